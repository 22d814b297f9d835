"""Icons of The Princes of Florence, its characters among them, and the theme of its pictures."""

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from render.canvas import Pen, Point, Sprite, make_sprite
from render.common import theme
from render.common.theme import EMBLEMS, Theme, draw_block, draw_disk, draw_outlined, star_points
from render.palette import (
    BRASS,
    CREAM,
    EARTH,
    GOLD,
    GONE,
    GREEN,
    INK,
    PANEL,
    RED,
    ROOF,
    RULE,
    SLOT,
    STONE,
    TILES,
    WHITE,
    WINE,
    Colour,
    darken,
    lighten,
    mix_colours,
    quantize_picture,
)

_PORTRAIT_BLUE = darken(TILES["university"])
_VIOLET = darken(TILES["laboratory"])
_ROSE = TILES["opera"]
_PORTRAIT_WOOD = darken(TILES["workshop"])


def _draw_character_card(pen: Pen, fill: Colour) -> None:
    draw_block(pen, (4, 4, 96, 96), fill, 12)


def _draw_banker(pen: Pen) -> None:
    """A bag of money, and coins before it."""
    _draw_character_card(pen, GREEN)
    pen.disk(50, 60, 31, INK)
    pen.disk(50, 60, 27, TILES["chapel"])
    draw_outlined(pen, [(36, 14), (64, 14), (58, 34), (42, 34)], TILES["chapel"])
    pen.block(36, 29, 64, 38, INK, 4)
    pen.block(39, 31, 61, 36, RED, 2)
    for x, y in ((30, 80), (52, 83), (74, 78)):
        draw_disk(pen, x, y, 13, GOLD)
        pen.ring(x, y, 6, BRASS, 3)


def _draw_cardinal(pen: Pen) -> None:
    """His broad hat with its tassels."""
    _draw_character_card(pen, STONE)
    for x in (18, 82):
        pen.line([(x, 50), (x, 80)], INK, 7)
        draw_outlined(pen, [(x, 66), (x + 9, 86), (x - 9, 86)], RED, 4)
    pen.pie((24, 14, 76, 76), 180, 360, INK)
    pen.pie((29, 19, 71, 71), 180, 360, RED)
    pen.oval(8, 38, 92, 64, INK)
    pen.oval(13, 43, 87, 59, RED)
    pen.arc((20, 42, 80, 56), 20, 160, WINE, 4)


def _draw_merchant(pen: Pen) -> None:
    """A pair of scales."""
    _draw_character_card(pen, _PORTRAIT_BLUE)
    pen.line([(50, 18), (50, 78)], INK, 12)
    pen.line([(50, 20), (50, 78)], GOLD, 5)
    pen.line([(18, 30), (82, 30)], INK, 12)
    pen.line([(20, 30), (80, 30)], GOLD, 5)
    for x in (22, 78):
        pen.line([(x - 13, 58), (x, 32), (x + 13, 58)], CREAM, 3)
        pen.pie((x - 17, 40, x + 17, 76), 0, 180, INK)
        pen.pie((x - 12, 45, x + 12, 71), 0, 180, GOLD)
    draw_block(pen, (30, 74, 70, 88), GOLD, 3)


def _draw_muse(pen: Pen) -> None:
    """A lyre."""
    _draw_character_card(pen, _VIOLET)
    for width, fill in ((15, INK), (7, GOLD)):
        pen.line([(28, 16), (20, 28), (26, 50), (34, 66), (50, 74)], fill, width)
        pen.line([(72, 16), (80, 28), (74, 50), (66, 66), (50, 74)], fill, width)
    draw_block(pen, (22, 26, 78, 39), GOLD, 3)
    for x in (40, 50, 60):
        pen.line([(x, 38), (x, 74)], CREAM, 3)
    draw_block(pen, (33, 70, 67, 88), GOLD, 5)


