# The lesson of Firenze, and what the coach says at each new kind of question.

stage-firenze-aim = **The aim.** The most points win. Build towers of one color and hand each in for a commission of its height. First a card with its bricks: the left one is free, each one skipped costs a brick.
stage-firenze-building = **Building.** { $freely } bricks a turn are free; more of them cost others. In every later turn each tower must get a brick, or it is torn down: so begin few.
stage-firenze-growing = **Growing.** Your { $color-low } tower has { $height } levels. With { $lay } more it fulfills the commission of height { $goal }, for { $points }. Give every other tower a brick, too, or it is torn down.
stage-firenze-fulfilling = **A commission.** A tower of exactly this height can be handed in: it scores { $points }, and you lay a seal there. At the end, the most seals of a color bring its bonus.
stage-firenze-rival = **A rival.** { $rival } builds { $color-low }, too, and only the first to hand in gets a commission. Yours of height { $goal } needs { $lay ->
    [one] 1 more brick
   *[other] { $lay } more bricks
} and would bring { $points }.
stage-firenze-waiting = **Now or later?** Hand in now, or keep the tower and build it higher in your next turn. If you wait, another may be first; every turn costs you a brick for it.
stage-firenze-last-turn = **The last turn.** Another player has laid the last seal, so all others have one more turn. Bricks left over don’t count: lay what still brings points.
stage-firenze-majorities = **The end.** Now the most seals on a tower bring its bonus, and Celebrations count: yours are worth { $celebrations } as things stand. A seal more can decide both.
press-lesson-firenze-2 = Go on: a commission
press-lesson-firenze-3 = Go on: a rival
press-lesson-firenze-4 = Go on: the last turn
coach-firenze-nearer = That brings { $color-low } { $goal } nearer, for { $points }.
coach-firenze-ready = That makes { $color-low } { $goal } ready to hand in: { $points }.
coach-firenze-scores = { $color } { $goal }: { $points }.
plan-firenze = Your plan: { $color-low }, height { $goal }, for { $points }.

lesson-firenze-placing = **A neutral seal.** Before the first turn, a few commissions are covered for everybody. Cover what others would fulfill before you.
    .short = **New:** Cover what others would fulfill before you.
lesson-firenze-choosing = **A card.** You take one with all the bricks on it; the farther right it lies, the more bricks you lay on the cards you skip. Look at the bricks first: you need many of one color.
    .short = **New:** Look at the bricks first: you need many of one color.
lesson-firenze-building = **Building.** A tower has one color, and a commission asks for an exact height. A tower that gets no brick this turn is torn down, so begin few towers and finish them.
    .short = **New:** A tower without a new brick is torn down.
lesson-firenze-value = **What a tower is worth.** A { $color-low } tower of { $high } levels brings { $many } points, and the level tile adds { $tile } if nobody fulfilled a commission of that height before you; one of { $low } levels brings only { $few }. Its { $high } bricks take two turns: laying { $freely } of them is free, and the other { $rest } cost you { $price ->
    [one] 1 brick
   *[other] { $price } bricks
} more.
    .short = **New:** High towers bring far more than low ones.
lesson-firenze-personnel = **Personnel.** You may play this card now or keep it for a better turn: it helps once, and then it is gone. At the end of a turn, you may keep { $cards } cards, Buildings included, so don’t save them all.
    .short = **New:** It helps once; a better turn may come.
lesson-firenze-exchanging = **An exchange.** Once a turn, { $exchange } of your bricks go onto a card of the row, and you take one that lies there. It is expensive, but the surest way to a color you lack.
    .short = **New:** Expensive, but sure to bring a color you lack.
lesson-firenze-fulfilling = **A commission.** A tower of exactly this height can be handed in now: it scores, and you lay a seal there. Or keep the tower and build it higher.
    .short = **New:** Hand the tower in, or build it higher.
lesson-firenze-limits = **Too many cards.** At the end of a turn, there is a limit to what you may keep. Celebrations stay; play Personnel before it comes to this.
    .short = **New:** Play Personnel before it comes to this.
lesson-firenze-bricks = **Too many bricks.** Your storehouse is limited as well, but bricks in towers don’t count. Return the colors you aren’t building with.
    .short = **New:** Return the colors you aren’t building with.
lesson-firenze-ending = **How it ends.** The first player to lay their last seal scores { $last_seal } points, and everybody else has one more turn. Then the most seals on a tower of the board bring its bonus, and Celebrations count: think of both when you choose a color.
    .short = **New:** The first to lay their last seal ends the game.

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
}, counting what may still come of it.
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
reason-firenze-hire = That card does more for you now than in your hand.
