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

about-princes = Sieben Runden, jede mit einem Kauf und zwei Aktionen. Wer die meisten Prestigepunkte hat, gewinnt; am meisten bringen Werke von Personen, deren Wünsche erfüllt sind.
about-firenze = Bau einfarbige Türme und gib sie für Aufträge ab: je höher, desto mehr Punkte. Wer nach dem letzten Siegel die meisten Punkte hat, gewinnt.

computer-name = { $name }°
lobby-choose-computer = Wie gut soll der Computer spielen?
lobby-level = **{ $guest }** – { $about }
lobby-computers = ° Computer: { $computers }
lobby-recommended = Uhr: { $clock } (empfohlen)
lobby-clock-is = Uhr: { $clock }
lobby-choose-clock = Wie lange darf eine Antwort dauern?
lobby-cover = So beginnt eine Partie „{ $game }“.
lobby-free = frei
lobby-how = Mitspielen kannst du mit dem Knopf unten; die Regeln musst du nicht kennen: Jeden Zug machst du per Knopf, und /{ command-help } erklärt ihn.
lobby-computer = { $who } – { $guest }

word-where = ort
    .about = Wo gespielt wird; ohne Angabe hier
where-thread = ein eigener Thread
thread-name = { $game } · { $name }
thread-not-here = Einen eigenen Thread gibt es nur in einem Textkanal eines Servers.
thread-refused = Discord öffnet hier gerade keinen Thread; deshalb wurde nichts eröffnet. Versuch es später noch einmal oder ohne Thread.
thread-too-many = Auf diesem Server sind schon so viele Threads aktiv, wie Discord zulässt; deshalb wurde nichts eröffnet. Warte, bis einer archiviert ist, oder versuch es ohne Thread.
limit-lobbies = Deine Tische { $tables } warten noch auf einen zweiten Spieler, und mehr als { $most } zugleich sind nicht erlaubt. Schließ einen davon, beginne an einem die Partie oder warte, bis jemand dazukommt. Der erste von ihnen legt sich <t:{ $free }:R> schlafen und zählt dann nicht mehr.
limit-openings = Du hast innerhalb einer Stunde { $most } Tische eröffnet. Den nächsten kannst du <t:{ $free }:R> eröffnen.
limit-play-ons = Du spielst schon an Tisch { $tables } von einer Stellung aus weiter. Beende diese Partie oder gib sie auf, dann kannst du die nächste beginnen.
limit-reviews = Der Rückblick auf deine Partie an Tisch { $tables } wird noch erstellt. Ist er fertig, kannst du um den nächsten bitten.

lobby-keep-free = Oder fangt gleich an: Computer besetzen die freien Plätze, bis jemand kommt und übernimmt.
press-start-free = Anfangen: { $players }, { $guest }
nothing-to-keep = Besetzte Plätze an diesem Tisch: { $seats }. Wähle eine höhere Zahl.
board-free-places = Frei: { $who }
press-places = Freie Plätze
free-places = Frei zum Übernehmen: { $who }. Bis jemand kommt, spielt dort ein Computer. Übernimmst du einen Platz, bekommst du seine Handkarten und alles, was auf dem Spielplan dazugehört. Das geht nur einmal je Tisch, und das Ergebnis wird nicht gewertet.{ $vote ->
    [0] {""}
   *[other] {" "}Die anderen werden vorher gefragt, denn die erste Runde ist vorbei.
}
no-free-places = An diesem Tisch ist kein Platz frei.
press-takeover = { $who } übernehmen
takeover-offered = Die anderen werden gefragt. Du hörst von mir.
no-such-takeovers = Wähle, wann ein freier Platz nach der ersten Runde übernommen werden darf: jederzeit oder nach einer Abstimmung.
table-takeovers = Freie Plätze
takeovers-ask = Ab Runde 2 nach Abstimmung
takeovers-free = Jederzeit
word-with-free = mitspieler
    .about = Wie viele spielen, dich mitgezählt; Computer besetzen die freien Plätze, bis jemand kommt
sat-here-before = Diese Person hatte an diesem Tisch schon einen Platz und kennt deshalb die Karten eines Spielers.

command-play = spielen
    .about = Mitspielen: an einem passenden Tisch oder an einem neuen
word-with-players = mitspieler
    .about = Wie viele spielen sollen, dich mitgezählt
word-pace = tempo
    .about = Wie schnell gespielt werden soll
word-when = wann
    .about = Heute oder irgendwann in dieser Woche
play-today = heute
play-week = diese Woche
play-on-servers = Andere Spieler findest du auf einem Server: Benutze dort /{ command-play } in einem Kanal. Hier kannst du gegen Computer spielen oder mit /{ command-learn } ein Spiel lernen.
play-wish = Du willst „{ $game }“{ $players ->
    [0] {""}
    [2] {" "}zu zweit
    [3] {" "}zu dritt
    [4] {" "}zu viert
   *[5] {" "}zu fünft
} spielen{ $pace-count ->
    [0] {""}
   *[other] {" "}(Uhr: { $pace })
}. Ich suche, bis eine Partie beginnt; die Suche endet spätestens { $when }. Zum Ändern gib /{ command-play } mit neuen Angaben ein.
press-unwish = Suche beenden
play-taken-back = Zurückgenommen: Ich suche hier keinen Tisch mehr für dich.
play-joined = Du spielst jetzt an Tisch { $table } mit; dort wurden Spieler wie du gesucht.
press-to-table = Zum Tisch
play-opened = Es gab noch keinen passenden Tisch, also habe ich Tisch { $table } für dich eröffnet; wer spielen will, erfährt davon. Fangt ihr mit Computern an, kann jederzeit jemand ihre Plätze übernehmen; ändern könnt ihr das in den Optionen.
play-on-list = Kein Tisch passt, und hier lässt sich jetzt kein neuer eröffnen. Du stehst auf der Liste und hörst von mir, sobald es einen gibt; dein Eintrag verfällt { $when }.
play-missing = Ein Tisch für „{ $game }“ sucht Spieler; freie Plätze: { $missing }.
play-offer = Fehlt noch jemand? Ihr könnt schon anfangen: Computer besetzen die freien Plätze, bis jemand kommt und übernimmt, auch mitten im Spiel.
command-admin-call-role = rolle-rufen
    .about = Welche Rolle gerufen wird, wenn ein Tisch Spieler sucht, und wie oft höchstens
steward-call-role = Wer gerufen wird, wenn ein Tisch Spieler sucht:
press-playnew = Lieber einen neuen Tisch
aim-line = **{ $game }:** { $about }
