# The lobby: how long it will take, and how people keep time.

lobby-pace = { $days ->
    [one] -# If everybody checks in twice a day, a { $seats }-player game takes about a day.
   *[other] -# If everybody checks in twice a day, a { $seats }-player game takes about { $days } days.
}
lobby-pace-known = { $days ->
    [one] -# At these players’ usual pace, a { $seats }-player game takes about a day.
   *[other] -# At these players’ usual pace, a { $seats }-player game takes about { $days } days.
}
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
