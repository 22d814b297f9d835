"""Draw placing a tile, or an offer to build together, for the players it concerns."""

from collections.abc import Mapping
from dataclasses import replace

from bot.engine.game import Seat
from bot.games.princes import board, placement
from bot.games.princes.board import EAST, Bits, Ground
from bot.games.princes.pieces import Proposal, Tile
from bot.games.princes.view import SeenEstate, View
from render import fonts, heraldry, words
from render.canvas import Box, Canvas
from render.common import sheet
from render.common.sheet import Figure
from render.fonts import Face
from render.palette import FADED, GROUND, INK, PANEL, RED, darken
from render.princes import neighborhood, principality, tiles
from render.princes.principality import (
    BoardSpot,
    draw_crosses,
    draw_fitting_tiles,
    left_edge,
    tile_kind,
)
from render.princes.theme import icon
from render.princes.tiles import MARGIN

WIDTH, HEIGHT = 1600, 970
LEFT, TOP = 16, sheet.TITLE_BAR_HEIGHT + 12
_OFFER_SQUARE = 74  # pixels of a square
_HEAD = 54


def draw_offer(
    view: View, builder: Seat, offer: Proposal, language: str, names: Mapping[int, str]
) -> bytes:
    """Draw both principalities with the building across their border and its payments, as PNG.

    The viewer is one of the two partners.
    """
    assert view.own is not None, "a spectator is offered nothing"
    own = view.own.seat
    language = words.nearest_language(language)
    ghosts = principality.offer_ghosts(len(view.estates), builder, offer)
    partner = ghosts[builder].neighbour
    west, east = (builder, partner) if offer.side == EAST else (partner, builder)
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    _draw_offer_title(canvas, view, own, ghosts[own].neighbour, offer, language, names)
    plots = neighborhood.plots_at_border(view, west, east)
    edge = principality.left_edge(_OFFER_SQUARE)
    frame = Box(
        LEFT, TOP, edge + neighborhood.plots_width(plots, _OFFER_SQUARE) + 18, HEIGHT - TOP - 14
    )
    canvas.draw_panel(frame)
    x, y, ground = LEFT + 6 + edge, TOP + 14 + _HEAD, view.box.ground
    for number, seat in enumerate((west, east)):
        half = len(ground.columns) * _OFFER_SQUARE
        head = Box(x + number * (half + 2), TOP + 9, half - 2, _HEAD)
        _draw_board_head(canvas, head, view, seat, words.player_name(names, seat))
    closures = {seat: board.closed_to_buildings(ground, view.estates[seat].open) for seat in ghosts}
    clash = any(_does_clash(view, ghosts[seat], shut) for seat, shut in closures.items())
    if clash:
        ghosts = {seat: replace(ghost, clashes=True) for seat, ghost in ghosts.items()}
    neighborhood.draw_plots(canvas, x, y, _OFFER_SQUARE, ground, plots, language)
    places = neighborhood.board_spots(ground, plots, x, y, _OFFER_SQUARE)
    for at, plot in zip(places, plots, strict=True):
        draw_crosses(canvas, at, ground, view.estates[plot.seat], closures[plot.seat])
        principality.draw_ghost(canvas, at, ground, ghosts[plot.seat], language)
    neighborhood.draw_legend(canvas, x, y, _OFFER_SQUARE, ground, plots, None)
    below = y + principality.land_height(ground, _OFFER_SQUARE) + 12
    terms = Box(LEFT + 14, below, frame.width - 28, frame.bottom - below - 10)
    _draw_terms(canvas, terms, view, builder, partner, offer.florins, language, names)
    right = Box(frame.right + 14, TOP, WIDTH - frame.right - 30, frame.height)
    canvas.draw_panel(right)
    draw_fitting_tiles(canvas, right, view, view.estates[own], ghosts[own].tile, language)
    return canvas.to_png()


def _does_clash(view: View, ghost: principality.GhostTile, shut: Bits) -> bool:
    """Return whether the tile would lie on closed squares, or can't lie there at all."""
    bits = view.box.ground.where(ghost.tile)
    return not bits or bool(bits & shut)


