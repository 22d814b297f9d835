"""Personnel cards, one by one (Rules p. 7; rulings 22, 27-32, 36-41)."""

from collections.abc import Callable

import pytest

from bot.games.firenze.state import State
from tests.rules.firenze_table import (
    asked,
    building,
    choosing,
    facts,
    fulfilling,
    given,
    heap,
    hear,
    keys,
    legal,
    limiting,
    points,
    refused,
    row,
    short,
    site,
    step,
    stored,
    table,
    tell,
)

# At any moment of one's own turn, each name once


@pytest.mark.parametrize("moment", [choosing, building, fulfilling])
def test_personnel_is_played_at_any_moment_of_ones_turn(
    moment: Callable[[State], State],
) -> None:
    state = moment(given(table(), 0, "white 1", hand=("alchemist",)))

    after = tell(state, "0 transmute white purple")

    assert stored(after, 0) == "purple 1"
    assert after.deck.discards == ("alchemist",)
    assert asked(after) == asked(state)


def test_personnel_taken_this_turn_may_be_played_at_once() -> None:
    state = row(table(), "alchemist", "mason", "princess", "smuggler", "tribute", "saboteur")

    after = tell(state, "0 take 1", "0 transmute white red")

    assert stored(after, 0) == "white 1 red 1"


def test_two_of_the_same_name_are_not_played_in_one_turn() -> None:
    state = given(table(), 0, "white 2", hand=("alchemist", "alchemist"))

    after = tell(state, "0 transmute white red")

    assert refused(after, "0 transmute white red").text.key == "firenze-played-already"
    assert after.builders[0].hand == ("alchemist",)


def test_different_names_are() -> None:
    state = given(table(), 0, "white 2", hand=("alchemist", "mason"))

    assert tell(state, "0 play mason", "0 transmute white red").turn.played == (
        "mason",
        "alchemist",
    )


# The Princess


def test_with_the_princess_every_card_is_free_and_nothing_is_laid_on_the_others() -> None:
    state = given(table(), 0, hand=("princess",))
    state = row(state, "wholesaler", "mason", "tournament", "smuggler", "tribute", "saboteur")

    after = tell(state, "0 play princess", "0 take 6")

    assert after.builders[0].hand == ("saboteur",)
    assert [heap(spot.bricks) for spot in after.row[:5]] == ["white 2"] * 5


def test_the_princess_comes_before_the_choice() -> None:
    state = building(given(table(), 0, hand=("princess",)))

    assert refused(state, "0 play princess").text.key == "firenze-princess-too-late"


# Mason and Architect


def test_the_mason_helps_this_turn_only() -> None:
    state = building(given(table(), 0, "white 5", hand=("mason",)))
    lines = ["0 play mason", *["0 begin white"] * 4, "0 done", "0 end"]

    after = tell(state, *lines)

    assert stored(after, 0) == "white 1"
    assert not after.turn.played


def test_the_architects_brick_may_begin_a_tower_and_be_the_only_one() -> None:
    """Ruling 39."""
    state = building(given(table(), 0, "white 1", hand=("architect",)))

    assert site(tell(state, "0 play architect", "0 begin white", "0 done"), 0) == "white 1"


def test_with_the_architect_seven_bricks_are_laid_for_the_price_of_six() -> None:
    state = building(given(table(), 0, "white 8 yellow 10", hand=("architect",)))
    state = tell(state, "0 play architect")
    for height in range(7):
        state = tell(state, f"0 lay white {height}" if height else "0 begin white")
        while asked(state) == "0 paying-construction":
            state = tell(state, "0 pay yellow")

    assert site(state, 0) == "white 7"
    assert sum(state.turn.paid) == 10
    assert refused(state, "0 begin white").text.key == "firenze-laid-all"


@pytest.mark.parametrize("card", ["mason", "architect"])
def test_once_building_is_over_nobody_helps_with_it(card: str) -> None:
    state = fulfilling(given(table(), 0, hand=(card,)))

    assert refused(state, f"0 play {card}").text.key == "firenze-built-already"


# Smuggler, Saboteur, Wholesaler, Alchemist


def test_the_smuggler_exchanges_a_brick_with_another_storehouse() -> None:
    """Ruling 31: the active player chooses both."""
    state = given(given(table(), 0, "white 1", hand=("smuggler",)), 2, "purple 1 red 1")

    after = tell(state, "0 smuggle 2 white purple")

    assert (stored(after, 0), stored(after, 2)) == ("purple 1", "white 1 red 1")
    assert facts(hear(state, "0 smuggle 2 white purple"), "firenze-smuggles")


def test_the_smuggler_needs_a_brick_on_both_sides() -> None:
    state = given(given(table(), 0, hand=("smuggler",)), 2, "purple 1")

    assert not [line for line in legal(state, 0) if line.startswith("smuggle")]
    assert refused(state, "0 smuggle 2 white purple").text.key == "firenze-no-such-brick"
    other = given(given(table(), 0, "white 1", hand=("smuggler",)), 2, "purple 1")
    assert refused(other, "0 smuggle 2 white red").text.key == "firenze-no-such-brick"


