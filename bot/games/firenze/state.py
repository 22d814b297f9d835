"""The whole truth of one game of Firenze; nobody outside the rules sees it."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.game import Seat
from bot.games.firenze.options import Options
from bot.games.firenze.pieces import OPEN, SOURCES, Balcony, Bricks, Reward, Spot, Tower, Turn

# Since which rules some rulings hold: a game that began before ends as it would have then.
GIVES_BACK = 2  # ruling 46: overpaid bricks come back
POINTLESS_LAST = 2  # ruling 48
ASKS_NOT_IN_VAIN = 2  # ruling 49: nobody is asked about an event that does nothing


@dataclass(frozen=True, slots=True)
class Builder:
    """What one master builder has before him."""

    storehouse: Bricks
    seals: int
    site: tuple[Tower, ...] = ()
    hand: tuple[str, ...] = ()  # personnel and celebrations
    buildings: tuple[str, ...] = ()
    owes_bell: bool = False  # the Campanile waits for a tower of his
    earned: tuple[int, ...] = (0,) * len(SOURCES)

    @property
    def points(self) -> int:
        return sum(self.earned)


@dataclass(frozen=True, slots=True)
class Deck:
    """The face-down deck, top card first; of these the first `starts` are start cards."""

    cards: tuple[str, ...]
    starts: int
    discards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """The towers of the families: who has covered which commission, and what lies beside them."""

    covers: tuple[int, ...]  # for each colour, for each height: a seat, OPEN or NEUTRAL
    balconies: tuple[Balcony, ...]  # in the order of their numerals
    levels: tuple[int, ...]  # who has which level tile, OPEN while it lies there
    church: tuple[str, ...] = ()  # in the order in which they arrived
    rewards: tuple[Reward, ...] = ()
    ender: int = OPEN  # who has the end of game tile


# The question that is open to the seat whose turn it is.


@dataclass(frozen=True, slots=True)
class Placing:
    """A neutral seal before the first turn: so many are left to lay."""

    left: int


@dataclass(frozen=True, slots=True)
class Choosing:
    """A card of the row (phase 1)."""


@dataclass(frozen=True, slots=True)
class PayingCard:
    """Bricks on the cards to the left of the chosen one, the leftmost first."""

    place: int
    due: int
    given: Bricks


@dataclass(frozen=True, slots=True)
class Averting:
    """An event was chosen, and the Patrician could prevent it."""

    card: str
    bricks: Bricks  # that lay on it


@dataclass(frozen=True, slots=True)
class Losing:
    """An event takes bricks out of the storehouse; `spare` may be given, in `due` steps."""

    card: str
    due: int
    spare: Bricks
    given: Bricks


@dataclass(frozen=True, slots=True)
class Lowering:
    """An event takes a brick from a tower that is at least so high."""

    card: str
    least: int


@dataclass(frozen=True, slots=True)
class Building:
    """Exchange once, then build (phases 2 and 3)."""


@dataclass(frozen=True, slots=True)
class PayingExchange:
    """Bricks onto the card from which this brick is taken."""

    place: int
    brick: str
    due: int
    given: Bricks


@dataclass(frozen=True, slots=True)
class PayingConstruction:
    """Bricks into the pouch for the brick just laid."""

    due: int


@dataclass(frozen=True, slots=True)
class Fulfilling:
    """Commissions (phase 5)."""


@dataclass(frozen=True, slots=True)
class Limiting:
    """There are too many cards, or too many bricks in the storehouse (phase 6)."""

    given: Bricks


@dataclass(frozen=True, slots=True)
class Over:
    pass


Question: TypeAlias = (
    Placing
    | Choosing
    | PayingCard
    | Averting
    | Losing
    | Lowering
    | Building
    | PayingExchange
    | PayingConstruction
    | Fulfilling
    | Limiting
    | Over
)


@dataclass(frozen=True, slots=True)
class State:
    rules: int
    options: Options
    turns: int  # begun so far, this one too
    starter: Seat
    turn: Turn
    question: Question
    builders: tuple[Builder, ...]
    board: Board
    row: tuple[Spot, ...]
    deck: Deck
    pouch: Bricks

    @property
    def seat(self) -> Seat:
        return self.turn.seat

    @property
    def builder(self) -> Builder:
        """Whose turn it is."""
        return self.builders[self.turn.seat]

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in order of turn, beginning with this one."""
        seats = len(self.builders)
        return tuple(Seat((seat + i) % seats) for i in range(seats))

    def builders_with(self, seat: int, builder: Builder) -> tuple[Builder, ...]:
        """All builders, with this one in the place of the seat's old one."""
        return (*self.builders[:seat], builder, *self.builders[seat + 1 :])
