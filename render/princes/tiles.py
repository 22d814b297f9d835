"""Sprites of buildings, landscapes and the palazzo: outline, color, texture and mark."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from render.canvas import EMOJI_SIZE, SUPERSAMPLING, Pen, Sprite, make_sprite
from render.fonts import Face, load_font
from render.palette import CREAM, GOLD, INK, ROOF, STONE, TILES, WHITE, Colour, darken, lighten
from render.princes.theme import COLOURS, DRAWINGS, icon

Cell: TypeAlias = tuple[int, int]  # column and row of a tile, counted from its lower left

MARGIN = 8  # pixels around a tile, for the light around one that is new


CROP_SQUARE = 52  # pixels of a square in the picture for one question, where letters are larger
_LEGIBLE = 70  # of a square whose mark is legible there


@lru_cache(512)
def tile_sprite(
    name: str, cells: frozenset[Cell], size: int, mark: str = "", *, fresh: bool
) -> Sprite:
    """Make a tile with its mark on a plaque; a `fresh` one has a golden rim."""
    shape = _TileShape(cells, size)
    sheet = Image.new("RGB", shape.full, INK)
    outer = shape.make_mask(-7.5 if fresh else 1)
    if fresh:
        sheet.paste(GOLD, mask=shape.make_mask(-5.5))
        sheet.paste(INK, mask=shape.make_mask(0.5))
    inner = shape.make_mask(2.5)
    sheet.paste(_draw_texture(name, shape, size), mask=inner)
    small = sheet.reduce(SUPERSAMPLING)
    _draw_bevel(small, inner.reduce(SUPERSAMPLING), TILES[name])
    if mark:
        x, y = shape.mark_position()
        sign = tile_plaque_sprite(mark, _LEGIBLE if size == CROP_SQUARE else size)
        corner = (round(x - sign.width / 2), round(y - sign.height / 2))
        small.paste(sign.image, corner, sign.mask)
    return Sprite(small, outer.reduce(SUPERSAMPLING))


def draw_thing_as_emoji(name: str, cells: frozenset[Cell] = frozenset()) -> bytes:
    """Draw a thing of the game by itself as PNG: a building of these squares, or an icon."""
    if not cells:
        return icon(name, EMOJI_SIZE).to_png()
    square = EMOJI_SIZE // max(max(cell) + 1 for cell in cells)
    return tile_sprite(name, cells, square, fresh=False).to_png()


class _TileShape:
    """The squares of a tile on its enlarged sheet."""

    def __init__(self, cells: frozenset[Cell], size: int) -> None:
        self.cells, self._size = cells, size
        self._rows = 1 + max(row for _, row in cells)
        columns = 1 + max(column for column, _ in cells)
        self.full = (
            (columns * size + 2 * MARGIN) * SUPERSAMPLING,
            (self._rows * size + 2 * MARGIN) * SUPERSAMPLING,
        )

    def make_mask(self, inset: float) -> Image.Image:
        """Make the mask of all squares as one shape, inset on its edges."""
        mask = Image.new("L", self.full)
        draw = ImageDraw.Draw(mask)
        radius = max(0.0, self._size * 0.14 - inset) * SUPERSAMPLING
        for column, row in sorted(self.cells):
            self._draw_square(draw, column, row, inset, radius)
        return mask

    def _draw_square(
        self, draw: ImageDraw.ImageDraw, column: int, row: int, inset: float, radius: float
    ) -> None:
        left, top = self.square_corner_pixel(column, row)
        right, bottom = left + self._size, top + self._size
        west, east = self._has_square(column - 1, row), self._has_square(column + 1, row)
        north, south = self._has_square(column, row + 1), self._has_square(column, row - 1)
        box = (
            (left + (0 if west else inset)) * SUPERSAMPLING,
            (top + (0 if north else inset)) * SUPERSAMPLING,
            (right - (0 if east else inset)) * SUPERSAMPLING - 1,
            (bottom - (0 if south else inset)) * SUPERSAMPLING - 1,
        )
        free = (
            not west and not north,
            not east and not north,
            not east and not south,
            not west and not south,
        )
        draw.rounded_rectangle(box, radius, 255, corners=free)
        if inset < 0:
            return
        # Where four squares do not meet, the corner between two neighbours is cut out.
        notch = inset * SUPERSAMPLING
        corners = (
            (west, north, (-1, 1), box[0], box[1], 1, 1),
            (east, north, (1, 1), box[2], box[1], -1, 1),
            (east, south, (1, -1), box[2], box[3], -1, -1),
            (west, south, (-1, -1), box[0], box[3], 1, -1),
        )
        for beside, along, (dx, dy), x, y, sx, sy in corners:
            if beside and along and not self._has_square(column + dx, row + dy):
                xs, ys = sorted((x, x + sx * notch)), sorted((y, y + sy * notch))
                draw.rectangle((xs[0], ys[0], xs[1], ys[1]), 0)

    def square_corner_pixel(self, column: int, row: int) -> tuple[int, int]:
        size = self._size
        return MARGIN + column * size, MARGIN + (self._rows - 1 - row) * size

    def mark_position(self) -> tuple[float, float]:
        """Return the middle of the square with most neighbours, where the mark is drawn."""
        left, top = self.square_corner_pixel(*central_square(self.cells))
        return left + self._size / 2, top + self._size / 2

    def _has_square(self, column: int, row: int) -> bool:
        return (column, row) in self.cells


def central_square(cells: Iterable[Cell]) -> Cell:
    """Return the square with most neighbours."""
    there = sorted(cells)

    def beside(cell: Cell) -> int:
        column, row = cell
        others = ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1))
        return sum(other in there for other in others)

    return max(there, key=beside)


def _draw_bevel(small: Image.Image, inner: Image.Image, fill: Colour) -> None:
    """Lighten the upper left edges and darken the lower right ones."""
    for by, colour in ((1, lighten(fill)), (-1, darken(fill))):
        edge = ImageChops.subtract(inner, ImageChops.offset(inner, by, by))
        small.paste(colour, mask=edge)


@lru_cache(256)
def tile_plaque_sprite(mark: str, size: int) -> Sprite:
    """Make the plaque with a tile's mark for squares of this size."""
    width, height = round(size * 0.74) + 2, round(size * 0.6) + 2
    letters = size * 0.5
    made = load_font(Face.STRONG, round(letters * SUPERSAMPLING))
    letters *= min(1.0, (width - 6) * SUPERSAMPLING / made.getlength(mark))

    def draw(pen: Pen) -> None:
        pen.block(0, 0, width, height, INK, size * 0.1)
        pen.block(1, 1, width - 1, height - 1, CREAM, size * 0.09)
        pen.text(width / 2, height / 2 + letters * 0.34, mark, Face.STRONG, letters, INK)

    return make_sprite(width, height, draw)