def test_the_saboteur_takes_a_brick_from_a_tower_of_another() -> None:
    state = given(given(table(), 0, hand=("saboteur",)), 1, on_site="blue 4, red 1")

    after = tell(state, "0 sabotage 1 blue 4")
    assert site(after, 1) == "blue 3, red 1"
    assert after.pouch[4] - state.pouch[4] == 1


def test_nobody_sends_the_saboteur_to_the_own_site() -> None:
    state = given(given(table(), 0, on_site="red 3", hand=("saboteur",)), 1, on_site="blue 4")

    assert refused(state, "0 sabotage 0 red 3").text.key == "firenze-not-at-this-seat"
    assert refused(state, "0 sabotage 3 red 3").text.key == "firenze-not-at-this-seat"
    assert refused(state, "0 sabotage 1 red 3").text.key == "firenze-no-such-tower"


def test_a_tower_without_bricks_is_gone() -> None:
    """Ruling 29."""
    state = given(given(table(), 0, hand=("saboteur",)), 1, on_site="blue 4, red 1")

    assert site(tell(state, "0 sabotage 1 red 1"), 1) == "blue 4"


def test_the_wholesaler_draws_the_new_bricks_before_the_old_ones_go_back() -> None:
    """Ruling 30."""
    state = given(table(), 0, hand=("wholesaler",))
    state = row(state, "tournament", "mason", "princess", tournament="purple 3")
    state = short(state, "red 2", rest=1)

    after = step(state, "0 restock 1")

    assert after.opened
    assert heap(after.state.row[0].bricks) == "red 2"
    assert heap(after.state.pouch) == "purple 3"


def test_an_empty_card_is_no_matter_for_the_wholesaler() -> None:
    state = row(given(table(), 0, hand=("wholesaler",)), "tournament", "mason", tournament="")

    assert refused(state, "0 restock 1").text.key == "firenze-no-bricks-there"


def test_the_alchemist_may_take_out_the_colour_that_was_put_in() -> None:
    """Ruling 41."""
    state = short(given(table(), 0, "purple 1", hand=("alchemist",)), "", rest=1)

    assert "transmute purple purple" in legal(state, 0)
    assert refused(state, "0 transmute purple red").text.key == "firenze-not-in-the-pouch"
    assert refused(state, "0 transmute white purple").text.key == "firenze-no-such-brick"


# The Patrician


def test_the_patrician_puts_a_celebration_away() -> None:
    state = given(table(), 0, hand=("patrician", "banquet", "carnival"))

    after = tell(state, "0 renounce banquet")

    assert after.builders[0].hand == ("carnival",)
    assert set(after.deck.discards) == {"patrician", "banquet"}
    assert points(after)[0] == 0


EVENT_ROW = ("tribute", "mason", "princess", "smuggler", "wholesaler", "saboteur")


def test_the_patrician_prevents_the_event_just_taken() -> None:
    """Ruling 37."""
    state = row(given(table(), 0, "blue 3", hand=("patrician",)), *EVENT_ROW)

    asked_first = tell(state, "0 take 1")
    assert asked(asked_first) == "0 averting"
    after = tell(asked_first, "0 avert")

    assert stored(after, 0) == "white 2 blue 3"
    assert after.deck.discards == ("patrician", "tribute")
    assert after.turn.played == ("patrician",)
    assert keys(hear(asked_first, "0 avert")) == ["firenze-averts", "firenze-new-card"]


def test_or_lets_it_happen() -> None:
    state = row(given(table(), 0, hand=("patrician",)), *EVENT_ROW)

    after = tell(state, "0 take 1", "0 endure")

    assert stored(after, 0) == ""
    assert after.builders[0].hand == ("patrician",)


def test_whoever_has_played_a_patrician_this_turn_prevents_nothing() -> None:
    state = row(given(table(), 0, hand=("patrician", "patrician", "banquet")), *EVENT_ROW)

    after = tell(state, "0 renounce banquet", "0 take 1")

    assert asked(after) == "0 building"


def test_a_table_may_play_without_his_second_use() -> None:
    state = row(given(table(patrician="off"), 0, hand=("patrician",)), *EVENT_ROW)

    assert asked(tell(state, "0 take 1")) == "0 building"


def test_nobody_is_asked_who_has_no_patrician() -> None:
    state = row(given(table(), 1, hand=("patrician",)), *EVENT_ROW)

    assert asked(tell(state, "0 take 1")) == "0 building"


def test_the_limits_are_checked_again_after_personnel() -> None:
    hand = ("carnival", "banquet", "wedding", "masked-ball", "tournament", "alchemist")
    state = limiting(given(table(), 0, "white 1", hand=hand))

    assert asked(tell(state, "0 transmute white red")) == "1 choosing"
