# Private panels: placing a tile, a work before it is completed, standing orders, help.
# No sentence is copied from a rulebook.

## Placing

panel-build-which = What do you build? It costs { $price ->
    [0] nothing
   *[other] { $price }
} and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
panel-place-which = Which Landscape do you place?
panel-build-menu = Which Building?
panel-place-menu = Which Landscape?
panel-wanted-in-menu = Wanted by: { $professions }
panel-way-counter = ↺ Turn L
panel-way-clockwise = ↻ Turn R
panel-way-flip = ⇋ Flip
panel-way-left = Left
panel-way-up = Up
panel-way-down = Down
panel-way-right = Right
panel-anchors = Square { $square }
panel-away = ✗ Back
panel-build-here = { $price ->
    [0] ✓ Build here – for free
   *[other] ✓ Build here – { $price-short }
}
panel-place-here = ✓ Place it here
panel-legend = **\*** here · **##** Palazzo · **x** too near to a Building · **·** free

panel-build = **{ $tile }** on { $square }: costs { $price ->
    [0] nothing
   *[other] { $price }
}, scores { $points ->
    [one] 1 point
   *[other] { $points } points
}. Covers { $squares }.
panel-build-sells = Your purse holds { $florins }, so { $points ->
    [one] 1 point pays for the rest.
   *[other] { $points } points pay for the rest.
}
panel-place = **{ $tile }** on { $square }: { $points ->
    [0] no points yet.
    [one] scores 1 point.
   *[other] scores { $points } points.
} Covers { $squares }.
panel-wanted = Raises the Work Value of: { $professions }.
panel-gain = { $profession } ({ $before } to { $after })
panel-wanted-not = None of the Professions in your hand gains by it.
panel-fits = Everything else that is left would still fit.
panel-fits-not = No room any more for: { $things }.
panel-for-price = { $move } – { $price-short }

## The turn, line by line

panel-turn-holds = { $florins ->
    [0] no florins
   *[other] { $florins }
} · { $points ->
    [0] no points yet
    [one] 1 point
   *[other] { $points } points
}
panel-turn-works = Work { $minimum }+{ $best ->
    [0] {""}
   *[other] {" "}· best so far { $best }, { $who }
}
panel-turn-works-ready = Works: { $ready } of { $count } ready
panel-turn-cards = Freedom, Profession, Bonus
panel-option = { $thing }{ $worth ->
    [0] {""}
   *[other] {" "}+{ $worth }
}
panel-turn-sells = Missing florins cost points.
panel-turn-work = **{ $profession } { $value }** – { $short ->
    [0] enough, { $minimum } needed
   *[other] { $short } short of { $minimum }
}{ $cards-count ->
    [0] {""}
   *[other] {" "}with { $cards }
}
panel-turn-there = ✓ there: { $things }
panel-turn-missing = ✗ missing: { $things }
panel-turn-build = { $price ->
    [0] Build… (free)
   *[other] Build… ({ $price-short })
}
panel-turn-build-this = { $price ->
    [0] Build { $thing }… (free)
   *[other] Build { $thing }… ({ $price-short })
}
panel-turn-lifts = Raises { $count } Works, by { $gain } in all
panel-auction-opening = Putting one up is a bid of { $price }. The number is what it adds to your Works and points.
panel-auction-alone = What you put up is yours for { $price }.
panel-auction-leads = Highest bid: { $price }, { $who }.
panel-keep-lifts = Whichever you keep raises the Work Value of: { $professions }.
panel-keep-enough = Enough at once with this card: { $professions }.
panel-back-wants = **{ $profession }** – wants { $things }
panel-back-wanted-too = { $thing } (also { $professions })

## A Work

panel-work-which = Which Profession?
panel-work-cards = With which Bonus cards?
panel-work-paid = Paid in money or points?
panel-work-option = { $profession } { $value }{ $short ->
    [0] {""}
   *[other] , { $short } short
}
panel-work-for = { $profession } { $value }{ $cards ->
    [0] {""}
   *[other] {" "}(+{ $cards })
}: { $pay }
panel-work = **{ $profession }**: worth { $value }, needed { $minimum } { $short ->
    [0] – enough
   *[other] – { $short } short
}
panel-work-missing = Missing: { $things }.
panel-part = { $thing } +{ $worth }
panel-part-jesters = Jesters +{ $worth }
panel-part-cards = Cards +{ $worth }
panel-part-all-cards = Your cards +{ $worth }
panel-work-pay = { $florins-short ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $florins-short }{ $points ->
        [0] {""}
        [one] {" "}+ 1 point
       *[other] {" "}+ { $points } points
    }
}
panel-work-done = ✓ Work: { $pay }
panel-work-or = Work: { $pay }

