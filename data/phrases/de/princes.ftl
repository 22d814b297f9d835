# Die Fürsten von Florenz, mit den Begriffen der deutschen Spielregel von 2007; Sätze und Kartennamen sind unsere.
# Dinge haben die Formen .the (der), .the-acc (den), .a-acc (einen), .at (beim); .about sagt in einer Zeile, was sie tun.

## Objekte der Versteigerung

lot-forest = Wald
    .the = der Wald
    .the-acc = den Wald
    .a-acc = einen Wald
    .at = beim Wald
    .about = 5 Felder. +3 für Werke der 9 Personen, die sich einen wünschen; jeder weitere Wald bringt 3 Punkte.
lot-lake = See
    .the = der See
    .the-acc = den See
    .a-acc = einen See
    .at = beim See
    .about = 4 Felder. +3 für Werke der 7 Personen, die sich einen wünschen; jeder weitere See bringt 3 Punkte.
lot-park = Park
    .the = der Park
    .the-acc = den Park
    .a-acc = einen Park
    .at = beim Park
    .about = 3 Felder. +3 für Werke der 5 Personen, die sich einen wünschen; jeder weitere Park bringt 3 Punkte.
lot-landscapes = Landschaft
    .the = die Landschaft
    .the-acc = die Landschaft
    .a-acc = eine Landschaft
    .at = bei der Landschaft
    .about = Zu zweit: Wer sie ersteigert, wählt Wald, See oder Park.
lot-prestige = Prestigekarte
    .the = die Prestigekarte
    .the-acc = die Prestigekarte
    .a-acc = eine Prestigekarte
    .at = bei der Prestigekarte
    .about = Fünf ansehen, eine behalten: am Ende bis zu 8 Punkte, wenn du ihr Ziel erreichst.
lot-recruiting = Abwerbekarte
    .the = die Abwerbekarte
    .the-acc = die Abwerbekarte
    .a-acc = eine Abwerbekarte
    .at = bei der Abwerbekarte
    .about = Holt eine Person, die bei anderen offen liegt, auf deine Hand. Zählt wie eine Personenkarte.
lot-jester = Gaukler
    .the = der Gaukler
    .the-acc = den Gaukler
    .a-acc = einen Gaukler
    .at = beim Gaukler
    .about = +2 auf die Werkzahl jedes deiner Werke.
lot-builder = Baumeister
    .the = der Baumeister
    .the-acc = den Baumeister
    .a-acc = einen Baumeister
    .at = beim Baumeister
    .about = Erster: Gebäude für 300. Zweiter: auch Wand an Wand, 3 Punkte. Dritter: Gebäude kostenlos, 3 Punkte.

## Landschaften, Gebäude, Freiheiten

landscape-forest = Wald
    .the = der Wald
    .the-acc = den Wald
    .a-acc = einen Wald
landscape-lake = See
    .the = der See
    .the-acc = den See
    .a-acc = einen See
landscape-park = Park
    .the = der Park
    .the-acc = den Park
    .a-acc = einen Park

building-university = Universität
    .the = die Universität
    .the-acc = die Universität
    .a-acc = eine Universität
building-laboratory = Laboratorium
    .the = das Laboratorium
    .the-acc = das Laboratorium
    .a-acc = ein Laboratorium
building-workshop = Werkstatt
    .the = die Werkstatt
    .the-acc = die Werkstatt
    .a-acc = eine Werkstatt
building-library = Bibliothek
    .the = die Bibliothek
    .the-acc = die Bibliothek
    .a-acc = eine Bibliothek
building-opera = Oper
    .the = die Oper
    .the-acc = die Oper
    .a-acc = eine Oper
building-studio = Atelier
    .the = das Atelier
    .the-acc = das Atelier
    .a-acc = ein Atelier
building-hospital = Hospital
    .the = das Hospital
    .the-acc = das Hospital
    .a-acc = ein Hospital
building-theater = Theater
    .the = das Theater
    .the-acc = das Theater
    .a-acc = ein Theater
building-tower = Turm
    .the = der Turm
    .the-acc = den Turm
    .a-acc = einen Turm
building-chapel = Kapelle
    .the = die Kapelle
    .the-acc = die Kapelle
    .a-acc = eine Kapelle
building-palazzo = Palazzo
    .the = der Palazzo
    .the-acc = den Palazzo
    .a-acc = einen Palazzo

freedom-travel = Reisefreiheit
    .the-acc = die Reisefreiheit
