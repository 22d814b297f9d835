"""The action phase: what each action costs, brings, and how often it may be done (Rules p. 5-8)."""

from typing import Any

import pytest

from bot.engine.text import Florins, Named
from bot.games.princes.state import State, Turn
from bot.games.princes.state_parts import BUILDINGS
from tests.rules.princes_table import BOX, acting, asked, given, principality, table
from tests.rules.telling import facts, hear, legal, refused, tell

TOWER = """
    .......
    .......
    .......
    RRR....
    .......
    ###....
    ###....
"""


def turn_of_0(seats: int = 3, **holdings: Any) -> State:
    """It is the action turn of seat 0, who starts the round and owns these things."""
    return acting(given(table(seats), 0, **{"florins": 5000, **holdings}), 0)


def florins(state: State) -> int:
    return state.estates[0].hidden.florins


def points(state: State) -> int:
    return state.estates[0].open.points


def turn(state: State) -> Turn:
    assert state.turn is not None
    return state.turn


# --- Two actions ---


def test_what_is_bought_in_the_auction_phase_is_not_bought_here() -> None:
    for line in ("0 nominate jester", "0 bid 300", "0 withdraw", "0 pass"):
        assert refused(turn_of_0(), line).text.key == "act-or-end"


def test_the_turns_go_clockwise_from_the_starting_player_once_around() -> None:
    state = acting(table(4), 2, starter=2)
    order = []
    for _ in range(4):
        (seat,) = asked(state)
        order.append(seat)
        state = tell(state, f"{seat} end")
    assert order == [2, 3, 0, 1]
    assert state.round == 2


def test_an_action_that_was_begun_is_ended_before_the_next() -> None:
    state = tell(turn_of_0(), "0 take-profession")
    for line in ("0 introduce travel", "0 end", "0 sell 1"):
        assert refused(state, line).text.key == "keep-one-first"


# --- Building ---


@pytest.mark.parametrize(("builders", "cost"), [(0, 700), (1, 300), (2, 300), (3, 0)])
@pytest.mark.parametrize("line", ["university d3 0", "opera d4 0", "tower d4 0"])
def test_a_building_costs_700_300_300_or_0(line: str, builders: int, cost: int) -> None:
    before = turn_of_0(builders=builders)
    after = tell(before, f"0 build {line}")
    assert florins(before) - florins(after) == cost
    assert facts(hear(before, f"0 build {line}"), "builds")["price"] == Florins(cost)


@pytest.mark.parametrize("line", ["university d3 0", "opera d4 0", "tower d4 0"])
def test_a_building_of_any_size_brings_3_points(line: str) -> None:
    before = turn_of_0()
    after = tell(before, f"0 build {line}")
    assert points(after) - points(before) == 3
    assert after.estates[0].open.earned[BUILDINGS] == 3


def test_two_buildings_may_be_built_in_one_turn() -> None:
    state = tell(turn_of_0(), "0 build tower e7 0", "0 build opera e4 0")
    assert [piece.name for piece in state.estates[0].open.buildings] == ["tower", "opera"]
    assert florins(state) == 5000 - 2 * 700


def test_every_building_is_there_three_times() -> None:
    assert table(5).stock.buildings == (3,) * 10


def test_a_building_of_which_three_stand_can_not_be_built_by_a_fourth() -> None:
    state = turn_of_0(seats=4)
    for seat in (1, 2, 3):
        state = given(state, seat, **principality(TOWER))
    refusal = refused(state, "0 build tower d4 0")
    assert (refusal.rule, refusal.text.key) == ("building-supply", "building-exhausted")
    assert not any(line.startswith("build tower") for line in legal(state, 0))


def test_a_building_that_stands_in_another_principality_may_be_built() -> None:
    state = given(turn_of_0(), 1, **principality(TOWER))
    assert tell(state, "0 build tower a4 0").stock.buildings[BOX.building_order["tower"]] == 1


def test_a_building_that_is_not_in_the_box_is_refused_with_the_names_of_all() -> None:
    refusal = refused(turn_of_0(), "0 build palazzo d4 0")
    named = tuple(Named("building", name) for name in BOX.building_order)
    assert dict(refusal.text.facts)["buildings"] == named


# --- Freedoms ---


def test_a_freedom_costs_300_and_brings_no_points() -> None:
    before = turn_of_0()
    after = tell(before, "0 introduce opinion")
    assert florins(before) - florins(after) == 300
    assert after.estates[0].open.freedoms == ("opinion",)
    assert points(after) == points(before)


def test_one_freedom_is_introduced_in_a_turn_at_most() -> None:
    state = tell(turn_of_0(), "0 introduce travel")
    refusal = refused(state, "0 introduce religion")
    assert (refusal.rule, refusal.text.key) == ("once-a-round", "freedom-introduced-already")


def test_another_freedom_may_be_introduced_in_the_next_round() -> None:
    state = acting(tell(turn_of_0(), "0 introduce travel"), 0)
    assert tell(state, "0 introduce religion").estates[0].open.freedoms == ("travel", "religion")


def test_a_freedom_one_has_can_not_be_introduced_again() -> None:
    refusal = refused(turn_of_0(freedoms=("travel",)), "0 introduce travel")
    assert (refusal.rule, refusal.text.key) == ("freedom-once", "has-this-freedom")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_of_each_freedom_there_is_one_fewer_than_players(seats: int) -> None:
    assert table(seats).stock.freedoms == (seats - 1,) * 3


def test_the_last_of_the_players_can_not_introduce_what_all_others_have() -> None:
    state = turn_of_0()
    for seat in (1, 2):
        state = given(state, seat, freedoms=("travel",))
    refusal = refused(state, "0 introduce travel")
    assert (refusal.rule, refusal.text.key) == ("freedom-supply", "freedom-exhausted")


@pytest.mark.parametrize(("freedoms", "stock"), [("5", [1, 2, 2]), ("4", [1, 1, 2])])
def test_two_players_have_fewer_freedoms_of_each_type(freedoms: str, stock: list[int]) -> None:
    for seed in ("medici", "pazzi", "strozzi", "albizzi"):
        assert sorted(table(2, seed, freedoms=freedoms).stock.freedoms) == stock


def test_the_freedoms_two_players_have_more_of_are_drawn_by_lot() -> None:
    stocks = {table(2, f"medici {i}").stock.freedoms for i in range(20)}
    assert stocks == {(1, 2, 2), (2, 1, 2), (2, 2, 1)}


def test_a_freedom_that_does_not_exist_is_refused_with_the_names_of_all() -> None:
    refusal = refused(turn_of_0(), "0 introduce press")
    named = tuple(Named("freedom", name) for name in ("travel", "religion", "opinion"))
    assert dict(refusal.text.facts)["freedoms"] == named


# --- Professions and bonus cards ---


# --- Paying ---


def test_the_points_of_a_building_do_not_pay_for_it() -> None:
    assert refused(turn_of_0(florins=400, points=0), "0 build tower d4 0").text.key == "cannot-pay"


# --- Selling points and recruiting are no actions ---
