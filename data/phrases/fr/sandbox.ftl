# Ce que dit le bac à sable avant qu’on joue.

sandbox-welcome = Bienvenue ! C’est le vrai bot, et rien de ce que vous faites ici n’est gardé. Pour commencer : pressez « { press-turn } » sous le plateau et rendez une carte{ $people ->
    [one] .
   *[other] {" "}; puis faites de même pour les autres, dont vous choisissez le regard sur cette page.
}
