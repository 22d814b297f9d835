"""A game seen again from its start: covered while it runs, with all hands once it is over."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import catalogue
from bot.cli.replay import load_sheet_and_game
from bot.engine import recorded_views
from bot.engine.game import Seat, Setup, legal_moves
from bot.engine.journal import AnyGame, count_undone, replay_journal
from bot.engine.random_draws import Chance
from bot.engine.replace_and_memoize import replace
from tests.golden.recipes import FOLDER

GOLDEN = ("princes/two-sensible", "firenze/two-builders")


def states(name: str) -> tuple[AnyGame, list[object], int]:
    game, sheet = load_sheet_and_game(Path(FOLDER, f"{name}.game"))
    course = replay_journal(game, sheet.opening, sheet.entries)
    return game, recorded_views.states_of_course(course), sheet.opening.seats


@pytest.mark.parametrize("name", GOLDEN)
def test_once_a_game_is_over_every_hand_is_shown_at_every_ply(name: str) -> None:
    game, told, seats = states(name)

    shown = recorded_views.record_uncovered_views(game, told, seats, told[-1])

    assert list(shown.views) == [game.view(state, None) for state in told]
    assert shown.end == game.view(told[-1], None)
    assert [len(views) for views in shown.seen] == [seats] * len(told)
    for state, views in zip(told, shown.seen, strict=True):
        assert list(views) == [game.view(state, Seat(at)) for at in range(seats)]


@pytest.mark.parametrize("name", GOLDEN)
def test_before_its_last_move_a_game_shows_no_hand_at_all(name: str) -> None:
    game, told, seats = states(name)
    running = told[:-1]

    shown = recorded_views.record_uncovered_views(game, running, seats, running[-1])

    assert shown == recorded_views.record_covered_views(game, running)
    assert not shown.seen
    assert shown.end is None
    assert all(view.own is None for view in shown.views)


def test_what_was_taken_back_is_not_shown_again() -> None:
    game, sheet = load_sheet_and_game(Path(FOLDER, "princes/undo-a-bid.game"))
    course = replay_journal(game, sheet.opening, sheet.entries)
    taken = sum(count_undone(entry.act) for entry in sheet.entries)
    lines = sum(1 for entry in sheet.entries if not count_undone(entry.act))

    assert taken
    assert len(recorded_views.states_of_course(course)) == 1 + lines - taken


# A copy is the one that dataclasses would make


@dataclasses.dataclass(frozen=True, slots=True)
class Base:
    old: int


@dataclasses.dataclass(frozen=True, slots=True)
class Grown(Base):
    """Its fields are called as a careless copier calls what it works with."""

    new: str = "new"
    kind: tuple[int, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Bare:
    pass


def values(within: Any) -> Iterator[Any]:
    """This value, if it is a frozen one, and all that are found in it."""
    if isinstance(within, tuple):
        for one in within:
            yield from values(one)
    elif dataclasses.is_dataclass(within):
        yield within
        for field in dataclasses.fields(within):
            yield from values(getattr(within, field.name))


@pytest.mark.parametrize("key", catalogue.GAMES)
def test_all_that_a_state_is_made_of_is_copied_as_dataclasses_copies_it(key: str) -> None:
    game = catalogue.current_game(key)
    state = game.start(Setup(2, game.rules), Chance("copies", 0))
    moves = [move for seat in game.to_move(state) for move in legal_moves(game, state, seat)]

    for value in (*values(state), *moves):
        for field in dataclasses.fields(value):
            changed = {field.name: "changed"}
            copy = replace(value, **changed)
            assert copy == dataclasses.replace(value, **changed) != value
            assert type(copy) is type(value)
            assert repr(copy) == repr(dataclasses.replace(value, **changed))
        assert replace(value) == value


def test_what_was_inherited_is_copied_too_whatever_it_is_called() -> None:
    grown = Grown(1, "two", (3,))

    assert replace(grown, old=4) == Grown(4, "two", (3,))
    assert replace(grown, new="", kind=(5, 6)) == Grown(1, "", (5, 6))
    assert replace(Bare()) == Bare()


def test_a_copy_is_frozen_like_the_value() -> None:
    copy = replace(Grown(1), old=2)

    with pytest.raises(dataclasses.FrozenInstanceError):
        copy.old = 3  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError):
        del copy.old


def test_nobody_changes_what_is_not_there() -> None:
    with pytest.raises(TypeError, match="colour"):
        replace(Grown(1), colour="red")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="dataclass"):
        replace("no such value")  # type: ignore[type-var]
