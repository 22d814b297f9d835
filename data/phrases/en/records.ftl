# Records: how somebody did in all games, and what is best of all on a server.

command-record = record
    .about = Your record in a game, and the records of this server
record-own = **Record: { $game }**, on this server
record-own-everywhere = **Record: { $game }**
record-none = You have not finished a game of { $game } here yet. Once you have, your wins, points, and purchases are added up here, for your eyes only.
record-size = **{ $size }**{ $options-count ->
    [0] {""}
   *[other] { " · " }{ $options }
}
record-alone = Alone
record-among-people = { $players ->
    [one] 1 player
   *[other] { $players } players
}
record-with-computers = { $players ->
    [one] 1 player
   *[other] { $players } players
}, some of them computers
record-games = Games: { $games } · won: { $wins } · most points: { $best } · on average: { $mean }
record-sources = Where the points came from, per game: { $sources }
record-paid = Paid on average: { $paid }, where the others paid { $usual } for the same
record-peaks = Personal bests: { $peaks }
record-value = { $amount }
record-work = Work of value { $amount } ({ $what })
record-jester = most expensive Jester: { $amount }
record-lot = most expensive other purchase: { $what }, { $amount }
record-prestige = best Prestige card: { $what }, { $amount }
record-commission = best commission: { $what }, { $amount }
record-celebration = best Celebration: { $what }, { $amount }
record-meetings = **Against each other**
record-meeting = { $name } · games: { $games } · ahead: { $before } · behind: { $behind }
record-bests = **Records of this server: { $game }**, in games without computers
record-no-bests = No game of { $game } without computers has been finished on this server yet.
record-ratings = **Ratings: { $size }**
record-best-work = **Best Works**
record-best-jester = **Most expensive Jesters**
record-best-lot = **Most expensive other purchases**
record-best-prestige = **Best Prestige cards**
record-best-commission = **Best commissions**
record-best-celebration = **Best Celebrations**
record-best = { $amount } – { $what } – { $by }
record-closest = **Closest finishes**
record-finish = { $margin ->
    [0] A tie in points
    [one] 1 point apart
   *[other] { $margin } points apart
}: { $players }
record-somebody = somebody
record-shown = **{ $name }** shows a record.
record-is-shown = Everybody here can read it now.
record-shown-already = This was shown here less than a minute ago.
record-nothing-to-show = There is no finished game to show yet.
press-record-show = Show it
press-record-bests = Records of this server
press-record-own = My record
settings-named = Records and city of this server: with your name
settings-not-named = Records and city of this server: without your name
press-settings-named = Name me in records
press-settings-not-named = Don’t name me in records

record-took-over = Took over and played to the end (rounds taken over in): { $rounds }
