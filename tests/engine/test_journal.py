"""The journal: everything follows from it, and it notices when it no longer does."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine import journal
from bot.engine.game import Option, Seat
from bot.engine.text import Refusal
from bot.games.princes.moves import Nominate
from bot.games.princes.setup import DEAL
from tests.engine.game_of_princes import beginning, entries, going_on, opening
from tests.rules.princes_table import GAME


def test_the_opening_knows_its_setup() -> None:
    setup = opening(3).setup
    assert (setup.seats, setup.rules) == (3, GAME.rules)
    assert setup.option(DEAL) == "secret"


def test_an_option_younger_than_the_game_has_its_default() -> None:
    setup = opening(3).setup
    assert setup.option(Option("weather", ("fair", "foul"))) == "fair"


def test_an_illegal_move_changes_nothing_and_says_why() -> None:
    course = beginning()
    refusal = journal.advance_course(
        GAME, course, Seat(1 - course.state.starter), Nominate("jester")
    )
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "turns"


# Taking back


def test_what_was_taken_back_is_no_longer_in_force_and_its_line_still_counts() -> None:
    course = beginning()
    seat = course.state.starter
    after = journal.take_back(going_on(course, f"{seat} nominate jester"), 1)
    assert after.state == course.state
    assert after.made == course.made
    assert after.ply == course.ply + 2


@pytest.mark.parametrize(
    ("act", "count"),
    [
        ("undo 1", 1),
        ("undo 12", 12),
        ("undo 0", 0),
        ("undo -1", 0),
        ("undo", 0),
        ("undo x", 0),
        ("bid 300", 0),
    ],
)
def test_an_act_takes_back_as_many_moves_as_it_says(act: str, count: int) -> None:
    assert journal.count_undone(act) == count


# Decision numbers


def test_a_decision_number_changes_only_when_the_seats_own_question_does() -> None:
    course = journal.begin_course(GAME, opening(3))
    assert course.decisions == (0, 0, 0)
    card = course.state.estates[1].hidden.hand[0]
    assert going_on(course, f"1 give-back {card}").decisions == (0, 1, 0)


# A journal that tells another game


def test_the_luck_of_another_seed_is_noticed() -> None:
    course = beginning()
    with pytest.raises(journal.Diverged):
        journal.replay_journal(GAME, opening(seed="borgia"), entries(course))


@pytest.mark.parametrize("seats", [-1, 0, 1 << 62])
def test_a_game_for_so_many_as_never_play_it_is_noticed_at_once(seats: int) -> None:
    with pytest.raises(journal.Diverged, match="no game for"):
        journal.replay_journal(GAME, replace(opening(), seats=seats), ())


# What may be taken back, by whom, and why not


def in_action(seats: int = 2) -> tuple[journal.Course[Any, Any], int]:
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

    refusal = journal.why_not_undo(course, Seat(seat), count)

    assert (key(refusal) if refusal else "") == why


def test_a_profession_given_back_is_taken_back_while_the_others_still_choose() -> None:
    course = journal.begin_course(GAME, opening(3))
    course = going_on(course, f"1 give-back {course.state.estates[1].hidden.hand[0]}")
    assert journal.why_not_undo(course, Seat(1)) is None
    assert key(journal.why_not_undo(course, Seat(0))) == "undo-others-have-acted"


def test_nothing_is_taken_back_once_the_deck_was_shuffled_anew() -> None:
    course = beginning()
    assert course.made[-1].seat == 0
    assert key(journal.why_not_undo(course, Seat(0))) == "undo-something-was-seen"


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    course = journal.begin_course(GAME, opening())
    assert key(journal.why_not_undo(course, Seat(0))) == "nothing-to-undo"
    assert key(journal.why_vote_cannot_undo(course, 1)) == "nothing-to-undo"


def test_everybodys_vote_takes_back_anything_there_is() -> None:
    course, seat = in_action()
    course = going_on(course, f"{seat} acquire-bonus")
    assert journal.why_vote_cannot_undo(course, 1) is None
    assert journal.why_vote_cannot_undo(course, len(course.made)) is None
    refusal = journal.why_vote_cannot_undo(course, len(course.made) + 1)
    assert key(refusal) == "undo-only-so-many"
    assert refusal is not None
    assert refusal.text.fact("most") == len(course.made)
