"""Neutral seals laid by the players before the first turn (Rules p. 3; ruling 47)."""

from dataclasses import replace

import pytest

from bot.engine.game import Seat, passing_move
from bot.games.firenze.setup import PlacingSeal, count_tiles_on_tower
from bot.games.firenze.state import State
from bot.games.firenze.state_parts import COLORS, NEUTRAL
from tests.rules.firenze_table import BOX, GAME, asked, dealt, sealed, stored, table
from tests.rules.telling import facts, hear, keys, legal, refused, step, tell

PLACES = {f"{color} {height}" for color in COLORS for height in BOX.heights}
SEEDS = [f"placing-{number}" for number in range(12)]


def laying(seats: int = 3, seed: str = "medici", **options: str) -> State:
    return dealt(seats, seed, placing="free", **options)


def covered(state: State) -> set[str]:
    return {
        f"{color} {height}"
        for color in COLORS
        for height in BOX.heights
        if state.board.covers[BOX.commission_index(color, height)] == NEUTRAL
    }


def with_balconies(state: State) -> set[str]:
    return {f"{balcony.color} {balcony.height}" for balcony in state.board.balconies}


def passed(state: State) -> State:
    """Nobody is there until all seals lie."""
    while asked(state).endswith("placing"):
        move = passing_move(GAME, state, state.seat)
        assert move is not None
        state = tell(state, f"{state.seat} {GAME.vocabulary.spell(move)}")
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_each_is_laid_in_turn_and_the_starting_player_begins(seats: int) -> None:
    state = laying(seats)
    order = state.clockwise(state.starter)

    for number, place in enumerate(sorted(PLACES - with_balconies(state))[:5]):
        assert asked(state) == f"{order[number % seats]} placing"
        assert GAME.view(state, None).asked.due == 5 - number
        state = tell(state, f"{state.seat} cover {place}")

    assert asked(state) == f"{state.starter} choosing"
    assert (state.turns, len(covered(state))) == (1, 5)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_commission_without_a_tile_may_be_covered_and_no_other(seed: str) -> None:
    state = laying(seed=seed)

    while asked(state).endswith("placing"):
        free = PLACES - with_balconies(state) - covered(state)
        assert set(legal(state, state.seat)) == {f"cover {place}" for place in free}
        state = tell(state, f"{state.seat} cover {max(free)}")


def test_the_row_is_laid_out_when_the_last_seal_lies_and_not_before() -> None:
    state = laying(neutral_seals="1")
    assert not state.row
    assert len(state.deck.cards) == 51
    place = min(PLACES - with_balconies(state))

    after = step(state, f"{state.seat} cover {place}")

    assert after.opened
    assert [sum(spot.bricks) for spot in after.state.row] == [4] * 6
    assert keys(after.events) == ["firenze-covers", *["firenze-new-card"] * 6]
    order = state.clockwise(state.starter)
    assert [stored(state, seat) for seat in order] == ["white 2", "white 3", "white 4"]


def test_a_seal_that_is_not_the_last_one_can_be_taken_back() -> None:
    state = laying()
    place = min(PLACES - with_balconies(state))

    assert not step(state, f"{state.seat} cover {place}").opened


def test_everybody_hears_what_is_covered() -> None:
    state = laying()
    color, _, height = min(PLACES - with_balconies(state)).partition(" ")

    told = facts(hear(state, f"{state.seat} cover {color} {height}"), "firenze-covers")

    assert told["height"] == int(height)


@pytest.mark.parametrize(("many", "left"), [("3", 0), ("6", 0), ("7", 1)])
def test_a_dead_colour_takes_its_six_seals_and_leaves_the_others(many: str, left: int) -> None:
    state = laying(neutral_seals=many, dead_color="green")

    assert len(covered(state)) == 6
    assert GAME.view(state, None).asked.due == left
    assert not [line for line in legal(state, state.seat) if "cover green" in line]
    assert len(covered(passed(state))) == 6 + left


def test_what_is_covered_or_has_a_balcony_is_not_covered_again() -> None:
    state = laying()
    balcony, free = min(with_balconies(state)), min(PLACES - with_balconies(state))
    seat = state.seat

    assert refused(state, f"{seat} cover {balcony}").text.key == "firenze-balcony-lies-there"
    assert refused(state, f"{seat} cover white 9").text.key == "firenze-no-such-commission"
    assert refused(state, f"{seat} cover pink 3").text.key == "firenze-no-such-color"
    assert refused(state, f"{seat} take 1").text.key == "firenze-seals-first"
    after = tell(state, f"{seat} cover {free}")
    assert refused(after, f"{after.seat} cover {free}").text.key == "firenze-covered-already"


def test_a_neutral_seal_that_was_laid_is_a_neutral_seal_like_any_other() -> None:
    state = laying(neutral_seals="1")
    place = min(PLACES - with_balconies(state))
    view = GAME.view(tell(state, f"{state.seat} cover {place}"), Seat(0))

    (neutral,) = [one for family in view.families for one in family.commissions if one.neutral]

    assert f"{neutral.color} {neutral.height}" == place
    assert not neutral.open


def test_a_seal_too_few_breaks_a_law() -> None:
    state = laying()
    assert not GAME.broken_law(state)

    fewer = replace(state, question=PlacingSeal(4))

    assert "neutral seals were lost or made" in GAME.broken_law(fewer)


def test_neutral_seals_and_balconies_are_tiles_on_a_tower_and_other_seals_are_not() -> None:
    state = sealed(sealed(table(), NEUTRAL, "white 5", "white 6"), 1, "white 7", "green 3")

    counted = {color: count_tiles_on_tower(BOX, state.board, color) for color in COLORS}

    assert counted == {"white": 3, "yellow": 0, "green": 0, "red": 1, "blue": 1, "purple": 1}
