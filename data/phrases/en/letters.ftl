# The one direct message of a person: what waits at all their tables, and what happened meanwhile.

letter-call = ► { $what } · { $game }, table { $table }
letter-call-until = ► { $what } · { $game }, table { $table } · until { $when }
letter-day = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $day }, { $hour }
letter-more = … and { $count } more.
press-letter-table = Table { $table }
meanwhile-head = **Since your last move:**
meanwhile-points = Points: { $moved }
meanwhile-points-of = { $who } from { $before } to { $after }

errands-done = **While you were away,** a computer player made { $count ->
    [one] 1 move
   *[other] { $count } moves
} for you.{ $points ->
    [0] {""}
    [one] {" "}As far as I can see, that saved you about 1 point.
   *[other] {" "}As far as I can see, that saved you about { $points } points.
}
errands-gone-by = A computer player passed for you { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}. As far as I can see, that cost you { $points ->
    [one] about 1 point
   *[other] about { $points } points
}; **/{ command-settings } { command-settings-show }** says what a computer player may do for you.

## Settings

settings-rings-once = Direct messages: one notification while you are away
settings-rings-every = Direct messages: a notification for every question
settings-rings-never = Direct messages: always silent
settings-which-rings = Direct messages…
settings-panel-short = Panels: short, the rest behind “{ press-more }”
settings-panel-full = Panels: everything at once
press-settings-panel-full = Show everything at once
press-settings-panel-short = Show less at once
press-settings-rings = Direct messages…
settings-allows-passive = Your replacement: passes wherever the rules allow it
settings-allows-careful = Your replacement: plays carefully and never raises a bid
settings-allows-free = Your replacement: plays as well as it can and raises bids, too
settings-which-allows = Replacement…
press-settings-allows = Replacement…
settings-respite = Time to take a move back: { $seconds } seconds before computers and wishes answer
settings-no-respite = Time to take a move back: none
settings-which-respite = Time to take a move back…
press-settings-respite = Time to take a move back…
