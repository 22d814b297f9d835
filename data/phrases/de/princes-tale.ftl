# Was ein Hofchronist von einer beendeten Partie der Fürsten von Florenz erzählt.

tale-court-1 = In jenen Tagen hielten { $players } Hof am Arno, und alle wollten einander überstrahlen.
tale-court-2 = Dies ist die Geschichte von { $players }, die ihre Jahre und mehr Florin, als sie besaßen, darauf verwandten, von Florenz bewundert zu werden.
tale-court-3 = { $players } öffneten ihre Tore, und Florenz kam, um zu schauen, zu essen und zu vergleichen.
tale-characters-1 = { $players } hielten Hof am Arno, wo man um die Muse und die Prinzessin warb, bis der Beutel leer war.
tale-characters-2 = In den Tagen von { $players } galt wenig, wer keine Muse an der Tafel und keine Prinzessin am Fenster hatte.
tale-characters-3 = Es war die Zeit der Gunst: { $players } bezahlten kluge Leute dafür, freundlich zu sein, und nannten es Geschmack.
tale-together-1 = { $players } waren so gute Nachbarn, dass sie { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} gemeinsam bauten, und so schlechte Freunde, dass sie einander die Fenster nachzählten.
tale-together-2 = Wo die Länder von { $players } aneinanderstießen, wurde gemeinsam gebaut, { $count ->
    [one] ein einziges Mal
    [2] zweimal
   *[other] { $count }-mal
}, und hinterher wollte niemand sagen, wessen Einfall es gewesen war.
tale-both-1 = { $players } teilten sich { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} eine Mauer, aber niemals die Muse: So begann eine Zeit guter Nachbarn und teurer Gunst.
tale-both-2 = Zu Zeiten von { $players } erkaufte man manche Gunst und teilte sich { $count ->
    [one] eine einzige Mauer
   *[other] insgesamt { $count } Mauern
}, und alle führten Buch.
tale-alone-1 = { $who } stand allein gegen { $automa }, der niemals schlief, niemals zögerte und niemals Danke sagte.
tale-alone-2 = Von allen Rivalen schickte Florenz gegen { $who } ausgerechnet { $automa }, der auf Karten und Würfel vertraut und deswegen keine einzige Nacht wach liegt.
tale-jester-1 = { $year } gab { $who } { $price } für { $lot-a-acc } aus, und wochenlang lachte bei Hofe sonst niemand.
tale-jester-2 = Nichts war teurer als { $lot-the }, der { $year-low } an { $who } ging: { $price }, und die Witze waren alt.
tale-jester-3 = Noch heute reden die Schatzmeister von den { $price }, die { $who } { $year-low } für { $lot-a-acc } bezahlte, Schellen inbegriffen.
tale-bought-1 = { $year } zahlte { $who } { $price } für { $lot-the-acc }, und die Bankiers schlossen an diesem Tag früher.
tale-bought-2 = Nichts war teurer als { $lot-the }: { $year } zahlte { $who } dafür { $price } und sprach überall von einem guten Geschäft.
tale-bought-3 = { $year } wollte { $who } { $lot-the-acc } haben, und zwar so laut, dass es { $price } kostete.
tale-hire-1 = Nichts war teurer als Gunst: { $year } gewann { $who } { $lot-the-acc } mit { $price } und einer tiefen Verbeugung.
tale-hire-2 = { $year } warb { $who } { $lot-the-acc } für { $price } an, und der Hof raunte, Liebe wäre billiger gewesen.
tale-unsold-1 = Niemand gab bei den Versteigerungen auch nur einen Florin aus, und die Ausrufer mussten ein Handwerk lernen.
tale-work-1 = { $year } vollbrachte { $card-the } für { $who } ein Werk mit der Werkzahl { $value }, und die Stadt sprach bis zum Abendessen von nichts anderem.
tale-work-2 = Nichts Besseres wurde in jenen Tagen vollbracht als das Werk, das { $card-the } { $year-low } für { $who } schuf; es hatte die Werkzahl { $value } und wurde sogleich kopiert.
tale-work-3 = Groß war der Neid, als { $card-the } { $year-low } für { $who } ein Werk mit der Werkzahl { $value } vollbrachte, und groß das Lob, in dieser Reihenfolge.
tale-no-work-1 = Nicht ein Werk wurde vollbracht, was den Kritikern viel Mühe ersparte.
