# Firenze: eine deutsche Regel lag uns nicht vor; die Begriffe sind die, mit denen öffentlich über das Spiel geschrieben wird, die Sätze unsere; data/firenze/TERMS.md nennt sie alle.
# Farben haben die Formen .low (weiß), .nom (weißer), .acc (weißen) und .many (weiße), wie Steine und Türme sie brauchen; .about sagt, was eine Karte tut.

game-firenze = Firenze

## Farben

brick-white = Weiß
    .low = weiß
    .nom = weißer
    .acc = weißen
    .many = weiße
brick-yellow = Gelb
    .low = gelb
    .nom = gelber
    .acc = gelben
    .many = gelbe
brick-green = Grün
    .low = grün
    .nom = grüner
    .acc = grünen
    .many = grüne
brick-red = Rot
    .low = rot
    .nom = roter
    .acc = roten
    .many = rote
brick-blue = Blau
    .low = blau
    .nom = blauer
    .acc = blauen
    .many = blaue
brick-purple = Violett
    .low = violett
    .nom = violetter
    .acc = violetten
    .many = violette

firenze-so-many = { $count ->
    [one] 1 { $brick-acc }
   *[other] { $count } { $brick-many }
}
    .nom = { $count ->
    [one] 1 { $brick-nom }
   *[other] { $count } { $brick-many }
}
firenze-tower = { $brick } { $height }

## Kartenarten

card-kind-event = Ereignis
    .about = Geschieht sofort und wird dann abgelegt.
card-kind-personnel = Person
    .about = Kommt auf die Hand; du kannst sie in einem deiner Züge ausspielen, pro Zug nur eine gleichen Namens.
card-kind-celebration = Fest
    .about = Bleibt bis zum Ende auf der Hand und zählt dann.
card-kind-building = Gebäude
    .about = Liegt vor dir und wirkt dauerhaft; von jeder Art darfst du nur eines haben.
card-kind-church = Kirche
    .about = Die Karte liegt bei der Kirche und gilt für alle, bis sie gewirkt hat.

## Aktionskarten

action-card-botch = Pfusch
    .about = Nimm 1 Stein von einem deiner Türme; er kommt in den Beutel.
action-card-storehouse-fire = Lagerbrand
    .about = Leg 3 Steine aus deinem Lager in den Beutel; die von dieser Karte sind sicher.
action-card-flood = Hochwasser
    .about = Alle verlieren die Hälfte ihrer Steine im Lager, abgerundet; die von dieser Karte zählen nicht.
action-card-luxury-tax = Luxussteuer
    .about = Alle legen für jeden eigenen Turm 1 Stein aus dem Lager in den Beutel.
action-card-tribute = Tribut
    .about = Alle legen 2 Steine aus dem Lager in den Beutel.
action-card-collapse = Einsturz
    .about = Bei allen verliert der höchste Turm 1 Stein.
action-card-princess = Prinzessin
    .about = Die Karte, die du wählst, kostet diesmal nichts. Spiel die Prinzessin vorher aus.
action-card-mason = Maurer
    .about = Bauen kostet in diesem Zug 3 Steine weniger.
action-card-smuggler = Schmuggler
    .about = Tausche 1 deiner Steine gegen 1 Stein eines anderen Spielers; du bestimmst beide Steine.
action-card-wholesaler = Großhändler
    .about = Alle Steine auf einer Karte der Reihe weichen ebenso vielen neuen aus dem Beutel.
action-card-saboteur = Saboteur
    .about = Nimm 1 Stein von einem fremden Turm; er kommt in den Beutel.
action-card-patrician = Patrizier
    .about = Leg ein Fest ab oder ein eben genommenes Ereignis, bevor es geschieht (Variante).
action-card-architect = Architekt
    .about = Setz in diesem Zug kostenlos 1 Stein mehr, über das Limit hinaus.
action-card-alchemist = Alchemist
    .about = Leg 1 Stein in den Beutel und nimm 1 in der Farbe deiner Wahl heraus.
action-card-recognition = Anerkennung
    .about = Am Ende 1 Punkt für jedes deiner Siegel auf Höhe 3 oder 4.
action-card-monument = Denkmal
    .about = Geht sofort an den Spieler mit dem höchsten Turm und bringt am Ende 3 Punkte.
action-card-carnival = Karneval
    .about = Am Ende 2 Punkte.
action-card-tournament = Turnier
    .about = Am Ende 3 Punkte, wenn du Siegel auf mindestens 4 Türmen hast.
