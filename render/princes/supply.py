"""Draw what can still be had: lots, buildings, freedoms, decks, and characters at auction."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.princes.state_parts import Pawn
from bot.games.princes.view import Character, LotStack, Supply, View
from render import fonts, heraldry, words
from render.canvas import Box, Canvas, make_panel_canvas
from render.fonts import Face
from render.palette import CREAM, FADED, GONE, HONEY, INK, PANEL, RULE, SLOT, quantize_picture
from render.princes import principality, tiles
from render.princes.solo_panels import die_sprite
from render.princes.theme import icon
from render.princes.tiles import Cell

_SQUARE = 16


@dataclass(frozen=True, slots=True)
class BuildingData:
    """One building: its name, shape and mark, how many are left, whether that changed."""

    name: str
    cells: frozenset[Cell]
    mark: str
    left: int
    fresh: bool


def make_building_data(
    view: View, language: str, fresh: frozenset[str]
) -> tuple[BuildingData, ...]:
    return tuple(
        BuildingData(
            supply.name,
            view.box.ground.turns[supply.name][0],
            principality.tile_letters(language, supply.name),
            supply.left,
            supply.name in fresh,
        )
        for supply in view.buildings
    )


@lru_cache(32)
def draw_buildings(buildings: tuple[BuildingData, ...], width: int, height: int) -> Image.Image:
    canvas, whole = make_panel_canvas(width, height)
    cells = whole.inset(6).split(-(-len(buildings) // 2), 2)
    for cell, data in zip(cells, buildings, strict=False):
        _draw_building(canvas, cell.inset(2), data)
    return quantize_picture(canvas.image)


def _draw_building(canvas: Canvas, box: Box, data: BuildingData) -> None:
    canvas.draw_slot(box, HONEY if data.fresh else SLOT, 8, fresh=data.fresh)
    drawing = tiles.tile_sprite(data.name, data.cells, _SQUARE, fresh=False)
    if not data.left:
        drawing = drawing.fade(4)
    canvas.paste_centred(drawing, box.middle, box.top + 33)
    base, ink = box.bottom - 9, INK if data.left else FADED
    canvas.write(box.left + 5, base, data.mark, Face.TEXT, 22, ink)
    canvas.write(box.right - 5, base, f"×{data.left}", Face.STRONG, 23, ink, side="right")


@lru_cache(32)
def draw_freedoms_and_decks(
    freedoms: tuple[Supply, ...],
    decks: tuple[Supply, ...],
    fresh: frozenset[str],
    width: int,
    height: int,
) -> Image.Image:
    """Draw freedoms still available, and the decks of professions and bonus cards."""
    canvas, whole = make_panel_canvas(width, height)
    lines = (*freedoms, *decks)
    for cell, supply in zip(whole.inset(6).split(1, len(lines)), lines, strict=True):
        ink, box = INK if supply.left else FADED, cell.inset(2)
        canvas.draw_slot(
            box, HONEY if supply.name in fresh else SLOT, 8, fresh=supply.name in fresh
        )
        canvas.paste_centred(
            icon(supply.name, 30, dim=not supply.left), box.left + 20, box.middle_y
        )
        count = f"×{supply.left}"
        canvas.write(box.right - 6, box.middle_y + 9, count, Face.STRONG, 25, ink, side="right")
    return quantize_picture(canvas.image)


_LOT_LETTERS, _LEAST_LOT_LETTERS = 22, 12


@dataclass(frozen=True, slots=True)
class LotData:
    stack: LotStack
    name: str
    letters: int
    price: int  # asked for it just now; 0 when it is not under the hammer
    leader: int
    fresh: bool
    die: int  # of the solo game; 0 without


def make_lot_data(view: View, language: str, fresh: frozenset[str], room: int) -> list[LotData]:
    names = [words.label(language, f"lot-{stack.lot}") for stack in view.stacks]
    # All names are written with letters of one size.
    letters = fonts.font_size_for_texts(Face.TEXT, _LOT_LETTERS, names, room, _LEAST_LOT_LETTERS)
    asked = view.asked
    dice = {die.lot: die.pips for die in view.automa.dice} if view.automa else {}
    return [
        LotData(
            stack,
            name,
            letters,
            price=asked.price if stack.lot == asked.lot else 0,
            leader=asked.bidders[-1] if asked.bidders and stack.lot == asked.lot else 0,
            fresh=stack.lot in fresh,
            die=dice.get(stack.lot, 0),
        )
        for stack, name in zip(view.stacks, names, strict=True)
    ]


@lru_cache(128)
def draw_lot(data: LotData, width: int, height: int) -> Image.Image:
    stack = data.stack
    canvas, whole = make_panel_canvas(width, height)
    if data.price or data.fresh:
        canvas.draw_slot(whole, HONEY, 10, fresh=True)
    empty = not stack.left and not data.price
    middle = whole.width // 2
    canvas.paste_centred(icon(stack.lot, 42, dim=empty), middle - 23, 33)
    left, ink = f"×{stack.left}", FADED if empty else INK
    canvas.write(middle + 24, 42, left, Face.STRONG, 26, ink, side="middle", room=44, least=22)
    canvas.write(
        middle, 80, data.name, Face.TEXT, data.letters, INK, side="middle", room=whole.width - 4
    )
    _draw_buyer(canvas, Box(6, 92, whole.width - 12, whole.height - 98), data)
    return quantize_picture(canvas.image)


def _draw_buyer(canvas: Canvas, box: Box, data: LotData) -> None:
    sale = data.stack.sale
    seat, price = (sale.seat, sale.price) if sale else (data.leader, data.price)
    if not price:
        canvas.fill(box, SLOT, 8)  # room for the buyer and the price
        return
    canvas.draw_frame(box, CREAM if sale else PANEL, RULE, 8, 2)
    if data.die:
        canvas.paste_centred(die_sprite(data.die, 34), box.right - 22, box.top + 31)
        canvas.paste_centred(heraldry.shield_sprite(seat, 40), box.left + 23, box.top + 31)
    else:
        canvas.paste_centred(heraldry.shield_sprite(seat, 46), box.middle, box.top + 31)
    if not sale:
        canvas.paste_centred(icon("gavel", 24), box.right - 12, box.top + 12)
    base = box.bottom - 11
    room = box.width - 8
    canvas.write(
        box.middle, base, str(price), Face.STRONG, 30, INK, side="middle", room=room, least=18
    )


_NAME_LETTERS, _LEAST_NAME_LETTERS = 28, 18
_FACE = 56
_FIELD_HEIGHT = 70  # pixels of the field below the face


@dataclass(frozen=True, slots=True)
class CharacterData:
    """One character card, with the name of its owner."""

    card: Character
    name: str
    letters: int
    holder: str
    asked: bool
    fresh: bool


def make_character_data(
    view: View, language: str, names: Mapping[int, str], fresh: frozenset[str], wide: int
) -> list[CharacterData]:
    titles = [words.thing_name(language, "character", card.name) for card in view.characters]
    room = wide - _FACE - 24
    letters = fonts.font_size_for_texts(Face.NAME, _NAME_LETTERS, titles, room, _LEAST_NAME_LETTERS)
    return [
        CharacterData(
            card,
            title,
            letters,
            holder=words.player_name(names, card.serving.seat) if card.serving else "",
            asked=card.name == view.asked.character,
            fresh=card.name in fresh,
        )
        for card, title in zip(view.characters, titles, strict=True)
    ]


@lru_cache(24)
def draw_character(data: CharacterData, width: int, height: int) -> Image.Image:
    canvas, whole = make_panel_canvas(width, height)
    if data.fresh or data.asked:
        canvas.draw_slot(whole, HONEY, 10, fresh=True)
    card = data.card
    is_used = card.serving is not None and card.serving.face_down
    canvas.paste_centred(icon(card.name, _FACE, dim=is_used), 9 + _FACE // 2, 9 + _FACE // 2)
    if is_used:
        canvas.paste_centred(icon("yes", 34), _FACE, _FACE - 4)
    left = _FACE + 15
    canvas.write(left, 36, data.name, Face.NAME, data.letters, INK, room=whole.right - left - 5)
    if card.florins:
        canvas.paste_centred(icon("coin", 26), left + 13, 56)
        canvas.write(left + 31, 65, f"{card.florins}", Face.STRONG, 26, INK)
    field = Box(10, 18 + _FACE, whole.width - 20, _FIELD_HEIGHT)
    if card.serving:
        _draw_holder(canvas, Box(10, field.top, field.width, 106), card.serving.seat, data.holder)
        return quantize_picture(canvas.image)
    _draw_bid(canvas, field, card.pawn)
    _draw_spaces(canvas, Box(10, field.bottom + 7, field.width, 18), card)
    return quantize_picture(canvas.image)


def _draw_holder(canvas: Canvas, box: Box, seat: int, name: str) -> None:
    """Draw the owner of a character that is no longer available."""
    own = heraldry.seat_tincture(seat)
    canvas.draw_frame(box, own.fill, own.rim, 8, 3)
    canvas.paste_centred(heraldry.shield_sprite(seat, 54, gilt=True), box.middle, box.top + 36)
    base, room = box.bottom - 14, box.width - 16
    canvas.write_name(
        box.middle, base, name, 27, own.ink, side="middle", room=room, least=20, high=44
    )


def _draw_bid(canvas: Canvas, box: Box, pawn: Pawn | None) -> None:
    """Draw the leading pawn and its bidding space."""
    canvas.fill(box, SLOT, 8)
    if pawn is None:
        canvas.paste_centred(icon("pawn", 46, dim=True), box.middle, box.middle_y)
        return
    canvas.paste_centred(heraldry.shield_sprite(pawn.seat, 56), box.left + 34, box.middle_y)
    price = f"{pawn.florins}"
    room = box.width - 74
    canvas.write(box.left + 68, box.middle_y + 15, price, Face.STRONG, 42, INK, room=room, least=30)


def _draw_spaces(canvas: Canvas, box: Box, card: Character) -> None:
    """Draw the bidding spaces, lowest first; those below a pawn are closed."""
    florins = card.pawn.florins if card.pawn else -1
    for number, space in enumerate(card.spaces):
        left = box.left + number * box.width // len(card.spaces)
        right = box.left + (number + 1) * box.width // len(card.spaces)
        cell = Box(left, box.top, right - left - 2, box.height)
        if card.pawn and space == florins:
            own = heraldry.seat_tincture(card.pawn.seat)
            canvas.draw_frame(cell, own.fill, INK, 3, 2)
        elif space < florins:
            canvas.fill(cell, GONE, 3)
        else:
            canvas.draw_frame(cell, SLOT, RULE, 3, 2)
    base = box.bottom + 19
    canvas.write(box.left, base, f"{card.spaces[0]}", Face.TEXT, 18, FADED)
    canvas.write(box.right, base, f"{card.spaces[-1]}", Face.TEXT, 18, FADED, side="right")
