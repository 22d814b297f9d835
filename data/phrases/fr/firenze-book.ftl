# Le livre de Firenze : ce que disent les chapitres, à côté de firenze-door.ftl, et le glossaire.

topic-firenze-summary = L’essentiel en une page
digest-firenze-summary = · **But.** Marquer le plus de points : commandes, tuiles de hauteur, majorités, Fêtes.
    · **1. Une carte.** Vous en prenez une avec ses briques. La plus à gauche est gratuite ; chaque carte sautée coûte une brique.
    · **2. Échange.** Une fois par tour de jeu : { $exchange } briques contre une brique prise sur une carte.
    · **3. Construire.** Une tour a une seule couleur. À chaque tour de jeu, vous posez jusqu’à { $most } briques ; poser 1, 2, 3… briques en coûte respectivement { $costs } autres.
    · **4. Démolir.** Une tour sans nouvelle brique est démolie, et la moitié de ses briques est perdue.
    · **5. Commandes.** Une tour qui a la couleur et exactement la hauteur d’une commande la remplit : elle rapporte des points, et vous posez un sceau. Les balcons se remplissent dans l’ordre de leurs numéros.
    · **Tuiles de hauteur.** Dès la hauteur 5, la première commande de chaque hauteur donne la tuile et ses points.
    · **6. Limites.** { $storehouse } briques dans la réserve, { $cards } cartes.
    · **Cartes.** Un Personnage aide une fois, un Bâtiment toujours. Un Événement fait perdre des briques. Une Fête compte à la fin.
    · **La fin.** Le premier joueur à poser son dernier sceau marque { $last_seal } points ; les autres ont encore un tour chacun. Enfin, le joueur qui a le plus de sceaux sur une tour en reçoit le bonus.
topic-firenze-setup = La mise en place
topic-firenze-towers = Ce que rapportent les commandes
topic-firenze-glossary = Glossaire

digest-firenze-setup = Je mets tout en place au début de la partie :
    · **Premier joueur :** tiré au sort, avec { $start_bricks } briques blanches ; chaque joueur suivant en a une de plus que le précédent. Toutes les autres briques vont dans le sac, mélangées.
    · **Sceaux** par joueur, à 2, 3 ou 4 joueurs : { $seals }.
    · **Le plateau :** un balcon de chaque numéro, et des sceaux neutres sur quelques commandes.
    · **La rangée :** { $row } cartes, chacune avec { $bricks_each } briques du sac.
digest-firenze-towers = Les points de chaque commande, de la hauteur { $least } à la hauteur { $highest }, ceux de la majorité, et le nombre de briques de la couleur. Les points d’un balcon remplacent ceux de sa commande.
digest-firenze-glossary = Ce que veulent dire les mots du jeu. Choisissez-en un ci-dessous, ou tapez-le après **/{ command-help }**.

page-firenze-tower = **{ $color } :** { $points } – majorité { $majority } – briques { $bricks }
page-firenze-card = { $kind }, { $copies ->
    [one] un seul exemplaire dans la pioche
   *[other] { $copies } exemplaires dans la pioche
}.

gloss-firenze-master-builder = bâtisseur
    .means = Chaque joueur, vous compris : il construit des tours pour les familles de Florence.
gloss-firenze-brick = brique
    .means = Elle sert à élever les tours et à tout payer ; il y en a de six couleurs, certaines plus rares.
gloss-firenze-tower = tour, étage
    .means = Des briques d’une même couleur, empilées sur votre chantier. Chaque brique est un étage.
gloss-firenze-height = hauteur
    .means = Le nombre d’étages d’une tour ; une commande en demande un nombre exact.
gloss-firenze-commission = commande, remplir une commande
    .means = Un emplacement du plateau, avec une couleur et une hauteur. Remettez une tour de cette couleur et de cette hauteur, et vous marquez les points de la commande.
gloss-firenze-balcony = balcon I à IV
    .means = Une tuile posée sur une commande, avec ses propres points. Les balcons se remplissent dans l’ordre de leurs numéros.
gloss-firenze-cover = couvrir, poser un sceau
    .means = Mettre un sceau sur une commande. Personne ne peut plus la remplir.
gloss-firenze-seal = sceau, sceau neutre
    .means = Votre sceau montre que vous avez rempli une commande. Un sceau neutre ferme une commande à tous dès le début.
gloss-firenze-level-tile = tuile de hauteur
    .means = Des points pour la première commande remplie à la hauteur indiquée.
gloss-firenze-end-tile = tuile de fin
    .means = Pour le premier joueur qui pose son dernier sceau. Elle rapporte des points, et la partie touche à sa fin.
gloss-firenze-majority = majorité
    .means = Le plus de sceaux sur une tour du plateau, comptés à la fin ; à égalité, le sceau le plus haut l’emporte.
gloss-firenze-flag = drapeau d’une tour
    .means = Il montre ce que rapporte à la fin la majorité sur cette tour.
gloss-firenze-point = point
    .means = Le plus grand total l’emporte à la fin. Certaines cartes font perdre des points.
gloss-firenze-site = chantier
    .means = Là où vos tours grandissent. Une tour qui ne reçoit pas de brique quand c’est à vous est démolie.
gloss-firenze-storehouse = réserve
    .means = Les briques que vous n’avez pas encore posées. À la fin de votre tour, leur nombre est limité.
gloss-firenze-pouch = sac, remettre dans le sac
    .means = Il contient les briques qui ne sont ni chez un joueur ni sur une carte. Celles qu’on y remet sont tirées plus tard.
gloss-firenze-row = rangée
    .means = Les cartes visibles avec leurs briques. Quand c’est à vous, vous en prenez une.
gloss-firenze-deck = pioche
    .means = Les cartes cachées qui remplissent la rangée. Quand il n’en reste plus, on mélange les cartes défaussées.
gloss-firenze-cost = coût d’une carte, coût de construction
    .means = Les briques que vous devez poser sur les cartes sautées ; et celles que coûte la pose de plus de deux briques par tour de jeu.
gloss-firenze-exchange = échange
    .means = Donner quelques briques contre une brique posée sur une carte de la rangée, une seule fois par tour de jeu.
gloss-firenze-build = construire, poser une brique
    .means = Élever une tour ou en commencer une sur votre chantier.
gloss-firenze-ruin = tour inachevée, démolir
    .means = Une tour qui n’a pas reçu de brique quand c’était à vous. La moitié de ses briques, arrondie à l’unité inférieure, va dans votre réserve, le reste dans le sac.
gloss-firenze-discard = défausser une carte
    .means = Poser une carte sur la défausse. Quand la pioche est vide, on mélange la défausse pour former une nouvelle pioche.
gloss-firenze-free = gratuit
    .means = Sans donner de brique.
gloss-firenze-random = au hasard
    .means = Décidé par un tirage, un mélange ou un dé. Personne ne choisit.
gloss-firenze-limit = limite de cartes, limite de la réserve
    .means = Combien de cartes et de briques vous pouvez garder à la fin de votre tour.
gloss-firenze-bell-tower = clocher, remettre un clocher
    .means = Ce que le Campanile demande à tous : une tour blanche pour l’église, avant toute nouvelle commande.
gloss-firenze-dead-color = couleur morte
    .means = Une option : toutes les commandes d’une couleur sont couvertes dès le début.
gloss-firenze-ours = notre création, notre version
    .means = Ce que nous avons imaginé là où le contenu du jeu imprimé n’est pas public. Un astérisque l’indique sur les images.
