"""The action phase: what each action costs, brings, and how often it may be done (Rules p. 5-8)."""

from typing import Any

import pytest

from bot.engine.text import Florins, Named
from bot.games.princes.pieces import BUILDINGS
from bot.games.princes.state import State, Turn
from tests.rules.princes_table import (
    BOX,
    GAME,
    acting,
    asked,
    facts,
    given,
    hear,
    keys,
    legal,
    on_top,
    principality,
    refused,
    short,
    table,
    tell,
)

TOWER = """
    .......
    .......
    .......
    RRR....
    .......
    ###....
    ###....
"""
FIVE_BONUS = ("lakes", "parks", "forests", "jesters", "builders")
FIVE_PROFESSIONS = ("poet", "jurist", "botanist", "painter", "composer")


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


def test_a_turn_has_two_actions_and_then_it_is_the_next_players() -> None:
    state = tell(turn_of_0(), "0 introduce travel", "0 build tower e5 0")
    assert asked(state) == {1}


def test_what_is_bought_in_the_auction_phase_is_not_bought_here() -> None:
    for line in ("0 nominate jester", "0 bid 300", "0 withdraw", "0 pass"):
        assert refused(turn_of_0(), line).text.key == "act-or-end"


def test_nobody_acts_in_another_seats_turn() -> None:
    assert refused(turn_of_0(), "1 introduce travel").text.key == "not-your-turn"


@pytest.mark.parametrize("lines", [[], ["0 introduce travel"]])
def test_actions_may_be_forgone(lines: list[str]) -> None:
    state = tell(turn_of_0(), *lines)
    assert asked(tell(state, "0 end")) == {1}
    assert facts(hear(state, "0 end"), "ends-turn")["forgone"] == 2 - len(lines)


def test_the_turns_go_clockwise_from_the_starting_player_once_around() -> None:
    state = acting(table(4), 2, starter=2)
    order = []
    for _ in range(4):
        (seat,) = asked(state)
        order.append(seat)
        state = tell(state, f"{seat} end")
    assert order == [2, 3, 0, 1]
    assert state.round == 2


@pytest.mark.parametrize(
    "line", ["0 build chapel d6 0", "0 introduce religion", "0 acquire-bonus", "0 work poet - 0"]
)
def test_a_third_action_is_refused(line: str) -> None:
    # The recruiting card keeps the turn open when both actions are done.
    state = given(table(3), 1, table=("jurist",))
    state = given(state, 0, florins=5000, jesters=7, hand=("poet",), recruiting=1)
    state = tell(acting(state, 0), "0 build tower e4 0", "0 acquire-bonus")
    state = tell(state, f"0 {legal(state, 0)[0]}")
    refusal = refused(state, line)
    assert (refusal.rule, refusal.text.key) == ("two-actions", "no-action-left")


def test_an_action_that_was_begun_is_ended_before_the_next() -> None:
    state = tell(turn_of_0(), "0 take-profession")
    for line in ("0 introduce travel", "0 end", "0 sell 1"):
        assert refused(state, line).text.key == "keep-one-first"


# --- Building ---


@pytest.mark.parametrize(("builders", "cost"), [(0, 700), (1, 300), (2, 300), (3, 0)])
@pytest.mark.parametrize("line", ["university d3 0", "opera d4 0", "tower d4 0"])
def test_a_building_of_any_size_costs_700_300_300_or_0_by_builders(
    line: str, builders: int, cost: int
) -> None:
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
def test_two_players_have_one_of_each_freedom_and_two_or_one_more_of_different_types(
    freedoms: str, stock: list[int]
) -> None:
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

LOOKING = [
    ("take-profession", "profession", FIVE_PROFESSIONS),
    ("acquire-bonus", "bonus", FIVE_BONUS),
]


@pytest.mark.parametrize(("line", "deck", "five"), LOOKING)
def test_looking_costs_300_and_one_of_five_goes_to_the_hand(
    line: str, deck: str, five: tuple[str, ...]
) -> None:
    before = on_top(turn_of_0(hand=("theologian",)), deck, *five)
    state = tell(before, f"0 {line}")
    assert florins(before) - florins(state) == 300
    assert legal(state, 0) == [f"keep {card}" for card in five]
    estate = tell(state, f"0 keep {five[2]}").estates[0]
    held = estate.hidden.hand if deck == "profession" else estate.hidden.bonus
    assert held[-1] == five[2]


