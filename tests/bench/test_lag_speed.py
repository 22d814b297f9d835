"""Nobody waits in the house while masters think, shown sooner than `bench house lag` shows it."""

import pytest

from tests.tools.figures.lag import MOST, lag

SLACK = 2.0  # for machines that are slow, or busy with other tests
SECONDS = 10.0
TRIES = 4


@pytest.mark.long
def test_the_loop_is_hardly_late_while_four_masters_think() -> None:
    tried: list[float] = []
    while len(tried) < TRIES and min(tried, default=MOST * SLACK + 1) > MOST * SLACK:
        tried.append(lag(SECONDS))
    assert min(tried) <= MOST * SLACK, tried
