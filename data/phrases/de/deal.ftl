# Das Mischen: was davon angekündigt wird, die Wörter der Spieler, und wie es jeder nachprüft.

word-word = wort
    .about = Ein geheimes Wort fürs Mischen, damit niemand die Karten aussucht; am Ende wird es verraten
lobby-joined = Erledigt. Am Tisch: { $players }.
    Du kannst ein geheimes Wort dazugeben, damit niemand die Karten ausgesucht haben kann: /{ command-game } { command-game-join } { word-word }:…
lobby-word-added = Dein Wort wird mitgemischt und am Ende allen verraten. Sein Code: `{ $code }` (der Code davor: `{ $before }`). Am Tisch: { $players }.
    Dein Wort ist jetzt das letzte. Bleibt es dabei und ändern sich bis zum Start weder Spieler noch Optionen, kann niemand die Karten ausgesucht haben. Ändert sich doch etwas, gib dein Wort noch einmal ein.
press-lastword = Mein Wort ist das letzte
lobby-word-closes = Auf dein Wort kann jetzt keins mehr folgen.
no-such-word = Ein Wort fürs Mischen hat 1 bis { $most } Zeichen.
word-was-followed = Nach deinem Wort kam schon ein anderes; deins bleibt, wie es ist.
words-are-closed = Für diese Mischung ist das letzte Wort gesprochen. Mitspielen kannst du auch ohne eigenes Wort.

deal-in-lobby = Wie gemischt wird, bestimmen wir gemeinsam; mein Anteil steht schon fest und ist versiegelt.
deal-sealed-half = Mein Anteil an der Mischung steht fest und ist versiegelt; sein Code ist `{ $promise }`.
deal-add-word = Du kannst ein geheimes Wort dazugeben, damit niemand die Karten ausgesucht haben kann: /{ command-game } { command-game-join } { word-word }:…
deal-word-codes = Wörter, in dieser Reihenfolge: { $words }
deal-word-code = { $who } `{ $code }`
deal-giver-left = ein früherer Spieler
deal-closed = Weitere Wörter nehme ich nicht mehr an.
deal-changed = Nach dem letzten Wort kamen oder gingen Spieler, oder Optionen wurden geändert; deshalb beweist dieses Wort nicht, dass niemand die Karten ausgesucht hat.
deal-last-word = { $who } hatte das letzte Wort und kann sicher sein, dass niemand die Karten ausgesucht hat.
deal-begins = Die Mischung ist bis zum Ende versiegelt. Code meines Anteils daran: `{ $promise }`; Code von Anteil und Optionen zusammen: `{ $commitment }`.

press-deal = Mischung nachprüfen
press-to-beginning = Zum ersten Beitrag
deal-later = Wie gemischt wurde, wird verraten, wenn die Partie vorbei ist.
deal-follows = **Es wurde so gemischt wie angekündigt.** Ich habe { $moves ->
    [one] den einen Zug
   *[other] alle { $moves } Züge
} noch einmal gespielt: Jede Karte und jeder Wurf folgt aus der Mischung.
deal-differs = **Es wurde nicht so gemischt wie angekündigt.** Bitte sag es dem Betreiber dieses Bots.
deal-half = Mein Anteil war: `{ $half }`
deal-words = Wörter, in dieser Reihenfolge: { $words }
deal-word = { $who } „{ $word }“ `{ $code }`
deal-no-words = Niemand hat ein Wort dazugegeben.
deal-withdrawn = Ein Wort wurde gelöscht, zusammen mit allen Daten der Person, von der es stammte. Sein Code zählt weiter; wie es lautete, lässt sich nicht mehr nachprüfen.
deal-codes = Code meines Anteils an der Mischung, vor Spielbeginn genannt: `{ $promise }`
    Code meines Anteils samt den Optionen: `{ $commitment }`
deal-by-hand = Willst du selbst nachprüfen, vergleiche die Codes mit denen im ersten Beitrag der Partie. Jeder ist der SHA-256-Hash von Zeilen dieser Datei. Der erste entsteht aus meinem Anteil, der zweite aus diesem Anteil und dem, was vor der Partie feststand. In den Code eines Worts gehen mein Anteil, der Code davor und das Wort ein.
    Der Startwert ist der Hash aus meinem Anteil und dem Code des letzten Worts; aus dem Hash von Startwert und Zugnummer folgt jede Karte und jeder Wurf.
deal-sealed = Die Mischung wurde vor dem ersten Zug versiegelt. „{ press-deal }“ zeigt die Codes.
