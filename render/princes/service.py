"""Whom a prince has in his service, in one line of his panel; or where his pawn stands."""

from dataclasses import dataclass

from bot.games.princes.pieces import Pawn
from bot.games.princes.view import SeenEstate, View
from render import fonts, words
from render.canvas import Box, Canvas
from render.fonts import Face
from render.palette import FADED, HONEY, INK, SLOT
from render.princes.icons import icon

HEIGHT = 34
_LETTERS, _LEAST = 24, 15


@dataclass(frozen=True, slots=True)
class Service:
    """A character card face up or face down, or a pawn on one, or neither."""

    character: str
    is_face_down: bool
    pawn: Pawn | None
    pawn_lies: bool
    fresh: bool


def service(view: View, estate: SeenEstate, *, fresh: bool) -> Service | None:
    """None where there is nothing to tell: no character, and none is auctioned."""
    if not estate.character and view.phase != "characters":
        return None
    pawns = (card.pawn for card in view.characters)
    pawn = next((pawn for pawn in pawns if pawn and pawn.seat == estate.seat), None)
    return Service(estate.character, estate.is_face_down, pawn, estate.pawn_lies, fresh)


def draw(canvas: Canvas, box: Box, shown: Service, language: str) -> None:
    canvas.slot(box, HONEY if shown.fresh else SLOT, 8, fresh=shown.fresh)
    right = box.right - 8
    if shown.pawn:
        price = f"{shown.pawn.florins}"
        canvas.write(right, _base(box, 26), price, Face.STRONG, 26, INK, side="right")
        right -= fonts.width(Face.STRONG, 26, price) + 32
        canvas.centre(icon("pawn", 28), right + 15, box.top + box.height // 2)
    elif shown.is_face_down:
        canvas.centre(icon("yes", 24), right - 12, box.top + box.height // 2)
        right -= 28
    name = shown.pawn.character if shown.pawn else shown.character
    symbol, is_dim = (name, shown.is_face_down) if name else ("pawn", True)
    canvas.centre(
        icon(symbol, box.height - 4, dim=is_dim), box.left + 20, box.top + box.height // 2
    )
    ink = INK if name and not shown.is_face_down else FADED
    left = box.left + 44
    text = _told(shown, name, language)
    canvas.write(
        left, _base(box, 24), text, Face.TEXT, _LETTERS, ink, room=right - left - 4, least=_LEAST
    )


def _told(shown: Service, name: str, language: str) -> str:
    if name:
        return words.thing(language, "character", name)
    if shown.pawn_lies:
        return words.label(language, "service-nobody")
    return words.label(language, "service-none")


def _base(box: Box, letters: int) -> int:
    return box.top + box.height // 2 + round(letters * 0.34)
