"""The towers of the families as my view shows them: what is open, for how many points."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.firenze.view import Commission, Family, Level, View
from render import heraldry
from render.canvas import Box, Canvas
from render.firenze import ours
from render.firenze.bricks import brick
from render.firenze.colours import BRICKS, flattened, paler
from render.firenze.colours import covered as behind_a_seal
from render.firenze.icons import icon
from render.fonts import Face
from render.frame.portrait import INNER, LEAST
from render.palette import BRASS, CREAM, FADED, GOLD, GROUND, INK, PANEL, RULE, SLOT, mixed
from render.words import ROMAN

_LADDER, _FLAG, _STOREY, _FOOT = 150, 54, 52, 48
_SHIELD = 42


@dataclass(frozen=True, slots=True)
class ChartLook:
    """All that it shows."""

    families: tuple[Family, ...]
    levels: tuple[Level, ...]
    next: int  # the numeral of the balcony that may be fulfilled


def look(view: View) -> ChartLook:
    return ChartLook(view.families, view.levels, view.next_balcony)


@lru_cache(16)
def chart(look: ChartLook) -> Image.Image:
    storeys = len(look.families[0].commissions)
    height = _FLAG + storeys * _STOREY + _FOOT
    canvas = Canvas(INNER, height, GROUND)
    _ladder(canvas, look)
    wide = (INNER - _LADDER) // len(look.families)
    for number, family in enumerate(look.families):
        _tower(canvas, Box(_LADDER + number * wide, 0, wide - 2, height), family, look.next)
    return flattened(canvas.image)


def _tower(canvas: Canvas, box: Box, family: Family, next_: int) -> None:
    _flag(canvas, Box(box.left, 0, box.width, _FLAG), family)
    canvas.frame(
        Box(box.left, _FLAG, box.width, box.height - _FLAG), paler(BRICKS[family.color]), INK, 0, 2
    )
    for number, commission in enumerate(reversed(family.commissions)):
        floor = Box(box.left + 2, _FLAG + 2 + number * _STOREY, box.width - 4, _STOREY)
        _floor(canvas, floor, family.color, commission, next_)
    foot = Box(box.left, box.bottom - _FOOT, box.width, _FOOT)
    canvas.fill(foot, INK)
    canvas.fill(foot.inset(2), BRICKS[family.color])
    canvas.centre(brick(family.color, 54, 36), foot.middle, foot.top + _FOOT // 2)


def _flag(canvas: Canvas, box: Box, family: Family) -> None:
    """The majority: its points, and who would get it."""
    majority = family.majority
    if family.dead:
        return
    flag = Box(box.left + 10, 3, box.width - 20, _FLAG - 8)
    canvas.frame(flag, PANEL, BRASS, 4, 3)
    mine, middle = ours.is_ours(majority.points_from), flag.left + 34
    ours.value(canvas, middle, flag.top + 35, f"{majority.points}", LEAST, INK, ours=mine)
    if majority.seat is not None:
        shield = heraldry.shield(majority.seat, 38)
        canvas.centre(shield, flag.right - 28, flag.top + flag.height // 2)


def _floor(canvas: Canvas, box: Box, color: str, commission: Commission, next_: int) -> None:
    """What it is worth as long as it can be had; then whose seal covers it."""
    fill, middle = BRICKS[color], box.top + box.height // 2
    if commission.is_covered:
        canvas.fill(box, behind_a_seal(fill))
        drawing = icon("neutral", _SHIELD)
        if commission.seat is not None:
            drawing = heraldry.shield(commission.seat, _SHIELD, gilt=True)
        canvas.centre(drawing, box.middle, middle)
    elif commission.balcony is not None:
        _balcony(canvas, box, commission, is_open=commission.balcony.numeral == next_)
    else:
        mine = ours.is_ours(commission.points_from)
        ours.value(canvas, box.middle, middle + 13, f"{commission.points}", 38, INK, ours=mine)
    canvas.fill(Box(box.left, box.bottom - 1, box.width, 2), mixed(fill, INK, 0.3))


def _balcony(canvas: Canvas, box: Box, commission: Commission, *, is_open: bool) -> None:
    """It stands out from the wall; the one whose turn it is has a golden rail."""
    assert commission.balcony is not None
    plaque = Box(box.left + 4, box.top + 3, box.width - 8, box.height - 7)
    canvas.frame(plaque, CREAM, GOLD if is_open else BRASS, 6, 4 if is_open else 2)
    base, mine = box.top + box.height // 2 + 12, ours.is_ours(commission.points_from)
    ours.value(canvas, plaque.left + 34, base, f"{commission.points}", 34, INK, ours=mine)
    plate = Box(plaque.right - 70, plaque.top + 6, 64, plaque.height - 12)
    canvas.fill(plate, GOLD if is_open else SLOT, 5)
    ink, numeral = INK if is_open else FADED, ROMAN[commission.balcony.numeral]
    canvas.write(plate.middle, base, numeral, Face.TITLE, LEAST, ink, side="middle")


def _ladder(canvas: Canvas, look: ChartLook) -> None:
    """The heights, and the level tiles that still lie beside them."""
    tiles = {level.height: level for level in look.levels}
    for number, commission in enumerate(reversed(look.families[0].commissions)):
        middle = _FLAG + 2 + number * _STOREY + _STOREY // 2
        high = f"{commission.height}"
        canvas.write(30, middle + 13, high, Face.TITLE, 38, INK, side="middle")
        level = tiles.get(commission.height)
        if level is not None:
            _level(canvas, Box(58, middle - 22, _LADDER - 66, 44), level)


def _level(canvas: Canvas, box: Box, level: Level) -> None:
    if level.seat is not None:
        canvas.centre(heraldry.shield(level.seat, 40), box.middle, box.top + box.height // 2)
        return
    canvas.frame(box, PANEL, RULE, 8, 3)
    mine = ours.is_ours(level.points_from)
    ours.value(canvas, box.middle - 6, box.top + 34, f"+{level.points}", LEAST, INK, ours=mine)