action-card-wedding = Hochzeit
    .about = Kostet dich am Ende 2 Punkte.
action-card-masked-ball = Maskenball
    .about = Kostet dich am Ende 2 Punkte.
action-card-banquet = Bankett
    .about = Kostet dich am Ende 3 Punkte.
action-card-workshop = Werkstatt
    .about = Bauen kostet dich in jedem Zug 1 Stein weniger.
action-card-warehouse = Speicher
    .about = In deinem Lager dürfen 15 Steine bleiben.
action-card-palazzo = Palazzo
    .about = Du darfst 8 Karten behalten, diese mitgezählt.
action-card-trading-house = Handelshaus
    .about = Dein Tausch kostet 2 Steine.
action-card-campanile = Campanile
    .about = Alle schulden der Kirche je einen Glockenturm aus 3 weißen Steinen; bis dahin keine Aufträge.
action-card-santa-croce = Santa Croce
    .about = 2 Punkte für den ersten Auftrag der Höhe 5.
action-card-santa-maria-novella = Santa Maria Novella
    .about = 3 Punkte für den ersten roten, blauen oder violetten Auftrag ab Höhe 4.
action-card-san-lorenzo = San Lorenzo
    .about = 3 Punkte für den ersten Spieler, der in einem Zug 2 Aufträge erfüllt.

## Woher Punkte kommen

prestige-source-commissions = Aufträge
prestige-source-balconies = Balkone
prestige-source-level-tiles = Etagenplättchen
prestige-source-churches = Kirchen
prestige-source-last-seal = Letztes Siegel
prestige-source-majorities = Mehrheiten
prestige-source-celebrations = Feste

## Optionen

option-neutral-seals = Neutrale Siegel
    .about = Wie viele Aufträge von Anfang an bedeckt sind; bei einer toten Farbe mindestens 6.
option-neutral-seals-5 = 5
    .about = Wie üblich sind 5 Aufträge bedeckt; bei einer toten Farbe stattdessen alle 6 Aufträge dieser Farbe.
option-neutral-seals-0 = keine
    .about = Jeder Auftrag kann erfüllt werden; bei einer toten Farbe alle außer den 6 dieser Farbe.
option-neutral-seals-1 = 1
    .about = 1 Auftrag ist bedeckt; bei einer toten Farbe stattdessen alle 6 Aufträge dieser Farbe.
option-neutral-seals-2 = 2
    .about = 2 Aufträge sind bedeckt; bei einer toten Farbe stattdessen alle 6 Aufträge dieser Farbe.
option-neutral-seals-3 = 3
    .about = 3 Aufträge sind bedeckt; bei einer toten Farbe stattdessen alle 6 Aufträge dieser Farbe.
option-neutral-seals-4 = 4
    .about = 4 Aufträge sind bedeckt; bei einer toten Farbe stattdessen alle 6 Aufträge dieser Farbe.
option-neutral-seals-6 = 6
    .about = 6 Aufträge sind bedeckt; bei einer toten Farbe genau die 6 Aufträge dieser Farbe.
option-neutral-seals-7 = 7
    .about = 7 Aufträge sind bedeckt, das Maximum; bei einer toten Farbe alle 6 dieser Farbe und ein weiterer.
option-placing = Verteilung der Siegel
    .about = Wie die neutralen Siegel an ihre Plätze kommen.
option-placing-random = per Los
    .about = Gleichmäßig über die Türme verteilt, etwa die Hälfte auf Höhe 3 und 4.
option-placing-die = per Würfel
    .about = Ein Wurf für die Farbe und einer für die Höhe: Alles ist möglich.
option-placing-free = durch die Spieler
    .about = Vor dem ersten Zug legt ihr sie reihum einzeln, wohin ihr wollt.
option-dead-color = Tote Farbe
    .about = Sechs neutrale Siegel bedecken alle Aufträge einer Farbe, gleich wie viele sonst gewählt sind.
option-dead-color-none = keine
    .about = Alle sechs Farben sind im Spiel.
option-dead-color-white = weiß
    .about = Niemand kann weiße Aufträge erfüllen.
option-dead-color-yellow = gelb
    .about = Niemand kann gelbe Aufträge erfüllen.
option-dead-color-green = grün
    .about = Niemand kann grüne Aufträge erfüllen.
option-dead-color-red = rot
    .about = Niemand kann rote Aufträge erfüllen.
