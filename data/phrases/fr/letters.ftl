# La seule lettre de chacun : ce qui l’attend à toutes ses tables, et ce qui s’est passé entre-temps.

letter-call = ► { $what } · { $game }, table { $table }
letter-call-until = ► { $what } · { $game }, table { $table } · avant { $when }
letter-day = le { $day }/{ $month } à { $hour }
letter-more = … et { $count } de plus.
press-letter-table = Table { $table }
meanwhile-head = **Depuis votre dernier coup :**
meanwhile-points = Points : { $moved }
meanwhile-points-of = { $who } { $before } → { $after }

## Réglages

settings-rings-once = Lettres : elles sonnent une fois pendant votre absence
settings-rings-every = Lettres : chaque question sonne
settings-rings-never = Lettres : elles ne sonnent jamais
settings-which-rings = Lettres…
press-settings-rings = Lettres…
settings-allows-passive = Qui vous remplace : laisse passer tout ce qui peut l’être
settings-allows-careful = Qui vous remplace : joue avec prudence, sans surenchérir
settings-allows-free = Qui vous remplace : joue de son mieux, quitte à surenchérir
settings-which-allows = Remplaçant…
press-settings-allows = Remplaçant…
settings-respite = Reprise d’un coup : les ordinateurs et les souhaits vous laissent { $seconds } secondes
settings-no-respite = Reprise d’un coup : les ordinateurs et les souhaits n’attendent personne
settings-which-respite = Reprise d’un coup…
press-settings-respite = Reprise d’un coup…
