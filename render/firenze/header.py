"""The bar at the top: what the table waits for, the turn, and which of its phases it is."""

from collections.abc import Mapping
from functools import cache, lru_cache

from PIL import Image

from bot.games.firenze.view import View
from render import fonts, words
from render.canvas import Box, Canvas
from render.firenze.colours import flattened
from render.firenze.icons import icon
from render.fonts import Face
from render.palette import CREAM, DAMASK, GOLD, INK, WINE

HEIGHT = 76
_NAME_ROOM = 480  # what a name may take of the sentence
_LETTERS = 44

# Of each kind of question: the phase of the turn it belongs to, and what is drawn for it.
PHASES = {
    "placing": (0, "seal"),
    "choosing": (1, "card"),
    "paying-card": (1, "bricks"),
    "averting": (1, "event"),
    "losing": (1, "event"),
    "lowering": (1, "event"),
    "building": (3, "tower"),
    "paying-exchange": (2, "exchange"),
    "paying-construction": (3, "bricks"),
    "fulfilling": (5, "seal"),
    "limiting-cards": (6, "scales"),
    "limiting-bricks": (6, "scales"),
    "over": (0, "crown"),
}
LAST_PHASE = 6


def sentence(view: View, language: str, names: Mapping[int, str]) -> str:
    """Whom the table waits for, and for what."""
    asked = view.asked
    if asked.kind == "over":
        assert view.scores is not None
        winners = view.scores.winners
        if len(winners) > 1:
            return words.label(language, "header-shared", count=len(winners))
        return words.label(language, "header-won", name=_short(names, winners[0]))
    name = _short(names, asked.seats[0])
    return words.label(language, f"header-firenze-{asked.kind}", name=name, count=asked.due)


def _short(names: Mapping[int, str], seat: int) -> str:
    return fonts.shortened(Face.NAME, _LETTERS, words.called(names, seat), _NAME_ROOM)


def turn(view: View, language: str) -> str:
    """Which turn it is; once the end has come near, that is what matters."""
    if view.ender is not None and view.scores is None:
        return words.label(language, "firenze-last-turns")
    return words.label(language, "firenze-turn", turn=view.turns)


def drawn(view: View, language: str, names: Mapping[int, str], width: int) -> Image.Image:
    phase, symbol = PHASES[view.asked.kind]
    told = words.label(language, "firenze-phase", phase=phase, phases=LAST_PHASE) if phase else ""
    said = sentence(view, language, names)
    return _drawn(said, symbol, turn(view, language), told, width)


@lru_cache(8)
def _drawn(said: str, symbol: str, turn: str, phase: str, width: int) -> Image.Image:
    canvas = Canvas(width, HEIGHT, WINE)
    canvas.image.paste(_wall(width), (0, 0))
    base = HEIGHT // 2 + 13
    left = width - 20
    if phase:
        plaque = fonts.width(Face.STRONG, 32, phase) + 32
        box = Box(width - plaque - 16, 12, plaque, HEIGHT - 28)
        canvas.frame(box, CREAM, GOLD, 10, 3)
        canvas.write(box.middle, base - 2, phase, Face.STRONG, 32, INK, side="middle")
        left = box.left - 24
    left -= fonts.width(Face.TITLE, 34, turn)
    canvas.write(left, base, turn, Face.TITLE, 34, GOLD)
    canvas.frame(Box(14, 9, 56, 56), CREAM, GOLD, 28, 3)
    canvas.centre(icon(symbol, 38), 42, 37)
    room = left - 84 - 24
    canvas.write(84, base, said, Face.NAME, _LETTERS, CREAM, room=room, least=32)
    return flattened(canvas.image)


@cache
def _wall(width: int) -> Image.Image:
    """Masonry in the wine, and a golden hem."""
    canvas = Canvas(width, HEIGHT, WINE)
    for course in range(HEIGHT // 18 + 1):
        canvas.fill(Box(0, course * 18, width, 2), DAMASK)
        for x in range(course % 2 * 24, width, 48):
            canvas.fill(Box(x, course * 18, 2, 18), DAMASK)
    canvas.fill(Box(0, HEIGHT - 4, width, 4), GOLD)
    return canvas.image
