"""Icons of Firenze, and the theme of its pictures."""

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin

from render.canvas import Pen, Point, Sprite, make_sprite
from render.common.theme import EMBLEMS, Theme, draw_block, draw_disk, draw_outlined
from render.firenze.bricks import draw_color_mark, ink_on_brick
from render.firenze.theme import BRICK_COLOURS, CLAY, LEAD, WOOD, quantize_picture
from render.palette import (
    BRASS,
    CREAM,
    GOLD,
    GONE,
    GREEN,
    INK,
    PANEL,
    RED,
    ROOF,
    SLOT,
    STONE,
    WHITE,
    WINE,
    lighten,
    mix_colours,
)

BLUE = BRICK_COLOURS["blue"]


@lru_cache(512)
def icon(name: str, size: int, *, dim: bool = False) -> Sprite:
    """The drawing of this name; dim where the thing is used up or still missing."""
    drawing = make_sprite(size, size, _DRAWINGS[name], unit=size / 100)
    return Sprite(drawing.image, drawing.mask.point(lambda alpha: alpha // 3)) if dim else drawing


# The kinds of cards


def _draw_event(pen: Pen) -> None:
    """A bolt of lightning."""
    draw_disk(pen, 50, 50, 48, RED)
    draw_outlined(pen, [(58, 12), (26, 56), (46, 56), (38, 88), (74, 42), (52, 42)], GOLD, 4)


def _draw_personnel(pen: Pen) -> None:
    """Head and shoulders under a flat cap."""
    draw_disk(pen, 50, 50, 48, BLUE)
    pen.pie((20, 56, 80, 120), 180, 360, INK)
    pen.pie((24, 60, 76, 120), 180, 360, CREAM)
    pen.disk(50, 91, 4, BLUE)
    pen.disk(50, 42, 20, INK)
    pen.disk(50, 42, 16, STONE)
    pen.block(26, 18, 74, 36, INK, 6)
    pen.block(31, 22, 69, 32, CREAM, 4)


def _draw_celebration(pen: Pen) -> None:
    """A mask."""
    draw_disk(pen, 50, 50, 48, BRICK_COLOURS["purple"])
    shape: list[Point] = [
        (12, 38), (34, 32), (50, 38), (66, 32), (88, 38),
        (82, 62), (66, 70), (50, 58), (34, 70), (18, 62),
    ]  # fmt: skip
    draw_outlined(pen, shape, CREAM, 4)
    pen.oval(24, 43, 44, 57, INK)
    pen.oval(56, 43, 76, 57, INK)


def _draw_building(pen: Pen) -> None:
    """A house."""
    draw_disk(pen, 50, 50, 48, CLAY)
    draw_block(pen, (28, 44, 72, 80), CREAM, 1)
    draw_outlined(pen, [(20, 46), (50, 18), (80, 46)], ROOF, 4)
    pen.block(43, 58, 57, 78, INK, 4)


def _draw_church(pen: Pen) -> None:
    """A dome with a cross."""
    draw_disk(pen, 50, 50, 48, GREEN)
    pen.pie((22, 32, 78, 96), 180, 360, INK)
    pen.pie((26, 36, 74, 92), 180, 360, ROOF)
    draw_block(pen, (20, 62, 80, 80), CREAM, 1)
    pen.block(46, 12, 54, 36, CREAM)
    pen.block(39, 18, 61, 25, CREAM)


# What lies on the table


def _draw_seal(pen: Pen) -> None:
    """A seal of wax, of nobody in particular."""
    pen.polygon(_rosette_points(50, 50, 49, 44, 12), INK)
    pen.polygon(_rosette_points(50, 50, 43, 38, 12), WINE)
    pen.ring(50, 50, 29, mix_colours(WINE, WHITE, 0.4), 5)
    pen.block(46, 33, 54, 67, CREAM)
    pen.block(37, 42, 63, 49, CREAM)


def _draw_neutral_seal(pen: Pen) -> None:
    """A neutral seal: it shuts a commission."""
    pen.polygon(_rosette_points(50, 50, 49, 44, 12), INK)
    pen.polygon(_rosette_points(50, 50, 43, 38, 12), LEAD)
    pen.line([(32, 32), (68, 68)], INK, 11)
    pen.line([(68, 32), (32, 68)], INK, 11)


def _rosette_points(x: float, y: float, outer: float, inner: float, lobes: int) -> list[Point]:
    return [
        (
            x + (outer if at % 2 else inner) * sin(pi * at / lobes),
            y + (outer if at % 2 else inner) * cos(pi * at / lobes),
        )
        for at in range(2 * lobes)
    ]


def _draw_bricks(pen: Pen) -> None:
    """A wall of three bricks."""
    for left, top, fill in ((26, 14, "red"), (4, 50, "yellow"), (51, 50, "blue")):
        draw_block(pen, (left, top, left + 46, top + 35), BRICK_COLOURS[fill], 4)


def _draw_pouch(pen: Pen) -> None:
    draw_outlined(pen, [(38, 28), (22, 10), (50, 16), (78, 10), (62, 28)], WOOD)
    pen.oval(8, 26, 92, 97, INK)
    pen.oval(13, 31, 87, 92, lighten(WOOD))
    pen.block(30, 23, 70, 36, INK, 5)
    pen.block(34, 27, 66, 32, GOLD, 2)
    draw_block(pen, (36, 52, 66, 74), BRICK_COLOURS["red"], 3)


def _draw_deck(pen: Pen) -> None:
    draw_block(pen, (28, 4, 86, 84), SLOT, 7)
    draw_block(pen, (16, 14, 74, 96), WINE, 7)
    pen.polygon(_rosette_points(45, 55, 20, 9, 5), GOLD)


def _draw_card(pen: Pen) -> None:
    draw_block(pen, (19, 4, 81, 96), PANEL, 7)
    pen.block(30, 16, 70, 46, BRICK_COLOURS["blue"], 3)
    for y in (56, 67, 78):
        pen.block(30, y, 70, y + 4, GONE)


def _draw_bell_tower(pen: Pen) -> None:
    """A bell tower is owed."""
    shape: list[Point] = [
        (44, 10), (56, 10), (60, 22), (74, 36), (78, 66), (92, 80),
        (8, 80), (22, 66), (26, 36), (40, 22),
    ]  # fmt: skip
    draw_outlined(pen, shape, GOLD, 6)
    draw_disk(pen, 50, 87, 12, BRASS)


def _draw_exchange(pen: Pen) -> None:
    draw_outlined(
        pen, [(10, 22), (60, 22), (60, 8), (92, 31), (60, 54), (60, 40), (10, 40)], GOLD, 4
    )
    draw_outlined(
        pen, [(90, 60), (40, 60), (40, 46), (8, 69), (40, 92), (40, 78), (90, 78)], CREAM, 4
    )


def _draw_tower(pen: Pen) -> None:
    """A tower with its scaffold."""
    for x in (10, 82):
        pen.block(x, 12, x + 8, 96, WOOD, 2)
    for y in (30, 62):
        pen.block(6, y, 94, y + 7, WOOD, 2)
    draw_block(pen, (28, 18, 72, 96), STONE, 2)
    for y in (38, 57, 76):
        pen.block(30, y, 70, y + 4, INK)
    for x, y in ((48, 22), (40, 42), (58, 42), (48, 61), (40, 80), (58, 80)):
        pen.block(x, y, x + 4, y + 16, INK)


def _draw_ruin(pen: Pen) -> None:
    """A tower that falls."""
    draw_outlined(
        pen, [(24, 96), (24, 50), (38, 58), (46, 38), (60, 54), (76, 46), (76, 96)], STONE
    )
    pen.line([(50, 60), (44, 72), (56, 82), (48, 95)], INK, 5)
    for x, y in ((70, 24), (34, 26)):
        draw_block(pen, (x - 12, y - 9, x + 12, y + 9), RED, 2)


def _draw_scales(pen: Pen) -> None:
    """A limit is kept."""
    pen.block(46, 12, 54, 88, INK)
    pen.block(28, 84, 72, 94, INK, 4)
    pen.line([(14, 26), (86, 26)], INK, 8)
    for x in (18, 82):
        pen.line([(x, 26), (x - 14, 58)], INK, 4)
        pen.line([(x, 26), (x + 14, 58)], INK, 4)
        pen.pie((x - 18, 40, x + 18, 76), 0, 180, INK)
        pen.pie((x - 13, 42, x + 13, 71), 0, 180, GOLD)


def _draw_end(pen: Pen) -> None:
    """An hour-glass: the end is near."""
    draw_outlined(pen, [(22, 14), (78, 14), (54, 50), (78, 86), (22, 86), (46, 50)], CREAM)
    pen.polygon([(34, 30), (66, 30), (50, 50)], GOLD)
    pen.polygon([(30, 82), (70, 82), (50, 62)], GOLD)
    draw_block(pen, (12, 4, 88, 18), WOOD, 3)
    draw_block(pen, (12, 82, 88, 96), WOOD, 3)


def _draw_flag(pen: Pen) -> None:
    """The majority of a tower."""
    draw_outlined(pen, [(26, 8), (96, 8), (80, 31), (96, 54), (26, 54)], GOLD)
    pen.block(12, 4, 26, 98, INK, 4)
    pen.block(16, 8, 22, 94, BRASS, 2)


def _draw_storehouse(pen: Pen) -> None:
    draw_block(pen, (12, 40, 88, 94), STONE, 2)
    draw_outlined(pen, [(4, 44), (24, 14), (76, 14), (96, 44)], ROOF)
    pen.block(32, 54, 68, 94, INK, 2)
    for x, y, fill in ((36, 76, "yellow"), (51, 76, "red"), (43, 59, "blue")):
        pen.block(x, y, x + 13, y + 14, BRICK_COLOURS[fill])


def _draw_workshop(pen: Pen) -> None:
    """Hammer and anvil."""
    draw_outlined(pen, [(8, 44), (92, 44), (74, 62), (62, 62), (68, 84), (30, 84), (38, 62)], GONE)
    pen.line([(50, 36), (84, 8)], INK, 12)
    draw_block(pen, (26, 16, 62, 38), WOOD, 3)


def _draw_palazzo(pen: Pen) -> None:
    draw_block(pen, (8, 30, 92, 94), STONE, 2)
    for x in (8, 30, 52, 74):
        draw_block(pen, (x, 14, x + 18, 34), STONE, 1)
    for x in (26, 50, 74):
        pen.block(x - 7, 44, x + 7, 66, INK, 6)
    pen.block(40, 72, 60, 92, INK, 6)


def _draw_trading_house(pen: Pen) -> None:
    """A booth with an awning."""
    draw_block(pen, (14, 48, 86, 94), CREAM, 2)
    for number, x in enumerate(range(6, 94, 22)):
        draw_block(pen, (x, 14, x + 22, 52), RED if number % 2 else WHITE, 2)
    pen.block(20, 68, 80, 76, WOOD)
    draw_disk(pen, 50, 62, 12, GOLD)


def _make_brick_drawing(color: str) -> Callable[[Pen], None]:
    """One of this colour, with its mark."""

    def draw(pen: Pen) -> None:
        draw_block(pen, (2, 16, 98, 84), BRICK_COLOURS[color], 3)
        draw_color_mark(pen, color, 50, 50, 22, ink_on_brick(color))

    return draw


_OWN: dict[str, Callable[[Pen], None]] = {
    "event": _draw_event,
    "personnel": _draw_personnel,
    "celebration": _draw_celebration,
    "building": _draw_building,
    "church": _draw_church,
    "seal": _draw_seal,
    "neutral": _draw_neutral_seal,
    "bricks": _draw_bricks,
    "pouch": _draw_pouch,
    "deck": _draw_deck,
    "card": _draw_card,
    "bell-tower": _draw_bell_tower,
    "exchange": _draw_exchange,
    "tower": _draw_tower,
    "ruin": _draw_ruin,
    "scales": _draw_scales,
    "end": _draw_end,
    "flag": _draw_flag,
    "storehouse": _draw_storehouse,
    "workshop": _draw_workshop,
    "warehouse": _draw_storehouse,
    "palazzo": _draw_palazzo,
    "trading-house": _draw_trading_house,
}
_DRAWINGS = {
    **EMBLEMS,
    **_OWN,
    **{f"brick-{color}": _make_brick_drawing(color) for color in BRICK_COLOURS},
}


THEME = Theme(icon, quantize_picture)
