"""The geometry of a principality, checked against squares counted one by one."""

from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from bot import catalogue
from bot.engine.chance import Chance
from bot.games.princes import board
from bot.games.princes.board import Cell, Ground
from bot.games.princes.pieces import Open, Tile
from bot.games.princes.printed import Principality

BOX = catalogue.current_game("princes").box  # type: ignore[attr-defined]
PRINTED: Ground = BOX.ground
OUTLINES: dict[str, tuple[str, ...]] = {
    tile.name: tile.outline for tile in (*BOX.printed.buildings, *BOX.printed.landscapes)
}


@st.composite
def outlines(draw: st.DrawFn) -> tuple[str, ...]:
    """Any few squares, joined or not, in a frame without an empty edge."""
    cells = draw(st.sets(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=7))
    left, low = min(c for c, _ in cells), min(r for _, r in cells)
    width, height = max(c for c, _ in cells) - left + 1, max(r for _, r in cells) - low + 1
    return tuple(
        "".join("X" if (left + c, low + r) in cells else "." for c in range(width))
        for r in range(height)
    )


@st.composite
def grounds(draw: st.DrawFn) -> Ground:
    """A grid of any size with a palazzo of one square, and one kind of tile."""
    columns = "abcdefghi"[: draw(st.integers(1, 9))]
    rows = draw(st.integers(1, 9))
    return Ground(Principality(columns, rows, ("a1",)), {"tile": draw(outlines())})


def cells_of(ground: Ground, bits: int) -> set[Cell]:
    """Columns and rows of these squares."""
    return {
        (ground.columns.index(square[0]), int(square[1:]) - 1) for square in ground.squares_of(bits)
    }


def some_bits(ground: Ground, number: int) -> int:
    return number & ((1 << len(ground.squares)) - 1)


numbers = st.integers(0, (1 << 81) - 1)


@given(grounds(), numbers)
def test_squares_and_bits_say_the_same(ground: Ground, number: int) -> None:
    bits = some_bits(ground, number)

    assert ground.bits_of(ground.squares_of(bits)) == bits
    assert len(ground.squares_of(bits)) == bits.bit_count()


@given(grounds(), numbers)
def test_beside_are_the_squares_that_share_a_side(ground: Ground, number: int) -> None:
    bits = some_bits(ground, number)

    within = cells_of(ground, bits)
    around = {(c + dc, r + dr) for c, r in within for dc, dr in ((0, 1), (0, -1), (1, 0), (-1, 0))}
    grid = {(c, r) for c in range(len(ground.columns)) for r in range(ground.rows)}
    assert cells_of(ground, ground.beside(bits)) == (around & grid) - within


@given(grounds(), numbers, numbers)
def test_what_is_beside_me_has_me_beside_it(ground: Ground, one: int, other: int) -> None:
    a = some_bits(ground, one)
    b = some_bits(ground, other) & ~a

    assert bool(ground.beside(a) & b) == bool(ground.beside(b) & a)


@given(grounds())
def test_the_ways_of_a_tile_are_all_its_turns_wherever_they_lie_in_the_grid(ground: Ground) -> None:
    ways = ground.ways["tile"]

    found = {frozenset(cells_of(ground, way.bits)) for way in ways}
    assert found == set(_anywhere(ground, ground.turns["tile"][0]))
    assert len(found) == len(ways)


@given(grounds())
def test_a_way_is_named_by_the_leftmost_square_of_its_lowest_row(ground: Ground) -> None:
    for way in ground.ways["tile"]:
        row, column = min((row, column) for column, row in cells_of(ground, way.bits))
        assert way.square == f"{ground.columns[column]}{row + 1}"
        assert ground.lying("tile", way.square, way.turn) == way.bits
        assert way.turn in range(len(ground.turns["tile"]))