option-dead-color-blue = blau
    .about = Niemand kann blaue Aufträge erfüllen.
option-dead-color-purple = violett
    .about = Niemand kann violette Aufträge erfüllen.
option-campanile = Campanile
    .about = Ob die Karte im Stapel ist, die von allen einen Glockenturm verlangt.
option-campanile-out = ohne
    .about = Ohne den Campanile, passend für eine erste Partie.
option-campanile-in = mit
    .about = Mit dem Campanile, für alle, die ihn kennen.
option-patrician = Patrizier
    .about = Ob der Patrizier auch ein Ereignis verhindern kann.
option-patrician-on = beide Wirkungen
    .about = Er legt ein Fest ab oder verhindert ein eben genommenes Ereignis (unsere Variante).
option-patrician-off = nur Feste
    .about = Er darf nur ein Fest ablegen, keine andere Karte; so steht es in der Spielregel.

## Was unseres ist und nicht gedruckt

ours-firenze-commissions = Gut zu wissen: Die meisten Zahlen auf Türmen, Fahnen und Etagenplättchen sind unser Entwurf, weil die gedruckten nicht frei zugänglich sind.
ours-firenze-balconies = Gut zu wissen: Die meisten der 19 Balkone sind unser Entwurf; die gedruckten liegen vielleicht anderswo und haben andere Punktzahlen.
ours-firenze-cards = Gut zu wissen: Bei etwa der Hälfte der Karten haben wir uns die Wirkung ausgedacht, weil ihre gedruckten Texte nicht frei zugänglich sind; auch wie oft jede Karte vorkommt, haben wir festgelegt.
ours-firenze-name = (unser Name)
ours-firenze-effect = (Unsere Fassung.)

## Was geschieht

firenze-covers = { $who } legt ein neutrales Siegel auf { $brick } { $height }.
    .you = Du legst ein neutrales Siegel auf { $brick } { $height }.
firenze-takes = { $who } nimmt „{ $card }“ { $bricks-count ->
    [0] ohne Steine
   *[other] mit allem darauf ({ $bricks-nom })
}{ $paid-count ->
    [0] {""}
   *[other] {" "}und zahlt dafür { $paid }
}.
    .you = Du nimmst „{ $card }“ { $bricks-count ->
    [0] ohne Steine
   *[other] mit allem darauf ({ $bricks-nom })
}{ $paid-count ->
    [0] {""}
   *[other] {" "}und zahlst dafür { $paid }
}.
firenze-new-card = Neu in der Reihe: „{ $card }“{ $bricks-count ->
    [0] {" "}ohne Steine, denn der Beutel ist leer
   *[other] , darauf { $bricks-nom }
}.
firenze-takes-and-next = { $takes } { $next }
    .you = { $takes-you } { $next }
firenze-deck-shuffled = Der Stapel ist aufgebraucht: { $cards ->
    [one] Die eine abgelegte Karte wird zum neuen Stapel
   *[other] Die { $cards } abgelegten Karten werden zu einem neuen Stapel gemischt
}.
firenze-exchanges = { $who } nimmt einen { $brick-acc } Stein von „{ $card }“ und gibt dafür { $paid }.
    .you = Du nimmst einen { $brick-acc } Stein von „{ $card }“ und gibst dafür { $paid }.
firenze-builds = { $who } verbaut { $bricks }{ $paid-count ->
    [0] {""}
   *[other] {" "}und zahlt dafür { $paid }
}. Auf dem Bauplatz: { $towers }.
    .you = Du verbaust { $bricks }{ $paid-count ->
    [0] {""}
   *[other] {" "}und zahlst dafür { $paid }
}. Auf deinem Bauplatz: { $towers }.
firenze-gets-back = { $who } hat fürs Bauen zu viel gezahlt und bekommt { $bricks } zurück.
    .you = Du hast fürs Bauen zu viel gezahlt und bekommst { $bricks } zurück.
