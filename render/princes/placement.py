"""Placing a tile, for its owner alone: the ghost on his ground, and what would still fit after."""

from functools import lru_cache

from bot.games.princes import palazzo
from bot.games.princes.palazzo import Bits, Ground
from bot.games.princes.pieces import Tile
from bot.games.princes.view import OpenEstate, View
from render import heraldry, words
from render.canvas import Box, Canvas, Pen, Sprite, sprite
from render.fonts import Face
from render.palette import EARTH, FADED, GROUND, INK, PANEL, RED, SLOT, WINE, darker
from render.princes import masthead, principality, tiles
from render.princes.icons import icon
from render.princes.masthead import Figure
from render.princes.tiles import MARGIN

WIDTH, HEIGHT = 1600, 970
_SQUARE = 115
_LEFT, _TOP = 16, masthead.HEIGHT + 12


def draw_placement(view: View, ghost: Tile, language: str) -> bytes:
    """The viewer's principality with a tile that does not lie there yet, as PNG."""
    assert view.own is not None, "a spectator places nothing"
    language = words.understood(language)
    estate = view.estates[view.own.seat]
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    _title(canvas, view, estate, ghost, language)
    ground = view.box.ground
    wide = principality.width(ground, _SQUARE)
    frame = Box(_LEFT, _TOP, wide + 18, HEIGHT - _TOP - 14)
    canvas.panel(frame)
    _ground(canvas, view, estate, ghost, language)
    right = Box(frame.right + 14, _TOP, WIDTH - frame.right - 30, frame.height)
    canvas.panel(right)
    _still_fits(canvas, right, view, estate, ghost, language)
    return canvas.png()


def _title(canvas: Canvas, view: View, estate: OpenEstate, ghost: Tile, language: str) -> None:
    box = view.box
    name = words.thing(language, _kind(view, ghost.name), ghost.name)
    title = words.label(language, "placement-title", name=name, square=ghost.square)
    figures = []
    if ghost.name in box.building_order:
        figures.append(Figure("coin", f"{box.building_cost(estate.builders)}"))
        figures.append(Figure("points", f"+{box.numbers.building_points}"))
    elif any(tile.name == ghost.name for tile in estate.landscapes):
        figures.append(Figure("points", f"+{box.numbers.landscape_points}"))
    masthead.draw(canvas, WIDTH, estate.seat, title, figures)


def _kind(view: View, name: str) -> str:
    return "building" if name in view.box.building_order else "landscape"


# The ground


def closed(ground: Ground, estate: OpenEstate, *, building: bool) -> Bits:
    """Where a tile may not lie: what is taken and, for buildings, what is too near to others."""
    walls = ground.palazzo | ground.covered(estate.buildings)
    covered = walls | ground.covered(estate.landscapes)
    if building and estate.builders < palazzo.TOUCHING:
        covered |= ground.beside(walls)
    return covered


def _ground(canvas: Canvas, view: View, estate: OpenEstate, ghost: Tile, language: str) -> None:
    ground, x, y = view.box.ground, _LEFT + 6, _TOP + 9
    laid = (*estate.buildings, *estate.landscapes)
    principality.draw(canvas, x, y, _SQUARE, ground, laid, language)
    building = ghost.name in view.box.building_order
    shut = closed(ground, estate, building=building)
    taken = ground.palazzo | ground.covered(laid)
    one = frozenset({(0, 0)})
    for cell in principality.cells_of(ground, shut & ~taken):
        left, top = principality.place(ground, x, y, _SQUARE, one, cell)
        canvas.paste(_barred(_SQUARE), left, top)
    bits = ground.lying(ghost.name, ghost.square, ghost.turn)
    if bits is None:
        return
    ink = RED if bits & shut else darker(heraldry.tincture(estate.seat).fill)
    cells, corner = principality.lying(ground, ghost)
    left, top = principality.place(ground, x, y, _SQUARE, cells, corner)
    canvas.paste(tiles.ghost(cells, _SQUARE, ink), left - MARGIN, top - MARGIN)
    _name(canvas, left, top, cells, principality.mark(language, ghost.name))


