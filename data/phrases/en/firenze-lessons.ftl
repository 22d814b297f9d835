# What the coach says in Firenze at each new kind of question.

lesson-firenze-placing = **A neutral seal.** Before the first turn, a few commissions are closed for everybody. Close what others would fulfill before you.
lesson-firenze-choosing = **A card.** You take one with all the bricks on it; the farther right it lies, the more bricks you lay on the cards you skip. Look at the bricks first: you need many of one color.
lesson-firenze-building = **Building.** A tower has one color, and a commission asks for an exact height. A tower that gets no brick this turn is torn down, so begin few towers and finish them.
lesson-firenze-fulfilling = **A commission.** A tower of exactly this height can be handed in now: it scores, and you lay a seal there. Or keep the tower and build it higher.
lesson-firenze-limits = **Too many cards.** At the end of a turn, there is a limit to what you may keep. Celebrations stay; play Personnel before it comes to this.
lesson-firenze-bricks = **Too many bricks.** Your storehouse is limited as well, but bricks in towers don’t count. Return the colors you aren’t building with.
