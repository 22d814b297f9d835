"""Figures of the first hour: how much of a phone's screen every kind of private panel takes.

`python -m tests.tools panels` lists them kind by kind. Heights are of the sandbox's page; Discord's
own client differs by about a tenth.
"""

from functools import cache

from tests.tools import panels as measure
from tests.tools.figures import Figure


@cache
def panels(game: str) -> tuple[measure.MeasuredPanel, ...]:
    return tuple(measure.find_panels(measure.golden_sheets(game)))


def most_words(game: str) -> float:
    return max(panel.words for panel in panels(game))


def most_pixels(game: str) -> float:
    return max(measure.heights_if_browser(panels(game)))


FIGURES = tuple(
    Figure(f"first {game} {name}", unit, "at most", target, lambda m=most, g=game: m(g))  # type: ignore[misc]
    for game in ("princes", "firenze")
    for name, unit, target, most in (
        ("words", "of the longest panel", measure.MOST_WORDS, most_words),
        ("pixels", "of the highest panel, needs Chromium", measure.MOST_PIXELS, most_pixels),
    )
)
