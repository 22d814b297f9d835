"""Placing a tile, for its owner alone: the ghost on his ground, and what would still fit after."""

from functools import lru_cache

from bot.games.princes import palazzo
from bot.games.princes.borders import BorderGround, neighbours
from bot.games.princes.palazzo import Bits, Ground
from bot.games.princes.pieces import Tile
from bot.games.princes.view import OpenEstate, View
from render import heraldry, words
from render.canvas import Box, Canvas, Pen, Sprite, sprite
from render.fonts import Face
from render.palette import EARTH, FADED, GROUND, INK, PANEL, RED, SLOT, WINE, darker
from render.princes import masthead, neighbourhood, principality, shared, tiles
from render.princes.icons import icon
from render.princes.masthead import Figure
from render.princes.principality import edge
from render.princes.shared import Spot
from render.princes.tiles import MARGIN

WIDTH, HEIGHT = 1600, 970
LEFT, TOP = 16, masthead.HEIGHT + 12
_SQUARE = 115
_BORDERED = 112  # on side B
_SEEN = 1  # column of each neighbour
_LOW = 60  # pixels of a row: what is no higher has small tiles
_TWO_COLUMNS = 600  # pixels: less has room for one column of tiles


def draw_placement(view: View, ghost: Tile, language: str) -> bytes:
    """The viewer's principality with a tile that does not lie there yet, as PNG.

    On side B it has its neighbours' adjoining columns beside it.
    """
    assert view.own is not None, "a spectator places nothing"
    language = words.understood(language)
    estate = view.estates[view.own.seat]
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    _title(canvas, view, estate, ghost, language)
    ground, is_bordered = view.box.ground, view.box.borders is not None
    squares = 2 * _SEEN + len(ground.columns) if is_bordered else len(ground.columns)
    size = _BORDERED if is_bordered else _SQUARE
    frame = Box(LEFT, TOP, edge(size) + 1 + squares * size + 18, HEIGHT - TOP - 14)
    canvas.panel(frame)
    at = _land(canvas, frame, view, estate, size, language)
    shut = closed_to(view, estate, building=ghost.name in view.box.building_order)
    crosses(canvas, at, ground, estate, shut)
    _ghost(canvas, at, ground, estate, ghost, shut, language)
    right = Box(frame.right + 14, TOP, WIDTH - frame.right - 30, frame.height)
    canvas.panel(right)
    still_fits(canvas, right, view, estate, ghost, language)
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


def closed_to(view: View, estate: OpenEstate, *, building: bool) -> Bits:
    """The same at this table. Ruling 21: few builders keep buildings from the borders of side B."""
    shut, borders = closed(view.box.ground, estate, building=building), view.box.borders
    if borders is None or not building or estate.builders >= palazzo.TOUCHING:
        return shut
    for side, seat in neighbours(len(view.estates), estate.seat):
        other = view.estates[seat]
        there = borders.covered((*other.buildings, *other.landscapes))
        shut |= borders.facing(side, there) if estate.builders else borders.along(side)
    return shut


