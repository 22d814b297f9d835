"""The boards in their ring, and building alone at a border (rulings 20 and 21), drawn."""

import pytest

from bot.engine.game import Seat
from bot.games.princes.board import EAST, WEST, borders, neighbours
from tests.rules.ascii_border import BORDERS, BOX_B, alone, drawn, picture, to_build
from tests.rules.bargains import TOWER_ACROSS, built
from tests.rules.princes_table import GAME, table
from tests.rules.telling import refused, tell

# --- The boards ---


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_boards_stand_in_a_ring_and_everybody_has_two_neighbours(seats: int) -> None:
    for seat in map(Seat, range(seats)):
        east, west = (seat + 1) % seats, (seat - 1) % seats
        assert neighbours(seats, seat) == ((EAST, east), (WEST, west))
    assert len(borders(seats)) == seats


@pytest.mark.parametrize("name", BOX_B.building_order)
def test_every_way_across_a_border_has_a_square_on_either_side(name: str) -> None:
    outline = next(b.outline for b in BOX_B.printed.buildings if b.name == name)
    size = "".join(outline).count("X")
    ways = BORDERS.across[name]
    assert len({(way.square, way.turn) for way in ways}) == len(ways)
    for way in ways:
        assert way.west
        assert way.east
        assert way.west.bit_count() + way.east.bit_count() == size
        assert BORDERS.along(EAST) & way.west
        assert BORDERS.along(WEST) & way.east


def test_the_borders_are_seen_with_what_lies_across_them() -> None:
    state = built("tower", TOWER_ACROSS)
    first, *others = GAME.view(state, None).borders
    assert (first.west, first.east) == (0, 1)
    assert [tile.name for tile in first.shared] == ["tower"]
    assert [border.shared for border in others] == [(), ()]
    assert GAME.view(table(), None).borders == ()


# --- Building alone ---

AT_THE_BORDER = """
    .......|.......
    .......|.......
    ......x|.......
    ......x|.......
    ......x|.......
    ..###..|..###..
    ..###..|..###..
"""
FACING_A_PARK = """
    .......|.......
    .......|.......
    ......x|pp.....
    ......x|p......
    ......x|.......
    ..###..|..###..
    ..###..|..###..
"""
FACING_A_CHAPEL = FACING_A_PARK.replace("p", "C")


def not_alone(drawing: str, *, builders: int) -> str:
    state = to_build(drawing, builders=(builders, 0))
    return refused(state, f"0 {alone('tower', drawing)}").text.key


def is_built_alone(drawing: str, *, builders: int) -> bool:
    state = to_build(drawing, builders=(builders, 0))
    return drawn(tell(state, f"0 {alone('tower', drawing)}")) == picture(drawing.replace("x", "R"))


def test_without_a_builder_nothing_stands_alone_at_a_border() -> None:
    assert not_alone(AT_THE_BORDER, builders=0) == "border-needs-builder"


def test_with_one_builder_it_stands_at_a_border_with_nothing_across() -> None:
    assert is_built_alone(AT_THE_BORDER, builders=1)


@pytest.mark.parametrize("drawing", [FACING_A_PARK, FACING_A_CHAPEL], ids=["park", "chapel"])
def test_with_one_builder_it_does_not_stand_where_something_faces_it(drawing: str) -> None:
    assert not_alone(drawing, builders=1) == "border-is-built-up"


@pytest.mark.parametrize("drawing", [FACING_A_PARK, FACING_A_CHAPEL], ids=["park", "chapel"])
@pytest.mark.parametrize("builders", [2, 3])
def test_with_two_builders_it_stands_at_any_border(drawing: str, builders: int) -> None:
    assert is_built_alone(drawing, builders=builders)


def test_only_what_lies_straight_across_counts() -> None:
    drawing = """
        .......|.......
        .......|pp.....
        ......x|.p.....
        ......x|.......
        ......x|.......
        ..###..|..###..
        ..###..|..###..
    """
    assert is_built_alone(drawing, builders=1)


def test_what_they_share_faces_the_border_as_well() -> None:
    drawing = """
        .......|.......
        ......B|B......
        .......|B......
        ....xxx|BB.....
        .......|.......
        ..###..|..###..
        ..###..|..###..
    """
    assert not_alone(drawing, builders=1) == "border-is-built-up"
    assert is_built_alone(drawing, builders=2)


def test_the_outer_edges_of_two_players_are_no_borders() -> None:
    outside = """
        .......|.......
        .......|.......
        x......|.......
        x......|.......
        x......|.......
        ..###..|..###..
        ..###..|..###..
    """
    state = to_build(outside, seats=2)
    assert drawn(tell(state, f"0 {alone('tower', outside)}")) == picture(outside.replace("x", "R"))
    assert refused(to_build(outside), f"0 {alone('tower', outside)}").text.key == (
        "border-needs-builder"
    )
