# The book of The Princes of Florence: what chapters say beside those in panels.ftl, and the glossary.

topic-summary = Everything on a page
digest-summary = · **Aim.** { $rounds } rounds; the most prestige points win. Florins only break ties.
    · **Auctions.** One purchase each; each kind is sold once a round. A bid begins at { $opening } and rises by { $step }.
    · **Two actions.** A Building { $first }, a Freedom { $freedom_cost }, a Profession { $profession_cost }, a Bonus card { $bonus_cost }, or a Work. Freedom and Profession once a round.
    · **Works.** Building { $work_building }, Landscape { $work_landscape }, Freedom { $work_freedom }, each Jester { $work_jester }, each Profession or Recruiting card { $work_card }; Bonus cards on top.
    · **Minimum and pay.** { $minima }. { $florins_per_value } for each point of value, or 1 prestige point instead of { $florins_per_point }. The Best Work: { $best_work_points } points.
    · **Placing.** Buildings may not share a side with one another or the Palazzo; Landscapes may. Each further Landscape of a kind: { $landscape_points } points.
    · **Builders.** First: Buildings cost { $second }. Second: they may touch, { $builder_points } points. Third: they are free, { $builder_points } points.
    · **Recruiting.** A Profession that has worked elsewhere comes into your hand; that takes no action.
    · **Giving up points.** When you have to pay, { $florins_for_point } for each point given up.
    · **Prestige cards.** They score at the end, if their goal is met.
topic-setup = Set-up
topic-round = A round
topic-order = Starting player and order of turns
topic-professions = Professions and what they want
topic-buildings = Buildings, their sizes and costs
topic-costs = What everything costs
topic-bonus = Bonus cards
topic-prestige = Prestige cards
topic-glossary = Glossary

digest-setup = I set up the game when it starts; you only choose your cards.
    · **Everybody** has an empty Principality, { $purse } and { $dealt } Profession cards, of which { $kept } are kept; what is given back is shuffled into the deck.
    · **Freedoms:** of each there is one fewer than there are players.
    · **Starting player:** drawn at random.
digest-round = Every round has two parts.
    1. **Auctions:** each player may buy one object.
    2. **Actions:** each player in turn has { $actions } of them.
    Then the best Work of the round scores, the starting player’s marker moves on clockwise, and the minimum Work Value rises.
digest-order = Play goes clockwise.
    · **Auctions:** the starting player puts the first object up. A player who does not buy what they put up does so again; after that comes the next player clockwise who can still buy.
    · **Actions:** the starting player has the first turn, and everybody finishes a turn before the next one begins.
    · **After each round** the next player clockwise is the starting player.
digest-professions = There are { $count } Profession cards, each once. Each wants one Building (+{ $work_building } to the Work Value), one Landscape (+{ $work_landscape }) and one Freedom (+{ $work_freedom }). Several can want the same thing, and share it without using it up.
digest-buildings = There are { $buildings } of each Building, and you may have each only once. A Building costs { $first }, whatever its size; with a Builder { $second }, with three { $last ->
    [0] it is free
   *[other] { $last }
}. It scores { $building_points } points at once, and adds to the Work Value of the Professions that want it.
digest-costs = · Putting up an object is a bid of { $opening }; every bid is { $step } higher
    · Building: { $first }, with a Builder { $second }, with three { $last ->
        [0] free
       *[other] { $last }
    }
    · Profession card: { $profession_cost }
    · Freedom: { $freedom_cost }
    · Bonus card: { $bonus_cost }
    · Completing a Work and recruiting cost no money.
digest-bonus = There are { $count } Bonus cards, each once. You see { $drawn } and keep one. It adds to the Work Value of one Work, is counted as things are at that moment, and is gone then.
digest-prestige = There are { $count } Prestige cards, each once. When you buy one at auction, you see { $drawn } and keep one. It stays hidden and scores at the end of the game, if its goal is met.
digest-glossary = What is meant by the words of the game. Choose one below, or type it after **/{ command-help }**.

