# Revoir sa propre partie.

press-review = Revoir ma partie
press-leaf-at = Voir
review-meanwhile = Je parcours votre partie, décision par décision. Dans un instant, vous lirez ici ce que j’ai trouvé.
review-first-look = Je parcours votre partie, décision par décision : { $number } sur { $of }. Ensuite, je regarderai de plus près les décisions qui ont le plus compté.
review-second-look = J’ai parcouru toute votre partie. Je regarde maintenant de plus près les décisions qui ont le plus compté (décision { $number } sur { $of }).
review-later = Cela prend plus de temps que prévu. Appuyez de nouveau sur **{ press-review }** dans un moment.
review-after-the-end = Vous pourrez revoir votre partie une fois qu’elle sera terminée.
review-title = **Retour sur votre partie.** Chaque décision que vous avez prise vous-même est jugée d’après ce que vous pouviez voir à ce moment-là. Ce que vos souhaits, vos plans ou un ordinateur ont fait pour vous ne l’est pas.
review-best = **Votre meilleur coup, { $counter-in } { $round } :** « { $move } ». Il promettait environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que le deuxième choix, « { $other } ».
review-no-best = Aucun de vos coups ne se détache : d’autres auraient été à peu près aussi bons.
review-lost = **{ $counter } { $round } :** vous avez choisi « { $move } ». Mieux valait « { $other } », qui promettait environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
review-nothing-lost = Je n’ai trouvé aucune décision dont je puisse dire avec certitude qu’elle vous a coûté des points.
