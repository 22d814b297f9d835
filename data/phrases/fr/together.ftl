# Construire à deux, dans les termes de la règle française de 2007 ; les phrases sont de nous.

option-together = Construire à deux
    .about = On peut construire avec un voisin, sur la frontière. Les plateaux forment un anneau.
option-together-off = non
    .about = Personne ne construit à deux.
option-together-on = oui
    .about = Deux voisins d’accord sur le prix peuvent construire un bâtiment à cheval sur leurs domaines.

side-east = est
side-west = ouest

ours-side-b = Bon à savoir : la face B des domaines, avec son palais en bas au milieu, est notre création, tout comme leur disposition en anneau. Celles du jeu imprimé ne sont pas publiques.

## Ce qui se passe

offers = { $who } propose à { $whom } de construire à deux { $building-a }, sur leur frontière, en { $square } ; { $whom } { $price ->
    [0] ne paierait rien
   *[other] paierait { $price }
}.
    .you = Vous proposez à { $whom } de construire à deux { $building-a }, sur votre frontière, en { $square } ; { $whom } { $price ->
    [0] ne paierait rien
   *[other] paierait { $price }
}.
answers-price = { $who } répond par un autre prix pour { $building-the } : { $price ->
    [0] aucun paiement
   *[other] { $price }
}.
    .you = Vous répondez par un autre prix pour { $building-the } : { $price ->
    [0] aucun paiement
   *[other] { $price }
}.
accepts-price = { $who } s’accorde avec { $whom } { $price ->
    [0] pour construire sans paiement
   *[other] sur un prix de { $price }
}.
    .you = Vous vous accordez avec { $whom } { $price ->
    [0] pour construire sans paiement
   *[other] sur un prix de { $price }
}.
declines-offer = { $who } ne veut pas construire { $building-the } avec { $whom }.
    .you = Vous refusez de construire { $building-the } avec { $whom }.
retracts-offer = { $who } retire l’offre faite à { $whom } : { $building-the } ne se fera pas à deux.
    .you = Vous retirez l’offre faite à { $whom } : { $building-the } ne se fera pas à deux.
builds-together = { $who } et { $whom } construisent { $building-a } sur leur frontière, en { $square } : { $paid ->
    [0] {""}
   *[other] { $whom } paie { $paid } à { $who },{" "}
}{ $price ->
    [0] la construction ne coûte rien à { $who }
   *[other] { $who } paie { $price } pour la construction
}, et chacun marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Avec { $whom }, vous construisez { $building-a } sur votre frontière, en { $square } : { $paid ->
    [0] {""}
   *[other] { $whom } vous paie { $paid },{" "}
}{ $price ->
    [0] la construction ne vous coûte rien
   *[other] vous payez { $price } pour la construction
}, et chacun marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Ce qui est demandé

asked-princes-bargaining = { $part ->
    [builder] { $who } : { $whom } { $price ->
        [0] ne paierait rien
       *[other] paierait { $price }
    } pour { $building-the } en { $square }. Accepter, demander un autre prix ou retirer l’offre.
   *[partner] { $who } : répondre à l’offre { $whom-of } de construire à deux { $building-a } en { $square }, { $price ->
        [0] sans paiement
       *[other] pour { $price }
    }. { $whom } peut retirer l’offre entre-temps.
}
    .you = { $part ->
    [builder] { $whom } { $price ->
        [0] ne vous paierait rien
       *[other] vous paierait { $price }
    } pour { $building-the } en { $square }. Acceptez-vous ?
   *[partner] { $whom } construirait { $building-a } sur votre frontière, en { $square }{ $price ->
        [0] , sans paiement
       *[other] , si vous payiez { $price }
    }. Acceptez-vous ?
}

## Coups

