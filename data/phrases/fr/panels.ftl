# Panneaux privés : placer une tuile, une œuvre avant qu’elle soit réalisée, souhaits, aide.
# Aucune phrase n’est copiée d’une règle du jeu.

## Placer

panel-build-which = Que construisez-vous ? Un bâtiment { $price ->
    [0] ne coûte rien
   *[other] coûte { $price }
} et rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
panel-place-which = Quel paysage placez-vous ?
panel-build-menu = Quel bâtiment ?
panel-place-menu = Quel paysage ?
panel-wanted-in-menu = Utile pour { $professions-the }
panel-way-counter = ↺ Tourner G
panel-way-clockwise = ↻ Tourner D
panel-way-flip = Miroir
panel-way-left = Gauche
panel-way-up = Haut
panel-way-down = Bas
panel-way-right = Droite
panel-anchors = Case { $square }
panel-away = ✗ Retour
panel-build-here = { $price ->
    [0] ✓ Construire ici – gratuit
   *[other] ✓ Construire ici – { $price-short }
}
panel-place-here = ✓ Placer ici
panel-legend = **\*** ici · **##** palais · **x** trop près d’un bâtiment · **·** libre

panel-build = **{ $tile }** en { $square } : { $price ->
    [0] ne coûte rien
   *[other] coûte { $price }
}, rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Couvre { $squares }.
panel-build-sells = Votre bourse contient { $florins } ; { $points ->
    [one] { $points } point paiera le reste.
   *[other] { $points } points paieront le reste.
}
panel-place = **{ $tile }** en { $square } : { $points ->
    [0] pas encore de points.
    [one] rapporte { $points } point.
   *[other] rapporte { $points } points.
} Couvre { $squares }.
panel-wanted = Œuvres dont la valeur augmente : { $professions }.
panel-gain = { $profession } ({ $before }, puis { $after })
panel-wanted-not = N’aide aucune profession de votre main.
panel-fits = Tout le reste tiendrait encore.
panel-fits-not = Place manquante : { $things }.
panel-for-price = { $move } – { $price-short }

## Le tour, ligne par ligne

panel-turn-holds = { $florins ->
    [0] pas de florins
   *[other] { $florins }
} · { $points ->
    [0] pas encore de points
    [one] { $points } point
   *[other] { $points } points
}
panel-turn-works = Œuvre { $minimum }+{ $best ->
    [0] {""}
   *[other] {" "}· meilleure { $best }, { $who }
}
panel-turn-works-ready = Œuvres prêtes : { $ready } sur { $count }
panel-turn-cards = Liberté, profession, bonus
panel-option = { $thing }{ $worth ->
    [0] {""}
   *[other] {" "}+{ $worth }
}
panel-turn-sells = Ce qui manque se paie en points.
panel-turn-work = **{ $profession } { $value }**{ $cards-count ->
    [0] {""}
   *[other] {" "}avec { $cards }
} – { $short ->
    [0] suffit, le minimum est { $minimum }
   *[other] il manque { $short } pour atteindre { $minimum }
}
panel-turn-there = ✓ déjà là : { $things }
panel-turn-missing = ✗ il manque : { $things }
panel-turn-build = { $price ->
    [0] Construire… (gratuit)
   *[other] Construire… ({ $price-short })
}
panel-turn-build-this = { $price ->
    [0] Construire : { $thing }… (gratuit)
   *[other] Construire : { $thing }… ({ $price-short })
}
panel-turn-lifts = +{ $gain } en tout, pour { $count ->
    [one] { $count } œuvre
   *[other] { $count } œuvres
}
panel-auction-opening = Vous ouvrez à { $price }. Le nombre à côté d’un objet indique ce qu’il apporte en valeur et en points.
panel-auction-alone = L’objet que vous mettez aux enchères est à vous pour { $price }.
panel-auction-leads = Meilleure enchère : { $price }, { $who }.
panel-keep-lifts = Toute carte gardée augmente la valeur de ces œuvres : { $professions }.
panel-keep-enough = Minimum atteint avec cette carte : { $professions }.
panel-back-wants = **{ $profession }** – souhaits : { $things }
panel-back-wanted-too = { $thing } (aussi { $professions })

