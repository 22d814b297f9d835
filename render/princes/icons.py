"""The icons of The Princes of Florence, one family for all that is counted, on 100 by 100."""

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from render.canvas import Pen, Point, Sprite, sprite
from render.frame import emblems
from render.frame.emblems import EMBLEMS
from render.frame.strokes import block, disk, outlined, star
from render.palette import (
    BRASS,
    CREAM,
    EARTH,
    GOLD,
    GONE,
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
    darker,
    lighter,
    mixed,
)
from render.princes.portraits import PORTRAITS

BLUE: Colour = (36, 84, 154)
STEEL = TILES["tower"]
WOOD = darker(TILES["workshop"])


@lru_cache(512)
def icon(name: str, size: int, *, dim: bool = False) -> Sprite:
    """The drawing of this name; dim where the thing is used up or still missing."""
    drawing = sprite(size, size, DRAWINGS[name], unit=size / 100)
    return _dimmed(drawing) if dim else drawing


def _dimmed(drawing: Sprite) -> Sprite:
    """Two pale tones: what is not there draws no eyes to it, and costs few bytes."""
    dark = drawing.image.convert("L").point(lambda light: 255 if light < 90 else 0)
    pale = Image.new("RGB", drawing.image.size, SLOT)
    pale.paste(mixed(SLOT, GONE, 0.6), mask=dark)
    return Sprite(pale, drawing.mask.point(lambda alpha: 255 if alpha > 100 else 0))


# Landscapes


def _tree(pen: Pen, x: float, y: float, radius: float, fill: Colour) -> None:
    pen.block(x - 5, y + radius * 0.5, x + 5, y + radius + 22, INK)
    pen.block(x - 2, y + radius * 0.5, x + 2, y + radius + 20, WOOD)
    disk(pen, x, y, radius, fill)
    pen.disk(x - radius * 0.28, y - radius * 0.3, radius * 0.34, lighter(fill))


def _forest(pen: Pen) -> None:
    green = TILES["forest"]
    _tree(pen, 50, 32, 26, green)
    _tree(pen, 27, 54, 22, darker(green))
    _tree(pen, 72, 56, 23, green)


def _lake(pen: Pen) -> None:
    blue = TILES["lake"]
    pen.oval(4, 20, 96, 84, INK)
    pen.oval(9, 25, 91, 79, blue)
    for x, y, length in ((24, 42, 3), (50, 56, 3), (30, 68, 2)):
        _wave(pen, x, y, length, WHITE)


def _wave(pen: Pen, x: float, y: float, bows: int, fill: Colour, width: float = 4) -> None:
    for bow in range(bows):
        left = x + bow * 12
        turn = (180, 360) if bow % 2 else (0, 180)
        pen.arc((left, y - 5, left + 13, y + 5), *turn, fill, width)


def _park(pen: Pen) -> None:
    green = TILES["park"]
    block(pen, (8, 14, 92, 88), green, 6)
    for x, y in ((14, 20), (56, 20), (14, 57), (56, 57)):
        pen.block(x + 2, y + 2, x + 28, y + 23, darker(TILES["forest"]), 5)
        pen.block(x + 5, y + 5, x + 25, y + 20, TILES["forest"], 4)
    pen.disk(50, 51, 18, INK)
    pen.disk(50, 51, 14, STONE)
    pen.disk(50, 51, 8, TILES["lake"])


def _landscapes(pen: Pen) -> None:
    pen.oval(30, 52, 98, 96, INK)
    pen.oval(35, 57, 93, 91, TILES["lake"])
    _wave(pen, 52, 76, 3, WHITE)
    _tree(pen, 34, 30, 24, TILES["forest"])
    block(pen, (58, 14, 94, 48), TILES["park"], 5)
    pen.disk(76, 31, 9, INK)
    pen.disk(76, 31, 6, STONE)


# People of the court


