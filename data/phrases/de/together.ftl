# Kooperativ bauen, mit den Begriffen der deutschen Spielregel von 2007; die Sätze sind unsere.

option-together = Gemeinsam bauen
    .about = Ob Nachbarn über ihre Grenze hinweg bauen dürfen. Alle Fürstentümer liegen im Kreis.
option-together-off = aus
    .about = Alle bauen allein.
option-together-on = an
    .about = Ein Gebäude darf in zwei Fürstentümern stehen, wenn sich beide Nachbarn auf einen Preis einigen.

side-east = Osten
side-west = Westen

ours-side-b = Gut zu wissen: Seite B der Fürstentümer (Palazzo unten in der Mitte) ist unser Entwurf, ebenso die Anordnung der Fürstentümer im Kreis. Die gedruckte Seite B ist nirgends frei zu sehen.

## Was geschieht

offers = { $who } bietet { $whom } an, auf { $square } gemeinsam { $building-a-acc } über die Grenze zu bauen; { $whom } { $price ->
    [0] müsste nichts zahlen
   *[other] würde { $price } zahlen
}.
    .you = Du bietest { $whom } an, auf { $square } gemeinsam { $building-a-acc } über die Grenze zu bauen; { $whom } { $price ->
    [0] müsste nichts zahlen
   *[other] würde { $price } zahlen
}.
answers-price = { $who } nennt für { $building-the-acc } einen anderen Preis: { $price ->
    [0] null Florin
   *[other] { $price }
}.
    .you = Du nennst für { $building-the-acc } einen anderen Preis: { $price ->
    [0] null Florin
   *[other] { $price }
}.
accepts-price = { $who } einigt sich mit { $whom }{ $price ->
    [0] : Es wird nichts bezahlt
   *[other] {" "}auf { $price }
}.
    .you = Du einigst dich mit { $whom }{ $price ->
    [0] : Es wird nichts bezahlt
   *[other] {" "}auf { $price }
}.
declines-offer = { $who } will { $building-the-acc } nicht mit { $whom } bauen.
    .you = Du willst { $building-the-acc } nicht mit { $whom } bauen.
retracts-offer = { $who } zieht das Angebot an { $whom } zurück, gemeinsam { $building-the-acc } zu bauen.
    .you = Du ziehst dein Angebot an { $whom } zurück, gemeinsam { $building-the-acc } zu bauen.
builds-together = { $who } und { $whom } errichten auf { $square } gemeinsam { $building-a-acc }. { $paid ->
    [0] { $price ->
        [0] Der Bau kostet { $who } kein Geld
       *[other] { $who } zahlt { $price } für den Bau
    }
   *[other] { $whom } zahlt { $who } { $paid }, { $price ->
        [0] der Bau kostet { $who } kein Geld
       *[other] der Bau kostet { $who } { $price }
    }
}, und beide erhalten je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .you = Du und { $whom } errichtet auf { $square } gemeinsam { $building-a-acc }. { $paid ->
    [0] { $price ->
        [0] Der Bau kostet dich kein Geld
       *[other] Du zahlst { $price } für den Bau
    }
   *[other] { $whom } zahlt dir { $paid }, { $price ->
        [0] der Bau kostet dich kein Geld
       *[other] du zahlst { $price } für den Bau
    }
}, und ihr erhaltet je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

## Was gefragt ist

asked-princes-bargaining = { $part ->
    [builder] { $who }: { $whom } { $price ->
        [0] möchte { $building-the-acc } auf { $square } mitbauen, ohne etwas zu zahlen
       *[other] würde { $price } für { $building-the-acc } auf { $square } zahlen
    }. Zustimmen, einen anderen Preis nennen oder das Angebot zurückziehen.
   *[partner] { $who }: { $whom } bietet an, gemeinsam { $building-a-acc } auf { $square } zu bauen, { $price ->
        [0] ohne Zahlung
       *[other] wenn { $who } { $price } zahlt
    }. Darauf antworten; bis dahin kann { $whom } das Angebot zurückziehen.
}
    .you = { $part ->
    [builder] { $whom } { $price ->
        [0] möchte { $building-the-acc } auf { $square } mitbauen, ohne etwas zu zahlen
       *[other] würde dir { $price } für { $building-the-acc } auf { $square } zahlen
    }. Stimmst du zu?
   *[partner] { $whom } möchte mit dir auf { $square } { $building-a-acc } über die Grenze bauen{ $price ->
        [0] , ohne Zahlung
       *[other] , wenn du { $price } zahlst
    }. Stimmst du zu?
}

