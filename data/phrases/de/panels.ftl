# Was nur eine Person sieht: eine Platte anlegen, ein Werk, bevor es vollbracht ist, Aufträge, Hilfe.
# Kein Satz stammt aus einer Spielregel.

## Anlegen

panel-build-which = Was errichtest du? Es kostet { $price ->
    [0] nichts
   *[other] { $price }
} und bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
panel-place-which = Welche Landschaft legst du an?
panel-build-menu = Welches Gebäude?
panel-place-menu = Welche Landschaft?
panel-wanted-in-menu = Wer sich das wünscht: { $professions }
panel-way-counter = ↺ Dreh L
panel-way-clockwise = ↻ Dreh R
panel-way-flip = ⇋ Wenden
panel-way-left = Links
panel-way-up = Hoch
panel-way-down = Runter
panel-way-right = Rechts
panel-anchors = Feld { $square }
panel-away = ✗ Zurück
panel-build-here = { $price ->
    [0] ✓ Hier bauen – kostenlos
   *[other] ✓ Hier bauen – { $price-short }
}
panel-place-here = ✓ Hier anlegen
panel-legend = **\*** hier · **##** Palazzo · **x** zu nah an einem Gebäude · **·** frei

panel-build = **{ $tile }** auf { $square }: kostet { $price ->
    [0] nichts
   *[other] { $price }
}, bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Bedeckt { $squares }.
panel-build-sells = { $florins ->
    [0] Deine Kasse ist leer; du zahlst
   *[other] In deiner Kasse sind { $florins }; den Rest zahlst du
} mit { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkten.
}
panel-place = **{ $tile }** auf { $square }: { $points ->
    [0] noch keine Punkte.
    [one] bringt 1 Punkt.
   *[other] bringt { $points } Punkte.
} Bedeckt { $squares }.
panel-wanted = Höhere Werkzahl: { $professions }.
panel-gain = { $profession } ({ $before }, dann { $after })
panel-wanted-not = Keine Person auf deiner Hand hat etwas davon.
panel-fits = Alles andere hat danach noch Platz.
panel-fits-not = Kein Platz: { $things }.
panel-for-price = { $move } – { $price-short }

## Der Zug, Zeile für Zeile

panel-turn-holds = { $florins ->
    [0] kein Geld
   *[other] { $florins }
} · { $points ->
    [0] noch keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
panel-turn-works = Werk ab { $minimum }{ $best ->
    [0] {""}
   *[other] {" "}· bestes { $best }, { $who }
}
panel-turn-works-ready = Werke: { $ready } von { $count } möglich
panel-turn-cards = Freiheit, Person, Bonus
panel-option = { $thing }{ $worth ->
    [0] {""}
   *[other] {" "}+{ $worth }
}
panel-turn-sells = Fehlendes Geld kostet Punkte.
panel-turn-work = **{ $profession } { $value }**{ $cards-count ->
    [0] {""}
   *[other] {" "}mit { $cards }
} – { $short ->
    [0] genug, nötig { $minimum }
   *[other] { $short } zu wenig, nötig { $minimum }
}
panel-turn-there = ✓ vorhanden: { $things }
panel-turn-missing = ✗ fehlt: { $things }
panel-turn-build = { $price ->
    [0] Kostenlos errichten …
   *[other] Für { $price-short } errichten …
}
panel-turn-build-this = { $price ->
    [0] { $thing } kostenlos errichten …
   *[other] { $thing } für { $price-short } errichten …
}
panel-turn-lifts = Erhöht die Werkzahl von { $count ->
    [one] 1 Werk um { $gain }
   *[other] { $count } Werken um insgesamt { $gain }
}
panel-auction-opening = Lässt du etwas versteigern, bietest du damit { $price }. Die Zahl beim Objekt zeigt, was es an Werkzahl und Punkten bringt.
panel-auction-alone = Was du nennst, bekommst du für { $price }.
panel-auction-leads = Höchstes Gebot: { $price } von { $who }.
panel-keep-lifts = Jede dieser Karten erhöht die Werkzahl: { $professions }.
panel-keep-enough = Mit dieser Karte ist sofort ein Werk möglich: { $professions }.
panel-back-wants = **{ $profession }** – Wünsche: { $things }
panel-back-wanted-too = { $thing } (auch { $professions })

## Ein Werk

panel-work-which = Welche Person?
panel-work-cards = Mit welchen Bonuskarten?
panel-work-paid = Geld oder Punkte?
panel-work-option = { $profession } { $value }{ $short ->
    [0] {""}
   *[other] {" "}– { $short } zu wenig
}
panel-work-for = { $profession } { $value }{ $cards ->
    [0] {""}
   *[other] {" "}(+{ $cards })
}: { $pay }
panel-work = **{ $profession }**: Werkzahl { $value }, nötig { $minimum } { $short ->
    [0] – genug
   *[other] – { $short } zu wenig
}
panel-work-missing = Nicht vorhanden: { $things }.
panel-part = { $thing } +{ $worth }
panel-part-jesters = Gaukler +{ $worth }
panel-part-cards = Karten +{ $worth }
panel-part-all-cards = Deine Karten +{ $worth }
panel-work-pay = { $florins-short ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $florins-short }{ $points ->
        [0] {""}
        [one] {" "}+ 1 Punkt
       *[other] {" "}+ { $points } Punkte
    }
}
panel-work-done = ✓ Werk: { $pay }
panel-work-or = Werk: { $pay }

