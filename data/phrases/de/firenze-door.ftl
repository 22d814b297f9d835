# Firenze an der Tür: Befehle, Tafeln, die Hand, Hilfe. Was am Tisch geschieht, steht in firenze.ftl.
# Kein Satz stammt aus einer Spielregel.

door-firenze-heading = **{ $game }** · Tisch { $table } · Runde { $round }{ $last ->
    [0] {""}
   *[other] {" "}· letzte Züge
} · { $deck ->
    [one] 1 Karte im Stapel
    [0] Stapel leer
   *[other] { $deck } Karten im Stapel
}

## Was sich drücken lässt

press-firenze-cover = Neutrales Siegel legen …
press-firenze-take = Karte nehmen …
press-firenze-pay = Zahlen …
press-firenze-exchange = Stein tauschen …
press-firenze-begin = Bauen …
press-firenze-lay = Bauen …
press-firenze-fulfil = Aufträge erfüllen …
press-firenze-discard = Karte ablegen …
press-firenze-spill = In den Beutel …
press-firenze-lower = Turm kürzen …
press-firenze-renounce = Patrizier …
press-firenze-play = Karte ausspielen …
press-firenze-smuggle = Schmuggler …
press-firenze-restock = Großhändler …
press-firenze-sabotage = Saboteur …
press-firenze-transmute = Alchemist …

choose-firenze-cover = Auf welchem Turm bedeckst du welchen Auftrag?
choose-firenze-take = Welche Karte nimmst du?
choose-firenze-pay = Mit welchem Stein zahlst du?
choose-firenze-exchange = Welchen Stein von welcher Karte möchtest du?
choose-firenze-begin = In welcher Farbe beginnst du einen Turm?
choose-firenze-lay = Auf welchen Turm setzt du einen Stein?
choose-firenze-fulfil = Welchen Auftrag erfüllst du?
choose-firenze-discard = Welche Karte legst du ab?
choose-firenze-spill = Welcher Stein kommt in den Beutel?
choose-firenze-lower = Welcher Turm verliert einen Stein?
choose-firenze-renounce = Welches Fest legt der Patrizier ab?
choose-firenze-play = Welche Karte spielst du aus?
choose-firenze-smuggle = Mit wem tauscht der Schmuggler? Was gibst du, was nimmst du?
choose-firenze-restock = Welche Karte bekommt neue Steine?
choose-firenze-sabotage = Wessen Turm beschädigt der Saboteur?
choose-firenze-transmute = Welchen Stein verwandelt der Alchemist, und in welche Farbe?

## Ein neutrales Siegel legen

panel-firenze-cover = Ein neutrales Siegel bedeckt einen Auftrag für die ganze Partie; { $left ->
    [one] dieses ist das letzte
   *[other] es fehlen noch { $left }
}.
panel-firenze-cover-advice = Die Spielregel empfiehlt höchstens zwei Balkone oder Siegel je Turm und etwa die Hälfte der Siegel auf den Höhen { $least } bis { $most }.
panel-firenze-cover-tiles = Aufträge mit Balkon oder neutralem Siegel: { $tiles-nom }.
panel-firenze-cover-this = { $brick } { $height }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
panel-firenze-cover-tower = Welcher Turm?
panel-firenze-cover-height = Auf welcher Höhe?

## Eine Karte nehmen

