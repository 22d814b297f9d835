"""One screen a decision: the words and the height of every kind of panel, in golden games."""

from collections.abc import Sequence

import pytest

from bot import catalogue
from bot.i18n.speak import LANGUAGES
from tests.tools.panels import MOST_PIXELS, MOST_WORDS, find_panels, golden_sheets

# One game in each language; all of them in the long suite.
FEW = {
    "en": ("bell-tower",),
    "de": ("buildings-gone",),
    "fr": ("banker-changes",),
}


def assert_small(names: Sequence[str], language: str) -> None:
    files = [file for game in catalogue.GAMES for file in golden_sheets(game)]
    panels = find_panels([file for file in files if file.stem in names or not names], [language])
    sizes = {f"{one.kind}, {one.place}": (one.words, one.estimate) for one in panels}
    assert {
        kind: (words, high)
        for kind, (words, high) in sizes.items()
        if words > MOST_WORDS or high > MOST_PIXELS
    } == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_fits_on_the_screen_of_a_phone(language: str) -> None:
    assert_small(FEW[language], language)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_of_every_golden_game_fits_on_the_screen_of_a_phone(language: str) -> None:
    assert_small((), language)
