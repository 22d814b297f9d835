"""What lies openly on the table: the same in the state and in every view."""

from dataclasses import dataclass

from bot.engine.game import Seat

RECRUITING = "recruiting"  # on a table: the card left where a profession was taken away

# The sources of points, in the order of `Estate.earned`.
WORKS, BEST_WORKS, BUILDINGS, LANDSCAPES, BUILDERS, PRESTIGE, SOLD = range(7)
SOURCES = ("works", "best-works", "buildings", "landscapes", "builders", "prestige", "sold")
# With the characters no points are sold, and there is one more source.
CHARACTERS = 7
SOURCES_WITH_CHARACTERS = (*SOURCES[:SOLD], "characters")


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
