"""The panel of one prince: banner, principality, court, cards and works."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from bot.engine.game import Seat
from bot.games.princes.palazzo import Ground
from bot.games.princes.pieces import PRINCESS, RECRUITING, Feat
from bot.games.princes.view import SeenEstate
from render import fonts, words
from render.canvas import Box, Canvas
from render.fonts import Face
from render.frame import banner
from render.palette import FADED, HONEY, INK, RULE, flattened
from render.princes import covered, principality, service, shared
from render.princes.changes import Fresh
from render.princes.counters import Badge, in_columns, row
from render.princes.covered import Held
from render.princes.head import Head
from render.princes.icons import icon
from render.princes.service import Service
from render.princes.shared import Ghost

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
class Shape:
    """How large a panel is; the court lies below the principality or beside it."""

    width: int
    height: int
    square: int
    beside: bool


@dataclass(frozen=True, slots=True)
class PrinceLook:
    """All that a panel shows: equal looks are the same picture."""

    shape: Shape
    ground: Ground
    freedoms: tuple[str, ...]
    estate: SeenEstate
    head: Head
    fresh: Fresh
    held: Held | None
    neighbours: tuple[tuple[str, Seat], ...] = ()  # on side B
    ghost: Ghost | None = None
    service: Service | None = None  # with the characters
    letters: int = 25  # pixels at most of those of a work, so that all panels have the same


@lru_cache(24)
def panel(look: PrinceLook) -> Image.Image:
    shape, ground = look.shape, look.ground
    canvas, _ = banner.panel(shape.width, shape.height, look.head.banner, icon)
    frame = _frame(look)
    left, top = frame.land.left, frame.land.top
    tiles = (*look.estate.open.buildings, *look.estate.open.landscapes)
    alone = [tile for tile in tiles if not tile.across]
    principality.draw(
        canvas, left, top, shape.square, ground, alone, look.head.language, look.fresh.tiles
    )
    at, language = shared.spot(ground, left, top, shape.square), look.head.language
    shared.across(canvas, at, ground, tiles, look.neighbours, look.fresh.tiles, language)
    if look.ghost:
        shared.draw_ghost(canvas, at, ground, look.ghost, language)
    if shape.beside:
        _court_beside(canvas, frame.court, look)
    else:
        _court_below(canvas, frame.court, look)
    if look.service is not None:
        service.draw(canvas, frame.service, look.service, look.head.language)
    _desk(canvas, frame.desk, look)
    return flattened(canvas.image)


def letters(look: PrinceLook) -> int:
    """Pixels of the letters that its works have room for; without any as many as it likes."""
    works, _ = _shared_desk(_frame(look).desk, look)
    return _plan(works, look).letters if _entries(look.estate) else look.letters


# Where everything is


@dataclass(frozen=True, slots=True)
class _Frame:
    """The places of a panel below its banner."""

    land: Box
    court: Box
    service: Box
    desk: Box


def _frame(look: PrinceLook) -> _Frame:
    shape, ground = look.shape, look.ground
    whole = Box(0, 0, shape.width - 2, shape.height - 3)
    wide, high = principality.width(ground, shape.square), principality.height(ground, shape.square)
    left = 10 if shape.beside else (whole.width - wide) // 2
    land = Box(left, banner.HEIGHT + 12, wide, high)
    if not shape.beside:
        court = Box(15, land.bottom + 6, whole.width - 30, 2 * (_COURT + _APART))
        return _framed(land, court, Box(15, court.bottom, court.width, whole.height - 7), look)
    court = Box(land.right + 16, land.top + 2, whole.width - land.right - 32, 0)
    if court.width <= _SLIM:
        below = Box(16, land.bottom + 6, whole.width - 32, whole.height - 8)
        return _framed(land, court, below, look)
    lines = 3 + bool(_money(look))
    top = court.top + lines * _STEP
    below = Box(court.left, top, court.width, whole.height - 12)
    return _framed(land, court, below, look, more=4)


def _framed(land: Box, court: Box, below: Box, look: PrinceLook, *, more: int = 0) -> _Frame:
    """The box below the court has its foot in the place of its height."""
    served = Box(below.left, below.top, below.width, service.HEIGHT + more)
    top = (served.bottom + _APART - 2 if look.service else below.top) + more
    return _Frame(land, court, served, Box(below.left, top, below.width, below.height - top))


# The court


def _servants(look: PrinceLook) -> list[Badge]:
    counts = {"builder": look.estate.open.builders, "jester": look.estate.open.jesters}
    return _counted(look, counts)


def _freedoms(look: PrinceLook) -> list[Badge]:
    owned, fresh = look.estate.open.freedoms, look.fresh.counters
    return [Badge(name, dim=name not in owned, fresh=name in fresh) for name in look.freedoms]


def _cards(look: PrinceLook) -> list[Badge]:
    """Covered cards, by number alone."""
    estate = look.estate
    counts = {
        "profession": estate.hand,
        "recruiting": estate.open.recruiting,
        "bonus": estate.bonus,
        "prestige": estate.prestige,
    }
    return _counted(look, counts)


def _counted(look: PrinceLook, counts: dict[str, int]) -> list[Badge]:
    return [
        Badge(name, f"{count}", dim=not count, fresh=name in look.fresh.counters)
        for name, count in counts.items()
    ]


def _money(look: PrinceLook) -> list[Badge]:
    florins = look.estate.florins
    if florins is None and look.held:
        florins = look.held.florins
    if florins is None:
        return []
    return [Badge("coin", f"{florins}", fresh="coin" in look.fresh.counters)]


def _court_below(canvas: Canvas, box: Box, look: PrinceLook) -> None:
    half = box.width // 2
    in_columns(canvas, Box(box.left, box.top, half, _COURT), _servants(look), _LETTERS, 2)
    seals = Box(box.left + half, box.top, box.width - half, _COURT)
    in_columns(canvas, seals, _freedoms(look), _LETTERS, len(look.freedoms))
    line = Box(box.left, box.top + _COURT + _APART, box.width, _COURT)
    cards, money = _cards(look), _money(look)
    if money:
        row(canvas, Box(line.left, line.top + 2, line.width, 32), [*cards, *money], 24)
    else:
        in_columns(canvas, line, cards, _LETTERS, len(cards))


def _court_beside(canvas: Canvas, box: Box, look: PrinceLook) -> None:
    servants, freedoms, cards, money = _servants(look), _freedoms(look), _cards(look), _money(look)
    rows: list[tuple[Sequence[Badge], int]] = []
    if box.width > _SLIM:
        rows += [(servants, 3), (freedoms, 3), (cards, 4), (money, 1)]
    else:
        rows += [(servants[:1], 1), (servants[1:], 1), (freedoms, 3)]
        rows += [(cards[:2], 2), (cards[2:], 2), (money, 1)]
    y = box.top
    for counters, count in rows:
        if counters:
            in_columns(canvas, Box(box.left, y, box.width, _COURT), counters, _LETTERS, count)
            y += _STEP


# Works on the table


def _desk(canvas: Canvas, box: Box, look: PrinceLook) -> None:
    """Works on the table and, once nothing is secret any more, the covered cards below them."""
    works, cards = _shared_desk(box, look)
    _works(canvas, works, look)
    if cards:
        place = Box(box.left, works.bottom, box.width, cards.height)
        covered.draw(canvas, place, cards)


def _shared_desk(box: Box, look: PrinceLook) -> tuple[Box, covered.Setting | None]:
    """What the works have of it, and how the covered cards are set on the rest."""
    if look.held is None:
        return box, None
    lines, language = -(-len(_entries(look.estate)) // 2), look.head.language
    cards = covered.setting(look.held, box.width, box.height - 8, lines, language)
    high = cards.height if cards else 0
    return Box(box.left, box.top, box.width, box.height - high), cards


def _works(canvas: Canvas, box: Box, look: PrinceLook) -> None:
    entries = _entries(look.estate)
    canvas.fill(Box(box.left, box.top, box.width, 2), RULE)
    if not entries:
        _no_works(canvas, box, look.head.language)
        return
    plan = _plan(box, look)
    for number, entry in enumerate(entries):
        column, line = divmod(number, plan.lines)
        left, top = box.left + column * (plan.wide + _GUTTER), box.top + 7 + line * plan.high
        _work(canvas, Box(left, top, plan.wide, plan.high), entry, plan.letters, look)


Entry: TypeAlias = tuple[str, Feat | None]


def _entries(estate: SeenEstate) -> tuple[Entry, ...]:
    """Cards on the table, each with its work; then what the Princess has completed without one."""
    cards = tuple((card, _feat(estate.open.feats, card)) for card in estate.open.table)
    hers = tuple((PRINCESS, feat) for feat in estate.open.feats if feat.profession == PRINCESS)
    return (*cards, *hers)


def _title(card: str, language: str) -> str:
    return words.thing(language, "character" if card == PRINCESS else "profession", card)


@dataclass(frozen=True, slots=True)
class _Plan:
    """How the works of a prince are set."""

    lines: int
    wide: int
    high: int
    letters: int


def _plan(box: Box, look: PrinceLook) -> _Plan:
    """In one column or in two, whichever leaves the larger letters; all are of one size."""
    first, second = (_set(box, look, columns) for columns in (1, 2))
    if box.width > _WIDE:
        return second
    if first.letters == second.letters:
        return first if first.high > _AIRY * first.letters else second
    return first if first.letters > second.letters else second


def _set(box: Box, look: PrinceLook, columns: int) -> _Plan:
    entries = _entries(look.estate)
    lines = -(-len(entries) // columns)
    wide = (box.width - _GUTTER * (columns - 1)) // columns
    high = min(_WIDEST, (box.height - 8) // lines)
    names = {card: _title(card, look.head.language) for card, _ in entries}
    letters = min(
        fonts.fitted(Face.TEXT, min(look.letters, high - 1), name, _room(card, wide), 1)[0]
        for card, name in names.items()
    )
    return _Plan(lines, wide, high, letters)


def _room(card: str, wide: int) -> int:
    """For the name of a card on the table: a recruiting card has no value beside it."""
    return wide - _ROUND - (0 if card == RECRUITING else _VALUE)


def _no_works(canvas: Canvas, box: Box, language: str) -> None:
    if box.height < 70:
        return
    top = box.top + min(30, (box.height - 70) // 2)
    canvas.centre(icon("work", 44, dim=True), box.middle, top + 24)
    text = words.label(language, "no-works")
    room = box.width
    canvas.write(box.middle, top + 70, text, Face.TEXT, 23, FADED, side="middle", room=room)


def _work(canvas: Canvas, box: Box, entry: Entry, letters: int, look: PrinceLook) -> None:
    """One card on the table: the round of its work, or a laurel, its name and its value."""
    base = box.top + box.height // 2 + round(letters * 0.34)
    card, feat = entry
    name = _title(card, look.head.language)
    if card in look.fresh.table or (card == PRINCESS and feat in look.fresh.feats):
        around = Box(box.left - 4, box.top, box.width + 8, box.height)
        canvas.slot(around, HONEY, 5, fresh=True)
    if card == RECRUITING:
        size = min(26, box.height - 2)
        canvas.centre(icon("recruiting", size), box.left + 12, box.top + box.height // 2)
    elif feat:
        value = str(feat.value)
        canvas.write(box.right - 2, base, value, Face.STRONG, letters, INK, side="right")
        _round(canvas, box, base, feat, look)
    ink = FADED if card == RECRUITING else INK
    room = _room(card, box.width)
    canvas.write(box.left + _ROUND, base, name, Face.TEXT, letters, ink, room=room)


def _round(canvas: Canvas, box: Box, base: int, feat: Feat, look: PrinceLook) -> None:
    if feat in look.head.best:
        size = min(26, box.height)
        canvas.centre(icon("laurel", size), box.left + 12, box.top + box.height // 2)
        return
    canvas.write(box.left + 12, base, words.ROMAN[feat.round], Face.NAME, 17, FADED, side="middle")


def _feat(feats: tuple[Feat, ...], profession: str) -> Feat | None:
    """The last time this profession completed a work here; None if it was done elsewhere."""
    return next((feat for feat in reversed(feats) if feat.profession == profession), None)