## Züge

move-princes-offer = { $turn ->
    [0] Anbieten: { $building } im { $side }, { $square }, für { $florins }
   *[other] Anbieten: { $building } im { $side }, { $square }, Drehung { $turn }, für { $florins }
}
move-princes-accept = { $florins ->
    [0] Zustimmen: kostenlos
   *[other] Zustimmen: { $florins }
}
move-princes-counter = { $florins ->
    [0] Anderer Preis: kostenlos
   *[other] Anderer Preis: { $florins }
}
move-princes-decline = Ablehnen
move-princes-retract = Angebot zurückziehen

press-princes-offer = Gemeinsam bauen …
press-princes-accept = Zustimmen …
press-princes-counter = Anderer Preis …
choose-princes-offer = Mit wem baust du was, wo und für wie viel? Beide Fürstentümer liegen nebeneinander: die Spalten a bis g im Westen, h bis n im Osten.
choose-princes-accept = Welchem Preis stimmst du zu?
choose-princes-counter = Welchen Preis nennst du?

command-princes-offer = anbieten
    .about = Einem Nachbarn anbieten, über die Grenze zu bauen
command-princes-accept = zustimmen
    .about = Dem genannten Preis zustimmen
command-princes-counter = anderer-preis
    .about = Mit einem anderen Preis antworten
command-princes-decline = ablehnen
    .about = Das Angebot eines Nachbarn ablehnen
command-princes-retract = angebot-zurückziehen
    .about = Dein Angebot zurückziehen
word-side = seite
    .about = Die Seite des Nachbarn: Osten oder Westen

## Ablehnungen

everybody-builds-alone = An diesem Tisch bauen alle allein.
no-neighbour-there = Auf dieser Seite („{ $side }“) hast du keinen Nachbarn, nur im { $sides }.
no-offer-left = { $most ->
    [one] Dein einziges Angebot für diesen Zug hast du schon gemacht.
   *[other] Deine { $most } Angebote für diesen Zug hast du schon gemacht.
}
neighbour-has-building = { $whom } hat { $building-the-acc } schon, und jedes Gebäude darf nur einmal in einem Fürstentum stehen.
cannot-pay-together = Der Bau kostet { $price }; du und { $whom } könnt das auch gemeinsam nicht zahlen.
price-cannot-be-paid = Bei einem Preis von { $price } reicht das Geld nicht für das Gebäude.
border-not-crossed = Auf { $square } und so gedreht läge { $tile-the } nur auf einer Seite der Grenze; auf jeder Seite muss mindestens ein Feld liegen.
overlaps-next-door = So gedreht würde { $tile-the } im Fürstentum von { $whom } { $other-the-acc } teilweise verdecken.
touches-next-door = { $whom } hat weniger als zwei Baumeister; dort darf { $tile-the } { $other-the-acc } höchstens mit einer Ecke berühren.
price-out-of-range = Möglich sind Preise { $least ->
    [0] bis { $most }
   *[other] von { $least } bis { $most }
} in Hunderterschritten.
another-price = Genannt wurde ein anderer Preis: { $price }.
no-price-between = Zwischen euren Preisen liegt keiner mehr: Stimm zu oder lehn ab.
wait-or-retract = { $whom } überlegt noch: Warte oder zieh dein Angebot zurück.
answer-or-retract = { $whom } hat einen Preis genannt: Stimm zu, nenn einen anderen oder zieh dein Angebot zurück.
answer-or-decline = { $whom } hat dir ein Angebot gemacht: Stimm zu, nenn einen anderen Preis oder lehn ab.
border-needs-builder = Ohne Baumeister darf { $tile-the } nicht an der Grenze zu { $whom } stehen, wenn du allein baust.
border-is-built-up = Mit nur einem Baumeister und ohne Partner darf { $tile-the } nicht an die Grenze, wenn bei { $whom } direkt gegenüber schon etwas liegt.

## Die Regeln, beim Namen genannt

rule-together = Option dieses Tisches: gemeinsam bauen
rule-neighbours = Spielregel, „Kooperativ bauen“: deine Nachbarn
rule-border-crossed = Spielregel, „Kooperativ bauen“: über die Grenze
rule-border-alone = Spielregel, „Kooperativ bauen“: allein an der Grenze
rule-bargaining = Spielregel, „Kooperativ bauen“: sich auf einen Preis einigen

## Bilder

render-header-princes-bargaining = { $name } prüft ein Angebot
alt-princes-bargaining = { $who } prüft ein Angebot, gemeinsam zu bauen.
