"""What laying a tile out brings, and what has room once it lies there; panels ask the same."""

import pytest

from bot.engine.game import Seat, legal_moves
from bot.games.princes import auction, board, placement
from bot.games.princes.board import EAST, WEST
from bot.games.princes.moves import Build, Place
from bot.games.princes.pieces import Open, Tile
from bot.games.princes.state import State
from tests.rules.ascii_border import BORDERS, BOX_B, to_build
from tests.rules.princes_table import BOX, GAME, acting, given, naming, principality, table
from tests.rules.telling import tell

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
    assert placement.points_for_tile(BOX, own, first) == BOX.numbers.building_points
    after = placement.with_tile(BOX, own, first)
    assert after.points == BOX.numbers.building_points
    assert (
        placement.points_for_tile(BOX, after, Tile("chapel", "f3", 0))
        == BOX.numbers.building_points
    )


def test_a_landscape_brings_points_only_beside_another_one_of_its_type() -> None:
    own = Open()
    assert placement.points_for_tile(BOX, own, Tile("lake", "d3", 0)) == 0
    with_lake = placement.with_tile(BOX, own, Tile("lake", "d3", 0))
    assert (
        placement.points_for_tile(BOX, with_lake, Tile("lake", "d5", 0))
        == BOX.numbers.landscape_points
    )
    assert placement.points_for_tile(BOX, with_lake, Tile("park", "d5", 0)) == 0


@pytest.mark.parametrize("builders", BUILDERS)
def test_a_building_lies_then_as_if_it_had_been_built(builders: int) -> None:
    state = about_to_build(builders)
    move = builds(state)[-1]
    tile = Tile(move.building, move.square, move.turn)
    after = tell(state, f"0 build {move.building} {move.square} {move.turn}")
    (lying, *others) = placement.lay_tile(BOX, state.open_estates, Seat(0), tile)
    assert lying == after.estates[0].open
    assert others == list(state.open_estates[1:])


def test_a_landscape_lies_then_as_if_it_had_been_laid_out() -> None:
    state = naming(given(table(3), 0, florins=5000, **principality(GROUND)), 0)
    state = tell(state, "0 nominate park", "1 pass", "2 pass")
    move = next(move for move in legal_moves(GAME, state, Seat(0)) if isinstance(move, Place))
    after = tell(state, f"0 place park {move.square} {move.turn}")
    laid = placement.lay_tile(
        BOX, state.open_estates, Seat(0), Tile("park", move.square, move.turn)
    )
    assert laid[0] == after.estates[0].open


@pytest.mark.parametrize(("seat", "side"), [(0, EAST), (1, WEST)])
def test_across_a_border_it_lies_on_both_boards_as_if_they_had_agreed(seat: int, side: str) -> None:
    state = to_build(builders=(1, 1), at=seat)
    after = tell(state, f"{seat} offer library {side} h5 0 0", f"{1 - seat} accept 0")
    tile = Tile("library", "h5", 0, side)
    laid = placement.lay_tile(BOX_B, state.open_estates, Seat(seat), tile)
    for at, lying in enumerate(laid):
        there = after.estates[at].open
        assert (lying.buildings, lying.points) == (there.buildings, there.points)


# What has room


@pytest.mark.parametrize("builders", BUILDERS)
def test_the_buildings_that_have_room_are_those_that_may_be_built(builders: int) -> None:
    state = about_to_build(builders)
    fitting = placement.fitting_tiles(BOX, state.open_estates, Seat(0))
    assert fitting & BOX.building_order.keys() - {"chapel"} == names(state)  # that one stands


def test_nothing_has_room_but_what_is_small_enough_where_there_is_little() -> None:
    state = given(table(3), 0, builders=3, florins=5000, **principality(CROWDED))
    fitting = placement.fitting_tiles(BOX, state.open_estates, Seat(0))
    assert fitting == {"chapel", "park"}
    assert names(acting(state, 0)) == set()  # a chapel stands already


@pytest.mark.parametrize("landscape", BOX.landscape_order)
def test_the_landscapes_that_have_room_are_those_that_may_be_laid_out(landscape: str) -> None:
    state = naming(given(table(3), 0, florins=5000, **principality(GROUND)), 0)
    fitting = placement.fitting_tiles(BOX, state.open_estates, Seat(0))
    assert landscape in fitting
    state = tell(state, f"0 nominate {landscape}", "1 pass", "2 pass")
    assert any(isinstance(move, Place) for move in legal_moves(GAME, state, Seat(0)))


@pytest.mark.parametrize("builders", BUILDERS)
def test_what_is_closed_to_buildings_is_where_none_may_be_built(builders: int) -> None:
    state = at_the_border(builders)
    shut = placement.closed_squares(BOX_B, state.open_estates, Seat(0), "tower")
    ways = {(name, way.square, way.turn): way.bits for name in BOX_B.builds for way in _ways(name)}
    legal = {(move.building, move.square, move.turn) for move in builds(state)}
    assert legal == {way for way, bits in ways.items() if not bits & shut}


def _ways(building: str) -> tuple[board.Way, ...]:
    return BORDERS.ways[building]


@pytest.mark.parametrize("builders", BUILDERS)
def test_no_border_and_no_wall_is_closed_to_landscapes(builders: int) -> None:
    state = at_the_border(builders)
    shut = placement.closed_squares(BOX_B, state.open_estates, Seat(0), "lake")
    assert shut == board.taken_squares(BORDERS, state.estates[0].open)


def test_with_one_builder_the_neighbours_half_of_a_building_closes_what_it_faces() -> None:
    """Ruling 21: what was built together faces one's own border, too, where it goes on alone."""
    state = to_build(builders=(1, 1))
    after = placement.lay_tile(BOX_B, state.open_estates, Seat(0), LIBRARY)
    shut = placement.closed_squares(BOX_B, after, Seat(0), "tower")
    assert set(BORDERS.squares_of(shut & BORDERS.along(EAST))) == {"g5", "g6", "g7"}
    state = tell(state, "0 offer library east h5 0 0", "1 accept 0")
    covered = [Tile(move.building, move.square, move.turn) for move in builds(state)]
    assert not BORDERS.covered(covered) & BORDERS.bits_of({"g5", "g6", "g7"})


def test_a_tile_that_can_not_lie_so_is_nowhere() -> None:
    assert BORDERS.where(LIBRARY) == BORDERS.bits_of({"g7"})
    assert BORDERS.where(Tile("library", "h5", 0, WEST)) == BORDERS.bits_of(
        {"a5", "a6", "a7", "b5"}
    )
    assert BORDERS.where(Tile("library", "a1", 0, EAST)) is None
    assert BOX.ground.where(Tile("library", "g7", 0)) is None


# What is to be had


def test_a_building_stands_in_a_principality_once() -> None:
    own = Open(buildings=(Tile("tower", "d3", 0),), landscapes=(Tile("lake", "d5", 0),))
    assert board.stands(own, "tower")
    assert not board.stands(own, "chapel")
    assert not board.stands(own, "lake")


def test_of_each_landscape_there_are_six_for_all() -> None:
    most = BOX.numbers.landscapes
    five = Open(landscapes=(Tile("lake", "", 0),) * (most - 1))
    assert auction.is_left(BOX, (five, Open()), "lake")
    one = Open(landscapes=(Tile("lake", "", 0),))
    assert not auction.is_left(BOX, (five, one), "lake")
    assert auction.is_left(BOX, (five, one), "park")
