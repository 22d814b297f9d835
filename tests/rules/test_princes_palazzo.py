"""The principality and the six rules of placing (Rules p. 7), drawn."""

from dataclasses import replace
from random import Random

import pytest

from bot.engine.game import Seat, legal_moves
from bot.engine.text import Named, Refusal
from bot.games.princes.land_grid import count_free_squares
from bot.games.princes.moves import VOCABULARY, Build, Offer, Place
from bot.games.princes.state import State
from bot.games.princes.state_parts import Tile
from tests.rules.ascii_ground import (
    COLUMNS,
    EMPTY,
    ROWS,
    drawn,
    estate,
    marked,
    side_by_side,
    wished,
)
from tests.rules.estates import GROUND, PACKED
from tests.rules.princes_table import BOX, GAME, acting, given, naming, principality, table, tile
from tests.rules.telling import refused, tell
from tests.rules.wanderings import wandering

BUILDINGS, LANDSCAPES = tuple(BOX.building_order), tuple(BOX.landscape_order)
OUTLINES = {piece.name: piece.outline for piece in BOX.printed.buildings} | {
    piece.name: piece.outline for piece in BOX.printed.landscapes
}


def about_to_build(drawing: str, *, builders: int = 0, seats: int = 3) -> State:
    """Seat 0 has this principality, builders, money enough, and two actions."""
    holdings = principality(drawing)
    return acting(given(table(seats), 0, builders=builders, florins=5000, **holdings), 0)


def has_won(lot: str, drawing: str) -> State:
    """Seat 0 has this principality and has just won a landscape."""
    state = naming(given(table(3), 0, florins=5000, **principality(drawing)), 0)
    return tell(state, f"0 nominate {lot}", "1 pass", "2 pass")


def built(drawings: str, name: str, *, builders: int = 0) -> State:
    before, new = wished(name, drawings)
    return tell(
        about_to_build(before, builders=builders), f"0 build {name} {new.square} {new.turn}"
    )


def not_built(drawings: str, name: str, *, builders: int = 0) -> Refusal:
    before, new = wished(name, drawings)
    state = about_to_build(before, builders=builders)
    return refused(state, f"0 build {name} {new.square} {new.turn}")


def laid_out(drawings: str, name: str) -> State:
    before, new = wished(name, drawings)
    return tell(has_won(name, before), f"0 place {name} {new.square} {new.turn}")


def not_laid_out(drawings: str, name: str) -> Refusal:
    before, new = wished(name, drawings)
    return refused(has_won(name, before), f"0 place {name} {new.square} {new.turn}")


def picture(state: State) -> str:
    return drawn(state.estates[0].open)


# --- The ground ---


def test_the_grid_has_columns_a_to_g_and_rows_1_to_7_from_the_bottom() -> None:
    assert BOX.ground.squares == tuple(f"{c}{r}" for r in range(1, 8) for c in "abcdefg")


def test_the_palazzo_covers_a1_to_c2_at_the_lower_left() -> None:
    assert marked(EMPTY, "#") == ("a2", "b2", "c2", "a1", "b1", "c1")
    assert BOX.ground.squares_of(BOX.ground.palazzo) == ("a1", "b1", "c1", "a2", "b2", "c2")


def test_43_squares_are_free_at_the_start() -> None:
    assert count_free_squares(BOX.ground, estate(EMPTY)) == 43


@pytest.mark.parametrize(("drawing", "free"), [(GROUND, 4), (PACKED, 2)])
def test_the_palazzo_and_every_tile_take_squares_away(drawing: str, free: int) -> None:
    assert count_free_squares(BOX.ground, estate(drawing)) == drawing.count(".") == free


def test_a_tile_that_lies_nowhere_yet_takes_as_many_squares_as_it_has() -> None:
    chapel, forest = Tile("chapel", "", 0), Tile("forest", "", 0)
    squares = {name: "".join(OUTLINES[name]).count("X") for name in ("chapel", "forest")}
    empty, packed = estate(EMPTY), estate(PACKED)

    built = replace(empty, buildings=(chapel,), landscapes=(forest,))
    assert count_free_squares(BOX.ground, built) == 43 - squares["chapel"] - squares["forest"]
    one_more = replace(packed, buildings=(*packed.buildings, chapel))
    assert count_free_squares(BOX.ground, one_more) == max(0, 2 - squares["chapel"])


