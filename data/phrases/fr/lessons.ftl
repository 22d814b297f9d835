# La première partie, guidée : deux phrases avant chaque nouveauté, et ce que le moniteur pense d’un coup.

command-learn = apprendre
    .about = Votre première partie, guidée : les premiers tours avec un moniteur, dix minutes environ
press-learn = Apprendre { $game }
press-lesson = Vers votre leçon
press-learn-instead = Quitter la table { $table } et apprendre
lesson-is-there = Votre leçon a commencé dans vos messages privés avec moi. Si vous ne l’y voyez pas, autorisez les messages privés de ce serveur, ou envoyez-moi **/{ command-learn }** en message privé. Pour que d’autres regardent : **/{ command-learn } { word-public }**.
lesson-is-public = Votre leçon commence ici, et qui ouvre ce fil peut regarder : toutes les mains sont visibles.
word-public = public
    .about = Oui : dans un fil de ce salon, où d’autres peuvent regarder, mains comprises

coach-same = **Moniteur :** J’aurais fait de même.
coach-nearly = **Moniteur :** Bonne idée. J’aurais fait un peu autrement : « { $move } ».
coach-rather = **Moniteur :** C’est possible. J’aurais plutôt choisi ceci : « { $move } ».

lesson-princes-choosing = **Vos premières cartes.** Chacune de ces personnes veut un bâtiment, un paysage et une liberté ; plus vous en avez, plus ses œuvres ont de valeur. Gardez-en { $kept } qui veulent les mêmes choses.
lesson-princes-nominating = **Une enchère.** Chacun peut acheter un objet par tour : désignez-en un, c’est déjà une offre de { $opening }. Un saltimbanque aide toutes vos œuvres à venir ; un paysage aide les personnes qui le veulent ; un architecte rend les bâtiments moins chers.
lesson-princes-bidding = **Enchérir.** Chaque offre monte de { $step } ; qui passe ne renonce qu’à cet objet. Si vous passez, vous pouvez encore en acheter un autre ce tour-ci.
lesson-princes-placing = **Lui trouver une place.** Votre paysage doit tenir dans votre grille, et il y reste. Laissez de la place aux grands bâtiments : un paysage est bien au bord.
lesson-princes-picking = **Une carte parmi plusieurs.** Vous voyez { $drawn } cartes et en gardez une ; les autres retournent sous la pioche. Cherchez ce que votre domaine a déjà, ou aura bientôt.
lesson-princes-recruiting = **Recruter.** Vous pouvez prendre tout de suite en main une profession posée devant un autre joueur. Vous pouvez aussi garder la carte pour plus tard : elle ne coûte pas d’action.
lesson-princes-acting = **À vous.** Vous avez { $actions } actions, et chacune rendra une œuvre future plus précieuse. Au tour 1, une œuvre doit valoir { $first } ; presque personne n’y arrive d’emblée : construisez ce que veulent vos professions.
lesson-princes-value = **Ce que vaut une œuvre.** Un poète avec un théâtre (+{ $building }), la liberté de voyager (+{ $freedom }), deux saltimbanques (+{ $jesters }) et quatre cartes (+{ $cards }), cela fait { $value }. À { $each } l’unité, l’œuvre rapporte { $florins } ; vous pouvez prendre à la place un point par tranche de { $price } : { $points } points et { $rest }, ou toute solution entre les deux.
lesson-princes-working = **Une œuvre !** L’une de vos professions peut maintenant réaliser une œuvre. Prenez de l’argent si vous voulez encore acheter et construire, des points sinon ; la meilleure œuvre du tour en rapporte { $best } de plus.
lesson-princes-round = **Le deuxième tour.** Une œuvre doit maintenant valoir { $second }, et la barre ne fait que monter. La partie est une course : préparez vos œuvres, et réalisez-les avant que la barre ne soit trop haute.
lesson-princes-learned = **Ce que vous savez maintenant :** vous avez choisi vos professions, acheté aux enchères, placé, construit, pris des cartes, et vous savez ce que vaut une œuvre. C’étaient deux tours sur sept ; la suite est pareille, mais la barre monte. Continuez ici, ou commencez une partie entière.
lesson-princes-afterwards = Jouer une partie entière contre Wolfgang, facile

press-hint = Conseil
press-enough = Continuer sans le moniteur
coach-leaves = Désormais, le moniteur se tait. **/{ command-settings } { command-settings-coach }** le fait revenir.
hint = **Conseil :** « { $move } »
reason-at-most = Pour { $lot-the }, je paierais au plus { $florins }.
reason-work = Avec { $card-the }, une œuvre vaut maintenant { $value } ; elle rapporte { $florins ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $florins }{ $points ->
        [0] {""}
        [one] {" "}et { $points } point
       *[other] {" "}et { $points } points
    }
}.
reason-gains = À ce que je vois, cela rapporte { $points ->
    [one] environ 1 point
   *[other] environ { $points } points
} de plus que de finir le tour ici.
reason-rather = À ce que je vois, cela rapporte { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
} de plus que si vous y renonciez.
reason-kinship = Les personnes que vous gardez veulent davantage les mêmes choses.
reason-keep = Avec ce que vous avez, cette carte promet { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}.
reason-place = Placé ici, le paysage laisse le plus de place aux bâtiments.
reason-not-worth = Je ne paierais pas autant pour { $lot-the }.
reason-withdraw = Rien de ce qui reste ne vaut pour vous la mise à prix.
reason-end = Ce que vous pourriez encore faire coûterait plus que cela ne rapporte.
no-clock-for-learning = Une table d’apprentissage n’a pas de pendule.
lobby-teaching = **Table d’apprentissage :** qui la rejoint accepte que toutes les mains soient visibles, que les coups se reprennent librement et que rien ne compte pour le classement. Il n’y a pas de pendule, et aucun message privé n’est envoyé.
teaching-hands = **Ici, toutes les mains sont visibles :**
teaching-hand = **{ $who } :**
word-teaching = apprentissage
    .about = Table d’apprentissage : mains visibles, sans pendule, coups annulables, non classée, avec moniteur
command-settings-coach = moniteur
    .about = Si le moniteur vous explique ce qui est nouveau pour vous
word-explains = explique
    .about = Oui : deux phrases à chaque nouvelle sorte de question
settings-coach = Moniteur : explique ce qui est nouveau pour vous
settings-no-coach = Moniteur : silencieux
