# La donne : ce qui en est annoncé, les mots que les joueurs ajoutent, et comment la vérifier.

word-word = mot
    .about = Un mot secret dans le mélange, pour que personne ne puisse truquer la donne ; révélé à la fin
lobby-joined = C’est fait. À la table : { $players }.
    Vous pouvez ajouter un mot secret, pour que personne ne puisse truquer la donne : /{ command-game } { command-game-join } { word-word }:…
lobby-word-added = Votre mot entre dans le mélange ; il sera révélé à tous à la fin. Son code, `{ $code }`, suit le code `{ $before }`. À la table : { $players }.
    Le dernier mot est maintenant le vôtre. Si aucun autre ne suit, et si ni les joueurs ni les options ne changent avant le début, personne ne peut avoir choisi les cartes. Après un tel changement, donnez à nouveau votre mot.
press-lastword = Aucun mot après le mien
lobby-word-closes = Votre mot est le dernier : on ne peut plus en ajouter.
no-such-word = Un mot pour le mélange compte de 1 à { $most } caractères.
word-was-followed = Un autre mot a suivi le vôtre, qui reste donc tel quel.
words-are-closed = On ne peut plus ajouter de mot à ce mélange. Vous pouvez rejoindre la table sans en donner.

deal-in-lobby = Le mélange : ma moitié est choisie et scellée.
deal-sealed-half = Ma moitié du mélange est choisie et scellée ; son code est `{ $promise }`
deal-add-word = Vous pouvez ajouter un mot secret, pour que personne ne puisse truquer la donne : /{ command-game } { command-game-join } { word-word }:…
deal-word-codes = Mots, dans cet ordre : { $words }
deal-word-code = { $who } `{ $code }`
deal-giver-left = un ancien joueur
deal-closed = Le dernier mot a été donné : on ne peut plus en ajouter.
deal-changed = La liste des joueurs ou les options ont changé après le dernier mot, qui ne garantit donc plus la donne.
deal-last-word = { $who } a donné le dernier mot et sait donc que personne n’a choisi les cartes.
deal-begins = Le mélange est scellé jusqu’à la fin : `{ $promise }`, avec les options `{ $commitment }`

press-deal = Vérifier la donne
press-to-beginning = Vers le premier message
deal-later = Le mélange est révélé quand la partie est terminée.
deal-follows = **La donne est bien celle qui a été annoncée.** J’ai rejoué { $moves ->
    [one] le seul coup
   *[other] les { $moves } coups
} : chaque carte et chaque lancer de dé découlent du mélange annoncé.
deal-differs = **La donne n’est pas celle qui a été annoncée.** Merci de le signaler à la personne qui héberge ce bot.
deal-half = Ma moitié du mélange : `{ $half }`
deal-words = Mots, dans cet ordre : { $words }
deal-word = { $who } « { $word } » `{ $code }`
deal-no-words = Personne n’a ajouté de mot.
deal-withdrawn = Un mot a été effacé avec toutes les données de la personne qui l’avait ajouté. Le code de ce mot compte toujours, mais le mot lui-même ne peut plus être vérifié.
deal-codes = Code de ma moitié du mélange, annoncé avant le début : `{ $promise }`
    Code commun à ma moitié du mélange et aux options : `{ $commitment }`
deal-by-hand = Pour vérifier vous-même, comparez les codes avec ceux du premier message de la partie. Chacun est le SHA-256 de certaines lignes de ce fichier. Le premier se calcule sur ma moitié ; le second, sur ma moitié et ce qui a été fixé avant la partie. Celui d’un mot se calcule sur ma moitié, le code précédent et ce mot.
    Ma moitié, hachée avec le code du dernier mot, donne la graine ; la graine, hachée avec le numéro d’un coup, donne chaque carte et chaque lancer de dé.
deal-sealed = Le mélange a été scellé avant le premier coup. « { press-deal } » en montre les codes.