## Was kann ich jetzt tun?

press-help = Was kann ich jetzt tun?
help-topics-of = Die Regeln von „{ $game }“ …
help-choosing = Du hast eine Person zu viel bekommen: Behalte { $kept }, gib eine zurück. Günstig sind Karten, die sich dieselbe Landschaft oder Freiheit wünschen. Niemand sieht deine Wahl.
help-nominating = Lass versteigern, was du gern hättest; damit bietest du schon { $opening }. Oder steig für diese Runde aus. Du kannst höchstens { $means } zahlen.
help-bidding = Biete { $next } oder passe; wenn du passt, verzichtest du nur auf dieses Objekt. Mit einem Wunsch legst du deine Grenze gleich fest und wirst nicht bei jedem Gebot gefragt. Du kannst höchstens { $means } zahlen.
help-placing = Such einen Platz für deine Landschaft. Angeboten werden nur erlaubte Plätze, und du siehst, was danach noch passt.
help-picking = { $count ->
    [one] Das ist die letzte Karte des Stapels: Nimm sie.
   *[other] Du siehst { $count } Karten. Behalte eine; der Rest kommt wieder unter den Stapel, und niemand erfährt, was du gesehen hast.
}
help-recruiting = Hol jetzt eine Person, die offen bei anderen liegt, auf deine Hand, oder heb die Abwerbekarte für später auf: In deinen Zügen kostet Abwerben keine Aktion.
help-acting = { $actions ->
    [0] Du hast keine Aktion mehr. Du kannst noch eine Person abwerben oder Punkte gegen Geld abgeben; dann beende deinen Zug.
    [one] Du hast noch eine Aktion: bauen, ein Werk vollbringen (ab Werkzahl { $minimum }), eine Freiheit einführen oder eine Karte holen (Person oder Bonus). Abwerben und Punkte gegen Geld abgeben kosten keine Aktion.
   *[other] Du hast { $actions } Aktionen: bauen, ein Werk vollbringen (ab Werkzahl { $minimum }), eine Freiheit einführen oder eine Karte holen (Person oder Bonus). Abwerben und Punkte gegen Geld abgeben kosten keine Aktion.
}
help-waiting = Inzwischen kannst du deine Hand und den Spielplan ansehen und sagen, was du dir bei den nächsten Versteigerungen wünschst; mit „{ press-plan }“ planst du deinen nächsten Zug im Geheimen. So muss niemand auf dich warten.

## Die Regeln nach Themen

topic-goal = Das Spiel in Kürze
topic-auctions = Versteigerungen
topic-objects = Die Objekte
topic-actions = Aktionen
topic-placing = Anlegen
topic-works = Werke
topic-money = Geld und Punkte
topic-cards = Karten
topic-scoring = Spielende und Wertung
topic-two = Zu zweit
topic-orders = Geheime Wünsche
topic-ours = Was wir selbst entworfen haben

