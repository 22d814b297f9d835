# Was der Bot über Tische, Leute und Zeit sagt, in jedem Spiel.

## Wie ein Tisch steht

table-is-gathering = An diesem Tisch hat die Partie noch nicht begonnen.
table-is-playing = Die Partie läuft.
table-is-paused = Dieser Tisch macht gerade Pause.
table-is-frozen = Diese Partie ist angehalten, weil im Programm oder in den gespeicherten Zügen ein Fehler steckt. Nichts ist verloren; alle am Tisch wissen Bescheid.
table-is-over = Diese Partie ist zu Ende. Danke fürs Mitspielen!
table-is-cancelled = Dieser Tisch wurde geschlossen.

why-asleep = niemand hat angefangen
why-everybody-left = alle sind gegangen
why-everybody-resigned = alle haben aufgegeben
why-given-up = alle wollten aufhören
why-closed = die Moderation hat ihn geschlossen

## Neues für den Tisch

game-starts = { $seats ->
    [one] Die Karten sind verteilt. Viel Spaß!
   *[other] Die Karten für { $seats } Spieler sind verteilt. Viel Spaß!
}
table-fell-asleep = { $people ->
    [one] Seit einem Tag ist hier niemand dazugekommen, deshalb legt sich der Tisch schlafen und macht anderen Platz.
   *[other] Seit zwei Wochen hat hier niemand angefangen, deshalb legt sich der Tisch schlafen.
} Wer mitspielt oder zurückkommt, weckt ihn.
table-closes = An diesem Tisch ist niemand mehr, deshalb wird er geschlossen.
table-pauses = Beschlossen: Der Tisch macht Pause, und alle Uhren stehen.
table-goes-on = Beschlossen: Die Partie geht weiter.
table-is-given-up = Beschlossen: Die Partie endet hier, ohne Sieger.
table-freezes = Tisch { $table } ist angehalten: Die gespeicherten Züge lassen sich nicht genau nachspielen. Kein Zug ist verloren; der Betreiber dieses Bots kann dem nachgehen.
table-is-torn = Tisch { $table } ist angehalten: Seine gespeicherte Partie ist beschädigt, deshalb wird nichts mehr geändert. Der Betreiber dieses Bots kann ihn aus einer Sicherung wiederherstellen.
table-breaks-law = Tisch { $table } ist angehalten: Nach dem letzten Zug stimmt in der Partie etwas nicht mehr; das ist ein Fehler dieses Programms. Kein Zug ist verloren; der Betreiber dieses Bots weiß Bescheid und kann die Partie weiterlaufen lassen.
table-restored = Dieser Tisch wurde aus einer Sicherung wiederhergestellt. Was nach <t:{ $at }:t> geschah, fehlt jetzt: Bitte prüft den Stand, eure Wünsche und eure Pläne.
table-thaws = Der Betreiber dieses Bots hat sich den Fehler angesehen: Die Partie geht weiter.
table-restored-moves = Dieser Tisch wurde aus einer Sicherung wiederhergestellt. { $count ->
    [one] Zug { $first }
   *[other] Die Züge { $first } bis { $last }
} und alles andere, was nach <t:{ $at }:t> geschah, fehlen jetzt: Bitte prüft den Stand, eure Wünsche und eure Pläne.
table-restarts = Neustart des Bots: <t:{ $at }:R>, mit kurzer Unterbrechung. Nichts geht verloren: Jede Partie geht weiter, wo sie steht.
takes-back = { $who } nimmt { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurück.
    .you = Du nimmst { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurück.
all-take-back = Beschlossen: { $count ->
    [one] Der letzte Zug wird zurückgenommen.
   *[other] Die letzten { $count } Züge werden zurückgenommen.
}
stand-in-plays = Der Computer spielt für { $who }, bis { $who } wieder selbst zieht.
is-back = { $who } ist zurück am Tisch.
    .you = Du bist zurück am Tisch.
resigns = { $who } verlässt die Partie endgültig; der Computer übernimmt.
    .you = Du verlässt die Partie endgültig; der Computer übernimmt.
resigns-last = { $who } verlässt die Partie endgültig. Da sonst kein Mensch mehr mitspielt, endet die Partie.
    .you = Du verlässt die Partie endgültig. Da sonst kein Mensch mehr mitspielt, endet die Partie.
substitute-sits-down = Willkommen, { $who }! Du übernimmst diesen Platz mit allen Karten und allem, was dazugehört.
substitute-takes-over = Willkommen, { $who }! Du übernimmst den Platz von { $whom } mit allen Karten und allem, was dazugehört.
deadline-passed = { $then ->
    [pass] Für { $who } ist die Zeit um: Das zählt als Passen, wo die Regeln es zulassen.
    [stand-in] Für { $who } ist die Zeit um: Der Computer übernimmt.
   *[wait] Für { $who } ist die Zeit um; wir warten weiter.
}
private-messages-closed = { $who }, ich kann dir keine Direktnachrichten schicken. Über die Knöpfe hier siehst du jederzeit deine Hand und alle Neuigkeiten.

## Neues für eine Person

reminder = { $who }, der Tisch wartet auf dich.
channel-is-gone = Den Kanal von Tisch { $table } gibt es nicht mehr, oder ich darf dort nicht mehr schreiben.
server-is-gone = Ich bin nicht mehr auf dem Server, auf dem an Tisch { $table } gespielt wird. Die Partie ist nicht verloren, und deine Knöpfe hier funktionieren weiter. Wer den Tisch eröffnet hat, kann ihn auf einen anderen Server verlegen: Dafür genügt dort in einem Kanal /{ command-game } { command-game-status }.

asks-for-a-rematch = { $who } würde gern noch einmal mit dir spielen, an Tisch { $table }. Bist du dabei?

## Abstimmungen

motion-undo = { $count ->
    [one] den letzten Zug zurücknehmen
   *[other] die letzten { $count } Züge zurücknehmen
}
motion-stand-in = der Computer spielt für { $who }
motion-substitute = jemand anders übernimmt für { $who }
motion-pause = Pause machen
motion-resume = weiterspielen
motion-cancel = die Partie hier beenden
votes-for = { $who } stimmt für „{ $motion }“. { $missing ->
    [one] Es fehlt noch eine Stimme.
   *[other] Es fehlen noch { $missing } Stimmen.
}
    .you = Du stimmst für „{ $motion }“. { $missing ->
    [one] Es fehlt noch eine Stimme.
   *[other] Es fehlen noch { $missing } Stimmen.
}
votes-against = { $who } stimmt gegen „{ $motion }“. Damit bleibt alles, wie es ist.
    .you = Du stimmst gegen „{ $motion }“. Damit bleibt alles, wie es ist.
asks-for-a-vote = { $who } schlägt vor: „{ $motion }“. Was meinst du?
votes-came-to-nothing = Der Vorschlag „{ $motion }“ fand nicht rechtzeitig Zustimmung oder lässt sich nicht mehr ausführen. Damit bleibt alles, wie es ist.
offers-to-substitute = Jemand würde gern den Platz von { $who } übernehmen. Was meinen die anderen?

no-such-motion = Über „{ $motion }“ lässt sich nicht abstimmen.
voted-already = Du hast schon für „{ $motion }“ gestimmt. Die anderen werden gefragt.
offered-already = Du hast schon angeboten, einen Platz zu übernehmen; warte bitte die Antwort ab.
another-has-offered = Den Platz von { $who } will schon jemand anders übernehmen; warte bitte die Antwort ab.
nobody-offered = Für „{ $motion }“ hat sich noch niemand gemeldet.
no-such-seat = { $seats ->
    [one] Auf diesem Platz spielt niemand, über den man abstimmen könnte.
   *[other] Wähle einen Platz von 1 bis { $seats }, auf dem ein Mensch spielt.
}
seat-is-not-silent = { $days ->
    [one] { $who } hat noch Zeit. Ist die Uhr abgelaufen (ohne Uhr: nach 1 Tag), dürfen die anderen entscheiden.
   *[other] { $who } hat noch Zeit. Ist die Uhr abgelaufen (ohne Uhr: nach { $days } Tagen), dürfen die anderen entscheiden.
}

nobody-wants-it = Über „{ $motion }“ wird gerade nicht abgestimmt.
of-another-vote = Dieser Knopf gehört zu einer früheren Abstimmung über „{ $motion }“ und zählt nicht mehr. Die Knöpfe der laufenden Abstimmung stehen am Spielplan.

## Ablehnungen: Tische und Plätze

no-such-table = Diesen Tisch finde ich nicht; vielleicht wurde er gelöscht.
does-not-sit-here = Du spielst an diesem Tisch nicht mit.
sits-already = Diese Person spielt an diesem Tisch schon mit.
you-play-already = Du bist an diesem Tisch schon dabei.
sits-there-no-more = Auf diesem Platz spielt inzwischen jemand anders; schau bitte noch einmal nach.
opened-for-several = Dieser Tisch ist für { $fewest } bis { $most } Spieler eröffnet, und bisher bist nur du da. Lade andere ein, hol mit /{ command-game } { command-game-add-computer } einen Computer dazu, oder eröffne mit /{ command-game } { command-game-new } und „{ word-solo }“ ein Solospiel.
was-sent-away = Du wurdest von diesem Tisch ausgeschlossen. Wer ihn eröffnet hat, kann dich wieder zulassen.
started-already = Diese Partie hat schon begonnen.
rematch-after-the-end = „Noch einmal“ geht erst, wenn diese Partie zu Ende ist.
no-such-game = Ein Spiel „{ $game }“ kenne ich nicht. Wir spielen: { $games }.
table-is-full = { $most ->
    [one] Dieser Tisch ist voll: Er hat 1 Platz.
   *[other] Dieser Tisch ist voll: Er hat { $most } Plätze.
}
only-the-owner = Das darf nur, wer diesen Tisch eröffnet hat.
no-such-guest = Einen Computer „{ $guest }“ kenne ich nicht. Dazuholen kannst du: { $guests }.
no-such-pictures = Bilder gibt es wahlweise { $pictures-or }.
no-such-board = Der Spielplan kann quer oder hochkant gezeigt werden.
no-such-clock = Eine Uhr „{ $clock }“ kenne ich nicht. Zur Wahl stehen: { $clocks } sowie Uhrzeiten wie 18:30.
has-resigned = Du hast diese Partie endgültig verlassen.
nobody-to-stand-in-for = Auf dem Platz von { $who } spielt schon der Computer.
wrong-number-of-moves = { $most ->
    [one] Ich nehme immer nur 1 Zug an.
   *[other] Ich nehme 1 bis { $most } Züge auf einmal an.
}
no-orders-here = In diesem Spiel gibt es keine Wünsche.
no-such-order = Dieser Wunsch steht nicht mehr auf deiner Liste.

## Ablehnungen: Zeiten

nothing-to-snooze = Hier wartet gerade nichts auf dich, also gibt es nichts, woran ich dich erinnern müsste.
snooze-only-so-long = { $days ->
    [one] Eine Erinnerung lässt sich höchstens um 1 Tag verschieben.
   *[other] Eine Erinnerung lässt sich höchstens um { $days } Tage verschieben.
}
no-such-zone = Die Zeitzone „{ $zone }“ kenne ich nicht. Nimm am besten die einer großen Stadt in der Nähe, etwa Europe/Berlin.
night-too-long = { $hours ->
    [one] Ruhezeiten dauern höchstens 1 Stunde, damit du keine Frist verpasst.
   *[other] Ruhezeiten dauern höchstens { $hours } Stunden, damit du keine Frist verpasst.
}
remind-too-often = { $hours ->
    [one] Erinnerungen kommen höchstens einmal pro Stunde und mindestens einmal im Monat, oder gar nicht.
   *[other] Erinnerungen kommen höchstens einmal in { $hours } Stunden und mindestens einmal im Monat, oder gar nicht.
}
vacation-needs-an-end = { $days ->
    [one] Sag bitte, wann du zurück bist; ein Urlaub dauert höchstens 1 Tag.
   *[other] Sag bitte, wann du zurück bist; ein Urlaub dauert höchstens { $days } Tage.
}
vacation-is-over = Dieser Urlaub würde enden, bevor er beginnt, oder er ist schon vorbei.
vacation-too-long = { $days ->
    [one] Ein Urlaub dauert höchstens 1 Tag, den anderen zuliebe.
   *[other] Ein Urlaub dauert höchstens { $days } Tage, den anderen zuliebe.
}

## Wie der Bot arbeitet, beim Namen genannt

rule-table = So arbeitet der Bot: der Stand eines Tisches
rule-lobby = So arbeitet der Bot: Tische eröffnen und mitspielen
rule-votes = So arbeitet der Bot: Abstimmungen
rule-stand-in = So arbeitet der Bot: Vertretung und Übernahme
rule-snooze = So arbeitet der Bot: Erinnerungen
rule-hours = So arbeitet der Bot: deine Zeiten
rule-clocks = So arbeitet der Bot: Uhren