## Une œuvre

panel-work-which = Quelle profession ?
panel-work-cards = Avec quelles cartes de bonus ?
panel-work-paid = Payée en argent ou en points ?
panel-work-option = { $profession } { $value }{ $short ->
    [0] {""}
   *[other] , il manque { $short }
}
panel-work-for = { $profession } { $value }{ $cards ->
    [0] {""}
   *[other] {" "}(+{ $cards })
} : { $pay }
panel-work = **{ $profession }** : valeur { $value }, minimum { $minimum } { $short ->
    [0] – atteint
   *[other] – il manque { $short }
}
panel-work-missing = Il manque : { $things }.
panel-part = { $thing } +{ $worth }
panel-part-jesters = Saltimbanques +{ $worth }
panel-part-cards = Cartes +{ $worth }
panel-part-all-cards = Vos cartes +{ $worth }
panel-work-pay = { $florins-short ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $florins-short }{ $points ->
        [0] {""}
        [one] {" "}+ { $points } point
       *[other] {" "}+ { $points } points
    }
}
panel-work-done = ✓ Œuvre : { $pay }
panel-work-or = Œuvre : { $pay }

## Que puis-je faire maintenant ?

press-help = Que puis-je faire maintenant ?
help-topics-of = Les règles : { $game }…
help-choosing = Vous avez reçu une profession de trop : gardez-en { $kept }, rendez-en une. Cherchez des cartes qui veulent le même paysage ou la même liberté. Personne ne voit votre choix.
help-nominating = Mettez aux enchères ce que vous aimeriez acheter : vous ouvrez ainsi à { $opening }. Ou retirez-vous des enchères de ce tour. Vous pouvez payer { $means } au plus.
help-bidding = Enchérissez à { $next } ou passez ; passer ne vous fait renoncer qu’à cet objet. Avec un souhait, vous fixez votre limite une seule fois, sans répondre à chaque enchère. Vous pouvez payer { $means } au plus.
help-placing = Choisissez où placer votre paysage. Seuls les emplacements permis sont proposés, et le message indique ce qui tiendrait encore dans votre domaine.
help-picking = { $count ->
    [one] Vous regardez la dernière carte de la pioche : gardez-la.
   *[other] Vous regardez { $count } cartes. Gardez-en une ; les autres retournent sous leur pioche, et personne ne saura lesquelles.
}
help-recruiting = Faites venir tout de suite dans votre main une profession posée chez quelqu’un d’autre, ou conservez la carte de recrutement pour plus tard : recruter ne coûte pas d’action.
help-acting = { $actions ->
    [0] Il ne vous reste aucune action. Vous pouvez encore recruter ou céder des points contre de l’argent ; ensuite, terminez.
    [one] Une action : construire, réaliser une œuvre (valeur { $minimum } au moins), instituer une liberté, ou piocher une carte de profession ou de bonus. Céder des points et recruter ne coûtent pas d’action.
   *[other] { $actions } actions : construire, réaliser une œuvre (valeur { $minimum } au moins), instituer une liberté, ou piocher une carte de profession ou de bonus. Céder des points et recruter ne coûtent pas d’action.
}
help-waiting = En attendant, regardez votre main et le plateau, et indiquez vos souhaits pour les prochaines enchères ; avec « { press-plan } », vous préparez vos prochaines actions en secret. Ainsi, personne n’a à vous attendre.

## Les règles par thème

topic-goal = Le jeu en deux mots
topic-auctions = Les enchères
topic-objects = Les objets
topic-actions = Les actions
topic-placing = Placer les tuiles
topic-works = Les œuvres
topic-money = Argent et points
topic-cards = Les cartes
topic-scoring = La fin, et d’où viennent les points
topic-two = À deux
topic-orders = Souhaits secrets
topic-ours = Ce que nous avons créé nous-mêmes