digest-goal = Du richtest ein Fürstentum so ein, dass die Personen, die du einlädst, dort große Werke vollbringen. In jeder der { $rounds } Runden kauft jeder zuerst höchstens ein Objekt und hat dann { $actions } Aktionen. Wer am Ende die meisten Prestigepunkte hat, gewinnt; bei Gleichstand entscheidet das Geld.
digest-auctions = · **Versteigern lassen:** Wer an der Reihe ist, lässt ein Objekt versteigern und bietet damit { $opening }.
    · **Bieten:** Im Uhrzeigersinn erhöhen die anderen um genau { $step } oder passen bei diesem Objekt. Wer übrig bleibt, zahlt und bekommt es.
    · **Grenzen:** Niemand bekommt mehr als ein Objekt pro Runde, und von jeder Art wird nur eines pro Runde versteigert.
    · **Aussteigen:** Statt etwas versteigern zu lassen, kann man für den Rest der Runde aussteigen.
    · **Allein:** Der letzte Spieler ohne Objekt zahlt nur den Grundpreis.
digest-objects = Mehr als { $builders_each } Baumeister darf niemand haben.
digest-actions = In deinem Zug hast du { $actions } Aktionen:
    · ein Gebäude errichten
    · ein Werk vollbringen
    · { $drawn } Personenkarten ansehen, eine behalten: { $profession_cost }, einmal pro Runde
    · eine Freiheit einführen: { $freedom_cost }, einmal pro Runde, jede nur einmal
    · { $drawn } Bonuskarten ansehen, eine behalten: { $bonus_cost }
    Abwerben und Punkte abgeben kosten keine Aktion. Ungenutzte Aktionen verfallen.
digest-placing = · **Drehen:** Jedes Teil lässt sich beliebig drehen und wenden und bleibt dann liegen.
    · **Das Raster:** Jedes Teil liegt ganz darin und weder auf einem anderen noch auf dem Palazzo.
    · **Gebäude:** Bevor du zwei Baumeister hast, darf ein Gebäude keine Seite mit einem anderen Gebäude oder dem Palazzo gemeinsam haben; Ecken dürfen sich berühren. Jedes Gebäude darfst du nur einmal haben.
    · **Landschaften** dürfen an alles grenzen.
digest-works = Eine Person von deiner Hand vollbringt ein Werk.
    · **Die Werkzahl:** { $work_building } für das gewünschte Gebäude, { $work_landscape } für die Landschaft, { $work_freedom } für die Freiheit und { $work_jester } je Gaukler. Dazu kommen { $work_card } je Personen- oder Abwerbekarte auf deiner Hand und vor dir, die Person selbst mitgezählt, und die Bonuskarten, die du dabei ausspielst.
    · **Mindest-Werkzahl,** Runde für Runde: { $minima }.
    · **Lohn:** { $florins_per_value } je Punkt der Werkzahl. Stattdessen kannst du Prestigepunkte nehmen: 1 für je { $florins_per_point }.
    · **Das beste Werk** der Runde bringt { $best_work_points } Punkte mehr, bei Gleichstand allen.
digest-money = · **Punkte abgeben:** Wann immer du ein Objekt wählst, bietest, am Zug bist oder zahlst, kannst du Punkte für je { $florins_for_point } abgeben. Reicht beim Bezahlen die Kasse nicht, decken Punkte automatisch den Rest.
    · **Grenze:** Mehr als Kasse und Punkte zusammen kann niemand bieten oder ausgeben.
    · **Am Ende** entscheidet Geld nur bei Gleichstand.
digest-cards = · **Personen** wünschen sich je ein Gebäude, eine Landschaft und eine Freiheit.
    · **Abwerbekarten** holen eine Person, die anderswo gearbeitet hat, auf deine Hand; dafür bleibt dort die Abwerbekarte liegen.
    · **Bonuskarten** werden mit einem Werk ausgespielt, beliebig viele, und sind dann weg.
    · **Prestigekarten** zählen am Ende, wenn ihr Ziel erreicht ist. Du siehst dir { $drawn } an und behältst eine; der Rest kommt unter den Stapel.
