command-settings-show = anzeigen
    .about = Alle deine Einstellungen auf einen Blick
command-settings-next-turn = nächster-zug
    .about = Ob ich dir Bescheid gebe, wenn du als Nächstes dran bist
command-settings-not-with = nicht-mit
    .about = Mit wem ich dich nie zusammenbringen soll; niemand erfährt davon
word-told = melden
    .about = Ob ich dir Bescheid gebe

settings-panel = **Deine Einstellungen.** Sie gelten an allen deinen Tischen, und niemand sonst sieht sie.
settings-language = Sprache: { $language }
settings-zone = Zeitzone: { $zone }
settings-night = Ruhezeiten: { $begins } bis { $ends } Uhr
settings-no-night = Ruhezeiten: keine
settings-every = { $hours ->
    [one] Erinnerungen: jede Stunde
   *[other] Erinnerungen: alle { $hours } Stunden
}
settings-never = Erinnerungen: nie
settings-away = Im Urlaub bis { $when }
settings-here = Nicht im Urlaub
settings-days = { $days ->
    [one] Urlaub für 1 Tag
   *[other] Urlaub für { $days } Tage
}
settings-next = Wenn du als Nächstes dran bist: eine stumme Nachricht
settings-no-next = Wenn du als Nächstes dran bist: keine Nachricht
settings-apart = Nicht zusammen mit { $people }
settings-no-apart = Liste „Nicht zusammen mit“: leer
settings-which-language = Sprache …
settings-which-night = Ruhezeiten …
settings-which-reminders = Erinnerungen …
settings-which-vacation = Urlaub …
settings-which-zone = Eine Stadt mit deiner Uhrzeit …
settings-cities = Wähle eine Stadt, in der deine Uhrzeit gilt. Alle anderen findest du mit **/{ command-settings } { command-settings-timezone }**.
settings-apart-these = Ich bringe dich nie mit { $people } zusammen. Niemand erfährt davon. Wer von sich aus an deinen Tisch kommt, kann trotzdem mitspielen.
settings-apart-nobody = Deine Liste ist leer. **/{ command-settings } { command-settings-not-with }** setzt jemanden darauf, mit dem ich dich nie zusammenbringen soll; außer dir erfährt niemand davon.
settings-apart-no-more = Wieder mit jemandem spielen …
press-settings-zone = Zeitzone …
press-settings-next = Vor meinem Zug Bescheid geben
press-settings-no-next = Nicht mehr vorher Bescheid geben
press-settings-apart = Nicht zusammen mit …
press-settings-back = Alle meine Einstellungen
avoids-nobody-else = Nenn eine andere Person: nicht dich selbst und keinen Bot.
avoids-too-many = { $most ->
    [one] Du kannst höchstens { $most } Person nennen. Nimm erst jemanden von der Liste.
   *[other] Du kannst höchstens { $most } Personen nennen. Nimm erst jemanden von der Liste.
}
