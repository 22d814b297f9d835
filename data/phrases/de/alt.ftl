# Der Spielplan in Worten, für alle, die das Bild nicht sehen.

alt-round = Die Fürsten von Florenz, Runde { $round } von { $rounds }. Ein Werk braucht die Werkzahl { $minimum }.
alt-princes-choosing = Es wählen noch Personen: { $who }.
alt-princes-nominating = { $who } nennt das nächste Objekt der Versteigerung.
alt-princes-bidding = { $lot } für { $price }: { $leader } führt, nun entscheidet { $who }. Es bieten noch mit: { $others }.
alt-princes-placing = { $who } legt an: { $lot }.
alt-princes-picking = { $who } sieht sich { $cards } { $deck } an und behält eine.
alt-princes-recruiting = { $who } darf sofort abwerben.
alt-princes-acting = { $who } handelt; übrige Aktionen: { $actions }.
alt-princes-over = Das Spiel ist aus: { $who } { $who-count ->
    [one] gewinnt
   *[other] gewinnen
} mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}.
alt-points = Punkte: { $points }.
alt-has-points = { $who } { $points }
alt-sales = In dieser Runde versteigert: { $sales }.
alt-sale = { $lot } an { $who } für { $price }
alt-starter = Startspieler: { $who }.
alt-best-work = Bisher bestes Werk der Runde: { $value }, { $who }.
alt-court = { $who }: { $tiles }; Baumeister { $builders }, Gaukler { $jesters }, Freiheiten: { $freedoms }; Werke { $works }.

alt-stacks = Stapel: { $left }.
alt-buildings = Noch zu bauen: { $left }.
alt-freedoms = Noch einzuführen: { $left }.
alt-decks = Kartenstapel: { $left }.
alt-left = { $thing } { $left }

alt-prince = { $who }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
alt-servants = Baumeister: { $builders }. Gaukler: { $jesters }.
alt-money = Geld: { $florins }.
alt-tiles = Fürstentum: { $tiles }. Freie Felder: { $free }.
alt-tile = { $thing } ({ $squares })
alt-rights = Freiheiten: { $freedoms }.
alt-cards = Verdeckte Karten: Personen { $hand }, Abwerbekarten { $recruiting }, Bonus { $bonus }, Prestige { $prestige }.
alt-shown = Bekannte Personen auf der Hand: { $cards }.
alt-revealed = Prestigekarten: { $cards }.
alt-feats = Werke: { $feats }.
alt-feat = { $card } { $value } (Runde { $round })
alt-table = Auf dem Tisch: { $cards }.
