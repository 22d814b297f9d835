# What the coach says in Firenze at each new kind of question.

lesson-firenze-placing = **A neutral seal.** Before the first turn, a few commissions are closed for everybody. Close what others would fulfill before you.
lesson-firenze-choosing = **A card.** You take one with all the bricks on it; the farther right it lies, the more bricks you lay on the cards you skip. Look at the bricks first: you need many of one color.
lesson-firenze-building = **Building.** A tower has one color, and a commission asks for an exact height. A tower that gets no brick this turn is torn down, so begin few towers and finish them.
lesson-firenze-fulfilling = **A commission.** A tower of exactly this height can be handed in now: it scores, and you lay a seal there. Or keep the tower and build it higher.
lesson-firenze-limits = **Too many cards.** At the end of a turn, there is a limit to what you may keep. Celebrations stay; play Personnel before it comes to this.
lesson-firenze-bricks = **Too many bricks.** Your storehouse is limited as well, but bricks in towers don’t count. Return the colors you aren’t building with.

## Why a computer player would do it

reason-firenze-cover = On this tower, the fewest commissions are covered so far.
reason-firenze-nearer = Its bricks bring the commission { $tower } nearer; I think it is worth { $points ->
    [one] about 1 point
   *[other] about { $points } points
} to you.
reason-firenze-card = The card itself is worth { $points ->
    [one] about 1 point
   *[other] about { $points } points
} to you.
reason-firenze-event = It is an Event, but what comes with it is worth more than what it takes.
reason-firenze-free = It is free, and no card farther right is worth its price.
reason-firenze-better = As far as I can see, it brings { $points ->
    [one] about 1 point
   *[other] about { $points } points
} more than the free card.
reason-firenze-goal = I would build for the commission { $tower }; I think it is worth { $points ->
    [one] about 1 point
   *[other] about { $points } points
} to you.
reason-firenze-done = Another brick is worth more in your storehouse than on a tower now.
reason-firenze-fulfil = As far as I can see, it brings { $points ->
    [one] about 1 point
   *[other] about { $points } points
}, all bonuses and chances counted.
reason-firenze-higher = Your tower ({ $tower }) is worth more if you keep building, up to height { $height }.
reason-firenze-consecrate = After that you may fulfill commissions again.
reason-firenze-spare = Of the bricks you can give, { $brick-low } is what you can best do without.
reason-firenze-lower = Of your towers, this one can best do without a brick.
reason-firenze-avert = The Event would cost you { $points ->
    [one] about 1 point
   *[other] about { $points } points
}.
reason-firenze-endure = The Event takes less than the Patrician can still be worth to you.
reason-firenze-discard = Of your cards, it is likely to bring the least.
reason-firenze-hire = It does more for you now than in your hand.
