"""A hand for its owner alone: a sheet filled from top to bottom with titles and rows of cards."""

from collections.abc import Sequence

from render.canvas import Box, Canvas
from render.fonts import Face
from render.frame import masthead
from render.frame.masthead import Figure
from render.frame.paints import Paints
from render.palette import GROUND, WINE

WIDTH = 1600
MARGIN, GAP = 16, 12
TOP = masthead.HEIGHT + GAP
TITLE = 48


class Sheet:
    """A hand being drawn; `y` is how far down it has come."""

    def __init__(self, height: int, paints: Paints) -> None:
        self.canvas = Canvas(WIDTH, height, GROUND)
        self.y = TOP
        self._paints = paints

    def head(self, seat: int, title: str, figures: Sequence[Figure]) -> None:
        masthead.draw(self.canvas, seat, title, figures, self._paints.icon)

    def title(self, text: str) -> None:
        base, room = self.y + 34, WIDTH - 2 * MARGIN
        self.canvas.write(MARGIN + 4, base, text, Face.TITLE, 30, WINE, room=room)
        self.y += TITLE

    def line(self, high: int) -> Box:
        """A panel from side to side."""
        box = Box(MARGIN, self.y, WIDTH - 2 * MARGIN, high)
        self.canvas.panel(box)
        self.y = box.bottom + GAP
        return box

    def places(self, count: int, a_row: range, high: int) -> list[Box]:
        """Boxes for so many cards, the fewer the wider."""
        columns = _columns(count, a_row)
        wide = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) // columns
        places = []
        for number in range(count):
            row, column = divmod(number, columns)
            left, top = MARGIN + column * (wide + GAP), self.y + row * (high + GAP)
            places.append(Box(left, top, wide, high))
        self.y += -(-count // columns) * (high + GAP)
        return places

    def png(self) -> bytes:
        return self._paints.png(self.canvas.image)


def part(count: int, a_row: range, high: int) -> int:
    """The height of a title and the cards below it."""
    return TITLE + rows_of(count, a_row) * (high + GAP)


def rows_of(count: int, a_row: range) -> int:
    """In how many rows so many stand."""
    return -(-count // _columns(count, a_row))


def _columns(count: int, a_row: range) -> int:
    """Rows as full as one another: six are three and three, not five and one."""
    rows = max(1, -(-count // a_row[-1]))
    return max(-(-count // rows), a_row[0])
