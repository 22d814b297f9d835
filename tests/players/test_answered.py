"""However quick the greedy guests become, they answer what they answered when they were slow."""

from pathlib import Path

import pytest

from tests.players.answered import FILES, digits, kept, name

QUICK = ("princes/all-open", "princes/banker-waits", "firenze/smuggling", "firenze/sabotage")


def check(file: Path) -> None:
    assert digits(file) == kept()[name(file)], f"a guest answers otherwise somewhere in {file}"


@pytest.mark.parametrize("file", [f for f in FILES if name(f) in QUICK], ids=name)
def test_guests_answer_as_ever_in_a_few_golden_games(file: Path) -> None:
    check(file)


@pytest.mark.long
@pytest.mark.parametrize("file", FILES, ids=name)
def test_guests_answer_as_ever_in_every_position_of_the_golden_games(file: Path) -> None:
    check(file)


def test_no_golden_game_is_left_out() -> None:
    assert list(kept()) == [name(file) for file in FILES]
