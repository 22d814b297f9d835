"""What lies openly on the table: the same in the state and in every view."""

from dataclasses import dataclass

from bot.engine.game import Seat

RECRUITING = "recruiting"  # on a table: the card left where a profession was taken away

# The sources of points, in the order of `Estate.earned`.
WORKS, BEST_WORKS, BUILDINGS, LANDSCAPES, BUILDERS, PRESTIGE, SOLD = range(7)
SOURCES = ("works", "best-works", "buildings", "landscapes", "builders", "prestige", "sold")


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