freedom-religion = Religionsfreiheit
    .the-acc = die Religionsfreiheit
freedom-opinion = Meinungsfreiheit
    .the-acc = die Meinungsfreiheit

## Personen

profession-mathematician = Mathematiker
    .the = der Mathematiker
    .the-acc = den Mathematiker
profession-theologian = Theologe
    .the = der Theologe
    .the-acc = den Theologen
profession-philosopher = Philosoph
    .the = der Philosoph
    .the-acc = den Philosophen
profession-botanist = Botaniker
    .the = der Botaniker
    .the-acc = den Botaniker
profession-alchemist = Alchimist
    .the = der Alchimist
    .the-acc = den Alchimisten
profession-physicist = Physiker
    .the = der Physiker
    .the-acc = den Physiker
profession-watchmaker = Uhrmacher
    .the = der Uhrmacher
    .the-acc = den Uhrmacher
profession-goldsmith = Goldschmied
    .the = der Goldschmied
    .the-acc = den Goldschmied
profession-bell-maker = Glockengießer
    .the = der Glockengießer
    .the-acc = den Glockengießer
profession-cartographer = Kartograph
    .the = der Kartograph
    .the-acc = den Kartographen
profession-jurist = Rechtsgelehrter
    .the = der Rechtsgelehrte
    .the-acc = den Rechtsgelehrten
profession-choreographer = Choreograph
    .the = der Choreograph
    .the-acc = den Choreographen
profession-composer = Komponist
    .the = der Komponist
    .the-acc = den Komponisten
profession-sculptor = Bildhauer
    .the = der Bildhauer
    .the-acc = den Bildhauer
profession-painter = Maler
    .the = der Maler
    .the-acc = den Maler
profession-pharmacist = Apotheker
    .the = der Apotheker
    .the-acc = den Apotheker
profession-physician = Mediziner
    .the = der Mediziner
    .the-acc = den Mediziner
profession-dramatist = Dramatiker
    .the = der Dramatiker
    .the-acc = den Dramatiker
profession-poet = Dichter
    .the = der Dichter
    .the-acc = den Dichter
profession-astronomer = Astronom
    .the = der Astronom
    .the-acc = den Astronomen
profession-organ-builder = Orgelbauer
    .the = der Orgelbauer
    .the-acc = den Orgelbauer
profession-recruiting = Abwerbekarte
    .the = die Abwerbekarte
    .the-acc = die Abwerbekarte

## Stapel und ihre Karten

deck-profession = Personenkarten
    .a-acc = eine Personenkarte
deck-bonus = Bonuskarten
    .a-acc = eine Bonuskarte
deck-prestige = Prestigekarten
    .a-acc = eine Prestigekarte

bonus-buildings = Gebäude
    .about = +1 für jedes deiner Gebäude.
bonus-large-buildings = Große Gebäude
    .about = +2 für jedes deiner großen Gebäude.
bonus-medium-and-forests = Mittlere Gebäude + Wälder
    .about = +1 für jedes deiner mittleren Gebäude und jeden deiner Wälder.
bonus-small-and-landscapes = Kleine Gebäude + Landschaften
    .about = +1 für jedes deiner kleinen Gebäude und jede deiner Landschaften.
bonus-building-sizes = Gebäudegrößen
    .about = +2 für jede Größe unter deinen Gebäuden: groß, mittel, klein.
bonus-landscapes = Landschaften
    .about = +1 für jede deiner Landschaften.
bonus-forests = Wälder
    .about = +2 für jeden deiner Wälder.
bonus-lakes = Seen
    .about = +2 für jeden deiner Seen.
bonus-parks = Parks
    .about = +2 für jeden deiner Parks.
bonus-freedoms = Freiheiten
    .about = +2 für jede deiner Freiheiten.
bonus-jesters = Gaukler
    .about = +2 für jeden deiner Gaukler.
bonus-jesters-and-freedoms = Gaukler + Freiheiten
    .about = +1 für jeden deiner Gaukler und jede deiner Freiheiten.
bonus-builders = Baumeister
    .about = +2 für jeden deiner Baumeister.
bonus-builders-and-lakes = Baumeister + Seen
    .about = +1 für jeden deiner Baumeister und jeden deiner Seen.
bonus-prestige-cards = Prestigekarten
    .about = +2 für jede deiner Prestigekarten.
bonus-prestige-and-freedoms = Prestigekarten + Freiheiten
    .about = +1 für jede deiner Prestigekarten und jede deiner Freiheiten.