panel-firenze-take-which = Welche Karte nimmst du? Alle außer der ganz links kosten Steine.
panel-firenze-offer = **{ $place } · { $card }** – { $cost ->
    [0] kostenlos
    [one] kostet 1 Stein
   *[other] kostet { $cost } Steine
}; darauf: { $bricks-count ->
    [0] keine Steine
   *[other] { $bricks-nom }
}
panel-firenze-card-laden = { $card }{ $cost ->
    [0] {""}
    [one] {" "}für 1 Stein
   *[other] {" "}für { $cost } Steine
} nehmen
    .button = { $place } · { $card }: { $cost ->
    [0] kostenlos
   *[other] kostet { $cost }
}
panel-firenze-take = **{ $card }** ({ $kind }): { $about }
panel-firenze-effect-ours = *Was diese Karte tut, ist unsere Fassung; die gedruckte kann abweichen.*
panel-firenze-take-brings = Steine auf der Karte: { $bricks-count ->
    [0] keine
   *[other] { $bricks-nom }
}.
panel-firenze-take-costs = Sie kostet { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}: { $parts }.
panel-firenze-pay-on = einen { $brick-acc } auf { $place } · { $card }
panel-firenze-stored-then = { $stored ->
    [0] Dein Lager ist dann leer.
    [one] Im Lager liegt dann 1 Stein; am Ende des Zuges dürfen { $limit } bleiben.
   *[other] Im Lager liegen dann { $stored } Steine; am Ende des Zuges dürfen { $limit } bleiben.
}
panel-firenze-second-building = Dieses Gebäude hast du schon: Diese Karte würde sofort abgelegt, nur ihre Steine blieben dir.
panel-firenze-take-it = { $paid ->
    [0] ✓ { $card } nehmen
    [one] ✓ { $card } – 1 Stein
   *[other] ✓ { $card } – { $paid } Steine
}
panel-firenze-pay-otherwise = Anders zahlen … (jetzt: { $bricks-nom })
panel-firenze-instead = einen { $new-acc } statt eines { $old-acc }

## Tauschen

panel-firenze-exchange-which = Du legst { $cost } Steine auf eine Karte und nimmst einen, der schon dort liegt. Welchen?
panel-firenze-from = { $brick } von { $place } · { $card }
panel-firenze-exchange = Du gibst { $paid } für einen **{ $brick-acc }** Stein von „{ $card }“.
panel-firenze-exchange-it = ✓ Tauschen – { $paid } geben
panel-firenze-store = { $bricks-count ->
    [0] Dein Lager ist dann leer.
   *[other] Im Lager hast du dann { $bricks }.
}

## Bauen

panel-firenze-build-which = Welchen Stein zuerst? Du bestätigst am Ende.
panel-firenze-build = Du setzt { $count ->
    [one] **1 Stein**: { $bricks }.
   *[other] **{ $count } Steine**: { $bricks }.
}{ $paid-count ->
    [0] {""}
   *[other] {" "}Das kostet { $paid }.
}
panel-firenze-site = Dein Bauplatz danach: { $towers-count ->
    [0] keine Türme
   *[other] { $towers }
}.
panel-firenze-build-next = { $left ->
    [one] Du darfst noch 1 Stein setzen; er
   *[other] Du darfst noch { $left } Steine setzen; der nächste
} kostet { $next ->
    [0] nichts
    [one] 1 Stein
   *[other] { $next } Steine
}.
panel-firenze-build-most = Mehr Steine darfst du in diesem Zug nicht setzen.
panel-firenze-tears = Vorsicht, Abriss: { $towers } ({ $lost ->
    [one] 1 Stein
   *[other] { $lost } Steine
} in den Beutel{ $saved ->
    [0] {""}
   *[other] , { $saved } zurück an dich
}).
panel-firenze-bell-stands = Danach könntest du den Glockenturm abgeben.
panel-firenze-ripe = Danach könntest du erfüllen: { $commissions }.
panel-firenze-commission = { $brick } { $height } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
panel-firenze-too-high = Vorsicht: Der Turm { $tower } hat mehr als { $most } Etagen und nützt nichts mehr.
panel-firenze-leads-nowhere = Vorsicht: Der Turm { $tower } kann keinen Auftrag mehr erfüllen.
panel-firenze-personnel = { $exchange ->
    [0] Personen …
   *[other] Tausch, Personen …
}
panel-firenze-lay-menu = Einen Stein setzen …
panel-firenze-raise = { $brick } von { $height } auf { $then }
panel-firenze-begin = { $brick }: ein neuer Turm
panel-firenze-meets = passt zu einem Auftrag: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
panel-firenze-next-met = nächster Auftrag: Höhe { $height }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
panel-firenze-meets-bell = taugt als Glockenturm
panel-firenze-meets-none = führt zu keinem Auftrag
panel-firenze-brick-back = Letzten Stein zurücknehmen
panel-firenze-build-it = { $paid-count ->
    [0] ✓ Bauen
    [one] ✓ Bauen – { $paid } zahlen
   *[other] ✓ Bauen und zahlen
}
panel-firenze-build-done = ✓ Bauen und fertig
panel-firenze-done-tears = Fertig – { $towers } abreißen
panel-firenze-done-tears-many = Fertig – { $count } Türme abreißen
panel-firenze-end-tears = Ende – { $towers } abreißen
panel-firenze-end-tears-many = Ende – { $count } Türme abreißen
panel-firenze-brick = { $height ->
    [0] { $brick }, neu
   *[other] { $brick } { $height } auf { $then }
}{ $met ->
    [0] {""}
   *[other] {" "}✓
}{ $cost ->
    [0] {""}
   *[other] , kostet { $cost }
}

