# Firenze, in the terms of its English rulebook; sentences ours. data/firenze/TERMS.md lists the terms in all languages.
# Colors have the form .low (white); cards have .about, what they do in our own words.

game-firenze = Firenze

## Colors

brick-white = White
    .low = white
brick-yellow = Yellow
    .low = yellow
brick-green = Green
    .low = green
brick-red = Red
    .low = red
brick-blue = Blue
    .low = blue
brick-purple = Purple
    .low = purple

firenze-so-many = { $count } { $brick-low }
    .nom = { $count } { $brick-low }
firenze-tower = { $brick-low } { $height }

## Kinds of cards

card-kind-event = Event
    .about = Happens at once, then is discarded.
card-kind-personnel = Personnel
    .about = Goes to your hand; play it on any of your turns, each name once a turn.
card-kind-celebration = Celebration
    .about = Stays in your hand until the end and counts then.
card-kind-building = Building
    .about = Lies in front of you and works from now on; you may have one of each kind.
card-kind-church = Church
    .about = Lies at the church for everybody until it has done its work.

## Action cards

action-card-botch = Botch
    .about = Take 1 brick from one of your towers; it goes into the pouch.
action-card-storehouse-fire = Storehouse Fire
    .about = Put 3 bricks of your storehouse into the pouch; those that lay on this card are safe.
action-card-flood = Flood
    .about = Everybody loses half of the stored bricks, rounded down; those that lay on this card don’t count.
action-card-luxury-tax = Luxury Tax
    .about = Everybody puts 1 stored brick into the pouch for each own tower.
action-card-tribute = Tribute
    .about = Everybody puts 2 stored bricks into the pouch.
action-card-collapse = Collapse
    .about = Everybody’s highest tower loses 1 brick.
action-card-princess = Princess
    .about = Your card costs nothing this turn. Play her before you choose it.
action-card-mason = Mason
    .about = Building costs 3 bricks less this turn.
action-card-smuggler = Smuggler
    .about = Give another player 1 brick for 1 of theirs; you choose both.
action-card-wholesaler = Wholesaler
    .about = All bricks on one card of the row make way for as many new ones out of the pouch.
action-card-saboteur = Saboteur
    .about = Take 1 brick from another player’s tower; it goes into the pouch.
action-card-patrician = Patrician
    .about = Discard one of your Celebrations, or an Event just taken before it happens (optional variant).
action-card-architect = Architect
    .about = Lay 1 brick more this turn, beyond the limit and free of cost.
action-card-alchemist = Alchemist
    .about = Put 1 brick into the pouch and take 1 of any color out of it.
action-card-recognition = Recognition
    .about = At the end, 1 point for each of your seals at height 3 or 4.
action-card-monument = Monument
    .about = 3 points at the end, for the highest tower at the moment when the card is taken.
action-card-carnival = Carnival
    .about = 2 points at the end.
action-card-tournament = Tournament
    .about = 3 points at the end if your seals are on 4 towers or more.
action-card-wedding = Wedding
    .about = Costs you 2 points at the end.
action-card-masked-ball = Masked Ball
    .about = Takes 2 points from you at the end.
action-card-banquet = Banquet
    .about = Takes 3 points from you at the end.
action-card-workshop = Workshop
    .about = Building costs you 1 brick less in every turn.
action-card-warehouse = Warehouse
    .about = You may keep 15 bricks in your storehouse.
action-card-palazzo = Palazzo
    .about = You may keep 8 cards, this one included.
action-card-trading-house = Trading House
    .about = Your exchange costs 2 bricks.
action-card-campanile = Campanile
    .about = Everybody owes the church a bell tower of 3 white bricks; until then, no commissions.
action-card-santa-croce = Santa Croce
    .about = 2 points for the first commission of height 5.
action-card-santa-maria-novella = Santa Maria Novella
    .about = 3 points for the first red, blue or purple commission of height 4 or more.
action-card-san-lorenzo = San Lorenzo
    .about = 3 points for the first player to fulfill 2 commissions in one turn.

## Where points come from

prestige-source-commissions = Commissions
prestige-source-balconies = Balconies
prestige-source-level-tiles = Level tiles
prestige-source-churches = Churches
prestige-source-last-seal = Last seal
prestige-source-majorities = Majorities
prestige-source-celebrations = Celebrations

## Options

option-neutral-seals = Neutral seals
    .about = How many commissions are covered from the start; with a dead color, its 6 and what is beyond.