page-princes-wishes = (no. { $number }): { $wants }
page-princes-size-large = large
page-princes-size-medium = medium
page-princes-size-small = small
page-princes-building = A { $size } Building of { $squares } squares. Wanted by: { $wanted }.
page-princes-of-size = **{ $size } – { $squares } squares:** { $buildings }
page-princes-spaces = You can bid from { $lowest ->
    [0] 0
   *[other] { $lowest }
} to { $highest } for this card, in hundreds.

gloss-princes-principality = Principality
    .means = Your own board: a grid of squares around the Palazzo. Whatever you build or place lies there.
gloss-princes-prestige-points = prestige points
    .means = What decides the game: the most at the end win.
gloss-princes-starting-player = starting player
    .means = The player who puts the first object up for auction in a round and has its first turn. It moves on clockwise after each round.
gloss-princes-object = object
    .means = One of the seven kinds of things that are sold at auction: Forest, Lake, Park, Jester, Builder, Prestige card, Recruiting card.
gloss-princes-stack = stack
    .means = All objects of one kind that are still there. At most one from each stack is sold per round; an empty stack is not refilled.
gloss-princes-auction = to put up for auction
    .means = To name the object that is sold next. It counts as the first bid.
gloss-princes-opening-bid = starting bid
    .means = What putting up an object costs if nobody bids more.
gloss-princes-bid = to bid, to pass
    .means = To raise the price of the object by one step, or to drop out of the bidding for this one object. Later ones are still open to you.
gloss-princes-landscape = Landscape
    .means = Forest, Lake or Park. Each is placed at once when it is bought.
gloss-princes-place = to place
    .means = To find room for a tile in your own grid. It may not be moved afterwards.
gloss-princes-rotation = rotation
    .means = How a tile is turned or flipped. All its rotations are allowed.
gloss-princes-build = to build
    .means = An action: a Building is paid for, placed, and scores at once.
gloss-princes-freedom = Freedom, to introduce one
    .means = Travel, Religion or Opinion. To introduce one is an action; each can be introduced once in a Principality, and one in a round.
gloss-princes-work = Work, to complete one
    .means = An action: a Profession card goes from your hand to your table and brings money or points, if it is worth enough.
gloss-princes-work-value = Work Value, minimum Work Value
    .means = What a Work is worth. Below the minimum of the round it cannot be completed.
gloss-princes-best-work = Best Work
    .means = The Work with the highest value in a round. It brings extra points; in a tie everybody gets them.
gloss-princes-recruit = to recruit
    .means = To take a Profession from another player’s table into your hand. A Recruiting card stays there in its place.
gloss-princes-give-up = to give up points
    .means = To turn prestige points into money, at a low rate. Nobody can give up more than they have.
gloss-princes-free = for free
    .means = Without paying; an action may still be needed.
gloss-princes-random = at random
    .means = Decided by shuffling or by a die. Nobody chooses, and nobody could have known.
gloss-princes-neighbor = neighbor
    .means = With building together: the player with the Principality to your left or right.
gloss-princes-hire = to hire
    .means = With the characters: to win one in the second auction, for this round.
gloss-princes-exchange = to exchange money
    .means = With the Banker, after the last round: money becomes prestige points.
gloss-princes-remove = to remove from the game
    .means = What is removed does not come back in this game.

render-page-building = its Building
render-page-landscape = its Landscape
render-page-freedom = its Freedom
render-page-jester = each Jester
render-page-card = each card
render-page-costs-profession = Profession card
render-page-costs-freedom = Freedom
render-page-costs-bonus = Bonus card
render-page-free = free
render-page-builders = { $count ->
    [0] Building
    [one] with 1 Builder
   *[other] with { $count } Builders
}
page-princes-profession = Wants { $wants }. Card no. { $number }.
