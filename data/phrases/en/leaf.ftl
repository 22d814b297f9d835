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
