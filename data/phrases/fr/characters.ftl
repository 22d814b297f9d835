# La Muse et la Princesse : six personnages au service des princes. Les phrases sont de nous.

character-banker = Banquier
    .the = le Banquier
    .about = Vous verse l’argent de sa carte et, engagé au dernier tour, donne 1 point pour 200 florins à la fin.
character-cardinal = Cardinal
    .the = le Cardinal
    .about = Vous donne une troisième action ce tour-ci, mais ni deuxième profession ni deuxième liberté.
character-merchant = Marchand
    .the = le Marchand
    .about = 1 point, et 1 par adversaire mieux placé ; ou, sauf au dernier tour, paie un objet au tour suivant.
character-muse = Muse
    .the = la Muse
    .about = Ajoute le numéro du tour à la valeur de chaque œuvre que vous réalisez ce tour-ci.
character-princess = Princesse
    .the = la Princesse
    .about = Réalise une œuvre : 3 par paysage, 2 par bâtiment ou architecte, 1 par profession ou recrutement.
character-professor = Professeur
    .the = le Professeur
    .about = Vous offre une carte de prestige ou de bonus : vous en voyez cinq et en gardez une, sans action.

use-free = l’objet gratuit
    .about = Votre Marchand paie votre dernière enchère.
use-points = des points
    .about = 1 point, et 1 de plus par adversaire devant vous.
use-prestige = une carte de prestige
    .about = Vous en voyez cinq et en gardez une, gratuitement et sans action.
use-bonus = une carte de bonus
    .about = Vous en voyez cinq et en gardez une, gratuitement et sans action.
use-later = plus tard
    .about = Lors de vos actions, ou aux prochaines enchères.

source-characters = Personnages

option-characters = Muse et Princesse
    .about = Extension : la Muse, la Princesse et quatre autres personnages que l’on peut engager.
option-characters-off = non
    .about = Sans l’extension.
option-characters-on = oui
    .about = À chaque tour, des enchères en plus, pour six personnages ; on ne peut pas céder de points.

## Ce qui se passe

characters-begin = Les personnages peuvent être engagés : { $who } commence. Le Banquier a { $florins } sur sa carte.
    .you = Les personnages peuvent être engagés : vous commencez. Le Banquier a { $florins } sur sa carte.
courts = { $price ->
    [0] { $who } pose son pion sur { $character-the }, gratuitement.
   *[other] { $who } enchérit à { $price } pour { $character-the }.
}
    .you = { $price ->
    [0] Vous posez votre pion sur { $character-the }, gratuitement.
   *[other] Vous enchérissez à { $price } pour { $character-the }.
}
courts-instead = { $who } enchérit à { $price } pour { $character-the } et renvoie le pion { $whom-of }.
    .you = Vous enchérissez à { $price } pour { $character-the } et renvoyez le pion { $whom-of }.
courts-nobody = { $who } n’engage personne ce tour-ci.
    .you = Vous n’engagez personne ce tour-ci.
hires = { $who } engage { $character-the }{ $price ->
    [0] {" "}gratuitement
   *[other] {" "}pour { $price }
}.
    .you = Vous engagez { $character-the }{ $price ->
    [0] {" "}gratuitement
   *[other] {" "}pour { $price }
}.
hiring-ends = { $character } à { $who }, { $price ->
    [0] gratuitement
   *[other] pour { $price }
}{ $against-count ->
    [0] {""}
   *[other] , contre { $against }
}.
banker-pays = Le Banquier verse { $florins } à { $who }.
    .you = Le Banquier vous verse { $florins }.
banker-grows = Personne n’a engagé le Banquier : il a maintenant { $florins } sur sa carte.
wins-first = { $who } remporte { $lot-the } pour { $price } et peut utiliser son personnage avant de payer.
    .you = Vous remportez { $lot-the } pour { $price } et pouvez utiliser votre personnage avant de payer.
merchant-pays = Le Marchand { $who-of } paie les { $price } pour { $lot-the }.
    .you = Votre Marchand paie les { $price } pour { $lot-the }.
consults-professor = { $who } demande { $deck-a } au Professeur.
    .you = Vous demandez { $deck-a } au Professeur.
forgoes = { $who } garde { $character-the } pour plus tard.
    .you = Vous gardez { $character-the } pour plus tard.
lets-go = { $who } laisse partir { $character-the } sans l’utiliser.
    .you = Vous laissez partir { $character-the } sans l’utiliser.
