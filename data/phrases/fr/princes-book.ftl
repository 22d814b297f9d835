# Le livre des Princes de Florence : ce que disent les chapitres, à côté de panels.ftl, et le glossaire.

topic-summary = Tout sur une page
digest-summary = · **But.** { $rounds } tours ; le plus grand total de points de prestige l’emporte. Les florins ne servent qu’à départager.
    · **Enchères.** Un achat par joueur et par tour ; chaque sorte d’objet n’est vendue qu’une fois par tour. On commence à { $opening } et on monte de { $step }.
    · **Deux actions.** Un bâtiment { $first }, une liberté { $freedom_cost }, une profession { $profession_cost }, une carte de bonus { $bonus_cost }, ou une œuvre. Liberté et profession : une fois par tour.
    · **Œuvres.** Bâtiment { $work_building }, paysage { $work_landscape }, liberté { $work_freedom }, chaque saltimbanque { $work_jester }, chaque profession ou carte de recrutement { $work_card } ; les cartes de bonus en plus.
    · **Minimum et gain.** { $minima }. { $florins_per_value } par point de valeur, ou 1 point de prestige au lieu de { $florins_per_point }. La meilleure œuvre : { $best_work_points } points.
    · **Placer.** Deux bâtiments, ou un bâtiment et le palais, ne peuvent se toucher par un côté ; les paysages le peuvent. Chaque paysage d’un type que vous avez déjà : { $landscape_points } points.
    · **Architectes.** Premier : bâtiments à { $second }. Deuxième : les bâtiments peuvent se toucher, { $builder_points } points. Troisième : bâtiments gratuits, { $builder_points } points.
    · **Recruter.** Une profession posée chez un autre joueur vient dans votre main, sans que cela coûte d’action.
    · **Céder des points.** Quand vous devez payer, { $florins_for_point } par point cédé.
    · **Cartes de prestige.** Elles comptent à la fin, si leur but est atteint.
topic-setup = La mise en place
topic-round = Un tour de jeu
topic-order = Premier joueur et ordre du tour
topic-professions = Les professions et ce qu’elles veulent
topic-buildings = Les bâtiments : tailles et coûts
topic-costs = Tous les coûts
topic-bonus = Les cartes de bonus
topic-prestige = Les cartes de prestige
topic-glossary = Glossaire

digest-setup = Je mets tout en place au début de la partie ; vous ne faites que choisir vos cartes.
    · **Chacun** a un domaine vide, { $purse } et { $dealt } cartes de profession, dont il garde { $kept } ; les cartes rendues sont mélangées à la pioche.
    · **Libertés :** chacune existe en autant d’exemplaires que de joueurs, moins un.
    · **Premier joueur :** tiré au sort.
digest-round = Chaque tour a deux phases.
    1. **Les enchères :** chacun peut acheter un objet.
    2. **Les actions :** l’un après l’autre, les joueurs disposent de { $actions } actions chacun.
    Ensuite, la meilleure œuvre du tour rapporte des points, le rôle de premier joueur passe au suivant dans le sens horaire, et la valeur minimale des œuvres augmente.
digest-order = On joue dans le sens horaire.
    · **Enchères :** le premier joueur met le premier objet aux enchères. Un joueur qui n’achète pas l’objet qu’il propose en propose un autre ; puis vient le joueur suivant qui peut encore acheter.
    · **Actions :** le premier joueur commence, et chacun termine les siennes avant que le suivant ne joue.
    · **Après chaque tour**, le joueur suivant devient premier joueur.
digest-professions = Il y a { $count } cartes de profession, toutes différentes. Chacune veut un bâtiment (+{ $work_building } à la valeur de l’œuvre), un paysage (+{ $work_landscape }) et une liberté (+{ $work_freedom }). Plusieurs peuvent vouloir la même chose : elle sert à toutes.
digest-buildings = Chaque bâtiment existe en { $buildings } exemplaires ; un domaine n’a jamais deux fois le même. Un bâtiment coûte { $first }, quelle que soit sa taille ; avec un architecte, { $second } ; avec trois, { $last ->
    [0] il est gratuit
   *[other] { $last }
}. Il rapporte aussitôt { $building_points } points et augmente la valeur des œuvres des professions qui le veulent.
digest-costs = · Mettre un objet aux enchères, c’est enchérir à { $opening } ; chaque enchère monte de { $step }
    · Bâtiment : { $first } ; avec un architecte, { $second } ; avec trois, { $last ->
        [0] gratuit
       *[other] { $last }
    }
    · Carte de profession : { $profession_cost }
    · Liberté : { $freedom_cost }
    · Carte de bonus : { $bonus_cost }
    · Réaliser une œuvre et recruter ne coûtent pas d’argent.
