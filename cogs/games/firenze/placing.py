"""Laying a neutral seal: a menu for the tower and one for the height, and how much lies where.

cover                as the rulebook recommends
cover as white 3     this commission
"""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine.text import Named, Text, say
from bot.games.firenze.bricks import heap
from bot.games.firenze.placing import tiles
from bot.games.firenze.view import View
from cogs.door import presses
from cogs.door.answers import Reply
from cogs.door.presses import Menu, MenuOption, Pressable
from cogs.door.sitting import Sitting
from cogs.games.firenze import several

_AS = "as"  # what follows is no move yet
_TOWER, _HEIGHT, _DECISION = range(3)


@dataclass(frozen=True, slots=True)
class SealChoice:
    """A commission as it would be covered now."""

    sitting: Sitting[View]
    ways: tuple[tuple[str, str], ...]  # colour and height, as the rules list them
    way: tuple[str, str]

    @property
    def view(self) -> View:
        return self.sitting.view

    @property
    def move(self) -> str:
        return " ".join(["cover", *self.way])


def panel(sitting: Sitting[View], words: str) -> Reply:
    chosen = drafted(sitting, words)
    return Reply("\n".join(_caption(chosen)), tuple(_controls(chosen)))


def drafted(sitting: Sitting[View], words: str) -> SealChoice:
    """What these words say, or else what comes nearest to it."""
    _, _, color, height, *_ = [*words.split(), "", "", "", ""]
    ways = tuple((way[1], way[2]) for way in map(str.split, sitting.spelt(verb="cover")))
    way = max(ways, key=lambda way: (way[0] == color, way[1] == height))
    return SealChoice(sitting, ways, way)


# In words


def _caption(chosen: SealChoice) -> Iterator[str]:
    voice, view = chosen.sitting.voice, chosen.view
    numbers, heights = view.box.numbers, view.box.heights
    yield voice(
        "panel-firenze-cover",
        left=view.asked.due,
        least=heights[0],
        most=heights[numbers.low_heights - 1],
    )
    yield voice("panel-firenze-cover-tiles", tiles=heap(_tiles(view)))
    yield f"**{voice.text(_worth(view, *chosen.way))}**"


def _tiles(view: View) -> tuple[int, ...]:
    return tuple(tiles(view.box, view.board, color) for color in view.colors)


def _worth(view: View, color: str, height: str) -> Text:
    met = view.commission(color, int(height))
    assert met is not None
    brick = Named("brick", color)
    return say("panel-firenze-cover-this", brick=brick, height=met.height, points=met.points)


# To be pressed


def _controls(chosen: SealChoice) -> Iterator[Pressable]:
    sitting, voice = chosen.sitting, chosen.sitting.voice
    color, height = chosen.way
    towers = {way[0]: way for way in reversed(chosen.ways)}
    towers |= {way[0]: way for way in chosen.ways if way[1] == height}
    yield Menu(
        presses.menu(sitting.question, f"cover {_AS}", _TOWER),
        voice.label("panel-firenze-cover-tower"),
        tuple(
            MenuOption(" ".join(towers[one]), voice.thing("brick", one), chosen=one == color)
            for one in chosen.view.colors
            if one in towers
        ),
        row=_TOWER,
    )
    yield Menu(
        presses.menu(sitting.question, f"cover {_AS}", _HEIGHT),
        voice.label("panel-firenze-cover-height"),
        tuple(
            MenuOption(
                " ".join(way), voice.plain(_worth(chosen.view, *way)), chosen=way == chosen.way
            )
            for way in sorted(chosen.ways)
            if way[0] == color
        ),
        row=_HEIGHT,
    )
    yield sitting.press(chosen.move, likely=True, row=_DECISION)
    yield several.away(sitting, _DECISION)
