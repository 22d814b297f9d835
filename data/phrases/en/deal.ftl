# The deal: what is announced of it, the words that players add, and how anybody checks it.

word-word = word
    .about = A secret word for the shuffle, so that nobody can have arranged the cards; told at the end
lobby-joined = Done. At the table: { $players }.
    You may add a secret word, so that nobody can have arranged the cards: /{ command-game } { command-game-join } { word-word }:…
lobby-word-added = Your word goes into the shuffle, and is told to everybody at the end. Its code is `{ $code }`, right after `{ $before }`. At the table: { $players }.
    Yours is now the last word. If no other follows, and no player or option changes before the start, nobody can have chosen the cards. After such a change, add your word again.
press-lastword = No words after mine
lobby-word-closes = No word can follow yours now.
no-such-word = A word for the shuffle has 1 to { $most } characters.
word-was-followed = Another word has followed yours, so yours stays as it is.
words-are-closed = The last word for this shuffle has been added. You can join without one.

deal-in-lobby = The shuffle: my half of it is chosen and sealed.
deal-sealed-half = My half of the shuffle is chosen and sealed; its code is `{ $promise }`
deal-add-word = You may add a secret word, so that nobody can have arranged the cards: /{ command-game } { command-game-join } { word-word }:…
deal-word-codes = Words, in this order: { $words }
deal-word-code = { $who } `{ $code }`
deal-giver-left = somebody who left
deal-closed = No word can follow the last one.
deal-changed = The last word doesn’t cover all players and options: some changed after it.
deal-last-word = { $who } had the last word and can be sure that nobody chose the cards.
deal-begins = The shuffle is sealed and is opened at the end: `{ $promise }`, with the options `{ $commitment }`

press-deal = Check the deal
press-to-beginning = To the first post
deal-later = You can check the shuffle once the game is over.
deal-follows = **The deal is as it was announced.** I replayed { $moves ->
    [one] its one move
   *[other] all { $moves } moves
}: every card and every die follows from it.
deal-differs = **The deal is not as it was announced.** Please tell the owner of this bot.
deal-half = My half was: `{ $half }`
deal-words = Words, in this order: { $words }
deal-word = { $who } “{ $word }” `{ $code }`
deal-no-words = Nobody added a word.
deal-withdrawn = A word was deleted, together with all the data of the player who added it. Its code still counts; what it said can no longer be checked.
deal-codes = Its code in the lobby: `{ $promise }`
    Together with the options: `{ $commitment }`
deal-by-hand = To check it yourself, compare the codes with the first post of the game. Each is the SHA-256 of lines you find in this file: my half, and for the second one what was settled before the game; for a word also the code before it. My half hashed with the code of the last word is the seed, and the seed hashed with the number of a move deals every card and rolls every die.
deal-sealed = The shuffle was sealed before the first move. “{ press-deal }” shows its codes.
