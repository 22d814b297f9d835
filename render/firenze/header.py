"""The bar at the top: what the table waits for, the turn, and which of its phases it is."""

from PIL import Image

from bot.games.firenze.view import View
from render import words
from render.canvas import Box, Canvas
from render.firenze.paints import PAINTS
from render.frame.header import Header, HeaderLook, over
from render.palette import DAMASK
from render.words import Names

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


def _wall(canvas: Canvas) -> None:
    """Masonry in the wine."""
    width, height = canvas.image.size
    for course in range(height // 18 + 1):
        canvas.fill(Box(0, course * 18, width, 2), DAMASK)
        for x in range(course % 2 * 24, width, 48):
            canvas.fill(Box(x, course * 18, 2, 18), DAMASK)


HEADER = Header(_wall, PAINTS)


def sentence(view: View, language: str, names: Names) -> str:
    """Whom the table waits for, and for what."""
    asked = view.asked
    if view.scores is not None:
        return over(view.scores.winners, language, names)
    name = words.called(names, asked.seats[0])
    return words.label(language, f"header-firenze-{asked.kind}", name=name, count=asked.due)


def turn(view: View, language: str) -> str:
    """Which turn it is; once the end has come near, that is what matters."""
    if view.ender is not None and view.scores is None:
        return words.label(language, "firenze-last-turns")
    return words.label(language, "firenze-turn", turn=view.turns)


def bar(view: View, language: str, names: Names, width: int) -> Image.Image:
    return HEADER.bar(_look(view, language, names), width)


def tall(view: View, language: str, names: Names, width: int) -> Image.Image:
    """For a picture that is higher than wide."""
    return HEADER.tall(_look(view, language, names), width)


def _look(view: View, language: str, names: Names) -> HeaderLook:
    phase, symbol = PHASES[view.asked.kind]
    plaque = words.label(language, "firenze-phase", phase=phase, phases=LAST_PHASE) if phase else ""
    return HeaderLook(sentence(view, language, names), symbol, turn(view, language), plaque)
