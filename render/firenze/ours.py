"""The sign beside a value that is ours, because the printed one is not public."""

from bot.games.firenze.printed import OURS
from render.canvas import Canvas
from render.fonts import Face
from render.palette import Colour

SIGN = "*"


def is_ours(*standings: str) -> bool:
    return OURS in standings


def value(
    canvas: Canvas, x: int, base: int, text: str, size: int, ink: Colour, *, ours: bool
) -> None:
    """A number with its middle here; the sign does not move it."""
    end = canvas.write(x, base, text, Face.STRONG, size, ink, side="middle")
    if ours:
        high = round(size * 0.12)
        canvas.write(end + 1, base - high, SIGN, Face.TEXT, round(size * 0.72), ink)
