"""Where libfribidi is missing letters stand a little wider apart, and still have room."""

from collections.abc import Iterator

import pytest
from PIL import ImageFont

from render.firenze import draw_board as draw_firenze
from render.princes import draw_board as draw_princes
from tests.render import firenze_positions, positions, test_firenze_fitting, test_fitting
from tests.render.drawing import WIDEST, fitting, forget_letters


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(ImageFont.core, "HAVE_RAQM", False)
    forget_letters()
    yield
    forget_letters()


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("language", WIDEST)
def test_no_word_of_ours_is_shortened(language: str) -> None:
    with fitting():
        for seen in test_firenze_fitting.moments(firenze_positions.FULLEST):
            draw_firenze(seen, language, firenze_positions.NAMES)
        for board in test_fitting.boards(positions.GAMES[5]):
            draw_princes(board, language, positions.NAMES)
