# Die Lektion von Firenze, und was der Coach bei jeder neuen Art von Frage sagt.

stage-firenze-aim = **Das Ziel.** Wer die meisten Punkte hat, gewinnt. Bau einfarbige Türme; jeder erfüllt einen Auftrag seiner Farbe und Höhe. Nimm zuerst eine Karte mit ihren Steinen: Die ganz links ist kostenlos, jede übersprungene kostet einen Stein.
stage-firenze-building = **Bauen.** { $freely } Steine pro Zug sind kostenlos; weitere bezahlst du mit anderen Steinen. In jedem späteren Zug braucht jeder Turm einen Stein, sonst wird er abgerissen: Beginne also nur wenige.
stage-firenze-growing = **Wachsen.** Dein { $color-nom } Turm hat { $height ->
    [one] 1 Etage
   *[other] { $height } Etagen
}. { $lay ->
    [one] Noch 1 Stein
   *[other] Noch { $lay } Steine
}, dann erfüllt er den Auftrag der Höhe { $goal }: { $points }. Gib auch jedem anderen Turm einen Stein, sonst wird er abgerissen.
stage-firenze-fulfilling = **Ein Auftrag.** Einer deiner Türme hat genau die Höhe eines Auftrags seiner Farbe. Gib ihn für { $points } ab; dein Siegel bedeckt den Auftrag. Wer am Ende die meisten Siegel auf einem Turm des Spielplans hat, bekommt dessen Bonus.
stage-firenze-rival = **Ein Rivale.** Auch { $rival } baut einen { $color-acc } Turm, und jeden Auftrag erfüllt nur der Erste. Bis zur Höhe { $goal } { $lay ->
    [one] fehlt dir noch 1 Stein
   *[other] fehlen dir noch { $lay } Steine
}; der Auftrag brächte { $points }.
stage-firenze-waiting = **Jetzt oder später?** Gib den Turm ab oder behalte ihn und bau im nächsten Zug höher. Wartest du, kann jemand anders schneller sein, und jeder weitere Zug kostet dich einen Stein.
stage-firenze-last-turn = **Der letzte Zug.** Jemand hat sein letztes Siegel gelegt; alle anderen haben noch einen Zug. Übrige Steine zählen nicht: Setz, was noch Punkte bringt.
stage-firenze-majorities = **Das Ende.** Wer am Ende die meisten Siegel auf einem Turm des Spielplans hat, bekommt dessen Bonus. Auch Feste zählen: Deine bringen zurzeit { $celebrations }. Ein Siegel mehr kann über Bonus und Feste entscheiden.
press-lesson-firenze-2 = Weiter: ein Auftrag
press-lesson-firenze-3 = Weiter: ein Rivale
press-lesson-firenze-4 = Weiter: der letzte Zug
coach-firenze-nearer = Das bringt dich dem Auftrag { $color } { $goal } näher: { $points }.
coach-firenze-ready = Damit lässt sich der Auftrag { $color } { $goal } erfüllen: { $points }.
coach-firenze-scores = { $color } { $goal }: { $points }.
plan-firenze = Dein Plan: { $color-low }, Höhe { $goal }, für { $points }.

lesson-firenze-placing = **Ein neutrales Siegel.** Vor dem ersten Zug werden einige Aufträge für alle bedeckt. Bedecke solche, die andere vor dir erfüllen würden.
    .short = **Neu:** Bedecke, was andere vor dir erfüllen würden.
lesson-firenze-choosing = **Eine Karte.** Du nimmst eine Karte und alle Steine darauf; je weiter rechts sie liegt, desto mehr Steine legst du auf die übersprungenen Karten. Achte zuerst auf die Steine: Du brauchst viele von einer Farbe.
    .short = **Neu:** Achte auf die Steine: Du brauchst viele von einer Farbe.
lesson-firenze-building = **Bauen.** Ein Turm hat eine Farbe, und für einen Auftrag muss seine Höhe genau stimmen. Ein Turm, der in diesem Zug keinen Stein bekommt, wird abgerissen: Beginne nur wenige und bau sie fertig.
    .short = **Neu:** Ein Turm ohne neuen Stein wird abgerissen.
