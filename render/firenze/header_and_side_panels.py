"""Draw the header bar, the running turn, the church, the pouch, the deck and the end tile."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.firenze.state_parts import COLORS, Bricks
from bot.games.firenze.view import View
from render import fonts, heraldry, words
from render.canvas import Box, Canvas, make_panel_canvas
from render.common.board import HeaderData, winner_sentence
from render.firenze import bricks
from render.firenze.theme import card_name, card_name_by_key, color_name, icon, quantize_picture
from render.fonts import Face
from render.palette import BRASS, CREAM, FADED, GOLD, GONE, HONEY, INK, PANEL, RULE, SLOT
from render.words import Names

# Of each kind of question: the phase of the turn it belongs to, and what is drawn for it.
PHASES = {
    "placing": (0, "seal"),
    "choosing": (1, "card"),
    "paying-card": (1, "bricks"),
    "averting": (1, "event"),
    "losing": (1, "event"),
    "lowering": (1, "event"),
    "building": (3, "tower"),
    "paying-exchange": (2, "exchange"),
    "paying-construction": (3, "bricks"),
    "fulfilling": (5, "seal"),
    "limiting-cards": (6, "scales"),
    "limiting-bricks": (6, "scales"),
    "over": (0, "crown"),
}
LAST_PHASE = 6


def header_sentence(view: View, language: str, names: Names) -> str:
    """Say who is asked for what, or who has won."""
    asked = view.asked
    if view.scores is not None:
        return winner_sentence(view.scores.winners, language, names)
    name = words.player_name(names, asked.seats[0])
    return words.label(language, f"header-firenze-{asked.kind}", name=name, count=asked.due)


def round_text(view: View, language: str) -> str:
    """Say which round it is, or that the last turns are being played."""
    if view.ender is not None and view.scores is None:
        return words.label(language, "firenze-last-turns")
    return words.label(language, "firenze-round", round=view.round)


def make_header_data(view: View, language: str, names: Names) -> HeaderData:
    phase, symbol = PHASES[view.asked.kind]
    plaque = words.label(language, "firenze-phase", phase=phase, phases=LAST_PHASE) if phase else ""
    return HeaderData(
        header_sentence(view, language, names), symbol, round_text(view, language), plaque
    )


CHURCH_SPACES = 4
_EVENTS = ("averting", "losing", "lowering")
PHASE_ICONS = ("card", "exchange", "tower", "ruin", "seal", "scales")


# The running turn


@dataclass(frozen=True, slots=True)
class TurnData:
    """What the panel of the running turn shows: its phase and the costs of building."""

    seat: int
    phase: int
    laid: int
    costs: tuple[int, ...]
    caption: str
    told: str  # the event that is carried out, the brick asked for, or what was played


def make_turn_data(view: View, language: str) -> TurnData:
    now = view.turn
    played = " · ".join(card_name_by_key(language, card) for card in now.played)
    told = words.label(language, "firenze-played", cards=played) if played else ""
    if view.asked.kind in _EVENTS:
        card = card_name_by_key(language, view.asked.card)
        told = words.label(language, "firenze-event", card=card)
    if view.asked.brick:
        brick = color_name(language, view.asked.brick)
        told = words.label(language, "firenze-exchange", color=brick)
    return TurnData(
        now.seat,
        PHASES[view.asked.kind][0],
        sum(now.laid),
        view.costs,
        words.label(language, "firenze-construction"),
        told,
    )


@lru_cache(16)
def draw_turn_panel(data: TurnData, width: int, height: int) -> Image.Image:
    canvas, _ = make_panel_canvas(width, height)
    step = (width - 20) // len(PHASE_ICONS)
    for number, symbol in enumerate(PHASE_ICONS, 1):
        box = Box(10 + (number - 1) * step, 8, step - 6, 50)
        now, done = number == data.phase, number < data.phase
        canvas.draw_row_background(box, 10, 4, chosen=now)
        canvas.write(box.left + 20, box.top + 35, f"{number}", Face.TITLE, 26, INK, side="middle")
        canvas.paste_centred(icon(symbol, 38, dim=done), box.left + 52, box.top + 25)
    canvas.fill(Box(10, 64, width - 22, 2), RULE)
    _draw_costs(canvas, Box(10, 70, width - 22, 44), data)
    if data.told:
        base, room = height - 13, width - 28
        canvas.write(14, base, data.told, Face.TEXT, 22, INK, room=room, least=15)
    return quantize_picture(canvas.image)


def _draw_costs(canvas: Canvas, box: Box, data: TurnData) -> None:
    """Draw what each number of bricks costs; mark those already laid."""
    canvas.paste_centred(icon("bricks", 38), box.left + 22, box.top + 24)
    room = 118
    canvas.write(box.left + 48, box.top + 32, data.caption, Face.TEXT, 22, INK, room=room, least=14)
    left = box.left + 48 + room + 8
    count = len(data.costs) - 1
    step = (box.right - left) // max(1, count)
    for number in range(1, count + 1):
        cell = Box(left + (number - 1) * step, box.top + 4, step - 4, 38)
        laid = number <= data.laid
        canvas.draw_frame(cell, GOLD if laid else PANEL, BRASS if laid else RULE, 5, 2)
        base, cost = cell.top + 29, data.costs[number]
        canvas.write(cell.middle, base, f"{cost}", Face.STRONG, 27, INK, side="middle")


# The church


@dataclass(frozen=True, slots=True)
class ChurchData:
    """The cards on the spaces of the church."""

    caption: str
    cards: tuple[tuple[str, bool], ...]  # name, new


def make_church_data(view: View, language: str, fresh: frozenset[str]) -> ChurchData:
    cards = tuple((card_name(language, card), card.name in fresh) for card in view.church)
    return ChurchData(words.label(language, "firenze-church-empty"), cards)


@lru_cache(16)
def draw_church_panel(data: ChurchData, width: int, height: int) -> Image.Image:
    canvas, _ = make_panel_canvas(width, height)
    wide, high = (width - 26) // 2, (height - 21) // 2
    for number in range(max(CHURCH_SPACES, len(data.cards))):
        line, column = divmod(number, 2)
        box = Box(10 + column * (wide + 4), 8 + line * (high + 4), wide, high)
        _draw_church_space(canvas, box, data, number)
    return quantize_picture(canvas.image)


def _draw_church_space(canvas: Canvas, box: Box, data: ChurchData, number: int) -> None:
    middle = box.middle_y
    if number >= len(data.cards):
        canvas.fill(box, SLOT, 8)
        canvas.paste_centred(icon("church", 36, dim=True), box.left + 24, middle)
        if not number:
            room = box.width - 54
            canvas.write(
                box.left + 48, middle + 8, data.caption, Face.TEXT, 22, FADED, room=room, least=14
            )
        return
    name, fresh = data.cards[number]
    canvas.draw_frame(box, HONEY if fresh else CREAM, GOLD if fresh else BRASS, 8, 3)
    canvas.paste_centred(icon("church", 36), box.left + 24, middle)
    room = box.width - 54
    canvas.write(box.left + 48, middle + 9, name, Face.NAME, 25, INK, room=room, least=15)


# The stock


@dataclass(frozen=True, slots=True)
class StockData:
    """What is in the pouch and in the deck, and who has the end tile."""

    pouch: Bricks
    deck: int
    discards: int
    ender: int | None
    bonus: int
    legend: str
    fresh: bool  # the end tile has just been taken


def make_stock_data(view: View, language: str, *, fresh: bool) -> StockData:
    return StockData(
        view.pouch,
        view.deck,
        len(view.discards),
        view.ender,
        view.box.numbers.last_seal,
        words.label(language, "firenze-some-ours"),
        fresh,
    )


@lru_cache(16)
def draw_pouch_and_deck(data: StockData, width: int, height: int) -> Image.Image:
    canvas, _ = make_panel_canvas(width, height)
    canvas.paste_centred(icon("pouch", 40), 32, 31)
    counted = tuple(zip(COLORS, data.pouch, strict=True))
    bricks.draw_brick_row(
        canvas, Box(62, 18, 0, 26), counted, 24, step=(width - 76) // len(counted)
    )
    base = 86
    canvas.paste_centred(icon("deck", 38), 32, base - 9)
    end = canvas.write(56, base, f"{data.deck}", Face.STRONG, 26, INK)
    if data.discards:
        end = canvas.write(end + 6, base, f"+{data.discards}", Face.TEXT, 22, FADED)
    box = Box(max(end + 12, 138), base - 32, 108, 44)
    taken = data.ender is not None
    canvas.draw_frame(box, HONEY if data.fresh else SLOT, GOLD if taken else GONE, 10, 3)
    canvas.paste_centred(icon("end", 32), box.left + 24, box.top + 22)
    if data.ender is not None:
        canvas.paste_centred(
            heraldry.shield_sprite(data.ender, 36, gilt=True), box.left + 76, box.top + 22
        )
    else:
        text, x = f"+{data.bonus}", box.left + 74
        canvas.write(x, box.top + 31, text, Face.STRONG, 26, INK, side="middle")
    room = width - box.right - 26
    size, lines = fonts.wrap_text(Face.TEXT, 20, data.legend, room, 44, 14)
    first = base - 2 - (len(lines) - 1) * fonts.line_height(size) // 2
    for number, line in enumerate(lines):
        y = first + number * fonts.line_height(size)
        canvas.write(width - 14, y, line, Face.TEXT, size, FADED, side="right", room=room)
    return quantize_picture(canvas.image)
