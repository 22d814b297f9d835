# Firenze at the door: commands, panels, the hand, help. What happens at the table stands in firenze.ftl.
# No sentence is copied from a rulebook.

door-firenze-heading = **{ $game }** · table { $table } · round { $round }{ $last ->
    [0] {""}
   *[other] {" "}· last turns
} · { $deck ->
    [one] 1 card in the deck
    [0] no cards in the deck
   *[other] { $deck } cards in the deck
}

## What can be pressed

press-firenze-cover = Lay a neutral seal…
press-firenze-take = Take a card…
press-firenze-pay = Pay…
press-firenze-exchange = Exchange a brick…
press-firenze-begin = Build…
press-firenze-lay = Build…
press-firenze-fulfil = Fulfill commissions…
press-firenze-discard = Discard a card…
press-firenze-spill = Return to the pouch…
press-firenze-lower = Lower a tower…
press-firenze-renounce = Patrician…
press-firenze-play = Play a card…
press-firenze-smuggle = Smuggler…
press-firenze-restock = Wholesaler…
press-firenze-sabotage = Saboteur…
press-firenze-transmute = Alchemist…

choose-firenze-cover = Which commission do you cover, on which tower?
choose-firenze-take = Which card do you take?
choose-firenze-pay = With which brick do you pay?
choose-firenze-exchange = Which brick do you want, from which card?
choose-firenze-begin = What color will the new tower be?
choose-firenze-lay = On which tower do you lay a brick?
choose-firenze-fulfil = Which commission do you fulfill?
choose-firenze-discard = Which card do you discard?
choose-firenze-spill = Which brick goes into the pouch?
choose-firenze-lower = Which tower loses a brick?
choose-firenze-renounce = Which Celebration does the Patrician discard?
choose-firenze-play = Which card do you play?
choose-firenze-smuggle = With whom does the Smuggler trade, what do you give, what do you take?
choose-firenze-restock = Which card gets new bricks?
choose-firenze-sabotage = Whose tower does the Saboteur strike?
choose-firenze-transmute = Which brick does the Alchemist change, and into which color?

## Laying a neutral seal

panel-firenze-cover = A neutral seal covers a commission for the whole game; { $left ->
    [one] this one is the last
   *[other] { $left } are left
}.
panel-firenze-cover-advice = The rulebook recommends at most two tiles on a tower, and about half of the seals at heights { $least } to { $most }.
panel-firenze-cover-tiles = Balconies and neutral seals on the towers: { $tiles }.
panel-firenze-cover-this = { $brick } { $height }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
panel-firenze-cover-tower = Which tower?
panel-firenze-cover-height = At which height?

## Taking a card

panel-firenze-take-which = Which card do you take? Those further to the right cost bricks.
panel-firenze-offer = **{ $place } · { $card }** – { $cost ->
    [0] free
    [one] costs 1 brick
   *[other] costs { $cost } bricks
}; on it: { $bricks-count ->
    [0] no bricks
   *[other] { $bricks }
}
panel-firenze-card-laden = Take { $card }{ $cost ->
    [0] {""}
    [one] {" "}for 1 brick
   *[other] {" "}for { $cost } bricks
}
    .button = { $place } · { $card }: { $cost ->
    [0] free
   *[other] costs { $cost }
}
panel-firenze-take = **{ $card }** ({ $kind }): { $about }
panel-firenze-effect-ours = *What this card does is our version; the printed one may differ.*
panel-firenze-take-brings = It brings { $bricks-count ->
    [0] no bricks
   *[other] { $bricks }
}.
panel-firenze-take-costs = It costs { $count ->
    [one] 1 brick
   *[other] { $count } bricks
}: { $parts }.
panel-firenze-pay-on = a { $brick-low } one on { $place } · { $card }
panel-firenze-stored-then = { $stored ->
    [0] Your storehouse will be empty then.
   *[other] Your storehouse will hold { $stored }; at the end of the turn { $limit } may stay.
}
panel-firenze-second-building = You have this Building already: it would be discarded at once, and only its bricks would be yours.
panel-firenze-take-it = { $paid ->
    [0] ✓ Take { $card }
    [one] ✓ Take { $card } – 1 brick
   *[other] ✓ Take { $card } – { $paid } bricks
}
panel-firenze-pay-otherwise = Pay otherwise… (now: { $bricks })
panel-firenze-instead = { $new-low } instead of { $old-low }

