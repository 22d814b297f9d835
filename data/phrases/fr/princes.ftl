# Les Princes de Florence, avec les termes de la règle française de 2007 ; phrases et noms de cartes sont de nous.
# Les choses ont les formes .a (une forêt) et .the (la forêt) ; .about dit en une ligne à quoi elles servent.

## Objets des enchères

lot-forest = Forêt
    .a = une forêt
    .the = la forêt
    .about = 5 cases. +3 pour les œuvres de 9 professions ; chaque forêt de plus rapporte 3 points.
lot-lake = Lac
    .a = un lac
    .the = le lac
    .about = 4 cases. +3 pour les œuvres de 7 professions ; chaque lac de plus rapporte 3 points.
lot-park = Parc
    .a = un parc
    .the = le parc
    .about = 3 cases. +3 pour les œuvres de 5 professions ; chaque parc de plus rapporte 3 points.
lot-landscapes = Paysage
    .a = un paysage
    .the = le paysage
    .about = À deux, le joueur qui le remporte choisit : forêt, lac ou parc.
lot-prestige = Carte de prestige
    .a = une carte de prestige
    .the = la carte de prestige
    .about = Regardez-en cinq, gardez-en une : jusqu’à 8 points à la fin si son but est atteint.
lot-recruiting = Carte de recrutement
    .a = une carte de recrutement
    .the = la carte de recrutement
    .about = Vous apporte une profession posée chez un autre joueur. Compte comme une carte de profession.
lot-jester = Saltimbanque
    .a = un saltimbanque
    .the = le saltimbanque
    .about = +2 à la valeur artistique de chacune de vos œuvres.
lot-builder = Architecte
    .a = un architecte
    .the = l’architecte
    .about = 1er : bâtiments à 300. 2e : ils peuvent se toucher, 3 points. 3e : ils sont gratuits, 3 points.

## Paysages, bâtiments, libertés

landscape-forest = Forêt
    .a = une forêt
    .the = la forêt
landscape-lake = Lac
    .a = un lac
    .the = le lac
landscape-park = Parc
    .a = un parc
    .the = le parc

building-university = Université
    .a = une université
    .the = l’université
building-laboratory = Laboratoire
    .a = un laboratoire
    .the = le laboratoire
building-workshop = Manufacture
    .a = une manufacture
    .the = la manufacture
building-library = Bibliothèque
    .a = une bibliothèque
    .the = la bibliothèque
building-opera = Opéra
    .a = un opéra
    .the = l’opéra
building-studio = Atelier
    .a = un atelier
    .the = l’atelier
building-hospital = Hôpital
    .a = un hôpital
    .the = l’hôpital
building-theater = Théâtre
    .a = un théâtre
    .the = le théâtre
building-tower = Tour
    .a = une tour
    .the = la tour
building-chapel = Chapelle
    .a = une chapelle
    .the = la chapelle
building-palazzo = Palais
    .a = un palais
    .the = le palais

freedom-travel = Liberté de voyager
    .the = la liberté de voyager
freedom-religion = Liberté de religion
    .the = la liberté de religion
freedom-opinion = Liberté d’opinion
    .the = la liberté d’opinion

## Professions

profession-mathematician = Mathématicien
    .the = le mathématicien
profession-theologian = Théologien
    .the = le théologien
profession-philosopher = Philosophe
    .the = le philosophe
profession-botanist = Botaniste
    .the = le botaniste
profession-alchemist = Alchimiste
    .the = l’alchimiste
profession-physicist = Physicien
    .the = le physicien
profession-watchmaker = Horloger
    .the = l’horloger
profession-goldsmith = Orfèvre
    .the = l’orfèvre
profession-bell-maker = Fondeur de cloches
    .the = le fondeur de cloches
profession-cartographer = Cartographe
    .the = le cartographe
profession-jurist = Légiste
    .the = le légiste
profession-choreographer = Chorégraphe
    .the = le chorégraphe
profession-composer = Compositeur
    .the = le compositeur
profession-sculptor = Sculpteur
    .the = le sculpteur
profession-painter = Peintre
    .the = le peintre
profession-pharmacist = Apothicaire
    .the = l’apothicaire
profession-physician = Médecin
    .the = le médecin
profession-dramatist = Dramaturge
    .the = le dramaturge
profession-poet = Poète
    .the = le poète
profession-astronomer = Astronome
    .the = l’astronome
