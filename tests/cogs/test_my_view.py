"""The panel of a turn shows the table as its reader has it before him, and tells it in words."""

from io import BytesIO

import pytest
from PIL import Image

from bot.i18n.speak import LANGUAGES
from cogs.interaction import discord_limits
from cogs.interaction.game_ui import MORE
from cogs.messages import table_texts
from cogs.messages.private_panel import VIEW, choice_panel, turn_panel
from render.common.my_view import CROP
from tests.cogs.panel_sittings import pressed, seated, sittings, told

GAME = "five-sensible"


@pytest.mark.parametrize("kind", ["choosing", "nominating", "acting"])
def test_the_panel_of_a_turn_has_a_crop_and_my_view_behind_more(kind: str) -> None:
    sitting = next(sittings(GAME, kind=kind))
    crop = turn_panel(sitting).picture
    (view,) = (one for one in pressed(choice_panel(sitting, MORE)) if one.id.endswith(f":{VIEW}"))
    whole = choice_panel(sitting, view.id.split(":", 4)[4]).picture

    assert crop is not None
    assert whole is not None
    assert crop.alt == whole.alt
    with Image.open(BytesIO(crop.draw())) as picture:
        assert picture.height < picture.width == CROP
    with Image.open(BytesIO(whole.draw())) as picture:
        assert picture.height > picture.width == 1080


@pytest.mark.parametrize("language", LANGUAGES)
def test_my_view_is_told_with_what_is_mine_first_and_then_the_table(language: str) -> None:
    game, courses = told(GAME)
    seat = min(game.to_move(courses[200].state))
    sitting = seated(game, courses[200], seat, language)
    sketch = turn_panel(sitting).picture

    assert sketch is not None
    alt = discord_limits.cut_alt_text(sketch.alt)
    assert alt.startswith(discord_limits.cut_alt_text(table_texts.hand_words(sitting)))
    assert all(name in alt for name in ("Lorenzo", "Isabella", "Cosimo"))
    assert len(alt) <= discord_limits.ALT_TEXT


def test_a_panel_that_has_a_picture_of_its_own_keeps_it() -> None:
    """An offer to build together is shown with the ground of both."""
    sketch = turn_panel(next(sittings("both-four", kind="bargaining"))).picture

    assert sketch is not None
    with Image.open(BytesIO(sketch.draw())) as picture:
        assert picture.width > picture.height
