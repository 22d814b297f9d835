# Was an der Tür gesagt und gedrückt wird: Antworten, Knöpfe, Vorraum, Namen der Befehle.

game-princes = Die Fürsten von Florenz

## Antworten

door-trouble = Bei mir ist etwas schiefgegangen. Sieh nach, wie es steht, bevor du es noch einmal versuchst; geht es wieder schief, gib die Nummer { $number } an den Betreiber des Bots weiter.
door-not-kept = Das ließ sich gerade nicht speichern, deshalb hat sich nichts geändert. Versuch es gleich noch einmal.
door-shuts = Ich starte gerade neu, deshalb hat sich nichts geändert. Versuch es in einer Minute noch einmal.
door-other-game = An diesem Tisch wird „{ $game }“ gespielt; dort ziehst du mit **/{ $command }**.
door-worn-out = Dieser Knopf funktioniert nicht mehr. /{ command-help } zeigt, was du jetzt tun kannst.
door-no-table = Hier gibt es keinen Tisch. Eröffne einen mit /{ command-game } { command-game-new } oder sieh unter /{ command-game } { command-game-my-games } nach.
door-no-tables = Du spielst gerade nirgends mit. Eröffne einen Tisch mit /{ command-game } { command-game-new }.
door-not-begun = An diesem Tisch hat die Partie noch nicht begonnen.
door-closed = Dieser Tisch wurde geschlossen, bevor die Partie begann. **/{ command-game } { command-game-new }** eröffnet einen neuen.
door-looks-on = Du spielst an diesem Tisch nicht mit, darfst aber gern zuschauen.
door-all-open = Du hast keine verdeckten Karten: In diesem Spiel liegt alles offen.
door-no-hand = An diesem Tisch hast du keine Karten.
door-not-yours = Dieser Knopf war für { $who }.
door-stale = Seit dieser Knopf gezeigt wurde, ist die Partie weitergegangen. Das ist geschehen:
door-just-changed = Gerade als du gedrückt hast, ging die Partie weiter; deshalb ist nichts passiert. Gefragt ist jetzt:
door-done = Erledigt.
door-nothing-yet = Noch ist nichts passiert.
door-export = Hier ist das Spielprotokoll mit allen Karten.
door-export-later = Das Spielprotokoll zeigt alle Karten, deshalb bekommst du es erst nach dem Ende der Partie. Bis dahin hilft /{ command-game } { command-game-log }.
film-open = Die ganze Partie als Film, mit allen Karten.
film-whole = Die Partie als Film, bis zum letzten gespielten Zug. Weil sie nicht zu Ende ging, bleiben die Karten verdeckt.
film-recent = Die letzten Züge als Film, so wie alle sie gesehen haben. Nach dem Ende zeigt der Film die ganze Partie, mit allen Karten.
film-meanwhile = Der Film wird gezeichnet. Das dauert einen Moment, bei einer langen Partie bis zu einer Minute.
film-none = Gerade gibt es keinen Film. **{ press-log }** unten erzählt dasselbe in Worten.
film-alt = Die Partie als bewegtes Bild. Zuletzt zeigt es:
door-call = du bist an Tisch { $table } am Zug. Ich kann dir keine Direktnachrichten schicken; alles Weitere zeigen dir die Knöpfe am Spielplan.
door-until = Frist: { $when }.
board-vote = Abstimmung über „{ $motion }“, Entscheidung { $when }. { $voices-count ->
    [0] Noch ist niemand dafür.
   *[other] Dafür: { $voices }.
}
door-heading = **{ $game }** · Tisch { $table }
door-heading-round = **{ $game }** · Tisch { $table } · Runde { $round } von { $rounds } · Mindest-Werkzahl { $minimum }
door-choose-sure = Diesen Zug machen?
door-choose-between = { $first } – { $last }

## Was man drücken kann