profession-organ-builder = Facteur d’orgues
    .the = le facteur d’orgues
profession-recruiting = Carte de recrutement
    .the = la carte de recrutement

## Pioches et cartes

deck-profession = cartes de profession
    .a = une carte de profession
deck-bonus = cartes de bonus
    .a = une carte de bonus
deck-prestige = cartes de prestige
    .a = une carte de prestige

bonus-buildings = Bâtiments
    .about = +1 pour chacun de vos bâtiments.
bonus-large-buildings = Grands bâtiments
    .about = +2 pour chacun de vos grands bâtiments.
bonus-medium-and-forests = Bâtiments moyens + forêts
    .about = +1 pour chacun de vos bâtiments moyens et chacune de vos forêts.
bonus-small-and-landscapes = Petits bâtiments + paysages
    .about = +1 pour chacun de vos petits bâtiments et chacun de vos paysages.
bonus-building-sizes = Tailles de bâtiment
    .about = +2 pour chaque taille présente parmi vos bâtiments : grande, moyenne, petite.
bonus-landscapes = Paysages
    .about = +1 pour chacun de vos paysages.
bonus-forests = Forêts
    .about = +2 pour chacune de vos forêts.
bonus-lakes = Lacs
    .about = +2 pour chacun de vos lacs.
bonus-parks = Parcs
    .about = +2 pour chacun de vos parcs.
bonus-freedoms = Libertés
    .about = +2 pour chacune de vos libertés.
bonus-jesters = Saltimbanques
    .about = +2 pour chacun de vos saltimbanques.
bonus-jesters-and-freedoms = Saltimbanques + libertés
    .about = +1 pour chacun de vos saltimbanques et chacune de vos libertés.
bonus-builders = Architectes
    .about = +2 pour chacun de vos architectes.
bonus-builders-and-lakes = Architectes + lacs
    .about = +1 pour chacun de vos architectes et chacun de vos lacs.
bonus-prestige-cards = Cartes de prestige
    .about = +2 pour chacune de vos cartes de prestige.
bonus-prestige-and-freedoms = Cartes de prestige + libertés
    .about = +1 pour chacune de vos cartes de prestige et chacune de vos libertés.
bonus-landscape-types = Types de paysage
    .about = +2 pour chaque type présent parmi vos paysages : forêt, lac, parc.
bonus-categories = Un peu de tout
    .about = +1 par catégorie que vous avez : forêt, lac, parc, saltimbanque, architecte, prestige, liberté.
bonus-cards-in-hand = Cartes en main
    .about = +1 pour chaque carte de profession ou de recrutement qui reste dans votre main.
bonus-cards-on-table = Cartes sur la table
    .about = +1 pour chaque carte de profession ou de recrutement posée devant vous, celle de l’œuvre comprise.

prestige-most-buildings = Le plus de bâtiments
    .about = 6 points si personne n’a autant de bâtiments que vous ; 3 en cas d’égalité.
prestige-two-large-buildings = Deux grands bâtiments
    .about = 5 points avec au moins 2 grands bâtiments.
prestige-fewest-free-squares = Domaine le plus rempli
    .about = 8 points si personne n’a aussi peu de cases libres que vous ; 4 en cas d’égalité.
prestige-three-landscapes = Tous les paysages
    .about = 8 points si vous avez une forêt, un lac et un parc.
prestige-most-landscapes = Le plus de paysages
    .about = 7 points si personne n’a autant de paysages que vous ; 4 en cas d’égalité.
prestige-most-forests = Le plus de forêts
    .about = 7 points si personne n’a autant de forêts que vous ; 4 en cas d’égalité.
prestige-most-lakes = Le plus de lacs
    .about = 6 points si personne n’a autant de lacs que vous ; 3 en cas d’égalité.
prestige-three-freedoms = Toutes les libertés
    .about = 8 points si vous avez institué les 3 libertés.
prestige-buildings-freedoms-works = Bâtiments + libertés + œuvres
    .about = 6 points avec au moins 4 bâtiments, 2 libertés et 4 œuvres.
prestige-most-jesters = Le plus de saltimbanques
    .about = 6 points si personne n’a autant de saltimbanques que vous ; 3 en cas d’égalité.
prestige-most-builders = Le plus d’architectes
    .about = 6 points si personne n’a autant d’architectes que vous ; 3 en cas d’égalité.
prestige-most-parks = Le plus de parcs
    .about = 5 points si personne n’a autant de parcs que vous ; 3 en cas d’égalité.
