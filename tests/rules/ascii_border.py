"""Two principalities side by side, drawn in letters with their border between them.

As in `ascii_ground`, but of side B: the western board at the left. A building drawn in both is
built together. Where something is to be built, its squares are marked with "x":

    .......|.......
    .......|.......
    ......x|xx.....
    .......|.......
    .......|.......
    ..###..|..###..
    ..###..|..###..
"""

from typing import Any

from bot.engine.game import Seat
from bot.games.princes.land_grid import EAST, WEST, BorderGround, BorderTilePlacement, neighbours
from bot.games.princes.state import State
from bot.games.princes.state_parts import Tile
from tests.rules.princes_table import GAME, LETTERS, acting, given, principality, table

BOX_B = GAME.box_b
assert isinstance(BOX_B.borders, BorderGround)
BORDERS: BorderGround = BOX_B.borders

_COLUMNS = BORDERS.strip.columns
_BARE = "\n".join(["......."] * 5 + ["..###.."] * 2)


def neighbouring(
    drawing: str = "",
    *,
    seats: int = 3,
    west: int = 0,
    builders: tuple[int, int] = (0, 0),
    florins: tuple[int, int] = (3000, 3000),
    **holdings: Any,
) -> State:
    """A western and an eastern neighbour with what is drawn; figures are theirs in that order.

    Other holdings are given to both.
    """
    state = table(seats, together="on")
    boards = halves(drawing) if drawing else (_BARE, _BARE)
    shared = _shared(drawing) if drawing else []
    for place, board in enumerate(boards):
        tiles = principality(_without_shared(board, shared), BOX_B)
        side = WEST if place else EAST
        across = (Tile(t.name, t.square, t.turn, side) for t in shared)
        state = given(
            state,
            (west + place) % seats,
            builders=builders[place],
            florins=florins[place],
            buildings=(*tiles["buildings"], *across),
            landscapes=tiles["landscapes"],
            **holdings,
        )
    return state


def to_build(drawing: str = "", *, at: int = 0, actions: int = 2, **known: Any) -> State:
    """The same two, and it is the turn of seat `at`."""
    return acting(neighbouring(drawing, **known), at, actions=actions)


def halves(drawing: str) -> tuple[str, str]:
    """The two boards of a drawing, without what is only wished."""
    rows = [row.replace("x", ".").split("|") for row in drawing.split()]
    west, east = ("\n".join(row[place] for row in rows) for place in (0, 1))
    return west, east


def wish(name: str, drawing: str, *, side: str = EAST) -> str:
    """The words of the offer to build what is marked with x: `tower east g5 0`."""
    across = _across(name, _squares(drawing, "x"))
    return f"{name} {side} {across.square} {across.turn}"


def alone(name: str, drawing: str, *, east: bool = False) -> str:
    """The move that builds what is marked with x on one of the two boards."""
    board = "\n".join(row.split("|")[east] for row in drawing.split())
    rows = board.split("\n")
    marked = {
        f"{column}{7 - down}"
        for down, row in enumerate(rows)
        for column, found in zip("abcdefg", row, strict=True)
        if found == "x"
    }
    bits = BORDERS.bits_of(marked)
    way = next(way for way in BORDERS.ways[name] if way.bits == bits)
    return f"build {name} {way.square} {way.turn}"


def drawn(state: State, west: int = 0) -> str:
    """What a seat and its eastern neighbour have, as a drawing."""
    letters = {name: letter for letter, name in LETTERS.items()}
    east = dict(neighbours(len(state.estates), Seat(west)))[EAST]
    boards = []
    for seat in (Seat(west), east):
        mark = dict.fromkeys(BORDERS.squares_of(BORDERS.palazzo), "#")
        estate = state.estates[seat]
        for tile in (*estate.open.buildings, *estate.open.landscapes):
            for square in BORDERS.squares_of(BORDERS.covered([tile])):
                assert square not in mark, f"{square} carries two things"
                mark[square] = letters[tile.name]
        boards.append(mark)
    return "\n".join(
        "|".join("".join(mark.get(f"{c}{row}", ".") for c in "abcdefg") for mark in boards)
        for row in range(7, 0, -1)
    )


def picture(drawing: str) -> str:
    return "\n".join(drawing.split())


def _squares(drawing: str, letter: str) -> set[str]:
    return {
        f"{column}{7 - down}"
        for down, row in enumerate(drawing.split())
        for column, found in zip(_COLUMNS, row.replace("|", ""), strict=True)
        if found == letter
    }


def _across(name: str, squares: set[str]) -> BorderTilePlacement:
    """How the building lies that covers exactly these squares of the strip."""
    bits = BORDERS.strip.bits_of(squares)
    lying = {(w.square, w.turn) for w in BORDERS.strip.ways[name] if w.bits == bits}
    return next(way for way in BORDERS.across[name] if (way.square, way.turn) in lying)


def _shared(drawing: str) -> list[Tile]:
    """The buildings that are drawn on both boards, touching at the border."""
    west, east = halves(drawing)
    found = []
    for letter, name in LETTERS.items():
        if letter.isupper() and letter in west and letter in east:
            way = _across(name, _squares(drawing, letter))
            found.append(Tile(name, way.square, way.turn))
    return found


def _without_shared(board: str, shared: list[Tile]) -> str:
    letters = {name: letter for letter, name in LETTERS.items()}
    for tile in shared:
        board = board.replace(letters[tile.name], ".")
    return board
