"""What Wolfgang buys when the auctions are over, and how he pays (Rules p. 10-11)."""

from dataclasses import replace

import pytest

from bot.engine.text import Florins, Named
from bot.games.princes.automa import solo_of, with_solo
from bot.games.princes.state import Column, State
from bot.games.princes.state_parts import (
    HUMAN,
    LANDSCAPES,
    RECRUITING,
    SOLD,
    WOLFGANG,
    Roll,
    Sale,
    Tile,
)
from tests.rules.princes_table import acting, given, on_top
from tests.rules.solo_table import alone, him, his, opened, over, rolled, told, why
from tests.rules.telling import refused, tell


def bought(state: State, *lots: str) -> State:
    """The player bought these in this phase (one, really)."""
    sales = tuple(Sale(lot, HUMAN, 300) for lot in lots)
    return replace(state, sales=sales)


def sale(state: State) -> Sale:
    (found,) = [sale for sale in state.sales if sale.seat == WOLFGANG]
    return found


# Which object


def test_the_rulebooks_example_to_its_end() -> None:
    """A Jester declined at 1000, a Forest for 300, a Builder for Wolfgang at 500."""
    state = tell(rolled(alone(), "0 nominate jester", 4).state, "0 pass")
    state = rolled(state, "0 nominate forest", 2).state
    step = rolled(state, "0 place forest d1 0", 3)
    estate = him(step.state)
    assert (estate.open.builders, estate.hidden.florins) == (1, 1500 - 500)
    assert sale(step.state).price == 500
    assert step.state.stock.recruiting == 4
    assert solo_of(step.state).discarded == (RECRUITING,)
    assert solo_of(step.state).card == ""
    assert told(step.events, "automa-discards") == [{"lot": Named("lot", RECRUITING)}]


def test_he_buys_the_leftmost_object() -> None:
    assert sale(over(alone(), "jester", "builder").state).lot == "jester"
    assert sale(over(alone(), "builder", "jester").state).lot == "builder"


def test_not_what_the_player_bought() -> None:
    step = over(bought(alone(), "jester"), "jester", "builder")
    assert sale(step.state).lot == "builder"
    assert why(step.events, "automa-skips") == ["automa-bought-already"]


def test_no_fourth_builder() -> None:
    step = over(his(alone(), builders=3), "builder", "jester")
    assert sale(step.state).lot == "jester"
    assert why(step.events, "automa-skips") == ["automa-all-builders"]


def test_he_buys_nothing_when_nothing_is_left() -> None:
    state = bought(alone(), "jester", "builder", "prestige", "recruiting", "forest")
    step = over(his(state, hand=("jurist",)))  # he loves forests
    assert not [sale for sale in step.state.sales if sale.seat == WOLFGANG]
    assert told(step.events, "automa-buys-nothing")


# Which landscape


def test_his_leftmost_face_down_profession_tells_the_landscape() -> None:
    step = over(his(alone(), hand=("poet", "jurist", "botanist")), "landscapes")
    assert [tile.name for tile in him(step.state).open.landscapes] == ["lake"]
    assert step.state.stock.landscapes == (6, 5, 6)
    (facts,) = told(step.events, "automa-flips")
    assert facts["card"] == Named("profession", "poet")
    assert him(step.state).hidden.hand == ("poet", "jurist", "botanist")
    assert him(step.state).open.shown == ("poet",)


def test_a_recruiting_card_on_the_left_tells_none() -> None:
    step = over(his(alone(), hand=(RECRUITING, "botanist")), "landscapes")
    assert [tile.name for tile in him(step.state).open.landscapes] == ["park"]


def test_without_a_face_down_profession_he_takes_another_object() -> None:
    step = over(his(alone(), hand=(RECRUITING,)), "landscapes", "jester")
    assert sale(step.state).lot == "jester"
    assert why(step.events, "automa-skips") == ["automa-no-profession"]


def test_a_second_of_a_kind_scores_3() -> None:
    state = his(alone(), hand=("poet",), landscapes=("lake",))
    second = over(state, "landscapes")
    assert him(second.state).open.earned[LANDSCAPES] == 3
    (earned,) = told(second.events, "earns-points")
    assert earned["points"] == 3
    other = his(alone(), hand=("poet",), landscapes=("park",))
    assert him(over(other, "landscapes").state).open.earned[LANDSCAPES] == 0


# At which price


def test_he_pays_the_last_bid_that_was_rolled() -> None:
    state = tell(rolled(alone(), "0 nominate builder", 6).state, "0 pass")
    step = over(state, "builder")
    assert sale(step.state).price == 800
    assert told(step.events, "automa-knows-price")
    assert not told(step.events, "automa-rolls")


def test_or_a_die_is_rolled_now_and_its_number_added() -> None:
    step = over(alone(), "jester", adds=6)
    (facts,) = told(step.events, "automa-rolls")
    assert facts["add"] == 6
    assert sale(step.state).price == (facts["die"] + 6) * 100
    assert him(step.state).hidden.florins == 1500 - sale(step.state).price


