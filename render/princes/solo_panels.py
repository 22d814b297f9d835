"""Draw the solo game: lots Wolfgang wants, his last turn, the dummy players, and the die."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.princes.state_parts import WOLFGANG, AutomaAct, Roll
from bot.games.princes.view import AutomaView, DummyPlayer, LotStack, View
from render import fonts, heraldry, palette, words
from render.canvas import Box, Canvas, Pen, Sprite, make_panel_canvas, make_sprite
from render.common.board import Region
from render.fonts import Face
from render.palette import CREAM, FADED, GOLD, HONEY, INK, PANEL, RULE, SLOT, WINE, quantize_picture
from render.princes import wolfgang_panel
from render.princes.prince_panel import PanelHeader
from render.princes.theme import icon
from render.princes.view_differences import BoardChanges

_ICONS = {
    "work": "work",
    "build": "palazzo",
    "profession": "profession",
    "freedom": "freedom",
    "bonus": "bonus",
}
_ROUNDS = {"early": "I–II", "middle": "III–IV", "late": "V–VII"}  # for which a back is meant
_TURN_HEAD = 36
_ACT_HEIGHT = 64
_ACTION_STEP = 57  # from action to action
_ACTION = 52


@dataclass(frozen=True, slots=True)
class WolfgangTurnData:
    """Wolfgang's last actions with the numbers of their cards, and the deck by its backs."""

    acts: tuple[tuple[int, AutomaAct], ...]
    left: tuple[tuple[str, int], ...]
    language: str
    fresh: bool


@lru_cache(8)
def draw_wolfgang_turn(data: WolfgangTurnData, width: int, height: int) -> Image.Image:
    canvas, whole = make_panel_canvas(width, height)
    room = whole.width - 28
    key = "automa-turn" if data.acts else "automa-idle"
    canvas.write(14, 28, words.label(data.language, key), Face.NAME, 25, INK, room=room, least=16)
    for number, (card, act) in enumerate(data.acts):
        box = Box(8, _TURN_HEAD + number * _ACT_HEIGHT, whole.width - 16, _ACT_HEIGHT - 4)
        _draw_card_actions(canvas, box, card, act, data)
    _draw_deck(canvas, Box(8, _TURN_HEAD + 2 * _ACT_HEIGHT + 2, whole.width - 16, 52), data)
    return quantize_picture(canvas.image)


def _draw_card_actions(
    canvas: Canvas, box: Box, card: int, act: AutomaAct, data: WolfgangTurnData
) -> None:
    """Draw the actions of one card from left to right; a second card follows an arrow."""
    canvas.fill(box, SLOT, 8)
    middle = box.middle_y
    text = words.label(data.language, "automa-number", number=card)
    canvas.write(box.left + 8, middle + 8, text, Face.TEXT, 22, FADED, room=76, least=14)
    left = box.left + 88
    for action in act.shown:
        done, failed = action == act.done, action in act.tried and action != act.done
        _draw_action(canvas, left, middle, action, done=done, failed=failed, fresh=data.fresh)
        left += _ACTION_STEP
    if act.done in act.shown:
        return
    canvas.paste_centred(icon("arrow", 22), left + 8, middle)
    if act.done:
        _draw_action(canvas, left + 22, middle, act.done, done=True, failed=False, fresh=data.fresh)
    else:
        canvas.paste_centred(icon("no", 36), left + 48, middle)


