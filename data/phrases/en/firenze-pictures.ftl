# Labels on the pictures of Firenze: short, for there is little room. Cards are in the game's own file.

render-firenze-round = Round { $round }
render-firenze-last-turns = Last turns
render-firenze-phase = Phase { $phase }/{ $phases }
render-firenze-ours = * our value, not printed
render-firenze-some-ours = Some values are our own
render-firenze-construction = Building costs
render-firenze-played = Played: { $cards }
render-firenze-event = Event: { $card }
render-firenze-exchange = In exchange for: { $color }
render-firenze-church-empty = Church: no cards

## Whom the table waits for

render-header-firenze-placing = { $name } lays a neutral seal
render-header-firenze-choosing = { $name } chooses a card
render-header-firenze-paying-card = { $count ->
    [one] { $name } pays 1 brick for the card
   *[other] { $name } pays { $count } bricks for the card
}
render-header-firenze-averting = { $name } may prevent the Event
render-header-firenze-losing = { $count ->
    [one] { $name } loses 1 brick
   *[other] { $name } loses { $count } bricks
}
render-header-firenze-lowering = { $name } lowers a tower
render-header-firenze-building = { $name } builds
render-header-firenze-paying-exchange = { $count ->
    [one] { $name } exchanges: 1 brick to give
   *[other] { $name } exchanges: { $count } bricks to give
}
render-header-firenze-paying-construction = { $count ->
    [one] { $name } pays 1 brick to build
   *[other] { $name } pays { $count } bricks to build
}
render-header-firenze-fulfilling = { $name } fulfills commissions
render-header-firenze-limiting-cards = { $count ->
    [one] { $name } discards 1 card
   *[other] { $name } discards { $count } cards
}
render-header-firenze-limiting-bricks = { $count ->
    [one] { $name } returns 1 brick
   *[other] { $name } returns { $count } bricks
}

## The hand

render-firenze-hand-title = Hand: { $name }
render-firenze-hand-cards = { $count ->
    [0] No cards in hand
   *[other] Cards in hand
}
render-firenze-hand-buildings = Buildings in front of me
render-firenze-hand-storehouse = Storehouse
render-firenze-hand-playable = can be played
render-firenze-hand-later = not now
render-firenze-hand-kept = kept to the end

## A plan

render-firenze-plan-building = { $name }: plan of building
render-firenze-plan-fulfilling = { $name }: commissions
render-firenze-plan-site = My site
render-firenze-plan-empty = Nothing is being built.
render-firenze-plan-towers = My towers afterwards
render-firenze-plan-now = My towers
render-firenze-plan-costs = Bricks this turn, and what they cost
render-firenze-plan-pays = To pay
render-firenze-plan-left = Storehouse afterwards
render-firenze-plan-falls = { $pouch ->
    [one] torn down: 1 brick lost, { $back } back
   *[other] torn down: { $pouch } bricks lost, { $back } back
}
render-firenze-plan-meets = fulfills { $color } { $height }: +{ $points }
render-firenze-plan-level = +{ $points } for the tile
render-firenze-plan-waits = balcony { $numeral } has to wait
render-firenze-plan-taken = { $color } { $height } is covered
render-firenze-plan-low = too low for a commission
render-firenze-plan-high = too high for any commission

render-firenze-plan-bell = can be the bell tower
render-firenze-plan-bell-first = the bell tower comes first

## Boards in words, for those who do not see the picture

