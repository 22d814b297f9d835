"""Draw neighboring principalities side by side, with an offer to build across a border."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from string import ascii_lowercase

from PIL import Image

from bot.engine.game import Seat
from bot.games.princes import land_grid, tile_laying
from bot.games.princes.land_grid import EAST, WEST, Bits, Ground, neighbours
from bot.games.princes.moves import Offer
from bot.games.princes.state_parts import Bargain, Tile
from bot.games.princes.view import SeenEstate, View
from render import fonts, heraldry, palette, words
from render.canvas import Box, Canvas, make_panel_canvas
from render.common import sheets_and_book_pages
from render.common.sheets_and_book_pages import IconNumber
from render.fonts import Face
from render.palette import FADED, GOLD, INK, PANEL, RED, RULE, SLOT, darken, quantize_picture
from render.princes import principality, tiles
from render.princes.principality import BargainTile, BoardSpot, draw_crosses, left_margin
from render.princes.theme import icon
from render.princes.tiles import MARGIN

_THINNEST = 6  # pixels of a border


@dataclass(frozen=True, slots=True)
class ShownBoard:
    """A principality of the row: what lies there, and which of its columns are shown."""

    seat: Seat
    tiles: tuple[Tile, ...]
    neighbours: tuple[tuple[str, Seat], ...]
    first: int
    columns: int


def boards_around_seat(view: View, seat: Seat, columns: int) -> tuple[ShownBoard, ...]:
    """List boards from west to east: some columns of a neighbour, one whole, some of another."""
    seats, whole = len(view.estates), len(view.box.ground.columns)
    beyond = dict(neighbours(seats, seat))
    plots = [_make_shown_board(view, seat, 0, whole)]
    if WEST in beyond:
        plots.insert(0, _make_shown_board(view, beyond[WEST], whole - columns, columns))
    if EAST in beyond:
        plots.append(_make_shown_board(view, beyond[EAST], 0, columns))
    return tuple(plots)


def boards_at_border(view: View, west: Seat, east: Seat) -> tuple[ShownBoard, ...]:
    """List the two principalities at a border."""
    whole = len(view.box.ground.columns)
    return tuple(_make_shown_board(view, seat, 0, whole) for seat in (west, east))


def _make_shown_board(view: View, seat: Seat, first: int, columns: int) -> ShownBoard:
    estate = view.estates[seat]
    laid = (*estate.open.buildings, *estate.open.landscapes)
    return ShownBoard(seat, laid, neighbours(len(view.estates), seat), first, columns)


def boards_width(plots: Sequence[ShownBoard], size: int) -> int:
    return sum(plot.columns for plot in plots) * size + 2


def board_spots(
    ground: Ground, plots: Sequence[ShownBoard], x: int, y: int, size: int
) -> list[BoardSpot]:
    """Compute the positions of boards whose squares begin at this point."""
    found, left = [], x + 1
    for plot in plots:
        window = Box(left, y, plot.columns * size, ground.rows * size + 2)
        board = left - plot.first * size - principality.left_margin(size)
        found.append(BoardSpot(board, y, size, window))
        left = window.right
    return found


def draw_neighbouring_boards(
    canvas: Canvas,
    x: int,
    y: int,
    size: int,
    ground: Ground,
    plots: Sequence[ShownBoard],
    language: str,
    ghosts: Mapping[Seat, BargainTile] | None = None,
) -> None:
    """Draw the squares without a legend."""
    high = ground.rows * size
    bare = principality.draw_empty_land(ground, size).crop(
        (principality.left_margin(size), 1, principality.land_width(ground, size) - 1, high + 1)
    )
    canvas.fill(Box(x, y, boards_width(plots, size), high + 2), INK)
    places = list(zip(board_spots(ground, plots, x, y, size), plots, strict=True))
    for at, plot in places:
        begin, left = plot.first * size, at.window.left
        canvas.image.paste(bare.crop((begin, 0, begin + at.window.width, high)), (left, y + 1))
        if left > x + 1:
            thick = max(_THINNEST, size // 9)
            canvas.fill(Box(left - thick // 2, y, thick, high + 2), INK)
            canvas.fill(Box(left - thick // 2 + 2, y, thick - 4, high + 2), GOLD)
    for at, plot in places:
        _draw_tiles(canvas, at, ground, plot, language)
        if ghosts and plot.seat in ghosts:
            principality.draw_offered_building(canvas, at, ground, ghosts[plot.seat], language)


def draw_legend(
    canvas: Canvas,
    x: int,
    y: int,
    size: int,
    ground: Ground,
    plots: Sequence[ShownBoard],
    own: Seat | None,
) -> None:
    """Draw row numbers at the left, column letters below the own board, shields below others.

    Without an own board the letters run on from board to board, as offers name squares.
    """
    wide, letters = principality.legend_size(size)
    columns = ground.columns if own is not None else ascii_lowercase
    for row in range(ground.rows):
        base = y + 1 + (ground.rows - 1 - row) * size + size // 2 + round(letters * 0.34)
        canvas.write(x - 4, base, str(row + 1), Face.STRONG, letters, FADED, side="right")
    base, left, number = y + ground.rows * size + wide - round(letters * 0.18), x + 1, 0
    for plot in plots:
        if own in (None, plot.seat):
            for column in range(plot.columns):
                middle = left + column * size + size // 2
                canvas.write(
                    middle, base, columns[number], Face.STRONG, letters, FADED, side="middle"
                )
                number += 1
        else:
            middle = left + plot.columns * size // 2
            canvas.paste_centred(heraldry.shield_sprite(plot.seat, wide), middle, base - wide // 3)
        left += plot.columns * size


def _draw_tiles(
    canvas: Canvas, at: BoardSpot, ground: Ground, plot: ShownBoard, language: str
) -> None:
    beyond = dict(plot.neighbours)
    for tile in sorted(plot.tiles, key=lambda one: (one.name, one.square)):
        if tile.across:
            principality.draw_shared_building(
                canvas, at, ground, tile, language, beyond[tile.across], fresh=False
            )
        else:
            _draw_unshared_tile(canvas, at, ground, plot, tile, language)


def _draw_unshared_tile(
    canvas: Canvas, at: BoardSpot, ground: Ground, plot: ShownBoard, tile: Tile, language: str
) -> None:
    """Draw a tile of one board; its mark is put on a square that is visible."""
    cells, corner = principality.tile_cells(ground, tile)
    drawing = tiles.tile_sprite(tile.name, cells, at.size, fresh=False)
    principality.paste_in_window(canvas, at, ground, cells, corner, drawing)
    columns = range(plot.first, plot.first + plot.columns)
    there = principality.cells_of_bits(ground, ground.covered([tile]))
    seen = [cell for cell in there if cell[0] in columns]
    if seen:
        sign = tiles.tile_plaque_sprite(principality.tile_letters(language, tile.name), at.size)
        canvas.paste_centred(
            sign, *principality.square_middle(at, ground, tiles.central_square(seen))
        )


_SIZE = 23  # pixels of a square
_HEAD, _LEAST = 29, 16  # pixels above the ground, and of the letters of a name
_WIDEST = 260  # of what is told beside the ground
_BETWEEN = 12  # from the ground to what is told beside it


@dataclass(frozen=True, slots=True)
class NeighborhoodData:
    """Boards from west to east, their owners, and what is or may be offered."""

    ground: Ground
    plots: tuple[ShownBoard, ...]
    names: tuple[str, ...]
    asked: Seat
    builder: Seat
    ghosts: tuple[tuple[Seat, BargainTile], ...]
    bargain: Bargain | None
    offers_left: int
    language: str
    fresh: bool


def make_neighborhood_data(
    view: View, language: str, names: Mapping[int, str], *, fresh: bool
) -> NeighborhoodData:
    bargain = view.asked.bargain
    builder = bargain.builder if bargain else view.asked.seats[0]
    plots = boards_around_seat(view, builder, len(view.box.ground.columns))
    return NeighborhoodData(
        view.box.ground,
        plots,
        tuple(words.player_name(names, plot.seat) for plot in plots),
        view.asked.seats[0],
        builder,
        bargain_tiles(view),
        bargain,
        view.offers_left,
        language,
        fresh,
    )


def bargain_tiles(view: View) -> tuple[tuple[Seat, BargainTile], ...]:
    """Return the offered building on the boards of both partners."""
    bargain = view.asked.bargain
    if bargain is None:
        return ()
    return tuple(
        principality.offered_tiles_by_seat(
            len(view.estates), bargain.builder, bargain.offer
        ).items()
    )


@lru_cache(8)
def draw_neighborhood(data: NeighborhoodData, width: int, height: int) -> Image.Image:
    canvas, whole = make_panel_canvas(width, height)
    x, wide = 10, boards_width(data.plots, _SIZE)
    for plot, name, at in zip(
        data.plots, data.names, board_spots(data.ground, data.plots, x, _HEAD, _SIZE), strict=True
    ):
        _draw_board_owner(
            canvas, Box(at.window.left, 4, at.window.width, _HEAD - 7), plot.seat, name
        )
    draw_neighbouring_boards(
        canvas, x, _HEAD, _SIZE, data.ground, data.plots, data.language, dict(data.ghosts)
    )
    for plot, at in zip(
        data.plots, board_spots(data.ground, data.plots, x, _HEAD, _SIZE), strict=True
    ):
        if plot.seat == data.builder:
            _underline_ground(canvas, at.window)
    left = x + wide + _BETWEEN
    beside = Box(left, 8, min(_WIDEST, whole.right - 8 - left), whole.height - 16)
    if data.bargain:
        _draw_bargain(canvas, beside, data.bargain)
    else:
        _draw_offers_left(canvas, beside, data)
    return quantize_picture(canvas.image)


def _draw_board_owner(canvas: Canvas, box: Box, seat: Seat, name: str) -> None:
    middle = box.middle_y
    canvas.paste_centred(heraldry.shield_sprite(seat, 24), box.left + 14, middle)
    room = box.width - 36
    if fonts.text_width(Face.NAME, _LEAST, name) <= room:  # else the shield says it
        canvas.write(box.left + 30, middle + 8, name, Face.NAME, 22, INK, room=room, least=_LEAST)


def _underline_ground(canvas: Canvas, ground: Box) -> None:
    """Underline the ground of the builder."""
    canvas.fill(Box(ground.left, ground.bottom, ground.width, 3), GOLD)


def _draw_bargain(canvas: Canvas, box: Box, bargain: Bargain) -> None:
    """Draw what the partner pays the builder, and below what the builder pays the bank."""
    middle, top = box.middle, box.top + 28
    canvas.paste_centred(heraldry.shield_sprite(bargain.partner, 52), box.left + 28, top)
    canvas.paste_centred(icon("arrow", 40), middle, top)
    canvas.paste_centred(heraldry.shield_sprite(bargain.builder, 52), box.right - 28, top)
    _draw_money(canvas, box, top + 62, bargain.price, 50)
    canvas.fill(Box(box.left, top + 92, box.width, 2), RULE)
    low = top + 122
    canvas.paste_centred(heraldry.shield_sprite(bargain.builder, 36), box.left + 20, low)
    canvas.paste_centred(icon("arrow", 26), box.left + 58, low)
    canvas.paste_centred(icon("palazzo", 36), box.right - 20, low)
    inner = Box(box.left + 72, box.top, box.width - 72 - 42, box.height)
    _draw_money(canvas, inner, low, bargain.cost, 28)


def _draw_money(canvas: Canvas, box: Box, middle: int, florins: int, letters: int) -> None:
    high = letters * 2 // 3
    base, room = middle + round(letters * 0.34), box.width - high - 6
    canvas.paste_centred(icon("coin", high), box.left + high // 2, middle)
    text, left = f"{florins}", box.left + high + 6
    canvas.write(left, base, text, Face.STRONG, letters, INK, room=room, least=letters // 2)


def _draw_offers_left(canvas: Canvas, box: Box, data: NeighborhoodData) -> None:
    """Draw how many offers are left in this turn, and a key to the picture."""
    slot = Box(box.left, box.top + 4, box.width, 64)
    canvas.fill(slot, SLOT, 8)
    canvas.paste_centred(icon("together", 48), slot.left + 34, slot.top + 32)
    canvas.write(slot.left + 68, slot.top + 45, f"×{data.offers_left}", Face.STRONG, 38, INK)
    text = words.label(data.language, "district-offers")
    canvas.write(box.left, slot.bottom + 26, text, Face.TEXT, 21, INK, room=box.width, least=15)
    ours = words.label(data.language, "ours-side-b")
    about = Box(box.left, slot.bottom + 42, box.width, box.bottom - slot.bottom - 42)
    canvas.write_paragraph(about, ours, Face.TEXT, 20, FADED, least=15)


WIDTH, HEIGHT = 1600, 970
LEFT, TOP = 16, sheets_and_book_pages.TITLE_BAR_HEIGHT + 12
_OFFER_SQUARE = 74  # pixels of a square
_OWNER_HEAD = 54


def draw_offer(
    view: View, builder: Seat, offer: Offer, language: str, names: Mapping[int, str]
) -> bytes:
    """Draw both principalities with the building across their border and its payments, as PNG.

    The viewer is one of the two partners.
    """
    own = view.my.seat
    language = words.nearest_language(language)
    ghosts = principality.offered_tiles_by_seat(len(view.estates), builder, offer)
    partner = ghosts[builder].neighbour
    west, east = (builder, partner) if offer.side == EAST else (partner, builder)
    canvas = Canvas(WIDTH, HEIGHT, palette.GROUND)
    _draw_offer_title(canvas, view, own, ghosts[own].neighbour, offer, language, names)
    plots = boards_at_border(view, west, east)
    edge = principality.left_margin(_OFFER_SQUARE)
    frame = Box(LEFT, TOP, edge + boards_width(plots, _OFFER_SQUARE) + 18, HEIGHT - TOP - 14)
    canvas.draw_panel(frame)
    x, y, ground = LEFT + 6 + edge, TOP + 14 + _OWNER_HEAD, view.box.ground
    for number, seat in enumerate((west, east)):
        half = len(ground.columns) * _OFFER_SQUARE
        head = Box(x + number * (half + 2), TOP + 9, half - 2, _OWNER_HEAD)
        _draw_board_head(canvas, head, view, seat, words.player_name(names, seat))
    closures = {
        seat: land_grid.closed_to_buildings(ground, view.estates[seat].open) for seat in ghosts
    }
    clash = any(
        _lies_on_closed_squares(view, ghosts[seat], shut) for seat, shut in closures.items()
    )
    if clash:
        ghosts = {seat: replace(ghost, clashes=True) for seat, ghost in ghosts.items()}
    draw_neighbouring_boards(canvas, x, y, _OFFER_SQUARE, ground, plots, language)
    places = board_spots(ground, plots, x, y, _OFFER_SQUARE)
    for at, plot in zip(places, plots, strict=True):
        draw_crosses(canvas, at, ground, view.estates[plot.seat], closures[plot.seat])
        principality.draw_offered_building(canvas, at, ground, ghosts[plot.seat], language)
    draw_legend(canvas, x, y, _OFFER_SQUARE, ground, plots, None)
    below = y + principality.land_height(ground, _OFFER_SQUARE) + 12
    terms = Box(LEFT + 14, below, frame.width - 28, frame.bottom - below - 10)
    _draw_terms(canvas, terms, view, builder, partner, offer.florins, language, names)
    right = Box(frame.right + 14, TOP, WIDTH - frame.right - 30, frame.height)
    canvas.draw_panel(right)
    principality.draw_fitting_tiles(
        canvas, right, view, view.estates[own], ghosts[own].tile, language
    )
    return canvas.to_png()


def _lies_on_closed_squares(view: View, ghost: principality.BargainTile, shut: Bits) -> bool:
    """Return whether the tile would lie on closed squares, or can't lie there at all."""
    bits = view.box.ground.tile_bits(ghost.tile)
    return not bits or bool(bits & shut)


