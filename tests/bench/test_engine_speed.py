"""The engine is as fast as it should be, on a machine of any speed: what is compared are ratios."""

import pytest

from tests.tools.figures import Figure
from tests.tools.figures.engine import FIGURES, replace_cost

# µs to replace a field of a 12-field dataclass on the machine the targets were set for: on another
# one they are as much easier or harder to reach as this is slower or faster there.
REPLACE_COST = 2.0
SLACK = 1.5
TRIES = 20  # other programs may disturb some, seldom all

TIMED = [figure for figure in FIGURES if figure.aim != "to compare" and figure.unit[:2] != "MB"]
(MEMORY,) = (figure for figure in FIGURES if figure.unit.startswith("MB"))


def eased(figure: Figure) -> float:
    """What the figure would come to on the machine the targets are for, with some slack."""
    slower = replace_cost() / REPLACE_COST * SLACK
    value = figure.measure()
    return value * slower if figure.aim == "at least" else value / slower


@pytest.mark.long
@pytest.mark.usefixtures("at_a_glance")
@pytest.mark.parametrize("figure", TIMED, ids=lambda figure: figure.name)
def test_the_engine_is_fast_for_this_machine(figure: Figure) -> None:
    tried = []
    for _ in range(TRIES):
        tried.append(eased(figure))
        if figure.met(tried[-1]):
            return

    pytest.fail(f"{figure.name} should be {figure.aim} {figure.target} {figure.unit}: {tried}")


@pytest.mark.long
def test_a_simulation_stays_small_however_large_the_one_who_measures_it_is() -> None:
    large = bytearray(2 * int(MEMORY.target) * 1024**2)

    value = MEMORY.measure()

    assert MEMORY.met(value), f"{value} {MEMORY.unit}"
    assert len(large) > MEMORY.target * 1024**2
