"""The principality: where tiles may lie, rules of placing, borders of side B (Rules p. 7)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from string import ascii_lowercase
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.replace_and_memoize import memoize_by_identity
from bot.engine.text import Named, Refusal, refuse
from bot.games.princes.state_parts import Open, Tile

# Squares are bits of one whole number: a placement is legal when an AND is zero.
Bits: TypeAlias = int
Cell: TypeAlias = tuple[int, int]  # column and row, counted from the lower left
# What each way to lay a tile covers: by its square, then by its turn.
Ways: TypeAlias = Mapping[str, Mapping[int, Bits]]
NOWHERE: Mapping[int, Bits] = {}

_TOUCHING = 2  # builders needed before buildings may stand wall to wall


@dataclass(frozen=True, slots=True)
class Principality:
    """The grid of an estate; row 1 is at the bottom."""

    columns: str
    rows: int
    palazzo: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TilePlacement:
    """One way a tile may lie; its square is the leftmost of its lowest row."""

    square: str
    turn: int
    bits: Bits


class Ground:
    """The grid of a principality and every way each tile may lie on it."""

    def __init__(self, grid: Principality, outlines: Mapping[str, tuple[str, ...]]) -> None:
        self.columns, self.rows = grid.columns, grid.rows
        self.squares = tuple(f"{c}{r + 1}" for r in range(grid.rows) for c in grid.columns)
        self.palazzo = self.bits_of(grid.palazzo)
        self.turns = {name: _turns_of_outline(outline) for name, outline in outlines.items()}
        self.ways = {
            name: tuple(self._find_tile_placements(turns)) for name, turns in self.turns.items()
        }
        self.sizes = {name: len(turns[0]) for name, turns in self.turns.items()}
        self._bits = {
            name: {(way.square, way.turn): way.bits for way in ways}
            for name, ways in self.ways.items()
        }
        self._by_square: dict[str, dict[str, dict[int, Bits]]] = {name: {} for name in self.ways}
        for name, ways in self.ways.items():
            for way in ways:
                self._by_square[name].setdefault(way.square, {})[way.turn] = way.bits
        columns = [self.bits_of(f"{c}{r + 1}" for r in range(grid.rows)) for c in grid.columns]
        self._not_first_column, self._not_last_column = ~columns[0], ~columns[-1]
        self._all = (1 << len(self.squares)) - 1

    def bits_of(self, squares: Iterable[str]) -> Bits:
        return sum(1 << self.squares.index(square) for square in squares)

    def squares_of(self, bits: Bits) -> tuple[str, ...]:
        return tuple(square for place, square in enumerate(self.squares) if bits >> place & 1)

    def bits_if_laid(self, name: str, square: str, turn: int) -> Bits | None:
        """The squares such a tile covers, or None where it can't lie so."""
        return self._bits[name].get((square, turn))

    def bits_by_square(self, name: str) -> Ways:
        """The same for all ways to lay such a tile."""
        return self._by_square[name]

    def tile_bits(self, tile: Tile) -> Bits | None:
        """The squares of this board that the tile covers, or None where it can't lie so."""
        return self.bits_by_placement(tile.name, tile.across).get((tile.square, tile.turn))

    def beside(self, bits: Bits) -> Bits:
        """The squares that share a side with these."""
        width = len(self.columns)
        right = (bits & self._not_last_column) << 1
        left = (bits & self._not_first_column) >> 1
        return (right | left | bits << width | bits >> width) & self._all & ~bits

    def covered(self, tiles: Iterable[Tile]) -> Bits:
        bits = 0
        for tile in tiles:
            bits |= self.bits_by_placement(tile.name, tile.across)[tile.square, tile.turn]
        return bits

    def bits_by_placement(self, name: str, across: str = "") -> Mapping[tuple[str, int], Bits]:
        """What each way to lay such a tile covers of this board, by its square and turn."""
        return self._bits[name]

    def _find_tile_placements(self, turns: tuple[frozenset[Cell], ...]) -> Iterator[TilePlacement]:
        for turn, cells in enumerate(turns):
            first = min(column for column, row in cells if row == 0)
            for up in range(self.rows):
                for right in range(len(self.columns)):
                    moved = [(column - first + right, row + up) for column, row in cells]
                    if all(0 <= c < len(self.columns) and r < self.rows for c, r in moved):
                        bits = self.bits_of(f"{self.columns[c]}{r + 1}" for c, r in moved)
                        yield TilePlacement(f"{self.columns[right]}{up + 1}", turn, bits)


