# Ce qui vaut pour tous les jeux. Les faits s’écrivent { $fait } ou { $fait-forme } : bot/i18n/speak.py.
# On vouvoie. Les espaces devant : ; ! ? » deviennent insécables à la lecture. Aucune phrase ne vient d’une règle.

## Nombres, argent, listes, personnes

money = { $amount ->
    [0] zéro florin
    [one] { $amount } florin
   *[other] { $amount } florins
}
    .short = { $amount } fl.
list-nothing = aucune
list-more = { $before }, { $after }
list-last = { $before } et { $after }
list-last-or = { $before } ou { $after }
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-of = { $who } { $points }{ $tie-count ->
    [0] {""}
   *[other] {" "}({ $tie })
}
tie-shared = égalité : place partagée
whose = de { $name }
whose-runs-together = d’{ $name }
player-without-name = Joueur { $number }
player-of-the-same-name = { $name } ({ $number })
guest-random = Ordinateur (au hasard)
    .about = Joue n’importe quel coup permis.
guest-greedy = Ordinateur (opportuniste)
    .about = Joue le coup qui paraît le meilleur sur le moment.
guest-apprentice = Apprenti
    .about = Connaît les règles et commet des erreurs de débutant.
guest-journeyman = Compagnon
    .about = Sait ce que valent les choses et joue avec bon sens.
guest-master = Maître
    .about = Prévoit plusieurs coups à l’avance : difficile à battre.
language-en = English
language-fr = Français
language-de = Deutsch

## Refus : ce qui ne va pas, la règle, et ce qui irait

refused = { $wrong }{ $printed ->
    [0] {""}
   *[other] {" "}({ $rule })
}
refused-but = { $wrong } Ceci est possible : « { $nearest } ».{ $printed ->
    [0] {""}
   *[other] {" "}({ $rule })
}

move-undo = { $count ->
    [one] Annuler le dernier coup
   *[other] Annuler les { $count } derniers coups
}

wrong-number-of-players = { $fewest ->
    [one] Ce jeu se joue seul ou à plusieurs, jusqu’à { $most } joueurs.
   *[other] Ce jeu se joue de { $fewest } à { $most } joueurs.
}
no-such-option = Ce jeu n’a pas d’option « { $option } ».
option-at-other-sizes = { $most ->
    [one] « { $option } » ne vaut qu’en solo : /{ command-game } { command-game-new } avec « { word-solo } ».
   *[other] « { $option } » n’existe qu’à { $sizes-or } joueurs ; { $seats ->
        [one] en solo, ce n’est pas possible.
       *[other] à { $seats }, ce n’est pas possible.
    }
}
no-such-value = « { $value } » ne va pas avec l’option « { $option } ». Au choix : { $values }.
game-is-over = Cette partie est terminée. Merci d’avoir joué !
not-your-turn = { $awaited ->
    [one] Ce n’est pas encore à vous : on attend { $who }.
   *[other] Vous avez fini pour l’instant : on attend encore { $awaited } personnes, dont { $who }.
}
nothing-to-undo = Il n’y a pas encore de coup à annuler.
undo-only-so-many = { $most ->
    [0] Ici, on ne peut annuler aucun coup sans l’accord des autres.
    [one] Ici, on ne peut annuler qu’un coup.
   *[other] Ici, on peut annuler de 1 à { $most } coups.
}
undo-others-have-acted = { $who } a joué après vous : seul un vote de toute la table permet de revenir en arrière.
undo-something-was-seen = Ce coup a révélé des cartes ou fait appel au hasard : il faut l’accord des autres pour l’annuler.
vote-takes-back-only = Ensemble, vous pouvez annuler des coups, mais pas en jouer.
rules-are-broken = Erreur interne dans nos règles : { $fault }.
no-such-move = Je ne connais pas de coup « { $move } ».
move-needs-other-words = Ce coup demande d’autres précisions : { $wanted }.
word-not-understood = Je ne comprends pas « { $word } » dans le champ « { $field } ».

rule-seats = règle du jeu : nombre de joueurs
rule-options = fonctionnement du bot : les options d’un jeu
rule-end = règle du jeu : fin de la partie
rule-turns = règle du jeu : à qui de jouer
rule-undo = fonctionnement du bot : annuler des coups
rule-rules = fonctionnement du bot : les règles programmées
rule-notation = fonctionnement du bot : comment s’écrit un coup
undo-computers-moved = Les ordinateurs ont joué depuis : on ne peut plus revenir en arrière.
round-word = Tour
    .in = au tour
round-word-firenze = Manche
    .in = à la manche
