"""What becomes of a question when nobody answers it in time (rulings 27 and 43)."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine.game import Seat, passing_move
from bot.games.firenze.setup import PlacingSeal
from bot.games.firenze.state import State
from tests.rules.firenze_table import (
    GAME,
    asked,
    asking,
    building,
    fulfilling,
    given,
    limiting,
    row,
    table,
)
from tests.rules.telling import tell

ONE = PlacingSeal(1)
FEASTS = ("recognition", "monument", "carnival", "tournament", "wedding")
OTHERS = ("mason", "princess", "smuggler", "wholesaler", "saboteur")


def passing(state: State) -> str:
    move = passing_move(GAME, state, Seat(0))
    assert move is not None
    return GAME.vocabulary.spell(move)


def stock(storehouse: str = "white 2 yellow 2 purple 1", **things: Any) -> State:
    """Seat 0 builds in white, so that yellow can best be spared."""
    return given(table(), 0, storehouse, on_site="white 2", **things)


def struck(event: str, state: State) -> State:
    return tell(row(state, event, *OTHERS), "0 take 1")


QUESTIONS: dict[str, tuple[str, Callable[[], State]]] = {
    "placing": ("cover yellow 3", lambda: asking(table(neutral_seals="1", placing="free"), ONE)),
    "choosing": ("take 1", stock),
    "paying-card": ("pay yellow", lambda: tell(stock(), "0 take 3")),
    "averting": ("endure", lambda: struck("tribute", stock(hand=("patrician",)))),
    "losing": ("spill yellow", lambda: struck("tribute", stock())),
    "building": ("done", lambda: building(stock(hand=("mason",)))),
    "paying-exchange": ("pay yellow", lambda: tell(building(stock()), "0 exchange 1 white")),
    "paying-construction": (
        "pay yellow",
        lambda: tell(building(stock()), "0 lay white 2", "0 lay white 3", "0 begin purple"),
    ),
    "fulfilling": ("end", lambda: fulfilling(given(table(), 0, on_site="white 3"))),
    "limiting-cards": (
        "discard mason",
        lambda: limiting(given(table(), 0, hand=(*FEASTS, "mason"), buildings=("workshop",))),
    ),
    "limiting-bricks": ("spill yellow", lambda: limiting(stock("white 9 yellow 2"))),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_that_nobody_answers_is_answered_with_what_costs_least(question: str) -> None:
    passed, position = QUESTIONS[question]
    state = position()

    assert asked(state) == f"0 {question}"
    assert passing(state) == passed


@pytest.mark.parametrize(
    ("event", "on_site", "passed"),
    [
        ("botch", "purple 3, red 2, blue 1", "lower red 2"),
        ("botch", "red 4, red 2", "lower red 2"),
        ("collapse", "purple 3, red 3, white 1", "lower red 3"),
    ],
)
def test_of_ones_towers_the_cheapest_colour_is_lost(event: str, on_site: str, passed: str) -> None:
    """As anybody else would lose it: the first tower that was begun has nothing to do with it."""
    state = struck(event, given(table(), 0, on_site=on_site))

    assert asked(state) == "0 lowering"
    assert passing(state) == passed
