"""Principalities side by side, as the boards of side B touch, and what lies across borders."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import ascii_lowercase

from bot.engine.game import Seat
from bot.games.princes.borders import EAST, WEST, neighbours
from bot.games.princes.palazzo import Ground
from bot.games.princes.pieces import Tile
from bot.games.princes.view import View
from render import heraldry
from render.canvas import Box, Canvas
from render.fonts import Face
from render.palette import FADED, GOLD, INK
from render.princes import principality, shared, tiles
from render.princes.shared import BoardSpot, Ghost

_THINNEST = 6  # pixels of a border


@dataclass(frozen=True, slots=True)
class Plot:
    """A principality of the row: what lies there, and which of its columns are to be seen."""

    seat: Seat
    tiles: tuple[Tile, ...]
    neighbours: tuple[tuple[str, Seat], ...]
    first: int
    columns: int


def around(view: View, seat: Seat, columns: int) -> tuple[Plot, ...]:
    """From west to east: so many columns of one neighbour, all of this one, and of the other."""
    seats, whole = len(view.estates), len(view.box.ground.columns)
    beyond = dict(neighbours(seats, seat))
    plots = [_plot(view, seat, 0, whole)]
    if WEST in beyond:
        plots.insert(0, _plot(view, beyond[WEST], whole - columns, columns))
    if EAST in beyond:
        plots.append(_plot(view, beyond[EAST], 0, columns))
    return tuple(plots)


def both(view: View, west: Seat, east: Seat) -> tuple[Plot, ...]:
    """The two principalities at a border."""
    whole = len(view.box.ground.columns)
    return tuple(_plot(view, seat, 0, whole) for seat in (west, east))


def _plot(view: View, seat: Seat, first: int, columns: int) -> Plot:
    estate = view.estates[seat]
    laid = (*estate.open.buildings, *estate.open.landscapes)
    return Plot(seat, laid, neighbours(len(view.estates), seat), first, columns)


def width(plots: Sequence[Plot], size: int) -> int:
    return sum(plot.columns for plot in plots) * size + 2


def spots(ground: Ground, plots: Sequence[Plot], x: int, y: int, size: int) -> list[BoardSpot]:
    """Where the boards are, if their squares begin at this point; each shows its own part."""
    found, left = [], x + 1
    for plot in plots:
        window = Box(left, y, plot.columns * size, ground.rows * size + 2)
        board = left - plot.first * size - principality.edge(size)
        found.append(BoardSpot(board, y, size, window))
        left = window.right
    return found


def draw(
    canvas: Canvas,
    x: int,
    y: int,
    size: int,
    ground: Ground,
    plots: Sequence[Plot],
    language: str,
    ghosts: Mapping[Seat, Ghost] | None = None,
) -> None:
    """The squares alone: the legend is up to the picture around them."""
    high = ground.rows * size
    bare = principality.bare(ground, size).crop(
        (principality.edge(size), 1, principality.width(ground, size) - 1, high + 1)
    )
    canvas.fill(Box(x, y, width(plots, size), high + 2), INK)
    places = list(zip(spots(ground, plots, x, y, size), plots, strict=True))
    for at, plot in places:
        begin, left = plot.first * size, at.window.left
        canvas.image.paste(bare.crop((begin, 0, begin + at.window.width, high)), (left, y + 1))
        if left > x + 1:
            thick = max(_THINNEST, size // 9)
            canvas.fill(Box(left - thick // 2, y, thick, high + 2), INK)
            canvas.fill(Box(left - thick // 2 + 2, y, thick - 4, high + 2), GOLD)
    for at, plot in places:
        _tiles(canvas, at, ground, plot, language)
        if ghosts and plot.seat in ghosts:
            shared.draw_ghost(canvas, at, ground, ghosts[plot.seat], language)


def legend(
    canvas: Canvas,
    x: int,
    y: int,
    size: int,
    ground: Ground,
    plots: Sequence[Plot],
    own: Seat | None,
) -> None:
    """Numbers at the left; below one's own columns their letters, and shields below the others.

    Without a board of one's own the letters go on from board to board, as offers name squares.
    """
    wide, letters = principality.legend(size)
    columns = ground.columns if own is not None else ascii_lowercase
    for row in range(ground.rows):
        base = y + 1 + (ground.rows - 1 - row) * size + size // 2 + round(letters * 0.34)
        canvas.write(x - 4, base, str(row + 1), Face.STRONG, letters, FADED, side="right")
    base, left, number = y + ground.rows * size + wide - round(letters * 0.18), x + 1, 0
    for plot in plots:
        if own in (None, plot.seat):
            for column in range(plot.columns):
                middle = left + column * size + size // 2
                canvas.write(
                    middle, base, columns[number], Face.STRONG, letters, FADED, side="middle"
                )
                number += 1
        else:
            middle = left + plot.columns * size // 2
            canvas.centre(heraldry.shield(plot.seat, wide), middle, base - wide // 3)
        left += plot.columns * size


def _tiles(canvas: Canvas, at: BoardSpot, ground: Ground, plot: Plot, language: str) -> None:
    beyond = dict(plot.neighbours)
    for tile in sorted(plot.tiles, key=lambda one: (one.name, one.square)):
        if tile.across:
            shared.draw(canvas, at, ground, tile, language, beyond[tile.across], fresh=False)
        else:
            _whole(canvas, at, ground, plot, tile, language)


def _whole(
    canvas: Canvas, at: BoardSpot, ground: Ground, plot: Plot, tile: Tile, language: str
) -> None:
    """A tile of one board alone; its mark is on a square that can be seen."""
    cells, corner = principality.lying(ground, tile)
    drawing = tiles.tile(tile.name, cells, at.size, fresh=False)
    shared.paste(canvas, at, ground, cells, corner, drawing)
    columns = range(plot.first, plot.first + plot.columns)
    there = principality.cells_of(ground, ground.covered([tile]))
    seen = [cell for cell in there if cell[0] in columns]
    if seen:
        sign = tiles.plaque(principality.mark(language, tile.name), at.size)
        canvas.centre(sign, *shared.middle(at, ground, tiles.heart(seen)))