## What can I do now?

press-help = What can I do now?
help-topics-of = The rules of { $game }…
help-choosing = You were dealt one Profession too many: keep { $kept }, give one back. Look for cards that want the same Landscape or Freedom. Nobody sees your choice.
help-nominating = Put up for auction what you would like to buy; this counts as a bid of { $opening }. Or stay out for the rest of this round. At most you can pay { $means }.
help-bidding = Bid { $next } or pass, which gives up this object only. With a wish you name your limit once and need not come back for every bid. At most you can pay { $means }.
help-placing = Choose the place of your Landscape. Only allowed places are offered, and the message says what would still fit afterwards.
help-picking = { $count ->
    [one] This is the last card of the deck: take it.
   *[other] You are looking at { $count } cards. Keep one; the others go back under their deck, and nobody learns which they were.
}
help-recruiting = Take a Profession from another player’s table into your hand now, or save the card: in your action turns recruiting costs no action.
help-acting = { $actions ->
    [0] You have no action left. You may still recruit or give up points; then end your turn.
    [one] One action: build, complete a Work (worth { $minimum } or more), introduce a Freedom, or take a Profession or Bonus card. Giving up points and recruiting cost no action.
   *[other] { $actions } actions: build, complete a Work (worth { $minimum } or more), introduce a Freedom, or take a Profession or Bonus card. Giving up points and recruiting cost no action.
}
help-waiting = Meanwhile you can study your hand and the board, and say what you wish for in the next auctions; with “{ press-plan }” you plan your next turn in secret. That way nobody has to wait for you.

## The rules by topic

topic-goal = The game in a nutshell
topic-auctions = Auctions
topic-objects = The objects
topic-actions = Actions
topic-placing = Placing tiles
topic-works = Works
topic-money = Money and points
topic-cards = Cards
topic-scoring = The end, and where points come from
topic-two = With two players
topic-orders = Wishes in secret
topic-ours = What is our own design

digest-goal = You develop a Principality where the people you invite complete great Works. There are { $rounds } rounds. In each, everybody first buys at most one object at auction, then takes { $actions } actions. The most prestige points at the end win; in a tie, money decides.
digest-auctions = · **Putting up:** the player whose turn it is puts an object up for auction, which is a bid of { $opening }.
    · **Bidding:** clockwise, the others raise by exactly { $step } or drop out of this auction. The last one left pays and takes it.
    · **Limits:** nobody gets more than one object a round, and each kind is sold once a round.
    · **Staying out:** instead of putting something up you may stay out for the rest of the round.
    · **Alone:** the last player without an object simply pays the starting bid.
digest-objects = Nobody may have more than { $builders_each } Builders.
digest-actions = On your turn you have { $actions } actions:
    · build a Building
    · complete a Work
    · look at { $drawn } Profession cards and keep one: { $profession_cost }, once a round
    · introduce a Freedom: { $freedom_cost }, once a round, each one once
    · look at { $drawn } Bonus cards and keep one: { $bonus_cost }
    Recruiting and giving up points take no action. Unused actions are lost.
digest-placing = · **Turning:** tiles may be turned and flipped as you like, and are never moved afterwards.
    · **The grid:** they lie inside it and never on top of each other or of the Palazzo.
    · **Buildings:** until you have two Builders, a Building may not share a side with another Building or the Palazzo; corners may meet. You may have each Building once.
    · **Landscapes** may touch anything.
digest-works = A Profession from your hand completes a Work.
    · **Its value:** { $work_building } for the Building it wants, { $work_landscape } for its Landscape, { $work_freedom } for its Freedom, { $work_jester } for each Jester, { $work_card } for each Profession or Recruiting card in your hand or on your table (this one included), and the Bonus cards you play with it.
    · **Minimum value,** round by round: { $minima }.
    · **Pay:** { $florins_per_value } per point of value. You may take prestige points instead: 1 for every { $florins_per_point }.
    · **The Best Work** of the round scores { $best_work_points } more points, for everybody who shares first place.
digest-money = · **Giving up points:** whenever you choose an object, bid, act or decide what to pay, you may give up points for { $florins_for_point } each. If your purse falls short when you pay, points make up the difference automatically.
    · **Limit:** nobody can bid or spend more than purse and points together.
    · **At the end** money only breaks ties.
digest-cards = · **Professions** each want one Building, one Landscape and one Freedom.
    · **Recruiting cards** take a Profession that has worked elsewhere into your hand; the card stays there in its place.
    · **Bonus cards** are played with a Work, any number of them, and are gone then.
    · **Prestige cards** score at the end if their goal is met. You look at { $drawn } and keep one; the rest go under the deck.
