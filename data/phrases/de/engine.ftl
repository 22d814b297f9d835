# Was für jedes Spiel gilt. Angaben stehen als { $angabe } oder { $angabe-form }: bot/i18n/speak.py.
# Wir duzen. Kein Satz ist aus einer Spielregel abgeschrieben.

## Zahlen, Geld, Listen, Leute

money = { $amount ->
    [0] null Florin
   *[other] { $amount } Florin
}
    .short = { $amount } Fl.
list-nothing = keine
list-more = { $before }, { $after }
list-last = { $before } und { $after }
list-last-or = { $before } oder { $after }
points-counted = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
points-of = { $who } { $points }{ $tie-count ->
    [0] {""}
   *[other] {" "}({ $tie })
}
tie-shared = Gleichstand: geteilter Platz
whose = von { $name }
whose-runs-together = von { $name }
player-without-name = Spieler { $number }
player-of-the-same-name = { $name } ({ $number })
guest-random = Computer (zufällig)
    .about = Macht irgendeinen erlaubten Zug.
guest-greedy = Computer (denkt nach)
    .about = Spielt, was gerade am besten aussieht.
guest-apprentice = Lehrling
    .about = Kennt die Regeln und macht Anfängerfehler.
guest-journeyman = Geselle
    .about = Weiß, was die Dinge wert sind, und spielt mit Verstand.
guest-master = Meister
    .about = Denkt mehrere Züge voraus: schwer zu schlagen.
language-en = English
language-fr = Français
language-de = Deutsch

## Ablehnungen: was nicht geht, die Regel, und was ginge

refused = { $wrong }{ $printed ->
    [0] {""}
   *[other] {" "}({ $rule })
}
refused-but = { $wrong } Möglich wäre: „{ $nearest }“.{ $printed ->
    [0] {""}
   *[other] {" "}({ $rule })
}

move-undo = { $count ->
    [one] Letzten Zug zurücknehmen
   *[other] Letzte { $count } Züge zurücknehmen
}

wrong-number-of-players = Dieses Spiel ist für { $fewest } bis { $most } Spieler.
no-such-option = Eine Option „{ $option }“ gibt es bei diesem Spiel nicht.
option-at-other-sizes = { $most ->
    [one] „{ $option }“ gilt nur im Solospiel: /{ command-game } { command-game-new } mit „{ word-solo }“.
   *[other] „{ $option }“ gilt nur mit { $sizes-or } Spielern; { $seats ->
        [one] allein geht das nicht.
       *[other] mit { $seats } geht das nicht.
    }
}
no-such-value = „{ $value }“ steht bei „{ $option }“ nicht zur Wahl. Möglich: { $values }.
game-is-over = Diese Partie ist zu Ende. Danke fürs Mitspielen!
not-your-turn = { $awaited ->
    [one] Du bist noch nicht dran: Wir warten auf { $who }.
   *[other] Du bist vorerst fertig: Wir warten auf { $awaited } andere, darunter { $who }.
}
nothing-to-undo = Es gibt noch keinen Zug, den man zurücknehmen könnte.
undo-only-so-many = { $most ->
    [0] Allein kannst du hier keinen Zug zurücknehmen.
    [one] Hier lässt sich genau 1 Zug zurücknehmen.
   *[other] Hier lassen sich 1 bis { $most } Züge zurücknehmen.
}
undo-others-have-acted = { $who } hat nach dir gezogen: Deinen Zug kann nur noch der ganze Tisch zurücknehmen.
undo-something-was-seen = Bei diesem Zug wurden Karten gezeigt, oder das Los hat entschieden; allein kannst du ihn nicht zurücknehmen.
vote-takes-back-only = Gemeinsam könnt ihr Züge zurücknehmen, aber keine machen.
rules-are-broken = Interner Fehler in unseren Regeln: { $fault }.
no-such-move = Einen Zug „{ $move }“ kenne ich nicht.
move-needs-other-words = Dieser Zug braucht andere Angaben: { $wanted }.
word-not-understood = Mit „{ $word }“ kann ich als Angabe für { $field } nichts anfangen.

rule-seats = Spielregel: Zahl der Spieler
rule-options = So arbeitet der Bot: Optionen eines Spiels
rule-end = Spielregel: Spielende
rule-turns = Spielregel: wer an der Reihe ist
rule-undo = So arbeitet der Bot: Züge zurücknehmen
rule-rules = So arbeitet der Bot: die Spielregel als Programm
rule-notation = So arbeitet der Bot: wie man Züge schreibt
undo-computers-moved = Die Computer haben seither gezogen: Dein Zug lässt sich nicht mehr zurücknehmen.
round-word = Runde
    .in = in Runde
round-word-firenze = Runde
    .in = in Runde
