"""Bricks as letters, since an id has little room: a white one is `w`."""

from bot.engine.text import Text
from bot.games.firenze import bricks
from bot.games.firenze.builder import Open
from bot.games.firenze.pieces import COLORS, NO_BRICKS, ORDER, Bricks

NONE = "-"
COLOR = {color[0]: color for color in COLORS}
LETTER = {color: letter for letter, color in COLOR.items()}


def read(word: str) -> str:
    """The letters among these; whatever is none is nothing."""
    return "".join(letter for letter in word if letter in COLOR)


def colors(letters: str) -> list[str]:
    return [COLOR[letter] for letter in letters]


def counted(letters: str) -> Bricks:
    return bricks.counted(colors(letters))


def heaped(letters: str) -> tuple[Text, ...]:
    return bricks.heap(counted(letters))


# What can best be spared


def spared(own: Open, spare: Bricks, due: int, wanted: str = "") -> str:
    """So many of these bricks, as the rules spare them by themselves; fewer if there are fewer.

    Last of all goes the colour that is wanted in exchange.
    """
    kept = bricks.only(wanted, spare[ORDER[wanted]]) if wanted else NO_BRICKS
    given = bricks.spared(own.site, bricks.without(spare, kept), due)
    order = bricks.sparing(own.site)
    letters = "".join(LETTER[color] * given[ORDER[color]] for color in order)
    return letters + LETTER.get(wanted, "") * min(due - len(letters), sum(kept))


def payment(own: Open, spare: Bricks, due: int, wished: str, wanted: str = "") -> str:
    """What is wished, if it is as much as is due and there; else what can best be spared."""
    if len(wished) == due and min(bricks.without(spare, counted(wished))) >= 0:
        return wished
    return spared(own, spare, due, wanted)
