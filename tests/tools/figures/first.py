"""Figures of the first hour: how much of a phone's screen every kind of private panel takes.

`python -m tests.tools panels` lists them kind by kind. Heights are of the sandbox's page; Discord's
own client differs by about a tenth.
"""

from functools import cache

from tests.tools.figures import Figure
from tests.tools.panels import MeasuredPanel, find_panels, golden_sheets, heights_if_browser

MOST_WORDS, MOST_PIXELS = 60, 620


@cache
def panels(game: str) -> tuple[MeasuredPanel, ...]:
    return tuple(find_panels(golden_sheets(game)))


def most_words(game: str) -> float:
    return max(panel.words for panel in panels(game))


def most_pixels(game: str) -> float:
    return max(heights_if_browser(panels(game)))


FIGURES = tuple(
    Figure(f"first {game} {name}", unit, "at most", target, lambda m=measure, g=game: m(g))  # type: ignore[misc]
    for game in ("princes", "firenze")
    for name, unit, target, measure in (
        ("words", "of the longest panel", MOST_WORDS, most_words),
        ("pixels", "of the highest panel, needs Chromium", MOST_PIXELS, most_pixels),
    )
)
