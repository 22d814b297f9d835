"""The bar at the top: what the table waits for, the round, and what a work must be worth."""

from PIL import Image

from bot.games.princes.asked import WISHING
from bot.games.princes.view import View
from render import words
from render.canvas import Canvas
from render.frame.header import Header, HeaderLook, over
from render.palette import DAMASK
from render.princes.icons import lily
from render.princes.paints import PAINTS
from render.words import Names

_ICONS = {
    "choosing": "profession",
    "nominating": "gavel",
    WISHING: "gavel",
    "bidding": "gavel",
    "recruiting": "recruiting",
    "over": "crown",
    "courting": "pawn",
    "bargaining": "together",
}


def _damask(canvas: Canvas) -> None:
    """Lilies in the wine."""
    flower = lily(26, DAMASK)
    for column in range(canvas.image.width // 48 + 1):
        for row in range(canvas.image.height // 30 + 1):
            canvas.paste(flower, column * 48 + row % 2 * 24 - 10, row * 30 - 8)


HEADER = Header(_damask, PAINTS)


def sentence(view: View, language: str, names: Names) -> str:
    """Whom the table waits for, and for what."""
    asked = view.asked
    if asked.kind == "over":
        return over(view.winners, language, names)
    if len(asked.seats) != 1:
        return words.label(language, f"header-princes-{asked.kind}-all", count=len(asked.seats))
    name = words.called(names, asked.seats[0])
    if view.automa and asked.kind == "bidding":
        return words.label(language, "header-solo-bidding", name=name)
    key = f"header-princes-{asked.kind}"
    return words.label(language, key, name=name, count=asked.cards or asked.actions)


def bar(view: View, language: str, names: Names, width: int) -> Image.Image:
    return HEADER.bar(_look(view, language, names), width)


def tall(view: View, language: str, names: Names, width: int) -> Image.Image:
    """For a picture that is higher than wide."""
    return HEADER.tall(_look(view, language, names), width)


def _look(view: View, language: str, names: Names) -> HeaderLook:
    asked = view.asked
    return HeaderLook(
        sentence(view, language, names),
        asked.character or asked.lot or asked.deck or _ICONS.get(asked.kind, "palazzo"),
        words.label(language, "round", round=view.round, rounds=view.box.rounds),
        words.label(language, "minimum", minimum=view.minimum),
        "work",
    )
