"""Who comes next in order of turn: everybody could tell, and whoever likes is told."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.games.firenze.setup import PlacingSeal
from bot.games.princes.auction import Bidding
from bot.games.princes.state import State
from tests.rules import firenze_table as firenze
from tests.rules import princes_table as princes
from tests.rules.bargains import TOWER_ACROSS, offered
from tests.rules.telling import tell


def after(state: State) -> Any:
    return princes.GAME.next_up(state)


# The Princes of Florence


def test_nobody_comes_next_while_all_are_asked_and_once_it_is_over() -> None:
    assert after(princes.dealt()) is None


def test_whoever_sits_clockwise_answers_the_nomination_or_names_a_lot_himself() -> None:
    state = princes.table()

    assert after(state) == 1
    assert after(tell(state, "0 withdraw")) == 2
    assert after(tell(state, "0 nominate jester")) == 2
    assert after(tell(state, "0 nominate jester", "1 bid 300")) == 3


def test_the_last_bidder_is_followed_by_who_leads() -> None:
    state = tell(princes.table(), "0 nominate jester", "1 bid 300", "2 pass", "3 pass")

    assert isinstance(state.question, Bidding)
    assert princes.asked(state) == {0}
    assert after(state) == 1


def test_whoever_has_won_a_lot_is_followed_by_the_first_one_who_is_in() -> None:
    state = tell(princes.table(), "0 nominate park", "1 pass", "2 pass", "3 pass")

    assert princes.asked(state) == {0}
    assert after(state) == 1


@pytest.mark.parametrize(("seat", "follows"), [(0, 1), (2, 3), (3, 1)])
def test_the_next_round_begins_with_the_next_starter(seat: int, follows: int) -> None:
    assert after(princes.acting(princes.table(), seat)) == follows


def test_after_the_last_turn_of_the_last_round_nobody_comes() -> None:
    last = replace(princes.table(), round=princes.BOX.rounds)

    assert after(princes.acting(last, 3)) is None
    assert after(princes.acting(last, 2)) == 3


def test_the_builder_goes_on_after_his_neighbour_has_answered() -> None:
    state = offered("tower", TOWER_ACROSS, 500)

    assert after(state) == 0
    assert after(tell(state, "1 counter 200")) == 1


def test_courts_follow_each_other_past_those_who_are_out() -> None:
    state = princes.hiring(princes.table(3, characters="on"))

    assert after(state) == 1
    assert after(tell(state, "0 pass")) == 2
    assert after(tell(state, "0 pass", "1 court muse 300")) == 1


# Firenze


def test_builders_follow_clockwise_until_it_comes_back_to_the_last_tile() -> None:
    state = firenze.table(3)

    assert firenze.GAME.next_up(state) == 1
    ending = replace(state, board=replace(state.board, ender=Seat(1)))
    assert firenze.GAME.next_up(ending) is None


@pytest.mark.parametrize(("left", "follows"), [(2, 1), (1, None)])
def test_seals_are_laid_in_turn_and_then_the_starter_begins(left: int, follows: Any) -> None:
    state = firenze.asking(firenze.table(3), PlacingSeal(left))

    assert firenze.GAME.next_up(state) == follows
