"""Beside my estate in my view: what is asked, what I have, and what is to be had."""

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image

from bot.games.princes.palazzo import Ground
from bot.games.princes.view import Character, SeenEstate, Stack, Supply, View
from render import heraldry, words
from render.canvas import Box, Canvas, Sprite, panelled
from render.fonts import Face
from render.frame import portrait
from render.frame.portrait import GAP, LEAST
from render.palette import CREAM, FADED, HONEY, INK, RULE, SLOT, flattened
from render.princes import principality, stage, tiles
from render.princes.counters import Badge, row
from render.princes.dice import die
from render.princes.icons import icon
from render.princes.paints import PAINTS
from render.princes.stage import Scene

_STAGE, _COURT = 206, 64
_SHIELD = 46


def column(view: View, estate: SeenEstate, language: str, room: int, height: int) -> Image.Image:
    """As high as the estate, and as wide as what it leaves of the picture."""
    width = (room - GAP) // 2 * 2
    parts = (
        _stage(stage.scene(view, language, fresh=False), width),
        _court(tuple(_badges(view, estate)), width),
        _to_be_had(view, language, width, height - _STAGE - _COURT - 2 * GAP),
    )
    return portrait.piled([(part,) for part in parts], PAINTS, width=width)


# What is asked


@lru_cache(8)
def _stage(scene: Scene, width: int) -> Image.Image:
    """What it is about on top, its figure in the middle, and whom it concerns."""
    canvas, whole = panelled(width, _STAGE)
    room = whole.width - 24
    canvas.name(14, 44, scene.caption, 38, INK, room=room, least=LEAST, high=2 * LEAST)
    niche = Box(12, 58, 92, 92)
    canvas.slot(niche, SLOT, 12)
    canvas.centre(icon(scene.symbol, 78), niche.middle, niche.top + 46)
    if scene.leader is not None:
        shield = heraldry.shield(scene.leader, 52, gilt=True)
        canvas.centre(shield, niche.right - 10, niche.bottom - 16)
    _figure(canvas, niche.right + 24, scene)
    canvas.write(14, 190, scene.told, Face.TEXT, LEAST, FADED, room=room)
    if scene.roll:
        canvas.centre(die(scene.roll.die, 50), whole.right - 40, niche.top + 46)
    _seats(canvas, whole.right - 6, niche.top, scene)
    return flattened(canvas.image)


def _figure(canvas: Canvas, left: int, scene: Scene) -> None:
    for number, open_ in enumerate(scene.lozenges):
        drawing = icon("action" if open_ else "action-done", 58)
        canvas.paste(drawing, left + number * 66, 76)
    if scene.figure is None:
        return
    if scene.money:
        canvas.centre(icon("coin", 46), left + 22, 104)
        left += 52
    canvas.write(left, 130, f"{scene.figure}", Face.STRONG, 72, INK)