press-join = Mitspielen
press-leave = Tisch verlassen
press-start = Partie beginnen
press-guest = Dazuholen: { $guest }
press-computers = Computer dazuholen
press-turn = Mein Zug
press-hand = Meine Hand
press-board = Spielplan in Worten
press-to-board = Zum Spielplan
press-back = Alle meine Züge
press-more = Mehr …
press-view = Meine Sicht
panel-more = Was du noch tun und ansehen kannst:
press-rematch = Noch einmal
press-rematch-against = Noch einmal: { $guest }
press-log = Verlauf
press-film = Film der Partie
press-film-recent = Film der letzten Züge
press-resume = Weiterspielen
press-cancel = Ja, Tisch schließen
press-resign = Ja, endgültig gehen
press-forget = Meine Daten löschen
press-vote-undo = Die anderen fragen
press-undo = Rückgängig
press-vote = Dafür: { $motion }
press-against = Dagegen: { $motion }
press-princes-give-back = Karte zurückgeben …
press-princes-nominate = Versteigern …
press-princes-place = Anlegen …
press-princes-keep = Karte behalten …
press-princes-recruit = Abwerben …
press-princes-sell = Punkte abgeben …
press-princes-work = Werk vollbringen …
press-princes-build = Errichten …
press-princes-introduce = Freiheit einführen …

choose-princes-give-back = Welche Person gibst du zurück?
choose-princes-nominate = Was soll versteigert werden?
choose-princes-bid = Wie viel bietest du?
choose-princes-place = Wo legst du an? Nenn erst das Feld ganz links in der untersten Reihe des Teils, dann die Drehung.
choose-princes-keep = Welche Karte behältst du?
choose-princes-recruit = Wen wirbst du ab?
choose-princes-sell = Wie viele Punkte gibst du gegen Geld ab?
choose-princes-work = Welches Werk: welche Person, welche Bonuskarten und wie viele Punkte statt Geld?
choose-princes-build = Was errichtest du, auf welchem Feld und wie gedreht?
choose-princes-introduce = Welche Freiheit?

## Der Vorraum

lobby-opened = Tisch { $table } ist eröffnet. Mitspielen können die anderen mit dem Knopf unter der Nachricht dieses Tisches oder mit /{ command-game } { command-game-join }.
lobby-started = Die Partie beginnt. Deine Karten kommen als Direktnachricht und sind jederzeit unter „{ press-hand }“ zu finden.
lobby-done = Erledigt. Am Tisch: { $players }.
lobby-stale = Seit dieser Knopf gezeigt wurde, hat sich am Tisch etwas geändert. Jetzt dabei: { $players }.
lobby-cancelled = Tisch { $table } ist geschlossen.
lobby-cancel-sure = Tisch { $table } für alle schließen? Das lässt sich nicht zurücknehmen.
lobby-cancel-by-vote = Hat eine Partie begonnen, entscheiden alle am Tisch gemeinsam, ob sie abgebrochen wird: /{ command-game } { command-game-vote }.
lobby-taken = In diesem Kanal ist schon Tisch { $table } offen, und für einen zweiten ist kein Platz. Wähle als Ort für deinen Tisch „{ where-thread }“.
lobby-players = Am Tisch ({ $count } von { $most }): { $players }
lobby-terms = Uhr: { $clock } · wenn die Zeit um ist: { $late }
lobby-no-clock = Uhr: keine
clock-none = keine
    .about = Alle antworten, wann sie wollen.
clock-fast = schnell
    .about = 24 Stunden zu Beginn, mit jedem Zug 4 mehr: für eine Partie von ein paar Tagen.
clock-slow = langsam
    .about = 72 Stunden zu Beginn, mit jedem Zug 24 mehr: Niemand wird gehetzt, und keine Partie schläft ein.
late-wait = warten wir
late-pass = passt, wer dran ist
late-stand-in = übernimmt ein Computer
lobby-option = { $option }: { $value } – { $about }
lobby-options = Die Optionen dieses Tisches. Wer ihn eröffnet hat, kann sie bis zum Beginn der Partie ändern.
lobby-option-is = { $option }: { $value }
press-options = Optionen …

## Der Spielplan in Worten

