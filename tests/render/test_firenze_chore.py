"""`bot picture` and `bot bench` know the pictures of Firenze."""

from io import BytesIO

import pytest
from PIL import Image

from bot.chores import Unfit
from bot.chores._figures import figures
from bot.chores._pictured import Wish, pictures
from bot.engine.game import Viewer
from tests.render.firenze_positions import GAME, asked_seat, ply_of, states

OF_FIRENZE = pictures("firenze")


def wish(ply: int, viewer: Viewer = None) -> Wish:
    return Wish(GAME, states(4)[: ply + 1], 4, viewer, "de", "")


@pytest.mark.parametrize("kind", OF_FIRENZE.kinds)
def test_every_kind_of_picture_is_drawn(kind: str) -> None:
    ply = ply_of(4, "building")
    file = OF_FIRENZE.kinds[kind](wish(ply, asked_seat(4, ply)))

    with Image.open(BytesIO(file)) as picture:
        assert picture.width == 1600


@pytest.mark.parametrize("kind", ["hand", "building"])
def test_what_one_seat_alone_sees_needs_a_viewer(kind: str) -> None:
    with pytest.raises(Unfit, match="say which with --viewer"):
        OF_FIRENZE.kinds[kind](wish(5))


def test_a_film_is_drawn_with_the_hands_of_all() -> None:
    last = len(states(4)) - 1
    end, wished = GAME.view(states(4)[-1], None), wish(last)
    plies = range(last - 2, last)
    hands = OF_FIRENZE.uncovered(end, [wished.every_seats(ply) for ply in plies])
    views = [wished.view(ply) for ply in plies]
    film, covered = (OF_FIRENZE.draw_replay(views, "de", {}, one) for one in (hands, None))

    assert film != covered


def test_all_figures_of_the_pictures_are_measured() -> None:
    names = {figure.name for figure in figures()}

    assert {"firenze board", "firenze slow", "firenze size", "firenze first"} <= names
