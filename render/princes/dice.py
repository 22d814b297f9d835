"""The die of the solo game."""

from functools import lru_cache

from render.canvas import Pen, Sprite, sprite
from render.fonts import Face
from render.palette import INK, WHITE, WINE

_LOW, _MIDDLE, _HIGH = 27, 50, 73
_CORNERS = ((_LOW, _LOW), (_HIGH, _HIGH)), ((_LOW, _HIGH), (_HIGH, _LOW))
_SIDES = ((_LOW, _MIDDLE), (_HIGH, _MIDDLE))
_CENTRE = ((_MIDDLE, _MIDDLE),)

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: _CENTRE,
    2: _CORNERS[0],
    3: (*_CORNERS[0], *_CENTRE),
    4: (*_CORNERS[0], *_CORNERS[1]),
    5: (*_CORNERS[0], *_CORNERS[1], *_CENTRE),
    6: (*_CORNERS[0], *_CORNERS[1], *_SIDES),
}


@lru_cache(64)
def die(pips: int, size: int) -> Sprite:
    """The die with this face up; 0: it is not rolled yet."""

    def draw(pen: Pen) -> None:
        pen.block(2, 2, 98, 98, INK, 20)
        pen.block(8, 8, 92, 92, WHITE, 15)
        if not pips:
            pen.word(50, 78, "?", Face.STRONG, 78, INK)
        for x, y in _PIPS.get(pips, ()):
            pen.disk(x, y, 11, WINE if pips == 1 else INK)

    return sprite(size, size, draw, unit=size / 100)
