"""Where libfribidi is missing letters stand a little wider apart, and still have room."""

from collections.abc import Iterator

import pytest
from PIL import ImageFont

from render.firenze import draw_board as draw_firenze
from render.princes import draw_board as draw_princes
from tests.render import firenze_positions, positions, test_firenze_fitting, test_fitting
from tests.render.drawing import forget_letters, watched
from tests.render.positions import LANGUAGES


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(ImageFont.core, "HAVE_RAQM", False)
    forget_letters()
    yield
    forget_letters()


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_ours_is_shortened(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with watched(monkeypatch) as (written, shortened):
        for seen in test_firenze_fitting.moments(firenze_positions.FULLEST):
            draw_firenze(seen, language, firenze_positions.NAMES)
        for board in test_fitting.boards(positions.GAMES[5]):
            draw_princes(board, language, positions.NAMES)

    assert not shortened
    assert [one.text for one in written if not one.inside] == []
