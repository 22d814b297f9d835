"""Cypresses, pines and olive trees."""

from functools import lru_cache

from render.canvas import Pen, Sprite, sprite
from render.city.paints import CYPRESS, GROUND, LEAF, MEADOW, TRUNK
from render.palette import WHITE, darker, mixed


@lru_cache(64)
def cypress(high: int) -> Sprite:
    def draw(pen: Pen) -> None:
        pen.block(0.11, 0.9, 0.19, 1, TRUNK)
        flame = [(0.15, 0), (0.23, 0.14), (0.28, 0.4), (0.295, 0.68), (0.25, 0.88), (0.15, 0.95)]
        left = [(0.3 - x, y) for x, y in reversed(flame)]
        pen.polygon([*flame, *left], CYPRESS)
        lit = [(0.15, 0.02), (0.07, 0.2), (0.025, 0.5), (0.035, 0.78), (0.1, 0.88), (0.12, 0.4)]
        pen.polygon(lit, mixed(CYPRESS, WHITE, 0.18))

    return sprite(max(4, round(high * 0.3)), high, draw, unit=high)


@lru_cache(64)
def pine(high: int) -> Sprite:
    """An umbrella on a stem."""

    def draw(pen: Pen) -> None:
        pen.polygon([(0.47, 0.3), (0.53, 0.3), (0.55, 1), (0.45, 1)], TRUNK)
        pen.line([(0.5, 0.55), (0.34, 0.3)], TRUNK, 0.03)
        pen.line([(0.5, 0.5), (0.66, 0.3)], TRUNK, 0.03)
        for x, y, wide, tall in ((0.3, 0.28, 0.26, 0.13), (0.7, 0.28, 0.26, 0.13)):
            pen.oval(x - wide, y - tall, x + wide, y + tall, darker(LEAF))
        pen.oval(0.14, 0.04, 0.86, 0.34, LEAF)
        pen.oval(0.2, 0.05, 0.6, 0.2, mixed(LEAF, WHITE, 0.18))

    return sprite(high, high, draw, unit=high)


@lru_cache(64)
def bush(high: int) -> Sprite:
    """A round tree, as they stand in gardens."""

    def draw(pen: Pen) -> None:
        pen.block(0.45, 0.7, 0.55, 1, TRUNK)
        pen.disk(0.5, 0.42, 0.4, darker(LEAF))
        pen.disk(0.46, 0.38, 0.34, LEAF)
        pen.disk(0.4, 0.32, 0.17, mixed(LEAF, WHITE, 0.18))

    return sprite(high, high, draw, unit=high)


@lru_cache(64)
def garden(kind: int, wide: int, high: int) -> Sprite:
    """A piece of green behind a wall: lawn, vines or beds."""
    green = (MEADOW, mixed(MEADOW, GROUND, 0.35), mixed(LEAF, MEADOW, 0.6))[kind % 3]

    def draw(pen: Pen) -> None:
        lean = high * 0.7
        outline = [(lean, 2), (wide - 2, 2), (wide - 2 - lean, high - 2), (2, high - 2)]
        pen.polygon(outline, green)
        count = (0, 7, 5)[kind % 3]
        for at in range(1, count):
            share = at / count
            begin, end = lean + (wide - 2 - lean) * share, 2 + (wide - 4 - lean) * share
            pen.line([(begin, 4), (end, high - 4)], darker(green), 1.6)
        pen.line([*outline, outline[0]], mixed(green, GROUND, 0.6), 2)

    return sprite(wide, high, draw)
