# Ce qui se dit et se clique à l’entrée : réponses, boutons, salon, noms des commandes.

game-princes = Les Princes de Florence

## Réponses

door-trouble = Une erreur s’est produite de mon côté. Vérifiez où en sont les choses avant de réessayer ; si l’erreur se répète, donnez le numéro { $number } à la personne qui héberge ce bot.
door-not-kept = Enregistrement impossible pour l’instant : rien n’a changé. Réessayez dans un moment.
door-shuts = Je redémarre : rien n’a été pris en compte. Réessayez dans une minute.
door-other-game = Le jeu de cette table est « { $game } » ; ses coups se jouent avec **/{ $command }**.
door-worn-out = Ce bouton ne fonctionne plus. /{ command-help } montre ce que vous pouvez faire maintenant.
door-no-table = Il n’y a pas de table ici. Ouvrez-en une avec /{ command-game } { command-game-new }, ou retrouvez les vôtres avec /{ command-game } { command-game-my-games }.
door-no-tables = Vous ne jouez à aucune table en ce moment. Ouvrez une table avec /{ command-game } { command-game-new }.
door-not-begun = À cette table, la partie n’a pas encore commencé.
door-closed = Cette table a été fermée avant le début de la partie. **/{ command-game } { command-game-new }** en ouvre une autre.
door-looks-on = Vous ne jouez pas à cette table, mais vous pouvez regarder.
door-all-open = Vous n’avez aucune carte cachée : dans ce jeu, tout est visible de tous.
door-no-hand = Vous n’avez pas de cartes à cette table.
door-not-yours = Ce bouton est destiné à { $who }.
door-stale = La partie a avancé depuis l’apparition de ce bouton. Entre-temps :
door-just-changed = La partie a avancé au moment où vous appuyiez ; rien n’a été fait. Voici ce qui est demandé :
door-done = C’est fait.
door-nothing-yet = Il ne s’est encore rien passé.
door-export = Voici la feuille de cette partie, avec toutes les mains.
door-export-later = La feuille de partie montre toutes les mains : vous l’aurez une fois la partie terminée. D’ici là, consultez /{ command-game } { command-game-log }.
film-open = Toute la partie en film, avec toutes les mains.
film-whole = Le film de la partie, qui s’est arrêtée avant la fin : les mains restent cachées.
film-recent = Les derniers coups en film, tels que tout le monde les a vus. Une fois la partie terminée, le film la montre en entier, avec toutes les mains.
film-meanwhile = Je prépare le film. Cela peut prendre jusqu’à une minute pour une longue partie.
film-none = Il n’y a pas de film à voir pour l’instant. **{ press-log }**, ci-dessous, raconte la partie par écrit.
film-alt = La partie en images animées. La dernière image montre ceci :
door-call = à la table { $table }, c’est à vous. Vos messages privés sont fermés : utilisez les boutons du plateau.
door-until = Échéance : { $when }.
board-vote = Vote (fin { $when }) : « { $motion } ». { $voices-count ->
    [0] Personne n’a encore voté pour.
   *[other] Pour : { $voices }.
}
door-heading = **{ $game }** · table { $table }
door-heading-round = **{ $game }** · table { $table } · tour { $round } sur { $rounds } · valeur minimale { $minimum }
door-choose-sure = Jouer ce coup ?
door-choose-between = { $first } – { $last }

## Boutons

press-join = Rejoindre
press-leave = Quitter la table
press-start = Commencer
press-guest = Ajouter : { $guest }
press-computers = Ajouter un ordinateur
press-turn = À moi de jouer
press-hand = Ma main
press-board = Le plateau en texte
press-to-board = Vers le plateau
press-back = Coups possibles
press-more = Plus…
press-view = La partie vue de ma place
panel-more = Ce que vous pouvez aussi faire et regarder :
press-rematch = Rejouer
press-rematch-against = Rejouer : { $guest }
press-log = Récit
press-film = Film de la partie
press-film-recent = Film des derniers coups
press-resume = Reprendre
press-cancel = Oui, fermer cette table
press-resign = Oui, la quitter pour de bon
press-forget = Effacer mes données
press-vote-undo = Demander aux autres
press-undo = Annuler
press-vote = Pour : { $motion }
press-against = Contre : { $motion }
press-princes-give-back = Rendre une carte…
press-princes-nominate = Mettre aux enchères…
press-princes-place = Placer…
press-princes-keep = Garder une carte…
press-princes-recruit = Recruter…
press-princes-sell = Céder des points…
press-princes-work = Réaliser une œuvre…
press-princes-build = Construire…
press-princes-introduce = Instituer une liberté…

