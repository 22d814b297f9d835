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
