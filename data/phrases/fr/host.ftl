# Ce que le bot dit des tables, des gens et du temps, quel que soit le jeu.

## Où en est une table

table-is-gathering = À cette table, la partie n’a pas encore commencé.
table-is-playing = La partie est en cours.
table-is-paused = Cette table est en pause.
table-is-frozen = Cette partie est bloquée par une erreur dans le programme ou dans les coups enregistrés. Rien n’est perdu ; les joueurs sont prévenus.
table-is-over = Cette partie est terminée. Merci d’avoir joué !
table-is-cancelled = Cette table a été fermée.

why-asleep = personne ne l’a lancée
why-everybody-left = tout le monde est parti
why-everybody-resigned = tout le monde a abandonné
why-given-up = la table a décidé d’arrêter
why-closed = la modération l’a fermée

## Nouvelles pour la table

game-starts = { $seats ->
    [one] Les cartes sont distribuées. Bonne partie !
   *[other] Les cartes sont distribuées à { $seats } joueurs. Bonne partie !
}
table-fell-asleep = { $people ->
    [one] Personne n’a rejoint cette table depuis un jour : elle s’endort et laisse la place à d’autres.
   *[other] Personne n’a lancé la partie depuis deux semaines : cette table s’endort.
} Elle se réveille dès que quelqu’un la rejoint ou y revient.
table-closes = Le dernier joueur est parti : cette table est fermée.
table-pauses = C’est décidé : la table fait une pause, et les pendules s’arrêtent.
table-goes-on = C’est décidé : la partie reprend.
table-is-given-up = C’est décidé : la partie s’arrête là, sans vainqueur.
table-freezes = La table { $table } est bloquée : la partie enregistrée ne peut plus être rejouée exactement. Aucun coup n’est perdu ; la personne qui héberge ce bot peut examiner l’erreur.
table-is-torn = La table { $table } est bloquée : la partie enregistrée est endommagée, et je n’y touche plus. La personne qui héberge ce bot peut la rétablir à partir d’une sauvegarde.
table-breaks-law = La table { $table } est bloquée : après le dernier coup, les comptes de la partie ne sont plus justes, à cause d’une erreur de ce programme. Aucun coup n’est perdu ; la personne qui héberge ce bot est prévenue et peut laisser la partie continuer.
table-restored = Cette table a été restaurée à partir d’une sauvegarde. Ce qui a été fait après <t:{ $at }:t> n’a pas été conservé : vérifiez le plateau, vos souhaits et vos plans.
table-restored-moves = Cette table a été restaurée à partir d’une sauvegarde. { $count ->
    [one] Le coup { $first } n’a pas été conservé
   *[other] Les coups { $first } à { $last } n’ont pas été conservés
}, ni rien de ce qui a été fait après <t:{ $at }:t> : vérifiez le plateau, vos souhaits et vos plans.
table-restarts = Redémarrage du bot : <t:{ $at }:R>, avec une courte interruption. Rien ne se perd : chaque partie reprend là où elle en est.
table-thaws = La personne qui héberge ce bot a examiné l’erreur : la partie continue.
takes-back = { $who } annule { $count ->
    [one] un coup
   *[other] { $count } coups
}.
    .you = Vous annulez { $count ->
    [one] un coup
   *[other] { $count } coups
}.
all-take-back = C’est décidé : { $count ->
    [one] le dernier coup est annulé.
   *[other] les { $count } derniers coups sont annulés.
}
stand-in-plays = L’ordinateur joue à la place { $who-of }, qui peut revenir à tout moment en jouant.
is-back = { $who } est de retour à la table.
    .you = Vous êtes de retour à la table.
resigns = { $who } quitte la partie pour de bon ; un ordinateur prend le relais.
    .you = Vous quittez la partie pour de bon ; un ordinateur prend le relais.
resigns-last = { $who } quitte la partie pour de bon. Personne d’autre n’y joue : elle s’arrête là.
    .you = Vous quittez la partie pour de bon. Personne d’autre n’y joue : elle s’arrête là.