def _jester(pen: Pen) -> None:
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
    outlined(pen, left, RED)
    outlined(pen, [(100 - x, y) for x, y in left], BLUE)
    outlined(pen, [(32, 76), (38, 34), (34, 16), (50, 6), (66, 16), (62, 34), (68, 76)], GOLD)
    for x, y in ((10, 62), (90, 62), (50, 11)):
        disk(pen, x, y, 10, CREAM)
    block(pen, (16, 72, 84, 94), WINE, 6)
    for x in (32, 50, 68):
        pen.disk(x, 83, 4, CREAM)


def _builder(pen: Pen) -> None:
    pen.line([(24, 92), (66, 30)], INK, 19)
    pen.line([(26, 89), (65, 31)], mixed(WOOD, CREAM, 0.25), 9)
    head = [(38, 24), (58, 4), (96, 34), (90, 48), (78, 46), (70, 52)]
    outlined(pen, [(x - 2, y + 2) for x, y in head], STEEL)
    pen.line([(48, 22), (56, 13), (86, 36)], lighter(STEEL), 5)


def _bust(pen: Pen, x: float, y: float, size: float, coat: Colour) -> None:
    """Head and shoulders under a flat cap."""
    pen.pie((x - size, y + size * 0.5, x + size, y + size * 2.6), 180, 360, INK)
    inner = size - 4
    pen.pie((x - inner, y + size * 0.5 + 4, x + inner, y + size * 2.6), 180, 360, coat)
    pen.disk(x, y, size * 0.62, INK)
    pen.disk(x, y, size * 0.62 - 4, STONE)
    pen.block(x - size * 0.78, y - size * 0.66, x + size * 0.78, y - size * 0.1, INK, 6)
    pen.block(x - size * 0.6, y - size * 0.52, x + size * 0.6, y - size * 0.22, coat, 4)


# Cards


def _card(pen: Pen, fill: Colour) -> None:
    block(pen, (17, 3, 83, 97), fill, 7)


def _profession(pen: Pen) -> None:
    _card(pen, PANEL)
    _bust(pen, 50, 42, 24, BLUE)
    pen.block(26, 84, 74, 89, RULE)


def _recruiting(pen: Pen) -> None:
    _card(pen, TILES["studio"])
    _bust(pen, 50, 33, 18, CREAM)
    outlined(pen, [(26, 77), (44, 64), (44, 72), (74, 72), (74, 83), (44, 83), (44, 90)], GOLD, 4)


def _bonus(pen: Pen) -> None:
    _card(pen, TILES["forest"])
    pen.block(24, 10, 76, 90, darker(TILES["forest"]), 4)
    pen.block(42, 28, 58, 72, CREAM, 3)
    pen.block(28, 42, 72, 58, CREAM, 3)


def _prestige(pen: Pen) -> None:
    _card(pen, WINE)
    pen.block(24, 10, 76, 90, mixed(WINE, INK, 0.4), 4)
    pen.polygon(star(50, 50, 27, 5, 0.42), GOLD)
    for y in (20, 80):
        pen.block(34, y - 2, 66, y + 2, GOLD)


# Freedoms: round seals, so that they are never taken for anything else.


def _seal(pen: Pen, fill: Colour) -> None:
    pen.disk(50, 50, 48, INK)
    pen.disk(50, 50, 43, fill)
    pen.ring(50, 50, 38, mixed(fill, WHITE, 0.35), 3)


def _travel(pen: Pen) -> None:
    """A ship."""
    _seal(pen, TILES["lake"])
    outlined(pen, [(20, 60), (80, 60), (70, 78), (30, 78)], WOOD, 4)
    pen.block(48, 20, 52, 60, INK)
    outlined(pen, [(54, 22), (76, 52), (54, 52)], CREAM, 3)
    outlined(pen, [(46, 28), (46, 52), (28, 52)], CREAM, 3)


def _religion(pen: Pen) -> None:
    """A cross."""
    _seal(pen, TILES["laboratory"])
    pen.block(41, 18, 59, 84, INK, 3)
    pen.block(25, 32, 75, 52, INK, 3)
    pen.block(45, 22, 55, 80, CREAM)
    pen.block(29, 36, 71, 46, CREAM)