option-neutral-seals-5 = 5
    .about = 5 commissions are covered, as is usual. Dead color: that color’s 6 instead.
option-neutral-seals-0 = none
    .about = Every commission can be fulfilled. Dead color: all but its 6.
option-neutral-seals-1 = 1
    .about = 1 commission is covered. Dead color: that color’s 6 instead.
option-neutral-seals-2 = 2
    .about = 2 commissions are covered. Dead color: that color’s 6 instead.
option-neutral-seals-3 = 3
    .about = 3 commissions are covered. Dead color: that color’s 6 instead.
option-neutral-seals-4 = 4
    .about = 4 commissions are covered. Dead color: that color’s 6 instead.
option-neutral-seals-6 = 6
    .about = 6 commissions are covered. Dead color: exactly that color’s 6.
option-neutral-seals-7 = 7
    .about = 7 commissions are covered, with every seal there is. Dead color: its 6 and one more.
option-placing = Placing of the seals
    .about = How the neutral seals come to their places.
option-placing-random = at random
    .about = Spread evenly over the towers, about half of them at heights 3 and 4.
option-placing-die = by the die
    .about = One roll for the color and one for the height: anything may happen.
option-placing-free = by the players
    .about = Before the first turn you lay them in turn, one each, wherever you like.
option-dead-color = Dead color
    .about = Six neutral seals cover all commissions of one color, whatever number is set.
option-dead-color-none = none
    .about = All six colors are in the game.
option-dead-color-white = white
    .about = Nobody can fulfill a white commission.
option-dead-color-yellow = yellow
    .about = Nobody can fulfill a yellow commission.
option-dead-color-green = green
    .about = Nobody can fulfill a green commission.
option-dead-color-red = red
    .about = Nobody can fulfill a red commission.
option-dead-color-blue = blue
    .about = Nobody can fulfill a blue commission.
option-dead-color-purple = purple
    .about = Nobody can fulfill a purple commission.
option-campanile = Campanile
    .about = Whether the card that asks everybody for a bell tower is in the deck.
option-campanile-out = out
    .about = Without the Campanile, as suits a first game.
option-campanile-in = in
    .about = With the Campanile; for players who know the card.
option-patrician = Patrician
    .about = Whether the Patrician may also prevent an Event.
option-patrician-on = both uses
    .about = He discards a Celebration, or an Event just taken (our variant).
option-patrician-off = Celebrations only
    .about = He only discards a Celebration, as the rulebook has it.

## What is ours and not printed

ours-firenze-commissions = Good to know: most numbers on the towers, flags and level tiles are our own design, because the printed ones are not public.
ours-firenze-balconies = Good to know: most of the 19 Balconies are our own design; the printed ones may lie elsewhere and bring other points.
ours-firenze-cards = Good to know: we made up the effects of about half of the cards, because the printed texts are not public; how many there are of each is our choice, too.
ours-firenze-name = (our name)
ours-firenze-effect = (Our version.)

## What happens

firenze-covers = { $who } lays a neutral seal on { $brick-low } { $height }.
    .you = You lay a neutral seal on { $brick-low } { $height }.
firenze-takes = { $who } takes “{ $card }” { $bricks-count ->
    [0] without bricks
   *[other] with what lies on it ({ $bricks })
}{ $paid-count ->
    [0] {""}
   *[other] {" "}and pays in bricks: { $paid }
}.
    .you = You take “{ $card }” { $bricks-count ->
    [0] without bricks
   *[other] with what lies on it ({ $bricks })
}{ $paid-count ->
    [0] {""}
   *[other] {" "}and pay in bricks: { $paid }
}.
firenze-new-card = New in the row: “{ $card }” { $bricks-count ->
    [0] without bricks, for the pouch is empty
   *[other] with its bricks ({ $bricks })
}.
firenze-takes-and-next = { $takes } { $next }
    .you = { $takes-you } { $next }
firenze-deck-shuffled = The deck is used up: { $cards ->
    [one] the one discarded card becomes the new one
   *[other] the { $cards } discarded cards are shuffled into a new one
}.
firenze-exchanges = { $who } takes a { $brick-low } brick from “{ $card }” in exchange for { $paid }.
    .you = You take a { $brick-low } brick from “{ $card }” in exchange for { $paid }.
