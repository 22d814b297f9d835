"""A guest that fails never stops a table; and where the greedy one can be led, he has an answer."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from bot.engine.game import Seat, seats_to_answer
from bot.engine.journal import begin_course
from bot.engine.random_draws import Chance
from bot.games.princes.moves import Bid, GiveBack
from bot.games.princes.state import State
from bot.players.player import IllegalAnswer, Situation, make_reliable, make_situation
from bot.players.registry import AnyComputerPlayer, computer_players
from tests.conformance.tables import TABLES, Table
from tests.players import match
from tests.players.matches import GAME, GREEDY, started
from tests.rules.princes_table import BOX, given
from tests.rules.solo_table import alone, opened, rolled

FAILURE = ZeroDivisionError("he has no fourth finger")
MANY_GAMES = 40


def fails(*_: object) -> Any:
    raise FAILURE


def cheats(*_: object) -> Any:
    return Bid(12_300)


def answered(guest: AnyComputerPlayer) -> tuple[Any, list[Exception]]:
    """His answer to the first question of a game, and what was told of his failures."""
    told: list[Exception] = []
    situation = make_situation(GAME, started(3, "reliable").state, Seat(0))
    return make_reliable(guest, told.append)(situation, Chance("luck", 0)), told


def test_where_a_guest_fails_the_random_one_answers_and_the_failure_is_told() -> None:
    move, told = answered(fails)

    assert isinstance(move, GiveBack)
    assert told == [FAILURE]


def test_where_a_guest_cheats_the_random_one_answers_and_the_rule_is_told() -> None:
    move, (failure,) = answered(cheats)

    assert isinstance(move, GiveBack)
    assert isinstance(failure, IllegalAnswer)
    assert "rule deal" in str(failure)


def test_nobody_helps_a_guest_who_knows_what_to_do() -> None:
    situation = make_situation(GAME, started(3, "reliable").state, Seat(0))

    assert answered(GREEDY) == (GREEDY(situation, Chance("luck", 0)), [])


def test_a_guest_never_hides_that_the_rules_offer_nothing() -> None:
    rehearsed = make_situation(GAME, started(3, "reliable").state, Seat(0)).start_rehearsal
    situation: Situation[Any, Any] = Situation(
        lambda: None, (), lambda _: range(0), lambda move, _: move, lambda _: None, rehearsed
    )

    with pytest.raises(ZeroDivisionError, match="modulo"):
        make_reliable(fails, lambda _: None)(situation, Chance("luck", 0))


# Alone against Wolfgang with all the builders one may have


@pytest.mark.parametrize("card", BOX.automa_cards)
@pytest.mark.parametrize("builders", range(4))
def test_alone_he_weighs_a_lot_whatever_builders_he_has(builders: int, card: str) -> None:
    began = opened(given(alone(), 0, builders=builders), card)
    state: State = rolled(began, "0 nominate jester", 4).state

    move = GREEDY(make_situation(GAME, state, Seat(0)), Chance("luck", 0))

    assert GAME.judge(state, Seat(0))(move) is None


# Wherever random play leads


def positions(table: Table, seed: str) -> Iterator[tuple[Any, Seat]]:
    """Every position of a game that random guests play, with each seat that is asked there."""
    game = table.game
    random = computer_players(table.key)["random"]
    course = match.play_match(game, table.opening(seed), [random] * table.seats)
    start = begin_course(game, course.opening).state
    for state in chain([start], (made.step.state for made in course.made)):
        for seat in seats_to_answer(game, state):
            yield state, seat


def unanswered(table: Table, seed: str) -> list[str]:
    """Where the greedy guest has no answer, or one that is not allowed."""
    game, told = table.game, list[Exception]()
    greedy = make_reliable(computer_players(table.key)["greedy"], told.append)
    for state, seat in positions(table, seed):
        greedy(make_situation(game, state, seat), Chance("luck", 0))
    return [repr(failure) for failure in told]


OF_PRINCES = [table for table in TABLES if table.key == "princes"]


@pytest.mark.parametrize("table", OF_PRINCES, ids=str)
def test_the_greedy_guest_has_an_answer_wherever_random_play_leads(table: Table) -> None:
    assert unanswered(table, "led astray") == []


@pytest.mark.long
@pytest.mark.parametrize("table", OF_PRINCES, ids=str)
def test_the_greedy_guest_has_an_answer_in_many_games_of_random_play(table: Table) -> None:
    for number in range(MANY_GAMES):
        assert unanswered(table, f"led astray {number}") == []
