"""What a viewer may not see is in no picture of his: told otherwise, it is the same to the byte."""

from collections.abc import Iterator
from itertools import islice

import pytest

from bot.engine.chance import Chance
from bot.engine.game import Seat, Viewer
from bot.games.princes.state import State
from render.princes import (
    describe_board,
    describe_position,
    draw_board,
    draw_hand,
    draw_my_view,
    draw_scores,
)
from tests.render.drawing import forget
from tests.render.positions import GAME, NAMES
from tests.rules.wanderings import wandering


def places(seed: int, seats: int, every: int = 17) -> Iterator[State]:
    """Some positions of a game at random."""
    return islice((stride.before for stride in wandering(seed, seats)), 2, None, every)


def pictures(state: State, viewer: Viewer) -> list[bytes | str]:
    """All that this viewer may be shown, drawn from nothing."""
    forget()
    view = GAME.view(state, viewer)
    drawn: list[bytes | str] = [
        draw_board(view, "en", NAMES),
        draw_scores(view, "en", NAMES),
        describe_board(view, "en", NAMES),
        describe_position(view, "en", NAMES),
    ]
    if viewer is not None:
        drawn += [draw_hand(view, "en", NAMES), draw_my_view(view, "en", NAMES)]
    return drawn


@pytest.mark.parametrize("every", [59, pytest.param(17, marks=pytest.mark.long)])
@pytest.mark.parametrize("seats", [2, 5])
def test_pictures_are_the_same_in_every_truth_the_viewer_can_imagine(
    seats: int, every: int
) -> None:
    for number, state in enumerate(places(seats, seats, every)):
        viewer = None if number % 2 else Seat(number // 2 % seats)
        other = GAME.imagine(state, viewer, Chance("other", number))

        assert pictures(state, viewer) == pictures(other, viewer)


def test_the_board_of_a_seat_is_the_board_of_all() -> None:
    for number, state in enumerate(places(3, 4)):
        public, own = GAME.view(state, None), GAME.view(state, Seat(number % 4))

        assert draw_board(own, "en", NAMES) == draw_board(public, "en", NAMES)
        assert describe_position(own, "en", NAMES) == describe_position(public, "en", NAMES)


def test_covered_money_is_on_no_board() -> None:
    state = next(islice(places(5, 3), 3, None))

    assert (
        "florins" not in describe_position(GAME.view(state, None), "en", NAMES).partition("\n\n")[2]
    )
