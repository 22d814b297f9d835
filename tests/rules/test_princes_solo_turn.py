"""Wolfgang's turn: what each action does, and what happens when it can't be (Rules p. 12)."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.text import Florins
from bot.games.princes.automa import solo_of
from bot.games.princes.state import State
from bot.games.princes.state_parts import BUILDINGS, RECRUITING, DoneWork, Tile
from tests.rules.princes_table import on_top, short
from tests.rules.solo_table import alone, him, his, his_turn, told


def hand(*cards: str, **holdings: Any) -> State:
    """He holds these cards face down."""
    return his(alone(), hand=cards, **holdings)


def done(state: State, middle: str, bottom: str = "profession") -> list[str]:
    """What his two actions are."""
    return [act.done for act in solo_of(his_turn(state, middle, bottom).state).acts]


def without(deck: str, state: State) -> State:
    """The deck is empty; the player has the professions."""
    return short(state, deck, rest=0)


# Two cards, two panels


def test_his_first_action_is_on_the_middle_panel_and_his_second_on_the_bottom_one() -> None:
    step = his_turn(hand("poet"), "freedom", "build")
    assert [act.done for act in solo_of(step.state).acts] == ["freedom", "build"]
    assert [facts["nth"] for facts in told(step.events, "automa-acts")] == [1, 2]


def test_he_does_the_leftmost_that_is_possible() -> None:
    state = hand("poet")
    assert done(state, "freedom build") == ["freedom", "profession"]
    travelled = his(state, freedoms=("travel", "travel"))  # which is what a poet longs for
    assert done(travelled, "freedom build") == ["build", "profession"]


def test_when_nothing_is_possible_he_takes_the_first_of_the_list_that_is() -> None:
    nothing_in_hand = hand()
    step = his_turn(nothing_in_hand, "work build", "freedom")
    assert solo_of(step.state).acts[0].tried == ("work", "build", "profession")
    assert solo_of(step.state).acts[0].done == "profession"
    assert len(told(step.events, "automa-falls-back")) == 1


def test_after_a_profession_card_the_list_goes_on_with_a_building_a_bonus_card_a_freedom() -> None:
    state = without("profession", hand("poet"))
    assert done(state, "profession", "profession") == ["build", "build"]
    built = his(state, buildings=("theater",) * 3)  # what a poet wants, and all there are
    assert done(built, "profession", "profession") == ["bonus", "bonus"]
    no_bonus = without("bonus", built)
    assert done(no_bonus, "profession", "profession") == ["freedom", "freedom"]


def test_when_nothing_at_all_is_possible_he_does_nothing() -> None:
    state = without("profession", hand())
    step = his_turn(state, "work", "build freedom")
    assert [act.done for act in solo_of(step.state).acts] == ["", ""]
    assert len(told(step.events, "automa-does-nothing")) == 2
    assert him(step.state) == him(state)


# When works become urgent


@pytest.mark.parametrize(("round_", "works"), [(4, 0), (5, 1), (6, 2), (7, 2)])
def test_with_a_card_a_round_left_wolfgang_completes_a_work(round_: int, works: int) -> None:
    """Three cards: in round 5 they are as many as the rounds, and after one work they are not."""
    state = replace(hand("poet", "jurist", "botanist"), round=round_)
    step = his_turn(state, "freedom", "freedom")
    assert len(him(step.state).open.feats) == works
    assert len(told(step.events, "automa-has-to-work")) == works


# Complete a work


def test_the_leftmost_face_down_card_is_turned_over() -> None:
    step = his_turn(hand("poet", "jurist"), "work", "freedom")
    assert him(step.state).open.table == ("poet",)
    assert him(step.state).hidden.hand == ("jurist",)


def test_a_recruiting_card_completes_works_too() -> None:
    step = his_turn(hand(RECRUITING, "jurist"), "work", "freedom")
    assert him(step.state).open.table == (RECRUITING,)
    assert him(step.state).open.feats[0].value == 7 + 1


def test_its_value_is_the_minimum_his_jesters_his_recruiting_cards_and_his_bonus() -> None:
    """7 in round 1, 4 for two jesters, 2 for recruiting cards, 2 for a forest."""
    state = hand(
        "poet",
        RECRUITING,
        jesters=2,
        table=(RECRUITING, "jurist"),
        landscapes=("forest",),
        bonus=("forests",),
    )
    step = his_turn(state, "work", "freedom")
    assert him(step.state).open.feats[-1] == DoneWork(1, "poet", 7 + 4 + 2 + 2)
    (facts,) = told(step.events, "automa-works")
    assert (facts["minimum"], facts["jesters"], facts["recruits"]) == (7, 4, 2)


def test_the_recruiting_card_that_is_turned_counts_itself() -> None:
    assert him(his_turn(hand(RECRUITING), "work", "freedom").state).open.feats[0].value == 8


def test_its_bonus_cards_are_played_with_it() -> None:
    state = hand("poet", "jurist", bonus=("forests", "lakes"))
    step = his_turn(state, "work", "freedom")
    assert him(step.state).hidden.bonus == ()
    assert set(step.state.decks.spent) == {"forests", "lakes"}


def test_then_one_card_of_each_dummy_is_turned_up() -> None:
    state = hand("poet")
    before = solo_of(state).columns
    step = his_turn(state, "work", "profession")
    assert [column.faceup for column in solo_of(step.state).columns] == [
        column.covered[:1] for column in before
    ]
    (facts,) = told(step.events, "dummies-turn-up")
    assert len(facts["cards"]) == 2


# Build a building


@pytest.mark.parametrize(("builders", "price"), [(0, 700), (1, 300), (2, 300), (3, 0)])
def test_wolfgang_builds_for_the_leftmost_profession(builders: int, price: int) -> None:
    state = hand("poet", builders=builders, florins=1500)
    step = his_turn(state, "build", "work")
    assert him(step.state).open.buildings == (Tile("theater", "", 0),)
    assert him(step.state).open.earned[BUILDINGS] == 3
    assert told(step.events, "automa-builds")[0]["price"] == Florins(price)


def test_the_card_lies_face_down_again_but_everybody_has_seen_it() -> None:
    step = his_turn(hand("poet", "jurist"), "build", "profession")
    assert him(step.state).hidden.hand[:2] == ("poet", "jurist")
    assert him(step.state).open.shown == ("poet",)


# Take a profession card


def test_he_takes_the_top_profession_and_then_each_dummy_takes_one() -> None:
    state = hand("poet")
    first, second, third, *rest = state.decks.profession
    columns = solo_of(state).columns
    step = his_turn(state, "profession", "work")
    assert him(step.state).hidden.florins == 1500 - 300 + 100
    assert first in him(step.state).hidden.hand
    assert [column.covered[-1] for column in solo_of(step.state).columns] == [second, third]
    assert step.state.decks.profession == tuple(rest)
    assert len(columns[0].covered) == 3


# Introduce a freedom


def test_he_introduces_what_his_leftmost_profession_longs_for() -> None:
    step = his_turn(hand("poet"), "freedom", "work")
    assert him(step.state).open.freedoms == ("travel",)
    assert step.state.stock.freedoms == (1, 2, 2)
    assert him(step.state).hidden.florins == 1500 - 300 + 100


# Acquire a bonus card


TOP = ("forests", "lakes", "parks", "jesters", "builders")


def test_of_five_bonus_cards_he_keeps_the_one_that_adds_most_now() -> None:
    state = on_top(hand("poet", jesters=2, landscapes=("lake",)), "bonus", *TOP)
    step = his_turn(state, "bonus", "profession")
    assert him(step.state).hidden.bonus == ("jesters",)
    assert step.state.decks.bonus[-4:] == ("forests", "lakes", "parks", "builders")
    assert him(step.state).hidden.florins == 1500 - 300 - 300
    (facts,) = told(step.events, "automa-looks")
    assert [text.fact("worth") for text in facts["cards"]] == [0, 2, 0, 4, 0]


@pytest.mark.parametrize(("rules", "worths"), [(3, [3, 0]), (2, [2, 1])])
def test_a_bonus_card_counts_before_a_card_is_turned(rules: int, worths: list[int]) -> None:
    """Three lie face down and none face up; under earlier rules one counted as turned."""
    state = on_top(hand("poet", "jurist", "botanist"), "bonus", "cards-in-hand", "cards-on-table")
    step = his_turn(replace(state, rules=rules), "bonus", "profession")
    (facts,) = told(step.events, "automa-looks")
    assert [text.fact("worth") for text in facts["cards"]][:2] == worths


def test_a_lot_decides_between_bonus_cards_that_add_as_much() -> None:
    state = on_top(hand("poet"), "bonus", *TOP)
    kept = {him(his_turn(state, "bonus", "work", f"lot {n}").state).open.feats[0] for n in range(3)}
    spent = {his_turn(state, "bonus", "work", f"lot {n}").state.decks.spent[-1] for n in range(40)}
    assert spent == set(TOP)
    assert kept == {DoneWork(1, "poet", 7)}


def test_it_lies_on_his_leftmost_face_down_card_and_is_part_of_that_work() -> None:
    state = on_top(hand("poet", "jurist", jesters=1), "bonus", *TOP)
    step = his_turn(state, "bonus", "work")
    assert him(step.state).open.feats[0].value == 7 + 2 + 2
    assert him(step.state).hidden.bonus == ()


def test_his_cards_in_hand_are_those_that_stay_face_down() -> None:
    state = hand("poet", "jurist", RECRUITING, bonus=("cards-in-hand",))
    step = his_turn(state, "work", "freedom")
    assert him(step.state).open.feats[0].value == 7 + 1 + 2


# Paying in his turn


def test_what_he_lacks_for_an_action_he_pays_in_points_too() -> None:
    step = his_turn(hand("poet", florins=0), "build", "work")
    assert him(step.state).open.earned[BUILDINGS] == 3
    assert told(step.events, "sells-points")[0]["points"] == 4
