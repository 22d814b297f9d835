# Wie die Computerspieler heißen, und was ein Tisch vor dem Anfang über sein Spiel sagt.

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

about-princes = Du stehst einer Florentiner Familie vor: Ersteigere Landschaften und Baumeister, baue dein Fürstentum aus und hole Künstler und Gelehrte, deren Werke Geld und Ruhm bringen.
about-firenze = Du baust die Türme von Florenz: Nimm Steine mit den Karten einer Reihe, staple sie nach Farben und erfülle Aufträge, bevor andere ihr Siegel darauflegen.

computer-of-level = { $name } ({ $level })
lobby-choose-computer = Wie gut soll der Computer spielen?
lobby-level = **{ $guest }** – { $about }
lobby-computers = Computerspieler: { $computers }
lobby-recommended = { $clock } (empfohlen)
lobby-clock-is = Uhr: { $clock }
lobby-choose-clock = Wie lange darf eine Antwort dauern?
lobby-cover = So sieht eine Partie { $game } aus.
lobby-how = Unten kannst du mitspielen. Wer den Tisch eröffnet hat, wählt Uhr und Einstellungen und fängt an. Niemand muss die Regeln kennen: Jeder Zug ist ein Knopf, und /{ command-help } erklärt ihn.
lobby-computer = { $who } – { $guest }

word-where = ort
    .about = Wo gespielt wird; ohne Angabe hier
where-thread = ein eigener Thread
thread-name = { $game } · { $name }
thread-not-here = Einen eigenen Thread gibt es nur in einem Textkanal eines Servers.
thread-refused = Discord öffnet hier gerade keinen Thread; es hat noch nichts begonnen. Versuch es später noch einmal, oder ohne Thread.
thread-too-many = Auf diesem Server sind schon so viele Threads aktiv, wie Discord zulässt; es hat noch nichts begonnen. Platz ist wieder, sobald einer archiviert wird; oder versuch es ohne Thread.
