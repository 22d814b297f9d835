"""The panel of one prince: banner, principality, court, cards and works."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.princes.palazzo import Ground
from bot.games.princes.pieces import RECRUITING, Feat
from bot.games.princes.view import OpenEstate
from render import fonts, heraldry, words
from render.canvas import Box, Canvas
from render.fonts import Face
from render.palette import FADED, GOLD, GROUND, HONEY, INK, PANEL, RULE, flattened
from render.princes import principality
from render.princes.changes import Fresh
from render.princes.counters import Counter, row
from render.princes.icons import icon

BANNER = 54
_ROOMY = 340  # from this width on the points have their star beside them
_LINE = 19  # pixels the line of a work has at least
_TWO_COLUMNS = 340  # works need so much room to stand in two columns
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")


@dataclass(frozen=True, slots=True)
class Shape:
    """How large a panel is; the court lies below the principality or beside it."""

    width: int
    height: int
    square: int
    beside: bool


@dataclass(frozen=True, slots=True)
class Look:
    """All that a panel shows: equal looks are the same picture."""

    shape: Shape
    ground: Ground
    freedoms: tuple[str, ...]
    builders_each: int
    estate: OpenEstate
    name: str
    language: str
    round: int
    starts: bool
    asked: bool
    crowned: bool
    best: bool  # the best work of the round so far
    fresh: Fresh


@lru_cache(24)
def drawn(look: Look) -> Image.Image:
    shape = look.shape
    canvas = Canvas(shape.width, shape.height, GROUND)
    whole = Box(0, 0, shape.width - 2, shape.height - 3)
    canvas.panel(whole)
    if look.asked:
        canvas.frame(whole, PANEL, GOLD, 10, 5)
    _banner(canvas, whole, look)
    ground = look.ground
    wide = principality.width(ground, shape.square)
    left = 10 if shape.beside else (whole.width - wide) // 2
    top = BANNER + 12
    tiles = (*look.estate.buildings, *look.estate.landscapes)
    principality.draw(
        canvas, left, top, shape.square, ground, tiles, look.language, look.fresh.tiles
    )
    below = top + principality.height(ground, shape.square) + 6
    if shape.beside:
        _court_beside(canvas, Box(left + wide + 16, top, 0, 0), whole, below, look)
    else:
        _court_below(canvas, below, whole, look)
    return flattened(canvas.image)


# The banner


def _banner(canvas: Canvas, whole: Box, look: Look) -> None:
    seat, ink = look.estate.seat, heraldry.tincture(look.estate.seat).ink
    edge = 5 if look.asked else 2
    bar = Box(edge, edge, whole.width - 2 * edge, BANNER - edge)
    heraldry.banner(canvas, bar, seat, hatched_to=54, radius=10 - edge)
    middle = edge + (BANNER - edge) // 2
    canvas.centre(heraldry.shield(seat, 44, gilt=True), 32, middle)
    right = _points(canvas, bar.right - 10, middle, look)
    for shown, name in ((look.starts, "pennon"), (look.crowned, "crown")):
        if shown:
            right -= 38
            canvas.centre(icon(name, 32), right + 16, middle)
    left = 64
    if look.asked:
        canvas.centre(icon("arrow", 28), left + 12, middle)
        left += 30
    room = right - left - 8
    canvas.write(left, middle + 10, look.name, Face.NAME, 31, ink, room=room, least=25)


def _points(canvas: Canvas, right: int, middle: int, look: Look) -> int:
    """The points of a prince, and what they were changed by; tells where the room ends."""
    ink = heraldry.tincture(look.estate.seat).ink
    text = str(look.estate.points).replace("-", "−")
    canvas.write(right, middle + 14, text, Face.STRONG, 40, ink, side="right")
    left = right - max(32, fonts.width(Face.STRONG, 40, text)) - 6
    if look.fresh.points:
        text = f"{look.fresh.points:+}".replace("-", "−")
        chip = Box(left - 42, middle - 15, 42, 30)
        canvas.slot(chip, HONEY, 8, fresh=True)
        canvas.write(chip.middle, middle + 8, text, Face.STRONG, 22, INK, side="middle", room=38)
        return left - 46
    if look.shape.width < _ROOMY:
        return left
    canvas.centre(icon("points", 34), left - 16, middle)
    return left - 36


# The court


def _builders(look: Look) -> list[Counter]:
    owned, fresh = look.estate.builders, "builder" in look.fresh.counters
    return [
        Counter("builder", dim=place >= owned, fresh=fresh and place == owned - 1)
        for place in range(look.builders_each)
    ]


def _jesters(look: Look) -> Counter:
    jesters = look.estate.jesters
    fresh = "jester" in look.fresh.counters
    return Counter("jester", f"{jesters}", dim=not jesters, fresh=fresh)


def _freedoms(look: Look) -> list[Counter]:
    owned, fresh = look.estate.freedoms, look.fresh.counters
    return [Counter(name, dim=name not in owned, fresh=name in fresh) for name in look.freedoms]


def _cards(look: Look) -> list[Counter]:
    """Covered cards, by number alone."""
    estate = look.estate
    counts = {
        "profession": estate.hand,
        "recruiting": estate.recruiting,
        "bonus": estate.bonus,
        "prestige": estate.prestige,
    }
    return [
        Counter(name, f"{count}", dim=not count, fresh=name in look.fresh.counters)
        for name, count in counts.items()
    ]


def _money(look: Look) -> list[Counter]:
    florins = look.estate.florins
    if florins is None:
        return []
    return [Counter("coin", f"{florins}", fresh="coin" in look.fresh.counters)]


def _court_below(canvas: Canvas, top: int, whole: Box, look: Look) -> None:
    inner = Box(14, top, whole.width - 28, 30)
    row(canvas, inner, [*_builders(look), _jesters(look), *_freedoms(look)], 24)
    line = Box(inner.left, top + 40, inner.width, 30 if look.estate.florins is None else 27)
    row(canvas, line, [*_cards(look), *_money(look)], 24)
    _works(canvas, Box(inner.left, top + 78, inner.width, whole.height - top - 84), look)


def _court_beside(canvas: Canvas, start: Box, whole: Box, below: int, look: Look) -> None:
    column = Box(start.left, start.top + 2, whole.width - start.left - 16, 36)
    rows: list[Sequence[Counter]] = [_builders(look), _freedoms(look)]
    cards = _cards(look)
    if column.width > 200:
        rows += [[_jesters(look), *cards[:2]], [*cards[2:], *_money(look)]]
    else:
        rows += [[_jesters(look)], *([card] for card in cards), _money(look)]
    y = column.top
    for counters in rows:
        if counters:
            row(canvas, Box(column.left, y, column.width, column.height), counters, 28)
            y += 50
    if column.width > 200:
        _works(canvas, Box(column.left, y + 6, column.width, whole.height - y - 18), look)
    else:
        _works(canvas, Box(16, below, whole.width - 32, whole.height - below - 8), look)


# Works on the table


def _works(canvas: Canvas, box: Box, look: Look) -> None:
    table = look.estate.table
    canvas.fill(Box(box.left, box.top, box.width, 2), RULE)
    if not table:
        canvas.centre(icon("work", 44, dim=True), box.middle, box.top + min(60, box.height // 2))
        return
    crowded = len(table) * _LINE > box.height - 8
    columns = 2 if box.width > _TWO_COLUMNS + 60 or (crowded and box.width > _TWO_COLUMNS) else 1
    lines = -(-len(table) // columns)
    high = min(28, (box.height - 8) // max(lines, 3))
    wide = (box.width - 16 * (columns - 1)) // columns
    for number, card in enumerate(table):
        column, line = divmod(number, lines)
        place = Box(box.left + column * (wide + 16), box.top + 7 + line * high, wide, high)
        _work(canvas, place, card, look)


def _work(canvas: Canvas, box: Box, card: str, look: Look) -> None:
    """One card on the table: the round of its work, or a laurel, its name and its value."""
    letters = min(22, box.height - 1)
    base = box.top + box.height // 2 + round(letters * 0.34)
    name = words.thing(look.language, "profession", card)
    if card in look.fresh.table:
        around = Box(box.left - 4, box.top, box.width + 8, box.height)
        canvas.slot(around, HONEY, 5, fresh=True)
    left, right = box.left + 28, box.right
    feat = _feat(look.estate.feats, card)
    if card == RECRUITING:
        canvas.paste(icon("recruiting", box.height - 4), box.left, box.top + 2)
    elif feat:
        right -= 30
        value = str(feat.value)
        canvas.write(box.right - 2, base, value, Face.STRONG, letters, INK, side="right")
        _round(canvas, box, base, feat, look)
    ink = FADED if card == RECRUITING else INK
    canvas.write(left, base, name, Face.TEXT, letters, ink, room=right - left, least=13)


def _round(canvas: Canvas, box: Box, base: int, feat: Feat, look: Look) -> None:
    if look.best and feat.round == look.round and feat.value == look.estate.best_work:
        canvas.paste(icon("laurel", min(24, box.height)), box.left, box.top)
        return
    canvas.write(box.left + 12, base, ROMAN[feat.round], Face.NAME, 17, FADED, side="middle")


def _feat(feats: tuple[Feat, ...], profession: str) -> Feat | None:
    """The last time this profession completed a work here; None if it was done elsewhere."""
    return next((feat for feat in reversed(feats) if feat.profession == profession), None)