digest-scoring = The game ends after round { $rounds }; then Prestige cards are shown and scored. The most points win; in a tie, more money.
    · **Works:** the points you take for them, and { $best_work_points } for the best Work of a round
    · **Buildings:** { $building_points } each
    · **Landscapes:** { $landscape_points } for each further one of a kind you have
    · **Builders:** { $builder_points } for the second and for the third
    · **Prestige cards** at the end
    Points you gave up are gone.
digest-two = Both start with { $purse }, the starting bid is { $opening }, and the three Landscapes are one object: the winner chooses. There are fewer Freedoms; how many is an option of the table.
digest-orders = A **wish** names an object and your highest price, as in “Jester, up to 700”. Wishes are ranked, and the first that is still possible is put up for auction and bought.
    · **Only bid:** I bid up to your price, but open no auction; then you pass, or are asked. Say what is put up first, and how much you spend in all.
    · **After a purchase:** the places of a Landscape in order, whom to recruit, which card to keep, what your character does.
    · **The rest:** you pass, or you are asked.
    · **When:** from the actions of the round before, for one round’s auctions.
    · **Secret:** wishes make only moves you could make yourself, and wait a moment before they answer, so that nobody can tell a wish from a person.
digest-ours = We know the rules well, the printed components less so:

## The characters

panel-court-hired = · { $character }: hired by { $who }
panel-court-bid = { $florins ->
    [0] · { $character }: { $who }, at no cost so far
   *[other] · { $character }: { $who } bids { $florins }
}
panel-court-banker = There are { $florins } on the Banker.
panel-court-which = Another price…
panel-court-option = { $price ->
    [0] { $character } for free
   *[other] { $character } { $price }
}
panel-court-at = { $florins ->
    [0] For free
   *[other] { $florins }
}
panel-court-space = How much for { $character-the }?

panel-consult-turn = You may use { $character-the } now, without spending an action. If you keep the card, it can still help in the next auctions.
panel-consult-turn-at-last = You may use { $character-the } now, without spending an action. This is the last round: a card you keep brings nothing more.
panel-consult-won = You have won { $lot-the } at { $price }. Before you pay, { $character-the } can help.
panel-consult-last = The auctions are over, and the card goes back: this is the last chance to use { $character-the }.
panel-consult-hired = You have hired { $character-the }. Use the card now, or later: on your turn, when you win an object, or after the next auctions.
panel-consult-hired-at-last = You have hired { $character-the }. Use the card now or on your turn: this is the last round, and afterwards it brings nothing.
panel-use-free = The Merchant pays the { $price-short }
panel-use-points = Score { $points ->
    [one] 1 point
   *[other] { $points } points
}
panel-use-prestige = A Prestige card for free
panel-use-bonus = A Bonus card for free
panel-use-nothing = Just pay { $price-short }
panel-use-never = Let the chance go
panel-use-later = Later

panel-change = You have { $florins }. The Banker gives 1 point for { $rate }, to you at most { $points ->
    [one] 1 point
   *[other] { $points } points
}. What is left only breaks ties.
panel-change-how-many = How many points?
panel-change-option = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $florins-short }

panel-part-landscapes = Landscapes +{ $worth }
panel-part-buildings = Buildings +{ $worth }
panel-part-builders = Builders +{ $worth }
panel-part-muse = Muse +{ $worth }

help-courting = Bid for a character, or hire nobody this round. On a free card any space is allowed; where a pawn stands, only a higher one. If nobody outbids you until your next turn, you pay and the character is yours. { $florins ->
    [0] Without money, only a free space is open to you.
   *[other] You can bid at most { $florins }.
}
help-consulting = Decide whether you use { $character-the } now. The message says what it would bring.
help-changing = The last chance to make something of your money: the Banker gives you up to { $points ->
    [one] 1 point
   *[other] { $points } points
}.
help-bargaining = You have an offer to build together: agree to the price, name another one, or decline. The message shows where the Building would stand.
help-acting-hired = { $actions ->
    [0] You have no action left. You may still recruit or use your character; then end your turn.
    [one] One action: build, complete a Work (worth { $minimum } or more), introduce a Freedom, or take a Profession or Bonus card. Recruiting and using your character cost no action.
   *[other] { $actions } actions: build, complete a Work (worth { $minimum } or more), introduce a Freedom, or take a Profession or Bonus card. Recruiting and using your character cost no action.
}
topic-characters = Expansion: The Muse and the Princess
topic-together = Option: building together
digest-characters = After the objects, six characters are auctioned each round.
    · **Bidding:** in turn, each player places a pawn on a space of a card, or passes for good. On a taken card only a higher space counts, and the other pawn goes back to its owner.
    · **Hiring:** if yours still stands when your turn comes again, you pay and have hired the character for this round.
    · **Points:** with the characters, nobody may give up points for money.
