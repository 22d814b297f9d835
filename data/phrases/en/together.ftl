# Building together, in the terms of the English rulebook of 2022; sentences ours.

option-together = Building together
    .about = Whether neighbors may build across their border. The boards stand in a ring.
option-together-off = off
    .about = Everybody builds alone.
option-together-on = on
    .about = A Building may stand in two Principalities, if both agree on it and on a price.

side-east = east
side-west = west

ours-side-b = Good to know: side B of the Principalities, with its Palazzo at the bottom in the middle, is our own design. So is the ring in which the boards stand. The printed ones are not public.

## What happens

offers = { $who } offers to build { $building-a } with { $whom } across their border, on { $square }; { $whom } would pay { $price ->
    [0] nothing
   *[other] { $price }
}.
    .you = You offer to build { $building-a } with { $whom } across your border, on { $square }; { $whom } would pay { $price ->
    [0] nothing
   *[other] { $price }
}.
answers-price = { $who } answers with another price for { $building-the }: { $price ->
    [0] no payment
   *[other] { $price }
}.
    .you = You answer with another price for { $building-the }: { $price ->
    [0] no payment
   *[other] { $price }
}.
accepts-price = { $who } agrees with { $whom } on { $price ->
    [0] sharing it without payment
   *[other] { $price }
}.
    .you = You agree with { $whom } on { $price ->
    [0] sharing it without payment
   *[other] { $price }
}.
declines-offer = { $who } does not want to build { $building-the } with { $whom }.
    .you = You decline to build { $building-the } with { $whom }.
retracts-offer = { $who } takes the offer to { $whom } back: { $building-the } is not built together.
    .you = You take your offer to { $whom } back: { $building-the } is not built together.
builds-together = { $who } and { $whom } build { $building-a } across their border, on { $square }: { $paid ->
    [0] {""}
   *[other] { $whom } pays { $who } { $paid },{" "}
}{ $price ->
    [0] { $who } pays no building cost
   *[other] { $who } pays { $price } for the building
}, and both score { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .you = You and { $whom } build { $building-a } across your border, on { $square }: { $paid ->
    [0] {""}
   *[other] { $whom } pays you { $paid },{" "}
}{ $price ->
    [0] you pay no building cost
   *[other] you pay { $price } for the building
}, and both of you score { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## What is asked

asked-princes-bargaining = { $part ->
    [builder] { $who }: { $whom } would pay { $price ->
        [0] nothing
       *[other] { $price }
    } for { $building-the } on { $square }. Agree, ask for another price, or take the offer back.
   *[partner] { $who }: answer { $whom-of } offer to build { $building-a } together on { $square }, { $price ->
        [0] without payment
       *[other] for { $price }
    }. { $whom } may take it back meanwhile.
}
    .you = { $part ->
    [builder] { $whom } would pay you { $price ->
        [0] nothing
       *[other] { $price }
    } for { $building-the } on { $square }. Do you agree?
   *[partner] { $whom } would build { $building-a } across your border, on { $square }{ $price ->
        [0] , without payment
       *[other] , if you pay { $price }
    }. Do you agree?
}

## Moves

move-princes-offer = { $turn ->
    [0] Offer: { $building } to the { $side }, { $square }, for { $florins }
   *[other] Offer: { $building } to the { $side }, { $square }, rotation { $turn }, for { $florins }
}
move-princes-accept = { $florins ->
    [0] Agree: no payment
   *[other] Agree: { $florins }
}
move-princes-counter = { $florins ->
    [0] Another price: no payment
   *[other] Another price: { $florins }
}
move-princes-decline = Decline
move-princes-retract = Take the offer back

press-princes-offer = Build together…
press-princes-accept = Agree…
press-princes-counter = Another price…
choose-princes-offer = With which neighbor do you want to build what, where, and for how much? Squares are those of both boards side by side: a to g lie in the west, h to n in the east.
choose-princes-accept = To which price do you agree?
choose-princes-counter = Which price do you name?

command-princes-offer = offer
    .about = Offer to build with a neighbor across your border
command-princes-accept = agree
    .about = Agree to the price that was named
command-princes-counter = another-price
    .about = Answer with another price
command-princes-decline = decline
    .about = Turn a neighbor’s offer down
command-princes-retract = retract-offer
    .about = Take your offer back
word-side = side
    .about = On which side the neighbor is: east or west

## Refusals

everybody-builds-alone = At this table everybody builds alone.
no-neighbour-there = On that side (“{ $side }”) nobody borders on you. Neighbors: { $sides }.
no-offer-left = { $most ->
    [one] You have made your one offer of this turn.
   *[other] You have made all { $most } offers of this turn.
}
neighbour-has-building = { $whom } has { $building-the } already; each Principality may have only one of each.
cannot-pay-together = Not even together can you and { $whom } pay the { $price } it costs.
price-cannot-be-paid = At { $price } the Building cannot be paid for.
border-not-crossed = Rotated that way on { $square }, { $tile-the } would stand on one side of the border only; at least one square has to lie on each side.
overlaps-next-door = Rotated that way, { $tile-the } would cover part of { $other-the } in { $whom-of } Principality.
touches-next-door = { $whom } has fewer than two Builders, so { $tile-the } may not touch { $other-the } there, except at a corner.
price-out-of-range = The price has to be in hundreds, { $least ->
    [0] up to { $most }
   *[other] from { $least } to { $most }
}.
another-price = The price on the table is { $price }.
no-price-between = There is no price left between yours: agree, or decline.
wait-or-retract = { $whom } is thinking about your offer: wait, or take it back.
answer-or-retract = { $whom } has named a price: agree, ask for another one, or take your offer back.
answer-or-decline = { $whom } has made you an offer: agree, name another price, or decline.
border-needs-builder = Without a Builder, { $tile-the } may not stand at the border to { $whom } if you build alone.
border-is-built-up = With one Builder, { $tile-the } may not stand alone at the border where { $whom } has built or placed something just across.

## The rules, by name

rule-together = option of this table: building together
rule-neighbours = rulebook, Cooperative Building: your neighbors
rule-border-crossed = rulebook, Cooperative Building: across the border
rule-border-alone = rulebook, Cooperative Building: building alone
rule-bargaining = rulebook, Cooperative Building: agreeing on a price

## Pictures

render-header-princes-bargaining = { $name } weighs an offer
alt-princes-bargaining = { $who } weighs an offer to build together.
