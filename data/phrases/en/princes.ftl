# The Princes of Florence, in the terms of the English rulebook of 2022; sentences and card names ours.
# Things have the forms .a and .the; .about is one line on what they do.

## Lots

lot-forest = Forest
    .a = a Forest
    .the = the Forest
    .about = 5 squares. +3 for Works of the 9 Professions that want it; each further Forest scores 3 points.
lot-lake = Lake
    .a = a Lake
    .the = the Lake
    .about = 4 squares. +3 for Works of the 7 Professions that want it; each further Lake scores 3 points.
lot-park = Park
    .a = a Park
    .the = the Park
    .about = 3 squares. +3 for Works of the 5 Professions that want it; each further Park scores 3 points.
lot-landscapes = Landscape
    .a = a Landscape
    .the = the Landscape
    .about = With two players, whoever wins it chooses: Forest, Lake or Park.
lot-prestige = Prestige card
    .a = a Prestige card
    .the = the Prestige card
    .about = See five, keep one: up to 8 points at the end if you meet its goal.
lot-recruiting = Recruiting card
    .a = a Recruiting card
    .the = the Recruiting card
    .about = Brings a Profession from another player’s table into your hand. Counts as a Profession card.
lot-jester = Jester
    .a = a Jester
    .the = the Jester
    .about = +2 to the Work Value of every Work you complete.
lot-builder = Builder
    .a = a Builder
    .the = the Builder
    .about = First: Buildings cost 300. Second: they may be adjacent, 3 points. Third: they are free, 3 points.

## Landscapes, Buildings, Freedoms

landscape-forest = Forest
    .a = a Forest
    .the = the Forest
landscape-lake = Lake
    .a = a Lake
    .the = the Lake
landscape-park = Park
    .a = a Park
    .the = the Park

building-university = University
    .a = a University
    .the = the University
building-laboratory = Laboratory
    .a = a Laboratory
    .the = the Laboratory
building-workshop = Workshop
    .a = a Workshop
    .the = the Workshop
building-library = Library
    .a = a Library
    .the = the Library
building-opera = Opera
    .a = an Opera
    .the = the Opera
building-studio = Studio
    .a = a Studio
    .the = the Studio
building-hospital = Hospital
    .a = a Hospital
    .the = the Hospital
building-theater = Theater
    .a = a Theater
    .the = the Theater
building-tower = Tower
    .a = a Tower
    .the = the Tower
building-chapel = Chapel
    .a = a Chapel
    .the = the Chapel
building-palazzo = Palazzo
    .a = a Palazzo
    .the = the Palazzo

freedom-travel = Freedom of Travel
    .the = the Freedom of Travel
freedom-religion = Freedom of Religion
    .the = the Freedom of Religion
freedom-opinion = Freedom of Opinion
    .the = the Freedom of Opinion

## Professions

profession-mathematician = Mathematician
    .the = the Mathematician
profession-theologian = Theologian
    .the = the Theologian
profession-philosopher = Philosopher
    .the = the Philosopher
profession-botanist = Botanist
    .the = the Botanist
profession-alchemist = Alchemist
    .the = the Alchemist
profession-physicist = Physicist
    .the = the Physicist
profession-watchmaker = Watchmaker
    .the = the Watchmaker
profession-goldsmith = Goldsmith
    .the = the Goldsmith
profession-bell-maker = Bell Maker
    .the = the Bell Maker
profession-cartographer = Cartographer
    .the = the Cartographer
profession-jurist = Jurist
    .the = the Jurist
profession-choreographer = Choreographer
    .the = the Choreographer
profession-composer = Composer
    .the = the Composer
profession-sculptor = Sculptor
    .the = the Sculptor
profession-painter = Painter
    .the = the Painter
profession-pharmacist = Pharmacist
    .the = the Pharmacist
profession-physician = Physician
    .the = the Physician
profession-dramatist = Dramatist
    .the = the Dramatist
profession-poet = Poet
    .the = the Poet
profession-astronomer = Astronomer
    .the = the Astronomer
profession-organ-builder = Organ Builder
    .the = the Organ Builder
profession-recruiting = Recruiting card
    .the = the Recruiting card

## Decks and their cards

deck-profession = Profession cards
    .a = a Profession card
    .the = the Profession deck
deck-bonus = Bonus cards
    .a = a Bonus card
    .the = the Bonus deck
deck-prestige = Prestige cards
    .a = a Prestige card
    .the = the Prestige deck