story-earlier = … Davor: **/{ command-game } { command-game-log }**
log-earlier = … Alles Frühere steht in der Datei.
board-cut = … Alles andere: **/{ command-board }**
board-deadline = Frist für { $who }: { $when }
board-next = Danach: { $who }
board-thinking = { $who-count ->
    [1] { $who } denkt nach
   *[other] { $who } denken nach
}
door-you-are-next = Du kommst als Nächstes, nach { $who }.

## Eine Hand

hand-money = Du hast { $florins ->
    [0] kein Geld
   *[other] { $florins }
}; gibst du alle Punkte ab, kannst du { $means } zahlen.
hand-purse = Du hast { $florins ->
    [0] kein Geld
   *[other] { $florins }
}.
hand-character = In deinem Dienst: **{ $character }** – { $about }
hand-character-used = In deinem Dienst: **{ $character }** – schon eingesetzt.
hand-profession = **{ $profession }** – { $building }, { $landscape }, { $freedom }. Werkzahl jetzt: { $value }.
hand-bonus = Bonus: **{ $card }** – { $about } { $worth ->
    [0] Bringt noch nichts.
   *[other] Erhöht die Werkzahl jetzt um { $worth }.
}
hand-prestige = Prestige: **{ $card }** – { $about } { $worth ->
    [0] Noch nichts wert.
    [one] Jetzt 1 Punkt wert.
   *[other] Jetzt { $worth } Punkte wert.
}
hand-looking = Vor dir { $cards-count ->
    [one] liegt
   *[other] liegen
}: { $cards }
hand-gives-back = Du gibst zurück: { $profession }

## Hilfe

help-new = Das sind die beiden Spiele hier. Neu dabei? **/{ command-learn }** bringt dir jedes in etwa zehn Minuten bei. **/{ command-game } { command-game-new }** eröffnet einen Tisch; die anderen kommen per Knopfdruck dazu. Die Fürsten von Florenz kannst du auch allein spielen.
help-gathering = Dieser Tisch wartet auf Spieler. Spiel mit; wer ihn eröffnet hat, startet die Partie.
help-seated = Du spielst an diesem Tisch mit; er wartet auf die anderen. Wer ihn eröffnet hat, startet die Partie.
help-again = **/{ command-game } { command-game-new }** eröffnet hier einen neuen Tisch.
help-by-name = /{ $command }
help-more = **/{ command-hand }** zeigt deine Karten, **/{ command-board }** den Spielplan in Worten, **/{ command-game } { command-game-my-games }** deine Partien; einen Befehl für jeden Zug findest du unter **{ $moves }**. Deine Sprache und alles, was du sonst einstellst: **/{ command-settings } { command-settings-show }**.

## Gewohnheiten

habits-noted = Notiert.
ratings-line = { $place }. **{ $name }** – { $strength } · Partien: { $games } · gewonnen: { $wins }
page-terms = Nutzungsbedingungen
page-privacy = Datenschutzerklärung
privacy-kept = Das ist alles, was über dich gespeichert ist. Löschst du deine Daten, spielen Computer die Partien zu Ende, in denen andere mitspielen. Dein Name verschwindet aus meinen Nachrichten, die neu geschrieben oder entfernt werden, und nach vier Wochen aus den Sicherungen.
    Zu einer Partie der Woche oder einer mit Freunden geteilten Partie bleibt bis zu ihrem Ende ein gesalzener Hash deines Kontos gespeichert, damit jeder sie nur einmal spielt.
privacy-sure = Deine Daten wirklich löschen? In deinen laufenden Partien übernimmt ein Computer deinen Platz; Partien, in denen kein anderer Mensch mitspielt, enden. Das lässt sich nicht zurücknehmen.
privacy-forgotten = Deine Daten sind gelöscht. Meine Nachrichten, die dich nennen, werden neu geschrieben oder entfernt, bis auf alte, die ich nicht mehr finde; was andere kopiert haben, kann ich nicht ändern. Du kannst jederzeit wiederkommen.
together-resign-sure = Tisch { $table } endgültig verlassen? Ein Computer übernimmt deinen Platz, und du kannst nicht zurück.
together-resign-last = Tisch { $table } endgültig verlassen? Kein anderer Mensch spielt dort mit: Die Partie endet ohne Ergebnis, und du kannst nicht zurück.

