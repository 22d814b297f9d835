# Muse & Prinzessin: sechs Charaktere im Dienst der Fürsten. Die Sätze sind unsere.

character-banker = Bankier
    .the = der Bankier
    .the-acc = den Bankier
    .about = Gibt dir das Geld auf seiner Karte; tauscht in der letzten Runde auch je 200 Florin gegen 1 Punkt.
character-cardinal = Kardinal
    .the = der Kardinal
    .the-acc = den Kardinal
    .about = Gibt dir in dieser Runde eine dritte Aktion, aber keine zweite Person und keine zweite Freiheit.
character-merchant = Kaufmann
    .the = der Kaufmann
    .the-acc = den Kaufmann
    .about = 1 Punkt und 1 je Spieler mit mehr Punkten; oder zahlt nächste Runde, falls es sie gibt, ein Objekt.
character-muse = Muse
    .the = die Muse
    .the-acc = die Muse
    .about = Erhöht die Werkzahl jedes Werks, das du in dieser Runde vollbringst, um die Nummer der Runde.
character-princess = Prinzessin
    .the = die Prinzessin
    .the-acc = die Prinzessin
    .about = Werk ohne Person: 3 je Landschaft, 2 je Gebäude oder Baumeister, 1 je Personen- oder Abwerbekarte.
character-professor = Professor
    .the = der Professor
    .the-acc = den Professor
    .about = Bringt dir kostenlos und ohne Aktion eine Prestige- oder Bonuskarte: fünf ansehen, eine behalten.

use-free = das Objekt kostenlos
    .about = Dein Kaufmann zahlt, was du gerade geboten hast.
use-points = Punkte
    .about = 1 Punkt und 1 weiterer für jeden Spieler mit mehr Punkten.
use-prestige = eine Prestigekarte
    .about = Du siehst dir fünf an und behältst eine, kostenlos.
use-bonus = eine Bonuskarte
    .about = Du siehst dir fünf an und behältst eine, kostenlos und ohne Aktion.
use-later = später
    .about = In deinem Zug oder bei den nächsten Versteigerungen.

source-characters = Charaktere

option-characters = Muse & Prinzessin
    .about = Erweiterung: ob Muse, Prinzessin und vier andere Charaktere angeworben werden können.
option-characters-off = aus
    .about = Ohne die Erweiterung.
option-characters-on = an
    .about = Jede Runde werden auch sechs Charaktere versteigert; niemand darf Punkte gegen Geld abgeben.

## Was geschieht

characters-begin = Jetzt werden die Charaktere angeworben: { $who } beginnt. Beim Bankier liegen { $florins }.
    .you = Jetzt werden die Charaktere angeworben: Du beginnst. Beim Bankier liegen { $florins }.
courts = { $who } bietet { $price } für { $character-the-acc }.
    .you = Du bietest { $price } für { $character-the-acc }.
courts-instead = { $who } bietet { $price } für { $character-the-acc } und schickt den Stein von { $whom } zurück.
    .you = Du bietest { $price } für { $character-the-acc } und schickst den Stein von { $whom } zurück.
courts-nobody = { $who } wirbt in dieser Runde niemanden an.
    .you = Du wirbst in dieser Runde niemanden an.
hires = { $who } wirbt { $character-the-acc } { $price ->
    [0] kostenlos
   *[other] für { $price }
} an.
    .you = Du wirbst { $character-the-acc } { $price ->
    [0] kostenlos
   *[other] für { $price }
} an.
hiring-ends = { $character } an { $who }{ $price ->
    [0] , kostenlos
   *[other] {" "}für { $price }
}{ $against-count ->
    [0] {""}
   *[other] , gegen { $against }
}.
banker-pays = Der Bankier zahlt { $florins } an { $who }.
    .you = Du bekommst vom Bankier { $florins }.
banker-grows = Niemand hat den Bankier angeworben: Auf seiner Karte liegen jetzt { $florins }.
wins-first = { $who } ersteigert { $lot-the-acc } für { $price } und kann vor dem Bezahlen einen Charakter einsetzen.
    .you = Du ersteigerst { $lot-the-acc } für { $price } und kannst vor dem Bezahlen deinen Charakter einsetzen.
