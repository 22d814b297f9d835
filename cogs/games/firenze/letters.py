"""Bricks as letters, since an id has little room: a white one is `w`."""

from collections.abc import Iterable

from bot.engine.text import Named, Text, say
from bot.games.firenze.pieces import COLORS, NO_BRICKS, ORDER, Bricks
from bot.games.firenze.view import SeenBuilder

NONE = "-"
COLOR = {color[0]: color for color in COLORS}
LETTER = {color: letter for letter, color in COLOR.items()}


def read(word: str) -> str:
    """The letters among these; whatever is none is nothing."""
    return "".join(letter for letter in word if letter in COLOR)


def colors(letters: str) -> list[str]:
    return [COLOR[letter] for letter in letters]


def count(of: Iterable[str]) -> Bricks:
    """How many bricks of each colour these colours are."""
    found = list(NO_BRICKS)
    for color in of:
        found[ORDER[color]] += 1
    return tuple(found)


def spelt(bricks: Bricks) -> str:
    return "".join(LETTER[color] * many for color, many in zip(COLORS, bricks, strict=True))


def less(one: Bricks, other: Bricks) -> Bricks:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def heap(bricks: Bricks) -> tuple[Text, ...]:
    """`2 white, 1 blue`, to be put into words."""
    return tuple(
        say("firenze-so-many", count=many, brick=Named("brick", color))
        for color, many in zip(COLORS, bricks, strict=True)
        if many
    )


def heaped(letters: str) -> tuple[Text, ...]:
    return heap(count(colors(letters)))


# What can best be spared


def sparing(builder: SeenBuilder, wanted: str = "") -> list[str]:
    """As the rules spare bricks by themselves (ruling 27): colours of which there is no tower.

    Last of all goes the colour that is wanted in exchange.
    """
    building = {tower.color for tower in builder.open.site}
    return sorted(COLORS, key=lambda color: (color == wanted, color in building))


def spared(builder: SeenBuilder, spare: Bricks, due: int, wanted: str = "") -> str:
    """So many of these bricks, colour by colour; fewer when there are fewer."""
    found = ""
    for color in sparing(builder, wanted):
        found += LETTER[color] * min(due - len(found), spare[ORDER[color]])
    return found


def payment(builder: SeenBuilder, spare: Bricks, due: int, wished: str, wanted: str = "") -> str:
    """What is wished, if it is as much as is due and there; else what can best be spared."""
    if len(wished) == due and min(less(spare, count(colors(wished)))) >= 0:
        return wished
    return spared(builder, spare, due, wanted)
