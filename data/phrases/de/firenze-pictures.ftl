# Beschriftung der Bilder von Firenze: kurz, denn es ist wenig Platz. Die Karten stehen in der Datei des Spiels.

render-firenze-round = Runde { $round }
render-firenze-last-turns = Letzte Züge
render-firenze-phase = Phase { $phase }/{ $phases }
render-firenze-ours = * unser Wert, nicht gedruckt
render-firenze-some-ours = Teils unser Entwurf
render-firenze-construction = Baukosten
render-firenze-played = Ausgespielt: { $cards }
render-firenze-event = Ereignis: { $card }
render-firenze-exchange = Im Tausch gegen { $color }
render-firenze-church-empty = Kirche: keine Karten

## Auf wen der Tisch wartet

render-header-firenze-placing = { $name } legt ein neutrales Siegel
render-header-firenze-choosing = { $name } wählt eine Karte
render-header-firenze-paying-card = { $count ->
    [one] { $name } zahlt 1 Stein für die Karte
   *[other] { $name } zahlt { $count } Steine für die Karte
}
render-header-firenze-averting = { $name } kann das Ereignis verhindern
render-header-firenze-losing = { $count ->
    [one] { $name } verliert 1 Stein
   *[other] { $name } verliert { $count } Steine
}
render-header-firenze-lowering = { $name } kürzt einen Turm
render-header-firenze-building = { $name } baut
render-header-firenze-paying-exchange = { $count ->
    [one] { $name } tauscht und gibt noch 1 Stein
   *[other] { $name } tauscht und gibt noch { $count } Steine
}
render-header-firenze-paying-construction = { $count ->
    [one] { $name } zahlt 1 Stein fürs Bauen
   *[other] { $name } zahlt { $count } Steine fürs Bauen
}
render-header-firenze-fulfilling = { $name } erfüllt Aufträge
render-header-firenze-limiting-cards = { $count ->
    [one] { $name } legt 1 Karte ab
   *[other] { $name } legt { $count } Karten ab
}
render-header-firenze-limiting-bricks = { $count ->
    [one] { $name } legt 1 Stein in den Beutel
   *[other] { $name } legt { $count } Steine in den Beutel
}

## Die Hand

render-firenze-hand-title = Hand: { $name }
render-firenze-hand-cards = { $count ->
    [0] Keine Karten auf der Hand
   *[other] Karten auf der Hand
}
render-firenze-hand-buildings = Gebäude vor mir
render-firenze-hand-storehouse = Lager
render-firenze-hand-playable = jetzt spielbar
render-firenze-hand-later = jetzt nicht
render-firenze-hand-kept = bleibt bis zum Ende

## Ein Plan

render-firenze-plan-building = { $name }: Bauplan
render-firenze-plan-fulfilling = { $name }: Aufträge
render-firenze-plan-site = Mein Bauplatz
render-firenze-plan-empty = Hier wird nichts gebaut.
render-firenze-plan-towers = Meine Türme danach
render-firenze-plan-now = Meine Türme
render-firenze-plan-costs = Steine in diesem Zug und ihre Kosten
render-firenze-plan-pays = Zu zahlen
render-firenze-plan-left = Lager danach
render-firenze-plan-falls = { $pouch ->
    [one] wird abgerissen: 1 Stein verloren, { $back } zurück
   *[other] wird abgerissen: { $pouch } Steine verloren, { $back } zurück
}
render-firenze-plan-meets = erfüllt { $color } { $height }: +{ $points }
render-firenze-plan-level = +{ $points } für das Plättchen
render-firenze-plan-waits = Balkon { $numeral } muss noch warten
render-firenze-plan-taken = { $color } { $height } ist bedeckt
render-firenze-plan-low = zu niedrig für einen Auftrag
render-firenze-plan-high = zu hoch für jeden Auftrag

render-firenze-plan-bell = taugt als Glockenturm
render-firenze-plan-bell-first = erst kommt der Glockenturm

## Bretter in Worten, für alle, die das Bild nicht sehen

