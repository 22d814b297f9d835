"""The score table: every source of points as a piece of a bar, and what broke the tie."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from bot.games.princes.view import SeenEstate, View
from render import fonts, heraldry, words
from render.canvas import Box, Canvas, saved
from render.fonts import Face
from render.palette import (
    CREAM,
    FADED,
    GOLD,
    GROUND,
    HONEY,
    INK,
    RED,
    TILES,
    WINE,
    Colour,
    flattened,
    mixed,
)
from render.princes import alone, header
from render.princes.icons import icon

WIDTH = 1600
_ROW, _LOW, _GAP, _MARGIN = 150, 112, 10, 14  # a row is low while nothing is revealed
_LEGEND = 66
_NAME, _TOTAL = 380, 190
_BAR = 74
_LEAST = 36  # pixels that every piece has, so that one point can be read too

# Each source has an icon and hatching besides its colour.
_LOOKS: dict[str, tuple[str, Colour, str]] = {
    "works": ("work", GOLD, "dots"),
    "best-works": ("laurel", mixed(GOLD, CREAM, 0.6), ""),
    "buildings": ("palazzo", TILES["theater"], "level"),
    "landscapes": ("forest", TILES["park"], "bend"),
    "builders": ("builder", TILES["hospital"], "upright"),
    "prestige": ("prestige", mixed(WINE, CREAM, 0.62), "sinister"),
    "sold": ("coin", mixed(RED, CREAM, 0.7), "bend"),
    "characters": ("pawn", mixed(RED, CREAM, 0.5), "upright"),
}


def draw_scores(view: View, language: str, names: Mapping[int, str]) -> bytes:
    """How everybody's points came about, best first, as PNG."""
    return saved(composed(view, language, names))


def composed(view: View, language: str, names: Mapping[int, str]) -> Image.Image:
    language = words.understood(language)
    names = alone.named(view, language, names)
    seats = len(view.estates)
    tall = _ROW if any(estate.revealed for estate in view.estates) else _LOW
    high = header.HEIGHT + _GAP + _LEGEND + _GAP + seats * (tall + _GAP) + 6
    canvas = Canvas(WIDTH, high, GROUND)
    canvas.image.paste(header.drawn(view, language, names, WIDTH), (0, 0))
    _legend(
        canvas,
        Box(_MARGIN, header.HEIGHT + _GAP, WIDTH - 2 * _MARGIN, _LEGEND),
        view.sources,
        language,
    )
    top = header.HEIGHT + _GAP + _LEGEND + _GAP
    scale = _scale(view)
    axis = max(_length(estate, scale, sign=-1) for estate in view.estates)
    for number, estate in enumerate(ranked(view)):
        box = Box(_MARGIN, top + number * (tall + _GAP), WIDTH - 2 * _MARGIN, tall)
        name = words.called(names, estate.seat)
        _row(canvas, box, view, estate, language, name, axis, scale)
    return flattened(canvas.image)


def ranked(view: View) -> list[SeenEstate]:
    """The winners first, then by points and, where it is known, money."""
    winners = alone.winners(view)
    return sorted(
        view.estates,
        key=lambda estate: (
            estate.seat not in winners,
            -estate.open.points,
            -(estate.florins or 0),
            estate.seat,
        ),
    )


def _scale(view: View) -> float:
    """Pixels for a point: the longest bar has all the room there is."""
    room = WIDTH - 2 * _MARGIN - _NAME - _TOTAL - 24 - len(view.sources) * _LEAST
    gained = max(sum(max(0, points) for points in estate.earned) for estate in view.estates)
    lost = max(sum(max(0, -points) for points in estate.earned) for estate in view.estates)
    return room / max(gained + lost, 20)


def _length(estate: SeenEstate, scale: float, *, sign: int) -> int:
    """Pixels of all the pieces that add points, or of those that take some."""
    pieces = [abs(points) for points in estate.earned if points * sign > 0]
    return round(sum(_LEAST + points * scale for points in pieces))


def _legend(canvas: Canvas, box: Box, sources: tuple[str, ...], language: str) -> None:
    canvas.panel(box)
    texts = [words.thing(language, "source", source) for source in sources]
    room = box.width - 24 - len(sources) * 62
    letters = 24
    while sum(fonts.width(Face.TEXT, letters, text) for text in texts) > room:
        letters -= 1
    spare = room - sum(fonts.width(Face.TEXT, letters, text) for text in texts)
    x = box.left + 16
    for source, text in zip(sources, texts, strict=True):
        _piece(canvas, Box(x, box.top + 14, 40, 36), source)
        end = canvas.write(x + 48, box.top + 41, text, Face.TEXT, letters, INK)
        x = end + 14 + spare // len(sources)


def _row(
    canvas: Canvas,
    box: Box,
    view: View,
    estate: SeenEstate,
    language: str,
    name: str,
    axis: int,
    scale: float,
) -> None:
    winners = alone.winners(view)
    canvas.panel(box)
    if estate.seat in winners:
        canvas.slot(Box(box.left, box.top, box.width, box.height), HONEY, 10, fresh=True)
    middle = box.top + 56
    canvas.centre(heraldry.shield(estate.seat, 72), box.left + 54, middle)
    room = _NAME - 110
    base = middle + 4 if estate.florins is not None else middle + 12
    canvas.write(box.left + 100, base, name, Face.NAME, 38, INK, room=room, least=28)
    if estate.florins is not None:
        canvas.centre(icon("coin", 30), box.left + 116, middle + 34)
        canvas.write(box.left + 138, middle + 43, f"{estate.florins}", Face.STRONG, 26, INK)
    if estate.seat in winners:
        canvas.centre(icon("crown", 58), box.right - _TOTAL + 34, middle)
    total = f"{estate.open.points}".replace("-", "−")
    canvas.write(box.right - 20, middle + 25, total, Face.STRONG, 72, INK, side="right")
    _bar(
        canvas,
        Box(box.left + _NAME + axis, middle - _BAR // 2, 0, _BAR),
        view.sources,
        estate,
        scale,
    )
    _revealed(canvas, box, estate, language)


def _bar(
    canvas: Canvas, start: Box, sources: tuple[str, ...], estate: SeenEstate, scale: float
) -> None:
    """What was gained to the right of the start, and what was given up to its left."""
    right = left = float(start.left)
    for source, points in zip(sources, estate.earned, strict=True):
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
    if box.width >= _LEAST:
        canvas.centre(icon(symbol, 30), box.middle, box.top + 20)
    letters, _ = fonts.fitted(Face.STRONG, 28, number, box.width - 10, 16)
    wide = fonts.width(Face.STRONG, letters, number) + 8
    canvas.fill(Box(box.middle - wide // 2, box.top + 39, wide, 29), CREAM, 5)
    base = box.top + 54 + round(letters * 0.34)
    canvas.write(box.middle, base, number, Face.STRONG, letters, INK, side="middle")


@lru_cache(64)
def _hatching(hatching: str, width: int, height: int) -> Image.Image:
    return heraldry.hatched(hatching, width * 2, height * 2, 24).reduce(2)


def _revealed(canvas: Canvas, box: Box, estate: SeenEstate, language: str) -> None:
    """The prestige cards, once they lie open."""
    if not estate.revealed:
        return
    x, base = box.left + _NAME, box.bottom - 19
    canvas.centre(icon("prestige", 30), x + 15, base - 8)
    cards = [words.thing(language, "prestige", card) for card in estate.revealed]
    room = box.right - _TOTAL - x - 50
    canvas.write(x + 40, base, " · ".join(cards), Face.TEXT, 26, FADED, room=room, least=15)
