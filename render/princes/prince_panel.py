"""Draw the panel of a prince: banner, principality, court, character, works, held cards."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from bot.engine.game import Seat
from bot.games.princes.land_grid import Ground
from bot.games.princes.state_parts import PRINCESS, RECRUITING, DoneWork, Pawn
from bot.games.princes.view import SeenEstate, View
from render import fonts, words
from render.canvas import Box, Canvas
from render.common import board
from render.common.board import BannerData
from render.fonts import Face
from render.palette import FADED, HONEY, INK, RULE, SLOT, quantize_picture
from render.princes import film_hands, principality
from render.princes.film_hands import HeldCards
from render.princes.principality import BargainTile
from render.princes.theme import icon
from render.princes.view_differences import EstateChanges
from render.words import Names

_ROOMY_PANEL = 340  # pixels of a panel


@dataclass(frozen=True, slots=True)
class PanelHeader:
    """The banner, and what every part of the panel needs besides."""

    banner: BannerData
    language: str
    best: tuple[DoneWork, ...]  # no work of the round is worth more


def make_panel_header(
    view: View, seat: int, language: str, names: Names, change: int
) -> PanelHeader:
    estate = view.estates[seat]
    banner = BannerData(
        seat,
        words.player_name(names, seat),
        estate.open.points,
        change,
        asked=seat in view.asked.seats,
        signs=((seat == view.starter, "pennon"), (seat in view.winners, "crown")),
        roomy=_ROOMY_PANEL,
    )
    return PanelHeader(banner, language, best_works_of_round(view, seat))


def best_works_of_round(view: View, seat: int) -> tuple[DoneWork, ...]:
    if seat not in view.best:
        return ()
    own, of_now = view.estates[seat], view.round
    return tuple(f for f in own.open.feats if (f.round, f.value) == (of_now, own.best_work))


CHARACTER_LINE_HEIGHT = 34
_CHARACTER_LETTERS, _LEAST_CHARACTER_LETTERS = 24, 15


@dataclass(frozen=True, slots=True)
class CharacterLineData:
    """A character card face up or face down, or a pawn on one, or neither."""

    character: str
    is_face_down: bool
    pawn: Pawn | None
    pawn_lies: bool
    fresh: bool


def make_character_line(view: View, estate: SeenEstate, *, fresh: bool) -> CharacterLineData | None:
    """Describe the seat's character; None where there is none and none is auctioned."""
    if not estate.character and view.phase != "characters":
        return None
    pawns = (card.pawn for card in view.characters)
    pawn = next((pawn for pawn in pawns if pawn and pawn.seat == estate.seat), None)
    return CharacterLineData(estate.character, estate.is_face_down, pawn, estate.pawn_lies, fresh)


def draw_character_line(canvas: Canvas, box: Box, shown: CharacterLineData, language: str) -> None:
    canvas.draw_slot(box, HONEY if shown.fresh else SLOT, 8, fresh=shown.fresh)
    right = box.right - 8
    if shown.pawn:
        price = f"{shown.pawn.florins}"
        canvas.write(right, _base_line(box, 26), price, Face.STRONG, 26, INK, side="right")
        right -= fonts.text_width(Face.STRONG, 26, price) + 32
        canvas.paste_centred(icon("pawn", 28), right + 15, box.middle_y)
    elif shown.is_face_down:
        canvas.paste_centred(icon("yes", 24), right - 12, box.middle_y)
        right -= 28
    name = shown.pawn.character if shown.pawn else shown.character
    symbol, is_dim = (name, shown.is_face_down) if name else ("pawn", True)
    canvas.paste_centred(icon(symbol, box.height - 4, dim=is_dim), box.left + 20, box.middle_y)
    ink = INK if name and not shown.is_face_down else FADED
    left = box.left + 44
    text = _character_line_text(shown, name, language)
    canvas.write(
        left,
        _base_line(box, 24),
        text,
        Face.TEXT,
        _CHARACTER_LETTERS,
        ink,
        room=right - left - 4,
        least=_LEAST_CHARACTER_LETTERS,
    )