## Die Verwaltung

steward-channels = Erlaubte Kanäle:
steward-openers = Tische eröffnen dürfen:
steward-all = alle
steward-everybody = alle
steward-tables = Gleichzeitig offene Tische: höchstens { $most }.
steward-exempt = Von den Grenzen je Person befreit:
steward-nobody-exempt = niemand
steward-only = Das darf nur, wer die Kanäle dieses Servers verwaltet.
steward-elsewhere = Wo auf diesem Server gespielt wird:
steward-not-you = Tische eröffnen dürfen hier nur:
steward-too-many = { $most ->
    [one] Auf diesem Server ist schon { $most } Tisch offen, mehr sind nicht erlaubt.
   *[other] Auf diesem Server sind schon { $most } Tische offen, mehr sind nicht erlaubt.
}

## Befehle

command-game = partie
    .about = Tische eröffnen, mitspielen, sich umsehen
command-game-new = neu
    .about = In diesem Kanal einen Tisch eröffnen
command-game-join = mitspielen
    .about = Am Tisch dieses Kanals mitspielen
command-game-leave = verlassen
    .about = Den Tisch vor Spielbeginn wieder verlassen
command-game-add-computer = computer-dazu
    .about = Einen Computer dazuholen
command-game-start = anfangen
    .about = Die Partie beginnen
command-game-options = optionen
    .about = Eine Option des Spiels wählen
command-game-deadline = frist
    .about = Die Uhr einstellen und festlegen, was geschieht, wenn die Zeit um ist
command-game-rematch = revanche
    .about = Dasselbe noch einmal, an einem neuen Tisch
command-game-cancel = schließen
    .about = Diesen Tisch schließen
command-game-status = stand
    .about = Wer an diesem Tisch dran ist und auf wen ihr wartet
command-game-my-games = meine-partien
    .about = Alle deine Partien
command-game-log = verlauf
    .about = Was bisher geschah
command-game-export = protokoll
    .about = Das Spielprotokoll einer beendeten Partie
command-game-undo = zurück
    .about = Deine letzten Züge zurücknehmen
command-game-vote = abstimmen
    .about = Über etwas abstimmen, das alle gemeinsam entscheiden
command-game-take-over = übernehmen
    .about = Einen freien Platz übernehmen oder dich als Ersatz anbieten, wenn jemand nicht mehr antwortet
command-game-resign = aufgeben
    .about = Die Partie endgültig verlassen
command-game-snooze = erinnerung-verschieben
    .about = Eine Zeit lang keine Erinnerung
command-settings = meine-einstellungen
    .about = Deine Einstellungen: Sprache, Zeitzone, Erinnerungen, Urlaub
command-settings-language = sprache
    .about = Die Sprache, in der ich mit dir rede
command-settings-timezone = zeitzone
    .about = Deine Zeitzone einstellen
command-settings-quiet-hours = ruhezeiten
    .about = Stunden ohne Erinnerung einstellen (zweimal dieselbe Stunde: keine Ruhezeit)
command-settings-reminders = erinnerungen
    .about = Wie oft du erinnert wirst; 0 für nie
command-settings-away = urlaub
    .about = Deine Uhren für einige Tage anhalten (0 beendet den Urlaub)
command-settings-privacy = datenschutz
    .about = Was über dich gespeichert ist und wie du es löschst
command-hand = hand
    .about = Deine Karten, nur für dich
command-board = spielplan
    .about = Der Spielplan in Worten
command-help = hilfe
    .about = Was du jetzt tun kannst
command-admin = verwaltung
    .about = Einstellungen des Servers, für alle, die ihn verwalten
command-admin-show = zeigen
    .about = Die Einstellungen dieses Servers zeigen
command-admin-channel = kanal
    .about = Tische in einem Kanal erlauben oder verbieten
command-admin-who-can-open = wer-eröffnet
    .about = Die Rolle, die Tische eröffnen darf (ohne Angabe: alle)
command-admin-table-limit = tischlimit
    .about = Wie viele Tische gleichzeitig offen sein dürfen
