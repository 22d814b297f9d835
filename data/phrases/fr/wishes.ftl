# Souhaits pour les enchères : ce qu’on dit en secret au bot, dans ses panneaux et par commande.

command-orders = souhaits
    .about = Vos souhaits secrets pour les enchères : jusqu’à quel prix, et que faire ensuite
word-wishes = liste
    .about = Par exemple : Saltimbanque 700, Forêt 500 c3, reste passer
wish-not-understood = Je ne comprends pas « { $part } ». Indiquez un objet et un prix, comme « Saltimbanque 700, Forêt 500 c3, reste passer ».

press-orders = Mes souhaits…
press-wishes-form = Dans un formulaire…
press-wishes-correct = Corriger…
press-orders-back = Tous mes souhaits
press-orders-characters = Les personnages…
press-orders-lots = Les objets…
press-orders-favours = Mon personnage…
press-orders-forget = Tout retirer
press-orders-drop = ✗ Retirer
press-orders-up = ▲ Monter
press-orders-down = ▼ Descendre
press-orders-wish = Mettre cet objet aux enchères
press-orders-pass = Enchérir seulement, puis passer
press-orders-ask = Enchérir seulement, puis me demander
press-orders-rest-pass = Le reste : passer
press-orders-rest-ask = Le reste : me demander
press-orders-courting-pass = Sinon : personne
press-orders-courting-ask = Sinon : me demander

panel-orders = **Vos souhaits pour le tour { $round }.** Personne d’autre ne les voit.
panel-orders-none = Aucun pour l’instant : vous déciderez à chaque fois.
panel-orders-noted = C’est noté.
panel-orders-stale = Vos souhaits ont changé depuis que ce bouton a été affiché. Les voici :
panel-orders-line = ↳ { $order }
panel-orders-wished = { $rank }. { $lot } { $most }{ $then ->
    [pass] , enchérir seulement
    [ask] , puis me demander
   *[other] {""}
}
panel-orders-courted = { $rank }. { $order }
panel-orders-void = × ~~{ $order }~~ { $why }
panel-orders-rest-pass = Le reste : vous passez.
panel-orders-rest-by-hand = Le reste : vous déciderez le moment venu.
panel-orders-for = **{ $lot }** · { $does }
panel-orders-lot = Souhaiter…
panel-orders-lot-option = { $lot }
panel-orders-lot-wished = { $lot } · jusqu’à { $florins-short }
panel-orders-price = Jusqu’à { $florins-short }
panel-orders-wish = Acheter jusqu’à…
panel-orders-pass = Enchérir jusqu’à…, puis passer
panel-orders-ask = Enchérir jusqu’à…, puis me demander
panel-orders-put-up = Mettre d’abord aux enchères…
panel-orders-put-up-best = D’abord : mon premier souhait
panel-orders-put-up-lot = D’abord : { $lot }
panel-orders-total = Objet et personnage ensemble…
panel-orders-total-none = En tout : sans limite
panel-orders-total-of = En tout : { $florins-short } au plus
panel-orders-chosen = { $rank }. ✓ { $what }
panel-orders-place = Où placer, dans l’ordre…
panel-orders-place-of = { $landscape } : { $place }
panel-orders-recruiting = Qui recruter, dans l’ordre…
panel-orders-recruit = { $profession } (vaudrait { $value } maintenant)
panel-orders-recruit-hold = Sinon : conserver la carte
panel-orders-recruit-ask = Sinon : me demander
panel-orders-card = Garder parmi les { $deck }…
panel-orders-card-of = { $card }
panel-orders-card-dearest = Sinon : celle qui me rapporte le plus
panel-orders-card-ask = Sinon : me demander
panel-orders-favours = Encore à votre service pendant ces enchères : **{ $character }**. Que faire quand la carte peut servir ?
panel-orders-favour = { $character }…
panel-orders-favour-none = Me demander
panel-orders-favour-of = S’en servir : { $use }
panel-orders-pays = Le Marchand paie…
panel-orders-pays-none = Me demander à chaque fois
panel-orders-pays-of = Le Marchand paie dès { $florins-short }
panel-orders-characters = **Pour les personnages :** vos souhaits sont classés. Votre pion va au premier personnage dont le prix ne dépasse pas votre limite, sur la case permise la plus basse. Si le pion est renvoyé, je choisis de nouveau de la même façon.
panel-orders-character = Souhaiter…
panel-orders-character-option = { $character }
panel-orders-character-wished = { $character } · jusqu’à { $florins-short }
panel-orders-courtship = Enchérir jusqu’à…
panel-orders-courting-pass = Les autres personnages : vous n’engagez personne.
panel-orders-courting-by-hand = Les autres personnages : vous déciderez le moment venu.
panel-orders-for-character = **{ $character }** – { $about } Jusqu’où allez-vous ?

panel-lot-does = { $parts }
panel-lot-does-nothing = ne change rien à vos œuvres pour l’instant
panel-lot-choice = au choix :
panel-lot-one-of = { $before }
    ↳ { $landscape } – { $parts }
panel-lot-every-work = chaque œuvre +{ $more }
panel-lot-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
panel-lot-building = bâtiments à { $after-short } au lieu de { $before-short }
panel-lot-building-free = bâtiments gratuits au lieu de { $before-short }
panel-lot-prestige = en voir { $count }, en garder une
panel-lot-recruits = à recruter : { $professions }

## Le formulaire de tous les souhaits

wishes-form = Vos souhaits pour le tour { $round }
wishes-form-list = Un objet par ligne, avec votre prix maximal
wishes-form-list-about = Vos préférés d’abord. Après le prix : « ? » (vous demander), « enchérir seulement », cases.
wishes-form-ticked = Si la liste ne donne rien : { $florins-short } l’objet
wishes-form-rest = Tout le reste
wishes-form-follow = Après l’achat : où, qui, quelle carte
wishes-form-follow-kept = Comme indiqué ; sinon me demander
wishes-form-follow-usual = Comme indiqué ; sinon choisir pour moi

## Comme on le tape ; plusieurs façons sont séparées par une barre

typed-rest = reste / le reste
typed-pass = passer / passe
typed-hand = me demander / demander / à la main / main
typed-total = en tout / total
typed-save = conserver / garder
typed-dearest = la meilleure / meilleure
typed-bid = enchérir / enchère / enchérir seulement
