# La leçon de Firenze, et ce que dit le coach à chaque nouvelle sorte de question.

stage-firenze-aim = **Le but.** Marquez le plus de points : élevez des tours d’une couleur, chacune pour une commande de sa couleur et de sa hauteur. D’abord une carte avec ses briques : celle de gauche est gratuite, chaque carte sautée coûte une brique.
stage-firenze-building = **Construire.** Quand c’est à vous, { $freely } briques se posent gratuitement ; les autres se paient en briques. Dès la fois suivante, toute tour doit recevoir une brique, sinon elle est démolie : commencez-en peu.
stage-firenze-growing = **Élever.** Votre tour { $color-low } a { $height ->
    [one] { $height } étage
   *[other] { $height } étages
}. Avec { $lay } de plus, elle remplit la commande de hauteur { $goal }, pour { $points }. Donnez aussi une brique à chacune de vos autres tours : une tour sans nouvelle brique est démolie.
stage-firenze-fulfilling = **Une commande.** Une tour qui a exactement sa hauteur la remplit : elle rapporte { $points }, et vous posez un sceau. À la fin, le joueur qui en a le plus sur une tour du plateau reçoit un bonus.
stage-firenze-rival = **Un rival.** { $rival } élève aussi une tour { $color-low }, et chaque commande revient au premier qui la remplit. Pour atteindre la hauteur { $goal }, votre tour demande { $lay ->
    [one] encore { $lay } brique
   *[other] encore { $lay } briques
} ; vous marqueriez { $points }.
stage-firenze-waiting = **Maintenant ou plus tard ?** Remplissez la commande, ou gardez la tour pour l’élever encore. Si vous attendez, un autre peut vous devancer, et la tour demande une brique à chaque tour de jeu.
stage-firenze-last-turn = **Le dernier tour.** Quelqu’un a posé son dernier sceau ; les autres ont encore un tour. Les briques qui restent ne comptent pas : posez celles qui rapportent encore.
stage-firenze-majorities = **La fin approche.** Celui qui aura le plus de sceaux sur une tour du plateau recevra un bonus. Les Fêtes comptent aussi : les vôtres valent { $celebrations } pour l’instant. Un sceau de plus peut compter pour les deux.
press-lesson-firenze-2 = Suite : une commande
press-lesson-firenze-3 = Suite : un rival
press-lesson-firenze-4 = Suite : le dernier tour
coach-firenze-nearer = Cela vous rapproche de la commande { $color-low } { $goal } ({ $points }).
coach-firenze-ready = Vous pouvez ainsi remplir la commande { $color-low } { $goal } ({ $points }).
coach-firenze-scores = Commande { $color-low } { $goal } : { $points }.
plan-firenze = Votre plan : une tour { $color-low } de hauteur { $goal }, pour { $points }.

lesson-firenze-placing = **Un sceau neutre.** Avant le premier tour, quelques commandes sont couvertes : plus personne ne peut les remplir. Couvrez celles que d’autres rempliraient avant vous.
    .short = **Nouveau :** couvrez ce que d’autres rempliraient avant vous.
lesson-firenze-choosing = **Une carte.** Vous en prenez une avec toutes ses briques ; plus elle est à droite, plus vous posez de briques sur les cartes sautées. Regardez d’abord les briques : il vous en faut beaucoup d’une même couleur.
    .short = **Nouveau :** regardez d’abord les briques, il en faut beaucoup d’une même couleur.
lesson-firenze-building = **Construire.** Une tour n’a qu’une couleur, et une commande demande une hauteur exacte. Si vous ne posez aucune brique sur une de vos tours, elle est démolie : commencez-en peu et finissez-les.
    .short = **Nouveau :** une tour sans nouvelle brique est démolie.
lesson-firenze-value = **Ce que vaut une tour.** Une tour { $color-low } de { $high } étages rapporte { $many } points, et la tuile de hauteur en ajoute { $tile } si personne n’a rempli de commande de cette hauteur avant vous. Une tour de { $low } étages n’en rapporte que { $few }. Les { $high } briques de la première se posent en deux fois : { $freely } gratuitement, et les { $rest } autres vous coûtent { $price ->
    [one] { $price } brique
   *[other] { $price } briques
} de plus.
    .short = **Nouveau :** une haute tour rapporte bien plus.