move-princes-offer = { $turn ->
    [0] Proposer : { $building } à l’{ $side }, { $square }, pour { $florins }
   *[other] Proposer : { $building } à l’{ $side }, { $square }, rotation { $turn }, pour { $florins }
}
move-princes-accept = { $florins ->
    [0] D’accord, sans paiement
   *[other] D’accord pour { $florins }
}
move-princes-counter = { $florins ->
    [0] Un autre prix : aucun paiement
   *[other] Un autre prix : { $florins }
}
move-princes-decline = Refuser
move-princes-retract = Retirer l’offre

press-princes-offer = Construire à deux…
press-princes-accept = Accepter…
press-princes-counter = Un autre prix…
choose-princes-offer = Que construisez-vous, avec quel voisin, où et pour combien ? Les deux plateaux sont côte à côte : colonnes a à g à l’ouest, h à n à l’est.
choose-princes-accept = Quel prix acceptez-vous ?
choose-princes-counter = Quel prix proposez-vous ?

command-princes-offer = proposer-bâtiment
    .about = Proposer à un voisin de construire sur votre frontière
command-princes-accept = accepter
    .about = Accepter le prix qui vient d’être proposé
command-princes-counter = autre-prix
    .about = Répondre par un autre prix
command-princes-decline = refuser
    .about = Refuser l’offre d’un voisin
command-princes-retract = retirer-offre
    .about = Retirer votre offre
word-side = côté
    .about = De quel côté se trouve le voisin : est ou ouest

## Refus

everybody-builds-alone = À cette table, personne ne construit à deux.
no-neighbour-there = Vous n’avez pas de voisin de ce côté (« { $side } »). Côtés possibles : { $sides }.
no-offer-left = { $most ->
    [one] Vous avez déjà fait votre offre de ce tour.
   *[other] Vous avez déjà fait vos { $most } offres de ce tour.
}
neighbour-has-building = { $whom } a déjà { $building-the } : un domaine n’a jamais deux fois le même bâtiment.
cannot-pay-together = Même à deux, { $whom } et vous ne pouvez pas payer les { $price } nécessaires.
price-cannot-be-paid = Au prix de { $price }, le bâtiment ne peut pas être payé.
border-not-crossed = En { $square }, avec cette rotation, { $tile-the } serait d’un seul côté de la frontière ; il faut au moins une case de chaque côté.
overlaps-next-door = Avec cette rotation, { $tile-the } recouvrirait en partie { $other-the } dans le domaine { $whom-of }.
touches-next-door = Chez { $whom }, qui a moins de deux architectes, { $tile-the } ne peut toucher { $other-the } que par un coin.
price-out-of-range = Le prix doit être un multiple de 100, { $least ->
    [0] jusqu’à { $most }
   *[other] de { $least } à { $most }
}.
another-price = Le prix proposé est de { $price }.
no-price-between = Il n’y a plus de prix possible entre vos deux propositions : acceptez ou refusez.
wait-or-retract = { $whom } réfléchit à votre offre : attendez, ou retirez-la.
answer-or-retract = { $whom } a proposé un prix : acceptez-le, demandez-en un autre ou retirez votre offre.
answer-or-decline = { $whom } vous a fait une offre : acceptez, proposez un autre prix ou refusez.
border-needs-builder = Sans architecte ni partenaire, vous ne pouvez pas construire { $tile-the } à la frontière avec { $whom }.
border-is-built-up = Sans partenaire et avec un seul architecte, vous ne pouvez construire { $tile-the } à la frontière que si { $whom } n’a rien juste en face.

## Les règles, par leur nom

rule-together = option de cette table : construire à deux
rule-neighbours = règle du jeu, construction à deux : vos voisins
rule-border-crossed = règle du jeu, construction à deux : sur la frontière
rule-border-alone = règle du jeu, construction à deux : sans partenaire
rule-bargaining = règle du jeu, construction à deux : s’accorder sur un prix

## Images

render-header-princes-bargaining = { $name } réfléchit à une offre
alt-princes-bargaining = { $who } réfléchit à une offre de construction à deux.