firenze-builds = { $who } builds ({ $bricks }){ $paid-count ->
    [0] {""}
   *[other] {" "}and pays in bricks: { $paid }
}. On the site: { $towers }.
    .you = You build ({ $bricks }){ $paid-count ->
    [0] {""}
   *[other] {" "}and pay in bricks: { $paid }
}. On your site: { $towers }.
firenze-gets-back = { $who } has paid too much for building and gets back { $bricks }.
    .you = You have paid too much for building and get back { $bricks }.
firenze-tears-down = { $who } tears down { $towers-count ->
    [one] an abandoned tower
   *[other] abandoned towers
} ({ $towers }): { $lost } lost to the pouch{ $saved-count ->
    [0] {""}
   *[other] , { $saved } back in the storehouse
}.
    .you = You tear down { $towers-count ->
    [one] an abandoned tower
   *[other] abandoned towers
} ({ $towers }): { $lost } lost to the pouch{ $saved-count ->
    [0] {""}
   *[other] , { $saved } back in your storehouse
}.
firenze-fulfils = { $who } fulfills { $numeral ->
    [1] Balcony I:
    [2] Balcony II:
    [3] Balcony III:
    [4] Balcony IV:
   *[other] the commission
} { $brick-low } { $height }, for { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $seals ->
    [0] no seals left
    [one] 1 seal left
   *[other] { $seals } seals left
}).
    .you = You fulfill { $numeral ->
    [1] Balcony I:
    [2] Balcony II:
    [3] Balcony III:
    [4] Balcony IV:
   *[other] the commission
} { $brick-low } { $height }, for { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $seals ->
    [0] no seals left
    [one] 1 seal left
   *[other] { $seals } seals left
}).
firenze-takes-level = { $who } fulfills the first commission of height { $height } and takes the level tile: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .you = You fulfill the first commission of height { $height } and take the level tile: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
firenze-church-card = “{ $card }” is laid at the church.
firenze-church-rewards = “{ $card }” rewards { $who } with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .you = “{ $card }” rewards you with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
firenze-church-card-leaves = Every bell tower has been handed in: “{ $card }” is discarded.
firenze-consecrates = { $who } hands in a bell tower of { $height } white bricks and is free to fulfill commissions.
    .you = You hand in a bell tower of { $height } white bricks and are free to fulfill commissions.
firenze-last-seal = { $who } lays their last seal, takes the end tile and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}. Everybody else has one more turn.
    .you = You lay your last seal, take the end tile and score { $points ->
    [one] 1 point
   *[other] { $points } points
}. Everybody else has one more turn.
firenze-monument = “{ $card }” goes to { $who }.
    .you = “{ $card }” goes to you.
firenze-second-building = { $who } has “{ $card }” already, so the second one is discarded.
    .you = You have “{ $card }” already, so the second one is discarded.
firenze-averts = { $who } plays “{ $patrician }”: “{ $card }” is discarded before it happens.
    .you = You play “{ $patrician }”: “{ $card }” is discarded before it happens.
firenze-loses-bricks = “{ $card }”: { $who } loses bricks ({ $bricks }).
    .you = “{ $card }”: you lose bricks ({ $bricks }).
firenze-loses-level = { $left ->
    [0] “{ $card }”: { $who } loses a tower ({ $brick-low } { $height }).
   *[other] “{ $card }”: { $who } loses a level; the { $brick-low } tower falls from { $height } to { $left }.
}
    .you = { $left ->
    [0] “{ $card }”: you lose a tower ({ $brick-low } { $height }).
   *[other] “{ $card }”: you lose a level; your { $brick-low } tower falls from { $height } to { $left }.
}
firenze-event-in-vain = “{ $card }” finds nothing to take.
firenze-plays = { $who } plays “{ $card }”.
    .you = You play “{ $card }”.
firenze-renounces = { $who } plays “{ $patrician }” and discards “{ $card }”.
    .you = You play “{ $patrician }” and discard “{ $card }”.
firenze-smuggles = The Smuggler: { $who } gives { $whom } a { $given-low } brick for a { $taken-low } one.
    .you = Your Smuggler: you give { $whom } a { $given-low } brick for a { $taken-low } one.
firenze-restocks = { $who } calls the Wholesaler: “{ $card }” { $bricks-count ->
    [0] is left without bricks
   *[other] is restocked ({ $bricks })
}.
    .you = You call the Wholesaler: “{ $card }” { $bricks-count ->
    [0] is left without bricks
   *[other] is restocked ({ $bricks })
}.
firenze-sabotages = { $left ->
    [0] { $who } sends the Saboteur: { $whom } loses a tower, { $brick-low } { $height }.
   *[other] { $who } sends the Saboteur: { $whom-of } { $brick-low } tower falls from { $height } to { $left }.
}
    .you = { $left ->
    [0] You send the Saboteur: { $whom } loses a tower, { $brick-low } { $height }.
   *[other] You send the Saboteur: { $whom-of } { $brick-low } tower falls from { $height } to { $left }.
}
firenze-transmutes = { $who } has the Alchemist turn a { $given-low } brick into a { $taken-low } one.
    .you = You have the Alchemist turn a { $given-low } brick into a { $taken-low } one.
