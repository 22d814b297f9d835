# The deal: what is announced of it, the words that players add, and how anybody checks it.

word-word = word
    .about = A word for the shuffle, if you like; it is told at the end
lobby-joined = Done. At the table: { $players }.
    If you like, add a word to the shuffle: /{ command-game } { command-game-join } { word-word }:…
lobby-word-added = Your word goes into the shuffle, and is told to everybody at the end. At the table: { $players }.
no-such-word = A word for the shuffle has 1 to { $most } characters.

deal-in-lobby = The shuffle: my half of it is chosen and sealed, its code is `{ $promise }`. Players can add a word with /{ command-game } { command-game-join } { word-word }:…
deal-begins = The shuffle is sealed and is opened at the end: `{ $promise }`, with the options `{ $commitment }`

press-deal = Check the deal
press-to-beginning = Where it began
deal-later = You can check the shuffle once the game is over.
deal-follows = **The deal is as it was announced.** I replayed { $moves ->
    [one] its one move
   *[other] all { $moves } moves
}: every card and every die follows from it.
deal-differs = **The deal is not as it was announced.** Please tell whoever runs this bot.
deal-half = My half was: `{ $half }`
deal-words = Words: { $words }
deal-word = { $who } “{ $word }”
deal-no-words = Nobody added a word.
deal-withdrawn = A word was deleted, together with all the data of the player who added it, so that part can no longer be checked.
deal-codes = Its code in the lobby: `{ $promise }`
    Together with the options: `{ $commitment }`
deal-by-hand = To check it yourself, compare both codes with the first post of the game. Each is the SHA-256 of lines you find in this file: my half, and for the second one what was settled before the game. Half and words hashed together are the seed, and the seed hashed with the number of a move deals every card and rolls every die.
