"""Luck that can be told again."""

import subprocess
import sys

import pytest

from bot.engine.ended_game import turning_point
from bot.engine.random_draws import Chance


def test_below_stays_below() -> None:
    chance = Chance("medici", 1)
    drawn = {chance.draw_below(5, "seats") for _ in range(200)}
    assert drawn == {0, 1, 2, 3, 4}
    assert chance.draw_below(1, "alone") == 0


def test_nobody_draws_from_nothing() -> None:
    with pytest.raises(ZeroDivisionError):
        Chance("medici", 1).one_of((), "nothing")


def test_another_process_with_another_hash_seed_draws_the_same() -> None:
    shuffled = "Chance('medici', 7).shuffled('abcdef', 'x')"
    line = f"from bot.engine.random_draws import Chance; print({shuffled})"
    told = [
        subprocess.run(
            [sys.executable, "-c", line],
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(filter(None, sys.path))},
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert told == [f"{Chance('medici', 7).shuffled('abcdef', 'x')}\n"] * 2


# The turn of a game is the moment from which on nobody stood before whoever won it

NEVER, LAST = 0, 4


@pytest.mark.parametrize(
    ("points", "winners", "turn"),
    [
        ([(0, 0), (3, 0), (3, 2), (5, 4)], (0,), NEVER),
        ([(0, 0), (0, 3), (4, 3), (4, 3)], (0,), 2),
        ([(0, 0), (0, 3), (4, 3), (4, 6), (7, 6)], (0,), LAST),
        ([(0, 0), (0, 3), (4, 3), (4, 6), (6, 6)], (0,), LAST),  # as many is not behind
        ([(0, 0, 0), (0, 2, 0), (2, 2, 0), (2, 2, 1)], (0, 1), NEVER),  # one of them was first
        ([(0, 0, 0), (0, 0, 1), (2, 0, 1), (2, 2, 1)], (0, 1), 2),
        ([(0, 0), (-3, 0), (-3, 0), (1, 0)], (0,), 3),
    ],
)
def test_it_is_found_after_the_last_move_that_left_somebody_before_the_winner(
    points: list[tuple[int, ...]], winners: tuple[int, ...], turn: int
) -> None:
    assert turning_point(points, winners) == turn