digest-goal = Vous aménagez un domaine où les personnes que vous invitez réalisent de grandes œuvres. À chacun des { $rounds } tours, vous achetez d’abord au plus un objet aux enchères, puis vous avez { $actions } actions. À la fin, le joueur qui a le plus de points de prestige l’emporte ; à égalité, l’argent décide.
digest-auctions = · **Mettre aux enchères :** le joueur dont c’est le tour met un objet aux enchères et ouvre à { $opening }.
    · **Enchérir :** dans le sens horaire, les autres surenchérissent d’exactement { $step } ou renoncent à cet objet. Le dernier en lice le remporte et le paie.
    · **Limites :** personne n’obtient plus d’un objet par tour, et chaque sorte ne se vend qu’une fois par tour.
    · **Se retirer :** au lieu de mettre un objet aux enchères, on peut se retirer des enchères de ce tour.
    · **Seul à acheter :** le dernier joueur sans objet ne paie que la mise à prix.
digest-objects = Personne ne peut avoir plus de { $builders_each } architectes.
digest-actions = Quand c’est à vous, vous avez { $actions } actions :
    · construire un bâtiment
    · réaliser une œuvre
    · voir { $drawn } cartes de profession et en garder une : { $profession_cost }, une fois par tour
    · instituer une liberté : { $freedom_cost }, une fois par tour, jamais deux fois la même
    · voir { $drawn } cartes de bonus et en garder une : { $bonus_cost }
    Recruter et céder des points ne coûtent pas d’action. Les actions inutilisées sont perdues.
digest-placing = · **Tourner :** tournez et retournez les tuiles à volonté ; une fois placées, elles ne bougent plus.
    · **La grille :** une tuile n’en dépasse jamais, et ne recouvre ni une autre tuile ni le palais.
    · **Bâtiments :** avant votre deuxième architecte, un bâtiment ne peut toucher un autre bâtiment ou le palais que par un coin. Vous ne construisez chaque bâtiment qu’une fois.
    · **Les paysages** peuvent tout toucher.
digest-works = Une profession de votre main réalise une œuvre.
    · **Sa valeur :** { $work_building } pour le bâtiment voulu, { $work_landscape } pour le paysage, { $work_freedom } pour la liberté, { $work_jester } par saltimbanque, { $work_card } par carte de profession ou de recrutement dans votre main ou devant vous (celle de l’œuvre comprise), plus les cartes de bonus jouées avec l’œuvre.
    · **Valeur minimale,** tour par tour : { $minima }.
    · **Gain :** { $florins_per_value } par point de valeur. Vous pouvez prendre des points de prestige à la place : 1 par tranche de { $florins_per_point }.
    · **La meilleure œuvre** du tour rapporte { $best_work_points } points de plus, à chacun en cas d’égalité.
digest-money = · **Céder des points :** quand vous devez choisir un objet, enchérir, agir ou décider de ce que vous payez, vous pouvez céder des points pour { $florins_for_point } chacun. Si votre bourse ne suffit pas au moment de payer, des points couvrent automatiquement le reste.
    · **Limite :** personne ne peut enchérir ni dépenser au-delà de sa bourse et de ses points réunis.
    · **À la fin**, l’argent ne compte qu’en cas d’égalité.
digest-cards = · **Les professions** veulent chacune un bâtiment, un paysage et une liberté.
    · **Les cartes de recrutement** font venir dans votre main une profession posée chez quelqu’un d’autre et restent à la place de celle-ci.
    · **Les cartes de bonus** se jouent avec une œuvre, autant que l’on veut ; chacune ne sert qu’une fois.
    · **Les cartes de prestige** comptent à la fin si leur but est atteint. On en voit { $drawn }, on en garde une ; les autres vont sous la pioche.
