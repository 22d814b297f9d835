"""The command `servers`: a list, and servers that the bot leaves or never stays on."""

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import run_line
from bot.tables.moderation import LEAVING_ROW
from bot.tables.people import MINUTE
from tests.cogs.reading import said
from tests.cogs.stage import Stage, played


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_DB", str(tmp_path / "signoria.db"))


async def servers(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    capsys.readouterr()
    assert await asyncio.to_thread(run_line, ["servers", *map(str, words)]) == 0
    return capsys.readouterr().out


async def test_the_list_tells_how_much_each_server_has(
    scene: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await servers(capsys) == "there is no table yet\n"
    await scene.gather()
    await played(scene, moves=3)

    (line,) = (await servers(capsys)).splitlines()

    assert line.startswith(f"server {scene.env.guild.id}: 1 of 1 tables open, last move ")
    assert line.endswith(" MB")


@pytest.mark.parametrize("how", ["--leave", "--block"])
async def test_a_running_bot_leaves_and_players_are_told(
    scene: Stage, capsys: pytest.CaptureFixture[str], how: str
) -> None:
    await scene.gather()
    guild = scene.env.guild.id
    await servers(capsys, how, guild + 1)
    await scene.pass_time(2 * MINUTE)
    assert [one.id for one in scene.bot.guilds] == [guild]

    await servers(capsys, how, guild)
    await scene.pass_time(2 * MINUTE)

    assert not scene.bot.guilds
    for person in scene.people:
        assert any("removed" in said(letter) for letter in scene.letters(person))
    rows = await scene.bot.services.store.server_settings("")
    assert str(guild) not in rows.get(LEAVING_ROW, "")
    assert (", blocked" in await servers(capsys)) == (how == "--block")
    await servers(capsys, "--unblock", guild)
    assert ", blocked" not in await servers(capsys)
