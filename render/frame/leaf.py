"""A leaf of the book: a title, and below it what it tells of, each thing in a box of its own."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from render import fonts
from render.canvas import Box, Sprite
from render.fonts import Face
from render.frame.paints import Paints
from render.frame.sheet import GAP, TITLE, WIDTH, Sheet, rows_of
from render.palette import INK, RULE, SLOT

_HEAD, _ROW, _TALLER = 68, 58, 20
_NAME, _LEAST_NAME = 31, 19
_TEXT, _LEAST = 27, 17  # pixels of the letters of what is said
_LINES = 4  # of what is said, before its letters get smaller
_ICON = 74  # pixels for what stands beside a name


@dataclass(frozen=True, slots=True)
class Thing:
    """One thing that a page tells of."""

    name: str
    drawing: Sprite | None = None
    figure: str = ""
    rows: tuple[tuple[Sprite, str], ...] = ()
    about: str = ""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Things of one kind, so many side by side."""

    things: tuple[Thing, ...]
    a_row: range

    @property
    def height(self) -> int:
        """Of each of them; all are as high as the highest."""
        return max(map(_height, self.things))


def draw_leaf(title: str, shelves: Sequence[Shelf], paints: Paints) -> bytes:
    sheet = Sheet(TITLE + 2 * GAP + sum(map(_high, shelves)), paints)
    sheet.y = GAP
    sheet.title(title)
    for shelf in shelves:
        places = sheet.places(len(shelf.things), shelf.a_row, shelf.height)
        letters = _letters(places[0], shelf)
        for box, thing in zip(places, shelf.things, strict=True):
            _draw(sheet, box, thing, letters)
    return sheet.png()


def draw_drawing(title: str, drawing: Sprite, paints: Paints) -> bytes:
    """A page that is one drawing."""
    sheet = Sheet(TITLE + 3 * GAP + drawing.height, paints)
    sheet.y = GAP
    sheet.title(title)
    sheet.canvas.centre(drawing, WIDTH // 2, sheet.y + drawing.height // 2)
    return sheet.png()


def _high(shelf: Shelf) -> int:
    return rows_of(len(shelf.things), shelf.a_row) * (shelf.height + GAP)


def _height(thing: Thing) -> int:
    about = _LINES * fonts.leading(_TEXT) + GAP if thing.about else 0
    return _head(thing) + len(thing.rows) * _ROW + about + (GAP if thing.rows else 0)


def _letters(box: Box, shelf: Shelf) -> int:
    """The same for all side by side: so large that the longest text has room."""
    return min(_sizes(box, shelf.things), default=_TEXT)


def _sizes(box: Box, things: Iterable[Thing]) -> Iterator[int]:
    for thing in things:
        if thing.about:
            room = _about(box)
            yield fonts.wrapped(Face.TEXT, _TEXT, thing.about, room.width, room.height, _LEAST)[0]


def _about(box: Box) -> Box:
    """Where it is told what there is to say."""
    top = box.bottom - _LINES * fonts.leading(_TEXT) - GAP + 2
    return Box(box.left + 16, top, box.width - 32, box.bottom - top - 6)


def _draw(sheet: Sheet, box: Box, thing: Thing, letters: int) -> None:
    canvas = sheet.canvas
    canvas.panel(box)
    left, head = box.left + 16, _head(thing)
    middle = box.top + head // 2
    if thing.drawing:
        wide = max(_ICON, thing.drawing.width + 16)
        canvas.centre(thing.drawing, box.left + 6 + wide // 2, middle)
        left = box.left + wide + 14
    right = box.right - 16
    if thing.figure:
        canvas.write(right, middle + 13, thing.figure, Face.STRONG, 38, INK, side="right")
        right -= fonts.width(Face.STRONG, 38, thing.figure) + 12
    canvas.name(
        left, middle + 11, thing.name, _NAME, INK, room=right - left, least=_LEAST_NAME, high=head
    )
    for number, (drawing, text) in enumerate(thing.rows):
        line = Box(box.left + 12, box.top + head + number * _ROW, box.width - 24, _ROW - 6)
        _row(sheet, line, drawing, text)
    if thing.about:
        canvas.fill(Box(box.left + 14, _about(box).top - 6, box.width - 28, 2), RULE)
        canvas.paragraph(_about(box), thing.about, Face.TEXT, letters, INK, least=_LEAST)


def _head(thing: Thing) -> int:
    return max(_HEAD, thing.drawing.height + _TALLER if thing.drawing else 0)


def _row(sheet: Sheet, box: Box, drawing: Sprite, text: str) -> None:
    canvas, middle = sheet.canvas, box.top + box.height // 2
    canvas.fill(box, SLOT, 8)
    canvas.centre(drawing, box.left + 36, middle)
    room = box.right - box.left - 84
    canvas.write(box.left + 74, middle + 9, text, Face.TEXT, _TEXT, INK, room=room, least=_LEAST)
