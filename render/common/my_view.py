"""Parts of the picture that one player sees of a table, in portrait format for a phone."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest
from typing import TypeAlias

from PIL import Image

from render import fonts, heraldry
from render.canvas import Box, Canvas, make_panel_canvas
from render.common import sheets_and_book_pages
from render.common.sheets_and_book_pages import IconNumber
from render.fonts import Face
from render.palette import FADED, GROUND, HONEY, INK, SLOT, WINE
from render.theme import Theme

WIDTH = 1080
MARGIN, GAP = 12, 8
INNER = WIDTH - 2 * MARGIN
CROP = 768  # pixels of a picture for one question: it is shown 265 pixels wide
# Of all letters: a phone shows the picture about 380 pixels wide, and these at eleven.
LEAST = 32
TITLE = 50  # pixels of a title above the rows of a panel

_CHIP, _SMALL, _ROW, _TALL = 58, 44, 64, 116
_MARKS = 100  # pixels of the shield and of the arrow before a name
_BETWEEN = 16  # from column to column of the others

Row: TypeAlias = Sequence[Image.Image]  # parts side by side


def pile_rows(rows: Iterable[Row], theme: Theme, *, width: int, head: int = 0) -> Image.Image:
    """Stack rows of parts; the first `head` rows have no margin."""
    placed, y = list[tuple[Image.Image, int, int]](), 0
    for number, row in enumerate(rows):
        x = 0 if number < head else (width - sum(part.width + GAP for part in row) + GAP) // 2
        for part in row:
            placed.append((part, x, y))
            x += part.width + GAP
        y += max(part.height for part in row) + GAP
    picture = _blank_picture(theme, width, y - GAP + (MARGIN if head else 0))
    for part, x, top in placed:
        picture.paste(part, (x, top))
    return picture


def _blank_picture(theme: Theme, width: int, height: int) -> Image.Image:
    dot = _ground_dot(theme)
    ground = Image.new("P", (width, height), dot.tobytes()[0])
    ground.putpalette(dot.getpalette() or [])
    return ground


@lru_cache(4)
def _ground_dot(theme: Theme) -> Image.Image:
    """Return one pixel of ground in the palette of the game."""
    return theme.quantize(Image.new("RGB", (1, 1), GROUND))


@lru_cache(16)
def draw_owner_banner(
    seat: int, name: str, figures: tuple[IconNumber, ...], theme: Theme
) -> Image.Image:
    """Draw the name of the viewer with their figures."""
    canvas = Canvas(INNER, sheets_and_book_pages.TITLE_BAR_HEIGHT, GROUND)
    sheets_and_book_pages.draw_title_bar(canvas, seat, name, figures, theme.icon, least=LEAST)
    return theme.quantize(canvas.image)


# Things by name, as many in a row as there is room for


@dataclass(frozen=True, slots=True)
class Chip:
    """An icon with a name and, optionally, a number."""

    icon: str
    text: str
    figure: str = ""
    dim: bool = False

    def width(self) -> int:
        figure = fonts.text_width(Face.STRONG, 36, self.figure) + 16 if self.figure else 0
        return _SMALL + fonts.text_width(Face.TEXT, LEAST, self.text) + figure + 34


@lru_cache(24)
def draw_chips(
    title: str, shown: tuple[Chip, ...], theme: Theme, width: int = INNER
) -> Image.Image:
    rows = _chip_rows(shown, width - 18)
    top = TITLE if title else 8
    canvas, _ = make_panel_canvas(width, top + len(rows) * (_CHIP + 6) + 6)
    draw_heading(canvas, title)
    for number, row in enumerate(rows):
        left, y = 8, top + number * (_CHIP + 6)
        for chip in row:
            _draw_chip(canvas, Box(left, y, chip.width(), _CHIP), chip, theme)
            left += chip.width() + 8
    return theme.quantize(canvas.image)


def draw_heading(canvas: Canvas, title: str) -> None:
    """Write the title of a panel."""
    canvas.write(14, 38, title, Face.TITLE, 34, WINE, room=canvas.image.width - 32, least=LEAST)


@lru_cache(4)
def draw_footnote(text: str, theme: Theme) -> Image.Image:
    """Write a note at the foot of a panel."""
    canvas = Canvas(INNER, 40, GROUND)
    canvas.write(INNER - 8, 30, text, Face.TEXT, LEAST, FADED, side="right", room=INNER - 16)
    return theme.quantize(canvas.image)


def _chip_rows(shown: Sequence[Chip], room: int) -> list[list[Chip]]:
    rows: list[list[Chip]] = []
    free = 0
    for chip in shown:
        if not rows or chip.width() > free:
            rows.append([])
            free = room
        rows[-1].append(chip)
        free -= chip.width() + 8
    return rows


def _draw_chip(canvas: Canvas, box: Box, chip: Chip, theme: Theme) -> None:
    canvas.fill(box, SLOT, 10)
    middle, ink = box.middle_y, FADED if chip.dim else INK
    canvas.paste_centred(theme.icon(chip.icon, _SMALL, dim=chip.dim), box.left + 30, middle)
    room = box.width - _SMALL - 24
    canvas.write(box.left + 58, middle + 11, chip.text, Face.TEXT, LEAST, ink, room=room)
    if chip.figure:
        canvas.write(box.right - 10, middle + 13, chip.figure, Face.STRONG, 36, ink, side="right")


# The others, each in a line


@dataclass(frozen=True, slots=True)
class IconCount:
    """An icon with a count; without a text it only shows whether the seat has the thing."""

    icon: str
    text: str = ""
    dim: bool = False
    fresh: bool = False

    def width(self) -> int:
        return _SMALL + (4 + fonts.text_width(Face.STRONG, 36, self.text) if self.text else 0)


@dataclass(frozen=True, slots=True)
class OtherPlayerData:
    """What is shown of another player: counts stand in columns that line up between players."""

    seat: int
    name: str
    asked: bool
    counts: tuple[IconCount, ...]

    def is_name_within(self, room: int) -> bool:
        """Return whether the name fits beside the counts."""
        return fonts.text_width(Face.NAME, LEAST, self.name) <= room


@lru_cache(16)
def draw_other_players(
    shown: tuple[OtherPlayerData, ...], theme: Theme, width: int = INNER
) -> Image.Image:
    columns = [max(count.width() for count in some) for some in _columns_of_counts(shown)]
    room = _name_room(width, columns)
    highs = [_ROW if one.is_name_within(room) else _TALL for one in shown]
    canvas, whole = make_panel_canvas(width, sum(highs) + 12)
    y = 6
    for one, high in zip(shown, highs, strict=True):
        _draw_other_player(canvas, Box(6, y, whole.width - 12, high).inset(2), one, columns, theme)
        y += high
    return theme.quantize(canvas.image)


def _columns_of_counts(shown: Sequence[OtherPlayerData]) -> list[tuple[IconCount, ...]]:
    columns = zip_longest(*(one.counts for one in shown))
    return [tuple(filter(None, column)) for column in columns]


def _columns_width(columns: Sequence[int]) -> int:
    return sum(columns) + _column_gap(columns) * len(columns)


def _column_gap(columns: Sequence[int]) -> int:
    """Return the gap between columns: narrow where there are many."""
    return _BETWEEN if sum(columns) < INNER // 2 else _BETWEEN // 2


def _name_room(width: int, columns: Sequence[int]) -> int:
    """Return the room of a name that has the counts beside it."""
    return width - 24 - _columns_width(columns) - _MARKS


def _draw_other_player(
    canvas: Canvas, box: Box, one: OtherPlayerData, columns: Sequence[int], theme: Theme
) -> None:
    """Draw a player in one line, or the name above the counts if it is too long."""
    canvas.draw_row_background(box, chosen=one.asked)
    line = Box(box.left, box.top, box.width, min(box.height, _ROW - 4))
    middle = line.middle_y
    canvas.paste_centred(
        heraldry.shield_sprite(one.seat, 50, gilt=one.asked), box.left + 34, middle
    )
    if one.asked:
        canvas.paste_centred(theme.icon("arrow", 30), box.left + 80, middle)
    is_brief = line == box
    room = _name_room(box.width + 18, columns) if is_brief else box.width - _MARKS - 8
    left = box.left + (_MARKS if one.asked else 68)
    canvas.write_name(
        left, middle + 12, one.name, 36, INK, room=room, least=LEAST, high=line.height
    )
    _draw_counts(canvas, one, columns, box.right, middle if is_brief else box.bottom - 30, theme)


def _draw_counts(
    canvas: Canvas,
    one: OtherPlayerData,
    columns: Sequence[int],
    right: int,
    middle: int,
    theme: Theme,
) -> None:
    x, gap = right - _columns_width(columns), _column_gap(columns)
    for count, wide in zip(one.counts, columns, strict=False):
        if count.fresh:
            around = Box(x - 4, middle - _SMALL // 2 - 3, count.width() + 8, _SMALL + 6)
            canvas.draw_slot(around, HONEY, 8, fresh=True)
        canvas.paste(theme.icon(count.icon, _SMALL, dim=count.dim), x, middle - _SMALL // 2)
        ink, left = FADED if count.dim else INK, x + _SMALL + 4
        canvas.write(left, middle + 13, count.text, Face.STRONG, 36, ink)
        x += wide + gap
