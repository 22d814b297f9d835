# Das Buch zu Die Fürsten von Florenz: was die Kapitel neben panels.ftl sagen, und das Glossar.

topic-summary = Alles auf einer Seite
digest-summary = · **Ziel.** { $rounds } Runden; wer die meisten Prestigepunkte hat, gewinnt. Geld zählt nur bei Gleichstand.
    · **Versteigerungen.** Pro Runde kauft jeder höchstens ein Objekt, und jede Art wird nur einmal verkauft. Gebote beginnen bei { $opening } und steigen um { $step }.
    · **Zwei Aktionen.** Gebäude { $first }, Freiheit { $freedom_cost }, Person { $profession_cost }, Bonuskarte { $bonus_cost } oder ein Werk. Freiheit und Person je einmal pro Runde.
    · **Werke.** Gebäude { $work_building }, Landschaft { $work_landscape }, Freiheit { $work_freedom }, jeder Gaukler { $work_jester }, jede Personen- oder Abwerbekarte { $work_card }; dazu Bonuskarten.
    · **Mindest-Werkzahl und Lohn.** { $minima }. { $florins_per_value } je Punkt der Werkzahl oder 1 Prestigepunkt statt { $florins_per_point }. Das beste Werk: { $best_work_points } Punkte.
    · **Anlegen.** Gebäude dürfen weder einander noch den Palazzo mit einer Seite berühren; Landschaften schon. Jede weitere Landschaft einer Art: { $landscape_points } Punkte.
    · **Baumeister.** Erster: Gebäude kosten { $second }. Zweiter: Sie dürfen sich berühren, { $builder_points } Punkte. Dritter: Sie sind kostenlos, { $builder_points } Punkte.
    · **Abwerben.** Eine Person, die vor jemand anderem liegt, kommt auf deine Hand; das kostet keine Aktion.
    · **Punkte abgeben.** Beim Zahlen bringt dir jeder Punkt { $florins_for_point }.
    · **Prestigekarten.** Sie zählen am Ende, wenn ihr Ziel erreicht ist.
topic-setup = Aufbau
topic-round = Eine Runde
topic-order = Startspieler und Reihenfolge
topic-professions = Personen und was sie sich wünschen
topic-buildings = Gebäude, ihre Größen und Kosten
topic-costs = Was alles kostet
topic-bonus = Bonuskarten
topic-prestige = Prestigekarten
topic-glossary = Glossar

digest-setup = Zu Beginn baue ich alles auf; du wählst nur deine Karten.
    · **Alle** haben ein leeres Fürstentum, { $purse } und { $dealt } Personenkarten, von denen sie { $kept } behalten; der Rest wird in den Stapel gemischt.
    · **Freiheiten:** von jeder eine weniger, als Spieler am Tisch sind.
    · **Den Startspieler** bestimmt das Los.
digest-round = Jede Runde hat zwei Phasen.
    1. **Versteigerungen (Phase A):** Jeder kann ein Objekt kaufen.
    2. **Aktionen (Phase B):** Reihum hat jeder { $actions } Aktionen.
    Dann bringt das beste Werk der Runde Punkte, der Startspieler wechselt im Uhrzeigersinn, und die Mindest-Werkzahl steigt.
digest-order = Gespielt wird im Uhrzeigersinn.
    · **Versteigerungen:** Der Startspieler lässt das erste Objekt versteigern. Wer nicht bekommt, was er genannt hat, nennt das nächste, bis er eines hat oder aussteigt; dann folgt im Uhrzeigersinn der Nächste, der noch kaufen kann.
    · **Aktionen:** Der Startspieler macht seinen ganzen Zug, dann folgen reihum die anderen.
    · **Nach jeder Runde** wird der Nächste im Uhrzeigersinn Startspieler.
digest-professions = Es gibt { $count } Personenkarten, jede einmal. Jede Person wünscht sich ein Gebäude (+{ $work_building } zur Werkzahl), eine Landschaft (+{ $work_landscape }) und eine Freiheit (+{ $work_freedom }). Mehrere können sich dasselbe wünschen und teilen es sich; verbraucht wird es nicht.
digest-buildings = Jedes Gebäude gibt es { $buildings }-mal, und du kannst jedes nur einmal haben. Jedes kostet unabhängig von der Größe { $first }; mit einem Baumeister { $second }, mit dreien { $last ->
    [0] ist es kostenlos
   *[other] { $last }
}. Ein Gebäude bringt sofort { $building_points } Punkte und erhöht die Werkzahl der Personen, die es sich wünschen.
digest-costs = · Objekt: Grundpreis { $opening }, jedes weitere Gebot { $step } mehr
    · Gebäude: { $first }, mit einem Baumeister { $second }, mit dreien { $last ->
        [0] kostenlos
       *[other] { $last }
    }
    · Personenkarte: { $profession_cost }
    · Freiheit: { $freedom_cost }
    · Bonuskarte: { $bonus_cost }
    · Ein Werk vollbringen, eine Person abwerben: kostenlos
digest-bonus = Es gibt { $count } Bonuskarten, jede einmal. Du siehst dir { $drawn } an und behältst eine. Sie erhöht die Werkzahl eines einzigen Werks; um wie viel, hängt davon ab, was du in diesem Augenblick hast. Danach ist sie weg.
digest-prestige = Es gibt { $count } Prestigekarten, jede einmal. Ersteigerst du eine, siehst du dir { $drawn } an und behältst eine. Sie bleibt verdeckt und zählt am Ende des Spiels, wenn ihr Ziel erreicht ist.
digest-glossary = Die Begriffe des Spiels, kurz erklärt. Wähle unten einen oder schreib ihn hinter **/{ command-help }**.