digest-together = With this option the Principalities stand in a ring, and neighbors may build across their border.
    · **The offer:** on your turn you offer a neighbor a Building, the exact place and what they pay you, in hundreds from nothing to { $most }. The money is needed only when you agree.
    · **The answer:** they agree, name another price, or decline. Each answer lies between the last two prices, and the place stays. You may take the offer back meanwhile.
    · **Limits:** at most { $offers ->
    [one] 1 offer
   *[other] { $offers } offers
} a turn, to one neighbor at a time. These limits are our own, and so are the fixed place and the highest price.
    · **The Building:** an action is spent only once you agree. They pay you, you pay what your own Builders make it cost, and both of you score { $building_points } points and have the Building. On each side the rules of placing hold with the Builders of that side.
    · **Alone:** without a Builder you keep clear of the borders; with one, you may touch a border only where nothing lies just across.

## Building together

panel-legend-borders = **\*** here · **##** Palazzo · **x** closed to this Building · **|** border · **·** free
panel-offer-which = What would you build with { $whom }? It costs you { $price ->
    [0] nothing
   *[other] { $price }
}, and { $whom } pays you what you agree on. Offers left in this turn: { $left }.
panel-offer-west = ◄ With { $whom }
panel-offer-east = With { $whom } ►
panel-offer-no-one = Alone
panel-offer-other = Another Building…
panel-offer-here = { $price ->
    [0] ✓ Offer it to { $whom } without a price
   *[other] ✓ Offer it to { $whom }: { $price-short }
}
panel-offer-price = What should { $whom } pay?
panel-offer = **{ $tile }** across the border with { $whom }, on { $square }: { $whom } pays you { $price ->
    [0] nothing
   *[other] { $price }
}, you pay { $cost ->
    [0] nothing
   *[other] { $cost }
}, both of you score { $points ->
    [one] 1 point
   *[other] { $points } points
}.
panel-offer-beyond-you = At this price you could not pay your part; { $whom } could not agree to it. Ask for { $least } at least.
panel-offer-alone = Alone it would cost { $whom } { $price ->
    [0] only an action
   *[other] { $price } and an action
}. Offers left in this turn: { $left }.
panel-bargain-waits = { $whom } is thinking about your offer: { $building-the } on { $square }, { $price ->
    [0] without payment
   *[other] for { $price }
}. You need not wait: take it back and go on with your turn. Offers left in this turn: { $left }.
panel-bargain-costs = It costs you { $price ->
    [0] only an action
   *[other] { $price } and an action
}; both of you score { $points ->
    [one] 1 point
   *[other] { $points } points
}.
panel-bargain-gains = You spend no action and score { $points ->
    [one] 1 point
   *[other] { $points } points
}; alone, you would spend { $price ->
    [0] only an action
   *[other] { $price } and an action
}.
panel-bargain-agree = { $price ->
    [0] ✓ Agree – free
   *[other] ✓ Agree – { $price-short }
}
panel-bargain-decline = ✗ Decline
panel-bargain-retract = ✗ Take the offer back
panel-bargain-another = Name another price…

## Looking ahead

outlook-princes-no-turn = You have no turn left in this game.
outlook-princes-no-work = You hold no Profession at the moment.
outlook-princes-all = All your Works
outlook-princes-work = { $profession } { $value }
outlook-princes-barred = no longer possible: { $things }
outlook-princes-round = round { $round } ({ $minimum })
outlook-princes-rounds = rounds { $first }–{ $last } ({ $minimum })
outlook-princes-enough = { $when }: enough
outlook-princes-way = { $when }: { $things }, then { $value }
outlook-princes-beyond = { $when }: out of reach
outlook-princes-priced = { $price ->
    [0] { $thing } free
   *[other] { $thing } { $price-short }
}
outlook-princes-auctioned = { $thing } at auction
outlook-princes-card = another Profession card { $price-short }
outlook-princes-bonus = Bonus { $card }
outlook-princes-leaves = { $florins ->
    [0] takes all your money
   *[other] { $florins-short } left
}
outlook-princes-short = { $florins-short } more than you have
outlook-princes-lifts = **What raises your Works**
outlook-princes-lift = { $thing }: { $gains }
outlook-princes-fits = fits on { $square }
outlook-princes-each = In brackets: the Work Value needed. Each Work by itself, with two actions a turn and one object a round; auction prices are open.
panel-closed = Closed to it: { $squares ->
    [none] no square
   *[other] { $squares }
}. The Palazzo lies on { $palazzo }.
press-map = Map in characters
panel-sell-for = { $points ->
    [one] Give up 1 point for { $price }
   *[other] Give up { $points } points for { $price }
}
