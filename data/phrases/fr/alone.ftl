# À la porte, en solo contre Wolfgang : comment demander la partie, ses boutons, son récit.

## Demander la partie

lobby-started-here = La partie commence. Tout se passe ici : le plateau, votre main et vos boutons sont dans un seul message.
press-alone = Jouer en solo
press-alone-at = { $level } · { $dummies ->
    [2] comme à quatre joueurs
   *[other] comme à cinq joueurs
}
solo-levels = En solo contre Wolfgang, l’Automa : des cartes et un dé décident pour lui. Avec combien d’argent commence-t-il, et jouez-vous comme à quatre ou à cinq joueurs ? La partie commence aussitôt.
solo-not-here = { $game } se joue à { $fewest } au moins, donc pas en solo. Vous pouvez ajouter des ordinateurs avec /{ command-game } { command-game-add-computer }.
others-sit-here = D’autres joueurs sont à cette table : on ne peut plus y jouer en solo. Ouvrez une table en solo dans un autre salon, dans un fil ou en message privé avec moi.
nobody-to-ask = Vous pouvez annuler tout ce qui a suivi le dernier lancer de dé ou la dernière carte révélée ; les coups précédents restent.
word-solo = solo
    .about = En solo contre Wolfgang : la difficulté
word-dummies = neutres
    .about = En solo contre Wolfgang : le nombre de joueurs neutres

## Ce qui est demandé, et les boutons

solo-asks-nominating = { $who } : choisir un objet (enchère { $number } sur { $most }).
    .you = Enchère { $number } sur { $most } : choisissez un objet, ou laissez Wolfgang acheter.
solo-asks-last = { $who } : choisir un objet à { $price } (dernière enchère, sans dé).
    .you = Dernière enchère, sans dé : quel objet prenez-vous à { $price } ? Si vous renoncez, Wolfgang achète.
solo-asks-bidding = { $who } : acheter { $lot-the } à { $price }, ou refuser.
    .you = Acheter { $lot-the } à { $price }, ou refuser ?
solo-wants-first = Dans l’ordre de Wolfgang ; le dé fixe le prix.
press-solo-nominate = { $rank }. { $lot } ({ $add ->
    [0] dé
   *[other] dé+{ $add }
})
press-solo-last = { $lot } à { $price }
press-solo-buy = Acheter à { $price-short }
press-solo-decline = Refuser

## Le récit

press-story = Qu’a fait Wolfgang ?
chapter-auctions = Tour { $round } : enchères
chapter-automa-buys = Wolfgang achète
chapter-actions = Actions
chapter-automa-turn = Au tour de Wolfgang
chapter-turn = Au tour { $who-of }
    .you = À vous
chapter-round-ends = Fin du tour
story-round = { $counter } { $round }
story-rounds = Un autre moment…
story-in-file = Le récit, trop long pour un message, est dans le fichier.

## Résultats

ratings-alone-line = **{ $name }** – parties en solo : { $games } · victoires : { $wins } · record : { $best ->
    [one] { $best } point
   *[other] { $best } points
}

## Aide

help-solo-nominating = Choisissez un objet. Un dé est lancé et le nombre entre parenthèses s’y ajoute, en centaines de florins. Pour { $step } de plus, l’objet est à vous. Si vous refusez, Wolfgang l’aura peut-être, et vous ne pourrez plus le choisir ce tour-ci. Vous pouvez payer au plus { $means }.
help-solo-last = La dernière enchère se joue sans dé : prenez un des objets à { $opening }, ou renoncez. Vous pouvez payer au plus { $means }.
help-solo-bidding = Achetez à { $next }, et vos enchères sont terminées pour ce tour ; ou refusez, et choisissez autre chose. Vous pouvez payer au plus { $means }.
topic-solo = En solo contre Wolfgang
digest-solo = Vous jouez contre **Wolfgang**, l’Automa : des cartes et un dé décident pour lui. Pour commencer : **/{ command-game } { command-game-new }** et un niveau, dans un salon ou en message privé avec moi.
    · **Joueurs neutres :** avec deux, c’est une partie à quatre ; avec trois, une partie à cinq. Ils n’ont que des professions.
    · **Ce que veut Wolfgang :** une carte Automa le montre, avec un nombre pour chaque objet.
    · **Vos enchères :** choisissez un objet, et un dé est lancé. Le prix est la somme du dé et du nombre de l’objet, en centaines de florins, plus { $step }.
    · **Acheter ou refuser :** si vous refusez, choisissez un autre objet ; un objet ne se choisit qu’une fois par tour.
    · **Achat obligatoire :** si le nombre de l’objet est 0 et que le dé donne { $forced } ou moins, vous devez acheter, pour { $most } au plus.
    · **Nombre d’enchères :** autant que de joueurs, Wolfgang et joueurs neutres compris. La dernière se joue sans dé, à { $opening } ; les deux objets qui ont les plus grands nombres n’y sont pas en vente.
    · **Wolfgang achète** ce qu’il désire le plus parmi ce qu’il peut avoir. S’il manque d’argent, il paie en points, même au-dessous de zéro.
    · **Actions :** pour Wolfgang, deux cartes Automa sont révélées. Sur chacune, il fait la première action possible.
    · **Annuler :** tout ce qui a suivi le dernier lancer de dé ou la dernière carte révélée. Personne n’attend : il n’y a pas de pendule.
    Le détail, carte par carte : **{ press-story }**
