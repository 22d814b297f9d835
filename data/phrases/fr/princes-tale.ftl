# Ce qu’un historien de cour raconte d’une partie terminée des Princes de Florence.

tale-court-1 = En ce temps-là, { $players } tenaient leur cour au bord de l’Arno, et chacun entendait briller plus que tout autre.
tale-court-2 = Voici l’histoire { $players-of }, qui dépensèrent leurs années, et plus de florins qu’ils n’en avaient, à se faire admirer de Florence.
tale-court-3 = { $players } ouvrirent leurs portes, et Florence vint voir, manger et comparer.
tale-characters-1 = { $players } tenaient leur cour au bord de l’Arno, où l’on courtisait la Muse et la Princesse jusqu’à y laisser sa bourse.
tale-characters-2 = Au temps { $players-of }, on n’était personne sans une Muse à sa table ou une Princesse à sa fenêtre.
tale-characters-3 = C’était l’âge des faveurs : { $players } achetaient l’amabilité des gens habiles, et appelaient cela avoir du goût.
tale-together-1 = { $players } étaient si bons voisins qu’ils construisirent ensemble { $count ->
    [one] une fois
    [2] deux fois
   *[other] { $count } fois
}, et si mauvais amis que chacun comptait les fenêtres.
tale-together-2 = Là où se touchaient les terres { $players-of }, on construisit à deux, { $count ->
    [one] une seule fois
    [2] deux fois
   *[other] { $count } fois
}, et personne ensuite ne voulut dire de qui venait l’idée.
tale-both-1 = { $players } partagèrent un mur { $count ->
    [one] une fois
    [2] deux fois
   *[other] { $count } fois
} et la Muse jamais : ainsi commença un temps de bons voisins et de faveurs coûteuses.
tale-both-2 = Au temps { $players-of }, on achetait les faveurs et l’on { $count ->
    [one] partageait un mur, un seul
   *[other] partageait des murs, { $count } en tout
} ; chacun tenait ses comptes.
tale-alone-1 = { $who } se dressa contre { $automa }, qui jamais ne dormait, jamais n’hésitait et jamais ne disait merci.
tale-alone-2 = De tous les rivaux que Florence pouvait opposer à { $who }, elle choisit { $automa }, qui se fie aux cartes et aux dés et n’en dort pas plus mal.
tale-jester-1 = { $year }, { $who } donna { $price } pour { $lot-a }, et pendant des semaines personne d’autre ne rit à la cour.
tale-jester-2 = Rien ne coûta plus cher que { $lot-the } venu { $year-low } chez { $who } : { $price }, pour des plaisanteries déjà connues.
tale-jester-3 = Les trésoriers parlent encore des { $price } payés { $year-low } par { $who } pour { $lot-a }, grelots compris.
tale-bought-1 = { $year }, { $who } paya { $price } pour { $lot-the }, et les banquiers fermèrent tôt ce jour-là.
tale-bought-2 = Rien ne coûta plus cher que { $lot-the } : { $year-low }, { $who } paya { $price } et parla partout d’une bonne affaire.
tale-bought-3 = { $year }, { $who } voulut { $lot-the }, et le fit savoir si haut qu’il lui en coûta { $price }.
tale-hire-1 = Rien ne coûta plus cher qu’une faveur : { $year-low }, { $who } conquit { $lot-the } avec { $price } et une révérence.
tale-hire-2 = { $year }, { $who } engagea { $lot-the } pour { $price }, et la cour murmura que l’amour aurait coûté moins cher.
tale-unsold-1 = Personne ne laissa un seul florin aux enchères, et les crieurs durent apprendre un métier.
tale-work-1 = { $year }, { $card-the } réalisa pour { $who } une œuvre d’une valeur de { $value }, et la ville ne parla de rien d’autre jusqu’au souper.
tale-work-2 = On ne réalisa rien de mieux en ce temps-là que l’œuvre offerte par { $card-the } à { $who } { $year-low } ; elle valait { $value }, et on la copia aussitôt.
tale-work-3 = Grande fut l’envie, { $year-low }, quand { $card-the } réalisa pour { $who } une œuvre d’une valeur de { $value }, et grande la louange, dans cet ordre.
tale-no-work-1 = Pas une œuvre ne fut réalisée, ce qui épargna bien de la peine aux critiques.
