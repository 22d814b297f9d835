"""The rules of Firenze are as fast as they should be, on a machine of any speed."""

import pytest

from tests.bench.test_engine_speed import TRIES, eased
from tests.tools.figures import Figure
from tests.tools.figures.firenze import RULES


@pytest.mark.long
@pytest.mark.usefixtures("at_a_glance")
@pytest.mark.parametrize("figure", RULES, ids=lambda figure: figure.name)
def test_the_rules_are_fast_for_this_machine(figure: Figure) -> None:
    tried = []
    for _ in range(TRIES):
        tried.append(eased(figure))
        if figure.met(tried[-1]):
            return

    pytest.fail(f"{figure.name} should be {figure.aim} {figure.target} {figure.unit}: {tried}")
