"""Luck that can be told again."""

import subprocess
import sys

import pytest

from bot.engine.chance import Chance, hash_seed


def draws(chance: Chance, purpose: str = "cards") -> list[int]:
    return [chance.below(1000, purpose) for _ in range(10)]


def test_the_same_seed_move_and_purpose_draw_the_same() -> None:
    assert draws(Chance("medici", 7)) == draws(Chance("medici", 7))


@pytest.mark.parametrize("other", [Chance("medici", 8), Chance("borgia", 7)])
def test_another_seed_or_another_move_draws_something_else(other: Chance) -> None:
    assert draws(Chance("medici", 7)) != draws(other)


def test_another_purpose_draws_something_else() -> None:
    assert draws(Chance("medici", 7), "bonus") != draws(Chance("medici", 7), "prestige")


def test_what_is_drawn_for_one_purpose_leaves_the_others_alone() -> None:
    disturbed = Chance("medici", 7)
    draws(disturbed, "bonus")
    assert draws(disturbed, "prestige") == draws(Chance("medici", 7), "prestige")


def test_nothing_is_drawn_twice_for_the_same_purpose() -> None:
    chance = Chance("medici", 7)
    assert draws(chance) != draws(chance)


def test_below_stays_below() -> None:
    chance = Chance("medici", 1)
    drawn = {chance.below(5, "seats") for _ in range(200)}
    assert drawn == {0, 1, 2, 3, 4}
    assert chance.below(1, "alone") == 0


def test_nobody_draws_from_nothing() -> None:
    with pytest.raises(ZeroDivisionError):
        Chance("medici", 1).one_of((), "nothing")


def test_a_die_shows_1_to_6() -> None:
    chance = Chance("medici", 1)
    assert {chance.die("automa") for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_one_of_some_is_any_of_them() -> None:
    chance = Chance("medici", 1)
    assert {chance.one_of("abc", "letter") for _ in range(100)} == set("abc")


def test_shuffled_cards_are_the_same_cards() -> None:
    deck = tuple(range(20))
    shuffled = Chance("medici", 1).shuffled(deck, "bonus")
    assert sorted(shuffled) == list(deck)
    assert shuffled != deck
    assert deck == tuple(range(20))


def test_every_order_of_the_cards_comes_up() -> None:
    orders = {Chance("medici", move).shuffled("abc", "deck") for move in range(200)}
    assert len(orders) == 6


def test_no_cards_and_one_card_are_shuffled_too() -> None:
    assert Chance("medici", 1).shuffled((), "deck") == ()
    assert Chance("medici", 1).shuffled(("poet",), "deck") == ("poet",)


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


def test_the_seal_of_a_seed_proves_it_and_does_not_show_it() -> None:
    assert hash_seed("medici") == hash_seed("medici")
    assert hash_seed("medici") != hash_seed("medicj")
    assert "medici" not in hash_seed("medici")
    assert len(hash_seed("medici")) == 64