prestige-builder-jester-landscapes = Architecte + saltimbanque + paysages
    .about = 7 points avec au moins 1 architecte, 1 saltimbanque et 2 paysages.
prestige-most-works = Le plus d’œuvres
    .about = 7 points si personne n’a autant d’œuvres que vous ; 4 en cas d’égalité.

## D’où viennent les points

source-works = Œuvres
source-best-works = Meilleures œuvres
source-buildings = Bâtiments
source-landscapes = Paysages
source-builders = Architectes
source-prestige = Cartes de prestige
source-sold = Points cédés

## Options

option-deal = Distribution
    .about = Comment vous recevez vos trois premières professions.
option-deal-secret = secrète
    .about = Personne d’autre ne voit les quatre cartes que vous recevez ni les trois que vous gardez.
option-deal-open = ouverte
    .about = Tout le monde voit les quatre cartes que chacun reçoit et les trois qu’il garde.
option-money = Argent
    .about = Votre argent, visible ou non pour les autres.
option-money-covered = caché
    .about = Personne d’autre ne voit votre argent, comme derrière un paravent.
option-money-open = visible
    .about = Tout le monde voit l’argent de chacun.
option-freedoms = Libertés
    .about = À deux seulement : le nombre de libertés.
option-freedoms-5 = 5
    .about = À deux : une de chaque type et deux autres, différentes, tirées au sort.
option-freedoms-4 = 4
    .about = À deux : une de chaque type et une autre tirée au sort, pour une partie plus serrée.

## Ce qui est de nous et n’est pas imprimé

ours-outlines = Bon à savoir : nous avons dessiné nous-mêmes les contours des bâtiments et des paysages, car ceux du jeu imprimé ne sont pas publics.
ours-professions = Bon à savoir : nous avons nommé nous-mêmes 12 des 21 professions ; les cartes imprimées les appellent peut-être autrement.
ours-cards = Bon à savoir : nous avons choisi les noms courts des cartes de bonus et de prestige ; les cartes imprimées n’en ont pas.

## Ce qui se passe

has-chosen = { $who } { $who-count ->
    [one] a
   *[other] ont
} choisi.
gave-back = Vous rendez { $card-the }. Personne d’autre ne sait quelle carte c’était.
round-begins = Le tour { $round } commence : une œuvre doit maintenant valoir au moins { $minimum }. { $who } ouvre les enchères.
    .you = Le tour { $round } commence : une œuvre doit maintenant valoir au moins { $minimum }. Vous ouvrez les enchères.
nominates = { $who } met { $lot-a } aux enchères à { $price }.
    .you = Vous mettez { $lot-a } aux enchères à { $price }.
withdraws = { $who } se retire des enchères de ce tour.
    .you = Vous vous retirez des enchères de ce tour.
bids = { $who } enchérit à { $price } pour { $lot-the }.
    .you = Vous enchérissez à { $price } pour { $lot-the }.
passes = { $who } passe et laisse { $lot-the }.
    .you = Vous passez et laissez { $lot-the }.
wins = { $who } remporte { $lot-the } { $price ->
    [0] gratuitement
   *[other] pour { $price }
}.
    .you = Vous remportez { $lot-the } { $price ->
    [0] gratuitement
   *[other] pour { $price }
}.
places = { $who } place { $landscape-a } en { $square }.
    .you = Vous placez { $landscape-a } en { $square }.
looks = { $count ->
    [one] { $who } regarde { $deck-a }
   *[other] { $who } regarde { $count } { $deck }
}{ $price ->
    [0] {""}
   *[other] {" "}pour { $price }
}.
sees = { $cards-count ->
    [one] Il ne reste qu’{ $deck-a }, que vous regardez
   *[other] Vous regardez { $cards-count } { $deck }
}{ $price ->
    [0] {""}
   *[other] {" "}pour { $price }
} : { $cards }.{ $cards-count ->
    [one] {""}
   *[other] {" "}Laquelle gardez-vous ?
}
keeps-one = { $who } garde { $deck-a }.
keeps-this = Vous gardez { $deck-a } : { $card }.
recruits = { $who } recrute { $card-the } chez { $whom } et y laisse une carte de recrutement.
    .you = Vous recrutez { $card-the } chez { $whom } et y laissez une carte de recrutement.
holds-recruiting = { $who } conserve la carte de recrutement pour plus tard.
    .you = Vous conservez la carte de recrutement pour plus tard.
