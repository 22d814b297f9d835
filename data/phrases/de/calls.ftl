# Versteigerungen mit Wünschen: Alle werden gleichzeitig gefragt.

lobby-auctions = Versteigerungen: { $auctions }
auctions-sealed = mit gleichzeitig genannten Wünschen
auctions-hand = Gebot für Gebot
word-auctions = versteigerungen
    .about = Ob alle gleichzeitig ihre Wünsche nennen oder reihum bieten
no-such-auctions = Versteigerungen können so ablaufen: { $auctions-or }.

called-princes-lots = Wünsche für die Versteigerungen in Runde { $round }: Wir warten auf { $who }.
    .you = Deine Wünsche für die Versteigerungen in Runde { $round }: Sag, was du gern hättest und für wie viel, oder lass es offen und biete selbst. Dann drück auf „{ press-wishes-given }“.
called-princes-characters = Wünsche für die Charaktere in Runde { $round }: Wir warten auf { $who }.
    .you = Deine Wünsche für die Charaktere in Runde { $round }: Sag, wen du gern anwerben würdest und für wie viel, oder lass es offen und biete selbst. Dann drück auf „{ press-wishes-given }“.
reminder-wishes = { $who }, der Tisch wartet auf deine Wünsche.

panel-wishes-call = Die Versteigerungen beginnen, sobald alle geantwortet haben.
panel-wishes-given = Deine Antwort ist da; du kannst sie noch ändern.
press-wishes-given = Das sind meine Wünsche
press-wishes-reconsider = Doch noch auf mich warten

wishes-come-first = Zuerst nennen alle ihre Wünsche, dann wird versteigert. Deine stehen unter „{ press-orders }“.
no-call-for-wishes = Nach diesen Wünschen wird gerade nicht gefragt.

motion-sealed = Wünsche gleichzeitig nennen
motion-by-hand = Gebot für Gebot versteigern
votes-auctions-sealed = Beschlossen: Ab den nächsten Versteigerungen nennen alle gleichzeitig ihre Wünsche.
votes-auctions-by-hand = Beschlossen: Versteigert wird Gebot für Gebot.
votes-auctions-are-so = Das gilt an diesem Tisch schon: „{ $motion }“.
nobody-else-wishes = Gleichzeitig gefragt wird nur, wo mindestens zwei Menschen spielen; die anderen an diesem Tisch sind Computer.
terms-by-vote = Hat eine Partie begonnen, bleibt die Uhr, wie sie ist. Mit /{ command-game } { command-game-vote } könnt ihr noch Folgendes beschließen: { $motions }.

# Züge, die alle gleichzeitig planen.

lobby-turns-together = Züge: gleichzeitig geplant (schneller, etwas weniger Interaktion)
turns-together = gleichzeitig geplant
turns-order = einer nach dem anderen
word-turns = züge
    .about = Ob ihr eure Züge in einer Runde gleichzeitig plant oder nacheinander macht
no-such-turns = Entweder planen alle ihre Züge gleichzeitig, oder ihr macht sie nacheinander.
no-turns-together = In diesem Spiel macht ihr eure Züge nacheinander.
motion-together = die Züge gleichzeitig planen
motion-in-order = die Züge nacheinander machen
votes-turns-together = Beschlossen: Ab jetzt plant ihr die Züge einer Runde alle gleichzeitig.
votes-turns-in-order = Beschlossen: Ab jetzt macht ihr eure Züge nacheinander.
votes-turns-are-so = Das gilt an diesem Tisch schon: „{ $motion }“.

board-all-plan = alle anderen planen inzwischen ihren Zug
letter-call-to-plan = Alle planen jetzt ihren Zug: Speichere deinen oder warte auf die anderen
call-to-plan = **Alle werden gleichzeitig gefragt:** Plane deinen Zug jetzt, und er wird ausgeführt, wenn du an der Reihe bist. Ist ein Schritt dann nicht mehr möglich, wirst du gefragt.
call-waits = Du willst erst die Züge der anderen sehen und wirst gefragt, wenn du an der Reihe bist. Planen kannst du deinen Zug immer noch.
plan-waits = Notiert: Du wirst gefragt, wenn du an der Reihe bist.
call-wishes-next = Nach den Zügen wird wieder versteigert: Nenn gleich auch deine Wünsche („{ press-orders }“), dann musst du dafür nicht wiederkommen.
press-plan-wait = Erst die Züge der anderen sehen
wait-best-work = Das beste Werk der Runde ist für dich erreichbar: Es kann sich lohnen, erst die Züge der anderen zu sehen.
wait-recruiting = Du hast eine Abwerbekarte: Nach den Zügen der anderen hast du vielleicht mehr Personen zur Auswahl.
wait-last-one = Nur noch einmal da: { $thing }.
