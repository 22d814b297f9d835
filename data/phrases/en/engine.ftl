# What is true of every game. Facts are written { $fact }, or { $fact-form }: see bot/i18n/speak.py.
# No sentence is copied from a rulebook.

## Numbers, money, lists, people

money = { $amount ->
    [0] no florins
    [one] { $amount } florin
   *[other] { $amount } florins
}
    .short = { $amount } fl.
list-nothing = none
list-more = { $before }, { $after }
list-last = { $before } and { $after }
list-last-or = { $before } or { $after }
points-counted = { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-of = { $who } { $points }{ $tie-count ->
    [0] {""}
   *[other] {" "}({ $tie })
}
tie-shared = tie: shared place
whose = { $name }’s
whose-runs-together = { $name }’s
player-without-name = Player { $number }
player-of-the-same-name = { $name } ({ $number })
guest-random = Computer (random)
    .about = Plays any legal move.
guest-greedy = Computer (thinker)
    .about = Plays whatever looks best at the moment.
guest-apprentice = Apprentice
    .about = Knows the rules and makes a beginner’s mistakes.
guest-journeyman = Journeyman
    .about = Knows what things are worth and plays sensibly.
guest-master = Master
    .about = Thinks several turns ahead: hard to beat.
language-en = English
language-fr = Français
language-de = Deutsch

## Refusals: what is wrong, the rule, and what would be right

refused = { $wrong }{ $printed ->
    [0] {""}
   *[other] {" "}({ $rule })
}
refused-but = { $wrong } Possible instead: “{ $nearest }”.{ $printed ->
    [0] {""}
   *[other] {" "}({ $rule })
}

move-undo = { $count ->
    [one] Take back the last move
   *[other] Take back the last { $count } moves
}

wrong-number-of-players = { $fewest ->
    [one] This game is for 1 to { $most } players.
   *[other] This game is for { $fewest } to { $most } players.
}
no-such-option = This game has no option called “{ $option }”.
option-at-other-sizes = { $most ->
    [one] “{ $option }” is only for a solo game: /{ command-game } { command-game-new } with “{ word-solo }”.
   *[other] “{ $option }” is for tables with { $sizes } players; { $seats ->
        [one] alone it isn’t possible.
       *[other] with { $seats } it isn’t possible.
    }
}
no-such-value = “{ $value }” isn’t a choice for “{ $option }”. The choices are: { $values }.
game-is-over = This game is over. Thank you for playing!
not-your-turn = { $awaited ->
    [one] It isn’t your turn yet: we are waiting for { $who }.
   *[other] You are done for now: we are waiting for { $awaited } others, { $who } among them.
}
nothing-to-undo = There is no move to take back yet.
undo-only-so-many = { $most ->
    [0] There is no move you could take back by yourself here.
    [one] You can take back 1 move here, no more and no less.
   *[other] You can take back between 1 and { $most } moves here.
}
undo-others-have-acted = { $who } moved after you, so only a vote of the whole table can take that back.
undo-something-was-seen = That move showed hidden cards or used luck, so you can’t take it back by yourself.
vote-takes-back-only = All players together can take moves back, but not make one.
rules-are-broken = Internal error in our rules: { $fault }.
no-such-move = I don’t know a move called “{ $move }”.
move-needs-other-words = That move needs different details: { $wanted }.
word-not-understood = I can’t make sense of “{ $word }” as { $field }.

rule-seats = rulebook: number of players
rule-options = how this bot works: the options of a game
rule-end = rulebook: end of the game
rule-turns = rulebook: order of play
rule-undo = how this bot works: taking back moves
rule-rules = how this bot works: the rules as a program
rule-notation = how this bot works: how moves are spelled
undo-computers-moved = The computers have moved since, so that can’t be taken back.
round-word = Round
    .in = in round
round-word-firenze = Round
    .in = in round
