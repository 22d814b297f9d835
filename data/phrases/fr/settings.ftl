command-settings-show = afficher
    .about = Tous vos réglages d’un coup d’œil
command-settings-next-turn = tour-suivant
    .about = Vous prévenir quand c’est bientôt à vous
command-settings-not-with = pas-avec
    .about = Quelqu’un avec qui je ne dois jamais vous réunir ; personne ne le saura
word-told = prévenir
    .about = Vous prévenir ou non

settings-panel = **Vos réglages.** Ils valent pour toutes vos tables, et personne d’autre ne les voit.
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
settings-next = Quand c’est bientôt à vous : un message, sans notification
settings-no-next = Quand c’est bientôt à vous : pas de message
settings-apart = À éviter : { $people }
settings-no-apart = À éviter : liste vide
settings-which-language = Langue…
settings-which-night = Heures calmes…
settings-which-reminders = Rappels…
settings-which-vacation = Absence…
settings-which-zone = Une ville à la même heure que vous…
settings-cities = Choisissez une ville qui a la même heure que vous. Pour toute autre ville : **/{ command-settings } { command-settings-timezone }**.
settings-apart-these = Je ne vous réunis jamais avec { $people }, et personne ne le saura. Tout le monde reste libre de rejoindre une table.
settings-apart-nobody = Votre liste est vide. **/{ command-settings } { command-settings-not-with }** y ajoute quelqu’un avec qui je ne dois jamais vous réunir ; personne d’autre ne le saura.
settings-apart-no-more = Accepter de nouveau quelqu’un…
press-settings-zone = Fuseau horaire…
press-settings-next = Me prévenir quand c’est bientôt à moi
press-settings-no-next = Ne plus me prévenir d’avance
press-settings-apart = Autres joueurs…
press-settings-back = Tous mes réglages
avoids-nobody-else = Indiquez une autre personne : ni vous-même ni un bot.
avoids-too-many = { $most ->
    [one] Vous pouvez indiquer { $most } personne au plus. Retirez d’abord quelqu’un de la liste.
   *[other] Vous pouvez indiquer { $most } personnes au plus. Retirez d’abord quelqu’un de la liste.
}