firenze-tears-down = { $who } reißt { $towers-count ->
    [one] eine Bauruine
   *[other] Bauruinen
} ab ({ $towers }) und legt davon { $lost } in den Beutel{ $saved-count ->
    [0] {""}
   *[other] , { $saved } zurück ins Lager
}.
    .you = Du reißt { $towers-count ->
    [one] eine Bauruine
   *[other] Bauruinen
} ab ({ $towers }) und legst davon { $lost } in den Beutel{ $saved-count ->
    [0] {""}
   *[other] , { $saved } zurück in dein Lager
}.
firenze-fulfils = { $who } erfüllt { $numeral ->
    [1] den Auftrag mit Balkon I ({ $brick } { $height })
    [2] den Auftrag mit Balkon II ({ $brick } { $height })
    [3] den Auftrag mit Balkon III ({ $brick } { $height })
    [4] den Auftrag mit Balkon IV ({ $brick } { $height })
   *[other] den Auftrag { $brick } { $height }
} für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $seals ->
    [0] kein Siegel mehr
    [one] noch 1 Siegel
   *[other] noch { $seals } Siegel
}).
    .you = Du erfüllst { $numeral ->
    [1] den Auftrag mit Balkon I ({ $brick } { $height })
    [2] den Auftrag mit Balkon II ({ $brick } { $height })
    [3] den Auftrag mit Balkon III ({ $brick } { $height })
    [4] den Auftrag mit Balkon IV ({ $brick } { $height })
   *[other] den Auftrag { $brick } { $height }
} für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $seals ->
    [0] kein Siegel mehr
    [one] noch 1 Siegel
   *[other] noch { $seals } Siegel
}).
firenze-takes-level = { $who } erfüllt den ersten Auftrag der Höhe { $height } und nimmt das Etagenplättchen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .you = Du erfüllst den ersten Auftrag der Höhe { $height } und nimmst das Etagenplättchen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
firenze-church-card = „{ $card }“ kommt zur Kirche.
firenze-church-rewards = „{ $card }“ belohnt { $who }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .you = „{ $card }“ belohnt dich: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
firenze-church-card-leaves = Alle Glockentürme sind abgegeben: „{ $card }“ wird abgelegt.
firenze-consecrates = { $who } gibt einen Glockenturm aus { $height } weißen Steinen ab und darf wieder Aufträge erfüllen.
    .you = Du gibst einen Glockenturm aus { $height } weißen Steinen ab und darfst wieder Aufträge erfüllen.
firenze-last-seal = { $who } legt das letzte eigene Siegel, nimmt das Spielendeplättchen und bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Alle anderen haben noch einen Zug.
    .you = Du legst dein letztes Siegel, nimmst das Spielendeplättchen und bekommst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Alle anderen haben noch einen Zug.
firenze-monument = „{ $card }“ geht an { $who }.
    .you = „{ $card }“ geht an dich.
firenze-second-building = { $who } hat „{ $card }“ schon, deshalb wird die zweite Karte abgelegt.
    .you = Du hast „{ $card }“ schon, deshalb wird die zweite Karte abgelegt.
firenze-averts = { $who } spielt „{ $patrician }“ aus: „{ $card }“ wird abgelegt, bevor etwas geschieht.
    .you = Du spielst „{ $patrician }“ aus: „{ $card }“ wird abgelegt, bevor etwas geschieht.
firenze-loses-bricks = „{ $card }“: { $who } verliert { $bricks }.
    .you = „{ $card }“: Du verlierst { $bricks }.
firenze-loses-level = { $left ->
    [0] „{ $card }“: { $who } verliert einen Turm ({ $brick } { $height }).
   *[other] „{ $card }“: Bei { $who } schrumpft der { $brick-many } Turm von { $height } auf { $left }.
}
    .you = { $left ->
    [0] „{ $card }“: Du verlierst einen Turm ({ $brick } { $height }).
   *[other] „{ $card }“: Dein { $brick-nom } Turm schrumpft von { $height } auf { $left }.
}
firenze-event-in-vain = „{ $card }“ bleibt ohne Wirkung: Es gibt nichts zu holen.
firenze-plays = { $who } spielt „{ $card }“ aus.
    .you = Du spielst „{ $card }“ aus.
firenze-renounces = { $who } spielt „{ $patrician }“ aus und legt „{ $card }“ ab.
    .you = Du spielst „{ $patrician }“ aus und legst „{ $card }“ ab.
firenze-smuggles = Der Schmuggler: { $who } tauscht mit { $whom } einen { $given-acc } Stein gegen einen { $taken-acc }.
    .you = Dein Schmuggler: Du tauschst mit { $whom } einen { $given-acc } Stein gegen einen { $taken-acc }.
