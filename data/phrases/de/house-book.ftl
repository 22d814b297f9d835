# So arbeitet der Bot: seine Seiten für jedes Spiel, und wie man das Buch aufschlägt.

game-house = So arbeitet der Bot
word-topic = thema
    .about = Worüber du lesen möchtest: Regel, Karte oder Begriff
press-rules-of = Regeln: { $page }
help-topics-house = So arbeitet der Bot …
help-no-such-page = Darüber steht nichts im Buch. Wähle hier eine Seite:

topic-house-how = So arbeitet der Bot
topic-house-tables = Tische, Plätze und Computer
topic-house-clocks = Uhren, deine Zeiten und abgelaufene Fristen
topic-house-messages = Direktnachrichten und Benachrichtigungen
topic-house-replacement = Vertretung und Übernahme
topic-house-votes = Abstimmungen
topic-house-undo = Züge zurücknehmen
topic-house-moves = Knöpfe und Befehle
topic-house-plans = Wünsche, geplante Züge und Notizen
topic-house-learning = Ein Spiel lernen
topic-house-back = Rückblick
topic-house-florence = Die Stadt eines Servers
topic-house-server = Einstellungen des Servers und Moderation
topic-house-data = Deine Daten

digest-house-how = Ich kenne die Regeln und beurteile jeden Zug danach: Ist ein Zug nicht erlaubt, sage ich, warum, und nenne den nächstliegenden erlaubten.
    · **Nichts geht verloren:** Alles wird gespeichert, bevor ich es melde, und übersteht auch einen Neustart.
    · **Unser Entwurf:** Was gedruckt, aber nicht frei zugänglich ist, haben wir ersetzt; wo das vorkommt, sage ich es.
    · **Fehler:** Passen die gespeicherten Züge einer Partie einmal nicht mehr zu dem, was ihr gespielt habt, wird der Tisch angehalten; verändert wird nichts.
digest-house-tables = **/{ command-game } { command-game-new }** eröffnet in einem Kanal einen Tisch.
    · **Vor dem Start** kommst und gehst du per Knopf, und Computer können Plätze am Tisch einnehmen. Wer den Tisch eröffnet hat, wählt Optionen, Uhr und Sprache und startet die Partie.
    · **Später** verlässt du den Tisch mit **/{ command-game } { command-game-resign }**.
digest-house-clocks = Läuft an einem Tisch eine Uhr, misst sie deine Zeit für jede Antwort, und du wirst rechtzeitig erinnert.
    · **Wenn die Zeit um ist,** entscheidet eine Option des Tisches: Er wartet, du passt, oder ein Computer übernimmt.
    · **Deine Zeiten:** In deinen Ruhezeiten und im Urlaub steht deine Uhr still; beides stellst du mit **/{ command-settings } { command-settings-show }** ein.
    · **Live:** Sind alle da, kann der Tisch eine Weile live spielen.
digest-house-messages = Bist du dran, aber nicht da, bekommst du eine einzige Direktnachricht für alle deine Tische; solange du da bist, kommt keine. Worüber und wann du benachrichtigt wirst, bestimmst du: **/{ command-settings } { command-settings-show }**. Deine Hand zeigt dir immer ein Knopf, auch wenn du keine Direktnachrichten zulässt.
digest-house-replacement = Bleibt jemand weg, können die anderen abstimmen, ob ein Computer weiterspielt; zieht der Abwesende wieder selbst, ist er zurück. Geht jemand endgültig, kann eine andere Person den Platz mit **/{ command-game } { command-game-take-over }** übernehmen, samt Handkarten und allem, was auf dem Spielplan dazugehört. Einen freien Platz, auf dem ein Computer spielt, übernimmst du mit **{ press-places }** unter dem Spielplan.
digest-house-votes = Was alle angeht, wird gemeinsam entschieden: mehrere Züge zurücknehmen, Pause machen, weiterspielen, die Partie beenden, jemanden ersetzen. Mit **/{ command-game } { command-game-vote }** lässt du abstimmen; die Knöpfe dazu heißen „Dafür“ und „Dagegen“. Eine einzige Gegenstimme genügt, und alles bleibt, wie es ist; ist die Zeit um, entscheiden die abgegebenen Stimmen.
digest-house-undo = Deine eigenen letzten Züge kannst du zurücknehmen, solange seither niemand sonst etwas getan hat und nichts Verdecktes aufgedeckt wurde: keine Karte gezogen, kein Würfel geworfen. Alles Weitere geht nur, wenn die anderen zustimmen.
digest-house-moves = Für jeden Zug gibt es einen Knopf; welche Züge du hast, zeigt **{ press-turn }**. Züge kannst du auch als Befehl schreiben; was erlaubt ist, wird dir vorgeschlagen. Ein Knopf gilt für die Frage, zu der er gezeigt wurde: Ist die Partie weitergegangen, siehst du die neue Lage. Antworten kann nur, wer gefragt ist.
digest-house-plans = Was du im Voraus entscheidest, sieht niemand sonst, und ich frage dich später nicht mehr danach. Ausgeführt wird es, wenn es so weit ist; hat sich die Lage bis dahin geändert, frage ich dich doch.
    · **Wünsche**, wo es Versteigerungen gibt: geheim, mit deinen Höchstpreisen.
    · **Dein nächster Zug:** Unter **{ press-plan }** siehst du auch, was danach erreichbar ist. An einem Tisch, an dem alle gleichzeitig planen (**/{ command-game } { command-game-deadline }**), frage ich alle nach ihrem Zug, sobald die Versteigerungen vorbei sind.
    · **Notizen:** Auch was du mit **/{ command-notes }** aufschreibst, ist für dich allein.