bonus-buildings = Buildings
    .about = +1 for each of your Buildings.
bonus-large-buildings = Large Buildings
    .about = +2 for each of your large Buildings.
bonus-medium-and-forests = Medium Buildings + Forests
    .about = +1 for each of your medium Buildings and Forests.
bonus-small-and-landscapes = Small Buildings + Landscapes
    .about = +1 for each of your small Buildings and Landscapes.
bonus-building-sizes = Building sizes
    .about = +2 for each size among your Buildings: large, medium, small.
bonus-landscapes = Landscapes
    .about = +1 for each of your Landscapes.
bonus-forests = Forests
    .about = +2 for each of your Forests.
bonus-lakes = Lakes
    .about = +2 for each of your Lakes.
bonus-parks = Parks
    .about = +2 for each of your Parks.
bonus-freedoms = Freedoms
    .about = +2 for each of your Freedoms.
bonus-jesters = Jesters
    .about = +2 for each of your Jesters.
bonus-jesters-and-freedoms = Jesters + Freedoms
    .about = +1 for each of your Jesters and Freedoms.
bonus-builders = Builders
    .about = +2 for each of your Builders.
bonus-builders-and-lakes = Builders + Lakes
    .about = +1 for each of your Builders and Lakes.
bonus-prestige-cards = Prestige cards
    .about = +2 for each of your Prestige cards.
bonus-prestige-and-freedoms = Prestige cards + Freedoms
    .about = +1 for each of your Prestige cards and Freedoms.
bonus-landscape-types = Landscape types
    .about = +2 for each type among your Landscapes: Forest, Lake, Park.
bonus-categories = A bit of everything
    .about = +1 for each of these you have at all: Forest, Lake, Park, Jester, Builder, Prestige card, Freedom.
bonus-cards-in-hand = Cards in hand
    .about = +1 for each Profession or Recruiting card left in your hand.
bonus-cards-on-table = Cards on the table
    .about = +1 for each Profession or Recruiting card on your table, this Work included.

prestige-most-buildings = Most Buildings
    .about = 6 points if nobody has as many Buildings as you; 3 if you share first place.
prestige-two-large-buildings = Two large Buildings
    .about = 5 points if you have at least 2 large Buildings.
prestige-fewest-free-squares = Fullest Principality
    .about = 8 points if nobody has as few free squares as you; 4 if you share first place.
prestige-three-landscapes = All Landscapes
    .about = 8 points if you have a Forest, a Lake and a Park.
prestige-most-landscapes = Most Landscapes
    .about = 7 points if nobody has as many Landscapes as you; 4 if you share first place.
prestige-most-forests = Most Forests
    .about = 7 points if nobody has as many Forests as you; 4 if you share first place.
prestige-most-lakes = Most Lakes
    .about = 6 points if nobody has as many Lakes as you; 3 if you share first place.
prestige-three-freedoms = All Freedoms
    .about = 8 points if you have introduced all 3 Freedoms.
prestige-buildings-freedoms-works = Buildings + Freedoms + Works
    .about = 6 points if you have at least 4 Buildings, 2 Freedoms and 4 Works.
prestige-most-jesters = Most Jesters
    .about = 6 points if nobody has as many Jesters as you; 3 if you share first place.
prestige-most-builders = Most Builders
    .about = 6 points if nobody has as many Builders as you; 3 if you share first place.
prestige-most-parks = Most Parks
    .about = 5 points if nobody has as many Parks as you; 3 if you share first place.
prestige-builder-jester-landscapes = Builder + Jester + Landscapes
    .about = 7 points if you have at least 1 Builder, 1 Jester and 2 Landscapes.
prestige-most-works = Most Works
    .about = 7 points if nobody has as many Works as you; 4 if you share first place.

## Where points come from

source-works = Works
source-best-works = Best Works
source-buildings = Buildings
source-landscapes = Landscapes
source-builders = Builders
source-prestige = Prestige cards
source-sold = Points given up

## Options

option-deal = The deal
    .about = How you get your first three Professions.
option-deal-secret = secret
    .about = Nobody sees which four cards you were dealt and which three you keep.
option-deal-open = open
    .about = Everybody sees the four cards you were dealt and the three you keep.
option-money = Money
    .about = Whether the others see how much money you have.
option-money-covered = hidden
    .about = Only you see your money, as behind a screen.
option-money-open = open
    .about = Everybody sees everybody’s money.
option-freedoms = Freedoms
    .about = Two players only: how many Freedoms there are.
