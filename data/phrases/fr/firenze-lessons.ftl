# La première partie de Firenze, guidée, et ce que dit le moniteur à chaque nouvelle sorte de question.

lesson-firenze-placing = **Un sceau neutre.** Avant le premier tour, quelques commandes sont fermées à tous. Fermez celles que d’autres rempliraient avant vous.
lesson-firenze-choosing = **Une carte.** Vous en prenez une avec toutes ses briques ; plus elle est à droite, plus vous posez de briques sur celles que vous sautez. Regardez d’abord les briques : il vous en faut beaucoup d’une même couleur.
lesson-firenze-building = **Construire.** Une tour n’a qu’une couleur, et une commande demande une hauteur exacte. Celle qui ne reçoit aucune brique pendant votre tour est démolie : commencez-en peu et finissez-les.
lesson-firenze-value = **Ce que vaut une tour.** Une tour { $color-low } de { $high } étages rapporte { $many } points, et la tuile de hauteur en ajoute { $tile } si personne n’a atteint cette hauteur avant vous ; une tour de { $low } étages n’en rapporte que { $few }. Ses { $high } briques se posent en deux fois : { $freely } sont gratuites, les { $rest } autres coûtent { $price ->
    [one] { $price } brique
   *[other] { $price } briques
} de plus.
lesson-firenze-personnel = **Un personnage.** Vous pouvez jouer cette carte maintenant ou la garder pour un meilleur moment : elle aide une fois, puis s’en va. À la fin d’un tour, vous ne gardez que { $cards } cartes, bâtiments compris : ne les mettez pas toutes de côté.
lesson-firenze-exchanging = **Un échange.** Une fois par tour, { $exchange } de vos briques vont sur une carte de la rangée, et vous en prenez une qui s’y trouve. C’est cher, mais c’est le plus sûr moyen d’avoir une couleur qui vous manque.
lesson-firenze-fulfilling = **Une commande.** Une tour de cette hauteur exacte peut être remise maintenant : elle rapporte des points, et vous y posez un sceau. Ou gardez-la pour l’élever encore.
lesson-firenze-limits = **Trop de cartes.** À la fin d’un tour, ce que vous gardez est limité. Les Fêtes restent ; jouez vos Personnages avant d’en arriver là.
lesson-firenze-bricks = **Trop de briques.** Votre réserve aussi est limitée, mais les briques des tours ne comptent pas. Remettez dans le sac les couleurs dont vous ne construisez pas de tour.
lesson-firenze-ending = **Comment cela finit.** Qui pose le premier son dernier sceau marque { $last } points, et tous les autres ont encore un tour. Ensuite, le plus de sceaux sur une tour du plateau rapporte son bonus, et les fêtes comptent : pensez aux deux en choisissant une couleur.
lesson-firenze-learned = **Ce que vous savez maintenant :** vous avez pris des cartes et des briques, commencé des tours et les avez fait grandir, et vous savez ce que rapporte une commande. La partie continue ainsi jusqu’à ce que quelqu’un pose son dernier sceau. Continuez ici, ou commencez une partie entière.
lesson-firenze-afterwards = Jouer une partie entière contre les mêmes adversaires

## Pourquoi un ordinateur le ferait

reason-firenze-cover = C’est la tour dont le moins de commandes sont couvertes jusqu’ici.
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
}, en comptant ce qui peut encore s’y ajouter.
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
reason-firenze-hire = Cette carte vous sert plus maintenant que dans votre main.