page-princes-wishes = (Nr. { $number }): { $wants }
page-princes-size-large = groß
page-princes-size-medium = mittel
page-princes-size-small = klein
page-princes-building = Größe: { $size }, { $squares } Felder. Wer sich das wünscht: { $wanted }.
page-princes-of-size = **{ $squares } Felder ({ $size }):** { $buildings }
page-princes-spaces = Mögliche Gebote: von { $lowest ->
    [0] 0
   *[other] { $lowest }
} bis { $highest }, in Hunderterschritten.

gloss-princes-principality = Fürstentum
    .means = Dein eigener Spielplan: ein Raster rund um den Palazzo. Was du baust oder anlegst, liegt dort.
gloss-princes-prestige-points = Prestigepunkte
    .means = Sie entscheiden das Spiel: Wer am Ende die meisten hat, gewinnt.
gloss-princes-starting-player = Startspieler
    .means = Der Spieler, der in einer Runde das erste Objekt versteigern lässt und den ersten Zug hat. Nach jeder Runde ist es der Nächste im Uhrzeigersinn.
gloss-princes-object = Objekt
    .means = Was versteigert wird. Es gibt sieben Arten: Wald, See, Park, Gaukler, Baumeister, Prestigekarte, Abwerbekarte.
gloss-princes-stack = Stapel
    .means = Alle Objekte einer Art, die noch da sind. Von jedem Stapel wird höchstens eines pro Runde versteigert; ein leerer wird nicht aufgefüllt.
gloss-princes-auction = versteigern lassen
    .means = Das Objekt nennen, um das es als Nächstes geht. Das zählt als erstes Gebot.
gloss-princes-opening-bid = Grundpreis
    .means = Was ein Objekt kostet, wenn niemand höher bietet.
gloss-princes-bid = bieten, passen
    .means = Einen Schritt mehr bieten oder auf dieses Objekt verzichten; bei späteren kannst du wieder mitbieten.
gloss-princes-landscape = Landschaft
    .means = Wald, See oder Park. Wer sie kauft, legt sie sofort an.
gloss-princes-place = anlegen
    .means = Ein Teil ins eigene Raster legen. Danach wird es nicht mehr bewegt.
gloss-princes-rotation = Drehung
    .means = Wie ein Teil gedreht oder gewendet liegt. Erlaubt ist jede Lage.
gloss-princes-build = errichten, bauen
    .means = Eine Aktion: Ein Gebäude wird bezahlt und angelegt und bringt sofort Punkte.
gloss-princes-freedom = Freiheit, eine Freiheit einführen
    .means = Reise-, Religions- oder Meinungsfreiheit. Sie einzuführen ist eine Aktion: jede nur einmal pro Fürstentum und höchstens eine pro Runde.
gloss-princes-work = Werk, ein Werk vollbringen
    .means = Eine Aktion: Erreicht eine Person auf deiner Hand die nötige Werkzahl, legst du sie vor dich hin; das bringt Geld oder Punkte.
gloss-princes-work-value = Werkzahl, Mindest-Werkzahl
    .means = Was ein Werk wert ist. Unter der Mindest-Werkzahl der Runde kann man es nicht vollbringen.
gloss-princes-best-work = bestes Werk
    .means = Das Werk mit der höchsten Werkzahl einer Runde. Es bringt zusätzliche Punkte, bei Gleichstand allen.
gloss-princes-recruit = abwerben
    .means = Eine Person, die vor jemand anderem liegt, auf die eigene Hand nehmen. An ihre Stelle kommt eine Abwerbekarte.
gloss-princes-give-up = Punkte abgeben
    .means = Prestigepunkte zu einem schlechten Kurs gegen Geld eintauschen. Mehr, als man hat, kann niemand abgeben.
gloss-princes-free = kostenlos
    .means = Ohne zu zahlen; eine Aktion kann trotzdem nötig sein.
gloss-princes-random = das Los bestimmt
    .means = Es wird gemischt oder gewürfelt. Niemand wählt aus, und niemand kennt das Ergebnis vorher.
gloss-princes-neighbor = Nachbar
    .means = Beim gemeinsamen Bauen: der Spieler, dessen Fürstentum links oder rechts von deinem liegt.
gloss-princes-hire = anwerben
    .means = Bei der Versteigerung der Charaktere einen für diese Runde gewinnen.
gloss-princes-exchange = Geld tauschen
    .means = Mit dem Bankier, nach der letzten Runde: Aus Geld werden Prestigepunkte.
gloss-princes-remove = aus dem Spiel nehmen
    .means = Was aus dem Spiel genommen wird, kommt in dieser Partie nicht zurück.

render-page-building = ihr Gebäude
render-page-landscape = ihre Landschaft
render-page-freedom = ihre Freiheit
render-page-jester = je Gaukler
render-page-card = je Karte
render-page-costs-profession = Personenkarte
render-page-costs-freedom = Freiheit
render-page-costs-bonus = Bonuskarte
render-page-free = kostenlos
render-page-builders = { $count ->
    [0] Gebäude
    [one] mit 1 Baumeister
   *[other] mit { $count } Baumeistern
}
page-princes-profession = Wünsche: { $wants }. Karte Nr. { $number }.
