# Les palmarès : ce que l’on a fait dans toutes ses parties, et les meilleurs résultats d’un serveur.

command-record = palmarès
    .about = Votre palmarès dans un jeu, et les records de ce serveur
record-own = **Palmarès : { $game }**, sur ce serveur
record-own-everywhere = **Palmarès : { $game }**
record-none = { $game } : vous n’avez pas encore terminé de partie ici. Dès la première, vous trouverez sur cette page vos victoires, vos points et vos achats, rien que pour vous.
record-size = **{ $size }**{ $options-count ->
    [0] {""}
   *[other] { " · " }{ $options }
}
record-alone = En solo
record-among-people = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
record-with-computers = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, ordinateurs compris
record-games = Parties : { $games } · victoires : { $wins } · meilleur total : { $best } · moyenne : { $mean }
record-sources = D’où viennent les points, par partie : { $sources }
record-paid = Payé en moyenne : { $paid }, là où les autres ont payé { $usual } pour la même chose
record-peaks = Records personnels : { $peaks }
record-value = { $amount }
record-work = œuvre d’une valeur de { $amount } ({ $what })
record-jester = saltimbanque le plus cher ({ $amount })
record-lot = achat le plus cher, sauf saltimbanques ({ $what }, { $amount })
record-prestige = meilleure carte de prestige ({ $what }, { $amount })
record-commission = meilleure commande ({ $what }, { $amount })
record-celebration = meilleure Fête ({ $what }, { $amount })
record-meetings = **Face à face**
record-meeting = Contre { $name } · parties : { $games } · devant : { $before } · derrière : { $behind }
record-bests = **Les records de ce serveur : { $game }**, dans les parties sans ordinateur
record-no-bests = { $game } : aucune partie sans ordinateur n’a encore été terminée sur ce serveur.
record-ratings = **Classement : { $size }**
record-best-work = **Meilleures œuvres**
record-best-jester = **Saltimbanques les plus chers**
record-best-lot = **Achats les plus chers (sauf saltimbanques)**
record-best-prestige = **Meilleures cartes de prestige**
record-best-commission = **Meilleures commandes**
record-best-celebration = **Meilleures Fêtes**
record-best = { $amount } – { $what } – { $by }
record-closest = **Fins de partie les plus serrées**
record-finish = { $margin ->
    [0] Égalité de points
    [one] { $margin } point d’écart
   *[other] { $margin } points d’écart
} : { $players }
record-somebody = quelqu’un
record-shown = **{ $name }** montre un palmarès.
record-is-shown = Tout le monde peut maintenant lire cela ici.
record-shown-already = Cela a déjà été montré ici il y a moins d’une minute.
record-nothing-to-show = Il n’y a pas encore de partie terminée à montrer.
press-record-show = Montrer à tous
press-record-bests = Records de ce serveur
press-record-own = Mon palmarès
settings-named = Records et ville de ce serveur : avec votre nom
settings-not-named = Records et ville de ce serveur : sans votre nom
press-settings-named = Me nommer dans les records
press-settings-not-named = Ne pas me nommer dans les records

record-took-over = Remplacements menés jusqu’au bout (tour ou manche de départ) : { $rounds }
