"""The turn of a game is the moment from which on nobody stood before whoever won it."""

import pytest

from bot.engine.summary import turning_point

NEVER, LAST = 0, 4


@pytest.mark.parametrize(
    ("points", "winners", "turn"),
    [
        ([(0, 0), (3, 0), (3, 2), (5, 4)], (0,), NEVER),
        ([(0, 0), (0, 3), (4, 3), (4, 3)], (0,), 2),
        ([(0, 0), (0, 3), (4, 3), (4, 6), (7, 6)], (0,), LAST),
        ([(0, 0), (0, 3), (4, 3), (4, 6), (6, 6)], (0,), LAST),  # as many is not behind
        ([(0, 0, 0), (0, 2, 0), (2, 2, 0), (2, 2, 1)], (0, 1), NEVER),  # one of them was first
        ([(0, 0, 0), (0, 0, 1), (2, 0, 1), (2, 2, 1)], (0, 1), 2),
        ([(0, 0), (-3, 0), (-3, 0), (1, 0)], (0,), 3),
    ],
)
def test_it_is_found_after_the_last_move_that_left_somebody_before_the_winner(
    points: list[tuple[int, ...]], winners: tuple[int, ...], turn: int
) -> None:
    assert turning_point(points, winners) == turn