firenze-restocks = { $who } ruft den Großhändler. { $bricks-count ->
    [0] Auf „{ $card }“ liegt jetzt kein Stein.
   *[other] Neu auf „{ $card }“: { $bricks-nom }.
}
    .you = Du rufst den Großhändler. { $bricks-count ->
    [0] Auf „{ $card }“ liegt jetzt kein Stein.
   *[other] Neu auf „{ $card }“: { $bricks-nom }.
}
firenze-sabotages = { $left ->
    [0] { $who } schickt den Saboteur: { $whom } verliert einen Turm ({ $brick } { $height }).
   *[other] { $who } schickt den Saboteur: Bei { $whom } schrumpft der { $brick-many } Turm von { $height } auf { $left }.
}
    .you = { $left ->
    [0] Du schickst den Saboteur: { $whom } verliert einen Turm ({ $brick } { $height }).
   *[other] Du schickst den Saboteur: Bei { $whom } schrumpft der { $brick-many } Turm von { $height } auf { $left }.
}
firenze-transmutes = { $who } lässt den Alchemisten einen { $given-acc } Stein in einen { $taken-acc } verwandeln.
    .you = Du lässt den Alchemisten einen { $given-acc } Stein in einen { $taken-acc } verwandeln.
firenze-discards = { $who } legt „{ $card }“ ab, um das Kartenlimit einzuhalten.
    .you = Du legst „{ $card }“ ab, um das Kartenlimit einzuhalten.
firenze-spills = { $who } hat zu viele Steine und legt { $bricks } in den Beutel.
    .you = Du hast zu viele Steine und legst { $bricks } in den Beutel.
firenze-majority = { $who } hat die Mehrheit am { $brick-acc } Turm: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .you = Du hast die Mehrheit am { $brick-acc } Turm: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
firenze-celebrates = { $who } zeigt „{ $card }“: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
    .you = Du zeigst „{ $card }“: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
firenze-game-over = { $who-count ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen gemeinsam
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}. Endstand: { $all }.
    .you = Du gewinnst mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}. Herzlichen Glückwunsch! Endstand: { $all }.

## Was gefragt ist: die anderen, und (.you) dich selbst

asked-firenze-placing = { $due ->
    [one] { $who }: das letzte neutrale Siegel legen.
   *[other] { $who }: ein neutrales Siegel legen (noch { $due }).
}
    .you = Welchen Auftrag bedeckst du mit einem neutralen Siegel? { $due ->
    [one] Es ist das letzte.
   *[other] Noch { $due } sind zu legen.
}
asked-firenze-choosing = { $who }: eine Karte aus der Reihe nehmen.
    .you = Du bist am Zug: Nimm eine Karte.
asked-firenze-paying-card = { $due ->
    [one] { $who }: 1 Stein für „{ $card }“ zahlen.
   *[other] { $who }: { $due } Steine für „{ $card }“ zahlen.
}
    .you = „{ $card }“: { $due ->
    [one] Leg noch 1 Stein auf eine Karte links davon.
   *[other] Leg noch { $due } Steine auf die Karten links davon, der Reihe nach von links.
}
asked-firenze-averting = { $who }: „{ $card }“ verhindern oder geschehen lassen.
    .you = „{ $card }“ steht bevor. Soll dein Patrizier das Ereignis verhindern?
asked-firenze-losing = { $due ->
    [one] { $who }: 1 Stein auswählen, der verloren geht („{ $card }“).
   *[other] { $who }: { $due } Steine auswählen, die verloren gehen („{ $card }“).
}
    .you = „{ $card }“: { $due ->
    [one] Welcher Stein kommt in den Beutel?
   *[other] Welche { $due } Steine kommen in den Beutel?
}
asked-firenze-lowering = { $who }: den Turm wählen, der einen Stein verliert („{ $card }“).
    .you = „{ $card }“: Welcher deiner Türme verliert einen Stein?
asked-firenze-building = { $exchange ->
    [0] { $who }: bauen oder das Bauen beenden.
   *[other] { $who }: bauen (vorher ist ein Tausch möglich).
}
    .you = { $exchange ->
    [0] Du bist am Zug: Bau etwas oder beende das Bauen.
   *[other] Du bist am Zug: Tausche zuerst oder bau gleich.
}
asked-firenze-paying-exchange = { $due ->
    [one] { $who }: 1 Stein für den { $brick-acc } auf „{ $card }“ geben.
   *[other] { $who }: { $due } Steine für den { $brick-acc } auf „{ $card }“ geben.
}
    .you = Für den { $brick-acc } Stein auf „{ $card }“: { $due ->
    [one] Gib noch 1 Stein.
   *[other] Gib noch { $due } Steine.
}
asked-firenze-paying-construction = { $due ->
    [one] { $who }: 1 Stein fürs Bauen zahlen.
   *[other] { $who }: { $due } Steine fürs Bauen zahlen.
}
    .you = Baukosten: { $due ->
    [one] Gib noch 1 Stein.
   *[other] Gib noch { $due } Steine.
}
asked-firenze-fulfilling = { $who }: Aufträge erfüllen oder den Zug beenden.
    .you = Erfüll Aufträge oder beende deinen Zug.
