command-settings-show = show
    .about = All your settings on one panel
command-settings-next-turn = next-turn
    .about = Whether you are told when you come next
command-settings-not-with = not-with
    .about = A player I should not bring you together with; they never learn of it
word-told = told
    .about = Whether you are told

settings-panel = **Your settings.** They hold at all your tables, and nobody else sees them.
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
settings-next = When you come next: you are told, silently
settings-no-next = When you come next: you are not told
settings-apart = Not with: { $people }
settings-no-apart = Not with: nobody in particular
settings-which-language = Language…
settings-which-night = Quiet hours…
settings-which-reminders = Reminders…
settings-which-vacation = Vacation…
settings-which-zone = A city with your time…
settings-cities = Choose a city that has your time. **/{ command-settings } { command-settings-timezone }** knows all others.
settings-apart-these = I never bring you together with { $people }, and nobody learns of it. Whoever joins a table by their own choice still can.
settings-apart-nobody = There is nobody I should not bring you together with. **/{ command-settings } { command-settings-not-with }** adds somebody; nobody else learns of it.
settings-apart-no-more = Play with somebody again…
press-settings-zone = Time zone…
press-settings-next = Tell me when I’m next
press-settings-no-next = Don’t tell me when I’m next
press-settings-apart = Not with…
press-settings-back = All my settings
avoids-nobody-else = That would be nobody. Name another person.
avoids-too-many = { $most ->
    [one] You can name { $most } person at most. Take somebody off the list first.
   *[other] You can name { $most } people at most. Take somebody off the list first.
}
