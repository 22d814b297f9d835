"""What lies within reach of a builder's turn: towers, the bricks they take and those that lack."""

from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.games.firenze import attainable_commissions, commissions
from bot.games.firenze.attainable_commissions import Target
from bot.games.firenze.state import State
from tests.rules.firenze_table import (
    BOX,
    GAME,
    asked,
    building,
    church,
    fulfilling,
    given,
    limiting,
    row,
    sealed,
    stored,
    table,
)
from tests.rules.telling import legal, refused, step, tell

ZERO = Seat(0)


def targets(state: State) -> list[Target]:
    return list(attainable_commissions.targets_in_reach(GAME.view(state, ZERO)))


def target(state: State, color: str, goal: int) -> Target:
    (found,) = [one for one in targets(state) if (one.color, one.goal) == (color, goal)]
    return found


def test_what_is_at_hand_is_built_and_fulfilled_as_it_was_told() -> None:
    state = building(given(table(), 0, "green 3 white 1", on_site="green 1"))
    found = target(state, "green", 4)
    assert (found.height, found.lay, found.due, found.is_attainable_now) == (1, 3, 1, True)
    bricks = ("0 lay green 1", "0 lay green 2", "0 lay green 3", "0 pay white")
    after = tell(state, *bricks)
    assert sum(map(int, stored(after, 0).split()[1::2])) == found.left
    points = after.builders[0].open.points
    done = tell(after, "0 done", f"0 fulfil green {found.goal}")
    assert done.builders[0].open.points - points == found.points


def test_what_is_missing_is_counted_by_its_colour_and_by_what_is_to_be_paid() -> None:
    state = building(given(table(), 0, "green 1", on_site="green 1"))
    found = target(state, "green", 4)
    assert (found.missing, found.lacking, found.is_attainable_now) == (2, 1, False)
    assert targets(state).index(found) >= sum(one.is_attainable_now for one in targets(state))


def test_a_covered_commission_is_none_and_more_than_a_turn_can_lay_is_left_out() -> None:
    state = building(given(table(), 0, "green 3 white 1", on_site="green 1"))
    covered = sealed(state, 1, "green 4")
    assert not [one for one in targets(covered) if (one.color, one.goal) == ("green", 4)]
    assert max(one.lay for one in targets(state)) <= 6


def test_out_of_turn_it_is_told_as_if_the_turn_had_just_begun() -> None:
    state = building(given(table(), 1, "green 3 white 1", on_site="green 1"))
    found = attainable_commissions.targets_in_reach(GAME.view(state, Seat(1)))
    assert any((one.color, one.goal, one.is_attainable_now) == ("green", 4, True) for one in found)


def test_a_balcony_that_has_to_wait_says_so_and_stands_last() -> None:
    state = building(table())
    waiting = next(b for b in state.board.balconies if b.numeral > 1)
    state = given(state, 0, f"{waiting.color} 1", on_site=f"{waiting.color} {waiting.height - 1}")
    found = target(building(state), waiting.color, waiting.height)
    assert found.numeral == waiting.numeral
    assert targets(building(state)).index(found) > 0


def test_the_nearest_stands_first_and_of_those_as_near_the_dearest() -> None:
    state = building(given(table(), 0, "green 1 white 1", on_site="green 2"))
    keys = [(one.missing + one.lacking, -one.points) for one in targets(state)]
    assert keys == sorted(keys)
    assert len({far for far, _ in keys}) > 2


def test_a_tower_that_does_not_stand_yet_takes_all_its_bricks() -> None:
    state = building(given(table(), 0, "green 5"))
    found = target(state, "green", 4)
    assert (found.height, found.lay) == (0, 4)


def test_the_tile_of_a_level_is_counted_as_it_will_be_scored() -> None:
    state = building(given(table(), 0, "green 3 white 3", on_site="green 5"))
    own = [one for one in targets(state) if one.is_attainable_now and one.height and one.lay]
    assert any(commissions.level_points(GAME.box, state.board, one.goal) for one in own)
    for one in own:
        bricks = [f"0 lay green {height}" for height in range(one.height, one.goal)]
        after = tell(state, *bricks, *["0 pay white"] * one.due)
        points = after.builders[0].open.points
        done = tell(after, "0 done", f"0 fulfil green {one.goal}")
        assert done.builders[0].open.points - points == one.points


def test_a_bell_tower_that_stands_is_at_hand() -> None:
    state = church(given(table(), 0, "white 2", on_site="white 3"), "campanile")
    (wanted,) = [one for one in targets(building(state)) if one.is_bell]
    stands = church(given(table(), 0, "white 2", on_site=f"white {wanted.goal}"), "campanile")
    (found,) = [one for one in targets(building(stands)) if one.is_bell]
    assert (found.lay, found.is_attainable_now) == (0, True)