asked-firenze-ending = { $who }: kein Auftrag zu erfüllen; den Zug beenden.
    .you = Du kannst keinen Auftrag erfüllen: Beende deinen Zug.
asked-firenze-limiting-cards = { $due ->
    [one] { $who }: 1 Karte ablegen.
   *[other] { $who }: { $due } Karten ablegen.
}
    .you = Du hast zu viele Karten: { $due ->
    [one] Leg 1 ab.
   *[other] Leg { $due } ab.
}
asked-firenze-limiting-bricks = { $due ->
    [one] { $who }: 1 Stein in den Beutel legen.
   *[other] { $who }: { $due } Steine in den Beutel legen.
}
    .you = Du hast zu viele Steine: { $due ->
    [one] Leg einen in den Beutel.
   *[other] Leg { $due } in den Beutel.
}

## Züge, wie Knöpfe und Listen sie nennen

move-firenze-cover = Bedecken: { $color } { $height }
move-firenze-take = Karte { $place } nehmen
move-firenze-pay = Einen { $brick-acc } Stein zahlen
move-firenze-exchange = Tauschen: { $brick } von Karte { $place }
move-firenze-begin = Neuer Turm: { $color }
move-firenze-lay = Weiterbauen: { $color } { $height }
move-firenze-done = Fertig gebaut
move-firenze-fulfil = Erfüllen: { $color } { $height }
move-firenze-consecrate = Glockenturm abgeben
move-firenze-end = Zug beenden
move-firenze-discard = Ablegen: { $card }
move-firenze-spill = In den Beutel: { $brick }
move-firenze-lower = Turm kürzen: { $color } { $height }
move-firenze-endure = Geschehen lassen
move-firenze-avert = Mit dem Patrizier verhindern
move-firenze-renounce = Patrizier: { $card } ablegen
move-firenze-play = Ausspielen: { $card }
move-firenze-smuggle = Schmuggler: { $give } an { $seat } gegen { $take }
move-firenze-restock = Großhändler: neue Steine für Karte { $place }
move-firenze-sabotage = Saboteur: { $color } { $height } von { $seat }
move-firenze-transmute = Alchemist: Aus { $give } wird { $take }

## Nicht erlaubt: Karten und Steine

firenze-seals-first = Vor dem ersten Zug { $left ->
    [one] fehlt noch ein neutrales Siegel
   *[other] fehlen noch { $left } neutrale Siegel
}: Bedecke einen Auftrag.
firenze-covered-already = Auf { $brick } { $height } liegt schon ein neutrales Siegel.
firenze-balcony-lies-there = Auf { $brick } { $height } liegt Balkon { $numeral ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}; neutrale Siegel kommen nur auf Aufträge ohne Balkon.
firenze-take-a-card-first = Nimm zuerst eine Karte aus der Reihe; dann geht der Zug weiter.
firenze-no-such-place = An dieser Stelle liegt keine Karte: Gezählt wird von links, von 1 bis { $most }.
firenze-card-too-dear = „{ $card }“ kostet { $cost ->
    [one] 1 Stein
   *[other] { $cost } Steine
}, aber { $stored ->
    [0] dein Lager ist leer
    [one] in deinem Lager liegt nur einer
   *[other] in deinem Lager liegen nur { $stored }
}. Die Steine auf der Karte selbst zählen nicht.
firenze-pay-first = Gib zuerst { $due ->
    [one] den Stein, der noch fällig ist
   *[other] die { $due } Steine, die noch fällig sind
}.
firenze-no-such-color = Die Farbe „{ $brick }“ gibt es nicht. Zur Wahl stehen: { $bricks }.
firenze-no-such-brick = { $bricks-count ->
    [0] Einen { $brick-acc } Stein kannst du nicht wählen; es ist auch kein anderer da.
   *[other] Einen { $brick-acc } Stein kannst du nicht wählen. Da gibt es nur { $bricks }.
}
firenze-exchanged-already = Du hast schon getauscht; das geht nur einmal pro Zug.
firenze-exchange-comes-first = Getauscht wird vor dem Bauen, und du hast schon zu bauen begonnen.
firenze-exchange-too-dear = Ein Tausch kostet { $cost } Steine, aber { $stored ->
    [0] dein Lager ist leer
    [one] in deinem Lager liegt nur einer
   *[other] in deinem Lager liegen nur { $stored }
}.
firenze-not-on-this-card = { $bricks-count ->
    [0] Auf „{ $card }“ liegt gar kein Stein, also auch kein { $brick-nom }.
   *[other] Auf „{ $card }“ gibt es keinen { $brick-acc } Stein, nur { $bricks }.
}