digest-scoring = Das Spiel endet nach Runde { $rounds }; dann werden die Prestigekarten gezeigt und gewertet. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheidet das Geld.
    · **Werke:** die Punkte, die du dafür nimmst, und { $best_work_points } für das beste Werk einer Runde
    · **Gebäude:** je { $building_points }
    · **Landschaften:** { $landscape_points } für jede weitere einer Art, die du schon hast
    · **Baumeister:** je { $builder_points } für den zweiten und den dritten
    · **Prestigekarten** am Ende
    Punkte, die du gegen Geld abgibst, sind weg.
digest-two = Beide beginnen mit { $purse }, der Grundpreis ist { $opening }, und die drei Landschaften sind ein einziges Objekt: Wer es ersteigert, wählt eine davon. Es gibt weniger Freiheiten; ihre Zahl ist eine Option des Tisches.
digest-orders = Ein **Wunsch** nennt ein Objekt und deinen höchsten Preis, etwa „Gaukler, bis 700“. Wünsche haben eine Reihenfolge: Der erste noch mögliche bestimmt, was du versteigern lässt und kaufst.
    · **Nur bieten:** Ich biete bis zu deinem Preis mit, lasse das Objekt aber nicht selbst versteigern; darüber passt du oder wirst gefragt. Sag auch, was zuerst versteigert wird und wie viel du insgesamt ausgibst.
    · **Nach einem Kauf:** Leg fest, wohin eine Landschaft kommt (Plätze der Reihe nach), wen du abwirbst, welche Karte du behältst und was dein Charakter tut.
    · **Der Rest:** Du passt, oder du wirst gefragt.
    · **Wann:** für die Versteigerungen der nächsten Runde, schon während der Aktionen davor.
    · **Geheim:** Ausgeführt wird nur, was du selbst tun könntest, und das mit etwas Verzögerung, damit niemand merkt, ob du selbst geantwortet hast.
digest-ours = Die Regeln kennen wir gut, das gedruckte Material weniger gut:

## Die Charaktere

panel-court-hired = · { $character }: angeworben von { $who }
panel-court-bid = { $florins ->
    [0] · { $character }: { $who }, bisher kostenlos
   *[other] · { $character }: { $who } bietet { $florins }
}
panel-court-banker = Beim Bankier liegen { $florins }.
panel-court-which = Anderer Preis …
panel-court-option = { $price ->
    [0] { $character } kostenlos
   *[other] { $character } { $price }
}
panel-court-at = { $florins ->
    [0] Kostenlos
   *[other] { $florins }
}
panel-court-space = Wie viel für { $character-the-acc }?

panel-consult-turn = Du kannst { $character-the-acc } jetzt einsetzen; das kostet keine Aktion. Behältst du die Karte, kann sie noch in den nächsten Versteigerungen helfen.
panel-consult-turn-at-last = Du kannst { $character-the-acc } jetzt einsetzen; das kostet keine Aktion. Es ist die letzte Runde: Eine Karte, die du behältst, bringt nichts mehr.
panel-consult-won = Du hast { $lot-the-acc } für { $price } ersteigert. Bevor du zahlst, kann { $character-the } helfen.
panel-consult-last = Die Versteigerungen sind vorbei, und die Karte geht zurück. Das ist die letzte Gelegenheit, { $character-the-acc } einzusetzen.
panel-consult-hired = Du hast { $character-the-acc } angeworben. Setz die Karte jetzt ein oder später: beim Ersteigern eines Objekts, in deinem Zug oder nach den nächsten Versteigerungen.
panel-consult-hired-at-last = Du hast { $character-the-acc } angeworben. Setz diesen Charakter jetzt oder in deinem Zug ein: Es ist die letzte Runde, danach bringt er nichts mehr.
panel-use-free = Der Kaufmann zahlt { $price-short }
panel-use-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} nehmen
panel-use-prestige = Prestigekarte kostenlos nehmen
panel-use-bonus = Bonuskarte kostenlos nehmen
panel-use-nothing = Einfach { $price-short } zahlen
panel-use-never = Ungenutzt lassen
panel-use-later = Später

panel-change = Du hast { $florins }. Der Bankier gibt dir für je { $rate } 1 Punkt, höchstens { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Was übrig bleibt, zählt nur bei Gleichstand.
panel-change-how-many = Wie viele Punkte?
panel-change-option = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $florins-short }

