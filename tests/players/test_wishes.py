"""The wishes of the greedy guest: orders that do what he would have done himself."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice

import pytest

from bot.engine.chance import Chance
from bot.engine.game import Seat, legal_moves
from bot.engine.text import Refusal
from bot.games.princes.state import State
from bot.games.princes.view import View
from bot.players import guestbook, standing_order
from bot.players.guest import situation_of
from bot.players.order_rules import Play
from bot.players.princes import greedy
from tests.rules.princes_table import GAME
from tests.rules.wanderings import wandering

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
    wishes = guestbook.wishes("princes")
    assert wishes is not None
    return wishes(GAME.view(state, seat))


def obeyed(state: State, seat: Seat) -> object:
    """What the house does for him if he wishes this now."""
    view = GAME.view(state, seat)
    orders = standing_order.given("princes", view, (), wished(state, seat))
    assert not isinstance(orders, Refusal), orders
    reply = standing_order.reply("princes", view, legal_moves(GAME, state, seat), orders)
    return reply.move if isinstance(reply, Play) else reply


@pytest.mark.parametrize("characters", ["off", "on"])
def test_what_he_wishes_does_what_he_would_have_done(characters: str) -> None:
    for state, seat in asked(characters):
        by_hand = greedy.choose(situation_of(GAME, state, seat), Chance("greedy", 0))
        assert obeyed(state, seat) == by_hand, wished(state, seat)


def others(characters: str) -> Iterator[tuple[State, Seat]]:
    for state, seat in asked(characters)[::2]:
        yield from ((state, Seat(at)) for at in range(len(state.estates)) if at != seat)


@pytest.mark.parametrize("characters", ["off", "on"])
def test_whoever_is_not_asked_wishes_only_what_the_house_takes(characters: str) -> None:
    for state, seat in others(characters):
        texts = wished(state, seat)
        given = standing_order.given("princes", GAME.view(state, seat), (), texts)
        assert not isinstance(given, Refusal), (texts, given)


def test_nothing_is_wished_outside_of_auctions() -> None:
    phases = set()
    for stride in islice(wandering(3, 3), 120):
        phase = GAME.view(stride.before, None).phase
        phases.add(phase)
        wishes = wished(stride.before, stride.seat)
        assert bool(wishes) <= (phase in AUCTIONS), (phase, wishes)
    assert phases > {"auction"}


def test_no_orders_are_wished_where_the_house_takes_none() -> None:
    assert guestbook.wishes("firenze") is None
