"""The journal: everything follows from it, and it notices when it no longer does."""

from dataclasses import replace

import pytest

from bot.engine.game import Option, Seat
from bot.engine.journal import Diverged, advance, begin, count_undone, replay, take_back
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
    refusal = advance(GAME, course, Seat(1 - course.state.starter), Nominate("jester"))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "turns"


# Taking back


def test_what_was_taken_back_is_no_longer_in_force_and_its_line_still_counts() -> None:
    course = beginning()
    seat = course.state.starter
    after = take_back(going_on(course, f"{seat} nominate jester"), 1)
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
    assert count_undone(act) == count


# Decision numbers


def test_a_decision_number_changes_only_when_the_seats_own_question_does() -> None:
    course = begin(GAME, opening(3))
    assert course.decisions == (0, 0, 0)
    card = course.state.estates[1].hidden.hand[0]
    assert going_on(course, f"1 give-back {card}").decisions == (0, 1, 0)


# A journal that tells another game


def test_the_luck_of_another_seed_is_noticed() -> None:
    course = beginning()
    with pytest.raises(Diverged):
        replay(GAME, opening(seed="borgia"), entries(course))


@pytest.mark.parametrize("seats", [-1, 0, 1 << 62])
def test_a_game_for_so_many_as_never_play_it_is_noticed_at_once(seats: int) -> None:
    with pytest.raises(Diverged, match="no game for"):
        replay(GAME, replace(opening(), seats=seats), ())
