# Ce que dit le moniteur de Firenze à chaque nouvelle sorte de question.

lesson-firenze-placing = **Un sceau neutre.** Avant le premier tour, quelques commandes sont fermées à tous. Fermez celles que d’autres rempliraient avant vous.
lesson-firenze-choosing = **Une carte.** Vous en prenez une avec toutes ses briques ; plus elle est à droite, plus vous posez de briques sur celles que vous sautez. Regardez d’abord les briques : il vous en faut beaucoup d’une même couleur.
lesson-firenze-building = **Construire.** Une tour n’a qu’une couleur, et une commande demande une hauteur exacte. Celle qui ne reçoit aucune brique pendant votre tour est démolie : commencez-en peu et finissez-les.
lesson-firenze-fulfilling = **Une commande.** Une tour de cette hauteur exacte peut être remise maintenant : elle rapporte des points, et vous y posez un sceau. Ou gardez-la pour l’élever encore.
lesson-firenze-limits = **Trop de cartes.** À la fin d’un tour, ce que vous gardez est limité. Les Fêtes restent ; jouez vos Personnages avant d’en arriver là.
lesson-firenze-bricks = **Trop de briques.** Votre réserve aussi est limitée, mais les briques des tours ne comptent pas. Remettez dans le sac les couleurs dont vous ne construisez pas de tour.