## Nicht erlaubt: Bauen und Aufträge

firenze-build-or-done = Du bist beim Bauen: Setz Steine oder beende das Bauen; solange noch keiner gesetzt ist, darfst du einmal tauschen.
firenze-laid-all = Du hast in diesem Zug schon { $most } Steine gesetzt; mehr sind nicht erlaubt.
firenze-built-already = „{ $card }“ hilft beim Bauen, und das ist in diesem Zug vorbei.
firenze-brick-too-dear = Den nächsten Stein musst du mit { $cost ->
    [one] einem anderen
   *[other] { $cost } anderen
} bezahlen, aber { $stored ->
    [0] dein Lager ist leer
    [one] in deinem Lager liegt nur 1 Stein
   *[other] in deinem Lager liegen insgesamt nur { $stored } Steine
}.
firenze-no-such-tower = { $towers-count ->
    [0] Auf diesem Bauplatz steht kein Turm { $brick } { $height } und auch sonst keiner.
   *[other] Auf diesem Bauplatz steht kein Turm { $brick } { $height }. Türme dort: { $towers }.
}
firenze-fulfil-or-end = Das Bauen ist vorbei: Erfüll Aufträge oder beende deinen Zug.
firenze-bell-tower-first = Zuerst der Glockenturm: Gib einen weißen Turm der Höhe { $height } ab, dann darfst du wieder Aufträge erfüllen.
firenze-no-bell-tower-owed = Du schuldest der Kirche keinen Glockenturm.
firenze-no-seals-left = Du hast kein Siegel mehr, um Aufträge zu erfüllen.
firenze-neutral-seal = Ein neutrales Siegel bedeckt { $brick } { $height }; niemand kann den Auftrag erfüllen.
firenze-no-such-commission = Aufträge gibt es für die Höhen { $least } bis { $most }, und ein Turm muss genau passen.
firenze-sealed = { $who } hat den Auftrag { $brick } { $height } schon erfüllt; jeder lässt sich nur einmal erfüllen.
    .you = Du hast den Auftrag { $brick } { $height } schon erfüllt; jeder lässt sich nur einmal erfüllen.
firenze-balcony-must-wait = Aufträge mit Balkon werden der Reihe nach erfüllt: Zuerst kommt Balkon { $numeral ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}.

## Nicht erlaubt: Ereignisse, Personen, Limits

firenze-event-first = Gib zuerst, was „{ $card }“ verlangt.
firenze-only-the-highest = „{ $card }“ trifft nur Türme ab Höhe { $height }.
firenze-endure-or-avert = Entscheide zuerst über „{ $card }“: geschehen lassen oder mit dem Patrizier verhindern.
firenze-no-such-celebration = { $cards-count ->
    [0] „{ $card }“ kannst du nicht ablegen: Du hast kein Fest auf der Hand.
   *[other] „{ $card }“ ist keines deiner Feste. Du hast: { $cards }.
}
firenze-no-such-personnel = „{ $card }“ ist keine Personenkarte.
firenze-not-in-hand = Du hast „{ $card }“ nicht auf der Hand.
firenze-played-otherwise = „{ $card }“ braucht noch eine Angabe: Sag, wen oder was du meinst.
firenze-not-at-this-seat = Zur Wahl stehen nur die anderen: { $others }.
firenze-played-already = Du hast „{ $card }“ in diesem Zug schon ausgespielt; von Karten gleichen Namens darfst du pro Zug nur eine ausspielen.
firenze-princess-too-late = „{ $card }“ lässt sich nur ausspielen, bevor du eine Karte wählst.
firenze-no-bricks-there = Auf „{ $card }“ liegen keine Steine, also gibt es nichts zu ersetzen.
firenze-not-in-the-pouch = Im Beutel gibt es keinen { $brick-acc } Stein.
firenze-too-many-cards = { $over ->
    [one] Du darfst nur { $limit } Karten behalten: Leg zuerst 1 ab.
   *[other] Du darfst nur { $limit } Karten behalten: Leg zuerst { $over } ab.
}
firenze-celebrations-stay = „{ $card }“ ist ein Fest und bleibt. Ablegen kannst du: { $cards }.
firenze-no-such-card = „{ $card }“ kannst du nicht ablegen, denn du hast die Karte nicht. Ablegen kannst du: { $cards }.
firenze-too-many-bricks = { $over ->
    [one] In dein Lager passen nur { $limit } Steine: Leg zuerst einen in den Beutel.
   *[other] In dein Lager passen nur { $limit } Steine: Leg zuerst { $over } in den Beutel.
}

