# La première partie, guidée : deux phrases avant chaque nouveauté, et ce que le moniteur pense d’un coup.

command-learn = apprendre
    .about = Votre première partie, guidée : deux tours avec un moniteur, dix minutes environ
press-learn = Apprendre { $game }
press-learned = Jouer une partie entière contre Wolfgang, facile
press-lesson = Vers votre leçon
lesson-is-there = Votre leçon a commencé dans vos messages privés avec moi. Si vous ne l’y voyez pas, autorisez les messages privés de ce serveur, ou tapez **/{ command-learn }** directement chez moi.

coach-same = **Moniteur :** J’aurais fait de même.
coach-nearly = **Moniteur :** Bonne idée. À peine autrement, j’aurais dit : « { $move } ».
coach-rather = **Moniteur :** C’est permis. J’aurais plutôt choisi ceci : « { $move } ».

lesson-princes-choosing = **Vos premières cartes.** Chacune de ces personnes veut un bâtiment, un paysage et une liberté ; plus vous en avez, plus ses œuvres valent. Gardez-en { $kept } qui veulent les mêmes choses.
lesson-princes-nominating = **Une enchère.** Chacun peut acheter un objet par tour : nommez-en un, c’est déjà une offre de { $opening }. Un saltimbanque aide toutes vos œuvres à venir ; un paysage aide celles qui le veulent ; un architecte rend les bâtiments moins chers.
lesson-princes-bidding = **Enchérir.** Chaque offre monte de { $step } ; qui passe ne renonce qu’à cet objet. Si vous passez, vous pouvez encore en acheter un autre ce tour-ci.
lesson-princes-placing = **Lui trouver une place.** Votre paysage doit tenir dans votre grille, et il y reste. Laissez de la place aux grands bâtiments : le bord est un bon endroit.
lesson-princes-picking = **Une carte parmi plusieurs.** Vous voyez { $drawn } cartes et en gardez une ; les autres retournent sous la pioche. Cherchez ce que votre domaine a déjà, ou aura bientôt.
lesson-princes-recruiting = **Recruter.** Vous pouvez prendre tout de suite en main une profession posée devant un autre joueur. Vous pouvez aussi garder la carte pour plus tard : elle ne coûte pas d’action.
lesson-princes-acting = **À vous.** Vous avez { $actions } actions, et chacune rendra une œuvre future plus précieuse. Au tour 1, une œuvre doit valoir { $first } ; presque personne n’y arrive d’emblée : construisez ce que veulent vos gens.
lesson-princes-value = **Ce que vaut une œuvre.** Un poète avec un théâtre (+{ $building }), la liberté de voyager (+{ $freedom }), deux saltimbanques (+{ $jesters }) et quatre cartes (+{ $cards }), cela fait { $value }. Cela rapporte { $florins }, ou bien { $points } points et { $rest } ; à vous de choisir, entre les deux aussi.
lesson-princes-working = **Une œuvre !** L’un de vos gens vaut assez maintenant. Prenez de l’argent si vous voulez encore acheter et construire, des points sinon ; la meilleure œuvre du tour en rapporte { $best } de plus.
lesson-princes-round = **Le deuxième tour.** Une œuvre doit maintenant valoir { $second }, et cela ne fait que monter. La partie est une course : préparez, et réalisez vos œuvres avant qu’elles ne deviennent trop chères.
lesson-princes-learned = **Ce que vous savez maintenant :** vous avez choisi vos gens, acheté aux enchères, placé, construit, pris des cartes, et vous savez ce que vaut une œuvre. C’étaient deux tours sur sept ; la suite est pareille, seulement plus chère. Continuez ici, ou commencez une partie entière.

press-hint = Conseil
press-enough = Merci, cela suffit
coach-leaves = Désormais le moniteur se tait. Avec **/{ command-settings } { command-settings-coach }**, il revient.
hint = **Conseil :** « { $move } »
reason-at-most = Pour { $lot-the }, je paierais au plus { $florins }.
reason-work = Valeur de l’œuvre maintenant ({ $card }) : { $value } ; cela fait { $points ->
    [0] { $florins }
    [one] 1 point et { $florins }
   *[other] { $points } points et { $florins }
}.
reason-gains = Autant que je puisse voir, cela rapporte { $points ->
    [one] environ 1 point
   *[other] environ { $points } points
} de plus que de finir ici.
no-clock-for-learning = À une table d’apprentissage, aucune pendule ne tourne.
lobby-teaching = **Table d’apprentissage :** qui la rejoint accepte que toutes les mains soient visibles, que les coups se reprennent librement et que rien ne soit classé. Aucune pendule ne tourne, aucun message privé n’est envoyé.
teaching-hands = **Ici, toutes les mains sont visibles :**
teaching-hand = **{ $who } :**
word-teaching = apprentissage
    .about = Table d’apprentissage : mains visibles, sans pendule, coups repris, avec un moniteur
command-settings-coach = moniteur
    .about = Si le moniteur vous explique ce qui est nouveau pour vous
word-explains = explique
    .about = Oui : deux phrases à chaque nouvelle sorte de question
settings-coach = Moniteur : explique ce qui est nouveau pour vous
settings-no-coach = Moniteur : silencieux
