# Les leçons : quatre étapes, le coach, et deux phrases à chaque nouvelle sorte de question.

command-learn = apprendre
    .about = Le jeu en quatre courtes étapes avec un coach, dix minutes environ
press-learn = Apprendre { $game }
press-lesson = Vers ma leçon
press-learn-instead = Quitter la table { $table } et apprendre
lesson-is-there = Votre leçon a commencé dans nos messages privés. Si vous ne l’y voyez pas, autorisez les messages privés de ce serveur, ou envoyez-moi **/{ command-learn }** en message privé. Pour que d’autres puissent regarder : **/{ command-learn } { word-public }**.
lesson-is-public = Votre leçon commence ici. Ce fil est ouvert aux spectateurs : toutes les mains sont visibles.
word-public = public
    .about = Oui : dans un fil de ce salon, où d’autres peuvent tout voir, même les mains

coach-good = **Coach :** Bien choisi.
coach-against = **Coach :** « { $move } » aurait rapporté environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus.
coach-princes-lifts = Avec { $thing-the }, vos œuvres valent plus : { $gains }.

lesson-progress = Leçon, étape { $number } sur { $count }
press-lesson-first-game = Première partie avec le coach
lesson-then = Et maintenant, une partie entière contre { $count ->
    [one] { $count } apprenti
   *[other] { $count } apprentis
}, avec le coach ? Ce que cette leçon a omis tient sur une page.
lesson-won = **Vous gagnez { $points } à { $theirs } contre { $other }.** Le plus grand écart : { $source }, { $apart } en votre faveur.
lesson-lost = **{ $other } l’emporte par { $theirs } à { $points }.** Le plus grand écart : { $source }, { $apart } en votre défaveur.

stage-princes-aim = **Le but.** Sept tours, chacun avec un achat et deux actions. Le plus grand total l’emporte ; les points viennent surtout des œuvres de vos professions, quand elles ont ce qu’elles veulent. D’abord, une enchère : { $lot } à { $next } ?
stage-princes-bidding = **Enchérir.** Chaque enchère monte de { $step }. Si vous passez, vous ne renoncez qu’à cet objet ; vous pouvez encore en acheter un autre ce tour-ci.
stage-princes-placing = **Placer.** Un paysage reste dans votre domaine toute la partie. Les bâtiments sont grands : laissez-leur de la place et mettez plutôt le paysage au bord.
stage-princes-building = **Construire.** Vous avez deux actions. Avec { $card-the }, une œuvre vaut { $worth } ; il faut { $minimum } ce tour-ci. Construire { $wanted-the } ajoute { $more }, et chaque bâtiment rapporte aussitôt { $built } points.
stage-princes-first-work = **Votre première œuvre.** Avec { $card-the }, elle vaut { $worth } : { $paid }, ou { $most } points. Au début, les florins achètent ce qui augmente la valeur des œuvres suivantes ; à la fin, prenez plutôt des points.
stage-princes-rival = **Un rival.** { $rival } veut aussi ce paysage ({ $lot }), qui augmenterait la valeur de vos œuvres : { $lifted }. Enchérissez tant que ce paysage vaut pour vous le prix demandé ; au-delà, achetez autre chose.
stage-princes-best-work = **La meilleure œuvre.** Il faut maintenant au moins { $minimum } ; avec { $card-the }, une œuvre vaut { $worth }. La meilleure du tour rapporte { $best_work_points } points de plus : améliorez la vôtre avec une autre carte de profession, ou réalisez-la tout de suite.
stage-princes-last-round = **Le dernier tour.** Ensuite, les florins ne départagent que les ex æquo : prenez des points. Les cartes de prestige comptent à la fin, si leur but est atteint. La vôtre : { $prestige }.
press-lesson-princes-2 = Suite : bâtiments et œuvres
press-lesson-princes-3 = Suite : un rival
press-lesson-princes-4 = Suite : le dernier tour
plan-princes = Pour votre plan : { $cards-the } veulent la même chose ({ $thing-the }).
label-princes-work = { $card } : { $florins }
label-princes-work-points = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-princes-build = Construire : { $building }
label-princes-lot = { $lot }
label-princes-place = Placer en { $square }
label-princes-withdraw = Se retirer

lesson-princes-choosing = **Vos premières cartes.** Ce sont vos professions. Chacune veut un bâtiment, un paysage et une liberté ; plus vous lui en donnez, plus ses œuvres ont de valeur. Gardez-en { $kept } qui veulent les mêmes choses.
    .short = **Nouveau :** gardez les professions qui veulent les mêmes choses.
