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

_TALL, _WIDE = 22, 84  # pixels a brick has at most
_ROOMY = 48  # pixels of a plate that has room for a mark and a number
_TALLEST = 8  # of what is worth building
_THINNEST = 3  # pixels of a brick, however little room cards leave it
_PLATE = 31  # what tells the height, above a tower
LOWEST = 67  # pixels of a site on which the tallest tower has room


@dataclass(frozen=True, slots=True)
class StandingTower:
    """A tower as it is shown: with bricks that are only planned, and whether it is in danger."""

    tower: Tower
    fresh: bool = False
    planned: int = 0  # of its bricks, how many are not laid yet


def draw(
    canvas: Canvas, box: Box, standing: Sequence[StandingTower], *, large: bool = False
) -> None:
    """All towers in the box, the ground at its foot."""
    thick, widest = (34, 116) if large else (_TALL, _WIDE)
    ground = Box(box.left, box.bottom - 12, box.width, 12)
    canvas.fill(ground, FURROW, 4)
    canvas.fill(Box(box.left, box.bottom - 12, box.width, 4), EARTH)
    if not standing:
        return
    step = min(box.width // len(standing), widest + 40)
    wide = min(widest, step - 8)
    room = ground.top - box.top - _PLATE
    high = min(thick, room // max(_TALLEST, *(one.tower.height for one in standing)))
    high = max(high, _THINNEST)
    for number, one in enumerate(standing):
        left = box.left + number * step + (step - wide) // 2
        _tower(canvas, Box(left, ground.top, wide, high), one)


def _tower(canvas: Canvas, foot: Box, one: StandingTower) -> None:
    """From its foot up: a box as large as a brick, which it stands on."""
    tower, high = one.tower, foot.height
    top = foot.top - tower.height * high
    if one.fresh:
        around = Box(foot.left - 4, top - _PLATE, foot.width + 8, foot.top - top + _PLATE)
        canvas.slot(around, HONEY, 8, fresh=True)
    for number in range(tower.height):
        planned = number >= tower.height - one.planned
        stone = brick(tower.color, foot.width, high + 1, plain=True, planned=planned)
        canvas.paste(stone, foot.left, foot.top - (number + 1) * high)
    plate = Box(foot.left + foot.width // 2 - 31, top - _PLATE + 2, 62, _PLATE - 4)
    plate = Box(max(foot.left - 2, plate.left), plate.top, min(foot.width + 4, 62), plate.height)
    canvas.frame(plate, BRICKS[tower.color], RED if tower.idle else INK, 6, 3 if tower.idle else 2)
    ink = ink_on(tower.color)
    base = plate.top + 21
    if plate.width >= _ROOMY:
        canvas.centre(sign(tower.color, 20, ink=ink), plate.left + 16, plate.top + 13)
        canvas.write(plate.left + 42, base, f"{tower.height}", Face.STRONG, 24, ink, side="middle")
    else:
        canvas.write(plate.middle, base, f"{tower.height}", Face.STRONG, 24, ink, side="middle")
    if tower.idle:
        # It falls at the end of building unless it is worked on.
        canvas.centre(icon("ruin", 30), plate.right + 5, plate.top)
