# Bilanz: wie jemand in allen Partien abgeschnitten hat, und die Rekorde eines Servers.

command-record = bilanz
    .about = Deine Bilanz in einem Spiel und die Rekorde dieses Servers
record-own = **Bilanz: { $game }** auf diesem Server
record-own-everywhere = **Bilanz: { $game }**
record-none = Du hast hier noch keine Partie „{ $game }“ beendet. Nach der ersten findest du hier deine Siege, Punkte und Käufe, nur für dich.
record-size = **{ $size }**{ $options-count ->
    [0] {""}
   *[other] { " · " }{ $options }
}
record-alone = Allein
record-among-people = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}
record-with-computers = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}, darunter Computer
record-games = Partien: { $games } · gewonnen: { $wins } · meiste Punkte: { $best } · im Schnitt: { $mean }
record-sources = Woher die Punkte je Partie kamen: { $sources }
record-paid = Im Schnitt bezahlt: { $paid }; die anderen für das Gleiche: { $usual }
record-peaks = Bestleistungen: { $peaks }
record-value = { $amount }
record-work = Werk mit Werkzahl { $amount } ({ $what })
record-jester = teuerster Gaukler: { $amount }
record-lot = teuerster Kauf außer Gauklern: { $what }, { $amount }
record-prestige = beste Prestigekarte: { $what }, { $amount }
record-commission = bester Auftrag: { $what }, { $amount }
record-celebration = bestes Fest: { $what }, { $amount }
record-meetings = **Gegeneinander**
record-meeting = { $name } · Partien: { $games } · du vorn: { $before } · du hinten: { $behind }
record-bests = **Die Rekorde dieses Servers: { $game }**, in Partien ohne Computer
record-no-bests = Auf diesem Server gibt es noch keine beendete Partie „{ $game }“ ohne Computer.
record-ratings = **Rangliste: { $size }**
record-best-work = **Beste Werke**
record-best-jester = **Teuerste Gaukler**
record-best-lot = **Teuerste Käufe außer Gauklern**
record-best-prestige = **Beste Prestigekarten**
record-best-commission = **Beste Aufträge**
record-best-celebration = **Beste Feste**
record-best = { $amount } – { $what } – { $by }
record-closest = **Knappste Partien**
record-finish = { $margin ->
    [0] Punktgleichstand
    [one] 1 Punkt Abstand
   *[other] { $margin } Punkte Abstand
}: { $players }
record-somebody = jemand
record-shown = **{ $name }** zeigt die eigene Bilanz.
record-is-shown = Das können jetzt alle hier lesen.
record-shown-already = Das wurde hier gerade erst gezeigt; warte bitte eine Minute.
record-nothing-to-show = Es gibt noch keine beendete Partie, die man zeigen könnte.
press-record-show = Allen zeigen
press-record-bests = Rekorde dieses Servers
press-record-own = Meine Bilanz
settings-named = Rekorde und Stadt dieses Servers: mit deinem Namen
settings-not-named = Rekorde und Stadt dieses Servers: ohne deinen Namen
press-settings-named = Mich in Rekorden nennen
press-settings-not-named = Mich in Rekorden nicht nennen

record-took-over = Übernommen und zu Ende gespielt (ab Runde): { $rounds }
