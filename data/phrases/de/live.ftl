# Alle sind gleichzeitig da und spielen eine Weile wie an einem echten Tisch.

motion-live = eine halbe Stunde live spielen
board-live-offered = Alle sind da. Wenn alle einverstanden sind, spielt ihr { $minutes } Minuten live: Versteigerungen Gebot für Gebot, keine Nachrichten, { $answer } Minuten für jede Antwort. Das Live-Spiel endet, sobald jemand länger braucht oder gehen muss.
board-live = -# **Live**: Versteigerungen Gebot für Gebot, keine Nachrichten. Das Live-Spiel endet { $when }, wenn ihr nicht weiterspielt.
live-begins = Alle sind da: Von jetzt an spielt ihr live.
live-is-over = Ihr spielt nicht mehr live: Lasst euch wieder Zeit.
ends-live = { $who } muss gehen und beendet das Live-Spiel.
    .you = Du beendest das Live-Spiel.
press-end-live = Live-Spiel beenden
rule-live = So arbeitet der Bot: live spielen
live-wants-two = Live spielt man mindestens zu zweit.
is-live-already = Ihr spielt schon live.
is-not-live = An diesem Tisch spielt gerade niemand live.
