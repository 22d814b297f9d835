"""Building on side B: the active prince's ground between his neighbours', and an offer across."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.engine.game import Seat
from bot.games.princes.asked import Bargain
from bot.games.princes.palazzo import Ground
from bot.games.princes.view import View
from render import fonts, heraldry, words
from render.canvas import Box, Canvas, panelled
from render.fonts import Face
from render.palette import FADED, GOLD, INK, RULE, SLOT, flattened
from render.princes import neighbourhood, shared
from render.princes.icons import icon
from render.princes.neighbourhood import Plot
from render.princes.shared import Ghost

_SIZE = 23  # pixels of a square
_HEAD, _LEAST = 29, 16  # pixels above the ground, and of the letters of a name
_WIDEST = 260  # of what is told beside the ground
_BETWEEN = 12  # from the ground to what is told beside it


@dataclass(frozen=True, slots=True)
class DistrictLook:
    """The boards from west to east, who lives there, and what is offered or may be."""

    ground: Ground
    plots: tuple[Plot, ...]
    names: tuple[str, ...]
    asked: Seat
    builder: Seat
    ghosts: tuple[tuple[Seat, Ghost], ...]
    bargain: Bargain | None
    offers_left: int
    language: str
    fresh: bool


def look(view: View, language: str, names: Mapping[int, str], *, fresh: bool) -> DistrictLook:
    bargain = view.asked.bargain
    builder = bargain.builder if bargain else view.asked.seats[0]
    plots = neighbourhood.around(view, builder, len(view.box.ground.columns))
    return DistrictLook(
        view.box.ground,
        plots,
        tuple(words.called(names, plot.seat) for plot in plots),
        view.asked.seats[0],
        builder,
        ghosts(view),
        bargain,
        view.offers_left,
        language,
        fresh,
    )


def ghosts(view: View) -> tuple[tuple[Seat, Ghost], ...]:
    """What stands offered, on the boards of both."""
    bargain = view.asked.bargain
    if bargain is None:
        return ()
    return tuple(shared.ghosts(len(view.estates), bargain.builder, bargain.offer).items())


@lru_cache(8)
def district(look: DistrictLook, width: int, height: int) -> Image.Image:
    canvas, whole = panelled(width, height)
    x, wide = 10, neighbourhood.width(look.plots, _SIZE)
    for plot, name, at in zip(
        look.plots,
        look.names,
        neighbourhood.spots(look.ground, look.plots, x, _HEAD, _SIZE),
        strict=True,
    ):
        _head(canvas, Box(at.window.left, 4, at.window.width, _HEAD - 7), plot.seat, name)
    neighbourhood.draw(
        canvas, x, _HEAD, _SIZE, look.ground, look.plots, look.language, dict(look.ghosts)
    )
    for plot, at in zip(
        look.plots,
        neighbourhood.spots(look.ground, look.plots, x, _HEAD, _SIZE),
        strict=True,
    ):
        if plot.seat == look.builder:
            _underlined(canvas, at.window)
    left = x + wide + _BETWEEN
    beside = Box(left, 8, min(_WIDEST, whole.right - 8 - left), whole.height - 16)
    if look.bargain:
        _terms(canvas, beside, look.bargain)
    else:
        _chances(canvas, beside, look)
    return flattened(canvas.image)


def _head(canvas: Canvas, box: Box, seat: Seat, name: str) -> None:
    middle = box.top + box.height // 2
    canvas.centre(heraldry.shield(seat, 24), box.left + 14, middle)
    room = box.width - 36
    if fonts.width(Face.NAME, _LEAST, name) <= room:  # else the shield says it
        canvas.write(box.left + 30, middle + 8, name, Face.NAME, 22, INK, room=room, least=_LEAST)


def _underlined(canvas: Canvas, ground: Box) -> None:
    """The ground of whoever builds."""
    canvas.fill(Box(ground.left, ground.bottom, ground.width, 3), GOLD)


def _terms(canvas: Canvas, box: Box, bargain: Bargain) -> None:
    """Above what the partner pays the builder, below what the builder pays the bank."""
    middle, top = box.middle, box.top + 28
    canvas.centre(heraldry.shield(bargain.partner, 52), box.left + 28, top)
    canvas.centre(icon("arrow", 40), middle, top)
    canvas.centre(heraldry.shield(bargain.builder, 52), box.right - 28, top)
    _money(canvas, box, top + 62, bargain.price, 50)
    canvas.fill(Box(box.left, top + 92, box.width, 2), RULE)
    low = top + 122
    canvas.centre(heraldry.shield(bargain.builder, 36), box.left + 20, low)
    canvas.centre(icon("arrow", 26), box.left + 58, low)
    canvas.centre(icon("palazzo", 36), box.right - 20, low)
    inner = Box(box.left + 72, box.top, box.width - 72 - 42, box.height)
    _money(canvas, inner, low, bargain.cost, 28)


def _money(canvas: Canvas, box: Box, middle: int, florins: int, letters: int) -> None:
    high = letters * 2 // 3
    base, room = middle + round(letters * 0.34), box.width - high - 6
    canvas.centre(icon("coin", high), box.left + high // 2, middle)
    text, left = f"{florins}", box.left + high + 6
    canvas.write(left, base, text, Face.STRONG, letters, INK, room=room, least=letters // 2)


def _chances(canvas: Canvas, box: Box, look: DistrictLook) -> None:
    """How many offers may still be made in this turn; and what the picture means."""
    slot = Box(box.left, box.top + 4, box.width, 64)
    canvas.fill(slot, SLOT, 8)
    canvas.centre(icon("together", 48), slot.left + 34, slot.top + 32)
    count = f"×{look.offers_left}"
    canvas.write(slot.left + 68, slot.top + 45, count, Face.STRONG, 38, INK)
    text = words.label(look.language, "district-offers")
    canvas.write(box.left, slot.bottom + 26, text, Face.TEXT, 21, INK, room=box.width, least=15)
    ours = words.label(look.language, "ours-side-b")
    about = Box(box.left, slot.bottom + 42, box.width, box.bottom - slot.bottom - 42)
    canvas.paragraph(about, ours, Face.TEXT, 20, FADED, least=15)
