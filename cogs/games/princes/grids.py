"""Principalities as grids of letters, for panels without a picture: three letters a square."""

from collections.abc import Iterator, Sequence

from bot.engine.game import Seat
from bot.games.princes import laying, palazzo
from bot.games.princes.borders import EAST, WEST, neighbours
from bot.games.princes.palazzo import Bits
from bot.games.princes.pieces import Tile
from bot.games.princes.view import View
from cogs.door.sitting import Sitting

BORDER = "|"


def own_ground(sitting: Sitting[View], ghost: Tile) -> str:
    """One's own ground from the top row to the first; at a border what lies just across it."""
    view = sitting.view
    ground = view.box.ground
    shut = laying.closed(view.box, view.open_estates, sitting.seat, ghost.name)
    own = _signs(sitting, view, sitting.seat, ghost, shut)
    beyond = dict(neighbours(len(view.estates), sitting.seat)) if view.borders else {}
    signs = {side: _signs(sitting, view, seat, None, 0) for side, seat in beyond.items()}
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
    return _framed(rows, [*left, *_named(ground.columns), *right])


def both_grounds(sitting: Sitting[View], side: str, ghost: Tile) -> str:
    """The strip that one's own ground makes with a neighbour's; the ghost lies across."""
    view = sitting.view
    borders = view.box.borders
    assert borders is not None
    other = dict(neighbours(len(view.estates), sitting.seat))[side]
    west, east = (sitting.seat, other) if side == EAST else (other, sitting.seat)
    halves = [
        _signs(sitting, view, seat, Tile(ghost.name, ghost.square, ghost.turn, across), near)
        for seat, across in ((west, EAST), (east, WEST))
        for near in (palazzo.closed_to_buildings(borders, view.estates[seat].open),)
    ]
    rows = []
    for row in range(borders.rows):
        left, right = ([half[f"{c}{row + 1}"] for c in borders.columns] for half in halves)
        rows.append([*left, BORDER, *right])
    names = _named(borders.strip.columns)
    middle = len(borders.columns)
    return _framed(rows, [*names[:middle], BORDER, *names[middle:]])


def _named(columns: str) -> list[str]:
    return [f" {column} " for column in columns]


def _framed(rows: Sequence[Sequence[str]], columns: Sequence[str]) -> str:
    return "\n".join(_lines(rows, columns))


def _lines(rows: Sequence[Sequence[str]], columns: Sequence[str]) -> Iterator[str]:
    for number, cells in reversed(list(enumerate(rows, start=1))):
        yield f"{number} " + "".join(cells).rstrip()
    yield "  " + "".join(columns).rstrip()


def _signs(
    sitting: Sitting[View], view: View, seat: Seat, ghost: Tile | None, near: Bits
) -> dict[str, str]:
    """What stands on each square of somebody's ground."""
    ground, estate, voice = view.box.ground, view.estates[seat], sitting.voice
    signs = dict.fromkeys(ground.squares, " · ")
    signs |= dict.fromkeys(ground.squares_of(near), " x ")
    signs |= dict.fromkeys(ground.squares_of(ground.palazzo), "## ")
    for tile in (*estate.open.buildings, *estate.open.landscapes):
        mark = voice(f"render-mark-{tile.name}")
        signs |= dict.fromkeys(ground.squares_of(ground.covered([tile])), f"{mark} ")
    if ghost is None:
        return signs
    mark = voice(f"render-mark-{ghost.name}")
    return signs | dict.fromkeys(ground.squares_of(ground.covered([ghost])), f"{mark}*")
