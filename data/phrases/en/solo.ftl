# The Princes of Florence alone against Wolfgang, the Automa; the terms are those of princes.ftl.

## Whom one plays against, and what he can do

automa-wolfgang = Wolfgang
    .of = Wolfgang’s
automa-action-work = complete a Work
automa-action-build = build a Building
automa-action-profession = take a Profession card
automa-action-freedom = introduce a Freedom
automa-action-bonus = take a Bonus card

## Options

option-level = Level
    .about = Alone against Wolfgang: how much money he begins with.
option-level-standard = standard
    .about = Wolfgang begins with 1500 florins.
option-level-easy = easy
    .about = Wolfgang begins without any money.
option-level-hard = hard
    .about = Wolfgang begins with 3500 florins.
option-dummies = Dummy players
    .about = Alone against Wolfgang: how many dummy players there are beside him.
option-dummies-2 = 2
    .about = A table for four: four auctions in a round.
option-dummies-3 = 3
    .about = A table for five: five auctions in a round, and some objects cost more.

## What is ours and not printed

ours-automa = Good to know: we made the 21 Automa cards ourselves, because the printed ones are not public.

## What happens in the auctions

solo-round-begins = A Work now needs a value of at least { $minimum }. { $who } will have the first turn.
    .you = A Work now needs a value of at least { $minimum }. You will have the first turn.
automa-opens = Automa card { $number } is turned up. What Wolfgang wants, the most wanted first: { $lots }.
automa-price = { $add ->
    [0] { $lot } (die)
   *[other] { $lot } (die + { $add })
}
solo-rolls = { $who } chooses { $lot-the }. The die shows { $die }{ $add ->
    [0] {""}
   *[other] , and { $add } is added
}: the last bid is { $bid }, so the price is { $price }.
    .you = You choose { $lot-the }. The die shows { $die }{ $add ->
    [0] {""}
   *[other] , and { $add } is added
}: the last bid is { $bid }, so your price is { $price }.
solo-forced = A roll of { $die }, and the object’s number is 0: { $who } has to buy { $lot-the }.
    .you = A roll of { $die }, and the object’s number is 0: you have to buy { $lot-the }.
solo-declines = { $who } declines { $lot-the }. If Wolfgang buys it, he pays { $price }.
    .you = You decline { $lot-the }. If Wolfgang buys it, he pays { $price }.
automa-flips = Wolfgang’s leftmost face-down Profession is { $card-the }, who wants: { $thing }.
automa-skips = Wolfgang can’t buy { $lot-the }: { $why }
automa-knows-price = Wolfgang wants { $lot-the }; the last bid for it was { $price }.
automa-rolls = Wolfgang wants { $lot-the }. The die shows { $die }{ $add ->
    [0] {""}
   *[other] , and { $add } is added
}: he pays { $price }.
automa-buys = Wolfgang takes { $lot-the } for { $price } ({ $die ->
    [0] the last bid for it
   *[other] die { $die }{ $add ->
        [0] {""}
       *[other] {" "}+ { $add }
    }
}).
automa-buys-nothing = There is nothing left for Wolfgang to buy this round.
automa-discards = Nobody bought { $lot-a } this round, so one is removed from the game.

## What happens in Wolfgang’s turn