digest-bonus = Il y a { $count } cartes de bonus, toutes différentes. Vous en voyez { $drawn } et en gardez une. Elle augmente la valeur d’une seule œuvre, selon l’état de votre domaine à ce moment-là, puis elle disparaît.
digest-prestige = Il y a { $count } cartes de prestige, toutes différentes. À l’achat, vous en voyez { $drawn } et en gardez une. Elle reste cachée et compte à la fin de la partie, si son but est atteint.
digest-glossary = Ce que veulent dire les mots du jeu. Choisissez-en un ci-dessous, ou tapez-le après **/{ command-help }**.

page-princes-wishes = (nº { $number }) : { $wants }
page-princes-size-large = grande taille
page-princes-size-medium = taille moyenne
page-princes-size-small = petite taille
page-princes-building = Bâtiment de { $size }, { $squares } cases. Utile pour { $wanted-the }.
page-princes-of-size = **De { $size }, { $squares } cases :** { $buildings }
page-princes-spaces = Enchères possibles : de { $lowest ->
    [0] 0
   *[other] { $lowest }
} à { $highest }, par tranches de 100.

gloss-princes-principality = domaine
    .means = Votre propre plateau : une grille de cases autour du palais. Tout ce que vous construisez ou placez s’y trouve.
gloss-princes-prestige-points = points de prestige
    .means = Ce qui décide de la partie : le plus grand total l’emporte à la fin.
gloss-princes-starting-player = premier joueur
    .means = Le joueur qui met le premier objet aux enchères et joue ses actions en premier. Le rôle passe au suivant, dans le sens horaire, après chaque tour.
gloss-princes-object = objet
    .means = L’une des sept sortes de choses vendues aux enchères : forêt, lac, parc, saltimbanque, architecte, carte de prestige, carte de recrutement.
gloss-princes-stack = pile
    .means = Tous les objets restants d’une même sorte. À chaque tour, on vend au plus un objet par pile ; une pile vide n’est pas regarnie.
gloss-princes-auction = mettre aux enchères
    .means = Désigner le prochain objet à vendre, ce qui vaut première enchère.
gloss-princes-opening-bid = mise à prix
    .means = Ce que coûte l’objet mis aux enchères si personne ne surenchérit.
gloss-princes-bid = enchérir, passer
    .means = Faire monter d’un pas le prix de l’objet, ou renoncer à cet objet seulement. Vous pourrez enchérir pour les suivants.
gloss-princes-landscape = paysage
    .means = Forêt, lac ou parc. On le place dès l’achat.
gloss-princes-place = placer
    .means = Poser une tuile sur des cases libres de votre domaine. Elle n’en bougera plus.
gloss-princes-rotation = rotation
    .means = Le sens dans lequel une tuile est posée. On peut la tourner et la retourner comme on veut.
gloss-princes-build = construire un bâtiment
    .means = Une action : vous payez et placez un bâtiment, qui rapporte aussitôt des points.
gloss-princes-freedom = liberté, instituer une liberté
    .means = Voyage, religion ou opinion. Il faut une action pour l’instituer ; une seule liberté par tour, et jamais deux fois la même dans un domaine.
gloss-princes-work = œuvre, réaliser une œuvre
    .means = Une action : si l’œuvre atteint la valeur minimale, vous posez devant vous une carte de profession de votre main, qui rapporte de l’argent ou des points.
gloss-princes-work-value = valeur artistique, valeur minimale
    .means = Ce que vaut une œuvre. Sous la valeur minimale du tour, on ne peut pas la réaliser.
gloss-princes-best-work = meilleure œuvre
    .means = L’œuvre qui a la plus grande valeur du tour. Elle rapporte des points en plus ; à égalité, chacun les reçoit.
gloss-princes-recruit = recruter
    .means = Faire venir dans sa main une profession posée devant un autre joueur, en laissant une carte de recrutement à sa place.
gloss-princes-give-up = céder des points
    .means = Changer des points de prestige en argent, à un taux médiocre. On ne peut pas en céder plus qu’on n’en a.
gloss-princes-free = gratuitement
    .means = Sans payer ; il faut parfois dépenser une action.
gloss-princes-random = tiré au sort
    .means = Décidé par le mélange ou par un dé. Personne ne le choisit, et personne ne peut le prévoir.
gloss-princes-neighbor = voisin
    .means = Quand on construit à deux : le joueur dont le domaine est à votre gauche ou à votre droite.
gloss-princes-hire = engager
    .means = Remporter un personnage pour le tour, aux enchères qui suivent celles des objets.
gloss-princes-exchange = changer de l’argent
    .means = Avec le Banquier, après le dernier tour : l’argent devient des points de prestige.
gloss-princes-remove = sortir du jeu
    .means = Ce qui sort du jeu n’y revient plus.

render-page-building = son bâtiment
render-page-landscape = son paysage
render-page-freedom = sa liberté
render-page-jester = par saltimbanque
render-page-card = par carte
render-page-costs-profession = Carte de profession
render-page-costs-freedom = Liberté
render-page-costs-bonus = Carte de bonus
render-page-free = gratuit
render-page-builders = { $count ->
    [0] Bâtiment
    [one] avec 1 architecte
   *[other] avec { $count } architectes
}
page-princes-profession = Veut : { $wants }. Carte nº { $number }.
