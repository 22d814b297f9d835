"""Placing a tile, for its owner alone: the ghost on his ground, and what would still fit after."""

from bot.games.princes import laying
from bot.games.princes.palazzo import Bits, Ground
from bot.games.princes.pieces import Tile
from bot.games.princes.view import SeenEstate, View
from render import heraldry, words
from render.canvas import Box, Canvas
from render.fonts import Face
from render.frame import masthead
from render.frame.masthead import Figure
from render.palette import GROUND, INK, PANEL, RED, darker
from render.princes import neighbourhood, principality, shared, tiles
from render.princes.icons import icon
from render.princes.offer import HEIGHT, LEFT, TOP, WIDTH
from render.princes.principality import edge
from render.princes.shared import BoardSpot
from render.princes.tiles import MARGIN
from render.princes.vacant import crosses, kind, still_fits

_SQUARE = 115
_BORDERED = 112  # on side B
_SEEN = 1  # column of each neighbour


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
    shut = laying.closed(view.box, view.open_estates, estate.seat, ghost.name)
    crosses(canvas, at, ground, estate, shut)
    _ghost(canvas, at, ground, estate, ghost, shut, language)
    right = Box(frame.right + 14, TOP, WIDTH - frame.right - 30, frame.height)
    canvas.panel(right)
    still_fits(canvas, right, view, estate, ghost, language)
    return canvas.png()


def _title(canvas: Canvas, view: View, estate: SeenEstate, ghost: Tile, language: str) -> None:
    box = view.box
    name = words.thing(language, kind(view, ghost.name), ghost.name)
    title = words.label(language, "placement-title", name=name, square=ghost.square)
    figures = []
    if ghost.name in box.building_order:
        figures.append(Figure("coin", f"{box.building_cost(estate.open.builders)}"))
    points = laying.points(box, estate.open, ghost)
    if points:
        figures.append(Figure("points", f"+{points}"))
    masthead.draw(canvas, estate.seat, title, figures, icon)


# The ground


def _land(
    canvas: Canvas, frame: Box, view: View, estate: SeenEstate, size: int, language: str
) -> BoardSpot:
    """The principality and, on side B, what adjoins it; tells where it is."""
    ground, y = view.box.ground, frame.top + 9
    if view.box.borders is None:
        laid = (*estate.open.buildings, *estate.open.landscapes)
        principality.draw(canvas, frame.left + 6, y, size, ground, laid, language)
        return shared.spot(ground, frame.left + 6, y, size)
    plots = neighbourhood.around(view, estate.seat, _SEEN)
    spare = frame.width - 18 - edge(size) - 1 - neighbourhood.width(plots, size)
    x = frame.left + 6 + edge(size) + max(0, spare // 2)
    neighbourhood.draw(canvas, x, y, size, ground, plots, language)
    neighbourhood.legend(canvas, x, y, size, ground, plots, estate.seat)
    places = neighbourhood.spots(ground, plots, x, y, size)
    return next(at for at, plot in zip(places, plots, strict=True) if plot.seat == estate.seat)


def _ghost(
    canvas: Canvas,
    at: BoardSpot,
    ground: Ground,
    estate: SeenEstate,
    ghost: Tile,
    shut: Bits,
    language: str,
) -> None:
    bits = ground.where(ghost)
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