def _draw_offer_title(
    canvas: Canvas,
    view: View,
    own: Seat,
    other: Seat,
    offer: Proposal,
    language: str,
    names: Mapping[int, str],
) -> None:
    offered = Tile(offer.building, offer.square, offer.turn, offer.side)
    name = words.thing_name(language, "building", offer.building)
    whom = words.player_name(names, other)
    title = words.label(language, "offer-title", name=name, square=offer.square, whom=whom)
    points = placement.points_for_tile(view.box, view.estates[own].open, offered)
    sheet.draw_title_bar(canvas, own, title, [Figure("points", f"+{points}")], icon)


def _draw_board_head(canvas: Canvas, box: Box, view: View, seat: Seat, name: str) -> None:
    """Draw the owner of a board, their builders, and the points the building would bring."""
    ink = heraldry.seat_tincture(seat).ink
    heraldry.draw_banner(canvas, box, seat, hatched_to=_HEAD, radius=6)
    middle = box.top + box.height // 2 - 1
    canvas.centre(heraldry.shield_sprite(seat, 44, gilt=True), box.left + 28, middle)
    builders = f"×{view.estates[seat].open.builders}"
    right = box.right - 14
    canvas.write(right, middle + 11, builders, Face.STRONG, 32, ink, side="right")
    right -= fonts.text_width(Face.STRONG, 32, builders) + 44
    canvas.centre(icon("builder", 38), right + 20, middle)
    room = right - box.left - 70
    canvas.write_name(
        box.left + 58, middle + 11, name, 32, ink, room=room, least=24, high=box.height
    )


# The terms


def _draw_terms(
    canvas: Canvas,
    box: Box,
    view: View,
    builder: Seat,
    partner: Seat,
    price: int,
    language: str,
    names: Mapping[int, str],
) -> None:
    """Draw what the partner pays the builder and the builder the bank."""
    cost = view.box.building_cost(view.estates[builder].open.builders)
    middle = box.top + 62
    canvas.centre(heraldry.shield_sprite(partner, 104, gilt=True), box.left + 58, middle)
    left = _draw_payment(canvas, box.left + 132, middle, f"{price}", 100)
    canvas.centre(heraldry.shield_sprite(builder, 104, gilt=True), left + 66, middle)
    left = _draw_payment(canvas, left + 142, middle, f"{cost}", 64)
    canvas.centre(icon("palazzo", 88), left + 58, middle)
    who, whom = words.player_name(names, partner), words.player_name(names, builder)
    told = words.label(language, "offer-terms", who=who, whom=whom, price=price, cost=cost)
    room = box.width - 12
    place = Box(box.left + 6, box.top + 126, room, box.bottom - 34 - box.top - 126)
    canvas.write_paragraph(place, told, Face.TEXT, 29, INK, least=16)
    ours = words.label(language, "ours-side-b")
    canvas.write(box.left + 6, box.bottom - 8, ours, Face.TEXT, 20, FADED, room=room, least=16)


