"""The bar at the top: what the table waits for, the round, and what a work must be worth."""

from collections.abc import Mapping
from functools import cache, lru_cache

from PIL import Image

from bot.games.princes.view import View
from render import fonts, words
from render.canvas import Box, Canvas
from render.fonts import Face
from render.palette import CREAM, DAMASK, GOLD, INK, WINE, flattened
from render.princes import alone
from render.princes.icons import icon, lily

HEIGHT = 76
_NAME_ROOM = 520  # what a name may take of the sentence
_LETTERS = 44

_ICONS = {
    "choosing": "profession",
    "nominating": "gavel",
    "bidding": "gavel",
    "recruiting": "recruiting",
    "over": "crown",
    "courting": "pawn",
    "bargaining": "together",
}


def sentence(view: View, language: str, names: Mapping[int, str]) -> str:
    """Whom the table waits for, and for what."""
    asked = view.asked
    if asked.kind == "over":
        winners = alone.winners(view)
        if len(winners) > 1:
            return words.label(language, "header-shared", count=len(winners))
        return words.label(language, "header-won", name=_short(names, winners[0]))
    if len(asked.seats) != 1:
        return words.label(language, f"header-princes-{asked.kind}-all", count=len(asked.seats))
    name = _short(names, asked.seats[0])
    if view.automa and asked.kind == "bidding":
        return words.label(language, "header-solo-bidding", name=name)
    key = f"header-princes-{asked.kind}"
    return words.label(language, key, name=name, count=asked.cards or asked.actions)


def _short(names: Mapping[int, str], seat: int) -> str:
    return fonts.shortened(Face.NAME, _LETTERS, words.called(names, seat), _NAME_ROOM)


def drawn(view: View, language: str, names: Mapping[int, str], width: int) -> Image.Image:
    kind = view.asked.kind
    asked = view.asked
    symbol = asked.character or asked.lot or asked.deck or _ICONS.get(kind, "palazzo")
    rounds = view.box.rounds
    return _drawn(
        sentence(view, language, names),
        symbol,
        words.label(language, "round", round=view.round, rounds=rounds),
        words.label(language, "minimum", minimum=view.minimum),
        width,
    )


@lru_cache(8)
def _drawn(said: str, symbol: str, round_: str, minimum: str, width: int) -> Image.Image:
    canvas = Canvas(width, HEIGHT, WINE)
    canvas.image.paste(_damask(width), (0, 0))
    base = HEIGHT // 2 + 13
    plaque = fonts.width(Face.STRONG, 32, minimum) + 72
    box = Box(width - plaque - 16, 12, plaque, HEIGHT - 28)
    canvas.frame(box, CREAM, GOLD, 10, 3)
    canvas.centre(icon("work", 38), box.left + 32, box.top + box.height // 2)
    canvas.write(box.left + 58, base - 2, minimum, Face.STRONG, 32, INK)
    left = box.left - 24 - fonts.width(Face.TITLE, 34, round_)
    canvas.write(left, base, round_, Face.TITLE, 34, GOLD)
    canvas.frame(Box(14, 9, 56, 56), CREAM, GOLD, 28, 3)
    canvas.centre(icon(symbol, 38), 42, 37)
    room = left - 84 - 24
    canvas.write(84, base, said, Face.NAME, _LETTERS, CREAM, room=room, least=32)
    return flattened(canvas.image)


@cache
def _damask(width: int) -> Image.Image:
    """Lilies in the wine, and a golden hem."""
    canvas = Canvas(width, HEIGHT, WINE)
    flower = lily(26, DAMASK)
    for column in range(width // 48 + 1):
        for row in range(3):
            canvas.paste(flower, column * 48 + row % 2 * 24 - 10, row * 30 - 8)
    canvas.fill(Box(0, HEIGHT - 4, width, 4), GOLD)
    return canvas.image