def test_a_tile_that_lies_nowhere_yet_leaves_room_for_those_that_do() -> None:
    own = estate(GROUND)
    *others, last = own.landscapes
    lifted = replace(own, landscapes=(*others, replace(last, square="")))

    assert count_free_squares(BOX.ground, lifted) == count_free_squares(BOX.ground, own)


# --- How a tile may lie ---

# The lake from its printed side and turned clockwise, then from its other side.
LAKE_TURNS = """
    .......    .......    .......    .......
    .......    ..xx...    .......    ...x...
    ..xxx..    ...x...    ....x..    ...x...
    ..x....    ...x...    ..xxx..    ...xx..
    .......    .......    .......    .......
    ###....    ###....    ###....    ###....
    ###....    ###....    ###....    ###....
"""
LAKE_TURNS_OTHER_SIDE = """
    .......    .......    .......    .......
    .......    ....x..    .......    ...xx..
    ..xxx..    ....x..    ..x....    ...x...
    ....x..    ...xx..    ..xxx..    ...x...
    .......    .......    .......    .......
    ###....    ###....    ###....    ###....
    ###....    ###....    ###....    ###....
"""


def test_a_tile_is_turned_clockwise_from_its_printed_side_and_then_from_the_other() -> None:
    drawings = (*side_by_side(LAKE_TURNS), *side_by_side(LAKE_TURNS_OTHER_SIDE))
    turns = [tile("lake", *marked(drawing)).turn for drawing in drawings]
    assert turns == list(range(8))


@pytest.mark.parametrize(
    ("name", "turns"),
    [
        ("university", 4),
        ("laboratory", 2),
        ("workshop", 4),
        ("library", 4),
        ("opera", 4),
        ("studio", 8),
        ("hospital", 4),
        ("theater", 4),
        ("tower", 2),
        ("chapel", 4),
        ("forest", 8),
        ("lake", 8),
        ("park", 4),
    ],
)
def test_turns_that_look_alike_are_one(name: str, turns: int) -> None:
    assert len(BOX.ground.turns[name]) == turns


def test_the_named_square_is_the_leftmost_of_the_lowest_row() -> None:
    drawing = side_by_side(LAKE_TURNS_OTHER_SIDE)[0]
    assert tile("lake", *marked(drawing)).square == "e4"


@pytest.mark.parametrize("name", OUTLINES)
def test_every_way_is_named_by_the_leftmost_square_of_its_lowest_row(name: str) -> None:
    for way in BOX.ground.ways[name]:
        squares = BOX.ground.squares_of(way.bits)
        assert way.square == min(squares, key=lambda square: (square[1], square[0]))


def by_hand(outline: tuple[str, ...]) -> set[frozenset[str]]:
    """Every way a tile may lie: both sides, four quarter turns, every corner it can be put in."""
    found = set()
    for side in (outline, tuple(row[::-1] for row in outline)):
        turned = side
        for _ in range(4):
            turned = tuple("".join(column) for column in zip(*turned[::-1], strict=True))
            for down in range(ROWS - len(turned) + 1):
                for right in range(len(COLUMNS) - len(turned[0]) + 1):
                    found.add(
                        frozenset(
                            f"{COLUMNS[right + x]}{ROWS - down - y}"
                            for y, row in enumerate(turned)
                            for x, mark in enumerate(row)
                            if mark == "X"
                        )
                    )
    return found


@pytest.mark.parametrize("name", OUTLINES)
def test_the_ways_of_a_tile_are_complete_and_all_different(name: str) -> None:
    ways = BOX.ground.ways[name]
    covered = [frozenset(BOX.ground.squares_of(way.bits)) for way in ways]
    assert set(covered) == by_hand(OUTLINES[name])
    assert len(set(covered)) == len(covered)
    assert len({(way.square, way.turn) for way in ways}) == len(ways)


# --- Rule 1: within the grid, in any orientation ---


@pytest.mark.parametrize("name", BUILDINGS)
def test_a_building_may_lie_in_every_turn_and_on_either_side(name: str) -> None:
    state = about_to_build(EMPTY, builders=2)
    built_turns = {m.turn for m in builds(state) if m.building == name}
    assert built_turns == set(range(len(BOX.ground.turns[name])))


@pytest.mark.parametrize("name", LANDSCAPES)
def test_a_landscape_may_lie_in_every_turn_and_on_either_side(name: str) -> None:
    state = has_won(name, EMPTY)
    turns = {m.turn for m in legal_moves(GAME, state, Seat(0)) if isinstance(m, Place)}
    assert turns == set(range(len(BOX.ground.turns[name])))


