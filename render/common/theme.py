"""Theme of a game's pictures (icons and palette), shapes for icons, and icons that games share."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Protocol

from PIL import Image

from render.animation import Quantize
from render.canvas import Pen, Point, Sprite, encode_png
from render.palette import CREAM, GOLD, GREEN, INK, RED, TINCTURES, WINE, Colour


class IconMaker(Protocol):
    """The icons of a game by their names; whoever has the emblems of the house has enough."""

    def __call__(self, name: str, size: int, *, dim: bool = False) -> Sprite: ...


@dataclass(frozen=True, slots=True)
class Theme:
    """Handed to all that the frame draws for a game."""

    icon: IconMaker
    quantize: Quantize

    def to_png(self, picture: Image.Image) -> bytes:
        return encode_png(self.quantize(picture))


OUTLINE_WIDTH = 5.0


def draw_outlined(
    pen: Pen, points: list[Point], fill: Colour, width: float = OUTLINE_WIDTH
) -> None:
    pen.polygon(points, fill)
    pen.line([*points, points[0], points[1]], INK, width)


def draw_disk(pen: Pen, x: float, y: float, radius: float, fill: Colour) -> None:
    pen.disk(x, y, radius, INK)
    pen.disk(x, y, radius - OUTLINE_WIDTH, fill)


def draw_block(
    pen: Pen, box: tuple[float, float, float, float], fill: Colour, round_: float = 4
) -> None:
    left, top, right, bottom = box
    pen.block(left, top, right, bottom, INK, round_ + 3)
    pen.block(
        left + OUTLINE_WIDTH,
        top + OUTLINE_WIDTH,
        right - OUTLINE_WIDTH,
        bottom - OUTLINE_WIDTH,
        fill,
        round_,
    )


def star_points(x: float, y: float, radius: float, rays: int, waist: float) -> list[Point]:
    return [
        (
            x + radius * (1.0 if at % 2 == 0 else waist) * sin(pi * at / rays),
            y - radius * (1.0 if at % 2 == 0 else waist) * cos(pi * at / rays),
        )
        for at in range(2 * rays)
    ]


_BLUE = TINCTURES[1].fill


def _draw_points(pen: Pen) -> None:
    pen.polygon(star_points(50, 51, 50, 8, 0.72), INK)
    pen.polygon(star_points(50, 51, 43, 8, 0.72), GOLD)
    pen.polygon(star_points(50, 51, 27, 5, 0.42), CREAM)


def draw_lily(pen: Pen, x: float, y: float, height: float, fill: Colour) -> None:
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


def _draw_leaves(pen: Pen, side: int) -> None:
    for step in range(5):
        angle = pi * (0.12 + 0.19 * step)
        x, y = 50 + side * 36 * sin(angle), 52 + 36 * cos(angle)
        lean = angle + 0.75 + pi / 2
        dx, dy = 20 * sin(lean) * side, 20 * cos(lean)
        px, py = -dy * 0.5, dx * 0.5
        pen.polygon([(x - dx, y - dy), (x + px, y + py), (x + dx, y + dy), (x - px, y - py)], INK)
        dx, dy, px, py = dx * 0.66, dy * 0.66, px * 0.6, py * 0.6
        pen.polygon([(x - dx, y - dy), (x + px, y + py), (x + dx, y + dy), (x - px, y - py)], GOLD)


def _draw_laurel(pen: Pen) -> None:
    _draw_leaves(pen, 1)
    _draw_leaves(pen, -1)


def _draw_crown(pen: Pen) -> None:
    draw_outlined(pen, [(12, 78), (6, 30), (30, 52), (50, 16), (70, 52), (94, 30), (88, 78)], GOLD)
    draw_block(pen, (10, 74, 90, 92), GOLD, 4)
    for x, y in ((8, 28), (50, 14), (92, 28)):
        draw_disk(pen, x, y, 8, CREAM)
    for x, fill in ((28, RED), (50, _BLUE), (72, GREEN)):
        pen.disk(x, 83, 5, fill)


def _draw_pennon(pen: Pen) -> None:
    """The flag of the starting player."""
    draw_outlined(pen, [(28, 10), (94, 14), (74, 34), (92, 56), (28, 58)], WINE)
    pen.block(16, 4, 30, 98, INK, 4)
    pen.block(20, 8, 26, 94, GOLD, 2)
    draw_lily(pen, 54, 35, 34, CREAM)


def _draw_yes(pen: Pen) -> None:
    pen.line([(12, 54), (40, 80), (88, 20)], INK, 25)
    pen.line([(15, 56), (40, 78), (85, 23)], GREEN, 15)


def _draw_no(pen: Pen) -> None:
    for points in ([(18, 18), (82, 82)], [(82, 18), (18, 82)]):
        pen.line(points, INK, 24)
    for points in ([(21, 21), (79, 79)], [(79, 21), (21, 79)]):
        pen.line(points, RED, 14)


def _draw_arrow(pen: Pen) -> None:
    draw_outlined(
        pen, [(14, 34), (50, 34), (50, 12), (92, 50), (50, 88), (50, 66), (14, 66)], CREAM
    )


EMBLEMS: dict[str, Callable[[Pen], None]] = {
    "points": _draw_points,
    "laurel": _draw_laurel,
    "crown": _draw_crown,
    "pennon": _draw_pennon,
    "yes": _draw_yes,
    "no": _draw_no,
    "arrow": _draw_arrow,
}
