# Die Fürsten von Florenz allein gegen Wolfgang, den Automa; die Begriffe sind die von princes.ftl.

## Gegen wen man spielt, und was er tun kann

automa-wolfgang = Wolfgang
    .of = von Wolfgang
automa-action-work = ein Werk vollbringen
automa-action-build = ein Gebäude errichten
automa-action-profession = eine Personenkarte holen
automa-action-freedom = eine Freiheit einführen
automa-action-bonus = eine Bonuskarte holen

## Einstellungen

option-level = Schwierigkeit
    .about = Allein gegen Wolfgang: mit wie viel Geld er beginnt.
option-level-standard = normal
    .about = Wolfgang beginnt mit 1500 Florin.
option-level-easy = leicht
    .about = Wolfgang beginnt ohne Geld.
option-level-hard = schwer
    .about = Wolfgang beginnt mit 3500 Florin.
option-dummies = Statisten
    .about = Allein gegen Wolfgang: wie viele Statisten neben ihm mitspielen.
option-dummies-2 = 2
    .about = Wie zu viert: vier Versteigerungen pro Runde.
option-dummies-3 = 3
    .about = Wie zu fünft: fünf Versteigerungen pro Runde, und manches ist teurer.

## Was von uns ist und nicht gedruckt

ours-automa = Gut zu wissen: Die 21 Automakarten haben wir selbst entworfen, denn die gedruckten sind nicht frei zugänglich.

## Was bei den Versteigerungen geschieht

solo-round-begins = Ein Werk braucht jetzt mindestens die Werkzahl { $minimum }. Zuerst ist { $who } an der Reihe.
    .you = Ein Werk braucht jetzt mindestens die Werkzahl { $minimum }. Zuerst bist du an der Reihe.
automa-opens = Automakarte { $number } wird aufgedeckt. Wolfgangs Wünsche, der größte zuerst: { $lots }.
automa-price = { $add ->
    [0] { $lot } (Würfel)
   *[other] { $lot } (Würfel + { $add })
}
solo-rolls = { $who } wählt { $lot-the-acc }. Der Würfel zeigt { $die }{ $add ->
    [0] {""}
    [one] , dazu kommt 1
   *[other] , dazu kommen { $add }
}: Das letzte Gebot ist { $bid }, der Preis also { $price }.
    .you = Du wählst { $lot-the-acc }. Der Würfel zeigt { $die }{ $add ->
    [0] {""}
    [one] , dazu kommt 1
   *[other] , dazu kommen { $add }
}: Das letzte Gebot ist { $bid }, dein Preis also { $price }.
solo-forced = Der Würfel zeigt { $die }, und die Zahl des Objekts ist 0: { $who } muss { $lot-the-acc } kaufen.
    .you = Der Würfel zeigt { $die }, und die Zahl des Objekts ist 0: Du musst { $lot-the-acc } kaufen.
solo-declines = { $who } lehnt { $lot-the-acc } ab. Kauft Wolfgang das Objekt, zahlt er { $price }.
    .you = Du lehnst { $lot-the-acc } ab. Kauft Wolfgang das Objekt, zahlt er { $price }.
automa-flips = Die erste verdeckte Person in Wolfgangs Reihe ist { $card-the }. Ihr Wunsch: { $thing }.
automa-skips = Wolfgang kann { $lot-the-acc } nicht kaufen. { $why }
automa-knows-price = Wolfgang möchte { $lot-the-acc }; das letzte Gebot dafür war { $price }.
automa-rolls = Wolfgang möchte { $lot-the-acc }. Der Würfel zeigt { $die }{ $add ->
    [0] {""}
    [one] , dazu kommt 1
   *[other] , dazu kommen { $add }
}: Wolfgang zahlt { $price }.
automa-buys = Wolfgang bekommt { $lot-the-acc } für { $price } ({ $die ->
    [0] das letzte Gebot dafür
   *[other] Würfel { $die }{ $add ->
        [0] {""}
       *[other] {" "}+ { $add }
    }
}).
automa-buys-nothing = In dieser Runde bleibt nichts, was Wolfgang kaufen könnte.
automa-discards = In dieser Runde hat niemand { $lot-a-acc } gekauft; ein Exemplar wird aus dem Spiel genommen.

## Was in Wolfgangs Zug geschieht