option-freedoms-5 = 5
    .about = With two players: one of each type and two more, of different types, at random.
option-freedoms-4 = 4
    .about = With two players: one of each type and one more at random, for a tighter game.

## What is ours and not printed

ours-outlines = Good to know: we drew the outlines of the Buildings and Landscapes ourselves, because the printed ones are not public.
ours-professions = Good to know: we translated 12 of the 21 English Profession names ourselves; the printed cards may call them something else.
ours-cards = Good to know: the short names of the Bonus and Prestige cards are our own; the printed cards have none.

## What happens

has-chosen = { $who } { $who-count ->
    [one] has
   *[other] have
} chosen.
gave-back = You give back { $card-the }. Nobody else knows which card it was.
round-begins = Round { $round } begins: a Work now needs a value of at least { $minimum }. { $who } opens the auctions.
    .you = Round { $round } begins: a Work now needs a value of at least { $minimum }. You open the auctions.
nominates = { $who } puts { $lot-a } up for auction at { $price }.
    .you = You put { $lot-a } up for auction at { $price }.
withdraws = { $who } stays out of the remaining auctions of this round.
    .you = You stay out of the remaining auctions of this round.
bids = { $who } bids { $price } for { $lot-the }.
    .you = You bid { $price } for { $lot-the }.
passes = { $who } passes on { $lot-the }.
    .you = You pass on { $lot-the }.
wins = { $who } takes { $lot-the } for { $price ->
    [0] free
   *[other] { $price }
}.
    .you = You take { $lot-the } for { $price ->
    [0] free
   *[other] { $price }
}.
places = { $who } places { $landscape-a } on { $square }.
    .you = You place { $landscape-a } on { $square }.
looks = { $count ->
    [one] { $who } looks at { $deck-a }
   *[other] { $who } looks at { $count } { $deck }
}{ $price ->
    [0] {""}
   *[other] {" "}for { $price }
}.
sees = { $cards-count ->
    [one] You look at the last card ({ $deck })
   *[other] You look at { $cards-count } { $deck }
}{ $price ->
    [0] {""}
   *[other] {" "}for { $price }
}: { $cards }.{ $cards-count ->
    [one] {""}
   *[other] {" "}Which one do you keep?
}
keeps-one = { $who } keeps { $deck-a }.
keeps-this = You keep { $deck-a }: { $card }.
recruits = { $who } recruits { $card-the } from { $whom } and leaves a Recruiting card there.
    .you = You recruit { $card-the } from { $whom } and leave a Recruiting card there.
holds-recruiting = { $who } saves the Recruiting card for later.
    .you = You save the Recruiting card for later.
action-phase-begins = The auctions are over. { $who } has the first turn.
    .you = The auctions are over. You have the first turn.
works = { $who } completes a Work with { $card-the }: value { $value }, for { $florins ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $florins }{ $points ->
        [0] {""}
        [one] {" "}and 1 point
       *[other] {" "}and { $points } points
    }
}{ $bonus-count ->
    [0] {""}
    [one] , with the Bonus card { $bonus }
   *[other] , with the Bonus cards { $bonus }
}.
    .you = You complete a Work with { $card-the }: value { $value }, for { $florins ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $florins }{ $points ->
        [0] {""}
        [one] {" "}and 1 point
       *[other] {" "}and { $points } points
    }
}{ $bonus-count ->
    [0] {""}
    [one] , with the Bonus card { $bonus }
   *[other] , with the Bonus cards { $bonus }
}.
builds = { $who } builds { $building-a } on { $square }{ $price ->
    [0] {" "}for free
   *[other] {" "}for { $price }
} and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .you = You build { $building-a } on { $square }{ $price ->
    [0] {" "}for free
   *[other] {" "}for { $price }
} and score { $points ->
    [one] 1 point
   *[other] { $points } points
}.
introduces = { $who } introduces { $freedom-the } for { $price }.
    .you = You introduce { $freedom-the } for { $price }.
sells-points = { $who } gives up { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $florins }.
    .you = You give up { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $florins }.
earns-points = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $source-the }.
    .you = You score { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $source-the }.
