# Boards in words, for those who do not see the picture.

alt-round = The Princes of Florence, round { $round } of { $rounds }. A Work needs { $minimum }.
alt-princes-choosing = Still choosing Professions: { $who }.
alt-princes-nominating = { $who } puts the next object up for auction.
alt-princes-bidding = { $lot } at { $price }: { $leader } leads, { $who } decides next. Still bidding: { $others }.
alt-princes-placing = { $who } lays out: { $lot }.
alt-princes-picking = { $who } looks at { $cards } { $deck } and keeps one.
alt-princes-recruiting = { $who } may recruit at once.
alt-princes-acting = { $who } acts; actions left: { $actions }.
alt-princes-over = The game is over: { $who } with { $points } { $points ->
    [one] point
   *[other] points
} { $who-count ->
    [one] wins
   *[other] win
}.
alt-points = Points: { $points }.
alt-has-points = { $who } { $points }
alt-sales = Sold this round: { $sales }.
alt-sale = { $lot } to { $who } for { $price }
alt-starter = Starting player: { $who }.
alt-best-work = Best Work of the round so far: { $value }, { $who }.
alt-court = { $who }: { $tiles }; Builders { $builders }, Jesters { $jesters }, Freedoms: { $freedoms }; Works { $works }.

alt-stacks = Stacks: { $left }.
alt-buildings = Buildings left: { $left }.
alt-freedoms = Freedoms left: { $left }.
alt-decks = Decks: { $left }.
alt-left = { $thing } { $left }

alt-prince = { $who }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
alt-servants = Builders: { $builders }. Jesters: { $jesters }.
alt-money = Money: { $florins }.
alt-tiles = Principality: { $tiles }. Free squares: { $free }.
alt-tile = { $thing } ({ $squares })
alt-rights = Freedoms: { $freedoms }.
alt-cards = Covered cards: Professions { $hand }, Recruiting { $recruiting }, Bonus { $bonus }, Prestige { $prestige }.
alt-shown = Known Professions in hand: { $cards }.
alt-revealed = Prestige cards: { $cards }.
alt-feats = Works: { $feats }.
alt-feat = { $card } { $value } (round { $round })
alt-table = On the table: { $cards }.
