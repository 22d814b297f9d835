# The book of Firenze: what chapters say beside those in firenze-door.ftl, and the glossary.

topic-firenze-summary = Everything on a page
digest-firenze-summary = · **Aim.** The player with the most points wins. They come from commissions, level tiles, majorities and Celebrations.
    · **1. A card.** It comes with its bricks. The leftmost is free; every card you skip costs a brick.
    · **2. Exchange.** Once a turn, { $exchange } bricks for one that lies on a card.
    · **3. Building.** A tower has one color. Up to { $most } bricks a turn; for 1, 2, 3 … of them you pay { $costs } others.
    · **4. Abandoned towers.** A tower that got no brick is torn down, and half of it is lost.
    · **5. Commissions.** A tower of exactly a commission’s height fulfills it: it scores, and you lay a seal. Balconies are fulfilled in the order of their numerals.
    · **Level tiles.** The first commission of each height from 5 on brings the tile and its points.
    · **6. Limits.** { $storehouse } bricks in the storehouse, { $cards } cards.
    · **Cards.** Personnel helps once, a Building for good. Events take something. Celebrations count at the end.
    · **The end.** The first player to lay their last seal scores { $last_seal } points; all others have one more turn. Then the player with the most seals on a tower gets its bonus.
topic-firenze-setup = Set-up
topic-firenze-towers = What commissions bring
topic-firenze-glossary = Glossary

digest-firenze-setup = I set up the game when it starts:
    · **Starting player:** drawn at random, with { $start_bricks } white bricks; each next player gets one more. All other bricks go into the pouch and are mixed.
    · **Seals** for everybody with 2, 3 or 4 players: { $seals }.
    · **The board:** one Balcony of each numeral, and neutral seals on some commissions.
    · **The row:** { $row } cards, each with { $bricks_each } bricks from the pouch.
digest-firenze-towers = Points for each commission, from height { $least } up to { $highest }; for the majority; and how many bricks of the color there are. A Balcony replaces the points of its place.
digest-firenze-glossary = What is meant by the words of the game. Choose one below, or type it after **/{ command-help }**.

page-firenze-tower = **{ $color }:** { $points } – majority { $majority } – bricks { $bricks }
page-firenze-card = { $kind }, { $copies ->
    [one] there is one in the deck
   *[other] { $copies } in the deck
}.

gloss-firenze-master-builder = master builder
    .means = You: everybody builds towers for the families of Florence.
gloss-firenze-brick = brick
    .means = What towers are built of and everything is paid with; there are six colors, some rarer than others.
gloss-firenze-tower = tower, level
    .means = Bricks of one color on top of each other on your construction site. Each brick is a level.
gloss-firenze-height = height
    .means = How many levels a tower has; a commission asks for an exact number of them.
gloss-firenze-commission = commission, to fulfill one
    .means = A place on the board with a color and a height. Hand in such a tower, and its points are yours.
gloss-firenze-balcony = Balcony I to IV
    .means = A tile on a commission with points of its own. Only the lowest open numeral can be fulfilled.
gloss-firenze-cover = to cover, to lay a seal
    .means = To put a seal on a commission. From then on nobody can fulfill it.
gloss-firenze-seal = seal, neutral seal
    .means = Your seal shows that you fulfilled a commission. A neutral one closes it for everybody from the start.
gloss-firenze-level-tile = level tile
    .means = Points for the first commission of its height that is fulfilled.
gloss-firenze-end-tile = end tile
    .means = For the first player to lay their last seal. It brings points, and the game is about to end.
gloss-firenze-majority = majority
    .means = Most seals on a tower of the board, counted at the end; in a tie the highest seal counts.
gloss-firenze-flag = flag of a tower
    .means = It shows what the majority on this tower brings at the end.
gloss-firenze-point = point
    .means = The most points at the end win. Some cards take points away.
gloss-firenze-site = construction site
    .means = Where your towers stand while they grow. What gets no brick on your turn is torn down.
gloss-firenze-storehouse = storehouse
    .means = Your bricks that are not built yet. At the end of your turn there is a limit to them.
gloss-firenze-pouch = pouch, to return to the pouch
    .means = The bag with all bricks that nobody has. What goes back is drawn again later.
gloss-firenze-row = card row
    .means = The open cards with their bricks. You take one every turn.
gloss-firenze-deck = deck
    .means = The face-down cards from which the row is filled. When it is used up, the discarded ones are shuffled.
gloss-firenze-cost = card cost, construction cost
    .means = The bricks you lay on the cards you skip; and those you pay for laying more than two in a turn.
gloss-firenze-exchange = exchange
    .means = Once a turn: some of your bricks for one that lies on a card of the row.
gloss-firenze-build = to build, to lay a brick
    .means = To raise a tower or begin one on your construction site.
gloss-firenze-ruin = abandoned tower, to tear down
    .means = A tower that got no brick on your turn. Half of it, rounded down, goes to your storehouse, the rest into the pouch.
gloss-firenze-discard = to discard a card
    .means = To put a card on the discard pile. When the deck runs out, the discards are shuffled into a new one.
gloss-firenze-free = for free
    .means = Without giving a brick.
gloss-firenze-random = at random
    .means = Decided by drawing, shuffling or a die. Nobody chooses.
gloss-firenze-limit = card limit, storehouse limit
    .means = How many cards and bricks you may keep at the end of your turn.
gloss-firenze-bell-tower = bell tower, to hand it in
    .means = What the Campanile asks of everybody: a white tower for the church, before any further commission.
gloss-firenze-dead-color = dead color
    .means = An option: all commissions of one color are covered from the start.
gloss-firenze-ours = our own design
    .means = What is printed but not public, and was made up by us to fit. Pictures mark it with a star.
