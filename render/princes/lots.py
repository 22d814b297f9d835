"""The stacks of the auction phase: what is left, and who took what at which price."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.princes.view import Stack, View
from render import fonts, heraldry, words
from render.canvas import Box, Canvas, panelled
from render.fonts import Face
from render.palette import CREAM, FADED, HONEY, INK, PANEL, RULE, SLOT, flattened
from render.princes.dice import die
from render.princes.icons import icon

_LETTERS, _LEAST = 22, 12


@dataclass(frozen=True, slots=True)
class LotLook:
    stack: Stack
    name: str
    letters: int
    price: int  # asked for it just now; 0 when it is not under the hammer
    leader: int
    fresh: bool
    die: int  # of the solo game; 0 without


def looks(view: View, language: str, fresh: frozenset[str], room: int) -> list[LotLook]:
    names = [words.label(language, f"lot-{stack.lot}") for stack in view.stacks]
    # All names are written with letters of one size.
    letters = min(fonts.fitted(Face.TEXT, _LETTERS, name, room, _LEAST)[0] for name in names)
    asked = view.asked
    dice = {die.lot: die.pips for die in view.automa.dice} if view.automa else {}
    return [
        LotLook(
            stack,
            name,
            letters,
            price=asked.price if stack.lot == asked.lot else 0,
            leader=asked.bidders[-1] if asked.bidders and stack.lot == asked.lot else 0,
            fresh=stack.lot in fresh,
            die=dice.get(stack.lot, 0),
        )
        for stack, name in zip(view.stacks, names, strict=True)
    ]


@lru_cache(48)
def lot(look: LotLook, width: int, height: int) -> Image.Image:
    stack = look.stack
    canvas, whole = panelled(width, height)
    if look.price or look.fresh:
        canvas.slot(whole, HONEY, 10, fresh=True)
    empty = not stack.left and not look.price
    middle = whole.width // 2
    canvas.centre(icon(stack.lot, 42, dim=empty), middle - 23, 33)
    left, ink = f"×{stack.left}", FADED if empty else INK
    canvas.write(middle + 24, 42, left, Face.STRONG, 26, ink, side="middle", room=44, least=22)
    canvas.write(
        middle, 80, look.name, Face.TEXT, look.letters, INK, side="middle", room=whole.width - 4
    )
    _taken(canvas, Box(6, 92, whole.width - 12, whole.height - 98), look)
    return flattened(canvas.image)


def _taken(canvas: Canvas, box: Box, look: LotLook) -> None:
    sale = look.stack.sale
    seat, price = (sale.seat, sale.price) if sale else (look.leader, look.price)
    if not price:
        canvas.fill(box, SLOT, 8)  # where the buyer and his price will stand
        return
    canvas.frame(box, CREAM if sale else PANEL, RULE, 8, 2)
    if look.die:
        canvas.centre(die(look.die, 34), box.right - 22, box.top + 31)
        canvas.centre(heraldry.shield(seat, 40), box.left + 23, box.top + 31)
    else:
        canvas.centre(heraldry.shield(seat, 46), box.middle, box.top + 31)
    if not sale:
        canvas.centre(icon("gavel", 24), box.right - 12, box.top + 12)
    base = box.bottom - 11
    room = box.width - 8
    canvas.write(
        box.middle, base, str(price), Face.STRONG, 30, INK, side="middle", room=room, least=18
    )
