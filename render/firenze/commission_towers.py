"""Draw the towers of the families: commissions, seals and majorities."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from bot.games.firenze.view import Commission, Family, SeenLevelTile, View
from render import heraldry, palette
from render.canvas import Box, Canvas
from render.common.my_view import INNER, LEAST
from render.firenze import theme
from render.firenze.bricks import brick_sprite, ink_on_brick
from render.firenze.theme import BRICK_COLOURS, icon, quantize_picture, wall_colour
from render.fonts import Face
from render.palette import BRASS, GOLD, GROUND, HONEY, INK, PANEL, RULE, SLOT, Colour, mix_colours
from render.words import ROMAN

_FLAG, _FOOT = 50, 44  # pixels above the commissions and below them
_SHIELD = 40

CommissionPlace: TypeAlias = tuple[str, int]  # the colour of its family, and its height


@dataclass(frozen=True, slots=True)
class TowerData:
    """What the picture of one family tower shows."""

    family: Family
    name: str
    next: int  # the numeral of the balcony that may be fulfilled
    fresh: frozenset[int]  # heights
    led: bool  # its leader is new


def make_tower_data(
    view: View, language: str, fresh: Mapping[str, frozenset[int]], led: frozenset[str]
) -> tuple[TowerData, ...]:
    return tuple(
        TowerData(
            family,
            theme.color_name(language, family.color),
            view.next_balcony,
            fresh.get(family.color, frozenset()),
            family.color in led,
        )
        for family in view.families
    )


@lru_cache(64)
def draw_family_tower(data: TowerData, width: int, height: int) -> Image.Image:
    canvas = Canvas(width, height, GROUND)
    family = data.family
    whole = Box(0, _FLAG, width, height - _FLAG)
    _draw_majority_flag(canvas, data, width)
    canvas.draw_frame(whole, wall_colour(BRICK_COLOURS[family.color]), INK, 0, 2)
    high = storey_height(height, len(family.commissions))
    for number, commission in enumerate(reversed(family.commissions)):
        box = Box(2, _FLAG + 2 + number * high, width - 4, high)
        _draw_storey(canvas, box, data, commission)
    _draw_foot(canvas, Box(0, height - _FOOT, width, _FOOT), data)
    return quantize_picture(canvas.image)


def storey_height(height: int, floors: int) -> int:
    return (height - _FLAG - _FOOT - 2) // floors


def _draw_majority_flag(canvas: Canvas, data: TowerData, width: int) -> None:
    """Draw the majority: its points, and who would get it."""
    majority = data.family.majority
    box = Box(52, 2, width - 60, _FLAG - 8)
    if data.family.dead:
        return
    canvas.fill(Box(box.left - 5, 0, 5, _FLAG), INK)
    canvas.draw_frame(box, HONEY if data.led else PANEL, GOLD if data.led else BRASS, 4, 3)
    points = f"{majority.points}"
    canvas.write(box.left + 24, box.top + 31, points, Face.STRONG, 28, INK, side="middle")
    if majority.seat is not None:
        shield = heraldry.shield_sprite(majority.seat, 36, gilt=data.led)
        canvas.paste_centred(shield, box.right - 24, box.middle_y)


def _draw_storey(canvas: Canvas, box: Box, data: TowerData, commission: Commission) -> None:
    fill = BRICK_COLOURS[data.family.color]
    covered = commission.neutral or commission.seat is not None
    wall = theme.covered_wall_colour(fill) if covered else wall_colour(fill)
    if commission.height in data.fresh:
        canvas.draw_slot(box, HONEY, 0, fresh=True)
    elif covered:
        canvas.fill(box, wall)
    canvas.fill(Box(box.left, box.bottom - 1, box.width, 2), mix_colours(fill, INK, 0.3))
    middle = box.middle_y
    if commission.balcony is not None:
        _draw_balcony(canvas, box, data, commission)
    else:
        _draw_commission_points(canvas, box.left + 36, middle, commission, INK)
    if commission.neutral:
        canvas.paste_centred(icon("neutral", _SHIELD), box.right - 34, middle)
    if commission.seat is not None:
        canvas.paste_centred(
            heraldry.shield_sprite(commission.seat, _SHIELD, gilt=True), box.right - 34, middle
        )


def _draw_commission_points(
    canvas: Canvas, x: int, middle: int, commission: Commission, ink: Colour
) -> None:
    """Draw what a commission is worth, paler if it is covered."""
    covered = commission.neutral or commission.seat is not None
    size = 24 if covered else 34
    base = middle + round(size * 0.35)
    canvas.write(x, base, f"{commission.points}", Face.STRONG, size, ink, side="middle")


def _draw_balcony(canvas: Canvas, box: Box, data: TowerData, commission: Commission) -> None:
    """Draw a balcony; that of the seat to move has a golden rail."""
    assert commission.balcony is not None
    fulfilled = commission.seat is not None
    open_ = commission.balcony.numeral == data.next and not fulfilled
    wide = box.width - 68 if fulfilled else box.width - 10
    plaque = Box(box.left + 5, box.top + 3, wide, box.height - 8)
    canvas.draw_frame(plaque, palette.CREAM, GOLD if open_ else BRASS, 6, 4 if open_ else 2)
    _draw_commission_points(canvas, box.left + 36, box.middle_y, commission, INK)
    numeral = ROMAN[commission.balcony.numeral]
    if fulfilled:
        return
    right = plaque.right - 10
    plate = Box(right - 54, plaque.top + 6, 58, plaque.height - 12)
    canvas.fill(plate, GOLD if open_ else SLOT, 5)
    ink = INK if open_ else palette.FADED
    canvas.write(plate.middle, box.middle_y + 9, numeral, Face.TITLE, 25, ink, side="middle")


def _draw_foot(canvas: Canvas, box: Box, data: TowerData) -> None:
    """Draw the name of the colour with a brick."""
    color = data.family.color
    canvas.fill(box, INK)
    canvas.fill(box.inset(2), BRICK_COLOURS[color])
    canvas.paste_centred(brick_sprite(color, 40, 30), box.left + 30, box.middle_y)
    ink = ink_on_brick(color)
    room = box.width - 66
    canvas.write(box.left + 58, box.top + 31, data.name, Face.STRONG, 25, ink, room=room, least=18)


# Beside them


@lru_cache(8)
def draw_height_ladder(
    heights: tuple[int, ...],
    levels: tuple[SeenLevelTile, ...],
    fresh: frozenset[int],
    width: int,
    height: int,
) -> Image.Image:
    """Draw the heights and the level tiles that are left beside them."""
    canvas = Canvas(width, height, GROUND)
    high = storey_height(height, len(heights))
    tiles = {level.height: level for level in levels}
    for number, storeys in enumerate(reversed(heights)):
        middle = _FLAG + 2 + number * high + high // 2
        canvas.write(26, middle + 11, f"{storeys}", Face.TITLE, 30, INK, side="middle")
        if storeys in tiles:
            box = Box(46, middle - 21, width - 52, 42)
            _draw_level(canvas, box, tiles[storeys], fresh=storeys in fresh)
    return quantize_picture(canvas.image)


def _draw_level(canvas: Canvas, box: Box, level: SeenLevelTile, *, fresh: bool) -> None:
    if level.seat is not None:
        canvas.draw_slot(box, HONEY if fresh else GROUND, 8, fresh=fresh)
        canvas.paste_centred(heraldry.shield_sprite(level.seat, 34), box.middle, box.middle_y)
        return
    canvas.draw_frame(box, PANEL, RULE, 8, 3)
    canvas.write(box.middle, box.top + 30, f"+{level.points}", Face.STRONG, 26, INK, side="middle")


_CHART_LADDER, _CHART_FLAG, _CHART_STOREY, _CHART_FOOT = 150, 54, 52, 48
_CHART_SHIELD = 42
_LOW_STOREY = 46  # in a narrow chart
_ROOMY_PLAQUE = 120  # pixels of a balcony that has room for its numeral


@dataclass(frozen=True, slots=True)
class TowersChartData:
    """What the chart of families in a player's own view shows."""

    families: tuple[Family, ...]
    levels: tuple[SeenLevelTile, ...]
    next: int  # the numeral of the balcony that may be fulfilled
    width: int = INNER
    ringed: frozenset[CommissionPlace] = frozenset()

    @property
    def flag_height(self) -> int:
        """Height of the majorities, which a narrow chart leaves out."""
        return _CHART_FLAG if self.width == INNER else 0

    @property
    def storey_height(self) -> int:
        return _CHART_STOREY if self.width == INNER else _LOW_STOREY


