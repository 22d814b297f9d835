"""Draw the panel of Wolfgang, the automatic opponent: his row of cards and what he owns."""

from collections import Counter as Count
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest

from PIL import Image

from bot.games.princes.box import Profession
from bot.games.princes.land_grid import Ground
from bot.games.princes.state_parts import RECRUITING, DoneWork
from bot.games.princes.view import AutomaRowCard, AutomaView, SeenEstate, View
from render import fonts, words
from render.canvas import Box, Canvas
from render.common import board
from render.fonts import Face
from render.palette import CREAM, FADED, GOLD, HONEY, INK, PANEL, SLOT, WINE, quantize_picture
from render.princes import principality, tiles
from render.princes.prince_panel import Badge, PanelHeader, draw_badge_row, make_count_badges
from render.princes.theme import icon, lily_sprite
from render.princes.view_differences import AutomaChanges, EstateChanges

_LEFT = 14
_ROW = 150  # pixels, height of the row
_PLACES = 5  # cards that fit in the row before they get narrower
_A_LINE = 5  # and so many before the row goes on in a second line
_LOW = 100  # pixels below which a card is low
_HOLDINGS = 478  # width of Wolfgang's possessions, and height of one
_HOLDING = 80
_OWNED = 6  # so many have room before they get narrower
_SQUARE = 12
_COURT, _LETTERS = 36, 27
_NAMES = (24, 10)  # pixels of the letters on a card: most and least
_SIGN = 44  # pixels for the round of a work, or its laurel
_LINE, _LEAST = 32, 12  # pixels from one prestige card to the next, and of their letters


@dataclass(frozen=True, slots=True)
class OwnedThing:
    """A thing Wolfgang owns, and how many of it."""

    name: str
    count: int
    fresh: bool


@dataclass(frozen=True, slots=True)
class WolfgangData:
    """What the panel of Wolfgang shows."""

    header: PanelHeader
    estate: SeenEstate
    row: tuple[tuple[AutomaRowCard, Profession | None], ...]  # with what the known ones want
    worths: tuple[int, ...]  # of the bonus cards on the leftmost that lies face down
    freedoms: tuple[str, ...]
    ground: Ground
    language: str
    fresh: EstateChanges
    automa: AutomaChanges


def make_wolfgang_data(
    view: View, automa: AutomaView, head: PanelHeader, new: EstateChanges, beside: AutomaChanges
) -> WolfgangData:
    professions = view.box.professions
    return WolfgangData(
        head,
        view.estates[head.banner.seat],
        tuple((card, professions.get(card.card)) for card in automa.row),
        automa.worths,
        tuple(view.box.freedom_order),
        view.box.ground,
        head.language,
        new,
        beside,
    )


@lru_cache(8)
def draw_wolfgang_panel(data: WolfgangData, width: int, height: int) -> Image.Image:
    canvas, whole = board.make_seat_panel(width, height, data.header.banner, icon)
    room = whole.width - 2 * _LEFT
    cards = Box(_LEFT, board.BANNER_HEIGHT + 7, room, _ROW)
    _draw_row_cards(canvas, cards, data)
    holdings = Box(_LEFT, cards.bottom + 8, _HOLDINGS, _HOLDING)
    _draw_holdings(canvas, holdings, data)
    court = Box(_LEFT + 4, holdings.bottom + 12, _HOLDINGS - 8, _COURT)
    _draw_servants_and_freedoms(canvas, court, data)
    left = holdings.right + 10
    prestige = Box(
        left, holdings.top + 2, whole.right - _LEFT - left, whole.bottom - holdings.top - 12
    )
    _draw_prestige(canvas, prestige, data)
    return quantize_picture(canvas.image)


# His row