choose-princes-give-back = Quelle profession rendez-vous ?
choose-princes-nominate = Que mettez-vous aux enchères ?
choose-princes-bid = À combien enchérissez-vous ?
choose-princes-place = Où placer le paysage ? Indiquez la case la plus à gauche dans la rangée du bas de la tuile, puis la rotation.
choose-princes-keep = Quelle carte gardez-vous ?
choose-princes-recruit = Qui recrutez-vous ?
choose-princes-sell = Combien de points cédez-vous contre de l’argent ?
choose-princes-work = Quelle profession, quelles cartes de bonus, et combien de points au lieu d’argent ?
choose-princes-build = Que construisez-vous, sur quelle case, et avec quelle rotation ?
choose-princes-introduce = Quelle liberté ?

## Le salon

lobby-opened = La table { $table } est ouverte. Les autres la rejoignent avec le bouton sous son message, ou avec /{ command-game } { command-game-join }.
lobby-started = La partie commence. Votre main arrive en message privé ; « { press-hand } » la montre aussi à tout moment.
lobby-done = C’est fait. À la table : { $players }.
lobby-stale = La table a changé depuis l’apparition de ce bouton. À la table, maintenant : { $players }.
lobby-cancelled = La table { $table } est fermée.
lobby-cancel-sure = Fermer la table { $table } pour tout le monde ? On ne pourra pas revenir en arrière.
lobby-cancel-by-vote = Une fois la partie commencée, ce sont les joueurs qui décident ensemble : /{ command-game } { command-game-vote }.
lobby-taken = La table { $table } est déjà ouverte dans ce salon, qui n’en accueille qu’une. Pour ouvrir la vôtre, choisissez comme lieu « { where-thread } ».
lobby-players = À la table ({ $count } sur { $most }) : { $players }
lobby-terms = Pendule : { $clock } · une fois le temps écoulé : { $late }
lobby-no-clock = Pendule : aucune
clock-none = aucune
    .about = Chacun répond quand il veut.
clock-fast = rapide
    .about = 24 heures au départ, 4 de plus à chaque coup : pour une partie de quelques jours.
clock-slow = lente
    .about = 72 heures au départ, 24 de plus à chaque coup : personne n’est pressé, et aucune partie ne s’endort.
late-wait = on attend
late-pass = le joueur passe
late-stand-in = un ordinateur prend le relais
lobby-option = { $option } : { $value } – { $about }
lobby-options = Les options de cette table ; la personne qui l’a ouverte peut les changer jusqu’au début de la partie.
lobby-option-is = { $option } : { $value }
press-options = Options…

## Le plateau en mots

story-earlier = … Ce qui précède : **/{ command-game } { command-game-log }**
log-earlier = … Ce qui précède est dans le fichier.
board-cut = … La suite : **/{ command-board }**
board-deadline = Échéance { $who-of } : { $when }
board-next = Ensuite : { $who }
board-thinking = { $who-count ->
    [1] { $who } réfléchit
   *[other] { $who } réfléchissent
}
door-you-are-next = Ce sera à vous juste après { $who }.

## Une main

hand-money = Vous { $florins ->
    [0] n’avez pas d’argent
   *[other] avez { $florins }
} ; en cédant tous vos points, vous pourriez payer { $means }.
hand-purse = Vous { $florins ->
    [0] n’avez pas d’argent
   *[other] avez { $florins }
}.
hand-character = À votre service : **{ $character }** – { $about }
hand-character-used = Personnage déjà utilisé : **{ $character }**.
hand-profession = **{ $profession }** – { $building }, { $landscape }, { $freedom }. Valeur actuelle : { $value }.
hand-bonus = Bonus : **{ $card }** – { $about } { $worth ->
    [0] Ne vaut encore rien.
   *[other] Vaut maintenant { $worth }.
}
hand-prestige = Prestige : **{ $card }** – { $about } { $worth ->
    [0] Ne vaut encore rien.
    [one] Vaut maintenant { $worth } point.
   *[other] Vaut maintenant { $worth } points.
}
hand-looking = Vous regardez : { $cards }
hand-gives-back = Vous rendez : { $profession }

## Aide