## Die Regeln, bei ihrem Namen

rule-firenze-set-up = Spielregel, Aufbau: neutrale Siegel
rule-firenze-phase-card = Spielregel, Phase 1: eine Karte wählen
rule-firenze-card-cost = Spielregel, Phase 1: Kartenkosten
rule-firenze-paying = Spielregel: mit Steinen zahlen
rule-firenze-bricks = Spielregel: Steine
rule-firenze-exchange = Spielregel, Phase 2: Steine tauschen
rule-firenze-phase-building = Spielregel, Phase 3: Türme bauen
rule-firenze-building = Spielregel, Phase 3: wie viel gebaut wird
rule-firenze-construction-cost = Spielregel, Phase 3: Baukosten
rule-firenze-towers = Spielregel, Phase 3: Türme
rule-firenze-phase-commissions = Spielregel, Phase 5: Aufträge erfüllen
rule-firenze-commissions = Spielregel, Phase 5: welche Aufträge es gibt
rule-firenze-seals = Spielregel, Phase 5: Siegel
rule-firenze-balconies = Spielregel: Balkone
rule-firenze-campanile = Karte: Campanile
rule-firenze-events = Spielregel, Aktionskarten: Ereignisse
rule-firenze-personnel = Spielregel, Aktionskarten: Personen
rule-firenze-same-name = Spielregel, Aktionskarten: kein Name zweimal pro Zug
rule-firenze-princess = Karte: Prinzessin
rule-firenze-patrician = Karte: Patrizier
rule-firenze-wholesaler = Karte: Großhändler
rule-firenze-alchemist = Karte: Alchemist
rule-firenze-card-limit = Spielregel, Phase 6: Kartenlimit
rule-firenze-storehouse-limit = Spielregel, Phase 6: Lagerlimit

## Züge im Voraus

order-firenze-choose = „{ $card }“{ $paid-count ->
    [0] {""}
   *[other] {" "}für höchstens { $paid-count ->
        [one] 1 Stein
       *[other] { $paid-count } Steine
    }
} nehmen{ $brings-count ->
    [0] {""}
    [one] , falls mindestens 1 Stein darauf liegt
   *[other] , falls mindestens { $brings-count } Steine darauf liegen
}
firenze-ahead-card-gone = „{ $card }“ liegt nicht mehr in der Reihe.
firenze-ahead-card-dearer = „{ $card }“ kostet jetzt { $cost ->
    [one] 1 Stein
   *[other] { $cost } Steine
}; dein Plan sieht höchstens { $most } vor.
firenze-ahead-card-poorer = Auf „{ $card }“ liegen jetzt weniger Steine als geplant: { $bricks-count ->
    [0] gar keine
   *[other] nur noch { $bricks-nom }
}.
order-firenze-whichever = { $most ->
    [0] Die kostenlose Karte, die am meisten bringt
    [one] Die Karte, die am meisten bringt, für höchstens 1 Stein
   *[other] Die Karte, die am meisten bringt, für höchstens { $most } Steine
}
firenze-ahead-only-events = { $most ->
    [0] Kostenlos sind jetzt nur Ereignisse
    [one] Für höchstens 1 Stein gibt es jetzt nur Ereignisse
   *[other] Für höchstens { $most } Steine gibt es jetzt nur Ereignisse
}, und keines davon wird ungefragt genommen.
order-firenze-fetch = Gegen einen { $brick-acc } Stein tauschen, am liebsten von „{ $card }“
order-firenze-spare = Geben, was am ehesten zu entbehren ist
firenze-ahead-brick-gone = Auf keiner Karte liegt mehr ein { $brick-nom } Stein.
