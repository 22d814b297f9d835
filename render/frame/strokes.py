"""What drawings of the icon family are made of: shapes with one line around them."""

from math import cos, pi, sin

from render.canvas import Pen, Point
from render.palette import INK, Colour

LINE = 5.0


def outlined(pen: Pen, points: list[Point], fill: Colour, width: float = LINE) -> None:
    pen.polygon(points, fill)
    pen.line([*points, points[0], points[1]], INK, width)


def disk(pen: Pen, x: float, y: float, radius: float, fill: Colour) -> None:
    pen.disk(x, y, radius, INK)
    pen.disk(x, y, radius - LINE, fill)


def block(
    pen: Pen, box: tuple[float, float, float, float], fill: Colour, round_: float = 4
) -> None:
    left, top, right, bottom = box
    pen.block(left, top, right, bottom, INK, round_ + 3)
    pen.block(left + LINE, top + LINE, right - LINE, bottom - LINE, fill, round_)


def star(x: float, y: float, radius: float, rays: int, waist: float) -> list[Point]:
    return [
        (
            x + radius * (1.0 if at % 2 == 0 else waist) * sin(pi * at / rays),
            y - radius * (1.0 if at % 2 == 0 else waist) * cos(pi * at / rays),
        )
        for at in range(2 * rays)
    ]
