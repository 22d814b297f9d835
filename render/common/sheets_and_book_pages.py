"""Sheets of cards: title bar, titles and rows of boxes, for hands and for rulebook pages."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from render import fonts, heraldry
from render.canvas import Box, Canvas, Sprite
from render.fonts import Face
from render.palette import CREAM, GOLD, GROUND, INK, RULE, SLOT, WINE
from render.theme import IconMaker, Theme

TITLE_BAR_HEIGHT = 84


@dataclass(frozen=True, slots=True)
class IconNumber:
    """A number with its icon."""

    icon: str
    text: str


def draw_title_bar(
    canvas: Canvas,
    seat: int,
    title: str,
    figures: Sequence[IconNumber],
    icon: IconMaker,
    *,
    least: int = 26,
) -> None:
    """Draw the bar in one line if its letters stay at least `least` pixels high."""
    ink, width = heraldry.seat_tincture(seat).ink, canvas.image.width
    heraldry.draw_hatched_bar(
        canvas, Box(0, 0, width, TITLE_BAR_HEIGHT), seat, hatched_to=92, radius=1
    )
    canvas.paste_centred(heraldry.shield_sprite(seat, 62, gilt=True), 50, 40)
    right = width - 16
    for figure in reversed(figures):
        right = _draw_icon_number(canvas, right, figure, icon) - 12
    room = right - 104 - 16
    canvas.write_name(106, 54, title, 42, ink, room=room, least=least, high=TITLE_BAR_HEIGHT - 10)


def _draw_icon_number(canvas: Canvas, right: int, figure: IconNumber, icon: IconMaker) -> int:
    wide = 76 + fonts.text_width(Face.STRONG, 36, figure.text)
    box = Box(right - wide, 14, wide, 54)
    canvas.draw_frame(box, CREAM, GOLD, 10, 3)
    canvas.paste_centred(icon(figure.icon, 40), box.left + 31, box.top + 27)
    canvas.write(right - 14, box.top + 40, figure.text, Face.STRONG, 36, INK, side="right")
    return box.left


WIDTH = 1600
MARGIN, GAP = 16, 12
TOP = TITLE_BAR_HEIGHT + GAP
TITLE = 48


class Sheet:
    """A sheet drawn from top to bottom; `y` is where the next part begins."""

    def __init__(self, height: int, theme: Theme, width: int = WIDTH) -> None:
        self.canvas = Canvas(width, height, GROUND)
        self.y = TOP
        self._theme = theme

    def draw_head(self, seat: int, title: str, figures: Sequence[IconNumber]) -> None:
        draw_title_bar(self.canvas, seat, title, figures, self._theme.icon)

    def draw_title(self, text: str) -> None:
        base, room = self.y + 34, self.canvas.image.width - 2 * MARGIN
        self.canvas.write(MARGIN + 4, base, text, Face.TITLE, 30, WINE, room=room)
        self.y += TITLE

    def draw_full_width_panel(self, high: int) -> Box:
        """Draw a panel from side to side and return its box."""
        box = Box(MARGIN, self.y, self.canvas.image.width - 2 * MARGIN, high)
        self.canvas.draw_panel(box)
        self.y = box.bottom + GAP
        return box

    def take_card_boxes(self, count: int, a_row: range, high: int) -> list[Box]:
        """Return boxes for `count` cards and advance `y`; fewer cards are wider."""
        columns = _count_columns(count, a_row)
        wide = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) // columns
        places = []
        for number in range(count):
            row, column = divmod(number, columns)
            left, top = MARGIN + column * (wide + GAP), self.y + row * (high + GAP)
            places.append(Box(left, top, wide, high))
        self.y += -(-count // columns) * (high + GAP)
        return places

    def to_png(self) -> bytes:
        return self._theme.to_png(self.canvas.image)


def titled_rows_height(count: int, a_row: range, high: int) -> int:
    """Return the height of a title and the cards below it."""
    return TITLE + count_rows(count, a_row) * (high + GAP)


def count_rows(count: int, a_row: range) -> int:
    """Return the number of rows for `count` cards."""
    return -(-count // _count_columns(count, a_row))


def _count_columns(count: int, a_row: range) -> int:
    """Return a number of columns that fills all rows evenly: six are three and three."""
    rows = max(1, -(-count // a_row[-1]))
    return max(-(-count // rows), a_row[0])


_HEAD, _ROW, _TALLER = 68, 58, 20
_NAME, _LEAST_NAME = 31, 19
_TEXT, _LEAST = 27, 17  # pixels of the letters of what is said
_LINES = 4  # of what is said, before its letters get smaller
_ICON = 74  # pixels for what stands beside a name


@dataclass(frozen=True, slots=True)
class PageEntry:
    """One entry that a rulebook page describes."""

    name: str
    drawing: Sprite | None = None
    figure: str = ""
    rows: tuple[tuple[Sprite, str], ...] = ()
    about: str = ""


@dataclass(frozen=True, slots=True)
class PageSection:
    """Entries of one kind; `a_row` says how many stand side by side."""

    entries: tuple[PageEntry, ...]
    a_row: range

    @property
    def height(self) -> int:
        """Height of every entry: that of the highest."""
        return max(map(_entry_height, self.entries))


def draw_book_page(title: str, sections: Sequence[PageSection], theme: Theme) -> bytes:
    sheet = Sheet(TITLE + 2 * GAP + sum(map(_section_height, sections)), theme)
    sheet.y = GAP
    sheet.draw_title(title)
    for section in sections:
        places = sheet.take_card_boxes(len(section.entries), section.a_row, section.height)
        letters = min(_fitting_font_sizes(places[0], section.entries), default=_TEXT)
        for box, entry in zip(places, section.entries, strict=True):
            _draw_entry(sheet, box, entry, letters)
    return sheet.to_png()


_NARROW, _SIGN, _HEAD_LETTERS, _LETTERS = 760, 60, 32, 29  # pixels: to be read on a phone


def draw_rules_summary_page(
    title: str, texts: Sequence[tuple[str, str]], icons: Sequence[str], theme: Theme
) -> bytes:
    """Draw short paragraphs with an icon each, one below the other, on a narrow page."""
    pairs = zip(texts, icons, strict=True)
    entries = [PageEntry(head, theme.icon(name, 56), about=text) for (head, text), name in pairs]
    room = _NARROW - 2 * MARGIN - _SIGN - 3 * GAP
    lines = [
        fonts.wrap_text(Face.TEXT, _LETTERS, one.about, room, WIDTH, _LETTERS) for one in entries
    ]
    heights = [
        fonts.line_height(_HEAD_LETTERS) + len(told) * fonts.line_height(_LETTERS) + 2 * GAP
        for _, told in lines
    ]
    sheet = Sheet(TITLE + 2 * GAP + sum(heights) + len(heights) * GAP, theme, _NARROW)
    sheet.y = GAP
    sheet.draw_title(title)
    for entry, high in zip(entries, heights, strict=True):
        box = sheet.draw_full_width_panel(high)
        if entry.drawing:
            sheet.canvas.paste_centred(
                entry.drawing, box.left + GAP + _SIGN // 2, box.top + high // 2
            )
        left, top = box.left + _SIGN + 2 * GAP, box.top + GAP
        base = top + round(_HEAD_LETTERS * 0.9)
        sheet.canvas.write(left, base, entry.name, Face.STRONG, _HEAD_LETTERS, WINE, room=room)
        text = Box(left, top + fonts.line_height(_HEAD_LETTERS), room, high)
        sheet.canvas.write_paragraph(text, entry.about, Face.TEXT, _LETTERS, INK, least=_LETTERS)
    return sheet.to_png()


def draw_sprite_page(title: str, drawing: Sprite, theme: Theme) -> bytes:
    """Draw a page that is one drawing."""
    sheet = Sheet(TITLE + 3 * GAP + drawing.height, theme)
    sheet.y = GAP
    sheet.draw_title(title)
    sheet.canvas.paste_centred(drawing, WIDTH // 2, sheet.y + drawing.height // 2)
    return sheet.to_png()


def _section_height(section: PageSection) -> int:
    return count_rows(len(section.entries), section.a_row) * (section.height + GAP)


def _entry_height(entry: PageEntry) -> int:
    about = _LINES * fonts.line_height(_TEXT) + GAP if entry.about else 0
    return _head_height(entry) + len(entry.rows) * _ROW + about + (GAP if entry.rows else 0)


def _fitting_font_sizes(box: Box, entries: Iterable[PageEntry]) -> Iterator[int]:
    for entry in entries:
        if entry.about:
            room = _entry_text_area(box)
            yield fonts.wrap_text(Face.TEXT, _TEXT, entry.about, room.width, room.height, _LEAST)[0]


def _entry_text_area(box: Box) -> Box:
    """Return the box of an entry's description."""
    top = box.bottom - _LINES * fonts.line_height(_TEXT) - GAP + 2
    return Box(box.left + 16, top, box.width - 32, box.bottom - top - 6)


