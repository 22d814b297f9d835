"""The greedy guest builds together where both gain, and comes to an end of it."""

from statistics import mean
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.engine.random_draws import Chance
from bot.games.princes.moves import Accept, Counter, Decline, End, Move, Offer, Retract
from bot.games.princes.state import State
from bot.players.player import make_situation
from tests.players.matches import GAME, GREEDY, RANDOM, matched, scored, supervised
from tests.rules.ascii_border import to_build
from tests.rules.princes_table import given
from tests.rules.telling import tell

OFFER = "0 offer workshop east g3 0"
UNMOVED = ("poet", "jurist")  # who want no workshop


def answers(state: State, seat: int) -> Any:
    """What a greedy guest does here; it is among what he may do."""
    return supervised(GREEDY)(make_situation(GAME, state, Seat(seat)), Chance("greedy", 0))


def moves(guests: list[Any], seed: str) -> list[tuple[Seat, Move]]:
    return [(made.seat, made.move) for made in matched(guests, seed, together="on").made]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_greedy_guests_build_together_at_every_table(seats: int) -> None:
    made = moves([supervised(GREEDY)] * seats, f"together-{seats}")
    assert any(isinstance(move, Offer) for _, move in made)
    assert any(isinstance(move, Accept) for _, move in made)


def test_neighbours_who_build_together_score_more_than_those_who_do_not() -> None:
    with_neighbours = [
        mean(scored([GREEDY] * 3, f"both-{n}", together="on").totals) for n in range(8)
    ]
    alone = [mean(scored([GREEDY] * 3, f"both-{n}").totals) for n in range(8)]
    assert mean(with_neighbours) > mean(alone)


def test_a_greedy_guest_beats_random_ones_at_building_together_as_well() -> None:
    greedy, *others = scored([GREEDY, RANDOM, RANDOM], "clearly", together="on").totals
    assert greedy >= max(others) + 30


def test_he_asks_each_neighbour_once_a_turn() -> None:
    asked: list[str] = []
    for seat, move in moves([GREEDY, RANDOM, RANDOM], "once a turn"):
        if seat == 0 and isinstance(move, Offer):
            assert move.side not in asked
            asked.append(move.side)
        if seat == 0 and isinstance(move, End):
            asked = []
        if seat != 0 and not isinstance(move, Accept | Counter | Decline):
            asked = []


def test_he_agrees_to_a_building_for_a_low_price() -> None:
    state = given(to_build(), 1, hand=("watchmaker", "goldsmith"))
    assert answers(tell(state, f"{OFFER} 0"), 1) == Accept(0)


def test_he_answers_a_high_price_with_a_lower_one() -> None:
    state = given(to_build(), 1, hand=UNMOVED)
    answer = answers(tell(state, f"{OFFER} 700"), 1)
    assert isinstance(answer, Counter)
    assert 0 < answer.florins < 700


def test_he_names_no_price_that_he_could_not_pay() -> None:
    state = given(to_build(florins=(3000, 200)), 1, hand=("watchmaker", "goldsmith"))
    assert answers(tell(state, f"{OFFER} 700"), 1) == Counter(200)


def test_he_agrees_to_nothing_that_cannot_be_paid() -> None:
    state = given(to_build(florins=(200, 3000)), 1, hand=("watchmaker", "goldsmith"))
    assert answers(tell(state, f"{OFFER} 0"), 1) == Decline()


@pytest.mark.parametrize("florins", [0, 300, 600])
def test_he_offers_at_a_price_that_leaves_him_what_he_can_pay(florins: int) -> None:
    poor = to_build(florins=(florins, 3000))
    state = given(poor, 0, hand=("watchmaker", "goldsmith"))
    answer = answers(state, 0)
    assert isinstance(answer, Offer)
    assert answer.florins >= 700 - florins


def test_he_names_another_price_only_once() -> None:
    state = given(to_build(), 1, hand=UNMOVED)
    state = tell(state, f"{OFFER} 700", "1 counter 100", "0 counter 600")
    assert answers(state, 1) == Decline()


def test_as_a_builder_he_takes_what_pays_for_the_building() -> None:
    state = given(to_build(builders=(1, 0)), 0, hand=("watchmaker", "goldsmith"))
    assert answers(tell(state, f"{OFFER} 700", "1 counter 600"), 0) == Accept(600)


def test_while_the_partner_thinks_there_is_nothing_else_he_could_do() -> None:
    assert answers(tell(to_build(), f"{OFFER} 700"), 0) == Retract()
