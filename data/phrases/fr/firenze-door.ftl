# Firenze à la porte : commandes, panneaux, la main, l’aide. Ce qui se passe à la table est dans firenze.ftl.
# Aucune phrase n’est reprise d’un livret de règles.

door-firenze-heading = **{ $game }** · table { $table } · manche { $round }{ $last ->
    [0] {""}
   *[other] {" "}· derniers tours
} · { $deck ->
    [0] pioche vide
    [one] { $deck } carte dans la pioche
   *[other] { $deck } cartes dans la pioche
}

## Ce qu’on peut presser

press-firenze-cover = Poser un sceau neutre…
press-firenze-take = Prendre une carte…
press-firenze-pay = Payer…
press-firenze-exchange = Échanger des briques…
press-firenze-begin = Construire…
press-firenze-lay = Construire…
press-firenze-fulfil = Remplir des commandes…
press-firenze-discard = Défausser une carte…
press-firenze-spill = Remettre dans le sac…
press-firenze-lower = Abaisser une tour…
press-firenze-renounce = Patricien…
press-firenze-play = Jouer une carte…
press-firenze-smuggle = Contrebandier…
press-firenze-restock = Grossiste…
press-firenze-sabotage = Saboteur…
press-firenze-transmute = Alchimiste…

choose-firenze-cover = Quelle commande couvrez-vous, et sur quelle tour ?
choose-firenze-take = Quelle carte prenez-vous ?
choose-firenze-pay = Avec quelle brique payez-vous ?
choose-firenze-exchange = Quelle brique voulez-vous, et de quelle carte ?
choose-firenze-begin = De quelle couleur sera la nouvelle tour ?
choose-firenze-lay = Sur quelle tour posez-vous une brique ?
choose-firenze-fulfil = Quelle commande remplissez-vous ?
choose-firenze-discard = Quelle carte défaussez-vous ?
choose-firenze-spill = Quelle brique va dans le sac ?
choose-firenze-lower = Quelle tour perd une brique ?
choose-firenze-renounce = Quelle Fête le Patricien défausse-t-il ?
choose-firenze-play = Quelle carte jouez-vous ?
choose-firenze-smuggle = Avec qui échangez-vous, que donnez-vous et que prenez-vous ?
choose-firenze-restock = Quelle carte reçoit de nouvelles briques ?
choose-firenze-sabotage = À quelle tour le Saboteur s’attaque-t-il ?
choose-firenze-transmute = Quelle brique l’Alchimiste change-t-il, et en quelle couleur ?

## Poser un sceau neutre

panel-firenze-cover = Un sceau neutre couvre une commande pour toute la partie ; { $left ->
    [one] celui-ci est le dernier
   *[other] il en reste { $left }
}.
panel-firenze-cover-advice = La règle conseille au plus deux balcons ou sceaux neutres sur une même tour, et la moitié environ des sceaux aux hauteurs { $least } et { $most }.
panel-firenze-cover-tiles = Tuiles (balcons et sceaux neutres) par couleur de tour : { $tiles }.
panel-firenze-cover-this = { $brick } { $height } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-firenze-cover-tower = Quelle tour ?
panel-firenze-cover-height = À quelle hauteur ?

## Prendre une carte