def _character_line_text(shown: CharacterLineData, name: str, language: str) -> str:
    if name:
        return words.thing_name(language, "character", name)
    if shown.pawn_lies:
        return words.label(language, "service-nobody")
    return words.label(language, "service-none")


def _base_line(box: Box, letters: int) -> int:
    return box.middle_y + round(letters * 0.34)


BADGE_GAP = 4  # between an icon and its number
_CARD_ICONS = frozenset({"profession", "recruiting", "bonus", "prestige"})
_CARD_MARGIN = 0.15  # of its size: what a card leaves empty at each side of its icon


@dataclass(frozen=True, slots=True)
class Badge:
    """An icon with a text, or alone; dim while the thing is missing."""

    icon: str
    text: str = ""
    dim: bool = False
    fresh: bool = False

    def side_margin(self, size: int) -> int:
        return round(_CARD_MARGIN * size) if self.icon in _CARD_ICONS else 0

    def width(self, size: int, letters: int) -> int:
        wide = size - 2 * self.side_margin(size)
        if not self.text:
            return wide
        return wide + BADGE_GAP + fonts.text_width(Face.STRONG, letters, self.text)


def draw_badge_row(canvas: Canvas, box: Box, counters: Sequence[Badge], letters: int) -> None:
    """Spread badges over the width of the box."""
    size = box.height
    widths = [counter.width(size, letters) for counter in counters]
    spare = (box.width - sum(widths)) / max(1, len(counters) - 1)
    x = float(box.left)
    for counter, wide in zip(counters, widths, strict=True):
        draw_badge(canvas, Box(round(x), box.top, wide, size), counter, letters)
        x += wide + min(spare, 2 * size)


def draw_badge_columns(
    canvas: Canvas, box: Box, counters: Sequence[Badge], letters: int, count: int
) -> None:
    """Draw each badge at the left of its column, so that rows line up."""
    size = box.height
    for number, counter in enumerate(counters):
        left = box.left + number * box.width // count
        wide = counter.width(size, letters)
        draw_badge(canvas, Box(left, box.top, wide, size), counter, letters)


def draw_badge(canvas: Canvas, box: Box, counter: Badge, letters: int) -> None:
    size = box.height
    if counter.fresh:
        around = Box(box.left - 4, box.top - 3, box.width + 8, box.height + 6)
        canvas.draw_slot(around, HONEY, 6, fresh=True)
    aside = counter.side_margin(size)
    canvas.paste(icon(counter.icon, size, dim=counter.dim), box.left - aside, box.top)
    if counter.text:
        base = box.top + size // 2 + round(letters * 0.35)
        left = box.left + size - 2 * aside + BADGE_GAP
        ink = FADED if counter.dim and not counter.fresh else INK
        canvas.write(left, base, counter.text, Face.STRONG, letters, ink)


_COURT, _LETTERS = 36, 27  # pixels of the icons and the numbers of a court
_APART = 8  # from row to row of the court
_STEP = _COURT + 2 * _APART  # the same where the court lies beside
_SLIM = 200  # pixels of a court that has room for two counters in a line
_WIDEST = 32  # pixels the line of a work has at most
_ROUND, _VALUE = 28, 32  # pixels before and after the name of a work
_AIRY = 1.2  # from line to line, in letters
_GUTTER = 14  # between two columns of works
_WIDE = 400  # in more room than this the eye loses the line from a name to its value


@dataclass(frozen=True, slots=True)
class PanelShape:
    """Size of a panel; the court lies below the principality or beside it."""

    width: int
    height: int
    square: int
    beside: bool


@dataclass(frozen=True, slots=True)
class PrinceData:
    """What a prince's panel shows; the picture is cached by it."""

    shape: PanelShape
    ground: Ground
    freedoms: tuple[str, ...]
    estate: SeenEstate
    header: PanelHeader
    fresh: EstateChanges
    held: HeldCards | None
    neighbours: tuple[tuple[str, Seat], ...] = ()  # on side B
    ghost: BargainTile | None = None
    character: CharacterLineData | None = None  # with the characters
    letters: int = 25  # pixels at most of those of a work, so that all panels have the same