def _name(
    canvas: Canvas, left: int, top: int, cells: frozenset[tuple[int, int]], mark: str
) -> None:
    """The mark of the ghost, on its first square from the top."""
    rows = 1 + max(row for _, row in cells)
    column = min(column for column, row in cells if row == rows - 1)
    middle = left + column * _SQUARE + _SQUARE // 2
    box = Box(middle - 38, top + _SQUARE // 2 - 28, 76, 56)
    canvas.frame(box, PANEL, INK, 10, 2)
    canvas.write(middle, box.bottom - 13, mark, Face.STRONG, 44, INK, side="middle")


@lru_cache(4)
def _barred(size: int) -> Sprite:
    """A square that is free, but too near to a building: a cross on it."""
    low, high = size * 0.34, size * 0.66

    def draw(pen: Pen) -> None:
        pen.line([(low, low), (high, high)], RED, 6)
        pen.line([(high, low), (low, high)], RED, 6)

    return sprite(size, size, draw)


# What still fits


def _still_fits(
    canvas: Canvas, box: Box, view: View, estate: OpenEstate, ghost: Tile, language: str
) -> None:
    title = words.label(language, "placement-after")
    room = box.width - 40
    canvas.write(box.left + 20, box.top + 44, title, Face.TITLE, 30, WINE, room=room, least=20)
    after = fitting_after(view, estate, ghost)
    names = [*view.box.building_order, *view.box.landscape_order]
    standing = {tile.name for tile in estate.buildings} | {ghost.name} & set(
        view.box.building_order
    )
    columns, high = 2, 98
    wide = (box.width - 32) // columns
    for number, name in enumerate(names):
        row, column = divmod(number, columns)
        place = Box(box.left + 16 + column * wide, box.top + 62 + row * high, wide, high).inset(4)
        _fit(canvas, place, view, name, language, fits=name in after, stands=name in standing)
    y = box.top + 62 + -(-len(names) // columns) * high + 16
    _explained(canvas, Box(box.left + 20, y, box.width - 40, 60), language)


def fitting_after(view: View, estate: OpenEstate, ghost: Tile) -> frozenset[str]:
    """The tiles that would still have a place once the ghost lies there."""
    ground = view.box.ground
    bits = ground.lying(ghost.name, ghost.square, ghost.turn) or 0
    fitting = set()
    for name in ground.turns:
        building = name in view.box.building_order
        shut = closed(ground, estate, building=building) | bits
        walls = building and ghost.name in view.box.building_order
        if walls and estate.builders < palazzo.TOUCHING:
            shut |= ground.beside(bits)
        if palazzo.fits(ground, name, shut):
            fitting.add(name)
    return frozenset(fitting)


def _fit(
    canvas: Canvas, box: Box, view: View, name: str, language: str, *, fits: bool, stands: bool
) -> None:
    ground = view.box.ground
    canvas.slot(box, SLOT, 8)
    middle = box.top + box.height // 2
    drawing = tiles.tile(name, ground.turns[name][0], 18, fresh=False)
    if stands or not fits:
        drawing = Sprite(drawing.image, drawing.mask.point(lambda alpha: alpha // 3))
    canvas.centre(drawing, box.left + 46, middle)
    text = words.thing(language, _kind(view, name), name)
    ink = INK if fits and not stands else FADED
    room = box.width - 92 - 56
    canvas.write(box.left + 92, middle + 9, text, Face.TEXT, 26, ink, room=room, least=17)
    symbol = "palazzo" if stands else "yes" if fits else "no"
    canvas.centre(icon(symbol, 34), box.right - 30, middle)


def _explained(canvas: Canvas, box: Box, language: str) -> None:
    """What the signs say."""
    for number, (symbol, key) in enumerate((("palazzo", "stands"), ("barred", "near"))):
        base = box.top + 24 + number * 40
        if symbol == "barred":
            canvas.frame(Box(box.left, base - 26, 34, 34), EARTH, INK, 0, 1)
            canvas.centre(_barred(62), box.left + 17, base - 9)
        else:
            canvas.centre(icon(symbol, 30), box.left + 17, base - 9)
        text = words.label(language, f"placement-{key}")
        room = box.width - 46
        canvas.write(box.left + 44, base, text, Face.TEXT, 24, INK, room=room, least=16)
