# Les Princes de Florence en solo contre Wolfgang, l’Automa ; les termes sont ceux de princes.ftl.

## Contre qui l’on joue, et ce qu’il peut faire

automa-wolfgang = Wolfgang
    .of = de Wolfgang
automa-action-work = réaliser une œuvre
automa-action-build = construire un bâtiment
automa-action-profession = piocher une carte de profession
automa-action-freedom = instituer une liberté
automa-action-bonus = piocher une carte de bonus

## Options

option-level = Niveau
    .about = En solo contre Wolfgang : l’argent avec lequel il commence.
option-level-standard = normal
    .about = Wolfgang commence avec 1500 florins.
option-level-easy = facile
    .about = Wolfgang commence sans argent.
option-level-hard = difficile
    .about = Wolfgang commence avec 3500 florins.
option-dummies = Joueurs neutres
    .about = En solo contre Wolfgang : le nombre de joueurs neutres à ses côtés.
option-dummies-2 = 2
    .about = Comme à quatre joueurs : quatre enchères par tour.
option-dummies-3 = 3
    .about = Comme à cinq joueurs : cinq enchères par tour, et des objets plus chers.

## Ce qui est de nous et n’est pas imprimé

ours-automa = Bon à savoir : nous avons conçu nous-mêmes les 21 cartes Automa, car celles du jeu imprimé ne sont pas publiques.

## Ce qui se passe aux enchères

solo-round-begins = Une œuvre demande maintenant une valeur artistique d’au moins { $minimum }. { $who } jouera en premier.
    .you = Une œuvre demande maintenant une valeur artistique d’au moins { $minimum }. Vous jouerez en premier.
automa-opens = La carte Automa { $number } est révélée. Ce que veut Wolfgang, par ordre de préférence : { $lots }.
automa-price = { $add ->
    [0] { $lot } (dé)
   *[other] { $lot } (dé + { $add })
}
solo-rolls = { $who } choisit { $lot-the }. Le dé donne { $die }{ $add ->
    [0] {""}
   *[other] , plus { $add }
} : la dernière offre est de { $bid }, et le prix est donc de { $price }.
    .you = Vous choisissez { $lot-the }. Le dé donne { $die }{ $add ->
    [0] {""}
   *[other] , plus { $add }
} : la dernière offre est de { $bid }, et votre prix est donc de { $price }.
solo-forced = Le dé donne { $die }, et le nombre de l’objet est 0 : { $who } doit acheter { $lot-the }.
    .you = Le dé donne { $die }, et le nombre de l’objet est 0 : vous devez acheter { $lot-the }.
solo-declines = { $who } refuse { $lot-the }. Si Wolfgang l’achète, il paie { $price }.
    .you = Vous refusez { $lot-the }. Si Wolfgang l’achète, il paie { $price }.
automa-flips = Chez Wolfgang, la profession cachée la plus à gauche est { $card-the }. Cette profession veut { $thing-the }.
automa-skips = Wolfgang ne peut pas acheter { $lot-the } : { $why }
automa-knows-price = Wolfgang veut { $lot-the } ; la dernière offre était de { $price }.
automa-rolls = Wolfgang veut { $lot-the }. Le dé donne { $die }{ $add ->
    [0] {""}
   *[other] , plus { $add }
} : Wolfgang paie { $price }.
automa-buys = Wolfgang remporte { $lot-the } pour { $price } ({ $die ->
    [0] la dernière offre
   *[other] dé { $die }{ $add ->
        [0] {""}
       *[other] {" "}+ { $add }
    }
}).
automa-buys-nothing = Il ne reste rien que Wolfgang puisse acheter ce tour-ci.
automa-discards = Personne n’a acheté { $lot-the } ce tour-ci : un exemplaire sort du jeu.

## Ce qui se passe au tour de Wolfgang

