"""A part of a picture that is kept serves nobody who may not see it, whatever was drawn before."""

import importlib
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from bot.cli import replay
from bot.engine import journal
from bot.engine.recorded_views import states_of_course
from tests.golden.recipes import FOLDER
from tests.render.drawing import forget
from tests.tools.game_pictures import PLAYER_NAMES

QUICK = {"five-hire": (97, 2), "three-builders": (61, 2)}  # a ply, and how many from there on
MANY = 12  # positions of a game in the long suite
FILES = [
    pytest.param(file, marks=() if file.stem in QUICK else pytest.mark.long, id=file.stem)
    for file in sorted(FOLDER.glob("*/*.game"))
]


def drawings(file: Path) -> list[Callable[[], bytes]]:
    """What everybody may be shown of some positions, each drawing for one viewer."""
    game, sheet = replay.load_sheet_and_game(file)
    course = journal.replay_journal(game, sheet.opening, sheet.entries)
    studio = importlib.import_module(f"render.{game.key}")
    own = (studio.draw_board, studio.draw_my_view, studio.draw_hand)
    states = list(states_of_course(course))
    begin, many = QUICK.get(file.stem, (0, 0))
    chosen = states[begin : begin + many] if many else states[:: len(states) // MANY + 1]
    found: list[Callable[[], bytes]] = []
    for state in chosen:
        for viewer in (None, *range(sheet.opening.seats)):
            view = game.view(state, viewer)
            draws = own[:1] if viewer is None else own
            found += [partial(draw, view, "en", PLAYER_NAMES) for draw in draws]
    return found


@pytest.mark.parametrize("file", FILES)
def test_every_order_of_drawing_shows_everybody_the_same(file: Path) -> None:
    wanted = drawings(file)
    alone = []
    for draw in wanted:
        forget(but_sprites=True)
        alone.append(draw())
    orders = [*range(len(wanted))], [*reversed(range(len(wanted)))], [*range(len(wanted))]
    random.Random(file.stem).shuffle(orders[2])

    for order in orders:
        forget(but_sprites=True)
        for at in order:
            assert wanted[at]() == alone[at], (file.stem, at)
