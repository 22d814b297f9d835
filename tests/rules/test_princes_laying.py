"""What laying a tile out brings, and what has room once it lies there; panels ask the same."""

from dataclasses import replace
from typing import Any

import pytest

from bot.engine.game import Scores, Seat, legal_moves
from bot.engine.text import Named
from bot.games.princes import attainable_works, auction, land_grid, tile_laying
from bot.games.princes.attainable_works import ComingTurn, Prospect, RoundGoal, WorkWay
from bot.games.princes.land_grid import EAST, WEST
from bot.games.princes.moves import Build, Place
from bot.games.princes.state import State
from bot.games.princes.state_parts import Open, Tile
from bot.games.princes.view import View
from tests.rules.ascii_border import BORDERS, BOX_B, to_build
from tests.rules.princes_table import BOX, GAME, acting, given, naming, principality, table
from tests.rules.telling import tell
from tests.rules.test_princes_works import THEATER

GROUND = """
    CC.....
    C..lll.
    ...l...
    ffff...
    f......
    ###.pp.
    ###.p..
"""
BORDER = """
    .......|CC.....
    .......|C......
    .......|.......
    .......|.......
    .......|pp.....
    ..###..|p.###..
    ..###..|..###..
"""
# Room for what is small, and for nothing else.
CROWDED = """
    .ffffll
    ..LLfll
    SSLLLll
    SSCLLll
    SCCUUUR
    ###U..R
    ###UUUR
"""
# The library stands on g7 of the western board, and on a5 to a7 and b5 of the eastern one.
LIBRARY = Tile("library", "h5", 0, EAST)
BUILDERS = [0, 1, 2, 3]


def about_to_build(builders: int) -> State:
    return acting(given(table(3), 0, builders=builders, florins=5000, **principality(GROUND)), 0)


def at_the_border(builders: int, drawing: str = BORDER) -> State:
    return to_build(drawing, builders=(builders, 3), florins=(5000, 5000))


def names(state: State) -> set[str]:
    return {move.building for move in builds(state)}


def builds(state: State) -> list[Build]:
    return [move for move in legal_moves(GAME, state, Seat(0)) if isinstance(move, Build)]


# What it brings


def test_every_building_brings_its_points() -> None:
    own, first = Open(), Tile("tower", "d3", 0)
    assert tile_laying.points_for_tile(BOX, own, first) == BOX.numbers.building_points
    after = tile_laying.with_tile(BOX, own, first)
    assert after.points == BOX.numbers.building_points
    assert (
        tile_laying.points_for_tile(BOX, after, Tile("chapel", "f3", 0))
        == BOX.numbers.building_points
    )


def test_a_landscape_brings_points_only_beside_another_one_of_its_type() -> None:
    own = Open()
    assert tile_laying.points_for_tile(BOX, own, Tile("lake", "d3", 0)) == 0
    with_lake = tile_laying.with_tile(BOX, own, Tile("lake", "d3", 0))
    assert (
        tile_laying.points_for_tile(BOX, with_lake, Tile("lake", "d5", 0))
        == BOX.numbers.landscape_points
    )
    assert tile_laying.points_for_tile(BOX, with_lake, Tile("park", "d5", 0)) == 0


@pytest.mark.parametrize("builders", BUILDERS)
def test_a_building_lies_then_as_if_it_had_been_built(builders: int) -> None:
    state = about_to_build(builders)
    move = builds(state)[-1]
    tile = Tile(move.building, move.square, move.turn)
    after = tell(state, f"0 build {move.building} {move.square} {move.turn}")
    (lying, *others) = tile_laying.lay_tile(BOX, state.open_estates, Seat(0), tile)
    assert lying == after.estates[0].open
    assert others == list(state.open_estates[1:])


