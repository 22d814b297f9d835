# What is said and pressed at the front door: answers, buttons, the lobby, the names of commands.

game-princes = The Princes of Florence

## Answers

door-trouble = Something went wrong on our side. Please look at how things stand before you try again; if it goes on, tell the owner of this bot the number { $number }.
door-not-kept = That could not be saved just now, so nothing was changed. Please try again in a moment.
door-shuts = I am restarting, so nothing was changed. Please try again in a minute.
door-other-game = { $game } is played at this table: its moves are made with **/{ $command }**.
door-worn-out = This button no longer works. /{ command-help } shows what you can do now.
door-no-table = There is no table here. Open one with /{ command-game } { command-game-new }, or look at /{ command-game } { command-game-my-games }.
door-no-tables = You are not playing anywhere at the moment. Open a table with /{ command-game } { command-game-new }.
door-not-begun = This table hasn’t started yet.
door-closed = This table was closed before its game began. **/{ command-game } { command-game-new }** opens a new one.
door-looks-on = You are not playing at this table, but you are welcome to watch.
door-all-open = You hold no hidden cards: everything in this game lies open.
door-no-hand = You hold no cards at this table.
door-not-yours = This button was for { $who }.
door-stale = Things have moved on since this button appeared. Meanwhile:
door-just-changed = The table moved on just as you pressed, so nothing was done. This is asked now:
door-done = Done.
door-nothing-yet = Nothing has happened yet.
door-export = Here is the score sheet of this game, with every hand.
door-export-later = The score sheet shows every hand, so you can have it once the game is over. Until then there is /{ command-game } { command-game-log }.
film-open = The whole game as a film, with every hand.
film-whole = The game as far as it came, as a film. It was not played to its end, so the hands stay hidden.
film-recent = The latest moves as a film, as everybody saw them. When the game is over, the film shows all of it, with every hand.
film-meanwhile = The film is being drawn. This takes a moment, up to a minute for a long game.
film-none = There is no film to be seen just now. **{ press-log }** below tells the same in words.
film-alt = The game as a moving picture. The last thing it shows:
door-call = it’s your turn at table { $table }. Your direct messages are closed, so the details are behind the buttons of the board.
door-until = Deadline: { $when }.
board-vote = To be decided { $when }: { $motion }. { $voices-count ->
    [0] Nobody is in favor yet.
   *[other] In favor: { $voices }.
}
door-heading = **{ $game }** · table { $table }
door-heading-round = **{ $game }** · table { $table } · round { $round } of { $rounds } · minimum Work Value { $minimum }
door-choose-sure = Make this move?
door-choose-between = { $first } – { $last }

## What can be pressed

press-join = Join
press-leave = Leave
press-start = Start the game
press-guest = Add: { $guest }
press-computers = Add a computer player
press-turn = My turn
press-hand = My hand
press-board = The board in words
press-to-board = To the board
press-back = All my moves
press-more = More…
press-view = My view
panel-more = What else you can do and look at:
press-rematch = Play again
press-rematch-against = Play again: { $guest }
press-log = Story
press-film = Film of the game
press-film-recent = Film of the latest moves
press-resume = Resume
press-cancel = Yes, close this table
press-resign = Yes, leave for good
press-forget = Delete my data
press-vote-undo = Ask the others
press-undo = Undo
press-vote = For: { $motion }
press-against = Against: { $motion }
press-princes-give-back = Give a card back…
press-princes-nominate = Auction…
press-princes-place = Place…
press-princes-keep = Keep a card…
press-princes-recruit = Recruit…
press-princes-sell = Give up points…
press-princes-work = Complete a Work…
press-princes-build = Build…
press-princes-introduce = Introduce a Freedom…

choose-princes-give-back = Which Profession do you give back?
choose-princes-nominate = What goes up for auction?
choose-princes-bid = How much do you bid?
choose-princes-place = Where do you place it? Squares are named from the lower left; first the square, then the rotation.
choose-princes-keep = Which card do you keep?
choose-princes-recruit = Whom do you recruit?
choose-princes-sell = How many points do you give up for money?
choose-princes-work = Which Work: the Profession, the Bonus cards, and how many points you take instead of money?
choose-princes-build = What do you build, on which square, and in which rotation?
choose-princes-introduce = Which Freedom?

## The lobby

