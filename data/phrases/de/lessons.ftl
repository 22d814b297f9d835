# Lektionen: vier Stellungen, der Coach, und zwei Sätze bei jeder neuen Art von Frage.

command-learn = lernen
    .about = Das Spiel in vier kurzen Teilen mit einem Coach lernen, etwa zehn Minuten
press-learn = { $game } lernen
press-lesson = Zu deiner Lektion
press-learn-instead = Tisch { $table } verlassen und lernen
lesson-is-there = Deine Lektion wartet in deinen Direktnachrichten. Siehst du sie dort nicht, erlaube Direktnachrichten von diesem Server oder schick mir per Direktnachricht **/{ command-learn }**. Wenn andere zusehen sollen: **/{ command-learn } { word-public }**.
lesson-is-public = Deine Lektion beginnt hier. In diesem Thread können andere zusehen: Alle Handkarten liegen offen.
word-public = öffentlich
    .about = Ja: in einem Thread dieses Kanals, in dem andere zusehen können; alle Handkarten liegen offen

coach-good = **Coach:** Gut gewählt.
coach-against = **Coach:** „{ $move }“ hätte etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr gebracht.
coach-princes-lifts = Höhere Werkzahl durch { $thing-the-acc }: { $gains }.

lesson-progress = Lektion, Teil { $number } von { $count }
press-lesson-first-game = Erste Partie mit dem Coach
lesson-then = Nun eine ganze Partie, gegen { $count ->
    [one] einen Lehrling
   *[other] { $count } Lehrlinge
} und mit dem Coach? Was in dieser Lektion nicht vorkam, steht auf einer einzigen Seite.
lesson-won = **Du gewinnst mit { $points } zu { $theirs } gegen { $other }.** Der größte Unterschied: { $source }, { $apart ->
    [one] 1 Punkt
   *[other] { $apart } Punkte
} mehr.
lesson-lost = **{ $other } gewinnt mit { $theirs } zu { $points }.** Der größte Unterschied: { $source }, { $apart ->
    [one] 1 Punkt
   *[other] { $apart } Punkte
} weniger für dich.

stage-princes-aim = **Das Ziel.** Ihr spielt sieben Runden, jede mit einem Kauf und zwei Aktionen. Wer die meisten Prestigepunkte hat, gewinnt. Am meisten bringen Werke von Personen, deren Wünsche dein Fürstentum erfüllt. Zuerst eine Versteigerung: { $lot } für { $next }?
stage-princes-bidding = **Bieten.** Jedes Gebot erhöht den Preis um { $step }. Wenn du passt, verzichtest du nur auf dieses Objekt; ein anderes kannst du in dieser Runde noch kaufen.
stage-princes-placing = **Anlegen.** Deine Landschaft bleibt die ganze Partie in deinem Raster. Lass Platz für die großen Gebäude: Leg am Rand an.
stage-princes-building = **Bauen.** Du hast zwei Aktionen. Dein { $card } hat jetzt die Werkzahl { $worth }; in dieser Runde sind { $minimum } nötig. Baust du { $wanted-the-acc }, steigt die Werkzahl um { $more }; jedes Gebäude bringt sofort { $built } Punkte.
stage-princes-first-work = **Dein erstes Werk.** Dein { $card } hat die Werkzahl { $worth }; das bringt { $paid } oder { $most } Punkte. Am Anfang kaufst du mit Geld, was die nächsten Werke aufwertet; am Ende sind Punkte besser.
stage-princes-rival = **Ein Rivale.** Auch { $rival } will diese Landschaft ({ $lot }). Sie würde deine Werke aufwerten: { $lifted }. Biete mit, solange sie dir den Preis wert ist; sonst passe und kauf etwas anderes.
stage-princes-best-work = **Das beste Werk.** Ein Werk braucht jetzt mindestens die Werkzahl { $minimum }; deines ({ $card }) hat { $worth }. Das beste Werk der Runde bringt { $best_work_points } Punkte mehr: Werte deines mit noch einer Personenkarte auf oder vollbringe es gleich.
stage-princes-last-round = **Die letzte Runde.** Danach bringt Geld keine Punkte mehr, also nimm Punkte. Prestigekarten zählen am Ende, wenn du ihr Ziel erreichst. Du hast: { $prestige }.
press-lesson-princes-2 = Weiter: Gebäude und Werke
press-lesson-princes-3 = Weiter: ein Rivale
press-lesson-princes-4 = Weiter: die letzte Runde
plan-princes = Für deinen Plan: { $cards } wünschen sich dasselbe ({ $thing }).
label-princes-work = { $card }: { $florins }
label-princes-work-points = { $card }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
label-princes-build = Bauen: { $building }
label-princes-lot = { $lot }
label-princes-place = Anlegen auf { $square }
label-princes-withdraw = Aussteigen

lesson-princes-choosing = **Deine ersten Karten.** Jede dieser Personen wünscht sich ein Gebäude, eine Landschaft und eine Freiheit; je mehr du davon hast, desto mehr sind ihre Werke wert. Behalte { $kept }, die sich dasselbe wünschen.
    .short = **Neu:** Behalte Personen, die sich dasselbe wünschen.
