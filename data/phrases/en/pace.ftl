# The lobby: how long it will take, and how people keep time.

lobby-pace = -# With { $seats } players: about { $hours ->
    [one] an hour
   *[other] { $hours } hours
} when all are there, about { $days ->
    [one] a day
   *[other] { $days } days
} when everybody checks in twice a day.
lobby-pace-known = -# With { $seats } players: about { $hours ->
    [one] an hour
   *[other] { $hours } hours
} when all are there, about { $days ->
    [one] a day
   *[other] { $days } days
} at these players’ usual pace.
lobby-shorter-clock = { $days ->
    [one] -# With the fast clock and a computer player for anyone who is late: about a day.
   *[other] -# With the fast clock and a computer player for anyone who is late: about { $days } days.
}
lobby-keeps-time = { $hours ->
    [one] -# { $who } usually answers within an hour · played { $finished } of { $begun } games to the end
   *[other] -# { $who } usually answers within { $hours } hours · played { $finished } of { $begun } games to the end
}
lobby-finishes = -# { $who } played { $finished } of { $begun } games to the end
lobby-shorter-sealed = { $days ->
    [one] -# With sealed auctions, everybody giving their wishes at once: about a day.
   *[other] -# With sealed auctions, everybody giving their wishes at once: about { $days } days.
}
lobby-shorter-sealed-ahead = { $days ->
    [one] -# With sealed auctions, early wishes and half of all turns planned (“{ press-plan }”): about a day.
   *[other] -# With sealed auctions, early wishes and half of all turns planned (“{ press-plan }”): about { $days } days.
}
lobby-shorter-ahead = { $days ->
    [one] -# With half of all turns planned (“{ press-plan }”): about a day.
   *[other] -# With half of all turns planned (“{ press-plan }”): about { $days } days.
}
lobby-shorter-together = { $days ->
    [one] -# With sealed auctions and all turns of a round planned at once (a little less interaction): about a day.
   *[other] -# With sealed auctions and all turns of a round planned at once (a little less interaction): about { $days } days.
}
