# Das Buch zu Firenze: was die Kapitel neben firenze-door.ftl sagen, und das Glossar.

topic-firenze-summary = Alles auf einer Seite
digest-firenze-summary = · **Ziel.** Wer die meisten Punkte hat, gewinnt. Sie kommen aus Aufträgen, Etagenplättchen, Mehrheiten und Festen.
    · **1. Eine Karte.** Nimm eine mit ihren Steinen. Die Karte ganz links ist kostenlos; jede übersprungene kostet einen Stein.
    · **2. Tausch.** Einmal pro Zug { $exchange } Steine gegen einen, der auf einer Karte liegt.
    · **3. Bauen.** Jeder Turm hat nur eine Farbe. Bis zu { $most } Steine pro Zug; für 1, 2, 3 … davon zahlst du { $costs } weitere.
    · **4. Bauruinen.** Ein Turm ohne neuen Stein wird abgerissen, und die Hälfte seiner Steine ist verloren.
    · **5. Aufträge.** Ein Turm, der genau die Höhe eines Auftrags hat, erfüllt ihn: Das bringt Punkte, und du legst ein Siegel. Aufträge mit Balkon müssen der Nummer nach erfüllt werden.
    · **Etagenplättchen.** Der erste erfüllte Auftrag jeder Höhe ab 5 bringt ein Plättchen und dessen Punkte.
    · **6. Limits.** { $storehouse } Steine im Lager, { $cards } Karten.
    · **Karten.** Eine Personenkarte hilft einmal, ein Gebäude immer. Ereignisse kosten dich meist etwas. Feste zählen am Ende.
    · **Das Ende.** Wer zuerst sein letztes Siegel legt, bekommt { $last_seal } Punkte; alle anderen haben noch einen Zug. Dann bringt die Mehrheit auf einem Turm des Spielplans dessen Bonus.
topic-firenze-setup = Aufbau
topic-firenze-towers = Was Aufträge bringen
topic-firenze-glossary = Glossar

digest-firenze-setup = Zu Beginn baue ich alles auf:
    · **Startspieler:** per Los, mit { $start_bricks } weißen Steinen; jeder weitere Spieler bekommt einen mehr als der vorige. Die übrigen Steine kommen in den Beutel und werden gemischt.
    · **Siegel** pro Spieler, zu zweit, zu dritt oder zu viert: { $seals }.
    · **Der Spielplan:** von jeder Nummer ein Balkon und auf einigen Aufträgen ein neutrales Siegel.
    · **Die Reihe:** { $row } Karten, jede mit { $bricks_each } Steinen aus dem Beutel.
digest-firenze-towers = Für jede Farbe: die Punkte der Aufträge von Höhe { $least } bis { $highest }, die der Mehrheit und die Zahl der Steine. Ein Balkon ersetzt die Punkte seines Auftrags.
digest-firenze-glossary = Die Begriffe des Spiels, kurz erklärt. Wähle unten einen oder schreib ihn hinter **/{ command-help }**.

page-firenze-tower = **{ $color }:** { $points } – Mehrheit: { $majority } – Steine: { $bricks }
page-firenze-card = { $kind }, { $copies ->
    [one] einmal im Stapel
   *[other] { $copies }-mal im Stapel
}.

gloss-firenze-master-builder = Bauherr
    .means = So heißen die Spieler: Alle bauen Türme für die Familien von Florenz.
gloss-firenze-brick = Stein
    .means = Daraus werden Türme gebaut, und damit wird alles bezahlt; es gibt sechs Farben, manche seltener als andere.
gloss-firenze-tower = Turm, Etage
    .means = Steine einer Farbe, übereinander auf deinem Bauplatz. Jeder Stein ist eine Etage.
gloss-firenze-height = Höhe
    .means = Wie viele Etagen ein Turm hat; für einen Auftrag muss die Zahl genau stimmen.
gloss-firenze-commission = Auftrag, einen Auftrag erfüllen
    .means = Ein Platz auf dem Spielplan mit einer Farbe und einer Höhe. Gib einen passenden Turm ab, und du bekommst die Punkte.
