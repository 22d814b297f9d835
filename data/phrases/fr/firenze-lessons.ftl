# Ce que dit le moniteur de Firenze à chaque nouvelle sorte de question.

lesson-firenze-placing = **Un sceau neutre.** Avant le premier tour, quelques commandes sont fermées à tous. Fermez celles que d’autres rempliraient avant vous.
lesson-firenze-choosing = **Une carte.** Vous en prenez une avec toutes ses briques ; plus elle est à droite, plus vous posez de briques sur celles que vous sautez. Regardez d’abord les briques : il vous en faut beaucoup d’une même couleur.
lesson-firenze-building = **Construire.** Une tour n’a qu’une couleur, et une commande demande une hauteur exacte. Celle qui ne reçoit aucune brique pendant votre tour est démolie : commencez-en peu et finissez-les.
lesson-firenze-fulfilling = **Une commande.** Une tour de cette hauteur exacte peut être remise maintenant : elle rapporte des points, et vous y posez un sceau. Ou gardez-la pour l’élever encore.
lesson-firenze-limits = **Trop de cartes.** À la fin d’un tour, ce que vous gardez est limité. Les Fêtes restent ; jouez vos Personnages avant d’en arriver là.
lesson-firenze-bricks = **Trop de briques.** Votre réserve aussi est limitée, mais les briques des tours ne comptent pas. Remettez dans le sac les couleurs dont vous ne construisez pas de tour.

## Pourquoi un ordinateur le ferait

reason-firenze-cover = Sur cette tour, le moins de commandes sont couvertes jusqu’ici.
reason-firenze-nearer = Ses briques vous rapprochent de la commande { $tower } ; elle vaut pour vous, je crois, { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}.
reason-firenze-card = La carte elle-même vaut pour vous { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}.
reason-firenze-event = C’est un Événement, mais ce qui vient avec lui vaut plus que ce qu’il prend.
reason-firenze-free = Elle est gratuite, et aucune carte plus à droite ne vaut son prix.
reason-firenze-better = À ce que je vois, elle rapporte { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
} de plus que la carte gratuite.
reason-firenze-goal = Je construirais pour la commande { $tower } ; elle vaut pour vous, je crois, { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}.
reason-firenze-done = Une brique de plus vaut maintenant mieux dans votre réserve que sur une tour.
reason-firenze-fulfil = À ce que je vois, elle rapporte { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}, primes et espérances comprises.
reason-firenze-higher = Votre tour ({ $tower }) vaudra plus si vous l’élevez encore, jusqu’à la hauteur { $height }.
reason-firenze-consecrate = Ensuite, vous pourrez de nouveau remplir des commandes.
reason-firenze-spare = De ce que vous pouvez donner, la brique { $brick-low } est celle qui vous manquera le moins.
reason-firenze-lower = De vos tours, c’est celle à qui une brique manquera le moins.
reason-firenze-avert = L’Événement vous coûterait { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}.
reason-firenze-endure = L’Événement prend moins que ce que le Patricien peut encore vous valoir.
reason-firenze-discard = De vos cartes, c’est sans doute celle qui rapportera le moins.
reason-firenze-hire = Elle vous sert plus maintenant que dans votre main.
