# What the bot says of tables, people and time, in every game.

## How a table stands

table-is-gathering = This table hasn’t started yet.
table-is-playing = The game is on.
table-is-paused = This table is taking a break.
table-is-frozen = This game is stopped because of a fault in the program or in its saved moves. Nothing is lost; the players have been told.
table-is-over = This game is over. Thank you for playing!
table-is-cancelled = This table was given up.

why-asleep = nobody started it
why-everybody-left = everybody left
why-everybody-resigned = everybody resigned
why-given-up = the players agreed to stop
why-closed = a moderator closed it

## News for the table

game-starts = { $seats ->
    [one] The cards are dealt. Have a good game!
   *[other] The cards are dealt to { $seats } players. Have a good game!
}
table-fell-asleep = { $people ->
    [one] Nobody has joined this table for a day, so it goes to sleep and leaves its place to others.
   *[other] Nobody has started this table for two weeks, so it goes to sleep.
} Anyone who joins or comes back wakes it.
table-closes = The last player has left, so this table is closed.
table-pauses = It is agreed: the table takes a break, and no clock runs.
table-goes-on = It is agreed: the game goes on.
table-is-given-up = It is agreed: the game ends here, without a winner.
table-freezes = Table { $table } is stopped: its saved moves can’t be replayed exactly. No move is lost; the owner of this bot can look into it.
table-is-torn = Table { $table } is frozen: its saved game is damaged, so nothing more is changed. The owner of this bot can restore it from a backup.
table-breaks-law = Table { $table } is stopped: after the last move something in the game no longer adds up, which is a fault of this program. No move is lost; the owner of this bot is told and can let the game go on.
table-restored = This table was restored from a copy. What was done after <t:{ $at }:t> was not kept: look at the board, your wishes and your plans.
table-restored-moves = This table was restored from a copy. { $count ->
    [one] Move { $first } was
   *[other] Moves { $first } to { $last } were
} not kept, nor was anything else done after <t:{ $at }:t>: look at the board, your wishes and your plans.
table-restarts = Restart of this bot: <t:{ $at }:R>, with a short break. Nothing is lost: every game goes on where it stands.
table-thaws = The owner of this bot has looked into it: the game goes on.
takes-back = { $who } takes back { $count ->
    [one] a move
   *[other] { $count } moves
}.
    .you = You take back { $count ->
    [one] a move
   *[other] { $count } moves
}.
all-take-back = It is agreed: { $count ->
    [one] the last move is taken back.
   *[other] the last { $count } moves are taken back.
}
stand-in-plays = A computer player plays for { $who } now, who can come back with any move.
is-back = { $who } is back at the table.
    .you = You are back at the table.
resigns = { $who } leaves the game for good; a computer player takes over.
    .you = You leave the game for good; a computer player takes over.
resigns-last = { $who } leaves the game for good. No other person is left, so it ends here.
    .you = You leave the game for good. No other person is left, so it ends here.
substitute-sits-down = Welcome, { $who }, who takes over this place at the table, with its hand and everything on its board.
substitute-takes-over = Welcome, { $who }, who takes over from { $whom }, with the hand and everything on the board.
deadline-passed = { $then ->
    [pass] Time is up for { $who }: a pass, where the rules allow one.
    [stand-in] Time is up for { $who }: a computer player takes over.
   *[wait] Time is up for { $who }; we keep waiting.
}
private-messages-closed = { $who }, I can’t send you direct messages. Your hand and everything new are always here, behind the buttons.

## News for one person

reminder = { $who }, the table is waiting for you.
channel-is-gone = The channel of table { $table } is gone, or I may not write there any more.
server-is-gone = I was removed from the server where table { $table } is played. The game is not lost, and your buttons still work here. The table’s owner can move it to a channel of another server, with /{ command-game } { command-game-status } there.

asks-for-a-rematch = { $who } would love another game with you, at table { $table }. Are you in?

## Votes

motion-undo = { $count ->
    [one] taking back the last move
   *[other] taking back the last { $count } moves
}
motion-stand-in = a computer player playing for { $who }
motion-substitute = a replacement for { $who }
motion-pause = taking a break
motion-resume = playing on
motion-cancel = ending the game here
votes-for = { $who } votes for { $motion }. { $missing ->
    [one] One more vote is needed.
   *[other] { $missing } more votes are needed.
}
    .you = You vote for { $motion }. { $missing ->
    [one] One more vote is needed.
   *[other] { $missing } more votes are needed.
}
votes-against = { $who } votes against { $motion }, so it won’t happen.
    .you = You vote against { $motion }, so it won’t happen.
