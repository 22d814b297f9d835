# Sealed auctions: everybody is asked for his wishes at once.

lobby-auctions = Auctions: { $auctions }
auctions-sealed = everybody’s wishes at once
auctions-hand = bid by bid
word-auctions = auctions
    .about = Whether everybody gives his wishes at once, or you bid in turn
no-such-auctions = Auctions can be: { $auctions }.

called-princes-lots = Wishes for the auctions of round { $round }: waiting for { $who }.
    .you = Your wishes for the auctions of round { $round }: say what you would like and for how much, or leave it open and bid yourself. Then press “{ press-wishes-given }”.
called-princes-characters = Wishes for the characters of round { $round }: waiting for { $who }.
    .you = Your wishes for the characters of round { $round }: say whom you would like and for how much, or leave it open and bid yourself. Then press “{ press-wishes-given }”.
reminder-wishes = { $who }, the table is waiting for your wishes.

panel-wishes-call = Everybody is asked at once, and the auctions begin when all have answered. Wherever you give no order, you will be asked at each bid.
panel-wishes-given = You have said that these are your wishes. Until the auctions begin you can still change them.
press-wishes-given = These are my wishes
press-wishes-reconsider = Wait for me after all

wishes-come-first = First everybody gives his wishes; then the auctions are played out. Yours are under “{ press-orders }”.
no-call-for-wishes = Nobody is asked for these wishes any more, or not yet.

motion-sealed = giving wishes for the auctions all at once
motion-by-hand = auctions bid by bid
votes-auctions-sealed = It is agreed: from the next auctions on, everybody gives his wishes at once.
votes-auctions-by-hand = It is agreed: auctions are played bid by bid.
votes-auctions-are-so = That is how auctions are played here already: { $motion }.
