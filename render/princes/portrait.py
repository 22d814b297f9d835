"""Draw the public board of The Princes of Florence in portrait format, for a phone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain

from PIL import Image

from bot.games.princes.board import Ground
from bot.games.princes.view import SeenEstate, View
from render import heraldry, words
from render.canvas import Box, Canvas, encode_png, make_panel_canvas
from render.common import my_view
from render.common.board import draw_tall_header_bar
from render.common.my_view import GAP, INNER, IconCount, OtherPlayerData, Row
from render.fonts import Face
from render.palette import GREEN, HONEY, RED, quantize_picture
from render.princes import current_question, hand, question
from render.princes import my_view as own_view
from render.princes.board import draw_board, make_header_data
from render.princes.changes import EstateChanges, find_changes
from render.princes.theme import DRAWINGS, THEME
from render.words import Names

_LARGEST = 112  # pixels of an icon of what has changed
_MOST_CHANGES = 3  # seats in as many lines; after a deal, where all have got cards, none
_LOTS, _SUPPLIES, _CHARACTERS = 160, 216, 384


def draw_portrait(view: View, language: str, names: Names, before: View | None = None) -> bytes:
    """Draw the public board in portrait format as PNG; that of the solo game is always wide."""
    if view.automa:
        return draw_board(view, language, names, before)
    rows = _draw_rows(view, words.nearest_language(language), names, before)
    return encode_png(my_view.pile_rows(rows, THEME, width=my_view.WIDTH, head=1))


def _draw_rows(view: View, language: str, names: Names, before: View | None) -> Iterator[Row]:
    new = find_changes(before, view)
    header = make_header_data(view, language, names)
    yield (draw_tall_header_bar(header, my_view.WIDTH, THEME),)
    scene = current_question.make_question_data(view, language, fresh=new.price)
    changes = tuple(_list_changes(new.estates))
    if 0 < len(changes) <= _MOST_CHANGES:
        wide = (INNER - GAP) // 2
        subject = own_view.draw_subject(scene, wide)
        yield subject, _draw_changes(changes, wide, view.box.ground)
    else:
        yield (own_view.draw_subject(scene, INNER),)
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
    yield IconCount("points", own_view.format_points(lies.points))
    yield from question.count_possessions(view, estate)
    yield own_view.make_count("palazzo", len(lies.buildings))
    yield own_view.make_count("work", len(lies.feats))


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
        middle, left = box.top + box.height // 2, box.left + 12 + size
        canvas.draw_slot(box, HONEY, 10, fresh=True)
        canvas.centre(heraldry.shield_sprite(change.seat, size), left - size // 2, middle)
        left += 16
        if change.points:
            text, ink = f"{change.points:+}".replace("-", "−"), GREEN if change.points > 0 else RED
            left = (
                canvas.write(left, middle + size // 4, text, Face.STRONG, size * 3 // 4, ink) + 16
            )
        for name in change.icons[: (box.right - left) // (size + 10)]:
            _draw_thing(canvas, left + size // 2, middle, name, size, ground)
            left += size + 10
    return quantize_picture(canvas.image)


def _draw_thing(canvas: Canvas, x: int, y: int, name: str, size: int, ground: Ground) -> None:
    kind = "building" if _is_building(name, ground) else ""
    canvas.centre(hand.wish_sprite(ground, kind, name, size // 4, size), x, y)