## Exchanging

panel-firenze-exchange-which = Lay { $cost } bricks on a card and take one that lies there. Which one?
panel-firenze-from = { $brick } from { $place } · { $card }
panel-firenze-exchange = A **{ $brick-low }** brick from “{ $card }”, for { $paid }.
panel-firenze-exchange-it = ✓ Exchange – give { $paid }
panel-firenze-store = Storehouse then: { $bricks-count ->
    [0] empty
   *[other] { $bricks }
}.

## Building

panel-firenze-build-which = Which brick first? You confirm at the end.
panel-firenze-build = You lay { $count ->
    [one] **1 brick**: { $bricks }.
   *[other] **{ $count } bricks**: { $bricks }.
}{ $paid-count ->
    [0] {""}
   *[other] {" "}That costs { $paid }.
}
panel-firenze-site = Your site then: { $towers-count ->
    [0] no towers
   *[other] { $towers }
}.
panel-firenze-build-next = { $left ->
    [one] 1 more brick may be laid
   *[other] { $left } more bricks may be laid
}; the next one costs { $next ->
    [0] nothing
    [one] 1 brick
   *[other] { $next } bricks
}.
panel-firenze-build-most = No more bricks may be laid this turn.
panel-firenze-tears = Careful: { $towers } would be torn down ({ $lost } into the pouch{ $saved ->
    [0] {""}
   *[other] , { $saved } back to you
}).
panel-firenze-bell-stands = You could then hand in the bell tower.
panel-firenze-ripe = You could then fulfill: { $commissions }.
panel-firenze-commission = { $brick-low } { $height } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
panel-firenze-too-high = Careful: the tower { $tower } is higher than { $most } and can never be of use.
panel-firenze-leads-nowhere = Careful: the tower { $tower } leads to no commission any more.
panel-firenze-personnel = { $exchange ->
    [0] Personnel…
   *[other] Exchange, personnel…
}
panel-firenze-lay-menu = Lay a brick…
panel-firenze-raise = { $brick } from { $height } to { $then }
panel-firenze-begin = { $brick }: a new tower
panel-firenze-meets = meets a commission: { $points ->
    [one] 1 point
   *[other] { $points } points
}
panel-firenze-next-met = next commission: height { $height }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
panel-firenze-meets-bell = can be the bell tower
panel-firenze-meets-none = leads to no commission
panel-firenze-brick-back = Take the last brick back
panel-firenze-build-it = { $paid-count ->
    [0] ✓ Build
    [one] ✓ Build – pay { $paid }
   *[other] ✓ Build and pay
}
panel-firenze-build-done = ✓ Build, then done building
panel-firenze-done-tears = Done – tear down { $towers }
panel-firenze-done-tears-many = Done building – tear down { $count } towers
panel-firenze-end-tears = End – tear down { $towers }
panel-firenze-end-tears-many = End – tear down { $count } towers
panel-firenze-brick = { $height ->
    [0] { $brick }, new
   *[other] { $brick } { $height } to { $then }
}{ $met ->
    [0] {""}
   *[other] {" "}✓
}{ $cost ->
    [0] {""}
   *[other] , costs { $cost }
}

## Fulfilling