command-admin-limits = grenzen
    .about = Welche Rolle mehr als 3 wartende Tische haben und mehr als 6 pro Stunde eröffnen darf
word-exempt = rolle
    .about = Welche Rolle; ohne Angabe ist niemand befreit
command-princes = fürsten
    .about = Die Fürsten von Florenz: ein Befehl für jeden Zug
command-princes-characters = charaktere
    .about = Züge mit der Erweiterung Muse & Prinzessin
command-princes-together = gemeinsam
    .about = Züge zum gemeinsamen Bauen
command-princes-give-back = zurückgeben
    .about = Vor Runde 1: eine Person zurückgeben
command-princes-nominate = versteigern
    .about = Etwas versteigern lassen
command-princes-bid = bieten
    .about = Mehr bieten
command-princes-pass = passen
    .about = Für dieses Objekt nicht mehr mitbieten
command-princes-withdraw = aussteigen
    .about = Aus den Versteigerungen dieser Runde aussteigen
command-princes-place = anlegen
    .about = Die ersteigerte Landschaft anlegen
command-princes-keep = karte-behalten
    .about = Eine der gezeigten Karten behalten
command-princes-recruit = abwerben
    .about = Eine Person, die offen bei anderen liegt, auf die Hand nehmen
command-princes-hold = karte-aufheben
    .about = Die Abwerbekarte für später aufheben
command-princes-sell = punkte-abgeben
    .about = Punkte gegen Geld abgeben
command-princes-work = werk-vollbringen
    .about = Ein Werk vollbringen
command-princes-build = errichten
    .about = Ein Gebäude errichten
command-princes-take-profession = personenkarte-holen
    .about = Fünf Personen ansehen, eine behalten
command-princes-introduce = freiheit-einführen
    .about = Eine Freiheit einführen
command-princes-acquire-bonus = bonuskarte-holen
    .about = Fünf Bonuskarten ansehen, eine behalten
command-princes-end = zug-beenden
    .about = Deinen Zug beenden

word-game = spiel
    .about = Welches Spiel
word-language = sprache
    .about = Welche Sprache
word-option = option
    .about = Welche Option
word-value = wert
    .about = Welcher Wert
word-clock = uhr
    .about = schnell: 24 Stunden, pro Zug 4 mehr; langsam: 72, pro Zug 24 mehr; oder eine Uhrzeit wie 18:30
word-timeout = zeit-um
    .about = Was geschieht, wenn die Zeit um ist
word-weekend = wochenende
    .about = Ob Uhren am Wochenende stillstehen
word-moves = züge
    .about = Wie viele Züge
word-motion = antrag
    .about = Worüber abgestimmt wird
word-in-favor = dafür
    .about = Ob du dafür bist
word-seat = spieler
    .about = Die Nummer des Spielers
word-zone = zone
    .about = Zeitzone einer großen Stadt in der Nähe, etwa Europe/Berlin
word-start = beginn
    .about = Beginn als volle Stunde, 0 bis 23
word-end = ende
    .about = Ende als volle Stunde, 0 bis 23
word-hours = stunden
    .about = Wie viele Stunden
word-days = tage
    .about = Wie viele Tage
word-channel = kanal
    .about = Welcher Kanal
word-role = rolle
    .about = Welche Rolle es darf; ohne Angabe alle
word-maximum = höchstens
    .about = Wie viele höchstens
word-profession = person
    .about = Welche Person
word-lot = objekt
    .about = Was versteigert wird
word-florins = florin
    .about = Wie viel Geld
word-landscape = landschaft
    .about = Welche Landschaft
word-square = feld
    .about = Das Feld ganz links in der untersten Reihe des Teils
word-turn = drehung
    .about = Wie das Teil gedreht wird
word-card = karte
    .about = Welche Karte
word-points = punkte
    .about = Wie viele Punkte
word-bonus = bonuskarten
    .about = Welche Bonuskarten
word-building = gebäude
    .about = Welches Gebäude
word-freedom = freiheit
    .about = Welche Freiheit

## Ein Tisch anderswo: welcher gemeint ist, in einem anderen Kanal weiter, wie er sich zeigt

