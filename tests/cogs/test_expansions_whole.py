"""Whole games with both expansions on a simulated Discord: by commands, and by clicks."""

from pathlib import Path
from random import Random

import pytest

from tests.cogs.stage import LANGUAGES, stage
from tests.cogs.test_whole_games import is_over, no_trouble, play_by_buttons, play_by_slash

BOTH = {"characters": "on", "together": "on"}


@pytest.mark.long
@pytest.mark.parametrize("people", [2, 3])
async def test_a_whole_game_with_both_expansions_is_played_by_slash_commands(
    people: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people) as scene:
        await scene.gather(languages=LANGUAGES, options=BOTH)

        await play_by_slash(scene)

        assert await is_over(scene)
    no_trouble(caplog)


@pytest.mark.long
@pytest.mark.parametrize("people", [2, 4])
async def test_a_whole_game_with_both_expansions_is_played_by_buttons(
    people: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people) as scene:
        await scene.gather(languages=LANGUAGES[::-1], options=BOTH)

        await play_by_buttons(scene, restarts=Random(people))

        assert await is_over(scene)
    no_trouble(caplog)