substitute-sits-down = Bienvenue, { $who } ! Vous prenez cette place, avec sa main et tout son plateau.
substitute-takes-over = Bienvenue, { $who } ! Vous remplacez { $whom } et reprenez sa main et tout son plateau.
deadline-passed = { $then ->
    [pass] Le temps est écoulé : { $who } passe, si les règles le permettent.
    [stand-in] Le temps est écoulé pour { $who } : un ordinateur prend le relais.
   *[wait] Le temps est écoulé pour { $who } ; on attend encore.
}
private-messages-closed = { $who }, je ne peux pas vous écrire en privé. Ici, les boutons vous montrent toujours votre main et les dernières nouvelles.

## Nouvelles pour une personne

reminder = { $who }, la table vous attend.
channel-is-gone = Le salon de la table { $table } n’existe plus, ou je ne peux plus y écrire.
server-is-gone = Je ne suis plus sur le serveur de la table { $table }. La partie n’est pas perdue, et vos boutons fonctionnent toujours ici. La personne qui a ouvert la table peut la déplacer sur un autre serveur : il suffit d’y utiliser /{ command-game } { command-game-status } dans un salon.

asks-for-a-rematch = { $who } aimerait rejouer avec vous, à la table { $table }. Vous en êtes ?

## Votes

motion-undo = { $count ->
    [one] annuler le dernier coup
   *[other] annuler les { $count } derniers coups
}
motion-stand-in = faire jouer l’ordinateur pour { $who }
motion-substitute = remplacer { $who } par quelqu’un d’autre
motion-pause = faire une pause
motion-resume = reprendre la partie
motion-cancel = arrêter la partie ici
votes-for = { $who } vote pour : « { $motion } ». { $missing ->
    [one] Il manque encore une voix.
   *[other] Il manque encore { $missing } voix.
}
    .you = Vous votez pour : « { $motion } ». { $missing ->
    [one] Il manque encore une voix.
   *[other] Il manque encore { $missing } voix.
}
votes-against = { $who } vote contre : « { $motion } ». On ne change donc rien.
    .you = Vous votez contre : « { $motion } ». On ne change donc rien.
asks-for-a-vote = { $who } propose : « { $motion } ». Qu’en dites-vous ?
votes-came-to-nothing = La proposition « { $motion } » reste sans suite : personne n’a voté à temps, ou la chose n’est plus possible.
offers-to-substitute = Quelqu’un aimerait prendre la place { $who-of }. Qu’en disent les autres ?

no-such-motion = Une table ne peut pas voter sur « { $motion } ».
voted-already = Vous avez déjà voté pour : « { $motion } ». On attend l’avis des autres.
offered-already = Vous avez déjà proposé de prendre une place ; attendez la réponse.
another-has-offered = Quelqu’un a déjà proposé de prendre la place { $who-of } ; attendez la réponse.
nobody-offered = Personne ne s’est encore proposé pour « { $motion } ».
no-such-seat = { $seats ->
    [one] Personne ne joue à cette place : il n’y a pas de vote possible.
   *[other] Choisissez une place de 1 à { $seats } où quelqu’un joue.
}
seat-is-not-silent = { $days ->
    [one] { $who } a encore du temps. Quand ce temps sera écoulé (sans pendule : après { $days } jour), les autres pourront décider.
   *[other] { $who } a encore du temps. Quand ce temps sera écoulé (sans pendule : après { $days } jours), les autres pourront décider.
}

nobody-wants-it = Aucun vote n’est en cours à ce sujet : « { $motion } ».
of-another-vote = Ce bouton date d’un vote précédent (« { $motion } ») : rien n’a été pris en compte. Pour le vote en cours, utilisez les boutons du plateau.

## Refus : tables et places