alt-firenze-turn = Firenze, round { $round }.
alt-firenze-turn-phase = Firenze, round { $round }, phase { $phase } of { $phases }.
alt-firenze-placing = { $who } lays a neutral seal, left to lay: { $count }.
alt-firenze-choosing = { $who } chooses a card from the row.
alt-firenze-paying-card = { $who } pays for “{ $card }”, bricks to go: { $count }.
alt-firenze-averting = { $who } may prevent “{ $card }” with the Patrician.
alt-firenze-losing = “{ $card }”: { $who } loses bricks ({ $count } still to choose).
alt-firenze-lowering = “{ $card }”: { $who } has to take a brick off a tower.
alt-firenze-building = { $who } may exchange and build.
alt-firenze-paying-exchange = { $who } exchanges a brick with “{ $card }”, still to give: { $count }.
alt-firenze-paying-construction = { $who } pays for building, bricks to go: { $count }.
alt-firenze-fulfilling = { $who } may fulfill commissions.
alt-firenze-limiting-cards = { $who } holds too many cards and discards { $count }.
alt-firenze-limiting-bricks = { $who } has too many bricks and returns { $count }.
alt-firenze-over = The game is over: { $who } { $who-count ->
    [one] wins
   *[other] win
} with { $points } { $points ->
    [one] point
   *[other] points
}.
alt-firenze-ending = { $ender } has laid their last seal. One more turn: { $who }.
alt-firenze-row = Card row from the left: { $row }.
alt-firenze-offer = Card { $place }: { $card } ({ $kind }), { $cost ->
    [0] free
    [one] costs 1 brick
   *[other] costs { $cost } bricks
}; bricks on it: { $bricks-count ->
    [0] none
   *[other] { $bricks }
}.
alt-firenze-bricks = { $count } { $color-low }
alt-firenze-tower = { $color } { $height }
alt-firenze-idle-tower = { $color } { $height } (no new brick yet)
alt-firenze-builder = { $who }: { $towers-count ->
    [0] no towers
    [one] one tower, { $towers }
   *[other] { $towers-count } towers, { $towers }
}; storehouse { $bricks-count ->
    [0] empty
   *[other] { $bricks }
}; { $seals ->
    [0] no seals left
    [one] 1 seal left
   *[other] { $seals } seals left
}.
alt-firenze-open = { $color }, still open: { $commissions }.
alt-firenze-commission = height { $height } for { $points ->
    [one] 1 point
   *[other] { $points } points
}

alt-firenze-family = { $color } commissions: { $commissions }.
alt-firenze-free = height { $height } for { $points }
alt-firenze-balcony = height { $height } for { $points }, balcony { $numeral } (open now)
alt-firenze-waiting = height { $height } for { $points }, balcony { $numeral } (has to wait)
alt-firenze-sealed = height { $height } for { $points } ({ $who-of } seal)
alt-firenze-neutral = height { $height } (neutral seal)
alt-firenze-majority = Majority on the { $color-low } tower: { $points }, at present for { $who }.
alt-firenze-majority-open = Majority on the { $color-low } tower: { $points }, at present for nobody.
alt-firenze-levels = Level tiles left: { $levels }.
alt-firenze-level = height { $height } for { $points }
alt-firenze-ours = Values that are not called printed are our own, because the printed ones are not public.
alt-firenze-church = Church cards: { $cards }.
alt-firenze-pouch = Pouch: { $bricks-count ->
    [0] empty
   *[other] { $bricks }
}.
alt-firenze-deck = Deck: { $deck }. Discards: { $discards }.
alt-firenze-laid = { $who } has laid this turn: { $bricks }{ $paid-count ->
    [0] {""}
   *[other] ; paid for it: { $paid }
}.
alt-firenze-played = { $who } has played this turn: { $cards }.

alt-firenze-who = { $who }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
alt-firenze-seals = Seals left: { $seals }.
alt-firenze-site = Towers under construction: { $towers }.
alt-firenze-storehouse = Storehouse: { $stored ->
    [0] empty; room for { $limit }
   *[other] { $bricks }; { $stored } of at most { $limit }
}.
alt-firenze-cards = Cards: { $cards } of { $limit }, Buildings included. In hand: { $hand ->
    [0] none
   *[other] { $hand }{ $celebrations ->
        [0] {""}
        [one] , of these 1 Celebration
       *[other] , of these { $celebrations } Celebrations
    }
}.
alt-firenze-buildings = Buildings: { $cards }.
alt-firenze-bell = Still owes the church a bell tower.
alt-firenze-ender = Has the end tile.
alt-firenze-revealed = Celebrations: { $cards }.
alt-firenze-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $printed ->
    [0] {""}
   *[other] {" "}(printed)
}
