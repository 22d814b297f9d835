"""Legal places of a tile, the controls that go from one to another, grids of letters."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.engine.game import Seat
from bot.engine.text import say
from bot.games.princes import land_grid, state_parts, tile_laying
from bot.games.princes.view import View
from cogs.games.princes.game_texts import PrincesSeat
from cogs.interaction import discord_limits, game_ui
from cogs.interaction.components import ComponentSpec, MenuChoice
from cogs.interaction.replies import PictureRequest, PrivateReply

# Where an arrow leads: columns to the right, rows up.
STEPS = {"left": (-1, 0), "up": (0, 1), "down": (0, -1), "right": (1, 0)}
TURNS = ("counter", "clockwise", "flip")
BY_MENU = "at"  # stands for the way where a place was chosen from the menu
DECISION_ROW, TURNS_ROW, STEPS_ROW, SQUARES_ROW, LAST_ROW = range(5)


@dataclass(frozen=True, slots=True, order=True)
class TilePosition:
    """Where a tile lies, and how."""

    square: str
    turn: int


@dataclass(frozen=True, slots=True)
class LegalPositions:
    """All places where a tile may lie now."""

    ground: land_grid.Ground
    tile: str
    legal: frozenset[TilePosition]

    def nearest_with_rotation(self, turn: int, near: TilePosition) -> list[TilePosition]:
        """Return those of this turn, the nearest first."""
        alike = [place for place in self.legal if place.turn == turn]
        return sorted(alike, key=lambda place: (self._squared_distance(place, near), place))

    def menu_squares(self, at: TilePosition) -> list[TilePosition]:
        """Return those of this turn in their order, the nearest if there are too many."""
        near = self.nearest_with_rotation(at.turn, at)[: discord_limits.OPTIONS]
        return sorted(near, key=lambda place: self.ground.squares.index(place.square))

    def next_position(self, at: TilePosition, way: str) -> TilePosition | None:
        """Return the next place that way; None if there is none."""
        if way in STEPS:
            return self._step_from(at, *STEPS[way])
        turns = (turn for turn in self._rotations_by_way(at.turn, way) if turn != at.turn)
        found = (self.nearest_with_rotation(turn, at) for turn in turns)
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

    def _cell_of(self, place: TilePosition) -> land_grid.Cell:
        at = self.ground.squares.index(place.square)
        return at % len(self.ground.columns), at // len(self.ground.columns)

    # Turns

    def _rotations_by_way(self, turn: int, way: str) -> Iterator[int]:
        """Yield the turns that lead that way, the one that was meant first."""
        turns = self.ground.turns[self.tile]
        cells = turns[turn]
        if way == "flip":
            cells = land_grid.flip_cells(cells)
            if cells == turns[turn]:
                return
            yield turns.index(cells)
        quarters = [cells := land_grid.turn_cells(cells) for _ in range(3)]
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


def parse_tile_position(words: Sequence[str]) -> TilePosition | None:
    match words:
        case [square, turn, *_] if turn.isdecimal():
            return TilePosition(square, int(turn))
    return None


def position_controls(
    seat: PrincesSeat, words: str, places: LegalPositions, at: TilePosition, end: str = ""
) -> Iterator[ComponentSpec]:
    """Yield buttons that turn and move the tile, and the menu of squares.

    Their ids go on from these words; the last word, the way one came, keeps them apart.
    """
    for row, ways in ((TURNS_ROW, TURNS), (STEPS_ROW, tuple(STEPS))):
        for way in ways:
            there = places.next_position(at, way)
            place, label = there or at, say(f"panel-way-{way}")
            spelt = f"{words} {place.square} {place.turn}{end} {way}"
            yield game_ui.choice_button(seat, spelt, label, disabled=there is None, row=row)
    options = [
        MenuChoice(f"{place.square} {place.turn}{end} {BY_MENU}", place.square, chosen=place == at)
        for place in places.menu_squares(at)
    ]
    label = say("panel-anchors", square=at.square)
    yield game_ui.choice_menu(seat, words, 0, label, options, row=SQUARES_ROW)


MAP = "map"  # as the last of a panel's words: show the grid of letters


def text_map_button(seat: PrincesSeat, spelt: str) -> ComponentSpec:
    """Return the button that shows the panel of these words with its grid of letters."""
    return game_ui.choice_button(seat, f"{spelt} {MAP}", say("press-map"), row=DECISION_ROW)


def assemble_tile_panel(
    lines: Iterable[str],
    controls: Iterable[ComponentSpec],
    draw: Callable[[], bytes],
    grid: str,
    told: Iterable[str],
) -> PrivateReply:
    """Return a panel whose picture is told in full; a grid of letters, if any, stands above."""
    words, rest = "\n".join(lines), "\n".join(told)
    sketch = PictureRequest(draw, f"{words}\n{rest}", rest)
    return PrivateReply("\n".join(filter(None, [grid, words])), tuple(controls), picture=sketch)


BORDER = "|"


def draw_own_grid(seat: PrincesSeat, ghost: state_parts.Tile) -> str:
    """Draw the seat's own ground in letters, and the columns just across its borders."""
    view = seat.view
    ground, columns = view.box.ground, view.box.ground.columns
    shut = tile_laying.closed_squares(view.box, view.open_estates, seat.seat, ghost.name)
    parts = {0: (_square_signs(seat, view, seat.seat, ghost, shut), columns, columns)}
    beyond = land_grid.neighbours(len(view.estates), seat.seat) if view.borders else ()
    for side, other in beyond:
        at, column = (-1, columns[-1]) if side == land_grid.WEST else (1, columns[0])
        parts[at] = (_square_signs(seat, view, other, None, 0), column, " ")
    return _draw_grid(ground.rows, [parts[at] for at in sorted(parts)])


def draw_shared_grid(seat: PrincesSeat, side: str, ghost: state_parts.Tile) -> str:
    """Draw the strip between two neighbours, with the ghost across the border."""
    view = seat.view
    borders = view.box.borders
    assert borders is not None
    other = dict(land_grid.neighbours(len(view.estates), seat.seat))[side]
    west, east = (seat.seat, other) if side == land_grid.EAST else (other, seat.seat)
    names, middle, parts = borders.strip.columns, len(borders.columns), []
    for owner, across, label in (
        (west, land_grid.EAST, names[:middle]),
        (east, land_grid.WEST, names[middle:]),
    ):
        tile = state_parts.Tile(ghost.name, ghost.square, ghost.turn, across)
        near = land_grid.closed_to_buildings(borders, view.estates[owner].open)
        parts.append((_square_signs(seat, view, owner, tile, near), borders.columns, label))
    return _draw_grid(borders.rows, parts)


def _draw_grid(rows: int, parts: Sequence[tuple[Mapping[str, str], str, str]]) -> str:
    """Draw the signs of some columns part by part, with their labels below, borders between."""
    lines = []
    for row in range(rows, 0, -1):
        cells = ["".join(signs[f"{one}{row}"] for one in columns) for signs, columns, _ in parts]
        lines.append(f"{row} {BORDER.join(cells)}".rstrip())
    labels = ["".join(f" {one} " for one in names) for _, _, names in parts]
    return "\n".join([*lines, f"  {BORDER.join(labels)}".rstrip()])


def _square_signs(
    seat: PrincesSeat, view: View, owner: Seat, ghost: state_parts.Tile | None, near: land_grid.Bits
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
