# Firenze : il n’existe pas de règle française, les termes sont donc de nous, comme les phrases ; data/firenze/TERMS.md les réunit.
# Les couleurs ont les formes .low (blanche) et .many (blanches), accordées à la brique et à la tour ; .about dit ce que fait une carte.

game-firenze = Firenze

## Couleurs

brick-white = Blanche
    .low = blanche
    .many = blanches
brick-yellow = Jaune
    .low = jaune
    .many = jaunes
brick-green = Verte
    .low = verte
    .many = vertes
brick-red = Rouge
    .low = rouge
    .many = rouges
brick-blue = Bleue
    .low = bleue
    .many = bleues
brick-purple = Violette
    .low = violette
    .many = violettes

firenze-so-many = { $count ->
    [one] { $count } { $brick-low }
   *[other] { $count } { $brick-many }
}
    .nom = { $count ->
    [one] { $count } { $brick-low }
   *[other] { $count } { $brick-many }
}
firenze-tower = { $brick-low } { $height }

## Sortes de cartes

card-kind-event = Événement
    .about = Un Événement se produit aussitôt, puis est défaussé.
card-kind-personnel = Personnage
    .about = Un Personnage va en main et se joue lors d’un de vos tours ; jamais deux du même nom par tour.
card-kind-celebration = Fête
    .about = Une Fête reste en main jusqu’à la fin, où elle compte.
card-kind-building = Bâtiment
    .about = Un Bâtiment se pose devant vous et vous sert à chaque tour ; un seul de chaque sorte.
card-kind-church = Église
    .about = Une carte d’Église reste à l’église, pour tout le monde, jusqu’à ce qu’elle ait servi.

## Cartes d’action

action-card-botch = Malfaçon
    .about = Remettez dans le sac 1 brique d’une de vos tours.
action-card-storehouse-fire = Incendie de la réserve
    .about = Remettez dans le sac 3 briques de votre réserve ; celles de cette carte sont à l’abri.
action-card-flood = Inondation
    .about = Chacun perd la moitié de sa réserve, arrondie à l’unité inférieure, hors briques de cette carte.
action-card-luxury-tax = Taxe sur le luxe
    .about = Chacun remet dans le sac 1 brique de sa réserve pour chacune de ses tours.
action-card-tribute = Tribut
    .about = Chacun remet dans le sac 2 briques de sa réserve.
action-card-collapse = Effondrement
    .about = La plus haute tour de chacun perd 1 brique.
action-card-princess = Princesse
    .about = Ce tour-ci, la carte choisie est gratuite. À jouer avant de choisir.
action-card-mason = Maçon
    .about = Construire coûte 3 briques de moins ce tour-ci.
action-card-smuggler = Contrebandier
    .about = Donnez 1 brique à un adversaire contre une des siennes ; vous choisissez les deux.
action-card-wholesaler = Grossiste
    .about = Remplacez toutes les briques d’une carte de la rangée par autant d’autres, tirées du sac.
action-card-saboteur = Saboteur
    .about = Remettez dans le sac 1 brique d’une tour adverse.
action-card-patrician = Patricien
    .about = Défaussez une de vos Fêtes ou, en variante, un Événement tout juste pris, avant qu’il se produise.
action-card-architect = Architecte
    .about = Posez 1 brique de plus ce tour-ci, au-delà de la limite et sans frais.
action-card-alchemist = Alchimiste
    .about = Remettez 1 brique dans le sac et sortez-en 1 de la couleur de votre choix.
action-card-recognition = Reconnaissance
    .about = À la fin, 1 point pour chacun de vos sceaux à la hauteur 3 ou 4.
action-card-monument = Monument
    .about = Qui a la tour la plus haute quand cette carte est prise marque 3 points à la fin.
action-card-carnival = Carnaval
    .about = 2 points à la fin.
action-card-tournament = Tournoi
    .about = 3 points à la fin si vos sceaux sont sur au moins 4 tours.
action-card-wedding = Noces
    .about = Vous perdez 2 points à la fin.
