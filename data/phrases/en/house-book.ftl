# How this bot works: its pages for every game, and how the book is opened.

game-house = How this bot works
word-topic = topic
    .about = What you would like to read about: a rule, a card, a word of the game
press-rules-of = Rules: { $page }
help-topics-house = How this bot works…
help-no-such-page = The book has no page on that. Choose one here:

topic-house-how = How this bot works
topic-house-tables = Tables, places and computer players
topic-house-clocks = Clocks, timeouts and your hours
topic-house-messages = Direct messages and notifications
topic-house-replacement = Replacements
topic-house-votes = Votes
topic-house-undo = Taking back moves
topic-house-moves = Buttons and commands
topic-house-plans = Wishes, plans ahead and notes
topic-house-learning = Learning a game
topic-house-back = Looking back
topic-house-florence = The city of a server
topic-house-server = Server settings and moderators
topic-house-data = Your data

digest-house-how = I know the rules and judge every move by them: if a move isn’t allowed, I say why and offer the nearest one that is.
    · **Nothing is lost:** everything that happens is kept before it is told, also if I have to restart.
    · **Our own design:** what is printed but not public is made up, and I say so where you meet it.
    · **Faults:** if the saved moves of a game ever no longer match what you played, the table is stopped and nothing is changed.
digest-house-tables = **/{ command-game } { command-game-new }** opens a table in a channel.
    · **Before the start:** others join and leave with a button, and computer players can take places. The table’s owner chooses its options, the clock and the language, and starts the game.
    · **Later** you leave a table with **/{ command-game } { command-game-resign }**.
digest-house-clocks = A table may have a clock: how long you may take for an answer. You are reminded before your time is up.
    · **At a timeout** the table waits, you pass, or a computer player takes over: an option of the table.
    · **Your hours:** in your quiet hours and on vacation your clock stands still, as you set it in **/{ command-settings } { command-settings-show }**.
    · **Live:** a table at which everybody is there can play live for a while.
digest-house-messages = When it is your turn and you are away, one direct message tells you, for all your tables together; while you are here, you get no notification. You choose what notifies you, and when: **/{ command-settings } { command-settings-show }**. Your hand is always behind a button, even if your direct messages are closed.
digest-house-replacement = If a player stays away, the others can vote for a computer player; a single move brings the player back. A player who leaves for good can be replaced by a person with **/{ command-game } { command-game-take-over }**, who gets the hand and everything on the board. A free place, which a computer keeps, is taken over with **{ press-places }** below the board.
digest-house-votes = What concerns everybody is decided together: taking back more moves, a break, going on, ending the game, a replacement. **/{ command-game } { command-game-vote }** puts it to the vote, with buttons for and against. One vote against is enough to stop it; when the time is up, the votes given so far decide.
digest-house-undo = You can take back your own last moves as long as nobody else has acted since and nothing hidden was seen: no card drawn, no die rolled. Anything beyond that needs the agreement of the others.
digest-house-moves = Every move is a button; **{ press-turn }** shows yours. The same moves can be typed as commands, with suggestions of what is allowed. A button counts only for the question it was shown for: if the game has gone on, you see how it stands now. Only the player who is asked can answer.
digest-house-plans = What you say in advance you won’t be asked. Nobody else sees it; it is used when its time comes, and you are asked if things are no longer as you saw them.
    · **Wishes** for auctions, in games that have them: secret, with your highest prices.
    · **Your next turn** with **{ press-plan }**, which also shows what lies within your reach after it. At a table where turns are planned at once (**/{ command-game } { command-game-deadline }**), everybody is asked for theirs as soon as the auctions are over.
    · **Notes:** what you write down with **/{ command-notes }** is for your eyes alone, too.
digest-house-learning = **/{ command-learn }** teaches a game in four short positions with a coach, and then offers a first whole game; with **{ word-public }**, others may look on in a thread.
    · **{ press-hint }** gives you a hint where you play alone.
    · **A teaching table**, with open hands and nothing rated, is for learning together.
    · **Computer players** are an apprentice, a journeyman or a master; games with them are not rated.
digest-house-back = · **{ press-leaf }** shows every position of a game as everybody saw it, and once it is over what each player saw; **{ press-leaf-show }** posts one in the channel.
    · **{ press-play-on }** lets you try something else from there, in a direct message, against computers and with the same shuffle. The result counts nowhere.
    · **{ press-review }** names your best move and at most three decisions that cost you points.
    · **/{ command-game } { command-game-chronicle }** tells a finished game on a page of the Chronicle of Florence; there is also a film, and a score sheet with every move.
    · **{ press-deal }** proves the shuffle.
    · **The deal of the week** is the same for everybody on a server, and **/{ command-record }** adds up your games.
digest-house-florence = Every game finished on a server adds to its Florence; **/{ command-florence }** shows the city as a picture.
    · **Buildings:** the winner gets a palazzo (in Firenze a family tower), against computers a villa; all others, and solo players, get a house.
    · **Growth:** every 25 games a new district begins; walls, bridges and a cathedral come with the number of games.
    · **Not counted:** teaching tables and direct messages. If you delete your data your name goes, and the buildings stay.
digest-house-server = Moderators of a server decide with **/{ command-admin } { command-admin-show }** where tables may be opened and by whom. They can pause a table, give somebody more time, move a table or replace a player. They never get to see a hand.
digest-house-data = I keep your name, your settings, your moves, your notes and your words for a shuffle, and nothing else that people write. **/{ command-settings } { command-settings-privacy }** shows all of it as a file, and is the place to delete data as well. **/{ command-record }** adds up your finished games for you alone; the records of a server and its city name you only if you allow it.
not-here-solo = -# Not at this table: in the solo game nobody else bids, and of each Freedom there are two.
not-here-points = -# Not at this table: with the characters nobody may give up points for money.
not-here-option = -# Not at this table: it is played without this option.