def _draw_entry(sheet: Sheet, box: Box, entry: PageEntry, letters: int) -> None:
    canvas = sheet.canvas
    canvas.draw_panel(box)
    left, head = box.left + 16, _head_height(entry)
    middle = box.top + head // 2
    if entry.drawing:
        wide = max(_ICON, entry.drawing.width + 16)
        canvas.paste_centred(entry.drawing, box.left + 6 + wide // 2, middle)
        left = box.left + wide + 14
    right = box.right - 16
    if entry.figure:
        canvas.write(right, middle + 13, entry.figure, Face.STRONG, 38, INK, side="right")
        right -= fonts.text_width(Face.STRONG, 38, entry.figure) + 12
    canvas.write_name(
        left, middle + 11, entry.name, _NAME, INK, room=right - left, least=_LEAST_NAME, high=head
    )
    for number, (drawing, text) in enumerate(entry.rows):
        line = Box(box.left + 12, box.top + head + number * _ROW, box.width - 24, _ROW - 6)
        _draw_entry_row(sheet, line, drawing, text)
    if entry.about:
        canvas.fill(Box(box.left + 14, _entry_text_area(box).top - 6, box.width - 28, 2), RULE)
        canvas.write_paragraph(
            _entry_text_area(box), entry.about, Face.TEXT, letters, INK, least=_LEAST
        )


def _head_height(entry: PageEntry) -> int:
    return max(_HEAD, entry.drawing.height + _TALLER if entry.drawing else 0)


def _draw_entry_row(sheet: Sheet, box: Box, drawing: Sprite, text: str) -> None:
    canvas, middle = sheet.canvas, box.middle_y
    canvas.fill(box, SLOT, 8)
    canvas.paste_centred(drawing, box.left + 36, middle)
    room = box.right - box.left - 84
    canvas.write(box.left + 74, middle + 9, text, Face.TEXT, _TEXT, INK, room=room, least=_LEAST)