digest-house-learning = **/{ command-learn }** bringt dir ein Spiel in vier kurzen Teilen mit einem Coach bei und bietet danach eine erste ganze Partie an; mit **{ word-public }** können andere in einem Thread zusehen.
    · **{ press-hint }** rät dir zu einem Zug, wenn du allein spielst.
    · **Ein Lerntisch** mit offenen Handkarten und ohne Wertung ist zum gemeinsamen Lernen da.
    · **Computer** spielen als Lehrling, Geselle oder Meister; Partien mit ihnen werden nicht gewertet.
digest-house-back = · **{ press-leaf }** zeigt jede Stellung einer Partie, wie alle sie sahen, und nach dem Ende auch, was jeder Einzelne sah; **{ press-leaf-show }** bringt eine davon in den Kanal.
    · **{ press-play-on }** lässt dich von einer Stellung aus etwas anderes probieren: per Direktnachricht, gegen Computer und mit derselben Mischung. Das Ergebnis zählt nirgends.
    · **{ press-review }** nennt deinen besten Zug und höchstens drei Entscheidungen, die dich Punkte gekostet haben.
    · **/{ command-game } { command-game-chronicle }** erzählt eine beendete Partie auf einer Seite der Chronik von Florenz; außerdem gibt es einen Film und ein Spielprotokoll mit jedem Zug.
    · **{ press-deal }** beweist, dass ehrlich gemischt wurde.
    · **Die Partie der Woche** ist für alle auf einem Server dieselbe.
    · **/{ command-record }** zeigt die Bilanz deiner Partien.
digest-house-florence = Jede Partie, die auf einem Server zu Ende geht, baut an seinem Florenz weiter; **/{ command-florence }** zeigt die Stadt als Bild.
    · **Gebäude:** Ein Sieg bringt einen Palazzo (bei Firenze einen Geschlechterturm), mit Computern am Tisch eine Villa; alle anderen Platzierungen und Solospiele bringen ein Haus.
    · **Wachstum:** Alle 25 Partien beginnt ein neues Viertel; Mauern, Brücken und ein Dom kommen mit der Zahl der Partien dazu.
    · **Nicht gezählt** werden Lerntische und Partien in Direktnachrichten. Löschst du deine Daten, verschwindet dein Name, aber die Gebäude bleiben.
digest-house-server = Die Moderation eines Servers bestimmt mit **/{ command-admin } { command-admin-show }**, wo und von wem Tische eröffnet werden dürfen. Sie kann einen Tisch anhalten oder verlegen, jemandem mehr Zeit geben oder einen Spieler ersetzen. Handkarten bekommt sie nie zu sehen.
digest-house-data = Ich speichere deinen Namen, deine Einstellungen, deine Züge, deine Notizen und deine Wörter fürs Mischen; was sonst geschrieben wird, speichere ich nicht. **/{ command-settings } { command-settings-privacy }** zeigt alles als Datei; dort kannst du auch deine Daten löschen. **/{ command-record }** zeigt nur dir die Bilanz deiner beendeten Partien; die Rekorde eines Servers und seine Stadt nennen dich nur, wenn du es erlaubst.
not-here-solo = -# Nicht an diesem Tisch: Im Solospiel bietet niemand außer dir, und von jeder Freiheit gibt es zwei.
not-here-points = -# Nicht an diesem Tisch: Sind die Charaktere im Spiel, gibt niemand Punkte gegen Geld ab.
not-here-option = -# Nicht an diesem Tisch: Hier wird ohne diese Option gespielt.
