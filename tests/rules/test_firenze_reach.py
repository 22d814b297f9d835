"""What lies within reach of a builder's turn: towers, the bricks they take and those that lack."""

from bot.engine.game import Seat
from bot.games.firenze import commissions, reach
from bot.games.firenze.reach import Target
from bot.games.firenze.state import State
from tests.rules.firenze_table import GAME, building, church, given, sealed, stored, table
from tests.rules.telling import tell

ZERO = Seat(0)


def targets(state: State) -> list[Target]:
    return list(reach.targets(GAME.view(state, ZERO)))


def target(state: State, color: str, goal: int) -> Target:
    (found,) = [one for one in targets(state) if (one.color, one.goal) == (color, goal)]
    return found


def test_what_is_at_hand_is_built_and_fulfilled_as_it_was_told() -> None:
    state = building(given(table(), 0, "green 3 white 1", on_site="green 1"))
    found = target(state, "green", 4)
    assert (found.height, found.lay, found.due, found.is_at_hand) == (1, 3, 1, True)
    bricks = ("0 lay green 1", "0 lay green 2", "0 lay green 3", "0 pay white")
    after = tell(state, *bricks)
    assert sum(map(int, stored(after, 0).split()[1::2])) == found.left
    points = after.builders[0].open.points
    done = tell(after, "0 done", f"0 fulfil green {found.goal}")
    assert done.builders[0].open.points - points == found.points


def test_what_is_missing_is_counted_by_its_colour_and_by_what_is_to_be_paid() -> None:
    state = building(given(table(), 0, "green 1", on_site="green 1"))
    found = target(state, "green", 4)
    assert (found.missing, found.lacking, found.is_at_hand) == (2, 1, False)
    assert targets(state).index(found) >= sum(one.is_at_hand for one in targets(state))


def test_a_covered_commission_is_none_and_more_than_a_turn_can_lay_is_left_out() -> None:
    state = building(given(table(), 0, "green 3 white 1", on_site="green 1"))
    covered = sealed(state, 1, "green 4")
    assert not [one for one in targets(covered) if (one.color, one.goal) == ("green", 4)]
    assert max(one.lay for one in targets(state)) <= 6


def test_out_of_turn_it_is_told_as_if_the_turn_had_just_begun() -> None:
    state = building(given(table(), 1, "green 3 white 1", on_site="green 1"))
    found = reach.targets(GAME.view(state, Seat(1)))
    assert any((one.color, one.goal, one.is_at_hand) == ("green", 4, True) for one in found)


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
    own = [one for one in targets(state) if one.is_at_hand and one.height and one.lay]
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
    assert (found.lay, found.is_at_hand) == (0, True)


def test_what_was_laid_in_the_running_turn_is_no_longer_to_be_laid_in_it() -> None:
    state = building(given(table(), 0, "green 4 white 4", on_site="green 1"))
    after = tell(state, "0 lay green 1")
    most = [max(one.lay for one in targets(at)) for at in (state, after)]
    assert most[1] < most[0]