which-table = Du spielst an mehreren Tischen. Welchen meinst du?
which-menu = Deine Tische
which-one = Tisch { $table }: { $players }
here-may = In diesem Kanal läuft keine Partie. Du kannst deine hierher verlegen oder einfach deinen Zug machen.
here-how = Die Partie ist nicht verloren. Deine Knöpfe hier funktionieren weiter; um in einem anderen Kanal weiterzuspielen, benutze dort /{ command-game } { command-game-status }.
here-done = Tisch { $table } geht in diesem Kanal weiter.
here-not-there = Ein Tisch, an dem mehrere Menschen spielen, bleibt auf seinem Server.
press-here = Tisch { $table } hierher verlegen
press-turn-at = Mein Zug an Tisch { $table }
table-pictures = Bilder
table-board = Form des Spielplans
table-language = Sprache des Tisches
pictures-move = nach jedem Schritt
pictures-turn = einmal pro Zug
pictures-demand = nur mit /{ command-board }
board-wide = quer
board-portrait = hochkant, fürs Handy
look-at = Ansehen …
no-such-language = Meine Sprachen: { $languages }.
word-computer = computer
    .about = Welcher Computer

## Was die privat erfahren, die diesen Bot betreiben

owner-backup-failed = In { $folder } ließ sich keine Sicherung anlegen. Die Partien gehen weiter, und alle zehn Minuten wird es erneut versucht. Warum, steht im Log; was hilft, sagt *doctor*.
owner-copies-failed = Die laufenden Kopien der Datenbank sind mehr als zehn Minuten im Rückstand. Die Partien und die stündlichen Sicherungen laufen weiter. Die Ursache des Rückstands steht im Log; was hilft, sagt *doctor*.
owner-damaged = Die Datenbank ist beschädigt. { $frozen ->
    [0] Kein offener Tisch hat etwas verloren, alle spielen weiter.
    [one] Ein Tisch ist deshalb angehalten, die anderen spielen weiter.
   *[other] { $frozen } Tische sind deshalb angehalten, die anderen spielen weiter.
} Was nicht stimmt, sagt *doctor*; *restore* spielt eine Sicherung zurück.
owner-law-broken = Tisch { $table } ist angehalten: Nach dem letzten Zug stimmt in der Partie etwas nicht mehr; das ist ein Fehler des Programms. Kein Zug ist verloren. *frozen* schreibt einen Bericht für die Autoren und lässt den Tisch weiterspielen.
owner-frozen = Tisch { $table } ist angehalten: Seine gespeicherte Partie ist beschädigt oder lässt sich nicht mehr genau nachspielen. Die anderen Tische spielen weiter. Was hilft, sagt *doctor*.
owner-thinking-fails = Immer wieder finden Computer der Stufe Meister keinen Zug: Der Prozess, in dem sie nachdenken, bricht ab oder antwortet nicht. Einfachere ziehen so lange für sie. Vielleicht fehlt es dem Rechner an Speicher; Genaueres steht im Log.
owner-disk-full = Die Platte mit der Datenbank ist voll oder fast voll. Züge, die sich nicht speichern lassen, werden abgelehnt; was gespeichert ist, ist sicher. Sobald wieder Platz ist, gehen alle Partien weiter.
owner-upgraded = Signoria wurde aktualisiert. Geprüfte Tische: { $tables }. { $frozen ->
    [0] Alles ist in Ordnung.
    [one] Ein Tisch lässt sich nicht mehr genau nachspielen und ist angehalten. *replay --all* zeigt die Stelle.
   *[other] { $frozen } Tische lassen sich nicht mehr genau nachspielen und sind angehalten. *replay --all* zeigt die Stellen.
}
hand-ended = Am Ende hattest du { $florins ->
    [0] kein Geld
   *[other] { $florins }
}.
door-before-start = Die Partie hat noch nicht begonnen. Wünsche und Pläne gibt es, sobald die Karten verteilt sind.
hand-scored = Prestige: **{ $card }** – { $about } { $worth ->
    [0] Brachte nichts.
    [one] Brachte 1 Punkt.
   *[other] Brachte { $worth } Punkte.
}