def _draw_payment(canvas: Canvas, left: int, middle: int, florins: str, letters: int) -> int:
    """Draw an arrow with an amount; return where it ends."""
    high = letters * 2 // 3
    canvas.centre(icon("coin", high), left + high // 2, middle)
    base = middle + round(letters * 0.34)
    right = canvas.write(left + high + 10, base, florins, Face.STRONG, letters, INK)
    canvas.centre(icon("arrow", 52), right + 38, middle)
    return right + 66


_PLACEMENT_SQUARE = 115
_BORDERED_SQUARE = 112  # on side B
_COLUMNS_SEEN = 1  # column of each neighbour


def draw_placement(view: View, ghost: Tile, language: str) -> bytes:
    """Draw the viewer's principality with a tile that is not placed yet, as PNG.

    On side B the adjoining columns of both neighbours are shown too.
    """
    assert view.own is not None, "a spectator places nothing"
    language = words.nearest_language(language)
    estate = view.estates[view.own.seat]
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    _draw_placement_title(canvas, view, estate, ghost, language)
    ground, is_bordered = view.box.ground, view.box.borders is not None
    squares = 2 * _COLUMNS_SEEN + len(ground.columns) if is_bordered else len(ground.columns)
    size = _BORDERED_SQUARE if is_bordered else _PLACEMENT_SQUARE
    frame = Box(LEFT, TOP, left_edge(size) + 1 + squares * size + 18, HEIGHT - TOP - 14)
    draw_planned_land(canvas, frame, view, estate, ghost, size, language)
    right = Box(frame.right + 14, TOP, WIDTH - frame.right - 30, frame.height)
    canvas.draw_panel(right)
    draw_fitting_tiles(canvas, right, view, estate, ghost, language)
    return canvas.to_png()


def _draw_placement_title(
    canvas: Canvas, view: View, estate: SeenEstate, ghost: Tile, language: str
) -> None:
    box = view.box
    name = words.thing_name(language, tile_kind(view, ghost.name), ghost.name)
    title = words.label(language, "placement-title", name=name, square=ghost.square)
    figures = []
    if ghost.name in box.building_order:
        figures.append(Figure("coin", f"{box.building_cost(estate.open.builders)}"))
    points = placement.points_for_tile(box, estate.open, ghost)
    if points:
        figures.append(Figure("points", f"+{points}"))
    sheet.draw_title_bar(canvas, estate.seat, title, figures, icon)


# The ground


def draw_planned_land(
    canvas: Canvas,
    frame: Box,
    view: View,
    estate: SeenEstate,
    ghost: Tile,
    size: int,
    language: str,
) -> None:
    """Draw a panel with the principality, its closed squares and the planned tile."""
    ground = view.box.ground
    canvas.draw_panel(frame)
    at = _draw_land(canvas, frame, view, estate, size, language)
    shut = placement.closed_squares(view.box, view.open_estates, estate.seat, ghost.name)
    draw_crosses(canvas, at, ground, estate, shut)
    _draw_ghost(canvas, at, ground, estate, ghost, shut, language)


def _draw_land(
    canvas: Canvas, frame: Box, view: View, estate: SeenEstate, size: int, language: str
) -> BoardSpot:
    """Draw the principality and, on side B, what adjoins it; return its position."""
    ground, y = view.box.ground, frame.top + 9
    if view.box.borders is None:
        laid = (*estate.open.buildings, *estate.open.landscapes)
        principality.draw_principality(canvas, frame.left + 6, y, size, ground, laid, language)
        return principality.make_board_spot(ground, frame.left + 6, y, size)
    plots = neighborhood.plots_around(view, estate.seat, _COLUMNS_SEEN)
    spare = frame.width - 18 - left_edge(size) - 1 - neighborhood.plots_width(plots, size)
    x = frame.left + 6 + left_edge(size) + max(0, spare // 2)
    neighborhood.draw_plots(canvas, x, y, size, ground, plots, language)
    neighborhood.draw_legend(canvas, x, y, size, ground, plots, estate.seat)
    places = neighborhood.board_spots(ground, plots, x, y, size)
    return next(at for at, plot in zip(places, plots, strict=True) if plot.seat == estate.seat)


def _draw_ghost(
    canvas: Canvas,
    at: BoardSpot,
    ground: Ground,
    estate: SeenEstate,
    ghost: Tile,
    shut: Bits,
    language: str,
) -> None:
    bits = ground.where(ghost)
    if bits is None:
        return
    ink = RED if bits & shut else darken(heraldry.seat_tincture(estate.seat).fill)
    cells, corner = principality.tile_cells(ground, ghost)
    left, top = principality.tile_position(ground, at.x, at.y, at.size, cells, corner)
    canvas.paste(tiles.ghost_sprite(cells, at.size, ink), left - MARGIN, top - MARGIN)
    _draw_ghost_mark(
        canvas, left, top, cells, principality.tile_mark(language, ghost.name), at.size
    )


def _draw_ghost_mark(
    canvas: Canvas, left: int, top: int, cells: frozenset[tuple[int, int]], mark: str, size: int
) -> None:
    """Draw the mark of the planned tile on its first square from the top."""
    rows = 1 + max(row for _, row in cells)
    column = min(column for column, row in cells if row == rows - 1)
    middle = left + column * size + size // 2
    box = Box(middle - 38, top + size // 2 - 28, 76, 56)
    canvas.draw_frame(box, PANEL, INK, 10, 2)
    canvas.write(middle, box.bottom - 13, mark, Face.STRONG, 44, INK, side="middle")
