# Der eine Brief, den jemand hat: was an all seinen Tischen auf ihn wartet und was inzwischen war.

letter-call = ► { $what } · { $game }, Tisch { $table }
letter-call-until = ► { $what } · { $game }, Tisch { $table } · bis { $when }
letter-day = { $day }.{ $month }., { $hour }
letter-more = … und { $count } weitere.
press-letter-table = Tisch { $table }
meanwhile-head = **Seit deinem letzten Zug:**
meanwhile-points = Punkte: { $moved }
meanwhile-points-of = { $who } { $before } → { $after }

## Einstellungen

settings-rings-once = Briefe: Sie klingeln einmal, solange du weg bist
settings-rings-every = Briefe: Jede Frage klingelt
settings-rings-never = Briefe: Sie klingeln nie
settings-which-rings = Briefe …
press-settings-rings = Briefe…
settings-allows-passive = Wer dich vertritt: lässt alles aus, was sich auslassen lässt
settings-allows-careful = Wer dich vertritt: spielt vorsichtig weiter und überbietet niemanden
settings-allows-free = Wer dich vertritt: spielt so gut er kann und bietet auch mit
settings-which-allows = Vertretung …
press-settings-allows = Vertretung…
settings-respite = Zurücknehmen: Computer und Wünsche warten { $seconds } Sekunden auf dich
settings-no-respite = Zurücknehmen: Computer und Wünsche warten auf niemanden
settings-which-respite = Zurücknehmen…
press-settings-respite = Zurücknehmen…
