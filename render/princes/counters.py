"""Rows of icons, each with a number or alone, set evenly or below one another."""

from collections.abc import Sequence
from dataclasses import dataclass

from render import fonts
from render.canvas import Box, Canvas
from render.fonts import Face
from render.palette import FADED, HONEY, INK
from render.princes.icons import icon

GAP = 4  # between an icon and its number
_CARDS = frozenset({"profession", "recruiting", "bonus", "prestige"})
_ASIDE = 0.15  # of its size: what a card leaves empty at each side of its icon


@dataclass(frozen=True, slots=True)
class Badge:
    """One icon; without a text it stands alone, dim while the thing is missing."""

    icon: str
    text: str = ""
    dim: bool = False
    fresh: bool = False

    def aside(self, size: int) -> int:
        return round(_ASIDE * size) if self.icon in _CARDS else 0

    def width(self, size: int, letters: int) -> int:
        wide = size - 2 * self.aside(size)
        if not self.text:
            return wide
        return wide + GAP + fonts.width(Face.STRONG, letters, self.text)


def row(canvas: Canvas, box: Box, counters: Sequence[Badge], letters: int) -> None:
    """All of them from side to side of the box, as high as it is."""
    size = box.height
    widths = [counter.width(size, letters) for counter in counters]
    spare = (box.width - sum(widths)) / max(1, len(counters) - 1)
    x = float(box.left)
    for counter, wide in zip(counters, widths, strict=True):
        draw(canvas, Box(round(x), box.top, wide, size), counter, letters)
        x += wide + min(spare, 2 * size)


def in_columns(
    canvas: Canvas, box: Box, counters: Sequence[Badge], letters: int, count: int
) -> None:
    """Each at the left of its column, so that rows below one another are in line."""
    size = box.height
    for number, counter in enumerate(counters):
        left = box.left + number * box.width // count
        wide = counter.width(size, letters)
        draw(canvas, Box(left, box.top, wide, size), counter, letters)


def draw(canvas: Canvas, box: Box, counter: Badge, letters: int) -> None:
    size = box.height
    if counter.fresh:
        around = Box(box.left - 4, box.top - 3, box.width + 8, box.height + 6)
        canvas.slot(around, HONEY, 6, fresh=True)
    aside = counter.aside(size)
    canvas.paste(icon(counter.icon, size, dim=counter.dim), box.left - aside, box.top)
    if counter.text:
        base = box.top + size // 2 + round(letters * 0.35)
        left = box.left + size - 2 * aside + GAP
        ink = FADED if counter.dim and not counter.fresh else INK
        canvas.write(left, base, counter.text, Face.STRONG, letters, ink)
