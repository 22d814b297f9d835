"""Legal places of a tile, the controls that go from one to another, grids of letters."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.engine.game import Seat
from bot.engine.text import say
from bot.games.princes import board, placement
from bot.games.princes.board import EAST, WEST, Bits, Cell, Ground, neighbours
from bot.games.princes.pieces import Tile
from bot.games.princes.view import View
from cogs.interaction import limits, panels
from cogs.interaction.components import ComponentSpec, MenuChoice
from cogs.interaction.context import SeatContext
from cogs.interaction.replies import PictureRequest, PrivateReply

# Where an arrow leads: columns to the right, rows up.
STEPS = {"left": (-1, 0), "up": (0, 1), "down": (0, -1), "right": (1, 0)}
TURNS = ("counter", "clockwise", "flip")
BY_MENU = "at"  # stands for the way where a place was chosen from the menu
SQUARES_ROW, TURNS_ROW, STEPS_ROW, DECISION_ROW, LAST_ROW = range(5)


@dataclass(frozen=True, slots=True, order=True)
class TilePosition:
    """Where a tile lies, and how."""

    square: str
    turn: int


@dataclass(frozen=True, slots=True)
class LegalPositions:
    """All places where a tile may lie now."""

    ground: Ground
    tile: str
    legal: frozenset[TilePosition]

    def nearest_with_turn(self, turn: int, near: TilePosition) -> list[TilePosition]:
        """Return those of this turn, the nearest first."""
        alike = [place for place in self.legal if place.turn == turn]
        return sorted(alike, key=lambda place: (self._squared_distance(place, near), place))

    def menu_squares(self, at: TilePosition) -> list[TilePosition]:
        """Return those of this turn in their order, the nearest if there are too many."""
        near = self.nearest_with_turn(at.turn, at)[: limits.OPTIONS]
        return sorted(near, key=lambda place: self.ground.squares.index(place.square))

    def next_position(self, at: TilePosition, way: str) -> TilePosition | None:
        """Return the next place that way; None if there is none."""
        if way in STEPS:
            return self._step_from(at, *STEPS[way])
        turns = (turn for turn in self._turns_by_way(at.turn, way) if turn != at.turn)
        found = (self.nearest_with_turn(turn, at) for turn in turns)
        return next((places[0] for places in found if places), None)

    # Steps

    def _step_from(self, at: TilePosition, right: int, up: int) -> TilePosition | None:
        """Go straight on where a place is, else to the nearest one further that way."""
        column, row = self._cell_of(at)
        ahead = []
        for place in self.legal:
            if place.turn != at.turn:
                continue
            across, upwards = self._cell_of(place)[0] - column, self._cell_of(place)[1] - row
            on, aside = across * right + upwards * up, abs(across * up) + abs(upwards * right)
            if on > 0:
                ahead.append((aside > 0, on + aside, place))
        return min(ahead)[2] if ahead else None

    def _cell_of(self, place: TilePosition) -> Cell:
        at = self.ground.squares.index(place.square)
        return at % len(self.ground.columns), at // len(self.ground.columns)

    # Turns

    def _turns_by_way(self, turn: int, way: str) -> Iterator[int]:
        """Yield the turns that lead that way, the one that was meant first."""
        turns = self.ground.turns[self.tile]
        cells = turns[turn]
        if way == "flip":
            cells = board.flip_cells(cells)
            if cells == turns[turn]:
                return
            yield turns.index(cells)
        quarters = [cells := board.turn_cells(cells) for _ in range(3)]
        yield from map(turns.index, reversed(quarters) if way == "counter" else quarters)

    def _squared_distance(self, one: TilePosition, other: TilePosition) -> int:
        """Return the squared distance of their middles, in a fine unit."""
        there = zip(self._middle_of(one), self._middle_of(other), strict=True)
        return sum((a - b) ** 2 for a, b in there)

    def _middle_of(self, place: TilePosition) -> tuple[int, int]:
        cells = self.ground.turns[self.tile][place.turn]
        column, row = self._cell_of(place)
        first = min(c for c, r in cells if r == 0)
        return (sum(c - first + column for c, _ in cells), sum(r + row for _, r in cells))


def parse_position(words: Sequence[str]) -> TilePosition | None:
    match words:
        case [square, turn, *_] if turn.isdecimal():
            return TilePosition(square, int(turn))
    return None


def position_controls(
    seat: SeatContext[View], words: str, places: LegalPositions, at: TilePosition, end: str = ""
) -> Iterator[ComponentSpec]:
    """Yield the menu of squares, and buttons that turn and move the tile.

    Their ids go on from these words; the last word, the way one came, keeps them apart.
    """
    options = [
        MenuChoice(f"{place.square} {place.turn}{end} {BY_MENU}", place.square, chosen=place == at)
        for place in places.menu_squares(at)
    ]
    count = len(places.nearest_with_turn(at.turn, at))
    label = say("panel-anchors", count=count, square=at.square)
    yield panels.choice_menu(seat, words, 0, label, options, row=SQUARES_ROW)
    for row, ways in ((TURNS_ROW, TURNS), (STEPS_ROW, tuple(STEPS))):
        for way in ways:
            there = places.next_position(at, way)
            place, label = there or at, say(f"panel-way-{way}")
            spelt = f"{words} {place.square} {place.turn}{end} {way}"
            yield panels.choice_button(seat, spelt, label, disabled=there is None, row=row)


def build_tile_panel(
    lines: Iterable[str],
    controls: Iterable[ComponentSpec],
    draw: Callable[[], bytes],
    grid: str,
    legend: str,
) -> PrivateReply:
    """Return a panel whose picture stands as a grid of letters where none is shown."""
    words = "\n".join(lines)
    sketch = PictureRequest(draw, words, f"```\n{grid}\n```{legend}")
    return PrivateReply(words, tuple(controls), picture=sketch)


BORDER = "|"


def own_grid(seat: SeatContext[View], ghost: Tile) -> str:
    """Draw the seat's own ground in letters, and the columns just across its borders."""
    view = seat.view
    ground = view.box.ground
    shut = placement.closed_squares(view.box, view.open_estates, seat.seat, ghost.name)
    own = _square_signs(seat, view, seat.seat, ghost, shut)
    beyond = dict(neighbours(len(view.estates), seat.seat)) if view.borders else {}
    signs = {side: _square_signs(seat, view, other, None, 0) for side, other in beyond.items()}
    rows = []
    for row in range(ground.rows):
        cells = [own[f"{column}{row + 1}"] for column in ground.columns]
        if WEST in signs:
            cells = [signs[WEST][f"{ground.columns[-1]}{row + 1}"], BORDER, *cells]
        if EAST in signs:
            cells = [*cells, BORDER, signs[EAST][f"{ground.columns[0]}{row + 1}"]]
        rows.append(cells)
    left = ["   ", BORDER] if WEST in signs else []
    right = [BORDER] if EAST in signs else []
    return "\n".join(_grid_lines(rows, [*left, *_column_labels(ground.columns), *right]))


