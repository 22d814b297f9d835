# Who the computer players are, and what a table says of its game before it begins.

computer-princes-poliziano = Poliziano
computer-princes-landino = Landino
computer-princes-ficino = Ficino
computer-princes-pulci = Pulci
computer-princes-alberti = Alberti
computer-princes-scala = Scala

computer-firenze-brunelleschi = Brunelleschi
computer-firenze-ghiberti = Ghiberti
computer-firenze-michelozzo = Michelozzo
computer-firenze-arnolfo = Arnolfo
computer-firenze-talenti = Talenti
computer-firenze-cronaca = Cronaca

about-princes = Seven rounds, each with one purchase and two actions. The most prestige points win; most come from Works of Professions that have what they want.
about-firenze = Build towers of one color and hand them in for commissions: the higher, the more points. After the last seal, the most points win.

computer-name = { $name }°
lobby-choose-computer = How well should the computer play?
lobby-level = **{ $guest }** – { $about }
lobby-computers = ° Computer players: { $computers }
lobby-recommended = Clock: { $clock } (recommended)
lobby-clock-is = Clock: { $clock }
lobby-choose-clock = How long may an answer take?
lobby-cover = How a game of { $game } begins.
lobby-free = free
lobby-how = Join below; you don’t need to know the rules: every move is a button, and /{ command-help } explains it.
lobby-computer = { $who } – { $guest }

word-where = place
    .about = Where to play; here, if you leave it out
where-thread = a thread of its own
thread-name = { $game } · { $name }
thread-not-here = A thread of its own can only be opened from a text channel of a server.
thread-refused = Discord isn’t opening a thread here right now, so nothing has begun. Try again in a while, or without a thread.
thread-too-many = This server already has as many active threads as Discord allows, so nothing has begun. There is room again once one of them is archived; or try it without a thread.
limit-lobbies = Your tables { $tables } still wait for a second player, and { $most } at a time is the limit. You can open another when one of them is joined, started or closed; the first goes to sleep <t:{ $free }:R>.
limit-openings = You have opened { $most } tables within an hour. You can open the next one <t:{ $free }:R>.
limit-play-ons = You are already playing on at table { $tables }. Once you have finished that game or given it up, you can begin the next.
limit-reviews = I am still looking back at your game at table { $tables }. Once that is done, you can ask for the next.

lobby-keep-free = Or start at once: computers keep the free places until people come and take over.
press-start-free = Start: { $players }, { $guest }
nothing-to-keep = Places taken at this table: { $seats }. Choose a higher number.
board-free-places = Free: { $who }
press-places = Free places
free-places = Free to take over: { $who }. A computer keeps each of these places until somebody comes. If you take one over, you get its hand and everything on its board. You can do so once per table, and the result is not rated.{ $vote ->
    [0] {""}
   *[other] {" "}The others are asked first, as the first round is over.
}
no-free-places = No place at this table is free.
press-takeover = Take over { $who }
takeover-offered = The others are being asked. You will hear from me.
no-such-takeovers = Choose how a free place is taken over after the first round: at any time, or after a vote.
table-takeovers = Free places
takeovers-ask = After a vote from round 2 on
takeovers-free = Free at any time
word-with-free = players
    .about = How many play; computers keep the free places until somebody comes
sat-here-before = That person has had a place at this table before, and knows one hand.

command-play = play
    .about = Say that you want to play: join a table that fits, or open one and call others
word-with-players = players
    .about = How many you want to be
word-pace = pace
    .about = How fast it should go
word-when = when
    .about = Today, or any day this week
play-today = today
play-week = this week
play-on-servers = Players are brought together on a server: use /{ command-play } in one of its channels. Here you can play with computers, or learn a game with /{ command-learn }.
play-wish = You want to play { $game }{ $players ->
    [0] {""}
   *[other] {" "}with { $players } players
}{ $pace-count ->
    [0] {""}
   *[other] , clock: { $pace }
}. I keep looking; it ends { $when }, or when a game begins. To change it, use /{ command-play } with options.
press-unwish = I don’t want to play any more
play-taken-back = Taken back: I no longer look for a table for you here.
play-joined = You have joined table { $table }, which looks for players like you.
press-to-table = To the table
play-opened = No table fits yet, so table { $table } is open for you, and those who want to play are told. If it starts with computers, their places stay free to take over; its options can change that.
play-on-list = No table fits, and none can be opened here now. You are on the list, which expires { $when }, and hear from me when one opens.
play-missing = A table for { $game } looks for players; places free: { $missing }.
play-offer = Nobody else yet? You can start now: computers keep the free places until somebody comes and takes over, at any time.
command-admin-call-role = call-role
    .about = Which role is called when a table looks for players, and how often at most
steward-call-role = Called when a table looks for players:
press-playnew = Open a new table instead
aim-line = **{ $game }:** { $about }
