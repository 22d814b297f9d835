"""The lobby says how long it will take, and how those who sit there keep time."""

from pathlib import Path

import pytest

from bot import catalogue
from bot.host.company import PersonId
from bot.host.rows import Habit
from bot.host.time import HOUR, MINUTE
from bot.i18n.speak import LANGUAGES
from bot.store.sqlite import Sqlite
from tests.cogs.stage import stage

HABITS = {1: Habit(7 * HOUR + MINUTE, 7, 8), 2: Habit(5 * MINUTE, 1, 1), 3: Habit(None, 0, 2)}


@pytest.mark.asyncio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_lobby_says_how_long_it_takes_and_who_keeps_time_how(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = catalogue.measured("princes")
    assert measured is not None
    async with stage(tmp_path, people=3) as scene:
        owner, second, third = scene.people
        await scene.slash(owner, "game new", language=language)
        days = measured.days["hand"][2]
        assert any(str(days) in line for line in scene.board.content.splitlines())
        assert "Lorenzo · " not in scene.board.content

        async def known(_: Sqlite, person: PersonId, server: str) -> Habit:
            assert server == str(scene.env.guild.id)
            return HABITS[person]

        monkeypatch.setattr(Sqlite, "habit", known)
        await scene.pass_time(2 * HOUR)
        await scene.slash(second, "game join")
        await scene.slash(third, "game join")

        told = {
            name: next(line for line in scene.board.content.splitlines() if f"# {name} " in line)
            for name in ("Lorenzo", "Isabella", "Cosimo")
        }
        assert "8" in told["Lorenzo"]
        assert "7" in told["Lorenzo"]
        assert told["Isabella"] != told["Cosimo"]
        assert "0" in told["Cosimo"]


@pytest.mark.asyncio
async def test_once_the_game_is_on_nobody_is_told_of(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()

        assert "looks in twice a day" not in scene.board.content
