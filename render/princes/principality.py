"""Draw a principality: squares, legend, tiles, shared buildings, and which tiles still fit."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from bot.engine.game import Seat
from bot.games.princes import land_grid, tile_laying
from bot.games.princes.land_grid import EAST, WEST, Bits, BorderGround, Ground, neighbours, opposite
from bot.games.princes.moves import Offer
from bot.games.princes.state_parts import Open, Tile
from bot.games.princes.view import SeenEstate, View
from render import heraldry, words
from render.canvas import Box, Canvas, Pen, Sprite, make_sprite
from render.fonts import Face
from render.palette import EARTH, FADED, FURROW, INK, PANEL, RED, SLOT, WINE, darken
from render.princes import tiles
from render.princes.theme import icon
from render.princes.tiles import MARGIN, Cell
from render.words import label

_SMALL, _LARGE = (14, 16), (26, 24)  # pixels for the legend, and of its letters
_HUGE = (36, 34)


def left_margin(size: int) -> int:
    """Return the pixels between the left edge of a principality and its squares."""
    return legend_size(size)[0] + 1


def legend_size(size: int) -> tuple[int, int]:
    """Return the sizes of the row numbers and column letters."""
    if size == tiles.CROP_SQUARE:
        return _HUGE
    return _SMALL if size < 60 else _LARGE if size < 75 else _HUGE


def land_width(ground: Ground, size: int) -> int:
    return legend_size(size)[0] + len(ground.columns) * size + 2


def land_height(ground: Ground, size: int) -> int:
    return ground.rows * size + legend_size(size)[0] + 2


def draw_principality(
    canvas: Canvas,
    x: int,
    y: int,
    size: int,
    ground: Ground,
    laid: Collection[Tile],
    language: str,
    fresh: Collection[Tile] = (),
) -> None:
    canvas.image.paste(draw_empty_land(ground, size), (x, y))
    # What is new is laid last, so that its light falls on its neighbours.
    for one in sorted(laid, key=lambda one: (one in fresh, one.name, one.square)):
        cells, corner = tile_cells(ground, one)
        drawing = tiles.tile_sprite(
            one.name, cells, size, tile_letters(language, one.name), fresh=one in fresh
        )
        left, top = tile_position(ground, x, y, size, cells, corner)
        canvas.paste(drawing, left - MARGIN, top - MARGIN)


def tile_letters(language: str, name: str) -> str:
    """Return the two letters that identify a tile."""
    return label(language, f"mark-{name}")


TileCells: TypeAlias = tuple[frozenset[Cell], Cell]


@lru_cache(4096)
def tile_cells(ground: Ground, tile: Tile) -> TileCells:
    """Return a tile's squares counted from its own corner, and the square of that corner.

    For a tile across the western border the corner is west of the first column.
    """
    if not tile.across:
        return tiles.cells_and_lower_left_corner(cells_of_bits(ground, ground.covered([tile])))
    assert isinstance(ground, BorderGround)
    bits = ground.strip.covered([replace(tile, across="")])
    cells, (column, row) = tiles.cells_and_lower_left_corner(cells_of_bits(ground.strip, bits))
    return cells, (column - len(ground.columns) if tile.across == WEST else column, row)


def cells_of_bits(ground: Ground, bits: Bits) -> list[Cell]:
    return [
        (ground.columns.index(square[0]), int(square[1:]) - 1) for square in ground.squares_of(bits)
    ]


def tile_position(
    ground: Ground, x: int, y: int, size: int, cells: frozenset[Cell], corner: Cell
) -> tuple[int, int]:
    """Return the pixel of a tile's upper left corner."""
    column, row = corner
    rows = 1 + max(up for _, up in cells)
    return x + legend_size(size)[0] + 1 + column * size, y + 1 + (ground.rows - row - rows) * size


@lru_cache(16)
def draw_empty_land(ground: Ground, size: int) -> Image.Image:
    """Draw the squares with the palazzo and the legend, before anything is built."""
    columns, rows = len(ground.columns), ground.rows
    left, letters = legend_size(size)
    canvas = Canvas(land_width(ground, size), land_height(ground, size), PANEL)
    canvas.draw_frame(Box(left, 0, columns * size + 2, rows * size + 2), EARTH, INK, 0, 1)
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
    cells, corner = tiles.cells_and_lower_left_corner(cells_of_bits(ground, ground.palazzo))
    house = tiles.palazzo_sprite(
        1 + max(column for column, _ in cells), 1 + max(row for _, row in cells), size
    )
    canvas.paste(house, *tile_position(ground, 0, 0, size, cells, corner))
    return canvas.image


_OVER = 1  # pixel of the frame: a building that goes on beyond breaks it


@dataclass(frozen=True, slots=True)
class BargainTile:
    """An offered building: its position on one of its boards, and the seat that offers it."""

    tile: Tile
    builder: Seat
    neighbour: Seat  # across the border of this board
    clashes: bool = False  # with what lies there


