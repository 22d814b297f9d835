"""A game seen again from its start: covered while it runs, with all hands once it is over."""

from pathlib import Path

import pytest

from bot.cli.replay import load_playable
from bot.engine import rehearsal
from bot.engine.game import Seat
from bot.engine.journal import AnyGame, count_undone, replay
from tests.golden.recipes import FOLDER

GOLDEN = ("princes/two-sensible", "firenze/two-builders")


def states(name: str) -> tuple[AnyGame, list[object], int]:
    game, sheet = load_playable(Path(FOLDER, f"{name}.game"))
    course = replay(game, sheet.opening, sheet.entries)
    return game, rehearsal.states_of(course), sheet.opening.seats


@pytest.mark.parametrize("name", GOLDEN)
def test_once_a_game_is_over_every_hand_is_shown_at_every_ply(name: str) -> None:
    game, told, seats = states(name)

    shown = rehearsal.record_uncovered_views(game, told, seats, told[-1])

    assert list(shown.views) == [game.view(state, None) for state in told]
    assert shown.end == game.view(told[-1], None)
    assert [len(views) for views in shown.seen] == [seats] * len(told)
    for state, views in zip(told, shown.seen, strict=True):
        assert list(views) == [game.view(state, Seat(at)) for at in range(seats)]


@pytest.mark.parametrize("name", GOLDEN)
def test_before_its_last_move_a_game_shows_no_hand_at_all(name: str) -> None:
    game, told, seats = states(name)
    running = told[:-1]

    shown = rehearsal.record_uncovered_views(game, running, seats, running[-1])

    assert shown == rehearsal.record_covered_views(game, running)
    assert not shown.seen
    assert shown.end is None
    assert all(view.own is None for view in shown.views)


def test_what_was_taken_back_is_not_shown_again() -> None:
    game, sheet = load_playable(Path(FOLDER, "princes/undo-a-bid.game"))
    course = replay(game, sheet.opening, sheet.entries)
    taken = sum(count_undone(entry.act) for entry in sheet.entries)
    lines = sum(1 for entry in sheet.entries if not count_undone(entry.act))

    assert taken
    assert len(rehearsal.states_of(course)) == 1 + lines - taken
