# Ein Zug, der gemacht wird, bevor er an der Reihe ist.

command-plan = plan
    .about = Deinen nächsten Zug geheim planen und vorausschauen
press-plan = Planen
press-plan-turn = Meinen nächsten Zug planen
press-plan-look = Vorausschau
press-plan-leave = Plan speichern
press-plan-back = Einen Schritt zurück
press-plan-change = Ändern
press-plan-another = Falls das nicht geht …
press-plan-again = Plan behalten
press-plan-forget = Plan verwerfen
plan-earlier = … davor weitere Schritte.
plan-begins = **Plane deinen nächsten Zug.** Probier ihn aus: Nichts gilt, bevor du den Plan speicherst, und niemand sonst sieht etwas davon.
plan-luck = Karten und Würfe sind hier nur angenommen: Verlass dich nicht darauf.
plan-wish = Welche Karten du sehen wirst, entscheidet der Zufall: Sag schon jetzt, welche du am liebsten hättest.
plan-whole = Das ist der ganze Zug.
plan-left = Notiert. Wenn du an der Reihe bist, wird der Plan Schritt für Schritt ausgeführt, solange alles so ist, wie du es hier siehst; sonst wirst du gefragt.
plan-is-plan = **Dein Plan{ $number ->
    [1] {""}
   *[other] {" "}{ $number }, falls der vorige nicht aufgeht
}:**
plan-is-loose = **Dein Plan ruht gerade:**
plan-stops-at = ✗ { $step }
plan-stale = Dein Plan hat sich inzwischen geändert. So sieht er jetzt aus:
plan-is-your-turn = Du bist jetzt an der Reihe: Was du tust, gilt sofort.
plan-stops = Dein Plan hält bei Schritt { $step } von { $steps } an: Die Lage ist anders als geplant. Was machst du?
plan-loosened = Ein Zug wurde zurückgenommen oder eine Abstimmung hat etwas geändert; deshalb ruht dein Plan. Sieh ihn dir an und entscheide, ob er weiter gilt.
plan-beside-orders = Du hast auch deinen Zug geplant: **{ press-plan }** zeigt ihn.
plan-names-luck = Das hängt vom Zufall ab und lässt sich darum nicht planen.
plan-turn-is-over = An dieser Stelle wäre der Zug vorbei.
plan-too-long = Ein Plan hat höchstens { $most } Schritte.
plan-is-empty = In diesem Plan steht noch nichts.
too-many-plans = Du kannst höchstens { $most } Pläne haben.
no-plan-here = Du hast hier keinen Plan.
no-turn-to-come = Im Moment kannst du keinen Zug planen.
plan-look = **Vorausschau:** was für dich erreichbar ist.
plan-look-after = **Vorausschau**, wenn dein Plan ausgeführt ist:
plan-look-in-full = Runde für Runde …
rule-plans = So arbeitet der Bot: Züge planen
order-princes-keep-dearest = Die Karte behalten, die dann am meisten bringt