panel-firenze-fulfil-which = Which commissions do you fulfill? You may choose several, or none and keep building next turn. Seals left: { $seals }.
panel-firenze-fulfil = You fulfill { $commissions } – **{ $points ->
    [one] 1 point
   *[other] { $points } points
}** in all.
panel-firenze-seals = { $count ->
    [0] That is your last seal.
    [one] 1 seal is left then.
   *[other] { $count } seals are left then.
}
panel-firenze-ends = That ends the game: { $points ->
    [one] 1 point for the last seal is
   *[other] { $points } points for the last seal are
} included, and everybody else has one more turn.
panel-firenze-next-balcony = The next balcony is { $numeral ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}: { $brick-low } tower, height { $height }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
panel-firenze-feat = { $brick-low } { $height }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $numeral ->
    [0] {""}
    [1] {" "}(Balcony I)
    [2] {" "}(Balcony II)
    [3] {" "}(Balcony III)
   *[other] {" "}(Balcony IV)
}{ $level ->
    [0] {""}
   *[other] {" "}+ { $level } (level tile)
}{ $more ->
    [0] {""}
   *[other] {" "}+ { $more } (church or last seal)
}
panel-firenze-holds = { $stored ->
    [0] no bricks, room for { $limit }
    [one] 1 brick of { $limit }
   *[other] { $stored } bricks of { $limit }
} · { $seals ->
    [0] no seals left
    [one] 1 seal
   *[other] { $seals } seals
} · { $points ->
    [0] no points yet
    [one] 1 point
   *[other] { $points } points
}
panel-firenze-several = Several at once…
panel-firenze-fulfil-this = ✓ { $brick } { $height }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
panel-firenze-fulfil-menu = Fulfill…
panel-firenze-fulfil-it = ✓ Fulfill ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
panel-firenze-fulfil-end = ✓ Fulfill and end my turn
panel-firenze-end = End my turn

## Personnel

panel-firenze-hire = **{ $card }**: { $about }
panel-firenze-hire-it = ✓ Play { $card }
panel-firenze-has = has { $bricks-count ->
    [0] none
   *[other] { $bricks }
}
panel-firenze-at-whom = With whom?
panel-firenze-which-tower = Which tower?
panel-firenze-which-given = What do you give?
panel-firenze-which-taken = What do you take?
panel-firenze-given = give a { $brick-low } brick
panel-firenze-taken = take a { $brick-low } brick
panel-firenze-smuggle = Smuggler: give { $whom } a { $given-low } brick for a { $taken-low } one
panel-firenze-sabotage = Saboteur: { $whom } loses a brick of { $brick-low } { $height }
panel-firenze-transmute = Alchemist: { $given-low } becomes { $taken-low }
panel-firenze-restock = Wholesaler: new bricks for { $card } (replaces { $count })
    .button = { $card }: replace { $count }

## Giving what can best be spared

panel-firenze-give-these = { $bricks-count ->
    [1] Give { $bricks }
    [2] Give { $bricks }
   *[other] Give the { $count } that you can best spare
}
panel-firenze-put-away = { $cards-count ->
    [1] Discard { $cards }
    [2] Discard { $cards }
   *[other] Discard the { $cards-count } you can best spare
}

## A hand

hand-firenze-store = Storehouse: { $bricks-count ->
    [0] empty
   *[other] { $bricks }
} ({ $stored } of { $limit }).
hand-firenze-counts = { $seals ->
    [0] No seals left
    [one] 1 seal left
   *[other] { $seals } seals left
}. Cards: { $cards ->
    [0] none, at most { $limit }
   *[other] { $cards } of { $limit }, Buildings included
}.
hand-firenze-empty = You hold no cards.
hand-firenze-personnel = Personnel: **{ $card }** – { $about }{ $playable ->
    [0] {""}
   *[other] {" "}Can be played now.
}
hand-firenze-celebration = Celebration: **{ $card }** – { $about } As things stand: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
hand-firenze-building = Building: **{ $card }** – { $about }
hand-firenze-owes-bell = You owe the church a white bell tower of height { $height } and can’t fulfill commissions until it is handed in.

## What can I do now?