lobby-opened = Table { $table } is open. The others can join with the button below its post, or with /{ command-game } { command-game-join }.
lobby-started = The game has begun. Your hand is on its way to you by direct message, and always behind “{ press-hand }”.
lobby-done = Done. At the table: { $players }.
lobby-stale = The table has changed since this button appeared. Now here: { $players }.
lobby-cancelled = Table { $table } is closed.
lobby-cancel-sure = Close table { $table } for everybody? This cannot be undone.
lobby-cancel-by-vote = Once a game has begun, the players decide together: /{ command-game } { command-game-vote }.
lobby-taken = Table { $table } is already open in this channel, which has room for one. To open yours, choose { where-thread } as the place.
lobby-players = At the table ({ $count } of { $most }): { $players }
lobby-terms = Clock: { $clock } · at a timeout: { $late }
lobby-no-clock = Clock: none
clock-none = none
    .about = Everybody answers whenever they like.
clock-fast = fast
    .about = 24 hours to begin with, 4 more with every move: for a game of some days.
clock-slow = slow
    .about = 72 hours to begin with, 24 more with every move. Nobody is hurried, and no game falls asleep.
late-wait = we wait
late-pass = that player passes
late-stand-in = a computer player takes over
lobby-option = { $option }: { $value } – { $about }
lobby-options = The options of this table; its owner may change them until the game begins.
lobby-option-is = { $option }: { $value }
press-options = Options…

## The board in words

story-earlier = … Earlier: **/{ command-game } { command-game-log }**
log-earlier = … Earlier: in the file.
board-cut = … The rest: **/{ command-board }**
board-deadline = { $who-of } deadline: { $when }
board-next = Next: { $who }
board-thinking = { $who-count ->
    [1] { $who } is thinking
   *[other] { $who } are thinking
}
door-you-are-next = You come next, after { $who }.

## A hand

hand-money = You have { $florins ->
    [0] no money
   *[other] { $florins }
}; giving up all your points, you could pay { $means }.
hand-purse = You have { $florins ->
    [0] no money
   *[other] { $florins }
}.
hand-character = In your service: **{ $character }** – { $about }
hand-character-used = In your service: **{ $character }** – used already.
hand-profession = **{ $profession }** – { $building }, { $landscape }, { $freedom }. Work Value now: { $value }.
hand-bonus = Bonus: **{ $card }** – { $about } { $worth ->
    [0] Worth nothing so far.
   *[other] Now worth { $worth }.
}
hand-prestige = Prestige: **{ $card }** – { $about } { $worth ->
    [0] Worth nothing so far.
    [one] Now worth 1 point.
   *[other] Now worth { $worth } points.
}
hand-looking = You are looking at: { $cards }
hand-gives-back = You give back: { $profession }

## Help

help-new = I host these two games. New here? **/{ command-learn }** teaches either in about ten minutes. **/{ command-game } { command-game-new }** opens a table; others join with a button. The Princes of Florence can be played alone, too.
help-gathering = This table is waiting for players. Join; its owner starts the game.
help-seated = You are at this table; it is waiting for the others. Its owner starts the game.
help-again = **/{ command-game } { command-game-new }** opens a new table here.
help-by-name = /{ $command }
help-more = **/{ command-hand }** shows your cards, **/{ command-board }** the board in words, **/{ command-game } { command-game-my-games }** your games, **{ $moves }** { $moves-count ->
    [one] has a command for every move
   *[other] have a command for every move
}. Your language and all other settings: **/{ command-settings } { command-settings-show }**.

## Habits

habits-noted = Noted.
ratings-line = { $place }. **{ $name }** – { $strength } · games: { $games } · won: { $wins }
page-terms = Terms of service
page-privacy = Privacy policy
privacy-kept = This is everything kept about you. If you ask for your data to be deleted, computer players finish your games with others, and your name goes from my posts, which are redrawn or taken down; it disappears from backups after four weeks. With a deal of the week, or one shared among friends, a salted hash of your account is kept until that deal is over, so that it can be played only once.
privacy-sure = Really delete your data? Computer players take over your running games; those in which no other person plays end. This cannot be undone.
privacy-forgotten = Your data has been deleted. My posts that name you are being redrawn or taken down, except old ones I can no longer find; what others have copied is out of my reach. You can come back any time.
together-resign-sure = Leave table { $table } for good? A computer player takes your place, and you cannot come back to it.
together-resign-last = Leave table { $table } for good? No other person plays there, so the game ends without a result, and you cannot come back to it.