lesson-princes-nominating = **Eine Versteigerung.** Jeder darf pro Runde ein Objekt kaufen. Nenn eines; das ist schon ein Gebot von { $opening }. Ein Gaukler wertet alle deine künftigen Werke auf, eine Landschaft die Werke der Personen, die sie sich wünschen; ein Baumeister macht Gebäude billiger.
    .short = **Neu:** Wähle, was Werken hilft.
lesson-princes-bidding = **Bieten.** Jedes Gebot erhöht den Preis um { $step }. Wenn du passt, verzichtest du nur auf dieses Objekt; ein anderes kannst du in dieser Runde noch kaufen.
    .short = **Neu:** Wer passt, kann später noch kaufen.
lesson-princes-placing = **Der richtige Platz.** Deine Landschaft muss in dein Raster passen und bleibt dort. Lass Platz für große Gebäude: Am Rand liegt eine Landschaft gut.
    .short = **Neu:** Lass Platz für Gebäude.
lesson-princes-picking = **Eine von mehreren.** Du siehst { $drawn } Karten und behältst eine; die anderen kommen unter den Stapel zurück. Nimm eine, die jetzt oder bald zu deinem Fürstentum passt.
    .short = **Neu:** Behalte, was zu deinem Fürstentum passt.
lesson-princes-recruiting = **Abwerben.** Du kannst jetzt eine Person, die vor jemand anderem liegt, auf deine Hand nehmen; das kostet keine Aktion. Die Abwerbekarte kannst du auch für später aufheben.
    .short = **Neu:** Abwerben kostet keine Aktion und eilt nicht.
lesson-princes-acting = **Dein Zug.** Du hast { $actions } Aktionen; das meiste, was du damit tun kannst, wertet ein späteres Werk auf. In Runde 1 braucht ein Werk die Werkzahl { $first }; das schafft kaum jemand sofort, also bau, was sich deine Personen wünschen.
    .short = **Neu:** Gib deinen Personen zuerst, was sie sich wünschen.
lesson-princes-value = **Was ein Werk wert ist.** Ein Dichter mit einem Theater (+{ $work_building }), der Reisefreiheit (+{ $work_freedom }), zwei Gauklern (+{ $jesters }) und vier Karten (+{ $cards }): Das macht { $value }. Für jeden Punkt der Werkzahl gibt es { $florins_per_value }, zusammen { $florins }. Statt je { $florins_per_point } kannst du einen Prestigepunkt nehmen: bis zu { $points } Punkte, dann bleiben { $rest }.
    .short = **Neu:** Erfüllte Wünsche, Gaukler und Karten machen ein Werk wertvoll.
lesson-princes-working = **Ein Werk!** Eine deiner Personen kann jetzt ein Werk vollbringen. Nimm Geld, wenn du noch kaufen und bauen willst, sonst Punkte; das beste Werk der Runde bringt { $best_work_points } Punkte mehr.
    .short = **Neu:** Nimm Geld, wenn du noch baust, sonst Punkte.
lesson-princes-round = **Die zweite Runde.** Ab jetzt braucht ein Werk mindestens die Werkzahl { $second }, und jede Runde verlangt mehr. Das Spiel ist also ein Wettlauf: Bereite deine Werke vor und vollbringe sie, bevor die Latte zu hoch liegt.
    .short = **Neu:** Die Mindest-Werkzahl steigt jede Runde.

press-hint = Tipp
press-enough = Ohne Coach weiter
coach-leaves = Von jetzt an schweigt der Coach. **/{ command-settings } { command-settings-coach }** holt ihn zurück.
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
reason-gains = Das bringt wohl { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} mehr, als den Zug jetzt zu beenden.
reason-rather = Das bringt wohl { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} mehr als der Verzicht.
reason-kinship = Die Personen, die du dann behältst, wünschen sich öfter dasselbe.
reason-keep = Mit dem, was du hast, verspricht diese Karte { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
}.
reason-place = So bleibt am meisten Platz für Gebäude.
reason-not-worth = So viel würde ich für { $lot-the-acc } nicht zahlen.
reason-withdraw = Nichts, was noch da ist, ist für dich den Grundpreis wert.
reason-end = Was du noch tun könntest, würde mehr kosten, als es bringt.
no-clock-for-learning = An einem Lerntisch läuft keine Uhr.
lobby-teaching = **Lerntisch:** Wer mitspielt, ist einverstanden, dass alle Handkarten offen liegen, Züge frei zurückgenommen werden dürfen und nichts gewertet wird. Es läuft keine Uhr, und es kommen keine Direktnachrichten.
teaching-hands = **Hier liegen alle Handkarten offen:**
teaching-hand = **{ $who }:**
word-teaching = lerntisch
    .about = Lerntisch mit Coach: offene Handkarten, keine Uhr, Züge frei zurücknehmbar, ohne Wertung
command-settings-coach = coach
    .about = Ob der Coach dir erklärt, was neu für dich ist
word-explains = erklärt
    .about = Ja: zwei Sätze bei jeder neuen Art von Frage
settings-coach = Coach: erklärt, was neu für dich ist
settings-no-coach = Coach: schweigt