@lru_cache(64)
def draw_prince_panel(data: PrinceData) -> Image.Image:
    shape, ground = data.shape, data.ground
    canvas, _ = board.make_seat_panel(shape.width, shape.height, data.header.banner, icon)
    frame = _lay_out_panel(data)
    left, top = frame.land.left, frame.land.top
    tiles = (*data.estate.open.buildings, *data.estate.open.landscapes)
    alone = [tile for tile in tiles if not tile.across]
    principality.draw_principality(
        canvas, left, top, shape.square, ground, alone, data.header.language, data.fresh.tiles
    )
    at = principality.make_board_spot(ground, left, top, shape.square)
    language = data.header.language
    principality.draw_shared_buildings(
        canvas, at, ground, tiles, data.neighbours, data.fresh.tiles, language
    )
    if data.ghost:
        principality.draw_offered_building(canvas, at, ground, data.ghost, language)
    if shape.beside:
        _draw_possessions_beside(canvas, frame.court, data)
    else:
        _draw_possessions_below(canvas, frame.court, data)
    if data.character is not None:
        draw_character_line(canvas, frame.character, data.character, data.header.language)
    _draw_works_and_cards(canvas, frame.desk, data)
    return quantize_picture(canvas.image)


def fitting_font_size(data: PrinceData) -> int:
    """Return the letter size with which the works fit; the largest if there are none."""
    works, _ = _split_works_and_cards(_lay_out_panel(data).desk, data)
    return _lay_out_works(works, data).letters if _work_entries(data.estate) else data.letters


# Where everything is


@dataclass(frozen=True, slots=True)
class _PanelLayout:
    """The boxes of a panel below its banner."""

    land: Box
    court: Box
    character: Box
    desk: Box


def _lay_out_panel(data: PrinceData) -> _PanelLayout:
    shape, ground = data.shape, data.ground
    whole = Box(0, 0, shape.width - 2, shape.height - 3)
    wide = principality.land_width(ground, shape.square)
    high = principality.land_height(ground, shape.square)
    left = 8 if shape.beside else (whole.width - wide) // 2
    land = Box(left, board.BANNER_HEIGHT + 12, wide, high)
    if not shape.beside:
        court = Box(15, land.bottom + 6, whole.width - 30, 2 * (_COURT + _APART))
        return _complete_panel_layout(
            land, court, Box(15, court.bottom, court.width, whole.height - 7), data
        )
    court = Box(land.right + 14, land.top + 2, whole.width - land.right - 22, 0)
    if court.width <= _SLIM:
        court = replace(court, height=land.height)
        below = Box(16, land.bottom + 6, whole.width - 32, whole.height - 8)
        return _complete_panel_layout(land, court, below, data)
    lines = 3 + bool(_money_badges(data))
    top = court.top + lines * _STEP
    below = Box(court.left, top, court.width, whole.height - 12)
    return _complete_panel_layout(land, court, below, data, more=4)


def _complete_panel_layout(
    land: Box, court: Box, below: Box, data: PrinceData, *, more: int = 0
) -> _PanelLayout:
    """Lay the panel out with the court below the principality."""
    served = Box(below.left, below.top, below.width, CHARACTER_LINE_HEIGHT + more)
    top = (served.bottom + _APART - 2 if data.character else below.top) + more
    return _PanelLayout(land, court, served, Box(below.left, top, below.width, below.height - top))


# The court


def _servant_badges(data: PrinceData) -> list[Badge]:
    counts = {"builder": data.estate.open.builders, "jester": data.estate.open.jesters}
    return make_count_badges(counts, data.fresh.counters)


def _freedom_badges(data: PrinceData) -> list[Badge]:
    owned, fresh = data.estate.open.freedoms, data.fresh.counters
    return [Badge(name, dim=name not in owned, fresh=name in fresh) for name in data.freedoms]


