"""Rows of icons, each with a number or alone, set evenly."""

from collections.abc import Sequence
from dataclasses import dataclass

from render import fonts
from render.canvas import Box, Canvas
from render.fonts import Face
from render.palette import HONEY, INK
from render.princes.icons import icon

GAP = 4  # between an icon and its number


@dataclass(frozen=True, slots=True)
class Counter:
    """One icon; without a text it stands alone, dim while the thing is missing."""

    icon: str
    text: str = ""
    dim: bool = False
    fresh: bool = False

    def width(self, size: int, letters: int) -> int:
        if not self.text:
            return size
        return size + GAP + fonts.width(Face.STRONG, letters, self.text)


def row(canvas: Canvas, box: Box, counters: Sequence[Counter], letters: int) -> None:
    """All of them from side to side of the box, as high as it is."""
    size = box.height
    widths = [counter.width(size, letters) for counter in counters]
    spare = (box.width - sum(widths)) / max(1, len(counters) - 1)
    x = float(box.left)
    for counter, wide in zip(counters, widths, strict=True):
        draw(canvas, Box(round(x), box.top, wide, size), counter, letters)
        x += wide + min(spare, 2 * size)


def draw(canvas: Canvas, box: Box, counter: Counter, letters: int) -> None:
    size = box.height
    if counter.fresh:
        around = Box(box.left - 4, box.top - 3, box.width + 8, box.height + 6)
        canvas.slot(around, HONEY, 6, fresh=True)
    canvas.paste(icon(counter.icon, size, dim=counter.dim), box.left, box.top)
    if counter.text:
        base = box.top + size // 2 + round(letters * 0.35)
        canvas.write(box.left + size + GAP, base, counter.text, Face.STRONG, letters, INK)
