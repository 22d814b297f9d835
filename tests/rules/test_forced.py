"""The house answers for somebody only where everybody sees that he has no choice."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.game import Seat, forced_move
from bot.games.princes.card_choices_and_recruiting import Picking
from bot.games.princes.state import State
from tests.rules import firenze_table as firenze
from tests.rules import princes_table as princes
from tests.rules.bargains import TOWER_ACROSS, offered
from tests.rules.telling import legal, tell

PURSES = (0, 200, 3500)
PRESTIGE = ("most-buildings",)


def forced(state: State, seat: int) -> str:
    """What the house would do for this seat, or nothing."""
    move = forced_move(princes.GAME, state, Seat(seat))
    return princes.GAME.vocabulary.spell(move) if move else ""


def with_purse(state: State, seat: int, florins: int) -> State:
    estate = state.estates[seat]
    hidden = replace(estate.hidden, florins=florins)
    return replace(state, estates=state.estates_with(Seat(seat), replace(estate, hidden=hidden)))


def in_the_open(state: State) -> State:
    """The same at a table that plays with open money."""
    return replace(state, options=replace(state.options, open_money=True))


# The Princes of Florence


def bidding() -> State:
    return tell(princes.given(princes.table(), 1, points=0), "0 nominate park")


def idle() -> State:
    """A turn of somebody without cards, who could do anything with money."""
    return princes.acting(princes.given(princes.table(), 1, points=0, hand=()), 1)


def for_nothing() -> State:
    """The builder asks nothing of his neighbour: his own purse alone has to pay."""
    return offered("tower", TOWER_ACROSS, 0)


@pytest.mark.parametrize(
    ("state", "seat", "payer", "only"),
    [(bidding, 1, 1, "pass"), (idle, 1, 1, "end"), (for_nothing, 1, 0, "decline")],
)
def test_a_covered_purse_forces_nobody_and_an_open_one_does(
    state: Callable[[], State], seat: int, payer: int, only: str
) -> None:
    purses = [with_purse(state(), payer, florins) for florins in PURSES]

    assert legal(purses[0], seat) == [only]
    assert [forced(purse, seat) for purse in purses] == ["", "", ""]
    assert [forced(in_the_open(purse), seat) for purse in purses][::2] == [only, ""]


@pytest.mark.parametrize("florins", PURSES)
def test_whoever_has_no_use_for_a_lot_can_only_pass_whatever_his_purse_holds(florins: int) -> None:
    state = tell(princes.given(princes.table(), 1, builders=3), "0 nominate builder")

    assert forced(with_purse(state, 1, florins), 1) == "pass"


def test_the_last_card_of_a_deck_is_kept_at_once() -> None:
    """Everybody has seen that it was the only one, though not which."""
    state = replace(princes.table(), question=Picking(Seat(0), "prestige", PRESTIGE))

    assert forced(state, 0) == f"keep {PRESTIGE[0]}"


def with_cards(hand: tuple[str, ...], bonus: tuple[str, ...], jesters: int) -> State:
    """An empty purse that lies open: nothing but a work could be done."""
    cards = {"hand": hand, "bonus": bonus, "jesters": jesters}
    state = princes.given(princes.table(), 1, points=0, florins=0, **cards)
    return in_the_open(princes.acting(state, 1))


def test_a_covered_card_could_be_one_that_is_enough_for_a_work() -> None:
    """With two jesters a better bonus card would do; without them none would."""
    could_work = with_cards(("poet",), ("lakes",), 2)

    assert legal(could_work, 1) == ["end"]
    assert forced(could_work, 1) == ""
    assert forced(with_cards(("poet",), ("lakes",), 0), 1) == "end"
    assert forced(with_cards(("poet",), (), 2), 1) == "end"
    assert forced(with_cards((), ("lakes",), 2), 1) == "end"


# Firenze


def forced_in_firenze(state: Any) -> str:
    move = forced_move(firenze.GAME, state, Seat(0))
    return firenze.GAME.vocabulary.spell(move) if move else ""


def held(hand: tuple[str, ...]) -> Any:
    return firenze.given(firenze.table(), 0, hand=hand)


@pytest.mark.parametrize(
    ("question", "only"),
    [(firenze.fulfilling, "end"), (firenze.building, "done"), (lambda state: state, "take 1")],
)
def test_with_no_personnel_one_is_helped_on(question: Callable[[Any], Any], only: str) -> None:
    assert forced_in_firenze(question(held(()))) == only
    assert forced_in_firenze(question(held(("monument",)))) == only


@pytest.mark.parametrize("hand", [("mason",), ("wholesaler",), ("mason", "mason", "wedding")])
def test_useless_personnel_looks_like_useful_personnel(hand: tuple[str, ...]) -> None:
    state = firenze.fulfilling(held(hand))

    assert forced_in_firenze(state) == ""
    assert ("mason" in hand) == (legal(state, 0) == ["end"])


def test_bricks_of_one_colour_are_paid_at_once_whatever_the_hand_holds() -> None:
    state = firenze.given(firenze.table(), 0, "white 2", hand=("mason",))

    assert forced_in_firenze(tell(state, "0 take 2")) == "pay white"
