# Das Mischen: was davon angekündigt wird, die Wörter der Mitspieler, und wie es jeder nachprüft.

word-word = wort
    .about = Ein Wort fürs Mischen, wenn du magst; am Ende wird es verraten
lobby-joined = Erledigt. Am Tisch: { $players }.
    Wenn du magst, gib ein Wort zum Mischen dazu: /{ command-game } { command-game-join } { word-word }:…
lobby-word-added = Dein Wort wird mitgemischt und am Ende allen verraten. Am Tisch: { $players }.
no-such-word = Ein Wort fürs Mischen hat 1 bis { $most } Zeichen.

deal-in-lobby = Gemischt wird so: Meine Hälfte steht fest und ist versiegelt, ihr Code ist `{ $promise }`. Mitspieler können ein Wort dazugeben, mit /{ command-game } { command-game-join } { word-word }:…
deal-begins = Das Mischen ist bis zum Ende versiegelt: `{ $promise }`, mit den Einstellungen `{ $commitment }`

press-deal = Mischen nachprüfen
press-to-beginning = Zum Anfang
deal-later = Wie gemischt wurde, wird verraten, wenn die Partie vorbei ist.
deal-follows = **Es wurde so gemischt wie angekündigt.** Ich habe { $moves ->
    [one] den einen Zug
   *[other] alle { $moves } Züge
} noch einmal gespielt: Jede Karte und jeder Würfel folgt daraus.
deal-differs = **Es wurde nicht so gemischt wie angekündigt.** Bitte sag es der Person, die diesen Bot betreibt.
deal-half = Meine Hälfte war: `{ $half }`
deal-words = Wörter: { $words }
deal-word = { $who } „{ $word }“
deal-no-words = Niemand hat ein Wort dazugegeben.
deal-withdrawn = Ein Wort wurde gelöscht, zusammen mit allen Daten der Person, von der es war; dieser Teil lässt sich nicht mehr nachprüfen.
deal-codes = Ihr Code am Anfang: `{ $promise }`
    Zusammen mit den Einstellungen: `{ $commitment }`
deal-by-hand = Wenn du selbst nachprüfen willst, vergleiche beide Codes mit dem ersten Beitrag der Partie. Jeder ist der SHA-256 von Zeilen aus dieser Datei: meine Hälfte, und beim zweiten auch das, was vor der Partie feststand. Hälfte und Wörter zusammen gehasht sind der Startwert; Startwert und Nummer eines Zugs zusammen gehasht geben jede Karte und jeden Wurf.