@pytest.mark.parametrize(("line", "deck", "five"), LOOKING)
def test_the_other_four_go_under_the_deck_as_they_were_drawn(
    line: str, deck: str, five: tuple[str, ...]
) -> None:
    before = on_top(turn_of_0(hand=("theologian",)), deck, *five)
    after = tell(before, f"0 {line}", f"0 keep {five[2]}")
    pile = getattr(after.decks, deck)
    assert pile == (*getattr(before.decks, deck)[5:], *five[:2], *five[3:])


@pytest.mark.parametrize(("line", "deck", "five"), LOOKING)
def test_only_one_of_the_five_may_be_kept(line: str, deck: str, five: tuple[str, ...]) -> None:
    state = tell(on_top(turn_of_0(hand=("theologian",)), deck, *five), f"0 {line}")
    other = getattr(state.decks, deck)[0]
    refusal = refused(state, f"0 keep {other}")
    assert (refusal.rule, refusal.text.key) == ("keep-one", "not-among-these")
    assert dict(refusal.text.facts)["cards"] == tuple(Named(deck, card) for card in five)


@pytest.mark.parametrize(("line", "deck", "five"), LOOKING)
@pytest.mark.parametrize("left", [1, 4])
def test_of_a_deck_with_fewer_than_five_cards_all_are_looked_at(
    line: str, deck: str, five: tuple[str, ...], left: int
) -> None:
    state = short(turn_of_0(hand=("theologian",)), deck, *five[:left], rest=2)
    assert legal(tell(state, f"0 {line}"), 0) == [f"keep {card}" for card in five[:left]]


@pytest.mark.parametrize(("line", "deck"), [line[:2] for line in LOOKING])
def test_of_an_empty_deck_nothing_can_be_taken(line: str, deck: str) -> None:
    refusal = refused(short(turn_of_0(), deck, rest=2), f"0 {line}")
    assert (refusal.rule, refusal.text.key) == ("deck-empty", "deck-is-empty")
    assert dict(refusal.text.facts)["deck"] == Named("deck", deck)


def test_one_profession_is_taken_in_a_turn_at_most() -> None:
    state = on_top(turn_of_0(hand=("theologian",)), "profession", *FIVE_PROFESSIONS)
    state = tell(state, "0 take-profession", "0 keep poet")
    refusal = refused(state, "0 take-profession")
    assert (refusal.rule, refusal.text.key) == ("once-a-round", "profession-taken-already")


def test_another_profession_may_be_taken_in_the_next_round() -> None:
    state = on_top(turn_of_0(hand=("theologian",)), "profession", *FIVE_PROFESSIONS)
    state = tell(acting(tell(state, "0 take-profession", "0 keep poet"), 0), "0 take-profession")
    assert turn(state).took_profession


def test_two_bonus_cards_may_be_acquired_in_one_turn() -> None:
    state = on_top(turn_of_0(), "bonus", *FIVE_BONUS, "freedoms")
    state = tell(state, "0 acquire-bonus", "0 keep parks", "0 acquire-bonus", "0 keep freedoms")
    assert state.estates[0].hidden.bonus == ("parks", "freedoms")
    assert florins(state) == 5000 - 2 * 300
    assert asked(state) == {1}


def test_a_profession_just_taken_may_complete_a_work_in_the_same_turn() -> None:
    state = on_top(turn_of_0(hand=("theologian",), jesters=5), "profession", *FIVE_PROFESSIONS)
    state = tell(state, "0 take-profession", "0 keep poet", "0 work poet - 0")
    assert state.estates[0].open.table == ("poet",)


def test_a_bonus_card_just_acquired_may_be_played_in_the_same_turn() -> None:
    state = on_top(turn_of_0(hand=("poet",), jesters=5), "bonus", *FIVE_BONUS)
    state = tell(state, "0 acquire-bonus", "0 keep jesters", "0 work poet jesters 0")
    assert state.estates[0].open.feats[-1].value == 10 + 1 + 10


# --- Paying ---

PAID_ACTIONS = [
    ("build tower d4 0", 700),
    ("introduce travel", 300),
    ("take-profession", 300),
    ("acquire-bonus", 300),
]


@pytest.mark.parametrize(("line", "price"), PAID_ACTIONS)
def test_exactly_the_price_is_enough(line: str, price: int) -> None:
    state = tell(turn_of_0(florins=price), f"0 {line}")
    assert florins(state) == 0


