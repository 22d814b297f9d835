# Fonctionnement du bot : ses pages, quel que soit le jeu ; et comment on ouvre le livre.

game-house = Fonctionnement du bot
word-topic = sujet
    .about = Ce que vous aimeriez lire : une règle, une carte, un mot du jeu
press-rules-of = Règles : { $page }
help-topics-house = Fonctionnement du bot…
help-no-such-page = Le livre n’a pas de page à ce sujet. Choisissez-en une ici :

topic-house-how = Fonctionnement du bot
topic-house-tables = Tables, places et ordinateurs
topic-house-clocks = Pendules, temps écoulé et vos horaires
topic-house-messages = Messages privés et notifications
topic-house-replacement = Remplacements
topic-house-votes = Votes
topic-house-undo = Annuler des coups
topic-house-moves = Boutons et commandes
topic-house-plans = Souhaits, actions préparées et notes
topic-house-learning = Apprendre un jeu
topic-house-back = Revoir une partie
topic-house-florence = La ville d’un serveur
topic-house-server = Réglages du serveur et modération
topic-house-data = Vos données

digest-house-how = Je connais les règles et les applique à chaque coup : si un coup n’est pas permis, je dis pourquoi et je propose le coup permis le plus proche.
    · **Rien ne se perd :** tout est enregistré avant d’être annoncé ; un redémarrage n’y change rien.
    · **Notre création :** ce qui figure dans le jeu imprimé sans être public, nous l’avons inventé ; je le signale chaque fois.
    · **Erreurs :** si un jour les coups enregistrés d’une partie ne correspondent plus à ce que vous avez joué, la table est bloquée et plus rien n’y change.
digest-house-tables = **/{ command-game } { command-game-new }** ouvre une table dans un salon.
    · **Avant le début :** les autres joueurs la rejoignent et la quittent avec un bouton, et des ordinateurs peuvent prendre des places. La personne qui a ouvert la table en choisit les options, la pendule et la langue, et lance la partie.
    · **Plus tard**, on quitte une table avec **/{ command-game } { command-game-resign }**.
digest-house-clocks = Une table peut avoir une pendule, qui limite votre temps de réponse. Un rappel vous parvient avant l’échéance.
    · **Temps écoulé :** selon l’option de la table, on attend, vous passez ou un ordinateur prend le relais.
    · **Vos heures :** pendant vos heures calmes et vos absences, réglées dans **/{ command-settings } { command-settings-show }**, votre pendule s’arrête.
    · **En direct :** quand tout le monde est là, la table peut jouer en direct un moment.
digest-house-messages = Quand c’est à vous et que vous n’êtes pas là, vous recevez un seul message privé pour toutes vos tables ; tant que vous êtes là, aucune notification n’arrive. Vous choisissez ce qui vous est notifié, et quand : **/{ command-settings } { command-settings-show }**. Un bouton montre toujours votre main, même si vos messages privés sont fermés.
digest-house-replacement = Si un joueur s’absente, les autres peuvent voter pour qu’un ordinateur joue à sa place ; le joueur revient dès qu’il joue un coup. Un joueur parti pour de bon peut être remplacé par une autre personne, avec **/{ command-game } { command-game-take-over }** : elle reçoit sa main et tout ce qu’il a sur le plateau. Une place libre, tenue par un ordinateur, se prend avec **{ press-places }** sous le plateau.
digest-house-votes = Ce qui touche tout le monde se décide ensemble : l’annulation de plusieurs coups, une pause, la reprise, la fin de la partie, un remplacement. **/{ command-game } { command-game-vote }** met la question aux voix ; des boutons permettent de voter pour ou contre. Un seul vote contre suffit à rejeter la proposition ; quand le temps est écoulé, les votes reçus décident.
digest-house-undo = Vous pouvez annuler vos derniers coups tant que personne d’autre n’a agi depuis et que rien de caché n’a été vu : ni carte tirée, ni dé lancé. Pour tout le reste, il faut l’accord des autres.
digest-house-moves = Chaque coup a son bouton ; **{ press-turn }** montre les vôtres. Vous pouvez aussi jouer les mêmes coups en tapant une commande ; je propose ce qui est permis. Un bouton ne vaut que pour la question qu’il accompagne : si la partie a continué, vous voyez où elle en est. Seule la personne interrogée peut répondre.
digest-house-plans = Ce que vous dites d’avance, je ne vous le demande plus. Personne d’autre ne le voit ; je m’en sers le moment venu, mais si la situation a changé, je vous pose quand même la question.
    · **Souhaits** pour les enchères, dans les jeux qui en ont : secrets, avec vos prix maximaux.
    · **Vos prochaines actions** avec **{ press-plan }**, qui montre aussi ce qui est ensuite à votre portée. À une table où tous préparent leurs actions en même temps (**/{ command-game } { command-game-deadline }**), je les demande à chacun dès que les enchères sont finies.
    · **Notes :** ce que vous notez avec **/{ command-notes }** reste secret, lui aussi.
