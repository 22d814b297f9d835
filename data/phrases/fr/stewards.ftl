# Ce que fait et dit la modération aux tables d’un serveur, et ce qu’on fait des places.

steward-pauses = La modération met cette table en pause ; les pendules s’arrêtent.
steward-goes-on = La modération met fin à la pause de cette table.
steward-closes = La modération ferme cette table. La partie s’arrête là, sans vainqueur.
steward-gives-time = La modération accorde à { $who } { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} de plus pour réfléchir.
steward-moves = La modération a déplacé cette table ici.
steward-frees-a-chair = La modération a libéré une place.
steward-removes = La modération a retiré { $who } de la partie ; un ordinateur prend le relais.
steward-removes-last = La modération a retiré { $who } de la partie. Personne d’autre n’y joue : elle s’arrête là.
steward-seats = Bienvenue, { $who } ! La modération vous confie cette place, avec sa main et son plateau.
steward-keeps-out = La modération ne laisse plus { $who } ouvrir ni rejoindre de tables sur ce serveur. À cette table, la partie continue comme avant.
steward-lets-in = La modération laisse de nouveau { $who } ouvrir et rejoindre des tables sur ce serveur.
not-on-this-server = Cette table n’est pas sur ce serveur.
no-clock-runs = Aucune pendule ne tourne à cette table : personne n’a besoin de plus de temps.
nobody-waits-for = Personne n’attend { $who } en ce moment : sa pendule ne tourne pas.
stands-here-already = La table est déjà dans ce salon.
sits-not-here = Cette personne ne joue pas à cette table.
is-kept-out = La modération de ce serveur, ou la personne qui héberge ce bot, ne vous laisse ni ouvrir ni rejoindre de tables ici.
was-not-sent-away = Cette personne n’a pas été retirée de cette table.
is-asked-back = La table { $table } vous est de nouveau ouverte.
table-is-called-off = La personne qui avait ouvert cette table l’a fermée.
why-called-off = la personne qui l’avait ouverte l’a fermée
rule-stewards = fonctionnement du bot : modération

## À la porte

steward-done = C’est fait, et annoncé à la table.
steward-nobody = Indiquez une autre personne : ni vous-même ni un bot.
steward-not-yourself = La modération ne peut pas s’attribuer une main ainsi. Proposez-vous avec /{ command-game } { command-game-take-over }, comme tout le monde.
chairs-whom = Qui doit quitter la table, ou peut y revenir ? Une personne retirée ne revient que si vous la réadmettez.
chairs-nobody = Il n’y a personne à retirer ni à réadmettre.
press-chairs = Joueurs…
press-send-away = Retirer : { $who }
press-ask-back = Réadmettre : { $name }
press-stand-in = Laisser jouer l’ordinateur, table { $table }
press-am-back = Je suis de retour
command-admin-pause = pause
    .about = Mettre une table en pause
command-admin-resume = reprendre
    .about = Mettre fin à la pause d’une table
command-admin-more-time = plus-de-temps
    .about = Donner plus de temps à quelqu’un
command-admin-remove = retirer
    .about = Retirer quelqu’un ; un ordinateur prend le relais
command-admin-replace = remplacer
    .about = Donner la place de quelqu’un à une autre personne
command-admin-move = déplacer
    .about = Déplacer une table dans un autre salon
command-admin-block = bloquer
    .about = Empêcher quelqu’un d’ouvrir ou de rejoindre des tables ici
command-admin-unblock = débloquer
    .about = Laisser de nouveau quelqu’un ouvrir et rejoindre des tables ici
word-player = personne
    .about = La personne concernée
word-by = par
    .about = Qui prend la place
word-table = table
    .about = Le numéro de la table, si ce n’est pas celle de ce salon
