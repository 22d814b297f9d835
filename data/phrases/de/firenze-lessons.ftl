# Was der Lehrer in Firenze bei jeder neuen Art von Frage sagt.

lesson-firenze-placing = **Ein neutrales Siegel.** Vor dem ersten Zug werden einige Aufträge für alle gesperrt. Sperre die, die andere vor dir erfüllen würden.
lesson-firenze-choosing = **Eine Karte.** Du nimmst eine mit allen Steinen darauf; je weiter rechts sie liegt, desto mehr Steine legst du auf die übersprungenen. Sieh zuerst auf die Steine: Du brauchst viele von einer Farbe.
lesson-firenze-building = **Bauen.** Ein Turm hat eine Farbe, und ein Auftrag verlangt eine genaue Höhe. Ein Turm, der in diesem Zug keinen Stein bekommt, wird abgerissen: Beginne wenige und bring sie zu Ende.
lesson-firenze-fulfilling = **Ein Auftrag.** Ein Turm von genau dieser Höhe kann jetzt abgegeben werden: Er bringt Punkte, und du legst dort ein Siegel. Oder behalte ihn und baue weiter.
lesson-firenze-limits = **Zu viele Karten.** Am Ende eines Zuges ist begrenzt, was du behalten darfst. Feste bleiben; spiel Personen aus, bevor es so weit kommt.
lesson-firenze-bricks = **Zu viele Steine.** Auch dein Lager ist begrenzt, aber Steine in Türmen zählen nicht. Leg Steine in den Beutel, deren Farbe du nicht verbaust.