action-card-masked-ball = Bal masqué
    .about = Vous perdez 2 points à la fin.
action-card-banquet = Banquet
    .about = Vous perdez 3 points à la fin.
action-card-workshop = Atelier
    .about = Construire vous coûte 1 brique de moins à chacun de vos tours.
action-card-warehouse = Entrepôt
    .about = Vous pouvez garder 15 briques en réserve.
action-card-palazzo = Palazzo
    .about = Vous pouvez garder 8 cartes, celle-ci comprise.
action-card-trading-house = Comptoir
    .about = Votre échange ne coûte que 2 briques.
action-card-campanile = Campanile
    .about = Chacun doit remettre à l’église un clocher de 3 briques blanches avant de remplir des commandes.
action-card-santa-croce = Santa Croce
    .about = 2 points pour la première commande de hauteur 5.
action-card-santa-maria-novella = Santa Maria Novella
    .about = 3 points pour la première commande rouge, bleue ou violette de hauteur 4 ou plus.
action-card-san-lorenzo = San Lorenzo
    .about = 3 points au premier joueur qui remplit 2 commandes dans un même tour.

## D’où viennent les points

prestige-source-commissions = Commandes
prestige-source-balconies = Balcons
prestige-source-level-tiles = Tuiles de hauteur
prestige-source-churches = Églises
prestige-source-last-seal = Dernier sceau
prestige-source-majorities = Majorités
prestige-source-celebrations = Fêtes

## Options

option-neutral-seals = Sceaux neutres
    .about = Combien de commandes sont couvertes dès le début ; avec une couleur morte, au moins 6.
option-neutral-seals-5 = 5
    .about = 5 commandes sont couvertes, comme d’habitude ; avec une couleur morte, ce sont ses 6 commandes.
option-neutral-seals-0 = aucun
    .about = Toutes les commandes peuvent être remplies ; avec une couleur morte, toutes sauf ses 6 commandes.
option-neutral-seals-1 = 1
    .about = 1 commande est couverte ; avec une couleur morte, ce sont les 6 de cette couleur.
option-neutral-seals-2 = 2
    .about = 2 commandes sont couvertes ; avec une couleur morte, ce sont les 6 de cette couleur.
option-neutral-seals-3 = 3
    .about = 3 commandes sont couvertes ; avec une couleur morte, ce sont les 6 de cette couleur.
option-neutral-seals-4 = 4
    .about = 4 commandes sont couvertes ; avec une couleur morte, ce sont les 6 de cette couleur.
option-neutral-seals-6 = 6
    .about = 6 commandes sont couvertes ; avec une couleur morte, exactement les 6 de cette couleur.
option-neutral-seals-7 = 7
    .about = 7 commandes sont couvertes, le maximum ; avec une couleur morte, ses 6 commandes et une autre.
option-placing = Placement des sceaux
    .about = Comment les sceaux neutres sont placés.
option-placing-random = au hasard
    .about = Bien répartis sur les tours, la moitié environ aux hauteurs 3 et 4.
option-placing-die = au dé
    .about = Un jet pour la couleur et un pour la hauteur : tout peut arriver.
option-placing-free = par les joueurs
    .about = Avant le premier tour, vous les posez un par un, à tour de rôle, où vous voulez.
option-dead-color = Couleur morte
    .about = Six sceaux neutres couvrent toutes les commandes d’une couleur, quel que soit le nombre réglé.
option-dead-color-none = aucune
    .about = Les six couleurs sont en jeu.
option-dead-color-white = blanche
    .about = Personne ne peut remplir de commande blanche.
option-dead-color-yellow = jaune
    .about = Personne ne peut remplir de commande jaune.
option-dead-color-green = verte
    .about = Personne ne peut remplir de commande verte.
option-dead-color-red = rouge
    .about = Personne ne peut remplir de commande rouge.
option-dead-color-blue = bleue
    .about = Personne ne peut remplir de commande bleue.
