# What moderators of a server do and say at its tables, and how owners remove players.

steward-pauses = A moderator pauses this table; no clock runs.
steward-goes-on = A moderator lets this table go on.
steward-closes = A moderator closes this table. The game ends here, without a winner.
steward-gives-time = A moderator gives { $who } { $hours ->
    [one] 1 more hour
   *[other] { $hours } more hours
} to think.
steward-moves = A moderator has moved this table here.
steward-frees-a-chair = A moderator has freed a place at the table.
steward-removes = A moderator has removed { $who } from the game; a computer player takes over.
steward-removes-last = A moderator has removed { $who } from the game. No other person is left, so it ends here.
steward-seats = Welcome, { $who }: a moderator has given you this place at the table, with its hand and everything on its board.
steward-keeps-out = A moderator no longer lets { $who } open or join tables on this server. At this table the game goes on as before.
steward-lets-in = A moderator lets { $who } open and join tables on this server again.
not-on-this-server = That table is not on this server.
no-clock-runs = No clock runs at this table, so nobody needs more time.
nobody-waits-for = Nobody is waiting for { $who } just now, so no time is running.
stands-here-already = The table is in that channel already.
sits-not-here = That person does not play at this table.
is-kept-out = The moderators of this server, or the owner of this bot, don’t let you open or join tables here.
was-not-sent-away = That person was not removed from this table.
is-asked-back = You are welcome again at table { $table }.
table-is-called-off = The owner of this table has called it off.
why-called-off = its owner called it off
rule-stewards = how this bot works: moderators

## Answers

steward-done = Done, and announced at the table.
steward-nobody = Please name somebody else: a person, and not yourself.
steward-not-yourself = Moderators can’t take over a hand this way. Offer yourself with /{ command-game } { command-game-take-over }, like anybody else.
chairs-whom = Who has to leave the table, or may come back? A removed player stays away until you let them back in.
chairs-nobody = There is nobody to remove, and nobody to let back in.
press-chairs = Players…
press-send-away = Remove: { $who }
press-ask-back = Let back in: { $name }
press-stand-in = Let a computer player take over at table { $table }
press-am-back = I am back
command-admin-pause = pause
    .about = Pause a table
command-admin-resume = resume
    .about = End the pause of a table
command-admin-more-time = more-time
    .about = Give a player more time to think
command-admin-remove = remove
    .about = Remove a player; a computer player takes over
command-admin-replace = replace
    .about = Give a player’s place to somebody else
command-admin-move = move
    .about = Move a table to another channel
command-admin-block = block
    .about = Don’t let somebody open or join tables here
command-admin-unblock = unblock
    .about = Let somebody open and join tables here again
word-player = player
    .about = Who is meant
word-by = by
    .about = Who takes the place
word-table = table
    .about = The number of the table, if it is not the one of this channel