def _draw_princess(pen: Pen) -> None:
    """A coronet over a face."""
    _draw_character_card(pen, _ROSE)
    pen.disk(50, 60, 34, INK)
    pen.disk(50, 60, 30, TILES["chapel"])
    pen.block(17, 58, 83, 92, INK, 10)
    pen.block(21, 60, 79, 91, TILES["chapel"], 8)
    pen.disk(50, 62, 23, INK)
    pen.disk(50, 62, 19, CREAM)
    for x in (43, 57):
        pen.disk(x, 62, 3, INK)
    pen.arc((42, 60, 58, 74), 30, 150, RED, 3)
    draw_outlined(pen, [(24, 42), (20, 14), (36, 27), (50, 9), (64, 27), (80, 14), (76, 42)], GOLD)
    for x, fill in ((35, RED), (50, _PORTRAIT_BLUE), (65, RED)):
        pen.disk(x, 35, 5, fill)


def _draw_professor(pen: Pen) -> None:
    """An open book."""
    _draw_character_card(pen, _PORTRAIT_WOOD)
    draw_outlined(pen, [(10, 28), (50, 38), (90, 28), (90, 82), (50, 92), (10, 82)], WINE)
    draw_outlined(pen, [(16, 20), (34, 20), (50, 30), (50, 84), (34, 74), (16, 74)], PANEL, 4)
    draw_outlined(pen, [(84, 20), (66, 20), (50, 30), (50, 84), (66, 74), (84, 74)], WHITE, 4)
    for y in (36, 48, 60):
        pen.line([(22, y - 3), (34, y - 3), (44, y + 4)], INK, 4)
        pen.line([(78, y - 3), (66, y - 3), (56, y + 4)], INK, 4)


def _draw_pawn(pen: Pen) -> None:
    """A wooden figure."""
    draw_outlined(pen, [(36, 44), (64, 44), (74, 84), (26, 84)], lighten(_PORTRAIT_WOOD))
    draw_disk(pen, 50, 28, 24, lighten(_PORTRAIT_WOOD))
    draw_block(pen, (18, 78, 82, 96), lighten(_PORTRAIT_WOOD), 5)
    pen.disk(43, 20, 6, CREAM)


def _draw_together(pen: Pen) -> None:
    """A house on the border between two principalities."""
    draw_block(pen, (2, 56, 98, 96), EARTH, 4)
    pen.line([(50, 58), (50, 94)], GOLD, 7)
    draw_block(pen, (24, 40, 76, 82), STONE, 2)
    draw_outlined(pen, [(14, 42), (50, 8), (86, 42)], ROOF)
    for x in (37, 63):
        pen.block(x - 7, 54, x + 7, 81, INK, 6)


PORTRAITS: dict[str, Callable[[Pen], None]] = {
    "banker": _draw_banker,
    "cardinal": _draw_cardinal,
    "merchant": _draw_merchant,
    "muse": _draw_muse,
    "princess": _draw_princess,
    "professor": _draw_professor,
    "pawn": _draw_pawn,
    "together": _draw_together,
}


BLUE: Colour = (36, 84, 154)
STEEL = TILES["tower"]
WOOD = darken(TILES["workshop"])


@lru_cache(512)
def icon(name: str, size: int, *, dim: bool = False) -> Sprite:
    """The drawing of this name; dim where the thing is used up or still missing."""
    drawing = make_sprite(size, size, DRAWINGS[name], unit=size / 100)
    return _dim_sprite(drawing) if dim else drawing


def _dim_sprite(drawing: Sprite) -> Sprite:
    """Two pale tones: what is not there draws no eyes to it, and costs few bytes."""
    dark = drawing.image.convert("L").point(lambda light: 255 if light < 90 else 0)
    pale = Image.new("RGB", drawing.image.size, SLOT)
    pale.paste(mix_colours(SLOT, GONE, 0.6), mask=dark)
    return Sprite(pale, drawing.mask.point(lambda alpha: 255 if alpha > 100 else 0))


# Landscapes


