# Die erste Partie, angeleitet: zwei Sätze vor jedem Neuen, und was der Lehrer von einem Zug hält.

command-learn = lernen
    .about = Deine erste Partie, angeleitet: die ersten Runden mit einem Lehrer, etwa zehn Minuten
press-learn = { $game } lernen
press-lesson = Zu deiner Lektion
press-learn-instead = Tisch { $table } verlassen und lernen
lesson-is-there = Deine Lektion hat in deinen Direktnachrichten mit mir begonnen. Siehst du sie dort nicht, erlaube Direktnachrichten von diesem Server, oder schick mir **/{ command-learn }** als Direktnachricht. Wenn andere zusehen sollen: **/{ command-learn } { word-public }**.
lesson-is-public = Deine Lektion beginnt hier, und wer diesen Thread öffnet, kann zusehen: Alle Hände liegen offen.
word-public = öffentlich
    .about = Ja: in einem Thread dieses Kanals, wo andere zusehen können, auch in die Hände

coach-same = **Lehrer:** Das hätte ich auch getan.
coach-nearly = **Lehrer:** Gute Idee. Ich hätte es ein wenig anders gemacht: „{ $move }“.
coach-rather = **Lehrer:** Das geht. Ich hätte lieber dies gewählt: „{ $move }“.

lesson-princes-choosing = **Deine ersten Karten.** Jede dieser Personen wünscht sich ein Gebäude, eine Landschaft und eine Freiheit; je mehr du davon hast, desto mehr sind ihre Werke wert. Behalte { $kept }, die sich dasselbe wünschen.
lesson-princes-nominating = **Eine Versteigerung.** Alle dürfen pro Runde ein Objekt kaufen: Nenne eines, das ist schon ein Gebot von { $opening }. Ein Gaukler hilft jedem deiner späteren Werke; eine Landschaft hilft den Personen, die sie sich wünschen; ein Baumeister macht Gebäude billiger.
lesson-princes-bidding = **Bieten.** Jedes Gebot ist um { $step } höher; wer passt, steigt nur bei diesem Objekt aus. Passt du jetzt, kannst du in dieser Runde immer noch ein anderes kaufen.
lesson-princes-placing = **Ein Platz dafür.** Deine Landschaft muss in dein Raster passen und bleibt dort. Lass Platz für große Gebäude: Am Rand liegt eine Landschaft gut.
lesson-princes-picking = **Eine von mehreren.** Du siehst { $drawn } Karten und behältst eine; die anderen kommen unter den Stapel zurück. Suche, was dein Fürstentum schon hat oder bald haben wird.
lesson-princes-recruiting = **Abwerben.** Du kannst jetzt eine Person, die vor jemand anderem liegt, auf deine Hand nehmen. Du kannst die Karte auch für später behalten: Sie kostet keine Aktion.
lesson-princes-acting = **Dein Zug.** Du hast { $actions } Aktionen, und jede Art davon macht ein späteres Werk mehr wert. In Runde 1 braucht ein Werk die Werkzahl { $first }; das schafft kaum jemand sofort, also baue, was sich deine Personen wünschen.
lesson-princes-value = **Was ein Werk wert ist.** Ein Dichter mit einem Theater (+{ $building }), der Reisefreiheit (+{ $freedom }), zwei Gauklern (+{ $jesters }) und vier Karten (+{ $cards }): Das macht { $value }. Mal { $each } sind das { $florins }; statt je { $price } kannst du einen Punkt nehmen: { $points } Punkte und { $rest }, oder etwas dazwischen.
lesson-princes-working = **Ein Werk!** Eine deiner Personen kann jetzt ein Werk vollbringen. Nimm Geld, wenn du noch kaufen und bauen willst, sonst Punkte; das beste Werk der Runde bringt { $best } mehr.
lesson-princes-round = **Die zweite Runde.** Ab jetzt braucht ein Werk die Werkzahl { $second }, und die Latte steigt weiter. Das Spiel ist also ein Wettlauf: Bereite deine Werke vor und vollbringe sie, bevor die Latte zu hoch liegt.
lesson-princes-learned = **Was du jetzt weißt:** Du hast deine Personen gewählt, ersteigert, angelegt, gebaut und Karten genommen, und du weißt, was ein Werk wert ist. Das waren zwei von sieben Runden; der Rest ist genauso, nur steigt die Latte. Spiel hier weiter, oder beginne eine ganze Partie.
lesson-princes-afterwards = Eine ganze Partie gegen Wolfgang spielen, leicht

press-hint = Tipp
press-enough = Ohne Lehrer weiter
coach-leaves = Von jetzt an schweigt der Lehrer. **/{ command-settings } { command-settings-coach }** holt ihn zurück.
hint = **Tipp:** „{ $move }“
reason-at-most = Für { $lot-the-acc } würde ich höchstens { $florins } zahlen.
reason-work = Jetzt vollbringt { $card-the } ein Werk mit der Werkzahl { $value }; dafür gibt es { $florins ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $florins }{ $points ->
        [0] {""}
        [one] {" "}und 1 Punkt
       *[other] {" "}und { $points } Punkte
    }
}.
reason-gains = Soweit ich sehe, bringt das { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} mehr, als den Zug hier zu beenden.
reason-rather = Soweit ich sehe, bringt das { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} mehr, als darauf zu verzichten.
reason-kinship = Die Personen, die du behältst, wünschen sich öfter das Gleiche.
reason-keep = Mit dem, was du hast, verspricht diese Karte { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
}.
reason-place = So angelegt bleibt am meisten Raum für Gebäude.
reason-not-worth = So viel würde ich für { $lot-the-acc } nicht zahlen.
reason-withdraw = Von dem, was noch da ist, ist dir keines den Grundpreis wert.
reason-end = Was du noch tun könntest, würde mehr kosten, als es bringt.
no-clock-for-learning = An einem Lerntisch läuft keine Uhr.
lobby-teaching = **Lerntisch:** Wer mitspielt, ist einverstanden, dass alle Hände offen liegen, Züge frei zurückgenommen werden und nichts gewertet wird. Es läuft keine Uhr, und es kommen keine Direktnachrichten.
teaching-hands = **Hier liegen alle Hände offen:**
teaching-hand = **{ $who }:**
word-teaching = lerntisch
    .about = Lerntisch: offene Hände, keine Uhr, Züge frei zurücknehmbar, ungewertet, mit Lehrer
command-settings-coach = lehrer
    .about = Ob der Lehrer dir erklärt, was neu für dich ist
word-explains = erklärt
    .about = Ja: zwei Sätze bei jeder neuen Art von Frage
settings-coach = Lehrer: erklärt, was neu für dich ist
settings-no-coach = Lehrer: schweigt
