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
