# Le salon : combien de temps la partie durera, et comment chacun répond.

lobby-pace = { $days ->
    [one] -# Si chacun passe deux fois par jour, une partie à { $seats } dure environ { $days } jour.
   *[other] -# Si chacun passe deux fois par jour, une partie à { $seats } dure environ { $days } jours.
}
lobby-pace-known = { $days ->
    [one] -# Au rythme habituel de cette table, une partie à { $seats } dure environ { $days } jour.
   *[other] -# Au rythme habituel de cette table, une partie à { $seats } dure environ { $days } jours.
}
lobby-shorter-clock = { $days ->
    [one] -# Avec la pendule rapide et un ordinateur à la place des retardataires : environ { $days } jour.
   *[other] -# Avec la pendule rapide et un ordinateur à la place des retardataires : environ { $days } jours.
}
lobby-keeps-time = { $hours ->
    [one] -# { $who } répond d’habitude en { $hours } heure · parties jouées jusqu’au bout : { $finished } sur { $begun }
   *[other] -# { $who } répond d’habitude en { $hours } heures · parties jouées jusqu’au bout : { $finished } sur { $begun }
}
lobby-finishes = -# { $who } · parties jouées jusqu’au bout : { $finished } sur { $begun }
lobby-shorter-sealed = { $days ->
    [one] -# Si tout le monde donne en même temps ses souhaits pour les enchères : environ { $days } jour.
   *[other] -# Si tout le monde donne en même temps ses souhaits pour les enchères : environ { $days } jours.
}
lobby-shorter-sealed-ahead = { $days ->
    [one] -# Avec des souhaits donnés à l’avance et la moitié des actions préparées (« { press-plan } ») : environ { $days } jour.
   *[other] -# Avec des souhaits donnés à l’avance et la moitié des actions préparées (« { press-plan } ») : environ { $days } jours.
}
lobby-shorter-ahead = { $days ->
    [one] -# Avec la moitié des actions préparées (« { press-plan } ») : environ { $days } jour.
   *[other] -# Avec la moitié des actions préparées (« { press-plan } ») : environ { $days } jours.
}
lobby-shorter-together = { $days ->
    [one] -# Si tout le monde donne en même temps ses souhaits et prépare ses actions (un peu moins d’interaction) : environ { $days } jour.
   *[other] -# Si tout le monde donne en même temps ses souhaits et prépare ses actions (un peu moins d’interaction) : environ { $days } jours.
}
