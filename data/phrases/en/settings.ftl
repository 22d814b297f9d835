command-settings-show = show
    .about = All your settings at a glance
command-settings-next-turn = next-turn
    .about = Whether I tell you when you are next
command-settings-not-with = not-with
    .about = Somebody I should never bring you together with; they won’t know
word-told = notify
    .about = Whether I tell you

settings-panel = **Your settings.** They apply to all your tables, and nobody else sees them.
settings-language = Language: { $language }
settings-zone = Time zone: { $zone }
settings-night = Quiet hours: { $begins } to { $ends }
settings-no-night = Quiet hours: none
settings-every = { $hours ->
    [one] Reminders: every hour
   *[other] Reminders: every { $hours } hours
}
settings-never = Reminders: never
settings-away = Away until { $when }
settings-here = Not away
settings-days = { $days ->
    [one] Away for 1 day
   *[other] Away for { $days } days
}
settings-next = When you are next: you get a silent message
settings-no-next = When you are next: no message
settings-apart = Not with: { $people }
settings-no-apart = Not with: nobody on the list
settings-which-language = Language…
settings-which-night = Quiet hours…
settings-which-reminders = Reminders…
settings-which-vacation = Vacation…
settings-which-zone = A city with your time…
settings-cities = Choose a city that has your time. **/{ command-settings } { command-settings-timezone }** knows all others.
settings-apart-these = I never bring you together with { $people }, and nobody will know. Anybody can still join a table on their own.
settings-apart-nobody = Your list is empty. **/{ command-settings } { command-settings-not-with }** adds somebody I should never bring you together with; nobody else will know.
settings-apart-no-more = Play with somebody again…
press-settings-zone = Time zone…
press-settings-next = Tell me when I’m next
press-settings-no-next = Don’t tell me when I’m next
press-settings-apart = Other players…
press-settings-back = All my settings
avoids-nobody-else = Name another person: not yourself, and not a bot.
avoids-too-many = { $most ->
    [one] You can name { $most } person at most. Take somebody off the list first.
   *[other] You can name { $most } people at most. Take somebody off the list first.
}