# A tower lies flat in turn 0 and upright in turn 1.
@pytest.mark.parametrize("spot", ["f4 0", "g4 0", "d6 1", "d7 1", "g7 0"])
def test_a_building_may_not_leave_the_grid(spot: str) -> None:
    refusal = refused(about_to_build(EMPTY), f"0 build tower {spot}")
    assert (refusal.rule, refusal.text.key) == ("placing-1", "tile-leaves-the-grid")


# A forest reaches four to the right in turn 0, and up and to the left in turn 1.
@pytest.mark.parametrize("spot", ["e3 0", "d5 1", "a3 1"])
def test_a_landscape_may_not_leave_the_grid(spot: str) -> None:
    refusal = refused(has_won("forest", EMPTY), f"0 place forest {spot}")
    assert (refusal.rule, refusal.text.key) == ("placing-1", "tile-leaves-the-grid")


@pytest.mark.parametrize("square", ["h1", "a8", "a0", "c10", "meadow"])
def test_there_are_no_squares_beyond_g7(square: str) -> None:
    refusal = refused(about_to_build(EMPTY), f"0 build tower {square} 0")
    assert (refusal.rule, refusal.text.key) == ("placing-1", "no-such-square")
    assert dict(refusal.text.facts)["last"] == "g7"


@pytest.mark.parametrize("turn", [-1, 2, 8])
def test_a_turn_that_the_tile_has_not_is_refused(turn: int) -> None:
    refusal = refused(about_to_build(EMPTY), f"0 build tower d4 {turn}")
    assert (refusal.rule, refusal.text.key) == ("placing-1", "no-such-turn")
    assert dict(refusal.text.facts)["most"] == 1


def test_a_square_that_there_is_not_is_named_and_no_more_than_a_square_is_long() -> None:
    told = refused(about_to_build(EMPTY), "0 build tower everywhere-at-once 0").text
    assert (told.key, told.fact("square"), told.fact("last")) == (
        "no-such-square",
        "everywhe",
        "g7",
    )


# --- Rule 2: nothing overlaps, even partly ---

ON_A_BUILDING = """
    .......    .......
    .......    .......
    ....R..    ....x..
    ....R..    ....xx.
    ....R..    .......
    ###....    ###....
    ###....    ###....
"""
ON_A_LANDSCAPE = """
    .......    .......
    .......    .......
    ....p..    ....x..
    ....pp.    ...xx..
    .......    .......
    ###....    ###....
    ###....    ###....
"""
ON_THE_SECOND_OF_TWO = """
    .......    .......
    ....ll.    .......
    ..p.l..    .xx....
    ..ppl..    .x.....
    RRR....    .......
    ###....    ###....
    ###....    ###....
"""
ON_THE_PALAZZO = """
    .......    .......
    .......    .......
    .......    .......
    .......    .......
    .......    ..x....
    ###....    ##xx...
    ###....    ###....
"""


@pytest.mark.parametrize(
    ("drawings", "under"),
    [
        (ON_A_BUILDING, Named("building", "tower")),
        (ON_A_LANDSCAPE, Named("landscape", "park")),
        (ON_THE_SECOND_OF_TWO, Named("landscape", "park")),
        (ON_THE_PALAZZO, Named("building", "palazzo")),
    ],
)
def test_a_building_may_not_overlap_even_with_three_builders(drawings: str, under: Named) -> None:
    refusal = not_built(drawings, "chapel", builders=3)
    assert (refusal.rule, refusal.text.key) == ("placing-2", "tile-overlaps")
    assert dict(refusal.text.facts)["other"] == under


@pytest.mark.parametrize(
    ("drawings", "under"),
    [
        (ON_A_BUILDING, Named("building", "tower")),
        (ON_A_LANDSCAPE, Named("landscape", "park")),
        (ON_THE_SECOND_OF_TWO, Named("landscape", "park")),
        (ON_THE_PALAZZO, Named("building", "palazzo")),
    ],
)
def test_a_landscape_may_not_overlap(drawings: str, under: Named) -> None:
    refusal = not_laid_out(drawings, "park")
    assert (refusal.rule, refusal.text.key) == ("placing-2", "tile-overlaps")
    assert dict(refusal.text.facts)["other"] == under


# --- Rule 3: buildings stand apart, corners excepted, until there are two builders ---

