# Sealed auctions: everybody is asked for his wishes at once.

lobby-auctions = Auctions: { $auctions }
auctions-sealed = everybody’s wishes at once
auctions-hand = bid by bid
word-auctions = auctions
    .about = Give wishes all at once, or bid in turn
no-such-auctions = Auctions can be: { $auctions }.

called-princes-lots = Wishes for the auctions of round { $round }: waiting for { $who }.
    .you = Your wishes for the auctions of round { $round }: say what you would like and for how much, or leave it open and bid yourself. Then press “{ press-wishes-given }”.
called-princes-characters = Wishes for the characters of round { $round }: waiting for { $who }.
    .you = Your wishes for the characters of round { $round }: say whom you would like and for how much, or leave it open and bid yourself. Then press “{ press-wishes-given }”.
reminder-wishes = { $who }, the table is waiting for your wishes.

panel-wishes-call = The auctions begin once everybody has answered.
panel-wishes-given = Your answer is in; you can still change it.
press-wishes-given = These are my wishes
press-wishes-reconsider = Wait for me after all

wishes-come-first = First everybody gives their wishes; then the auctions are played out. Yours are under “{ press-orders }”.
no-call-for-wishes = These wishes aren’t being asked for right now.

motion-sealed = giving all wishes for the auctions at once
motion-by-hand = auctions bid by bid
votes-auctions-sealed = It is agreed: from the next auctions on, everybody gives their wishes at once.
votes-auctions-by-hand = It is agreed: auctions are played bid by bid.
votes-auctions-are-so = That is how auctions are played here already: { $motion }.
nobody-else-wishes = It takes two people to be asked at once; the others at this table are computer players.
terms-by-vote = The clock stays as it is once a game has begun. By a vote (/{ command-game } { command-game-vote }), you can still decide on: { $motions }.

# Turns that all plan at once.

lobby-turns-together = Turns: all planned at once (faster, a little less interaction)
turns-together = all planned at once
turns-order = one after the other
word-turns = turns
    .about = Plan all turns of a round at once, or take them one after the other
no-such-turns = Turns can be planned all at once or taken one after the other.
no-turns-together = In this game, turns are taken one after the other.
motion-together = planning all turns of a round at once
motion-in-order = taking turns one after the other
votes-turns-together = It is agreed: from now on, all turns of a round are planned at once.
votes-turns-in-order = It is agreed: turns are taken one after the other.
votes-turns-are-so = That is how turns are taken here already: { $motion }.

board-all-plan = all others plan their turns meanwhile
letter-call-to-plan = All plan their turns now: save yours, or see the others’ first
call-to-plan = **Everybody is asked at once:** plan your turn now, and it is played when it comes. If a step is no longer possible, you will be asked.
call-waits = You want to see the others’ turns first and will be asked when yours comes. You can still plan it.
plan-waits = Noted: you will be asked when your turn comes.
call-wishes-next = The next auctions follow the turns: give your wishes now, too (“{ press-orders }”), so that you don’t have to come back for them.
press-plan-wait = See the others’ turns first
wait-best-work = The Best Work of the round is within your reach: it may be worth seeing the others’ turns first.
wait-recruiting = You hold a Recruiting card: after the others’ turns there may be more Professions to recruit.
wait-last-one = There is only one left: { $thing }.
