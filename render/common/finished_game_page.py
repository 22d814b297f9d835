"""Draw the page of a finished game: estates, the chart of points, and the tale."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise

from PIL import Image

from bot.engine.ended_game import GameSummary
from bot.engine.text import Text
from bot.i18n.speak import speaker_for
from render import fonts, heraldry, words
from render.canvas import Box, Canvas, make_panel_canvas
from render.common import my_view
from render.common.board import HeaderData, draw_tall_header_bar
from render.common.my_view import GAP, INNER, LEAST, WIDTH, Row
from render.fonts import Face
from render.palette import FADED, GOLD, INK, PANEL, RULE, SLOT, WINE
from render.theme import Theme
from render.words import Names, label

ESTATE_HEAD = 138  # pixels of an estate for whose it is
_CHART, _LEFT, _RIGHT, _TOP, _FOOT = 330, 76, 66, 66, 46
_THICK, _SHIELD = 6, 46
_LETTERS, _INITIAL = 37, 104  # of the tale, and of its first letter


def compose_game_page(
    theme: Theme,
    sidebar: GameSummary,
    estates: Sequence[Image.Image],
    sign: str,
    language: str,
    names: Names,
) -> Image.Image:
    """Compose the page from top to bottom, with the estates in the order of the page."""
    title = label(language, "chronicle-title")
    called = {player: words.player_name(names, player) for player in sidebar.order}

    def speak_texts(*texts: Text) -> str:
        return " ".join(speaker_for(language).speak_text(text, called) for text in texts)

    data = HeaderData(title, "crown", speak_texts(sidebar.heading))
    rows: list[Row] = [(draw_tall_header_bar(data, WIDTH, theme),), estates]
    rows.append((_draw_chart(sidebar, label(language, "chronicle-turn"), theme),))
    if sidebar.best:
        rows.append((_draw_best_feat_plaque(speak_texts(sidebar.best), sign, theme),))
    rows.append((_draw_tale(speak_texts(*sidebar.tale), theme),))
    return my_view.pile_rows(rows, theme, width=WIDTH, head=1)


# Estates


def estate_width(count: int) -> int:
    """Return the width of each of `count` estates side by side."""
    return (INNER - GAP * (count - 1)) // count // 2 * 2


def draw_estate_head(
    canvas: Canvas, seat: int, name: str, points: int, theme: Theme, *, won: bool
) -> None:
    """Draw the player's shield, name and points at the top of an estate."""
    wide, high = canvas.image.size
    if won:
        canvas.draw_frame(Box(0, 0, wide - 2, high - 3), PANEL, GOLD, 10, 6)
    canvas.paste_centred(heraldry.shield_sprite(seat, 56, gilt=won), 42, 42)
    if won:
        canvas.paste_centred(theme.icon("crown", 44), 96, 42)
    canvas.write(wide - 20, 62, words.format_points(points), Face.STRONG, 58, INK, side="right")
    canvas.write_name(
        *(wide // 2, 116, name, 38, INK), room=wide - 28, least=LEAST, high=60, side="middle"
    )


def draw_counts(canvas: Canvas, counts: Sequence[tuple[str, int]], theme: Theme) -> None:
    """Draw counts with icons at the foot of an estate, as many as fit."""
    wide, base = canvas.image.width, canvas.image.height - 18
    step = max(94, (wide - 24) // len(counts))
    shown = counts[: (wide - 16) // 94]
    left = (wide - step * len(shown)) // 2
    for number, (sign, many) in enumerate(shown):
        x = left + number * step + (step - 84) // 2
        canvas.paste_centred(theme.icon(sign, 44, dim=not many), x + 22, base - 12)
        ink = INK if many else FADED
        canvas.write(x + 50, base, f"{many}", Face.STRONG, 34, ink)


def draw_possessions(
    canvas: Canvas, box: Box, counts: Sequence[tuple[str, int]], theme: Theme
) -> None:
    """Draw large counts with icons, for a seat that has no land to show."""
    rows = -(-len(counts) // 2)
    for number, (sign, many) in enumerate(counts):
        row, column = divmod(number, 2)
        x = box.middle + (-150 if column == 0 else 40)
        y = box.top + box.height * (2 * row + 1) // (2 * rows)
        canvas.paste_centred(theme.icon(sign, 72, dim=not many), x + 36, y)
        canvas.write(x + 84, y + 18, f"{many}", Face.STRONG, 50, INK if many else FADED)


# Points from year to year


@dataclass(frozen=True, slots=True)
class _ChartScale:
    """Convert moves and points to pixels of the chart."""

    box: Box
    moves: int
    least: int
    most: int

    def x_of(self, moves: int) -> int:
        return self.box.left + round(self.box.width * moves / max(1, self.moves))

    def y_of(self, points: int) -> int:
        return self.box.bottom - round(
            self.box.height * (points - self.least) / max(1, self.most - self.least)
        )


@lru_cache(8)
def _draw_chart(sidebar: GameSummary, turn: str, theme: Theme) -> Image.Image:
    canvas, whole = make_panel_canvas(INNER, _CHART)
    every = [points for of_all in sidebar.points for points in of_all]
    box = Box(_LEFT, _TOP, whole.width - _LEFT - _RIGHT - _SHIELD // 2, _CHART - _TOP - _FOOT)
    scale = _ChartScale(box, len(sidebar.points) - 1, min(0, *every), max(10, *every))
    _draw_chart_grid(canvas, scale, sidebar.years)
    if sidebar.turn:
        _draw_turning_point(canvas, scale, sidebar.turn, turn)
    for player in reversed(sidebar.order):  # the winner's line lies above the others
        _draw_points_line(canvas, scale, player, [of_all[player] for of_all in sidebar.points])
    for player, y in _spread_shields(scale, sidebar).items():
        gilt = player in sidebar.winners
        canvas.paste_centred(heraldry.shield_sprite(player, _SHIELD, gilt=gilt), box.right + 44, y)
    return theme.quantize(canvas.image)


def _draw_chart_grid(canvas: Canvas, scale: _ChartScale, years: Sequence[int]) -> None:
    box, span = scale.box, scale.most - scale.least
    step = next(one for one in (5, 10, 20, 25, 50, 100, 200, 1000) if span / one <= 4)
    for points in range(scale.least // step * step, scale.most + 1, step):
        if points >= scale.least:
            y = scale.y_of(points)
            canvas.fill(Box(box.left, y, box.width, 2), RULE)
            text = words.format_points(points)
            canvas.write(box.left - 12, y + 11, text, Face.TEXT, LEAST, FADED, side="right")
    begins = {year: next(at for at, one in enumerate(years) if one == year) for year in {*years}}
    wide = box.width // max(1, len(begins))
    for number, year in enumerate(sorted(begins)):
        if year and number % -(-52 // max(1, wide)) == 0:
            x = scale.x_of(begins[year])
            canvas.fill(Box(x, box.bottom, 2, 10), FADED)
            canvas.write(x + 6, box.bottom + 36, f"{year}", Face.TEXT, LEAST, FADED)


def _draw_turning_point(canvas: Canvas, scale: _ChartScale, moves: int, text: str) -> None:
    """Draw a golden line at the turning point, with its name above."""
    box, x = scale.box, scale.x_of(moves)
    canvas.fill(Box(x - 4, 54, 8, box.bottom - 54), GOLD)
    wide = fonts.text_width(Face.TITLE, LEAST, text)
    left = max(14, min(x - wide // 2, canvas.image.width - 16 - wide))
    canvas.write(left, 42, text, Face.TITLE, LEAST, WINE, room=canvas.image.width - 32)


def _draw_points_line(
    canvas: Canvas, scale: _ChartScale, player: int, points: Sequence[int]
) -> None:
    """Draw the points of a player as steps."""
    own, half = heraldry.seat_tincture(player), _THICK // 2
    before: Box | None = None
    for begin, end, level in _point_levels(points):
        left, right, y = scale.x_of(begin), scale.x_of(end), scale.y_of(level)
        level_box = Box(left - half, y - half, right - left + _THICK, _THICK)
        canvas.fill(level_box, own.fill)
        if before is not None:
            top, bottom = sorted((before.top, level_box.top))
            canvas.fill(Box(left - half, top, _THICK, bottom - top + _THICK), own.fill)
        before = level_box


def _point_levels(points: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Yield runs of equal points: first move, last move, points."""
    runs = [(level, len(list(same))) for level, same in groupby(points)]
    begun = 0
    for level, count in runs:
        yield begun, min(begun + count, len(points) - 1), level
        begun += count


def _spread_shields(scale: _ChartScale, sidebar: GameSummary) -> Mapping[int, int]:
    """Compute the y of the shields at the end of the lines, without overlaps."""
    last, box = sidebar.points[-1], scale.box
    high = sorted(sidebar.order, key=lambda one: (-last[one], sidebar.order.index(one)))
    room = min(_SHIELD, (box.height + _SHIELD) // len(high))
    places = [scale.y_of(last[one]) for one in high]
    for above, below in pairwise(range(len(places))):
        places[below] = max(places[below], places[above] + room)
    lowest = box.bottom + _SHIELD // 4
    for at in reversed(range(len(places))):
        places[at] = min(places[at], lowest)
        lowest = places[at] - room
    return dict(zip(high, places, strict=True))


# What is told


@lru_cache(8)
def _draw_best_feat_plaque(text: str, sign: str, theme: Theme) -> Image.Image:
    canvas, whole = make_panel_canvas(INNER, 92)
    canvas.paste_centred(theme.icon(sign, 62), 52, whole.height // 2)
    canvas.write_name(98, 58, text, 40, INK, room=whole.width - 112, least=LEAST, high=80)
    return theme.quantize(canvas.image)


@lru_cache(8)
def _draw_tale(text: str, theme: Theme) -> Image.Image:
    """Draw the tale with a large initial over two lines."""
    leading = fonts.line_height(_LETTERS)
    lines = list(_break_tale_lines(text[1:], INNER - 56, _INITIAL))
    canvas, _ = make_panel_canvas(INNER, len(lines) * leading + 40)
    initial = Box(24, 22, _INITIAL - 14, 2 * leading - 8)
    canvas.draw_frame(initial, WINE, GOLD, 8, 4)
    base = initial.middle_y + 23
    face = Face.TITLE if fonts.drawable_text(text[0], Face.TITLE) else Face.NAME
    canvas.write(initial.middle, base, text[0], face, 64, SLOT, side="middle")
    for number, line in enumerate(lines):
        left = 26 + (_INITIAL if number < 2 else 0)
        canvas.write(left, 22 + number * leading + 36, line, Face.NAME, _LETTERS, INK)
    return theme.quantize(canvas.image)


def _break_tale_lines(text: str, room: int, initial: int) -> Iterator[str]:
    """Break a text into lines; the first two leave room for the initial."""
    line, number = "", 0
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line and fonts.text_width(Face.NAME, _LETTERS, longer) > room - (
            initial if number < 2 else 0
        ):
            yield line
            line, number = word, number + 1
        else:
            line = longer
    yield line
