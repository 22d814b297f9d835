# The deal of the week: the same cards for everybody, alone against Wolfgang.

command-admin-weekly = weekly
    .about = Post a deal of the week here: the same cards for everybody, alone against Wolfgang
word-weekly = on
    .about = Whether there is a deal of the week; if off, this week’s is still played to the end
weekly-begins = The deal of the week will be posted here in a moment, and a new one every seven days. /{ command-admin } { command-admin-weekly } turns it off.
weekly-on = There is a deal of the week.
weekly-off = After this week, there will be no deal of the week.

week-title = The deal of the week: { $game }
week-about = The same cards and the same dice for everybody, alone against Wolfgang in direct messages. Play whenever you like until { $until }, but only once; then all results and films are shown here.
press-week = Play it
week-begins = { $friends ->
    [1] Here are the same cards for you. Nobody else sees this table, and you see nobody else’s, until all have finished.
   *[other] Here is your deal of the week. Nobody else sees this table, and you see nobody else’s, until the week is over.
}
week-goes-on = Your game is in your direct messages.
press-to-week = To my table
week-once = { $friends ->
    [1] You have already played these cards, and they are played only once. When all have finished, or { $until }, you see each other’s films.
   *[other] You have already played this week’s deal, and it is played only once. All results will be shown { $until }.
}
week-busy = Table { $table } is still open in your direct messages. Finish it first, or leave it.
week-shut = This deal is played in direct messages, and I can’t send you any. Allow messages from members of this server, then try again.
shared-deal-is-over = { $friends ->
    [1] This deal among friends is over, so nobody can start it any more. Ask them to offer you another one.
   *[other] The week is over. The results are being posted.
}
deal-is-shared = Others are still playing this deal. Films, score sheets, and the shuffle are shown when everybody has finished.

week-results = The deal of the week is over: { $game }
week-place = { $place }. **{ $name }** – { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $won ->
    [1] , Wolfgang beaten
   *[other] {""}
}
week-nobody = Nobody finished this deal.
week-others = The others are listed behind the button.
week-opened = Shuffled with `{ $half }`, announced as `{ $promise }`
press-week-films = All films
week-whose-film = Whose game do you want to see?
week-from = From place { $place }…

command-game-same-deal = same-deal
    .about = Let friends play the cards of your solo game, each alone; or play a friend’s
word-same-table = table
    .about = The number of your friend’s table; leave it out to offer your own cards
same-deal-offered = Your friends play the same cards, each alone, with /{ command-game } { command-game-same-deal } { word-same-table }:{ $table }. When all have finished, or { $until }, everybody’s film is shown to all of you; until then nobody sees another’s game.
no-deal-to-share = These cards can’t be shared. Start a game alone in a direct message to me, and offer its cards while it is on.