help-new = Voici les deux jeux de ce bot. Première visite ? **/{ command-learn }** enseigne l’un ou l’autre en dix minutes environ. **/{ command-game } { command-game-new }** ouvre une table ; les autres la rejoignent avec un bouton. Les Princes de Florence se jouent aussi en solo.
help-gathering = Cette table attend des joueurs. Rejoignez-la ; la personne qui l’a ouverte lance la partie.
help-seated = Vous êtes à cette table ; on attend les autres joueurs. La personne qui l’a ouverte lance la partie.
help-again = **/{ command-game } { command-game-new }** ouvre une nouvelle table ici.
help-by-name = /{ $command }
help-more = **/{ command-hand }** montre vos cartes, **/{ command-board }** le plateau en texte et **/{ command-game } { command-game-my-games }** vos parties ; chaque coup a aussi sa commande, sous **{ $moves }**. **/{ command-settings } { command-settings-show }** montre votre langue et vos autres réglages.

## Habitudes

habits-noted = C’est noté.
ratings-line = { $place }. **{ $name }** – { $strength } · parties : { $games } · victoires : { $wins }
page-terms = Conditions d’utilisation
page-privacy = Politique de confidentialité
privacy-kept = Voici tout ce qui est gardé à votre sujet. Si vous faites effacer vos données, des ordinateurs finissent à votre place vos parties à plusieurs. Votre nom disparaît de mes messages, qui sont modifiés ou supprimés, puis des sauvegardes, au bout de quatre semaines. Pour une donne de la semaine ou entre amis, je garde jusqu’à sa fin une empreinte de votre compte (hachage salé), afin que vous ne jouiez cette donne qu’une fois.
privacy-sure = Vraiment effacer vos données ? Dans vos parties en cours, un ordinateur prend votre place ; celles où personne d’autre ne joue s’arrêtent. On ne pourra pas revenir en arrière.
privacy-forgotten = Vos données sont effacées. Je corrige ou supprime mes messages qui vous nomment, sauf les anciens que je ne retrouve plus ; ce que d’autres ont copié est hors de ma portée. Revenez quand vous voulez.
together-resign-sure = Quitter la table { $table } pour de bon ? Un ordinateur prendra votre place, et vous ne pourrez pas y revenir.
together-resign-last = Quitter la table { $table } pour de bon ? Personne d’autre n’y joue : la partie s’arrêtera sans résultat, et vous ne pourrez pas y revenir.

## Réglages du serveur

steward-channels = Où l’on peut jouer :
steward-openers = Droit d’ouvrir une table :
steward-all = tous les salons
steward-everybody = tout le monde
steward-tables = Tables ouvertes en même temps : { $most } au plus.
steward-exempt = Sans limites individuelles :
steward-nobody-exempt = personne
steward-only = Seules les personnes qui gèrent les salons de ce serveur peuvent faire cela.
steward-elsewhere = Où l’on joue sur ce serveur :
steward-not-you = Ici, seul ce rôle peut ouvrir des tables :
steward-too-many = { $most ->
    [one] Il y a déjà { $most } table ouverte sur ce serveur, et c’est le maximum.
   *[other] Il y a déjà { $most } tables ouvertes sur ce serveur, et c’est le maximum.
}

## Commandes

command-game = partie
    .about = Les tables : ouvrir, rejoindre, regarder
command-game-new = nouvelle
    .about = Ouvrir une table dans ce salon
command-game-join = rejoindre
    .about = Rejoindre la table de ce salon
command-game-leave = quitter
    .about = Quitter la table avant le début de la partie
command-game-add-computer = ajouter-ordinateur
    .about = Ajouter un ordinateur
command-game-start = commencer
    .about = Commencer la partie
command-game-options = options
    .about = Choisir une option du jeu
command-game-deadline = délai
    .about = Régler la pendule de la table, et ce qui arrive quand le temps est écoulé
command-game-rematch = revanche
    .about = Rejouer à une nouvelle table, avec les mêmes options ; les autres joueurs y sont invités
command-game-cancel = fermer
    .about = Fermer cette table
command-game-status = état
    .about = Voir où en est la table et qui l’on attend
command-game-my-games = mes-parties
    .about = Toutes vos parties
command-game-log = récit
    .about = Ce qui s’est passé jusqu’ici
command-game-export = exporter
    .about = La feuille d’une partie terminée
command-game-undo = annuler
    .about = Annuler vos derniers coups
command-game-vote = vote
    .about = Voter sur ce que la table décide en commun
command-game-take-over = prendre-la-place
    .about = Prendre une place libre, ou proposer de remplacer un joueur qui ne répond plus
command-game-resign = abandonner
    .about = Quitter la partie pour de bon
