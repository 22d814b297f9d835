"""Looking over the shoulder of whoever draws: what is written where, and on what."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from PIL import ImageStat

from render import fonts
from render.canvas import Canvas
from render.palette import Colour


@dataclass(frozen=True, slots=True)
class Written:
    """A text as it came to stand on its part of the picture."""

    text: str
    size: int
    ink: Colour
    ground: Colour  # what is beneath most of it
    inside: bool


def forget() -> None:
    """Everything that was drawn before: the next picture is made from nothing."""
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "render":
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[list[Written], list[str]]]:
    """All that is written, and whatever had to be shortened."""
    written: list[Written] = []
    shortened: list[str] = []
    write, shorten = Canvas.write, fonts.shortened

    def watched_write(self: Canvas, x: int, y: int, text: str, *rest: Any, **more: Any) -> int:
        before = self.image.copy()
        end = write(self, x, y, text, *rest, **more)
        face, size, ink = rest
        if more.get("room"):
            size, text = fonts.fitted(face, size, text, more["room"], more.get("least") or size)
        made = fonts.words(face, size, text)
        left, top = end - made.width + made.left, y + made.top
        right, bottom = left + made.mask.width, top + made.mask.height
        inside = left >= 0 and top >= 0 and right <= before.width and bottom <= before.height
        ground = _median(before.crop((left, top, right, bottom)))
        written.append(Written(text, size, ink, ground, inside))
        return end

    def watched_shorten(face: fonts.Face, size: int, text: str, room: int) -> str:
        shorter = shorten(face, size, text, room)
        if shorter != text:
            shortened.append(text)
        return shorter

    forget()
    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "write", watched_write)
        patch.setattr(fonts, "shortened", watched_shorten)
        yield written, shortened
    forget()


def _median(part: Any) -> Colour:
    red, green, blue = ImageStat.Stat(part).median
    return red, green, blue
