"""Looking over the shoulder of whoever draws: what is written where, and on what."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from _pytest.mark import ParameterSet
from PIL import Image, ImageSequence, ImageStat

from bot.i18n.speak import LANGUAGES
from render import canvas, fonts
from render.canvas import Box, Canvas, Sprite
from render.palette import Colour

# The same words in the same letters are the same in every picture, and dear to draw.
LETTERS = (
    fonts.load_font,
    fonts.text_mask,
    fonts.text_width,
    fonts.drawable_text,
    fonts._has_glyph,
)


@dataclass(frozen=True, slots=True)
class Written:
    """A text as it came to stand on its part of the picture."""

    text: str
    size: int
    ink: Colour
    beneath: Image.Image
    inside: bool

    @property
    def ground(self) -> Colour:
        """What is beneath most of it."""
        red, green, blue = ImageStat.Stat(self.beneath).median
        return red, green, blue


# German has the longest words; the long suite has the others as well.
WIDEST = [pytest.param(one, marks=() if one == "de" else pytest.mark.long) for one in LANGUAGES]


def in_turn(tables: Iterable[tuple[object, ...]]) -> Iterator[ParameterSet]:
    """Each of these in one language, the next in turn; the long suite has all of them in all."""
    for at, table in enumerate(tables):
        for turn, language in enumerate(LANGUAGES):
            marks = () if at % len(LANGUAGES) == turn else (pytest.mark.long,)
            yield pytest.param(*table, language, marks=marks)


def forget(*, but_sprites: bool = False) -> None:
    """Everything that was drawn before: the next picture is made from nothing but its letters.

    A sprite is drawn with a pen: no text on it comes by `Canvas.write`, and it may stay.
    """
    for thing in _caches():
        if not (but_sprites and thing.__annotations__["return"] is Sprite):
            thing.cache_clear()


def _caches() -> Iterator[Any]:
    """Whatever remembers what it drew."""
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "render":
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear") and thing not in LETTERS:
                    yield thing


def forget_letters() -> None:
    for thing in LETTERS:
        thing.cache_clear()


@contextmanager
def watched() -> Iterator[tuple[list[Written], list[str]]]:
    """All that is written, and whatever had to be shortened."""
    written: list[Written] = []
    shortened: list[str] = []
    write, shorten = Canvas.write, fonts.shorten_text

    def watched_write(self: Canvas, x: int, y: int, text: str, *rest: Any, **more: Any) -> int:
        face, size, ink = rest
        fits = text
        if more.get("room"):
            size, fits = fonts.fit_text(face, size, text, more["room"], more.get("least") or size)
        made = fonts.text_mask(face, size, fits)
        top, high = y + made.top, made.mask.height
        before = self.image.crop((0, top, self.image.width, top + high))
        end = write(self, x, y, text, *rest, **more)
        left = end - made.width + made.left
        right = left + made.mask.width
        inside = left >= 0 and right <= before.width and 0 <= top <= self.image.height - high
        beneath = before.crop((left, 0, right, high))
        written.append(Written(fits, size, ink, beneath, inside))
        return end

    def watched_shorten(face: fonts.Face, size: int, text: str, room: int) -> str:
        shorter = shorten(face, size, text, room)
        if shorter != text:
            shortened.append(text)
        return shorter

    forget(but_sprites=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "write", watched_write)
        patch.setattr(fonts, "shorten_text", watched_shorten)
        patch.setattr(canvas, "_COMPRESSION", 0)  # nobody looks at the file
        yield written, shortened
    forget(but_sprites=True)


@contextmanager
def fitting() -> Iterator[list[Written]]:
    """All that is written; none of it may be shortened or leave its part of the picture."""
    with watched() as (written, shortened):
        yield written
    assert not shortened
    assert [one.text for one in written if not one.inside] == []


def assert_side_by_side(parts: Iterable[tuple[Box, Image.Image]], width: int, high: int) -> None:
    """Every part lies on the picture and on no other part, where half of its size is whole."""
    boxes = []
    for box, drawn in parts:
        assert (box.width, box.height) == drawn.size
        assert min(box.left, box.top) >= 0
        assert box.right <= width
        assert box.bottom <= high
        assert not any(edge % 2 for edge in (box.left, box.top, box.width, box.height))
        boxes.append(box)
    assert not [pair for pair in combinations(boxes, 2) if meet(*pair)]


def meet(one: Box, other: Box) -> bool:
    aside = one.right <= other.left or other.right <= one.left
    return not aside and one.top < other.bottom and other.top < one.bottom


def frames(film: bytes) -> list[Image.Image]:
    with Image.open(BytesIO(film)) as moving:
        return [frame.convert("RGB") for frame in ImageSequence.Iterator(moving)]


def durations(film: bytes) -> list[int]:
    with Image.open(BytesIO(film)) as moving:
        return [frame.info["duration"] for frame in ImageSequence.Iterator(moving)]