@memoize_by_identity
def taken_squares(ground: Ground, estate: Open) -> Bits:
    """Everything that is built over, the palazzo included."""
    return walled_squares(ground, estate) | ground.covered(estate.landscapes)


def walled_squares(ground: Ground, estate: Open) -> Bits:
    return ground.palazzo | ground.covered(estate.buildings)


@memoize_by_identity
def closed_to_buildings(ground: Ground, estate: Open) -> Bits:
    """Where this estate can't build: what is taken and, with too few builders, what is beside."""
    return closed_squares_around(
        ground, walled_squares(ground, estate), ground.covered(estate.landscapes), estate.builders
    )


def closed_squares_around(ground: Ground, walls: Bits, green: Bits, builders: int) -> Bits:
    """The same for walls and landscapes on these squares, by so many builders."""
    closed = walls | green
    return closed if may_build_wall_to_wall(builders) else closed | ground.beside(walls)


def may_build_wall_to_wall(builders: int) -> bool:
    """Whether so many builders build wall to wall, and as near to a border as they like."""
    return builders >= _TOUCHING


def has_building(estate: Open, building: str) -> bool:
    """Whether it has that building: of each there is but one in a principality."""
    return any(tile.name == building for tile in estate.buildings)


def count_free_squares(ground: Ground, estate: Open) -> int:
    """Rules p. 10: a tile that lies nowhere in particular, as Wolfgang's do, needs its squares."""
    return _count_free_squares(ground, estate.buildings, estate.landscapes)


@memoize_by_identity
def _count_free_squares(
    ground: Ground, buildings: tuple[Tile, ...], landscapes: tuple[Tile, ...]
) -> int:
    covered, elsewhere = ground.palazzo, 0
    for tile in (*buildings, *landscapes):
        if tile.square:
            covered |= ground.bits_by_placement(tile.name, tile.across)[tile.square, tile.turn]
        else:
            elsewhere += ground.sizes[tile.name]
    return max(0, len(ground.squares) - covered.bit_count() - elsewhere)


@lru_cache(maxsize=1024)
def has_room_for(ground: Ground, name: str, closed: Bits) -> bool:
    """Whether the tile can lie anywhere at all."""
    return any(not way.bits & closed for way in ground.ways[name])


def why_square_is_closed(
    ground: Ground, estate: Open, tile: Named, square: str, turn: int
) -> Refusal:
    """Which rule of placing forbids a tile that lies on closed squares."""
    bits = ground.bits_if_laid(tile.name, square, turn)
    if bits is None:
        return why_off_the_grid(ground, tile, square, turn)
    refusal = why_estate_has_no_room(ground, estate, tile, square, bits)
    assert refusal is not None
    return refusal


def why_off_the_grid(ground: Ground, tile: Named, square: str, turn: int) -> Refusal:
    """Why a tile can't lie so on this grid at all."""
    if square not in ground.squares:
        last = f"{ground.columns[-1]}{ground.rows}"
        return refuse("placing-1", "no-such-square", square=square[:8], last=last)
    if not 0 <= turn < len(ground.turns[tile.name]):
        return refuse("placing-1", "no-such-turn", tile=tile, most=len(ground.turns[tile.name]) - 1)
    return refuse("placing-1", "tile-leaves-the-grid", tile=tile, square=square)


def why_estate_has_no_room(
    ground: Ground, estate: Open, tile: Named, square: str, bits: Bits
) -> Refusal | None:
    """What on this estate forbids a tile on these squares."""
    under = first_obstacle(ground, estate, bits)
    if under:
        return refuse("placing-2", "tile-overlaps", tile=tile, square=square, other=under)
    beside = first_obstacle(ground, estate, ground.beside(bits), landscapes=False)
    if beside is None or may_build_wall_to_wall(estate.builders):
        return None
    return refuse("placing-3", "building-touches", tile=tile, square=square, other=beside)


