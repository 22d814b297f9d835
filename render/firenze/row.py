"""The row of cards: what each costs, of which kind it is, and the bricks that lie on it."""

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
from render.palette import BRASS, CREAM, GOLD, GROUND, HONEY, INK, PANEL, SHADE

_COST = 74  # pixels
_BRICK, _LETTERS, _A_ROW = 24, 25, 3  # of the bricks that lie there, so many side by side
_ABOUT = range(15, 23)  # pixels of the letters that tell what a card does


@dataclass(frozen=True, slots=True)
class RowCardLook:
    """All that the picture of one card shows."""

    offer: Offer
    name: str
    about: str
    letters: int  # of all cards of the row the same
    chosen: bool  # it is being paid for
    fresh: bool  # it has just been revealed
    added: frozenset[str]  # colours of bricks that have just been laid on it


def looks(
    view: View,
    language: str,
    fresh: frozenset[int],
    added: tuple[frozenset[str], ...],
    width: int,
    height: int,
) -> tuple[RowCardLook, ...]:
    asked = view.asked
    paying = asked.kind in ("paying-card", "paying-exchange")
    texts = [names.card_about(language, offer.card) for offer in view.row]
    places = [_place(width, height, offer) for offer in view.row]
    letters = min(
        (
            fonts.wrapped(Face.TEXT, _ABOUT[-1], text, place.width, place.height, _ABOUT[0])[0]
            for text, place in zip(texts, places, strict=True)
        ),
        default=_ABOUT[-1],
    )
    return tuple(
        RowCardLook(
            offer,
            names.marked(language, offer.card),
            texts[number],
            letters,
            paying and asked.place == offer.place,
            offer.place in fresh,
            added[number],
        )
        for number, offer in enumerate(view.row)
    )


@lru_cache(2)
def empty(width: int, height: int) -> Image.Image:
    """A place whose card has been taken, or for which there is none."""
    canvas = Canvas(width, height, GROUND)
    canvas.fill(Box(0, 0, width - 2, height - 3), SHADE, 10)
    canvas.fill(Box(3, 3, width - 8, height - 9), GROUND, 8)
    return flattened(canvas.image)


@lru_cache(32)
def offer(look: RowCardLook, width: int, height: int) -> Image.Image:
    canvas, whole = panelled(width, height)
    if look.chosen or look.fresh:
        canvas.frame(whole, HONEY if look.fresh else PANEL, GOLD, 10, 5 if look.chosen else 3)
    card = look.offer.card
    canvas.centre(icon(card.kind, 40), 30, 28)
    canvas.write(56, 37, look.name, Face.NAME, 31, INK, room=whole.width - 64, least=19)
    _cost(canvas, Box(10, 54, _COST, 34), look.offer.cost)
    _lying(canvas, whole.width, look)
    place = _place(width, height, look.offer)
    canvas.paragraph(place, look.about, Face.TEXT, look.letters, INK, least=_ABOUT[0])
    return flattened(canvas.image)


def _place(width: int, height: int, offer: Offer) -> Box:
    """Where a card tells what it does: below the bricks that lie on it."""
    rows = max(1, -(-len(bricks.groups(offer.bricks)) // _A_ROW))
    top = 64 + rows * (_BRICK + 8)
    return Box(12, top, width - 24, height - top - 8)


def _cost(canvas: Canvas, box: Box, cost: int) -> None:
    """How many bricks of the storehouse it costs, of any colour."""
    canvas.frame(box, CREAM, BRASS, 8, 3)
    middle = box.top + box.height // 2
    canvas.write(box.left + 22, middle + 11, f"{cost}", Face.STRONG, 31, INK, side="middle")
    canvas.centre(icon("bricks", 27), box.right - 21, middle)


def _lying(canvas: Canvas, width: int, look: RowCardLook) -> None:
    counted = bricks.groups(look.offer.bricks)
    left = _COST + 20
    step = (width - left - 2) // _A_ROW
    for start in range(0, len(counted), _A_ROW):
        top = 59 + start // _A_ROW * (_BRICK + 8)
        box = Box(left, top, width - left, _BRICK)
        part = counted[start : start + _A_ROW]
        bricks.row(canvas, box, part, _LETTERS, step=step, fresh=look.added)