bonus-landscape-types = Landschaftsarten
    .about = +2 für jede Art unter deinen Landschaften: Wald, See, Park.
bonus-categories = Von allem etwas
    .about = +1 für jede Art, die du hast: Wald, See, Park, Gaukler, Baumeister, Prestigekarte, Freiheit.
bonus-cards-in-hand = Karten auf der Hand
    .about = +1 für jede Personen- oder Abwerbekarte, die auf deiner Hand bleibt.
bonus-cards-on-table = Karten auf dem Tisch
    .about = +1 für jede Personen- oder Abwerbekarte, die vor dir liegt, das neue Werk mitgezählt.

prestige-most-buildings = Meiste Gebäude
    .about = 6 Punkte, wenn niemand so viele Gebäude hat wie du; 3 bei Gleichstand.
prestige-two-large-buildings = Zwei große Gebäude
    .about = 5 Punkte, wenn du mindestens 2 große Gebäude hast.
prestige-fewest-free-squares = Vollstes Fürstentum
    .about = 8 Punkte, wenn niemand so wenige freie Felder hat wie du; 4 bei Gleichstand.
prestige-three-landscapes = Alle Landschaften
    .about = 8 Punkte, wenn du Wald, See und Park hast.
prestige-most-landscapes = Meiste Landschaften
    .about = 7 Punkte, wenn niemand so viele Landschaften hat wie du; 4 bei Gleichstand.
prestige-most-forests = Meiste Wälder
    .about = 7 Punkte, wenn niemand so viele Wälder hat wie du; 4 bei Gleichstand.
prestige-most-lakes = Meiste Seen
    .about = 6 Punkte, wenn niemand so viele Seen hat wie du; 3 bei Gleichstand.
prestige-three-freedoms = Alle Freiheiten
    .about = 8 Punkte, wenn du alle 3 Freiheiten eingeführt hast.
prestige-buildings-freedoms-works = Gebäude + Freiheiten + Werke
    .about = 6 Punkte, wenn du mindestens 4 Gebäude, 2 Freiheiten und 4 Werke hast.
prestige-most-jesters = Meiste Gaukler
    .about = 6 Punkte, wenn niemand so viele Gaukler hat wie du; 3 bei Gleichstand.
prestige-most-builders = Meiste Baumeister
    .about = 6 Punkte, wenn niemand so viele Baumeister hat wie du; 3 bei Gleichstand.
prestige-most-parks = Meiste Parks
    .about = 5 Punkte, wenn niemand so viele Parks hat wie du; 3 bei Gleichstand.
prestige-builder-jester-landscapes = Baumeister + Gaukler + Landschaften
    .about = 7 Punkte, wenn du mindestens 1 Baumeister, 1 Gaukler und 2 Landschaften hast.
prestige-most-works = Meiste Werke
    .about = 7 Punkte, wenn niemand so viele Werke hat wie du; 4 bei Gleichstand.

## Woher Punkte kommen

source-works = Werke
source-best-works = Beste Werke
source-buildings = Gebäude
source-landscapes = Landschaften
source-builders = Baumeister
source-prestige = Prestigekarten
source-sold = Abgegebene Punkte

## Einstellungen

option-deal = Austeilen
    .about = Wie du zu deinen ersten drei Personen kommst.
option-deal-secret = verdeckt
    .about = Niemand sieht, welche vier Karten du bekommst und welche drei du behältst.
option-deal-open = offen
    .about = Alle sehen die vier Karten, die du bekommst, und die drei, die du behältst.
option-money = Geld
    .about = Ob die anderen sehen, wie viel Geld du hast.
option-money-covered = verdeckt
    .about = Nur du siehst dein Geld, wie hinter einem Sichtschirm.
option-money-open = offen
    .about = Alle sehen das Geld der anderen.
option-freedoms = Freiheiten
    .about = Nur zu zweit: wie viele Freiheiten es gibt.
option-freedoms-5 = 5
    .about = Zu zweit: eine von jeder Art und zwei weitere verschiedene, die das Los bestimmt.
option-freedoms-4 = 4
    .about = Zu zweit: eine von jeder Art und eine weitere, die das Los bestimmt; so sind Freiheiten knapper.

## Was von uns ist und nicht gedruckt

ours-outlines = Gut zu wissen: Die Umrisse der Gebäude und Landschaften haben wir selbst gezeichnet, denn die gedruckten sind nicht frei zugänglich.
ours-professions = Gut zu wissen: 9 der 21 Personen haben wir selbst benannt; auf den gedruckten Karten heißen sie vielleicht anders.
ours-cards = Gut zu wissen: Die kurzen Namen der Bonus- und Prestigekarten haben wir gewählt; die gedruckten Karten haben keine.

