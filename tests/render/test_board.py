"""The board: it has a place for everything at any number of players, and shows what is new."""

from collections.abc import Callable
from itertools import combinations, pairwise
from statistics import median
from time import perf_counter

import pytest
from PIL import Image, ImageChops

from bot.games.princes.view import View
from render import palette, words
from render.canvas import Box
from render.princes import board, draw_board
from render.princes.board import HEIGHT, WIDTH, compose_board, draw_regions, spread_marks
from render.princes.changes import NO_CHANGES, BoardChanges, find_changes
from tests.render.drawing import forget, watched
from tests.render.positions import GAMES, LANGUAGES, NAMES, OPEN, ply_of, states, view


def meet(one: Box, other: Box) -> bool:
    aside = one.right <= other.left or other.right <= one.left
    return not aside and one.top < other.bottom and other.top < one.bottom


@pytest.mark.parametrize("seats", GAMES)
def test_the_parts_lie_side_by_side_on_the_picture(seats: int) -> None:
    parts = list(draw_regions(view(GAMES[seats], -1), "en", NAMES, None))

    for box, drawn in parts:
        assert (box.width, box.height) == drawn.size
        assert box.left >= 0
        assert box.top >= 0
        assert box.right <= WIDTH
        assert box.bottom <= HEIGHT
        # Moving pictures are half as large.
        assert not any(edge % 2 for edge in (box.left, box.top, box.width, box.height))
    assert not [pair for pair in combinations([box for box, _ in parts], 2) if meet(*pair)]


@pytest.mark.parametrize("seats", GAMES)
def test_everybody_has_a_panel_of_the_same_size(seats: int) -> None:
    boxes = [
        box for box, _ in board._draw_panels(view(GAMES[seats], -1), "en", NAMES, changes_of(seats))
    ]

    assert len(boxes) == seats
    assert len({(box.width, box.height, box.top) for box in boxes}) == 1


def changes_of(seats: int) -> BoardChanges:
    return find_changes(None, view(GAMES[seats], -1))


