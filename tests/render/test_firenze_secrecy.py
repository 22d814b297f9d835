"""What a viewer may not see is in no picture of Firenze: told otherwise, it is the same."""

import pytest

from bot.engine.chance import Chance
from bot.engine.game import Seat, Viewer
from bot.games.firenze.moves import Begin
from render.firenze import (
    describe_board,
    describe_position,
    draw_board,
    draw_hand,
    draw_my_view,
    draw_scores,
)
from render.firenze.building import draw_building
from tests.render.drawing import forget
from tests.render.firenze_positions import GAME, NAMES, laid, states


def pictures(state: object, viewer: Viewer) -> list[bytes | str]:
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
        drawn.append(draw_building(view, laid(view, Begin("red")), "en", NAMES))
    return drawn


@pytest.mark.parametrize("every", [401, pytest.param(173, marks=pytest.mark.long)])
@pytest.mark.parametrize("seats", [2, 4])
def test_pictures_are_the_same_in_every_truth_the_viewer_can_imagine(
    seats: int, every: int
) -> None:
    for number, state in enumerate(states(seats)[40::every]):
        viewer = None if number % 2 else Seat(number // 2 % seats)
        other = GAME.imagine(state, viewer, Chance("other", number))

        assert pictures(state, viewer) == pictures(other, viewer)


def test_the_board_of_a_seat_is_the_board_of_all() -> None:
    for number, state in enumerate(states(4)[30::211]):
        public, own = GAME.view(state, None), GAME.view(state, Seat(number % 4))

        assert draw_board(own, "en", NAMES) == draw_board(public, "en", NAMES)
        assert describe_position(own, "en", NAMES) == describe_position(public, "en", NAMES)


def test_the_cards_of_a_hand_are_on_no_board_before_the_end() -> None:
    """Whatever others hold: their board is made of how many cards they are."""
    for state in states(4)[30:-1:211]:
        public = GAME.view(state, None)
        assert public.own is None
        assert not any(builder.revealed for builder in public.builders)
