"""Where libfribidi is missing letters stand a little wider apart, and still have room."""

import pytest
from PIL import ImageFont

from render.firenze import draw_board as draw_firenze
from render.princes import draw_board as draw_princes
from tests.render import firenze_positions, positions, test_firenze_fitting, test_fitting
from tests.render.drawing import watched
from tests.render.positions import LANGUAGES


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ImageFont.core, "HAVE_RAQM", False)


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