@pytest.mark.parametrize("seats", GAMES)
def test_a_board_is_1600_pixels_wide_and_small_in_bytes(seats: int) -> None:
    game = GAMES[seats]
    for ply in (1, len(states(game)) // 2, len(states(game)) - 1):
        picture = compose_board(view(game, ply), "de", NAMES)
        assert picture.size == (1600, 1000)
        assert picture.mode == "P"
        assert len(draw_board(view(game, ply), "de", NAMES)) <= 110_000


def test_the_fullest_board_is_small_too() -> None:
    late = range(len(states(OPEN)) - 30, len(states(OPEN)), 6)
    for ply in late:
        assert len(draw_board(view(OPEN, ply), "de", NAMES, view(OPEN, ply - 1))) <= 110_000


def test_no_pixel_has_the_colour_that_moving_pictures_keep() -> None:
    picture = compose_board(view(OPEN, -1), "de", NAMES)

    highest = picture.getextrema()[1]
    assert isinstance(highest, int)
    assert highest < palette.TRANSPARENT


def test_what_was_kept_is_what_would_be_drawn_anew() -> None:
    game = GAMES[4]
    shown = [view(game, ply) for ply in range(40, len(states(game)), 23)]
    kept = [draw_board(after, "fr", NAMES, before) for before, after in pairwise(shown)]
    for (before, after), picture in zip(pairwise(shown), kept, strict=True):
        forget()
        assert draw_board(after, "fr", NAMES, before) == picture


def test_a_language_nobody_speaks_is_english() -> None:
    seen = view(GAMES[2], 5)

    assert draw_board(seen, "tlh", NAMES) == draw_board(seen, "en", NAMES)
    assert draw_board(seen, "de-AT", NAMES) == draw_board(seen, "de", NAMES)


def test_all_languages_are_drawn_in_all_phases() -> None:
    for kind in ("choosing", "nominating", "bidding", "placing", "acting", "over"):
        seen = view(GAMES[3], ply_of(GAMES[3], kind))
        pictures = {draw_board(seen, language, NAMES) for language in LANGUAGES}
        assert len(pictures) == len(LANGUAGES)


# What is new


def test_nothing_is_new_without_a_picture_before() -> None:
    new = find_changes(None, view(GAMES[5], 300))

    assert set(new.estates) == {NO_CHANGES}
    assert not new.lots
    assert not new.supplies
    assert not new.price


def moved(game: str, ply: int) -> tuple[View, View]:
    return view(game, ply - 1), view(game, ply)


def test_a_new_building_is_new_with_its_points_and_its_supply() -> None:
    game = GAMES[5]
    ply = next(p for p in range(1, 330) if _built(*moved(game, p)))
    before, after = moved(game, ply)
    new = find_changes(before, after)

    [fresh] = [fresh for fresh in new.estates if fresh.tiles]
    [tile] = fresh.tiles
    assert fresh.points == 3
    assert tile.name in new.supplies


def _built(before: View, after: View) -> bool:
    pairs = zip(before.estates, after.estates, strict=True)
    return any(len(old.open.buildings) < len(new.open.buildings) for old, new in pairs)


def test_what_is_new_is_set_off_and_nothing_else() -> None:
    game = GAMES[5]
    ply = next(p for p in range(200, 330) if _built(*moved(game, p)))
    before, after = moved(game, ply)
    plain, marked = (
        compose_board(after, "en", NAMES, old).convert("RGB") for old in (None, before)
    )
    box = ImageChops.difference(plain, marked).getbbox()

    assert box is not None
    untouched = (0, 0, WIDTH, 70)  # the header does not change by what is new
    assert ImageChops.difference(plain.crop(untouched), marked.crop(untouched)).getbbox() is None


# The fame track


@pytest.mark.parametrize(
    "wanted", [[0, 0, 0, 0, 0], [100, 110, 900], [1500, 1500], [5], [40, 70, 71, 72, 1400]]
)
def test_shields_on_the_track_keep_their_order_and_do_not_overlap(wanted: list[int]) -> None:
    places = spread_marks(wanted, 36, 24, 1530)

    assert all(after - before >= 36 for before, after in pairwise(places))
    assert places[0] >= 24
    assert places[-1] <= 1530


def test_a_shield_alone_stands_below_its_field() -> None:
    assert spread_marks([100, 700, 1200], 36, 24, 1530) == [100, 700, 1200]


def test_who_has_gone_around_has_a_disk() -> None:
    from render.princes import board  # noqa: PLC0415

    once, never = (board.draw_fame_track((points,), (False,), 1572) for points in (53, 3))
    twice = board.draw_fame_track((103,), (False,), 1572)

    assert len({once.tobytes(), never.tobytes(), twice.tobytes()}) == 3


def test_pictures_are_never_shared() -> None:
    seen = view(GAMES[2], 5)
    one, other = compose_board(seen, "en", NAMES), compose_board(seen, "en", NAMES)
    one.paste(0, (0, 0, WIDTH, HEIGHT))

    assert isinstance(other, Image.Image)
    assert other.tobytes() != one.tobytes()


def test_a_picture_after_a_move_takes_a_fraction_of_the_first_one() -> None:
    shown = [view(GAMES[5], ply) for ply in range(300, 320)]
    forget()
    first = seconds(lambda: compose_board(shown[0], "en", NAMES))
    later = [
        seconds(lambda old=old, new=new: compose_board(new, "en", NAMES, old))  # type: ignore[misc]
        for old, new in pairwise(shown)
    ]

    assert median(later) < first / 4


def seconds(work: Callable[[], object]) -> float:
    begun = perf_counter()
    work()
    return perf_counter() - begun


@pytest.mark.parametrize(
    "seats", [*(pytest.param(one, marks=pytest.mark.long) for one in (2, 3)), 4, 5]
)
def test_works_are_written_in_letters_of_one_size_in_all_estates(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has many, or long names, does not look less than the others."""
    game = GAMES[seats]
    last = view(game, ply_of(game, "acting"))
    names = {
        words.thing_name("de", "profession", card)
        for one in last.estates
        for card in one.open.table
    }
    with watched(monkeypatch) as (written, _):
        draw_board(last, "de", NAMES)

    sizes = {one.size for one in written if one.text in names}
    assert len(names) > seats
    assert len(sizes) == 1