digest-house-learning = **/{ command-learn }** enseigne un jeu en quatre courtes étapes avec un coach, puis propose une première partie entière ; avec **{ word-public }**, d’autres peuvent regarder dans un fil.
    · **{ press-hint }** vous donne un conseil en solo.
    · **Une table d’apprentissage**, mains visibles et sans classement, permet d’apprendre ensemble.
    · **Les ordinateurs** ont trois niveaux, apprenti, compagnon et maître ; les parties avec eux ne comptent pas pour le classement.
digest-house-back = · **{ press-leaf }** montre chaque position d’une partie comme tout le monde l’a vue et, une fois la partie terminée, ce que voyait chaque joueur ; **{ press-leaf-show }** en publie une dans le salon.
    · **{ press-play-on }** permet de tenter autre chose à partir d’une position, en message privé, contre des ordinateurs et avec le même mélange. Le résultat ne compte nulle part.
    · **{ press-review }** indique votre meilleur coup et au plus trois décisions qui vous ont coûté des points.
    · **/{ command-game } { command-game-chronicle }** raconte une partie terminée sur une page de la chronique de Florence ; il y a aussi un film, et une feuille de partie avec tous les coups.
    · **{ press-deal }** prouve que rien n’a été arrangé.
    · **La donne de la semaine** est la même pour tout le monde sur un serveur ; **/{ command-record }** fait le bilan de vos parties.
digest-house-florence = Chaque partie terminée sur un serveur agrandit sa Florence ; **/{ command-florence }** montre la ville en image.
    · **Bâtiments :** une victoire donne un palais (dans Firenze, une tour de famille) ou, contre des ordinateurs, une villa ; les autres rangs et les parties en solo donnent une maison.
    · **Croissance :** un nouveau quartier commence toutes les 25 parties ; remparts, ponts et cathédrale s’ajoutent au fil des parties.
    · **Sans effet :** les tables d’apprentissage et les parties en messages privés. Si vous effacez vos données, votre nom disparaît et les bâtiments restent.
digest-house-server = La modération d’un serveur décide avec **/{ command-admin } { command-admin-show }** où et par qui des tables peuvent être ouvertes. Elle peut mettre une table en pause, donner plus de temps, déplacer une table ou remplacer un joueur. Elle ne voit jamais les mains.
digest-house-data = Je garde votre nom, vos réglages, vos coups, vos notes et vos mots pour le mélange, et rien d’autre de ce que vous écrivez. **/{ command-settings } { command-settings-privacy }** montre tout dans un fichier et permet aussi d’effacer les données. **/{ command-record }** fait le bilan de vos parties terminées, rien que pour vous ; les records d’un serveur et sa ville ne vous nomment que si vous le permettez.
not-here-solo = -# À cette table, c’est différent : en solo, personne d’autre n’enchérit, et chaque liberté existe en deux exemplaires.
not-here-points = -# À cette table, c’est différent : avec les personnages, personne ne cède de points contre de l’argent.
not-here-option = -# Cette table joue sans cette option.
