"""The squares that are closed to a tile, and what would still fit once another one lies there."""

from functools import lru_cache

from bot.engine.game import Seat
from bot.games.princes import laying, palazzo
from bot.games.princes.estate import Open
from bot.games.princes.palazzo import Bits, Ground
from bot.games.princes.pieces import Tile
from bot.games.princes.view import SeenEstate, View
from render import words
from render.canvas import Box, Canvas, Pen, Sprite, sprite
from render.fonts import Face
from render.palette import EARTH, FADED, INK, RED, SLOT, WINE
from render.princes import principality, tiles
from render.princes.icons import icon
from render.princes.shared import BoardSpot

_LOW = 60  # pixels of a row: what is no higher has small tiles
_TWO_COLUMNS = 600  # pixels: less has room for one column of tiles


def kind(view: View, name: str) -> str:
    return "building" if name in view.box.building_order else "landscape"


# On the ground


def crosses(canvas: Canvas, at: BoardSpot, ground: Ground, estate: SeenEstate, shut: Bits) -> None:
    """On the squares that are free and closed all the same."""
    taken = palazzo.taken(ground, estate.open)
    one = frozenset({(0, 0)})
    for cell in principality.cells_of(ground, shut & ~taken):
        left, top = principality.place(ground, at.x, at.y, at.size, one, cell)
        canvas.paste(barred(at.size), left, top)


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
    canvas: Canvas, box: Box, view: View, estate: SeenEstate, ghost: Tile, language: str
) -> None:
    title = words.label(language, "placement-after")
    room = box.width - 40
    canvas.write(box.left + 20, box.top + 44, title, Face.TITLE, 30, WINE, room=room, least=20)
    estates = after(view, estate.seat, ghost)
    fitting = laying.fitting(view.box, estates, estate.seat)
    names = [*view.box.building_order, *view.box.landscape_order]
    standing = {tile.name for tile in estates[estate.seat].buildings}
    standing |= {ghost.name} & set(view.box.building_order)  # though it can't lie so
    columns, high = (2, 98) if box.width > _TWO_COLUMNS else (1, 53)
    wide = (box.width - 32) // columns
    for number, name in enumerate(names):
        row, column = divmod(number, columns)
        place = Box(box.left + 16 + column * wide, box.top + 62 + row * high, wide, high).inset(4)
        _fit(canvas, place, view, name, language, fits=name in fitting, stands=name in standing)
    y = box.top + 62 + -(-len(names) // columns) * high + 16
    near = words.label(language, "placement-near")
    if view.box.borders is not None:
        near = words.label(language, "placement-near-border")
    signs = (
        ("palazzo", words.label(language, "placement-stands")),
        ("barred", near),
    )
    _explained(canvas, Box(box.left + 20, y, box.width - 40, 60), signs)


def after(view: View, seat: Seat, ghost: Tile) -> tuple[Open, ...]:
    """What would lie open once the ghost does; nothing changes where it can't lie so."""
    if view.box.ground.where(ghost) is None:
        return view.open_estates
    return laying.laid(view.box, view.open_estates, seat, ghost)


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
    text = words.thing(language, kind(view, name), name)
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