automa-acts = { $nth ->
    [one] Première action de Wolfgang
   *[other] Deuxième action de Wolfgang
} selon la carte Automa { $number }{ $actions-count ->
    [one] {" "}: { $actions }.
   *[other] {" "}(la première possible, dans cet ordre) : { $actions-or }.
}
automa-has-to-work = { $rounds ->
    [one] C’est le dernier tour, et Wolfgang a encore { $cards ->
        [one] une carte cachée
       *[other] { $cards } cartes cachées
    }
   *[other] Wolfgang a { $cards } cartes cachées, et il reste { $rounds } tours, celui-ci compris
} : il réalise une œuvre, quoi que dise la carte Automa.
automa-cannot = Wolfgang ne peut pas { $action } : { $why }
automa-falls-back = Aucune action de la carte n’est possible. Wolfgang choisit la première possible de cette liste : profession, bâtiment, carte de bonus, liberté.
automa-does-nothing = Aucune action n’est possible : Wolfgang ne fait rien.
automa-works = Chez Wolfgang, { $card-the } réalise une œuvre (valeur { $value }) : { $minimum } pour le tour{ $jesters ->
    [0] {""}
   *[other] , { $jesters } pour les saltimbanques
}{ $recruits ->
    [0] {""}
   *[other] , { $recruits } pour les cartes de recrutement
}{ $bonus-count ->
    [0] {""}
   *[other] , et pour les cartes de bonus : { $bonus }
}. Wolfgang reçoit { $points ->
    [0] { $florins }
    [one] { $points } point{ $florins ->
        [0] {""}
       *[other] {" "}et { $florins }
    }
   *[other] { $points } points{ $florins ->
        [0] {""}
       *[other] {" "}et { $florins }
    }
}.
dummies-turn-up = { $cards-count ->
    [one] Un joueur neutre révèle { $cards-the }.
   *[other] Les joueurs neutres révèlent { $cards-the }.
}
automa-builds = Wolfgang construit { $building-a }{ $price ->
    [0] {" "}gratuitement
   *[other] {" "}pour { $price }
} et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
automa-takes-profession = Wolfgang pioche, face cachée, une carte de profession pour { $price }. { $dummies ->
    [0] Il n’en reste pas pour les joueurs neutres.
    [one] Un joueur neutre en reçoit une aussi.
   *[other] { $dummies } joueurs neutres en reçoivent aussi une chacun.
}
automa-pays-for-bonus = Wolfgang pioche une carte de bonus pour { $price }.
automa-looks = Les { $deck } qu’il regarde, et ce que chacune lui rapporte : { $cards }.
automa-worth = { $card } ({ $worth })
automa-keeps = { $equals ->
    [one] Il garde « { $card } » ({ $worth }).
   *[other] { $equals } d’entre elles rapportent { $worth } ; le sort désigne « { $card } ».
}
recruits-from-automa = { $who } recrute { $card-the } chez Wolfgang ; la carte de recrutement rejoint la rangée de Wolfgang, à droite.
    .you = Vous recrutez { $card-the } chez Wolfgang ; la carte de recrutement rejoint la rangée de Wolfgang, à droite.
recruits-from-dummy = { $who } recrute { $card-the } chez le joueur neutre { $dummy } ; la carte de recrutement sort du jeu.
    .you = Vous recrutez { $card-the } chez le joueur neutre { $dummy } ; la carte de recrutement sort du jeu.

## Pourquoi Wolfgang ne peut pas

automa-no-card = sa rangée n’a plus de carte cachée.
automa-no-profession = sa rangée n’a plus de profession cachée.
automa-bought-already = cet objet a déjà été vendu ce tour-ci.
automa-none-left = il n’en reste plus.
automa-all-builders = il en a déjà { $most }, et personne ne peut en avoir davantage.
automa-gone = il n’en reste plus ({ $thing }).
automa-deck-empty = il ne reste plus de { $deck }.

## Comment cela finit

solo-won = { $who } bat Wolfgang par { $points } à { $his }. Félicitations !
    .you = Vous battez Wolfgang par { $points } à { $his }. Félicitations !
solo-lost = Wolfgang bat { $who } par { $his } à { $points }. Ce sera pour la prochaine fois !
    .you = Wolfgang vous bat par { $his } à { $points }. Ce sera pour la prochaine fois !
solo-tie-won = { $points } partout, mais { $who } a plus d’argent, { $florins } contre { $his } pour Wolfgang, et gagne. Félicitations !
    .you = { $points } partout, mais vous avez plus d’argent, { $florins } contre { $his } pour Wolfgang, et vous gagnez. Félicitations !
solo-tie-lost = { $points } partout, mais Wolfgang a plus d’argent, { $his } contre { $florins }, et gagne contre { $who }. Il s’en est fallu de peu !
    .you = { $points } partout, mais Wolfgang a plus d’argent, { $his } contre { $florins } pour vous, et gagne. Il s’en est fallu de peu !
solo-shared = { $points } partout, et { $florins } pour chacun : { $who } et Wolfgang se partagent la victoire. Félicitations !
    .you = { $points } partout, et { $florins } pour chacun : vous partagez la victoire avec Wolfgang. Félicitations !

## Refus

lot-declined-already = Vous avez déjà refusé { $lot-the } ce tour-ci ; chaque objet ne se choisit qu’une fois.
lot-too-dear-for-last = La dernière enchère exclut les objets portant les deux plus grands nombres de la carte Automa ; { $lot-the } en fait partie. Choisissez autre chose, ou retirez-vous.
could-not-pay-if-forced = Si le dé donnait 1 ou 2, vous auriez à acheter { $lot-the } pour { $price } au plus, mais vous ne pouvez payer que { $most }. Choisissez un objet dont la carte Automa augmente le prix.
no-orders-alone = Les souhaits servent aux tables où l’on doit attendre les autres ; en solo, vous décidez tout de suite.

rule-solo-once-each = règle du jeu, solo : chaque objet une fois par tour
rule-solo-last-auction = règle du jeu, solo : la dernière enchère
rule-solo-forced = règle du jeu, solo : quand il faut acheter
