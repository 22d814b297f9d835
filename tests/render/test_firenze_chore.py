"""`bot picture` and `bot bench` know the pictures of Firenze."""

from io import BytesIO

import pytest
from PIL import Image

from bot.cli import CommandError
from bot.engine import recorded_views
from bot.engine.game import Viewer
from render.common import my_view
from tests.render.firenze_positions import GAME, asked_seat, ply_of, states
from tests.tools.figures import figures
from tests.tools.game_pictures import PictureSubject, load_drawers

OF_FIRENZE = load_drawers("firenze")


def subject(ply: int, viewer: Viewer = None) -> PictureSubject:
    return PictureSubject(GAME, states(4)[: ply + 1], 4, viewer, "de", "")


@pytest.mark.parametrize("kind", OF_FIRENZE.kinds)
def test_every_kind_of_picture_is_drawn(kind: str) -> None:
    ply = ply_of(4, "building")
    file = OF_FIRENZE.kinds[kind](subject(ply, asked_seat(4, ply)))

    with Image.open(BytesIO(file)) as picture:
        assert picture.width == (my_view.WIDTH if kind == "mine" else 1600)


@pytest.mark.parametrize("kind", ["hand", "building"])
def test_what_one_seat_alone_sees_needs_a_viewer(kind: str) -> None:
    with pytest.raises(CommandError, match="say which with --viewer"):
        OF_FIRENZE.kinds[kind](subject(5))


def test_a_film_is_drawn_with_the_hands_of_all() -> None:
    last = len(states(4)) - 1
    shown = states(4)[last - 2 : last]
    open_ = recorded_views.record_uncovered_views(GAME, shown, 4, states(4)[-1])
    films = [
        OF_FIRENZE.draw_film(one, "de", {})
        for one in (open_, recorded_views.record_covered_views(GAME, shown))
    ]

    assert films[0] != films[1]


def test_all_figures_of_the_pictures_are_measured() -> None:
    names = {figure.name for figure in figures()}

    assert {"firenze board", "firenze slow", "firenze size", "firenze first"} <= names
