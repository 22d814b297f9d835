# What is told once a game is over: the result, and what one likes to remember of it.

result-won = { $who-count ->
    [one] { $who } wins
   *[other] { $who } share the victory
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}
result-took = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} in { $time }
result-days = { $many ->
    [one] 1 day
   *[other] { $many } days
}
result-hours = { $many ->
    [one] 1 hour
   *[other] { $many } hours
}
result-minutes = { $many ->
    [one] 1 minute
   *[other] { $many } minutes
}
result-place = { $place }. **{ $who } { $points }**{ $tie-count ->
    [0] {""}
   *[other] {" "}({ $tie })
}{ $sources-count ->
    [0] {""}
   *[other] {" "}– { $sources }
}
result-without-works = You completed no Work: most points come from Works.
result-without-commissions = You fulfilled no commission: most points come from commissions.
result-own-place = { $place ->
    [1] You share the victory. Congratulations!
    [2] You come second ({ $points }).
    [3] You come third ({ $points }).
    [4] You come fourth ({ $points }).
   *[other] You come fifth ({ $points }).
}
result-source = { $source } { $points }

feat-card = “{ $card }” { $points ->
    [0] (no points)
   *[other] { $points }
}
feat-prestige = Prestige cards, { $who }: { $cards }
feat-best-work = Best Work of the game, value { $value }: { $works }
feat-work = { $who } with { $card-the }
feat-dearest = Most expensive buy, { $price }: { $lots }
feat-lot = { $lot } ({ $who })
feat-lucky = Lucky buy: { $lot } for { $price ->
    [0] free
   *[other] { $price }
}; the others of its kind cost { $usual } on average
feat-celebrations = Celebrations, { $who }: { $cards }
feat-best-commission = Best commission, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $commissions }
feat-commission = { $brick } { $height } ({ $who })

press-share = Show it to everybody
film-shared = { $who } shows the film of this game, with every hand. How it ended: { $ranking }.
film-shared-soon = The film is being drawn, and will be shown here for everybody in a moment.
film-shared-already = The film was shown to everybody already.
press-to-film = To the film

result-took-over = { $who } took over { $counter-in } { $round }; that result is not rated.