firenze-discards = { $who } discards “{ $card }” to keep the card limit.
    .you = You discard “{ $card }” to keep the card limit.
firenze-spills = { $who } has too many bricks and returns some to the pouch ({ $bricks }).
    .you = You have too many bricks and return some to the pouch ({ $bricks }).
firenze-majority = { $who } has the majority on the { $brick-low } tower: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .you = You have the majority on the { $brick-low } tower: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
firenze-celebrates = { $who } shows “{ $card }”: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = You show “{ $card }”: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
firenze-game-over = { $who-count ->
    [one] { $who } wins
   *[other] { $who } share the victory
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}. Final points: { $all }.
    .you = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}. Congratulations! Final points: { $all }.

## What is asked: of others, and (.you) of the one it is about

asked-firenze-placing = { $due ->
    [one] { $who }: lay the last neutral seal.
   *[other] { $who }: lay a neutral seal; { $due } are left.
}
    .you = Which commission do you cover with a neutral seal? { $due ->
    [one] It is the last one.
   *[other] { $due } are left.
}
asked-firenze-choosing = { $who }: take a card from the row.
    .you = Your turn: take a card.
asked-firenze-paying-card = { $due ->
    [one] { $who }: pay 1 brick for “{ $card }”.
   *[other] { $who }: pay { $due } bricks for “{ $card }”.
}
    .you = “{ $card }”: { $due ->
    [one] give 1 more brick.
   *[other] give { $due } more bricks, from the leftmost card on.
}
asked-firenze-averting = { $who }: prevent “{ $card }”, or let it happen.
    .you = “{ $card }” is about to happen. Will your Patrician prevent it?
asked-firenze-losing = { $due ->
    [one] { $who }: choose 1 brick to lose (“{ $card }”).
   *[other] { $who }: choose { $due } bricks to lose (“{ $card }”).
}
    .you = “{ $card }”: which { $due ->
    [one] brick goes into the pouch?
   *[other] { $due } bricks go into the pouch?
}
asked-firenze-lowering = { $who }: choose the tower that loses a brick (“{ $card }”).
    .you = “{ $card }”: which of your towers loses a brick?
asked-firenze-building = { $exchange ->
    [0] { $who }: build, or finish building.
   *[other] { $who }: build (an exchange is possible before).
}
    .you = { $exchange ->
    [0] Your turn: build.
   *[other] Your turn: build, or exchange first.
}
asked-firenze-paying-exchange = { $due ->
    [one] { $who }: give 1 brick for the { $brick-low } one on “{ $card }”.
   *[other] { $who }: give { $due } bricks for the { $brick-low } one on “{ $card }”.
}
    .you = For the { $brick-low } brick on “{ $card }”: { $due ->
    [one] give 1 more brick.
   *[other] give { $due } more bricks.
}
asked-firenze-paying-construction = { $due ->
    [one] { $who }: pay 1 brick for building.
   *[other] { $who }: pay { $due } bricks for building.
}
    .you = Building costs: { $due ->
    [one] give 1 more brick.
   *[other] give { $due } more bricks.
}
asked-firenze-fulfilling = { $who }: fulfill commissions, or end the turn.
    .you = Fulfill commissions, or end your turn.
asked-firenze-ending = { $who }: no commission to fulfill; end the turn.
    .you = You can fulfill no commission: end your turn.
asked-firenze-limiting-cards = { $due ->
    [one] { $who }: discard 1 card.
   *[other] { $who }: discard { $due } cards.
}
    .you = You have too many cards: { $due ->
    [one] discard 1.
   *[other] discard { $due }.
}
asked-firenze-limiting-bricks = { $due ->
    [one] { $who }: return 1 brick to the pouch.
   *[other] { $who }: return { $due } bricks to the pouch.
}
    .you = You have too many bricks: { $due ->
    [one] return 1 to the pouch.
   *[other] return { $due } to the pouch.
}

## Moves, as buttons and lists name them