lesson-firenze-value = **Was ein Turm wert ist.** Ein { $color-nom } Turm mit { $low } Etagen bringt nur { $few } Punkte, einer mit { $high } dagegen { $many }. Erfüllst du als Erster einen Auftrag dieser Höhe, bringt das Etagenplättchen noch { $tile }. Für die { $high } Steine brauchst du zwei Züge: { $freely } davon sind kostenlos, die anderen { $rest } kosten { $price ->
    [one] einen weiteren Stein
   *[other] { $price } weitere Steine
}.
    .short = **Neu:** Hohe Türme bringen weit mehr als niedrige.
lesson-firenze-personnel = **Eine Person.** Du kannst diese Karte jetzt ausspielen oder für einen besseren Zug behalten: Sie hilft einmal und ist dann weg. Am Ende eines Zuges darfst du nur { $cards } Karten behalten, Gebäude mitgezählt: Spar sie nicht alle auf.
    .short = **Neu:** Eine Person hilft nur einmal; vielleicht kommt ein besserer Zug.
lesson-firenze-exchanging = **Ein Tausch.** Einmal pro Zug darfst du { $exchange } deiner Steine auf eine Karte der Reihe legen und einen nehmen, der schon dort lag. Das ist teuer, aber der sicherste Weg zu einer Farbe, die dir fehlt.
    .short = **Neu:** Ein Tausch ist teuer, bringt aber sicher die fehlende Farbe.
lesson-firenze-fulfilling = **Ein Auftrag.** Hat ein Turm genau die Höhe eines Auftrags seiner Farbe, kannst du ihn abgeben: Er bringt Punkte, und dein Siegel bedeckt den Auftrag. Oder behalte den Turm und bau weiter.
    .short = **Neu:** Gib den Turm ab oder bau ihn höher.
lesson-firenze-limits = **Zu viele Karten.** Am Ende deines Zuges darfst du nur wenige Karten behalten. Feste bleiben bis zum Ende auf der Hand; spiel Personen aus, bevor es eng wird.
    .short = **Neu:** Du darfst nur wenige Karten behalten; spiel Personen rechtzeitig aus.
lesson-firenze-bricks = **Zu viele Steine.** Auch dein Lager ist begrenzt, aber Steine in Türmen zählen nicht. Leg Steine in den Beutel, deren Farbe du nicht verbaust.
    .short = **Neu:** Leg in den Beutel, was du nicht verbaust.
lesson-firenze-ending = **Wie es endet.** Der erste Spieler, der sein letztes Siegel legt, bekommt { $last_seal } Punkte, und alle anderen haben noch einen Zug. Danach bekommt den Bonus eines Turms, wer dort die meisten Siegel hat, und die Feste zählen: Denk an beides, wenn du eine Farbe wählst.
    .short = **Neu:** Wer zuerst sein letztes Siegel legt, läutet das Ende ein.

## Warum ein Computer es täte

reason-firenze-cover = Auf diesem Turm sind bisher die wenigsten Aufträge bedeckt.
reason-firenze-nearer = Die Steine darauf bringen dich dem Auftrag { $tower } näher; er ist { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} wert.
reason-firenze-card = Die Karte selbst bringt dir { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
}.
reason-firenze-event = Sie ist ein Ereignis, aber was mit ihr kommt, ist mehr wert als das, was sie dir nimmt.
reason-firenze-free = Sie ist kostenlos, und keine weiter rechts ist ihren Preis wert.
reason-firenze-better = Sie bringt { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} mehr als die kostenlose Karte.
reason-firenze-goal = Ich würde für den Auftrag { $tower } bauen; er ist { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} wert.
reason-firenze-done = Ein weiterer Stein ist jetzt in deinem Lager mehr wert als auf einem Turm.
reason-firenze-fulfil = Mit allem, was noch dazukommen kann, bringt der Auftrag { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
}.
reason-firenze-higher = Dein Turm ({ $tower }) ist mehr wert, wenn du ihn bis Höhe { $height } weiterbaust.
reason-firenze-consecrate = Danach darfst du wieder Aufträge erfüllen.
reason-firenze-spare = Von dem, was du geben kannst, brauchst du diese Farbe am wenigsten: { $brick }.
reason-firenze-lower = Von deinen Türmen kann dieser am ehesten einen Stein entbehren.
reason-firenze-avert = Das Ereignis würde dich { $points ->
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
} kosten.
reason-firenze-endure = Das Ereignis kostet dich weniger, als dir der Patrizier noch bringen kann.
reason-firenze-discard = Von deinen Karten bringt sie wohl am wenigsten.
reason-firenze-hire = Ausgespielt nützt dir diese Karte jetzt mehr als auf der Hand.