lesson-princes-nominating = **Une enchère.** Chacun peut acheter un objet par tour. Mettez-en un aux enchères : c’est déjà enchérir à { $opening }. Un saltimbanque aide toutes vos œuvres à venir ; un paysage aide les professions qui le veulent ; un architecte rend les bâtiments moins chers.
    .short = **Nouveau :** proposez ce qui sert.
lesson-princes-bidding = **Enchérir.** Chaque enchère monte de { $step }. Si vous passez, vous ne renoncez qu’à cet objet ; vous pouvez encore en acheter un autre ce tour-ci.
    .short = **Nouveau :** passer n’empêche pas d’acheter.
lesson-princes-placing = **Une place pour votre paysage.** Il doit tenir dans votre grille, et il y reste. Laissez de la place aux grands bâtiments : mettez-le plutôt au bord.
    .short = **Nouveau :** gardez de la place.
lesson-princes-picking = **Une carte parmi plusieurs.** Vous voyez { $drawn } cartes et en gardez une ; les autres retournent sous la pioche. Cherchez une carte qui tire parti de votre domaine, tel qu’il est ou tel qu’il sera bientôt.
    .short = **Nouveau :** gardez ce qui va avec votre domaine.
lesson-princes-recruiting = **Recruter.** Vous pouvez faire venir tout de suite dans votre main une profession posée devant un autre joueur. Vous pouvez aussi conserver votre carte de recrutement pour plus tard : la jouer ne coûte pas d’action.
    .short = **Nouveau :** recruter ne coûte pas d’action ; rien ne presse.
lesson-princes-acting = **À vous.** Vous avez { $actions } actions, et chacune peut augmenter la valeur d’une œuvre future. Au tour 1, une œuvre doit valoir au moins { $first } ; presque personne n’y arrive d’emblée : construisez ce que veulent vos professions.
    .short = **Nouveau :** donnez d’abord à vos professions ce qu’elles veulent.
lesson-princes-value = **Ce que vaut une œuvre.** Un poète avec un théâtre (+{ $work_building }), la liberté de voyager (+{ $work_freedom }), deux saltimbanques (+{ $jesters }) et quatre cartes (+{ $cards }), cela fait { $value }. À { $florins_per_value } l’unité, l’œuvre rapporte { $florins }. Vous pouvez prendre à la place un point par tranche de { $florins_per_point } : { $points } points et { $rest }, ou toute solution intermédiaire.
    .short = **Nouveau :** les saltimbanques, les cartes et ce que veut la profession augmentent la valeur.
lesson-princes-working = **Une œuvre !** L’une de vos professions peut maintenant réaliser une œuvre. Prenez de l’argent si vous voulez encore acheter et construire, des points sinon ; la meilleure œuvre du tour rapporte { $best_work_points } points de plus.
    .short = **Nouveau :** des florins pour construire encore, sinon des points.
lesson-princes-round = **Le deuxième tour.** Une œuvre doit maintenant valoir au moins { $second }, et la barre ne fait que monter. La partie est une course : préparez vos œuvres, et réalisez-les avant que la barre ne soit trop haute.
    .short = **Nouveau :** le minimum monte à chaque tour.

press-hint = Conseil
press-enough = Continuer sans le coach
coach-leaves = Désormais, le coach se tait. **/{ command-settings } { command-settings-coach }** le fait revenir.
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
reason-gains = À mon avis, ce coup rapporte { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
} de plus que si vous terminiez maintenant.
reason-rather = À mon avis, jouer ce coup rapporte { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
} de plus que d’y renoncer.
reason-kinship = Les professions que vous gardez veulent plus souvent les mêmes choses.
reason-keep = Avec ce que vous avez, cette carte promet { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
}.
reason-place = Ici, le paysage laisse le plus de place aux bâtiments.
reason-not-worth = Je ne paierais pas autant pour { $lot-the }.
reason-withdraw = Rien de ce qui reste ne vaut pour vous la mise à prix.
reason-end = Toute autre action coûterait plus qu’elle ne rapporterait.
no-clock-for-learning = Une table d’apprentissage n’a pas de pendule.
lobby-teaching = **Table d’apprentissage :** la rejoindre, c’est accepter que toutes les mains soient visibles, que les coups s’annulent librement et que rien ne compte pour le classement. Il n’y a pas de pendule, et aucun message privé n’est envoyé.
teaching-hands = **Ici, toutes les mains sont visibles :**
teaching-hand = **{ $who } :**
word-teaching = apprentissage
    .about = Table d’apprentissage : mains visibles, sans pendule, coups annulables, non classée, avec coach
command-settings-coach = coach
    .about = Choisir si le coach explique ce qui est nouveau pour vous
word-explains = explique
    .about = Oui : deux phrases à chaque nouvelle sorte de question
settings-coach = Coach : explique ce qui est nouveau pour vous
settings-no-coach = Coach : silencieux