move-firenze-cover = Cover { $color-low } { $height }
move-firenze-take = Take card { $place }
move-firenze-pay = Pay a { $brick-low } brick
move-firenze-exchange = Exchange: { $brick-low } from card { $place }
move-firenze-begin = Begin a { $color-low } tower
move-firenze-lay = Lay on { $color-low } { $height }
move-firenze-done = Done building
move-firenze-fulfil = Fulfill: { $color-low } { $height }
move-firenze-consecrate = Hand in the bell tower
move-firenze-end = End the turn
move-firenze-discard = Discard: { $card }
move-firenze-spill = Return to the pouch: { $brick-low }
move-firenze-lower = Take from { $color-low } { $height }
move-firenze-endure = Let it happen
move-firenze-avert = Prevent it with the Patrician
move-firenze-renounce = Patrician: discard { $card }
move-firenze-play = Play: { $card }
move-firenze-smuggle = Smuggler: { $give-low } to { $seat } for { $take-low }
move-firenze-restock = Wholesaler: new bricks for card { $place }
move-firenze-sabotage = Saboteur: { $seat-of } { $color-low } { $height }
move-firenze-transmute = Alchemist: { $give-low } for { $take-low }

## Refusals: cards and bricks

firenze-seals-first = Before the first turn { $left ->
    [one] one neutral seal is
   *[other] { $left } neutral seals are
} still to be laid: cover a commission.
firenze-covered-already = A neutral seal lies on { $brick-low } { $height } already.
firenze-balcony-lies-there = Balcony { $numeral ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} lies on { $brick-low } { $height }, and neutral seals go where there is none.
firenze-take-a-card-first = First take a card from the row; then the turn goes on.
firenze-no-such-place = There is no card at this place: they are counted from 1 to { $most }, from the left.
firenze-card-too-dear = “{ $card }” costs { $cost ->
    [one] 1 brick
   *[other] { $cost } bricks
}, and your storehouse has { $stored }; the bricks on a card can’t pay for it.
firenze-pay-first = First give the { $due ->
    [one] brick that is
   *[other] { $due } bricks that are
} still due.
firenze-no-such-color = “{ $brick }” is no color of bricks. There are: { $bricks }.
firenze-no-such-brick = { $bricks-count ->
    [0] There is no { $brick-low } brick there, and no other either.
   *[other] No { $brick-low } brick there. Bricks there: { $bricks }.
}
firenze-exchanged-already = You have exchanged already; only one exchange per turn.
firenze-exchange-comes-first = Exchanging comes before building, and you have begun to build.
firenze-exchange-too-dear = An exchange costs { $cost } bricks, and your storehouse has { $stored }.
firenze-not-on-this-card = { $bricks-count ->
    [0] No brick lies on “{ $card }”, let alone a { $brick-low } one.
   *[other] No { $brick-low } brick lies on “{ $card }”; there is { $bricks }.
}

## Refusals: building and commissions

firenze-build-or-done = You are building now: exchange once, lay bricks, or say that you are done.
firenze-laid-all = You have laid { $most } bricks this turn, and more may not be laid.
firenze-built-already = “{ $card }” helps with building, and that is over for this turn.
firenze-brick-too-dear = One more brick costs { $cost ->
    [one] another one
   *[other] another { $cost }
}, and your storehouse { $stored ->
    [0] is empty
   *[other] has only { $stored } in all
}.
firenze-no-such-tower = { $towers-count ->
    [0] No { $brick-low } tower of height { $height }, and no other tower here either.
   *[other] No { $brick-low } tower of height { $height }. Towers here: { $towers }.
}
firenze-fulfil-or-end = Building is over: fulfill commissions, or end your turn.
firenze-bell-tower-first = The Campanile comes first: hand in a white tower of height { $height }, then you can fulfill commissions again.
firenze-no-bell-tower-owed = You don’t owe the church a bell tower.
firenze-no-seals-left = You have no seals left to fulfill commissions with.
firenze-neutral-seal = A neutral seal covers { $brick-low } { $height }, so nobody can fulfill it.
firenze-no-such-commission = Commissions have { $least } to { $most } levels, and a tower has to match one exactly.
firenze-sealed = { $who } has fulfilled { $brick-low } { $height }, and each commission is fulfilled only once.
    .you = You have fulfilled { $brick-low } { $height }, and each commission is fulfilled only once.
firenze-balcony-must-wait = Balconies are fulfilled in order, and { $numeral ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} comes first.

## Refusals: events, personnel, limits

