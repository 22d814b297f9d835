"""The command `servers`: a list, and servers that the bot leaves or never stays on."""

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import run_command_line
from bot.cli import CommandError
from bot.tables.moderation import LEAVING_ROW
from bot.tables.people import HOUR, MINUTE
from tests.cogs.reading import said
from tests.cogs.stage import Stage, played


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_DB", str(tmp_path / "signoria.db"))


async def servers(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    capsys.readouterr()
    assert await asyncio.to_thread(run_command_line, ["servers", *map(str, words)]) == 0
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


async def test_a_blocked_person_opens_and_joins_no_table_anywhere(
    scene: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    await scene.gather()
    owner, other = scene.people[0], scene.people[1]
    await servers(capsys, "--block-person", owner.id)
    await scene.pass_time(2 * MINUTE)

    refused = await scene.slash(owner, "game new", game="princes")
    allowed = await scene.slash(other, "game new", game="princes")

    assert "owner of this bot" in refused
    assert "owner of this bot" not in allowed
    assert f"account {owner.id}: blocked" in await servers(capsys)
    await played(scene, moves=2)  # the running game goes on
    await servers(capsys, "--unblock-person", owner.id)
    await scene.pass_time(2 * MINUTE)
    assert "owner of this bot" not in await scene.slash(owner, "game new", game="firenze")
    assert "account" not in await servers(capsys)


async def test_an_account_that_nobody_knows_is_not_blocked(
    scene: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    await scene.gather()

    with pytest.raises(CommandError, match="account 5 has never used this bot"):
        await servers(capsys, "--block-person", 5)


async def test_a_restart_is_told_once_where_somebody_is(
    scene: Stage, capsys: pytest.CaptureFixture[str]
) -> None:
    await scene.gather()
    await played(scene, moves=2)
    for _ in range(2):
        await servers(capsys, "--restart-in", 5)
        await scene.pass_time(2 * MINUTE)
        await scene.pass_time(HOUR)  # then nobody is there any more

    told = [said(message) for message in scene.channel.history()]
    assert sum("Restart of this bot: <t:" in one for one in told) == 1