option-dead-color-purple = violette
    .about = Personne ne peut remplir de commande violette.
option-campanile = Campanile
    .about = Avec ou sans la carte qui demande un clocher à chacun.
option-campanile-out = sans
    .about = Sans le Campanile, comme il convient à une première partie.
option-campanile-in = avec
    .about = Avec le Campanile ; pour des joueurs qui connaissent la carte.
option-patrician = Patricien
    .about = Permettre ou non au Patricien d’empêcher aussi un Événement.
option-patrician-on = deux usages
    .about = Il défausse une Fête, ou un Événement tout juste pris (notre variante).
option-patrician-off = Fêtes seulement
    .about = Il ne fait que défausser une Fête, comme le veut la règle.

## Ce qui est de nous et n’est pas imprimé

ours-firenze-commissions = Bon à savoir : la plupart des nombres sur les tours, les drapeaux et les tuiles de hauteur sont notre création, car ceux du jeu imprimé ne sont pas publics.
ours-firenze-balconies = Bon à savoir : la plupart des 19 balcons sont notre création ; ceux du jeu imprimé ont peut-être d’autres places et d’autres valeurs.
ours-firenze-cards = Bon à savoir : nous avons imaginé l’effet de la moitié des cartes environ, car leur texte imprimé n’est pas public. Nous avons aussi choisi le nombre d’exemplaires de chaque carte.
ours-firenze-name = (notre nom)
ours-firenze-effect = (Notre version.)

## Ce qui se passe

firenze-covers = { $who } pose un sceau neutre sur la commande { $brick-low } { $height }.
    .you = Vous posez un sceau neutre sur la commande { $brick-low } { $height }.
firenze-takes = { $who } prend « { $card } » { $bricks-count ->
    [0] sans briques
   *[other] ({ $bricks })
}{ $paid-count ->
    [0] {""}
   *[other] {" "}et paie { $paid }
}.
    .you = Vous prenez « { $card } » { $bricks-count ->
    [0] sans briques
   *[other] ({ $bricks })
}{ $paid-count ->
    [0] {""}
   *[other] {" "}et payez { $paid }
}.
firenze-new-card = Nouvelle carte dans la rangée : « { $card } » { $bricks-count ->
    [0] sans briques, car le sac est vide
   *[other] ({ $bricks })
}.
firenze-takes-and-next = { $takes } { $next }
    .you = { $takes-you } { $next }
firenze-deck-shuffled = La pioche est épuisée : { $cards ->
    [one] la seule carte défaussée en forme une nouvelle
   *[other] les { $cards } cartes défaussées, mélangées, en forment une nouvelle
}.
firenze-exchanges = { $who } prend une brique { $brick-low } sur « { $card } » en échange de { $paid }.
    .you = Vous prenez une brique { $brick-low } sur « { $card } » en échange de { $paid }.
firenze-builds = { $who } construit ({ $bricks }){ $paid-count ->
    [0] {""}
   *[other] {" "}et paie { $paid }
}. Sur le chantier : { $towers }.
    .you = Vous construisez ({ $bricks }){ $paid-count ->
    [0] {""}
   *[other] {" "}et payez { $paid }
}. Sur votre chantier : { $towers }.
firenze-gets-back = { $who } a trop payé pour construire et récupère { $bricks }.
    .you = Vous avez trop payé pour construire et récupérez { $bricks }.