gloss-firenze-balcony = Balkon I bis IV
    .means = Ein Plättchen auf einem Auftrag, mit eigenen Punkten. Von den Aufträgen mit Balkon lässt sich nur der mit der niedrigsten offenen Nummer erfüllen.
gloss-firenze-cover = bedecken, ein Siegel legen
    .means = Ein Siegel auf einen Auftrag legen. Von da an kann ihn niemand mehr erfüllen.
gloss-firenze-seal = Siegel, neutrales Siegel
    .means = Deines zeigt, dass du einen Auftrag erfüllt hast. Ein neutrales bedeckt einen Auftrag von Anfang an für alle.
gloss-firenze-level-tile = Etagenplättchen
    .means = Punkte für den ersten erfüllten Auftrag einer bestimmten Höhe.
gloss-firenze-end-tile = Spielendeplättchen
    .means = Für den ersten Spieler, der sein letztes Siegel legt. Es bringt Punkte, und das Spiel geht zu Ende.
gloss-firenze-majority = Mehrheit
    .means = Die meisten Siegel auf einem Turm des Spielplans, gezählt am Ende; bei Gleichstand zählt das höchste Siegel.
gloss-firenze-flag = Fahne eines Turms
    .means = Sie zeigt, was die Mehrheit auf diesem Turm am Ende bringt.
gloss-firenze-point = Punkt
    .means = Wer am Ende die meisten hat, gewinnt. Manche Karten kosten Punkte.
gloss-firenze-site = Bauplatz
    .means = Hier wachsen deine Türme. Ein Turm, der in deinem Zug keinen Stein bekommt, wird abgerissen.
gloss-firenze-storehouse = Lager
    .means = Deine Steine, die noch nicht verbaut sind. Am Ende deines Zuges ist ihre Zahl begrenzt.
gloss-firenze-pouch = Beutel, in den Beutel legen
    .means = Darin liegen alle übrigen Steine. Was zurückkommt, wird später wieder gezogen.
gloss-firenze-row = Reihe
    .means = Die offenen Karten mit ihren Steinen. In jedem Zug nimmst du eine.
gloss-firenze-deck = Stapel
    .means = Die verdeckten Karten, mit denen die Reihe aufgefüllt wird. Ist der Stapel leer, werden die abgelegten gemischt.
gloss-firenze-cost = Kartenkosten, Baukosten
    .means = Steine, die du auf die übersprungenen Karten legst, und solche, die du zahlst, wenn du in einem Zug mehr als zwei setzt.
gloss-firenze-exchange = Tausch
    .means = Einmal pro Zug: einige deiner Steine gegen einen, der auf einer Karte der Reihe liegt.
gloss-firenze-build = bauen, einen Stein setzen
    .means = Einen Turm erhöhen oder auf deinem Bauplatz einen neuen beginnen.
gloss-firenze-ruin = Bauruine, abreißen
    .means = Ein Turm, der in deinem Zug keinen Stein bekommen hat. Die Hälfte seiner Steine, abgerundet, kommt in dein Lager, der Rest in den Beutel.
gloss-firenze-discard = eine Karte ablegen
    .means = Eine Karte auf die Ablage legen. Ist der Stapel leer, werden alle abgelegten Karten zu einem neuen gemischt.
gloss-firenze-free = kostenlos
    .means = Ohne dass du dafür einen Stein gibst.
gloss-firenze-random = per Los
    .means = Es wird gezogen, gemischt oder gewürfelt. Niemand wählt.
gloss-firenze-limit = Kartenlimit, Lagerlimit
    .means = Wie viele Karten und Steine du am Ende deines Zuges behalten darfst.
gloss-firenze-bell-tower = Glockenturm, einen Glockenturm abgeben
    .means = Ein weißer Turm, den der Campanile von allen für die Kirche verlangt. Wer ihn noch schuldet, darf keine Aufträge erfüllen.
gloss-firenze-dead-color = tote Farbe
    .means = Eine Option: Alle Aufträge einer Farbe sind von Anfang an bedeckt.
gloss-firenze-ours = unser Entwurf, unsere Fassung
    .means = Wo das Gedruckte nicht frei zugänglich ist, haben wir selbst etwas Passendes erfunden. In Bildern ist es mit einem Stern markiert.