def priced(state: State, price: int) -> State:
    return with_solo(state, rolls=(Roll("jester", 3, price),))


def test_without_money_900_cost_five_points_and_100_come_back() -> None:
    state = his(alone(), florins=0, points=10)
    step = over(priced(state, 900), "jester")
    assert (him(step.state).open.points, him(step.state).hidden.florins) == (5, 100)
    (facts,) = told(step.events, "sells-points")
    assert (facts["points"], facts["florins"]) == (5, Florins(1000))


def test_he_may_fall_below_0() -> None:
    step = over(priced(his(alone(), florins=0), 900), "jester")
    assert him(step.state).open.points == -5
    assert him(step.state).open.earned[SOLD] == -5


# What becomes of it


def test_a_recruiting_card_lies_face_down_on_the_right_of_his_row() -> None:
    step = over(his(alone(), hand=("poet", "jurist")), "recruiting")
    assert him(step.state).hidden.hand == ("poet", "jurist", RECRUITING)
    assert step.state.stock.recruiting == 4
    assert solo_of(step.state).discarded == ("builder",)


def test_his_second_and_third_builder_score_3() -> None:
    points = [him(over(his(alone(), builders=n), "builder").state).open.points for n in range(3)]
    assert points == [0, 3, 6]


def test_of_five_prestige_cards_he_keeps_the_one_that_is_worth_most_now() -> None:
    top = ("most-parks", "most-jesters", "three-freedoms", "most-lakes", "most-forests")
    state = on_top(his(alone(), jesters=2, landscapes=("lake",)), "prestige", *top)
    state = given(state, 0, landscapes=(Tile("lake", "d1", 0),))
    step = over(state, "prestige")
    assert him(step.state).hidden.prestige == ("most-jesters",)
    (facts,) = told(step.events, "automa-looks")
    worths = {text.fact("card").name: text.fact("worth") for text in facts["cards"]}
    assert worths == {
        "most-parks": 0,
        "most-jesters": 6,
        "three-freedoms": 0,
        "most-lakes": 3,
        "most-forests": 0,
    }


def test_a_lot_decides_between_equals_even_when_all_are_worth_nothing() -> None:
    top = ("most-parks", "two-large-buildings", "three-freedoms", "most-lakes", "most-forests")
    state = on_top(alone(), "prestige", *top)
    kept = set()
    for number in range(40):
        step = over(state, "prestige", seed=f"lot {number}")
        kept |= set(him(step.state).hidden.prestige)
        (facts,) = told(step.events, "automa-keeps")
        assert (facts["equals"], facts["worth"]) == (5, 0)
    assert kept == set(top)


# What nobody bought


def test_a_recruiting_card_and_a_builder_go_when_nobody_bought_one() -> None:
    step = over(alone(), "jester")
    assert (step.state.stock.recruiting, step.state.stock.builders) == (4, 5)
    assert solo_of(step.state).discarded == (RECRUITING, "builder")


@pytest.mark.parametrize("lot", [RECRUITING, "builder"])
def test_but_not_when_the_player_bought_one(lot: str) -> None:
    state = given(alone(), 0, recruiting=1) if lot == RECRUITING else given(alone(), 0, builders=1)
    step = over(bought(state, lot), "jester")
    assert lot not in solo_of(step.state).discarded


def test_the_automa_card_is_discarded() -> None:
    state = opened(alone(), "early-two")
    step = over(state)
    assert solo_of(step.state).card == ""
    assert solo_of(step.state).played == ("early-two",)


# Recruiting from him and from the dummies


def recruiting(state: State) -> State:
    return given(state, 0, recruiting=1)


def test_for_a_card_of_his_the_recruiting_card_joins_his_row_on_the_right() -> None:
    state = his(alone(), table=("poet", "jurist"), hand=("botanist",))
    state = acting(recruiting(state), 0)
    after = tell(state, "0 recruit poet")
    assert him(after).open.table == ("jurist",)
    assert him(after).hidden.hand == ("botanist", RECRUITING)
    assert after.estates[0].hidden.hand[-1] == "poet"
    assert after.estates[0].open.recruiting == 0


def test_for_a_dummys_card_it_is_discarded() -> None:
    state = recruiting(alone())
    first, *others = solo_of(state).columns
    card, *covered = first.covered
    state = with_solo(state, columns=(Column(tuple(covered), (card,)), *others))
    after = tell(acting(state, 0), f"0 recruit {card}")
    assert solo_of(after).columns[0].faceup == ()
    assert solo_of(after).discarded == (RECRUITING,)
    assert after.estates[0].hidden.hand[-1] == card


def test_only_face_up_cards_can_be_recruited() -> None:
    state = acting(recruiting(his(alone(), hand=("poet",))), 0)
    covered = solo_of(state).columns[0].covered[0]
    assert refused(state, "0 recruit poet").text.key == "not-on-another-table"
    assert refused(state, f"0 recruit {covered}").text.key == "not-on-another-table"
