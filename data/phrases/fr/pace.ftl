# Le salon : combien de temps la partie durera, et comment chacun répond.

lobby-pace = -# À { $seats } joueurs : environ { $hours ->
    [one] une heure
   *[other] { $hours } heures
} quand tout le monde est là, environ { $days ->
    [one] un jour
   *[other] { $days } jours
} si chacun vient jouer deux fois par jour.
lobby-pace-known = -# À { $seats } joueurs : environ { $hours ->
    [one] une heure
   *[other] { $hours } heures
} quand tout le monde est là, environ { $days ->
    [one] un jour
   *[other] { $days } jours
} au rythme habituel de ces joueurs.
lobby-shorter-clock = { $days ->
    [one] -# Avec la pendule rapide et un ordinateur à la place des retardataires : environ { $days } jour.
   *[other] -# Avec la pendule rapide et un ordinateur à la place des retardataires : environ { $days } jours.
}
lobby-keeps-time = { $hours ->
    [one] -# { $who } répond d’habitude en moins d’une heure · parties jouées jusqu’au bout : { $finished } sur { $begun }
   *[other] -# { $who } répond d’habitude en moins de { $hours } heures · parties jouées jusqu’au bout : { $finished } sur { $begun }
}
lobby-finishes = -# { $who } · parties jouées jusqu’au bout : { $finished } sur { $begun }
lobby-shorter-sealed = { $days ->
    [one] -# Si tout le monde formule en même temps ses souhaits pour les enchères : environ { $days } jour.
   *[other] -# Si tout le monde formule en même temps ses souhaits pour les enchères : environ { $days } jours.
}
lobby-shorter-sealed-ahead = { $days ->
    [one] -# Si tous formulent leurs souhaits tôt, en même temps, et préparent la moitié de leurs actions (« { press-plan } ») : environ { $days } jour.
   *[other] -# Si tous formulent leurs souhaits tôt, en même temps, et préparent la moitié de leurs actions (« { press-plan } ») : environ { $days } jours.
}
lobby-shorter-ahead = { $days ->
    [one] -# Avec la moitié des actions préparées (« { press-plan } ») : environ { $days } jour.
   *[other] -# Avec la moitié des actions préparées (« { press-plan } ») : environ { $days } jours.
}
lobby-shorter-together = { $days ->
    [one] -# Si tous formulent leurs souhaits, puis préparent leurs actions, en même temps (un peu moins d’interaction) : environ { $days } jour.
   *[other] -# Si tous formulent leurs souhaits, puis préparent leurs actions, en même temps (un peu moins d’interaction) : environ { $days } jours.
}
