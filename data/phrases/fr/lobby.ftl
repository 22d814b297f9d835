# Comment s’appellent les ordinateurs, et ce qu’une table dit de son jeu avant qu’il commence.

computer-princes-poliziano = Politien
computer-princes-landino = Landino
computer-princes-ficino = Ficin
computer-princes-pulci = Pulci
computer-princes-alberti = Alberti
computer-princes-scala = Scala

computer-firenze-brunelleschi = Brunelleschi
computer-firenze-ghiberti = Ghiberti
computer-firenze-michelozzo = Michelozzo
computer-firenze-arnolfo = Arnolfo
computer-firenze-talenti = Talenti
computer-firenze-cronaca = Cronaca

about-princes = Sept tours, chacun avec un achat et deux actions. Le plus grand total l’emporte ; les points viennent surtout des œuvres de vos professions.
about-firenze = Élevez des tours unicolores pour remplir des commandes : plus elles sont hautes, plus elles rapportent. Après le dernier sceau, le plus grand total l’emporte.

computer-name = { $name }°
lobby-choose-computer = Quel niveau pour l’ordinateur ?
lobby-level = **{ $guest }** – { $about }
lobby-computers = ° Ordinateurs : { $computers }
lobby-recommended = Pendule : { $clock } (conseillée)
lobby-clock-is = Pendule : { $clock }
lobby-choose-clock = Combien de temps pour répondre ?
lobby-cover = Le début d’une partie du jeu « { $game } ».
lobby-free = libre
lobby-how = Rejoignez la table ci-dessous ; inutile de connaître les règles : chaque coup a son bouton, et /{ command-help } l’explique.
lobby-computer = { $who } – { $guest }

word-where = lieu
    .about = Où jouer ; ici, si vous n’indiquez rien
where-thread = un fil à part
thread-name = { $game } · { $name }
thread-not-here = Un fil à part ne peut s’ouvrir que depuis un salon textuel d’un serveur.
thread-refused = Discord n’ouvre pas de fil ici pour le moment ; rien n’a donc été ouvert. Réessayez plus tard, ou sans fil à part.
thread-too-many = Ce serveur compte déjà autant de fils actifs que Discord en permet ; rien n’a donc été ouvert. Il y aura de nouveau de la place dès qu’un fil sera archivé ; sinon, essayez sans fil à part.
limit-lobbies = Vos tables { $tables } attendent encore une deuxième personne : { $most } à la fois, c’est le maximum. Vous pourrez en ouvrir une autre dès que quelqu’un rejoindra l’une d’elles, que la partie y commencera ou que vous la fermerez. Sinon, la première s’endormira <t:{ $free }:R>.
limit-openings = Vous avez ouvert { $most } tables en une heure. Vous pourrez ouvrir la prochaine <t:{ $free }:R>.
limit-play-ons = Vous avez déjà une reprise en cours (table { $tables }). Quand cette partie sera finie ou abandonnée, vous pourrez en reprendre une autre.
limit-reviews = J’analyse encore votre partie à la table { $tables }. Ensuite, vous pourrez m’en confier une autre.

lobby-keep-free = Ou commencez tout de suite : des ordinateurs occupent les places libres jusqu’à ce que quelqu’un vienne les prendre.
press-start-free = Commencer à { $players } : { $guest }
nothing-to-keep = Places déjà prises à cette table : { $seats }. Choisissez un nombre plus grand.
board-free-places = { $who-count ->
    [one] Place à prendre : { $who }
   *[other] Places à prendre : { $who }
}
press-places = Places libres
free-places = { $who-count ->
    [one] Place à prendre : { $who }. Un ordinateur l’occupe
   *[other] Places à prendre : { $who }. Un ordinateur occupe chacune d’elles
} jusqu’à ce que quelqu’un vienne. Si vous prenez une place, vous recevez la main et le plateau qui vont avec. C’est possible une seule fois par table, et le résultat ne compte pas pour le classement.{ $vote ->
    [0] {""}
   *[other] {" "}Les autres sont d’abord consultés, car le premier tour est terminé.
}
no-free-places = Aucune place n’est libre à cette table.
press-takeover = Prendre la place { $who-of }
takeover-offered = Je demande leur avis aux autres et je vous tiens au courant.
no-such-takeovers = Choisissez comment on prend une place libre après le premier tour : à tout moment, ou après un vote.
table-takeovers = Places libres
takeovers-ask = Après un vote, sauf au premier tour
takeovers-free = Libres à tout moment
word-with-free = joueurs
    .about = Combien de joueurs ; des ordinateurs occupent les places libres en attendant
sat-here-before = Cette personne a déjà eu une place à cette table et connaît la main d’un joueur.

command-play = jouer
    .about = Dire que vous voulez jouer : rejoindre une table qui convient ou en ouvrir une
word-with-players = joueurs
    .about = À combien vous voulez jouer
word-pace = rythme
    .about = À quelle vitesse
word-when = quand
    .about = Aujourd’hui, ou un jour de cette semaine
play-today = aujourd’hui
play-week = cette semaine
play-on-servers = Pour trouver d’autres joueurs, utilisez /{ command-play } dans un salon d’un serveur. Ici, vous pouvez jouer contre des ordinateurs, ou apprendre un jeu avec /{ command-learn }.
play-wish = Je cherche pour vous une partie du jeu « { $game } »{ $players ->
    [0] {""}
   *[other] {" "}à { $players }
}{ $pace-count ->
    [0] {""}
   *[other] , pendule : { $pace }
}. La recherche se termine { $when }, ou quand une partie commence. Pour la modifier, utilisez /{ command-play } avec des options.
press-unwish = Je ne veux plus jouer
play-taken-back = C’est noté : je ne cherche plus de table pour vous ici.
play-joined = Vous avez rejoint la table { $table }, qui cherche des joueurs comme vous.
press-to-table = Vers la table
play-opened = Aucune table ne convient encore : j’ai ouvert pour vous la table { $table } et j’en avertis les personnes qui veulent jouer. Si elle commence avec des ordinateurs, on peut prendre leurs places à tout moment ; vous pouvez changer cela dans ses options.
play-on-list = Aucune table ne convient, et on ne peut pas en ouvrir ici pour l’instant. Vous êtes sur la liste, et je vous préviendrai quand une table s’ouvrira. Votre inscription expire { $when }.
play-missing = Une table « { $game } » cherche des joueurs ; il en manque { $missing }.
play-offer = Personne d’autre pour l’instant ? Vous pouvez commencer : des ordinateurs occupent les places libres, et n’importe qui peut en reprendre une à tout moment.
command-admin-call-role = appeler-rôle
    .about = Quel rôle est appelé quand une table cherche des joueurs, et combien de fois au plus
steward-call-role = Qui est appelé quand une table cherche des joueurs :
press-playnew = Plutôt ouvrir une table
aim-line = **{ $game } :** { $about }
