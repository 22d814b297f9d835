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

HEIGHT = 76
_LETTERS = 44


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
    name_room: int  # what a name may take of the sentence

    def bar(self, look: HeaderLook, width: int) -> Image.Image:
        return _bar(look, width, self.pattern, self.paints)

    def short(self, names: Names, seat: int) -> str:
        return fonts.shortened(Face.NAME, _LETTERS, words.called(names, seat), self.name_room)

    def over(self, winners: Sequence[int], language: str, names: Names) -> str:
        """Who has won."""
        if len(winners) > 1:
            return words.label(language, "header-shared", count=len(winners))
        return words.label(language, "header-won", name=self.short(names, winners[0]))


@lru_cache(16)
def _bar(
    look: HeaderLook, width: int, pattern: Callable[[Canvas], None], paints: Paints
) -> Image.Image:
    canvas = Canvas(width, HEIGHT, WINE)
    canvas.image.paste(_ground(width, pattern), (0, 0))
    base = HEIGHT // 2 + 13
    left = _plaque(canvas, look, base, paints) if look.plaque else width - 20
    left -= fonts.width(Face.TITLE, 34, look.when)
    canvas.write(left, base, look.when, Face.TITLE, 34, GOLD)
    canvas.frame(Box(14, 9, 56, 56), CREAM, GOLD, 28, 3)
    canvas.centre(paints.icon(look.symbol, 38), 42, 37)
    room = left - 84 - 24
    canvas.write(84, base, look.sentence, Face.NAME, _LETTERS, CREAM, room=room, least=32)
    return paints.flattened(canvas.image)


def _plaque(canvas: Canvas, look: HeaderLook, base: int, paints: Paints) -> int:
    """At the end of the bar; tells where what comes before it ends."""
    wide = fonts.width(Face.STRONG, 32, look.plaque) + (72 if look.sign else 32)
    box = Box(canvas.image.width - wide - 16, 12, wide, HEIGHT - 28)
    canvas.frame(box, CREAM, GOLD, 10, 3)
    if look.sign:
        canvas.centre(paints.icon(look.sign, 38), box.left + 32, box.top + box.height // 2)
        canvas.write(box.left + 58, base - 2, look.plaque, Face.STRONG, 32, INK)
    else:
        canvas.write(box.middle, base - 2, look.plaque, Face.STRONG, 32, INK, side="middle")
    return box.left - 24


@cache
def _ground(width: int, pattern: Callable[[Canvas], None]) -> Image.Image:
    """The pattern in the wine, and a golden hem."""
    canvas = Canvas(width, HEIGHT, WINE)
    pattern(canvas)
    canvas.fill(Box(0, HEIGHT - 4, width, 4), GOLD)
    return canvas.image
