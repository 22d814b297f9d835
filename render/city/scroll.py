"""What is written on the picture of a city: its title on a scroll, names on ribbons."""

from render import fonts
from render.canvas import Box, Canvas, Pen, sprite
from render.city.layout import MIDDLE
from render.fonts import Face
from render.palette import CREAM, GOLD, INK, PANEL, RULE, WINE, mixed

_TITLE, _LINE = 62, 34
_TOP, _HIGH = 26, 124


def cartouche(canvas: Canvas, title: str, line: str) -> None:
    """A scroll in the sky, its ends rolled."""
    wide = max(fonts.width(Face.TITLE, _TITLE, title), fonts.width(Face.NAME, _LINE, line)) + 130
    left = MIDDLE - wide // 2
    roll = sprite(44, _HIGH + 20, _rolled)
    canvas.frame(Box(left, _TOP, wide, _HIGH), PANEL, mixed(RULE, INK, 0.4), 4, 3)
    for x in (left - 22, left + wide - 22):
        canvas.paste(roll, x, _TOP - 10)
    canvas.write(MIDDLE, _TOP + 66, title, Face.TITLE, _TITLE, WINE, side="middle")
    canvas.write(MIDDLE, _TOP + 108, line, Face.NAME, _LINE, INK, side="middle")


def _rolled(pen: Pen) -> None:
    high = _HIGH + 20
    pen.block(10, 4, 34, high - 4, mixed(RULE, INK, 0.4), 8)
    pen.block(13, 7, 31, high - 7, PANEL, 6)
    pen.block(24, 7, 31, high - 7, RULE, 6)
    for y in (4, high - 4):
        pen.disk(22, y, 7 if y == 4 else 4, GOLD)


def ribbon(
    canvas: Canvas, x: int, top: int, text: str, room: int, size: int, *, plain: bool = False
) -> None:
    """A name on a band, as wide as it needs to be."""
    size, text = fonts.fitted(Face.NAME, size, text, room - 18, 22)
    wide, high = fonts.width(Face.NAME, size, text) + 18, size + 8
    box = Box(x - wide // 2, top, wide, high)
    if plain:
        canvas.frame(box, PANEL, RULE, 5, 2)
    else:
        canvas.frame(box, CREAM, WINE, 5, 2)
    canvas.write(x, top + round(size * 0.98), text, Face.NAME, size, INK, side="middle")