@dataclass(frozen=True, slots=True)
class BoardSpot:
    """A board on a canvas: its position, the size of its squares, and which part is visible."""

    x: int
    y: int
    size: int
    window: Box


def make_board_spot(ground: Ground, x: int, y: int, size: int) -> BoardSpot:
    """Return the spot of a board that is drawn alone."""
    left = x + left_margin(size)
    wide, high = len(ground.columns) * size, ground.rows * size
    return BoardSpot(x, y, size, Box(left - _OVER, y, wide + 2 * _OVER, high + 2))


def offered_tiles_by_seat(seats: int, builder: Seat, offer: Offer) -> dict[Seat, BargainTile]:
    """Return an offered building on the boards of both partners."""
    partner = dict(neighbours(seats, builder))[offer.side]
    sides = ((builder, partner, offer.side), (partner, builder, opposite(offer.side)))
    return {
        seat: BargainTile(Tile(offer.building, offer.square, offer.turn, side), builder, other)
        for seat, other, side in sides
    }


def draw_shared_building(
    canvas: Canvas,
    at: BoardSpot,
    ground: Ground,
    tile: Tile,
    language: str,
    neighbour: Seat,
    *,
    fresh: bool,
) -> None:
    """Draw a shared building with the shield of the other owner."""
    cells, corner = tile_cells(ground, tile)
    paste_in_window(
        canvas, at, ground, cells, corner, tiles.tile_sprite(tile.name, cells, at.size, fresh=fresh)
    )
    _draw_building_signs(canvas, at, ground, tile, language, neighbour)


def draw_shared_buildings(
    canvas: Canvas,
    at: BoardSpot,
    ground: Ground,
    laid: Sequence[Tile],
    neighbours_: Sequence[tuple[str, Seat]],
    fresh: Collection[Tile],
    language: str,
) -> None:
    """Draw all buildings across the borders of one board."""
    beyond = dict(neighbours_)
    for tile in sorted(laid, key=lambda one: (one in fresh, one.name)):
        if tile.across:
            draw_shared_building(
                canvas, at, ground, tile, language, beyond[tile.across], fresh=tile in fresh
            )


def draw_offered_building(
    canvas: Canvas, at: BoardSpot, ground: Ground, ghost: BargainTile, language: str
) -> None:
    """Draw an offered building in the colour of the seat that offers it."""
    cells, corner = tile_cells(ground, ghost.tile)
    ink = RED if ghost.clashes else darken(heraldry.seat_tincture(ghost.builder).fill)
    paste_in_window(
        canvas, at, ground, cells, corner, tiles.hatched_tile_sprite(cells, at.size, ink)
    )
    _draw_building_signs(canvas, at, ground, ghost.tile, language, ghost.neighbour)


def paste_in_window(
    canvas: Canvas,
    at: BoardSpot,
    ground: Ground,
    cells: frozenset[Cell],
    corner: Cell,
    drawing: Sprite,
) -> None:
    """Paste the part of a tile that lies within the window."""
    left, top = tile_position(ground, at.x, at.y, at.size, cells, corner)
    left, top, seen = left - MARGIN, top - MARGIN, at.window
    box = (
        max(0, seen.left - left),
        max(0, seen.top - top),
        min(drawing.width, seen.right - left),
        min(drawing.height, seen.bottom - top),
    )
    if box[0] >= box[2] or box[1] >= box[3]:
        return
    part = Sprite(drawing.image.crop(box), drawing.mask.crop(box))
    canvas.paste(part, left + box[0], top + box[1])