# Textures, one for each kind of tile


def _draw_texture(name: str, shape: "_TileShape", size: int) -> Image.Image:
    """Draw the texture of every square of the tile."""
    cloth = Image.new("RGB", shape.full)
    for column, row in sorted(shape.cells):
        left, top = shape.square_corner_pixel(column, row)
        cloth.paste(_square_texture(name, size), (left * SUPERSAMPLING, top * SUPERSAMPLING))
    return cloth


@lru_cache(64)
def _square_texture(name: str, size: int) -> Image.Image:
    """Draw the texture of one square."""
    cloth = Image.new("RGB", (size * SUPERSAMPLING, size * SUPERSAMPLING), TILES[name])
    DRAWINGS[f"texture-{name}"].draw(Pen(cloth, size / 100), COLOURS)
    return cloth


# The palazzo, and the ghost of a tile


@lru_cache(16)
def palazzo_sprite(columns: int, rows: int, size: int) -> Sprite:
    """Make the palazzo of a principality."""
    width, height = columns * size, rows * size
    sheet = Image.new("RGBA", (width * SUPERSAMPLING, height * SUPERSAMPLING))
    pen = Pen(sheet, 1)
    u = height / 100
    pen.block(2, 30 * u, width - 2, height - 2, INK, 3)
    pen.block(4, 32 * u, width - 4, height - 4, STONE, 2)
    pen.polygon([(2, 34 * u), (16 * u, 6 * u), (width - 16 * u, 6 * u), (width - 2, 34 * u)], INK)
    pen.polygon([(7, 31 * u), (18 * u, 9 * u), (width - 18 * u, 9 * u), (width - 7, 31 * u)], ROOF)
    for row in (15, 21, 27):
        pen.block(14 * u, row * u, width - 14 * u, (row + 1.5) * u, darken(ROOF))
    pen.block(4, 34 * u, width - 4, 37 * u, darken(STONE))
    pen.block(4, 62 * u, width - 4, 65 * u, darken(STONE))
    bays = 5
    for bay in range(bays):
        x = width * (bay + 0.5) / bays
        _draw_arch(pen, x, 42 * u, 7 * u, 18 * u)
        if bay == bays // 2:
            _draw_arch(pen, x, 69 * u, 10 * u, 29 * u)
        else:
            _draw_arch(pen, x, 71 * u, 7 * u, 18 * u)
    small = sheet.reduce(SUPERSAMPLING)
    return Sprite(small.convert("RGB"), small.getchannel("A"))


def _draw_arch(pen: Pen, x: float, top: float, half: float, height: float) -> None:
    pen.pie((x - half, top, x + half, top + 2 * half), 180, 360, INK)
    pen.block(x - half, top + half - 0.5, x + half, top + height, INK)


@lru_cache(64)
def hatched_tile_sprite(cells: frozenset[Cell], size: int, ink: Colour) -> Sprite:
    """Make a planned tile: hatched, so that the ground is visible."""
    shape = _TileShape(cells, size)
    outer, inner = shape.make_mask(1), shape.make_mask(5)
    sheet = Image.new("RGB", shape.full, ink)
    sheet.paste(WHITE, mask=inner)
    lines = Image.new("L", shape.full)
    draw = ImageDraw.Draw(lines)
    width, height = shape.full
    for x in range(-height, width, 14 * SUPERSAMPLING):
        draw.line((x, height, x + height, 0), 255, 5 * SUPERSAMPLING)
    sheet.paste(ink, mask=ImageChops.multiply(lines, inner))
    seen = outer.reduce(SUPERSAMPLING).point(lambda alpha: alpha * 7 // 8)
    return Sprite(sheet.reduce(SUPERSAMPLING), seen)


def cells_and_lower_left_corner(cells: Iterable[Cell]) -> tuple[frozenset[Cell], Cell]:
    """Return the squares counted from the tile's own lower left, and that corner."""
    there = list(cells)
    left, bottom = min(c for c, _ in there), min(r for _, r in there)
    return frozenset((c - left, r - bottom) for c, r in there), (left, bottom)