asks-for-a-vote = { $who } suggests { $motion }. What do you say?
votes-came-to-nothing = Nobody voted in time for { $motion }, or it is no longer possible, so it won’t happen.
offers-to-substitute = Somebody would like to take over from { $who }. What do the others say?

no-such-motion = “{ $motion }” isn’t something a table can vote on.
voted-already = You are already in favor of { $motion }; the others are being asked.
offered-already = You have already offered to take over a place; please wait for the answer.
another-has-offered = Somebody else has offered to take over from { $who } already; please wait for the answer.
nobody-offered = Nobody has come forward yet for { $motion }.
no-such-seat = { $seats ->
    [one] There is nobody in that place to vote about.
   *[other] Choose a number from 1 to { $seats } where a person plays.
}
seat-is-not-silent = { $days ->
    [one] { $who } isn’t late yet. Once the clock has run out (or after 1 day, without a clock), the others may decide.
   *[other] { $who } isn’t late yet. Once the clock has run out (or after { $days } days, without a clock), the others may decide.
}

nobody-wants-it = There is no vote on { $motion } at the moment.
of-another-vote = This button belongs to an earlier vote on { $motion }, so nothing was counted. The buttons of the current vote are on the board.

## Refusals: tables and places

no-such-table = I can’t find this table; perhaps it was deleted.
does-not-sit-here = You aren’t playing at this table.
sits-already = That person plays at this table already.
you-play-already = You are at this table already.
sits-there-no-more = Somebody else plays in that place now; please look again.
opened-for-several = This table was opened for { $fewest } to { $most } players, and you are the only one here so far. Invite others, or a computer player with /{ command-game } { command-game-add-computer }; or choose the solo game: /{ command-game } { command-game-new } with “{ word-solo }”.
was-sent-away = You were removed from this table. Its owner can let you back in.
started-already = This game has already started.
rematch-after-the-end = A rematch has to wait until this game is over.
no-such-game = I don’t know a game called “{ $game }”. We play: { $games }.
table-is-full = { $most ->
    [one] This table is full: it is for 1 player.
   *[other] This table is full: it is for { $most } players.
}
only-the-owner = Only the person who opened this table can do that.
no-such-guest = I don’t know a computer player called “{ $guest }”. You can invite: { $guests }.
no-such-pictures = Pictures can come at these times: { $pictures }.
no-such-board = A board can be wide or portrait.
no-such-clock = I don’t know a clock called “{ $clock }”. Choose { $clocks }, or a time of day like 18:30.
has-resigned = You have left this game for good.
nobody-to-stand-in-for = A computer player already plays for { $who }.
wrong-number-of-moves = { $most ->
    [one] I can take exactly 1 move at a time.
   *[other] I can take between 1 and { $most } moves at a time.
}
no-orders-here = There are no wishes to give in this game.
no-such-order = That wish isn’t on your list any more.

## Refusals: hours

nothing-to-snooze = Nothing is waiting for you here, so there is nothing to remind you of.
snooze-only-so-long = { $days ->
    [one] A reminder can be put off by 1 day at most.
   *[other] A reminder can be put off by { $days } days at most.
}
no-such-zone = I don’t know the time zone “{ $zone }”. A big city nearby works best, as in Europe/Rome.
night-too-long = { $hours ->
    [one] Quiet hours can last 1 hour at most, so that a deadline still finds you.
   *[other] Quiet hours can last { $hours } hours at most, so that a deadline still finds you.
}
remind-too-often = { $hours ->
    [one] Choose between every hour and once a month, or turn reminders off.
   *[other] Choose between every { $hours } hours and once a month, or turn reminders off.
}
vacation-needs-an-end = { $days ->
    [one] Please say when you’ll be back; a vacation lasts 1 day at most.
   *[other] Please say when you’ll be back; a vacation lasts { $days } days at most.
}
vacation-is-over = That vacation ends before it begins, or is already over.
vacation-too-long = { $days ->
    [one] A vacation lasts 1 day at most, for the others’ sake.
   *[other] A vacation lasts { $days } days at most, for the others’ sake.
}

## How this bot works, by name

rule-table = how this bot works: the state of a table
rule-lobby = how this bot works: opening and joining tables
rule-votes = how this bot works: votes
rule-stand-in = how this bot works: timeouts and replacements
rule-snooze = how this bot works: reminders
rule-hours = how this bot works: your hours
rule-clocks = how this bot works: clocks
