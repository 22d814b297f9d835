"""What can still be had in the action phase: buildings with their outlines, freedoms, decks."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.princes.view import Supply, View
from render.canvas import Box, Canvas, Sprite, panelled
from render.fonts import Face
from render.palette import FADED, HONEY, INK, SLOT, flattened
from render.princes import principality, tiles
from render.princes.icons import icon
from render.princes.tiles import Cell

_SQUARE = 16


@dataclass(frozen=True, slots=True)
class BuildingLook:
    """One building: its name, shape and mark, how many there are, whether that is new."""

    name: str
    cells: frozenset[Cell]
    mark: str
    left: int
    fresh: bool


def looks(view: View, language: str, fresh: frozenset[str]) -> tuple[BuildingLook, ...]:
    return tuple(
        BuildingLook(
            supply.name,
            view.box.ground.turns[supply.name][0],
            principality.mark(language, supply.name),
            supply.left,
            supply.name in fresh,
        )
        for supply in view.buildings
    )


@lru_cache(8)
def buildings(looks: tuple[BuildingLook, ...], width: int, height: int) -> Image.Image:
    canvas, whole = panelled(width, height)
    columns = -(-len(looks) // 2)
    wide, high = (whole.width - 12) // columns, (whole.height - 12) // 2
    for number, look in enumerate(looks):
        row, column = divmod(number, columns)
        _building(canvas, Box(6 + column * wide, 6 + row * high, wide, high).inset(2), look)
    return flattened(canvas.image)


def _building(canvas: Canvas, box: Box, look: BuildingLook) -> None:
    canvas.slot(box, HONEY if look.fresh else SLOT, 8, fresh=look.fresh)
    drawing = tiles.tile(look.name, look.cells, _SQUARE, fresh=False)
    if not look.left:
        drawing = Sprite(drawing.image, drawing.mask.point(lambda alpha: alpha // 4))
    canvas.centre(drawing, box.middle, box.top + 33)
    base, ink = box.bottom - 9, INK if look.left else FADED
    canvas.write(box.left + 5, base, look.mark, Face.TEXT, 22, ink)
    canvas.write(box.right - 5, base, f"×{look.left}", Face.STRONG, 23, ink, side="right")


@lru_cache(8)
def rights(
    freedoms: tuple[Supply, ...],
    decks: tuple[Supply, ...],
    fresh: frozenset[str],
    width: int,
    height: int,
) -> Image.Image:
    """Freedoms still to be introduced, and the decks of professions and bonus cards."""
    canvas, whole = panelled(width, height)
    lines = (*freedoms, *decks)
    high = (whole.height - 12) // len(lines)
    for number, supply in enumerate(lines):
        ink = INK if supply.left else FADED
        box = Box(6, 6 + number * high, whole.width - 12, high).inset(2)
        canvas.slot(box, HONEY if supply.name in fresh else SLOT, 8, fresh=supply.name in fresh)
        middle = box.top + box.height // 2
        canvas.centre(icon(supply.name, 30, dim=not supply.left), box.left + 20, middle)
        count = f"×{supply.left}"
        canvas.write(box.right - 6, middle + 9, count, Face.STRONG, 25, ink, side="right")
    return flattened(canvas.image)
