"""Icons of the six characters, each a card in a colour with what it stands for.

On the same 100 by 100 as all icons; also the pawn, and the sign of building together.
"""

from collections.abc import Callable

from render.canvas import Pen
from render.frame.strokes import block, disk, outlined
from render.palette import (
    BRASS,
    CREAM,
    EARTH,
    GOLD,
    GREEN,
    INK,
    PANEL,
    RED,
    ROOF,
    STONE,
    TILES,
    WHITE,
    WINE,
    Colour,
    darker,
    lighter,
)

_BLUE = darker(TILES["university"])
_VIOLET = darker(TILES["laboratory"])
_ROSE = TILES["opera"]
_WOOD = darker(TILES["workshop"])


def _card(pen: Pen, fill: Colour) -> None:
    block(pen, (4, 4, 96, 96), fill, 12)


def _banker(pen: Pen) -> None:
    """A bag of money, and coins before it."""
    _card(pen, GREEN)
    pen.disk(50, 60, 31, INK)
    pen.disk(50, 60, 27, TILES["chapel"])
    outlined(pen, [(36, 14), (64, 14), (58, 34), (42, 34)], TILES["chapel"])
    pen.block(36, 29, 64, 38, INK, 4)
    pen.block(39, 31, 61, 36, RED, 2)
    for x, y in ((30, 80), (52, 83), (74, 78)):
        disk(pen, x, y, 13, GOLD)
        pen.ring(x, y, 6, BRASS, 3)


def _cardinal(pen: Pen) -> None:
    """His broad hat with its tassels."""
    _card(pen, STONE)
    for x in (18, 82):
        pen.line([(x, 50), (x, 80)], INK, 7)
        outlined(pen, [(x, 66), (x + 9, 86), (x - 9, 86)], RED, 4)
    pen.pie((24, 14, 76, 76), 180, 360, INK)
    pen.pie((29, 19, 71, 71), 180, 360, RED)
    pen.oval(8, 38, 92, 64, INK)
    pen.oval(13, 43, 87, 59, RED)
    pen.arc((20, 42, 80, 56), 20, 160, WINE, 4)


def _merchant(pen: Pen) -> None:
    """A pair of scales."""
    _card(pen, _BLUE)
    pen.line([(50, 18), (50, 78)], INK, 12)
    pen.line([(50, 20), (50, 78)], GOLD, 5)
    pen.line([(18, 30), (82, 30)], INK, 12)
    pen.line([(20, 30), (80, 30)], GOLD, 5)
    for x in (22, 78):
        pen.line([(x - 13, 58), (x, 32), (x + 13, 58)], CREAM, 3)
        pen.pie((x - 17, 40, x + 17, 76), 0, 180, INK)
        pen.pie((x - 12, 45, x + 12, 71), 0, 180, GOLD)
    block(pen, (30, 74, 70, 88), GOLD, 3)


def _muse(pen: Pen) -> None:
    """A lyre."""
    _card(pen, _VIOLET)
    for width, fill in ((15, INK), (7, GOLD)):
        pen.line([(28, 16), (20, 28), (26, 50), (34, 66), (50, 74)], fill, width)
        pen.line([(72, 16), (80, 28), (74, 50), (66, 66), (50, 74)], fill, width)
    block(pen, (22, 26, 78, 39), GOLD, 3)
    for x in (40, 50, 60):
        pen.line([(x, 38), (x, 74)], CREAM, 3)
    block(pen, (33, 70, 67, 88), GOLD, 5)


def _princess(pen: Pen) -> None:
    """A coronet over a face."""
    _card(pen, _ROSE)
    pen.disk(50, 60, 34, INK)
    pen.disk(50, 60, 30, TILES["chapel"])
    pen.block(17, 58, 83, 92, INK, 10)
    pen.block(21, 60, 79, 91, TILES["chapel"], 8)
    pen.disk(50, 62, 23, INK)
    pen.disk(50, 62, 19, CREAM)
    for x in (43, 57):
        pen.disk(x, 62, 3, INK)
    pen.arc((42, 60, 58, 74), 30, 150, RED, 3)
    outlined(pen, [(24, 42), (20, 14), (36, 27), (50, 9), (64, 27), (80, 14), (76, 42)], GOLD)
    for x, fill in ((35, RED), (50, _BLUE), (65, RED)):
        pen.disk(x, 35, 5, fill)


def _professor(pen: Pen) -> None:
    """An open book."""
    _card(pen, _WOOD)
    outlined(pen, [(10, 28), (50, 38), (90, 28), (90, 82), (50, 92), (10, 82)], WINE)
    outlined(pen, [(16, 20), (34, 20), (50, 30), (50, 84), (34, 74), (16, 74)], PANEL, 4)
    outlined(pen, [(84, 20), (66, 20), (50, 30), (50, 84), (66, 74), (84, 74)], WHITE, 4)
    for y in (36, 48, 60):
        pen.line([(22, y - 3), (34, y - 3), (44, y + 4)], INK, 4)
        pen.line([(78, y - 3), (66, y - 3), (56, y + 4)], INK, 4)


def _pawn(pen: Pen) -> None:
    """A wooden figure."""
    outlined(pen, [(36, 44), (64, 44), (74, 84), (26, 84)], lighter(_WOOD))
    disk(pen, 50, 28, 24, lighter(_WOOD))
    block(pen, (18, 78, 82, 96), lighter(_WOOD), 5)
    pen.disk(43, 20, 6, CREAM)


def _together(pen: Pen) -> None:
    """A house on the border between two principalities."""
    block(pen, (2, 56, 98, 96), EARTH, 4)
    pen.line([(50, 58), (50, 94)], GOLD, 7)
    block(pen, (24, 40, 76, 82), STONE, 2)
    outlined(pen, [(14, 42), (50, 8), (86, 42)], ROOF)
    for x in (37, 63):
        pen.block(x - 7, 54, x + 7, 81, INK, 6)


PORTRAITS: dict[str, Callable[[Pen], None]] = {
    "banker": _banker,
    "cardinal": _cardinal,
    "merchant": _merchant,
    "muse": _muse,
    "princess": _princess,
    "professor": _professor,
    "pawn": _pawn,
    "together": _together,
}
