# Wishes for the auctions: what a player tells the bot in secret, in its panels and by command.

command-orders = wishes
    .about = Your secret wishes for the auctions: how much you would pay, and what happens then
word-wishes = list
    .about = For example: Jester 700, Forest 500 c3, rest pass
wish-not-understood = I can’t make sense of “{ $part }”. Name an object and a price, such as “Jester 700, Forest 500 c3, rest pass”.

press-orders = My wishes…
press-wishes-form = On one sheet…
press-wishes-correct = Correct…
press-orders-back = All my wishes
press-orders-characters = The characters…
press-orders-lots = The objects…
press-orders-favours = My character…
press-orders-forget = Take everything back
press-orders-drop = ✗ Remove
press-orders-up = ▲ Move up
press-orders-down = ▼ Move down
press-orders-wish = Have it put up for auction
press-orders-pass = Only bid, then pass
press-orders-ask = Only bid, then ask me
press-orders-rest-pass = The rest: pass
press-orders-rest-ask = The rest: ask me
press-orders-courting-pass = Otherwise: nobody
press-orders-courting-ask = Otherwise: ask me

panel-orders = **Your wishes for round { $round }.** Only you see them.
panel-orders-none = None so far: you will be asked each time.
panel-orders-noted = Noted.
panel-orders-stale = Your wishes have changed since this button was shown. This is how they stand:
panel-orders-line = ↳ { $order }
panel-orders-wished = { $rank }. { $lot } { $most }{ $then ->
    [pass] , only bid
    [ask] , then ask me
   *[other] {""}
}
panel-orders-courted = { $rank }. { $order }
panel-orders-void = × ~~{ $order }~~ { $why }
panel-orders-rest-pass = The rest: you pass.
panel-orders-rest-by-hand = The rest: you will be asked.
panel-orders-for = **{ $lot }** · { $does }
panel-orders-lot = Wish for…
panel-orders-lot-option = { $lot }
panel-orders-lot-wished = { $lot } · up to { $florins-short }
panel-orders-price = Up to { $florins-short }
panel-orders-wish = Buy it for at most…
panel-orders-pass = Bid up to…, then pass
panel-orders-ask = Bid up to…, then ask me
panel-orders-put-up = Put up for auction first…
panel-orders-put-up-best = Put up first: my best wish
panel-orders-put-up-lot = Put up first: { $lot }
panel-orders-total = Object and character together…
panel-orders-total-none = In all: no limit
panel-orders-total-of = In all at most { $florins-short }
panel-orders-chosen = { $rank }. ✓ { $what }
panel-orders-place = Where to place it, in order…
panel-orders-place-of = { $landscape }: { $place }
panel-orders-recruiting = Whom to recruit, in order…
panel-orders-recruit = { $profession } (would be worth { $value } now)
panel-orders-recruit-hold = Otherwise save the card
panel-orders-recruit-ask = Otherwise ask me
panel-orders-card = { $deck }: which to keep…
panel-orders-card-of = { $card }
panel-orders-card-dearest = Otherwise whichever is worth most to me
panel-orders-card-ask = Otherwise ask me
panel-orders-favours = **{ $character }** still serves you in these auctions. What should happen when the card can be used?
panel-orders-favour = { $character }…
panel-orders-favour-none = Ask me
panel-orders-favour-of = Use it: { $use }
panel-orders-pays = The Merchant pays…
panel-orders-pays-none = Ask me each time
panel-orders-pays-of = The Merchant pays { $florins-short } or more
panel-orders-characters = **For the characters:** your wishes are ranked. Your pawn goes to the lowest space you may take on the first character still within your limit. When it is sent back, I choose the same way again.
panel-orders-character = Wish for…
panel-orders-character-option = { $character }
panel-orders-character-wished = { $character } · up to { $florins-short }
panel-orders-courtship = Hire for at most…
panel-orders-courting-pass = The other characters: you hire nobody.
panel-orders-courting-by-hand = The other characters: you will be asked.
panel-orders-for-character = **{ $character }** – { $about } How far will you go?

panel-lot-does = { $parts }
panel-lot-does-nothing = changes nothing for your Works now
panel-lot-choice = one of these:
panel-lot-one-of = { $before }
    ↳ { $landscape } – { $parts }
panel-lot-every-work = every Work +{ $more }
panel-lot-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
panel-lot-building = Buildings { $after-short } instead of { $before-short }
panel-lot-building-free = Buildings free instead of { $before-short }
panel-lot-prestige = see { $count }, keep one
panel-lot-recruits = could recruit { $professions }

## The form of all wishes

wishes-form = Your wishes for round { $round }
wishes-form-list = One object and your highest price per line
wishes-form-list-about = Best first. After a price: “?” to be asked beyond it, “bid” to bid only, squares to place it.
wishes-form-ticked = If the list fails, for { $florins-short } each
wishes-form-rest = Everything else
wishes-form-follow = Once I have it: where, whom, which card
wishes-form-follow-kept = As written; ask me for the rest
wishes-form-follow-usual = As written; choose for me otherwise

## As somebody types it; several ways are parted by a slash

typed-rest = rest / the rest
typed-pass = pass
typed-hand = ask me / ask / by hand / hand
typed-total = in all / total
typed-save = save / keep
typed-dearest = worth most / dearest
typed-bid = bid / only bid