## Was geschieht

has-chosen = { $who } { $who-count ->
    [one] hat
   *[other] haben
} gewählt.
gave-back = Du gibst { $card-the-acc } zurück. Niemand sonst weiß, welche Karte es war.
round-begins = Runde { $round } beginnt: Ein Werk braucht jetzt mindestens die Werkzahl { $minimum }. { $who } eröffnet die Versteigerungen.
    .you = Runde { $round } beginnt: Ein Werk braucht jetzt mindestens die Werkzahl { $minimum }. Du eröffnest die Versteigerungen.
nominates = { $who } lässt { $lot-a-acc } versteigern, ab { $price }.
    .you = Du lässt { $lot-a-acc } versteigern, ab { $price }.
withdraws = { $who } steigt für diese Runde aus den Versteigerungen aus.
    .you = Du steigst für diese Runde aus den Versteigerungen aus.
bids = { $who } bietet { $price } für { $lot-the-acc }.
    .you = Du bietest { $price } für { $lot-the-acc }.
passes = { $who } passt { $lot-at }.
    .you = Du passt { $lot-at }.
wins = { $who } bekommt { $lot-the-acc } { $price ->
    [0] kostenlos
   *[other] für { $price }
}.
    .you = Du bekommst { $lot-the-acc } { $price ->
    [0] kostenlos
   *[other] für { $price }
}.
places = { $who } legt auf { $square } { $landscape-a-acc } an.
    .you = Du legst auf { $square } { $landscape-a-acc } an.
looks = { $count ->
    [one] { $who } sieht sich { $price ->
        [0] {""}
       *[other] für { $price }{" "}
    }{ $deck-a-acc } an.
   *[other] { $who } sieht sich { $price ->
        [0] {""}
       *[other] für { $price }{" "}
    }{ $count } { $deck } an.
}
sees = Du siehst dir { $price ->
    [0] {""}
   *[other] für { $price }{" "}
}{ $cards-count ->
    [one] die letzte Karte an ({ $deck }): { $cards }.
   *[other] { $cards-count } { $deck } an: { $cards }. Welche behältst du?
}
keeps-one = { $who } behält { $deck-a-acc }.
keeps-this = Du behältst { $deck-a-acc }: { $card }.
recruits = { $who } wirbt bei { $whom } { $card-the-acc } ab und lässt eine Abwerbekarte dort.
    .you = Du wirbst bei { $whom } { $card-the-acc } ab und lässt eine Abwerbekarte dort.
holds-recruiting = { $who } hebt die Abwerbekarte für später auf.
    .you = Du hebst die Abwerbekarte für später auf.
action-phase-begins = Die Versteigerungen sind vorbei. Zuerst ist { $who } an der Reihe.
    .you = Die Versteigerungen sind vorbei. Zuerst bist du an der Reihe.
works = Für { $who } vollbringt { $card-the } ein Werk: Werkzahl { $value }, { $florins ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $florins }{ $points ->
        [0] {""}
        [one] {" "}und 1 Punkt
       *[other] {" "}und { $points } Punkte
    }
}{ $bonus-count ->
    [0] {""}
    [one] , mit der Bonuskarte { $bonus }
   *[other] , mit den Bonuskarten { $bonus }
}.
    .you = Für dich vollbringt { $card-the } ein Werk: Werkzahl { $value }, { $florins ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $florins }{ $points ->
        [0] {""}
        [one] {" "}und 1 Punkt
       *[other] {" "}und { $points } Punkte
    }
}{ $bonus-count ->
    [0] {""}
    [one] , mit der Bonuskarte { $bonus }
   *[other] , mit den Bonuskarten { $bonus }
}.
builds = { $who } errichtet auf { $square } { $price ->
    [0] kostenlos
   *[other] für { $price }
} { $building-a-acc } und erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .you = Du errichtest auf { $square } { $price ->
    [0] kostenlos
   *[other] für { $price }
} { $building-a-acc } und erhältst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
introduces = { $who } führt für { $price } { $freedom-the-acc } ein.
    .you = Du führst für { $price } { $freedom-the-acc } ein.
sells-points = { $who } gibt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $florins } ab.
    .you = Du gibst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $florins } ab.
earns-points = { $who } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $source-the-acc }.
    .you = Du erhältst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $source-the-acc }.
