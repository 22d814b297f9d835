# Les mots sur les images de Firenze : courts, car il y a peu de place. Les cartes sont dans le fichier du jeu.

render-firenze-round = Manche { $round }
render-firenze-last-turns = Derniers tours
render-firenze-phase = Phase { $phase }/{ $phases }
render-firenze-ours = * valeur fixée par nous
render-firenze-some-ours = Certaines valeurs fixées par nous
render-firenze-construction = Coût
render-firenze-played = A joué : { $cards }
render-firenze-event = Événement : { $card }
render-firenze-exchange = Brique demandée : { $color }
render-firenze-church-empty = Église : aucune carte

## Qui la table attend

render-header-firenze-placing = { $name } pose un sceau neutre
render-header-firenze-choosing = { $name } choisit une carte
render-header-firenze-paying-card = { $count ->
    [one] { $name } paie { $count } brique pour la carte
   *[other] { $name } paie { $count } briques pour la carte
}
render-header-firenze-averting = { $name } peut empêcher l’Événement
render-header-firenze-losing = { $count ->
    [one] { $name } perd { $count } brique
   *[other] { $name } perd { $count } briques
}
render-header-firenze-lowering = { $name } abaisse une tour
render-header-firenze-building = { $name } construit
render-header-firenze-paying-exchange = { $count ->
    [one] { $name } échange : { $count } brique à donner
   *[other] { $name } échange : { $count } briques à donner
}
render-header-firenze-paying-construction = { $count ->
    [one] { $name } paie { $count } brique pour construire
   *[other] { $name } paie { $count } briques pour construire
}
render-header-firenze-fulfilling = { $name } remplit des commandes
render-header-firenze-limiting-cards = { $count ->
    [one] { $name } défausse { $count } carte
   *[other] { $name } défausse { $count } cartes
}
render-header-firenze-limiting-bricks = { $count ->
    [one] { $name } remet { $count } brique dans le sac
   *[other] { $name } remet { $count } briques dans le sac
}

## La main

render-firenze-hand-title = Main : { $name }
render-firenze-hand-cards = { $count ->
    [0] Aucune carte en main
   *[other] Cartes en main
}
render-firenze-hand-buildings = Bâtiments devant moi
render-firenze-hand-storehouse = Réserve
render-firenze-hand-playable = jouable
render-firenze-hand-later = pas maintenant
render-firenze-hand-kept = gardée jusqu’à la fin

## Un plan

render-firenze-plan-building = { $name } : plan de construction
render-firenze-plan-fulfilling = { $name } : commandes
render-firenze-plan-site = Mon chantier
render-firenze-plan-empty = Rien n’est en construction.
render-firenze-plan-towers = Mon chantier ensuite
render-firenze-plan-now = Mes tours
render-firenze-plan-costs = Briques de ce tour et leur coût
render-firenze-plan-pays = À payer
render-firenze-plan-left = Réserve ensuite
render-firenze-plan-falls = { $pouch ->
    [one] démolie : { $pouch } brique perdue, { $back } de retour
   *[other] démolie : { $pouch } briques perdues, { $back } de retour
}
render-firenze-plan-meets = { $color } { $height } à remplir : +{ $points }
render-firenze-plan-level = +{ $points } pour la tuile
render-firenze-plan-waits = le balcon { $numeral } doit attendre
render-firenze-plan-taken = { $color } { $height } est couverte
render-firenze-plan-low = trop basse pour une commande
render-firenze-plan-high = trop haute pour une commande

render-firenze-plan-bell = peut servir de clocher
render-firenze-plan-bell-first = le clocher d’abord

## Les plateaux en mots, pour qui ne voit pas l’image