def _card_badges(data: PrinceData) -> list[Badge]:
    """Count the covered cards."""
    estate = data.estate
    counts = {
        "profession": estate.hand,
        "recruiting": estate.open.recruiting,
        "bonus": estate.bonus,
        "prestige": estate.prestige,
    }
    return make_count_badges(counts, data.fresh.counters)


def make_count_badges(counts: Mapping[str, int], fresh: Collection[str]) -> list[Badge]:
    return [
        Badge(name, f"{count}", dim=not count, fresh=name in fresh)
        for name, count in counts.items()
    ]


def _money_badges(data: PrinceData) -> list[Badge]:
    florins = data.estate.florins
    if florins is None and data.held:
        florins = data.held.florins
    if florins is None:
        return []
    return [Badge("coin", f"{florins}", fresh="coin" in data.fresh.counters)]


def _draw_possessions_below(canvas: Canvas, box: Box, data: PrinceData) -> None:
    half = box.width // 2
    draw_badge_columns(
        canvas, Box(box.left, box.top, half, _COURT), _servant_badges(data), _LETTERS, 2
    )
    seals = Box(box.left + half, box.top, box.width - half, _COURT)
    draw_badge_columns(canvas, seals, _freedom_badges(data), _LETTERS, len(data.freedoms))
    line = Box(box.left, box.top + _COURT + _APART, box.width, _COURT)
    cards, money = _card_badges(data), _money_badges(data)
    if money:
        draw_badge_row(canvas, Box(line.left, line.top + 2, line.width, 32), [*cards, *money], 24)
    else:
        draw_badge_columns(canvas, line, cards, _LETTERS, len(cards))


