"""Pictures for a phone: the public board in portrait format, and what one question needs."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain

from PIL import Image

from bot.games.princes import tile_laying, works
from bot.games.princes.land_grid import Ground
from bot.games.princes.state_parts import Tile
from bot.games.princes.view import InHand, OwnView, SeenEstate, View
from render import heraldry, words
from render.canvas import Box, Canvas, encode_png, make_panel_canvas
from render.common import my_view
from render.common.board import draw_tall_header_bar
from render.common.my_view import CROP, GAP, INNER, LEAST, IconCount, OtherPlayerData, Row
from render.fonts import Face
from render.palette import CREAM, GREEN, GROUND, HONEY, INK, RED, SLOT, quantize_picture
from render.princes import alt, current_question, hand, principality, tiles
from render.princes import my_view as own_view
from render.princes.board import draw_board, make_header_data
from render.princes.hand import ProfessionData
from render.princes.neighborhood import draw_planned_land
from render.princes.prince_panel import Badge
from render.princes.theme import DRAWINGS, THEME, icon
from render.princes.view_differences import EstateChanges, find_changes
from render.words import Names

_CHOOSING = ("choosing", "picking")
_OFFERING = ("nominating", "wishing", "courting")
_ACTING = ("acting", "placing", "bargaining")
_CROP_LOTS, _SALE = 66, 84  # pixels of the line of lots, and of what was paid for them
_CROP_CHARACTERS = 390
_PLAN_SQUARE, _BORDERED_SQUARE = 75, 80
_MOST_WORKS = 6  # in a crop, the best; the menu below it has all
_ROW_HEIGHT, _WISH = 84, 74  # pixels of a work at least, and of a thing that it wants


def draw_question(view: View, language: str, names: Names, ghost: Tile | None = None) -> bytes:
    """Draw the crop for the viewer's question as PNG, with a tile that is being placed."""
    language = words.nearest_language(language)
    names = alt.names_with_wolfgang(view, language, names)
    rows = _draw_question_rows(view, view.my, language, names, ghost)
    return encode_png(my_view.pile_rows(rows, THEME, width=CROP))


def _draw_question_rows(
    view: View, own: OwnView, language: str, names: Names, ghost: Tile | None
) -> Iterator[Row]:
    kind, estate = view.asked.kind, view.estates[own.seat]
    if own.looking_at:
        yield (hand.draw_cards_to_choose(view, own, language, CROP),)
    elif kind in _CHOOSING and own.hand:
        yield (hand.draw_professions_in_hand(view, own, language, CROP),)
    elif ghost is not None:
        yield _draw_planned_tile(view, estate, ghost, language)
    elif kind in _OFFERING and view.phase == "characters":
        yield (own_view.draw_supply(view, language, CROP, _CROP_CHARACTERS),)
    elif kind in _OFFERING:
        yield from _draw_lots_and_holdings(view, names)
    elif kind in _ACTING and (kind != "acting" or not own.hand):
        badges = own_view.possession_badges(view, estate)
        yield own_view.draw_estate_row(view, estate, language, badges, _PLAN_SQUARE, CROP)
    elif kind == "acting":
        yield _draw_estate_and_works(view, own, estate, language)
    else:
        scene = current_question.make_question_data(view, language, fresh=False)
        yield (own_view.draw_question_subject(scene, CROP),)


# A lot is named


def _draw_lots_and_holdings(view: View, names: Names) -> Iterator[Row]:
    """Yield the lots, and what everybody has of them."""
    high = _CROP_LOTS + (_SALE if view.sales else 0)
    yield (own_view.draw_lots(view, CROP, high, rows=1),)
    shown = tuple(_make_holdings_data(view, estate, names) for estate in view.estates)
    yield (my_view.draw_other_players(shown, THEME, CROP),)


def _make_holdings_data(view: View, estate: SeenEstate, names: Names) -> OtherPlayerData:
    name = words.player_name(names, estate.seat)
    asked = estate.seat in view.asked.seats
    return OtherPlayerData(estate.seat, name, asked, tuple(count_possessions(view, estate)))


def count_possessions(view: View, estate: SeenEstate) -> Iterator[IconCount]:
    """Count the landscapes of each kind, the jesters and the builders of an estate."""
    lies = estate.open
    for kind in view.box.landscape_order:
        yield own_view.make_icon_count(kind, sum(tile.name == kind for tile in lies.landscapes))
    yield own_view.make_icon_count("jester", lies.jesters)
    yield own_view.make_icon_count("builder", lies.builders)


# A tile is placed


def _draw_planned_tile(view: View, estate: SeenEstate, ghost: Tile, language: str) -> Row:
    """Draw the estate with the planned tile and, where there is room, what it brings."""
    ground, is_bordered = view.box.ground, view.box.borders is not None
    square = _BORDERED_SQUARE if is_bordered else _PLAN_SQUARE
    wide = CROP if is_bordered else principality.land_width(ground, square) + 18
    canvas = Canvas(wide, principality.land_height(ground, square) + 24, GROUND)
    frame = Box(0, 0, wide - 2, canvas.image.height - 3)
    draw_planned_land(canvas, frame, view, estate, ghost, square, language)
    land = quantize_picture(canvas.image)
    if is_bordered:
        return (land,)
    return land, _draw_planned_tile_facts(view, estate, ghost, CROP - wide - GAP, land.height)