command-game-snooze = reporter-rappel
    .about = Pas de rappel pendant quelques heures
command-settings = mes-réglages
    .about = Vos réglages : langue, fuseau horaire, rappels, absence
command-settings-language = langue
    .about = La langue dans laquelle je vous parle
command-settings-timezone = fuseau
    .about = Régler votre fuseau horaire
command-settings-quiet-hours = heures-calmes
    .about = Régler vos heures sans rappel (début et fin identiques : aucune)
command-settings-reminders = rappels
    .about = La fréquence de vos rappels ; 0 pour ne plus en recevoir
command-settings-away = absence
    .about = Arrêter vos pendules quelques jours (0 les relance)
command-settings-privacy = confidentialité
    .about = Ce qui est gardé à votre sujet, et comment l’effacer
command-hand = main
    .about = Vos cartes, que personne d’autre ne voit
command-board = plateau
    .about = Le plateau en texte
command-help = aide
    .about = Que puis-je faire maintenant ?
command-admin = administration
    .about = Réglages de ce serveur, pour ses gestionnaires
command-admin-show = montrer
    .about = Montrer les réglages du serveur
command-admin-channel = salon
    .about = Autoriser ou interdire les tables dans un salon
command-admin-who-can-open = qui-ouvre
    .about = Le rôle qui peut ouvrir des tables (laissez vide pour autoriser tout le monde)
command-admin-table-limit = limite-tables
    .about = Combien de tables peuvent être ouvertes en même temps
command-admin-limits = limites
    .about = Quel rôle peut garder plus de 3 tables en attente et en ouvrir plus de 6 par heure
word-exempt = rôle
    .about = Le rôle dispensé ; laissez vide pour ne dispenser personne
command-princes = princes
    .about = Les Princes de Florence : une commande pour chaque coup
command-princes-characters = personnages
    .about = Coups de l’extension Muse et Princesse
command-princes-together = à-deux
    .about = Coups pour construire à deux
command-princes-give-back = rendre
    .about = Avant le tour 1 : rendre une profession
command-princes-nominate = mettre-aux-enchères
    .about = Mettre un objet aux enchères
command-princes-bid = enchérir
    .about = Faire monter le prix
command-princes-pass = passer
    .about = Renoncer à cet objet
command-princes-withdraw = se-retirer
    .about = Se retirer des enchères de ce tour
command-princes-place = placer
    .about = Placer le paysage remporté
command-princes-keep = garder-carte
    .about = Garder une des cartes que vous regardez
command-princes-recruit = recruter
    .about = Faire venir dans votre main une profession posée chez quelqu’un d’autre
command-princes-hold = conserver-recrutement
    .about = Conserver la carte de recrutement pour plus tard
command-princes-sell = céder-points
    .about = Céder des points contre de l’argent
command-princes-work = réaliser-œuvre
    .about = Réaliser une œuvre
command-princes-build = construire
    .about = Construire un bâtiment
command-princes-take-profession = piocher-profession
    .about = Regarder cinq professions, en garder une
command-princes-introduce = instituer-liberté
    .about = Instituer une liberté
command-princes-acquire-bonus = piocher-bonus
    .about = Regarder cinq cartes de bonus, en garder une
command-princes-end = terminer
    .about = Terminer vos actions de ce tour

word-game = jeu
    .about = Quel jeu
word-language = langue
    .about = Quelle langue
word-option = option
    .about = Quelle option
word-value = valeur
    .about = La valeur à choisir
word-clock = pendule
    .about = rapide : 24 h, 4 de plus par coup ; lente : 72 h, 24 de plus par coup ; ou une heure comme 18:30
word-timeout = temps-écoulé
    .about = Ce qui arrive quand le temps est écoulé
word-weekend = week-end
    .about = Les pendules s’arrêtent-elles le week-end ?
word-moves = coups
    .about = Combien
word-motion = proposition
    .about = Ce qui est mis aux voix
word-in-favor = pour
    .about = Êtes-vous pour ?
word-seat = joueur
    .about = Le numéro du joueur
word-zone = fuseau
    .about = Une grande ville proche, comme Europe/Rome
word-start = début
    .about = L’heure de début, de 0 à 23
word-end = fin
    .about = L’heure de fin, de 0 à 23
word-hours = heures
    .about = Combien d’heures
word-days = jours
    .about = Combien de jours
word-channel = salon
    .about = Quel salon
word-role = rôle
    .about = Le rôle autorisé ; laissez vide pour autoriser tout le monde
word-maximum = maximum
    .about = Combien au plus
