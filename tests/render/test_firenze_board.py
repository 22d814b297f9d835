"""The board of Firenze: a place for everything at any number of players, and what is new."""

from dataclasses import replace
from itertools import pairwise
from statistics import median
from time import perf_counter

import pytest
from PIL import ImageChops

from bot.games.firenze.view import View
from render import palette
from render.firenze import draw_board
from render.firenze.board import HEIGHT, WIDTH, compose_board, draw_regions
from render.firenze.view_differences import find_changes
from tests.render.drawing import assert_side_by_side, forget
from tests.render.firenze_positions import FULLEST, NAMES, SEATS, states, view


@pytest.mark.parametrize("seats", SEATS)
def test_the_parts_lie_side_by_side_on_the_picture(seats: int) -> None:
    assert_side_by_side(draw_regions(view(seats, -1), "en", NAMES, None), WIDTH, HEIGHT)


@pytest.mark.parametrize("seats", SEATS)
def test_a_board_is_1600_pixels_wide_and_small_in_bytes(seats: int) -> None:
    last = len(states(seats)) - 1
    for ply in (1, *range(last // 4, last, last // 6), last):
        picture = compose_board(view(seats, ply), "de", NAMES)
        assert picture.size == (1600, 1040)
        assert picture.mode == "P"
        assert len(draw_board(view(seats, ply), "de", NAMES, view(seats, ply - 1))) <= 110_000


def test_no_pixel_has_the_colour_that_moving_pictures_keep() -> None:
    highest = compose_board(view(FULLEST, -1), "de", NAMES).getextrema()[1]

    assert isinstance(highest, int)
    assert highest < palette.TRANSPARENT


def test_what_was_kept_is_what_would_be_drawn_anew() -> None:
    shown = [view(4, ply) for ply in range(200, 700, 90)]
    kept = [draw_board(after, "fr", NAMES, before) for before, after in pairwise(shown)]
    for (before, after), picture in zip(pairwise(shown), kept, strict=True):
        forget()
        assert draw_board(after, "fr", NAMES, before) == picture


def test_a_place_of_the_row_without_a_card_stays_empty() -> None:
    full = view(2, 0)
    fewer = replace(full, row=full.row[:-1])
    box = ImageChops.difference(
        compose_board(full, "en", NAMES).convert("RGB"),
        compose_board(fewer, "en", NAMES).convert("RGB"),
    ).getbbox()

    assert box is not None
    assert box[0] > WIDTH * 4 // 5


# What is new


def moved(seats: int, ply: int) -> tuple[View, View]:
    return view(seats, ply - 1), view(seats, ply)


def _fulfilled(before: View, after: View) -> bool:
    return before.turn.fulfilled < after.turn.fulfilled


def test_a_fulfilled_commission_is_new_with_its_points_and_seal() -> None:
    ply = next(p for p in range(1, 900) if _fulfilled(*moved(4, p)))
    before, after = moved(4, ply)
    new = find_changes(before, after)

    [fresh] = [fresh for fresh in new.builders if fresh.points]
    [(color, [height])] = [(color, set(of)) for color, of in new.commissions.items() if of]
    [family] = [family for family in after.families if family.color == color]
    [commission] = [one for one in family.commissions if one.height == height]
    assert commission.seat is not None
    assert new.builders[commission.seat] is fresh
    assert "seal" in fresh.counters


def test_a_taken_card_leaves_only_the_last_one_new() -> None:
    """Those at its right move up: they are no other cards than before."""
    for ply in range(1, 400):
        before, after = moved(4, ply)
        if len(before.row) == len(after.row) == 6 and before.deck > after.deck:
            assert find_changes(before, after).cards == {6}


def test_bricks_laid_on_a_card_are_new_there() -> None:
    ply = next(
        p
        for p in range(1, 900)
        if view(4, p - 1).asked.kind == "paying-card" and view(4, p).asked.kind == "paying-card"
    )
    laid = find_changes(*moved(4, ply)).laid

    assert [len(colors) for colors in laid if colors] == [1]


def test_a_brick_laid_makes_its_tower_new_and_no_other() -> None:
    ply = next(
        p
        for p in range(50, 900)
        if sum(view(4, p - 1).turn.laid) + 1 == sum(view(4, p).turn.laid)
        and len(view(4, p).builders[view(4, p).turn.seat].open.site) > 1
    )
    before, after = moved(4, ply)
    fresh = find_changes(before, after).builders[after.turn.seat]

    assert sum(fresh.towers) == 1


def test_a_picture_after_a_move_takes_a_fraction_of_the_first_one() -> None:
    shown = [view(4, ply) for ply in range(300, 330)]
    forget()
    begun = perf_counter()
    compose_board(shown[0], "en", NAMES)
    first = perf_counter() - begun
    later = []
    for old, new in pairwise(shown):
        begun = perf_counter()
        compose_board(new, "en", NAMES, old)
        later.append(perf_counter() - begun)

    assert median(later) < first / 4
