"""The score table: every source of points as a piece of a bar, and the celebrations uncovered."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from bot.games.firenze.pieces import SOURCES
from bot.games.firenze.view import OpenBuilder, View
from render import fonts, heraldry, words
from render.canvas import Box, Canvas, saved
from render.firenze import header
from render.firenze import names as names_of
from render.firenze.colours import BRICKS, flattened
from render.firenze.icons import icon
from render.fonts import Face
from render.palette import CREAM, FADED, GOLD, GROUND, HONEY, INK, STONE, Colour, mixed

WIDTH = 1600
_ROW, _LOW, _GAP, _MARGIN = 150, 112, 10, 14  # a row is low while nothing is uncovered
_LEGEND = 66
_NAME, _TOTAL = 380, 190
_BAR = 74
_LEAST = 36  # pixels that every piece has, so that one point can be read too

# Each source has an icon and hatching besides its colour.
_LOOKS: dict[str, tuple[str, Colour, str]] = {
    "commissions": ("seal", STONE, "level"),
    "balconies": ("laurel", GOLD, "dots"),
    "level-tiles": ("tower", mixed(BRICKS["blue"], CREAM, 0.4), "upright"),
    "churches": ("church", mixed(BRICKS["green"], CREAM, 0.4), "bend"),
    "last-seal": ("end", mixed(GOLD, CREAM, 0.6), ""),
    "majorities": ("flag", mixed(BRICKS["red"], CREAM, 0.5), "sinister"),
    "celebrations": ("celebration", mixed(BRICKS["purple"], CREAM, 0.5), "bend"),
}


def draw_scores(view: View, language: str, names: Mapping[int, str]) -> bytes:
    """How everybody's points came about, best first, as PNG."""
    return saved(composed(view, language, names))


def composed(view: View, language: str, names: Mapping[int, str]) -> Image.Image:
    language = words.understood(language)
    seats = len(view.builders)
    tall = _ROW if any(builder.revealed for builder in view.builders) else _LOW
    high = header.HEIGHT + _GAP + _LEGEND + _GAP + seats * (tall + _GAP) + 6
    canvas = Canvas(WIDTH, high, GROUND)
    canvas.image.paste(header.drawn(view, language, names, WIDTH), (0, 0))
    _legend(canvas, Box(_MARGIN, header.HEIGHT + _GAP, WIDTH - 2 * _MARGIN, _LEGEND), language)
    top = header.HEIGHT + _GAP + _LEGEND + _GAP
    scale = _scale(view)
    axis = max(_length(builder, scale, sign=-1) for builder in view.builders)
    for number, builder in enumerate(ranked(view)):
        box = Box(_MARGIN, top + number * (tall + _GAP), WIDTH - 2 * _MARGIN, tall)
        name = words.called(names, builder.seat)
        _row(canvas, box, view, builder, language, name, axis, scale)
    return flattened(canvas.image)


def ranked(view: View) -> list[OpenBuilder]:
    """The winners first, then by points."""
    winners = view.scores.winners if view.scores else ()
    return sorted(view.builders, key=lambda one: (one.seat not in winners, -one.points, one.seat))


def _scale(view: View) -> float:
    """Pixels for a point: the longest bar has all the room there is."""
    room = WIDTH - 2 * _MARGIN - _NAME - _TOTAL - 24 - len(SOURCES) * _LEAST
    gained = max(sum(max(0, points) for points in one.earned) for one in view.builders)
    lost = max(sum(max(0, -points) for points in one.earned) for one in view.builders)
    return room / max(gained + lost, 20)


def _length(builder: OpenBuilder, scale: float, *, sign: int) -> int:
    """Pixels of all the pieces that add points, or of those that take some."""
    pieces = [abs(points) for points in builder.earned if points * sign > 0]
    return round(sum(_LEAST + points * scale for points in pieces))


