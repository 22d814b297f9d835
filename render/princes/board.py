"""Draw the public board of The Princes of Florence: header, fame track, panels."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, lru_cache

from PIL import Image

from bot.engine.game import Seat
from bot.games.princes.land_grid import neighbours
from bot.games.princes.state_parts import HUMAN, WISHING, WOLFGANG
from bot.games.princes.view import AutomaView, View
from render import heraldry, palette, words
from render.canvas import Box, Canvas, Sprite, make_sprite
from render.common import board
from render.fonts import Face
from render.princes import alt, current_question, neighborhood, prince_panel, supply
from render.princes.film_hands import HeldCards
from render.princes.prince_panel import make_panel_header
from render.princes.solo_panels import draw_wanted_regions, draw_wolfgang_side
from render.princes.theme import THEME, icon
from render.princes.view_differences import BoardChanges, find_changes
from render.words import Names

FAME_HEIGHT = 60
FAME_FIELDS = 50
_TRACK_LEFT = 62
_FIELD = 30
_SHIELD = 32
_APART = _SHIELD - 2
_NUMBERS, _SHIELDS = 17, 41  # middles of the line of fields and of that of shields
_DISK = 10  # pixels that a disk reaches into what is beside its shield


@lru_cache(32)
def draw_fame_track(points: tuple[int, ...], fresh: tuple[bool, ...], width: int) -> Image.Image:
    canvas = Canvas(width, FAME_HEIGHT, palette.GROUND)
    canvas.image.paste(_draw_empty_track(width), (0, 0))
    order = sorted(range(len(points)), key=lambda seat: (_field_of_points(points[seat]), seat))
    wanted = [_field_middle(_field_of_points(points[seat])) for seat in order]
    around = any(total >= FAME_FIELDS or total < 0 for total in points)
    places = spread_marks(wanted, _APART + _DISK if around else _APART, 24, width - 40)
    for seat, field in zip(order, wanted, strict=True):
        line = heraldry.seat_tincture(seat).fill if wanted.count(field) == 1 else palette.INK
        box = Box(field - _FIELD // 2 + 1, _NUMBERS - 11, _FIELD - 2, 22)
        canvas.draw_frame(box, palette.HONEY if fresh[seat] else palette.SLOT, line, 5, 3)
        _draw_field_number(canvas, _field_of_points(points[seat]))
    for seat, field, x in zip(order, wanted, places, strict=True):
        pin = _pin_sprite(field - x, heraldry.seat_tincture(seat).fill)
        canvas.paste_centred(pin, (field + x) // 2, _NUMBERS + 13)
    for seat, x in zip(order, places, strict=True):
        canvas.paste_centred(heraldry.shield_sprite(seat, _SHIELD, gilt=fresh[seat]), x, _SHIELDS)
        if points[seat] >= FAME_FIELDS:
            _draw_points_disk(
                canvas, x + 15, _SHIELDS + 5, f"{points[seat] // FAME_FIELDS * FAME_FIELDS}"
            )
        if points[seat] < 0:
            _draw_points_disk(canvas, x + 15, _SHIELDS + 5, "−", palette.CREAM, palette.RED)
    return palette.quantize_picture(canvas.image)


def _field_of_points(points: int) -> int:
    """Return the field of the fame track; negative points count from 0 too (Rules p. 10)."""
    return abs(points) % FAME_FIELDS


def spread_marks(wanted: list[int], apart: int, first: int, last: int) -> list[int]:
    """Place marks in the same order, as near to the wanted places as possible without overlaps."""
    groups: list[list[int]] = []  # each a run of marks side by side
    for at in wanted:
        groups.append([at])
        while (
            len(groups) > 1
            and _group_begin(groups[-1], apart) < _group_end(groups[-2], apart) + apart
        ):
            late = groups.pop()
            groups[-1] += late
    places: list[int] = []
    for group in groups:
        begin = _group_begin(group, apart)
        begin = max(first, min(begin, last - apart * (len(group) - 1)))
        places += [begin + number * apart for number in range(len(group))]
    return places


def _group_begin(group: list[int], apart: int) -> int:
    return round(sum(group) / len(group) - apart * (len(group) - 1) / 2)


def _group_end(group: list[int], apart: int) -> int:
    return _group_begin(group, apart) + apart * (len(group) - 1)


def _field_middle(field: int) -> int:
    return _TRACK_LEFT + field * _FIELD + _FIELD // 2


@cache
def _draw_empty_track(width: int) -> Image.Image:
    canvas = Canvas(width, FAME_HEIGHT, palette.GROUND)
    canvas.draw_panel(Box(0, 0, width - 2, FAME_HEIGHT - 3))
    canvas.paste_centred(icon("points", 36), 32, FAME_HEIGHT // 2)
    for field in range(FAME_FIELDS):
        middle = _field_middle(field)
        fill = palette.SLOT if field % 5 else palette.GOLD
        box = Box(middle - _FIELD // 2 + 1, _NUMBERS - 11, _FIELD - 2, 22)
        canvas.draw_frame(box, fill, palette.RULE, 5, 1)
        if field % 5 == 0:
            _draw_field_number(canvas, field)
    return canvas.image


def _draw_field_number(canvas: Canvas, field: int) -> None:
    x, base = _field_middle(field), _NUMBERS + 6
    canvas.write(x, base, str(field), Face.STRONG, 17, palette.INK, side="middle")


@cache
def _pin_sprite(aside: int, fill: tuple[int, int, int]) -> Sprite:
    wide = abs(aside) + 8
    ends = [(wide / 2 + aside / 2, 0.0), (wide / 2 - aside / 2, 8.0)]
    return make_sprite(wide, 8, lambda pen: pen.line(ends, fill, 3))


def _draw_points_disk(
    canvas: Canvas,
    x: int,
    y: int,
    text: str,
    ink: palette.Colour = palette.INK,
    fill: palette.Colour = palette.HONEY,
) -> None:
    wide = 26 if len(text) < 3 else 32
    canvas.draw_frame(Box(x - wide // 2, y - 11, wide, 22), fill, palette.BRASS, 11, 2)
    canvas.write(x, y + 6, text, Face.STRONG, 16, ink, side="middle")


_ICONS = {
    "choosing": "profession",
    "nominating": "gavel",
    WISHING: "gavel",
    "bidding": "gavel",
    "recruiting": "recruiting",
    "over": "crown",
    "courting": "pawn",
    "bargaining": "together",
}


def header_sentence(view: View, language: str, names: Names) -> str:
    """Say who is asked for what, or who has won."""
    asked = view.asked
    if asked.kind == "over":
        return board.winner_sentence(view.winners, language, names)
    if len(asked.seats) != 1:
        return words.label(language, f"header-princes-{asked.kind}-all", count=len(asked.seats))
    name = words.player_name(names, asked.seats[0])
    if view.automa and asked.kind == "bidding":
        return words.label(language, "header-solo-bidding", name=name)
    key = f"header-princes-{asked.kind}"
    return words.label(language, key, name=name, count=asked.cards or asked.actions)


def make_header_data(view: View, language: str, names: Names) -> board.HeaderData:
    asked = view.asked
    return board.HeaderData(
        header_sentence(view, language, names),
        asked.character or asked.lot or asked.deck or _ICONS.get(asked.kind, "palazzo"),
        words.label(language, "round", round=view.round, rounds=view.box.rounds),
        words.label(language, "minimum", minimum=view.minimum),
        "work",
    )


WIDTH, HEIGHT = 1600, 1000
MARGIN, GAP = 6, 4

_INNER = WIDTH - 2 * MARGIN
_FAME = Box(MARGIN, board.HEADER_HEIGHT + GAP, _INNER, FAME_HEIGHT)
_BAND = Box(MARGIN, _FAME.bottom + GAP, _INNER, 200)
_PANELS = Box(MARGIN, _BAND.bottom + GAP, _INNER, HEIGHT - _BAND.bottom - GAP - 10)

_STAGE = 336
_RIGHTS = 104
_BUILDINGS = 384
_BETWEEN = 4  # from stack to stack
_OWN = 760  # width of the person's panel in the solo game

_LEFT = _BAND.left + _STAGE + GAP
_STACKS = Box(
    _LEFT, _BAND.top, _BAND.right - _RIGHTS - GAP - _BUILDINGS - GAP - _LEFT, _BAND.height
)

# By the number of seats: how large a square is, and whether the court lies beside.
_SQUARES = {1: (70, True), 2: (70, True), 3: (53, True), 4: (48, False), 5: (41, False)}
_LESS = 3  # where the line of the character has to have room too


def draw_regions(
    view: View, language: str, names: Names, before: View | None, hands: Sequence[HeldCards] = ()
) -> Iterator[board.Region]:
    """Yield the parts of the board; each is cached by the data it shows.

    `hands` are given by the film of a finished game alone: what every seat held.
    """
    new = find_changes(before, view)
    names = alt.names_with_wolfgang(view, language, names)
    header = make_header_data(view, language, names)
    yield Box(0, 0, WIDTH, board.HEADER_HEIGHT), board.draw_header_bar(header, WIDTH, THEME)
    points = tuple(estate.open.points for estate in view.estates)
    moved = tuple(bool(fresh.points) for fresh in new.estates)
    yield _FAME, draw_fame_track(points, moved, _FAME.width)
    scene = current_question.make_question_data(view, language, fresh=new.price)
    yield (
        Box(_BAND.left, _BAND.top, _STAGE, _BAND.height),
        current_question.draw_question_panel(scene, _STAGE, _BAND.height),
    )
    yield from _draw_supply_regions(view, language, names, new)
    if view.automa:
        yield from _draw_solo_panels(view, view.automa, language, names, new, hands)
    else:
        yield from _draw_panels(view, language, names, new, hands)


def _draw_supply_regions(
    view: View, language: str, names: Names, new: BoardChanges
) -> Iterator[board.Region]:
    """Yield what can be had now, beside the current question."""
    yield _draw_freedoms(view, new)
    if view.phase == "characters":
        yield from _draw_characters(view, language, names, new)
        return
    yield _draw_buildings(view, language, new)
    if view.automa and view.automa.card:
        yield from draw_wanted_regions(view, view.automa, language, new, _STACKS)
    elif view.borders and view.phase == "action":
        data = neighborhood.make_neighborhood_data(view, language, names, fresh=new.price)
        yield _STACKS, neighborhood.draw_neighborhood(data, _STACKS.width, _STACKS.height)
    else:
        yield from _draw_lots(view, language, new, _STACKS)


def _draw_characters(
    view: View, language: str, names: Names, new: BoardChanges
) -> Iterator[board.Region]:
    """Yield the six characters, in place of stacks and buildings."""
    right = _BAND.right - _RIGHTS - GAP
    wide = (right - _LEFT + GAP) // len(view.characters) // 2 * 2 - GAP
    for number, data in enumerate(
        supply.make_character_data(view, language, names, new.characters, wide)
    ):
        box = Box(_LEFT + number * (wide + GAP), _BAND.top, wide, _BAND.height)
        yield box, supply.draw_character(data, box.width, box.height)


def _draw_lots(view: View, language: str, new: BoardChanges, row: Box) -> Iterator[board.Region]:
    count = len(view.stacks)
    wide = (row.width - _BETWEEN * (count - 1)) // count // 2 * 2
    for number, data in enumerate(supply.make_lot_data(view, language, new.lots, wide - 14)):
        box = Box(row.left + number * (wide + _BETWEEN), row.top, wide, row.height)
        yield box, supply.draw_lot(data, wide, row.height)


def _draw_buildings(view: View, language: str, new: BoardChanges) -> board.Region:
    box = Box(_BAND.right - _RIGHTS - GAP - _BUILDINGS, _BAND.top, _BUILDINGS, _BAND.height)
    buildings = supply.make_building_data(view, language, new.supplies)
    return box, supply.draw_buildings(buildings, box.width, box.height)


def _draw_freedoms(view: View, new: BoardChanges) -> board.Region:
    box = Box(_BAND.right - _RIGHTS, _BAND.top, _RIGHTS, _BAND.height)
    decks = tuple(deck for deck in view.decks if deck.name != "prestige")
    fresh = frozenset(supply.name for supply in view.freedoms) & new.supplies
    return box, supply.draw_freedoms_and_decks(view.freedoms, decks, fresh, box.width, box.height)


def _draw_panels(
    view: View, language: str, names: Names, new: BoardChanges, hands: Sequence[HeldCards] = ()
) -> Iterator[board.Region]:
    seats = len(view.estates)
    square, beside = _SQUARES[seats]
    if view.characters and not beside:
        square -= _LESS
    columns = max(2, seats)
    wide = (_PANELS.width - GAP * (columns - 1)) // columns // 2 * 2
    shape = prince_panel.PanelShape(wide, _PANELS.height, square, beside)
    panels = [
        _make_prince_data(view, estate.seat, language, names, new, shape, hands)
        for estate in view.estates
    ]
    letters = min(map(prince_panel.fitting_font_size, panels))
    for number, data in enumerate(panels):
        box = Box(_PANELS.left + number * (wide + GAP), _PANELS.top, wide, _PANELS.height)
        yield box, prince_panel.draw_prince_panel(replace(data, letters=letters))


def _make_prince_data(
    view: View,
    seat: int,
    language: str,
    names: Names,
    new: BoardChanges,
    shape: prince_panel.PanelShape,
    hands: Sequence[HeldCards],
) -> prince_panel.PrinceData:
    return prince_panel.PrinceData(
        shape,
        view.box.ground,
        tuple(view.box.freedom_order),
        view.estates[seat],
        make_panel_header(view, seat, language, names, new.estates[seat].points),
        fresh=new.estates[seat],
        held=hands[seat] if hands else None,
        neighbours=neighbours(len(view.estates), Seat(seat)) if view.borders else (),
        ghost=dict(neighborhood.bargain_tiles(view)).get(Seat(seat)),
        character=prince_panel.make_character_line(
            view, view.estates[seat], fresh=new.estates[seat].character
        ),
    )


def _draw_solo_panels(
    view: View,
    automa: AutomaView,
    language: str,
    names: Names,
    new: BoardChanges,
    hands: Sequence[HeldCards],
) -> Iterator[board.Region]:
    """Yield the player's own panel at the left and Wolfgang's side at the right."""
    own = Box(_PANELS.left, _PANELS.top, _OWN, _PANELS.height)
    square, beside = _SQUARES[1]
    shape = prince_panel.PanelShape(own.width, own.height, square, beside)
    yield (
        own,
        prince_panel.draw_prince_panel(
            _make_prince_data(view, HUMAN, language, names, new, shape, hands)
        ),
    )
    left = own.right + GAP
    wolfgang = make_panel_header(view, WOLFGANG, language, names, new.estates[WOLFGANG].points)
    other = Box(left, _PANELS.top, _PANELS.right - left, _PANELS.height)
    yield from draw_wolfgang_side(view, automa, wolfgang, new, other)


BOARD: board.BoardRenderer[View, HeldCards] = board.BoardRenderer(
    WIDTH, HEIGHT, draw_regions, palette.quantize_picture
)
compose_board, draw_board = BOARD.compose_board, BOARD.draw_board


def load_cover() -> bytes:
    return board.load_example_picture("board.png")