def make_chart_data(
    view: View, width: int = INNER, ringed: frozenset[CommissionPlace] = frozenset()
) -> TowersChartData:
    return TowersChartData(view.families, view.levels, view.next_balcony, width, ringed)


@lru_cache(16)
def draw_chart(data: TowersChartData) -> Image.Image:
    storeys = len(data.families[0].commissions)
    height = data.flag_height + storeys * data.storey_height + _CHART_FOOT
    canvas = Canvas(data.width, height, GROUND)
    _draw_chart_ladder(canvas, data)
    wide = (data.width - _CHART_LADDER) // len(data.families)
    for number, family in enumerate(data.families):
        box = Box(_CHART_LADDER + number * wide, 0, wide - 2, height)
        _draw_chart_tower(canvas, box, family, data)
    return quantize_picture(canvas.image)


def _draw_chart_tower(canvas: Canvas, box: Box, family: Family, data: TowersChartData) -> None:
    if data.flag_height:
        _draw_chart_majority(canvas, Box(box.left, 0, box.width, data.flag_height), family)
    walls = Box(box.left, data.flag_height, box.width, box.height - data.flag_height)
    canvas.draw_frame(walls, wall_colour(BRICK_COLOURS[family.color]), INK, 0, 2)
    for number, commission in enumerate(reversed(family.commissions)):
        top = data.flag_height + 2 + number * data.storey_height
        floor = Box(box.left + 2, top, box.width - 4, data.storey_height)
        _draw_chart_storey(canvas, floor, commission, data)
    foot = Box(box.left, box.bottom - _CHART_FOOT, box.width, _CHART_FOOT)
    canvas.fill(foot, INK)
    canvas.fill(foot.inset(2), BRICK_COLOURS[family.color])
    canvas.paste_centred(
        brick_sprite(family.color, 54, 36), foot.middle, foot.top + _CHART_FOOT // 2
    )