panel-part-landscapes = Landschaften +{ $worth }
panel-part-buildings = Gebäude +{ $worth }
panel-part-builders = Baumeister +{ $worth }
panel-part-muse = Muse +{ $worth }

help-courting = Biete für einen der Charaktere oder wirb in dieser Runde niemanden an. Auf einer freien Karte ist jedes Feld erlaubt; wo ein Stein steht, nur ein höheres. Überbietet dich niemand, bis du wieder dran bist, zahlst du, und der Charakter gehört dir. { $florins ->
    [0] Du hast kein Geld zum Bieten, also geht nur ein kostenloses Feld.
   *[other] Du kannst höchstens { $florins } bieten.
}
help-consulting = Entscheide, ob du { $character-the-acc } jetzt einsetzt. Du siehst dabei, was das bringen würde.
help-changing = Das ist die letzte Gelegenheit, aus deinem Geld etwas zu machen: Der Bankier gibt dir { $points ->
    [one] 1 Punkt
   *[other] bis zu { $points } Punkte
}.
help-bargaining = Dir wird angeboten, gemeinsam zu bauen: Stimm dem Preis zu, nenn einen anderen oder lehn ab. Du siehst, wo das Gebäude stehen würde.
help-acting-hired = { $actions ->
    [0] Du hast keine Aktion mehr. Du kannst noch eine Person abwerben oder deinen Charakter einsetzen; dann beende deinen Zug.
    [one] Du hast noch eine Aktion: bauen, ein Werk vollbringen (ab Werkzahl { $minimum }), eine Freiheit einführen oder eine Karte holen (Person oder Bonus). Abwerben und den Charakter einsetzen kosten keine Aktion.
   *[other] Du hast { $actions } Aktionen: bauen, ein Werk vollbringen (ab Werkzahl { $minimum }), eine Freiheit einführen oder eine Karte holen (Person oder Bonus). Abwerben und den Charakter einsetzen kosten keine Aktion.
}
topic-characters = Erweiterung: Muse & Prinzessin
topic-together = Option: gemeinsam bauen
digest-characters = Nach den Objekten werden in jeder Runde sechs Charaktere versteigert.
    · **Bieten:** Reihum stellen alle ihren Stein auf ein Feld einer Karte oder passen endgültig. Auf einer besetzten Karte zählt nur ein höheres Feld, und der andere Stein geht zurück.
    · **Anwerben:** Steht dein Stein noch, wenn du wieder dran bist, zahlst du und hast den Charakter für diese Runde.
    · **Punkte:** Sind die Charaktere im Spiel, darf niemand Punkte gegen Geld abgeben.
digest-together = Mit dieser Option liegen die Fürstentümer im Kreis, und Nachbarn dürfen über ihre Grenze hinweg bauen.
    · **Das Angebot:** In deinem Zug schlägst du einem Nachbarn ein Gebäude vor, den genauen Platz und den Preis, den er dir zahlt, in Hunderterschritten von 0 bis { $most }. Das Geld muss erst beim Zustimmen da sein.
    · **Die Antwort:** Der Nachbar stimmt zu, nennt einen anderen Preis oder lehnt ab. Jeder neue Preis liegt zwischen den beiden letzten, und der Platz bleibt derselbe. Du darfst das Angebot inzwischen zurückziehen.
    · **Höchstens** { $offers ->
    [one] 1 Angebot
   *[other] { $offers } Angebote
} pro Zug, jedes nur an einen Nachbarn. Diese Limits, den festen Platz und den Höchstpreis haben wir festgelegt.
    · **Das Gebäude:** Erst mit der Einigung ist eine Aktion verbraucht. Zuerst bekommst du den Preis, dann zahlst du, was das Gebäude mit deinen Baumeistern kostet; das Gebäude und { $building_points } Punkte bekommt ihr beide. Beiderseits der Grenze gelten fürs Anlegen die Baumeister des jeweiligen Spielers.
    · **Allein:** Ohne Baumeister musst du Abstand zu den Grenzen halten; mit einem darfst du sie nur berühren, wo direkt gegenüber nichts liegt.

## Gemeinsam bauen