def test_a_landscape_lies_then_as_if_it_had_been_laid_out() -> None:
    state = naming(given(table(3), 0, florins=5000, **principality(GROUND)), 0)
    state = tell(state, "0 nominate park", "1 pass", "2 pass")
    move = next(move for move in legal_moves(GAME, state, Seat(0)) if isinstance(move, Place))
    after = tell(state, f"0 place park {move.square} {move.turn}")
    laid = tile_laying.lay_tile(
        BOX, state.open_estates, Seat(0), Tile("park", move.square, move.turn)
    )
    assert laid[0] == after.estates[0].open


@pytest.mark.parametrize(("seat", "side"), [(0, EAST), (1, WEST)])
def test_across_a_border_it_lies_on_both_boards_as_if_they_had_agreed(seat: int, side: str) -> None:
    state = to_build(builders=(1, 1), at=seat)
    after = tell(state, f"{seat} offer library {side} h5 0 0", f"{1 - seat} accept 0")
    tile = Tile("library", "h5", 0, side)
    laid = tile_laying.lay_tile(BOX_B, state.open_estates, Seat(seat), tile)
    for at, lying in enumerate(laid):
        there = after.estates[at].open
        assert (lying.buildings, lying.points) == (there.buildings, there.points)


# What has room


@pytest.mark.parametrize("builders", BUILDERS)
def test_the_buildings_that_have_room_are_those_that_may_be_built(builders: int) -> None:
    state = about_to_build(builders)
    fitting = tile_laying.fitting_tiles(BOX, state.open_estates, Seat(0))
    assert fitting & BOX.building_order.keys() - {"chapel"} == names(state)  # that one stands


def test_nothing_has_room_but_what_is_small_enough_where_there_is_little() -> None:
    state = given(table(3), 0, builders=3, florins=5000, **principality(CROWDED))
    fitting = tile_laying.fitting_tiles(BOX, state.open_estates, Seat(0))
    assert fitting == {"chapel", "park"}
    assert names(acting(state, 0)) == set()  # a chapel stands already


@pytest.mark.parametrize("landscape", BOX.landscape_order)
def test_the_landscapes_that_have_room_are_those_that_may_be_laid_out(landscape: str) -> None:
    state = naming(given(table(3), 0, florins=5000, **principality(GROUND)), 0)
    fitting = tile_laying.fitting_tiles(BOX, state.open_estates, Seat(0))
    assert landscape in fitting
    state = tell(state, f"0 nominate {landscape}", "1 pass", "2 pass")
    assert any(isinstance(move, Place) for move in legal_moves(GAME, state, Seat(0)))


@pytest.mark.parametrize("builders", BUILDERS)
def test_what_is_closed_to_buildings_is_where_none_may_be_built(builders: int) -> None:
    state = at_the_border(builders)
    shut = tile_laying.closed_squares(BOX_B, state.open_estates, Seat(0), "tower")
    ways = {(name, way.square, way.turn): way.bits for name in BOX_B.builds for way in _ways(name)}
    legal = {(move.building, move.square, move.turn) for move in builds(state)}
    assert legal == {way for way, bits in ways.items() if not bits & shut}


def _ways(building: str) -> tuple[land_grid.TilePlacement, ...]:
    return BORDERS.ways[building]


@pytest.mark.parametrize("builders", BUILDERS)
def test_no_border_and_no_wall_is_closed_to_landscapes(builders: int) -> None:
    state = at_the_border(builders)
    shut = tile_laying.closed_squares(BOX_B, state.open_estates, Seat(0), "lake")
    assert shut == land_grid.taken_squares(BORDERS, state.estates[0].open)


def test_with_one_builder_the_neighbours_half_of_a_building_closes_what_it_faces() -> None:
    """Ruling 21: what was built together faces one's own border, too, where it goes on alone."""
    state = to_build(builders=(1, 1))
    after = tile_laying.lay_tile(BOX_B, state.open_estates, Seat(0), LIBRARY)
    shut = tile_laying.closed_squares(BOX_B, after, Seat(0), "tower")
    assert set(BORDERS.squares_of(shut & BORDERS.bits_along(EAST))) == {"g5", "g6", "g7"}
    state = tell(state, "0 offer library east h5 0 0", "1 accept 0")
    covered = [Tile(move.building, move.square, move.turn) for move in builds(state)]
    assert not BORDERS.covered(covered) & BORDERS.bits_of({"g5", "g6", "g7"})


