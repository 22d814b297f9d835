# At the front door, alone against Wolfgang: how a game is asked for, its buttons, how it is told.

## Asking for it

lobby-started-here = The game has begun. All of it happens here: the board, your hand and your buttons are in one message.
press-alone = Play alone
press-alone-at = { $level } · { $dummies ->
    [2] table for four
   *[other] table for five
}
solo-levels = Alone against Wolfgang, the Automa, who plays by cards and a die. How much money does he start with, and how big is the table? The game begins at once.
solo-not-here = { $game } takes { $fewest } players at least, so it can’t be played alone. You can invite computer players with /{ command-game } { command-game-add-computer }.
others-sit-here = Others play at this table too, so it can’t become a solo game. Ask for one in another channel, a thread, or a direct message to me.
nobody-to-ask = You can take back everything since the last roll or card; earlier moves stand.
word-solo = solo
    .about = Alone against Wolfgang: the difficulty
word-dummies = dummies
    .about = Alone against Wolfgang: how many dummy players there are

## What is asked, and the buttons

solo-asks-nominating = { $who }: choose an object (auction { $number } of { $most }).
    .you = Auction { $number } of { $most }: choose an object, or let Wolfgang buy.
solo-asks-last = { $who }: choose an object in the last auction, for { $price } without a die.
    .you = The last auction: which object do you take for { $price }, without a die? Or stay out, and Wolfgang buys.
solo-asks-bidding = { $who }: buy { $lot-the } for { $price }, or decline.
    .you = { $lot } for { $price }: do you buy, or decline?
solo-wants-first = Numbered by Wolfgang’s wishes; the die makes the price.
press-solo-nominate = { $rank }. { $lot } ({ $add ->
    [0] die
   *[other] die+{ $add }
})
press-solo-last = { $lot } for { $price }
press-solo-buy = Buy for { $price-short }
press-solo-decline = Decline

## The story

press-story = What did Wolfgang do?
chapter-auctions = Round { $round }: auctions
chapter-automa-buys = Wolfgang buys
chapter-actions = Actions
chapter-automa-turn = Wolfgang’s turn
chapter-turn = { $who }’s turn
    .you = Your turn
chapter-round-ends = The round ends
story-round = { $counter } { $round }
story-rounds = Another round…
story-in-file = It is longer than a message; the file has all of it.

## Results

ratings-alone-line = **{ $name }** – solo games: { $games } · won: { $wins } · best: { $best ->
    [one] 1 point
   *[other] { $best } points
}

## Help

help-solo-nominating = Choose an object. A die is rolled, the number on the button is added, in hundreds, and for { $step } more than that you may buy it. If you decline, Wolfgang may get it, and you can’t choose it again this round. At most you can pay { $means }.
help-solo-last = The last auction has no die: take any object you see for { $opening }, or stay out. At most you can pay { $means }.
help-solo-bidding = Buy for { $next } and your auctions are over for this round; or decline and choose something else. At most you can pay { $means }.
topic-solo = Alone against Wolfgang
digest-solo = You play against **Wolfgang**, the Automa: cards and a die decide for him. It begins with **/{ command-game } { command-game-new }** and a level, in a channel or in a direct message to me.
    · **Dummy players:** with two of them it is a four-player game, with three a five-player game. They only hold Professions.
    · **What Wolfgang wants:** an Automa card shows it, with a number for each object.
    · **Your auctions:** choose an object; a die is rolled, the number is added, in hundreds, and { $step } more is your price. Buy, or decline and choose another one. Each object can be chosen once a round.
    · **No way back:** for an object with the number 0, you have to buy on a roll of { $forced } or less, for { $most } at most.
    · **How many:** as many auctions as players at the table. In the last one no die is rolled: any object costs { $opening }, and the two with the highest numbers are not for sale.
    · **Wolfgang buys** the first thing he wants that he can get. If he is short of money, he pays in points, even below zero.
    · **Actions:** for Wolfgang two Automa cards are turned up. He does the first thing on each that is possible.
    · **Taking back:** everything since the last roll or card. Nobody waits, so there is no clock.
    How it came about, card by card: **{ press-story }**