def _draw_tree(pen: Pen, x: float, y: float, radius: float, fill: Colour) -> None:
    pen.block(x - 5, y + radius * 0.5, x + 5, y + radius + 22, INK)
    pen.block(x - 2, y + radius * 0.5, x + 2, y + radius + 20, WOOD)
    draw_disk(pen, x, y, radius, fill)
    pen.disk(x - radius * 0.28, y - radius * 0.3, radius * 0.34, lighten(fill))


def _draw_forest(pen: Pen) -> None:
    green = TILES["forest"]
    _draw_tree(pen, 50, 32, 26, green)
    _draw_tree(pen, 27, 54, 22, darken(green))
    _draw_tree(pen, 72, 56, 23, green)


def _draw_lake(pen: Pen) -> None:
    blue = TILES["lake"]
    pen.oval(4, 20, 96, 84, INK)
    pen.oval(9, 25, 91, 79, blue)
    for x, y, length in ((24, 42, 3), (50, 56, 3), (30, 68, 2)):
        _draw_wave(pen, x, y, length, WHITE)


def _draw_wave(pen: Pen, x: float, y: float, bows: int, fill: Colour, width: float = 4) -> None:
    for bow in range(bows):
        left = x + bow * 12
        turn = (180, 360) if bow % 2 else (0, 180)
        pen.arc((left, y - 5, left + 13, y + 5), *turn, fill, width)


def _draw_park(pen: Pen) -> None:
    green = TILES["park"]
    draw_block(pen, (8, 14, 92, 88), green, 6)
    for x, y in ((14, 20), (56, 20), (14, 57), (56, 57)):
        pen.block(x + 2, y + 2, x + 28, y + 23, darken(TILES["forest"]), 5)
        pen.block(x + 5, y + 5, x + 25, y + 20, TILES["forest"], 4)
    pen.disk(50, 51, 18, INK)
    pen.disk(50, 51, 14, STONE)
    pen.disk(50, 51, 8, TILES["lake"])


def _draw_landscapes(pen: Pen) -> None:
    pen.oval(30, 52, 98, 96, INK)
    pen.oval(35, 57, 93, 91, TILES["lake"])
    _draw_wave(pen, 52, 76, 3, WHITE)
    _draw_tree(pen, 34, 30, 24, TILES["forest"])
    draw_block(pen, (58, 14, 94, 48), TILES["park"], 5)
    pen.disk(76, 31, 9, INK)
    pen.disk(76, 31, 6, STONE)


# People of the court


def _draw_jester(pen: Pen) -> None:
    """A cap with three drooping ends and bells."""
    left: list[Point] = [
        (50, 76),
        (24, 76),
        (20, 56),
        (6, 58),
        (4, 42),
        (18, 26),
        (36, 26),
        (50, 48),
    ]
    draw_outlined(pen, left, RED)
    draw_outlined(pen, [(100 - x, y) for x, y in left], BLUE)
    draw_outlined(pen, [(32, 76), (38, 34), (34, 16), (50, 6), (66, 16), (62, 34), (68, 76)], GOLD)
    for x, y in ((10, 62), (90, 62), (50, 11)):
        draw_disk(pen, x, y, 10, CREAM)
    draw_block(pen, (16, 72, 84, 94), WINE, 6)
    for x in (32, 50, 68):
        pen.disk(x, 83, 4, CREAM)


def _draw_builder(pen: Pen) -> None:
    pen.line([(24, 92), (66, 30)], INK, 19)
    pen.line([(26, 89), (65, 31)], mix_colours(WOOD, CREAM, 0.25), 9)
    head = [(38, 24), (58, 4), (96, 34), (90, 48), (78, 46), (70, 52)]
    draw_outlined(pen, [(x - 2, y + 2) for x, y in head], STEEL)
    pen.line([(48, 22), (56, 13), (86, 36)], lighten(STEEL), 5)