def _draw_action(
    canvas: Canvas, left: int, middle: int, action: str, *, done: bool, failed: bool, fresh: bool
) -> None:
    box = Box(left, middle - _ACTION // 2, _ACTION, _ACTION)
    if done:
        canvas.draw_frame(box, HONEY if fresh else CREAM, GOLD, 8, 3)
    else:
        canvas.draw_frame(box, PANEL, RULE, 8, 1)
    canvas.paste_centred(icon(_ICONS[action], 42, dim=failed), box.middle, middle)
    if done or failed:
        canvas.paste_centred(icon("yes" if done else "no", 22), box.right - 9, box.bottom - 10)


def _draw_deck(canvas: Canvas, box: Box, data: WolfgangTurnData) -> None:
    """Draw how many Automa cards are left, by the rounds on their backs."""
    for cell, (back, left) in zip(box.split(len(data.left)), data.left, strict=True):
        place = cell.inset(2)
        ink = CREAM if left else FADED
        canvas.draw_frame(place, WINE if left else SLOT, GOLD if left else RULE, 8, 2)
        base = place.middle_y + 8
        canvas.write(place.left + 9, base, _ROUNDS[back], Face.NAME, 21, ink)
        canvas.write(place.right - 9, base, f"×{left}", Face.STRONG, 24, ink, side="right")


_MOST_NAME_LETTERS, _LEAST_NAME_LETTERS = 23, 13  # pixels of the letters of a name
_DUMMY_HEAD = 66
_NAME_LINE = 28  # pixels from name to name at most
_BACK = (18, 26)  # a card that lies face down


@dataclass(frozen=True, slots=True)
class DummiesData:
    """The columns of the dummy players, and what was just turned up in each."""

    dummies: tuple[DummyPlayer, ...]
    fresh: tuple[frozenset[str], ...]
    language: str


@lru_cache(8)
def draw_dummies(data: DummiesData, width: int, height: int) -> Image.Image:
    canvas, whole = make_panel_canvas(width, height)
    places = [box.inset(3) for box in whole.inset(6).split(len(data.dummies))]
    letters = _name_font_size(data, places[0])
    for box, dummy, fresh in zip(places, data.dummies, data.fresh, strict=True):
        _draw_dummy(canvas, box, dummy, fresh, data.language, letters)
    return quantize_picture(canvas.image)


def _name_font_size(data: DummiesData, box: Box) -> int:
    """Return the letter size with which the names of all columns fit."""
    names = [name for dummy in data.dummies for name in _card_names(dummy, data.language)]
    most = min(_MOST_NAME_LETTERS, _name_line_height(data, box) - 6)
    return fonts.font_size_for_texts(Face.TEXT, most, names, box.width - 16, _LEAST_NAME_LETTERS)


def _name_line_height(data: DummiesData, box: Box) -> int:
    lines = max(len(dummy.faceup) for dummy in data.dummies)
    return min(_NAME_LINE, (box.height - _DUMMY_HEAD) // max(lines, 1))


def _card_names(dummy: DummyPlayer, language: str) -> list[str]:
    return [words.thing_name(language, "profession", card) for card in dummy.faceup]


def _draw_dummy(
    canvas: Canvas, box: Box, dummy: DummyPlayer, fresh: frozenset[str], language: str, letters: int
) -> None:
    canvas.fill(box, SLOT, 8)
    title = words.label(language, "dummy", number=dummy.number)
    room = box.width - 16
    canvas.write(box.left + 8, box.top + 24, title, Face.NAME, 23, INK, room=room, least=15)
    _draw_covered_cards(canvas, Box(box.left + 8, box.top + 32, room, _BACK[1]), dummy.covered)
    names = _card_names(dummy, language)
    step = min(_NAME_LINE, (box.height - _DUMMY_HEAD) // max(len(names), 1))
    for number, (card, name) in enumerate(zip(dummy.faceup, names, strict=True)):
        line = Box(box.left + 3, box.top + _DUMMY_HEAD + number * step, box.width - 6, step - 2)
        if card in fresh:
            canvas.draw_slot(line, HONEY, 5, fresh=True)
        else:
            canvas.draw_frame(line, PANEL, RULE, 5, 1)
        base = line.middle_y + round(letters * 0.34)
        canvas.write(box.left + 8, base, name, Face.TEXT, letters, INK, room=room)


def _draw_covered_cards(canvas: Canvas, box: Box, count: int) -> None:
    wide, high = _BACK
    if not count:
        canvas.paste_centred(
            icon("profession", high, dim=True), box.left + wide // 2, box.top + high // 2
        )
    for number in range(count):
        canvas.draw_frame(
            Box(box.left + number * (wide + 3), box.top, wide, high), WINE, GOLD, 4, 2
        )
    base = box.top + 21
    canvas.write(
        box.right, base, f"×{count}", Face.STRONG, 22, INK if count else FADED, side="right"
    )


_LOW, _MIDDLE, _HIGH = 27, 50, 73
_CORNERS = ((_LOW, _LOW), (_HIGH, _HIGH)), ((_LOW, _HIGH), (_HIGH, _LOW))
_SIDES = ((_LOW, _MIDDLE), (_HIGH, _MIDDLE))
_CENTRE = ((_MIDDLE, _MIDDLE),)

_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: _CENTRE,
    2: _CORNERS[0],
    3: (*_CORNERS[0], *_CENTRE),
    4: (*_CORNERS[0], *_CORNERS[1]),
    5: (*_CORNERS[0], *_CORNERS[1], *_CENTRE),
    6: (*_CORNERS[0], *_CORNERS[1], *_SIDES),
}


@lru_cache(64)
def die_sprite(pips: int, size: int) -> Sprite:
    """Make the die with this face up; 0 is a die not rolled yet."""

    def draw(pen: Pen) -> None:
        pen.block(2, 2, 98, 98, INK, 20)
        pen.block(8, 8, 92, 92, palette.WHITE, 15)
        if not pips:
            pen.text(50, 78, "?", Face.STRONG, 78, INK)
        for x, y in _PIPS.get(pips, ()):
            pen.disk(x, y, 11, WINE if pips == 1 else INK)

    return make_sprite(size, size, draw, unit=size / 100)


WANTED_HEAD = 58  # pixels above the stacks
_WANTED_TITLE = 26
_LOT_LETTERS, _LEAST_LOT_LETTERS = 21, 12
_BETWEEN = 4  # from stack to stack


@dataclass(frozen=True, slots=True)
class WantedGroup:
    """An object of the top panel and how many stacks it stands for."""

    add: int
    stacks: int


@dataclass(frozen=True, slots=True)
class SoloLotData:
    """One stack: how many are left, who took one, what was rolled for it."""

    stack: LotStack
    name: str
    letters: int
    roll: Roll | None
    price: int  # without a die, in the last auction; 0 where there is none
    barred: bool  # from this auction
    asked: bool
    fresh: bool


def make_wanted_groups(automa: AutomaView) -> tuple[WantedGroup, ...]:
    """Return the objects of the top panel from left to right."""
    return tuple(WantedGroup(want.add, len(want.lots)) for want in automa.wants)


def make_solo_lots(
    view: View, automa: AutomaView, language: str, fresh: frozenset[str], room: int
) -> list[SoloLotData]:
    """Return the stacks in the order of the open card."""
    stacks = {stack.lot: stack for stack in view.stacks}
    rolls = {roll.lot: roll for roll in automa.rolls}
    names = {lot: words.label(language, f"lot-{lot}") for lot in stacks}
    letters = fonts.font_size_for_texts(
        Face.TEXT, _LOT_LETTERS, names.values(), room, _LEAST_LOT_LETTERS
    )
    last, opening = automa.is_last, view.box.opening_bid(view.size)
    return [
        SoloLotData(
            stacks[lot],
            names[lot],
            letters,
            rolls.get(lot),
            price=opening if last and not want.barred and stacks[lot].left else 0,
            barred=last and want.barred,
            asked=lot == view.asked.lot,
            fresh=lot in fresh,
        )
        for want in automa.wants
        for lot in want.lots
    ]


# The top panel


@lru_cache(8)
def draw_wanted_objects(
    groups: tuple[WantedGroup, ...], title: str, wide: int, width: int
) -> Image.Image:
    """Draw the objects from left to right, each with what is added to the die."""
    own = heraldry.seat_tincture(WOLFGANG)
    canvas = Canvas(width, WANTED_HEAD, palette.GROUND)
    canvas.fill(Box(0, 0, width, _WANTED_TITLE + 10), own.fill, 8)
    room = width - 46
    canvas.paste_centred(heraldry.shield_sprite(WOLFGANG, 22), 18, _WANTED_TITLE // 2)
    canvas.write(34, 20, title, Face.TEXT, 20, own.ink, room=room, least=14)
    left = 0
    for rank, group in enumerate(groups, start=1):
        span = group.stacks * (wide + _BETWEEN) - _BETWEEN
        box = Box(left, _WANTED_TITLE, span - 2, WANTED_HEAD - _WANTED_TITLE - 2)
        canvas.draw_frame(box, CREAM, own.fill, 6, 3)
        _draw_group(canvas, box, rank, group)
        left += span + _BETWEEN
    return quantize_picture(canvas.image)


def _draw_group(canvas: Canvas, box: Box, rank: int, group: WantedGroup) -> None:
    base = box.top + 23
    canvas.write(box.left + 9, base, f"{rank}.", Face.NAME, 20, FADED)
    text = f"+{group.add}" if group.add else ""
    wide = 22 + (5 + fonts.text_width(Face.STRONG, 24, text) if text else 0)
    # One object stands beside its rank, several stacks have theirs in the middle.
    left = box.middle - wide // 2 if group.stacks > 1 else box.right - 10 - wide
    canvas.paste(die_sprite(0, 22), left, box.top + 4)
    canvas.write(left + 27, base, text, Face.STRONG, 24, INK)


# The stacks


@lru_cache(48)
def draw_solo_lot(data: SoloLotData, width: int, height: int) -> Image.Image:
    canvas = Canvas(width, height, palette.GROUND)
    whole = Box(0, 0, width - 2, height - 3)
    canvas.draw_panel(whole)
    if data.asked or data.fresh:
        canvas.draw_slot(whole, HONEY, 10, fresh=True)
    stack = data.stack
    empty = not stack.left and not data.asked
    middle = whole.width // 2
    canvas.paste_centred(icon(stack.lot, 34, dim=empty), middle - 22, 22)
    ink = FADED if empty else INK
    canvas.write(middle + 22, 31, f"×{stack.left}", Face.STRONG, 24, ink, side="middle")
    room = whole.width - 4
    canvas.write(middle, 60, data.name, Face.TEXT, data.letters, INK, side="middle", room=room)
    _draw_lot_result(canvas, Box(6, 68, whole.width - 12, whole.height - 74), data)
    return quantize_picture(canvas.image)


def _draw_lot_result(canvas: Canvas, box: Box, data: SoloLotData) -> None:
    """Draw whether the lot is sold, declined, on offer, still open, or barred."""
    sale, roll = data.stack.sale, data.roll
    price = sale.price if sale else roll.bid if roll else data.price
    if not price:
        canvas.fill(box, SLOT, 8)
        if data.barred:
            canvas.paste_centred(icon("no", 34), box.middle, box.middle_y)
        return
    canvas.draw_frame(box, CREAM if sale else PANEL, GOLD if data.asked else RULE, 8, 2)
    top = box.top + 22
    if roll:
        canvas.paste_centred(die_sprite(roll.die, 32), box.middle - 17, top)
        beside = icon("gavel" if data.asked else "coin", 24)
        canvas.paste_centred(
            heraldry.shield_sprite(sale.seat, 34) if sale else beside, box.middle + 19, top
        )
    elif sale:
        canvas.paste_centred(heraldry.shield_sprite(sale.seat, 36), box.middle, top)
    else:
        canvas.paste_centred(icon("coin", 32), box.middle, top)
    base, room = box.bottom - 7, box.width - 8
    canvas.write(
        box.middle, base, str(price), Face.STRONG, 27, INK, side="middle", room=room, least=18
    )


_GAP = 8
_WOLFGANG_HEIGHT = 372  # pixels, height of Wolfgang's panel
_TURN_WIDTH = 362  # width of the panel of the last turn below it


def draw_wanted_regions(
    view: View, automa: AutomaView, language: str, new: BoardChanges, row: Box
) -> Iterator[Region]:
    """Yield the stacks below the top panel of the open card, in its order."""
    count = len(view.stacks)
    wide = (row.width - _BETWEEN * (count - 1)) // count // 2 * 2
    width = count * (wide + _BETWEEN) - _BETWEEN
    title = words.label(language, "automa-card", number=automa.card)
    head = Box(row.left, row.top, width, WANTED_HEAD)
    yield head, draw_wanted_objects(make_wanted_groups(automa), title, wide, width)
    high = row.height - WANTED_HEAD
    for number, data in enumerate(make_solo_lots(view, automa, language, new.lots, wide - 14)):
        box = Box(row.left + number * (wide + _BETWEEN), head.bottom, wide, high)
        yield box, draw_solo_lot(data, wide, high)


def draw_wolfgang_side(
    view: View, automa: AutomaView, head: PanelHeader, new: BoardChanges, room: Box
) -> Iterator[Region]:
    """Yield the panels of Wolfgang, his last turn, and the dummies."""
    box = Box(room.left, room.top, room.width, _WOLFGANG_HEIGHT)
    data = wolfgang_panel.make_wolfgang_data(
        view, automa, head, new.estates[head.banner.seat], new.automa
    )
    yield box, wolfgang_panel.draw_wolfgang_panel(data, box.width, box.height)
    top = box.bottom + _GAP
    box = Box(room.left, top, _TURN_WIDTH, room.bottom - top)
    cards = view.box.automa_cards
    acts = tuple((cards[act.card].number, act) for act in automa.acts)
    turn = WolfgangTurnData(acts, automa.left, head.language, fresh=new.automa.acts)
    yield box, draw_wolfgang_turn(turn, box.width, box.height)
    left = box.right + _GAP
    box = Box(left, top, room.right - left, room.bottom - top)
    columns = DummiesData(automa.dummies, new.automa.dummies, head.language)
    yield box, draw_dummies(columns, box.width, box.height)