digest-scoring = La partie se termine après le tour { $rounds } ; les cartes de prestige sont alors dévoilées et comptées. Le joueur qui a le plus de points l’emporte ; à égalité, l’argent décide.
    · **Œuvres :** les points pris à la place de l’argent, et { $best_work_points } pour la meilleure œuvre de chaque tour
    · **Bâtiments :** { $building_points } chacun
    · **Paysages :** { $landscape_points } pour chaque paysage d’un type que vous avez déjà
    · **Architectes :** { $builder_points } pour le deuxième et pour le troisième
    · **Cartes de prestige** à la fin
    Les points cédés contre de l’argent sont perdus.
digest-two = Chacun commence avec { $purse }, la mise à prix est de { $opening }, et les trois paysages forment un seul objet : le joueur qui le remporte choisit l’un d’eux. Il y a moins de libertés ; leur nombre est une option de la table.
digest-orders = Un **souhait** indique un objet et votre prix maximal, comme « saltimbanque, jusqu’à 700 ». Les souhaits sont classés : je mets aux enchères et achète pour vous le premier encore possible.
    · **Enchérir seulement :** je n’ouvre pas l’enchère ; au-delà de votre prix, vous passez, ou je vous consulte. Dites aussi quoi mettre d’abord aux enchères, et combien dépenser en tout.
    · **Après un achat :** les places d’un paysage dans l’ordre, qui recruter, quelle carte garder, ce que fait votre personnage.
    · **Sans souhait possible,** vous passez, ou je vous consulte.
    · **Quand :** pour les enchères d’un tour, dès les actions du tour précédent.
    · **Secret :** vos souhaits ne font que ce que vous pourriez faire vous-même, et j’attends un peu avant de répondre : personne ne sait si c’est vous qui jouez.
digest-ours = Nous connaissons bien les règles, moins bien le matériel imprimé :

## Les personnages

panel-court-hired = · { $character } : au service { $who-of }
panel-court-bid = { $florins ->
    [0] · { $character } : { $who }, gratuitement pour l’instant
   *[other] · { $character } : { $who } enchérit à { $florins }
}
panel-court-banker = Argent du Banquier : { $florins }.
panel-court-which = Un autre prix…
panel-court-option = { $price ->
    [0] { $character } : gratuit
   *[other] { $character } : { $price }
}
panel-court-at = { $florins ->
    [0] Gratuitement
   *[other] { $florins }
}
panel-court-space = Combien pour { $character-the } ?

panel-consult-turn = Vous pouvez utiliser { $character-the } maintenant, sans dépenser d’action. Si vous gardez la carte, elle peut encore servir aux prochaines enchères.
panel-consult-turn-at-last = Vous pouvez utiliser { $character-the } maintenant, sans dépenser d’action. C’est le dernier tour : une carte gardée ne rapporte plus rien.
panel-consult-won = Vous remportez { $lot-the } pour { $price }. Avant le paiement, { $character-the } peut vous aider.
panel-consult-last = Les enchères sont finies et la carte va être rendue : dernière occasion d’utiliser { $character-the }.
panel-consult-hired = Vous avez engagé { $character-the }. Vous pouvez l’utiliser maintenant ou plus tard : pendant vos actions, quand vous remportez un objet, ou après les prochaines enchères.
panel-consult-hired-at-last = Vous avez engagé { $character-the }. Vous pouvez l’utiliser maintenant ou pendant vos actions : c’est le dernier tour, après lequel la carte ne rapporte plus rien.
panel-use-free = Le Marchand paie { $price-short }
panel-use-points = Marquer { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-use-prestige = Une carte de prestige, gratuite
panel-use-bonus = Une carte de bonus, gratuite
panel-use-nothing = Payer simplement { $price-short }
panel-use-never = Laisser passer l’occasion
panel-use-later = Plus tard

panel-change = Vous avez { $florins }. Le Banquier donne 1 point pour { $rate } ; vous pouvez en obtenir { $points } au plus. Le reste ne compte qu’en cas d’égalité.
panel-change-how-many = Combien de points ?
panel-change-option = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $florins-short }