alt-firenze-turn = Firenze, manche { $round }.
alt-firenze-turn-phase = Firenze, manche { $round }, phase { $phase } sur { $phases }.
alt-firenze-placing = { $who } pose un sceau neutre ; encore à poser : { $count }.
alt-firenze-choosing = { $who } choisit une carte de la rangée.
alt-firenze-paying-card = { $who } paie « { $card } » ; briques encore à donner : { $count }.
alt-firenze-averting = { $who } peut empêcher « { $card } » grâce au Patricien.
alt-firenze-losing = « { $card } » : { $who } perd des briques (encore { $count } à choisir).
alt-firenze-lowering = « { $card } » : { $who } doit retirer une brique d’une tour.
alt-firenze-building = { $who } peut échanger et construire.
alt-firenze-paying-exchange = { $who } échange des briques contre une brique posée sur « { $card } » ; encore à donner : { $count }.
alt-firenze-paying-construction = { $who } paie sa construction ; briques encore à donner : { $count }.
alt-firenze-fulfilling = { $who } peut remplir des commandes.
alt-firenze-limiting-cards = { $who } a trop de cartes ; à défausser : { $count }.
alt-firenze-limiting-bricks = { $who } a trop de briques ; à remettre dans le sac : { $count }.
alt-firenze-over = La partie est terminée : { $who } { $who-count ->
    [one] gagne
   *[other] gagnent
} avec { $points } { $points ->
    [one] point
   *[other] points
}.
alt-firenze-ending = { $ender } a posé son dernier sceau. { $who-count ->
    [one] A encore un tour
   *[other] Ont encore un tour
} : { $who }.
alt-firenze-row = Rangée, de gauche à droite : { $row }.
alt-firenze-offer = Carte { $place } : { $card } ({ $kind }), { $cost ->
    [0] gratuite
    [one] coûte { $cost } brique
   *[other] coûte { $cost } briques
} ; briques dessus : { $bricks-count ->
    [0] aucune
   *[other] { $bricks }
}.
alt-firenze-bricks = { $count ->
    [one] { $count } { $color-low }
   *[other] { $count } { $color-many }
}
alt-firenze-tower = { $color-low } { $height }
alt-firenze-idle-tower = { $color-low } { $height } (sans nouvelle brique)
alt-firenze-builder = { $who } : { $towers-count ->
    [0] aucune tour
    [one] une tour, { $towers }
   *[other] { $towers-count } tours, { $towers }
} ; réserve : { $bricks-count ->
    [0] vide
   *[other] { $bricks }
} ; { $seals ->
    [0] plus aucun sceau
    [one] encore { $seals } sceau
   *[other] encore { $seals } sceaux
}.
alt-firenze-open = Tour { $color-low }, commandes à remplir : { $commissions }.
alt-firenze-commission = hauteur { $height } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}

alt-firenze-family = Commandes de la tour { $color-low } : { $commissions }.
alt-firenze-free = hauteur { $height } pour { $points }
alt-firenze-balcony = balcon { $numeral } (ouvert) à la hauteur { $height } pour { $points }
alt-firenze-waiting = balcon { $numeral } (doit attendre) à la hauteur { $height } pour { $points }
alt-firenze-sealed = hauteur { $height } pour { $points } (sceau { $who-of })
alt-firenze-neutral = hauteur { $height } (sceau neutre)
alt-firenze-majority = Majorité sur la tour { $color-low } : { $points }, pour l’instant à { $who }.
alt-firenze-majority-open = Majorité sur la tour { $color-low } : { $points }, pour l’instant à personne.
alt-firenze-levels = Tuiles de hauteur restantes : { $levels }.
alt-firenze-level = hauteur { $height } pour { $points }
alt-firenze-ours = Les valeurs sans la mention « valeur imprimée » sont notre création, car celles du jeu imprimé ne sont pas publiques.
alt-firenze-church = Cartes d’Église : { $cards }.
alt-firenze-pouch = Sac : { $bricks-count ->
    [0] vide
   *[other] { $bricks }
}.
alt-firenze-deck = Pioche : { $deck }. Défausse : { $discards }.
alt-firenze-laid = { $who } a posé ce tour-ci : { $bricks }{ $paid-count ->
    [0] {""}
   *[other] {" "}; coût : { $paid }
}.
alt-firenze-played = { $who } a joué ce tour-ci : { $cards }.

alt-firenze-who = { $who }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alt-firenze-seals = Sceaux restants : { $seals }.
alt-firenze-site = Tours en chantier : { $towers }.
alt-firenze-storehouse = Réserve : { $stored ->
    [0] vide ; place pour { $limit }
   *[other] { $bricks } ; { $stored } sur { $limit }
}.
alt-firenze-cards = Cartes : { $cards } sur { $limit }, Bâtiments compris. En main : { $hand ->
    [0] aucune
   *[other] { $hand }{ $celebrations ->
        [0] {""}
        [one] , dont { $celebrations } Fête
       *[other] , dont { $celebrations } Fêtes
    }
}.
alt-firenze-buildings = Bâtiments : { $cards-count ->
    [0] aucun
   *[other] { $cards }
}.
alt-firenze-bell = Doit encore un clocher à l’église.
alt-firenze-ender = Détient la tuile de fin.
alt-firenze-revealed = Fêtes : { $cards }.
alt-firenze-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $printed ->
    [0] {""}
   *[other] {" "}(valeur imprimée)
}