firenze-tears-down = { $who } démolit { $towers-count ->
    [one] une tour inachevée
   *[other] des tours inachevées
} ({ $towers }) : { $lost } dans le sac{ $saved-count ->
    [0] {""}
   *[other] , { $saved } de retour dans sa réserve
}.
    .you = Vous démolissez { $towers-count ->
    [one] une tour inachevée
   *[other] des tours inachevées
} ({ $towers }) : { $lost } dans le sac{ $saved-count ->
    [0] {""}
   *[other] , { $saved } de retour dans votre réserve
}.
firenze-fulfils = { $who } remplit la commande { $brick-low } { $height }{ $numeral ->
    [1] , balcon I
    [2] , balcon II
    [3] , balcon III
    [4] , balcon IV
   *[other] {""}
}, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $seals ->
    [0] plus aucun sceau
    [one] reste { $seals } sceau
   *[other] restent { $seals } sceaux
}).
    .you = Vous remplissez la commande { $brick-low } { $height }{ $numeral ->
    [1] , balcon I
    [2] , balcon II
    [3] , balcon III
    [4] , balcon IV
   *[other] {""}
}, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $seals ->
    [0] plus aucun sceau
    [one] reste { $seals } sceau
   *[other] restent { $seals } sceaux
}).
firenze-takes-level = { $who } remplit la première commande de hauteur { $height } et prend la tuile : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous remplissez la première commande de hauteur { $height } et prenez la tuile : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
firenze-church-card = La carte « { $card } » est posée à l’église.
firenze-church-rewards = « { $card } » récompense { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = « { $card } » vous récompense : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
firenze-church-card-leaves = Tous les clochers sont remis : la carte « { $card } » est défaussée.
firenze-consecrates = { $who } remet à l’église un clocher de { $height } briques blanches et peut de nouveau remplir des commandes.
    .you = Vous remettez à l’église un clocher de { $height } briques blanches et pouvez de nouveau remplir des commandes.
firenze-last-seal = { $who } pose son dernier sceau, prend la tuile de fin et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Chaque adversaire a encore un tour.
    .you = Vous posez votre dernier sceau, prenez la tuile de fin et marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Chaque adversaire a encore un tour.
firenze-monument = « { $card } » revient à { $who }.
    .you = « { $card } » vous revient.
firenze-second-building = { $who } possède déjà la carte « { $card } » : la seconde est défaussée.
    .you = Vous possédez déjà la carte « { $card } » : la seconde est défaussée.
firenze-averts = { $who } joue « { $patrician } » : l’Événement « { $card } » est défaussé avant de se produire.
    .you = Vous jouez « { $patrician } » : l’Événement « { $card } » est défaussé avant de se produire.
firenze-loses-bricks = « { $card } » : { $who } perd { $bricks }.
    .you = « { $card } » : vous perdez { $bricks }.
firenze-loses-level = { $left ->
    [0] « { $card } » : { $who } perd une tour ({ $brick-low } { $height }).
   *[other] « { $card } » : { $who } perd un étage ; la tour { $brick-low } passe de { $height } à { $left }.
}
    .you = { $left ->
    [0] « { $card } » : vous perdez une tour ({ $brick-low } { $height }).
   *[other] « { $card } » : vous perdez un étage ; votre tour { $brick-low } passe de { $height } à { $left }.
}
firenze-event-in-vain = « { $card } » ne trouve rien à prendre.
firenze-plays = { $who } joue « { $card } ».
    .you = Vous jouez « { $card } ».
firenze-renounces = { $who } joue « { $patrician } » et défausse « { $card } ».
    .you = Vous jouez « { $patrician } » et défaussez « { $card } ».
firenze-smuggles = Grâce au Contrebandier, { $who } donne à { $whom } une brique { $given-low } contre une { $taken-low }.
    .you = Grâce à votre Contrebandier, vous donnez à { $whom } une brique { $given-low } contre une { $taken-low }.
firenze-restocks = { $who } appelle le Grossiste : la carte « { $card } » { $bricks-count ->
    [0] ne porte plus de briques
   *[other] est regarnie ({ $bricks })
}.
    .you = Vous appelez le Grossiste : la carte « { $card } » { $bricks-count ->
    [0] ne porte plus de briques
   *[other] est regarnie ({ $bricks })
}.
firenze-sabotages = { $left ->
    [0] { $who } envoie le Saboteur : { $whom } perd une tour { $brick-low } de hauteur { $height }.
   *[other] { $who } envoie le Saboteur : chez { $whom }, la tour { $brick-low } passe de { $height } à { $left }.
}
    .you = { $left ->
    [0] Vous envoyez le Saboteur : { $whom } perd une tour { $brick-low } de hauteur { $height }.
   *[other] Vous envoyez le Saboteur : chez { $whom }, la tour { $brick-low } passe de { $height } à { $left }.
}
firenze-transmutes = { $who } confie à l’Alchimiste une brique { $given-low }, qui devient { $taken-low }.
    .you = Vous confiez à l’Alchimiste une brique { $given-low }, qui devient { $taken-low }.
firenze-discards = { $who } défausse « { $card } » pour respecter la limite de cartes.
    .you = Vous défaussez « { $card } » pour respecter la limite de cartes.
firenze-spills = { $who } a trop de briques et en remet dans le sac ({ $bricks }).
    .you = Vous avez trop de briques et en remettez dans le sac ({ $bricks }).
firenze-majority = { $who } a la majorité sur la tour { $brick-low } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous avez la majorité sur la tour { $brick-low } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
firenze-celebrates = { $who } révèle « { $card } » : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous révélez « { $card } » : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
firenze-game-over = { $who-count ->
    [one] { $who } gagne
   *[other] { $who } se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Points à la fin : { $all }.
    .you = Vous gagnez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Félicitations ! Points à la fin : { $all }.

## Ce qu’on attend : des autres, et (.you) de vous

asked-firenze-placing = { $due ->
    [one] { $who } : poser le dernier sceau neutre.
   *[other] { $who } : poser un sceau neutre ; il en reste { $due }.
}
    .you = Quelle commande couvrez-vous d’un sceau neutre ? { $due ->
    [one] C’est le dernier.
   *[other] Il en reste { $due }.
}
asked-firenze-choosing = { $who } : prendre une carte de la rangée.
    .you = À vous : prenez une carte.
asked-firenze-paying-card = { $due ->
    [one] { $who } : payer { $due } brique pour « { $card } ».
   *[other] { $who } : payer { $due } briques pour « { $card } ».
}
    .you = « { $card } » : { $due ->
    [one] donnez encore { $due } brique.
   *[other] donnez encore { $due } briques, une par carte en partant de la gauche.
}
asked-firenze-averting = { $who } : empêcher « { $card } », ou laisser faire.
    .you = « { $card } » va se produire. Votre Patricien l’empêche-t-il ?
asked-firenze-losing = { $due ->
    [one] { $who } : choisir { $due } brique à perdre (« { $card } »).
   *[other] { $who } : choisir { $due } briques à perdre (« { $card } »).
}
    .you = « { $card } » : { $due ->
    [one] quelle brique va dans le sac ?
   *[other] quelles { $due } briques vont dans le sac ?
}
asked-firenze-lowering = { $who } : choisir la tour qui perd une brique (« { $card } »).
    .you = « { $card } » : laquelle de vos tours perd une brique ?
asked-firenze-building = { $exchange ->
    [0] { $who } : construire, ou terminer la construction.
   *[other] { $who } : construire, ou d’abord échanger.
}
    .you = { $exchange ->
    [0] À vous : construisez.
   *[other] À vous : construisez, ou échangez d’abord.
}
asked-firenze-paying-exchange = { $due ->
    [one] { $who } : donner { $due } brique pour la brique { $brick-low } posée sur « { $card } ».
   *[other] { $who } : donner { $due } briques pour la brique { $brick-low } posée sur « { $card } ».
}
    .you = Pour la brique { $brick-low } posée sur « { $card } » : { $due ->
    [one] donnez encore { $due } brique.
   *[other] donnez encore { $due } briques.
}
asked-firenze-paying-construction = { $due ->
    [one] { $who } : payer { $due } brique pour construire.
   *[other] { $who } : payer { $due } briques pour construire.
}
    .you = Coût de construction : { $due ->
    [one] donnez encore { $due } brique.
   *[other] donnez encore { $due } briques.
}
asked-firenze-fulfilling = { $who } : remplir des commandes, ou passer la main.
    .you = Remplissez des commandes, ou passez la main.
asked-firenze-ending = { $who } : aucune commande à remplir ; passer la main.
    .you = Vous ne pouvez remplir aucune commande : passez la main.
asked-firenze-limiting-cards = { $due ->
    [one] { $who } : défausser { $due } carte.
   *[other] { $who } : défausser { $due } cartes.
}
    .you = Vous avez trop de cartes : { $due ->
    [one] défaussez-en { $due }.
   *[other] défaussez-en { $due }.
}
asked-firenze-limiting-bricks = { $due ->
    [one] { $who } : remettre { $due } brique dans le sac.
   *[other] { $who } : remettre { $due } briques dans le sac.
}
    .you = Vous avez trop de briques : { $due ->
    [one] remettez-en { $due } dans le sac.
   *[other] remettez-en { $due } dans le sac.
}

## Les coups, comme les boutons et les listes les nomment

move-firenze-cover = Couvrir : { $color-low } { $height }
move-firenze-take = Prendre la carte { $place }
move-firenze-pay = Payer avec une brique { $brick-low }
move-firenze-exchange = Échanger contre une { $brick-low }, carte { $place }
move-firenze-begin = Commencer une tour { $color-low }
move-firenze-lay = Poser sur la { $color-low } { $height }
move-firenze-done = Construction terminée
move-firenze-fulfil = Remplir : { $color-low } { $height }
move-firenze-consecrate = Remettre le clocher
move-firenze-end = Terminer le tour
move-firenze-discard = Défausser : { $card }
move-firenze-spill = Remettre dans le sac : { $brick-low }
move-firenze-lower = Retirer 1 brique : { $color-low } { $height }
move-firenze-endure = Laisser faire
move-firenze-avert = L’empêcher avec le Patricien
move-firenze-renounce = Patricien : défausser { $card }
move-firenze-play = Jouer : { $card }
move-firenze-smuggle = Contrebandier : { $give-low } à { $seat } contre { $take-low }
move-firenze-restock = Grossiste : nouvelles briques, carte { $place }
move-firenze-sabotage = Saboteur : { $color-low } { $height } { $seat-of }
move-firenze-transmute = Alchimiste : { $give-low } contre { $take-low }

## Refus : cartes et briques

firenze-seals-first = Avant le premier tour, il reste { $left ->
    [one] un sceau neutre
   *[other] { $left } sceaux neutres
} à poser : couvrez une commande.
firenze-covered-already = Un sceau neutre couvre déjà la commande { $brick-low } { $height }.
firenze-balcony-lies-there = Le balcon { $numeral ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} se trouve sur la commande { $brick-low } { $height } : un sceau neutre ne couvre jamais un balcon.
firenze-take-a-card-first = Prenez d’abord une carte de la rangée ; le tour continue ensuite.
firenze-no-such-place = Il n’y a pas de carte à cette place : les cartes sont numérotées de 1 à { $most }, de gauche à droite.
firenze-card-too-dear = « { $card } » coûte { $cost ->
    [one] { $cost } brique
   *[other] { $cost } briques
}, mais votre réserve { $stored ->
    [0] est vide
    [one] n’en contient qu’une
   *[other] n’en contient que { $stored }
} ; les briques d’une carte ne servent pas à la payer.
firenze-pay-first = Donnez d’abord { $due ->
    [one] la brique due
   *[other] les { $due } briques dues
}.
firenze-no-such-color = « { $brick } » n’est pas une couleur de brique. Au choix : { $bricks-low }.
firenze-no-such-brick = { $bricks-count ->
    [0] Il n’y a ici ni brique { $brick-low } ni aucune autre.
   *[other] Il n’y a pas ici de brique { $brick-low }, mais { $bricks }.
}
firenze-exchanged-already = Vous avez déjà échangé ; un seul échange par tour.
firenze-exchange-comes-first = L’échange vient avant la construction ; or vous avez commencé à construire.
firenze-exchange-too-dear = Un échange coûte { $cost } briques, mais votre réserve { $stored ->
    [0] est vide
    [one] n’en contient qu’une
   *[other] n’en contient que { $stored }
}.
firenze-not-on-this-card = { $bricks-count ->
    [0] Il n’y a aucune brique sur « { $card } », encore moins une { $brick-low }.
   *[other] Il n’y a pas de brique { $brick-low } sur « { $card } », mais { $bricks }.
}

## Refus : construction et commandes

firenze-build-or-done = Phase de construction : échangez une fois (si rien n’est encore posé), posez des briques, ou terminez la construction.
firenze-laid-all = Vous avez déjà posé { $most } briques ce tour-ci : c’est le maximum.
firenze-built-already = « { $card } » aide à construire ; or votre construction est terminée pour ce tour.
firenze-brick-too-dear = Pour poser une brique de plus, il faut en payer { $cost ->
    [one] une autre
   *[other] { $cost } autres
} ; or votre réserve { $stored ->
    [0] est vide
    [one] n’en contient qu’une en tout
   *[other] n’en contient que { $stored } en tout
}.
firenze-no-such-tower = { $towers-count ->
    [0] Il n’y a ici ni tour { $brick-low } de hauteur { $height } ni aucune autre tour.
   *[other] Il n’y a pas ici de tour { $brick-low } de hauteur { $height }. Tours présentes : { $towers }.
}
firenze-fulfil-or-end = La phase de construction est passée : remplissez des commandes, ou passez la main.
firenze-bell-tower-first = Le Campanile d’abord : remettez à l’église une tour blanche de hauteur { $height }, et vous pourrez de nouveau remplir des commandes.
firenze-no-bell-tower-owed = Vous ne devez pas de clocher à l’église.
firenze-no-seals-left = Il ne vous reste aucun sceau pour remplir des commandes.
firenze-neutral-seal = Un sceau neutre couvre la commande { $brick-low } { $height } : personne ne peut la remplir.
firenze-no-such-commission = Une commande exige une hauteur de { $least } à { $most }, et la tour doit avoir exactement cette hauteur.
firenze-sealed = { $who } a déjà rempli la commande { $brick-low } { $height } ; une commande ne se remplit qu’une fois.
    .you = Vous avez déjà rempli la commande { $brick-low } { $height } ; une commande ne se remplit qu’une fois.
firenze-balcony-must-wait = Les balcons se remplissent dans l’ordre de leurs numéros : le prochain est le { $numeral ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}.

## Refus : événements, personnages, limites

firenze-event-first = Choisissez d’abord ce que « { $card } » vous prend.
firenze-only-the-highest = « { $card } » ne frappe que les tours de hauteur { $height } ou plus.
firenze-endure-or-avert = Décidez d’abord : laisser faire « { $card } », ou l’empêcher avec le Patricien.
firenze-no-such-celebration = { $cards-count ->
    [0] La carte « { $card } » ne peut pas être défaussée : vous n’avez aucune Fête en main.
   *[other] « { $card } » n’est pas une de vos Fêtes. Vous avez : { $cards }.
}
firenze-no-such-personnel = « { $card } » n’est pas un Personnage.
firenze-not-in-hand = Vous n’avez pas « { $card } » en main.
firenze-played-otherwise = « { $card } » demande des précisions : dites de qui ou de quoi il s’agit.
firenze-not-at-this-seat = Choisissez un autre joueur : { $others }.
firenze-played-already = Vous avez déjà joué « { $card } » ce tour-ci ; on ne joue qu’une carte du même nom par tour.
firenze-princess-too-late = « { $card } » se joue avant le choix d’une carte.
firenze-no-bricks-there = Il n’y a pas de briques sur « { $card } », donc rien à remplacer.
firenze-not-in-the-pouch = Il n’y a pas de brique { $brick-low } dans le sac.
firenze-too-many-cards = { $over ->
    [one] Vous ne pouvez garder que { $limit } cartes : défaussez-en d’abord { $over }.
   *[other] Vous ne pouvez garder que { $limit } cartes : défaussez-en d’abord { $over }.
}
firenze-celebrations-stay = « { $card } » est une Fête et reste en main. Vous pouvez défausser : { $cards }.
firenze-no-such-card = Vous n’avez pas de carte « { $card } » à défausser. Vous pouvez défausser : { $cards }.
firenze-too-many-bricks = { $over ->
    [one] Votre réserve ne peut contenir que { $limit } briques : remettez-en d’abord { $over } dans le sac.
   *[other] Votre réserve ne peut contenir que { $limit } briques : remettez-en d’abord { $over } dans le sac.
}

## Les règles, par leur nom

rule-firenze-set-up = règle du jeu, mise en place : les sceaux neutres
rule-firenze-phase-card = règle du jeu, phase 1 : choisir une carte
rule-firenze-card-cost = règle du jeu, phase 1 : coût des cartes
rule-firenze-paying = règle du jeu : payer en briques
rule-firenze-bricks = règle du jeu : les briques
rule-firenze-exchange = règle du jeu, phase 2 : échanger des briques
rule-firenze-phase-building = règle du jeu, phase 3 : construire des tours
rule-firenze-building = règle du jeu, phase 3 : nombre de briques
rule-firenze-construction-cost = règle du jeu, phase 3 : coût de construction
rule-firenze-towers = règle du jeu, phase 3 : les tours
rule-firenze-phase-commissions = règle du jeu, phase 5 : remplir des commandes
rule-firenze-commissions = règle du jeu, phase 5 : les commandes
rule-firenze-seals = règle du jeu, phase 5 : les sceaux
rule-firenze-balconies = règle du jeu : les balcons
rule-firenze-campanile = carte : Campanile
rule-firenze-events = règle du jeu, cartes d’action : Événements
rule-firenze-personnel = règle du jeu, cartes d’action : Personnages
rule-firenze-same-name = règle du jeu, cartes d’action : jamais deux du même nom par tour
rule-firenze-princess = carte : Princesse
rule-firenze-patrician = carte : Patricien
rule-firenze-wholesaler = carte : Grossiste
rule-firenze-alchemist = carte : Alchimiste
rule-firenze-card-limit = règle du jeu, phase 6 : limite de cartes
rule-firenze-storehouse-limit = règle du jeu, phase 6 : limite de la réserve

## Tours préparés

order-firenze-choose = Prendre « { $card } »{ $paid-count ->
    [0] {""}
   *[other] {" "}pour { $paid-count ->
        [one] { $paid-count } brique
       *[other] { $paid-count } briques
    } au plus
}{ $brings-count ->
    [0] {""}
    [one] , pourvu que la carte porte au moins { $brings-count } brique
   *[other] , pourvu que la carte porte au moins { $brings-count } briques
}
firenze-ahead-card-gone = « { $card } » n’est plus dans la rangée.
firenze-ahead-card-dearer = « { $card } » coûte maintenant { $cost ->
    [one] { $cost } brique
   *[other] { $cost } briques
} ; votre plan n’en prévoit { $most ->
    [0] aucune
    [one] qu’une
   *[other] que { $most }
}.
firenze-ahead-card-poorer = Il y a maintenant moins de briques sur « { $card } » que prévu : { $bricks }.
order-firenze-whichever = La carte qui rapporte le plus, { $most ->
    [0] sans rien payer
    [one] pour { $most } brique au plus
   *[other] pour { $most } briques au plus
}
firenze-ahead-only-events = { $most ->
    [0] Seuls des Événements sont gratuits maintenant
    [one] Pour { $most } brique au plus, il n’y a maintenant que des Événements
   *[other] Pour { $most } briques au plus, il n’y a maintenant que des Événements
}, et aucun n’est pris sans votre accord.
order-firenze-fetch = Échanger contre une brique { $brick-low }, de préférence sur « { $card } »
order-firenze-spare = Donner ce qui me manquera le moins
firenze-ahead-brick-gone = Plus aucune carte ne porte de brique { $brick-low }.
