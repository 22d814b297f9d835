"""What a viewer may not see is in no picture of his: told otherwise, it is the same to the byte."""

from collections.abc import Iterator
from itertools import islice

import pytest

from bot.engine.game import Seat, Viewer
from bot.engine.random_draws import Chance
from bot.games.princes.state import State
from render import princes
from render.princes import describe_position, draw_portrait, draw_question, draw_scores
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
        princes.draw_board(view, "en", NAMES),
        draw_scores(view, "en", NAMES),
        draw_portrait(view, "en", NAMES),
        princes.draw_estate(view, Seat(1), "en", NAMES),
        princes.describe_board(view, "en", NAMES),
        describe_position(view, "en", NAMES),
    ]
    if viewer is not None:
        drawn += [
            draw(view, "en", NAMES)
            for draw in (princes.draw_hand, princes.draw_my_view, draw_question)
        ]
    return drawn


@pytest.mark.long  # of equal views the same is drawn; that views are equal conformance shows
@pytest.mark.parametrize("seats", [2, 5])
def test_pictures_are_alike_in_every_imaginable_truth(seats: int) -> None:
    for number, state in enumerate(places(seats, seats)):
        viewer = None if number % 2 else Seat(number // 2 % seats)
        other = GAME.imagine(state, viewer, Chance("other", number))

        assert pictures(state, viewer) == pictures(other, viewer)


def test_covered_money_is_on_no_board() -> None:
    state = next(islice(places(5, 3), 3, None))

    assert (
        "florins" not in describe_position(GAME.view(state, None), "en", NAMES).partition("\n\n")[2]
    )
