"""The dummy players' columns: who may be recruited from them, and what still lies face down."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.princes.automa_view import Dummy
from render import fonts, words
from render.canvas import Box, Canvas, panelled
from render.fonts import Face
from render.palette import FADED, GOLD, HONEY, INK, PANEL, RULE, SLOT, WINE, flattened
from render.princes.icons import icon

_MOST, _LEAST = 23, 13  # pixels of the letters of a name
_HEAD = 66
_LINE = 28  # pixels from name to name at most
_BACK = (18, 26)  # a card that lies face down


@dataclass(frozen=True, slots=True)
class DummiesLook:
    """All columns, and in each what has just been turned up."""

    dummies: tuple[Dummy, ...]
    fresh: tuple[frozenset[str], ...]
    language: str


@lru_cache(8)
def columns(look: DummiesLook, width: int, height: int) -> Image.Image:
    canvas, whole = panelled(width, height)
    wide = (whole.width - 12) // len(look.dummies)
    places = [
        Box(6 + number * wide, 6, wide, whole.height - 12).inset(3)
        for number in range(len(look.dummies))
    ]
    letters = _letters(look, places[0])
    for box, dummy, fresh in zip(places, look.dummies, look.fresh, strict=True):
        _column(canvas, box, dummy, fresh, look.language, letters)
    return flattened(canvas.image)


def _letters(look: DummiesLook, box: Box) -> int:
    """The same for all names of all columns."""
    names = [name for dummy in look.dummies for name in _names(dummy, look.language)]
    most = min(_MOST, _step(look, box) - 6)
    return min(
        (fonts.fitted(Face.TEXT, most, name, box.width - 16, _LEAST)[0] for name in names),
        default=most,
    )


def _step(look: DummiesLook, box: Box) -> int:
    lines = max(len(dummy.faceup) for dummy in look.dummies)
    return min(_LINE, (box.height - _HEAD) // max(lines, 1))


def _names(dummy: Dummy, language: str) -> list[str]:
    return [words.thing(language, "profession", card) for card in dummy.faceup]


def _column(
    canvas: Canvas, box: Box, dummy: Dummy, fresh: frozenset[str], language: str, letters: int
) -> None:
    canvas.fill(box, SLOT, 8)
    title = words.label(language, "dummy", number=dummy.number)
    room = box.width - 16
    canvas.write(box.left + 8, box.top + 24, title, Face.NAME, 23, INK, room=room, least=15)
    _covered(canvas, Box(box.left + 8, box.top + 32, room, _BACK[1]), dummy.covered)
    names = _names(dummy, language)
    step = min(_LINE, (box.height - _HEAD) // max(len(names), 1))
    for number, (card, name) in enumerate(zip(dummy.faceup, names, strict=True)):
        line = Box(box.left + 3, box.top + _HEAD + number * step, box.width - 6, step - 2)
        if card in fresh:
            canvas.slot(line, HONEY, 5, fresh=True)
        else:
            canvas.frame(line, PANEL, RULE, 5, 1)
        base = line.top + line.height // 2 + round(letters * 0.34)
        canvas.write(box.left + 8, base, name, Face.TEXT, letters, INK, room=room)


def _covered(canvas: Canvas, box: Box, count: int) -> None:
    wide, high = _BACK
    if not count:
        canvas.centre(icon("profession", high, dim=True), box.left + wide // 2, box.top + high // 2)
    for number in range(count):
        canvas.frame(Box(box.left + number * (wide + 3), box.top, wide, high), WINE, GOLD, 4, 2)
    base = box.top + 21
    canvas.write(
        box.right, base, f"×{count}", Face.STRONG, 22, INK if count else FADED, side="right"
    )
