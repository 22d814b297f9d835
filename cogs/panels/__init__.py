"""Panels: how a move is chosen that has to be seen before it is made.

A panel stands in the place of the plain choice of words in `cogs.choices`. It is a function of
somebody at his table and the words chosen so far (`build`, `build library`), and answers with a
reply whose presses carry either a whole move, or a choice that goes on, or an id of its own.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from cogs.answers import Reply
from cogs.panels.auction import beside
from cogs.panels.placement import build, place
from cogs.panels.works import panel as work
from cogs.presses import Press
from cogs.sitting import Sitting

Panel: TypeAlias = Callable[[Sitting, str], Reply]

# By the game and the verb of the move.
PANELS: dict[tuple[str, str], Panel] = {
    ("princes", "build"): build,
    ("princes", "place"): place,
    ("princes", "work"): work,
}

# What else may be of use just now, by the game: it makes no move.
BESIDE: dict[str, Callable[[Sitting], Sequence[Press]]] = {"princes": beside}