def _draw_bust(pen: Pen, x: float, y: float, size: float, coat: Colour) -> None:
    """Head and shoulders under a flat cap."""
    pen.pie((x - size, y + size * 0.5, x + size, y + size * 2.6), 180, 360, INK)
    inner = size - 4
    pen.pie((x - inner, y + size * 0.5 + 4, x + inner, y + size * 2.6), 180, 360, coat)
    pen.disk(x, y, size * 0.62, INK)
    pen.disk(x, y, size * 0.62 - 4, STONE)
    pen.block(x - size * 0.78, y - size * 0.66, x + size * 0.78, y - size * 0.1, INK, 6)
    pen.block(x - size * 0.6, y - size * 0.52, x + size * 0.6, y - size * 0.22, coat, 4)


# Cards


def _draw_card(pen: Pen, fill: Colour) -> None:
    draw_block(pen, (17, 3, 83, 97), fill, 7)


def _draw_profession(pen: Pen) -> None:
    _draw_card(pen, PANEL)
    _draw_bust(pen, 50, 42, 24, BLUE)
    pen.block(26, 84, 74, 89, RULE)


def _draw_recruiting(pen: Pen) -> None:
    _draw_card(pen, TILES["studio"])
    _draw_bust(pen, 50, 33, 18, CREAM)
    draw_outlined(
        pen, [(26, 77), (44, 64), (44, 72), (74, 72), (74, 83), (44, 83), (44, 90)], GOLD, 4
    )


def _draw_bonus(pen: Pen) -> None:
    _draw_card(pen, TILES["forest"])
    pen.block(24, 10, 76, 90, darken(TILES["forest"]), 4)
    pen.block(42, 28, 58, 72, CREAM, 3)
    pen.block(28, 42, 72, 58, CREAM, 3)


def _draw_prestige(pen: Pen) -> None:
    _draw_card(pen, WINE)
    pen.block(24, 10, 76, 90, mix_colours(WINE, INK, 0.4), 4)
    pen.polygon(star_points(50, 50, 27, 5, 0.42), GOLD)
    for y in (20, 80):
        pen.block(34, y - 2, 66, y + 2, GOLD)


# Freedoms: round seals, so that they are never taken for anything else.


def _draw_seal(pen: Pen, fill: Colour) -> None:
    pen.disk(50, 50, 48, INK)
    pen.disk(50, 50, 43, fill)
    pen.ring(50, 50, 38, mix_colours(fill, WHITE, 0.35), 3)


def _draw_travel(pen: Pen) -> None:
    """A ship."""
    _draw_seal(pen, TILES["lake"])
    draw_outlined(pen, [(20, 60), (80, 60), (70, 78), (30, 78)], WOOD, 4)
    pen.block(48, 20, 52, 60, INK)
    draw_outlined(pen, [(54, 22), (76, 52), (54, 52)], CREAM, 3)
    draw_outlined(pen, [(46, 28), (46, 52), (28, 52)], CREAM, 3)


def _draw_religion(pen: Pen) -> None:
    """A cross."""
    _draw_seal(pen, TILES["laboratory"])
    pen.block(41, 18, 59, 84, INK, 3)
    pen.block(25, 32, 75, 52, INK, 3)
    pen.block(45, 22, 55, 80, CREAM)
    pen.block(29, 36, 71, 46, CREAM)


def _draw_opinion(pen: Pen) -> None:
    """A speech bubble."""
    _draw_seal(pen, TILES["workshop"])
    draw_outlined(pen, [(38, 60), (36, 82), (56, 62)], CREAM, 4)
    pen.oval(18, 24, 82, 66, INK)
    pen.oval(22, 28, 78, 62, CREAM)
    pen.polygon([(41, 58), (39, 74), (53, 60)], CREAM)
    pen.block(34, 37, 66, 42, INK)
    pen.block(34, 47, 58, 52, INK)


def _draw_freedom(pen: Pen) -> None:
    """Any of the three."""
    for x, y, seal in ((50, 29, "lake"), (28, 68, "laboratory"), (72, 68, "workshop")):
        draw_disk(pen, x, y, 28, TILES[seal])
        pen.ring(x, y, 17, CREAM, 5)


