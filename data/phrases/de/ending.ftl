# Was nach dem Ende gesagt wird: wie es ausging, und woran man sich gern erinnert.

result-won = { $who-count ->
    [one] { $who } gewinnt
   *[other] { $who } gewinnen gemeinsam
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
result-took = { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} in { $time }
result-days = { $many ->
    [one] 1 Tag
   *[other] { $many } Tagen
}
result-hours = { $many ->
    [one] 1 Stunde
   *[other] { $many } Stunden
}
result-minutes = { $many ->
    [one] 1 Minute
   *[other] { $many } Minuten
}
result-place = { $place }. **{ $who } { $points }**{ $tie-count ->
    [0] {""}
   *[other] {" "}({ $tie })
}{ $sources-count ->
    [0] {""}
   *[other] {" "}– { $sources }
}
result-without-works = Du hast kein Werk vollbracht; dabei bringen Werke die meisten Punkte.
result-without-commissions = Du hast keinen Auftrag erfüllt; dabei bringen Aufträge die meisten Punkte.
result-own-place = { $place ->
    [1] Geteilter Sieg: Auch du bist auf dem ersten Platz. Herzlichen Glückwunsch!
    [2] Du kommst auf den zweiten Platz ({ $points }).
    [3] Du kommst auf den dritten Platz ({ $points }).
    [4] Du kommst auf den vierten Platz ({ $points }).
   *[other] Du kommst auf den fünften Platz ({ $points }).
}
result-source = { $source } { $points }

feat-card = „{ $card }“ { $points ->
    [0] (keine Punkte)
   *[other] { $points }
}
feat-prestige = Prestigekarten, { $who }: { $cards }
feat-best-work = Bestes Werk der Partie, Werkzahl { $value }: { $works }
feat-work = { $card } ({ $who })
feat-dearest = Teuerster Kauf, { $price }: { $lots }
feat-lot = { $lot } ({ $who })
feat-lucky = Glückskauf: { $lot } { $price ->
    [0] kostenlos
   *[other] für { $price }
}; sonst im Schnitt für { $usual }
feat-celebrations = Feste, { $who }: { $cards }
feat-best-commission = Bester Auftrag, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}: { $commissions }
feat-commission = { $brick } { $height } ({ $who })

press-share = Allen zeigen
film-shared = { $who } zeigt den Film dieser Partie, mit allen Handkarten. So ging sie aus: { $ranking }.
film-shared-soon = Der Film wird gezeichnet; gleich können ihn hier alle sehen.
film-shared-already = Der Film wurde schon allen gezeigt.
press-to-film = Zum Film

result-took-over = { $who } hat { $counter-in } { $round } übernommen; dieses Ergebnis wird nicht gewertet.
