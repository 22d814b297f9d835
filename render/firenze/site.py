"""A construction site: towers side by side on their ground, with how high each has come."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.firenze.pieces import Tower
from render.canvas import Box, Canvas
from render.firenze.bricks import brick, ink_on, sign
from render.firenze.colours import BRICKS
from render.firenze.icons import icon
from render.fonts import Face
from render.palette import EARTH, FURROW, HONEY, INK, RED

_ROOMY = 48  # pixels of a plate that has room for a mark and a number
_TALLEST = 8  # of what is worth building
_THINNEST = 3  # pixels of a brick, however little room cards leave it
LOWEST = 67  # pixels of a site on which the tallest tower has room


@dataclass(frozen=True, slots=True)
class Scale:
    """Pixels a brick has at most, those of the plate that tells the height, and of its letters."""

    tall: int
    wide: int
    plate: int
    letters: int


SMALL, LARGE, PORTRAIT = Scale(34, 108, 31, 24), Scale(34, 116, 31, 24), Scale(30, 100, 44, 34)


@dataclass(frozen=True, slots=True)
class StandingTower:
    """A tower as it is shown: with bricks that are only planned, and whether it is in danger."""

    tower: Tower
    fresh: bool = False
    planned: int = 0  # of its bricks, how many are not laid yet


def draw(
    canvas: Canvas,
    box: Box,
    standing: Sequence[StandingTower],
    scale: Scale = SMALL,
    tallest: int = _TALLEST,
) -> None:
    """All towers in the box, the ground at its foot."""
    ground = Box(box.left, box.bottom - 12, box.width, 12)
    canvas.fill(ground, FURROW, 4)
    canvas.fill(Box(box.left, box.bottom - 12, box.width, 4), EARTH)
    if not standing:
        return
    step = min(box.width // len(standing), scale.wide + 40)
    wide = min(scale.wide, step - 8)
    room = ground.top - box.top - scale.plate
    high = min(scale.tall, room // max(tallest, *(one.tower.height for one in standing)))
    high = max(high, _THINNEST)
    for number, one in enumerate(standing):
        left = box.left + number * step + (step - wide) // 2
        _tower(canvas, Box(left, ground.top, wide, high), one, scale)


def _tower(canvas: Canvas, foot: Box, one: StandingTower, scale: Scale) -> None:
    """From its foot up: a box as large as a brick, which it stands on."""
    tower, high = one.tower, foot.height
    top = foot.top - tower.height * high
    if one.fresh:
        light = foot.top - top + scale.plate
        around = Box(foot.left - 4, top - scale.plate, foot.width + 8, light)
        canvas.slot(around, HONEY, 8, fresh=True)
    for number in range(tower.height):
        planned = number >= tower.height - one.planned
        stone = brick(tower.color, foot.width, high + 1, plain=True, planned=planned)
        canvas.paste(stone, foot.left, foot.top - (number + 1) * high)
    most = 2 * scale.plate
    left = max(foot.left - 2, foot.left + foot.width // 2 - scale.plate)
    plate = Box(left, top - scale.plate + 2, min(foot.width + 4, most), scale.plate - 4)
    _plate(canvas, plate, one, scale)


def _plate(canvas: Canvas, plate: Box, one: StandingTower, scale: Scale) -> None:
    """How high it is, and of which colour."""
    tower, letters = one.tower, scale.letters
    canvas.frame(plate, BRICKS[tower.color], RED if tower.idle else INK, 6, 3 if tower.idle else 2)
    ink, middle = ink_on(tower.color), plate.middle
    base = plate.top + plate.height // 2 + round(letters * 0.33)
    if plate.width >= _ROOMY:
        size = letters * 5 // 6
        mark = plate.left + round(letters * 0.67)
        canvas.centre(sign(tower.color, size, ink=ink), mark, plate.top + plate.height // 2)
        middle = plate.left + round(letters * 1.75)
    canvas.write(middle, base, f"{tower.height}", Face.STRONG, letters, ink, side="middle")
    if tower.idle:
        # It falls at the end of building unless it is worked on.
        canvas.centre(icon("ruin", round(letters * 1.25)), plate.right + 5, plate.top)