ends-turn = { $forgone ->
    [0] { $who } ends the turn.
    [one] { $who } ends the turn and leaves one action unused.
   *[other] { $who } ends the turn and leaves { $forgone } actions unused.
}
    .you = { $forgone ->
    [0] You end your turn.
    [one] You end your turn and leave one action unused.
   *[other] You end your turn and leave { $forgone } actions unused.
}
no-best-work = No Work was completed this round.
best-work = Best Work of the round, value { $value }: { $who } { $who-count ->
    [one] scores
   *[other] each score
} { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .you = Best Work of the round, value { $value }: you score { $points ->
    [one] 1 point
   *[other] { $points } points
}.
scores-prestige = { $who } reveals “{ $card }”: { $points ->
    [0] no points.
    [one] 1 point.
   *[other] { $points } points.
}
    .you = You reveal “{ $card }”: { $points ->
    [0] no points.
    [one] 1 point.
   *[other] { $points } points.
}
tie-money = tie: { $florins } left
game-over = { $who-count ->
    [one] { $who } wins
   *[other] { $who } share the victory
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}. Final points: { $all }.
    .you = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}. Congratulations! Final points: { $all }.

## The story, line by line

auction-runs = { $lot } at auction: { $passed-count ->
    [0] { $who } bids { $price }
   *[other] { $passed } passed; { $who } leads with { $price }
}{ $against-count ->
    [0] {""}
   *[other] , against { $against }
}.
auction-ends = { $lot } to { $who } for { $price ->
    [0] free
   *[other] { $price }
}{ $against-count ->
    [0] { $alone ->
        [0] {""}
       *[other] , since nobody else could bid
    }
   *[other] , against { $against }
}.
takes-card = { $who } takes { $deck-a } for { $price }.
    .you = You take { $deck-a } for { $price }.
takes-this-card = You take { $deck-a }{ $price ->
    [0] {""}
   *[other] {" "}for { $price }
}: { $card }.

## What is asked: of others, and (.you) of the one it is about

asked-princes-choosing = { $who }: choose three Professions.
    .you = Which of your four Professions will you give back?
asked-princes-nominating = { $who }: choose what is auctioned next.
    .you = Your turn: what do you put up?
asked-princes-bidding = { $who }: bid { $next } for { $lot-the }, or pass.
    .you = { $lot } for { $next }: bid, or pass?
asked-princes-placing = { $who }: place { $lot-the }.
    .you = Where do you place { $lot-the }?
asked-princes-picking = { $count ->
    [one] { $who }: take { $deck-a }, the only one left.
   *[other] { $who }: keep one of { $count } { $deck }.
}
    .you = { $count ->
    [one] Only one card is left: { $deck-a }. Take it.
   *[other] Which of these { $deck } do you keep?
}
asked-princes-recruiting = { $who }: use the Recruiting card now, or save it.
    .you = Recruit now, or save the card?
asked-princes-acting = { $actions ->
    [0] { $who }: no actions left; { $hired ->
        [0] recruit, give up points, or end the turn.
       *[other] recruit, use the character, or end the turn.
    }
    [one] { $who }: one action left.
   *[other] { $who }: { $actions } actions left.
}
    .you = { $actions ->
    [0] No actions left
    [one] Your turn: 1 action
   *[other] Your turn: { $actions } actions
}

## Moves, as buttons and lists name them

move-princes-give-back = Give back: { $profession }
move-princes-nominate = Auction: { $lot }
move-princes-bid = Bid { $florins }
move-princes-pass = Pass
move-princes-withdraw = Stay out
move-princes-place = { $turn ->
    [0] { $landscape } on { $square }
   *[other] { $landscape } on { $square }, rotation { $turn }
}
move-princes-keep = Keep: { $card }
move-princes-recruit = Recruit: { $profession }
move-princes-hold = Save the Recruiting card
    .button = Save it
move-princes-sell = { $points ->
    [one] Give up 1 point for money
   *[other] Give up { $points } points for money
}
move-princes-work = Work: { $profession }{ $bonus-count ->
    [0] {""}
   *[other] {" "}with { $bonus }
}{ $points ->
    [0] {""}
    [one] , taking 1 point
   *[other] , taking { $points } points
}
    .button = Work: { $profession }{ $bonus-count ->
    [0] {""}
    [one] , 1 Bonus card
   *[other] , { $bonus-count } Bonus cards
}{ $points ->
    [0] {""}
    [one] , 1 point
   *[other] , { $points } points
}
move-princes-build = { $turn ->
    [0] Build: { $building } on { $square }
   *[other] Build: { $building } on { $square }, rotation { $turn }
}
move-princes-take-profession = Take a Profession card
move-princes-introduce = Introduce: { $freedom }
move-princes-acquire-bonus = Take a Bonus card
move-princes-end = End the turn
    .button = End the turn

## Refusals: the deal and the auctions