firenze-event-first = First “{ $card }” takes what it demands.
firenze-only-the-highest = “{ $card }” hits only towers of height { $height } or more.
firenze-endure-or-avert = Decide about “{ $card }” first: let it happen, or have the Patrician prevent it.
firenze-no-such-celebration = { $cards-count ->
    [0] “{ $card }” can’t be discarded: you hold no Celebration.
   *[other] “{ $card }” is none of your Celebrations. You hold: { $cards }.
}
firenze-no-such-personnel = “{ $card }” is no Personnel card.
firenze-not-in-hand = You don’t hold “{ $card }”.
firenze-played-otherwise = “{ $card }” needs more words: say whom or what you mean.
firenze-not-at-this-seat = Choose one of the others: { $others }.
firenze-played-already = You have played “{ $card }” this turn; only one card of the same name per turn.
firenze-princess-too-late = “{ $card }” has to be played before you choose a card.
firenze-no-bricks-there = No bricks lie on “{ $card }”, so there is nothing to replace.
firenze-not-in-the-pouch = There is no { $brick-low } brick in the pouch.
firenze-too-many-cards = { $over ->
    [one] You may keep { $limit } cards: discard 1 first.
   *[other] You may keep { $limit } cards: discard { $over } first.
}
firenze-celebrations-stay = “{ $card }” is a Celebration and stays. You can discard: { $cards }.
firenze-no-such-card = You have no “{ $card }” to discard. You can discard: { $cards }.
firenze-too-many-bricks = { $over ->
    [one] Your storehouse has room for { $limit } bricks: return 1 to the pouch first.
   *[other] Your storehouse has room for { $limit } bricks: return { $over } to the pouch first.
}

## The rules, by name

rule-firenze-set-up = rulebook, set up: neutral seals
rule-firenze-phase-card = rulebook, phase 1: choose a card
rule-firenze-card-cost = rulebook, phase 1: card costs
rule-firenze-paying = rulebook: paying with bricks
rule-firenze-bricks = rulebook: bricks
rule-firenze-exchange = rulebook, phase 2: exchange bricks
rule-firenze-phase-building = rulebook, phase 3: build towers
rule-firenze-building = rulebook, phase 3: how much is built
rule-firenze-construction-cost = rulebook, phase 3: construction costs
rule-firenze-towers = rulebook, phase 3: towers
rule-firenze-phase-commissions = rulebook, phase 5: fulfill commissions
rule-firenze-commissions = rulebook, phase 5: commissions
rule-firenze-seals = rulebook, phase 5: seals
rule-firenze-balconies = rulebook: balconies
rule-firenze-campanile = card: Campanile
rule-firenze-events = rulebook, Action cards: events
rule-firenze-personnel = rulebook, Action cards: personnel
rule-firenze-same-name = rulebook, Action cards: not two of the same name in one turn
rule-firenze-princess = card: Princess
rule-firenze-patrician = card: Patrician
rule-firenze-wholesaler = card: Wholesaler
rule-firenze-alchemist = card: Alchemist
rule-firenze-card-limit = rulebook, phase 6: card limit
rule-firenze-storehouse-limit = rulebook, phase 6: storehouse limit

## Turns made ahead

order-firenze-choose = Take “{ $card }”{ $paid-count ->
    [0] {""}
   *[other] {" "}for at most { $paid-count ->
        [one] 1 brick
       *[other] { $paid-count } bricks
    }
}{ $brings-count ->
    [0] {""}
    [one] , as long as at least 1 brick lies on it
   *[other] , as long as at least { $brings-count } bricks lie on it
}
firenze-ahead-card-gone = “{ $card }” no longer lies in the row.
firenze-ahead-card-dearer = “{ $card }” costs { $cost ->
    [one] 1 brick
   *[other] { $cost } bricks
} now; your plan pays { $most } at most.
firenze-ahead-card-poorer = Less lies on “{ $card }” now than you planned with: { $bricks }.
order-firenze-whichever = Whichever card brings most, { $most ->
    [0] for no brick
    [one] for at most 1 brick
   *[other] for at most { $most } bricks
}
firenze-ahead-only-events = { $most ->
    [0] Only Events are free now
    [one] For up to 1 brick there are only Events now
   *[other] For up to { $most } bricks there are only Events now
}, and none of them is taken without asking you.
order-firenze-fetch = Exchange for a { $brick-low } brick, best from “{ $card }”
order-firenze-spare = Give what can best be spared
firenze-ahead-brick-gone = No { $brick-low } brick lies on any card any more.