help-firenze-placing = Before the first turn the neutral seals are laid, one each in turn; { $due ->
    [one] this one is the last
   *[other] { $due } are left
}. Cover any commission without a Balcony: nobody can fulfill it in this game. Many on low heights make small commissions rare; few seals make an easy game.
help-firenze-choosing = Take one of the cards. The leftmost is free; for each card further right you lay a brick on every card you skip. All bricks on the card become yours. An Event happens at once; any other card goes to your hand, before you or to the church. If you want a Princess to help, play her first.
help-firenze-paying = Choose the bricks that you give: { $due ->
    [one] 1 is
   *[other] { $due } are
} still due. Colors of which you build no tower can best be spared; one button gives those.
help-firenze-averting = “{ $card }” is about to happen. Your Patrician can discard it, and is gone then; or you let it happen and keep him.
help-firenze-suffering = “{ $card }” takes something, and you choose what.
help-firenze-building = { $exchanged ->
    [0] First you may lay { $cost } bricks on a card and take one that lies there. Then build
   *[other] Build
}: { $left ->
    [0] no further brick can be laid now
   *[other] { $left ->
        [one] 1 brick may still be laid
       *[other] { $left } bricks may still be laid
    }, and the next one costs { $next ->
        [0] nothing
        [one] 1 brick
       *[other] { $next } bricks
    }
}. A tower you don’t work on is torn down when you are done, so add a brick to each, or lose it.
help-firenze-bell-first = You owe the church a bell tower: a white tower of height { $height } exactly. Hand it in if it stands, and you can fulfill commissions at once; if not, end your turn.
help-firenze-fulfilling = { $seals ->
    [0] You have no seals left, so you can’t fulfill another commission. End your turn.
   *[other] A tower that has exactly the height of an open commission of its color may be handed in for its points: all its bricks go into the pouch, and { $seals ->
        [one] your last seal goes onto the board
       *[other] one of your { $seals } seals goes onto the board
    }. Or keep it and build on next turn. Then end your turn.
}
help-firenze-limiting-cards = You hold too many cards: discard { $due }. Personnel and Buildings may go, Celebrations stay.
help-firenze-limiting-bricks = Your storehouse is too full: { $due ->
    [one] 1 brick goes
   *[other] { $due } bricks go
} into the pouch. You choose which.
help-firenze-waiting = Meanwhile you can study your hand and the board: which commissions are still open, and who builds for them. With “{ press-plan }” you plan your next turn in secret. Only the player whose turn it is can do anything to your towers.

## The rules by topic

topic-firenze-goal = The game in a nutshell
topic-firenze-turn = The six phases of a turn
topic-firenze-taking = Cards and exchanges
topic-firenze-building = Building and tearing down
topic-firenze-commissions = Commissions
topic-firenze-limits = Limits
topic-firenze-end = The end, and what scores
topic-firenze-events = Cards: Events
topic-firenze-personnel = Cards: Personnel
topic-firenze-celebrations = Cards: Celebrations
topic-firenze-buildings = Cards: Buildings
topic-firenze-churches = Cards: Church
topic-firenze-ours = What is our own design

digest-firenze-goal = You build towers for the families of Florence. Each family’s tower on the board has commissions of { $least } to { $highest } levels.
    · **Score:** hand in a tower of that color and exactly that height, and lay a seal there.
    · **Hurry:** whatever you have begun must grow every turn, or it is torn down.
    · **Win:** the most points at the end.
digest-firenze-turn = Each turn goes through six phases:
    1. Take one card from the row (required).
    2. Exchange { $exchange } bricks for one, once (if you like).
    3. Build up to { $most } bricks, and pay for it (if you like).
    4. Towers that got no brick are torn down.
    5. Fulfill commissions, any number (if you like).
    6. Check the limits: { $storehouse } bricks in the storehouse, { $cards } cards.
    Personnel may be played at any time on your own turn, but not two of the same name.
digest-firenze-taking = { $row } cards lie in a row, each with { $bricks_each } bricks at first.
    · **Price:** the leftmost is free; the others cost 1 to { $skipped } bricks of any colors. One is laid on every card you skip, before you get the bricks of your card.
    · **Afterwards** the gap closes, and a new card comes at the right.
    · **Exchange:** { $exchange } bricks of yours go onto a card, and you take one brick that lay there.
digest-firenze-building = A tower has one color; a brick is a level. You may raise towers and begin new ones, as many as you like, with at most { $most } bricks a turn.
    · **Cost** of 1, 2, 3 … bricks in all, in other bricks: { $costs }. It goes by bricks, not by towers.
    · **Abandoned towers:** each tower that stood there when your turn began and got no brick is torn down. Half of it, rounded up, goes into the pouch, the rest to your storehouse.
    · **Too high:** a tower above { $highest } can never be of use.
digest-firenze-commissions = Your tower must have exactly the height of a commission of its color, and no seal may lie there. You score its points, lay your seal on it, and all bricks go into the pouch.
    · **Balconies** replace the points of their commission; only the one with the lowest open numeral may be fulfilled, and the next opens at once.
    · **Level tiles** lie at the heights { $levels }: the first commission of that height takes the tile and its points.
