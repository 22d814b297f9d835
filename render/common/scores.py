"""Draw the score table: every source of points as a piece of a bar."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render import fonts, heraldry, words
from render.canvas import Box, Canvas
from render.common import board
from render.fonts import Face
from render.palette import CREAM, FADED, GROUND, HONEY, INK, Colour, mix_colours
from render.theme import Theme

WIDTH = 1600
_ROW, _LOW, _GAP, _MARGIN = 150, 112, 10, 14  # a row is low while nothing is uncovered
_LEGEND = 66
_NAME, _TOTAL = 380, 190
_BAR = 74
_LEAST = 36  # pixels that every piece has, so that one point can be read too


@dataclass(frozen=True, slots=True)
class PointSource:
    """A source of points, told apart by icon and hatching as well as by colour."""

    name: str
    icon: str
    fill: Colour
    hatching: str


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """How the points of one seat came about."""

    seat: int
    name: str
    points: int
    earned: tuple[int, ...]  # from each source
    won: bool
    revealed: tuple[tuple[str, int], ...]  # the cards that were covered, with what each brought
    coins: int | None = None  # where money breaks the tie


@dataclass(frozen=True, slots=True)
class ScoreTable:
    """What the score table shows, best seat first."""

    bar: Image.Image  # the one at the top
    sources: tuple[PointSource, ...]
    rows: Sequence[ScoreRow]
    card: str  # the icon of what is uncovered at the end
    theme: Theme

    def compose_table(self) -> Image.Image:
        tall = _ROW if any(row.revealed for row in self.rows) else _LOW
        top = board.HEADER_HEIGHT + _GAP + _LEGEND + _GAP
        canvas = Canvas(WIDTH, top + len(self.rows) * (tall + _GAP) + 6, GROUND)
        canvas.image.paste(self.bar, (0, 0))
        self._draw_legend(
            canvas, Box(_MARGIN, board.HEADER_HEIGHT + _GAP, WIDTH - 2 * _MARGIN, _LEGEND)
        )
        scale = self._pixels_per_point()
        axis = max(_bar_length(row, scale, sign=-1) for row in self.rows)
        for number, row in enumerate(self.rows):
            box = Box(_MARGIN, top + number * (tall + _GAP), WIDTH - 2 * _MARGIN, tall)
            self._draw_row(canvas, box, row, axis, scale)
        return self.theme.quantize(canvas.image)

    def _pixels_per_point(self) -> float:
        """Return the pixels for a point, so that the longest bar fills the room."""
        room = WIDTH - 2 * _MARGIN - _NAME - _TOTAL - 24 - len(self.sources) * _LEAST
        gained = max(sum(max(0, points) for points in row.earned) for row in self.rows)
        lost = max(sum(max(0, -points) for points in row.earned) for row in self.rows)
        return room / max(gained + lost, 20)

    def _draw_legend(self, canvas: Canvas, box: Box) -> None:
        canvas.draw_panel(box)
        names = [source.name for source in self.sources]
        room = box.width - 24 - len(names) * 62
        letters = 24
        while sum(fonts.text_width(Face.TEXT, letters, name) for name in names) > room:
            letters -= 1
        spare = room - sum(fonts.text_width(Face.TEXT, letters, name) for name in names)
        x = box.left + 16
        for source in self.sources:
            place = Box(x, box.top + 14, 40, 36)
            _draw_piece(canvas, place, source)
            canvas.paste_centred(self.theme.icon(source.icon, 28), place.middle, place.middle_y)
            end = canvas.write(x + 48, box.top + 41, source.name, Face.TEXT, letters, INK)
            x = end + 14 + spare // len(names)

    def _draw_row(self, canvas: Canvas, box: Box, row: ScoreRow, axis: int, scale: float) -> None:
        icon = self.theme.icon
        canvas.draw_panel(box)
        if row.won:
            canvas.draw_slot(box, HONEY, 10, fresh=True)
        middle = box.top + 56
        canvas.paste_centred(heraldry.shield_sprite(row.seat, 72), box.left + 54, middle)
        room = _NAME - 110
        base = middle + (12 if row.coins is None else 4)
        canvas.write_name(box.left + 100, base, row.name, 38, INK, room=room, least=28, high=60)
        if row.coins is not None:
            canvas.paste_centred(icon("coin", 30), box.left + 116, middle + 34)
            canvas.write(box.left + 138, middle + 43, f"{row.coins}", Face.STRONG, 26, INK)
        if row.won:
            canvas.paste_centred(icon("crown", 58), box.right - _TOTAL + 34, middle)
        total = words.format_points(row.points)
        canvas.write(box.right - 20, middle + 25, total, Face.STRONG, 72, INK, side="right")
        start = Box(box.left + _NAME + axis, middle - _BAR // 2, 0, _BAR)
        self._draw_bar(canvas, start, row, scale)
        if row.revealed:
            self._draw_revealed_cards(canvas, box, row.revealed)

    def _draw_bar(self, canvas: Canvas, start: Box, row: ScoreRow, scale: float) -> None:
        """Draw gains to the right of the start and losses to its left."""
        right = left = float(start.left)
        for source, points in zip(self.sources, row.earned, strict=True):
            if not points:
                continue
            wide = _LEAST + abs(points) * scale
            x = right if points > 0 else left - wide
            box = Box(round(x), start.top, round(x + wide) - round(x), start.height)
            _draw_piece(canvas, box, source)
            canvas.paste_centred(self.theme.icon(source.icon, 30), box.middle, box.top + 20)
            _write_points_on_piece(canvas, box, words.format_points(points))
            right, left = (right + wide, left) if points > 0 else (right, left - wide)
        canvas.fill(Box(start.left - 2, start.top - 8, 4, start.height + 16), INK)

    def _draw_revealed_cards(
        self, canvas: Canvas, box: Box, cards: Sequence[tuple[str, int]]
    ) -> None:
        """Draw each revealed card with its points, all in letters of one size."""
        x, base = box.left + _NAME, box.bottom - 19
        canvas.paste_centred(self.theme.icon(self.card, 30), x + 15, base - 8)
        told = [(name, words.format_change(points)) for name, points in cards]
        whole = "   ".join(f"{name} {points}" for name, points in told)
        size, _ = fonts.fit_text(Face.STRONG, 26, whole, box.right - x - 50, 15)
        x += 40
        for name, points in told:
            x = canvas.write(x, base, f"{name} ", Face.TEXT, size, FADED)
            x = canvas.write(x, base, points, Face.STRONG, size, INK) + size


def _bar_length(row: ScoreRow, scale: float, *, sign: int) -> int:
    """Return the pixels of all pieces with this sign."""
    pieces = [abs(points) for points in row.earned if points * sign > 0]
    return round(sum(_LEAST + points * scale for points in pieces))


def _draw_piece(canvas: Canvas, box: Box, source: PointSource) -> None:
    canvas.fill(box, INK, 4)
    inner = box.inset(2)
    canvas.fill(inner, source.fill, 3)
    if source.hatching:
        mask = _piece_hatching(source.hatching, inner.width, inner.height)
        canvas.image.paste(mix_colours(source.fill, INK, 0.22), (inner.left, inner.top), mask)


@lru_cache(64)
def _piece_hatching(hatching: str, width: int, height: int) -> Image.Image:
    return heraldry.hatching_mask(hatching, width * 2, height * 2, 24).reduce(2)


def _write_points_on_piece(canvas: Canvas, box: Box, number: str) -> None:
    letters, _ = fonts.fit_text(Face.STRONG, 28, number, box.width - 10, 16)
    wide = fonts.text_width(Face.STRONG, letters, number) + 8
    canvas.fill(Box(box.middle - wide // 2, box.top + 39, wide, 29), CREAM, 5)
    base = box.top + 54 + round(letters * 0.34)
    canvas.write(box.middle, base, number, Face.STRONG, letters, INK, side="middle")