panel-part-landscapes = Paysages +{ $worth }
panel-part-buildings = Bâtiments +{ $worth }
panel-part-builders = Architectes +{ $worth }
panel-part-muse = Muse +{ $worth }

help-courting = Enchérissez pour un des personnages, ou n’engagez personne ce tour-ci. Sur une carte libre, toute case est permise ; sur une carte prise, seulement une case plus haute. Si personne n’a surenchéri quand c’est de nouveau à vous, vous payez et le personnage est à vous. { $florins ->
    [0] Vous n’avez pas d’argent : seule une case gratuite vous est ouverte.
   *[other] Vous pouvez enchérir à { $florins } au plus.
}
help-consulting = Décidez si vous utilisez { $character-the } maintenant. Le message dit ce que cela rapporterait.
help-changing = Dernière occasion de tirer parti de votre argent : le Banquier vous donne jusqu’à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
help-bargaining = On vous propose de construire à deux : acceptez le prix, proposez-en un autre, ou refusez. Le message montre où serait le bâtiment.
help-acting-hired = { $actions ->
    [0] Il ne vous reste aucune action. Vous pouvez encore recruter ou utiliser votre personnage ; ensuite, terminez.
    [one] Une action : construire, réaliser une œuvre (valeur { $minimum } au moins), instituer une liberté, ou piocher une carte de profession ou de bonus. Recruter et utiliser votre personnage ne coûtent pas d’action.
   *[other] { $actions } actions : construire, réaliser une œuvre (valeur { $minimum } au moins), instituer une liberté, ou piocher une carte de profession ou de bonus. Recruter et utiliser votre personnage ne coûtent pas d’action.
}
topic-characters = Extension : Muse et Princesse
topic-together = Option : construire à deux
digest-characters = Après les objets, six personnages sont mis aux enchères à chaque tour.
    · **Enchérir :** l’un après l’autre, chacun pose son pion sur une case d’une carte, ou passe définitivement. Sur une carte prise, seule une case plus haute est permise, et l’autre pion retourne à son propriétaire.
    · **Engager :** si votre pion est encore sur la carte quand c’est de nouveau à vous, vous payez et engagez le personnage pour ce tour.
    · **Points :** avec cette extension, personne ne peut céder de points contre de l’argent.
digest-together = Avec cette option, les domaines forment un anneau et l’on peut construire à deux sur la frontière.
    · **L’offre :** quand c’est à vous, vous proposez à un voisin un bâtiment, sa place exacte et ce qu’il vous paie : de 0 à { $most }, par tranches de 100. L’argent n’est exigé qu’au moment de l’accord.
    · **La réponse :** il accepte, propose un autre prix ou refuse. Chaque nouveau prix se situe entre les deux derniers, et la place reste la même. Vous pouvez retirer l’offre entre-temps.
    · **Limites :** au plus { $offers ->
    [one] { $offers } offre
   *[other] { $offers } offres
} par tour, à un seul voisin à la fois. Nous avons choisi ces limites, la place fixe et le prix maximal.
    · **Le bâtiment :** l’action n’est dépensée qu’une fois l’accord conclu. Votre voisin vous paie, vous payez le prix que fixent vos propres architectes, et chacun marque { $building_points } points et dispose du bâtiment. Dans chaque domaine, le placement dépend des architectes de son propriétaire.
    · **Sans partenaire :** il faut un architecte pour construire à la frontière ; avec un seul, rien ne doit se trouver juste en face.

## Construire à deux

