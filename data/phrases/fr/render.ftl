# Légendes des images : courtes, faute de place. Les choses ont leur nom dans le fichier du jeu.

render-round = Tour { $round }/{ $rounds }
render-minimum = Œuvre dès { $minimum }

## Deux lettres pour chaque bâtiment et chaque paysage, toutes différentes

render-mark-university = Un
render-mark-laboratory = Lb
render-mark-workshop = Ma
render-mark-library = Bi
render-mark-opera = Op
render-mark-studio = At
render-mark-hospital = Hô
render-mark-theater = Th
render-mark-tower = To
render-mark-chapel = Ch
render-mark-forest = Fo
render-mark-lake = La
render-mark-park = Pa

## Les piles de la phase d’enchères

render-lot-forest = Forêt
render-lot-lake = Lac
render-lot-park = Parc
render-lot-landscapes = Paysage
render-lot-prestige = Prestige
render-lot-recruiting = Recrut.
render-lot-jester = Saltimb.
render-lot-builder = Architecte

## Qui la table attend

render-header-princes-choosing = { $name } choisit ses professions
render-header-princes-choosing-all = { $count } joueurs choisissent encore
render-header-princes-wishing = { $name } formule ses souhaits
render-header-princes-wishing-all = Souhaits encore attendus : { $count }
render-header-princes-nominating = { $name } désigne un objet
render-header-princes-bidding = { $name } enchérit ou passe
render-header-princes-placing = { $name } place un paysage
render-header-princes-picking = { $count ->
        [1] { $name } garde la dernière carte
       *[other] { $name } garde une carte sur { $count }
    }
render-header-princes-recruiting = { $name } peut recruter
render-header-princes-acting = À { $name } de jouer
render-header-solo-bidding = { $name } achète ou refuse
render-header-won = { $name } l’emporte !
render-header-shared = { $count } joueurs se partagent la victoire !

## La scène

render-stage-opening = Mise à prix
render-stage-choosing = Cartes à garder
render-stage-choosers = Choix en cours
render-stage-wishing = On attend encore
render-stage-bidders = Encore en lice
render-stage-buyers = Achat encore possible
render-stage-actions = Actions restantes
render-stage-turns = Ordre du tour
render-stage-auction = Enchère { $number } sur { $most }
render-stage-last = Dernière enchère
render-stage-roll = Dernier lancer de dé
render-stage-free = À engager
render-stage-courting = Encore en lice
render-stage-consulting = Utilisable maintenant
render-stage-object = Objet remporté : { $lot }
render-stage-rate = Pour un point
render-stage-bargain = Construction à deux
render-stage-won = Points
render-stage-winners = { $count ->
    [one] Victoire
   *[other] Victoire partagée
}

render-no-works = Pas encore d’œuvre

render-freedom-travel = Voyage
render-freedom-religion = Religion
render-freedom-opinion = Opinion

## La main

render-hand-title = Main : { $name }
render-hand-professions = { $count ->
    [0] Aucune profession en main
   *[other] Professions en main
}
render-hand-bonus = { $count ->
    [one] Carte de bonus
   *[other] Cartes de bonus
}
render-hand-prestige = { $count ->
    [one] Carte de prestige
   *[other] Cartes de prestige
}
render-hand-both = Cartes de bonus et de prestige
render-hand-choose = En garder une
render-hand-enough = suffit
render-hand-short = manque { $short }
render-hand-gives-back = rendue
render-hand-with-bonus = avec bonus

## Un emplacement

render-placement-after = Ce qui tiendra après
render-placement-stands = déjà construit
render-placement-near = trop près d’un bâtiment
render-placement-near-border = trop près d’un bâtiment ou d’une frontière
render-offer-title = { $name } en { $square } avec { $whom }
render-offer-terms = { $price ->
    [0] { $who } ne paie rien à { $whom }
   *[other] { $who } paie { $price } à { $whom }
}. Puis { $whom } paie { $cost } pour le bâtiment. Les deux marquent des points.
render-ours-side-b = La face B et la disposition en anneau sont notre création.

## En solo contre Wolfgang

render-automa-card = Carte Automa { $number } : ce que veut Wolfgang, par ordre de préférence
render-automa-turn = Ce que Wolfgang vient de jouer
render-automa-idle = Wolfgang n’a pas encore joué
render-automa-number = Carte { $number }
render-dummy = Neutre { $number }

## Les extensions

render-service-nobody = N’engage personne
render-service-none = Aucun personnage
render-district-offers = Offres encore possibles

## En travers d’un plateau où l’on ne peut plus jouer

render-ribbon-frozen = Bloquée
render-ribbon-paused = En pause
render-ribbon-cancelled = Fermée sans vainqueur