## Server settings

steward-channels = Games are allowed in:
steward-openers = Tables may be opened by:
steward-all = every channel
steward-everybody = everybody
steward-tables = Tables open at the same time: { $most } at most.
steward-exempt = Exempt from the limits per person:
steward-nobody-exempt = nobody
steward-only = Only those who may manage the channels of this server can do that.
steward-elsewhere = On this server, games are played in:
steward-not-you = Here, tables are opened by:
steward-too-many = { $most ->
    [one] There is 1 table open on this server already, and no more are allowed.
   *[other] There are { $most } tables open on this server already, and no more are allowed.
}

## Commands

command-game = game
    .about = Tables: open one, join, look around
command-game-new = new
    .about = Open a table in this channel
command-game-join = join
    .about = Join the table of this channel
command-game-leave = leave
    .about = Leave before the game starts
command-game-add-computer = add-computer
    .about = Add a computer player
command-game-start = start
    .about = Start the game
command-game-options = options
    .about = Choose one of the game’s options
command-game-deadline = deadline
    .about = Set the clock of this table, and what happens at a timeout
command-game-rematch = rematch
    .about = The same again, at a new table
command-game-cancel = cancel
    .about = Close this table
command-game-status = status
    .about = Whose turn is it at this table, or who are we waiting for?
command-game-my-games = my-games
    .about = All my games
command-game-log = log
    .about = What happened so far
command-game-export = export
    .about = The score sheet of a finished game
command-game-undo = undo
    .about = Take back your last moves
command-game-vote = vote
    .about = Vote on what the table decides together
command-game-take-over = take-over
    .about = Take over a free place, or offer to replace a player who no longer answers
command-game-resign = resign
    .about = Leave the game for good
command-game-snooze = snooze
    .about = No reminder for some hours
command-settings = settings
    .about = Your own settings: language, time zone, reminders, vacation
command-settings-language = language
    .about = The language I speak to you
command-settings-timezone = timezone
    .about = Set your time zone
command-settings-quiet-hours = quiet-hours
    .about = Set quiet hours without reminders (same hour twice: off)
command-settings-reminders = reminders
    .about = How often you are reminded; 0 for never
command-settings-away = away
    .about = Pause your clocks for some days (0 ends it)
command-settings-privacy = privacy
    .about = What is kept about you, and how to delete it
command-hand = hand
    .about = Your cards, for your eyes only
command-board = board
    .about = The board in words
command-help = help
    .about = What can I do now?
command-admin = admin
    .about = Settings for server managers
command-admin-show = show
    .about = Show this server’s settings
command-admin-channel = channel
    .about = Allow tables in a channel, or no longer
command-admin-who-can-open = who-can-open
    .about = The role that may open tables (leave it out: everyone)
command-admin-table-limit = table-limit
    .about = How many tables may be open at the same time
command-admin-limits = limits
    .about = Which role may keep more than 3 waiting tables and open more than 6 an hour
word-exempt = role
    .about = Which role; leave it out to exempt nobody
command-princes = princes
    .about = The Princes of Florence: a command for every move
command-princes-characters = characters
    .about = Moves with the expansion The Muse and the Princess
command-princes-together = together
    .about = Moves for building together
command-princes-give-back = give-back
    .about = Before round 1: give one Profession back
command-princes-nominate = auction
    .about = Put something up for auction
command-princes-bid = bid
    .about = Raise the price
command-princes-pass = pass
    .about = Drop out of the auction of this object
command-princes-withdraw = stay-out
    .about = Stay out of the auctions of this round
command-princes-place = place
    .about = Place the Landscape you have won
command-princes-keep = keep-card
    .about = Keep one of the cards you look at
command-princes-recruit = recruit
    .about = Take a Profession from another player’s table
command-princes-hold = save-card
    .about = Save the Recruiting card for later
command-princes-sell = give-up-points
    .about = Give up points for money
command-princes-work = complete-work
    .about = Complete a Work
command-princes-build = build
    .about = Build a Building
command-princes-take-profession = take-profession
    .about = Look at five Professions, keep one
command-princes-introduce = introduce-freedom
    .about = Introduce a Freedom
command-princes-acquire-bonus = take-bonus
    .about = Look at five Bonus cards, keep one
command-princes-end = end-turn
    .about = End your turn

word-game = game
    .about = Which game
word-language = language
    .about = Which language
