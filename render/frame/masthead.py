"""The bar above the pictures for one person: whose it is, what it shows, and figures at its end."""

from collections.abc import Sequence
from dataclasses import dataclass

from render import fonts, heraldry
from render.canvas import Box, Canvas
from render.fonts import Face
from render.frame.paints import Icons
from render.palette import CREAM, GOLD, INK

HEIGHT = 84


@dataclass(frozen=True, slots=True)
class Figure:
    """A number with its icon."""

    icon: str
    text: str


def draw(
    canvas: Canvas,
    seat: int,
    title: str,
    figures: Sequence[Figure],
    icon: Icons,
    *,
    least: int = 26,
) -> None:
    """In one line as long as its letters need not be smaller than `least`."""
    ink, width = heraldry.tincture(seat).ink, canvas.image.width
    heraldry.banner(canvas, Box(0, 0, width, HEIGHT), seat, hatched_to=92, radius=1)
    canvas.centre(heraldry.shield(seat, 62, gilt=True), 50, 40)
    right = width - 16
    for figure in reversed(figures):
        right = _plaque(canvas, right, figure, icon) - 12
    room = right - 104 - 16
    canvas.name(106, 54, title, 42, ink, room=room, least=least, high=HEIGHT - 10)


def _plaque(canvas: Canvas, right: int, figure: Figure, icon: Icons) -> int:
    wide = 76 + fonts.width(Face.STRONG, 36, figure.text)
    box = Box(right - wide, 14, wide, 54)
    canvas.frame(box, CREAM, GOLD, 10, 3)
    canvas.centre(icon(figure.icon, 40), box.left + 31, box.top + 27)
    canvas.write(right - 14, box.top + 40, figure.text, Face.STRONG, 36, INK, side="right")
    return box.left