def test_a_tile_that_can_not_lie_so_is_nowhere() -> None:
    assert BORDERS.tile_bits(LIBRARY) == BORDERS.bits_of({"g7"})
    assert BORDERS.tile_bits(Tile("library", "h5", 0, WEST)) == BORDERS.bits_of(
        {"a5", "a6", "a7", "b5"}
    )
    assert BORDERS.tile_bits(Tile("library", "a1", 0, EAST)) is None
    assert BOX.ground.tile_bits(Tile("library", "g7", 0)) is None


# What is to be had


def test_a_building_stands_in_a_principality_once() -> None:
    own = Open(buildings=(Tile("tower", "d3", 0),), landscapes=(Tile("lake", "d5", 0),))
    assert land_grid.has_building(own, "tower")
    assert not land_grid.has_building(own, "chapel")
    assert not land_grid.has_building(own, "lake")


def test_of_each_landscape_there_are_six_for_all() -> None:
    most = BOX.numbers.landscapes
    five = Open(landscapes=(Tile("lake", "", 0),) * (most - 1))
    assert auction.is_landscape_left(BOX, (five, Open()), "lake")
    one = Open(landscapes=(Tile("lake", "", 0),))
    assert not auction.is_landscape_left(BOX, (five, one), "lake")
    assert auction.is_landscape_left(BOX, (five, one), "park")


# What lies within reach of a hand: what a work lacks, round by round, and how it may come to it.
# What is said to be enough is held against the rules themselves: the things are bought, and the
# work is completed.

ZERO = Seat(0)


def poet(**holdings: Any) -> State:
    """Seat 0 has the poet in hand and a jester."""
    arranged = {"hand": ("poet",), "florins": 1500, "jesters": 1, **holdings}
    return given(table(), 0, **arranged)


def seen(state: State) -> View:
    return GAME.view(state, ZERO)


def coming(state: State) -> list[ComingTurn]:
    return list(attainable_works.turns_to_come(seen(state), GAME.turn(state)))


def prospect(state: State) -> Prospect:
    view = seen(state)
    return attainable_works.find_prospects(view, coming(state))[0]


def way(goal: RoundGoal) -> tuple[str, ...]:
    assert goal.way is not None
    return tuple(aid.thing.name for aid in goal.way.aids)


def test_in_the_auctions_an_object_and_a_purchase_come_before_the_first_work() -> None:
    first, second, *_, last = coming(table())
    assert first == ComingTurn(round=1, purchases=1, lots=1)
    assert second == ComingTurn(round=2, purchases=3, lots=2)
    assert (last.round, len(coming(table()))) == (7, 7)


def test_whoever_has_bought_an_object_gets_no_other_in_this_round() -> None:
    state = tell(table(), "0 nominate lake", "1 pass", "2 pass", "3 pass")
    placed = tell(state, "0 place lake a3 0")
    assert coming(placed)[0] == ComingTurn(round=1, purchases=1, lots=0)


def test_once_the_turn_is_over_the_next_round_is_the_first() -> None:
    running = acting(table(), 0, actions=1)
    assert coming(running)[0] == ComingTurn(round=1, purchases=0, lots=0)
    assert coming(acting(running, 1))[0] == ComingTurn(round=2, purchases=1, lots=1)
    assert coming(acting(running, 0, actions=0))[0].round == 2


def test_of_a_turn_that_is_planned_only_what_the_plan_leaves_is_to_come() -> None:
    view = seen(table())
    left = [list(attainable_works.turns_to_come(view, None, left)) for left in (1, 0)]
    assert left[0][0] == ComingTurn(round=1, purchases=0, lots=1)
    assert left[1][0] == ComingTurn(round=2, purchases=1, lots=2)