merchant-pays = Für { $who } bezahlt der Kaufmann { $lot-the-acc }: { $price }.
    .you = Für dich bezahlt der Kaufmann { $lot-the-acc }: { $price }.
consults-professor = { $who } bekommt vom Professor { $deck-a-acc }.
    .you = Du bekommst vom Professor { $deck-a-acc }.
forgoes = { $who } hebt { $character-the-acc } für später auf.
    .you = Du hebst { $character-the-acc } für später auf.
lets-go = { $who } lässt { $character-the-acc } ungenutzt ziehen.
    .you = Du lässt { $character-the-acc } ungenutzt ziehen.
princess-works = Für { $who } vollbringt die Prinzessin ein Werk: Werkzahl { $value }, { $florins ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $florins }{ $points ->
        [0] {""}
        [one] {" "}und 1 Punkt
       *[other] {" "}und { $points } Punkte
    }
}.
    .you = Für dich vollbringt die Prinzessin ein Werk: Werkzahl { $value }, { $florins ->
    [0] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
   *[other] { $florins }{ $points ->
        [0] {""}
        [one] {" "}und 1 Punkt
       *[other] {" "}und { $points } Punkte
    }
}.
changes = { $who } tauscht beim Bankier { $florins } gegen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .you = Du tauschst beim Bankier { $florins } gegen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.

## Was gefragt ist

asked-princes-courting = { $who }: für einen Charakter bieten oder niemanden anwerben.
    .you = Du bist dran: Für wen bietest du?
asked-princes-consulting = { $who }: { $character-the-acc } jetzt einsetzen oder nicht.
    .you = Setzt du { $character-the-acc } jetzt ein?
asked-princes-changing = { $who }: beim Bankier Geld gegen Punkte tauschen oder nicht.
    .you = Wie viel Geld tauschst du beim Bankier gegen Punkte?

## Züge

move-princes-court = { $florins ->
    [0] { $character }, kostenlos
   *[other] { $character } für { $florins }
}
move-princes-consult = Charakter einsetzen: { $use }
move-princes-forgo = Jetzt nicht
move-princes-princess-work = Werk der Prinzessin{ $points ->
    [0] {""}
    [one] , 1 Punkt nehmen
   *[other] , { $points } Punkte nehmen
}
move-princes-change = { $points ->
    [one] Geld gegen 1 Punkt tauschen
   *[other] Geld gegen { $points } Punkte tauschen
}

press-princes-court = Charakter anwerben …
press-princes-consult = Charakter einsetzen …
press-princes-princess-work = Werk der Prinzessin …
press-princes-change = Geld gegen Punkte tauschen …
choose-princes-court = Welcher Charakter, und für wie viel?
choose-princes-consult = Was soll dein Charakter für dich tun?
choose-princes-princess-work = Wie viele Punkte nimmst du statt Geld?
choose-princes-change = Wie viele Punkte willst du für dein Geld?
command-princes-court = anwerben
    .about = Für einen Charakter bieten
command-princes-consult = charakter-einsetzen
    .about = Deinen Kaufmann oder Professor einsetzen
command-princes-forgo = nicht-jetzt
    .about = Deinen Charakter vorerst nicht einsetzen
command-princes-princess-work = prinzessin-werk
    .about = Die Prinzessin ein Werk vollbringen lassen
command-princes-change = geld-tauschen
    .about = Am Ende Geld gegen Punkte tauschen
word-character = charakter
    .about = Welcher Charakter
word-use = einsatz
    .about = Was dein Charakter tun soll

## Ablehnungen