def _land(
    canvas: Canvas, frame: Box, view: View, estate: OpenEstate, size: int, language: str
) -> Spot:
    """The principality and, on side B, what adjoins it; tells where it is."""
    ground, y = view.box.ground, frame.top + 9
    if view.box.borders is None:
        laid = (*estate.buildings, *estate.landscapes)
        principality.draw(canvas, frame.left + 6, y, size, ground, laid, language)
        return shared.spot(ground, frame.left + 6, y, size)
    plots = neighbourhood.around(view, estate.seat, _SEEN)
    spare = frame.width - 18 - edge(size) - 1 - neighbourhood.width(plots, size)
    x = frame.left + 6 + edge(size) + max(0, spare // 2)
    neighbourhood.draw(canvas, x, y, size, ground, plots, language)
    neighbourhood.legend(canvas, x, y, size, ground, plots, estate.seat)
    places = neighbourhood.spots(ground, plots, x, y, size)
    return next(at for at, plot in zip(places, plots, strict=True) if plot.seat == estate.seat)


def crosses(canvas: Canvas, at: Spot, ground: Ground, estate: OpenEstate, shut: Bits) -> None:
    """On the squares that are free and closed all the same."""
    taken = ground.palazzo | ground.covered((*estate.buildings, *estate.landscapes))
    one = frozenset({(0, 0)})
    for cell in principality.cells_of(ground, shut & ~taken):
        left, top = principality.place(ground, at.x, at.y, at.size, one, cell)
        canvas.paste(barred(at.size), left, top)


def _ghost(
    canvas: Canvas,
    at: Spot,
    ground: Ground,
    estate: OpenEstate,
    ghost: Tile,
    shut: Bits,
    language: str,
) -> None:
    bits = ground.lying(ghost.name, ghost.square, ghost.turn)
    if bits is None:
        return
    ink = RED if bits & shut else darker(heraldry.tincture(estate.seat).fill)
    cells, corner = principality.lying(ground, ghost)
    left, top = principality.place(ground, at.x, at.y, at.size, cells, corner)
    canvas.paste(tiles.ghost(cells, at.size, ink), left - MARGIN, top - MARGIN)
    _name(canvas, left, top, cells, principality.mark(language, ghost.name), at.size)


def _name(
    canvas: Canvas, left: int, top: int, cells: frozenset[tuple[int, int]], mark: str, size: int
) -> None:
    """The mark of the ghost, on its first square from the top."""
    rows = 1 + max(row for _, row in cells)
    column = min(column for column, row in cells if row == rows - 1)
    middle = left + column * size + size // 2
    box = Box(middle - 38, top + size // 2 - 28, 76, 56)
    canvas.frame(box, PANEL, INK, 10, 2)
    canvas.write(middle, box.bottom - 13, mark, Face.STRONG, 44, INK, side="middle")


@lru_cache(4)
def barred(size: int) -> Sprite:
    """A square that is free, but too near to a building: a cross on it."""
    low, high = size * 0.34, size * 0.66

    def draw(pen: Pen) -> None:
        pen.line([(low, low), (high, high)], RED, 6)
        pen.line([(high, low), (low, high)], RED, 6)

    return sprite(size, size, draw)


# What still fits


def still_fits(
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
    columns, high = (2, 98) if box.width > _TWO_COLUMNS else (1, 53)
    wide = (box.width - 32) // columns
    for number, name in enumerate(names):
        row, column = divmod(number, columns)
        place = Box(box.left + 16 + column * wide, box.top + 62 + row * high, wide, high).inset(4)
        _fit(canvas, place, view, name, language, fits=name in after, stands=name in standing)
    y = box.top + 62 + -(-len(names) // columns) * high + 16
    near = words.label(language, "placement-near")
    if view.box.borders is not None:
        near = words.label(language, "placement-near-border")
    signs = (
        ("palazzo", words.label(language, "placement-stands")),
        ("barred", near),
    )
    _explained(canvas, Box(box.left + 20, y, box.width - 40, 60), signs)


def fitting_after(view: View, estate: OpenEstate, ghost: Tile) -> frozenset[str]:
    """The tiles that would still have a place once the ghost lies there."""
    ground = view.box.ground
    bits = lying(ground, ghost)
    fitting = set()
    for name in ground.turns:
        building = name in view.box.building_order
        shut = closed_to(view, estate, building=building) | bits
        walls = building and ghost.name in view.box.building_order
        if walls and estate.builders < palazzo.TOUCHING:
            shut |= ground.beside(bits)
        if palazzo.fits(ground, name, shut):
            fitting.add(name)
    return frozenset(fitting)


def lying(ground: Ground, ghost: Tile) -> Bits:
    """The squares here that it would cover; none where it can't lie so."""
    if not ghost.across:
        return ground.lying(ghost.name, ghost.square, ghost.turn) or 0
    assert isinstance(ground, BorderGround)
    ways = (way for way in ground.across[ghost.name] if way.turn == ghost.turn)
    return next((way.part(ghost.across) for way in ways if way.square == ghost.square), 0)


def _fit(
    canvas: Canvas, box: Box, view: View, name: str, language: str, *, fits: bool, stands: bool
) -> None:
    ground = view.box.ground
    canvas.slot(box, SLOT, 8)
    middle = box.top + box.height // 2
    size = 18 if box.height > _LOW else 11
    drawing = tiles.tile(name, ground.turns[name][0], size, fresh=False)
    if stands or not fits:
        drawing = Sprite(drawing.image, drawing.mask.point(lambda alpha: alpha // 3))
    canvas.centre(drawing, box.left + 46, middle)
    text = words.thing(language, _kind(view, name), name)
    ink = INK if fits and not stands else FADED
    room = box.width - 92 - 56
    canvas.write(box.left + 92, middle + 9, text, Face.TEXT, 26, ink, room=room, least=17)
    symbol = "palazzo" if stands else "yes" if fits else "no"
    canvas.centre(icon(symbol, 34), box.right - 30, middle)


def _explained(canvas: Canvas, box: Box, signs: tuple[tuple[str, str], ...]) -> None:
    """What the signs say."""
    for number, (symbol, text) in enumerate(signs):
        base = box.top + 24 + number * 40
        if symbol == "barred":
            canvas.frame(Box(box.left, base - 26, 34, 34), EARTH, INK, 0, 1)
            canvas.centre(barred(62), box.left + 17, base - 9)
        else:
            canvas.centre(icon(symbol, 30), box.left + 17, base - 9)
        room = box.width - 46
        canvas.write(box.left + 44, base, text, Face.TEXT, 24, INK, room=room, least=16)
