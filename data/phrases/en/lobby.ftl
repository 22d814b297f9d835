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

about-princes = You are the head of a Florentine family: buy Landscapes and Builders at auction, build a principality, and attract artists and scholars whose Works bring money and fame.
about-firenze = You build the towers of Florence: take bricks with the cards of a row, stack them by color, and fulfill commissions before the others put their seals on them.

computer-of-level = { $name } ({ $level })
lobby-choose-computer = How well should the computer play?
lobby-level = **{ $guest }** – { $about }
lobby-computers = Computer players: { $computers }
lobby-recommended = { $clock } (recommended)
lobby-clock-is = Clock: { $clock }
lobby-choose-clock = How long may an answer take?
lobby-cover = What a game of { $game } looks like.
lobby-how = Join below. Whoever opened the table chooses the clock and the options, and starts the game. You don’t need to know the rules: every move is a button, and /{ command-help } explains it.
lobby-computer = { $who } – { $guest }

word-where = place
    .about = Where to play; here, if you leave it out
where-thread = a thread of its own
thread-name = { $game } · { $name }
thread-not-here = A thread of its own can only be opened from a text channel of a server.
thread-refused = Discord isn’t opening a thread here right now, so nothing has begun. Try again in a while, or without a thread.
thread-too-many = This server already has as many active threads as Discord allows, so nothing has begun. There is room again once one of them is archived; or try it without a thread.
