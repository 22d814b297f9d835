"""Setting up the table (Rules p. 3, variants p. 8)."""

from bot.engine.chance import Chance
from bot.engine.game import Seat, Setup
from bot.games.firenze import bricks, deck
from bot.games.firenze.box import Box
from bot.games.firenze.builder import Builder, Open
from bot.games.firenze.options import Options, chosen
from bot.games.firenze.pieces import COLORS, NEUTRAL, OPEN, Balcony, Board, Turn
from bot.games.firenze.placing import Placing
from bot.games.firenze.row import Choosing
from bot.games.firenze.state import Deck, State


def laid_out(box: Box, setup: Setup, chance: Chance) -> State:
    """The table before the first card is taken."""
    options, seats = chosen(setup), setup.seats
    starter = Seat(chance.below(seats, "starting player"))
    starts, others = box.deck(campanile=options.campanile)
    cards = (*chance.shuffled(starts, "start cards"), *chance.shuffled(others, "deck"))
    builders = tuple(_builder(box, seats, (seat - starter) % seats) for seat in range(seats))
    # Rules p. 3: only when everybody has his white bricks do the others go into the pouch.
    pouch = box.bricks
    for builder in builders:
        pouch = bricks.without(pouch, builder.open.storehouse)
    board, left = _board(box, options, chance)
    state = State(
        rules=setup.rules,
        options=options,
        turns=1,
        starter=starter,
        turn=Turn(starter),
        question=Placing(left) if left else Choosing(),
        builders=builders,
        board=board,
        row=(),
        deck=Deck(cards, len(starts)),
        pouch=pouch,
    )
    # Rules p. 3: the row is laid out when all neutral seals lie.
    return state if left else deck.filled(box, state, chance).state


def _builder(box: Box, seats: int, order: int) -> Builder:
    """Rules p. 3: each one has a white brick more than the one before him."""
    white = bricks.only(COLORS[0], box.numbers.start_bricks + order)
    return Builder(Open(storehouse=white, seals=box.numbers.seals[seats]))


def _board(box: Box, options: Options, chance: Chance) -> tuple[Board, int]:
    """The board, and how many neutral seals are left for the players to lay (ruling 47)."""
    balconies = _balconies(box, options, chance)
    covers = [OPEN] * (len(COLORS) * len(box.heights))
    many = options.neutral_seals
    if options.dead_color:
        # Rules p. 8: all commissions of this colour are covered; of the neutral seals that were
        # asked for only those that this leaves lie elsewhere.
        for height in box.heights:
            covers[box.commission(options.dead_color, height)] = NEUTRAL
        many = max(0, many - len(box.heights))
    left = many if options.placing == "free" else 0
    lay = _rolled if options.placing == "die" else _scattered
    for color, height in lay(box, covers, balconies, many - left, chance):
        covers[box.commission(color, height)] = NEUTRAL
    return Board(tuple(covers), balconies, levels=(OPEN,) * len(box.levels)), left


def _balconies(box: Box, options: Options, chance: Chance) -> tuple[Balcony, ...]:
    """One of each numeral; in place of one of a dead colour another is drawn (Rules p. 8)."""
    found = []
    for numeral in box.numerals:
        tiles = [
            tile
            for tile in box.printed.balconies
            if tile.numeral == numeral and tile.color != options.dead_color
        ]
        tile = chance.one_of(tiles, "balconies")
        found.append(Balcony(tile.name, numeral, tile.color, tile.height, tile.points))
    return tuple(found)


# Neutral seals

_Place = tuple[str, int]


def _rolled(
    box: Box, covers: list[int], balconies: tuple[Balcony, ...], many: int, chance: Chance
) -> list[_Place]:
    """Rules p. 8: a die for the colour and one for the height; again where something lies."""
    taken = {(tile.color, tile.height) for tile in balconies}
    found: list[_Place] = []
    while len(found) < many:
        color = COLORS[chance.die("neutral seal, color") - 1]
        height = box.heights[chance.die("neutral seal, height") - 1]
        if covers[box.commission(color, height)] == OPEN and (color, height) not in taken:
            taken.add((color, height))
            found.append((color, height))
    return found


def _scattered(
    box: Box, covers: list[int], balconies: tuple[Balcony, ...], many: int, chance: Chance
) -> list[_Place]:
    """Rulings 3 and 44: on the towers with the fewest tiles, about half of them low."""
    numbers = box.numbers
    taken = {(tile.color, tile.height) for tile in balconies}
    low = box.heights[: numbers.low_heights]
    half = many // 2 + (chance.below(2, "low neutral seals") if many % 2 else 0)
    lows = min(half, numbers.low_seals)
    found: list[_Place] = []
    for is_low in chance.shuffled([at < lows for at in range(many)], "low neutral seals"):
        free = [
            (color, height)
            for color in COLORS
            for height in box.heights
            if (height in low) == is_low
            and (color, height) not in taken
            and covers[box.commission(color, height)] == OPEN
        ]
        tiles = {color: sum(color == other for other, _ in taken) for color in COLORS}
        fewest = min(tiles[color] for color, _ in free)
        place = chance.one_of([p for p in free if tiles[p[0]] == fewest], "neutral seals")
        taken.add(place)
        found.append(place)
    return found
