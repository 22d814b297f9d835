"""A copy is the one that dataclasses would make."""

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest

from bot import catalogue
from bot.engine.chance import Chance
from bot.engine.frozen_values import replace
from bot.engine.game import Setup, legal_moves


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
