"""Principalities drawn in letters: seven rows of seven squares, the top row first.

The letters are those of `princes_table.LETTERS`; "." is free and "#" the palazzo. Where a tile is
to be laid, a second drawing beside the first marks its squares with "x":

    .......    .......
    .......    ...x...
    ...RRR.    ...xx..
    .......    .......
    .......    .......
    ###....    ###....
    ###....    ###....
"""

from bot.games.princes.state_parts import Open, Tile
from tests.rules.princes_table import BOX, LETTERS, principality, tile

COLUMNS, ROWS = "abcdefg", 7
EMPTY = """
    .......
    .......
    .......
    .......
    .......
    ###....
    ###....
"""

_NEW = "x"
_LETTER = {name: letter for letter, name in LETTERS.items()}


def estate(drawing: str, *, builders: int = 0) -> Open:
    """An estate on which nothing is to be seen but what stands where, and so many builders."""
    return Open(builders=builders, **principality(drawing))


def drawn(holder: Open) -> str:
    """An estate as a drawing; reading it gives the same tiles."""
    ground = BOX.ground
    mark = dict.fromkeys(ground.squares_of(ground.palazzo), "#")
    for piece in (*holder.buildings, *holder.landscapes):
        for square in ground.squares_of(ground.covered([piece])):
            assert square not in mark, f"{square} carries two things"
            mark[square] = _LETTER[piece.name]
    return "\n".join(
        "".join(mark.get(f"{column}{row}", ".") for column in COLUMNS) for row in range(ROWS, 0, -1)
    )


def side_by_side(drawings: str) -> tuple[str, ...]:
    """The drawings that stand beside each other, taken apart."""
    rows = [row.split() for row in drawings.split("\n") if row.strip()]
    return tuple("\n".join(column) for column in zip(*rows, strict=True))


def marked(drawing: str, letter: str = _NEW) -> tuple[str, ...]:
    """The squares that carry this letter."""
    rows = drawing.split()
    return tuple(
        f"{column}{ROWS - down}"
        for down, row in enumerate(rows)
        for column, found in zip(COLUMNS, row, strict=True)
        if found == letter
    )


def wished(name: str, drawings: str) -> tuple[str, Tile]:
    """What stands already (left), and the tile somebody wishes to lay beside it (right)."""
    before, wish = side_by_side(drawings)
    return before, tile(name, *marked(wish))
