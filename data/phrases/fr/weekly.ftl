# La donne de la semaine : les mêmes cartes pour tous, seul contre Wolfgang.

command-admin-weekly = semaine
    .about = Publier ici la donne de la semaine : les mêmes cartes pour tous, en solo contre Wolfgang
word-weekly = active
    .about = Publier ou non une donne par semaine ; la dernière publiée se joue jusqu’au bout
weekly-begins = La donne de la semaine sera publiée ici dans un instant, puis une nouvelle tous les sept jours. /{ command-admin } { command-admin-weekly } y met fin.
weekly-on = Il y a une donne de la semaine.
weekly-off = Après cette semaine, il n’y aura plus de donne de la semaine.

week-title = La donne de la semaine : { $game }
week-about = Les mêmes cartes et les mêmes dés pour tous, en solo contre Wolfgang, en messages privés. Jouez quand vous voulez jusqu’au { $until }, mais une seule fois ; ensuite, tous les résultats et les films sont montrés ici.
press-week = Jouer
week-begins = { $friends ->
    [1] Voici vos cartes, les mêmes que pour vos amis. Jusqu’à ce que tous aient fini, personne d’autre ne voit cette table, et vous ne voyez pas celles des autres.
   *[other] Voici votre donne de la semaine. Jusqu’à la fin de la semaine, personne d’autre ne voit cette table, et vous ne voyez pas celles des autres.
}
week-goes-on = Votre partie est dans vos messages privés.
press-to-week = Vers ma table
week-once = { $friends ->
    [1] Vous avez déjà joué cette donne ; elle ne se joue qu’une fois. Quand tous auront fini, ou { $until }, chacun verra les films des autres.
   *[other] Vous avez déjà joué la donne de cette semaine ; elle ne se joue qu’une fois. Tous les résultats seront montrés { $until }.
}
week-busy = La table { $table } est encore ouverte dans vos messages privés. Terminez-y d’abord la partie, ou quittez-la.
week-shut = Cette donne se joue en messages privés, et je ne peux pas vous en envoyer. Autorisez les messages des membres de ce serveur, puis réessayez.
shared-deal-is-over = { $friends ->
    [1] Cette donne entre amis est finie : personne ne peut plus la commencer. Demandez à vos amis d’en proposer une autre.
   *[other] La semaine est finie. Les résultats arrivent.
}
deal-is-shared = D’autres jouent encore cette donne. Films, feuilles de partie et mélange seront montrés quand tout le monde aura fini.

week-results = La donne de la semaine est finie : { $game }
week-place = { $place }. **{ $name }** – { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $won ->
    [1] , Wolfgang battu
   *[other] {""}
}
week-nobody = Personne n’a terminé cette donne.
week-others = Le bouton montre la suite.
week-opened = Mélange : `{ $half }`, annoncé par `{ $promise }`
press-week-films = Tous les films
week-whose-film = Quelle partie voulez-vous voir ?
week-from = À partir du rang { $place }…

command-game-same-deal = même-donne
    .about = Faire jouer votre donne en solo à des amis, chacun de son côté ; ou jouer celle d’un ami
word-same-table = table
    .about = Le numéro de la table d’un ami, pour jouer la même donne ; sans numéro, vous proposez la vôtre
same-deal-offered = Vos amis peuvent jouer la même donne, chacun de son côté, avec /{ command-game } { command-game-same-deal } { word-same-table }:{ $table }. Quand tous auront fini, ou { $until }, vous verrez tous les films ; d’ici là, personne ne voit la partie d’un autre.
no-deal-to-share = Ces cartes ne peuvent pas être proposées à d’autres. En message privé avec moi, commencez une partie en solo et proposez-en les cartes avant la fin.