def _draw_chart_majority(canvas: Canvas, box: Box, family: Family) -> None:
    """Draw the majority: its points, and who would get it."""
    majority = family.majority
    if family.dead:
        return
    flag = Box(box.left + 10, 3, box.width - 20, _CHART_FLAG - 8)
    canvas.draw_frame(flag, PANEL, BRASS, 4, 3)
    points = f"{majority.points}"
    canvas.write(flag.left + 34, flag.top + 35, points, Face.STRONG, LEAST, INK, side="middle")
    if majority.seat is not None:
        shield = heraldry.shield_sprite(majority.seat, 38)
        canvas.paste_centred(shield, flag.right - 28, flag.middle_y)


def _draw_chart_storey(
    canvas: Canvas, box: Box, commission: Commission, data: TowersChartData
) -> None:
    """Draw the points of a free commission, or the seal that covers it."""
    fill, middle = BRICK_COLOURS[commission.color], box.middle_y
    is_ringed = (commission.color, commission.height) in data.ringed
    if is_ringed:
        canvas.draw_frame(box, HONEY, INK, 6, 4)
    if commission.is_covered:
        if not is_ringed:
            canvas.fill(box, theme.covered_wall_colour(fill))
        drawing = icon("neutral", _CHART_SHIELD)
        if commission.seat is not None:
            drawing = heraldry.shield_sprite(commission.seat, _CHART_SHIELD, gilt=True)
        canvas.paste_centred(drawing, box.middle, middle)
    elif commission.balcony is not None:
        is_open = commission.balcony.numeral == data.next
        _draw_chart_balcony(canvas, box.inset(5) if is_ringed else box, commission, is_open=is_open)
    else:
        points = f"{commission.points}"
        canvas.write(box.middle, middle + 13, points, Face.STRONG, 38, INK, side="middle")
    if not is_ringed:
        canvas.fill(Box(box.left, box.bottom - 1, box.width, 2), mix_colours(fill, INK, 0.3))


def _draw_chart_balcony(canvas: Canvas, box: Box, commission: Commission, *, is_open: bool) -> None:
    """Draw a balcony; that of the seat to move has a golden rail."""
    assert commission.balcony is not None
    plaque = Box(box.left + 4, box.top + 3, box.width - 8, box.height - 7)
    canvas.draw_frame(plaque, palette.CREAM, GOLD if is_open else BRASS, 6, 4 if is_open else 2)
    base, is_narrow = box.middle_y + 12, plaque.width < _ROOMY_PLAQUE
    x, points = plaque.middle if is_narrow else plaque.left + 34, f"{commission.points}"
    canvas.write(x, base, points, Face.STRONG, 34, INK, side="middle")
    if is_narrow:
        return
    plate = Box(plaque.right - 70, plaque.top + 6, 64, plaque.height - 12)
    canvas.fill(plate, GOLD if is_open else SLOT, 5)
    ink, numeral = INK if is_open else palette.FADED, ROMAN[commission.balcony.numeral]
    canvas.write(plate.middle, base, numeral, Face.TITLE, LEAST, ink, side="middle")


def _draw_chart_ladder(canvas: Canvas, data: TowersChartData) -> None:
    """Draw the heights and the level tiles that are left beside them."""
    tiles = {level.height: level for level in data.levels}
    for number, commission in enumerate(reversed(data.families[0].commissions)):
        middle = data.flag_height + 2 + number * data.storey_height + data.storey_height // 2
        canvas.write(30, middle + 13, f"{commission.height}", Face.TITLE, 38, INK, side="middle")
        level = tiles.get(commission.height)
        if level is not None:
            _draw_chart_level(canvas, Box(58, middle - 22, _CHART_LADDER - 66, 44), level)


def _draw_chart_level(canvas: Canvas, box: Box, level: SeenLevelTile) -> None:
    if level.seat is not None:
        canvas.paste_centred(heraldry.shield_sprite(level.seat, 40), box.middle, box.middle_y)
        return
    canvas.draw_frame(box, PANEL, RULE, 8, 3)
    points = f"+{level.points}"
    canvas.write(box.middle, box.top + 34, points, Face.STRONG, LEAST, INK, side="middle")
