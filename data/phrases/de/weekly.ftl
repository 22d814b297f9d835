# Die Partie der Woche: für alle dieselben Karten, allein gegen Wolfgang.

command-admin-weekly = woche
    .about = Hier eine Partie der Woche anbieten: für alle dieselben Karten, allein gegen Wolfgang
word-weekly = an
    .about = Ob es eine Partie der Woche gibt; die laufende wird auf jeden Fall zu Ende gespielt
weekly-begins = Gleich erscheint hier die Partie der Woche, und alle sieben Tage eine neue. /{ command-admin } { command-admin-weekly } schaltet sie ab.
weekly-on = Es gibt eine Partie der Woche.
weekly-off = Nach dieser Woche gibt es keine Partie der Woche mehr.

week-title = Die Partie der Woche: { $game }
week-about = Für alle dieselben Karten und dieselben Würfe, allein gegen Wolfgang, per Direktnachricht. Bis { $until } kannst du jederzeit spielen, aber nur einmal; danach werden hier alle Ergebnisse und Filme gezeigt.
press-week = Mitspielen
week-begins = { $friends ->
    [1] Du spielst mit denselben Karten wie deine Freunde. Bis alle fertig sind, sieht niemand den Tisch eines anderen.
   *[other] Hier ist deine Partie der Woche. Bis die Woche vorbei ist, sieht niemand den Tisch eines anderen.
}
week-goes-on = Deine Partie findest du in deinen Direktnachrichten.
press-to-week = Zu meinem Tisch
week-once = { $friends ->
    [1] Du hast diese Karten schon gespielt; das geht nur einmal. Sobald alle fertig sind, spätestens { $until }, seht ihr alle Filme.
   *[other] Du hast die Partie dieser Woche schon gespielt; das geht nur einmal. Alle Ergebnisse werden { $until } gezeigt.
}
week-busy = In deinen Direktnachrichten ist noch Tisch { $table } offen. Spiel ihn erst zu Ende oder verlass ihn.
week-shut = Diese Partie wird per Direktnachricht gespielt, und dir kann ich keine schicken. Erlaube Nachrichten von Mitgliedern dieses Servers und versuch es dann noch einmal.
shared-deal-is-over = { $friends ->
    [1] Diese Partie unter Freunden ist vorbei; beginnen kann sie niemand mehr. Bitte deine Freunde um eine neue.
   *[other] Die Woche ist vorbei. Die Ergebnisse kommen gleich.
}
deal-is-shared = Andere spielen diese Partie noch. Filme, Spielprotokolle und die Mischung werden gezeigt, wenn alle fertig sind.

week-results = Die Partie der Woche ist vorbei: { $game }
week-place = { $place }. **{ $name }** – { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $won ->
    [1] , Wolfgang geschlagen
   *[other] {""}
}
week-nobody = Niemand hat diese Partie zu Ende gespielt.
week-others = Die übrigen Ergebnisse zeigt der Knopf.
week-opened = Gemischt mit `{ $half }`, angekündigt als `{ $promise }`
press-week-films = Alle Filme
week-whose-film = Wessen Partie willst du sehen?
week-from = Ab Platz { $place } …

command-game-same-deal = gleiche-karten
    .about = Freunde dein Solospiel nachspielen lassen, jeder für sich; oder das eines Freundes spielen
word-same-table = tisch
    .about = Nummer des Tisches, dessen Karten du spielen willst; ohne Angabe bietest du deine an
same-deal-offered = Deine Freunde können mit denselben Karten spielen, jeder für sich: mit /{ command-game } { command-game-same-deal } { word-same-table }:{ $table }. Sobald alle fertig sind, spätestens { $until }, seht ihr alle Filme; bis dahin sieht niemand die Partie eines anderen.
no-deal-to-share = Diese Karten kannst du niemandem anbieten. Beginne per Direktnachricht an mich ein Solospiel und biete seine Karten an, solange es läuft.
