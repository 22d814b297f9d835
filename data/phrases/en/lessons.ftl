# The first game, guided: two sentences before each new thing, and what the coach thinks of a move.

command-learn = learn
    .about = Your first game, guided: two rounds with a coach, about ten minutes
press-learn = Learn { $game }
press-learned = Play a whole game against Wolfgang, on easy
press-lesson = To your lesson
lesson-is-there = Your lesson has begun in your direct messages with me. If you don’t see it there, allow direct messages from this server, or type **/{ command-learn }** to me directly.

coach-same = **Coach:** I would have done the same.
coach-nearly = **Coach:** Good idea. A little differently, I would have said: “{ $move }”.
coach-rather = **Coach:** That is allowed. I would rather have chosen this: “{ $move }”.

lesson-princes-choosing = **Your first cards.** Each of these people wants a Building, a Landscape and a Freedom; the more of it you have, the more their Works are worth. Keep { $kept } who want the same things.
lesson-princes-nominating = **An auction.** Everybody may buy one object a round: name one, which is a bid of { $opening }. A Jester helps every Work you will ever complete; a Landscape helps those who want it; a Builder makes Buildings cheaper.
lesson-princes-bidding = **Bidding.** Each bid is { $step } higher; whoever passes is out of this object only. If you pass now, you can still buy another one later in this round.
lesson-princes-placing = **A place for it.** Your Landscape has to lie in your grid, and it stays there. Leave room for large Buildings: the edge is a good place.
lesson-princes-picking = **One of several.** You see { $drawn } cards and keep one; the others go back under the deck. Look for what your Principality has already, or will have soon.
lesson-princes-recruiting = **Recruiting.** You may take a Profession that lies before another player into your hand now. You can also save the card for later: it costs no action.
lesson-princes-acting = **Your turn.** You have { $actions } actions, and every kind of action makes a later Work worth more. In round 1 a Work needs { $first }; hardly anybody gets there at once, so build for what your people want.
lesson-princes-value = **What a Work is worth.** Take a Poet with a Theater (+{ $building }), the Freedom of Travel (+{ $freedom }), two Jesters (+{ $jesters }) and four cards (+{ $cards }): that makes { $value }. It pays { $florins }, or { $points } points and { $rest }; you choose, also anything in between.
lesson-princes-working = **A Work!** One of your people is worth enough now. Take money if you still want to buy and build, points if you don’t; the best Work of the round scores { $best } more.
lesson-princes-round = **The second round.** From now on a Work needs { $second }, and it goes on rising. So a game is a race: prepare, and complete Works before they get too dear.
lesson-princes-learned = **What you know now:** you have chosen your people, bought at auction, placed, built and taken cards, and you know what a Work is worth. That was two rounds of seven; the rest is the same, only dearer. You can play on here, or begin a whole game.

press-hint = Hint
press-enough = Enough, coach
coach-leaves = From now on the coach is silent. With **/{ command-settings } { command-settings-coach }** he comes back.
hint = **Hint:** “{ $move }”
reason-at-most = For { $lot-the } I would pay { $florins } at most.
reason-work = { $card } is worth { $value } now; that makes { $points ->
    [0] { $florins }
    [one] 1 point and { $florins }
   *[other] { $points } points and { $florins }
}.
reason-gains = As far as I can see it brings { $points ->
    [one] about 1 point
   *[other] about { $points } points
} more than ending the turn here.
no-clock-for-learning = At a teaching table no clock runs.
lobby-teaching = **Teaching table:** whoever joins agrees that all hands lie open, that moves may be taken back freely, and that nothing is rated. No clock runs, and no direct messages are sent.
teaching-hands = **All hands lie open here:**
teaching-hand = **{ $who }:**
word-teaching = teaching
    .about = A teaching table: open hands, no clock, free undo, unrated, with a coach
command-settings-coach = coach
    .about = Whether the coach explains what is new to you
word-explains = explains
    .about = Yes: two sentences at each new kind of question
settings-coach = Coach: explains what is new to you
settings-no-coach = Coach: silent