action-phase-begins = Les enchères sont finies. { $who } joue en premier.
    .you = Les enchères sont finies. Vous jouez en premier.
works = Chez { $who }, { $card-the } réalise une œuvre de valeur { $value } : { $florins ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $florins }{ $points ->
        [0] {""}
        [one] {" "}et { $points } point
       *[other] {" "}et { $points } points
    }
}{ $bonus-count ->
    [0] {""}
    [one] , avec la carte de bonus { $bonus }
   *[other] , avec les cartes de bonus { $bonus }
}.
    .you = Chez vous, { $card-the } réalise une œuvre de valeur { $value } : { $florins ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $florins }{ $points ->
        [0] {""}
        [one] {" "}et { $points } point
       *[other] {" "}et { $points } points
    }
}{ $bonus-count ->
    [0] {""}
    [one] , avec la carte de bonus { $bonus }
   *[other] , avec les cartes de bonus { $bonus }
}.
builds = { $who } construit { $building-a } en { $square }{ $price ->
    [0] {" "}gratuitement
   *[other] {" "}pour { $price }
} et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous construisez { $building-a } en { $square }{ $price ->
    [0] {" "}gratuitement
   *[other] {" "}pour { $price }
} et marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
introduces = { $who } institue { $freedom-the } pour { $price }.
    .you = Vous instituez { $freedom-the } pour { $price }.
sells-points = { $who } cède { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $florins }.
    .you = Vous cédez { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $florins }.
earns-points = { $who } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $source-the }.
    .you = Vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $source-the }.
