"""The journal: everything follows from it, and it notices when it no longer does."""

from dataclasses import replace

import pytest

from bot.engine.game import Option, Seat
from bot.engine.journal import Diverged, Entry, advance, begin, count_undone, replay, take_back
from bot.engine.text import Refusal
from bot.games.princes.moves import Nominate
from bot.games.princes.options import DEAL
from tests.engine.game_of_princes import beginning, entries, going_on, opening
from tests.rules.princes_table import GAME


def test_a_course_begins_with_nothing_made() -> None:
    course = begin(GAME, opening())
    assert course.state == course.start
    assert (course.ply, course.made) == (0, ())


def test_the_opening_knows_its_setup() -> None:
    setup = opening(3).setup
    assert (setup.seats, setup.rules) == (3, GAME.rules)
    assert setup.option(DEAL) == "secret"


def test_an_option_younger_than_the_game_has_its_default() -> None:
    setup = opening(3).setup
    assert setup.option(Option("weather", ("fair", "foul"))) == "fair"


def test_a_move_in_force_is_remembered_with_what_it_led_to() -> None:
    course = beginning()
    starter = course.state.starter
    after = going_on(course, f"{starter} nominate jester")
    assert after.ply == course.ply + 1
    assert after.made[-1].seat == starter
    assert after.made[-1].move == Nominate("jester")
    assert after.state == after.made[-1].step.state


def test_an_illegal_move_changes_nothing_and_says_why() -> None:
    course = beginning()
    other = Seat(1 - course.state.starter)
    refusal = advance(GAME, course, other, Nominate("jester"))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "turns"


def test_a_replayed_journal_gives_the_same_course() -> None:
    course = beginning(3)
    seat = course.state.starter
    course = going_on(course, f"{seat} nominate prestige")
    assert replay(GAME, course.opening, entries(course)) == course


def test_an_empty_journal_is_the_beginning() -> None:
    assert replay(GAME, opening(), ()) == begin(GAME, opening())


# Taking back


def test_what_was_taken_back_is_no_longer_in_force_and_its_line_still_counts() -> None:
    course = beginning()
    seat = course.state.starter
    after = take_back(going_on(course, f"{seat} nominate jester"), 1)
    assert after.state == course.state
    assert after.made == course.made
    assert after.ply == course.ply + 2


def test_everything_can_be_taken_back_and_no_more() -> None:
    course = beginning()
    assert take_back(course, 2).state == course.start
    for count in (0, 3):
        with pytest.raises(AssertionError):
            take_back(course, count)


def test_an_undone_move_draws_the_same_luck_again() -> None:
    course = beginning()
    seat = course.state.starter
    lines = (f"{seat} nominate prestige", f"{1 - seat} pass")
    once = going_on(course, *lines)
    again = going_on(take_back(once, 2), *lines)
    assert again.state == once.state
    assert again.ply == once.ply + 3


def test_an_undo_is_a_line_of_the_journal() -> None:
    course = beginning()
    seat = course.state.starter
    written = entries(going_on(course, f"{seat} nominate jester"))
    undo = Entry(seat, "undo 1", GAME.tally(course.state).seal())
    replayed = replay(GAME, course.opening, (*written, undo))
    assert replayed.state == course.state
    assert replayed.ply == course.ply + 2


def test_an_undo_of_everything_leads_back_to_the_start() -> None:
    course = beginning()
    undo = Entry(None, "undo 2", GAME.tally(course.start).seal())
    assert replay(GAME, course.opening, (*entries(course), undo)).state == course.start


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


def test_no_decision_number_is_used_again_after_an_undo() -> None:
    course = beginning(3)
    seat = course.state.starter
    after = take_back(going_on(course, f"{seat} nominate jester"), 1)
    assert all(a > b for a, b in zip(after.decisions, course.decisions, strict=True))


# A journal that tells another game


def diverged(*written: Entry) -> Diverged:
    with pytest.raises(Diverged) as caught:
        replay(GAME, opening(), written)
    assert caught.value.reason in str(caught.value)
    return caught.value


def test_a_wrong_seal_is_noticed_at_its_own_line() -> None:
    one, two = entries(beginning())
    fault = diverged(replace(one, seal="00000000"), two)
    assert (fault.ply, fault.act) == (1, one.act)
    assert "tally" in fault.reason
    assert diverged(one, replace(two, seal="00000000")).ply == 2


def test_another_secret_choice_is_noticed_at_its_own_line() -> None:
    written = entries(beginning())
    course = begin(GAME, opening())
    own = course.state.estates[1]
    other = next(card for card in own.hidden.hand if card not in written[0].act)
    changed = replace(written[0], act=f"give-back {other}")
    assert diverged(changed, written[1]).ply == 1


def test_a_move_that_is_not_legal_is_noticed() -> None:
    one, two = entries(beginning())
    fault = diverged(one, replace(two, act="nominate jester"))
    assert fault.ply == 2
    assert "give-one-back" in fault.reason


def test_a_move_of_another_seat_is_noticed() -> None:
    one, two = entries(beginning())
    assert "not-your-turn" in diverged(one, replace(two, seat=one.seat)).reason


@pytest.mark.parametrize("act", ["fly", "", "undo", "undo x", "undo 0", "bid much"])
def test_a_line_that_can_t_be_read_is_noticed(act: str) -> None:
    (one, two) = entries(beginning())
    assert "can't be read" in diverged(one, replace(two, act=act)).reason


def test_a_move_of_nobody_is_noticed() -> None:
    one, two = entries(beginning())
    assert "seat" in diverged(replace(one, seat=None), two).reason


def test_an_undo_of_more_than_there_is_is_noticed() -> None:
    one, _ = entries(beginning())
    assert "take back" in diverged(one, Entry(None, "undo 2", one.seal)).reason


def test_the_luck_of_another_seed_is_noticed() -> None:
    course = beginning()
    with pytest.raises(Diverged):
        replay(GAME, opening(seed="borgia"), entries(course))


@pytest.mark.parametrize("seats", [-1, 0, 1 << 62])
def test_a_game_for_so_many_as_never_play_it_is_noticed_at_once(seats: int) -> None:
    with pytest.raises(Diverged, match="no game for"):
        replay(GAME, replace(opening(), seats=seats), ())