alt-firenze-turn = Firenze, Runde { $round }.
alt-firenze-turn-phase = Firenze, Runde { $round }, Phase { $phase } von { $phases }.
alt-firenze-placing = { $who } legt { $count ->
    [one] das letzte neutrale Siegel
   *[other] ein neutrales Siegel; { $count } sind noch zu legen
}.
alt-firenze-choosing = { $who } wählt eine Karte der Reihe.
alt-firenze-paying-card = { $who } muss für „{ $card }“ noch { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} zahlen.
alt-firenze-averting = { $who } kann „{ $card }“ mit dem Patrizier verhindern.
alt-firenze-losing = „{ $card }“: { $who } wählt noch { $count ->
    [one] 1 Stein, der verloren geht
   *[other] { $count } Steine, die verloren gehen
}.
alt-firenze-lowering = „{ $card }“: { $who } muss einen Stein von einem Turm nehmen.
alt-firenze-building = { $who } darf tauschen und bauen.
alt-firenze-paying-exchange = { $who } muss für einen Stein von „{ $card }“ noch { $count ->
    [one] 1 anderen
   *[other] { $count } andere
} geben.
alt-firenze-paying-construction = { $who } muss fürs Bauen noch { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
} zahlen.
alt-firenze-fulfilling = { $who } darf Aufträge erfüllen.
alt-firenze-limiting-cards = { $who } hat zu viele Karten und legt { $count } ab.
alt-firenze-limiting-bricks = { $who } hat zu viele Steine und legt { $count } in den Beutel.
alt-firenze-over = Die Partie ist zu Ende: { $who } { $who-count ->
    [one] gewinnt
   *[other] gewinnen
} mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}.
alt-firenze-ending = { $ender } hat das letzte eigene Siegel gelegt. Noch einmal am Zug: { $who }.
alt-firenze-row = Reihe von links: { $row }.
alt-firenze-offer = Karte { $place }: { $card } ({ $kind }), { $cost ->
    [0] kostenlos
    [one] kostet 1 Stein
   *[other] kostet { $cost } Steine
}; Steine darauf: { $bricks-count ->
    [0] keine
   *[other] { $bricks }
}.
alt-firenze-bricks = { $count ->
    [one] 1 { $color-nom }
   *[other] { $count } { $color-many }
}
alt-firenze-tower = { $color } { $height }
alt-firenze-idle-tower = { $color } { $height } (noch ohne neuen Stein)
alt-firenze-builder = { $who }: { $towers-count ->
    [0] keine Türme
    [one] ein Turm, { $towers }
   *[other] { $towers-count } Türme, { $towers }
}; { $bricks-count ->
    [0] Lager leer
   *[other] im Lager { $bricks }
}; { $seals ->
    [0] keine Siegel mehr
    [one] noch 1 Siegel
   *[other] noch { $seals } Siegel
}.
alt-firenze-open = { $color }, noch offen: { $commissions }.
alt-firenze-commission = Höhe { $height } für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

alt-firenze-family = Aufträge der Farbe { $color }: { $commissions }.
alt-firenze-free = Höhe { $height } für { $points }
alt-firenze-balcony = Höhe { $height } für { $points }, Balkon { $numeral } (jetzt offen)
alt-firenze-waiting = Höhe { $height } für { $points }, Balkon { $numeral } (muss warten)
alt-firenze-sealed = Höhe { $height } für { $points } (Siegel von { $who })
alt-firenze-neutral = Höhe { $height } (neutrales Siegel)
alt-firenze-majority = Mehrheit am { $color-acc } Turm: { $points }, zurzeit für { $who }.
alt-firenze-majority-open = Mehrheit am { $color-acc } Turm: { $points }, zurzeit für niemanden.
alt-firenze-levels = Übrige Etagenplättchen: { $levels }.
alt-firenze-level = Höhe { $height } für { $points }
alt-firenze-ours = Werte ohne den Zusatz „gedruckt“ sind unser Entwurf, denn nicht alle gedruckten sind frei zugänglich.
alt-firenze-church = Kirchenkarten: { $cards }.
alt-firenze-pouch = Beutel: { $bricks-count ->
    [0] leer
   *[other] { $bricks }
}.
alt-firenze-deck = Stapel: { $deck }. Ablage: { $discards }.
alt-firenze-laid = In diesem Zug von { $who } verbaut: { $bricks }{ $paid-count ->
    [0] {""}
   *[other] ; dafür gezahlt: { $paid }
}.
alt-firenze-played = { $who } hat in diesem Zug ausgespielt: { $cards }.

alt-firenze-who = { $who }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
alt-firenze-seals = Übrige Siegel: { $seals }.
alt-firenze-site = Türme im Bau: { $towers }.
alt-firenze-storehouse = Lager: { $stored ->
    [0] leer; Platz für { $limit }
   *[other] { $bricks }; { $stored } von höchstens { $limit }
}.
alt-firenze-cards = Karten: { $cards } von { $limit }, Gebäude mitgezählt. Auf der Hand: { $hand ->
    [0] keine
   *[other] { $hand }{ $celebrations ->
        [0] {""}
        [one] , davon 1 Fest
       *[other] , davon { $celebrations } Feste
    }
}.
alt-firenze-buildings = Gebäude: { $cards }.
alt-firenze-bell = Ein Glockenturm für die Kirche fehlt noch.
alt-firenze-ender = Dazu das Spielendeplättchen.
alt-firenze-revealed = Feste: { $cards }.
alt-firenze-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $printed ->
    [0] {""}
   *[other] {" "}(gedruckt)
}
