"""The row of cards: what each costs, of which kind it is, and the bricks that lie on it."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.firenze.view import Offer, View
from render.canvas import Box, Canvas, panelled
from render.firenze import bricks, names, ours
from render.firenze.colours import flattened
from render.firenze.icons import icon
from render.fonts import Face
from render.palette import BRASS, CREAM, FADED, GOLD, GROUND, HONEY, INK, PANEL, SHADE

_COST = 78  # pixels


@dataclass(frozen=True, slots=True)
class RowCardLook:
    """All that the picture of one card shows."""

    offer: Offer
    name: str
    kind: str
    chosen: bool  # it is being paid for
    fresh: bool  # it has just been revealed
    added: frozenset[str]  # colours of bricks that have just been laid on it


def looks(
    view: View, language: str, fresh: frozenset[int], added: tuple[frozenset[str], ...]
) -> tuple[RowCardLook, ...]:
    asked = view.asked
    paying = asked.kind in ("paying-card", "paying-exchange")
    return tuple(
        RowCardLook(
            offer,
            names.card_name(language, offer.card),
            names.kind(language, offer.card),
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
    canvas.centre(icon(card.kind, 44), 32, 30)
    canvas.write(60, 36, look.name, Face.NAME, 31, INK, room=whole.width - 70, least=19)
    kind = look.kind
    if ours.is_ours(card.name_from, card.effect_from):
        kind = f"{kind} {ours.SIGN}"
    room = whole.width - 14 - _COST - 16
    canvas.write(14, 74, kind, Face.TEXT, 23, FADED, room=room, least=16)
    _cost(canvas, Box(whole.width - _COST - 10, 50, _COST, 36), look.offer.cost)
    _lying(canvas, whole.width, look)
    return flattened(canvas.image)


def _cost(canvas: Canvas, box: Box, cost: int) -> None:
    """How many bricks of the storehouse it costs, of any colour."""
    canvas.frame(box, CREAM, BRASS, 8, 3)
    middle = box.top + box.height // 2
    canvas.write(box.left + 24, middle + 11, f"{cost}", Face.STRONG, 32, INK, side="middle")
    canvas.centre(icon("bricks", 28), box.right - 22, middle)


def _lying(canvas: Canvas, width: int, look: RowCardLook) -> None:
    counted = bricks.groups(look.offer.bricks)
    columns = 3
    step = (width - 22) // columns
    for start in range(0, len(counted), columns):
        top = 94 + start // columns * 33 if len(counted) > columns else 106
        box = Box(14, top, width - 28, 27)
        part = counted[start : start + columns]
        bricks.row(canvas, box, part, 27, step=step, fresh=look.added)
