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