lesson-firenze-personnel = **Un Personnage.** Vous pouvez jouer cette carte maintenant ou la garder pour un meilleur moment : elle ne sert qu’une fois. À la fin d’un tour, vous ne gardez que { $cards } cartes, Bâtiments compris : n’accumulez pas vos Personnages.
    .short = **Nouveau :** un Personnage ne sert qu’une fois ; rien ne presse.
lesson-firenze-exchanging = **Un échange.** Une fois par tour, vous pouvez poser { $exchange } de vos briques sur une carte de la rangée pour prendre une brique qui s’y trouvait. C’est cher, mais c’est le plus sûr moyen d’avoir une couleur qui vous manque.
    .short = **Nouveau :** un échange est cher, mais la couleur voulue est assurée.
lesson-firenze-fulfilling = **Une commande.** Une tour qui a exactement la hauteur demandée peut remplir la commande maintenant : elle rapporte des points, et vous posez un sceau. Ou gardez-la pour l’élever encore.
    .short = **Nouveau :** remplissez la commande, ou élevez encore la tour.
lesson-firenze-limits = **Trop de cartes.** À la fin de votre tour, vous ne gardez qu’un nombre limité de cartes. Les Fêtes restent ; jouez vos Personnages à temps.
    .short = **Nouveau :** jouez vos Personnages à temps.
lesson-firenze-bricks = **Trop de briques.** Votre réserve aussi est limitée, mais les briques des tours ne comptent pas. Remettez dans le sac les briques des couleurs qui ne vous servent pas.
    .short = **Nouveau :** remettez dans le sac les couleurs inutiles.
lesson-firenze-ending = **La fin de la partie.** Le premier joueur à poser son dernier sceau marque { $last_seal } points, et tous les autres ont encore un tour. Ensuite, celui qui a le plus de sceaux sur une tour du plateau reçoit un bonus, et les Fêtes comptent : pensez aux deux en choisissant une couleur.
    .short = **Nouveau :** le dernier sceau d’un joueur annonce la fin.

## Pourquoi un ordinateur le ferait

reason-firenze-cover = C’est la tour qui a jusqu’ici le moins de commandes couvertes.
reason-firenze-nearer = Ses briques vous rapprochent de la commande { $tower }, qui vaut pour vous, je crois, { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}.
reason-firenze-card = La carte elle-même vaut pour vous { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}.
reason-firenze-event = C’est un Événement, mais ce qu’il apporte vaut plus que ce qu’il prend.
reason-firenze-free = Elle est gratuite, et aucune carte plus à droite ne vaut son prix.
reason-firenze-better = À ce que je vois, elle rapporte { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
} de plus que la carte gratuite.
reason-firenze-goal = Je construirais pour la commande { $tower } ; elle vaut pour vous, je crois, { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}.
reason-firenze-done = Pour l’instant, une brique de plus vous est plus utile dans votre réserve que sur une tour.
reason-firenze-fulfil = À ce que je vois, elle rapporte { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}, en comptant ce qui peut encore s’y ajouter.
reason-firenze-higher = Votre tour ({ $tower }) vaudra plus si vous l’élevez encore, jusqu’à la hauteur { $height }.
reason-firenze-consecrate = Ensuite, vous pourrez de nouveau remplir des commandes.
reason-firenze-spare = De toutes les briques que vous pouvez donner, la { $brick-low } est celle qui vous manquera le moins.
reason-firenze-lower = De vos tours, c’est celle à laquelle une brique manquera le moins.
reason-firenze-avert = L’Événement vous coûterait { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}.
reason-firenze-endure = L’Événement vous prend moins que ce que le Patricien peut encore vous rapporter.
reason-firenze-discard = De vos cartes, c’est sans doute celle qui rapportera le moins.
reason-firenze-hire = Cette carte vous est plus utile jouée maintenant que gardée en main.