panel-firenze-take-which = Quelle carte prenez-vous ? Plus elle est à droite, plus elle coûte cher.
panel-firenze-offer = **{ $place } · { $card }** – { $cost ->
    [0] ne coûte rien
    [one] coûte { $cost } brique
   *[other] coûte { $cost } briques
} ; dessus : { $bricks-count ->
    [0] aucune brique
   *[other] { $bricks }
}
panel-firenze-card-laden = Prendre : { $card }{ $cost ->
    [0] {""}
    [one] {" "}pour { $cost } brique
   *[other] {" "}pour { $cost } briques
}
    .button = { $place } · { $card } : { $cost ->
    [0] gratuite
    [one] { $cost } brique
   *[other] { $cost } briques
}
panel-firenze-take = **{ $card }** ({ $kind }) : { $about }
panel-firenze-effect-ours = *Notre version de l’effet ; celui de la carte imprimée peut différer.*
panel-firenze-take-brings = La carte { $bricks-count ->
    [0] n’apporte aucune brique
   *[other] apporte { $bricks }
}.
panel-firenze-take-costs = Elle coûte { $count ->
    [one] { $count } brique
   *[other] { $count } briques
} : { $parts }.
panel-firenze-pay-on = une { $brick-low } sur { $place } · { $card }
panel-firenze-stored-then = { $stored ->
    [0] Votre réserve sera vide.
    [one] Votre réserve contiendra { $stored } brique ; à la fin du tour, la limite est de { $limit }.
   *[other] Votre réserve contiendra { $stored } briques ; à la fin du tour, la limite est de { $limit }.
}
panel-firenze-second-building = Vous avez déjà ce Bâtiment : le second serait défaussé aussitôt, et vous n’en garderiez que les briques.
panel-firenze-take-it = { $paid ->
    [0] ✓ Prendre : { $card }
    [one] ✓ { $card } – { $paid } brique
   *[other] ✓ { $card } – { $paid } briques
}
panel-firenze-pay-otherwise = Payer autrement… (à présent : { $bricks })
panel-firenze-instead = une { $new-low } au lieu d’une { $old-low }

## Échanger

panel-firenze-exchange-which = Vous posez { $cost } briques sur une carte et en prenez une qui s’y trouvait déjà. Laquelle ?
panel-firenze-from = { $brick } sur { $place } · { $card }
panel-firenze-exchange = Une brique **{ $brick-low }** prise sur « { $card } », contre { $paid }.
panel-firenze-exchange-it = ✓ Échanger – donner { $paid }
panel-firenze-store = Réserve après ce coup : { $bricks-count ->
    [0] vide
   *[other] { $bricks }
}.

## Construire

panel-firenze-build-which = Par quelle brique commencez-vous ? Vous confirmerez à la fin.
panel-firenze-build = Vous posez { $count ->
    [one] **{ $count } brique** : { $bricks }.
   *[other] **{ $count } briques** : { $bricks }.
}{ $paid-count ->
    [0] {""}
   *[other] {" "}Coût : { $paid }.
}
panel-firenze-site = Votre chantier après ce coup : { $towers-count ->
    [0] aucune tour
   *[other] { $towers }
}.
panel-firenze-build-next = { $left ->
    [one] Vous pouvez encore poser { $left } brique
   *[other] Vous pouvez encore poser { $left } briques
} ; la prochaine { $next ->
    [0] ne coûte rien
    [one] coûte { $next } brique
   *[other] coûte { $next } briques
}.
panel-firenze-build-most = Vous ne pouvez plus poser de brique ce tour-ci.
panel-firenze-tears = Attention, démolition : { $towers } ({ $lost ->
    [one] { $lost } brique va
   *[other] { $lost } briques vont
} dans le sac{ $saved ->
    [0] {""}
   *[other] , et { $saved } dans votre réserve
}).
panel-firenze-bell-stands = Vous pourriez alors remettre le clocher à l’église.
panel-firenze-ripe = Vous pourriez alors remplir : { $commissions }.
panel-firenze-commission = { $brick-low } { $height } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
panel-firenze-too-high = Attention : la tour { $tower } dépasse la hauteur { $most } et ne pourra plus servir.
panel-firenze-leads-nowhere = Attention : la tour { $tower } ne mène plus à aucune commande.
panel-firenze-personnel = { $exchange ->
    [0] Personnages…
   *[other] Échange, Personnages…
}
panel-firenze-lay-menu = Poser une brique…
panel-firenze-raise = { $brick } de { $height } à { $then }
panel-firenze-begin = { $brick } : une nouvelle tour
panel-firenze-meets = convient à une commande : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-firenze-next-met = prochaine commande : hauteur { $height }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-firenze-meets-bell = peut servir de clocher
panel-firenze-meets-none = ne mène à aucune commande
panel-firenze-brick-back = Reprendre la dernière brique
panel-firenze-build-it = { $paid-count ->
    [0] ✓ Construire
    [one] ✓ Construire pour { $paid }
   *[other] ✓ Construire et payer
}
panel-firenze-build-done = ✓ Construire et en rester là
panel-firenze-done-tears = Fini, démolir { $towers }
panel-firenze-done-tears-many = Construction terminée, démolir { $count } tours
panel-firenze-end-tears = Fin, démolir { $towers }
panel-firenze-end-tears-many = Terminer et démolir { $count } tours
panel-firenze-brick = { $height ->
    [0] { $brick }, nouvelle
   *[other] { $brick } { $height } → { $then }
}{ $met ->
    [0] {""}
   *[other] {" "}✓
}{ $cost ->
    [0] {""}
   *[other] , coûte { $cost }
}

