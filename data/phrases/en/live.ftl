# Everybody is there at once, and plays as around a real table for a while.

motion-live = half an hour live
board-live-offered = Everybody is here. If all agree, you play live for { $minutes } minutes: auctions bid by bid, no messages, { $answer } minutes for each answer. It ends as soon as somebody takes longer or has to go.
board-live = -# **Live**: auctions bid by bid, no messages. It ends { $when } unless you play on.
live-begins = Everybody is here: from now on you play live.
live-is-over = Live play is over: take your time again.
ends-live = { $who } has to go and ends live play.
    .you = You end live play.
press-end-live = End live play
rule-live = how this bot works: live play
live-wants-two = It takes two people or more to play live.
is-live-already = You are playing live already.
is-not-live = Nobody is playing live at this table just now.
