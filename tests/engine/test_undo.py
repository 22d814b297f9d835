"""What may be taken back, by whom, and why not."""

from typing import Any

import pytest

from bot.engine.game import Seat
from bot.engine.journal import Course, begin, count_undoable, why_not_undo, why_not_vote
from bot.engine.text import Refusal, Who
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


def test_ones_own_last_moves_are_taken_back_one_by_one_or_together() -> None:
    course, seat = in_action()
    course = going_on(course, f"{seat} introduce travel", f"{seat} build tower f5 1")
    assert count_undoable(course, Seat(seat)) == 2
    assert why_not_undo(course, Seat(seat)) is None
    assert why_not_undo(course, Seat(seat), 2) is None


def test_no_more_than_ones_own_last_moves_are_taken_back() -> None:
    course, seat = in_action()
    course = going_on(course, f"{seat} introduce travel")
    refusal = why_not_undo(course, Seat(seat), 2)
    assert key(refusal) == "undo-only-so-many"
    assert refusal is not None
    assert refusal.text.fact("most") == 1


@pytest.mark.parametrize("count", [0, -1])
def test_nobody_takes_back_less_than_one_move(count: int) -> None:
    course, seat = in_action()
    course = going_on(course, f"{seat} introduce travel")
    assert key(why_not_undo(course, Seat(seat), count)) == "undo-only-so-many"
    assert key(why_not_vote(course, count)) == "undo-only-so-many"


def test_nothing_is_taken_back_once_another_player_has_acted() -> None:
    course, seat = in_action()
    course = going_on(course, f"{seat} end", f"{1 - seat} introduce travel")
    refusal = why_not_undo(course, Seat(seat))
    assert key(refusal) == "undo-others-have-acted"
    assert refusal is not None
    assert refusal.text.fact("who") == Who(1 - seat)


def test_the_end_of_a_turn_is_taken_back_while_nobody_has_acted_since() -> None:
    course, seat = in_action()
    course = going_on(course, f"{seat} end")
    assert count_undoable(course, Seat(seat)) == 1


def test_nothing_is_taken_back_across_cards_that_were_seen() -> None:
    course, seat = in_action()
    course = going_on(course, f"{seat} acquire-bonus")
    assert count_undoable(course, Seat(seat)) == 0
    assert key(why_not_undo(course, Seat(seat))) == "undo-something-was-seen"


def test_what_was_done_after_cards_were_seen_is_taken_back_up_to_them() -> None:
    course, seat = in_action()
    card = course.state.decks.bonus[0]
    course = going_on(course, f"{seat} acquire-bonus", f"{seat} keep {card}")
    assert count_undoable(course, Seat(seat)) == 1
    assert key(why_not_undo(course, Seat(seat), 2)) == "undo-only-so-many"


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