## Remplir

panel-firenze-fulfil-which = Quelles commandes remplissez-vous ? Choisissez-en une ou plusieurs, ou aucune pour continuer à construire au prochain tour. Sceaux restants : { $seals }.
panel-firenze-fulfil = Vous remplissez : { $commissions } – **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}** en tout.
panel-firenze-seals = { $count ->
    [0] C’est votre dernier sceau.
    [one] Il vous restera { $count } sceau.
   *[other] Il vous restera { $count } sceaux.
}
panel-firenze-ends = La partie touche à sa fin : le total comprend { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le dernier sceau, et les autres ont encore un tour chacun.
panel-firenze-next-balcony = Le prochain balcon est le { $numeral ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} : tour { $brick-low } de hauteur { $height }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
panel-firenze-feat = { $brick-low } { $height } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $numeral ->
    [0] {""}
    [1] {" "}(balcon I)
    [2] {" "}(balcon II)
    [3] {" "}(balcon III)
   *[other] {" "}(balcon IV)
}{ $level ->
    [0] {""}
   *[other] {" "}+ { $level } (tuile de hauteur)
}{ $more ->
    [0] {""}
   *[other] {" "}+ { $more } (église ou dernier sceau)
}
panel-firenze-holds = { $stored ->
    [0] aucune brique, place pour { $limit }
    [one] { $stored } brique sur { $limit }
   *[other] { $stored } briques sur { $limit }
} · { $seals ->
    [0] plus aucun sceau
    [one] { $seals } sceau
   *[other] { $seals } sceaux
} · { $points ->
    [0] pas encore de points
    [one] { $points } point
   *[other] { $points } points
}
panel-firenze-several = Plusieurs à la fois…
panel-firenze-fulfil-this = ✓ { $brick } { $height } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-firenze-fulfil-menu = Remplir…
panel-firenze-fulfil-it = ✓ Remplir ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
panel-firenze-fulfil-end = ✓ Remplir et terminer mon tour
panel-firenze-end = Terminer mon tour

## Les personnages

panel-firenze-hire = **{ $card }** : { $about }
panel-firenze-hire-it = ✓ Jouer : { $card }
panel-firenze-has = { $bricks-count ->
    [0] n’a rien
   *[other] { $bricks }
}
panel-firenze-at-whom = Chez qui ?
panel-firenze-which-tower = Quelle tour ?
panel-firenze-which-given = Que donnez-vous ?
panel-firenze-which-taken = Que prenez-vous ?
panel-firenze-given = donner une brique { $brick-low }
panel-firenze-taken = prendre une brique { $brick-low }
panel-firenze-smuggle = Contrebandier : donner une { $given-low } à { $whom } contre une { $taken-low }
panel-firenze-sabotage = Saboteur : { $whom } perd une brique (tour { $brick-low } { $height })
panel-firenze-transmute = Alchimiste : une { $given-low } devient { $taken-low }
panel-firenze-restock = { $count ->
    [one] Grossiste : remplacer la brique ({ $card })
   *[other] Grossiste : remplacer les { $count } briques ({ $card })
}
    .button = { $card } : remplacer { $count }

## Donner ce qui manquera le moins

panel-firenze-give-these = { $bricks-count ->
    [1] Donner { $bricks }
    [2] Donner { $bricks }
   *[other] Donner les { $count } briques les moins utiles
}
panel-firenze-put-away = { $cards-count ->
    [1] Défausser { $cards }
    [2] Défausser { $cards }
   *[other] Défausser les { $cards-count } moins utiles
}

## Une main