automa-acts = { $nth ->
    [one] Wolfgang’s first action
   *[other] Wolfgang’s second action
} by Automa card { $number }{ $actions-count ->
    [one] : { $actions }.
   *[other] {" "}is the first possible one of these: { $actions-or }.
}
automa-has-to-work = { $rounds ->
    [one] This is the last round, and Wolfgang still holds { $cards ->
        [one] a face-down card
       *[other] { $cards } face-down cards
    }
   *[other] Wolfgang holds { $cards } face-down cards, and with this one { $rounds } rounds are left
}: he completes a Work, whatever the card says.
automa-cannot = He can’t { $action }: { $why }
automa-falls-back = Nothing on the card is possible. He does the first possible of these: Profession card, Building, Bonus card, Freedom.
automa-does-nothing = Nothing at all is possible, so Wolfgang does nothing.
automa-works = Wolfgang completes a Work of value { $value } with { $card-the }: { $minimum } for the round{ $jesters ->
    [0] {""}
   *[other] , { $jesters } for Jesters
}{ $recruits ->
    [0] {""}
   *[other] , { $recruits } for Recruiting cards
}{ $bonus-count ->
    [0] {""}
   *[other] , and from Bonus cards: { $bonus }
}. He takes { $points ->
    [0] { $florins }
    [one] 1 point{ $florins ->
        [0] {""}
       *[other] {" "}and { $florins }
    }
   *[other] { $points } points{ $florins ->
        [0] {""}
       *[other] {" "}and { $florins }
    }
}.
dummies-turn-up = { $cards-count ->
    [one] A dummy player turns up { $cards }.
   *[other] The dummy players turn up { $cards }.
}
automa-builds = Wolfgang builds { $building-a }{ $price ->
    [0] {" "}for free
   *[other] {" "}for { $price }
} and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
automa-takes-profession = Wolfgang takes the top Profession card, face down, for { $price }. { $dummies ->
    [0] None is left for the dummy players.
    [one] One dummy player gets one as well.
   *[other] { $dummies } dummy players get one each as well.
}
automa-pays-for-bonus = Wolfgang takes a Bonus card for { $price }.
automa-looks = He looks at { $deck }, with what each is worth to him: { $cards }.
automa-worth = { $card } ({ $worth })
automa-keeps = { $equals ->
    [one] He keeps “{ $card }”, worth { $worth }.
   *[other] { $equals } of them are worth { $worth }; at random he keeps “{ $card }”.
}
recruits-from-automa = { $who } recruits { $card-the } from Wolfgang; the Recruiting card joins his row on the right.
    .you = You recruit { $card-the } from Wolfgang; the Recruiting card joins his row on the right.
recruits-from-dummy = { $who } recruits { $card-the } from dummy player { $dummy }; the Recruiting card is removed from the game.
    .you = You recruit { $card-the } from dummy player { $dummy }; the Recruiting card is removed from the game.

## Why Wolfgang can’t

automa-no-card = no face-down card is left in his row.
automa-no-profession = no face-down Profession is left in his row.
automa-bought-already = it was bought this round.
automa-none-left = there is none left.
automa-all-builders = he has { $most }, and nobody may have more.
automa-gone = no { $thing } is left.
automa-deck-empty = no { $deck } are left.

## How it ends

solo-won = { $who } beats Wolfgang by { $points } to { $his }. Congratulations!
    .you = You beat Wolfgang by { $points } to { $his }. Congratulations!
solo-lost = Wolfgang beats { $who } by { $his } to { $points }. Better luck next time!
    .you = Wolfgang beats you by { $his } to { $points }. Better luck next time!
solo-tie-won = { $points } all, but { $who } has more money, { $florins } to Wolfgang’s { $his }, and wins. Congratulations!
    .you = { $points } all, but you have more money, { $florins } to Wolfgang’s { $his }, and win. Congratulations!
solo-tie-lost = { $points } all, but Wolfgang has more money, { $his } to { $florins }, and wins against { $who }. That was close!
    .you = { $points } all, but Wolfgang has more money, { $his } to your { $florins }, and wins. That was close!
solo-shared = { $points } all, and { $florins } each: { $who } and Wolfgang share the victory. Congratulations!
    .you = { $points } all, and { $florins } each: you and Wolfgang share the victory. Congratulations!

## Refusals

lot-declined-already = You have declined { $lot-the } this round; each object can be chosen once.
lot-too-dear-for-last = The last auction leaves out the objects with the two highest numbers on the Automa card, so { $lot-the } isn’t for sale. Choose another object, or stay out.
could-not-pay-if-forced = On a 1 or a 2 you would have to buy { $lot-the } for up to { $price }, but you could pay only { $most }. Choose an object with a number added.
no-orders-alone = Wishes are for tables where you wait for others; alone you decide at once.

rule-solo-once-each = rulebook, Solo rules: each object once a round
rule-solo-last-auction = rulebook, Solo rules: the last auction
rule-solo-forced = rulebook, Solo rules: when one has to buy