ends-turn = { $forgone ->
    [0] { $who } beendet den Zug.
    [one] { $who } beendet den Zug und lässt eine Aktion verfallen.
   *[other] { $who } beendet den Zug und lässt { $forgone } Aktionen verfallen.
}
    .you = { $forgone ->
    [0] Du beendest deinen Zug.
    [one] Du beendest deinen Zug und lässt eine Aktion verfallen.
   *[other] Du beendest deinen Zug und lässt { $forgone } Aktionen verfallen.
}
no-best-work = In dieser Runde wurde kein Werk vollbracht.
best-work = Bestes Werk der Runde, Werkzahl { $value }: { $who } { $who-count ->
    [one] erhält
   *[other] erhalten je
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .you = Bestes Werk der Runde, Werkzahl { $value }: Du erhältst { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
scores-prestige = { $who } deckt „{ $card }“ auf: { $points ->
    [0] keine Punkte.
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
    .you = Du deckst „{ $card }“ auf: { $points ->
    [0] keine Punkte.
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
tie-money = Gleichstand: { $florins } übrig
game-over = { $who-count ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen gemeinsam
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}. Endstand: { $all }.
    .you = Du gewinnst mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}. Herzlichen Glückwunsch! Endstand: { $all }.

## Was geschah, Zeile für Zeile

auction-runs = Versteigert wird { $lot-the }: { $passed-count ->
    [0] { $who } bietet { $price }
    [one] { $passed } hat gepasst; { $who } führt mit { $price }
   *[other] { $passed } haben gepasst; { $who } führt mit { $price }
}{ $against-count ->
    [0] {""}
   *[other] , gegen { $against }
}.
auction-ends = { $lot } an { $who }{ $price ->
    [0] , kostenlos
   *[other] {" "}für { $price }
}{ $against-count ->
    [0] { $alone ->
        [0] {""}
       *[other] {" "}(sonst war niemand mehr dabei)
    }
   *[other] , gegen { $against }
}.
takes-card = { $who } holt für { $price } { $deck-a-acc }.
    .you = Du holst für { $price } { $deck-a-acc }.
takes-this-card = Du holst { $price ->
    [0] {""}
   *[other] für { $price }{" "}
}{ $deck-a-acc }: { $card }.

## Was gefragt ist: die anderen, und (.you) dich selbst

asked-princes-choosing = { $who }: drei Personen auswählen.
    .you = Welche deiner vier Personen gibst du zurück?
asked-princes-nominating = { $who }: nennen, was als Nächstes versteigert wird.
    .you = Du bist dran: Was wird versteigert?
asked-princes-bidding = { $who }: { $next } für { $lot-the-acc } bieten oder passen.
    .you = { $lot } für { $next }: bieten oder passen?
asked-princes-placing = { $who }: { $lot-the-acc } anlegen.
    .you = Wohin kommt { $lot-the }?
asked-princes-picking = { $count ->
    [one] { $who }: { $deck-a-acc } nehmen; es ist die letzte.
   *[other] { $who }: eine von { $count } { $deck } behalten.
}
    .you = { $count ->
    [one] Es gibt nur noch { $deck-a-acc }: Nimm sie.
   *[other] Welche dieser { $deck } behältst du?
}
asked-princes-recruiting = { $who }: die Abwerbekarte jetzt einsetzen oder aufheben.
    .you = Jetzt abwerben oder die Karte aufheben?
asked-princes-acting = { $actions ->
    [0] { $who }: keine Aktion mehr; { $hired ->
        [0] abwerben, Punkte abgeben oder den Zug beenden.
       *[other] abwerben, den Charakter einsetzen oder den Zug beenden.
    }
    [one] { $who }: noch eine Aktion.
   *[other] { $who }: noch { $actions } Aktionen.
}
    .you = { $actions ->
    [0] Keine Aktion mehr
    [one] Du bist dran: 1 Aktion
   *[other] Du bist dran: { $actions } Aktionen
}

## Züge, wie Knöpfe und Listen sie nennen

move-princes-give-back = Zurückgeben: { $profession }
move-princes-nominate = Versteigern: { $lot }
move-princes-bid = { $florins } bieten
move-princes-pass = Passen
move-princes-withdraw = Aussteigen
move-princes-place = { $turn ->
    [0] { $landscape } auf { $square }
   *[other] { $landscape } auf { $square }, Drehung { $turn }
}
move-princes-keep = Behalten: { $card }
move-princes-recruit = Abwerben: { $profession }
move-princes-hold = Abwerbekarte aufheben
    .button = Aufheben
move-princes-sell = { $points ->
    [one] 1 Punkt gegen Geld abgeben
   *[other] { $points } Punkte gegen Geld abgeben
}
move-princes-work = Werk: { $profession }{ $bonus-count ->
    [0] {""}
   *[other] , Bonus: { $bonus }
}{ $points ->
    [0] {""}
    [one] , 1 Punkt nehmen
   *[other] , { $points } Punkte nehmen
}
    .button = Werk: { $profession }{ $bonus-count ->
    [0] {""}
    [one] , 1 Bonuskarte
   *[other] , { $bonus-count } Bonuskarten
}{ $points ->
    [0] {""}
    [one] , 1 Punkt
   *[other] , { $points } Punkte
}
move-princes-build = { $turn ->
    [0] Errichten: { $building } auf { $square }
   *[other] Errichten: { $building } auf { $square }, Drehung { $turn }
}
move-princes-take-profession = Eine Personenkarte holen
move-princes-introduce = Einführen: { $freedom }
move-princes-acquire-bonus = Eine Bonuskarte holen
move-princes-end = Zug beenden
    .button = Fertig

## Ablehnungen: Austeilen und Versteigerungen

give-one-back = Wähle zuerst die Karte, die du zurückgibst: { $hand }.
not-in-hand = { $hand-count ->
    [0] „{ $card }“ hast du nicht auf der Hand: Du hast gerade keine Personenkarten.
    [one] „{ $card }“ hast du nicht auf der Hand. Deine Karte: { $hand }.
   *[other] „{ $card }“ hast du nicht auf der Hand. Deine Karten: { $hand }.
}
name-a-lot-or-withdraw = Jetzt entscheidest du: Lass etwas versteigern oder steig für diese Runde aus.
bid-or-pass = Gerade wird versteigert: { $lot }. Du kannst bieten oder passen.
no-such-lot = „{ $lot }“ lässt sich nicht versteigern. Zur Wahl stehen: { $lots }.
lot-sold = { $who } hat in dieser Runde schon { $lot-the-acc } ersteigert; von jedem Stapel gibt es pro Runde nur ein Objekt.
lot-exhausted = Dieser Stapel ist aufgebraucht: { $lot }.
has-all-builders = { $most ->
    [one] Du hast deinen Baumeister schon; mehr darf niemand haben.
   *[other] Du hast schon { $most } Baumeister; mehr darf niemand haben.
}
landscape-fits-nowhere = { $lot }: Dafür ist in deinem Fürstentum kein Platz mehr.
no-landscape-left-fits = Keine der Landschaften, die noch da sind, passt in dein Fürstentum.
raise-by-one-step = Das nächste Gebot muss genau { $price } betragen.
cannot-pay = Das kostet { $price }; { $most ->
    [0] du hast weder Geld noch Punkte, um zu zahlen.
   *[other] selbst mit deinen Punkten kannst du nur { $most } zahlen.
}
no-points-to-sell = Du hast keine Punkte, die du gegen Geld abgeben könntest.
sell-only-so-many = { $most ->
    [one] Du kannst genau 1 Punkt abgeben.
   *[other] Du kannst 1 bis { $most } Punkte abgeben.
}

## Ablehnungen: Anlegen und Bauen

place-it-first = Du hast gerade etwas ersteigert: Leg zuerst { $lot-the-acc } an.
other-landscape-won = Das hast du nicht ersteigert. Anlegen kannst du: { $landscapes }.
no-such-square = Ein Feld „{ $square }“ gibt es nicht; die Felder gehen von a1 bis { $last }.
no-such-turn = Für { $tile-the-acc } ist die Drehung eine Zahl von 0 bis { $most }.
tile-leaves-the-grid = So gedreht ragt { $tile-the } auf { $square } über das Raster hinaus.
tile-overlaps = So gedreht verdeckt { $tile-the } auf { $square } etwas, das dort schon liegt: { $other }.
building-touches = Ohne zweiten Baumeister darf { $tile-the } auf { $square } { $other-the-acc } höchstens mit einer Ecke berühren.

## Ablehnungen: Karten

keep-one-first = Wähle zuerst die Karte, die du behältst: { $cards }.
not-among-these = „{ $card }“ ist nicht unter diesen Karten: { $cards }.
recruit-or-hold = Entscheide zuerst über deine Abwerbekarte: gleich einsetzen oder aufheben.
no-recruiting-card = Du hast keine Abwerbekarte.
not-on-another-table = { $cards-count ->
    [0] „{ $card }“ lässt sich nicht abwerben: Bei den anderen liegt noch keine Person offen.
    [one] „{ $card }“ liegt bei niemand anderem offen. Zur Wahl steht nur: { $cards }.
   *[other] „{ $card }“ liegt bei niemand anderem offen. Zur Wahl stehen: { $cards }.
}

## Ablehnungen: Aktionen

act-or-end = { $actions ->
    [0] Du hast keine Aktion mehr: Wirb ab, wenn du kannst, oder beende deinen Zug.
    [one] Du bist am Zug und hast noch eine Aktion: Nutze sie oder beende deinen Zug.
   *[other] Du bist am Zug und hast noch { $actions } Aktionen: Wähle eine oder beende deinen Zug.
}
no-action-left = { $actions ->
    [one] Deine Aktion für diese Runde ist verbraucht.
    [2] Deine beiden Aktionen für diese Runde sind verbraucht.
   *[other] Deine { $actions } Aktionen für diese Runde sind verbraucht.
}
no-such-building = Ein Gebäude „{ $building }“ gibt es nicht. Es gibt: { $buildings }.
building-stands-already = Dieses Gebäude hast du schon: { $building }. Jedes darf in einem Fürstentum nur einmal stehen.
building-exhausted = Dieses Gebäude ist nicht mehr im Vorrat: { $building }.
profession-taken-already = Du hast in dieser Runde schon eine Personenkarte geholt; das geht nur einmal.
freedom-introduced-already = Du hast in dieser Runde schon eine Freiheit eingeführt; das geht nur einmal.
no-such-freedom = Eine Freiheit „{ $freedom }“ gibt es nicht. Es gibt: { $freedoms }.
has-this-freedom = Du hast { $freedom-the-acc } schon eingeführt; einmal genügt.
freedom-exhausted = Diese Freiheit ist nicht mehr im Vorrat: { $freedom }.
deck-is-empty = Dieser Stapel ist aufgebraucht: { $deck }.
no-such-bonus-card = { $cards-count ->
    [0] „{ $card }“ hast du nicht auf der Hand: Du hast gerade keine Bonuskarten.
   *[other] „{ $card }“ hast du nicht auf der Hand. Deine Bonuskarten: { $cards }.
}
bonus-card-named-twice = Du hast eine Bonuskarte doppelt genannt; jede lässt sich nur einmal ausspielen.
work-too-small = Dieses Werk hätte die Werkzahl { $value }; in dieser Runde muss sie mindestens { $minimum } betragen.
only-so-many-points = { $most ->
    [0] Dieses Werk bringt zu wenig: Punkte kannst du dafür nicht nehmen.
    [one] Für dieses Werk kannst du höchstens 1 Punkt nehmen.
   *[other] Für dieses Werk kannst du höchstens { $most } Punkte nehmen.
}

## Aufträge

order-princes-limit = { $lot }: bis { $florins } bieten, dann { $afterwards ->
    [pass] passen
   *[ask] mich fragen
}
order-princes-wish = { $lot } für höchstens { $florins } kaufen
order-princes-otherwise = Wenn kein Wunsch mehr offen ist: { $then ->
    [pass] bei allen weiteren Objekten passen
   *[ask] mich fragen
}
order-princes-pass-rest = Bei allen weiteren Objekten passen
order-princes-put-up = Als Erstes versteigern lassen: { $lot }
order-princes-total = Für Objekt und Charakter zusammen höchstens { $florins }
order-princes-lay = { $landscape } auf das erste freie dieser Felder: { $places }
order-place = { $turn ->
    [0] { $square }
   *[other] { $square } (Drehung { $turn })
}
order-princes-enlist = { $profession-count ->
    [0] Abwerbekarte: { $then ->
        [hold] aufheben
       *[ask] mich fragen
    }
   *[other] Abwerbekarte: am liebsten { $profession }; sonst { $then ->
        [hold] aufheben
       *[ask] mich fragen
    }
}
order-princes-choose = { $card-count ->
    [0] { $deck }: { $then ->
        [dearest] die Karte behalten, die am meisten bringt
       *[ask] mich fragen
    }
   *[other] { $deck }: am liebsten { $card }; sonst { $then ->
        [dearest] die Karte, die am meisten bringt
       *[ask] mich fragen
    }
}
    .button = { $card-count ->
        [0] { $deck }
       *[other] { $deck }: { $card }
    }
order-void = Dein Wunsch „{ $order }“ gilt nicht mehr. { $why }
limit-reached = Deine Grenze ist erreicht: Jetzt würde { $lot-the } mehr als { $florins } kosten. Was machst du?
no-wish-left = Keiner deiner Wünsche lässt sich noch erfüllen. Was machst du?
no-auctions-to-come = In dieser Partie wird nichts mehr versteigert.
so-many-places = Nenn mindestens einen Platz und höchstens { $most }.
no-such-place = „{ $place }“ ist kein Platz. Nenn das Feld und die Drehung, etwa c3-0.
no-such-deck = Du kannst Karten aus diesen Stapeln behalten: { $decks }.
no-such-card = Eine Karte „{ $card }“ gibt es in diesem Stapel nicht.
no-place-left = Keiner der Plätze, die du genannt hast, ist frei. Wohin jetzt?
nobody-to-enlist = Keine der Personen, die du genannt hast, ist noch da. Was machst du?
no-card-drawn = Keine der Karten, die du genannt hast, wurde gezogen. Welche behältst du?
no-such-end = Mit „{ $end }“ kann ein Wunsch nicht enden. Möglich: { $ends }.
otherwise-needs-wishes = Wünsch dir erst etwas; dann sag, was geschehen soll, wenn kein Wunsch mehr offen ist.
lot-passed = Du hast { $lot-at } schon gepasst.
limit-too-low = Diese Grenze ist zu niedrig: Es müssen mindestens { $lowest } sein.
limit-between-steps = Gebote steigen um { $step }; genau { $florins } kann also niemand bieten.
already-bought = Du hast in dieser Runde schon etwas ersteigert: { $lot }. Pro Runde ist nur ein Objekt erlaubt.
already-withdrawn = Du bist für diese Runde aus den Versteigerungen ausgestiegen.

## Die Regeln, beim Namen genannt

rule-deal = Spielregel, Spielvorbereitung: deine ersten Personen
rule-auction-turn = Spielregel, Phase A: ein Objekt nennen
rule-auction-bid = Spielregel, Phase A: bieten oder passen
rule-lots = Spielregel, Phase A: die sieben Objekte
rule-one-of-each-stack = Spielregel, Phase A: ein Objekt von jedem Stapel
rule-one-lot-each = Spielregel, Phase A: ein Objekt pro Spieler
rule-exhausted-stack = Spielregel, Phase A: aufgebrauchte Stapel
rule-raise = Spielregel, Phase A: Erhöhen um einen Schritt
rule-builders-each = Spielregel, Objekte: höchstens drei Baumeister
rule-landscape-placed = Spielregel, Objekte: Landschaften sofort anlegen
rule-keep-one = Spielregel: fünf Karten ansehen, eine behalten
rule-recruiting = Spielregel, Objekte: Abwerbekarten
rule-paying = Spielregel, Geld beschaffen: was du zahlen kannst
rule-selling = Spielregel, Geld beschaffen: Punkte gegen Florin
rule-action-turn = Spielregel, Phase B: dein Zug
rule-two-actions = Spielregel, Phase B: zwei Aktionen
rule-once-a-round = Spielregel, Phase B: einmal pro Runde
rule-buildings = Spielregel, Gebäude: die zehn Gebäude
rule-building-supply = Spielregel, Gebäude: der Vorrat
rule-placing-1 = Spielregel, Bauregel 1: ganz im Raster
rule-placing-2 = Spielregel, Bauregel 2: kein Überbauen
rule-placing-3 = Spielregel, Bauregel 3: Gebäude an Gebäude
rule-placing-5 = Spielregel, Bauregel 5: jedes Gebäude einmal
rule-freedoms = Spielregel, Freiheiten: die drei Freiheiten
rule-freedom-once = Spielregel, Freiheiten: jede einmal
rule-freedom-supply = Spielregel, Freiheiten: der Vorrat
rule-deck-empty = Spielregel, Phase B: aufgebrauchte Stapel
rule-work-from-hand = Spielregel, Werke: nur aus der Hand
rule-work-minimum = Spielregel, Werke: Mindest-Werkzahl
rule-work-pay = Spielregel, Werke: Geld oder Punkte
rule-bonus-from-hand = Spielregel, Bonuskarten: nur aus der Hand
rule-bonus-once = Spielregel, Bonuskarten: jede einmal
rule-orders = So arbeitet der Bot: Wünsche
