# The Muse and the Princess: six characters in the service of the princes. Sentences ours.

character-banker = Banker
    .the = the Banker
    .about = Pays you all the money on his card at once; hired in the last round, also 1 point per 200 florins.
character-cardinal = Cardinal
    .the = the Cardinal
    .about = Gives you a third action this round. A Profession and a Freedom are still limited to one each.
character-merchant = Merchant
    .the = the Merchant
    .about = 1 point plus 1 per opponent ahead of you; or pays for an object next round, if there is one.
character-muse = Muse
    .the = the Muse
    .about = Adds the number of the round to the value of every Work you complete in it.
character-princess = Princess
    .the = the Princess
    .about = A Work of her own: 3 per Landscape, 2 per Building or Builder, 1 per Profession or Recruiting card.
character-professor = Professor
    .the = the Professor
    .about = Brings you a Prestige card or a Bonus card for free: you see five and keep one, without an action.

use-free = the object for free
    .about = Your Merchant pays what you have just bid.
use-points = points
    .about = 1 point, and 1 more for each opponent who is ahead of you.
use-prestige = a Prestige card
    .about = You see five and keep one, for free.
use-bonus = a Bonus card
    .about = You see five and keep one, for free and without an action.
use-later = later
    .about = On your turn, or in the next auctions.

source-characters = Characters

option-characters = The Muse and the Princess
    .about = Expansion: whether the Muse, the Princess and four other characters can be hired.
option-characters-off = off
    .about = Without the expansion.
option-characters-on = on
    .about = A second auction each round, for six characters; nobody may give up points for money.

## What happens

characters-begin = Now the characters can be hired: { $who } begins. There are { $florins } on the Banker.
    .you = Now the characters can be hired: you begin. There are { $florins } on the Banker.
courts = { $price ->
    [0] { $who } puts a pawn on { $character-the } for free.
   *[other] { $who } bids { $price } for { $character-the }.
}
    .you = { $price ->
    [0] You put a pawn on { $character-the } for free.
   *[other] You bid { $price } for { $character-the }.
}
courts-instead = { $who } bids { $price } for { $character-the } and sends { $whom-of } pawn back.
    .you = You bid { $price } for { $character-the } and send { $whom-of } pawn back.
courts-nobody = { $who } hires nobody this round.
    .you = You hire nobody this round.
hires = { $who } hires { $character-the }{ $price ->
    [0] {" "}for free
   *[other] {" "}for { $price }
}.
    .you = You hire { $character-the }{ $price ->
    [0] {" "}for free
   *[other] {" "}for { $price }
}.
hiring-ends = { $character } to { $who } for { $price ->
    [0] free
   *[other] { $price }
}{ $against-count ->
    [0] {""}
   *[other] , against { $against }
}.
banker-pays = The Banker pays { $who } { $florins }.
    .you = The Banker pays you { $florins }.
banker-grows = Nobody hired the Banker: { $florins } lie on his card now.
wins-first = { $who } wins { $lot-the } at { $price }, and may use a character before paying.
    .you = You win { $lot-the } at { $price }, and may use your character before you pay.
merchant-pays = { $who-of } Merchant pays the { $price } for { $lot-the }.
    .you = You have your Merchant pay the { $price } for { $lot-the }.
consults-professor = { $who } asks the Professor for { $deck-a }.
    .you = You ask the Professor for { $deck-a }.
forgoes = { $who } saves { $character-the } for later.
    .you = You save { $character-the } for later.
lets-go = { $who } does not use { $character-the }.
    .you = You do not use { $character-the }.
