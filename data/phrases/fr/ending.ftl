# Ce qui se dit une fois la partie finie : le résultat, et ce dont on aime se souvenir.

result-won = { $who-count ->
    [one] { $who } gagne
   *[other] { $who } se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-took = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} en { $time }
result-days = { $many ->
    [one] { $many } jour
   *[other] { $many } jours
}
result-hours = { $many ->
    [one] { $many } heure
   *[other] { $many } heures
}
result-minutes = { $many ->
    [one] { $many } minute
   *[other] { $many } minutes
}
result-place = { $place }. **{ $who } { $points }**{ $tie-count ->
    [0] {""}
   *[other] {" "}({ $tie })
}{ $sources-count ->
    [0] {""}
   *[other] {" "}– { $sources }
}
result-without-works = Vous n’avez réalisé aucune œuvre, or ce sont elles qui rapportent le plus de points.
result-without-commissions = Vous n’avez rempli aucune commande, or ce sont elles qui rapportent le plus de points.
result-own-place = { $place ->
    [1] Vous partagez la victoire. Félicitations !
    [2] Vous finissez à la deuxième place ({ $points }).
    [3] Vous finissez à la troisième place ({ $points }).
    [4] Vous finissez à la quatrième place ({ $points }).
   *[other] Vous finissez à la cinquième place ({ $points }).
}
result-source = { $source } { $points }

feat-card = « { $card } » { $points ->
    [0] (aucun point)
   *[other] { $points }
}
feat-prestige = Cartes de prestige, { $who } : { $cards }
feat-best-work = Meilleure œuvre de la partie, valeur { $value } : { $works }
feat-work = { $who } avec { $card-the }
feat-dearest = Achat le plus cher, { $price } : { $lots }
feat-lot = { $lot } ({ $who })
feat-lucky = Bonne affaire : { $lot }, { $price ->
    [0] gratuitement
   *[other] pour { $price }
} ; les autres du même genre ont coûté { $usual } en moyenne
feat-celebrations = Fêtes, { $who } : { $cards }
feat-best-commission = Meilleure commande, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $commissions }
feat-commission = { $brick } { $height } ({ $who })

press-share = Montrer à tous
film-shared = { $who } montre le film de cette partie, avec toutes les mains. Résultat : { $ranking }.
film-shared-soon = Je dessine le film ; il sera montré ici à tout le monde dans un instant.
film-shared-already = Le film a déjà été montré à tous.
press-to-film = Voir le film

result-took-over = { $who } a pris le relais { $counter-in } { $round } ; ce résultat ne compte pas pour le classement.
