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

panel-wishes-call = Everybody is asked at once, and the auctions begin when all have answered. Wherever you leave no wish, you will be asked at each bid.
panel-wishes-given = Your answer is in. You can still change your wishes until the auctions begin.
press-wishes-given = These are my wishes
press-wishes-reconsider = Wait for me after all

wishes-come-first = First everybody gives their wishes; then the auctions are played out. Yours are under “{ press-orders }”.
no-call-for-wishes = These wishes aren’t being asked for right now.

motion-sealed = giving all wishes for the auctions at once
motion-by-hand = auctions bid by bid
votes-auctions-sealed = It is agreed: from the next auctions on, everybody gives their wishes at once.
votes-auctions-by-hand = It is agreed: auctions are played bid by bid.
votes-auctions-are-so = That is how auctions are played here already: { $motion }.
nobody-else-wishes = It takes two people to give all wishes at once; the others at this table are computer players.
terms-by-vote = The clock stays as it is once a game has begun. How auctions are held can still be changed by a vote: /{ command-game } { command-game-vote }, “{ $motion }”.