digest-firenze-limits = They are checked at the end of your turn only, cards first.
    · **Cards:** at most { $cards }, those in your hand and the Buildings before you. You discard Personnel and Buildings; Celebrations stay, even too many.
    · **Bricks:** at most { $storehouse } in the storehouse; the rest goes into the pouch. Bricks in towers don’t count.
digest-firenze-end = The first player to lay their last seal scores { $last_seal } points at once and finishes the turn; everybody else has exactly one more. Then:
    · **Majorities:** the player with most seals on a tower takes its bonus; a tie goes to the highest seal.
    · **Celebrations** are shown and count, for better or worse.
    Equal points share the victory.
digest-firenze-ours = We know the rules well, some of the printed numbers less:
digest-firenze-ours-mark = \* our version of what it does; the printed card may differ

## Commands

command-firenze = firenze
    .about = Firenze: a command for every move
command-firenze-cover = cover
    .about = Lay a neutral seal before the first turn
command-firenze-take = take-card
    .about = Choose a card of the row, counted from the left
command-firenze-pay = pay
    .about = Give a brick for what you have chosen
command-firenze-exchange = exchange
    .about = Ask for a brick that lies on a card
command-firenze-begin = new-tower
    .about = Begin a new tower
command-firenze-lay = add-brick
    .about = Lay a brick on a tower
command-firenze-done = done-building
    .about = Done building: abandoned towers are torn down
command-firenze-fulfil = fulfill
    .about = Fulfill a commission
command-firenze-consecrate = hand-in
    .about = Hand in the bell tower that the Campanile asks for
command-firenze-end = end-turn
    .about = End your turn
command-firenze-discard = discard-card
    .about = Discard a card to keep the card limit
command-firenze-spill = return-brick
    .about = Return a brick to the pouch because you have to
command-firenze-lower = lower-tower
    .about = Take the brick that an Event demands from a tower of yours
command-firenze-endure = let-happen
    .about = Let the Event happen
command-firenze-avert = prevent
    .about = Prevent the Event with the Patrician
command-firenze-renounce = discard-celebration
    .about = Patrician: discard a Celebration
command-firenze-play = play-card
    .about = Play the Princess, the Mason or the Architect
command-firenze-smuggle = smuggler
    .about = Smuggler: give a player a brick for one of theirs
command-firenze-restock = wholesaler
    .about = Wholesaler: new bricks for a card
command-firenze-sabotage = saboteur
    .about = Saboteur: a brick less for a player’s tower
command-firenze-transmute = alchemist
    .about = Alchemist: one brick becomes another

word-place = position
    .about = The place in the row, from the left
word-brick = brick
    .about = The color of the brick
word-color = color
    .about = The color of the tower
word-height = height
    .about = How high the tower is now; for covering, the height of the commission
word-give = give
    .about = The brick you give
word-take = take
    .about = The brick you take

## Looking ahead

outlook-firenze-none = One turn’s bricks lead to no commission yet.
outlook-firenze-now = **With the bricks you have**
outlook-firenze-later = **Once the bricks are there**
outlook-firenze-tower = { $height ->
    [0] **{ $brick-low } { $goal }**, a new tower
   *[other] **{ $brick-low } { $goal }**, from { $height }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
outlook-firenze-bell = { $height ->
    [0] **{ $brick-low } { $goal }**, a new tower
   *[other] **{ $brick-low } { $goal }**, from { $height }
}: the bell tower, before any commission
outlook-firenze-takes = { $due ->
    [0] lay { $lay }
   *[other] lay { $lay } and pay { $due }
}
outlook-firenze-stands = high enough already
outlook-firenze-leaves = { $count ->
    [0] empties your storehouse
    [one] 1 brick left
   *[other] { $count } bricks left
}
outlook-firenze-waits = balcony { $numeral ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} has to wait its turn
outlook-firenze-missing = missing: { $bricks }{ $cards-count ->
    [0] {""}
   *[other] {" "}(in the row, on { $cards })
}
outlook-firenze-lacking = { $count ->
    [one] 1 more brick to pay with
   *[other] { $count } more bricks to pay with
}
outlook-firenze-each = Each by itself, within one turn. A tower that gets no brick on your turn is torn down.
