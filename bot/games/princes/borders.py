"""Side B: the borders between principalities, and every way a building may lie across one.

Two boards side by side make a strip: columns a to g are those of the western board, h to n those
of the eastern one. How the boards stand is ours: a ring, and one border only with two players.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from string import ascii_lowercase
from typing import TypeAlias

from bot.engine.game import Seat
from bot.games.princes.palazzo import Bits, Ground
from bot.games.princes.printed import Principality

EAST, WEST = SIDES = ("east", "west")

_OPPOSITE = {EAST: WEST, WEST: EAST}
_Parts: TypeAlias = dict[tuple[str, int], Bits]


@dataclass(frozen=True, slots=True)
class Across:
    """One way a building may lie across a border: what it covers of either board."""

    square: str  # of the strip: the leftmost of the lowest row
    turn: int
    west: Bits
    east: Bits

    def part(self, side: str) -> Bits:
        """What it covers of the board whose border on this side it lies across."""
        return self.west if side == EAST else self.east


class BorderGround(Ground):
    """The grid of side B, with a border to the east and one to the west."""

    def __init__(self, grid: Principality, outlines: Mapping[str, tuple[str, ...]]) -> None:
        super().__init__(grid, outlines)
        width = len(grid.columns)
        self.strip = Ground(Principality(ascii_lowercase[: 2 * width], grid.rows, ()), outlines)
        self.across = {name: tuple(self._across(name)) for name in outlines}
        self._parts: dict[tuple[str, str], _Parts] = {
            (side, name): {(way.square, way.turn): way.part(side) for way in ways}
            for side in SIDES
            for name, ways in self.across.items()
        }
        self._width = width
        self._first = self.bits_of(f"{self.columns[0]}{row + 1}" for row in range(self.rows))
        self._last = self.bits_of(f"{self.columns[-1]}{row + 1}" for row in range(self.rows))

    def parts(self, name: str, across: str = "") -> Mapping[tuple[str, int], Bits]:
        """Of a tile across a border only its part on this board."""
        return self._parts[across, name] if across else self._bits[name]

    def along(self, side: str) -> Bits:
        """The squares at the border on this side."""
        return self._last if side == EAST else self._first

    def facing(self, side: str, bits: Bits) -> Bits:
        """The squares at the border on this side that face these squares of the neighbour's."""
        if side == EAST:
            return (bits & self._first) << self._width - 1
        return (bits & self._last) >> self._width - 1

    def _across(self, name: str) -> Iterator[Across]:
        place = {square: 1 << at for at, square in enumerate(self.squares)}
        for way in self.strip.ways[name]:
            parts = [0, 0]
            for square in self.strip.squares_of(way.bits):
                east, column = divmod(self.strip.columns.index(square[0]), len(self.columns))
                parts[east] |= place[self.columns[column] + square[1:]]
            if all(parts):
                yield Across(way.square, way.turn, *parts)


def opposite(side: str) -> str:
    """On which side the neighbour sees the same border."""
    return _OPPOSITE[side]


def neighbours(seats: int, seat: Seat) -> tuple[tuple[str, Seat], ...]:
    """The sides on which this seat has a border, and who lives beyond it."""
    east, west = (EAST, Seat((seat + 1) % seats)), (WEST, Seat((seat - 1) % seats))
    if seats == 2:
        return (west,) if seat else (east,)
    return (east, west)


def borders(seats: int) -> tuple[tuple[Seat, Seat], ...]:
    """Every border once: who lives west of it, and who east."""
    found = (Seat(0),) if seats == 2 else map(Seat, range(seats))
    return tuple((west, Seat((west + 1) % seats)) for west in found)