@given(grounds(), st.text(max_size=3), st.integers(-3, 12))
def test_no_tile_lies_anywhere_else(ground: Ground, square: str, turn: int) -> None:
    named = {(way.square, way.turn) for way in ground.ways["tile"]}

    assert (ground.lying("tile", square, turn) is None) == ((square, turn) not in named)


def test_the_first_turn_of_a_tile_is_as_it_is_printed() -> None:
    for name, outline in OUTLINES.items():
        printed = {
            (column, row)
            for row, line in enumerate(reversed(outline))
            for column, mark in enumerate(line)
            if mark == "X"
        }
        assert PRINTED.turns[name][0] == printed


def _anywhere(ground: Ground, cells: Iterable[Cell]) -> Iterable[frozenset[Cell]]:
    """Turned, flipped and moved in every way that stays within the grid."""
    width, height = len(ground.columns), ground.rows
    for c_of, r_of in (((1, 0), (0, 1)), ((0, 1), (1, 0))):
        for flip_c in (1, -1):
            for flip_r in (1, -1):
                turned = [
                    (flip_c * (c * c_of[0] + r * c_of[1]), flip_r * (c * r_of[0] + r * r_of[1]))
                    for c, r in cells
                ]
                for right in range(-width, 2 * width):
                    for up in range(-height, 2 * height):
                        moved = frozenset((c + right, r + up) for c, r in turned)
                        if all(0 <= c < width and 0 <= r < height for c, r in moved):
                            yield moved


# Estates


@st.composite
def estates(draw: st.DrawFn) -> Open:
    """Tiles laid out one after another wherever there is room, with any number of builders."""
    luck = Chance(draw(st.text(max_size=8)), 0)
    builders = draw(st.integers(0, 3))
    closed, lying = PRINTED.palazzo, []
    for name in luck.shuffled(tuple(OUTLINES), "order")[: draw(st.integers(0, 8))]:
        ways = [way for way in PRINTED.ways[name] if not way.bits & closed]
        if ways:
            way = luck.one_of(ways, "way")
            lying.append(Tile(name, way.square, way.turn))
            closed |= way.bits
    return Open(
        builders=builders,
        buildings=tuple(tile for tile in lying if tile.name in BOX.building_order),
        landscapes=tuple(tile for tile in lying if tile.name in BOX.landscape_order),
    )


@given(estates())
def test_tiles_cover_what_each_of_them_covers(estate: Open) -> None:
    tiles = (*estate.buildings, *estate.landscapes)

    each = [cells_of(PRINTED, PRINTED.covered([tile])) for tile in tiles]
    assert cells_of(PRINTED, PRINTED.covered(tiles)) == set().union(*each)
    outline = [OUTLINES[tile.name] for tile in tiles]
    assert list(map(len, each)) == ["".join(lines).count("X") for lines in outline]
    assert board.free_squares(PRINTED, estate) == 43 - sum(map(len, each))


@given(estates())
def test_a_building_may_stand_where_the_rules_of_placing_let_it(estate: Open) -> None:
    """Rules p. 7: off palazzo and tiles, and with fewer than two builders off their sides too."""
    closed = board.closed_to_buildings(PRINTED, estate)
    walls = cells_of(PRINTED, board.walls(PRINTED, estate))
    taken = walls | cells_of(PRINTED, PRINTED.covered(estate.landscapes))

    for name in BOX.building_order:
        for way in PRINTED.ways[name]:
            cells = cells_of(PRINTED, way.bits)
            touches = any(abs(c - x) + abs(r - y) == 1 for c, r in cells for x, y in walls)
            stands = not cells & taken and not (touches and estate.builders < 2)
            assert bool(way.bits & closed) != stands, (name, way)


@given(estates(), st.sampled_from(tuple(OUTLINES)))
def test_a_tile_fits_when_one_of_its_ways_is_free(estate: Open, name: str) -> None:
    taken = board.taken_squares(PRINTED, estate)

    free = [way for way in PRINTED.ways[name] if not way.bits & taken]
    assert board.fits(PRINTED, name, taken) == bool(free)
