# Die Lobby: wie lange es dauern wird, und wie schnell wer antwortet.

lobby-pace = -# Zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[5] fünft
}: etwa { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}, wenn alle da sind; etwa { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}, wenn alle zweimal am Tag hereinschauen.
lobby-pace-known = -# Zu { $seats ->
    [2] zweit
    [3] dritt
    [4] viert
   *[5] fünft
}: etwa { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}, wenn alle da sind; etwa { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} im gewohnten Tempo dieser Spieler.
lobby-shorter-clock = { $days ->
    [one] -# Mit der schnellen Uhr und einem Computer, der für Säumige spielt: etwa ein Tag.
   *[other] -# Mit der schnellen Uhr und einem Computer, der für Säumige spielt: etwa { $days } Tage.
}
lobby-keeps-time = { $hours ->
    [one] -# { $who } antwortet meist innerhalb einer Stunde · zu Ende gespielte Partien: { $finished } von { $begun }
   *[other] -# { $who } antwortet meist innerhalb von { $hours } Stunden · zu Ende gespielte Partien: { $finished } von { $begun }
}
lobby-finishes = -# { $who } · zu Ende gespielte Partien: { $finished } von { $begun }
lobby-shorter-sealed = { $days ->
    [one] -# Wenn alle gleichzeitig ihre Wünsche für die Versteigerungen nennen: etwa ein Tag.
   *[other] -# Wenn alle gleichzeitig ihre Wünsche für die Versteigerungen nennen: etwa { $days } Tage.
}
lobby-shorter-sealed-ahead = { $days ->
    [one] -# Wenn alle ihre Wünsche für die Versteigerungen vorab nennen und die Hälfte ihrer Züge planen („{ press-plan }“): etwa ein Tag.
   *[other] -# Wenn alle ihre Wünsche für die Versteigerungen vorab nennen und die Hälfte ihrer Züge planen („{ press-plan }“): etwa { $days } Tage.
}
lobby-shorter-ahead = { $days ->
    [one] -# Wenn alle die Hälfte ihrer Züge planen („{ press-plan }“): etwa ein Tag.
   *[other] -# Wenn alle die Hälfte ihrer Züge planen („{ press-plan }“): etwa { $days } Tage.
}
lobby-shorter-together = { $days ->
    [one] -# Wenn alle gleichzeitig ihre Wünsche nennen und die Züge der Runde planen (etwas weniger Interaktion): etwa ein Tag.
   *[other] -# Wenn alle gleichzeitig ihre Wünsche nennen und die Züge der Runde planen (etwas weniger Interaktion): etwa { $days } Tage.
}
