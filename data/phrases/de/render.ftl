# Beschriftung der Bilder: kurz, denn es ist wenig Platz. Die Dinge heißen wie in der Datei des Spiels.

render-round = Runde { $round }/{ $rounds }
render-minimum = Werk ab { $minimum }

## Zwei Buchstaben für jedes Gebäude und jede Landschaft, alle verschieden

render-mark-university = Un
render-mark-laboratory = La
render-mark-workshop = We
render-mark-library = Bi
render-mark-opera = Op
render-mark-studio = At
render-mark-hospital = Ho
render-mark-theater = Th
render-mark-tower = Tu
render-mark-chapel = Ka
render-mark-forest = Wa
render-mark-lake = Se
render-mark-park = Pa

## Die Stapel der Versteigerungsphase

render-lot-forest = Wald
render-lot-lake = See
render-lot-park = Park
render-lot-landscapes = Landschaft
render-lot-prestige = Prestige
render-lot-recruiting = Abwerbung
render-lot-jester = Gaukler
render-lot-builder = Baumeister

## Auf wen der Tisch wartet

render-header-princes-choosing = { $name } wählt Personen
render-header-princes-choosing-all = { $count } wählen Personen
render-header-princes-wishing = { $name } nennt Wünsche
render-header-princes-wishing-all = { $count } nennen Wünsche
render-header-princes-nominating = { $name } nennt ein Objekt
render-header-princes-bidding = { $name } bietet oder passt
render-header-princes-placing = { $name } legt eine Landschaft an
render-header-princes-picking = { $count ->
        [1] { $name } behält die letzte Karte
       *[other] { $name } behält eine von { $count } Karten
    }
render-header-princes-recruiting = { $name } darf abwerben
render-header-princes-acting = { $name } am Zug
render-header-solo-bidding = { $name } kauft oder lehnt ab
render-header-won = { $name } gewinnt!
render-header-shared = { $count } teilen sich den Sieg!

## Die Bühne

render-stage-opening = Grundpreis
render-stage-choosing = Karten behalten
render-stage-choosers = Noch beim Wählen
render-stage-wishing = Noch beim Wünschen
render-stage-bidders = Noch dabei
render-stage-buyers = Noch ohne Objekt
render-stage-actions = Aktionen übrig
render-stage-turns = Reihenfolge
render-stage-auction = Versteigerung { $number } von { $most }
render-stage-last = Letzte Versteigerung
render-stage-roll = Letzter Wurf
render-stage-free = Noch frei
render-stage-courting = Noch beim Anwerben
render-stage-consulting = Jetzt einsetzbar
render-stage-object = Ersteigert: { $lot }
render-stage-rate = Für einen Punkt
render-stage-bargain = Gemeinsam bauen
render-stage-won = Punkte
render-stage-winners = { $count ->
    [one] Sieg
   *[other] Geteilter Sieg
}

render-no-works = Noch kein Werk

render-freedom-travel = Reise
render-freedom-religion = Religion
render-freedom-opinion = Meinung

## Die Hand

render-hand-title = Hand: { $name }
render-hand-professions = { $count ->
    [0] Keine Personen auf der Hand
   *[other] Personen auf der Hand
}
render-hand-bonus = { $count ->
    [one] Bonuskarte
   *[other] Bonuskarten
}
render-hand-prestige = { $count ->
    [one] Prestigekarte
   *[other] Prestigekarten
}
render-hand-both = Bonus- und Prestigekarten
render-hand-choose = Eine davon behalten
render-hand-enough = genug
render-hand-short = { $short } zu wenig
render-hand-gives-back = geht zurück
render-hand-with-bonus = mit Bonus

## Ein Platz

render-placement-after = Was danach noch passt
render-placement-stands = steht schon
render-placement-near = zu nah an einem Gebäude
render-placement-near-border = zu nah an Gebäude oder Grenze
render-offer-title = { $name } auf { $square } mit { $whom }
render-offer-terms = { $who } zahlt { $price ->
    [0] nichts
   *[other] { $price }
} an { $whom }. Dann zahlt { $whom } { $cost } für das Gebäude. Beide punkten.
render-ours-side-b = Seite B und die Anordnung im Kreis sind unser Entwurf.

## Allein gegen Wolfgang

render-automa-card = Automakarte { $number }: was Wolfgang möchte, das Liebste zuerst
render-automa-turn = Wolfgangs letzter Zug
render-automa-idle = Wolfgang war noch nicht am Zug
render-automa-number = Karte { $number }
render-dummy = Statist { $number }

## Die Erweiterungen

render-service-nobody = Wirbt niemanden an
render-service-none = Kein Charakter
render-district-offers = Angebote noch möglich

## Quer über einem Spielplan, an dem niemand weiterspielen kann

render-ribbon-frozen = Angehalten
render-ribbon-paused = Pause
render-ribbon-cancelled = Ohne Sieger beendet