hand-firenze-store = Réserve : { $bricks-count ->
    [0] vide
   *[other] { $bricks }
} ({ $stored } sur { $limit }).
hand-firenze-counts = { $seals ->
    [0] Plus aucun sceau
    [one] Encore { $seals } sceau
   *[other] Encore { $seals } sceaux
}. Cartes : { $cards ->
    [0] aucune, { $limit } au plus
   *[other] { $cards } sur { $limit }, Bâtiments compris
}.
hand-firenze-empty = Vous n’avez aucune carte en main.
hand-firenze-personnel = Personnage : **{ $card }** – { $about }{ $playable ->
    [0] {""}
   *[other] {" "}Jouable maintenant.
}
hand-firenze-celebration = Fête : **{ $card }** – { $about } À présent : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hand-firenze-building = Bâtiment : **{ $card }** – { $about }
hand-firenze-owes-bell = Vous devez à l’église une tour blanche de hauteur { $height }, son clocher, et ne pouvez remplir aucune commande avant de l’avoir remise.

## Que puis-je faire maintenant ?

help-firenze-placing = Avant le premier tour, chacun pose à son tour un sceau neutre ; { $due ->
    [one] celui-ci est le dernier
   *[other] il en reste { $due }
}. Couvrez n’importe quelle commande sans balcon : personne ne pourra la remplir dans cette partie. Plus il y a de sceaux en bas, plus les petites commandes sont rares ; moins il y a de sceaux, plus la partie est facile.
help-firenze-choosing = Prenez une des cartes. Celle de gauche est gratuite ; pour une autre, vous posez une brique sur chaque carte que vous sautez. Toutes les briques de la carte prise sont à vous. Un Événement se produit aussitôt ; toute autre carte va dans votre main, devant vous ou à l’église. Si vous voulez vous servir d’une Princesse, jouez-la avant.
help-firenze-paying = Choisissez les briques que vous donnez : { $due ->
    [one] il en faut encore { $due }
   *[other] il en faut encore { $due }
}. Donnez plutôt celles d’une couleur dont vous n’avez pas de tour en construction : un bouton s’en charge.
help-firenze-averting = « { $card } » va se produire. Jouez votre Patricien pour défausser la carte, ou laissez faire et gardez-le.
help-firenze-suffering = « { $card } » vous prend quelque chose, et vous choisissez quoi.
help-firenze-building = { $exchanged ->
    [0] Avant de construire, vous pouvez poser { $cost } briques sur une carte et en prendre une qui s’y trouvait.{" "}
   *[other] {""}
}{ $left ->
    [0] Vous ne pouvez plus poser de brique à présent
   *[other] { $left ->
        [one] Vous pouvez encore poser { $left } brique
       *[other] Vous pouvez encore poser { $left } briques
    }, et la prochaine { $next ->
        [0] ne coûte rien
        [one] coûte { $next } brique
       *[other] coûte { $next } briques
    }
}. Chacune de vos tours doit recevoir une brique, sinon elle est démolie quand vous avez fini.
help-firenze-bell-first = Vous devez un clocher à l’église : une tour blanche de hauteur { $height } exactement. Si elle est debout, remettez-la, et vous pourrez aussitôt remplir des commandes ; sinon, passez la main.
help-firenze-fulfilling = { $seals ->
    [0] Vous n’avez plus de sceau : vous ne pouvez plus remplir de commande. Passez la main.
   *[other] Une tour qui a exactement la hauteur d’une commande ouverte de sa couleur peut être remise contre les points de la commande. Ses briques vont toutes dans le sac, et { $seals ->
        [one] votre dernier sceau va sur le plateau
       *[other] un de vos { $seals } sceaux va sur le plateau
    }. Vous pouvez aussi garder la tour pour l’élever au prochain tour. Ensuite, passez la main.
}
help-firenze-limiting-cards = Vous avez trop de cartes : défaussez-en { $due }. Seuls les Personnages et les Bâtiments peuvent être défaussés ; les Fêtes restent.
help-firenze-limiting-bricks = Votre réserve est trop pleine : { $due ->
    [one] { $due } brique va dans le sac. Vous choisissez laquelle.
   *[other] { $due } briques vont dans le sac. Vous choisissez lesquelles.
}
help-firenze-waiting = En attendant, regardez votre main et le plateau : quelles commandes sont encore ouvertes, et qui cherche à les remplir. Avec « { press-plan } », vous préparez en secret votre prochain tour. D’ici là, seule la personne dont c’est le tour peut s’en prendre à vos constructions.

## Les règles par thème

