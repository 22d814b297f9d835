"""What lies beside the towers: the running turn, the church, the pouch, the deck, the end tile."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.firenze.pieces import COLORS, Bricks
from bot.games.firenze.view import View
from render import fonts, heraldry, words
from render.canvas import Box, Canvas, panelled
from render.firenze import bricks, header, ours
from render.firenze.colours import flattened
from render.firenze.icons import icon
from render.firenze.names import card_name, card_named, color
from render.fonts import Face
from render.palette import BRASS, CREAM, FADED, GOLD, GONE, HONEY, INK, PANEL, RULE, SLOT

CHURCH_SPACES = 4
_EVENTS = ("averting", "losing", "lowering")
PHASE_ICONS = ("card", "exchange", "tower", "ruin", "seal", "scales")


# The running turn


@dataclass(frozen=True, slots=True)
class TurnLook:
    """How far it has come, and what building costs in it."""

    seat: int
    phase: int
    laid: int
    costs: tuple[int, ...]
    caption: str
    told: str  # the event that is carried out, the brick asked for, or what was played


def turn(view: View, language: str) -> TurnLook:
    now = view.turn
    played = " · ".join(card_named(language, card) for card in now.played)
    told = words.label(language, "firenze-played", cards=played) if played else ""
    if view.asked.kind in _EVENTS:
        card = card_named(language, view.asked.card)
        told = words.label(language, "firenze-event", card=card)
    if view.asked.brick:
        brick = color(language, view.asked.brick)
        told = words.label(language, "firenze-exchange", color=brick)
    return TurnLook(
        now.seat,
        header.PHASES[view.asked.kind][0],
        sum(now.laid),
        view.costs,
        words.label(language, "firenze-construction"),
        told,
    )


@lru_cache(16)
def turn_panel(look: TurnLook, width: int, height: int) -> Image.Image:
    canvas, _ = panelled(width, height)
    step = (width - 20) // len(PHASE_ICONS)
    for number, symbol in enumerate(PHASE_ICONS, 1):
        box = Box(10 + (number - 1) * step, 8, step - 6, 50)
        now, done = number == look.phase, number < look.phase
        if now:
            canvas.frame(box, HONEY, GOLD, 10, 4)
        else:
            canvas.fill(box, SLOT, 10)
        canvas.write(box.left + 20, box.top + 35, f"{number}", Face.TITLE, 26, INK, side="middle")
        canvas.centre(icon(symbol, 38, dim=done), box.left + 52, box.top + 25)
    canvas.fill(Box(10, 64, width - 22, 2), RULE)
    _costs(canvas, Box(10, 70, width - 22, 44), look)
    if look.told:
        base, room = height - 13, width - 28
        canvas.write(14, base, look.told, Face.TEXT, 22, INK, room=room, least=15)
    return flattened(canvas.image)


def _costs(canvas: Canvas, box: Box, look: TurnLook) -> None:
    """What so many bricks cost this turn; a brick stands for each that was laid."""
    canvas.centre(icon("bricks", 38), box.left + 22, box.top + 24)
    room = 118
    canvas.write(box.left + 48, box.top + 32, look.caption, Face.TEXT, 22, INK, room=room, least=14)
    left = box.left + 48 + room + 8
    count = len(look.costs) - 1
    step = (box.right - left) // max(1, count)
    for number in range(1, count + 1):
        cell = Box(left + (number - 1) * step, box.top + 4, step - 4, 38)
        laid = number <= look.laid
        canvas.frame(cell, GOLD if laid else PANEL, BRASS if laid else RULE, 5, 2)
        base, cost = cell.top + 29, look.costs[number]
        canvas.write(cell.middle, base, f"{cost}", Face.STRONG, 27, INK, side="middle")


# The church


@dataclass(frozen=True, slots=True)
class Church:
    """Which cards lie on the spaces; what is ours has its sign."""

    caption: str
    cards: tuple[tuple[str, bool, bool], ...]  # name, ours, new


def church(view: View, language: str, fresh: frozenset[str]) -> Church:
    cards = tuple(
        (
            card_name(language, card),
            ours.is_ours(card.name_from, card.effect_from),
            card.name in fresh,
        )
        for card in view.church
    )
    return Church(words.label(language, "firenze-church-empty"), cards)


@lru_cache(16)
def church_panel(look: Church, width: int, height: int) -> Image.Image:
    canvas, _ = panelled(width, height)
    wide, high = (width - 26) // 2, (height - 21) // 2
    for number in range(max(CHURCH_SPACES, len(look.cards))):
        line, column = divmod(number, 2)
        box = Box(10 + column * (wide + 4), 8 + line * (high + 4), wide, high)
        _space(canvas, box, look, number)
    return flattened(canvas.image)


def _space(canvas: Canvas, box: Box, look: Church, number: int) -> None:
    middle = box.top + box.height // 2
    if number >= len(look.cards):
        canvas.fill(box, SLOT, 8)
        canvas.centre(icon("church", 36, dim=True), box.left + 24, middle)
        if not number:
            room = box.width - 54
            canvas.write(
                box.left + 48, middle + 8, look.caption, Face.TEXT, 22, FADED, room=room, least=14
            )
        return
    name, mine, fresh = look.cards[number]
    canvas.frame(box, HONEY if fresh else CREAM, GOLD if fresh else BRASS, 8, 3)
    canvas.centre(icon("church", 36), box.left + 24, middle)
    text = f"{name} {ours.SIGN}" if mine else name
    room = box.width - 54
    canvas.write(box.left + 48, middle + 9, text, Face.NAME, 25, INK, room=room, least=15)


# The stock


@dataclass(frozen=True, slots=True)
class StockLook:
    """What is in the pouch and in the deck, and who has the end tile."""

    pouch: Bricks
    deck: int
    discards: int
    ender: int | None
    bonus: int
    legend: str
    fresh: bool  # the end tile has just been taken


def stock(view: View, language: str, *, fresh: bool) -> StockLook:
    return StockLook(
        view.pouch,
        view.deck,
        len(view.discards),
        view.ender,
        view.box.numbers.last_seal,
        words.label(language, "firenze-ours"),
        fresh,
    )


@lru_cache(16)
def stock_panel(look: StockLook, width: int, height: int) -> Image.Image:
    canvas, _ = panelled(width, height)
    canvas.centre(icon("pouch", 40), 32, 31)
    counted = tuple(zip(COLORS, look.pouch, strict=True))
    bricks.row(canvas, Box(62, 18, 0, 26), counted, 24, step=(width - 76) // len(counted))
    base = 86
    canvas.centre(icon("deck", 38), 32, base - 9)
    end = canvas.write(56, base, f"{look.deck}", Face.STRONG, 26, INK)
    if look.discards:
        end = canvas.write(end + 6, base, f"+{look.discards}", Face.TEXT, 22, FADED)
    box = Box(max(end + 12, 138), base - 32, 108, 44)
    taken = look.ender is not None
    canvas.frame(box, HONEY if look.fresh else SLOT, GOLD if taken else GONE, 10, 3)
    canvas.centre(icon("end", 32), box.left + 24, box.top + 22)
    if look.ender is not None:
        canvas.centre(heraldry.shield(look.ender, 36, gilt=True), box.left + 76, box.top + 22)
    else:
        text, x = f"+{look.bonus}", box.left + 74
        canvas.write(x, box.top + 31, text, Face.STRONG, 26, INK, side="middle")
    room = width - box.right - 26
    size, lines = fonts.wrapped(Face.TEXT, 20, look.legend, room, 44, 14)
    first = base - 2 - (len(lines) - 1) * fonts.leading(size) // 2
    for number, line in enumerate(lines):
        y = first + number * fonts.leading(size)
        canvas.write(width - 14, y, line, Face.TEXT, size, FADED, side="right", room=room)
    return flattened(canvas.image)
