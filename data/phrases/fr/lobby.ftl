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

about-princes = Vous êtes à la tête d’une famille florentine : achetez aux enchères paysages et architectes, aménagez votre domaine, et attirez-y artistes et savants dont les œuvres rapportent argent et gloire.
about-firenze = Vous élevez les tours de Florence : prenez des briques avec les cartes d’une rangée, empilez-les par couleur et remplissez les commandes avant que les autres n’y posent leur sceau.

computer-of-level = { $name } ({ $level })
lobby-choose-computer = Quel doit être le niveau de l’ordinateur ?
lobby-level = **{ $guest }** – { $about }
lobby-computers = Joueurs automatiques : { $computers }
lobby-recommended = { $clock } (conseillée)
lobby-clock-is = Pendule : { $clock }
lobby-choose-clock = Combien de temps pour répondre ?
lobby-cover = À quoi ressemble une partie du jeu { $game }.
lobby-how = Rejoignez la table ci-dessous. La personne qui l’a ouverte choisit la pendule et les options, et lance la partie. Inutile de connaître les règles : chaque coup est un bouton, et /{ command-help } l’explique.
lobby-computer = { $who } – { $guest }

word-where = lieu
    .about = Où jouer ; ici, si vous n’indiquez rien
where-thread = un fil à part
thread-name = { $game } · { $name }
thread-not-here = Un fil à part ne peut s’ouvrir que depuis un salon textuel d’un serveur.
thread-refused = Discord n’ouvre pas de fil ici pour le moment : rien n’a commencé. Réessayez plus tard, ou sans fil.
thread-too-many = Ce serveur compte déjà autant de fils actifs que Discord en permet : rien n’a commencé. Il y aura de nouveau de la place dès qu’un fil sera archivé ; sinon, essayez sans fil.
