"""Reasons: the coach has them by heart for whatever the journeyman does, at any table."""

from functools import cache
from typing import Any

from bot import catalogue
from bot.games.firenze.moves import Begin, Done, Lay, Take
from bot.games.princes.moves import Consult, End, Move, Nominate, Offer, Withdraw, Work
from bot.players.registry import computer_players, gain_estimator, reason_finder
from tests.players.matches import GAME, JOURNEYMAN, matched, states
from tests.players.test_firenze_guests import matched as firenze_matched


@cache
def played() -> list[tuple[Any, Move]]:
    """What each move of a game among journeymen was made by, with everything in play."""
    course = matched([JOURNEYMAN] * 3, "why", characters="on", together="on")
    return [
        (GAME.view(state, seat), made.move)
        for made, (state, seat) in zip(course.made, states(course), strict=True)
    ]


def said(view: Any, move: Move) -> list[str]:
    why = reason_finder("princes")
    assert why is not None
    return [text.key for text in why(view, move)]


def test_an_offer_to_a_neighbour_brings_what_building_together_would() -> None:
    offers = [said(view, move) for view, move in played() if isinstance(move, Offer)]
    assert offers
    assert all(keys == ["reason-gains"] for keys in offers)


def test_a_favour_that_costs_no_action_needs_no_reason() -> None:
    acting = next(view for view, _ in played() if view.asked.kind == "acting")
    assert not said(acting, Consult("points"))


def test_whatever_an_action_brings_is_told_beside_letting_it_go_by() -> None:
    gains = gain_estimator("princes")
    assert gains is not None
    asked = [(view, move) for view, move in played() if view.asked.kind == "acting"]
    brought = {type(move): round(gains(view, move, End()), 1) for view, move in asked}
    assert brought[Work] > 3
    assert all(gains(view, End(), End()) == 0 for view, _ in asked[:9])


def test_a_lot_that_is_named_gains_more_than_what_it_keeps_one_from() -> None:
    gains = gain_estimator("princes")
    assert gains is not None
    named = [gains(view, move, Withdraw()) for view, move in played() if isinstance(move, Nominate)]
    assert max(named) > 1
    assert min(named) >= 0


def test_in_firenze_a_turn_is_the_sum_of_what_its_bricks_bring() -> None:
    gains, firenze = gain_estimator("firenze"), catalogue.current_game("firenze")
    assert gains is not None
    course = firenze_matched([computer_players("firenze")["journeyman"]] * 2, "why")
    seen = [
        (firenze.view(state, seat), made.move)
        for made, (state, seat) in zip(course.made, states(course), strict=True)
    ]
    laid = [gains(view, move, Done()) for view, move in seen if isinstance(move, Lay | Begin)]
    taken = [gains(view, move, Take(1)) for view, move in seen if isinstance(move, Take)]
    assert min(laid) > 0
    assert min(taken) == 0 < max(taken)
    assert all(gains(view, move, move) == 0 for view, move in seen)