def _draw_building_signs(
    canvas: Canvas, at: BoardSpot, ground: Ground, tile: Tile, language: str, neighbour: Seat
) -> None:
    """Draw the mark of a shared building and, at the border, the other owner's shield."""
    there = cells_of_bits(ground, ground.covered([tile]))
    cells = [cell for cell in there if _is_square_visible(at, ground, cell)]
    if not cells:
        return
    border = max if tile.across == EAST else min
    last = border(column for column, _ in cells)
    heart = tiles.central_square(cells)
    ends = [cell for cell in cells if cell[0] == last and cell != heart]
    plaque = tiles.tile_plaque_sprite(tile_letters(language, tile.name), at.size)
    if not ends:
        others = [cell for cell in cells if cell != heart]
        # Its one square at the border is for the shield, if the mark has another one.
        ends, heart = ([heart], others[0]) if others else ([], heart)
    if not ends:
        x, y = square_middle(at, ground, heart)
        canvas.paste_centred(plaque, x, y - at.size * 17 // 100)
        canvas.paste_centred(
            heraldry.shield_sprite(neighbour, at.size * 42 // 100), x, y + at.size * 28 // 100
        )
        return
    canvas.paste_centred(plaque, *square_middle(at, ground, heart))
    shield = heraldry.shield_sprite(neighbour, at.size * 62 // 100)
    canvas.paste_centred(shield, *square_middle(at, ground, ends[-1]))


def _is_square_visible(at: BoardSpot, ground: Ground, cell: Cell) -> bool:
    x, _ = square_middle(at, ground, cell)
    return at.window.left < x < at.window.right


def square_middle(at: BoardSpot, ground: Ground, cell: Cell) -> tuple[int, int]:
    """Return the pixel in the middle of a square."""
    left, top = tile_position(ground, at.x, at.y, at.size, frozenset({(0, 0)}), cell)
    return left + at.size // 2, top + at.size // 2


_LOW = 60  # pixels of a row: what is no higher has small tiles
_TWO_COLUMNS = 600  # pixels: less has room for one column of tiles


def tile_kind(view: View, name: str) -> str:
    return "building" if name in view.box.building_order else "landscape"


# On the ground


def draw_crosses(
    canvas: Canvas, at: BoardSpot, ground: Ground, estate: SeenEstate, shut: Bits
) -> None:
    """Cross out squares that are free but closed."""
    taken = land_grid.taken_squares(ground, estate.open)
    one = frozenset({(0, 0)})
    for cell in cells_of_bits(ground, shut & ~taken):
        left, top = tile_position(ground, at.x, at.y, at.size, one, cell)
        canvas.paste(cross_sprite(at.size), left, top)


@lru_cache(4)
def cross_sprite(size: int) -> Sprite:
    """Make the cross on a square that is free, but too near to a building."""
    low, high = size * 0.34, size * 0.66

    def draw(pen: Pen) -> None:
        pen.line([(low, low), (high, high)], RED, 6)
        pen.line([(high, low), (low, high)], RED, 6)

    return make_sprite(size, size, draw)


# What still fits


def draw_fitting_tiles(
    canvas: Canvas, box: Box, view: View, estate: SeenEstate, ghost: Tile, language: str
) -> None:
    title = words.label(language, "placement-after")
    room = box.width - 40
    canvas.write(box.left + 20, box.top + 44, title, Face.TITLE, 30, WINE, room=room, least=20)
    estates = estates_after_placing(view, estate.seat, ghost)
    fitting = tile_laying.fitting_tiles(view.box, estates, estate.seat)
    names = [*view.box.building_order, *view.box.landscape_order]
    state = {tile.name for tile in estates[estate.seat].buildings}
    state |= {ghost.name} & set(view.box.building_order)  # though it can't lie so
    columns, high = (2, 98) if box.width > _TWO_COLUMNS else (1, 53)
    wide = (box.width - 32) // columns
    for number, name in enumerate(names):
        row, column = divmod(number, columns)
        place = Box(box.left + 16 + column * wide, box.top + 62 + row * high, wide, high).inset(4)
        _draw_whether_tile_fits(
            canvas, place, view, name, language, fits=name in fitting, stands=name in state
        )
    y = box.top + 62 + -(-len(names) // columns) * high + 16
    near = words.label(language, "placement-near")
    if view.box.borders is not None:
        near = words.label(language, "placement-near-border")
    signs = (("palazzo", words.label(language, "placement-stands")), ("barred", near))
    _draw_signs_legend(canvas, Box(box.left + 20, y, box.width - 40, 60), signs)


def estates_after_placing(view: View, seat: Seat, ghost: Tile) -> tuple[Open, ...]:
    """Return all estates after the planned tile is placed; unchanged if it can't be."""
    if view.box.ground.tile_bits(ghost) is None:
        return view.open_estates
    return tile_laying.lay_tile(view.box, view.open_estates, seat, ghost)


def _draw_whether_tile_fits(
    canvas: Canvas, box: Box, view: View, name: str, language: str, *, fits: bool, stands: bool
) -> None:
    ground = view.box.ground
    canvas.draw_slot(box, SLOT, 8)
    size = 18 if box.height > _LOW else 11
    drawing = tiles.tile_sprite(name, ground.turns[name][0], size, fresh=False)
    if stands or not fits:
        drawing = drawing.fade(3)
    canvas.paste_centred(drawing, box.left + 46, box.middle_y)
    text = words.thing_name(language, tile_kind(view, name), name)
    ink = INK if fits and not stands else FADED
    room = box.width - 92 - 56
    canvas.write(box.left + 92, box.middle_y + 9, text, Face.TEXT, 26, ink, room=room, least=17)
    symbol = "palazzo" if stands else "yes" if fits else "no"
    canvas.paste_centred(icon(symbol, 34), box.right - 30, box.middle_y)


def _draw_signs_legend(canvas: Canvas, box: Box, signs: tuple[tuple[str, str], ...]) -> None:
    """Draw the key to the signs."""
    for number, (symbol, text) in enumerate(signs):
        base = box.top + 24 + number * 40
        if symbol == "barred":
            canvas.draw_frame(Box(box.left, base - 26, 34, 34), EARTH, INK, 0, 1)
            canvas.paste_centred(cross_sprite(62), box.left + 17, base - 9)
        else:
            canvas.paste_centred(icon(symbol, 30), box.left + 17, base - 9)
        canvas.write(box.left + 44, base, text, Face.TEXT, 24, INK, room=box.width - 46, least=16)