## Erfüllen

panel-firenze-fulfil-which = Welche Aufträge erfüllst du? Wähle einen oder mehrere – oder keinen, um im nächsten Zug weiterzubauen. Übrige Siegel: { $seals }.
panel-firenze-fulfil = Du erfüllst { $commissions } – insgesamt **{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}**.
panel-firenze-seals = { $count ->
    [0] Das ist dein letztes Siegel.
    [one] Dann bleibt noch 1 Siegel.
   *[other] Dann bleiben noch { $count } Siegel.
}
panel-firenze-ends = Das läutet das Ende ein: { $points ->
    [one] 1 Punkt für das letzte Siegel ist
   *[other] { $points } Punkte für das letzte Siegel sind
} mitgezählt, und alle anderen haben noch einen Zug.
panel-firenze-next-balcony = Der nächste Balkon ist { $numeral ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}: { $brick-nom } Turm, Höhe { $height }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
panel-firenze-feat = { $brick } { $height } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $numeral ->
    [0] {""}
    [1] {" "}(Balkon I)
    [2] {" "}(Balkon II)
    [3] {" "}(Balkon III)
   *[other] {" "}(Balkon IV)
}{ $level ->
    [0] {""}
   *[other] {" "}+ { $level } (Etagenplättchen)
}{ $more ->
    [0] {""}
   *[other] {" "}+ { $more } (Kirche oder letztes Siegel)
}
panel-firenze-holds = { $stored ->
    [0] keine Steine, Platz für { $limit }
    [one] 1 Stein von { $limit }
   *[other] { $stored } Steine von { $limit }
} · { $seals ->
    [0] keine Siegel mehr
    [one] 1 Siegel
   *[other] { $seals } Siegel
} · { $points ->
    [0] noch keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
panel-firenze-several = Mehrere auf einmal …
panel-firenze-fulfil-this = ✓ { $brick } { $height }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
panel-firenze-fulfil-menu = Erfüllen …
panel-firenze-fulfil-it = ✓ Erfüllen ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
panel-firenze-fulfil-end = ✓ Erfüllen, dann Zug beenden
panel-firenze-end = Zug beenden

## Personen

panel-firenze-hire = **{ $card }**: { $about }
panel-firenze-hire-it = ✓ Ausspielen: { $card }
panel-firenze-has = hat { $bricks-count ->
    [0] keine Steine
   *[other] { $bricks }
}
panel-firenze-at-whom = Bei wem?
panel-firenze-which-tower = Welcher Turm?
panel-firenze-which-given = Was gibst du?
panel-firenze-which-taken = Was nimmst du?
panel-firenze-given = einen { $brick-acc } Stein geben
panel-firenze-taken = einen { $brick-acc } Stein nehmen
panel-firenze-smuggle = Schmuggler: { $whom } bekommt einen { $given-acc } Stein für einen { $taken-acc }
panel-firenze-sabotage = Saboteur: { $whom } verliert einen Stein von { $brick } { $height }
panel-firenze-transmute = Alchemist: Aus { $given } wird { $taken }
panel-firenze-restock = Großhändler: neue Steine für { $card } ({ $count } ersetzen)
    .button = { $card }: { $count } ersetzen

## Geben, was am ehesten zu entbehren ist

panel-firenze-give-these = { $bricks-count ->
    [1] { $bricks } geben
    [2] { $bricks } geben
   *[other] Die { $count } entbehrlichsten geben
}
panel-firenze-put-away = { $cards-count ->
    [1] { $cards } ablegen
    [2] { $cards } ablegen
   *[other] Die { $cards-count } entbehrlichsten ablegen
}

## Eine Hand

hand-firenze-store = { $bricks-count ->
    [0] Dein Lager ist leer
   *[other] Steine im Lager: { $bricks-nom }
} ({ $stored } von { $limit }).
hand-firenze-counts = { $seals ->
    [0] Keine Siegel mehr
    [one] Noch 1 Siegel
   *[other] Noch { $seals } Siegel
}. Karten: { $cards ->
    [0] keine, Platz für { $limit }
   *[other] { $cards } von { $limit }, Gebäude mitgezählt
}.
hand-firenze-empty = Du hast keine Karten auf der Hand.
hand-firenze-personnel = Person: **{ $card }** – { $about }{ $playable ->
    [0] {""}
   *[other] {" "}Jetzt spielbar.
}
hand-firenze-celebration = Fest: **{ $card }** – { $about } Nach jetzigem Stand: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
hand-firenze-building = Gebäude: **{ $card }** – { $about }
hand-firenze-owes-bell = Du schuldest der Kirche einen weißen Glockenturm der Höhe { $height } und kannst keine Aufträge erfüllen, bis du ihn abgegeben hast.

## Was kann ich jetzt tun?

help-firenze-placing = Vor dem ersten Zug werden die neutralen Siegel gelegt, reihum immer eines; { $due ->
    [one] dieses ist das letzte
   *[other] es fehlen noch { $due }
}. Bedecke einen Auftrag ohne Balkon; danach kann ihn niemand mehr erfüllen. Viele Siegel auf geringen Höhen machen kleine Aufträge knapp; je weniger Siegel, desto leichter das Spiel.
help-firenze-choosing = Nimm eine der Karten. Die ganz links ist kostenlos; für die anderen legst du auf jede übersprungene Karte einen Stein. Alle Steine auf deiner Karte gehören dann dir. Ein Ereignis wirkt sofort; jede andere Karte kommt auf deine Hand, vor dich oder zur Kirche. Soll dir eine Prinzessin helfen, spiel sie vorher aus.
help-firenze-paying = { $due ->
    [one] Wähle, welchen Stein du gibst: 1 ist
   *[other] Wähle, welche Steine du gibst: { $due } sind
} noch fällig. Am ehesten entbehrlich sind Steine in Farben, in denen du keinen Turm baust; ein Knopf wählt solche Steine für dich aus.
help-firenze-averting = „{ $card }“ steht bevor. Dein Patrizier kann das Ereignis verhindern, ist dann aber weg; oder du lässt es geschehen und behältst ihn.
help-firenze-suffering = „{ $card }“ nimmt dir etwas, und du wählst, was.
help-firenze-building = { $exchanged ->
    [0] Zuerst darfst du { $cost } Steine auf eine Karte legen und einen nehmen, der schon dort lag.{" "}
   *[other] {""}
}{ $left ->
    [0] Gerade lässt sich kein weiterer Stein setzen
   *[other] { $exchanged ->
        [0] Dann
       *[other] Jetzt
    } darfst du noch { $left ->
        [one] 1 Stein setzen, und er
       *[other] { $left } Steine setzen, und der nächste
    } kostet { $next ->
        [0] nichts
        [one] 1 Stein
       *[other] { $next } Steine
    }
}. Ein Turm, an dem du nicht weiterbaust, wird abgerissen, wenn du fertig bist: Gib jedem einen Stein oder plane den Verlust ein.
help-firenze-bell-first = Du schuldest der Kirche einen Glockenturm: einen weißen Turm, der genau die Höhe { $height } hat. Steht er, gib ihn ab, und du kannst gleich Aufträge erfüllen; sonst beende deinen Zug.
help-firenze-fulfilling = { $seals ->
    [0] Du hast kein Siegel mehr und kannst deshalb keinen Auftrag mehr erfüllen. Beende deinen Zug.
   *[other] Hat ein Turm genau die Höhe eines offenen Auftrags seiner Farbe, kannst du ihn für dessen Punkte abgeben. Alle seine Steine kommen dann in den Beutel, und { $seals ->
        [one] dein letztes Siegel kommt auf den Spielplan
       *[other] eines deiner { $seals } Siegel kommt auf den Spielplan
    }. Oder behalte den Turm, um im nächsten Zug weiterzubauen. Bist du fertig, beende deinen Zug.
}
help-firenze-limiting-cards = Du hast zu viele Karten: Leg { $due } ab. Ablegen darfst du Personen und Gebäude; Feste behältst du.
help-firenze-limiting-bricks = Dein Lager ist zu voll: { $due ->
    [one] 1 Stein kommt in den Beutel. Du wählst, welcher.
   *[other] { $due } Steine kommen in den Beutel. Du wählst, welche.
}
help-firenze-waiting = Sieh dir inzwischen deine Hand und den Spielplan an: welche Aufträge noch offen sind und wer dafür baut. Mit „{ press-plan }“ planst du deinen nächsten Zug im Geheimen. Nur wer am Zug ist, kann deinen Türmen etwas anhaben.

## Die Regeln nach Themen

topic-firenze-goal = Das Spiel in Kürze
topic-firenze-turn = Die sechs Phasen eines Zuges
topic-firenze-taking = Karten und Tausch
topic-firenze-building = Bauen und Abreißen
topic-firenze-commissions = Aufträge
topic-firenze-limits = Limits
topic-firenze-end = Spielende und Wertung
topic-firenze-events = Karten: Ereignisse
topic-firenze-personnel = Karten: Personen
topic-firenze-celebrations = Karten: Feste
topic-firenze-buildings = Karten: Gebäude
topic-firenze-churches = Karten: Kirche
topic-firenze-ours = Was wir selbst entworfen haben

digest-firenze-goal = Ihr baut Türme für die Familien von Florenz. Auf dem Spielplan hat jede Familie einen Turm mit Aufträgen für { $least } bis { $highest } Etagen.
    · **Punkten:** Gib einen Turm ab, der einem Auftrag in Farbe und Höhe genau entspricht, und leg ein Siegel auf den Auftrag.
    · **Weiterbauen:** Was begonnen ist, muss in jedem Zug wachsen, sonst wird es abgerissen.
    · **Gewinnen:** Am Ende entscheiden die Punkte.
digest-firenze-turn = Jeder Zug hat sechs Phasen:
    1. Eine Karte aus der Reihe nehmen (Pflicht).
    2. Einmal { $exchange } Steine gegen einen tauschen (wenn du magst).
    3. Bis zu { $most } Steine verbauen und dafür zahlen (wenn du magst).
    4. Türme ohne neuen Stein werden abgerissen.
    5. Beliebig viele Aufträge erfüllen (wenn du magst).
    6. Die Limits prüfen: { $storehouse } Steine im Lager, { $cards } Karten.
    Personen darfst du in deinem Zug jederzeit ausspielen, aber keine zwei mit demselben Namen.
digest-firenze-taking = { $row } Karten liegen in einer Reihe, anfangs jede mit { $bricks_each } Steinen.
    · **Preis:** Die Karte ganz links ist kostenlos; die anderen kosten 1 bis { $skipped } Steine beliebiger Farbe. Auf jede übersprungene Karte kommt einer, bevor du die Steine deiner Karte bekommst.
    · **Danach** rückt die Reihe zusammen, und rechts kommt eine neue Karte dazu.
    · **Tausch:** { $exchange } deiner Steine kommen auf eine Karte, und du nimmst einen, der schon dort lag.
digest-firenze-building = Ein Turm hat eine Farbe; ein Stein ist eine Etage. Du darfst Türme erhöhen und neue beginnen, so viele du magst, mit höchstens { $most } Steinen pro Zug.
    · **Kosten:** Für insgesamt 1, 2, 3 … gesetzte Steine zahlst du { $costs } weitere aus deinem Lager. Es zählt, wie viele Steine du setzt, nicht, auf wie viele Türme.
    · **Bauruinen:** Jeder Turm, der zu Beginn deines Zuges dastand und keinen Stein bekommen hat, wird abgerissen. Die Hälfte, aufgerundet, kommt in den Beutel, der Rest in dein Lager.
    · **Zu hoch:** Ein Turm mit mehr als { $highest } Etagen nützt nichts mehr.
digest-firenze-commissions = Dein Turm muss genau die Höhe eines Auftrags seiner Farbe haben, auf dem noch kein Siegel liegt. Du bekommst die Punkte und legst dein Siegel auf den Auftrag; alle Steine kommen in den Beutel.
    · **Balkone** ersetzen die Punkte ihres Auftrags. Von den Aufträgen mit Balkon darfst du nur den mit der niedrigsten offenen Nummer erfüllen; danach ist sofort der nächste offen.
    · **Etagenplättchen** liegen neben den Höhen { $levels }: Der erste erfüllte Auftrag jeder dieser Höhen bringt das Plättchen und dessen Punkte.
digest-firenze-limits = Die Limits werden nur am Ende deines Zuges geprüft, zuerst das Kartenlimit.
    · **Karten:** höchstens { $cards }, Handkarten und ausliegende Gebäude zusammengezählt. Ablegen darfst du Personen und Gebäude; Feste behältst du, auch wenn es zu viele sind.
    · **Steine:** höchstens { $storehouse } im Lager; der Rest kommt in den Beutel. Steine in Türmen zählen nicht.
digest-firenze-end = Wer als Erster sein letztes Siegel legt, bekommt sofort { $last_seal } Punkte und spielt seinen Zug zu Ende; alle anderen haben noch genau einen Zug. Dann:
    · **Mehrheiten:** Wer die meisten Siegel auf einem Turm des Spielplans hat, bekommt dessen Bonus; bei Gleichstand zählt das höchste Siegel.
    · **Feste** werden gezeigt und zählen, im Guten wie im Schlechten.
    Bei gleicher Punktzahl wird der Sieg geteilt.
digest-firenze-ours = Die Regeln kennen wir gut, manche gedruckten Zahlen weniger gut:
digest-firenze-ours-mark = \* unser Entwurf; die gedruckte Karte kann abweichen

## Befehle

command-firenze = firenze
    .about = Firenze: ein Befehl für jeden Zug
command-firenze-cover = bedecken
    .about = Vor dem ersten Zug ein neutrales Siegel legen
command-firenze-take = karte-nehmen
    .about = Eine Karte der Reihe wählen, von links gezählt
command-firenze-pay = zahlen
    .about = Mit einem Stein bezahlen, was du gewählt hast
command-firenze-exchange = tauschen
    .about = Steine gegen einen tauschen, der auf einer Karte liegt
command-firenze-begin = neuer-turm
    .about = Einen neuen Turm beginnen
command-firenze-lay = stein-setzen
    .about = Einen Stein auf einen Turm setzen
command-firenze-done = fertig-gebaut
    .about = Fertig gebaut: Bauruinen werden abgerissen
command-firenze-fulfil = erfüllen
    .about = Einen Auftrag erfüllen
command-firenze-consecrate = glockenturm-abgeben
    .about = Den Glockenturm abgeben, den der Campanile verlangt
command-firenze-end = zug-beenden
    .about = Deinen Zug beenden
command-firenze-discard = karte-ablegen
    .about = Eine Karte ablegen, um das Kartenlimit einzuhalten
command-firenze-spill = stein-zurücklegen
    .about = Einen überzähligen oder verlangten Stein in den Beutel legen
command-firenze-lower = turm-kürzen
    .about = Den Stein, den ein Ereignis verlangt, von einem deiner Türme nehmen
command-firenze-endure = geschehen-lassen
    .about = Das Ereignis geschehen lassen
command-firenze-avert = verhindern
    .about = Mit dem Patrizier das Ereignis verhindern
command-firenze-renounce = fest-ablegen
    .about = Patrizier: ein Fest ablegen
command-firenze-play = karte-ausspielen
    .about = Die Prinzessin, den Maurer oder den Architekten ausspielen
command-firenze-smuggle = schmuggler
    .about = Schmuggler: einen Stein mit einem anderen Spieler tauschen
command-firenze-restock = großhändler
    .about = Großhändler: neue Steine für eine Karte
command-firenze-sabotage = saboteur
    .about = Saboteur: einem fremden Turm einen Stein nehmen
command-firenze-transmute = alchemist
    .about = Alchemist: Aus einem Stein wird ein anderer

word-place = stelle
    .about = Die Stelle in der Reihe, von links gezählt
word-brick = stein
    .about = Die Farbe des Steins
word-color = farbe
    .about = Die Farbe des Turms
word-height = höhe
    .about = Wie hoch der Turm jetzt ist; beim Bedecken die Höhe des Auftrags
word-give = gib
    .about = Der Stein, den du gibst
word-take = nimm
    .about = Der Stein, den du nimmst

## Die Vorausschau

outlook-firenze-none = Mit den Steinen eines Zuges ist noch kein Auftrag erreichbar.
outlook-firenze-now = **Mit den Steinen, die du hast**
outlook-firenze-later = **Sobald die Steine da sind**
outlook-firenze-tower = { $height ->
    [0] **{ $brick } { $goal }** (neuer Turm)
   *[other] **{ $brick } { $goal }** (jetzt { $height })
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
outlook-firenze-bell = { $height ->
    [0] **{ $brick } { $goal }** (neuer Turm)
   *[other] **{ $brick } { $goal }** (jetzt { $height })
}: der Glockenturm, fällig vor dem nächsten Auftrag
outlook-firenze-takes = { $due ->
    [0] { $lay ->
        [one] 1 Stein
       *[other] { $lay } Steine
    } setzen
   *[other] { $lay ->
        [one] 1 Stein
       *[other] { $lay } Steine
    } setzen und { $due } zahlen
}
outlook-firenze-stands = schon hoch genug
outlook-firenze-leaves = { $count ->
    [0] dein Lager ist dann leer
    [one] 1 Stein bleibt
   *[other] { $count } Steine bleiben
}
outlook-firenze-waits = Balkon { $numeral ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} muss warten
outlook-firenze-missing = du brauchst noch { $bricks }{ $cards-count ->
    [0] {""}
   *[other] {" "}(in der Reihe, auf { $cards })
}
outlook-firenze-lacking = { $count ->
    [one] 1 Stein fehlt zum Bezahlen
   *[other] { $count } Steine fehlen zum Bezahlen
}
outlook-firenze-each = Jeder Auftrag ist für sich und für einen einzigen Zug gerechnet. Ein Turm, der in deinem Zug keinen Stein bekommt, wird abgerissen.
