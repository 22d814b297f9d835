# The lobby: how long it will take, and how people keep time.

lobby-pace = { $days ->
    [one] -# If everybody looks in twice a day, a game of { $seats } takes about a day.
   *[other] -# If everybody looks in twice a day, a game of { $seats } takes about { $days } days.
}
lobby-pace-known = { $days ->
    [one] -# As these people usually answer, a game of { $seats } takes about a day.
   *[other] -# As these people usually answer, a game of { $seats } takes about { $days } days.
}
lobby-shorter-clock = { $days ->
    [one] -# With the fast clock, and a computer player for whoever is late: about a day.
   *[other] -# With the fast clock, and a computer player for whoever is late: about { $days } days.
}
lobby-keeps-time = { $hours ->
    [one] -# { $who } usually answers within an hour · played { $finished } of { $begun } games to the end
   *[other] -# { $who } usually answers within { $hours } hours · played { $finished } of { $begun } games to the end
}
lobby-finishes = -# { $who } played { $finished } of { $begun } games to the end
lobby-shorter-sealed = { $days ->
    [one] -# With everybody’s wishes at once for the auctions: about a day.
   *[other] -# With everybody’s wishes at once for the auctions: about { $days } days.
}
