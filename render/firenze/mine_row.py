"""The row as my view shows it while a card of it is chosen: a line each, with what it does."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.firenze.view import Offer, View
from render import fonts
from render.canvas import Box, Canvas, panelled
from render.firenze import bricks, names
from render.firenze.colours import flattened
from render.firenze.icons import icon
from render.fonts import Face
from render.frame.portrait import INNER, LEAST
from render.palette import BRASS, CREAM, FADED, GOLD, HONEY, INK, SLOT

_HIGH, _STEP, _BETWEEN = 60, 38, 5
_NAME, _COST = 430, 104  # pixels for the name, and for what it costs
_LINES = 2  # that tell what it does


@dataclass(frozen=True, slots=True)
class LineLook:
    """One card of the row."""

    offer: Offer
    name: str
    about: tuple[str, ...]
    chosen: bool  # it is being paid for

    @property
    def height(self) -> int:
        return _HIGH + len(self.about) * _STEP + 4


def row(view: View, language: str) -> Image.Image:
    asked = view.asked
    return _row(
        tuple(
            LineLook(
                offer,
                names.marked(language, offer.card),
                _about(names.card_about(language, offer.card)),
                chosen=asked.kind == "paying-card" and asked.place == offer.place,
            )
            for offer in view.row
        )
    )


def _about(text: str) -> tuple[str, ...]:
    room, high = INNER - 40, fonts.leading(LEAST) * _LINES
    return fonts.wrapped(Face.TEXT, LEAST, text, room, high, LEAST)[1]


@lru_cache(8)
def _row(looks: tuple[LineLook, ...]) -> Image.Image:
    canvas, whole = panelled(INNER, sum(look.height + _BETWEEN for look in looks) + 10)
    y = 6
    for look in looks:
        _line(canvas, Box(6, y, whole.width - 12, look.height), look)
        y += look.height + _BETWEEN
    return flattened(canvas.image)


def _line(canvas: Canvas, box: Box, look: LineLook) -> None:
    if look.chosen:
        canvas.frame(box, HONEY, GOLD, 8, 3)
    else:
        canvas.fill(box, SLOT, 8)
    offer, middle = look.offer, box.top + _HIGH // 2
    canvas.centre(icon(offer.card.kind, 48), box.left + 32, middle)
    base, room = middle + 13, _NAME - 72
    canvas.write(box.left + 64, base, look.name, Face.NAME, 38, INK, room=room, least=LEAST)
    left = box.left + _NAME
    step = (box.right - _COST - 8 - left) // max(4, len(bricks.groups(offer.bricks)))
    place = Box(left, middle - 19, 0, 38)
    bricks.row(canvas, place, bricks.groups(offer.bricks), 36, step=step)
    cost = Box(box.right - _COST - 6, middle - 24, _COST, 48)
    canvas.frame(cost, CREAM, BRASS, 8, 3)
    canvas.write(cost.left + 28, base, f"{offer.cost}", Face.STRONG, 38, INK, side="middle")
    canvas.centre(icon("bricks", 40), cost.right - 30, middle)
    for number, line in enumerate(look.about):
        base = box.top + _HIGH + 26 + number * _STEP
        canvas.write(box.left + 14, base, line, Face.TEXT, LEAST, FADED)
