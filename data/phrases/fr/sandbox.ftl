# Ce que dit le bac à sable avant qu’on joue.

sandbox-welcome = C’est le vrai bot, et rien de ce que vous faites ici n’est gardé. Appuyez sur « { press-turn } » sous le plateau : le panneau qui s’ouvre réunit boutons et menus pour toutes vos décisions. **/{ command-learn }** enseigne le jeu en dix minutes.{ $guests ->
    [0] {""}
    [one] {" "}L’ordinateur joue tout seul, au bout d’un instant.
   *[other] {" "}Les { $guests } ordinateurs jouent tout seuls, chacun au bout d’un instant.
}{ $people ->
    [one] {""}
   *[other] {" "}En haut de cette page, choisissez quel joueur vous êtes.
}
sandbox-welcome-alone = C’est le vrai bot, et rien de ce que vous faites ici n’est gardé. Le plateau, votre main et vos boutons tiennent en un seul message, ci-dessous ; Wolfgang joue tout seul, et « { press-story } » explique pourquoi il fait ce qu’il fait.
