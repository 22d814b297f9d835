"""The towers of the families: what every commission is worth, and whose seal covers it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.firenze.view import Commission, Family, Level, View
from render import heraldry
from render.canvas import Box, Canvas
from render.firenze import names, ours
from render.firenze.bricks import brick, ink_on
from render.firenze.colours import BRICKS, flattened, paler
from render.firenze.colours import covered as behind_a_seal
from render.firenze.icons import icon
from render.fonts import Face
from render.palette import (
    BRASS,
    CREAM,
    FADED,
    GOLD,
    GROUND,
    HONEY,
    INK,
    PANEL,
    RULE,
    SLOT,
    Colour,
    mixed,
)
from render.words import ROMAN

_FLAG, _FOOT = 50, 44  # pixels above the commissions and below them
_SHIELD = 40


@dataclass(frozen=True, slots=True)
class TowerLook:
    """All that the picture of one tower shows."""

    family: Family
    name: str
    next: int  # the numeral of the balcony that may be fulfilled
    fresh: frozenset[int]  # heights
    led: bool  # its leader is new


def looks(
    view: View, language: str, fresh: Mapping[str, frozenset[int]], led: frozenset[str]
) -> tuple[TowerLook, ...]:
    return tuple(
        TowerLook(
            family,
            names.color(language, family.color),
            view.next_balcony,
            fresh.get(family.color, frozenset()),
            family.color in led,
        )
        for family in view.families
    )


@lru_cache(64)
def tower(look: TowerLook, width: int, height: int) -> Image.Image:
    canvas = Canvas(width, height, GROUND)
    family = look.family
    whole = Box(0, _FLAG, width, height - _FLAG)
    _flag(canvas, look, width)
    canvas.frame(whole, paler(BRICKS[family.color]), INK, 0, 2)
    floors = len(family.commissions)
    high = storey(height, floors)
    for number, commission in enumerate(reversed(family.commissions)):
        box = Box(2, _FLAG + 2 + number * high, width - 4, high)
        _floor(canvas, box, look, commission)
    _foot(canvas, Box(0, height - _FOOT, width, _FOOT), look)
    return flattened(canvas.image)


def storey(height: int, floors: int) -> int:
    return (height - _FLAG - _FOOT - 2) // floors


def _flag(canvas: Canvas, look: TowerLook, width: int) -> None:
    """The majority: its points, and who would get it."""
    majority = look.family.majority
    box = Box(52, 2, width - 60, _FLAG - 8)
    if look.family.dead:
        return
    canvas.fill(Box(box.left - 5, 0, 5, _FLAG), INK)
    canvas.frame(box, HONEY if look.led else PANEL, GOLD if look.led else BRASS, 4, 3)
    mine = ours.is_ours(majority.points_from)
    middle = box.left + 24
    ours.value(canvas, middle, box.top + 31, f"{majority.points}", 28, INK, ours=mine)
    if majority.seat is not None:
        shield = heraldry.shield(majority.seat, 36, gilt=look.led)
        canvas.centre(shield, box.right - 24, box.top + box.height // 2)


def _floor(canvas: Canvas, box: Box, look: TowerLook, commission: Commission) -> None:
    fill = BRICKS[look.family.color]
    covered = commission.neutral or commission.seat is not None
    wall = behind_a_seal(fill) if covered else paler(fill)
    if commission.height in look.fresh:
        canvas.slot(box, HONEY, 0, fresh=True)
    elif covered:
        canvas.fill(box, wall)
    canvas.fill(Box(box.left, box.bottom - 1, box.width, 2), mixed(fill, INK, 0.3))
    middle = box.top + box.height // 2
    if commission.balcony is not None:
        _balcony(canvas, box, look, commission)
    else:
        _worth(canvas, box.left + 36, middle, commission, INK)
    if commission.neutral:
        canvas.centre(icon("neutral", _SHIELD), box.right - 34, middle)
    if commission.seat is not None:
        canvas.centre(heraldry.shield(commission.seat, _SHIELD, gilt=True), box.right - 34, middle)


def _worth(canvas: Canvas, x: int, middle: int, commission: Commission, ink: Colour) -> None:
    """What it is worth; of what is covered it matters less."""
    covered = commission.neutral or commission.seat is not None
    size = 24 if covered else 34
    mine = ours.is_ours(commission.points_from)
    base = middle + round(size * 0.35)
    ours.value(canvas, x, base, f"{commission.points}", size, ink, ours=mine)


def _balcony(canvas: Canvas, box: Box, look: TowerLook, commission: Commission) -> None:
    """It stands out from the wall; the one whose turn it is has a golden rail."""
    assert commission.balcony is not None
    middle = box.top + box.height // 2
    fulfilled = commission.seat is not None
    open_ = commission.balcony.numeral == look.next and not fulfilled
    wide = box.width - 68 if fulfilled else box.width - 10
    plaque = Box(box.left + 5, box.top + 3, wide, box.height - 8)
    canvas.frame(plaque, CREAM, GOLD if open_ else BRASS, 6, 4 if open_ else 2)
    _worth(canvas, box.left + 36, middle, commission, INK)
    numeral = ROMAN[commission.balcony.numeral]
    if fulfilled:
        return
    right = plaque.right - 10
    plate = Box(right - 54, plaque.top + 6, 58, plaque.height - 12)
    canvas.fill(plate, GOLD if open_ else SLOT, 5)
    ink = INK if open_ else FADED
    canvas.write(plate.middle, middle + 9, numeral, Face.TITLE, 25, ink, side="middle")


def _foot(canvas: Canvas, box: Box, look: TowerLook) -> None:
    """The colour in words, with a brick of it."""
    color = look.family.color
    canvas.fill(box, INK)
    canvas.fill(box.inset(2), BRICKS[color])
    canvas.centre(brick(color, 40, 30), box.left + 30, box.top + box.height // 2)
    ink = ink_on(color)
    room = box.width - 66
    canvas.write(box.left + 58, box.top + 31, look.name, Face.STRONG, 25, ink, room=room, least=18)


# Beside them


@lru_cache(8)
def ladder(
    heights: tuple[int, ...],
    levels: tuple[Level, ...],
    fresh: frozenset[int],
    width: int,
    height: int,
) -> Image.Image:
    """The heights, and the level tiles that still lie beside them."""
    canvas = Canvas(width, height, GROUND)
    high = storey(height, len(heights))
    tiles = {level.height: level for level in levels}
    for number, storeys in enumerate(reversed(heights)):
        middle = _FLAG + 2 + number * high + high // 2
        canvas.write(26, middle + 11, f"{storeys}", Face.TITLE, 30, INK, side="middle")
        if storeys in tiles:
            box = Box(46, middle - 21, width - 52, 42)
            _level(canvas, box, tiles[storeys], fresh=storeys in fresh)
    return flattened(canvas.image)


def _level(canvas: Canvas, box: Box, level: Level, *, fresh: bool) -> None:
    if level.seat is not None:
        canvas.slot(box, HONEY if fresh else GROUND, 8, fresh=fresh)
        canvas.centre(heraldry.shield(level.seat, 34), box.middle, box.top + box.height // 2)
        return
    canvas.frame(box, PANEL, RULE, 8, 3)
    mine = ours.is_ours(level.points_from)
    ours.value(canvas, box.middle - 4, box.top + 30, f"+{level.points}", 26, INK, ours=mine)