topic-firenze-goal = Le jeu en deux mots
topic-firenze-turn = Les six phases d’un tour
topic-firenze-taking = Cartes et échanges
topic-firenze-building = Construire et démolir
topic-firenze-commissions = Les commandes
topic-firenze-limits = Les limites
topic-firenze-end = La fin, et ce qui compte
topic-firenze-events = Cartes : Événements
topic-firenze-personnel = Cartes : Personnages
topic-firenze-celebrations = Cartes : Fêtes
topic-firenze-buildings = Cartes : Bâtiments
topic-firenze-churches = Cartes : Église
topic-firenze-ours = Ce que nous avons créé nous-mêmes

digest-firenze-goal = Vous construisez des tours pour les familles de Florence. Sur le plateau, la tour de chaque famille porte des commandes de hauteur { $least } à { $highest }.
    · **Marquer :** remettez une tour qui a la couleur et la hauteur exactes d’une commande, et posez un sceau sur celle-ci.
    · **Se hâter :** une tour commencée doit grandir quand c’est à vous, sinon elle est démolie.
    · **Gagner :** ayez le plus de points à la fin.
digest-firenze-turn = Chaque tour a six phases :
    1. Prendre une carte de la rangée (obligatoire).
    2. Échanger une fois { $exchange } briques contre une autre (facultatif).
    3. Poser jusqu’à { $most } briques et payer la construction (facultatif).
    4. Démolir les tours sans nouvelle brique.
    5. Remplir une ou plusieurs commandes (facultatif).
    6. Vérifier les limites : { $storehouse } briques en réserve, { $cards } cartes.
    Les Personnages se jouent à tout moment de votre tour, mais pas deux du même nom.
digest-firenze-taking = { $row } cartes forment une rangée, chacune avec { $bricks_each } briques au début.
    · **Prix :** celle de gauche est gratuite ; les autres coûtent de 1 à { $skipped } briques de n’importe quelle couleur. Vous en posez une sur chaque carte sautée, avant de recevoir les briques de la carte choisie.
    · **Ensuite** la rangée se resserre, et une nouvelle carte arrive à droite.
    · **Échange :** { $exchange } de vos briques vont sur une carte, et vous en prenez une qui s’y trouvait.
digest-firenze-building = Une tour a une seule couleur ; une brique fait un étage. Quand c’est à vous, vous pouvez élever ou commencer autant de tours que vous voulez, avec au plus { $most } briques en tout.
    · **Coût** de 1, 2, 3… briques, à payer avec d’autres briques : { $costs }. On compte les briques, non les tours.
    · **Tours inachevées :** une tour déjà debout quand c’est à vous et qui ne reçoit pas de brique est démolie. La moitié de ses briques, arrondie à l’unité supérieure, va dans le sac, le reste dans votre réserve.
    · **Trop haute :** une tour de plus de { $highest } étages ne servira jamais.
digest-firenze-commissions = Votre tour doit avoir exactement la hauteur d’une commande de sa couleur qui n’a pas encore de sceau. Vous marquez les points de la commande, y posez votre sceau, et toutes les briques de la tour vont dans le sac.
    · **Les balcons** remplacent les points de leur commande et se remplissent dans l’ordre de leurs numéros ; dès que l’un est rempli, le suivant s’ouvre.
    · **Les tuiles de hauteur** sont placées à côté des hauteurs { $levels } : à chacune de ces hauteurs, le premier qui remplit une commande prend la tuile et ses points.
digest-firenze-limits = Les limites ne sont vérifiées qu’à la fin de votre tour, celle des cartes d’abord.
    · **Cartes :** { $cards } au plus, main et Bâtiments devant vous compris. Vous défaussez des Personnages ou des Bâtiments ; les Fêtes restent, même s’il y en a trop.
    · **Briques :** { $storehouse } au plus en réserve ; le reste va dans le sac. Les briques des tours ne comptent pas.
digest-firenze-end = Le premier joueur qui pose son dernier sceau marque aussitôt { $last_seal } points et termine son tour ; tous les autres ont encore exactement un tour. Ensuite :
    · **Majorités :** le joueur qui a le plus de sceaux sur une tour en reçoit le bonus ; à égalité, le sceau le plus haut l’emporte.
    · **Les Fêtes** sont montrées et comptent, en bien comme en mal.
    À égalité de points, la victoire est partagée.
