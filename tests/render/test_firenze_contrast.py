"""Colour is never alone on the pictures of Firenze, and whatever is written can be read."""

from itertools import combinations

import pytest

from bot.games.firenze.moves import Begin
from bot.games.firenze.state_parts import COLORS
from render import palette
from render.firenze import bricks, draw_board, draw_hand, draw_scores, theme
from render.firenze.planned_building import draw_planned_building
from render.firenze.theme import BRICK_COLOURS
from render.palette import contrast_ratio
from tests.render.drawing import watched
from tests.render.firenze_positions import (
    FULLEST,
    KINDS,
    NAMES,
    asked_seat,
    laid,
    ply_of,
    states,
    view,
)

ENOUGH = 4.5


@pytest.mark.parametrize("kind", KINDS)
def test_all_letters_on_a_board_stand_out(kind: str) -> None:
    ply = ply_of(FULLEST, kind)
    with watched() as (written, _):
        draw_board(view(FULLEST, ply), "de", NAMES, view(FULLEST, max(0, ply - 5)))
        draw_scores(view(FULLEST, ply), "de", NAMES)

    assert written
    assert [one for one in written if contrast_ratio(one.ink, one.ground) < ENOUGH] == []


def test_all_letters_in_private_stand_out() -> None:
    with watched() as (written, _):
        for ply in range(60, len(states(FULLEST)), 71):
            seen = view(FULLEST, ply, asked_seat(FULLEST, ply))
            draw_hand(seen, "de", NAMES)
            draw_planned_building(seen, laid(seen, Begin("white")), "de", NAMES)

    assert written
    assert [one for one in written if contrast_ratio(one.ink, one.ground) < ENOUGH] == []


@pytest.mark.parametrize("color", COLORS)
def test_a_mark_stands_out_on_its_brick(color: str) -> None:
    assert contrast_ratio(bricks.ink_on_brick(color), BRICK_COLOURS[color]) >= ENOUGH


def test_bricks_differ_by_their_mark_without_any_colour() -> None:
    marks = {}
    for color in COLORS:
        drawn = bricks.color_mark_sprite(color, 40).mask.tobytes()
        marks[color] = [alpha > 128 for alpha in drawn]

    for one, other in combinations(COLORS, 2):
        apart = sum(a != b for a, b in zip(marks[one], marks[other], strict=True))
        assert apart > 150, (one, other)


def test_the_palette_has_every_brick_and_one_index_to_spare() -> None:
    assert set(BRICK_COLOURS) == set(COLORS)
    assert set(BRICK_COLOURS.values()) <= set(theme.COLOURS)
    assert len(theme.COLOURS) <= palette.TRANSPARENT