def _seats(canvas: Canvas, right: int, top: int, scene: Scene) -> None:
    """Three side by side at the most, who is asked with a golden rim."""
    across = min(3, len(scene.row)) if len(scene.row) != 4 else 2
    for number, seat in enumerate(scene.row):
        line, place = divmod(number, across)
        drawing = heraldry.shield(seat, _SHIELD - 4, dim=seat in scene.out, gilt=seat in scene.next)
        x = right - (across - place) * _SHIELD + _SHIELD // 2
        canvas.centre(drawing, x, top + _SHIELD // 2 + line * _SHIELD)


# What I have


def _badges(view: View, estate: SeenEstate) -> Iterator[Badge]:
    own = estate.open
    yield Badge("builder", f"{own.builders}", dim=not own.builders)
    yield Badge("jester", f"{own.jesters}", dim=not own.jesters)
    yield from (Badge(name, dim=name not in own.freedoms) for name in view.box.freedom_order)
    yield Badge("recruiting", f"{own.recruiting}", dim=not own.recruiting)


@lru_cache(16)
def _court(badges: tuple[Badge, ...], width: int) -> Image.Image:
    canvas, whole = panelled(width, _COURT)
    row(canvas, Box(14, 9, whole.width - 28, 44), badges, 38)
    return flattened(canvas.image)


# What is to be had


def _to_be_had(view: View, language: str, width: int, height: int) -> Image.Image:
    if view.phase == "characters":
        names = tuple(words.thing(language, "character", card.name) for card in view.characters)
        return _characters(view.characters, names, width, height)
    if view.phase == "auction":
        asked = view.asked
        leader = asked.bidders[-1] if asked.bidders else None
        return _stacks(view.stacks, asked.lot, asked.price, leader, width, height)
    marks = tuple(principality.mark(language, supply.name) for supply in view.buildings)
    decks = tuple(deck for deck in view.decks if deck.name != "prestige")
    return _supplies(
        view.buildings, marks, (*view.freedoms, *decks), view.box.ground, width, height
    )


@lru_cache(8)
def _characters(
    cards: tuple[Character, ...], names: tuple[str, ...], width: int, height: int
) -> Image.Image:
    """Each with the pawn that stands on it, or with whom it serves."""
    canvas, whole = panelled(width, height)
    high = (whole.height - 8) // len(cards)
    for number, (card, name) in enumerate(zip(cards, names, strict=True)):
        box = Box(6, 4 + number * high, whole.width - 12, high).inset(1)
        canvas.fill(box, SLOT, 8)
        middle, is_gone = box.top + box.height // 2, card.serving is not None
        canvas.centre(icon(card.name, 44, dim=is_gone), box.left + 28, middle)
        right = _taken(canvas, box.right - 8, middle, card)
        left, ink = box.left + 58, FADED if is_gone else INK
        room = right - left - 8
        canvas.write(left, middle + 11, name, Face.NAME, 36, ink, room=room, least=LEAST)
    return flattened(canvas.image)


def _taken(canvas: Canvas, right: int, middle: int, card: Character) -> int:
    if card.serving:
        canvas.centre(heraldry.shield(card.serving.seat, 42), right - 22, middle)
        return right - 46
    if card.pawn is None:
        return right
    canvas.centre(heraldry.shield(card.pawn.seat, 42), right - 22, middle)
    price = f"{card.pawn.florins}"
    canvas.write(right - 50, middle + 12, price, Face.STRONG, 34, INK, side="right")
    return right - 126


@lru_cache(16)
def _stacks(
    stacks: tuple[Stack, ...],
    asked: str,
    price: int,
    leader: int | None,
    width: int,
    height: int,
) -> Image.Image:
    """How many of each are left; who bought one, or who leads, with the price."""
    canvas, whole = panelled(width, height)
    columns = -(-len(stacks) // 2)
    wide, high = (whole.width - 12) // columns, (whole.height - 12) // 2
    for number, stack in enumerate(stacks):
        line, place = divmod(number, columns)
        box = Box(6 + place * wide, 6 + line * high, wide, high).inset(2)
        is_asked = stack.lot == asked and bool(price)
        canvas.slot(box, HONEY if is_asked else SLOT, 8, fresh=is_asked)
        is_empty = not stack.left and not is_asked
        canvas.centre(icon(stack.lot, 48, dim=is_empty), box.left + 30, box.top + 34)
        ink = FADED if is_empty else INK
        base = box.top + 46
        canvas.write(box.right - 5, base, f"×{stack.left}", Face.STRONG, LEAST, ink, side="right")
        sale = stack.sale
        florins = sale.price if sale else price if is_asked else 0
        seat = sale.seat if sale else leader if is_asked else None
        if florins and seat is not None:
            _price(canvas, Box(box.left + 3, box.top + 66, box.width - 6, 72), florins, seat)
    return flattened(canvas.image)


def _price(canvas: Canvas, box: Box, florins: int, seat: int) -> None:
    canvas.frame(box, CREAM, RULE, 8, 2)
    canvas.centre(heraldry.shield(seat, 36), box.middle, box.top + 20)
    canvas.write(box.middle, box.bottom - 6, f"{florins}", Face.STRONG, LEAST, INK, side="middle")


@lru_cache(16)
def _supplies(
    buildings: tuple[Supply, ...],
    marks: tuple[str, ...],
    others: tuple[Supply, ...],
    ground: Ground,
    width: int,
    height: int,
) -> Image.Image:
    """Buildings by outline and mark in two rows; freedoms and cards in a third."""
    canvas, whole = panelled(width, height)
    columns = -(-len(buildings) // 2)
    wide, high = (whole.width - 8) // columns, (whole.height - 8) // 3
    for number, (supply, mark) in enumerate(zip(buildings, marks, strict=True)):
        line, place = divmod(number, columns)
        box = Box(4 + place * wide, 4 + line * high, wide, high).inset(2)
        canvas.fill(box, SLOT, 8)
        shown = _outline(supply, ground)
        canvas.centre(shown, box.middle, box.top + 28)
        ink, base = INK if supply.left else FADED, box.bottom - 7
        canvas.write(box.left + 4, base, mark, Face.TEXT, LEAST, ink)
        canvas.write(box.right - 4, base, f"{supply.left}", Face.STRONG, LEAST, ink, side="right")
    wide = (whole.width - 8) // len(others)
    for place, supply in enumerate(others):
        box = Box(4 + place * wide, 4 + 2 * high, wide, high).inset(2)
        canvas.fill(box, SLOT, 8)
        middle, ink = box.top + box.height // 2, INK if supply.left else FADED
        canvas.centre(icon(supply.name, 44, dim=not supply.left), box.left + 26, middle)
        canvas.write(
            box.right - 4, middle + 12, f"{supply.left}", Face.STRONG, LEAST, ink, side="right"
        )
    return flattened(canvas.image)


def _outline(supply: Supply, ground: Ground) -> Sprite:
    drawing = tiles.tile(supply.name, ground.turns[supply.name][0], 14, fresh=False)
    if supply.left:
        return drawing
    return Sprite(drawing.image, drawing.mask.point(lambda alpha: alpha // 4))