def _draw_offer_title(
    canvas: Canvas,
    view: View,
    own: Seat,
    other: Seat,
    offer: Offer,
    language: str,
    names: Mapping[int, str],
) -> None:
    offered = Tile(offer.building, offer.square, offer.turn, offer.side)
    name = words.thing_name(language, "building", offer.building)
    whom = words.player_name(names, other)
    title = words.label(language, "offer-title", name=name, square=offer.square, whom=whom)
    points = tile_laying.points_for_tile(view.box, view.estates[own].open, offered)
    sheets_and_book_pages.draw_title_bar(
        canvas, own, title, [IconNumber("points", f"+{points}")], icon
    )


def _draw_board_head(canvas: Canvas, box: Box, view: View, seat: Seat, name: str) -> None:
    """Draw the owner of a board, their builders, and the points the building would bring."""
    ink = heraldry.seat_tincture(seat).ink
    heraldry.draw_hatched_bar(canvas, box, seat, hatched_to=_OWNER_HEAD, radius=6)
    middle = box.middle_y - 1
    canvas.paste_centred(heraldry.shield_sprite(seat, 44, gilt=True), box.left + 28, middle)
    builders = f"×{view.estates[seat].open.builders}"
    right = box.right - 14
    canvas.write(right, middle + 11, builders, Face.STRONG, 32, ink, side="right")
    right -= fonts.text_width(Face.STRONG, 32, builders) + 44
    canvas.paste_centred(icon("builder", 38), right + 20, middle)
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
    canvas.paste_centred(heraldry.shield_sprite(partner, 104, gilt=True), box.left + 58, middle)
    left = _draw_payment(canvas, box.left + 132, middle, f"{price}", 100)
    canvas.paste_centred(heraldry.shield_sprite(builder, 104, gilt=True), left + 66, middle)
    left = _draw_payment(canvas, left + 142, middle, f"{cost}", 64)
    canvas.paste_centred(icon("palazzo", 88), left + 58, middle)
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
    canvas.paste_centred(icon("coin", high), left + high // 2, middle)
    base = middle + round(letters * 0.34)
    right = canvas.write(left + high + 10, base, florins, Face.STRONG, letters, INK)
    canvas.paste_centred(icon("arrow", 52), right + 38, middle)
    return right + 66


_COLUMNS_SEEN = 1  # column of each neighbour


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
    shut = tile_laying.closed_squares(view.box, view.open_estates, estate.seat, ghost.name)
    draw_crosses(canvas, at, ground, estate, shut)
    _draw_planned_tile(canvas, at, ground, estate, ghost, shut, language)


def _draw_land(
    canvas: Canvas, frame: Box, view: View, estate: SeenEstate, size: int, language: str
) -> BoardSpot:
    """Draw the principality and, on side B, what adjoins it; return its position."""
    ground, y = view.box.ground, frame.top + 9
    if view.box.borders is None:
        laid = (*estate.open.buildings, *estate.open.landscapes)
        principality.draw_principality(canvas, frame.left + 6, y, size, ground, laid, language)
        return principality.make_board_spot(ground, frame.left + 6, y, size)
    plots = boards_around_seat(view, estate.seat, _COLUMNS_SEEN)
    spare = frame.width - 18 - left_margin(size) - 1 - boards_width(plots, size)
    x = frame.left + 6 + left_margin(size) + max(0, spare // 2)
    draw_neighbouring_boards(canvas, x, y, size, ground, plots, language)
    draw_legend(canvas, x, y, size, ground, plots, estate.seat)
    places = board_spots(ground, plots, x, y, size)
    return next(at for at, plot in zip(places, plots, strict=True) if plot.seat == estate.seat)


def _draw_planned_tile(
    canvas: Canvas,
    at: BoardSpot,
    ground: Ground,
    estate: SeenEstate,
    ghost: Tile,
    shut: Bits,
    language: str,
) -> None:
    bits = ground.tile_bits(ghost)
    if bits is None:
        return
    ink = RED if bits & shut else darken(heraldry.seat_tincture(estate.seat).fill)
    cells, corner = principality.tile_cells(ground, ghost)
    left, top = principality.tile_position(ground, at.x, at.y, at.size, cells, corner)
    canvas.paste(tiles.hatched_tile_sprite(cells, at.size, ink), left - MARGIN, top - MARGIN)
    _draw_planned_tile_mark(
        canvas, left, top, cells, principality.tile_letters(language, ghost.name), at.size
    )


def _draw_planned_tile_mark(
    canvas: Canvas, left: int, top: int, cells: frozenset[tuple[int, int]], mark: str, size: int
) -> None:
    """Draw the mark of the planned tile on its first square from the top."""
    rows = 1 + max(row for _, row in cells)
    column = min(column for column, row in cells if row == rows - 1)
    middle = left + column * size + size // 2
    box = Box(middle - 38, top + size // 2 - 28, 76, 56)
    canvas.draw_frame(box, PANEL, INK, 10, 2)
    canvas.write(middle, box.bottom - 13, mark, Face.STRONG, 44, INK, side="middle")
