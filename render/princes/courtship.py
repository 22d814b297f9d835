"""The character auction: six cards with their spaces, the pawns on them, and whom they serve."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.princes.pieces import Pawn
from bot.games.princes.view import Character, View
from render import fonts, heraldry, words
from render.canvas import Box, Canvas, panelled
from render.fonts import Face
from render.palette import FADED, GONE, HONEY, INK, RULE, SLOT, flattened
from render.princes.icons import icon

_NAMES, _LEAST = 28, 18
_FACE = 56
_HIGH = 70  # pixels of the field below the face


@dataclass(frozen=True, slots=True)
class CharacterLook:
    """One card; whoever it serves is named on it."""

    card: Character
    name: str
    letters: int
    holder: str
    asked: bool
    fresh: bool


def looks(
    view: View, language: str, names: Mapping[int, str], fresh: frozenset[str], wide: int
) -> list[CharacterLook]:
    titles = [words.thing(language, "character", card.name) for card in view.characters]
    room = wide - _FACE - 24
    letters = min(fonts.fitted(Face.NAME, _NAMES, name, room, _LEAST)[0] for name in titles)
    return [
        CharacterLook(
            card,
            title,
            letters,
            holder=words.called(names, card.serving.seat) if card.serving else "",
            asked=card.name == view.asked.character,
            fresh=card.name in fresh,
        )
        for card, title in zip(view.characters, titles, strict=True)
    ]


@lru_cache(24)
def character(look: CharacterLook, width: int, height: int) -> Image.Image:
    canvas, whole = panelled(width, height)
    if look.fresh or look.asked:
        canvas.slot(whole, HONEY, 10, fresh=True)
    card = look.card
    is_used = card.serving is not None and card.serving.face_down
    canvas.centre(icon(card.name, _FACE, dim=is_used), 9 + _FACE // 2, 9 + _FACE // 2)
    if is_used:
        canvas.centre(icon("yes", 34), _FACE, _FACE - 4)
    left = _FACE + 15
    canvas.write(left, 36, look.name, Face.NAME, look.letters, INK, room=whole.right - left - 5)
    if card.florins:
        canvas.centre(icon("coin", 26), left + 13, 56)
        canvas.write(left + 31, 65, f"{card.florins}", Face.STRONG, 26, INK)
    field = Box(10, 18 + _FACE, whole.width - 20, _HIGH)
    if card.serving:
        _holder(canvas, Box(10, field.top, field.width, 106), card.serving.seat, look.holder)
        return flattened(canvas.image)
    _bid(canvas, field, card.pawn)
    _spaces(canvas, Box(10, field.bottom + 7, field.width, 18), card)
    return flattened(canvas.image)


def _holder(canvas: Canvas, box: Box, seat: int, name: str) -> None:
    """The card lies before somebody: nobody can have it any more."""
    own = heraldry.tincture(seat)
    canvas.frame(box, own.fill, own.rim, 8, 3)
    canvas.centre(heraldry.shield(seat, 54, gilt=True), box.middle, box.top + 36)
    base, room = box.bottom - 14, box.width - 16
    canvas.name(box.middle, base, name, 27, own.ink, side="middle", room=room, least=20, high=44)


def _bid(canvas: Canvas, box: Box, pawn: Pawn | None) -> None:
    """Whose pawn stands on it, and on which space."""
    canvas.fill(box, SLOT, 8)
    middle = box.top + box.height // 2
    if pawn is None:
        canvas.centre(icon("pawn", 46, dim=True), box.middle, middle)
        return
    canvas.centre(heraldry.shield(pawn.seat, 56), box.left + 34, middle)
    price = f"{pawn.florins}"
    room = box.width - 74
    canvas.write(box.left + 68, middle + 15, price, Face.STRONG, 42, INK, room=room, least=30)


def _spaces(canvas: Canvas, box: Box, card: Character) -> None:
    """From the lowest to the highest; what lies below a pawn can't be bid any more."""
    florins = card.pawn.florins if card.pawn else -1
    for number, space in enumerate(card.spaces):
        left = box.left + number * box.width // len(card.spaces)
        right = box.left + (number + 1) * box.width // len(card.spaces)
        cell = Box(left, box.top, right - left - 2, box.height)
        if card.pawn and space == florins:
            own = heraldry.tincture(card.pawn.seat)
            canvas.frame(cell, own.fill, INK, 3, 2)
        elif space < florins:
            canvas.fill(cell, GONE, 3)
        else:
            canvas.frame(cell, SLOT, RULE, 3, 2)
    base = box.bottom + 19
    canvas.write(box.left, base, f"{card.spaces[0]}", Face.TEXT, 18, FADED)
    canvas.write(box.right, base, f"{card.spaces[-1]}", Face.TEXT, 18, FADED, side="right")
