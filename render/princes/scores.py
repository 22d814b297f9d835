"""The score table: every source of points as a piece of a bar, and what broke the tie."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from bot.games.princes.pieces import SOURCES
from bot.games.princes.view import OpenEstate, View
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
from render.princes import header
from render.princes.icons import icon

WIDTH = 1600
_ROW, _GAP, _MARGIN = 150, 10, 14
_LEGEND = 66
_NAME, _TOTAL = 380, 190
_LEAST = 20  # pixels that every piece has, so that one point can be read too

# Each source has an icon and hatching besides its colour.
_LOOKS: dict[str, tuple[str, Colour, str]] = {
    "works": ("work", GOLD, "dots"),
    "best-works": ("laurel", mixed(GOLD, CREAM, 0.6), ""),
    "buildings": ("palazzo", TILES["theater"], "level"),
    "landscapes": ("forest", TILES["park"], "bend"),
    "builders": ("builder", TILES["hospital"], "upright"),
    "prestige": ("prestige", mixed(WINE, CREAM, 0.62), "sinister"),
    "sold": ("coin", mixed(RED, CREAM, 0.7), "bend"),
}


def draw_scores(view: View, language: str, names: Mapping[int, str]) -> bytes:
    """How everybody's points came about, best first, as PNG."""
    return saved(composed(view, language, names))


def composed(view: View, language: str, names: Mapping[int, str]) -> Image.Image:
    language = words.understood(language)
    seats = len(view.estates)
    high = header.HEIGHT + _GAP + _LEGEND + _GAP + seats * (_ROW + _GAP) + 6
    canvas = Canvas(WIDTH, high, GROUND)
    canvas.image.paste(header.drawn(view, language, names, WIDTH), (0, 0))
    _legend(canvas, Box(_MARGIN, header.HEIGHT + _GAP, WIDTH - 2 * _MARGIN, _LEGEND), language)
    top = header.HEIGHT + _GAP + _LEGEND + _GAP
    scale = _scale(view)
    for number, estate in enumerate(ranked(view)):
        box = Box(_MARGIN, top + number * (_ROW + _GAP), WIDTH - 2 * _MARGIN, _ROW)
        _row(canvas, box, view, estate, language, words.called(names, estate.seat), scale)
    return flattened(canvas.image)


def ranked(view: View) -> list[OpenEstate]:
    """The winners first, then by points and, where it is known, money."""
    winners = view.scores.winners if view.scores else ()
    return sorted(
        view.estates,
        key=lambda estate: (
            estate.seat not in winners,
            -estate.points,
            -(estate.florins or 0),
            estate.seat,
        ),
    )


def _scale(view: View) -> float:
    """Pixels for a point: the longest bar has all the room there is."""
    room = WIDTH - 2 * _MARGIN - _NAME - _TOTAL - 24 - len(SOURCES) * _LEAST
    longest = max(sum(abs(points) for points in estate.earned) for estate in view.estates)
    return room / max(longest, 20)


def _legend(canvas: Canvas, box: Box, language: str) -> None:
    canvas.panel(box)
    texts = [words.thing(language, "source", source) for source in SOURCES]
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
    estate: OpenEstate,
    language: str,
    name: str,
    scale: float,
) -> None:
    winners = view.scores.winners if view.scores else ()
    canvas.panel(box)
    if estate.seat in winners:
        canvas.slot(Box(box.left, box.top, box.width, box.height), HONEY, 10, fresh=True)
    canvas.centre(heraldry.shield(estate.seat, 72), box.left + 54, box.top + 60)
    room = _NAME - 110
    canvas.write(box.left + 100, box.top + 64, name, Face.NAME, 38, INK, room=room, least=28)
    if estate.florins is not None:
        canvas.centre(icon("coin", 30), box.left + 116, box.top + 98)
        canvas.write(box.left + 138, box.top + 107, f"{estate.florins}", Face.STRONG, 26, INK)
    if estate.seat in winners:
        canvas.centre(icon("crown", 58), box.right - _TOTAL + 34, box.top + 68)
    total = f"{estate.points}".replace("-", "−")
    canvas.write(box.right - 20, box.top + 92, total, Face.STRONG, 72, INK, side="right")
    _bar(canvas, Box(box.left + _NAME, box.top + 22, 0, 66), estate, scale)
    _revealed(canvas, box, estate, language)


def _bar(canvas: Canvas, start: Box, estate: OpenEstate, scale: float) -> None:
    x = float(start.left)
    for source, points in zip(SOURCES, estate.earned, strict=True):
        if not points:
            continue
        wide = _LEAST + abs(points) * scale
        box = Box(round(x), start.top, round(x + wide) - round(x), start.height)
        _piece(canvas, box, source, f"{points}".replace("-", "−"))
        x += wide


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
    if box.width >= 34:
        canvas.centre(icon(symbol, 28), box.middle, box.top + 19)
    letters, _ = fonts.fitted(Face.STRONG, 26, number, box.width - 10, 16)
    wide = fonts.width(Face.STRONG, letters, number) + 8
    canvas.fill(Box(box.middle - wide // 2, box.top + 36, wide, 26), CREAM, 5)
    base = box.top + 49 + round(letters * 0.34)
    canvas.write(box.middle, base, number, Face.STRONG, letters, INK, side="middle")


@lru_cache(64)
def _hatching(hatching: str, width: int, height: int) -> Image.Image:
    return heraldry.hatched(hatching, width * 2, height * 2, 24).reduce(2)


def _revealed(canvas: Canvas, box: Box, estate: OpenEstate, language: str) -> None:
    """The prestige cards, once they lie open."""
    if not estate.revealed:
        return
    x, base = box.left + _NAME, box.bottom - 22
    canvas.centre(icon("prestige", 30), x + 15, base - 8)
    cards = [words.thing(language, "prestige", card) for card in estate.revealed]
    room = box.right - _TOTAL - x - 50
    canvas.write(x + 40, base, " · ".join(cards), Face.TEXT, 22, FADED, room=room, least=15)
