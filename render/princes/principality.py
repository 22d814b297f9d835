"""A principality: its squares with their legend, the palazzo, and the tiles that lie there."""

from collections.abc import Collection
from dataclasses import replace
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from bot.games.princes.borders import WEST, BorderGround
from bot.games.princes.palazzo import Bits, Ground
from bot.games.princes.pieces import Tile
from render.canvas import Box, Canvas
from render.fonts import Face
from render.palette import EARTH, FADED, FURROW, INK, PANEL
from render.princes import tiles
from render.princes.tiles import MARGIN, Cell
from render.words import label

_SMALL, _LARGE = (18, 18), (26, 24)  # pixels for the legend, and of its letters
_HUGE = (36, 34)


def edge(size: int) -> int:
    """Pixels between the left of a principality and its squares."""
    return legend(size)[0] + 1


def legend(size: int) -> tuple[int, int]:
    """Pixels for the numbers at the left and the letters below, and how high they are."""
    return _SMALL if size < 60 else _LARGE if size < 75 else _HUGE


def width(ground: Ground, size: int) -> int:
    return legend(size)[0] + len(ground.columns) * size + 2


def height(ground: Ground, size: int) -> int:
    return ground.rows * size + legend(size)[0] + 2


def draw(
    canvas: Canvas,
    x: int,
    y: int,
    size: int,
    ground: Ground,
    laid: Collection[Tile],
    language: str,
    fresh: Collection[Tile] = (),
) -> None:
    canvas.image.paste(bare(ground, size), (x, y))
    # What is new is laid last, so that its light falls on its neighbours.
    for one in sorted(laid, key=lambda one: (one in fresh, one.name, one.square)):
        cells, corner = lying(ground, one)
        drawing = tiles.tile(one.name, cells, size, mark(language, one.name), fresh=one in fresh)
        left, top = place(ground, x, y, size, cells, corner)
        canvas.paste(drawing, left - MARGIN, top - MARGIN)


def mark(language: str, name: str) -> str:
    """The two letters by which a tile is known."""
    return label(language, f"mark-{name}")


Laid: TypeAlias = tuple[frozenset[Cell], Cell]


@lru_cache(4096)
def lying(ground: Ground, tile: Tile) -> Laid:
    """The squares of a tile counted from its own corner, and where that corner lies.

    Of a tile across the western border that is west of the first column.
    """
    if not tile.across:
        return tiles.at_corner(cells_of(ground, ground.covered([tile])))
    assert isinstance(ground, BorderGround)
    bits = ground.strip.covered([replace(tile, across="")])
    cells, (column, row) = tiles.at_corner(cells_of(ground.strip, bits))
    return cells, (column - len(ground.columns) if tile.across == WEST else column, row)


def cells_of(ground: Ground, bits: Bits) -> list[Cell]:
    return [
        (ground.columns.index(square[0]), int(square[1:]) - 1) for square in ground.squares_of(bits)
    ]


def place(
    ground: Ground, x: int, y: int, size: int, cells: frozenset[Cell], corner: Cell
) -> tuple[int, int]:
    """Where the upper left of a tile is drawn."""
    column, row = corner
    rows = 1 + max(up for _, up in cells)
    return x + legend(size)[0] + 1 + column * size, y + 1 + (ground.rows - row - rows) * size


@lru_cache(16)
def bare(ground: Ground, size: int) -> Image.Image:
    """The squares before anything is built, with the palazzo and the legend."""
    columns, rows = len(ground.columns), ground.rows
    left, letters = legend(size)
    canvas = Canvas(width(ground, size), height(ground, size), PANEL)
    canvas.frame(Box(left, 0, columns * size + 2, rows * size + 2), EARTH, INK, 0, 1)
    for column in range(1, columns):
        canvas.fill(Box(left + 1 + column * size, 1, 1, rows * size), FURROW)
    for row in range(1, rows):
        canvas.fill(Box(left + 1, 1 + row * size, columns * size, 1), FURROW)
    base = canvas.image.height - round(letters * 0.23)
    for column, name in enumerate(ground.columns):
        middle = left + 1 + column * size + size // 2
        canvas.write(middle, base, name, Face.STRONG, letters, FADED, side="middle")
    for row in range(rows):
        base = 1 + (rows - 1 - row) * size + size // 2 + round(letters * 0.34)
        canvas.write(left - 4, base, str(row + 1), Face.STRONG, letters, FADED, side="right")
    cells, corner = tiles.at_corner(cells_of(ground, ground.palazzo))
    house = tiles.palazzo(
        1 + max(column for column, _ in cells), 1 + max(row for _, row in cells), size
    )
    canvas.paste(house, *place(ground, 0, 0, size, cells, corner))
    return canvas.image