word-profession = profession
    .about = Quelle profession
word-lot = objet
    .about = Ce qui est mis aux enchères
word-florins = florins
    .about = Combien
word-landscape = paysage
    .about = Quel paysage
word-square = case
    .about = La case la plus à gauche dans la rangée du bas de la tuile
word-turn = rotation
    .about = Dans quel sens la tuile est tournée
word-card = carte
    .about = Quelle carte
word-points = points
    .about = Combien de points
word-bonus = cartes-bonus
    .about = Quelles cartes de bonus
word-building = bâtiment
    .about = Quel bâtiment
word-freedom = liberté
    .about = Quelle liberté

## Une table ailleurs : laquelle est visée, continuer dans un autre salon, ce qu’elle montre

which-table = Vous jouez à plusieurs tables. De laquelle s’agit-il ?
which-menu = Vos tables
which-one = Table { $table } : { $players }
here-may = Il n’y a pas de partie dans ce salon. Vous pouvez y déplacer la vôtre, ou simplement jouer votre tour.
here-how = La partie n’est pas perdue. Vos boutons fonctionnent toujours ici ; pour continuer dans un autre salon, utilisez-y /{ command-game } { command-game-status }.
here-done = La table { $table } continue dans ce salon.
here-not-there = Une table où jouent plusieurs personnes reste sur son serveur.
press-here = Déplacer ici la table { $table }
press-turn-at = Jouer à la table { $table }
table-pictures = Images
table-board = Format du plateau
table-language = Langue de la table
pictures-move = à chaque coup
pictures-turn = à chaque changement de joueur
pictures-demand = seulement avec /{ command-board }
board-wide = en largeur
board-portrait = en hauteur, pour les téléphones
look-at = Regarder…
no-such-language = Je ne parle pas cette langue. Au choix : { $languages }.
word-computer = ordinateur
    .about = Quel ordinateur

## Ce que l’on dit en privé à qui exploite le bot

owner-backup-failed = Aucune sauvegarde n’a pu être faite dans { $folder }. Les parties continuent, et un nouvel essai a lieu toutes les dix minutes. Le journal dit pourquoi, et *doctor* ce qu’il faut faire.
owner-copies-failed = La copie en continu de la base de données a plus de dix minutes de retard. Les parties continuent, et les sauvegardes horaires aussi. Le journal dit pourquoi, et *doctor* ce qu’il faut faire.
owner-damaged = La base de données est endommagée. { $frozen ->
    [0] Les tables ouvertes n’ont rien perdu, et toutes continuent.
    [one] Une table est bloquée, les autres continuent.
   *[other] { $frozen } tables sont bloquées, les autres continuent.
} *doctor* dit ce qui ne va pas, et *restore* remet une sauvegarde en place.
owner-law-broken = La table { $table } est bloquée : après le dernier coup, les comptes de la partie ne sont plus justes, à cause d’une erreur du programme. Aucun coup n’est perdu. *frozen* écrit un rapport pour les auteurs et laisse la table continuer.
owner-frozen = La table { $table } est bloquée : sa partie enregistrée est endommagée ou ne peut plus être rejouée exactement. Les autres continuent. *doctor* dit ce qu’il faut faire.
owner-thinking-fails = Les ordinateurs de niveau maître n’arrivent plus à trouver de coup : le processus qui calcule pour eux s’arrête ou ne répond pas. Des ordinateurs plus simples les remplacent en attendant. La machine manque peut-être de mémoire ; le journal donne la cause.
owner-disk-full = Le disque de la base de données est plein, ou presque. Les coups qui ne peuvent pas être enregistrés sont refusés, et ce qui est enregistré est intact : faites de la place, et toutes les parties continuent.
owner-upgraded = Signoria a été mis à jour. Tables rejouées : { $tables }. { $frozen ->
    [0] Tout est en ordre.
    [one] Une table ne peut plus être rejouée exactement et se trouve bloquée. *replay --all* dit où.
   *[other] { $frozen } tables ne peuvent plus être rejouées exactement et se trouvent bloquées. *replay --all* dit où.
}
hand-ended = Vous avez terminé { $florins ->
    [0] sans argent
   *[other] avec { $florins }
}.
door-before-start = La partie n’a pas encore commencé. Souhaits et plans seront possibles une fois les cartes distribuées.
hand-scored = Prestige : **{ $card }** – { $about } { $worth ->
    [0] N’a rien rapporté.
    [one] A rapporté { $worth } point.
   *[other] A rapporté { $worth } points.
}
