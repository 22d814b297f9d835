"""What a viewer may not see is in no picture of Firenze: told otherwise, it is the same."""

import pytest

from bot.engine.game import Seat, Viewer
from bot.engine.random_draws import Chance
from bot.games.firenze.moves import Begin
from render import firenze
from render.firenze import draw_hand, draw_my_view, draw_portrait, draw_question, draw_scores
from render.firenze.planned_building import draw_planned_building
from tests.render.drawing import forget
from tests.render.firenze_positions import GAME, NAMES, laid, states


def pictures(state: object, viewer: Viewer) -> list[bytes | str]:
    """All that this viewer may be shown, drawn from nothing."""
    forget()
    view = GAME.view(state, viewer)
    drawn: list[bytes | str] = [
        firenze.draw_board(view, "en", NAMES),
        draw_scores(view, "en", NAMES),
        draw_portrait(view, "en", NAMES),
        firenze.draw_estate(view, Seat(1), "en", NAMES),
        firenze.describe_board(view, "en", NAMES),
        firenze.describe_position(view, "en", NAMES),
    ]
    if viewer is not None:
        drawn += [draw(view, "en", NAMES) for draw in (draw_hand, draw_my_view, draw_question)]
        drawn.append(draw_planned_building(view, laid(view, Begin("red")), "en", NAMES))
    return drawn


@pytest.mark.long  # of equal views the same is drawn; that views are equal conformance shows
@pytest.mark.parametrize("seats", [2, 4])
def test_pictures_are_alike_in_every_imaginable_truth(seats: int) -> None:
    for number, state in enumerate(states(seats)[40::173]):
        viewer = None if number % 2 else Seat(number // 2 % seats)
        other = GAME.imagine(state, viewer, Chance("other", number))

        assert pictures(state, viewer) == pictures(other, viewer)


def test_the_cards_of_a_hand_are_on_no_board_before_the_end() -> None:
    """Whatever others hold: their board is made of how many cards they are."""
    for state in states(4)[30:-1:211]:
        public = GAME.view(state, None)
        assert public.own is None
        assert not any(builder.revealed for builder in public.builders)
