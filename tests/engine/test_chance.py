"""Luck that can be told again."""

import subprocess
import sys

import pytest

from bot.engine.chance import Chance


def test_below_stays_below() -> None:
    chance = Chance("medici", 1)
    drawn = {chance.below(5, "seats") for _ in range(200)}
    assert drawn == {0, 1, 2, 3, 4}
    assert chance.below(1, "alone") == 0


def test_nobody_draws_from_nothing() -> None:
    with pytest.raises(ZeroDivisionError):
        Chance("medici", 1).one_of((), "nothing")


def test_another_process_with_another_hash_seed_draws_the_same() -> None:
    line = (
        "from bot.engine.chance import Chance; print(Chance('medici', 7).shuffled('abcdef', 'x'))"
    )
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