give-one-back = First choose the card you give back: { $hand }.
not-in-hand = { $hand-count ->
    [0] “{ $card }” isn’t in your hand; you hold no Profession cards at the moment.
   *[other] “{ $card }” isn’t in your hand. You hold: { $hand }.
}
name-a-lot-or-withdraw = It’s your choice now: put something up for auction, or stay out for the rest of the round.
bid-or-pass = Right now { $lot-the } is being auctioned: you can bid or pass.
no-such-lot = There is no “{ $lot }” to be auctioned. Choose one of these: { $lots }.
lot-sold = { $who } took { $lot-the } this round; only one object of each stack is sold per round.
lot-exhausted = There is nothing left on this stack: { $lot }.
has-all-builders = { $most ->
    [one] You have your Builder already; nobody may have more.
   *[other] You have { $most } Builders already; nobody may have more.
}
landscape-fits-nowhere = { $lot }: there is no room for it anywhere in your Principality any more.
no-landscape-left-fits = None of the Landscapes that are left fits anywhere in your Principality.
raise-by-one-step = The next bid has to be exactly { $price }.
cannot-pay = That costs { $price }; { $most ->
    [0] you have neither money nor points to pay with.
   *[other] giving up all points, you could pay { $most }.
}
no-points-to-sell = You have no points to give up.
sell-only-so-many = { $most ->
    [one] You can give up exactly 1 point.
   *[other] You can give up between 1 and { $most } points.
}

## Refusals: placing

place-it-first = You have just won something: first place { $lot-the }.
other-landscape-won = That isn’t what you won. To be placed: { $landscapes }.
no-such-square = There is no square “{ $square }”: they go from a1 to { $last }.
no-such-turn = For { $tile-the }, the rotation is a number from 0 to { $most }.
tile-leaves-the-grid = Rotated that way on { $square }, { $tile-the } would stick out of the grid.
tile-overlaps = Rotated that way on { $square }, { $tile-the } would cover part of { $other-the }.
building-touches = With fewer than two Builders, { $tile-the } on { $square } may not touch { $other-the }, except at a corner.

## Refusals: cards

keep-one-first = First choose the card you keep: { $cards }.
not-among-these = “{ $card }” isn’t among the cards before you: { $cards }.
recruit-or-hold = Decide about your Recruiting card first: use it now, or save it.
no-recruiting-card = You have no Recruiting card.
not-on-another-table = { $cards-count ->
    [0] “{ $card }” can’t be recruited: no Profession lies on another player’s table yet.
   *[other] “{ $card }” lies on no other player’s table. You can recruit: { $cards }.
}

## Refusals: actions

act-or-end = { $actions ->
    [0] No actions left: recruit if you can, or end your turn.
    [one] This is your turn, with one action left: choose an action, or end your turn.
   *[other] This is your turn, with { $actions } actions left: choose an action, or end your turn.
}
no-action-left = { $actions ->
    [one] You have used your action this round.
    [2] You have used both of your actions this round.
   *[other] You have used all { $actions } actions you have this round.
}
no-such-building = There is no Building called “{ $building }”. There are: { $buildings }.
building-stands-already = You have { $building-the } already; each Principality may have only one of each.
building-exhausted = No { $building } is left.
profession-taken-already = You have taken a Profession card this round; one a round is the limit.
freedom-introduced-already = You have introduced a Freedom this round; one a round is the limit.
no-such-freedom = There is no Freedom called “{ $freedom }”. There are: { $freedoms }.
has-this-freedom = You have { $freedom-the } already; once is enough.
freedom-exhausted = No { $freedom } is left.
deck-is-empty = No { $deck } are left to take.
no-such-bonus-card = { $cards-count ->
    [0] “{ $card }” isn’t in your hand; you hold no Bonus cards at the moment.
   *[other] “{ $card }” isn’t in your hand. Your Bonus cards: { $cards }.
}
bonus-card-named-twice = You named a Bonus card twice, but each one can be played only once.
work-too-small = This Work would be worth { $value }; this round asks for at least { $minimum }.
only-so-many-points = { $most ->
    [0] This Work pays too little to take points for it.
    [one] For this Work you can take at most 1 point.
   *[other] For this Work you can take at most { $most } points.
}

## Standing orders

