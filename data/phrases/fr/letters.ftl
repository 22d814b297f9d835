# Le seul message privé de chacun : ce qui l’attend à toutes ses tables, et ce qui s’est passé entre-temps.

letter-call = ► { $what } · { $game }, table { $table }
letter-call-until = ► { $what } · { $game }, table { $table } · échéance : { $when }
letter-day = le { $day }/{ $month } à { $hour }
letter-more = … et encore { $count }.
press-letter-table = Table { $table }
meanwhile-head = **Depuis votre dernier coup :**
meanwhile-points = Points : { $moved }
meanwhile-points-of = { $who } passe de { $before } à { $after }

errands-done = **En votre absence,** un ordinateur a joué { $count ->
    [one] 1 coup
   *[other] { $count } coups
} pour vous.{ $points ->
    [0] {""}
    [one] {" "}À ce que je vois, cela vous a évité de perdre environ { $points } point.
   *[other] {" "}À ce que je vois, cela vous a évité de perdre environ { $points } points.
}
errands-gone-by = Un ordinateur a passé { $count ->
    [one] une fois
   *[other] { $count } fois
} pour vous. À ce que je vois, cela vous a coûté { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
} ; **/{ command-settings } { command-settings-show }** indique ce qu’un ordinateur peut faire pour vous.

## Réglages

settings-rings-once = Messages privés : une seule notification par absence
settings-rings-every = Messages privés : une notification à chaque question
settings-rings-never = Messages privés : toujours silencieux
settings-which-rings = Messages privés…
settings-panel-short = Panneaux : courts, le reste avec « { press-more } »
settings-panel-full = Panneaux : complets
press-settings-panel-full = Tout montrer à la fois
press-settings-panel-short = Panneaux plus courts
press-settings-rings = Messages privés…
settings-allows-passive = Remplaçant : passe dès que la règle le permet
settings-allows-careful = Remplaçant : joue avec prudence, sans surenchérir
settings-allows-free = Remplaçant : joue de son mieux, quitte à surenchérir
settings-which-allows = Remplaçant…
press-settings-allows = Remplaçant…
settings-respite = Délai pour annuler un coup : { $seconds } secondes avant que les ordinateurs et les souhaits n’entrent en jeu
settings-no-respite = Délai pour annuler un coup : aucun
settings-which-respite = Délai pour annuler un coup…
press-settings-respite = Délai pour annuler un coup…