def _draw_row_cards(canvas: Canvas, box: Box, data: WolfgangData) -> None:
    """Draw the row from the left; the bonus cards lie on the first card that is face down."""
    canvas.fill(box, SLOT, 8)
    lines = 1 if len(data.row) <= _A_LINE else 2
    columns = _PLACES if lines == 1 else max(_PLACES - 1, -(-len(data.row) // 2))
    wide, high = (box.width - 6) // columns, (box.height - 6) // lines
    leftmost = next((at for at, (card, _) in enumerate(data.row) if not card.faceup), -1)
    room = wide - 20
    size = min(
        (_fitting_font_size(card.card, data, room) for card, _ in data.row), default=_NAMES[0]
    )
    for at, (card, wants) in enumerate(data.row):
        line, column = divmod(at, columns)
        place = Box(box.left + 3 + column * wide, box.top + 3 + line * high, wide, high).inset(3)
        if card.faceup:
            _draw_work(canvas, place, card, data, size, fresh=at in data.automa.row)
            continue
        _draw_covered_card(canvas, place, card, wants, data, size, fresh=at in data.automa.row)
        if at == leftmost and data.worths:
            _draw_bonus(canvas, place, data.worths, fresh="bonus" in data.fresh.counters)


def _fitting_font_size(card: str, data: WolfgangData, room: int) -> int:
    """Return the letter size with which every word, or the whole name, fits in a line."""
    if not card:
        return _NAMES[0]
    name = words.thing_name(data.language, "profession", card)
    most, least = _NAMES if len(data.row) <= _A_LINE else (21, _NAMES[1])
    parts = name.split() if len(data.row) <= _A_LINE else [name]
    return min(fonts.fit_text(Face.TEXT, most, part, room, least)[0] for part in parts)


def _draw_card_name(
    canvas: Canvas, box: Box, card: str, data: WolfgangData, size: int, *, covered: bool
) -> None:
    """Draw the name on one line, or on two where the card is high."""
    name = words.thing_name(data.language, "profession", card)
    ink = CREAM if covered else INK
    room = Box(box.left + 8, box.top + 4, box.width - 14, min(56, box.height // 2))
    canvas.write_paragraph(room, name, Face.TEXT, size, ink, least=_NAMES[1])


def _draw_work(
    canvas: Canvas, box: Box, card: AutomaRowCard, data: WolfgangData, size: int, *, fresh: bool
) -> None:
    """Draw a card face up: a work with its round and value."""
    if fresh:
        canvas.draw_frame(box, HONEY, GOLD, 8, 4)
    else:
        canvas.draw_frame(box, PANEL, INK, 8, 2)
    _draw_card_name(canvas, box, card.card, data, size, covered=False)
    feat = _last_work_of_profession(data, card.card)
    if not feat:
        return
    letters, base = (27, box.bottom - 8) if box.height < _LOW else (34, box.bottom - 14)
    middle = base - letters // 3
    value = str(feat.value)
    canvas.write(box.right - 10, base, value, Face.STRONG, letters, INK, side="right")
    if feat in data.header.best:
        canvas.paste_centred(icon("laurel", letters), box.left + 25, middle)
    else:
        canvas.write(box.left + 10, base - 2, words.ROMAN[feat.round], Face.NAME, 21, FADED)
    left = box.right - 30 - fonts.text_width(Face.STRONG, letters, value)
    if left - 16 > box.left + _SIGN:
        canvas.paste_centred(icon("work", letters), left, middle)


def _last_work_of_profession(data: WolfgangData, card: str) -> DoneWork | None:
    return next((one for one in reversed(data.estate.open.feats) if one.profession == card), None)


def _draw_covered_card(
    canvas: Canvas,
    box: Box,
    card: AutomaRowCard,
    wants: Profession | None,
    data: WolfgangData,
    size: int,
    *,
    fresh: bool,
) -> None:
    """Draw a card face down, with what all viewers know of it."""
    canvas.draw_frame(box, WINE, HONEY if fresh else GOLD, 8, 6 if fresh else 2)
    low = box.height < _LOW
    middle = box.top + (box.height // 2 if low else 52)
    if card.card == RECRUITING:
        canvas.paste_centred(icon(RECRUITING, 52 if low else 70), box.middle, middle)
        return
    if wants is None:
        canvas.paste_centred(lily_sprite(48 if low else 66, GOLD), box.middle, middle)
        return
    _draw_card_name(canvas, box, card.card, data, size, covered=True)
    # A low card has its wishes at the left, and room for bonus cards beside them.
    _draw_wanted_things(
        canvas,
        _low_left_box(box) if low else Box(box.left, box.top + 62, box.width, 33),
        wants,
        data,
    )


def _low_left_box(box: Box) -> Box:
    return Box(box.left, box.bottom - 36, box.width * 11 // 20, 33)


def _draw_wanted_things(canvas: Canvas, box: Box, wants: Profession, data: WolfgangData) -> None:
    """Draw building, landscape and freedom that the card wants."""
    strip = Box(box.left + 4, box.top, box.width - 8, box.height)
    canvas.fill(strip, CREAM, 6)
    mark = principality.tile_letters(data.language, wants.building)
    step, middle = strip.width // 3, strip.middle_y
    canvas.write(strip.left + step // 2, middle + 8, mark, Face.STRONG, 21, INK, side="middle")
    size = min(28, step)
    canvas.paste_centred(icon(wants.landscape, size), strip.middle, middle)
    canvas.paste_centred(icon(wants.freedom, size), strip.right - step // 2, middle)


def _draw_bonus(canvas: Canvas, box: Box, worths: tuple[int, ...], *, fresh: bool) -> None:
    """Draw the bonus cards of Wolfgang's next work: each with its worth, or all with their sum."""
    strip = Box(box.left + 3, box.bottom - 35, box.width - 6, 31)
    if box.height < _LOW:
        left = _low_left_box(box).right
        strip = Box(left, box.bottom - 35, box.right - left - 4, 31)
    canvas.draw_frame(strip, HONEY if fresh else CREAM, GOLD, 6, 2)
    canvas.paste_centred(icon("bonus", 26), strip.left + 14, strip.top + 15)
    text, room = " ".join(f"+{worth}" for worth in worths), strip.width - 30
    if fonts.text_width(Face.STRONG, 18, text) > room:
        text = f"+{sum(worths)}"
    canvas.write(strip.left + 25, strip.top + 23, text, Face.STRONG, 22, INK, room=room, least=12)


# Possessions


def _draw_holdings(canvas: Canvas, box: Box, data: WolfgangData) -> None:
    """Draw buildings and landscapes with their counts; they have no positions."""
    things = owned_things(data)
    for cell, one in zip_longest(box.split(max(_OWNED, len(things))), things):
        if one:
            _draw_owned_thing(canvas, cell.inset(2), one, data)
        else:
            canvas.fill(cell.inset(2), SLOT, 8)


def owned_things(data: WolfgangData) -> list[OwnedThing]:
    """List what Wolfgang owns in the order in which he got the first of each."""
    laid = (*data.estate.open.buildings, *data.estate.open.landscapes)
    new = {tile.name for tile in data.fresh.tiles}
    counted = Count(tile.name for tile in laid)
    return [OwnedThing(name, count, name in new) for name, count in counted.items()]


def _draw_owned_thing(canvas: Canvas, box: Box, one: OwnedThing, data: WolfgangData) -> None:
    canvas.draw_slot(box, HONEY if one.fresh else SLOT, 8, fresh=one.fresh)
    cells = data.ground.turns[one.name][0]
    drawing = tiles.tile_sprite(one.name, cells, _SQUARE, fresh=False)
    canvas.paste_centred(drawing, box.middle, box.top + 26)
    base = box.bottom - 6
    mark = principality.tile_letters(data.language, one.name)
    canvas.write(box.left + 6, base, mark, Face.TEXT, 21, INK)
    canvas.write(box.right - 6, base, f"×{one.count}", Face.STRONG, 23, INK, side="right")


def _draw_servants_and_freedoms(canvas: Canvas, box: Box, data: WolfgangData) -> None:
    estate, fresh = data.estate, data.fresh.counters
    counts = {"builder": estate.open.builders, "jester": estate.open.jesters}
    counts |= {name: estate.open.freedoms.count(name) for name in data.freedoms}
    counters = make_count_badges(counts, fresh)
    if estate.florins is not None:
        counters.append(Badge("coin", f"{estate.florins}", fresh="coin" in fresh))
    draw_badge_row(canvas, box, counters, _LETTERS)


def _draw_prestige(canvas: Canvas, box: Box, data: WolfgangData) -> None:
    """Draw Wolfgang's prestige cards face up, the newest at the bottom."""
    cards = data.estate.revealed
    canvas.paste_centred(icon("prestige", 40, dim=not cards), box.left + 18, box.top + 22)
    if not cards:
        return
    high = min(_LINE, box.height // len(cards))
    left, room = box.left + 46, box.width - 52
    names = [words.thing_name(data.language, "prestige", card) for card in cards]
    most, least = min(_NAMES[0], high - 3), _LEAST
    letters = fonts.font_size_for_texts(Face.TEXT, most, names, room, least)
    for at, name in enumerate(names):
        line = Box(left - 6, box.top + at * high, box.right - left + 6, high - 1)
        if data.automa.prestige and at == len(cards) - 1:
            canvas.draw_slot(line, HONEY, 6, fresh=True)
        base = line.middle_y + round(letters * 0.34)
        canvas.write(left, base, name, Face.TEXT, letters, INK, room=room)