def _opinion(pen: Pen) -> None:
    """A speech bubble."""
    _seal(pen, TILES["workshop"])
    outlined(pen, [(38, 60), (36, 82), (56, 62)], CREAM, 4)
    pen.oval(18, 24, 82, 66, INK)
    pen.oval(22, 28, 78, 62, CREAM)
    pen.polygon([(41, 58), (39, 74), (53, 60)], CREAM)
    pen.block(34, 37, 66, 42, INK)
    pen.block(34, 47, 58, 52, INK)


def _freedom(pen: Pen) -> None:
    """Any of the three."""
    for x, y, seal in ((50, 29, "lake"), (28, 68, "laboratory"), (72, 68, "workshop")):
        disk(pen, x, y, 28, TILES[seal])
        pen.ring(x, y, 17, CREAM, 5)


# What is counted


def _coin(pen: Pen) -> None:
    disk(pen, 50, 50, 46, GOLD)
    pen.ring(50, 50, 36, BRASS, 4)
    emblems.lily(pen, 50, 50, 52, INK)


def _lily_alone(pen: Pen) -> None:
    emblems.lily(pen, 50, 50, 98, WINE)


def _work(pen: Pen) -> None:
    """A scroll with a seal."""
    block(pen, (20, 12, 80, 88), CREAM, 4)
    for y, right in ((34, 68), (46, 68), (58, 52)):
        pen.block(32, y - 2, right, y + 3, BRASS)
    block(pen, (10, 6, 90, 24), STONE, 8)
    block(pen, (10, 77, 90, 95), STONE, 8)
    disk(pen, 66, 64, 14, RED)


def _gavel(pen: Pen) -> None:
    pen.line([(50, 46), (90, 84)], INK, 17)
    pen.line([(52, 48), (88, 82)], mixed(WOOD, CREAM, 0.25), 8)
    outlined(pen, [(14, 42), (46, 10), (70, 34), (38, 66)], ROOF)
    pen.line([(9, 43), (39, 73)], INK, 14)
    pen.line([(41, 11), (71, 41)], INK, 14)
    pen.line([(11, 45), (37, 71)], GOLD, 6)
    pen.line([(43, 13), (69, 39)], GOLD, 6)
    block(pen, (8, 84, 62, 98), WOOD, 3)


def _action(pen: Pen) -> None:
    """An action still to be done: a lozenge."""
    pen.polygon([(50, 2), (98, 50), (50, 98), (2, 50)], INK)
    pen.polygon([(50, 12), (88, 50), (50, 88), (12, 50)], GOLD)


def _action_done(pen: Pen) -> None:
    pen.polygon([(50, 2), (98, 50), (50, 98), (2, 50)], GONE)
    pen.polygon([(50, 12), (88, 50), (50, 88), (12, 50)], SLOT)


def _palazzo(pen: Pen) -> None:
    block(pen, (8, 40, 92, 94), STONE, 2)
    outlined(pen, [(2, 42), (50, 10), (98, 42)], ROOF)
    for x in (26, 50, 74):
        pen.block(x - 7, 52, x + 7, 78, INK, 6)
    pen.block(42, 66, 58, 92, INK, 6)


def _square(pen: Pen) -> None:
    """A free square of a principality."""
    block(pen, (14, 14, 86, 86), EARTH, 2)


DRAWINGS: dict[str, Callable[[Pen], None]] = {
    "forest": _forest,
    "lake": _lake,
    "park": _park,
    "landscapes": _landscapes,
    "jester": _jester,
    "builder": _builder,
    "prestige": _prestige,
    "recruiting": _recruiting,
    "profession": _profession,
    "bonus": _bonus,
    "travel": _travel,
    "religion": _religion,
    "opinion": _opinion,
    "freedom": _freedom,
    "coin": _coin,
    "lily": _lily_alone,
    "work": _work,
    "gavel": _gavel,
    "action": _action,
    "action-done": _action_done,
    "palazzo": _palazzo,
    "square": _square,
    **EMBLEMS,
    **PORTRAITS,
}


@lru_cache(16)
def lily(size: int, fill: Colour) -> Sprite:
    """The lily of Florence in any colour."""
    return sprite(size, size, lambda pen: emblems.lily(pen, 50, 50, 98, fill), unit=size / 100)
