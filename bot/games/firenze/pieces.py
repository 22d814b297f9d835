"""What lies openly on the table: the same in the state and in every view."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.engine.game import Seat

# The colours, cheapest first; everything counted by colour stands in this order.
COLORS = ("white", "yellow", "green", "red", "blue", "purple")
ORDER = {color: at for at, color in enumerate(COLORS)}

Bricks: TypeAlias = tuple[int, ...]  # how many of each colour
NO_BRICKS: Bricks = (0,) * len(COLORS)

# The kinds of cards.
EVENT, PERSONNEL, CELEBRATION = "event", "personnel", "celebration"
BUILDING, CHURCH = "building", "church"
KINDS = (EVENT, PERSONNEL, CELEBRATION, BUILDING, CHURCH)

# The sources of points, in the order of `Builder.earned`.
COMMISSIONS, BALCONIES, LEVELS, CHURCHES, LAST_SEAL, MAJORITIES, CELEBRATIONS = range(7)
SOURCES = (
    "commissions",
    "balconies",
    "level-tiles",
    "churches",
    "last-seal",
    "majorities",
    "celebrations",
)

# What covers a commission, beside the seat whose seal it is.
OPEN, NEUTRAL = -1, -2


@dataclass(frozen=True, slots=True)
class Tower:
    """A tower on a construction site.

    It is idle when it stood there as the running turn began and was not worked on since:
    whatever is idle when building is over is torn down.
    """

    color: str
    height: int
    idle: bool = False


@dataclass(frozen=True, slots=True)
class Spot:
    """A card of the row with the bricks that lie on it."""

    card: str
    bricks: Bricks


@dataclass(frozen=True, slots=True)
class Balcony:
    """A balcony where it lies: its points replace those printed there."""

    name: str
    numeral: int
    color: str
    height: int
    points: int


@dataclass(frozen=True, slots=True)
class Reward:
    """A church card that has rewarded somebody."""

    card: str
    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Turn:
    """What the seat whose turn it is has done with it so far."""

    seat: Seat
    played: tuple[str, ...] = ()  # personnel cards
    exchanged: bool = False
    laid: Bricks = NO_BRICKS
    payments: tuple[str, ...] = ()  # bricks paid for laying them, in this order
    fulfilled: int = 0

    @property
    def built(self) -> int:
        return sum(self.laid)

    @property
    def paid(self) -> Bricks:
        return tuple([self.payments.count(color) for color in COLORS])


@dataclass(frozen=True, slots=True)
class Board:
    """The towers of the families: who has covered which commission, and what lies beside them."""

    covers: tuple[int, ...]  # for each colour, for each height: a seat, OPEN or NEUTRAL
    balconies: tuple[Balcony, ...]  # in the order of their numerals
    levels: tuple[int, ...]  # who has which level tile, OPEN while it lies there
    church: tuple[str, ...] = ()  # in the order in which they arrived
    rewards: tuple[Reward, ...] = ()
    ender: int = OPEN  # who has the end of game tile
