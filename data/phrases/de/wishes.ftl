# Wünsche für die Versteigerungen: was man dem Bot heimlich sagt, auf seinen Feldern und mit Befehl.

command-orders = wünsche
    .about = Deine geheimen Wünsche für die Versteigerungen: bis zu welchem Preis, und was dann
word-wishes = liste
    .about = Zum Beispiel: Gaukler 700, Wald 500 c3, Rest passen
wish-not-understood = Mit „{ $part }“ kann ich nichts anfangen. Nenn ein Objekt und einen Preis, etwa „Gaukler 700, Wald 500 c3, Rest passen“.

press-orders = Meine Wünsche …
press-wishes-form = Als Formular …
press-wishes-correct = Korrigieren …
press-orders-back = Alle meine Wünsche
press-orders-characters = Die Charaktere …
press-orders-lots = Die Objekte …
press-orders-favours = Mein Charakter …
press-orders-forget = Alles zurücknehmen
press-orders-drop = ✗ Entfernen
press-orders-up = ▲ Nach oben
press-orders-down = ▼ Nach unten
press-orders-wish = Versteigern lassen
press-orders-pass = Nur bieten, dann passen
press-orders-ask = Nur bieten, dann mich fragen
press-orders-rest-pass = Der Rest: passen
press-orders-rest-ask = Der Rest: mich fragen
press-orders-courting-pass = Sonst niemanden anwerben
press-orders-courting-ask = Sonst mich fragen

panel-orders = **Deine Wünsche für Runde { $round }.** Nur du siehst sie.
panel-orders-none = Noch keine Wünsche: Du wirst jedes Mal gefragt.
panel-orders-noted = Notiert.
panel-orders-stale = Deine Wünsche haben sich inzwischen geändert. So sehen sie jetzt aus:
panel-orders-line = ↳ { $order }
panel-orders-wished = { $rank }. { $lot } { $most }{ $then ->
    [pass] , nur bieten
    [ask] , dann mich fragen
   *[other] {""}
}
panel-orders-courted = { $rank }. { $order }
panel-orders-void = × ~~{ $order }~~ { $why }
panel-orders-rest-pass = Bei allem anderen passt du.
panel-orders-rest-by-hand = Bei allem anderen wirst du gefragt.
panel-orders-for = **{ $lot }** · { $does }
panel-orders-lot = Wünschen …
panel-orders-lot-option = { $lot }
panel-orders-lot-wished = { $lot } · bis { $florins-short }
panel-orders-price = Bis { $florins-short }
panel-orders-wish = Kaufen für höchstens …
panel-orders-pass = Bieten bis …, dann passen
panel-orders-ask = Bieten bis …, dann mich fragen
panel-orders-put-up = Zuerst versteigern lassen …
panel-orders-put-up-best = Zuerst: mein oberster Wunsch
panel-orders-put-up-lot = Zuerst: { $lot }
panel-orders-total = Objekt und Charakter zusammen …
panel-orders-total-none = Insgesamt: ohne Grenze
panel-orders-total-of = Insgesamt höchstens { $florins-short }
panel-orders-chosen = { $rank }. ✓ { $what }
panel-orders-place = Wo anlegen, der Reihe nach …
panel-orders-place-of = { $landscape }: { $place }
panel-orders-recruiting = Wen abwerben, der Reihe nach …
panel-orders-recruit = { $profession } (wäre jetzt { $value } wert)
panel-orders-recruit-hold = Sonst die Karte aufheben
panel-orders-recruit-ask = Sonst mich fragen
panel-orders-card = { $deck }: welche behalten …
panel-orders-card-of = { $card }
panel-orders-card-dearest = Sonst die Karte, die am meisten bringt
panel-orders-card-ask = Sonst mich fragen
panel-orders-favours = Bei diesen Versteigerungen noch in deinem Dienst: **{ $character }**. Was soll geschehen, wenn die Karte eingesetzt werden kann?
panel-orders-favour = { $character } …
panel-orders-favour-none = Mich fragen
panel-orders-favour-of = Einsetzen: { $use }
panel-orders-pays = Der Kaufmann zahlt …
panel-orders-pays-none = Mich jedes Mal fragen
panel-orders-pays-of = Kaufmann zahlt Preise ab { $florins-short }
panel-orders-characters = **Für die Charaktere** gilt der oberste Wunsch zuerst. Dein Stein kommt auf das niedrigste erlaubte Feld des ersten Charakters, den du noch bekommst, ohne deine Grenze zu überschreiten. Kommt der Stein zurück, wähle ich auf dieselbe Weise neu.
panel-orders-character = Wünschen …
panel-orders-character-option = { $character }
panel-orders-character-wished = { $character } · bis { $florins-short }
panel-orders-courtship = Anwerben für höchstens …
panel-orders-courting-pass = Von den anderen Charakteren wirbst du keinen an.
panel-orders-courting-by-hand = Bei den anderen Charakteren wirst du gefragt.
panel-orders-for-character = **{ $character }** – { $about } Wie weit gehst du?

panel-lot-does = { $parts }
panel-lot-does-nothing = ändert jetzt nichts an deinen Werken
panel-lot-choice = eine davon:
panel-lot-one-of = { $before }
    ↳ { $landscape } – { $parts }
panel-lot-every-work = jedes Werk +{ $more }
panel-lot-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
panel-lot-building = Gebäude für { $after-short } statt { $before-short }
panel-lot-building-free = Gebäude kostenlos statt { $before-short }
panel-lot-prestige = { $count } ansehen, eine behalten
panel-lot-recruits = könnte abwerben: { $professions }

## Das Formular aller Wünsche

wishes-form = Deine Wünsche für Runde { $round }
wishes-form-list = Je Zeile ein Objekt und dein Höchstpreis
wishes-form-list-about = Wichtigstes zuerst. Nach dem Preis: „?“ = frag mich, „bieten“ = nur mitbieten, Felder = Ort.
wishes-form-ticked = Klappt kein Wunsch: diese für je { $florins-short }
wishes-form-rest = Der Rest
wishes-form-follow = Nach dem Kauf: wohin, wen, welche Karte
wishes-form-follow-kept = Wie geschrieben; sonst mich fragen
wishes-form-follow-usual = Wie geschrieben; sonst für mich wählen

## Wie man es tippt; mehrere Arten trennt ein Schrägstrich

typed-rest = rest / der rest
typed-pass = passen / passe
typed-hand = mich fragen / fragen / von hand / hand
typed-total = insgesamt / zusammen
typed-save = aufheben / behalten
typed-dearest = die beste / beste
typed-bid = bieten / nur bieten
