"""Phase 5: commissions, balconies, level tiles, seals (Rules p. 4, 6)."""

from dataclasses import replace

import pytest

from bot.games.firenze import commissions
from bot.games.firenze.state import State
from bot.games.firenze.state_parts import NEUTRAL, OPEN
from tests.rules.firenze_table import (
    BOX,
    GAME,
    asked,
    building,
    fulfilling,
    given,
    heap,
    levels_taken,
    points,
    sealed,
    site,
    table,
)
from tests.rules.telling import facts, hear, keys, refused, tell


def holger() -> State:
    """After building and tearing down, in the worked example."""
    state = given(table(), 0, "yellow 1 red 1", on_site="white 6, green 6, yellow 3")
    return fulfilling(sealed(state, 1, "yellow 3"))


def test_a_green_commission_of_five_levels_brings_four_points() -> None:  # V01
    state = levels_taken(given(table(), 0, on_site="green 5"), 1, 5)

    after = tell(fulfilling(state), "0 fulfil green 5")

    assert points(after)[0] == 4


def test_holger_fulfils_the_green_six_and_takes_the_level_tile() -> None:  # V08
    before = holger()
    after = tell(before, "0 fulfil green 6")

    assert points(after)[0] == 5 + 2
    assert after.board.covers[BOX.commission_index("green", 6)] == 0
    assert after.board.levels == (OPEN, 0, OPEN, OPEN)
    assert after.pouch[2] - before.pouch[2] == 6
    assert after.builders[0].open.seals == before.builders[0].open.seals - 1


def test_holger_fulfils_the_first_balcony_and_the_second_opens() -> None:  # V08
    after = tell(holger(), "0 fulfil green 6", "0 fulfil white 6")

    assert points(after)[0] == 14
    assert GAME.view(after, None).next_balcony == 2
    assert after.builders[0].open.seals == BOX.numbers.seals[3] - 2
    assert site(after, 0) == "yellow 3"


def test_holgers_yellow_tower_finds_its_commission_covered() -> None:  # V08
    refusal = refused(holger(), "0 fulfil yellow 3")

    assert (refusal.rule, refusal.text.key) == ("firenze-commissions", "firenze-sealed")
    assert site(tell(holger(), "0 end"), 0) == "white 6, green 6, yellow 3"


def test_fulfilling_is_told_with_points_and_the_seals_that_are_left() -> None:
    told = hear(holger(), "0 fulfil white 6")

    assert keys(told) == ["firenze-fulfils", "firenze-takes-level"]
    assert facts(told, "firenze-fulfils")["numeral"] == 1
    assert facts(told, "firenze-fulfils")["seals"] == holger().builders[0].open.seals - 1


def test_balconies_are_fulfilled_in_order_and_also_in_one_turn() -> None:  # V18
    state = fulfilling(given(table(), 0, on_site="white 6, red 5, blue 5"))

    assert refused(state, "0 fulfil red 5").text.key == "firenze-balcony-must-wait"
    after = tell(state, "0 fulfil white 6", "0 fulfil red 5", "0 fulfil blue 5")
    assert GAME.view(after, None).next_balcony == 4


def test_the_points_of_a_balcony_replace_those_printed_there() -> None:
    """Ruling 2."""
    state = levels_taken(given(table(), 0, on_site="white 6"), 1, 6)

    assert points(tell(fulfilling(state), "0 fulfil white 6"))[0] == 7


def test_a_commission_under_a_neutral_seal_is_out_of_the_game() -> None:
    """Ruling 20."""
    state = sealed(given(table(), 0, on_site="green 6"), NEUTRAL, "green 6")

    assert refused(fulfilling(state), "0 fulfil green 6").text.key == "firenze-neutral-seal"


def test_fulfilling_is_optional() -> None:
    after = tell(holger(), "0 end")

    assert asked(after) == "1 choosing"
    assert heap(after.builders[0].open.storehouse) == "yellow 1 red 1"


def test_a_tower_can_be_used_in_the_turn_in_which_it_was_finished() -> None:
    state = building(given(table(), 0, "green 2", on_site="green 2"))

    after = tell(state, "0 lay green 2", "0 done", "0 fulfil green 3")

    assert points(after)[0] == 2


# What guests and panels ask


def test_a_tower_has_ahead_of_it_what_nothing_covers_from_its_own_height_up() -> None:
    state = sealed(sealed(table(), 1, "white 5"), NEUTRAL, "white 7")

    def ahead(height: int) -> list[int]:
        return commissions.open_heights_from(BOX, state.board, "white", height)

    assert ahead(1) == [3, 4, 6, 8]
    assert ahead(4) == [4, 6, 8]
    assert ahead(5) == [6, 8]
    assert ahead(9) == []


def test_a_balcony_that_has_to_wait_lies_ahead_and_is_not_open() -> None:
    balcony = table().board.balconies[1]
    at = balcony.color, balcony.height

    assert not commissions.is_free_to_fulfil(BOX, table().board, *at)
    assert balcony.height in commissions.open_heights_from(BOX, table().board, *at)


def test_what_is_sealed_by_somebody_or_neutrally_is_not_open() -> None:
    for seat in (0, 1, NEUTRAL):
        board = sealed(table(), seat, "green 5").board
        assert not commissions.is_free_to_fulfil(BOX, board, "green", 5)
    assert commissions.is_free_to_fulfil(BOX, table().board, "green", 5)


@pytest.mark.parametrize(
    ("color", "height", "may"),
    [("white", 1, True), ("white", 3, True), ("white", 4, False), ("yellow", 2, False)],
)
def test_only_a_low_white_tower_becomes_the_bell_tower(color: str, height: int, may: bool) -> None:
    owing = replace(table().open, owes_bell_tower=True)

    assert commissions.bell_tower_kind(BOX) == ("white", 3)
    assert commissions.may_be_bell_tower(BOX, owing, color, height) == may
    assert not commissions.may_be_bell_tower(BOX, table().open, color, height)


def test_a_level_tile_brings_its_points_once_and_other_heights_have_none() -> None:
    tile = BOX.printed.levels[0]
    taken = levels_taken(table(), 1, tile.height)

    assert commissions.level_points(BOX, table().board, tile.height) == tile.points > 0
    assert commissions.level_points(BOX, taken.board, tile.height) == 0
    assert commissions.level_points(BOX, table().board, BOX.heights[0]) == 0


def test_the_end_tile_goes_to_the_first_without_a_seal_alone() -> None:
    board = table().board

    assert commissions.earns_end_tile(board, 0)
    assert not commissions.earns_end_tile(board, 1)
    assert not commissions.earns_end_tile(replace(board, ender=1), 0)