panel-legend-borders = **\*** ici · **##** palais · **x** fermé à ce bâtiment · **|** frontière · **·** libre
panel-offer-which = Que construiriez-vous avec { $whom } ? Un bâtiment { $price ->
    [0] ne vous coûte rien
   *[other] vous coûte { $price }
}, et { $whom } vous paie le prix convenu. Offres restantes ce tour-ci : { $left }.
panel-offer-west = ◄ Avec { $whom }
panel-offer-east = Avec { $whom } ►
panel-offer-no-one = Construire sans partenaire
panel-offer-other = Autre bâtiment…
panel-offer-here = { $price ->
    [0] ✓ Proposer à { $whom } sans paiement
   *[other] ✓ Proposer à { $whom } – { $price-short }
}
panel-offer-price = Combien doit payer { $whom } ?
panel-offer = **{ $tile }** sur la frontière avec { $whom }, en { $square } : { $whom } { $price ->
    [0] ne vous paie rien
   *[other] vous paie { $price }
}, vous { $cost ->
    [0] ne payez rien
   *[other] payez { $cost }
}, et chacun marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
panel-offer-beyond-you = À ce prix, vous ne pourriez pas payer votre part, et { $whom } ne pourrait pas accepter. Demandez au moins { $least }.
panel-offer-alone = Sans vous, { $whom } devrait { $price ->
    [0] dépenser une action, sans rien payer
   *[other] payer { $price } et dépenser une action
}. Offres restantes ce tour-ci : { $left }.
panel-bargain-waits = { $whom } réfléchit à votre offre : { $building-the } en { $square }, { $price ->
    [0] sans paiement
   *[other] pour { $price }
}. Rien ne vous oblige à attendre : vous pouvez retirer votre offre et continuer. Offres restantes ce tour-ci : { $left }.
panel-bargain-costs = Le bâtiment { $price ->
    [0] ne vous coûte qu’une action
   *[other] vous coûte { $price } et une action
} ; chacun marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
panel-bargain-gains = Accepter rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
} sans coûter d’action ; sans partenaire, vous { $price ->
    [0] dépenseriez une action, sans rien payer
   *[other] dépenseriez { $price } et une action
}.
panel-bargain-agree = { $price ->
    [0] ✓ D’accord – gratuitement
   *[other] ✓ D’accord – { $price-short }
}
panel-bargain-decline = ✗ Refuser
panel-bargain-retract = ✗ Retirer l’offre
panel-bargain-another = Proposer un autre prix…

## Voir plus loin

outlook-princes-no-turn = Il ne vous reste plus de tour dans cette partie.
outlook-princes-no-work = Vous n’avez pas de profession en main pour l’instant.
outlook-princes-all = Toutes vos œuvres
outlook-princes-work = { $profession } { $value }
outlook-princes-barred = désormais impossible : { $things }
outlook-princes-round = tour { $round } ({ $minimum })
outlook-princes-rounds = tours { $first } à { $last } ({ $minimum })
outlook-princes-enough = { $when } : valeur suffisante
outlook-princes-way = { $when } : { $things }, soit { $value }
outlook-princes-beyond = { $when } : hors de portée
outlook-princes-priced = { $price ->
    [0] { $thing } sans frais
   *[other] { $thing } à { $price-short }
}
outlook-princes-auctioned = { $thing } aux enchères
outlook-princes-card = encore une carte de profession à { $price-short }
outlook-princes-bonus = bonus { $card }
outlook-princes-leaves = { $florins ->
    [0] il ne reste plus d’argent
   *[other] il reste { $florins-short }
}
outlook-princes-short = il manque { $florins-short }
outlook-princes-lifts = **Ce qui augmente la valeur de vos œuvres**
outlook-princes-lift = { $thing } : { $gains }
outlook-princes-fits = tient en { $square }
outlook-princes-each = Entre parenthèses : la valeur nécessaire. Chaque œuvre est évaluée à part, avec deux actions et un objet par tour, sans le prix des enchères.
panel-closed = Cases fermées : { $squares ->
    [none] aucune
   *[other] { $squares }
}. Le palais est en { $palazzo }.
press-map = Plateau en texte
panel-sell-for = { $points ->
    [one] Céder { $points } point pour { $price }
   *[other] Céder { $points } points pour { $price }
}
