"""The lobby says how long it will take, and how those who sit there keep time."""

from pathlib import Path

import pytest

from bot import catalogue
from bot.i18n.speak import LANGUAGES
from bot.storage.store import SqliteStore
from bot.tables import pace
from bot.tables.people import DAY, HOUR, MINUTE, PersonId
from bot.tables.records import ResponseHabit
from tests.cogs.reading import said
from tests.cogs.stage import stage

PLAN_BUTTON = {"en": "“Plan”", "fr": "Préparer", "de": "„Planen“"}
HABITS = {
    1: ResponseHabit(7 * HOUR + MINUTE, 7, 8),
    2: ResponseHabit(5 * MINUTE, 1, 1),
    3: ResponseHabit(None, 0, 2),
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_lobby_says_how_long_it_takes_and_who_keeps_time_how(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def known(_: SqliteStore, person: PersonId, server: str) -> ResponseHabit:
        assert server
        return HABITS[person]

    monkeypatch.setattr(SqliteStore, "response_habit", known)
    async with stage(tmp_path, people=3) as scene:
        owner, second, third = scene.people
        await scene.slash(owner, "game new", language=language)
        await scene.slash(second, "game join")
        await scene.slash(third, "game join")

        told = {
            name: next(line for line in said(scene.board).splitlines() if f"# {name} " in line)
            for name in ("Lorenzo", "Isabella", "Cosimo")
        }
        assert "8" in told["Lorenzo"]
        assert "7" in told["Lorenzo"]
        assert told["Isabella"] != told["Cosimo"]
        assert "0" in told["Cosimo"]


async def test_a_pace_is_told_as_measured_and_not_once_it_is_on(tmp_path: Path) -> None:
    measured = catalogue.measured_pace("princes")
    assert measured is not None
    async with stage(tmp_path, people=2) as scene:
        await scene.slash(scene.people[0], "game new")
        days = measured.days["hand"][2]
        waits = days * DAY / measured.answer
        hours = max(1, round(waits * pace.LIVE_ANSWER / HOUR))
        assert f"about {hours} hour" in said(scene.board).replace("about an hour", "about 1 hour")
        assert f"about {days} days when everybody" in said(scene.board)
        assert "Lorenzo played" not in said(scene.board)
        await scene.slash(scene.people[1], "game join")

        await scene.slash(scene.people[0], "game start")

        assert "when everybody" not in said(scene.board)


@pytest.mark.parametrize("game", catalogue.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_options_say_what_planning_saves(
    game: str, language: str, tmp_path: Path
) -> None:
    measured = catalogue.measured_pace(game)
    assert measured is not None
    async with stage(tmp_path, people=1) as scene:
        if language != "en":
            await scene.slash(scene.people[0], "settings language", language=language)
        await scene.slash(scene.people[0], "game new", game=game)

        done = await scene.click(scene.people[0], scene.board, custom_id="d:options:1:")
        lines = scene.heard(done).splitlines()
        # The name of the button that one finds once the game is on.
        (told,) = [line for line in lines if PLAN_BUTTON[language] in line]
        assert f" {measured.ahead[min(measured.ahead)]} " in told