WALL_TO_WALL = """
    .......    .......
    ...R...    ....x..
    ...R...    ....xx.
    ...R...    .......
    .......    .......
    ###....    ###....
    ###....    ###....
"""
AT_THE_PALAZZO = """
    .......    .......
    .......    .......
    .......    .......
    .......    .x.....
    .......    .xx....
    ###....    ###....
    ###....    ###....
"""
BESIDE_THE_PALAZZO = """
    .......    .......
    .......    .......
    .......    .......
    .......    .......
    .......    .......
    ###....    ###x...
    ###....    ###xx..
"""
CORNER_TO_CORNER = """
    .......    .......
    ...R...    .......
    ...R...    .......
    ...R...    .......
    .......    ....x..
    ###....    ###.xx.
    ###....    ###....
"""
CORNER_OF_THE_PALAZZO = """
    .......    .......
    .......    .......
    .......    .......
    .......    ...x...
    .......    ...xx..
    ###....    ###....
    ###....    ###....
"""
AT_BOTH_EDGES = """
    .......    .......
    .......    xx.....
    .......    x......
    ......R    .......
    ......R    .......
    ###...R    ###....
    ###....    ###....
"""
TOUCHING = [(WALL_TO_WALL, "tower"), (AT_THE_PALAZZO, "palazzo"), (BESIDE_THE_PALAZZO, "palazzo")]


@pytest.mark.parametrize("builders", [0, 1])
@pytest.mark.parametrize(("drawings", "neighbour"), TOUCHING)
def test_buildings_need_a_second_builder(drawings: str, neighbour: str, builders: int) -> None:
    refusal = not_built(drawings, "chapel", builders=builders)
    assert (refusal.rule, refusal.text.key) == ("placing-3", "building-touches")
    assert dict(refusal.text.facts)["other"] == Named("building", neighbour)


@pytest.mark.parametrize("builders", [2, 3])
@pytest.mark.parametrize(("drawings", "neighbour"), TOUCHING)
def test_two_builders_let_them_touch(drawings: str, neighbour: str, builders: int) -> None:
    state = built(drawings, "chapel", builders=builders)
    assert [piece.name for piece in state.estates[0].open.buildings][-1] == "chapel", neighbour


@pytest.mark.parametrize("drawings", [CORNER_TO_CORNER, CORNER_OF_THE_PALAZZO, AT_BOTH_EDGES])
def test_corners_may_touch_and_the_edges_of_the_grid_do_not_meet(drawings: str) -> None:
    state = built(drawings, "chapel")
    assert picture(state) == joined(drawings, "C")


def joined(drawings: str, letter: str) -> str:
    """The drawing on the left with what is marked on the right."""
    before, wish = side_by_side(drawings)
    return "".join(letter if new == "x" else old for old, new in zip(before, wish, strict=True))


# --- Rule 4: landscapes may touch anything, and anything may touch landscapes ---

BESIDE_A_LANDSCAPE = """
    .......    .......
    ....ll.    ......x
    ....l..    .....xx
    ....l..    .......
    .......    .......
    ###....    ###....
    ###....    ###....
"""
BETWEEN_EVERYTHING = """
    .......    .......
    ...ff..    .......
    ...f...    ....xx.
    RRRf...    ....x..
    ...f...    .......
    ###....    ###....
    ###....    ###....
"""
AT_PALAZZO_AND_TOWER = """
    .......    .......
    .......    .......
    .......    .......
    RRR....    ...x...
    .......    ..xx...
    ###....    ###....
    ###....    ###....
"""


def test_a_building_may_touch_landscapes_without_any_builder() -> None:
    state = built(BESIDE_A_LANDSCAPE, "chapel")
    assert picture(state) == joined(BESIDE_A_LANDSCAPE, "C")


@pytest.mark.parametrize(
    "drawings", [BESIDE_A_LANDSCAPE, BETWEEN_EVERYTHING, AT_PALAZZO_AND_TOWER, WALL_TO_WALL]
)
def test_a_landscape_may_touch_buildings_landscapes_and_the_palazzo(drawings: str) -> None:
    state = laid_out(drawings, "park")
    assert picture(state) == joined(drawings, "p")


# --- Rule 5: each building once ---

A_SECOND_TOWER = """
    .......    .......
    .......    .......
    RRR....    ....xxx
    .......    .......
    .......    .......
    ###....    ###....
    ###....    ###....
"""


@pytest.mark.parametrize("builders", [0, 3])
def test_the_same_building_may_not_stand_twice(builders: int) -> None:
    refusal = not_built(A_SECOND_TOWER, "tower", builders=builders)
    assert (refusal.rule, refusal.text.key) == ("placing-5", "building-stands-already")


