# Versteigerungen mit Wünschen: Alle werden auf einmal gefragt.

lobby-auctions = Versteigerungen: { $auctions }
auctions-sealed = alle nennen auf einmal ihre Wünsche
auctions-hand = Gebot für Gebot
word-auctions = versteigerungen
    .about = Ob alle auf einmal ihre Wünsche nennen oder reihum bieten
no-such-auctions = Versteigerungen können so ablaufen: { $auctions }.

called-princes-lots = Wünsche für die Versteigerungen in Runde { $round }: Gewartet wird auf { $who }.
    .you = Deine Wünsche für die Versteigerungen in Runde { $round }: Sag, was du gern hättest und für wie viel, oder lass es offen und biete selbst. Dann drücke „{ press-wishes-given }“.
called-princes-characters = Wünsche für die Charaktere in Runde { $round }: Gewartet wird auf { $who }.
    .you = Deine Wünsche für die Charaktere in Runde { $round }: Sag, wen du gern anwerben würdest und für wie viel, oder lass es offen und biete selbst. Dann drücke „{ press-wishes-given }“.
reminder-wishes = { $who }, der Tisch wartet auf deine Wünsche.

panel-wishes-call = Alle werden auf einmal gefragt, und die Versteigerungen beginnen, sobald alle geantwortet haben. Wo du nichts angibst, wirst du bei jedem Gebot gefragt.
panel-wishes-given = Deine Antwort ist da. Bis die Versteigerungen beginnen, kannst du deine Wünsche noch ändern.
press-wishes-given = Das sind meine Wünsche
press-wishes-reconsider = Wartet doch auf mich

wishes-come-first = Zuerst nennen alle ihre Wünsche, dann wird versteigert. Deine stehen unter „{ press-orders }“.
no-call-for-wishes = Nach diesen Wünschen wird gerade nicht gefragt.

motion-sealed = bei Versteigerungen alle Wünsche auf einmal nennen
motion-by-hand = Gebot für Gebot versteigern
votes-auctions-sealed = Beschlossen: Ab der nächsten Versteigerung nennen alle auf einmal ihre Wünsche.
votes-auctions-by-hand = Beschlossen: Versteigert wird Gebot für Gebot.
votes-auctions-are-so = So wird hier schon versteigert: { $motion }.
nobody-else-wishes = Alle Wünsche auf einmal gibt es nur, wo mindestens zwei Menschen spielen; die anderen an diesem Tisch sind Computer.
terms-by-vote = Hat eine Partie begonnen, bleibt die Uhr, wie sie ist. Wie versteigert wird, lässt sich noch durch eine Abstimmung ändern: /{ command-game } { command-game-vote }, „{ $motion }“.