def test_what_was_laid_in_the_running_turn_is_no_longer_to_be_laid_in_it() -> None:
    state = building(given(table(), 0, "green 4 white 4", on_site="green 1"))
    after = tell(state, "0 lay green 1")
    most = [max(one.lay for one in targets(at)) for at in (state, after)]
    assert most[1] < most[0]


# Phase 6: the card limit, then the storehouse limit (Rules p. 7; rulings 21, 42)

CELEBRATIONS = ("recognition", "monument", "carnival", "tournament", "wedding", "masked-ball")


def test_within_the_limits_the_next_turn_begins() -> None:
    state = fulfilling(
        given(table(), 0, "white 10", hand=("patrician", "alchemist", *CELEBRATIONS[:3]))
    )

    assert asked(tell(state, "0 end")) == "1 choosing"


def test_what_is_beyond_ten_bricks_goes_into_the_pouch() -> None:  # V14
    state = fulfilling(given(table(), 0, "white 6 red 7", on_site="blue 9"))

    before = tell(state, "0 end")
    assert asked(before) == "0 limiting-bricks"
    after = tell(before, "0 spill red", "0 spill white", "0 spill red")
    assert stored(after, 0) == "white 5 red 5"
    assert asked(after) == "1 choosing"


def test_with_a_warehouse_fifteen_bricks_may_stay() -> None:
    state = fulfilling(given(table(), 0, "white 10 red 5", buildings=("warehouse",)))

    assert asked(tell(state, "0 end")) == "1 choosing"


def test_cards_in_hand_and_buildings_count_together() -> None:
    hand = ("mason", "princess", "banquet", "wedding")
    state = fulfilling(given(table(), 0, hand=hand, buildings=("workshop", "warehouse")))

    before = tell(state, "0 end")

    assert asked(before) == "0 limiting-cards"
    assert [line for line in legal(before, 0) if line.startswith("discard")] == [
        "discard mason",
        "discard princess",
        "discard workshop",
        "discard warehouse",
    ]


@pytest.mark.parametrize(
    ("more", "then"), [((), "1 choosing"), (("saboteur",), "0 limiting-cards")]
)
def test_with_the_palazzo_eight_cards_stay(more: tuple[str, ...], then: str) -> None:
    hand = ("mason", "princess", "smuggler", "banquet", "wedding", "carnival", *more)
    state = given(table(), 0, hand=hand, buildings=("workshop", "palazzo"))

    assert asked(tell(fulfilling(state), "0 end")) == then


def test_celebrations_stay_and_everything_else_goes() -> None:  # V12
    state = given(table(), 0, hand=(*CELEBRATIONS, "mason", "princess"), buildings=("workshop",))

    before = tell(fulfilling(state), "0 end")
    assert refused(before, "0 discard wedding").text.key == "firenze-celebrations-stay"
    after = tell(before, "0 discard mason", "0 discard workshop", "0 discard princess")

    assert after.builders[0].hidden.hand == CELEBRATIONS
    assert after.builders[0].open.buildings == ()
    assert asked(after) == "1 choosing"


def test_the_patrician_may_be_played_at_the_limit() -> None:  # V13
    state = given(table(), 0, hand=(*CELEBRATIONS[:5], "patrician"))

    after = tell(fulfilling(state), "0 end", "0 renounce wedding")

    assert len(after.builders[0].hidden.hand) == 4
    assert asked(after) == "1 choosing"


def test_the_card_limit_comes_first_and_a_warehouse_put_away_counts_at_once() -> None:
    """Ruling 42."""
    hand = ("mason", "princess", "banquet", "wedding", "carnival")
    state = given(table(), 0, "white 10 red 2", hand=hand, buildings=("warehouse",))

    after = tell(fulfilling(state), "0 end", "0 discard warehouse")

    assert asked(after) == "0 limiting-bricks"
    assert legal(after, 0) == ["spill white", "spill red"]


def test_bricks_wait_until_there_are_no_cards_too_many() -> None:
    """Ruling 42."""
    state = limiting(given(table(), 0, "white 12", hand=(*CELEBRATIONS[:5], "mason")))

    assert refused(state, "0 spill white").text.key == "firenze-too-many-cards"


def test_luck_used_at_the_limit_is_not_taken_back_though_the_turn_is_over() -> None:
    state = limiting(given(table(), 0, hand=(*CELEBRATIONS[:5], "wholesaler")))
    state = row(state, "mason", "princess")

    after = step(state, "0 restock 1")

    assert after.opened
    assert asked(after.state) == "1 choosing"


def test_the_lowest_commission_is_within_reach_of_a_tower_that_is_not_begun() -> None:
    lowest = BOX.heights[0]
    found = target(building(given(table(), 0, f"green {lowest}")), "green", lowest)
    assert (found.height, found.lay, found.missing) == (0, lowest, 0)


@pytest.mark.parametrize(("turns", "round_"), [(0, 1), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_a_round_is_a_turn_of_each_builder(turns: int, round_: int) -> None:
    assert GAME.round_of(replace(table(3), turns=turns)) == round_