automa-acts = { $nth ->
    [one] Wolfgangs erste Aktion
   *[other] Wolfgangs zweite Aktion
} laut Automakarte { $number }{ $actions-count ->
    [one] : { $actions }.
   *[other] {" "}ist die erste mögliche von diesen: { $actions-or }.
}
automa-has-to-work = { $rounds ->
    [one] Das ist die letzte Runde, und Wolfgang hat noch { $cards ->
        [one] eine verdeckte Karte
       *[other] { $cards } verdeckte Karten
    }
   *[other] Wolfgang hat { $cards } verdeckte Karten, und mit der laufenden bleiben { $rounds } Runden
}: Er vollbringt ein Werk, egal, was die Automakarte sagt.
automa-cannot = Nicht möglich: { $action }. { $why }
automa-falls-back = Keine Aktion der Karte ist möglich. Wolfgang tut das erste Mögliche in dieser Reihenfolge: Person, Gebäude, Bonuskarte, Freiheit.
automa-does-nothing = Wolfgang kann keine Aktion ausführen und tut nichts.
automa-works = Für Wolfgang vollbringt { $card-the } ein Werk mit der Werkzahl { $value }: { $minimum } für die Runde{ $jesters ->
    [0] {""}
   *[other] , { $jesters } für Gaukler
}{ $recruits ->
    [0] {""}
   *[other] , { $recruits } für Abwerbekarten
}{ $bonus-count ->
    [0] {""}
   *[other] , dazu durch Bonuskarten: { $bonus }
}. Wolfgang nimmt { $points ->
    [0] { $florins }
    [one] 1 Punkt{ $florins ->
        [0] {""}
       *[other] {" "}und { $florins }
    }
   *[other] { $points } Punkte{ $florins ->
        [0] {""}
       *[other] {" "}und { $florins }
    }
}.
dummies-turn-up = { $cards-count ->
    [one] Ein Statist deckt auf: { $cards }.
   *[other] Die Statisten decken auf: { $cards }.
}
automa-builds = Wolfgang errichtet { $price ->
    [0] kostenlos
   *[other] für { $price }
} { $building-a-acc } und erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
automa-takes-profession = Wolfgang holt für { $price } verdeckt die oberste Personenkarte. { $dummies ->
    [0] Für die Statisten ist keine mehr da.
    [one] Ein Statist bekommt auch eine.
   *[other] { $dummies } Statisten bekommen auch je eine.
}
automa-pays-for-bonus = Wolfgang holt für { $price } eine Bonuskarte.
automa-looks = Wolfgang sieht sich { $deck } an (in Klammern ihr Wert für ihn): { $cards }.
automa-worth = { $card } ({ $worth })
automa-keeps = { $equals ->
    [one] Er behält „{ $card }“ ({ $worth }).
   *[other] { $equals } davon haben den Wert { $worth }; das Los entscheidet für „{ $card }“.
}
recruits-from-automa = { $who } wirbt bei Wolfgang { $card-the-acc } ab; die Abwerbekarte kommt rechts an seine Reihe.
    .you = Du wirbst bei Wolfgang { $card-the-acc } ab; die Abwerbekarte kommt rechts an seine Reihe.
recruits-from-dummy = { $who } wirbt bei Statist { $dummy } { $card-the-acc } ab; die Abwerbekarte wird aus dem Spiel genommen.
    .you = Du wirbst bei Statist { $dummy } { $card-the-acc } ab; die Abwerbekarte wird aus dem Spiel genommen.

## Warum Wolfgang nicht kann

automa-no-card = In seiner Reihe liegt keine Karte mehr verdeckt.
automa-no-profession = In Wolfgangs Reihe liegt keine Person mehr verdeckt.
automa-bought-already = Dieses Objekt ist in dieser Runde schon verkauft.
automa-none-left = Der Stapel ist leer.
automa-all-builders = Er hat schon { $most }, und mehr darf niemand haben.
automa-gone = Schon vergriffen: { $thing }.
automa-deck-empty = Dieser Stapel ist aufgebraucht: { $deck }.

## Wie es endet

solo-won = { $who } gewinnt mit { $points } zu { $his } gegen Wolfgang. Herzlichen Glückwunsch!
    .you = Du gewinnst mit { $points } zu { $his } gegen Wolfgang. Herzlichen Glückwunsch!
solo-lost = Wolfgang gewinnt mit { $his } zu { $points } gegen { $who }. Viel Glück beim nächsten Mal!
    .you = Wolfgang gewinnt mit { $his } zu { $points } gegen dich. Viel Glück beim nächsten Mal!
solo-tie-won = { $points } zu { $points }, aber { $who } hat mehr Geld, { $florins } gegen Wolfgangs { $his }, und gewinnt. Herzlichen Glückwunsch!
    .you = { $points } zu { $points }, aber du hast mehr Geld, { $florins } gegen Wolfgangs { $his }, und gewinnst. Herzlichen Glückwunsch!
solo-tie-lost = { $points } zu { $points }, aber Wolfgang hat mehr Geld, { $his } gegen { $florins }, und gewinnt gegen { $who }. Das war knapp!
    .you = { $points } zu { $points }, aber Wolfgang hat mehr Geld ({ $his }, du { $florins }) und gewinnt. Das war knapp!
solo-shared = { $points } zu { $points }, Gleichstand auch beim Geld ({ $florins }): { $who } und Wolfgang teilen sich den Sieg. Herzlichen Glückwunsch!
    .you = { $points } zu { $points }, Gleichstand auch beim Geld ({ $florins }): Du und Wolfgang teilt euch den Sieg. Herzlichen Glückwunsch!

## Ablehnungen

lot-declined-already = Du hast { $lot-the-acc } in dieser Runde schon abgelehnt; ein zweites Mal kannst du das Objekt nicht wählen.
lot-too-dear-for-last = In der letzten Versteigerung fehlen die Objekte mit den beiden höchsten Zahlen auf der Automakarte; { $lot-the } gehört dazu. Wähle etwas anderes oder steig aus.
could-not-pay-if-forced = Bei einer 1 oder 2 müsstest du { $lot-the-acc } für bis zu { $price } kaufen, du könntest aber nur { $most } zahlen. Wähle ein Objekt, bei dem die Automakarte etwas zum Wurf addiert.
no-orders-alone = Wünsche gibt es nur, wo man aufeinander wartet; allein entscheidest du sofort selbst.

rule-solo-once-each = Spielregel, Solospiel: jedes Objekt einmal pro Runde
rule-solo-last-auction = Spielregel, Solospiel: die letzte Versteigerung
rule-solo-forced = Spielregel, Solospiel: wann man kaufen muss
