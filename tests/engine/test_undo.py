"""What may be taken back, by whom, and why not."""

from typing import Any

import pytest

from bot.engine.game import Seat
from bot.engine.journal import Course, begin, why_not_undo, why_not_vote
from bot.engine.text import Refusal
from tests.engine.game_of_princes import beginning, going_on, opening
from tests.rules.princes_table import GAME


def in_action(seats: int = 2) -> tuple[Course[Any, Any], int]:
    """Nobody acquired anything, and the starting player is to act."""
    course = beginning(seats)
    starter = int(course.state.starter)
    for _ in range(seats):
        (seat,) = GAME.to_move(course.state)
        course = going_on(course, f"{seat} withdraw")
    return course, starter


def key(refusal: Refusal | None) -> str:
    assert refusal is not None
    assert refusal.rule == "undo"
    return refusal.text.key


ACTED = "{0} introduce travel"


@pytest.mark.parametrize(
    ("lines", "count", "why"),
    [
        ([ACTED, "{0} build tower f5 1"], 2, ""),
        ([ACTED], 2, "undo-only-so-many"),
        ([ACTED], 0, "undo-only-so-many"),
        ([ACTED], -1, "undo-only-so-many"),
        (["{0} end"], 1, ""),
        (["{0} end", "{1} introduce travel"], 1, "undo-others-have-acted"),
        (["{0} acquire-bonus"], 1, "undo-something-was-seen"),
        (["{0} acquire-bonus", "{0} keep {card}"], 1, ""),
        (["{0} acquire-bonus", "{0} keep {card}"], 2, "undo-only-so-many"),
    ],
)
def test_moves_are_undone_until_a_card_is_seen(lines: list[str], count: int, why: str) -> None:
    course, seat = in_action()
    card = course.state.decks.bonus[0]
    course = going_on(course, *(line.format(seat, 1 - seat, card=card) for line in lines))

    refusal = why_not_undo(course, Seat(seat), count)

    assert (key(refusal) if refusal else "") == why


def test_a_profession_given_back_is_taken_back_while_the_others_still_choose() -> None:
    course = begin(GAME, opening(3))
    course = going_on(course, f"1 give-back {course.state.estates[1].hidden.hand[0]}")
    assert why_not_undo(course, Seat(1)) is None
    assert key(why_not_undo(course, Seat(0))) == "undo-others-have-acted"


def test_nothing_is_taken_back_once_the_deck_was_shuffled_anew() -> None:
    course = beginning()
    assert course.made[-1].seat == 0
    assert key(why_not_undo(course, Seat(0))) == "undo-something-was-seen"


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    course = begin(GAME, opening())
    assert key(why_not_undo(course, Seat(0))) == "nothing-to-undo"
    assert key(why_not_vote(course, 1)) == "nothing-to-undo"


def test_everybodys_vote_takes_back_anything_there_is() -> None:
    course, seat = in_action()
    course = going_on(course, f"{seat} acquire-bonus")
    assert why_not_vote(course, 1) is None
    assert why_not_vote(course, len(course.made)) is None
    refusal = why_not_vote(course, len(course.made) + 1)
    assert key(refusal) == "undo-only-so-many"
    assert refusal is not None
    assert refusal.text.fact("most") == len(course.made)
