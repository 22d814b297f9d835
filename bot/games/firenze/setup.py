"""Set up the table, and let players lay neutral seals (Rules p. 3, 8)."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.game import Event, Seat, Setup, Step
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.games.firenze import bricks_and_towers, commissions, state_parts
from bot.games.firenze.box import Box
from bot.games.firenze.card_choice import Choosing
from bot.games.firenze.moves import Cover, Move
from bot.games.firenze.state import Deck, Question, State, fill_row


@dataclass(frozen=True, slots=True)
class PlacingSeal(Question):
    """A neutral seal before the first turn: so many are left to lay."""

    left: int

    def candidates(self, box: Box, state: State) -> Iterator[Move]:
        """All that may be covered; first where the rulebook recommends it to those without a wish.

        Towers with the fewest tiles come first, and low commissions as long as too few are covered.
        """
        board, low = state.board, set(box.heights[: box.numbers.low_heights])
        many = {color: count_tiles_on_tower(box, board, color) for color in state_parts.COLORS}
        wants_low = _is_low_seal_next(box, state)
        free = [place for place in box.places if _is_free_commission(box, board, *place)]
        for color, height in sorted(
            free, key=lambda at: (many[at[0]], (at[1] in low) != wants_low)
        ):
            yield Cover(color, height)

    def why_not(self, box: Box, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Cover):
            return _why_not_cover(box, state.board, move)
        return refuse("firenze-set-up", "firenze-seals-first", left=self.left)

    def answer(self, box: Box, state: State, move: Move, chance: Chance) -> Step[State]:
        """One seal each, clockwise; when the last one lies the row is laid out."""
        assert isinstance(move, Cover)
        board, at = state.board, box.commission_index(move.color, move.height)
        board = replace(
            board, covers=(*board.covers[:at], state_parts.NEUTRAL, *board.covers[at + 1 :])
        )
        brick = Named("brick", move.color)
        told = Event(say("firenze-covers", who=Who(state.seat), brick=brick, height=move.height))
        if self.left > 1:
            following = state_parts.Turn(state.clockwise(state.seat)[1])
            left = replace(self, left=self.left - 1)
            return Step(replace(state, board=board, turn=following, question=left), (told,))
        ready = replace(
            state, board=board, turn=state_parts.Turn(state.starter), question=Choosing()
        )
        return fill_row(box, ready, chance).preceded_by(told)

    def public_view(self, box: Box, state: State) -> state_parts.Asked:
        return state_parts.Asked("placing", (state.seat,), due=self.left)


def _is_free_commission(box: Box, board: state_parts.Board, color: str, height: int) -> bool:
    is_open = board.covers[box.commission_index(color, height)] == state_parts.OPEN
    return is_open and commissions.balcony_at(board, color, height) is None


def count_tiles_on_tower(box: Box, board: state_parts.Board, color: str) -> int:
    """How many neutral seals and balconies lie on a tower."""
    seals = [board.covers[box.commission_index(color, height)] for height in box.heights]
    return seals.count(state_parts.NEUTRAL) + sum(
        balcony.color == color for balcony in board.balconies
    )


def _is_low_seal_next(box: Box, state: State) -> bool:
    """Whether a low commission is to be covered next: they get about half of the seals."""
    numbers, dead = box.numbers, state.options.dead_color
    lie = [
        state.board.covers[box.commission_index(color, height)] == state_parts.NEUTRAL
        for color in state_parts.COLORS
        for height in box.heights[: numbers.low_heights]
        if color != dead
    ]
    many = state.options.neutral_seals - (len(box.heights) if dead else 0)
    return sum(lie) < min(numbers.low_seals, many - many // 2)


def _why_not_cover(box: Box, board: state_parts.Board, move: Cover) -> Refusal | None:
    color, height = move.color, move.height
    if color not in state_parts.ORDER:
        return refuse(
            "firenze-bricks",
            "firenze-no-such-color",
            brick=color,
            bricks=bricks_and_towers.all_color_names(),
        )
    if height not in box.heights:
        least, most = box.heights[0], box.heights[-1]
        return refuse("firenze-commissions", "firenze-no-such-commission", least=least, most=most)
    brick = Named("brick", color)
    if board.covers[box.commission_index(color, height)] != state_parts.OPEN:
        return refuse("firenze-set-up", "firenze-covered-already", brick=brick, height=height)
    balcony = commissions.balcony_at(board, color, height)
    if balcony is not None:
        return refuse(
            "firenze-set-up",
            "firenze-balcony-lies-there",
            brick=brick,
            height=height,
            numeral=balcony.numeral,
        )
    return None


def set_up_table(box: Box, setup: Setup, chance: Chance) -> State:
    """The table before the first card is taken."""
    options, seats = state_parts.parse_options(setup), setup.seats
    starter = Seat(chance.draw_below(seats, "starting player"))
    starts, others = box.deck(campanile=options.campanile)
    cards = (*chance.shuffled(starts, "start cards"), *chance.shuffled(others, "deck"))
    builders = tuple(_make_builder(box, seats, (seat - starter) % seats) for seat in range(seats))
    # Rules p. 3: only when everybody has his white bricks do the others go into the pouch.
    pouch = box.bricks
    for builder in builders:
        pouch = bricks_and_towers.subtract_bricks(pouch, builder.open.storehouse)
    board, left = _set_up_commission_board(box, options, chance)
    state = State(
        rules=setup.rules,
        options=options,
        turns=1,
        starter=starter,
        turn=state_parts.Turn(starter),
        question=PlacingSeal(left) if left else Choosing(),
        builders=builders,
        board=board,
        row=(),
        deck=Deck(cards, len(starts)),
        pouch=pouch,
    )
    # Rules p. 3: the row is laid out when all neutral seals lie.
    return state if left else fill_row(box, state, chance).state


def _make_builder(box: Box, seats: int, order: int) -> state_parts.Builder:
    """Rules p. 3: each one has a white brick more than the one before him."""
    white = bricks_and_towers.bricks_of_color(
        state_parts.COLORS[0], box.numbers.start_bricks + order
    )
    return state_parts.Builder(state_parts.Open(storehouse=white, seals=box.numbers.seals[seats]))


def _set_up_commission_board(
    box: Box, options: state_parts.Options, chance: Chance
) -> tuple[state_parts.Board, int]:
    """The board, and how many neutral seals are left for the players to lay (ruling 47)."""
    balconies = _draw_balconies(box, options, chance)
    covers = [state_parts.OPEN] * (len(state_parts.COLORS) * len(box.heights))
    many = options.neutral_seals
    if options.dead_color:
        # Rules p. 8: all commissions of this colour are covered; of the neutral seals that were
        # asked for only those that this leaves lie elsewhere.
        for height in box.heights:
            covers[box.commission_index(options.dead_color, height)] = state_parts.NEUTRAL
        many = max(0, many - len(box.heights))
    left = many if options.placing == "free" else 0
    lay = _roll_seals if options.placing == "die" else _scatter_seals
    for color, height in lay(box, covers, balconies, many - left, chance):
        covers[box.commission_index(color, height)] = state_parts.NEUTRAL
    return state_parts.Board(
        tuple(covers), balconies, levels=(state_parts.OPEN,) * len(box.levels)
    ), left


def _draw_balconies(
    box: Box, options: state_parts.Options, chance: Chance
) -> tuple[state_parts.Balcony, ...]:
    """One of each numeral; in place of one of a dead colour another is drawn (Rules p. 8)."""
    found = []
    for numeral in box.numerals:
        tiles = [
            tile
            for tile in box.printed.balconies
            if tile.numeral == numeral and tile.color != options.dead_color
        ]
        tile = chance.one_of(tiles, "balconies")
        found.append(state_parts.Balcony(tile.name, numeral, tile.color, tile.height, tile.points))
    return tuple(found)


# Neutral seals

_Place = tuple[str, int]


def _roll_seals(
    box: Box,
    covers: list[int],
    balconies: tuple[state_parts.Balcony, ...],
    many: int,
    chance: Chance,
) -> list[_Place]:
    """Rules p. 8: a die for the colour and one for the height; again where something lies."""
    taken = {(tile.color, tile.height) for tile in balconies}
    found: list[_Place] = []
    while len(found) < many:
        color = state_parts.COLORS[chance.roll_die("neutral seal, color") - 1]
        height = box.heights[chance.roll_die("neutral seal, height") - 1]
        if (
            covers[box.commission_index(color, height)] == state_parts.OPEN
            and (color, height) not in taken
        ):
            taken.add((color, height))
            found.append((color, height))
    return found


def _scatter_seals(
    box: Box,
    covers: list[int],
    balconies: tuple[state_parts.Balcony, ...],
    many: int,
    chance: Chance,
) -> list[_Place]:
    """Rulings 3 and 44: on the towers with the fewest tiles, about half of them low."""
    numbers = box.numbers
    taken = {(tile.color, tile.height) for tile in balconies}
    low = box.heights[: numbers.low_heights]
    half = many // 2 + (chance.draw_below(2, "low neutral seals") if many % 2 else 0)
    lows = min(half, numbers.low_seals)
    found: list[_Place] = []
    for is_low in chance.shuffled([at < lows for at in range(many)], "low neutral seals"):
        free = [
            (color, height)
            for color, height in box.places
            if (height in low) == is_low
            and (color, height) not in taken
            and covers[box.commission_index(color, height)] == state_parts.OPEN
        ]
        tiles = {color: sum(color == other for other, _ in taken) for color in state_parts.COLORS}
        fewest = min(tiles[color] for color, _ in free)
        place = chance.one_of([p for p in free if tiles[p[0]] == fewest], "neutral seals")
        taken.add(place)
        found.append(place)
    return found
