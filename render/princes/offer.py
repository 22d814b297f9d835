"""An offer to build together, for the two it concerns: both boards, the ghost and the terms."""

from collections.abc import Mapping
from dataclasses import replace

from bot.engine.game import Seat
from bot.games.princes import laying, palazzo
from bot.games.princes.borders import EAST
from bot.games.princes.palazzo import Bits
from bot.games.princes.pieces import Proposal, Tile
from bot.games.princes.view import View
from render import fonts, heraldry, words
from render.canvas import Box, Canvas
from render.fonts import Face
from render.frame import masthead
from render.frame.masthead import Figure
from render.palette import FADED, GROUND, INK
from render.princes import neighbourhood, principality, shared
from render.princes.icons import icon
from render.princes.vacant import crosses, still_fits

WIDTH, HEIGHT = 1600, 970
LEFT, TOP = 16, masthead.HEIGHT + 12
_SIZE = 74  # pixels of a square
_HEAD = 54


def draw_offer(
    view: View, builder: Seat, offer: Proposal, language: str, names: Mapping[int, str]
) -> bytes:
    """Both principalities with the building across their border, and who pays what, as PNG.

    The viewer is one of the two; the price is that of the offer.
    """
    assert view.own is not None, "a spectator is offered nothing"
    own = view.own.seat
    language = words.understood(language)
    ghosts = shared.ghosts(len(view.estates), builder, offer)
    partner = ghosts[builder].neighbour
    west, east = (builder, partner) if offer.side == EAST else (partner, builder)
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    _title(canvas, view, own, ghosts[own].neighbour, offer, language, names)
    plots = neighbourhood.both(view, west, east)
    edge = principality.edge(_SIZE)
    frame = Box(LEFT, TOP, edge + neighbourhood.width(plots, _SIZE) + 18, HEIGHT - TOP - 14)
    canvas.panel(frame)
    x, y, ground = LEFT + 6 + edge, TOP + 14 + _HEAD, view.box.ground
    for number, seat in enumerate((west, east)):
        half = len(ground.columns) * _SIZE
        head = Box(x + number * (half + 2), TOP + 9, half - 2, _HEAD)
        _head(canvas, head, view, seat, words.called(names, seat))
    closures = {
        seat: palazzo.closed_to_buildings(ground, view.estates[seat].open) for seat in ghosts
    }
    clash = any(_part(view, ghosts[seat], shut) for seat, shut in closures.items())
    if clash:
        ghosts = {seat: replace(ghost, clashes=True) for seat, ghost in ghosts.items()}
    neighbourhood.draw(canvas, x, y, _SIZE, ground, plots, language)
    places = neighbourhood.spots(ground, plots, x, y, _SIZE)
    for at, plot in zip(places, plots, strict=True):
        crosses(canvas, at, ground, view.estates[plot.seat], closures[plot.seat])
        shared.draw_ghost(canvas, at, ground, ghosts[plot.seat], language)
    neighbourhood.legend(canvas, x, y, _SIZE, ground, plots, None)
    below = y + principality.height(ground, _SIZE) + 12
    terms = Box(LEFT + 14, below, frame.width - 28, frame.bottom - below - 10)
    _terms(canvas, terms, view, builder, partner, offer.florins, language, names)
    right = Box(frame.right + 14, TOP, WIDTH - frame.right - 30, frame.height)
    canvas.panel(right)
    still_fits(canvas, right, view, view.estates[own], ghosts[own].tile, language)
    return canvas.png()


def _part(view: View, ghost: shared.Ghost, shut: Bits) -> bool:
    """Whether it would lie on squares that are closed, or not at all."""
    bits = view.box.ground.where(ghost.tile)
    return not bits or bool(bits & shut)


def _title(
    canvas: Canvas,
    view: View,
    own: Seat,
    other: Seat,
    offer: Proposal,
    language: str,
    names: Mapping[int, str],
) -> None:
    offered = Tile(offer.building, offer.square, offer.turn, offer.side)
    name = words.thing(language, "building", offer.building)
    whom = words.called(names, other)
    title = words.label(language, "offer-title", name=name, square=offer.square, whom=whom)
    points = laying.points(view.box, view.estates[own].open, offered)
    masthead.draw(canvas, own, title, [Figure("points", f"+{points}")], icon)


def _head(canvas: Canvas, box: Box, view: View, seat: Seat, name: str) -> None:
    """Whose board it is, with his builders and the points it would bring him."""
    ink = heraldry.tincture(seat).ink
    heraldry.banner(canvas, box, seat, hatched_to=_HEAD, radius=6)
    middle = box.top + box.height // 2 - 1
    canvas.centre(heraldry.shield(seat, 44, gilt=True), box.left + 28, middle)
    builders = f"×{view.estates[seat].open.builders}"
    right = box.right - 14
    canvas.write(right, middle + 11, builders, Face.STRONG, 32, ink, side="right")
    right -= fonts.width(Face.STRONG, 32, builders) + 44
    canvas.centre(icon("builder", 38), right + 20, middle)
    room = right - box.left - 70
    canvas.name(box.left + 58, middle + 11, name, 32, ink, room=room, least=24, high=box.height)


# The terms


def _terms(
    canvas: Canvas,
    box: Box,
    view: View,
    builder: Seat,
    partner: Seat,
    price: int,
    language: str,
    names: Mapping[int, str],
) -> None:
    """The partner pays the builder, and the builder the bank; below in words."""
    cost = view.box.building_cost(view.estates[builder].open.builders)
    middle = box.top + 62
    canvas.centre(heraldry.shield(partner, 104, gilt=True), box.left + 58, middle)
    left = _sum(canvas, box.left + 132, middle, f"{price}", 100)
    canvas.centre(heraldry.shield(builder, 104, gilt=True), left + 66, middle)
    left = _sum(canvas, left + 142, middle, f"{cost}", 64)
    canvas.centre(icon("palazzo", 88), left + 58, middle)
    who, whom = words.called(names, partner), words.called(names, builder)
    told = words.label(language, "offer-terms", who=who, whom=whom, price=price, cost=cost)
    room = box.width - 12
    place = Box(box.left + 6, box.top + 126, room, box.bottom - 34 - box.top - 126)
    canvas.paragraph(place, told, Face.TEXT, 29, INK, least=16)
    ours = words.label(language, "ours-side-b")
    canvas.write(box.left + 6, box.bottom - 8, ours, Face.TEXT, 20, FADED, room=room, least=16)


def _sum(canvas: Canvas, left: int, middle: int, florins: str, letters: int) -> int:
    """An arrow with money on it; tells where it ends."""
    high = letters * 2 // 3
    canvas.centre(icon("coin", high), left + high // 2, middle)
    base = middle + round(letters * 0.34)
    right = canvas.write(left + high + 10, base, florins, Face.STRONG, letters, INK)
    canvas.centre(icon("arrow", 52), right + 38, middle)
    return right + 66