order-princes-limit = { $lot }: bid up to { $florins }, then { $afterwards ->
    [pass] pass
   *[ask] ask me
}
order-princes-wish = Buy { $lot } for at most { $florins }
order-princes-otherwise = Once no wish is left, { $then ->
    [pass] pass for the rest of the auctions
   *[ask] ask me
}
order-princes-pass-rest = Pass for the rest of the auctions
order-princes-put-up = When you choose an object, first: { $lot }
order-princes-total = In all, for object and character, at most { $florins }
order-princes-lay = { $landscape }, on the first of these that is free: { $places }
order-place = { $turn ->
    [0] { $square }
   *[other] { $square } (rotation { $turn })
}
order-princes-enlist = { $profession-count ->
    [0] Recruiting card: { $then ->
        [hold] save it
       *[ask] ask me
    }
   *[other] Recruiting card: the first of { $profession }; otherwise { $then ->
        [hold] save it
       *[ask] ask me
    }
}
order-princes-choose = { $card-count ->
    [0] { $deck }: { $then ->
        [dearest] keep what is worth most to you
       *[ask] ask me
    }
   *[other] { $deck }: keep the first of { $card }; otherwise { $then ->
        [dearest] what is worth most
       *[ask] ask me
    }
}
    .button = { $card-count ->
        [0] { $deck }
       *[other] { $deck }: { $card }
    }
order-void = Your wish “{ $order }” no longer counts. { $why }
limit-reached = Your limit is reached: { $lot-the } would cost more than { $florins } now. What will you do?
no-wish-left = None of your wishes can still come true. What will you do?
no-auctions-to-come = No more auctions follow in this game.
so-many-places = Name one place at least, and { $most } at most.
no-such-place = “{ $place }” isn’t a place. Name the square and the rotation, such as c3-0.
no-such-deck = You can keep cards from these decks: { $decks }.
no-such-card = There is no card “{ $card }” in that deck.
no-place-left = None of the places you named is free. Where does it go?
nobody-to-enlist = None of the Professions you named is there any more. What will you do?
no-card-drawn = None of the cards you named has been drawn. Which one will you keep?
no-such-end = A wish can’t end with “{ $end }”. It can end with: { $ends }.
otherwise-needs-wishes = First wish for something; then say what happens when no wish is left.
lot-passed = You passed on { $lot-the } already.
limit-too-low = That limit is too low: at least { $lowest } is needed now.
limit-between-steps = Bids rise by { $step }, so nobody can bid exactly { $florins }.
already-bought = You have { $lot-the } from this round’s auctions; one object a round is the limit.
already-withdrawn = You are out of this round’s auctions.

## The rules, by name

rule-deal = rulebook, Setup: your first Professions
rule-auction-turn = rulebook, Auction phase: choosing an object
rule-auction-bid = rulebook, Auction phase: bidding
rule-lots = rulebook, Auction phase: the seven objects
rule-one-of-each-stack = rulebook, Auction phase: one object from each stack
rule-one-lot-each = rulebook, Auction phase: one object for each player
rule-exhausted-stack = rulebook, Auction phase: empty stacks
rule-raise = rulebook, Auction phase: raising
rule-builders-each = rulebook, Objects: three Builders at most
rule-landscape-placed = rulebook, Objects: a Landscape is placed at once
rule-keep-one = rulebook: five cards to see, one to keep
rule-recruiting = rulebook, Objects: Recruiting cards
rule-paying = rulebook, Earning money: what you can pay
rule-selling = rulebook, Earning money: points for florins
rule-action-turn = rulebook, Action phase: your turn
rule-two-actions = rulebook, Action phase: two actions
rule-once-a-round = rulebook, Action phase: once a round
rule-buildings = rulebook, Build a Building: the ten Buildings
rule-building-supply = rulebook, Build a Building: the supply
rule-placing-1 = rulebook, Placing, rule 1: inside the grid
rule-placing-2 = rulebook, Placing, rule 2: no overlap
rule-placing-3 = rulebook, Placing, rule 3: Buildings side by side
rule-placing-5 = rulebook, Placing, rule 5: each Building once
rule-freedoms = rulebook, Introduce a Freedom: the three Freedoms
rule-freedom-once = rulebook, Introduce a Freedom: each one once
rule-freedom-supply = rulebook, Introduce a Freedom: the supply
rule-deck-empty = rulebook, Action phase: empty decks
rule-work-from-hand = rulebook, Complete a Work: from your hand
rule-work-minimum = rulebook, Complete a Work: minimum value
rule-work-pay = rulebook, Complete a Work: money or points
rule-bonus-from-hand = rulebook, Bonus cards: from your hand
rule-bonus-once = rulebook, Bonus cards: each one once
rule-orders = how this bot works: wishes