def _legend(canvas: Canvas, box: Box, language: str) -> None:
    canvas.panel(box)
    texts = [names_of.source(language, source) for source in SOURCES]
    room = box.width - 24 - len(SOURCES) * 62
    letters = 24
    while sum(fonts.width(Face.TEXT, letters, text) for text in texts) > room:
        letters -= 1
    spare = room - sum(fonts.width(Face.TEXT, letters, text) for text in texts)
    x = box.left + 16
    for source, text in zip(SOURCES, texts, strict=True):
        _piece(canvas, Box(x, box.top + 14, 40, 36), source)
        end = canvas.write(x + 48, box.top + 41, text, Face.TEXT, letters, INK)
        x = end + 14 + spare // len(SOURCES)


def _row(
    canvas: Canvas,
    box: Box,
    view: View,
    builder: OpenBuilder,
    language: str,
    name: str,
    axis: int,
    scale: float,
) -> None:
    winners = view.scores.winners if view.scores else ()
    canvas.panel(box)
    if builder.seat in winners:
        canvas.slot(box, HONEY, 10, fresh=True)
    middle = box.top + 56
    canvas.centre(heraldry.shield(builder.seat, 72), box.left + 54, middle)
    room = _NAME - 110
    canvas.write(box.left + 100, middle + 12, name, Face.NAME, 38, INK, room=room, least=28)
    if builder.seat in winners:
        canvas.centre(icon("crown", 58), box.right - _TOTAL + 34, middle)
    total = f"{builder.points}".replace("-", "−")
    canvas.write(box.right - 20, middle + 25, total, Face.STRONG, 72, INK, side="right")
    _bar(canvas, Box(box.left + _NAME + axis, middle - _BAR // 2, 0, _BAR), builder, scale)
    _revealed(canvas, box, builder, language)


def _bar(canvas: Canvas, start: Box, builder: OpenBuilder, scale: float) -> None:
    """What was gained to the right of the start, and what was lost to its left."""
    right = left = float(start.left)
    for source, points in zip(SOURCES, builder.earned, strict=True):
        if not points:
            continue
        wide = _LEAST + abs(points) * scale
        x = right if points > 0 else left - wide
        box = Box(round(x), start.top, round(x + wide) - round(x), start.height)
        _piece(canvas, box, source, f"{points}".replace("-", "−"))
        right, left = (right + wide, left) if points > 0 else (right, left - wide)
    canvas.fill(Box(start.left - 2, start.top - 8, 4, start.height + 16), INK)


def _piece(canvas: Canvas, box: Box, source: str, number: str = "") -> None:
    symbol, fill, hatching = _LOOKS[source]
    canvas.fill(box, INK, 4)
    inner = box.inset(2)
    canvas.fill(inner, fill, 3)
    if hatching and inner.width > 0:
        mask = _hatching(hatching, inner.width, inner.height)
        canvas.image.paste(mixed(fill, INK, 0.22), (inner.left, inner.top), mask)
    if not number:
        canvas.centre(icon(symbol, 28), box.middle, box.top + box.height // 2)
        return
    canvas.centre(icon(symbol, 30), box.middle, box.top + 20)
    letters, _ = fonts.fitted(Face.STRONG, 28, number, box.width - 10, 16)
    wide = fonts.width(Face.STRONG, letters, number) + 8
    canvas.fill(Box(box.middle - wide // 2, box.top + 39, wide, 29), CREAM, 5)
    base = box.top + 54 + round(letters * 0.34)
    canvas.write(box.middle, base, number, Face.STRONG, letters, INK, side="middle")


@lru_cache(64)
def _hatching(hatching: str, width: int, height: int) -> Image.Image:
    return heraldry.hatched(hatching, width * 2, height * 2, 24).reduce(2)


def _revealed(canvas: Canvas, box: Box, builder: OpenBuilder, language: str) -> None:
    """The celebrations, once they lie open."""
    if not builder.revealed:
        return
    x, base = box.left + _NAME, box.bottom - 19
    canvas.centre(icon("celebration", 30), x + 15, base - 8)
    cards = [names_of.card_name(language, card) for card in builder.revealed]
    room = box.right - _TOTAL - x - 50
    canvas.write(x + 40, base, " · ".join(cards), Face.TEXT, 26, FADED, room=room, least=15)
