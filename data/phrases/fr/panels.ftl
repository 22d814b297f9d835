# Panneaux privés : placer une tuile, une œuvre avant qu’elle soit créée, consignes, aide.
# Aucune phrase n’est copiée d’une règle du jeu.

## Placer

panel-build-which = Que construisez-vous ? Cela { $price ->
    [0] ne coûte rien
   *[other] coûte { $price }
} et rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
panel-place-which = Quel paysage placez-vous ?
panel-build-menu = Quel bâtiment ?
panel-place-menu = Quel paysage ?
panel-wanted-in-menu = Voulu par : { $professions }
panel-anchors = { $square } – places dans ce sens : { $count }
panel-away = ✖ Retour
panel-build-here = { $price ->
    [0] ✔ Construire ici – gratuit
   *[other] ✔ Construire ici – { $price-short }
}
panel-place-here = ✔ Placer ici
panel-legend = **\*** ici · **##** palais · **x** trop près d’un bâtiment · **·** libre

panel-build = **{ $tile }** en { $square } : { $price ->
    [0] gratuit
   *[other] coûte { $price }
}, rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
panel-build-sells = Votre bourse contient { $florins } ; { $points ->
    [one] { $points } point paiera le reste.
   *[other] { $points } points paieront le reste.
}
panel-place = **{ $tile }** en { $square } : { $points ->
    [0] aucun point pour le premier de sa sorte.
    [one] rapporte { $points } point.
   *[other] rapporte { $points } points.
}
panel-wanted = Dans votre main, profite aux œuvres de : { $professions }.
panel-gain = { $profession } ({ $before } → { $after })
panel-wanted-not = Aucune profession de votre main n’y gagne.
panel-fits = Tiendrait encore ensuite : { $things }.
panel-fits-not = N’aurait plus de place : { $things }.

## Une œuvre

panel-work-which = Quelle profession ?
panel-work-cards = Avec quelles cartes de bonus ?
panel-work-paid = Payée en argent ou en points ?
panel-work-option = { $profession } · { $value } sur { $minimum }
panel-work = **{ $profession }** : valeur { $value }, minimum { $minimum } { $short ->
    [0] ✔
   *[other] – il manque { $short }
}
panel-work-missing = Pas encore là : { $things }.
panel-part = { $thing } +{ $worth }
panel-part-jesters = Saltimbanques +{ $worth }
panel-part-cards = Cartes de profession +{ $worth }
panel-work-pays = Paiement : { $florins }{ $points ->
    [0] {""}
    [one] {" "}et { $points } point
   *[other] {" "}et { $points } points
}.
panel-work-pay = { $florins-short }{ $points ->
    [0] {""}
    [one] {" "}+ { $points } point
   *[other] {" "}+ { $points } points
}
panel-work-done = ✔ Créer l’œuvre – { $florins-short }{ $points ->
    [0] {""}
    [one] {" "}+ { $points } point
   *[other] {" "}+ { $points } points
}

## Consignes

command-orders = consignes
    .about = Limites et souhaits secrets pour les enchères
press-orders = Consignes secrètes…
press-orders-back = Toutes mes consignes
panel-orders = **Vos consignes pour les enchères du tour { $round }.** Personne d’autre ne les voit. Quand vient votre tour, elles enchérissent et passent pour vous, pas à pas, comme vous le feriez.
panel-orders-none = Vous n’en avez pas encore donné.
panel-orders-noted = C’est noté.
panel-orders-line = { $rank }. { $order }
panel-orders-void = { $rank }. ~~{ $order }~~ { $why }
panel-orders-lot = Donner une consigne pour…
panel-orders-withdraw = Retirer des consignes…
panel-orders-first = Mettre ce souhait en premier…
panel-orders-for = **{ $lot }** : jusqu’où allez-vous ? Une limite attend que quelqu’un mette l’objet aux enchères ; un souhait l’y met aussi pour vous.
panel-orders-pass = Enchérir jusqu’à…, puis passer
panel-orders-ask = Enchérir jusqu’à…, puis me demander
panel-orders-wish = Souhait : l’obtenir pour au plus…

## Que puis-je faire maintenant ?

press-help = Que puis-je faire maintenant ?
help-topics = Les règles, par thème…
help-topics-of = Les règles : { $game }…
help-choosing = Vous avez reçu une profession de trop : gardez-en { $kept }, rendez-en une. Cherchez des cartes qui veulent le même paysage ou la même liberté. Personne ne voit votre choix.
help-nominating = Mettez aux enchères ce que vous aimeriez acheter ; c’est déjà une offre de { $opening }. Ou renoncez pour le reste du tour. Vous pouvez payer au plus { $means }.
help-bidding = Proposez { $next } ou passez ; qui passe ne renonce qu’à cet objet. Avec une consigne secrète, vous fixez votre limite une fois, sans revenir à chaque offre. Vous pouvez payer au plus { $means }.
help-placing = Choisissez la place de votre paysage. Le panneau ne mène qu’aux places permises et dit ce qui tiendrait encore ensuite.
help-picking = Vous regardez { $count } cartes. Gardez-en une ; les autres retournent sous leur pioche, et personne ne saura lesquelles c’étaient.
help-recruiting = Prenez tout de suite en main une profession posée chez quelqu’un d’autre, ou gardez la carte : lors de vos actions, recruter n’en coûte aucune.
help-acting = { $actions ->
    [0] Il ne vous reste aucune action. Vous pouvez encore recruter ou céder des points contre de l’argent ; ensuite, finissez.
    [one] Une action : construire, créer une œuvre (valeur { $minimum } au moins), instituer une liberté, ou prendre une carte de profession ou de bonus. Céder des points et recruter ne coûtent pas d’action.
   *[other] { $actions } actions : construire, créer une œuvre (valeur { $minimum } au moins), instituer une liberté, ou prendre une carte de profession ou de bonus. Céder des points et recruter ne coûtent pas d’action.
}
help-waiting = En attendant, regardez votre main et le plateau ; pendant les enchères, donnez des consignes secrètes, pour que personne n’ait à vous attendre.

