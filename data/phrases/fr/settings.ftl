command-settings-show = afficher
    .about = Tous vos réglages sur un seul panneau
command-settings-next-turn = tour-suivant
    .about = Si l’on vous prévient quand vous venez ensuite
command-settings-not-with = pas-avec
    .about = Quelqu’un avec qui je ne dois pas vous réunir ; personne ne l’apprend
word-told = prévenir
    .about = Si l’on vous prévient

settings-panel = **Vos réglages.** Ils valent à toutes vos tables, et personne d’autre ne les voit.
settings-language = Langue : { $language }
settings-zone = Fuseau horaire : { $zone }
settings-night = Heures calmes : de { $begins } à { $ends }
settings-no-night = Heures calmes : aucune
settings-every = { $hours ->
    [one] Rappels : toutes les heures
   *[other] Rappels : toutes les { $hours } heures
}
settings-never = Rappels : jamais
settings-away = Absence jusqu’au { $when }
settings-here = Pas d’absence
settings-days = { $days ->
    [one] Absence de { $days } jour
   *[other] Absence de { $days } jours
}
settings-next = Quand vous venez ensuite : on vous prévient, sans sonner
settings-no-next = Quand vous venez ensuite : on ne vous prévient pas
settings-apart = Pas avec : { $people }
settings-no-apart = Pas avec : personne en particulier
settings-which-language = Langue…
settings-which-night = Heures calmes…
settings-which-reminders = Rappels…
settings-which-vacation = Absence…
settings-which-zone = Une ville qui a votre heure…
settings-cities = Choisissez une ville qui a votre heure. **/{ command-settings } { command-settings-timezone }** connaît toutes les autres.
settings-apart-these = Je ne vous réunis jamais avec { $people }, et personne ne l’apprend. Chacun reste libre de rejoindre une table de son propre chef.
settings-apart-nobody = Il n’y a personne avec qui je ne doive pas vous réunir. **/{ command-settings } { command-settings-not-with }** ajoute quelqu’un ; personne d’autre ne l’apprend.
settings-apart-no-more = Rejouer avec quelqu’un…
press-settings-zone = Fuseau horaire…
press-settings-next = Me prévenir du tour suivant
press-settings-no-next = Ne plus me prévenir
press-settings-apart = Pas avec…
press-settings-back = Tous mes réglages
avoids-nobody-else = Cela ne désigne personne. Nommez quelqu’un d’autre.
avoids-too-many = { $most ->
    [one] Vous pouvez nommer { $most } personne au plus. Retirez d’abord quelqu’un de la liste.
   *[other] Vous pouvez nommer { $most } personnes au plus. Retirez d’abord quelqu’un de la liste.
}
