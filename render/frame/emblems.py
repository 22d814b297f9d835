"""Emblems of the house, which every game draws alike: points, the first player, yes and no."""

from collections.abc import Callable
from math import cos, pi, sin

from render.canvas import Pen, Point
from render.frame.strokes import block, disk, outlined, star
from render.palette import CREAM, GOLD, GREEN, INK, RED, TINCTURES, WINE, Colour

_BLUE = TINCTURES[1].fill


def _points(pen: Pen) -> None:
    pen.polygon(star(50, 51, 50, 8, 0.72), INK)
    pen.polygon(star(50, 51, 43, 8, 0.72), GOLD)
    pen.polygon(star(50, 51, 27, 5, 0.42), CREAM)


def lily(pen: Pen, x: float, y: float, height: float, fill: Colour) -> None:
    """The lily of Florence."""
    u = height / 100
    petal: list[Point] = [(0, -50), (13, -26), (9, -4), (0, 12), (-9, -4), (-13, -26)]
    pen.polygon([(x + px * u, y + py * u) for px, py in petal], fill)
    for side in (-1, 1):
        curl: list[Point] = [
            (5, 10), (12, -12), (26, -26), (40, -22), (44, -6), (36, 6), (28, 2), (32, -8),
            (26, -12), (18, -2), (14, 14),
        ]  # fmt: skip
        pen.polygon([(x + side * px * u, y + py * u) for px, py in curl], fill)
    pen.block(x - 22 * u, y + 10 * u, x + 22 * u, y + 20 * u, fill)
    foot: list[Point] = [(-6, 18), (6, 18), (12, 40), (0, 50), (-12, 40)]
    pen.polygon([(x + px * u, y + py * u) for px, py in foot], fill)


def _leaves(pen: Pen, side: int) -> None:
    for step in range(5):
        angle = pi * (0.12 + 0.19 * step)
        x, y = 50 + side * 36 * sin(angle), 52 + 36 * cos(angle)
        lean = angle + 0.75 + pi / 2
        dx, dy = 20 * sin(lean) * side, 20 * cos(lean)
        px, py = -dy * 0.5, dx * 0.5
        pen.polygon([(x - dx, y - dy), (x + px, y + py), (x + dx, y + dy), (x - px, y - py)], INK)
        dx, dy, px, py = dx * 0.66, dy * 0.66, px * 0.6, py * 0.6
        pen.polygon([(x - dx, y - dy), (x + px, y + py), (x + dx, y + dy), (x - px, y - py)], GOLD)


def _laurel(pen: Pen) -> None:
    _leaves(pen, 1)
    _leaves(pen, -1)


def _crown(pen: Pen) -> None:
    outlined(pen, [(12, 78), (6, 30), (30, 52), (50, 16), (70, 52), (94, 30), (88, 78)], GOLD)
    block(pen, (10, 74, 90, 92), GOLD, 4)
    for x, y in ((8, 28), (50, 14), (92, 28)):
        disk(pen, x, y, 8, CREAM)
    for x, fill in ((28, RED), (50, _BLUE), (72, GREEN)):
        pen.disk(x, 83, 5, fill)


def _pennon(pen: Pen) -> None:
    """The flag of the starting player."""
    outlined(pen, [(28, 10), (94, 14), (74, 34), (92, 56), (28, 58)], WINE)
    pen.block(16, 4, 30, 98, INK, 4)
    pen.block(20, 8, 26, 94, GOLD, 2)
    lily(pen, 54, 35, 34, CREAM)


def _yes(pen: Pen) -> None:
    pen.line([(12, 54), (40, 80), (88, 20)], INK, 25)
    pen.line([(15, 56), (40, 78), (85, 23)], GREEN, 15)


def _no(pen: Pen) -> None:
    for points in ([(18, 18), (82, 82)], [(82, 18), (18, 82)]):
        pen.line(points, INK, 24)
    for points in ([(21, 21), (79, 79)], [(79, 21), (21, 79)]):
        pen.line(points, RED, 14)


def _arrow(pen: Pen) -> None:
    outlined(pen, [(14, 34), (50, 34), (50, 12), (92, 50), (50, 88), (50, 66), (14, 66)], CREAM)


EMBLEMS: dict[str, Callable[[Pen], None]] = {
    "points": _points,
    "laurel": _laurel,
    "crown": _crown,
    "pennon": _pennon,
    "yes": _yes,
    "no": _no,
    "arrow": _arrow,
}
