# Comment s’appellent les joueurs automatiques, et ce qu’une table dit de son jeu avant qu’il commence.

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

about-princes = Sept tours : un achat et deux actions chacun. Qui a le plus de points de prestige gagne ; ils viennent surtout des œuvres de vos professions.
about-firenze = Élevez des tours d’une couleur et remettez-les contre des commandes : plus haut, plus de points. À la fin, qui en a le plus gagne.

computer-of-level = { $name } ({ $level })
lobby-choose-computer = Quel doit être le niveau de l’ordinateur ?
lobby-level = **{ $guest }** – { $about }
lobby-computers = Joueurs automatiques : { $computers }
lobby-recommended = { $clock } (conseillée)
lobby-clock-is = Pendule : { $clock }
lobby-choose-clock = Combien de temps pour répondre ?
lobby-cover = Comment commence une partie du jeu { $game }.
lobby-free = libre
lobby-how = Rejoignez la table ci-dessous ; inutile de connaître les règles : chaque coup est un bouton, et /{ command-help } l’explique.
lobby-computer = { $who } – { $guest }

word-where = lieu
    .about = Où jouer ; ici, si vous n’indiquez rien
where-thread = un fil à part
thread-name = { $game } · { $name }
thread-not-here = Un fil à part ne peut s’ouvrir que depuis un salon textuel d’un serveur.
thread-refused = Discord n’ouvre pas de fil ici pour le moment : rien n’a commencé. Réessayez plus tard, ou sans fil.
thread-too-many = Ce serveur compte déjà autant de fils actifs que Discord en permet : rien n’a commencé. Il y aura de nouveau de la place dès qu’un fil sera archivé ; sinon, essayez sans fil.
limit-lobbies = Vos tables { $tables } attendent encore une deuxième personne ; la limite est de { $most } à la fois. Vous pourrez en ouvrir une autre dès que l’une d’elles sera rejointe, lancée ou fermée ; la première s’endort <t:{ $free }:R>.
limit-openings = Vous avez ouvert { $most } tables en une heure. Vous pourrez ouvrir la prochaine <t:{ $free }:R>.
limit-play-ons = Vous avez déjà une reprise à la table { $tables }. Une fois finie ou abandonnée, vous pourrez commencer la suivante.
limit-reviews = Je suis encore en train de revoir votre partie à la table { $tables }. Ensuite, vous pourrez en demander une autre.
