"""Buildings across a border, standing or offered: drawn on every board that they reach."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.engine.game import Seat
from bot.games.princes.borders import EAST, neighbours, opposite
from bot.games.princes.palazzo import Ground
from bot.games.princes.pieces import Proposal, Tile
from render import heraldry
from render.canvas import Box, Canvas, Sprite
from render.palette import RED, darker
from render.princes import principality, tiles
from render.princes.tiles import MARGIN, Cell

_OVER = 1  # pixel of the frame: a building that goes on beyond breaks it


@dataclass(frozen=True, slots=True)
class Ghost:
    """A building that is offered: how it would lie on one of its boards, and whose offer it is."""

    tile: Tile
    builder: Seat
    neighbour: Seat  # across the border of this board
    clashes: bool = False  # with what lies there


@dataclass(frozen=True, slots=True)
class BoardSpot:
    """A board on a canvas: where it is, how large its squares are, and what of it may be seen."""

    x: int
    y: int
    size: int
    window: Box


def spot(ground: Ground, x: int, y: int, size: int) -> BoardSpot:
    """A board by itself, as `principality.draw` draws it."""
    left = x + principality.edge(size)
    wide, high = len(ground.columns) * size, ground.rows * size
    return BoardSpot(x, y, size, Box(left - _OVER, y, wide + 2 * _OVER, high + 2))


def ghosts(seats: int, builder: Seat, offer: Proposal) -> dict[Seat, Ghost]:
    """An offer on the boards of both who are to build together."""
    partner = dict(neighbours(seats, builder))[offer.side]
    sides = ((builder, partner, offer.side), (partner, builder, opposite(offer.side)))
    return {
        seat: Ghost(Tile(offer.building, offer.square, offer.turn, side), builder, other)
        for seat, other, side in sides
    }


def draw(
    canvas: Canvas,
    at: BoardSpot,
    ground: Ground,
    tile: Tile,
    language: str,
    neighbour: Seat,
    *,
    fresh: bool,
) -> None:
    """A building that belongs to two, with the shield of the other one."""
    cells, corner = principality.lying(ground, tile)
    paste(canvas, at, ground, cells, corner, tiles.tile(tile.name, cells, at.size, fresh=fresh))
    _signs(canvas, at, ground, tile, language, neighbour)


def across(
    canvas: Canvas,
    at: BoardSpot,
    ground: Ground,
    laid: Sequence[Tile],
    neighbours_: Sequence[tuple[str, Seat]],
    fresh: Collection[Tile],
    language: str,
) -> None:
    """All that lies across the borders of one board."""
    beyond = dict(neighbours_)
    for tile in sorted(laid, key=lambda one: (one in fresh, one.name)):
        if tile.across:
            draw(canvas, at, ground, tile, language, beyond[tile.across], fresh=tile in fresh)


def draw_ghost(canvas: Canvas, at: BoardSpot, ground: Ground, ghost: Ghost, language: str) -> None:
    """In the colour of whoever offers it."""
    cells, corner = principality.lying(ground, ghost.tile)
    ink = RED if ghost.clashes else darker(heraldry.tincture(ghost.builder).fill)
    paste(canvas, at, ground, cells, corner, tiles.ghost(cells, at.size, ink))
    _signs(canvas, at, ground, ghost.tile, language, ghost.neighbour)


def paste(
    canvas: Canvas,
    at: BoardSpot,
    ground: Ground,
    cells: frozenset[Cell],
    corner: Cell,
    drawing: Sprite,
) -> None:
    """As much of a tile as lies within the window."""
    left, top = principality.place(ground, at.x, at.y, at.size, cells, corner)
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


def _signs(
    canvas: Canvas, at: BoardSpot, ground: Ground, tile: Tile, language: str, neighbour: Seat
) -> None:
    """On the part that lies here: its mark and, at the border, with whom it is shared."""
    there = principality.cells_of(ground, ground.covered([tile]))
    cells = [cell for cell in there if _is_seen(at, ground, cell)]
    if not cells:
        return
    border = max if tile.across == EAST else min
    last = border(column for column, _ in cells)
    heart = tiles.heart(cells)
    ends = [cell for cell in cells if cell[0] == last and cell != heart]
    plaque = tiles.plaque(principality.mark(language, tile.name), at.size)
    if not ends:
        others = [cell for cell in cells if cell != heart]
        # Its one square at the border is for the shield, if the mark has another one.
        ends, heart = ([heart], others[0]) if others else ([], heart)
    if not ends:
        x, y = middle(at, ground, heart)
        canvas.centre(plaque, x, y - at.size * 17 // 100)
        canvas.centre(heraldry.shield(neighbour, at.size * 42 // 100), x, y + at.size * 28 // 100)
        return
    canvas.centre(plaque, *middle(at, ground, heart))
    shield = heraldry.shield(neighbour, at.size * 62 // 100)
    canvas.centre(shield, *middle(at, ground, ends[-1]))


def _is_seen(at: BoardSpot, ground: Ground, cell: Cell) -> bool:
    x, _ = middle(at, ground, cell)
    return at.window.left < x < at.window.right


def middle(at: BoardSpot, ground: Ground, cell: Cell) -> tuple[int, int]:
    """The middle of a square."""
    one = frozenset({(0, 0)})
    left, top = principality.place(ground, at.x, at.y, at.size, one, cell)
    return left + at.size // 2, top + at.size // 2
