"""Orders for auctions to come: given while the round before is played, judged when they begin."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from bot.engine.game import Seat, legal_moves, play_move
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.games.princes.state import State
from bot.games.princes.view import View
from bot.planning import auction_orders
from bot.planning import auction_orders as planning_orders
from bot.planning.planning_rules import AskPlayer, PlayMove
from bot.players.player import make_situation
from bot.players.princes import level_players
from tests.players.obeying import given, notices, refusal, reply, void
from tests.rules import princes_table
from tests.rules.princes_table import GAME, acting, dealt, hiring, naming, table
from tests.rules.telling import tell
from tests.rules.wanderings import wandering
from tests.tools import computer_wishes


def opened(state: State, starter: int = 1) -> State:
    """The auctions of the next round."""
    return naming(replace(state, round=state.round + 1), starter)


def test_orders_are_given_in_the_actions_for_the_next_round() -> None:
    state = acting(table(3), 0)
    acts = given(state, 1, "wish jester 700", "total 900", "wish forest 500")

    assert acts == ("2: total 900", "2: wish jester 700", "2: wish forest 500")
    assert (
        auction_orders.orders_for_coming_auctions("princes", GAME.view(state, Seat(1)), acts)
        == acts
    )
    assert reply(opened(state), acts) == "nominate jester"


def test_orders_are_given_while_the_cards_are_still_dealt() -> None:
    state = dealt(3)

    assert given(state, 1, "wish jester 700") == ("1: wish jester 700",)


def test_what_was_sold_this_round_is_for_sale_in_the_next() -> None:
    state = tell(table(3), "0 nominate jester", "1 pass", "2 pass")

    assert refusal(state, 0, "wish jester 300").text.key == "already-bought"
    assert given(acting(state, 0), 0, "wish jester 300") == ("2: wish jester 300",)


def test_a_purse_is_not_judged_before_the_auctions_begin() -> None:
    poor = princes_table.given(table(3), 1, florins=400)
    acts = given(acting(poor, 0), 1, "wish jester 900", "wish forest 300")

    begun = opened(acting(poor, 0))
    assert void(begun, 1, acts) == {"wish jester 900": "cannot-pay"}
    assert notices(acting(poor, 0), begun, 1, acts) == ["cannot-pay"]
    assert reply(begun, acts) == "nominate forest"


def test_what_can_never_be_is_refused_at_once() -> None:
    state = acting(princes_table.given(table(3), 1, builders=3), 0)

    assert refusal(state, 1, "wish builder 300").text.key == "has-all-builders"
    assert refusal(state, 1, "wish jester 250").nearest == "wish jester 200"
    assert refusal(state, 1, "wish jester 100").nearest == "wish jester 200"
    assert refusal(state, 1, "total 100").nearest == "total 200"


def test_what_breaks_before_they_begin_is_told_when_they_begin() -> None:
    before = acting(table(3), 0)
    acts = given(before, 1, "wish builder 400")
    built = acting(princes_table.given(table(3), 1, builders=3), 0)

    assert void(built, 1, acts) == {"wish builder 400": "has-all-builders"}
    assert notices(before, built, 1, acts) == []
    assert notices(built, opened(built), 1, acts) == ["has-all-builders"]


def test_orders_for_later_answer_nothing_yet() -> None:
    state = acting(table(3), 0)
    view, acts = GAME.view(state, Seat(0)), given(state, 0, "pass-rest")

    assert not auction_orders.can_orders_answer("princes", view, acts)
    assert auction_orders.answer_by_orders("princes", view, (), acts) == AskPlayer()
    begun = GAME.view(opened(state, 0), Seat(0))
    assert auction_orders.can_orders_answer("princes", begun, acts)


def test_those_of_the_round_that_is_played_stay_for_an_undo() -> None:
    auctions = table(3)
    acts = given(auctions, 1, "limit jester 400 pass")
    both = given(acting(auctions, 0), 1, "pass-rest", kept=acts)

    assert both == ("1: limit jester 400 pass", "2: pass-rest")
    assert reply(tell(auctions, "0 nominate jester"), both) == "bid 300"
    assert auction_orders.unexpired_orders(
        "princes", GAME.view(opened(auctions), Seat(1)), both
    ) == ("2: pass-rest",)


def test_lots_are_ordered_for_the_next_round_while_characters_are_hired() -> None:
    state = hiring(table(3, characters="on"))

    assert given(state, 1, "wish jester 700", "courtship muse 300") == (
        "1: courtship muse 300",
        "2: wish jester 700",
    )


def test_a_courtship_for_the_next_round_asks_neither_purse_nor_who_is_served() -> None:
    state = princes_table.served(table(3, characters="on"), 1, "muse")
    poor = acting(princes_table.given(state, 1, florins=100), 0)

    assert given(poor, 1, "courtship muse 600") == ("2: courtship muse 600",)
    assert refusal(poor, 1, "courtship muse 650").nearest == "courtship muse 600"


def test_in_the_last_round_there_is_nothing_more_to_order() -> None:
    last = replace(acting(table(3, characters="on"), 0), round=7)

    assert refusal(last, 1, "pass-rest").text.key == "no-auctions-to-come"
    assert refusal(last, 1, "no-courtship").text.key == "no-auctions-to-come"


# The wishes of the greedy guest: orders that do what he would have done himself

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
        by_hand = level_players.choose_as_greedy(
            make_situation(GAME, state, seat), Chance("greedy", 0)
        )
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
        move = level_players.choose_as_greedy(
            make_situation(GAME, state, seat), Chance("greedy", 0)
        )
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