panel-legend-borders = **\*** hier · **##** Palazzo · **x** für dieses Gebäude gesperrt · **|** Grenze · **·** frei
panel-offer-which = Was würdest du mit { $whom } bauen? Dich kostet es { $price ->
    [0] nichts
   *[other] { $price }
}, und { $whom } zahlt dir, was ihr vereinbart. In diesem Zug noch erlaubte Angebote: { $left }.
panel-offer-west = ◄ Mit { $whom }
panel-offer-east = Mit { $whom } ►
panel-offer-no-one = Allein
panel-offer-other = Anderes Gebäude …
panel-offer-here = { $price ->
    [0] ✓ Angebot an { $whom }: kostenlos
   *[other] ✓ Angebot an { $whom }: { $price-short }
}
panel-offer-price = Was soll { $whom } zahlen?
panel-offer = **{ $tile }** über die Grenze mit { $whom }, auf { $square }: { $whom } zahlt dir { $price ->
    [0] nichts
   *[other] { $price }
}, du zahlst { $cost ->
    [0] nichts
   *[other] { $cost }
}, und ihr bekommt beide { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
panel-offer-beyond-you = Bei diesem Preis fehlt dir das Geld für deinen Teil, also könnte { $whom } nicht zustimmen. Verlange mindestens { $least }.
panel-offer-alone = Allein zu bauen würde { $whom } { $price ->
    [0] nur eine Aktion
   *[other] { $price } und eine Aktion
} kosten. In diesem Zug noch erlaubte Angebote: { $left }.
panel-bargain-waits = { $whom } überlegt noch: { $building-the } auf { $square }, { $price ->
    [0] ohne Zahlung
   *[other] für { $price }
}. Du musst nicht warten: Zieh das Angebot zurück und mach weiter. In diesem Zug noch erlaubte Angebote: { $left }.
panel-bargain-costs = Dich kostet es { $price ->
    [0] nur eine Aktion
   *[other] { $price } und eine Aktion
}; ihr bekommt beide { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
panel-bargain-gains = Das bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ohne Aktion; allein kostet es { $price ->
    [0] nur eine Aktion
   *[other] { $price } und eine Aktion
}.
panel-bargain-agree = { $price ->
    [0] ✓ Zustimmen – kostenlos
   *[other] ✓ Zustimmen – { $price-short }
}
panel-bargain-decline = ✗ Ablehnen
panel-bargain-retract = ✗ Angebot zurückziehen
panel-bargain-another = Einen anderen Preis nennen …

## Die Vorausschau

outlook-princes-no-turn = In dieser Partie hast du keinen Zug mehr.
outlook-princes-no-work = Im Moment hast du keine Person auf der Hand.
outlook-princes-all = Alle deine Werke
outlook-princes-work = { $profession } { $value }
outlook-princes-barred = nicht mehr möglich: { $things }
outlook-princes-round = Runde { $round } ({ $minimum })
outlook-princes-rounds = Runden { $first }–{ $last } ({ $minimum })
outlook-princes-enough = { $when }: genug
outlook-princes-way = { $when }: { $things }, dann { $value }
outlook-princes-beyond = { $when }: nicht erreichbar
outlook-princes-priced = { $price ->
    [0] { $thing } kostenlos
   *[other] { $thing } { $price-short }
}
outlook-princes-auctioned = { $thing } ersteigern
outlook-princes-card = noch eine Personenkarte { $price-short }
outlook-princes-bonus = Bonus { $card }
outlook-princes-leaves = { $florins ->
    [0] kostet dein ganzes Geld
   *[other] { $florins-short } bleiben
}
outlook-princes-short = { $florins-short } mehr, als du hast
outlook-princes-lifts = **Was deine Werke aufwertet**
outlook-princes-lift = { $thing }: { $gains }
outlook-princes-fits = passt auf { $square }
outlook-princes-each = In Klammern steht die nötige Werkzahl. Jedes Werk ist für sich gerechnet, mit zwei Aktionen pro Zug und einem Objekt pro Runde; die Preise der Versteigerungen sind noch ungewiss.
panel-closed = Für dieses Teil gesperrt: { $squares ->
    [none] kein Feld
   *[other] { $squares }
}. Der Palazzo liegt auf { $palazzo }.
press-map = Als Text
panel-sell-for = { $points ->
    [one] 1 Punkt für { $price } abgeben
   *[other] { $points } Punkte für { $price } abgeben
}
