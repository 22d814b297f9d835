## Die Parade: von jeder Art Nachricht eine, für alle, die den Bot betreiben

parade-head = Es folgt **ein Beispiel jeder Nachricht**, insgesamt { $count }. Sieh sie dir auf dem Handy und am Rechner an, im dunklen und im hellen Design, und hör dir einige mit einem Screenreader an.
parade-1 = **iOS und Android**: Nichts läuft über den Rand; eine Zeile mit einem Knopf daneben wird nicht zur schmalen Spalte, und der Daumen trifft den Knopf.
parade-2 = **iOS und Android**: Tippt man ein Bild an, wird es scharf; wer am Zug ist, liest man schon vorher.
parade-3 = Diese Zeichen sehen **überall** schlicht aus, nicht wie bunte Emojis oder leere Kästchen: ► ◄ ▲ ▼ ↺ ↻ ⇋ ✓ ✗ → ↳ × −
parade-4 = **Sperrbildschirm**: Bist du dran oder wirst du in einem Aufruf genannt, steht dort, worum es geht; alles andere bleibt stumm.
parade-5 = **Rechner**: Menüs gehen auf, jeder Eintrag hat eine zweite Zeile, und der Rand einer Nachricht hat die Farbe des Spielers, der am Zug ist.
parade-6 = **Helles Design**: Kleingedrucktes, Knöpfe, Ränder und Bilder bleiben gut zu erkennen.
parade-7 = **Mit Screenreader**: Jedes Bild wird in Worten beschrieben, ohne „Sternchen“ oder „Pfeil“; keines heißt nur „Bild“.
parade-8 = **Mit Screenreader**: Jeder Knopf ist für sich verständlich; zuerst kommt, was zu tun ist, zuletzt die Knöpfe.
parade-9 = **Zeitangaben** richten sich nach deiner Zeitzone und Sprache, etwa „morgen um 18:30 Uhr“.
parade-10 = **Der Film** läuft von selbst. Drück, was du willst: Keine echte Partie ändert sich dadurch, und das steht auch dabei. Lösch am Ende alles wieder.
