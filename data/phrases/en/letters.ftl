# The one letter of a person: what waits for him at all his tables, and what happened meanwhile.

letter-call = ► { $what } · { $game }, table { $table }
letter-call-until = ► { $what } · { $game }, table { $table } · until { $when }
letter-day = { $month }/{ $day }, { $hour }
letter-more = … and { $count } more.
press-letter-table = Table { $table }
meanwhile-head = **Since your last move:**
meanwhile-points = Points: { $moved }
meanwhile-points-of = { $who } { $before } → { $after }

## Settings

settings-rings-once = Letters: they ring once while you are away
settings-rings-every = Letters: every question rings
settings-rings-never = Letters: they never ring
settings-which-rings = Letters…
press-settings-rings = Letters…
settings-allows-passive = Your replacement: lets everything go by that may be let go
settings-allows-careful = Your replacement: plays on carefully, raises no bid
settings-allows-free = Your replacement: plays on as well as it can, raises bids too
settings-which-allows = Replacement…
press-settings-allows = Replacement…
settings-respite = Taking back: computers and wishes wait { $seconds } seconds for you
settings-no-respite = Taking back: computers and wishes wait for nobody
settings-which-respite = Taking back…
press-settings-respite = Taking back…