princess-works = Chez { $who }, la Princesse réalise une œuvre de valeur { $value } : { $florins ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $florins }{ $points ->
        [0] {""}
        [one] {" "}et { $points } point
       *[other] {" "}et { $points } points
    }
}.
    .you = Chez vous, la Princesse réalise une œuvre de valeur { $value } : { $florins ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $florins }{ $points ->
        [0] {""}
        [one] {" "}et { $points } point
       *[other] {" "}et { $points } points
    }
}.
changes = { $who } change { $florins } chez le Banquier contre { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous changez { $florins } chez le Banquier contre { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Ce qu’on attend

asked-princes-courting = { $who } : enchérir pour un personnage, ou n’engager personne.
    .you = À vous : quel personnage ?
asked-princes-consulting = { $who } : utiliser { $character-the } maintenant, ou non.
    .you = Utilisez-vous { $character-the } maintenant ?
asked-princes-changing = { $who } : changer de l’argent contre des points chez le Banquier, ou non.
    .you = Combien d’argent changez-vous contre des points chez le Banquier ?

## Les coups

move-princes-court = { $florins ->
    [0] { $character }, gratuitement
   *[other] { $character } pour { $florins }
}
move-princes-consult = Utiliser votre personnage : { $use }
move-princes-forgo = Pas maintenant
move-princes-princess-work = Œuvre de la Princesse{ $points ->
    [0] {""}
    [one] , en prenant { $points } point
   *[other] , en prenant { $points } points
}
move-princes-change = { $points ->
    [one] Changer de l’argent contre { $points } point
   *[other] Changer de l’argent contre { $points } points
}

press-princes-court = Engager un personnage…
press-princes-consult = Utiliser le personnage…
press-princes-princess-work = Œuvre de la Princesse…
press-princes-change = Changer de l’argent…
choose-princes-court = Quel personnage, et pour combien ?
choose-princes-consult = Que doit faire votre personnage ?
choose-princes-princess-work = Combien de points prenez-vous à la place de l’argent ?
choose-princes-change = Combien de points voulez-vous pour votre argent ?
command-princes-court = engager
    .about = Enchérir pour un personnage
command-princes-consult = utiliser-personnage
    .about = Utiliser votre Marchand ou votre Professeur
command-princes-forgo = pas-maintenant
    .about = Ne pas utiliser votre personnage pour l’instant
command-princes-princess-work = princesse-œuvre
    .about = Faire réaliser une œuvre par la Princesse
command-princes-change = changer-argent
    .about = À la fin, changer de l’argent contre des points
word-character = personnage
    .about = Le personnage choisi
word-use = usage
    .about = Ce que votre personnage doit faire

## Refus

cannot-pay-in-cash = Cela coûte { $price }, mais votre bourse { $most ->
    [0] est vide
   *[other] ne contient que { $most }
} ; dans une partie avec personnages, on ne peut pas céder de points contre de l’argent.
nobody-sells-points = Dans une partie avec personnages, personne ne peut céder de points contre de l’argent.
court-or-pass = C’est le moment d’engager un personnage : enchérissez, ou passez.
no-such-character = Il n’y a pas de personnage « { $character } ». Au choix : { $characters }.
character-hired = { $who } a déjà engagé { $character-the } pour ce tour.
no-space-above = Pour { $character-the }, le pion { $who-of } est sur la case la plus haute : personne ne peut surenchérir.
no-such-space = Pour { $character-the }, votre enchère peut aller de { $lowest } à { $highest }, par tranches de 100.
place-pawn-higher = Pour { $character-the }, le pion { $who-of } est déjà en place : il vous faudrait enchérir à { $lowest } au moins.
nobody-to-consult = Ni le Marchand ni le Professeur ne sont à votre service.
character-is-used = Vous avez déjà utilisé { $character-the } ; chaque personnage ne sert qu’une fois.
no-such-use = Votre { $character } n’offre pas cette possibilité : { $use }. Au choix : { $uses-or }.
free-when-winning = Le Marchand ne paie un objet qu’au moment où vous le remportez ; ici, il peut seulement vous rapporter des points.
last-card-is-won = La dernière carte de prestige est celle que vous venez de remporter ; demandez une carte de bonus au Professeur.
consult-or-forgo = Décidez d’abord si vous utilisez { $character-the } maintenant.
change-so-many = { $most ->
    [one] Contre votre argent, le Banquier ne peut vous donner qu’un point.
   *[other] Contre votre argent, le Banquier peut vous donner de 1 à { $most } points.
}
change-or-forgo = Il ne reste que le Banquier : changez de l’argent contre des points, ou renoncez-y.
no-princess = La Princesse n’est pas à votre service ce tour-ci.

## Souhaits

order-princes-courtship = Engager pour { $florins } au plus : { $character }
order-princes-courtship-otherwise = Quand plus aucun personnage souhaité n’est disponible : { $then ->
    [pass] n’engager personne
   *[ask] me demander
}
order-princes-no-courtship = N’engager personne
order-princes-merchant-pays = Le Marchand paie un objet à partir de { $florins }
order-princes-favour = { $character }, lors des enchères : { $use }
order-princes-favour-on-hiring = { $character }, dès l’engagement : { $use }
no-characters-here = Cette table joue sans les personnages.
characters-are-hired = Les personnages de ce tour sont déjà engagés.
has-a-character = Vous avez déjà engagé { $character-the } ; un seul personnage par tour.
courts-no-more = Vous avez passé et n’engagez plus personne ce tour-ci.
last-favour = C’est la dernière occasion de vous servir de votre personnage. Que faites-vous ?

## Les règles, par leur nom

rule-characters = extension Muse et Princesse : les six personnages
rule-character-auction = extension Muse et Princesse : engager un personnage
rule-character-spaces = extension Muse et Princesse : cases d’enchère
rule-no-selling = extension Muse et Princesse : on ne cède pas de points
rule-consulting = extension Muse et Princesse : Marchand et Professeur
rule-face-down = extension Muse et Princesse : personnages retournés
rule-merchant = extension Muse et Princesse : le Marchand
rule-banker = extension Muse et Princesse : le Banquier
rule-princess = extension Muse et Princesse : la Princesse

## Les images et leurs mots

render-header-princes-courting = { $name } engage quelqu’un, ou passe
render-header-princes-consulting = { $name } peut utiliser un personnage
render-header-princes-changing = { $name } change de l’argent
alt-princes-courting = { $who } enchérit pour un personnage ou n’engage personne.
alt-princes-consulting = { $who } peut utiliser { $character-the }.
alt-princes-changing = { $who } peut changer de l’argent contre des points.