princess-works = { $who } completes a Work with the Princess: value { $value }, for { $florins ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $florins }{ $points ->
        [0] {""}
        [one] {" "}and 1 point
       *[other] {" "}and { $points } points
    }
}.
    .you = You complete a Work with the Princess: value { $value }, for { $florins ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $florins }{ $points ->
        [0] {""}
        [one] {" "}and 1 point
       *[other] {" "}and { $points } points
    }
}.
changes = { $who } exchanges { $florins } with the Banker for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .you = You exchange { $florins } with the Banker for { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## What is asked

asked-princes-courting = { $who }: bid for a character, or hire nobody.
    .you = Your turn: which character?
asked-princes-consulting = { $who }: use { $character-the } now, or not.
    .you = Do you use { $character-the } now?
asked-princes-changing = { $who }: exchange money with the Banker for points, or not.
    .you = How much of your money do you exchange with the Banker for points?

## Moves

move-princes-court = { $florins ->
    [0] { $character } for free
   *[other] { $character } for { $florins }
}
move-princes-consult = Use your character: { $use }
move-princes-forgo = Not now
move-princes-princess-work = Work of the Princess{ $points ->
    [0] {""}
    [one] , taking 1 point
   *[other] , taking { $points } points
}
move-princes-change = { $points ->
    [one] Exchange money for 1 point
   *[other] Exchange money for { $points } points
}

press-princes-court = Hire a character…
press-princes-consult = Use your character…
press-princes-princess-work = Work of the Princess…
press-princes-change = Exchange money…
choose-princes-court = Which character, and for how much?
choose-princes-consult = What should your character do?
choose-princes-princess-work = How many points do you take instead of money?
choose-princes-change = How many points do you want for your money?
command-princes-court = hire
    .about = Bid for a character
command-princes-consult = use-character
    .about = Use your Merchant or your Professor
command-princes-forgo = not-now
    .about = Do not use your character for now
command-princes-princess-work = princess-work
    .about = Let the Princess complete a Work
command-princes-change = exchange-money
    .about = Exchange money for points at the end
word-character = character
    .about = Which character
word-use = use
    .about = What your character should do

## Refusals

cannot-pay-in-cash = That costs { $price }, and your purse { $most ->
    [0] is empty
   *[other] holds { $most }
}; with the characters, nobody gives up points for money.
nobody-sells-points = With the characters at the table, nobody may give up points for money.
court-or-pass = The characters are being hired: bid for one of them, or pass.
no-such-character = There is no character called “{ $character }”. There are: { $characters }.
character-hired = { $who } has hired { $character-the } for this round.
no-space-above = { $who-of } pawn stands on the highest space of { $character-the }: nobody can bid more.
no-such-space = For { $character-the } you can bid { $lowest } to { $highest }, in hundreds.
place-pawn-higher = { $who-of } pawn stands on { $character-the } already: you would have to bid at least { $lowest }.
nobody-to-consult = Neither the Merchant nor the Professor is in your service.
character-is-used = You have used { $character-the } already; each character can be used once.
no-such-use = Your { $character } can’t do this for you: { $use }. Choose from: { $uses-or }.
free-when-winning = The Merchant pays for an object only at the moment you win one; here he can score you points.
last-card-is-won = The last Prestige card is the one you have just won; ask the Professor for a Bonus card.
consult-or-forgo = Decide about { $character-the } first: use the card now, or not.
change-so-many = { $most ->
    [one] The Banker can give you exactly 1 point for your money.
   *[other] The Banker can give you 1 to { $most } points for your money.
}
change-or-forgo = Only the Banker is still open: exchange money for points, or leave it.
no-princess = The Princess is not in your service this round.

## Secret orders

order-princes-courtship = Hire { $character } for at most { $florins }
order-princes-courtship-otherwise = Once none of the characters you wish for is left, { $then ->
    [pass] hire nobody
   *[ask] ask me
}
order-princes-no-courtship = Hire nobody
order-princes-merchant-pays = The Merchant pays for an object from { $florins } up
order-princes-favour = { $character } in the auctions: { $use }
order-princes-favour-on-hiring = { $character }, once hired: { $use }
no-characters-here = This table plays without the characters.
characters-are-hired = The characters of this round are hired already.
has-a-character = You have hired { $character-the }; one character a round is the limit.
courts-no-more = You have passed and can’t hire anybody else this round.
last-favour = This is the last chance to use your character. What will you do?

## The rules, by name

rule-characters = expansion The Muse and the Princess: the six characters
rule-character-auction = expansion The Muse and the Princess: the character auction
rule-character-spaces = expansion The Muse and the Princess: bidding spaces
rule-no-selling = expansion The Muse and the Princess: no money for points
rule-consulting = expansion The Muse and the Princess: Merchant and Professor
rule-face-down = expansion The Muse and the Princess: characters face down
rule-merchant = expansion The Muse and the Princess: the Merchant
rule-banker = expansion The Muse and the Princess: the Banker
rule-princess = expansion The Muse and the Princess: the Princess

## Pictures and their words

render-header-princes-courting = { $name } hires somebody, or nobody
render-header-princes-consulting = { $name } may use a character
render-header-princes-changing = { $name } exchanges money
alt-princes-courting = { $who } bids for a character or hires nobody.
alt-princes-consulting = { $who } may use { $character-the }.
alt-princes-changing = { $who } may exchange money for points.
