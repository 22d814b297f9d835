# Leafing through a game, move by move.

press-leaf = Move by move
press-leaf-first = To the start
press-leaf-back = ◄ Back
press-leaf-on = Forward ►
press-leaf-last = To the end
leaf-at = { $at ->
    [0] Before the first move
   *[other] After move { $at } of { $last }
}
leaf-eyes = This is what { $who } saw.
leaf-everybody = What everybody saw
leaf-eyes-of = What { $who } saw
leaf-whose-eyes = Seen by whom?
press-leaf-show = Show this position
leaf-shown = { $who } shows a position of this game.
leaf-shown-by-nobody = Somebody who is watching shows a position of this game.
leaf-show-there = A position can only be shown in the channel of its table, by somebody who may write there. Open it there and show it again.
leaf-show-later = A position of this game was shown less than a minute ago. Wait a moment, then show this one.
press-play-on = Play on from here
played-on = { $moves ->
    [0] Table { $table } once more, from the very start.
   *[other] Played on from table { $table }, after move { $moves }.
} The result counts nowhere.
no-playing-on = You can play on from any position of a finished game except its last.
