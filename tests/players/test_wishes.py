"""The wishes of the greedy guest: orders that do what he would have done himself."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice

import pytest

from bot.engine.chance import Chance
from bot.engine.game import Seat, legal_moves, play_move
from bot.engine.text import Refusal
from bot.games.princes.state import State
from bot.games.princes.view import View
from bot.planning import orders as planning_orders
from bot.planning.planning_rules import PlayMove
from bot.players.player import make_situation
from bot.players.princes import levels
from tests.rules.princes_table import GAME, table
from tests.rules.wanderings import wandering
from tests.tools import computer_wishes

# The questions that orders answer, as long as something is auctioned.
ORDERED = {"nominating", "bidding", "courting", "placing", "recruiting", "picking", "consulting"}
AUCTIONS = {"auction", "characters"}


@cache
def asked(characters: str) -> Sequence[tuple[State, Seat]]:
    """Who is asked what orders answer, in games of every size in which anything happens."""
    return [
        (stride.before, stride.seat)
        for seats in (2, 3, 4, 5)
        for stride in islice(wandering(seats, seats, characters=characters), 0, None, 4)
        if is_ordered(GAME.view(stride.before, None))
    ]


def is_ordered(seen: View) -> bool:
    return seen.asked.kind in ORDERED and seen.phase in AUCTIONS


def wished(state: State, seat: Seat) -> tuple[str, ...]:
    wishes = computer_wishes.wish_planner("princes")
    assert wishes is not None
    return wishes(GAME.view(state, seat))


def obeyed(state: State, seat: Seat) -> object:
    """What the house does for him if he wishes this now."""
    view = GAME.view(state, seat)
    orders = planning_orders.add_orders("princes", view, (), wished(state, seat))
    assert not isinstance(orders, Refusal), orders
    reply = planning_orders.answer_by_orders(
        "princes", view, legal_moves(GAME, state, seat), orders
    )
    return reply.move if isinstance(reply, PlayMove) else reply


@pytest.mark.parametrize("characters", ["off", "on"])
def test_what_he_wishes_does_what_he_would_have_done(characters: str) -> None:
    for state, seat in asked(characters):
        by_hand = levels.choose_greedy(make_situation(GAME, state, seat), Chance("greedy", 0))
        assert obeyed(state, seat) == by_hand, wished(state, seat)


def others(characters: str) -> Iterator[tuple[State, Seat]]:
    for state, seat in asked(characters)[::2]:
        yield from ((state, Seat(at)) for at in range(len(state.estates)) if at != seat)


@pytest.mark.parametrize("characters", ["off", "on"])
def test_whoever_is_not_asked_wishes_only_what_the_house_takes(characters: str) -> None:
    for state, seat in others(characters):
        texts = wished(state, seat)
        given = planning_orders.add_orders("princes", GAME.view(state, seat), (), texts)
        assert not isinstance(given, Refusal), (texts, given)


def test_wishes_are_for_the_auctions_that_are_on_or_come_next() -> None:
    phases = set()
    for stride in islice(wandering(3, 3), 120):
        view = GAME.view(stride.before, stride.seat)
        texts = wished(stride.before, stride.seat)
        phases.add(view.phase)
        assert bool(texts) == (view.phase in {*AUCTIONS, "action"}), (view.phase, texts)
        given = planning_orders.add_orders("princes", view, (), texts)
        assert not isinstance(given, Refusal), (view.phase, texts)
    assert phases == {"deal", "auction", "action"}


def test_no_orders_are_wished_where_the_house_takes_none() -> None:
    assert computer_wishes.wish_planner("firenze") is None


# Whole games


def questions_left(seats: int, seed: int, characters: str) -> list[tuple[str, str]]:
    """What people are still asked in the auctions of a game in which all wish beforehand."""
    state, number = table(seats, f"wishes {seed}", characters=characters), 0
    orders: dict[tuple[Seat, int], tuple[str, ...]] = {}
    left = []
    while GAME.to_move(state):
        seat = min(GAME.to_move(state))
        view = GAME.view(state, seat)
        move = levels.choose_greedy(make_situation(GAME, state, seat), Chance("greedy", 0))
        if view.phase in AUCTIONS:
            _all_wish(state, orders)
            legal = legal_moves(GAME, state, seat)
            reply = planning_orders.answer_by_orders(
                "princes", view, legal, orders[seat, view.round]
            )
            if not isinstance(reply, PlayMove):
                left.append((view.asked.kind, view.asked.character))
            else:
                move = reply.move
        step = play_move(GAME, state, seat, move, Chance(f"wishes {seed}", number))
        assert not isinstance(step, Refusal)
        state, number = step.state, number + 1
    return left


def _all_wish(state: State, orders: dict[tuple[Seat, int], tuple[str, ...]]) -> None:
    for at in range(len(state.estates)):
        view = GAME.view(state, Seat(at))
        if (Seat(at), view.round) not in orders:
            texts = wished(state, Seat(at))
            given = planning_orders.add_orders("princes", view, (), texts)
            assert not isinstance(given, Refusal), given
            orders[Seat(at), view.round] = given


def test_whoever_wishes_as_he_does_is_asked_nothing_in_the_auctions() -> None:
    assert questions_left(3, 0, "on") == []


@pytest.mark.long
@pytest.mark.parametrize("characters", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_no_game_is_anything_left_to_be_asked(seats: int, characters: str) -> None:
    for seed in range(6):
        assert questions_left(seats, seed, characters) == [], seed