## Les règles par thème

topic-goal = Le jeu en deux mots
topic-auctions = Les enchères
topic-objects = Les objets
topic-actions = Les actions
topic-placing = Placer les tuiles
topic-works = Les œuvres
topic-money = Argent et points
topic-cards = Les cartes
topic-scoring = D’où viennent les points
topic-two = À deux
topic-orders = Consignes secrètes
topic-ours = Ce qui est de nous

digest-goal = Vous aménagez une principauté pour que ceux que vous y invitez créent de grandes œuvres. Il y a { $rounds } tours. À chacun, on achète d’abord au plus un objet aux enchères, puis on a { $actions } actions. Qui a le plus de points de prestige à la fin l’emporte ; à égalité, l’argent décide.
digest-auctions = Qui a la main met un objet aux enchères : c’est une offre de { $opening }. Dans le sens horaire, les autres montent d’exactement { $step } ou renoncent à cet objet. Qui reste le dernier paie et le prend. Personne n’a plus d’un objet par tour, et chaque sorte ne se vend qu’une fois par tour. Au lieu de proposer un objet, on peut renoncer pour le reste du tour. Qui reste seul ne paie que la mise de départ.
digest-objects = Personne ne peut avoir plus de { $builders } architectes.
digest-actions = Quand c’est à vous, vous avez { $actions } actions :
    · construire un bâtiment
    · créer une œuvre
    · voir { $drawn } cartes de profession et en garder une : { $profession }, une fois par tour
    · instituer une liberté : { $freedom }, une fois par tour, chacune une fois
    · voir { $drawn } cartes de bonus et en garder une : { $bonus }
    Recruter et céder des points est libre. Les actions inutilisées sont perdues.
digest-placing = Les tuiles se tournent et se retournent à volonté. Elles restent dans la grille, sans jamais se recouvrir ni couvrir le palais. Avant votre deuxième architecte, un bâtiment ne peut pas toucher par un côté un autre bâtiment ou le palais ; par un coin, si. Les paysages peuvent tout toucher. Chaque bâtiment une fois seulement. Construire coûte { $first }, avec un architecte { $second }, avec trois { $last ->
    [0] rien
   *[other] { $last }
} ; chaque bâtiment rapporte { $points } points. Ce qui est posé ne bouge plus.
digest-works = Une profession de votre main crée une œuvre. Sa valeur : { $building } pour le bâtiment voulu, { $landscape } pour le paysage, { $freedom } pour la liberté, { $jester } par saltimbanque, { $card } par carte de profession ou de recrutement dans votre main ou devant vous (celle-ci comprise), plus les cartes de bonus jouées avec elle.
    Au moins, tour après tour : { $minima }.
    Elle paie { $value } par unité de valeur ; pour { $point } de moins, vous prenez un point, autant de fois que vous voulez. La meilleure œuvre du tour rapporte { $best } points de plus, à chacun en cas d’égalité.
digest-money = Chaque fois qu’on vous demande quelque chose, vous pouvez céder des points pour { $rate } chacun. Si votre bourse ne suffit pas au moment de payer, les points partent d’eux-mêmes. Personne ne peut dépenser plus que sa bourse et ses points réunis. À la fin, l’argent ne sert qu’à départager.
digest-cards = Les **professions** veulent chacune un bâtiment, un paysage et une liberté. Les **cartes de recrutement** prennent en main une profession qui a travaillé ailleurs ; la carte y reste à sa place. Les **cartes de bonus** se jouent avec une œuvre, autant qu’on veut, puis disparaissent. Les **cartes de prestige** comptent à la fin si leur but est atteint. On en voit { $drawn }, on en garde une ; le reste va sous la pioche.
digest-scoring = Points pris pour des œuvres · { $best } pour la meilleure œuvre d’un tour · { $building } par bâtiment · { $again } par paysage de plus d’une sorte que vous avez · { $builder } pour le deuxième et pour le troisième architecte · cartes de prestige à la fin. Les points cédés contre de l’argent sont perdus.
digest-two = Chacun commence avec { $purse }, la mise de départ est de { $opening }, et les trois paysages forment un seul objet : qui l’emporte choisit. Il y a moins de libertés ; leur nombre est une option de la table.
digest-orders = Une **limite** enchérit pour un objet jusqu’à votre prix, puis passe ou vous demande. Les **souhaits** ont un rang : le premier encore possible est mis aux enchères et acheté. **Passer pour le reste** vous tient à l’écart, sauf pour vos limites. Les consignes valent pour les enchères d’un tour, ne font que ce que vous pourriez faire, et attendent un peu avant de répondre, pour que personne ne devine.
digest-ours = Nous connaissons bien les règles, moins bien les images :
