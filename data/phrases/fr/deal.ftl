# La donne : ce qui en est annoncé, les mots que les joueurs ajoutent, et comment la vérifier.

word-word = mot
    .about = Un mot pour le mélange, si vous voulez ; il est révélé à la fin
lobby-joined = C’est fait. À la table : { $players }.
    Si vous voulez, ajoutez un mot au mélange : /{ command-game } { command-game-join } { word-word }:…
lobby-word-added = Votre mot entre dans le mélange ; il sera révélé à tous à la fin. À la table : { $players }.
no-such-word = Un mot pour le mélange a de 1 à { $most } caractères.

deal-in-lobby = Le mélange : ma moitié est choisie et scellée, son code est `{ $promise }`. Les joueurs peuvent ajouter un mot avec /{ command-game } { command-game-join } { word-word }:…
deal-begins = Le mélange est scellé jusqu’à la fin : `{ $promise }`, avec les options `{ $commitment }`

press-deal = Vérifier la donne
press-to-beginning = Vers le début
deal-later = Le mélange est révélé quand la partie est finie.
deal-follows = **La donne est bien celle qui a été annoncée.** J’ai rejoué { $moves ->
    [one] le seul coup
   *[other] les { $moves } coups
} : chaque carte et chaque dé en découlent.
deal-differs = **La donne n’est pas celle qui a été annoncée.** Merci de le dire à la personne qui héberge ce bot.
deal-half = Ma moitié : `{ $half }`
deal-words = Mots : { $words }
deal-word = { $who } « { $word } »
deal-no-words = Personne n’a ajouté de mot.
deal-withdrawn = Un mot a été effacé avec toutes les données de la personne qui l’avait ajouté ; cette partie ne peut plus être vérifiée.
deal-codes = Son code au départ : `{ $promise }`
    Avec les options : `{ $commitment }`
deal-by-hand = Pour vérifier vous-même, comparez les deux codes avec le premier message de la partie. Chacun est le SHA-256 de lignes qui se trouvent dans ce fichier : ma moitié, et pour le second ce qui a été fixé avant la partie. Moitié et mots hachés ensemble donnent la graine ; la graine hachée avec le numéro d’un coup donne chaque carte et chaque dé.