def _draw_possessions_beside(canvas: Canvas, box: Box, data: PrinceData) -> None:
    servants = _servant_badges(data)
    freedoms = _freedom_badges(data)
    cards = _card_badges(data)
    money = _money_badges(data)
    rows: list[tuple[Sequence[Badge], int]] = []
    if box.width > _SLIM:
        rows += [(servants, 3), (freedoms, 3), (cards, 4), (money, 1)]
    else:
        rows += [([badge], 1) for badge in (*servants, *freedoms, *cards, *money)]
    step = min(_STEP, box.height // len(rows)) if box.height else _STEP
    y = box.top
    for counters, count in rows:
        if counters:
            draw_badge_columns(
                canvas, Box(box.left, y, box.width, _COURT), counters, _LETTERS, count
            )
            y += step


# Works on the table


def _draw_works_and_cards(canvas: Canvas, box: Box, data: PrinceData) -> None:
    """Draw the works and, once the game is over, the covered cards below them."""
    works, cards = _split_works_and_cards(box, data)
    _draw_works(canvas, works, data)
    if cards:
        place = Box(box.left, works.bottom, box.width, cards.height)
        film_hands.draw_held_cards(canvas, place, cards)


def _split_works_and_cards(box: Box, data: PrinceData) -> tuple[Box, film_hands.CardsLayout | None]:
    """Divide the box between works and covered cards."""
    if data.held is None:
        return box, None
    lines, language = -(-len(_work_entries(data.estate)) // 2), data.header.language
    cards = film_hands.lay_out_cards(data.held, box.width, box.height - 8, lines, language)
    high = cards.height if cards else 0
    return Box(box.left, box.top, box.width, box.height - high), cards


def _draw_works(canvas: Canvas, box: Box, data: PrinceData) -> None:
    entries = _work_entries(data.estate)
    canvas.fill(Box(box.left, box.top, box.width, 2), RULE)
    if not entries:
        _draw_no_works(canvas, box, data.header.language)
        return
    plan = _lay_out_works(box, data)
    for number, entry in enumerate(entries):
        column, line = divmod(number, plan.lines)
        left, top = box.left + column * (plan.wide + _GUTTER), box.top + 7 + line * plan.high
        _draw_work(canvas, Box(left, top, plan.wide, plan.high), entry, plan.letters, data)


WorkEntry: TypeAlias = tuple[str, DoneWork | None]


def _work_entries(estate: SeenEstate) -> tuple[WorkEntry, ...]:
    """List cards on the table with their works, then works of the Princess without a card."""
    cards = tuple(
        (card, _last_work_of_profession(estate.open.feats, card)) for card in estate.open.table
    )
    hers = tuple((PRINCESS, feat) for feat in estate.open.feats if feat.profession == PRINCESS)
    return (*cards, *hers)


def _card_title(card: str, language: str) -> str:
    return words.thing_name(language, "character" if card == PRINCESS else "profession", card)


@dataclass(frozen=True, slots=True)
class _WorksLayout:
    """Columns and letter size of a prince's works."""

    lines: int
    wide: int
    high: int
    letters: int


def _lay_out_works(box: Box, data: PrinceData) -> _WorksLayout:
    """Choose one column or two, whichever leaves the larger letters."""
    first, second = (_lay_out_in_columns(box, data, columns) for columns in (1, 2))
    if box.width > _WIDE:
        return second
    if first.letters == second.letters:
        return first if first.high > _AIRY * first.letters else second
    return first if first.letters > second.letters else second


def _lay_out_in_columns(box: Box, data: PrinceData, columns: int) -> _WorksLayout:
    entries = _work_entries(data.estate)
    lines = -(-len(entries) // columns)
    wide = (box.width - _GUTTER * (columns - 1)) // columns
    high = min(_WIDEST, (box.height - 8) // lines)
    names = {card: _card_title(card, data.header.language) for card, _ in entries}
    letters = min(
        fonts.fit_text(Face.TEXT, min(data.letters, high - 1), name, _name_room(card, wide), 1)[0]
        for card, name in names.items()
    )
    return _WorksLayout(lines, wide, high, letters)


def _name_room(card: str, wide: int) -> int:
    """Return the room of a card's name: a recruiting card has no value beside it."""
    return wide - _ROUND - (0 if card == RECRUITING else _VALUE)


def _draw_no_works(canvas: Canvas, box: Box, language: str) -> None:
    if box.height < 70:
        return
    top = box.top + min(30, (box.height - 70) // 2)
    canvas.paste_centred(icon("work", 44, dim=True), box.middle, top + 24)
    text = words.label(language, "no-works")
    canvas.write(box.middle, top + 70, text, Face.TEXT, 23, FADED, side="middle", room=box.width)


def _draw_work(canvas: Canvas, box: Box, entry: WorkEntry, letters: int, data: PrinceData) -> None:
    """Draw a card on the table: round of its work or a laurel, name and value."""
    base = box.middle_y + round(letters * 0.34)
    card, feat = entry
    name = _card_title(card, data.header.language)
    if card in data.fresh.table or (card == PRINCESS and feat in data.fresh.feats):
        around = Box(box.left - 4, box.top, box.width + 8, box.height)
        canvas.draw_slot(around, HONEY, 5, fresh=True)
    if card == RECRUITING:
        canvas.paste_centred(
            icon("recruiting", min(26, box.height - 2)), box.left + 12, box.middle_y
        )
    elif feat:
        canvas.write(box.right - 2, base, str(feat.value), Face.STRONG, letters, INK, side="right")
        _draw_round_or_laurel(canvas, box, base, feat, data)
    ink = FADED if card == RECRUITING else INK
    room = _name_room(card, box.width)
    canvas.write(box.left + _ROUND, base, name, Face.TEXT, letters, ink, room=room)


def _draw_round_or_laurel(
    canvas: Canvas, box: Box, base: int, feat: DoneWork, data: PrinceData
) -> None:
    if feat in data.header.best:
        canvas.paste_centred(icon("laurel", min(26, box.height)), box.left + 12, box.middle_y)
        return
    canvas.write(box.left + 12, base, words.ROMAN[feat.round], Face.NAME, 17, FADED, side="middle")


def _last_work_of_profession(feats: tuple[DoneWork, ...], profession: str) -> DoneWork | None:
    """Return the last work of this profession here; None if it was completed elsewhere."""
    return next((feat for feat in reversed(feats) if feat.profession == profession), None)