ends-turn = { $forgone ->
    [0] { $who } a terminé.
    [one] { $who } termine et renonce à une action.
   *[other] { $who } termine et renonce à { $forgone } actions.
}
    .you = { $forgone ->
    [0] Vous avez terminé.
    [one] Vous terminez et renoncez à une action.
   *[other] Vous terminez et renoncez à { $forgone } actions.
}
no-best-work = Aucune œuvre n’a été réalisée ce tour-ci.
best-work = Meilleure œuvre du tour, valeur { $value } : { $who } { $who-count ->
    [one] marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] marquent { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun
}.
    .you = Meilleure œuvre du tour, valeur { $value } : vous marquez { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
scores-prestige = { $who } dévoile « { $card } » : { $points ->
    [0] aucun point.
    [one] { $points } point.
   *[other] { $points } points.
}
    .you = Vous dévoilez « { $card } » : { $points ->
    [0] aucun point.
    [one] { $points } point.
   *[other] { $points } points.
}
tie-money = égalité : { $florins } en main
game-over = { $who-count ->
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

## L’histoire, ligne par ligne

auction-runs = { $lot } aux enchères : { $passed-count ->
    [0] { $who } enchérit à { $price }
    [one] { $passed } a passé ; { $who } mène avec { $price }
   *[other] { $passed } ont passé ; { $who } mène avec { $price }
}{ $against-count ->
    [0] {""}
   *[other] , contre { $against }
}.
auction-ends = { $lot } : { $who } l’emporte { $price ->
    [0] gratuitement
   *[other] pour { $price }
}{ $against-count ->
    [0] { $alone ->
        [0] {""}
       *[other] {" "}(sans concurrence)
    }
   *[other] , contre { $against }
}.
takes-card = { $who } pioche { $deck-a } pour { $price }.
    .you = Vous piochez { $deck-a } pour { $price }.
takes-this-card = Vous piochez { $deck-a }{ $price ->
    [0] {""}
   *[other] {" "}pour { $price }
} : { $card }.

## Ce qu’on attend : des autres, et (.you) de vous

asked-princes-choosing = { $who } : choisir trois professions.
    .you = Laquelle de vos quatre professions rendez-vous ?
asked-princes-nominating = { $who } : choisir l’objet de la prochaine enchère.
    .you = À vous : que mettez-vous aux enchères ?
asked-princes-bidding = { $who } : enchérir à { $next } pour { $lot-the } ou passer.
    .you = { $lot } à { $next } : enchérir ou passer ?
asked-princes-placing = { $who } : placer { $lot-the }.
    .you = Où placez-vous { $lot-the } ?
asked-princes-picking = { $count ->
    [one] { $who } : prendre { $deck-a }, la seule qui reste.
   *[other] { $who } : garder une des { $count } { $deck }.
}
    .you = { $count ->
    [one] Il ne reste qu’{ $deck-a } : prenez-la.
   *[other] Laquelle de ces { $deck } gardez-vous ?
}
asked-princes-recruiting = { $who } : jouer la carte de recrutement ou la conserver.
    .you = Recruter maintenant ou conserver la carte ?
asked-princes-acting = { $actions ->
    [0] { $who } : plus aucune action ; { $hired ->
        [0] recruter, céder des points ou terminer.
       *[other] recruter, utiliser le personnage ou terminer.
    }
    [one] { $who } : encore une action.
   *[other] { $who } : encore { $actions } actions.
}
    .you = { $actions ->
    [0] Plus aucune action
    [one] À vous : 1 action
   *[other] À vous : { $actions } actions
}

## Les coups, tels que les nomment boutons et listes

move-princes-give-back = Rendre : { $profession }
move-princes-nominate = Aux enchères : { $lot }
move-princes-bid = Enchérir à { $florins }
move-princes-pass = Passer
move-princes-withdraw = Se retirer
move-princes-place = { $turn ->
    [0] { $landscape } en { $square }
   *[other] { $landscape } en { $square }, rotation { $turn }
}
move-princes-keep = Garder : { $card }
move-princes-recruit = Recruter : { $profession }
move-princes-hold = Conserver la carte de recrutement
    .button = La conserver
move-princes-sell = { $points ->
    [one] Céder { $points } point contre de l’argent
   *[other] Céder { $points } points contre de l’argent
}
move-princes-work = Œuvre : { $profession }{ $bonus-count ->
    [0] {""}
   *[other] {" "}avec { $bonus }
}{ $points ->
    [0] {""}
    [one] , en prenant { $points } point
   *[other] , en prenant { $points } points
}
    .button = Œuvre : { $profession }{ $bonus-count ->
    [0] {""}
    [one] , { $bonus-count } carte de bonus
   *[other] , { $bonus-count } cartes de bonus
}{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}
move-princes-build = { $turn ->
    [0] Construire : { $building } en { $square }
   *[other] Construire : { $building } en { $square }, rotation { $turn }
}
move-princes-take-profession = Piocher une carte de profession
move-princes-introduce = Instituer : { $freedom }
move-princes-acquire-bonus = Piocher une carte de bonus
move-princes-end = Terminer mes actions
    .button = Terminer

## Refus : distribution et enchères

give-one-back = Choisissez d’abord la carte à rendre : { $hand-or }.
not-in-hand = { $hand-count ->
    [0] « { $card } » n’est pas dans votre main, qui ne contient aucune profession pour l’instant.
   *[other] « { $card } » n’est pas dans votre main. Vous avez : { $hand }.
}
name-a-lot-or-withdraw = À vous de choisir : mettez un objet aux enchères ou retirez-vous pour ce tour.
bid-or-pass = En ce moment, { $lot-the } est aux enchères : vous pouvez enchérir ou passer.
no-such-lot = On ne peut pas mettre « { $lot } » aux enchères. Au choix : { $lots }.
lot-sold = { $who } a déjà remporté { $lot-the } ce tour-ci ; on ne vend qu’un objet par pile et par tour.
lot-exhausted = Cette pile est épuisée : { $lot }.
has-all-builders = { $most ->
    [one] Vous avez déjà votre architecte ; personne ne peut en avoir davantage.
   *[other] Vous avez déjà { $most } architectes ; personne ne peut en avoir davantage.
}
landscape-fits-nowhere = { $lot } : plus aucune place libre ne convient dans votre domaine.
no-landscape-left-fits = Aucun des paysages encore disponibles ne trouve place dans votre domaine.
raise-by-one-step = La prochaine enchère doit être de { $price } exactement.
cannot-pay = Cela coûte { $price } ; { $most ->
    [0] vous n’avez ni argent ni points pour payer.
   *[other] en cédant tous vos points, vous ne pourriez payer que { $most }.
}
no-points-to-sell = Vous n’avez pas de points à céder contre de l’argent.
sell-only-so-many = { $most ->
    [one] Vous ne pouvez céder qu’un point.
   *[other] Vous pouvez céder de 1 à { $most } points.
}

## Refus : placer et construire

place-it-first = Placez d’abord { $lot-the } que vous venez de remporter.
other-landscape-won = Ce n’est pas ce que vous avez remporté. À placer : { $landscapes }.
no-such-square = Il n’y a pas de case « { $square } » : les cases vont de a1 à { $last }.
no-such-turn = Pour { $tile-the }, la rotation est un nombre de 0 à { $most }.
tile-leaves-the-grid = En { $square }, avec cette rotation, { $tile-the } dépasserait de la grille.
tile-overlaps = En { $square }, avec cette rotation, { $tile-the } recouvrirait en partie { $other-the }.
building-touches = Sans deuxième architecte, { $tile-the } en { $square } ne peut toucher { $other-the } que par un coin.

## Refus : cartes

keep-one-first = Choisissez d’abord la carte à garder : { $cards-or }.
not-among-these = « { $card } » n’est pas parmi ces cartes : { $cards }.
recruit-or-hold = Décidez d’abord si vous jouez votre carte de recrutement ou si vous la conservez.
no-recruiting-card = Vous n’avez pas de carte de recrutement.
not-on-another-table = { $cards-count ->
    [0] « { $card } » ne peut pas être recruté : aucune profession n’est encore posée chez les autres.
   *[other] « { $card } » n’est posé chez personne d’autre. Vous pouvez recruter : { $cards }.
}

## Refus : actions

act-or-end = { $actions ->
    [0] Il ne vous reste aucune action : recrutez si vous le pouvez, ou terminez.
    [one] C’est à vous : il reste une action. Jouez-la, ou terminez.
   *[other] C’est à vous : il reste { $actions } actions. Jouez-en une, ou terminez.
}
no-action-left = { $actions ->
    [one] Votre action de ce tour est jouée.
    [2] Vos deux actions de ce tour sont jouées.
   *[other] Vos { $actions } actions de ce tour sont jouées.
}
no-such-building = Il n’y a pas de bâtiment « { $building } ». Au choix : { $buildings }.
building-stands-already = Vous avez déjà { $building-the } ; un domaine n’a qu’un bâtiment de chaque sorte.
building-exhausted = Réserve épuisée : { $building }.
profession-taken-already = Vous avez déjà pioché une carte de profession ce tour-ci ; on n’en pioche qu’une par tour.
freedom-introduced-already = Vous avez déjà institué une liberté ce tour-ci ; on n’en institue qu’une par tour.
no-such-freedom = Il n’y a pas de liberté « { $freedom } ». Au choix : { $freedoms }.
has-this-freedom = Vous avez déjà { $freedom-the } ; on n’institue jamais deux fois la même.
freedom-exhausted = Réserve épuisée : { $freedom }.
deck-is-empty = Il ne reste plus de { $deck }.
no-such-bonus-card = { $cards-count ->
    [0] « { $card } » n’est pas dans votre main, qui ne contient aucune carte de bonus pour l’instant.
   *[other] « { $card } » n’est pas dans votre main. Vos cartes de bonus : { $cards }.
}
bonus-card-named-twice = Vous avez indiqué deux fois la même carte de bonus ; chacune ne se joue qu’une fois.
work-too-small = Cette œuvre vaudrait { $value } ; ce tour-ci, il faut au moins { $minimum }.
only-so-many-points = { $most ->
    [0] La valeur de cette œuvre est trop faible pour donner des points.
    [one] Cette œuvre peut rapporter { $most } point au plus.
   *[other] Cette œuvre peut rapporter { $most } points au plus.
}

## Souhaits

order-princes-limit = { $lot } : enchérir jusqu’à { $florins }, puis { $afterwards ->
    [pass] passer
   *[ask] me demander
}
order-princes-wish = Acheter pour { $florins } au plus : { $lot }
order-princes-otherwise = Quand il ne reste aucun souhait : { $then ->
    [pass] passer jusqu’à la fin des enchères
   *[ask] me demander
}
order-princes-pass-rest = Passer jusqu’à la fin des enchères
order-princes-put-up = À mettre d’abord aux enchères : { $lot }
order-princes-total = En tout, objet et personnage : { $florins } au plus
order-princes-lay = { $landscape }, à la première place libre : { $places }
order-place = { $turn ->
    [0] { $square }
   *[other] { $square } (rotation { $turn })
}
order-princes-enlist = { $profession-count ->
    [0] Carte de recrutement : { $then ->
        [hold] la conserver
       *[ask] me demander
    }
   *[other] Recruter, dans l’ordre : { $profession } ; sinon { $then ->
        [hold] conserver la carte
       *[ask] me demander
    }
}
order-princes-choose = { $card-count ->
    [0] { $deck } : { $then ->
        [dearest] garder celle qui me rapporte le plus
       *[ask] me demander
    }
   *[other] { $deck }, dans l’ordre : { $card } ; sinon { $then ->
        [dearest] celle qui me rapporte le plus
       *[ask] me demander
    }
}
    .button = { $card-count ->
        [0] { $deck }
       *[other] { $deck } : { $card }
    }
order-void = Votre souhait « { $order } » ne compte plus. { $why }
limit-reached = Votre limite est atteinte : { $lot-the } coûterait maintenant plus de { $florins }. Que faites-vous ?
no-wish-left = Plus aucun de vos souhaits n’est possible. Que faites-vous ?
no-auctions-to-come = Il n’y a plus d’enchères dans cette partie.
so-many-places = Indiquez une place au moins, et { $most } au plus.
no-such-place = « { $place } » ne désigne aucune place. Indiquez la case et la rotation, par exemple c3-0.
no-such-deck = Vous pouvez garder des cartes de ces pioches : { $decks }.
no-such-card = Il n’y a pas de carte « { $card } » dans cette pioche.
no-place-left = Aucune des places que vous avez indiquées n’est libre. Où placer le paysage ?
nobody-to-enlist = Aucune des professions que vous avez indiquées n’est disponible. Que faites-vous ?
no-card-drawn = Aucune des cartes que vous avez indiquées n’a été tirée. Laquelle gardez-vous ?
no-such-end = Un souhait ne peut pas finir par « { $end } ». Au choix : { $ends }.
otherwise-needs-wishes = Formulez d’abord un souhait ; dites ensuite que faire quand il n’en reste aucun.
lot-passed = { $lot } : vous avez déjà passé.
limit-too-low = Cette limite est trop basse : il faut maintenant au moins { $lowest }.
limit-between-steps = Les enchères montent par pas de { $step } : personne ne peut enchérir à { $florins } exactement.
already-bought = Vous avez déjà remporté { $lot-the } ce tour-ci ; on n’achète qu’un objet par tour.
already-withdrawn = Vous ne participez plus aux enchères de ce tour.

## Les règles, par leur nom

rule-deal = règle du jeu, préparation : vos premières professions
rule-auction-turn = règle du jeu, enchères : choisir un objet
rule-auction-bid = règle du jeu, enchères : enchérir ou passer
rule-lots = règle du jeu, enchères : les sept objets
rule-one-of-each-stack = règle du jeu, enchères : un objet de chaque pile
rule-one-lot-each = règle du jeu, enchères : un objet par joueur
rule-exhausted-stack = règle du jeu, enchères : piles épuisées
rule-raise = règle du jeu, enchères : monter d’un pas
rule-builders-each = règle du jeu, objets : trois architectes au plus
rule-landscape-placed = règle du jeu, objets : un paysage se place aussitôt
rule-keep-one = règle du jeu : cinq cartes à voir, une à garder
rule-recruiting = règle du jeu, objets : cartes de recrutement
rule-paying = règle du jeu, argent : ce que vous pouvez payer
rule-selling = règle du jeu, argent : des points contre des florins
rule-action-turn = règle du jeu, actions : quand c’est à vous
rule-two-actions = règle du jeu, actions : deux par tour
rule-once-a-round = règle du jeu, actions : une fois par tour
rule-buildings = règle du jeu, construire : les dix bâtiments
rule-building-supply = règle du jeu, construire : la réserve
rule-placing-1 = règle du jeu, placement, règle 1 : dans la grille
rule-placing-2 = règle du jeu, placement, règle 2 : pas de chevauchement
rule-placing-3 = règle du jeu, placement, règle 3 : bâtiments côte à côte
rule-placing-5 = règle du jeu, placement, règle 5 : chaque bâtiment une fois
rule-freedoms = règle du jeu, libertés : les trois libertés
rule-freedom-once = règle du jeu, libertés : chacune une fois
rule-freedom-supply = règle du jeu, libertés : la réserve
rule-deck-empty = règle du jeu, actions : pioches épuisées
rule-work-from-hand = règle du jeu, œuvres : une carte de votre main
rule-work-minimum = règle du jeu, œuvres : valeur minimale
rule-work-pay = règle du jeu, œuvres : argent ou points
rule-bonus-from-hand = règle du jeu, cartes de bonus : celles de votre main
rule-bonus-once = règle du jeu, cartes de bonus : chacune une fois
rule-orders = fonctionnement du bot : souhaits