# What is counted


def _draw_coin(pen: Pen) -> None:
    draw_disk(pen, 50, 50, 46, GOLD)
    pen.ring(50, 50, 36, BRASS, 4)
    theme.draw_lily(pen, 50, 50, 52, INK)


def _draw_lily_icon(pen: Pen) -> None:
    theme.draw_lily(pen, 50, 50, 98, WINE)


def _draw_work(pen: Pen) -> None:
    """A scroll with a seal."""
    draw_block(pen, (20, 12, 80, 88), CREAM, 4)
    for y, right in ((34, 68), (46, 68), (58, 52)):
        pen.block(32, y - 2, right, y + 3, BRASS)
    draw_block(pen, (10, 6, 90, 24), STONE, 8)
    draw_block(pen, (10, 77, 90, 95), STONE, 8)
    draw_disk(pen, 66, 64, 14, RED)


def _draw_gavel(pen: Pen) -> None:
    pen.line([(50, 46), (90, 84)], INK, 17)
    pen.line([(52, 48), (88, 82)], mix_colours(WOOD, CREAM, 0.25), 8)
    draw_outlined(pen, [(14, 42), (46, 10), (70, 34), (38, 66)], ROOF)
    pen.line([(9, 43), (39, 73)], INK, 14)
    pen.line([(41, 11), (71, 41)], INK, 14)
    pen.line([(11, 45), (37, 71)], GOLD, 6)
    pen.line([(43, 13), (69, 39)], GOLD, 6)
    draw_block(pen, (8, 84, 62, 98), WOOD, 3)


def _draw_action(pen: Pen) -> None:
    """An action still to be done: a lozenge."""
    pen.polygon([(50, 2), (98, 50), (50, 98), (2, 50)], INK)
    pen.polygon([(50, 12), (88, 50), (50, 88), (12, 50)], GOLD)


def _draw_action_done(pen: Pen) -> None:
    pen.polygon([(50, 2), (98, 50), (50, 98), (2, 50)], GONE)
    pen.polygon([(50, 12), (88, 50), (50, 88), (12, 50)], SLOT)


def _draw_palazzo(pen: Pen) -> None:
    draw_block(pen, (8, 40, 92, 94), STONE, 2)
    draw_outlined(pen, [(2, 42), (50, 10), (98, 42)], ROOF)
    for x in (26, 50, 74):
        pen.block(x - 7, 52, x + 7, 78, INK, 6)
    pen.block(42, 66, 58, 92, INK, 6)


def _draw_square(pen: Pen) -> None:
    """A free square of a principality."""
    draw_block(pen, (14, 14, 86, 86), EARTH, 2)


DRAWINGS: dict[str, Callable[[Pen], None]] = {
    "forest": _draw_forest,
    "lake": _draw_lake,
    "park": _draw_park,
    "landscapes": _draw_landscapes,
    "jester": _draw_jester,
    "builder": _draw_builder,
    "prestige": _draw_prestige,
    "recruiting": _draw_recruiting,
    "profession": _draw_profession,
    "bonus": _draw_bonus,
    "travel": _draw_travel,
    "religion": _draw_religion,
    "opinion": _draw_opinion,
    "freedom": _draw_freedom,
    "coin": _draw_coin,
    "lily": _draw_lily_icon,
    "work": _draw_work,
    "gavel": _draw_gavel,
    "action": _draw_action,
    "action-done": _draw_action_done,
    "palazzo": _draw_palazzo,
    "square": _draw_square,
    **EMBLEMS,
    **PORTRAITS,
}


@lru_cache(16)
def lily_sprite(size: int, fill: Colour) -> Sprite:
    """The lily of Florence in any colour."""
    return make_sprite(
        size, size, lambda pen: theme.draw_lily(pen, 50, 50, 98, fill), unit=size / 100
    )


THEME = Theme(icon, quantize_picture)
