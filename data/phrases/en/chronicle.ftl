# The thread in which the story of a table is told.

chronicle-name = Chronicle of table { $table }, { $game }
chronicle-taken-back = Taken back: “{ $line }”{ $count ->
    [one] {""}
   *[other] {" "}and what followed it, { $count } lines in all
}.
chronicle-given-up = The chronicle of this table ends here: its thread, or the post it belonged to, was deleted or locked. /{ command-game } { command-game-log } still tells the whole story, and the table’s owner can turn the chronicle on again.
opening-players = The game is on: { $players }.
thread-rights-lacking = I may not open threads here. Missing: { $rights }. A manager of this channel can grant them, under “Permissions” in the channel’s settings.
table-chronicle = Chronicle
chronicle-on = On
chronicle-off = Off
no-such-chronicle = The chronicle can be on or off.
steward-chronicle-on = Each table’s story is told in a thread below its first post.
steward-chronicle-off = No table’s story is told in a thread, unless the table wants one.
command-admin-chronicle = chronicle
    .about = Tell every table’s story in a thread, unless the table decides otherwise
word-wanted = enabled
    .about = Whether there are chronicles
