# An der Tür, allein gegen Wolfgang: wie man danach fragt, die Knöpfe, wie erzählt wird.

## Wie man danach fragt

lobby-started-here = Die Partie beginnt. Alles geschieht hier: Spielplan, Hand und Knöpfe stehen in einer Nachricht.
press-alone = Allein spielen
press-alone-at = { $level } · { $dummies ->
    [2] wie zu viert
   *[other] wie zu fünft
}
solo-levels = Du spielst allein gegen Wolfgang, den Automa: Für ihn entscheiden Karten und ein Würfel. Mit wie viel Geld soll Wolfgang beginnen, und wie groß soll der Tisch sein? Es geht sofort los.
solo-not-here = „{ $game }“ braucht mindestens { $fewest } Spieler und lässt sich nicht allein spielen. Mit /{ command-game } { command-game-add-computer } holst du Computer an den Tisch.
others-sit-here = An diesem Tisch spielen auch andere mit; ein Solospiel ist hier nicht möglich. Eröffne eines in einem anderen Kanal, einem Thread oder per Direktnachricht an mich.
nobody-to-ask = Zurücknehmen kannst du alles seit dem letzten Wurf oder der zuletzt gezeigten Karte; frühere Züge bleiben.
word-solo = solo
    .about = Allein gegen Wolfgang: die Schwierigkeit
word-dummies = statisten
    .about = Allein gegen Wolfgang: wie viele Statisten es gibt

## Was gefragt ist, und die Knöpfe

solo-asks-nominating = { $who }: ein Objekt wählen (Versteigerung { $number } von { $most }).
    .you = Versteigerung { $number } von { $most }: Wähle ein Objekt oder lass Wolfgang kaufen.
solo-asks-last = { $who }: letzte Versteigerung, ohne Würfel; ein Objekt für { $price } nehmen oder aussteigen.
    .you = Die letzte Versteigerung, ohne Würfel: Welches Objekt nimmst du für { $price }? Oder steig aus, dann kauft Wolfgang.
solo-asks-bidding = { $who }: { $lot-the-acc } für { $price } kaufen oder ablehnen.
    .you = { $lot } für { $price }: Kaufst du oder lehnst du ab?
solo-wants-first = Geordnet nach Wolfgangs Wünschen; den Preis bestimmt der Würfel.
press-solo-nominate = { $rank }. { $lot } ({ $add ->
    [0] Würfel
   *[other] Würfel + { $add }
})
press-solo-last = { $lot } für { $price }
press-solo-buy = Für { $price-short } kaufen
press-solo-decline = Ablehnen

## Die Erzählung

press-story = Was hat Wolfgang getan?
chapter-auctions = Runde { $round }: Versteigerungen
chapter-automa-buys = Wolfgang kauft
chapter-actions = Aktionen
chapter-automa-turn = Wolfgangs Zug
chapter-turn = { $who } ist am Zug
    .you = Dein Zug
chapter-round-ends = Ende der Runde
story-round = { $counter } { $round }
story-rounds = Eine andere Runde …
story-in-file = Das ist zu lang für eine Nachricht; in der Datei steht alles.

## Ergebnisse

ratings-alone-line = **{ $name }** – Solospiele: { $games } · gewonnen: { $wins } · Rekord: { $best ->
    [one] 1 Punkt
   *[other] { $best } Punkte
}

## Hilfe

help-solo-nominating = Wähle ein Objekt. Die Summe aus Wurf und Zahl in Klammern wird mit 100 multipliziert; für { $step } mehr darfst du das Objekt kaufen. Lehnst du ab, bekommt es vielleicht Wolfgang, und in dieser Runde kannst du es nicht noch einmal wählen. Du kannst höchstens { $means } zahlen.
help-solo-last = In der letzten Versteigerung wird nicht gewürfelt: Nimm eines der Objekte für { $opening } oder lehne ab. Du kannst höchstens { $means } zahlen.
help-solo-bidding = Kaufst du das Objekt für { $next }, sind deine Versteigerungen für diese Runde vorbei; lehnst du ab, wählst du etwas anderes. Du kannst höchstens { $means } zahlen.
topic-solo = Allein gegen Wolfgang
digest-solo = Du spielst gegen **Wolfgang**, den Automa: Für ihn entscheiden Karten und ein Würfel. Du beginnst in einem Kanal oder per Direktnachricht an mich mit **/{ command-game } { command-game-new }** und wählst die Schwierigkeit.
    · **Statisten:** Mit zweien ist es eine Partie zu viert, mit dreien eine zu fünft. Sie haben nur Personenkarten.
    · **Was Wolfgang möchte,** zeigt eine Automakarte, mit einer Zahl für jedes Objekt.
    · **Deine Versteigerungen:** Wähle ein Objekt; dann wird gewürfelt. Die Summe aus Wurf und Zahl des Objekts wird mit 100 multipliziert; dein Preis liegt { $step } darüber. Kauf es oder lehn ab und wähle ein anderes. Jedes Objekt kannst du einmal pro Runde wählen.
    · **Kein Zurück:** Ist die Zahl des Objekts 0 und zeigt der Würfel höchstens { $forced }, musst du kaufen; das kostet höchstens { $most }.
    · **Anzahl:** so viele Versteigerungen wie Spieler am Tisch. Bei der letzten wird nicht gewürfelt: Jedes Objekt kostet { $opening }, und die beiden mit den höchsten Zahlen sind nicht zu haben.
    · **Wolfgang kauft** das Objekt, das er unter allen verfügbaren am liebsten hätte. Fehlt ihm Geld, zahlt er mit Punkten, auch unter null.
    · **Aktionen:** Für Wolfgang werden zwei Automakarten aufgedeckt. Von jeder führt er die erste mögliche Aktion aus.
    · **Zurücknehmen:** alles seit dem letzten Wurf oder der zuletzt gezeigten Karte. Niemand wartet, also gibt es keine Uhr.
    Alles, Karte für Karte: **{ press-story }**