@pytest.mark.parametrize(("line", "price"), PAID_ACTIONS)
def test_what_could_not_be_paid_even_with_all_points_sold_is_refused(line: str, price: int) -> None:
    state = turn_of_0(florins=price - 201, points=2)
    refusal = refused(state, f"0 {line}")
    assert (refusal.rule, refusal.text.key) == ("paying", "cannot-pay")
    told = dict(refusal.text.facts)
    assert (told["price"], told["most"]) == (Florins(price), Florins(price - 1))


@pytest.mark.parametrize(("line", "price"), PAID_ACTIONS)
def test_when_cash_is_short_only_the_points_needed_are_sold_and_the_change_is_kept(
    line: str, price: int
) -> None:
    before = turn_of_0(florins=price - 150, points=9)
    after = tell(before, f"0 {line}")
    gained = 3 if line.startswith("build") else 0
    assert points(after) == 9 - 2 + gained
    assert florins(after) == 50
    sale = facts(hear(before, f"0 {line}"), "sells-points")
    assert (sale["points"], sale["florins"]) == (2, Florins(200))


def test_the_points_of_a_building_do_not_pay_for_it() -> None:
    assert refused(turn_of_0(florins=400, points=0), "0 build tower d4 0").text.key == "cannot-pay"


def test_with_three_builders_one_builds_without_money_or_points() -> None:
    state = turn_of_0(builders=3, florins=0, points=0)
    assert florins(tell(state, "0 build tower d4 0")) == 0


def test_no_sale_is_told_when_the_purse_suffices() -> None:
    assert keys(hear(turn_of_0(points=9), "0 introduce travel")) == ["introduces"]


# --- Selling points and recruiting are no actions ---


def test_points_are_sold_for_100_each_and_it_is_no_action() -> None:
    before = turn_of_0(florins=40, points=9)
    after = tell(before, "0 sell 4")
    assert (florins(after), points(after)) == (440, 5)
    assert turn(after) == turn(before)


def test_all_points_may_be_sold_and_no_more() -> None:
    state = turn_of_0(points=3)
    assert points(tell(state, "0 sell 3")) == 0
    refusal = refused(state, "0 sell 4")
    assert (refusal.text.key, dict(refusal.text.facts)["most"]) == ("sell-only-so-many", 3)
    assert refused(state, "0 sell 0").text.key == "sell-only-so-many"


def test_without_points_nothing_is_sold() -> None:
    refusal = refused(turn_of_0(points=0), "0 sell 1")
    assert (refusal.rule, refusal.text.key) == ("selling", "no-points-to-sell")


def test_a_sale_is_listed_once_with_every_amount_from_1_to_all_points() -> None:
    state = turn_of_0(points=7)
    assert [line for line in legal(state, 0) if line.startswith("sell")] == ["sell 1"]
    (sale,) = [m for m in GAME.candidates(state, turn(state).seat) if type(m).__name__ == "Sell"]
    assert GAME.amounts(state, turn(state).seat, sale) == range(1, 8)


def test_any_number_of_recruiting_cards_is_played_without_an_action() -> None:
    state = given(table(3), 1, table=("jurist", "botanist"))
    state = given(state, 0, recruiting=2, hand=("poet",))
    after = tell(acting(state, 0), "0 recruit jurist", "0 recruit botanist")
    assert turn(after).actions == 2
    assert after.estates[0].hidden.hand == ("poet", "jurist", "botanist")
    assert after.estates[1].open.table == ("recruiting", "recruiting")


def test_who_can_still_recruit_is_asked_after_both_actions() -> None:
    state = given(given(table(3), 1, table=("jurist",)), 0, recruiting=1, florins=5000)
    state = tell(acting(state, 0), "0 introduce travel", "0 build tower d4 0")
    assert asked(state) == {0}
    assert asked(tell(state, "0 recruit jurist")) == {1}


def test_who_has_no_recruiting_card_can_not_recruit() -> None:
    state = given(turn_of_0(), 1, table=("jurist",))
    assert refused(state, "0 recruit jurist").text.key == "no-recruiting-card"


@pytest.mark.parametrize("card", ["composer", "botanist", "poet", "recruiting"])
def test_one_recruits_from_the_tables_of_others_only(card: str) -> None:
    # The jurist lies on a table; the composer is in another hand, the others are one's own.
    state = given(given(table(3), 1, table=("jurist",)), 2, hand=("composer",))
    state = given(state, 0, recruiting=1, table=("botanist",), hand=("poet",))
    refusal = refused(acting(state, 0), f"0 recruit {card}")
    assert (refusal.rule, refusal.text.key) == ("recruiting", "not-on-another-table")
    assert dict(refusal.text.facts)["cards"] == (Named("profession", "jurist"),)
