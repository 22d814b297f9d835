# Lessons: four positions, the coach, and hints at each new kind of question.

command-learn = learn
    .about = Learn the game in four short positions with a coach, about ten minutes
press-learn = Learn { $game }
press-lesson = To your lesson
press-learn-instead = Leave table { $table } and learn
lesson-is-there = Your lesson has begun in your direct messages with me. If you don’t see it there, allow direct messages from this server, or type **/{ command-learn }** in a direct message to me. If others are to look on: **/{ command-learn } { word-public }**.
lesson-is-public = Your lesson begins here. Anyone who opens this thread may look on: all hands are open.
word-public = public
    .about = Yes: in a thread of this channel, where others may look on, hands included

coach-good = **Coach:** Well chosen.
coach-against = **Coach:** “{ $move }” would have brought about { $points } points more.
coach-princes-lifts = { $thing } lifts { $gains }.

lesson-progress = Lesson, part { $number } of { $count }
press-lesson-first-game = First game with the coach
lesson-then = Now a whole game, against { $count } apprentices and with the coach? What these lessons left out stands on a single page.
lesson-won = **You win by { $points } to { $theirs } against { $other }.** The biggest difference: { $source }, { $apart } in your favor.
lesson-lost = **{ $other } wins by { $theirs } to { $points }.** The biggest difference: { $source }, { $apart } against you.

stage-princes-aim = **The aim.** Seven rounds, each with one purchase and two actions. The most prestige points win; most come from Works of Professions, the people on your cards, that have what they want. First, an auction: { $lot } for { $next }?
stage-princes-bidding = **Bidding.** Each bid is { $step } higher than the last. If you pass, you give up this object only; you can still buy another one this round.
stage-princes-placing = **Placing.** It stays on your grid for the whole game. Leave room for Buildings, which are large: the edge is a good place.
stage-princes-building = **Building.** You have two actions. { $card } is worth { $worth } now; a Work needs { $minimum } in this round. { $wanted } adds { $more }, and each Building scores { $built } points at once.
stage-princes-first-work = **Your first Work.** { $card } is worth { $worth }: { $paid }, or { $most } points instead. Early in the game, florins buy what lifts the next Works; late, points are better.
stage-princes-rival = **A rival.** { $rival } wants this { $lot }, too. It would lift your Works: { $lifted }. Bid while that is worth the price to you; then let it go and buy something else.
stage-princes-best-work = **The Best Work.** Now a Work needs { $minimum }; { $card } is worth { $worth }. The Best Work of a round scores { $best_work_points } points more: raise it with one more Profession card, or complete it at once.
stage-princes-last-round = **The last round.** After it, florins only break ties, so take points. Prestige cards score at the end, if you do what they ask. Yours: { $prestige }.
press-lesson-princes-2 = Go on: Buildings and Works
press-lesson-princes-3 = Go on: a rival
press-lesson-princes-4 = Go on: the last round
plan-princes = Your plan: { $cards } want the same ({ $thing }).
label-princes-work = { $card }: { $florins }
label-princes-work-points = { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-princes-build = Build: { $building }
label-princes-lot = { $lot }
label-princes-place = Place on { $square }
label-princes-withdraw = Stay out

lesson-princes-choosing = **Your first cards.** Professions are the people on these cards. Each wants a Building, a Landscape and a Freedom; the more of these you have, the more their Works are worth. Keep { $kept } who want the same things.
    .short = **New:** Keep those who want the same things.
lesson-princes-nominating = **An auction.** Everybody may buy one object per round. Name one: that already counts as a bid of { $opening }. A Jester helps every Work you complete from now on; a Landscape helps the Professions that want it; a Builder makes Buildings cheaper.
    .short = **New:** Put up what lifts your Works.
lesson-princes-bidding = **Bidding.** Each bid is { $step } higher than the last; a pass gives up this object only. If you pass now, you can still buy another one later this round.
    .short = **New:** Pass, and buy something else later.
lesson-princes-placing = **A place for it.** Your Landscape has to fit into your grid, and it stays there. Leave room for large Buildings: the edge is a good place for a Landscape.
    .short = **New:** Leave room for Buildings.
lesson-princes-picking = **One of several.** You see { $drawn } cards and keep one; the others go to the bottom of the deck. Look for what your Principality already has, or soon will.
    .short = **New:** Keep what fits your Principality.
lesson-princes-recruiting = **Recruiting.** You may now take a Profession that lies in front of another player into your hand. You can also save the card for later: it costs no action.
    .short = **New:** Recruiting costs no action; the card can wait.
lesson-princes-acting = **Your turn.** You have { $actions } actions, and most actions make a later Work worth more. In round 1, a Work needs a value of { $first }; hardly anybody gets there right away, so build what your Professions want.
    .short = **New:** First give your Professions what they want.
lesson-princes-value = **What a Work is worth.** Take a Poet with a Theater (+{ $work_building }), the Freedom of Travel (+{ $work_freedom }), two Jesters (+{ $jesters }) and four cards (+{ $cards }): that makes { $value }. At { $florins_per_value } apiece, it pays { $florins }; you may take a point for every { $florins_per_point } instead: { $points } points and { $rest }, or anything in between.
    .short = **New:** Wants that are there, Jesters and cards make a Work worth more.
lesson-princes-working = **A Work!** One of your Professions can complete a Work now. Take money if you still want to buy and build, points if you don’t; the Best Work of the round scores { $best_work_points } more.
    .short = **New:** Florins to go on building; points once you need none.
lesson-princes-round = **The second round.** From now on, a Work needs a value of { $second }, and the bar keeps rising. So the game is a race: prepare your Works, and complete them before the bar is too high.
    .short = **New:** The minimum rises every round.

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
reason-kinship = The Professions you keep want more of the same things.
reason-keep = With what you have, this card promises { $points ->
    [one] about 1 point
   *[other] about { $points } points
}.
reason-place = Placed here, it leaves the most room for Buildings.
reason-not-worth = I would not pay that much for { $lot-the }.
reason-withdraw = None of what is left is worth the starting bid to you.
reason-end = Whatever you could still do would cost more than it brings.
no-clock-for-learning = A teaching table has no clock.
lobby-teaching = **Teaching table:** joining means agreeing that all hands are open, that moves may be taken back freely, and that nothing is rated. There is no clock, and no direct messages are sent.
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