cannot-pay-in-cash = Das kostet { $price }, aber du hast { $most ->
    [0] kein Geld
   *[other] nur { $most }
}. Sind die Charaktere im Spiel, kann niemand Punkte gegen Geld abgeben.
nobody-sells-points = Spielt ihr mit den Charakteren, darf niemand Punkte gegen Geld abgeben.
court-or-pass = Gerade werden die Charaktere angeworben: Biete für einen oder passe.
no-such-character = Einen Charakter „{ $character }“ gibt es nicht. Es gibt: { $characters }.
character-hired = { $who } hat { $character-the-acc } für diese Runde angeworben.
no-space-above = { $who } bietet für { $character-the-acc } schon den höchstmöglichen Preis.
no-such-space = Für { $character-the-acc } kannst du { $lowest } bis { $highest } bieten, in Hunderterschritten.
place-pawn-higher = { $who } bietet schon für { $character-the-acc }: Du müsstest mindestens { $lowest } bieten.
nobody-to-consult = Weder der Kaufmann noch der Professor steht in deinem Dienst.
character-is-used = Du hast { $character-the-acc } schon eingesetzt; das geht nur einmal.
no-such-use = Das bietet dir { $character-the } nicht: { $use }. Möglich ist: { $uses-or }.
free-when-winning = Der Kaufmann zahlt nur in dem Moment, in dem du ein Objekt bekommst; hier kann er dir nur Punkte bringen.
last-card-is-won = Die letzte Prestigekarte hast du gerade selbst ersteigert; bitte den Professor um eine Bonuskarte.
consult-or-forgo = Entscheide zuerst, ob du { $character-the-acc } jetzt einsetzt oder nicht.
change-so-many = { $most ->
    [one] Der Bankier kann dir für dein Geld genau 1 Punkt geben.
   *[other] Der Bankier kann dir für dein Geld 1 bis { $most } Punkte geben.
}
change-or-forgo = Jetzt geht es nur noch um den Bankier: Tausche Geld gegen Punkte oder verzichte darauf.
no-princess = Die Prinzessin steht in dieser Runde nicht in deinem Dienst.

## Aufträge

order-princes-courtship = { $character } für höchstens { $florins } anwerben
order-princes-courtship-otherwise = Wenn kein gewünschter Charakter mehr zu haben ist: { $then ->
    [pass] niemanden anwerben
   *[ask] mich fragen
}
order-princes-no-courtship = Niemanden anwerben
order-princes-merchant-pays = Ab { $florins } bezahlt der Kaufmann das Objekt
order-princes-favour = { $character } bei den Versteigerungen: { $use }
order-princes-favour-on-hiring = { $character }, gleich nach dem Anwerben: { $use }
no-characters-here = An diesem Tisch wird ohne die Charaktere gespielt.
characters-are-hired = Die Charaktere dieser Runde sind schon angeworben.
has-a-character = Du hast schon { $character-the-acc } angeworben; mehr als ein Charakter pro Runde geht nicht.
courts-no-more = Du hast gepasst und wirbst in dieser Runde niemanden mehr an.
last-favour = Das ist die letzte Gelegenheit, deinen Charakter einzusetzen. Was machst du?

## Die Regeln, beim Namen genannt

rule-characters = Erweiterung Muse & Prinzessin: die sechs Charaktere
rule-character-auction = Erweiterung Muse & Prinzessin, Phase A2: bieten oder passen
rule-character-spaces = Erweiterung Muse & Prinzessin, Phase A2: Bietfelder
rule-no-selling = Erweiterung Muse & Prinzessin: keine Punkte abgeben
rule-consulting = Erweiterung Muse & Prinzessin: Kaufmann und Professor
rule-face-down = Erweiterung Muse & Prinzessin: eingesetzte Charaktere
rule-merchant = Erweiterung Muse & Prinzessin: der Kaufmann
rule-banker = Erweiterung Muse & Prinzessin: der Bankier
rule-princess = Erweiterung Muse & Prinzessin: die Prinzessin

## Bilder und ihre Worte

render-header-princes-courting = { $name } wirbt an oder passt
render-header-princes-consulting = { $name } kann den Charakter einsetzen
render-header-princes-changing = { $name } tauscht Geld gegen Punkte
alt-princes-courting = { $who } bietet für einen Charakter oder wirbt niemanden an.
alt-princes-consulting = { $who } kann { $character-the-acc } einsetzen.
alt-princes-changing = { $who } kann Geld gegen Punkte tauschen.
