# The first game, guided: two sentences before each new thing, and what the coach thinks of a move.

command-learn = learn
    .about = Your first game, guided: the first rounds with a coach, about ten minutes
press-learn = Learn { $game }
press-lesson = To your lesson
press-learn-instead = Leave table { $table } and learn
lesson-is-there = Your lesson has begun in your direct messages with me. If you don’t see it there, allow direct messages from this server, or type **/{ command-learn }** in a direct message to me. If others are to look on: **/{ command-learn } { word-public }**.
lesson-is-public = Your lesson begins here, and whoever opens this thread may look on: all hands are open.
word-public = public
    .about = Yes: in a thread of this channel, where others may look on, hands included

coach-same = **Coach:** I would have done the same.
coach-nearly = **Coach:** Good idea. I would have done it a little differently: “{ $move }”.
coach-rather = **Coach:** You can do that. I would rather have chosen this: “{ $move }”.

lesson-princes-choosing = **Your first cards.** Each of these people wants a Building, a Landscape and a Freedom; the more of these you have, the more their Works are worth. Keep { $kept } who want the same things.
lesson-princes-nominating = **An auction.** Everybody may buy one object per round. Name one: that already counts as a bid of { $opening }. A Jester helps every Work you complete from now on; a Landscape helps the people who want it; a Builder makes Buildings cheaper.
lesson-princes-bidding = **Bidding.** Each bid is { $step } higher than the last; whoever passes gives up this object only. If you pass now, you can still buy another one later this round.
lesson-princes-placing = **A place for it.** Your Landscape has to fit into your grid, and it stays there. Leave room for large Buildings: the edge is a good place for a Landscape.
lesson-princes-picking = **One of several.** You see { $drawn } cards and keep one; the others go to the bottom of the deck. Look for what your Principality already has, or soon will.
lesson-princes-recruiting = **Recruiting.** You may now take a Profession that lies in front of another player into your hand. You can also save the card for later: it costs no action.
lesson-princes-acting = **Your turn.** You have { $actions } actions, and every kind of action makes a later Work worth more. In round 1, a Work needs a value of { $first }; hardly anybody gets there right away, so build what your people want.
lesson-princes-value = **What a Work is worth.** Take a Poet with a Theater (+{ $building }), the Freedom of Travel (+{ $freedom }), two Jesters (+{ $jesters }) and four cards (+{ $cards }): that makes { $value }. At { $each } apiece, it pays { $florins }; you may take a point for every { $price } instead: { $points } points and { $rest }, or anything in between.
lesson-princes-working = **A Work!** One of your people can complete a Work now. Take money if you still want to buy and build, points if you don’t; the Best Work of the round scores { $best } more.
lesson-princes-round = **The second round.** From now on, a Work needs a value of { $second }, and the bar keeps rising. So the game is a race: prepare your Works, and complete them before the bar is too high.
lesson-princes-learned = **What you know now:** you have chosen your people, bought at auction, placed, built and taken cards, and you know what a Work is worth. That was two rounds of seven; the rest is the same, only with a higher bar. Play on here, or begin a whole game.
lesson-princes-afterwards = Play a whole game against Wolfgang, on easy

press-hint = Hint
press-enough = Go on without the coach
coach-leaves = From now on, the coach is silent. **/{ command-settings } { command-settings-coach }** brings the coach back.
hint = **Hint:** “{ $move }”
reason-at-most = I would pay { $florins } at most for { $lot-the }.
reason-work = A Work with { $card-the } is worth { $value } now; it pays { $florins ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $florins }{ $points ->
        [0] {""}
        [one] {" "}and 1 point
       *[other] {" "}and { $points } points
    }
}.
reason-gains = As far as I can see, this brings { $points ->
    [one] about 1 point
   *[other] about { $points } points
} more than ending the turn here.
reason-rather = As far as I can see, this brings { $points ->
    [one] about 1 point
   *[other] about { $points } points
} more than letting it go.
reason-kinship = The people you keep want more of the same things.
reason-keep = With what you have, this card promises { $points ->
    [one] about 1 point
   *[other] about { $points } points
}.
reason-place = Placed here, it leaves the most room for Buildings.
reason-not-worth = I would not pay that much for { $lot-the }.
reason-withdraw = None of what is left is worth the opening bid to you.
reason-end = Whatever you could still do would cost more than it brings.
no-clock-for-learning = A teaching table has no clock.
lobby-teaching = **Teaching table:** whoever joins agrees that all hands are open, that moves may be taken back freely, and that nothing is rated. There is no clock, and no direct messages are sent.
teaching-hands = **All hands are open here:**
teaching-hand = **{ $who }:**
word-teaching = teaching
    .about = A teaching table: open hands, no clock, free undo, unrated, with a coach
command-settings-coach = coach
    .about = Whether the coach explains what is new to you
word-explains = explains
    .about = Yes: two sentences at each new kind of question
settings-coach = Coach: explains what is new to you
settings-no-coach = Coach: silent
