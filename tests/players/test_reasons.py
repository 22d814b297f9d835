"""Reasons: the coach has them by heart for whatever the journeyman does, at any table."""

from functools import cache
from typing import Any

from bot.games.princes.moves import Consult, Move, Offer
from bot.players.guestbook import reasons
from tests.players.matches import GAME, JOURNEYMAN, matched, states


@cache
def played() -> list[tuple[Any, Move]]:
    """What each move of a game among journeymen was made by, with everything in play."""
    course = matched([JOURNEYMAN] * 3, "why", characters="on", together="on")
    return [
        (GAME.view(state, seat), made.move)
        for made, (state, seat) in zip(course.made, states(course), strict=True)
    ]


def said(view: Any, move: Move) -> list[str]:
    why = reasons("princes")
    assert why is not None
    return [text.key for text in why(view, move)]


def test_an_offer_to_a_neighbour_brings_what_building_together_would() -> None:
    offers = [said(view, move) for view, move in played() if isinstance(move, Offer)]
    assert offers
    assert all(keys == ["reason-gains"] for keys in offers)


def test_a_favour_that_costs_no_action_needs_no_reason() -> None:
    acting = next(view for view, _ in played() if view.asked.kind == "acting")
    assert not said(acting, Consult("points"))