def _draw_planned_tile_facts(
    view: View, estate: SeenEstate, ghost: Tile, width: int, height: int
) -> Image.Image:
    """Draw the planned tile with its square, its cost and its points."""
    canvas, whole = make_panel_canvas(width, height)
    cells, _ = principality.tile_cells(view.box.ground, ghost)
    canvas.paste_centred(tiles.tile_sprite(ghost.name, cells, 36, fresh=False), whole.middle, 110)
    canvas.write(whole.middle, 270, ghost.square, Face.STRONG, 64, INK, side="middle")
    figures = [("points", f"+{tile_laying.points_for_tile(view.box, estate.open, ghost)}")]
    if ghost.name in view.box.building_order:
        figures.append(("coin", f"{view.box.building_cost(estate.open.builders)}"))
    for number, (symbol, figure) in enumerate(figures):
        middle = 340 + number * 80
        canvas.paste_centred(icon(symbol, 56), 42, middle)
        canvas.write(whole.right - 14, middle + 17, figure, Face.STRONG, 48, INK, side="right")
    return quantize_picture(canvas.image)


# A turn


def _draw_estate_and_works(view: View, own: OwnView, estate: SeenEstate, language: str) -> Row:
    """Draw the estate at the left and the works within reach at the right."""
    square = tiles.CROP_SQUARE
    land = own_view.draw_land_panel(own_view.make_land_data(view, estate, language), square)
    parts = [
        land,
        own_view.draw_badge_panel(tuple(own_view.possession_badges(view, estate)), land.width),
    ]
    if own.bonus:
        worths = tuple(Badge("bonus", f"+{card.worth}") for card in own.bonus)
        parts.append(own_view.draw_badge_panel(worths, land.width))
    left = my_view.pile_rows([(part,) for part in parts], THEME, width=land.width)
    best = sorted(own.hand, key=lambda held: held.sum.value)[-_MOST_WORKS:]
    held = [one for one in own.hand if one in best]
    shown = tuple(_make_work_row(view, own, one, language) for one in held)
    high = max(left.height, len(shown) * _ROW_HEIGHT + 12)
    return left, _draw_works(shown, view.box.ground, CROP - land.width - GAP, high)


@dataclass(frozen=True, slots=True)
class _WorkRow:
    """A work in hand: what it wants, its value, and what it lacks."""

    card: ProfessionData
    short: int
    is_enough: bool  # at least with the bonus cards in hand


def _make_work_row(view: View, own: OwnView, held: InHand, language: str) -> _WorkRow:
    verdict = hand.CardVerdict(f"{held.sum.value}")
    short = works.missing_value(held.sum.value, view.minimum)
    more = sum(card.worth for card in own.bonus)
    data = hand.make_card_data(view, held.card, language, verdict)
    return _WorkRow(data, short, short <= more)


@lru_cache(16)
def _draw_works(rows: tuple[_WorkRow, ...], ground: Ground, width: int, height: int) -> Image.Image:
    canvas, whole = make_panel_canvas(width, height)
    for cell, row in zip(whole.inset(4).split(1, max(3, len(rows))), rows, strict=False):
        canvas.fill(cell.inset(2), SLOT, 8)
        _draw_work(canvas, cell.inset(2), row, ground)
    return quantize_picture(canvas.image)


def _draw_work(canvas: Canvas, box: Box, row: _WorkRow, ground: Ground) -> None:
    """Draw name and value above three things with their ticks and what is lacking."""
    upper, lower = box.top + box.height // 4 + 2, box.bottom - box.height // 4 - 2
    right = box.right - 4
    value = Box(right - 56, upper - 21, 56, 42)
    if not row.short:
        canvas.draw_frame(value, CREAM, GREEN, 8, 4)
    ink = INK if row.short else GREEN
    canvas.write(
        value.middle, upper + 14, row.card.verdict.value, Face.STRONG, 40, ink, side="middle"
    )
    room = value.left - box.left - 12
    canvas.write(
        box.left + 8, upper + 11, row.card.name, Face.NAME, 36, INK, room=room, least=LEAST
    )
    for number, (kind, thing, found) in enumerate(row.card.wishes):
        left = box.left + 6 + number * _WISH
        canvas.paste_centred(
            hand.wanted_thing_sprite(ground, kind, thing, 10, 42), left + 22, lower
        )
        canvas.paste_centred(icon("yes" if found else "no", 28), left + 58, lower)
    if row.short and row.is_enough:
        canvas.paste_centred(icon("bonus", 42), right - 24, lower)
    elif row.short:
        canvas.write(right - 6, lower + 12, f"−{row.short}", Face.STRONG, 34, RED, side="right")


