"""The stacks while an Automa card is open: what Wolfgang wants, and what it would cost him."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.games.princes.automa_view import AutomaView
from bot.games.princes.pieces import WOLFGANG, Roll
from bot.games.princes.view import Stack, View
from render import fonts, heraldry, words
from render.canvas import Box, Canvas
from render.fonts import Face
from render.palette import CREAM, FADED, GOLD, GROUND, HONEY, INK, PANEL, RULE, SLOT, flattened
from render.princes.dice import die
from render.princes.icons import icon

HEAD = 58  # pixels above the stacks
_TITLE = 26
_LETTERS, _LEAST = 21, 12
_BETWEEN = 4  # from stack to stack


@dataclass(frozen=True, slots=True)
class Group:
    """An object of the top panel and how many stacks it stands for."""

    add: int
    stacks: int


@dataclass(frozen=True, slots=True)
class WantedLook:
    """One stack: how many are left, who took one, what was rolled for it."""

    stack: Stack
    name: str
    letters: int
    roll: Roll | None
    price: int  # without a die, in the last auction; 0 where there is none
    barred: bool  # from this auction
    asked: bool
    fresh: bool


def groups(automa: AutomaView) -> tuple[Group, ...]:
    """The objects of the top panel from left to right."""
    return tuple(Group(want.add, len(want.lots)) for want in automa.wants)


def looks(
    view: View, automa: AutomaView, language: str, fresh: frozenset[str], room: int
) -> list[WantedLook]:
    """The stacks in the order of the card."""
    stacks = {stack.lot: stack for stack in view.stacks}
    rolls = {roll.lot: roll for roll in automa.rolls}
    names = {lot: words.label(language, f"lot-{lot}") for lot in stacks}
    letters = min(fonts.fitted(Face.TEXT, _LETTERS, n, room, _LEAST)[0] for n in names.values())
    last, opening = automa.is_last, view.box.opening_bid(view.size)
    return [
        WantedLook(
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
def panel(groups: tuple[Group, ...], title: str, wide: int, width: int) -> Image.Image:
    """Its objects from left to right, each with what is added to the die."""
    own = heraldry.tincture(WOLFGANG)
    canvas = Canvas(width, HEAD, GROUND)
    canvas.fill(Box(0, 0, width, _TITLE + 10), own.fill, 8)
    room = width - 46
    canvas.centre(heraldry.shield(WOLFGANG, 22), 18, _TITLE // 2)
    canvas.write(34, 20, title, Face.TEXT, 20, own.ink, room=room, least=14)
    left = 0
    for rank, group in enumerate(groups, start=1):
        span = group.stacks * (wide + _BETWEEN) - _BETWEEN
        box = Box(left, _TITLE, span - 2, HEAD - _TITLE - 2)
        canvas.frame(box, CREAM, own.fill, 6, 3)
        _priced(canvas, box, rank, group)
        left += span + _BETWEEN
    return flattened(canvas.image)


def _priced(canvas: Canvas, box: Box, rank: int, group: Group) -> None:
    base = box.top + 23
    canvas.write(box.left + 9, base, f"{rank}.", Face.NAME, 20, FADED)
    text = f"+{group.add}" if group.add else ""
    wide = 22 + (5 + fonts.width(Face.STRONG, 24, text) if text else 0)
    # One object stands beside its rank, several stacks have theirs in the middle.
    left = box.middle - wide // 2 if group.stacks > 1 else box.right - 10 - wide
    canvas.paste(die(0, 22), left, box.top + 4)
    canvas.write(left + 27, base, text, Face.STRONG, 24, INK)


# The stacks


@lru_cache(48)
def lot(look: WantedLook, width: int, height: int) -> Image.Image:
    canvas = Canvas(width, height, GROUND)
    whole = Box(0, 0, width - 2, height - 3)
    canvas.panel(whole)
    if look.asked or look.fresh:
        canvas.slot(whole, HONEY, 10, fresh=True)
    stack = look.stack
    empty = not stack.left and not look.asked
    middle = whole.width // 2
    canvas.centre(icon(stack.lot, 34, dim=empty), middle - 22, 22)
    ink = FADED if empty else INK
    canvas.write(middle + 22, 31, f"×{stack.left}", Face.STRONG, 24, ink, side="middle")
    room = whole.width - 4
    canvas.write(middle, 60, look.name, Face.TEXT, look.letters, INK, side="middle", room=room)
    _fate(canvas, Box(6, 68, whole.width - 12, whole.height - 74), look)
    return flattened(canvas.image)


def _fate(canvas: Canvas, box: Box, look: WantedLook) -> None:
    """Sold, declined or on offer; else an empty place, or a bar across it."""
    sale, roll = look.stack.sale, look.roll
    price = sale.price if sale else roll.bid if roll else look.price
    if not price:
        canvas.fill(box, SLOT, 8)
        if look.barred:
            canvas.centre(icon("no", 34), box.middle, box.top + box.height // 2)
        return
    canvas.frame(box, CREAM if sale else PANEL, GOLD if look.asked else RULE, 8, 2)
    top = box.top + 22
    if roll:
        canvas.centre(die(roll.die, 32), box.middle - 17, top)
        beside = icon("gavel" if look.asked else "coin", 24)
        canvas.centre(heraldry.shield(sale.seat, 34) if sale else beside, box.middle + 19, top)
    elif sale:
        canvas.centre(heraldry.shield(sale.seat, 36), box.middle, top)
    else:
        canvas.centre(icon("coin", 32), box.middle, top)
    base, room = box.bottom - 7, box.width - 8
    canvas.write(
        box.middle, base, str(price), Face.STRONG, 27, INK, side="middle", room=room, least=18
    )