def first_obstacle(
    ground: Ground, estate: Open, bits: Bits, *, landscapes: bool = True
) -> Named | None:
    """What stands on one of these squares."""
    if bits & ground.palazzo:
        return Named("building", "palazzo")
    for tile in estate.buildings:
        if bits & ground.covered([tile]):
            return Named("building", tile.name)
    for tile in estate.landscapes if landscapes else ():
        if bits & ground.covered([tile]):
            return Named("landscape", tile.name)
    return None


def _turns_of_outline(outline: tuple[str, ...]) -> tuple[frozenset[Cell], ...]:
    """The different ways to turn an outline: as printed, clockwise, then the other side up."""
    upright = frozenset(
        (column, row)
        for row, line in enumerate(reversed(outline))
        for column, mark in enumerate(line)
        if mark == "X"
    )
    found: list[frozenset[Cell]] = []
    for side in (upright, flip_cells(upright)):
        cells = side
        for _ in range(4):
            if cells not in found:
                found.append(cells)
            cells = turn_cells(cells)
    return tuple(found)


def flip_cells(cells: Iterable[Cell]) -> frozenset[Cell]:
    """The other side up."""
    return _move_to_corner((-column, row) for column, row in cells)


def turn_cells(cells: Iterable[Cell]) -> frozenset[Cell]:
    """By a quarter, clockwise."""
    return _move_to_corner((row, -column) for column, row in cells)


def _move_to_corner(cells: Iterable[Cell]) -> frozenset[Cell]:
    there = list(cells)
    left, bottom = min(c for c, _ in there), min(r for _, r in there)
    return frozenset((column - left, row - bottom) for column, row in there)


EAST, WEST = SIDES = ("east", "west")

_OPPOSITE = {EAST: WEST, WEST: EAST}
_Parts: TypeAlias = dict[tuple[str, int], Bits]


@dataclass(frozen=True, slots=True)
class BorderTilePlacement:
    """One way a building may lie across a border: what it covers of either board."""

    square: str  # of the strip: the leftmost of the lowest row
    turn: int
    west: Bits
    east: Bits

    def bits_on_side(self, side: str) -> Bits:
        """What it covers of the board whose border on this side it lies across."""
        return self.west if side == EAST else self.east


class BorderGround(Ground):
    """The grid of side B, with a border to the east and one to the west."""

    def __init__(self, grid: Principality, outlines: Mapping[str, tuple[str, ...]]) -> None:
        super().__init__(grid, outlines)
        width = len(grid.columns)
        self.strip = Ground(Principality(ascii_lowercase[: 2 * width], grid.rows, ()), outlines)
        self.across = {name: tuple(self._find_border_placements(name)) for name in outlines}
        self._parts: dict[tuple[str, str], _Parts] = {
            (side, name): {(way.square, way.turn): way.bits_on_side(side) for way in ways}
            for side in SIDES
            for name, ways in self.across.items()
        }
        self._width = width
        self._first, self._last = ~self._not_first_column, ~self._not_last_column

    def bits_by_placement(self, name: str, across: str = "") -> Mapping[tuple[str, int], Bits]:
        """Of a tile across a border only its part on this board."""
        return self._parts[across, name] if across else self._bits[name]

    def bits_along(self, side: str) -> Bits:
        """The squares at the border on this side."""
        return self._last if side == EAST else self._first

    def bits_facing(self, side: str, bits: Bits) -> Bits:
        """The squares at the border on this side that face these squares of the neighbour's."""
        if side == EAST:
            return (bits & self._first) << self._width - 1
        return (bits & self._last) >> self._width - 1

    def _find_border_placements(self, name: str) -> Iterator[BorderTilePlacement]:
        place = {square: 1 << at for at, square in enumerate(self.squares)}
        for way in self.strip.ways[name]:
            parts = [0, 0]
            for square in self.strip.squares_of(way.bits):
                east, column = divmod(self.strip.columns.index(square[0]), len(self.columns))
                parts[east] |= place[self.columns[column] + square[1:]]
            if all(parts):
                yield BorderTilePlacement(way.square, way.turn, *parts)


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
