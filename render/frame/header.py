"""The bar at the top of a board: what the table waits for, how far it is, and what matters now."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from PIL import Image

from render import fonts, words
from render.canvas import Box, Canvas
from render.fonts import Face
from render.frame.paints import Paints
from render.palette import CREAM, GOLD, INK, WINE
from render.words import Names

HEIGHT, TALL = 76, 140
_LETTERS, _LEFT, _BASE = 44, 84, 51  # of the sentence


@dataclass(frozen=True, slots=True)
class HeaderLook:
    """All that the bar shows; the plaque at its end may be left out, or have an icon."""

    sentence: str
    symbol: str
    when: str  # the round, or the turn
    plaque: str = ""
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Header:
    """How a game has its bar drawn."""

    pattern: Callable[[Canvas], None]  # on the wine
    paints: Paints

    def bar(self, look: HeaderLook, width: int) -> Image.Image:
        return _bar(look, width, self.pattern, self.paints)

    def tall(self, look: HeaderLook, width: int) -> Image.Image:
        """The same in two lines, for a picture that is higher than wide."""
        return _tall(look, width, self.pattern, self.paints)


def over(winners: Sequence[int], language: str, names: Names) -> str:
    """Who has won."""
    if len(winners) > 1:
        return words.label(language, "header-shared", count=len(winners))
    return words.label(language, "header-won", name=words.called(names, winners[0]))


@lru_cache(16)
def _bar(
    look: HeaderLook, width: int, pattern: Callable[[Canvas], None], paints: Paints
) -> Image.Image:
    canvas = _begun(look, width, HEIGHT, pattern, paints)
    left = _plaque(canvas, look, 12, paints) if look.plaque else width - 20
    left -= fonts.width(Face.TITLE, 34, look.when)
    canvas.write(left, _BASE, look.when, Face.TITLE, 34, GOLD)
    room = left - _LEFT - 24
    canvas.name(_LEFT, _BASE, look.sentence, _LETTERS, CREAM, room=room, least=32, high=66)
    return paints.flattened(canvas.image)


@lru_cache(16)
def _tall(
    look: HeaderLook, width: int, pattern: Callable[[Canvas], None], paints: Paints
) -> Image.Image:
    canvas = _begun(look, width, TALL, pattern, paints)
    room = width - _LEFT - 20
    canvas.name(_LEFT, _BASE + 2, look.sentence, 48, CREAM, room=room, least=40, high=72)
    canvas.write(_LEFT, _BASE + 72, look.when, Face.TITLE, 36, GOLD)
    if look.plaque:
        _plaque(canvas, look, 84, paints)
    return paints.flattened(canvas.image)


def _begun(
    look: HeaderLook,
    width: int,
    height: int,
    pattern: Callable[[Canvas], None],
    paints: Paints,
) -> Canvas:
    """The ground, and what is asked as an icon."""
    canvas = Canvas(width, height, WINE)
    canvas.image.paste(_ground(width, height, pattern), (0, 0))
    canvas.frame(Box(14, 9, 56, 56), CREAM, GOLD, 28, 3)
    canvas.centre(paints.icon(look.symbol, 38), 42, 37)
    return canvas


def _plaque(canvas: Canvas, look: HeaderLook, top: int, paints: Paints) -> int:
    """At the end of the bar; tells where what comes before it ends."""
    wide = fonts.width(Face.STRONG, 32, look.plaque) + (72 if look.sign else 32)
    box, base = Box(canvas.image.width - wide - 16, top, wide, 48), top + 37
    canvas.frame(box, CREAM, GOLD, 10, 3)
    if look.sign:
        canvas.centre(paints.icon(look.sign, 38), box.left + 32, box.top + box.height // 2)
        canvas.write(box.left + 58, base, look.plaque, Face.STRONG, 32, INK)
    else:
        canvas.write(box.middle, base, look.plaque, Face.STRONG, 32, INK, side="middle")
    return box.left - 24


@cache
def _ground(width: int, height: int, pattern: Callable[[Canvas], None]) -> Image.Image:
    """The pattern in the wine, and a golden hem."""
    canvas = Canvas(width, height, WINE)
    pattern(canvas)
    canvas.fill(Box(0, height - 4, width, 4), GOLD)
    return canvas.image
