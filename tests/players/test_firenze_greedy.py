"""The greedy guest of Firenze: he plays as a sensible person would."""

import pytest

from bot.engine.random_draws import Chance
from bot.games.firenze.building import PayingConstruction
from bot.games.firenze.card_choice import PayingCard
from bot.games.firenze.event_cards import Averting, LoweringTower
from bot.games.firenze.moves import Move
from bot.games.firenze.state import State
from bot.games.firenze.state_parts import NO_BRICKS
from bot.players import registry
from bot.players.player import make_situation
from tests.rules.firenze_table import (
    GAME,
    asking,
    bricks,
    building,
    choosing,
    church,
    ended_by,
    fulfilling,
    given,
    limiting,
    more_than,
    row,
    sealed,
    table,
)
from tests.rules.telling import tell

GREEDY = registry.computer_players("firenze")["greedy"]

# No event, nobody's favourite: what lies on them decides.
PLAIN = ("smuggler", "wholesaler", "alchemist", "mason", "princess", "architect")


def answer(state: State) -> str:
    """What he does as seat 0."""
    move: Move = GREEDY(make_situation(GAME, state, state.seat), Chance("none", 0))
    return GAME.vocabulary.spell(move)


def turn(state: State) -> list[str]:
    """All he does until his turn is over, told as it is spelt."""
    seat, done = state.seat, []
    while state.seat == seat and GAME.to_move(state):
        done.append(answer(state))
        state = tell(state, f"{seat} {done[-1]}")
    return done


# Choosing


def test_he_chooses_the_card_with_the_bricks_that_his_tower_needs() -> None:
    laden = {"wholesaler": "purple 3 white 1"}
    state = given(row(table(), *PLAIN, **laden), 0, "white 3", on_site="purple 2")

    assert answer(choosing(state)) == "take 2"


def test_he_does_not_pay_for_what_lies_there_for_nothing() -> None:
    state = given(row(table(), *["smuggler", "smuggler", *PLAIN[1:5]]), 0, "white 5")

    assert answer(choosing(state)) == "take 1"


def test_he_leaves_a_celebration_that_costs_points_to_others() -> None:
    state = given(row(table(), "banquet", *PLAIN[:5]), 0, "white 5")

    assert answer(choosing(state)) != "take 1"


def test_he_pays_for_a_card_with_bricks_that_no_tower_waits_for() -> None:
    state = given(table(), 0, "purple 1 white 1", on_site="purple 2")

    assert answer(asking(state, PayingCard(2, 1, NO_BRICKS))) == "pay white"


def test_the_princess_saves_him_a_dear_card() -> None:
    laden = {"architect": "purple 4"}
    state = row(table(), "smuggler", "wholesaler", "alchemist", "mason", "mason", "architect")
    state = row(state, *[spot.card for spot in state.row], **laden)
    state = given(state, 0, "white 5", on_site="purple 4", hand=("princess",))

    assert answer(choosing(state)) == "play princess"


# Building


def test_he_finishes_a_tower_and_fulfils_its_commission() -> None:
    state = building(given(table(), 0, "purple 1", on_site="purple 2"))

    assert turn(state)[:3] == ["lay purple 2", "done", "fulfil purple 3"]


def test_he_keeps_a_tower_alive_that_he_cannot_finish() -> None:
    state = sealed(table(), 1, "purple 7")
    state = building(given(state, 0, "purple 1 white 1", on_site="purple 6"))

    assert answer(state) == "lay purple 6"


def test_he_leaves_no_tower_to_be_torn_down_for_which_he_has_a_brick() -> None:
    state = building(given(table(), 0, "red 2 blue 2", on_site="red 2, blue 3"))

    done = turn(state)

    assert any(move.startswith("lay red") for move in done)
    assert any(move.startswith("lay blue") for move in done)


def test_he_pays_for_building_with_what_he_can_best_spare() -> None:
    state = given(table(), 0, "purple 2 yellow 1 white 1", on_site="purple 3")

    assert answer(asking(state, PayingConstruction(1))) in ("pay white", "pay yellow")


def test_he_lays_nothing_on_a_tower_that_has_no_commission_left() -> None:
    state = sealed(table(), 1, *[f"green {height}" for height in range(3, 9)])
    state = building(given(state, 0, "green 2", on_site="green 3"))

    assert not any(move.startswith(("lay", "begin")) for move in turn(state))


def test_the_mason_pays_for_a_tower_that_would_be_too_dear() -> None:
    state = given(table(), 0, "purple 4 white 1", on_site="purple 3", hand=("mason",))

    assert answer(building(sealed(state, 1, "purple 3", "purple 4", "purple 5"))) == "play mason"


def test_he_exchanges_white_bricks_for_the_last_one_of_a_tower() -> None:
    state = row(table(), *PLAIN, mason="blue 2")
    state = building(given(state, 0, "white 3", on_site="blue 5"))

    assert answer(state) == "exchange 4 blue"


# Fulfilling


def test_he_builds_on_where_far_more_is_to_be_had() -> None:
    state = fulfilling(given(table(), 0, "purple 5", on_site="purple 3"))

    assert answer(state) == "end"


def test_in_his_last_turn_he_fulfils_whatever_he_can() -> None:
    places = [f"{c} {height}" for c in ("yellow", "green") for height in (3, 4, 5)]
    state = ended_by(table(), 1, *places, "red 3")
    state = fulfilling(given(state, 0, "purple 5", on_site="purple 3"))

    assert answer(state) == "fulfil purple 3"


def test_the_bell_tower_comes_first() -> None:
    state = given(church(table(), "campanile"), 0, on_site="white 3, purple 3")
    state = fulfilling(state)

    assert answer(state) == "consecrate"


# What is taken from him


def test_he_gives_up_the_level_that_hurts_least() -> None:
    state = given(table(), 0, on_site="white 3, purple 7")

    assert answer(asking(state, LoweringTower("botch"))) == "lower white 3"


def test_the_patrician_saves_a_dear_tower_from_a_botch() -> None:
    state = given(table(), 0, "purple 1", on_site="purple 7", hand=("patrician",))
    state = asking(state, Averting("botch", bricks("")))

    assert answer(state) == "avert"


def test_an_event_that_does_nothing_is_endured() -> None:
    state = given(table(), 0, hand=("patrician",))

    assert answer(asking(state, Averting("botch", bricks("")))) == "endure"


def test_the_patrician_puts_a_banquet_away() -> None:
    state = fulfilling(given(table(), 0, hand=("patrician", "banquet")))

    assert answer(state) == "renounce banquet"


@pytest.mark.parametrize("kept", ["purple", "blue"])
def test_white_bricks_are_the_first_to_be_spilt(kept: str) -> None:
    state = more_than(limiting(table()), 0, f"white 8 {kept} 3")

    assert answer(state) == "spill white"


def test_of_six_cards_he_puts_away_the_one_of_least_use() -> None:
    hand = ("mason", "princess", "architect", "patrician", "wholesaler", "alchemist")
    state = limiting(given(table(), 0, hand=hand))

    assert answer(state) == "discard wholesaler"