no-such-table = Je ne trouve pas cette table ; elle a peut-être été supprimée.
does-not-sit-here = Vous ne jouez pas à cette table.
sits-already = Cette personne joue déjà à cette table.
you-play-already = Vous êtes déjà à cette table.
sits-there-no-more = Quelqu’un d’autre joue maintenant à cette place ; vérifiez qui est à la table.
opened-for-several = Cette table a été ouverte pour { $fewest } à { $most } joueurs, et il n’y a encore que vous. Invitez quelqu’un ou ajoutez un ordinateur avec /{ command-game } { command-game-add-computer }. Pour jouer en solo : /{ command-game } { command-game-new } avec « { word-solo } ».
was-sent-away = Votre place à cette table vous a été retirée. La personne qui a ouvert la table peut vous réadmettre.
started-already = Cette partie a déjà commencé.
rematch-after-the-end = La revanche attendra la fin de cette partie.
no-such-game = Je ne connais pas de jeu « { $game } ». Jeux proposés ici : { $games }.
table-is-full = { $most ->
    [one] Cette table est complète : elle a { $most } place.
   *[other] Cette table est complète : elle a { $most } places.
}
only-the-owner = Seule la personne qui a ouvert cette table peut le faire.
no-such-guest = Je ne connais pas d’ordinateur « { $guest } ». On peut inviter : { $guests }.
no-such-pictures = Au choix pour les images : { $pictures }.
no-such-board = Le plateau s’affiche soit en largeur, soit en hauteur.
no-such-clock = Je ne connais pas de pendule « { $clock } ». Au choix : { $clocks }, ou une heure comme 18:30.
has-resigned = Vous avez quitté cette partie pour de bon.
nobody-to-stand-in-for = L’ordinateur joue déjà à la place { $who-of }.
wrong-number-of-moves = { $most ->
    [one] On ne peut jouer qu’un coup à la fois.
   *[other] On peut jouer de 1 à { $most } coups à la fois.
}
no-orders-here = Dans ce jeu, il n’y a pas de souhaits à formuler.
no-such-order = Ce souhait n’est plus sur votre liste.

## Refus : heures

nothing-to-snooze = Rien ne vous attend ici : il n’y a rien à vous rappeler.
snooze-only-so-long = { $days ->
    [one] Un rappel peut être reporté de { $days } jour au plus.
   *[other] Un rappel peut être reporté de { $days } jours au plus.
}
no-such-zone = Je ne connais pas le fuseau horaire « { $zone } ». Le plus simple : une grande ville proche, comme Europe/Rome.
night-too-long = { $hours ->
    [one] Les heures calmes durent { $hours } heure au plus, pour qu’aucune échéance ne vous échappe.
   *[other] Les heures calmes durent { $hours } heures au plus, pour qu’aucune échéance ne vous échappe.
}
remind-too-often = { $hours ->
    [one] Choisissez au plus un rappel par heure et au moins un par mois, ou désactivez les rappels.
   *[other] Choisissez au plus un rappel toutes les { $hours } heures et au moins un par mois, ou désactivez les rappels.
}
vacation-needs-an-end = { $days ->
    [one] Dites quand vous revenez ; une absence dure { $days } jour au plus.
   *[other] Dites quand vous revenez ; une absence dure { $days } jours au plus.
}
vacation-is-over = Cette absence finirait avant de commencer, ou elle est déjà passée.
vacation-too-long = { $days ->
    [one] Une absence dure { $days } jour au plus, par égard pour les autres.
   *[other] Une absence dure { $days } jours au plus, par égard pour les autres.
}

## Le fonctionnement du bot, par son nom

rule-table = fonctionnement du bot : où en est une table
rule-lobby = fonctionnement du bot : ouvrir et rejoindre des tables
rule-votes = fonctionnement du bot : votes
rule-stand-in = fonctionnement du bot : temps écoulé et remplacements
rule-snooze = fonctionnement du bot : rappels
rule-hours = fonctionnement du bot : vos heures
rule-clocks = fonctionnement du bot : pendules
