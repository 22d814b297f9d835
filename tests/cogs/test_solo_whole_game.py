"""A whole game alone against Wolfgang, by buttons in direct messages, in German."""

import logging
from pathlib import Path

import pytest

from bot.tables.people import TableStatus
from tests.cogs.chamber import chamber
from tests.cogs.reading import said


async def test_a_whole_game_alone_is_played_by_buttons_in_direct_messages(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with chamber(tmp_path) as scene:
        await scene.slash("settings language", language="de")
        begun = await scene.slash("game new", solo="standard", dummies="3")
        assert "Die Partie beginnt" in begun
        restarts = 0

        while (spelt := await scene.next()) is not None:
            if await scene.ply() in (9, 40):
                await scene.restart()
                restarts += 1
            before = await scene.ply()
            done = await scene.press(spelt)
            assert await scene.ply() > before, (spelt, done.response)
            # The hand, the news and the calls that others get would all be doubles here.
            assert scene.letters == [scene.board], [said(one) for one in scene.letters]

        assert restarts == 2
        card = (await scene.standing()).card
        assert card.status is TableStatus.OVER
        assert "Wolfgang" in said(scene.board)
        below = scene.labels(scene.board)
        told = ["Verlauf", "Was hat Wolfgang getan?", "Mischung nachprüfen"]
        assert below == ["Noch einmal", "Zug um Zug", "Rückblick", "Film der Partie", *told]
    assert not [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