word-option = option
    .about = Which option
word-value = value
    .about = The value to choose
word-clock = clock
    .about = fast: 24 hours, 4 more per move; slow: 72 hours, 24 more per move; or a time of day like 18:30
word-timeout = timeout
    .about = What happens at a timeout
word-weekend = weekend
    .about = Whether clocks stand still on weekends
word-moves = moves
    .about = How many
word-motion = motion
    .about = What is voted on
word-in-favor = in-favor
    .about = Whether you are in favor
word-seat = player
    .about = The number of the player
word-zone = zone
    .about = A big city nearby, as in Europe/Rome
word-start = start
    .about = The hour it begins, 0 to 23
word-end = end
    .about = The hour it ends, 0 to 23
word-hours = hours
    .about = How many hours
word-days = days
    .about = How many days
word-channel = channel
    .about = Which channel
word-role = role
    .about = Which role; leave it out and everyone may
word-maximum = maximum
    .about = How many at most
word-profession = profession
    .about = Which Profession
word-lot = object
    .about = What is auctioned
word-florins = florins
    .about = How much
word-landscape = landscape
    .about = Which Landscape
word-square = square
    .about = The leftmost square of the piece’s lowest row
word-turn = rotation
    .about = How it is rotated
word-card = card
    .about = Which card
word-points = points
    .about = How many points
word-bonus = bonus-cards
    .about = Which Bonus cards
word-building = building
    .about = Which Building
word-freedom = freedom
    .about = Which Freedom

## A table elsewhere: which one is meant, going on in another channel, how it shows itself

which-table = You play at several tables. Which one do you mean?
which-menu = Your tables
which-one = Table { $table }: { $players }
here-may = There is no game in this channel. You can move yours here, or just take your turn.
here-how = The game is not lost. Your buttons still work here; to go on in another channel, use /{ command-game } { command-game-status } there.
here-done = Table { $table } goes on in this channel.
here-not-there = A table with several people stays on its server.
press-here = Move table { $table } here
press-turn-at = My turn at table { $table }
table-pictures = Pictures
table-board = Shape of the board
table-language = Language of the table
pictures-move = at every move
pictures-turn = once a turn
pictures-demand = only with /{ command-board }
board-wide = wide
board-portrait = portrait, for phones
look-at = Look at …
no-such-language = I speak: { $languages }.
word-computer = computer
    .about = Which computer player

## What the owner of the bot is told, in private

owner-backup-failed = No backup could be made in { $folder }. Everybody plays on, and it is tried again every ten minutes. The log says why, and *doctor* what helps.
owner-copies-failed = The continuous copies of the database are more than ten minutes behind. Everybody plays on, and the hourly backups go on too. The log says why, and *doctor* what helps.
owner-damaged = The database is damaged. { $frozen ->
    [0] No table that is open has lost anything, and all of them play on.
    [one] One table is frozen for it, the others play on.
   *[other] { $frozen } tables are frozen for it, the others play on.
} *doctor* says what is wrong, and *restore* brings a backup back.
owner-law-broken = Table { $table } is stopped: after its last move the game no longer adds up, which is a fault of the program. No move is lost. *frozen* writes a report for the authors and lets the table play on.
owner-frozen = Table { $table } is frozen: its saved game is damaged or can’t be replayed exactly. The others play on. *doctor* says what helps.
owner-thinking-fails = Computer players at master level keep failing to find a move: the process in which they think ends, or does not answer. Simpler ones move for them meanwhile. The machine may be short of memory; the log says why.
owner-disk-full = The disk of the database is full, or nearly so. Moves that can’t be saved are refused, and what is saved is safe: make room, and all games go on.
owner-upgraded = Signoria was upgraded: { $tables ->
    [one] one table replayed
   *[other] { $tables } tables replayed
}, { $frozen ->
    [0] all sound.
    [one] one of them can’t be replayed exactly any more and is frozen. *replay --all* says where.
   *[other] { $frozen } of them can’t be replayed exactly any more and are frozen. *replay --all* says where.
}
hand-ended = You ended with { $florins ->
    [0] no money
   *[other] { $florins }
}.
door-before-start = The game hasn’t begun yet. You can give wishes and plan once the cards are dealt.
hand-scored = Prestige: **{ $card }** – { $about } { $worth ->
    [0] Scored nothing.
    [one] Scored 1 point.
   *[other] Scored { $worth } points.
}