_LARGEST = 112  # pixels of an icon of what has changed
_MOST_CHANGES = 3  # seats in as many lines; after a deal, where all have got cards, none
_LOTS, _SUPPLIES, _CHARACTERS = 160, 216, 384


def draw_portrait(view: View, language: str, names: Names, before: View | None = None) -> bytes:
    """Draw the public board in portrait format as PNG; that of the solo game is always wide."""
    if view.automa:
        return draw_board(view, language, names, before)
    rows = _draw_portrait_rows(view, words.nearest_language(language), names, before)
    return encode_png(my_view.pile_rows(rows, THEME, width=my_view.WIDTH, head=1))


def _draw_portrait_rows(
    view: View, language: str, names: Names, before: View | None
) -> Iterator[Row]:
    new = find_changes(before, view)
    header = make_header_data(view, language, names)
    yield (draw_tall_header_bar(header, my_view.WIDTH, THEME),)
    scene = current_question.make_question_data(view, language, fresh=new.price)
    changes = tuple(_list_changes(new.estates))
    if 0 < len(changes) <= _MOST_CHANGES:
        wide = (INNER - GAP) // 2
        subject = own_view.draw_question_subject(scene, wide)
        yield subject, _draw_changes(changes, wide, view.box.ground)
    else:
        yield (own_view.draw_question_subject(scene, INNER),)
    if view.phase == "auction":
        yield (own_view.draw_lots(view, INNER, _LOTS, rows=1),)
    else:
        high = _CHARACTERS if view.phase == "characters" else _SUPPLIES
        yield (own_view.draw_supply(view, language, INNER, high),)
    shown = tuple(
        _make_player_data(view, estate, names, new.estates[estate.seat]) for estate in view.estates
    )
    yield (my_view.draw_other_players(shown, THEME),)


# A line per player


def _make_player_data(
    view: View, estate: SeenEstate, names: Names, new: EstateChanges
) -> OtherPlayerData:
    got = [change.icons for change in _list_changes([new])]
    fresh = {"points"} if new.points else set()
    for name in chain(*got):
        fresh.add("palazzo" if _is_building(name, view.box.ground) else name)
    counts = tuple(
        replace(count, fresh=count.icon in fresh) for count in _player_counts(view, estate)
    )
    name = words.player_name(names, estate.seat)
    return OtherPlayerData(estate.seat, name, estate.seat in view.asked.seats, counts)


def _player_counts(view: View, estate: SeenEstate) -> Iterator[IconCount]:
    lies = estate.open
    yield IconCount("points", words.format_points(lies.points))
    yield from count_possessions(view, estate)
    yield own_view.make_icon_count("palazzo", len(lies.buildings))
    yield own_view.make_icon_count("work", len(lies.feats))


# What changed


@dataclass(frozen=True, slots=True)
class ChangeData:
    """What a seat won, and the icons of what it has got."""

    seat: int
    points: int
    icons: tuple[str, ...]


def _list_changes(estates: Sequence[EstateChanges]) -> Iterator[ChangeData]:
    for seat, new in enumerate(estates):
        icons = tuple(tile.name for tile in new.tiles) + ("work",) * len(new.feats)
        icons += tuple(sorted(new.counters - {"coin"}))
        if new.points or icons:
            yield ChangeData(seat, new.points, icons)


def _is_building(name: str, ground: Ground) -> bool:
    return name in ground.turns and name not in DRAWINGS


@lru_cache(8)
def _draw_changes(changes: tuple[ChangeData, ...], width: int, ground: Ground) -> Image.Image:
    """Draw what each seat has got, with its points, in a line as high as there is room."""
    canvas, whole = make_panel_canvas(width, own_view.SUBJECT_HEIGHT)
    high = (whole.height - 12) // len(changes)
    size = min(high - 16, _LARGEST)
    for number, change in enumerate(changes):
        box = Box(6, 6 + number * high, whole.width - 12, high).inset(2)
        middle, left = box.middle_y, box.left + 12 + size
        canvas.draw_slot(box, HONEY, 10, fresh=True)
        canvas.paste_centred(heraldry.shield_sprite(change.seat, size), left - size // 2, middle)
        left += 16
        if change.points:
            text, ink = words.format_change(change.points), GREEN if change.points > 0 else RED
            left = (
                canvas.write(left, middle + size // 4, text, Face.STRONG, size * 3 // 4, ink) + 16
            )
        for name in change.icons[: (box.right - left) // (size + 10)]:
            _draw_gained_thing(canvas, left + size // 2, middle, name, size, ground)
            left += size + 10
    return quantize_picture(canvas.image)


def _draw_gained_thing(
    canvas: Canvas, x: int, y: int, name: str, size: int, ground: Ground
) -> None:
    kind = "building" if _is_building(name, ground) else ""
    canvas.paste_centred(hand.wanted_thing_sprite(ground, kind, name, size // 4, size), x, y)