FIVE_PARKS = """
    pp.pp.p    .......
    p..p.pp    .......
    .......    .......
    ...pp..    .......
    ...p.pp    .......
    ###..p.    ###xx..
    ###....    ###x...
"""


def test_the_same_landscape_may_lie_there_six_times() -> None:
    state = laid_out(FIVE_PARKS, "park")
    assert [piece.name for piece in state.estates[0].open.landscapes] == ["park"] * 6


# --- Rule 6: what stands, stands ---


def test_no_move_takes_a_tile_away_or_moves_it() -> None:
    for seed in range(3):
        for stride in wandering(seed, 3):
            for before, after in zip(stride.before.estates, stride.step.state.estates, strict=True):
                assert after.open.buildings[: len(before.open.buildings)] == before.open.buildings
                assert (
                    after.open.landscapes[: len(before.open.landscapes)] == before.open.landscapes
                )


def test_only_building_offering_to_build_and_placing_name_a_square() -> None:
    naming_squares = {
        kind for kind in VOCABULARY.kinds.values() if "square" in kind.__dataclass_fields__
    }
    assert naming_squares == {Build, Offer, Place}


# --- All rules together, against a count by hand ---


def builds(state: State) -> list[Build]:
    return [move for move in legal_moves(GAME, state, Seat(0)) if isinstance(move, Build)]


def squares_of(piece: Tile) -> frozenset[str]:
    return frozenset(BOX.ground.squares_of(BOX.ground.covered([piece])))


def beside(square: str) -> set[str]:
    column, row = COLUMNS.index(square[0]), int(square[1])
    around = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
    return {f"{COLUMNS[c]}{r}" for c, r in around if 0 <= c < len(COLUMNS) and 1 <= r <= ROWS}


def scattered(luck: Random) -> str:
    """Some tiles thrown into a principality, wherever there was room for them."""
    tiles: list[Tile] = []
    taken = {*marked(EMPTY, "#")}
    for name in luck.sample(BUILDINGS, 2) + luck.choices(LANDSCAPES, k=2):
        way = luck.choice(BOX.ground.ways[name])
        new = Tile(name, way.square, way.turn)
        if not squares_of(new) & taken:
            tiles.append(new)
            taken |= squares_of(new)
    return drawn(replace(estate(EMPTY), buildings=tuple(tiles)))


@pytest.mark.parametrize("builders", [0, 1, 2, 3])
@pytest.mark.parametrize("seed", range(4))
def test_a_count_by_hand_finds_the_same_buildings(seed: int, builders: int) -> None:
    drawing = scattered(Random(seed))
    holder = estate(drawing)
    palazzo = set(marked(EMPTY, "#"))
    walls = palazzo.union(*map(squares_of, holder.buildings))
    taken = walls.union(*map(squares_of, holder.landscapes))
    standing = {piece.name for piece in holder.buildings}

    def may_be_built(squares: frozenset[str]) -> bool:
        touching = any(beside(square) & walls for square in squares)
        return not squares & taken and (builders >= 2 or not touching)

    by_count = {
        (name, squares)
        for name in BUILDINGS
        if name not in standing
        for squares in by_hand(OUTLINES[name])
        if may_be_built(squares)
    }
    listed = builds(about_to_build(drawing, builders=builders))
    covered = {(m.building, squares_of(Tile(m.building, m.square, m.turn))) for m in listed}
    assert covered == by_count
    assert len(listed) == len(by_count)


@pytest.mark.parametrize("name", LANDSCAPES)
@pytest.mark.parametrize("seed", range(4))
def test_a_count_by_hand_finds_the_same_landscapes(seed: int, name: str) -> None:
    drawing = scattered(Random(seed))
    holder = estate(drawing)
    tiles = (*holder.buildings, *holder.landscapes)
    taken = set(marked(EMPTY, "#")).union(*map(squares_of, tiles))
    places = [
        move
        for move in legal_moves(GAME, has_won(name, drawing), Seat(0))
        if isinstance(move, Place)
    ]
    covered = {squares_of(Tile(m.landscape, m.square, m.turn)) for m in places}
    assert covered == {squares for squares in by_hand(OUTLINES[name]) if not squares & taken}
    assert len(places) == len(covered)


# --- Landscape points (Rules p. 4): three for each of a type one has ---


# --- A landscape is laid out before anything else happens (ruling 7) ---