digest-firenze-ours = Nous connaissons bien les règles, mais moins bien certains nombres imprimés :
digest-firenze-ours-mark = \* notre version de l’effet ; celui de la carte imprimée peut différer

## Commandes

command-firenze = firenze
    .about = Firenze : jouer chaque coup avec une commande Discord
command-firenze-cover = couvrir
    .about = Poser un sceau neutre avant le premier tour
command-firenze-take = prendre-carte
    .about = Choisir une carte de la rangée, comptée depuis la gauche
command-firenze-pay = payer
    .about = Donner une brique pour ce que vous avez choisi
command-firenze-exchange = échanger
    .about = Échanger des briques contre une autre, prise sur une carte
command-firenze-begin = nouvelle-tour
    .about = Commencer une nouvelle tour
command-firenze-lay = ajouter-brique
    .about = Poser une brique sur une tour
command-firenze-done = fin-construction
    .about = Terminer la construction : les tours sans nouvelle brique sont démolies
command-firenze-fulfil = remplir
    .about = Remplir une commande
command-firenze-consecrate = remettre-clocher
    .about = Remettre à l’église le clocher que demande le Campanile
command-firenze-end = terminer
    .about = Passer la main au joueur suivant
command-firenze-discard = défausser-carte
    .about = Défausser une carte pour respecter la limite
command-firenze-spill = remettre-brique
    .about = Remettre dans le sac une brique que vous ne pouvez pas garder
command-firenze-lower = abaisser-tour
    .about = Ôter d’une de vos tours la brique qu’un Événement exige
command-firenze-endure = laisser-faire
    .about = Laisser l’Événement se produire
command-firenze-avert = empêcher
    .about = Empêcher l’Événement avec le Patricien
command-firenze-renounce = défausser-fête
    .about = Patricien : défausser une Fête
command-firenze-play = jouer-carte
    .about = Jouer la Princesse, le Maçon ou l’Architecte
command-firenze-smuggle = contrebandier
    .about = Contrebandier : donner une brique à quelqu’un contre une des siennes
command-firenze-restock = grossiste
    .about = Grossiste : de nouvelles briques pour une carte
command-firenze-sabotage = saboteur
    .about = Saboteur : une brique de moins pour une tour adverse
command-firenze-transmute = alchimiste
    .about = Alchimiste : changer la couleur d’une brique

word-place = rang
    .about = La place de la carte dans la rangée, à partir de la gauche
word-brick = brique
    .about = La couleur de la brique
word-color = couleur
    .about = La couleur de la tour
word-height = hauteur
    .about = La hauteur actuelle de la tour ; pour couvrir, celle de la commande
word-give = donner
    .about = La brique que vous donnez
word-take = prendre
    .about = La brique que vous prenez

## Voir plus loin

outlook-firenze-none = En un seul tour, aucune commande n’est encore à votre portée.
outlook-firenze-now = **Avec les briques que vous avez**
outlook-firenze-later = **Quand les briques seront là**
outlook-firenze-tower = { $height ->
    [0] **{ $brick-low } { $goal }**, une nouvelle tour
   *[other] **{ $brick-low } { $goal }**, à partir de { $height }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outlook-firenze-bell = { $height ->
    [0] **{ $brick-low } { $goal }**, une nouvelle tour
   *[other] **{ $brick-low } { $goal }**, déjà haute de { $height }
} : le clocher, avant toute commande
outlook-firenze-takes = { $due ->
    [0] poser : { $lay }
   *[other] poser : { $lay }, payer : { $due }
}
outlook-firenze-stands = déjà assez haute
outlook-firenze-leaves = { $count ->
    [0] il ne reste aucune brique
    [one] il reste { $count } brique
   *[other] il reste { $count } briques
}
outlook-firenze-waits = le balcon { $numeral ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} doit attendre
outlook-firenze-missing = il manque { $bricks }{ $cards-count ->
    [0] {""}
   *[other] {" "}(dans la rangée, sur { $cards })
}
outlook-firenze-lacking = { $count ->
    [one] il manque { $count } brique pour payer
   *[other] il manque { $count } briques pour payer
}
outlook-firenze-each = Chaque ligne montre une possibilité distincte, en un seul tour. Une tour qui ne reçoit pas de brique quand c’est à vous est démolie.
