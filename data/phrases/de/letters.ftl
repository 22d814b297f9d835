# Die eine Direktnachricht, die jemand hat: was an all seinen Tischen auf ihn wartet und was inzwischen war.

letter-call = ► { $what } · { $game }, Tisch { $table }
letter-call-until = ► { $what } · { $game }, Tisch { $table } · bis { $when }
letter-day = { $day }.{ $month }., { $hour }
letter-more = … und { $count } weitere.
press-letter-table = Tisch { $table }
meanwhile-head = **Seit deinem letzten Zug:**
meanwhile-points = Punkte: { $moved }
meanwhile-points-of = { $who } von { $before } auf { $after }

errands-done = **Während du weg warst,** hat ein Computer { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} für dich gemacht.{ $points ->
    [0] {""}
    [one] {" "}Das hat dir wohl etwa 1 Punkt gerettet.
   *[other] {" "}Das hat dir wohl etwa { $points } Punkte gerettet.
}
errands-gone-by = Ein Computer hat { $count ->
    [one] einmal
    [2] zweimal
   *[other] { $count }-mal
} für dich gepasst. Das hat dich wohl { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} gekostet; mit **/{ command-settings } { command-settings-show }** bestimmst du, was ein Computer für dich tun darf.

## Einstellungen

settings-rings-once = Direktnachrichten: eine Benachrichtigung, während du weg bist
settings-rings-every = Direktnachrichten: eine Benachrichtigung bei jeder Frage
settings-rings-never = Direktnachrichten: immer stumm
settings-which-rings = Direktnachrichten …
settings-panel-short = Bedienfelder: kurz, der Rest hinter „{ press-more }“
settings-panel-full = Bedienfelder: alles auf einmal
press-settings-panel-full = Alles auf einmal zeigen
press-settings-panel-short = Weniger auf einmal zeigen
press-settings-rings = Direktnachrichten …
settings-allows-passive = Vertretung: passt, sooft es die Regeln erlauben
settings-allows-careful = Vertretung: spielt vorsichtig und überbietet niemanden
settings-allows-free = Vertretung: spielt, so gut es geht, und bietet auch mit
settings-which-allows = Vertretung …
press-settings-allows = Vertretung …
settings-respite = Zeit zum Zurücknehmen: { $seconds } Sekunden, bevor Computer und Wünsche zum Zug kommen
settings-no-respite = Zeit zum Zurücknehmen: keine
settings-which-respite = Zeit zum Zurücknehmen …
press-settings-respite = Zeit zum Zurücknehmen …
