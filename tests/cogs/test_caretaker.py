"""The caretaker backs up, judges an upgrade and a damaged database, and tells the owner once."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import discord
import pytest

from bot.client import SignoriaBot
from bot.storage import backup
from bot.tables.people import HOUR, MINUTE
from bot.tables.store import WriteError
from cogs.messages import maintenance
from tests.cogs.reading import said
from tests.cogs.stage import Stage, stage
from tests.tables.recording_transport import HandClock


@pytest.mark.asyncio
async def test_every_hour_there_is_a_backup_and_every_minute_a_sign_of_discord(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, people=2) as scene:
        assert len(list(tmp_path.rglob("backups/auto-*.db"))) == 1
        settings = await scene.bot.services.store.server_settings("")
        assert settings["discord heard"]


@pytest.mark.asyncio
async def test_a_backup_that_fails_leaves_everything_else_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def no_room(*_: object) -> None:
        raise WriteError("no room for a backup")

    async with stage(tmp_path, people=2) as scene:
        store = scene.bot.services.store
        before = (await store.server_settings(""))["discord heard"]
        monkeypatch.setattr(maintenance, "back_up_if_due", no_room)
        await scene.pass_time(2 * MINUTE)

        assert (await store.server_settings(""))["discord heard"] > before
        assert "no room for a backup" in caplog.text


def told_to_owner(scene: Stage) -> list[str]:
    return [said(letter) for letter in scene.letters(scene.people[0])]


def owned_by_the_first(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = SignoriaBot.application_info

    async def info(bot: SignoriaBot) -> discord.AppInfo:
        told = await asked(bot)
        told.owner.id = scene.people[0].id
        return told

    monkeypatch.setattr(SignoriaBot, "application_info", info)


async def tended(scene: Stage, seconds: int) -> None:
    """So much later the house is tended to, every minute."""
    clock = HandClock(scene.bot._clock.now())
    scene.bot._maintenance._clock = clock
    for _ in range(seconds // MINUTE):
        clock.turn(MINUTE)
        await scene.bot._maintenance.run_round()


@pytest.mark.asyncio
async def test_the_owner_is_told_once_that_no_backup_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people=2) as scene:
        owned_by_the_first(scene, monkeypatch)
        (backups,) = tmp_path.rglob("backups")
        shutil.rmtree(backups)
        backups.touch()

        await tended(scene, HOUR)

        (told,) = told_to_owner(scene)
        assert "No backup could be made" in told
        assert caplog.text.count("there is no new backup in") == 6

        backups.unlink()
        await tended(scene, 11 * MINUTE)
        assert list(backups.glob("auto-*.db"))


@pytest.mark.asyncio
async def test_backups_are_made_in_a_second_place_too_and_only_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, people=2) as scene:
        owned_by_the_first(scene, monkeypatch)
        second = tmp_path / "another disk"
        scene.bot._maintenance._second_place = second

        await tended(scene, MINUTE)
        assert not second.exists()
        assert "another disk" in told_to_owner(scene)[-1]

        second.mkdir()
        await tended(scene, HOUR)
        assert list(second.glob("auto-*.db"))


@pytest.mark.asyncio
async def test_after_an_upgrade_every_open_game_is_told_again_and_the_owner_hears_of_it_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, people=2) as scene:
        owned_by_the_first(scene, monkeypatch)
        await scene.gather()
        await scene.restart()
        assert not any("upgraded" in told for told in told_to_owner(scene))

        monkeypatch.setattr(maintenance, "program_hash", lambda: "a newer one")
        for _ in range(2):
            await scene.restart()
            await scene.pass_time(MINUTE)

        told = [told for told in told_to_owner(scene) if "upgraded" in told]
        assert told == ["Signoria was upgraded: one table replayed, all sound."]


@pytest.mark.asyncio
async def test_a_game_that_begins_before_the_first_look_at_a_fresh_install_is_no_upgrade(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, people=2) as scene:
        owned_by_the_first(scene, monkeypatch)
        await scene.gather()
        (database,) = tmp_path.rglob("signoria*.db")
        with closing(sqlite3.connect(database)) as kept, kept:
            kept.execute("DELETE FROM settings WHERE key = 'program'")

        await scene.restart()
        await scene.pass_time(MINUTE)

        assert (await scene.bot.services.store.server_settings(""))["program"]
        assert not any("upgraded" in told for told in told_to_owner(scene))


@pytest.mark.asyncio
async def test_after_an_upgrade_a_game_that_is_told_otherwise_is_frozen_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, people=2) as scene:
        owned_by_the_first(scene, monkeypatch)
        await scene.gather()
        await scene.slash(scene.people[0], "board")
        (database,) = tmp_path.rglob("signoria*.db")
        with closing(sqlite3.connect(database)) as kept, kept:
            kept.execute("UPDATE openings SET seed = 'another', seats = 9")
        monkeypatch.setattr(maintenance, "program_hash", lambda: "a newer one")

        await scene.restart()
        await scene.pass_time(MINUTE)

        (told,) = [told for told in told_to_owner(scene) if "upgraded" in told]
        assert "one table replayed, one of them can’t be replayed exactly" in told


@pytest.mark.asyncio
async def test_the_owner_is_told_of_a_damaged_database_and_what_is_sound_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, people=2) as scene:
        owned_by_the_first(scene, monkeypatch)
        await scene.gather()
        monkeypatch.setattr(backup, "quick_check", lambda _: "Page 7 is never used")

        await scene.restart()
        await scene.pass_time(MINUTE)

        told = [told for told in told_to_owner(scene) if "The database is damaged" in told]
        assert len(told) == 1
        assert "No table that is open has lost anything" in told[0]
        assert not any("upgraded" in told for told in told_to_owner(scene))
        assert await scene.next()


def test_another_line_of_source_is_another_program(tmp_path: Path) -> None:
    seals = []
    for at, content in enumerate(("a = 1", "a = 2", "a = 1")):
        rooms = tmp_path / str(at) / "bot"
        rooms.mkdir(parents=True)
        (rooms / "a.py").write_text(content, "utf-8")
        seals.append(maintenance.program_hash(rooms.parent))

    assert seals[0] == seals[2] != seals[1]
