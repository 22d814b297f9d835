# Labels on pictures: short, for there is little room. Names of things are in the game's own file.

render-round = Round { $round }/{ $rounds }
render-minimum = Work { $minimum }+

## Two letters for every building and landscape, all different

render-mark-university = Un
render-mark-laboratory = Lb
render-mark-workshop = Wo
render-mark-library = Li
render-mark-opera = Op
render-mark-studio = St
render-mark-hospital = Ho
render-mark-theater = Th
render-mark-tower = To
render-mark-chapel = Ch
render-mark-forest = Fo
render-mark-lake = La
render-mark-park = Pa

## The stacks of the auction phase

render-lot-forest = Forest
render-lot-lake = Lake
render-lot-park = Park
render-lot-landscapes = Landscape
render-lot-prestige = Prestige
render-lot-recruiting = Recruiting
render-lot-jester = Jester
render-lot-builder = Builder

## Whom the table waits for

render-header-princes-choosing = { $name } chooses Professions
render-header-princes-choosing-all = { $count } are choosing Professions
render-header-princes-wishing = { $name } gives wishes
render-header-princes-wishing-all = Wishes still to come: { $count }
render-header-princes-nominating = { $name } picks an object
render-header-princes-bidding = { $name } bids or passes
render-header-princes-placing = { $name } places a Landscape
render-header-princes-picking = { $count ->
        [1] { $name } keeps the only card left
       *[other] { $name } keeps one of { $count } cards
    }
render-header-princes-recruiting = { $name } may recruit
render-header-princes-acting = { $name }’s turn
render-header-solo-bidding = { $name } buys or declines
render-header-won = { $name } wins!
render-header-shared = { $count } share the victory!

## The stage

render-stage-opening = Starting bid
render-stage-choosing = Cards to keep
render-stage-choosers = Still choosing
render-stage-wishing = Wishes to come
render-stage-bidders = Still bidding
render-stage-buyers = Still to buy
render-stage-actions = Actions left
render-stage-turns = Turns
render-stage-auction = Auction { $number } of { $most }
render-stage-last = Last auction
render-stage-roll = Last die rolled
render-stage-free = Still free
render-stage-courting = Still hiring
render-stage-consulting = May be used now
render-stage-object = Won: { $lot }
render-stage-rate = For a point
render-stage-bargain = Building together
render-stage-won = Points
render-stage-winners = { $count ->
    [one] Winner
   *[other] Winners
}

render-no-works = No Works yet

render-freedom-travel = Travel
render-freedom-religion = Religion
render-freedom-opinion = Opinion

## The hand

render-hand-title = Hand: { $name }
render-hand-professions = { $count ->
    [0] No Professions in hand
   *[other] Professions in hand
}
render-hand-bonus = { $count ->
    [one] Bonus card
   *[other] Bonus cards
}
render-hand-prestige = { $count ->
    [one] Prestige card
   *[other] Prestige cards
}
render-hand-both = Bonus and Prestige cards
render-hand-choose = Keep one of these
render-hand-enough = enough
render-hand-short = { $short } short
render-hand-gives-back = goes back
render-hand-with-bonus = with bonus

## A placement

render-placement-after = What fits afterwards
render-placement-stands = already built
render-placement-near = too close to a Building
render-placement-near-border = too close to a Building or a border
render-offer-title = { $name } on { $square } with { $whom }
render-offer-terms = { $who } pays { $whom } { $price ->
    [0] no money
   *[other] { $price }
}. Then { $whom } pays { $cost } for the Building. Both score.
render-ours-side-b = Side B and the ring of the boards are our own design.

## Alone against Wolfgang

render-automa-card = Automa card { $number }: what Wolfgang wants, the most wanted first
render-automa-turn = Wolfgang’s latest turn
render-automa-idle = Wolfgang has had no turn yet
render-automa-number = Card { $number }
render-dummy = Dummy { $number }

## The expansions

render-service-nobody = Hires nobody
render-service-none = No character
render-district-offers = Offers left this turn

## Across a board at which nobody can play on

render-ribbon-frozen = Stopped
render-ribbon-paused = Taking a break
render-ribbon-cancelled = Closed without a winner
