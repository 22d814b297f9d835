# Boards in words, for those who do not see the picture.

alt-round = The Princes of Florence, round { $round } of { $rounds }. Minimum Work Value { $minimum }.
alt-princes-choosing = Still choosing Professions: { $who }.
alt-princes-wishing = Everybody gives wishes for the auctions at once; still to answer: { $who }.
alt-princes-nominating = { $who } puts the next object up for auction.
alt-princes-bidding = { $lot } at { $price }: { $leader } leads, { $who } decides next.{ $others-count ->
    [0] {""}
   *[other] {" "}Also still in: { $others }.
}
alt-princes-placing = { $who } has to place: { $lot }.
alt-princes-picking = { $who } looks at { $cards } { $deck } and keeps one.
alt-princes-recruiting = { $who } may recruit at once.
alt-princes-acting = { $who-of } turn; actions left: { $actions }.
alt-princes-over = The game is over: { $who } { $who-count ->
    [one] wins
   *[other] win
} with { $points } { $points ->
    [one] point
   *[other] points
}.
alt-points = Points: { $points }.
alt-has-points = { $who } { $points }
alt-sales = Sold this round: { $sales }.
alt-sale = { $lot } to { $who } for { $price }
alt-starter = Starting player: { $who }.
alt-best-work = Best Work of the round: { $value }, { $who }.
alt-court = { $who }: { $tiles-count ->
    [0] no tiles yet
   *[other] { $tiles }
}{ $builders ->
    [0] {""}
    [one] ; 1 Builder
   *[other] ; { $builders } Builders
}{ $jesters ->
    [0] {""}
    [one] ; 1 Jester
   *[other] ; { $jesters } Jesters
}{ $freedoms-count ->
    [0] {""}
   *[other] ; Freedoms: { $freedoms }
}{ $works ->
    [0] {""}
    [one] ; 1 Work
   *[other] ; { $works } Works
}.

alt-stacks = Stacks: { $left }.{ $gone-count ->
    [0] {""}
   *[other] {" "}Gone: { $gone }.
}
alt-buildings = Buildings left: { $left }.{ $gone-count ->
    [0] {""}
   *[other] {" "}Gone: { $gone }.
}
alt-freedoms = Freedoms left: { $left }.{ $gone-count ->
    [0] {""}
   *[other] {" "}Gone: { $gone }.
}
alt-decks = Decks: { $left }.{ $gone-count ->
    [0] {""}
   *[other] {" "}Used up: { $gone }.
}
alt-left = { $thing } { $left }

alt-prince = { $who }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
alt-servants = Builders: { $builders ->
    [0] none
   *[other] { $builders }
}. Jesters: { $jesters ->
    [0] none
   *[other] { $jesters }
}.
alt-money = Money: { $florins ->
    [0] none
   *[other] { $florins }
}.
alt-tiles = Principality: { $tiles-count ->
    [0] empty
   *[other] { $tiles }
}.
    Free squares: { $free }.
alt-tile = { $thing } ({ $squares })
alt-rights = Freedoms: { $freedoms }.
alt-cards = Hidden cards: Professions { $hand }{ $recruiting ->
    [0] {""}
   *[other] , Recruiting { $recruiting }
}{ $bonus ->
    [0] {""}
   *[other] , Bonus { $bonus }
}{ $prestige ->
    [0] {""}
   *[other] , Prestige { $prestige }
}.
alt-shown = Of these Professions, known to all: { $cards }.
alt-revealed = Prestige cards: { $cards }.
alt-feats = Works: { $feats }.
alt-feat = { $card } { $value } (round { $round })
alt-table = On the table: { $cards }.

# Alone against Wolfgang

alt-solo-nominating = { $who } chooses an object; auction { $number } of { $most }.
alt-solo-last = { $who } chooses an object; last auction, { $price } without a die.
alt-solo-bidding = { $lot } for { $price }: { $who } buys or declines.
alt-solo-barred = Not for sale in the last auction: { $lots }.
alt-solo-rolls = Rolled this round: { $rolls }.
alt-solo-roll = { $lot }: die { $die } (last bid { $bid })
alt-solo-his-die = The die for Wolfgang showed { $die }.
alt-solo-did = { $done-count ->
    [0] Wolfgang did nothing in his last turn.
   *[other] What Wolfgang did in his last turn: { $done }.
}
alt-solo-act = { $nth ->
    [one] Wolfgang’s first action
   *[other] Wolfgang’s second action
}, Automa card { $number }: { $shown }{ $failed-count ->
    [0] {""}
   *[other] ; not possible: { $failed }
}; done: { $done }.
alt-solo-row = His row from left to right: { $cards }.
alt-solo-faceup = { $card } (face up)
alt-solo-covered = { $card } (face down)
alt-solo-unknown = unseen (face down)
alt-solo-bonus = Bonus cards on the leftmost face-down card: { $cards }.
alt-solo-look = Wolfgang looked at { $deck }: { $cards }. He kept: { $kept }.
alt-solo-dummy = Dummy player { $number }: face up { $cards }; face down { $covered }.
alt-solo-deck = Automa cards left: { $early } for rounds 1–2, { $middle } for rounds 3–4, { $late } for rounds 5–7.
alt-solo-gone = Out of the game: { $lots }.

# The expansions

alt-characters = Characters: { $cards }.
alt-free = { $character } free
alt-free-with-money = { $character } free ({ $florins } on the card)
alt-pawn = { $price ->
    [0] { $character } at no cost so far ({ $who })
   *[other] { $character } { $price } ({ $who })
}
alt-serves = { $character } hired by { $who }
alt-served = { $character } used by { $who }
alt-serving = In service: { $serving }.
alt-hire-no-more = Hiring nobody else: { $who }.
alt-offer = { $building } on { $squares } (a–g in the west, h–n in the east): { $whom } would pay { $who } { $price ->
    [0] nothing
   *[other] { $price }
}; building it costs { $who } { $cost }.
alt-borders = Borders, west and east: { $borders }.
alt-border = { $west } – { $east }
alt-offers-left = Offers left in this turn: { $count }.
alt-tile-shared = { $thing } ({ $squares }, shared with { $whom })
alt-more = All of it: /{ command-board }.
alt-rest = More: in the message of this picture.
alt-palazzo = The Palazzo lies on { $squares } in every Principality.
