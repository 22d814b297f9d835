"""The board: it has a place for everything at any number of players, and shows what is new."""

from collections.abc import Callable
from itertools import pairwise
from statistics import median
from time import perf_counter

import pytest
from PIL import Image

from bot.games.princes.view import View
from render import palette, words
from render.princes import board, draw_board
from render.princes.board import HEIGHT, WIDTH, compose_board, draw_regions, spread_marks
from render.princes.view_differences import find_changes
from tests.render.drawing import assert_side_by_side, forget, watched
from tests.render.positions import GAMES, NAMES, OPEN, ply_of, states, view


@pytest.mark.parametrize("seats", GAMES)
def test_the_parts_lie_side_by_side_on_the_picture(seats: int) -> None:
    assert_side_by_side(draw_regions(view(GAMES[seats], -1), "en", NAMES, None), WIDTH, HEIGHT)


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
        assert len(draw_board(view(OPEN, ply), "de", NAMES, view(OPEN, ply - 1))) <= 115_000


def test_no_pixel_has_the_colour_that_moving_pictures_keep() -> None:
    picture = compose_board(view(OPEN, -1), "de", NAMES)

    highest = picture.getextrema()[1]
    assert isinstance(highest, int)
    assert highest < palette.TRANSPARENT


def test_what_was_kept_is_what_would_be_drawn_anew() -> None:
    game = GAMES[4]
    shown = [view(game, ply) for ply in range(40, len(states(game)), 61)]
    kept = [draw_board(after, "fr", NAMES, before) for before, after in pairwise(shown)]
    for (before, after), picture in zip(pairwise(shown), kept, strict=True):
        forget()
        assert draw_board(after, "fr", NAMES, before) == picture


def test_a_language_nobody_speaks_is_english() -> None:
    seen = view(GAMES[2], 5)

    assert draw_board(seen, "tlh", NAMES) == draw_board(seen, "en", NAMES)
    assert draw_board(seen, "de-AT", NAMES) == draw_board(seen, "de", NAMES)


# What is new


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
def test_works_have_letters_of_one_size(seats: int) -> None:
    """Whoever has many, or long names, does not look less than the others."""
    game = GAMES[seats]
    last = view(game, ply_of(game, "acting"))
    names = {
        words.thing_name("de", "profession", card)
        for one in last.estates
        for card in one.open.table
    }
    with watched() as (written, _):
        draw_board(last, "de", NAMES)

    sizes = {one.size for one in written if one.text in names}
    assert len(names) > seats
    assert len(sizes) == 1
