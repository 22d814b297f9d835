"""What lies openly on the table: the same in the state and in every view."""

from dataclasses import dataclass
from functools import cache

from bot.engine.game import Seat

RECRUITING = "recruiting"  # on a table: the card left where a profession was taken away

# The sources of points, in the order of `Estate.earned`.
WORKS, BEST_WORKS, BUILDINGS, LANDSCAPES, BUILDERS, PRESTIGE, SOLD = range(7)
SOURCES = ("works", "best-works", "buildings", "landscapes", "builders", "prestige", "sold")
# With the characters no points are sold, and there is one more source.
CHARACTERS = 7
SOURCES_WITH_CHARACTERS = (*SOURCES[:SOLD], "characters")


@cache
def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    """So many seats in order of turn, beginning with this one."""
    return tuple(Seat((first + i) % seats) for i in range(seats))


@dataclass(frozen=True, slots=True)
class Tile:
    """A building or landscape where it lies."""

    name: str
    square: str
    turn: int
    across: str = ""  # "east" or "west": it lies across that border, on a square of the strip


@dataclass(frozen=True, slots=True)
class Proposal:
    """A building to be built with the neighbour on one side, and what he is to pay for it."""

    building: str
    side: str
    square: str
    turn: int
    florins: int


PRINCESS = "princess"  # in the place of a profession: the work she completed


@dataclass(frozen=True, slots=True)
class Feat:
    """A completed work, as it is remembered."""

    round: int
    profession: str
    value: int


@dataclass(frozen=True, slots=True)
class Sale:
    """A lot sold in this round's auction phase."""

    lot: str
    seat: Seat
    price: int


@dataclass(frozen=True, slots=True)
class Pawn:
    """A seat's pawn on a bidding space of a character card."""

    character: str
    seat: Seat
    florins: int


@dataclass(frozen=True, slots=True)
class Serving:
    """A character card in front of a seat; face down once it was used."""

    character: str
    seat: Seat
    face_down: bool = False


# The solo game


HUMAN, WOLFGANG = Seat(0), Seat(1)  # whose estates these are; Wolfgang, the Automa, has no seat


@dataclass(frozen=True, slots=True)
class Roll:
    """A die rolled for a lot of this auction phase, and the last bid that it makes."""

    lot: str
    die: int
    bid: int


@dataclass(frozen=True, slots=True)
class Die:
    """What a die of this auction phase showed, and what was added to it."""

    lot: str
    pips: int
    add: int


@dataclass(frozen=True, slots=True)
class Look:
    """Cards that Wolfgang looked at, what each was worth to him, and the one he kept."""

    deck: str
    cards: tuple[str, ...]
    worths: tuple[int, ...]
    kept: str


@dataclass(frozen=True, slots=True)
class AutomaAct:
    """One action of Wolfgang's: the Automa card, its panel, what he tried, what he did."""

    card: str
    panel: str  # "middle" or "bottom"
    shown: tuple[str, ...]  # on the panel
    tried: tuple[str, ...]  # in order
    done: str  # the last that he tried, or "" when nothing was possible
