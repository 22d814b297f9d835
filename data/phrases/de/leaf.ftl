# Eine Partie, Zug um Zug durchgeblättert.

press-leaf = Zug um Zug
press-leaf-first = Zum Anfang
press-leaf-back = ◄ Zurück
press-leaf-on = Weiter ►
press-leaf-last = Zum Ende
leaf-at = { $at ->
    [0] Vor dem ersten Zug
   *[other] Nach Zug { $at } von { $last }
}
leaf-eyes = So sah es { $who }.
leaf-everybody = Was alle sahen
leaf-eyes-of = Was { $who } sah
leaf-whose-eyes = Aus wessen Sicht?
press-leaf-show = Stellung zeigen
leaf-shown = { $who } zeigt eine Stellung aus dieser Partie.
leaf-shown-by-nobody = Ein Zuschauer zeigt eine Stellung aus dieser Partie.
leaf-show-there = Zeigen lässt sich eine Stellung nur im Kanal ihres Tisches, und du musst dort schreiben dürfen. Öffne sie dort und versuch es noch einmal.
leaf-show-later = Vor weniger als einer Minute wurde schon eine Stellung aus dieser Partie gezeigt. Warte einen Augenblick und zeig dann diese.
press-play-on = Von hier weiterspielen
played-on = { $moves ->
    [0] Tisch { $table } noch einmal, ganz von Anfang an.
   *[other] Fortsetzung von Tisch { $table }, nach Zug { $moves }.
} Das Ergebnis zählt nirgends.
no-playing-on = Weiterspielen kannst du von jeder Stellung einer beendeten Partie aus, nur nicht von der Schlussstellung.
