# Feuilleter une partie, coup par coup.

press-leaf = Coup par coup
press-leaf-first = Au début
press-leaf-back = ◄ Précédent
press-leaf-on = Suivant ►
press-leaf-last = À la fin
leaf-at = { $at ->
    [0] Avant le premier coup
   *[other] Après le coup { $at } sur { $last }
}
leaf-eyes = Vu par { $who }.
leaf-everybody = Vu par tout le monde
leaf-eyes-of = Vu par { $who }
leaf-whose-eyes = Vu par qui ?
press-leaf-show = Montrer la position
leaf-shown = { $who } montre une position de cette partie.
leaf-shown-by-nobody = Un spectateur montre une position de cette partie.
leaf-show-there = Une position ne peut être montrée que dans le salon de sa table, et par quelqu’un qui peut y écrire. Ouvrez-la dans ce salon, puis montrez-la.
leaf-show-later = Une position de cette partie a été montrée il y a moins d’une minute. Attendez un instant, puis montrez celle-ci.
press-play-on = Reprendre à partir d’ici
played-on = { $moves ->
    [0] Reprise de la table { $table } depuis le tout début.
   *[other] Reprise de la table { $table }, après le coup { $moves }.
} Le résultat ne compte nulle part.
no-playing-on = On peut reprendre toute position d’une partie terminée, sauf la dernière.