def test_for_each_round_the_cheapest_way_is_named_with_its_price() -> None:
    goals = prospect(acting(poet(), 0)).goals
    assert [goal.minimum for goal in goals] == [7, 10, 12, 14, 15, 16, 17]
    assert [way(goal) for goal in goals[:3]] == [
        ("theater",),
        ("theater", "travel"),
        ("theater", "lake", "travel"),  # what is auctioned comes where nothing else is enough
    ]
    assert [goal.way and goal.way.price for goal in goals[:3]] == [700, 1000, 1000]
    assert goals[-1].way is None


def test_what_is_said_to_be_enough_is_enough() -> None:
    state = acting(poet(bonus=()), 0)
    (first, *_) = prospect(state).goals
    assert first.way is not None
    built = attainable_works.possible_builds(seen(state), "theater")[0]
    after = tell(state, f"0 {GAME.vocabulary.spell(built)}", "0 work poet - 0")
    feat = after.estates[0].open.feats[-1]
    assert (feat.value, feat.value >= first.minimum) == (first.way.value, True)


def test_what_is_there_already_lacks_nothing_and_a_completed_work_is_gone() -> None:
    state = acting(poet(**principality(THEATER), freedoms=("travel",)), 0)
    assert prospect(state).goals[0].way == WorkWay((), (), prospect(state).value)
    after = tell(state, "0 work poet - 0")
    assert attainable_works.find_prospects(seen(after), coming(after)) == ()


def test_bonus_cards_in_hand_come_before_what_costs_money() -> None:
    state = acting(poet(jesters=2, bonus=("jesters",)), 0)
    first = prospect(state).goals[0]
    assert first.way is not None
    assert not first.way.aids


def test_what_is_gone_or_has_no_room_is_named_and_no_way_leads_over_it() -> None:
    state = acting(poet(), 0)
    gone = state.stock.buildings
    at = GAME.box.building_order["theater"]
    stock = (*gone[:at], 0, *gone[at + 1 :])
    without = replace(state, stock=replace(state.stock, buildings=stock))
    found = prospect(without)
    assert found.barred == (Named("building", "theater"),)
    assert all("theater" not in way(goal) for goal in found.goals if goal.way)


def test_a_purchase_is_told_with_all_it_would_lift() -> None:
    state = acting(poet(hand=("poet", "painter")), 0)
    view = seen(state)
    things = [aid.thing.name for aid in attainable_works.helpful_aids(view)]
    assert things[0] == "travel"  # both want it
    assert attainable_works.total_gain(view, Named("freedom", "travel")) == 6
    assert "lake" in things
    assert [
        aid.price for aid in attainable_works.helpful_aids(view) if aid.thing.name == "lake"
    ] == [None]


def test_once_the_game_is_over_no_turn_is_to_come() -> None:
    view = seen(acting(table(), 0))
    over = replace(view, round=view.box.rounds, scores=Scores((), (), (), ()))
    assert not list(attainable_works.turns_to_come(over, ZERO))


def goals_with_muse(view: View, points: int) -> tuple[RoundGoal, ...]:
    assert view.own is not None
    (held,) = view.own.hand
    inspired = replace(held, sum=replace(held.sum, muse=points))
    lifted = replace(view, own=replace(view.own, hand=(inspired,)))
    return attainable_works.find_prospects(
        lifted, list(attainable_works.turns_to_come(lifted, ZERO))
    )[0].goals


def test_the_muse_lifts_a_work_of_this_round_and_of_no_other() -> None:
    state = acting(poet(), 0)
    found, view = prospect(state), seen(state)
    lacking = found.goals[0].minimum - found.value
    assert lacking > 0

    helped = goals_with_muse(view, lacking)

    assert helped[0].way == WorkWay((), (), found.goals[0].minimum)
    assert helped[1:] == found.goals[1:]