def shared_grid(seat: SeatContext[View], side: str, ghost: Tile) -> str:
    """Draw the strip between two neighbours, with the ghost across the border."""
    view = seat.view
    borders = view.box.borders
    assert borders is not None
    other = dict(neighbours(len(view.estates), seat.seat))[side]
    west, east = (seat.seat, other) if side == EAST else (other, seat.seat)
    halves = [
        _square_signs(seat, view, one, Tile(ghost.name, ghost.square, ghost.turn, across), near)
        for one, across in ((west, EAST), (east, WEST))
        for near in (board.closed_to_buildings(borders, view.estates[one].open),)
    ]
    rows = []
    for row in range(borders.rows):
        left, right = ([half[f"{c}{row + 1}"] for c in borders.columns] for half in halves)
        rows.append([*left, BORDER, *right])
    names = _column_labels(borders.strip.columns)
    middle = len(borders.columns)
    return "\n".join(_grid_lines(rows, [*names[:middle], BORDER, *names[middle:]]))


def _column_labels(columns: str) -> list[str]:
    return [f" {column} " for column in columns]


def _grid_lines(rows: Sequence[Sequence[str]], columns: Sequence[str]) -> Iterator[str]:
    for number, cells in reversed(list(enumerate(rows, start=1))):
        yield f"{number} " + "".join(cells).rstrip()
    yield "  " + "".join(columns).rstrip()


def _square_signs(
    seat: SeatContext[View], view: View, owner: Seat, ghost: Tile | None, near: Bits
) -> dict[str, str]:
    """Return the sign of each square of a player's ground."""
    ground, estate, speech = view.box.ground, view.estates[owner], seat.speech
    signs = dict.fromkeys(ground.squares, " · ")
    signs |= dict.fromkeys(ground.squares_of(near), " x ")
    signs |= dict.fromkeys(ground.squares_of(ground.palazzo), "## ")
    for tile in (*estate.open.buildings, *estate.open.landscapes):
        mark = speech(f"render-mark-{tile.name}")
        signs |= dict.fromkeys(ground.squares_of(ground.covered([tile])), f"{mark} ")
    if ghost is None:
        return signs
    mark = speech(f"render-mark-{ghost.name}")
    return signs | dict.fromkeys(ground.squares_of(ground.covered([ghost])), f"{mark}*")
