# Der Spielplan in Worten, für alle, die das Bild nicht sehen.

alt-round = Die Fürsten von Florenz, Runde { $round } von { $rounds }. Mindest-Werkzahl: { $minimum }.
alt-princes-choosing = { $who } { $who-count ->
    [one] wählt
   *[other] wählen
} noch Personenkarten.
alt-princes-wishing = Alle nennen gleichzeitig ihre Wünsche; gewartet wird auf { $who }.
alt-princes-nominating = { $who } lässt das nächste Objekt versteigern.
alt-princes-bidding = { $lot } für { $price }: { $leader } führt, nun entscheidet { $who }.{ $others-count ->
    [0] {""}
   *[other] {" "}Außerdem noch dabei: { $others }.
}
alt-princes-placing = { $who } muss { $lot-a-acc } anlegen.
alt-princes-picking = { $cards ->
    [one] { $who } nimmt { $deck-a-acc }, die letzte
   *[other] { $who } sieht sich { $cards } { $deck } an und behält eine
}.
alt-princes-recruiting = { $who } darf sofort abwerben.
alt-princes-acting = { $who } ist am Zug; übrige Aktionen: { $actions }.
alt-princes-over = Die Partie ist zu Ende: { $who } { $who-count ->
    [one] gewinnt
   *[other] gewinnen
} mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}.
alt-points = Punkte: { $points }.
alt-has-points = { $who } { $points }
alt-sales = In dieser Runde versteigert: { $sales }.
alt-sale = { $lot } an { $who } für { $price }
alt-starter = Startspieler: { $who }.
alt-best-work = Bestes Werk der Runde: { $value }, { $who }.
alt-court = { $who }: { $tiles-count ->
    [0] Fürstentum noch leer
   *[other] { $tiles }
}{ $builders ->
    [0] {""}
   *[other] ; { $builders } Baumeister
}{ $jesters ->
    [0] {""}
   *[other] ; { $jesters } Gaukler
}{ $freedoms-count ->
    [0] {""}
   *[other] ; Freiheiten: { $freedoms }
}{ $works ->
    [0] {""}
    [one] ; 1 Werk
   *[other] ; { $works } Werke
}.

alt-stacks = Stapel: { $left }.{ $gone-count ->
    [0] {""}
   *[other] {" "}Aufgebraucht: { $gone }.
}
alt-buildings = Noch zu bauen: { $left }.{ $gone-count ->
    [0] {""}
   *[other] {" "}Aufgebraucht: { $gone }.
}
alt-freedoms = Noch einzuführen: { $left }.{ $gone-count ->
    [0] {""}
   *[other] {" "}Aufgebraucht: { $gone }.
}
alt-decks = Kartenstapel: { $left }.{ $gone-count ->
    [0] {""}
   *[other] {" "}Aufgebraucht: { $gone }.
}
alt-left = { $thing } { $left }

alt-prince = { $who }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
alt-servants = Baumeister: { $builders ->
    [0] keine
   *[other] { $builders }
}. Gaukler: { $jesters ->
    [0] keine
   *[other] { $jesters }
}.
alt-money = Geld: { $florins ->
    [0] keines
   *[other] { $florins }
}.
alt-tiles = Fürstentum: { $tiles-count ->
    [0] leer
   *[other] { $tiles }
}.
    Freie Felder: { $free }.
alt-tile = { $thing } ({ $squares })
alt-rights = Freiheiten: { $freedoms }.
alt-cards = Verdeckte Karten: Personen { $hand }{ $recruiting ->
    [0] {""}
   *[other] , Abwerbekarten { $recruiting }
}{ $bonus ->
    [0] {""}
   *[other] , Bonus { $bonus }
}{ $prestige ->
    [0] {""}
   *[other] , Prestige { $prestige }
}.
alt-shown = Davon sind allen bekannt: { $cards }.
alt-revealed = Prestigekarten: { $cards }.
alt-feats = Werke: { $feats }.
alt-feat = { $card } { $value } (Runde { $round })
alt-table = Auf dem Tisch: { $cards }.

# Allein gegen Wolfgang

alt-solo-nominating = { $who } wählt ein Objekt; Versteigerung { $number } von { $most }.
alt-solo-last = { $who } wählt ein Objekt. Letzte Versteigerung: fester Preis { $price }, ohne Würfel.
alt-solo-bidding = { $lot } für { $price }: { $who } kauft oder lehnt ab.
alt-solo-barred = In der letzten Versteigerung nicht zu haben: { $lots }.
alt-solo-rolls = In dieser Runde gewürfelt: { $rolls }.
alt-solo-roll = { $lot }: Würfel { $die } (letztes Gebot: { $bid })
alt-solo-his-die = Der Würfel für Wolfgang zeigte { $die }.
alt-solo-did = { $done-count ->
    [0] In seinem letzten Zug tat Wolfgang nichts.
   *[other] Wolfgangs letzter Zug: { $done }.
}
alt-solo-act = { $nth ->
    [one] Wolfgangs erste Aktion
   *[other] Wolfgangs zweite Aktion
}, Automakarte { $number }: { $shown }{ $failed-count ->
    [0] {""}
   *[other] ; nicht möglich: { $failed }
}; { $done-count ->
    [0] keine davon ausgeführt
   *[other] ausgeführt: { $done }
}.
alt-solo-row = Seine Reihe von links nach rechts: { $cards }.
alt-solo-faceup = { $card } (offen)
alt-solo-covered = { $card } (verdeckt)
alt-solo-unknown = unbekannt (verdeckt)
alt-solo-bonus = Bonuskarten auf seiner ersten verdeckten Karte von links: { $cards }.
alt-solo-look = Wolfgang sah sich { $deck } an: { $cards }. Er behielt: { $kept }.
alt-solo-dummy = Statist { $number }: offen { $cards }; verdeckt { $covered }.
alt-solo-deck = Übrige Automakarten: { $early } für Runde 1–2, { $middle } für Runde 3–4, { $late } für Runde 5–7.
alt-solo-gone = Aus dem Spiel: { $lots }.

# Die Erweiterungen

alt-characters = Charaktere: { $cards }.
alt-free = { $character } frei
alt-free-with-money = { $character } frei ({ $florins } auf der Karte)
alt-pawn = { $price ->
    [0] { $character } bisher kostenlos ({ $who })
   *[other] { $character } { $price } ({ $who })
}
alt-serves = { $character } bei { $who }
alt-served = { $character } bei { $who } (eingesetzt)
alt-serving = Im Dienst: { $serving }.
alt-hire-no-more = { $who } { $who-count ->
    [one] wirbt
   *[other] werben
} niemanden mehr an.
alt-offer = { $building } auf { $squares } (a–g im Westen, h–n im Osten): { $whom } { $price ->
    [0] müsste { $who } nichts zahlen
   *[other] würde { $who } { $price } zahlen
}; der Bau kostet { $who } { $cost }.
alt-borders = Grenzen (Westen – Osten): { $borders }.
alt-border = { $west } – { $east }
alt-offers-left = Noch mögliche Angebote in diesem Zug: { $count }.
alt-tile-shared = { $thing } ({ $squares }, gemeinsam mit { $whom })
alt-more = Alles zeigt /{ command-board }.
alt-rest = Mehr steht in der Nachricht zu diesem Bild.
alt-palazzo = Der Palazzo liegt in jedem Fürstentum auf { $squares }.
