# Rückblick auf die eigene Partie.

press-review = Rückblick
press-leaf-at = Ansehen
review-meanwhile = Ich gehe deine Partie durch, Entscheidung für Entscheidung. Gleich liest du hier, was ich gefunden habe.
review-first-look = Ich gehe deine Partie durch, Entscheidung für Entscheidung: { $number } von { $of }. Danach sehe ich mir die wichtigsten noch einmal genauer an.
review-second-look = Ich bin deine Partie einmal durchgegangen. Jetzt sehe ich mir die wichtigsten Entscheidungen noch einmal genauer an: { $number } von { $of }.
review-later = Das dauert länger als sonst. Drück in einer Weile noch einmal auf **{ press-review }**.
review-after-the-end = Einen Rückblick gibt es, sobald die Partie zu Ende ist.
review-title = **Rückblick auf deine Partie.** Ich beurteile jede Entscheidung, die du selbst getroffen hast, nach dem, was du damals sehen konntest. Was deine Wünsche, deine Pläne oder ein Computer für dich getan haben, bleibt außen vor.
review-best = **Dein bester Zug, { $counter-in } { $round }:** „{ $move }“. Er versprach etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als der nächstbeste, „{ $other }“.
review-no-best = Keiner deiner Züge ragt heraus: Andere wären etwa gleich gut gewesen.
review-lost = **{ $counter } { $round }:** Du hast „{ $move }“ gewählt. Besser war „{ $other }“: Das versprach etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr.
review-nothing-lost = Ich habe keine Entscheidung gefunden, von der ich sicher sagen könnte, dass sie dich Punkte gekostet hat.
