"""Phases 3 and 4: building towers, its cost, tearing down what is abandoned (Rules p. 5-6)."""

from dataclasses import replace

import pytest

from bot.games.firenze import building as room
from bot.games.firenze.state import State
from tests.rules.firenze_table import (
    BOX,
    asked,
    building,
    fulfilling,
    given,
    heap,
    site,
    stored,
    table,
)
from tests.rules.telling import facts, hear, keys, refused, tell

COSTS = [0, 0, 1, 3, 6, 10]  # of one to six bricks


def priced(played: tuple[str, ...] = (), buildings: tuple[str, ...] = ()) -> list[int]:
    own = replace(table().open, buildings=buildings)
    turn = replace(table().turn, played=played)
    return list(room.building_costs(BOX, own, turn))[1:]


# What building costs


def test_one_to_six_bricks_cost_0_0_1_3_6_10() -> None:  # V05
    assert priced() == COSTS


def test_a_mason_takes_three_off_and_never_more_than_there_is() -> None:  # V05
    assert priced(("mason",)) == [0, 0, 0, 0, 3, 7]


def test_a_workshop_takes_one_off_and_adds_to_the_mason() -> None:
    assert priced(buildings=("workshop",)) == [0, 0, 0, 2, 5, 9]
    assert priced(("mason",), ("workshop",)) == [0, 0, 0, 0, 2, 6]


def test_the_architects_brick_counts_neither_for_the_cost_nor_for_the_six() -> None:
    assert priced(("architect",)) == [0, *COSTS]


@pytest.mark.parametrize(
    ("built", "paid", "more", "due"),
    [
        (0, 0, 4, 3),
        (3, 1, 1, 2),
        (3, 1, 3, 9),
        (3, 5, 1, 0),  # more was paid before the Mason came than is owed now
        (4, 5, 1, 1),
        (4, 0, 0, 0),  # as long as nothing more is laid nothing more is due
    ],
)
def test_more_bricks_cost_what_is_not_paid_yet(built: int, paid: int, more: int, due: int) -> None:
    assert room.amount_due((0, *COSTS), built, paid, more) == due


@pytest.mark.parametrize("total", range(1, 7))
def test_what_is_paid_brick_by_brick_is_the_cost_of_them_all(total: int) -> None:
    state = building(given(table(), 0, "white 6 yellow 10"))

    state = laid(state, total)

    assert sum(state.turn.paid) == COSTS[total - 1]
    assert heap(state.turn.laid) == f"white {total}"
    assert site(state, 0) == f"white {total}"


def laid(state: State, total: int) -> State:
    """So many white bricks on one tower, each paid with yellow ones."""
    for height in range(total):
        state = tell(state, f"0 lay white {height}" if height else "0 begin white")
        while asked(state) == "0 paying-construction":
            state = tell(state, "0 pay yellow")
    return state


# Holger's turn, the worked example of the rulebook


def holger() -> State:
    stock = "white 3 yellow 2 green 2 blue 1"
    return building(given(table(), 0, stock, on_site="white 4, green 5, yellow 2, red 3"))


HOLGER_BUILDS = (
    "0 lay white 4",
    "0 lay white 5",
    "0 lay green 5",
    "0 pay white",
    "0 lay yellow 2",
    "0 pay green",
    "0 pay blue",
)


def test_holger_lays_four_bricks_for_three() -> None:  # V06
    after = tell(holger(), *HOLGER_BUILDS)

    assert site(after, 0) == "white 6, green 6, yellow 3, red 3"
    assert stored(after, 0) == "yellow 1"
    assert heap(after.turn.paid) == "white 1 green 1 blue 1"
    assert refused(after, "0 lay yellow 3").text.key == "firenze-brick-too-dear"


def test_holgers_red_tower_is_torn_down() -> None:  # V07
    before = tell(holger(), *HOLGER_BUILDS)
    after = tell(before, "0 done")

    assert site(after, 0) == "white 6, green 6, yellow 3"
    assert stored(after, 0) == "yellow 1 red 1"
    assert after.pouch[3] - before.pouch[3] == 2


def test_building_is_told_once_when_it_is_over() -> None:
    assert not hear(holger(), *HOLGER_BUILDS)
    told = hear(holger(), *HOLGER_BUILDS, "0 done")

    assert keys(told) == ["firenze-builds", "firenze-tears-down"]
    assert facts(told, "firenze-tears-down")["lost"] != ()


# Tearing down


@pytest.mark.parametrize(("height", "saved"), [(1, ""), (2, "red 1"), (3, "red 1"), (4, "red 2")])
def test_of_an_abandoned_tower_half_is_kept_rounded_down(height: int, saved: str) -> None:
    state = building(given(table(), 0, on_site=f"red {height}"))

    after = tell(state, "0 done")

    assert site(after, 0) == ""
    assert stored(after, 0) == saved


def test_a_tower_begun_this_turn_is_safe() -> None:
    after = tell(building(given(table(), 0, "red 1")), "0 begin red", "0 done")

    assert site(after, 0) == "red 1"


def test_one_brick_keeps_a_tower() -> None:
    state = building(given(table(), 0, "red 1", on_site="red 3, blue 2"))

    assert site(tell(state, "0 lay red 3", "0 done"), 0) == "red 4"


@pytest.mark.parametrize("on_site", ["red 2, red 3", "red 3, red 2"])
def test_of_two_towers_alike_the_one_that_would_be_torn_down_is_worked_on(on_site: str) -> None:
    state = building(given(table(), 0, "red 2", on_site=on_site))

    after = tell(state, "0 lay red 2", "0 lay red 3", "0 done")

    assert sorted(site(after, 0).split(", ")) == ["red 3", "red 4"]


def test_a_tower_may_grow_beyond_every_commission() -> None:
    """Ruling 15."""
    state = building(given(table(), 0, "white 1", on_site="white 8"))

    after = tell(state, "0 lay white 8", "0 done")

    assert site(after, 0) == "white 9"
    refusal = refused(after, "0 fulfil white 9")
    assert refusal.text.key == "firenze-no-such-commission"
    assert dict(refusal.text.facts) == {"least": 3, "most": 8}


def test_the_next_turn_begins_with_every_tower_idle() -> None:
    state = given(fulfilling(table()), 1, on_site="blue 2")

    after = tell(state, "0 end")

    assert [tower.idle for tower in after.builders[1].open.site] == [True]
