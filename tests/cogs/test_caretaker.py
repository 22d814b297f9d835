"""The caretaker backs up, judges an upgrade and a damaged database, and tells the owner once."""

import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import discord
import pytest

from bot import catalogue
from bot.client import SignoriaBot
from bot.engine.game import Seat
from bot.storage import backup
from bot.tables import thinking_pool
from bot.tables.people import DAY, HOUR, MINUTE
from bot.tables.store_protocols import WriteError
from bot.tables.thinking_pool import Asker, QuestionKind
from bot.tables.thinking_process import MoveProblem
from cogs.messages import maintenance_and_erasure
from cogs.play.hand_and_notes_cog import LONGEST_NOTE
from tests.cogs.reading import said
from tests.cogs.stage import Stage
from tests.tables.recording_transport import HandClock


async def test_backups_are_hourly_and_signs_of_discord_every_minute(
    scene: Stage, tmp_path: Path
) -> None:
    assert len(list(tmp_path.rglob("backups/auto-*.db"))) == 1
    settings = await scene.bot.services.store.server_settings("")
    assert settings["discord heard"]


async def test_a_backup_that_fails_leaves_everything_else_going_on(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def no_room(*_: object) -> None:
        raise WriteError("no room for a backup")

    store = scene.bot.services.store
    before = (await store.server_settings(""))["discord heard"]
    monkeypatch.setattr(maintenance_and_erasure, "back_up_if_due", no_room)
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


async def test_the_owner_is_told_once_that_no_backup_can_be_made(
    scene: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
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


async def test_backups_are_made_twice(
    scene: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    owned_by_the_first(scene, monkeypatch)
    second = tmp_path / "another disk"
    scene.bot._maintenance._second_place = second

    await tended(scene, MINUTE)
    assert not second.exists()
    assert "another disk" in told_to_owner(scene)[-1]

    second.mkdir()
    await tended(scene, HOUR)
    assert list(second.glob("auto-*.db"))


async def test_an_upgrade_replays_games(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    owned_by_the_first(scene, monkeypatch)
    await scene.gather()
    await scene.restart()
    assert not any("upgraded" in told for told in told_to_owner(scene))

    monkeypatch.setattr(maintenance_and_erasure, "program_hash", lambda: "a newer one")
    for _ in range(2):
        await scene.restart()
        await scene.pass_time(MINUTE)

    told = [told for told in told_to_owner(scene) if "upgraded" in told]
    assert told == ["Signoria was upgraded: one table replayed, all sound."]


async def test_a_fresh_install_is_none(
    scene: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    owned_by_the_first(scene, monkeypatch)
    await scene.gather()
    (database,) = tmp_path.rglob("signoria*.db")
    with closing(sqlite3.connect(database)) as kept, kept:
        kept.execute("DELETE FROM settings WHERE key = 'program'")

    await scene.restart()
    await scene.pass_time(MINUTE)

    assert (await scene.bot.services.store.server_settings(""))["program"]
    assert not any("upgraded" in told for told in told_to_owner(scene))


async def test_upgrades_freeze_some_games(
    scene: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    owned_by_the_first(scene, monkeypatch)
    await scene.gather()
    await scene.slash(scene.people[0], "board")
    (database,) = tmp_path.rglob("signoria*.db")
    with closing(sqlite3.connect(database)) as kept, kept:
        kept.execute("UPDATE openings SET seed = 'another', seats = 9")
    monkeypatch.setattr(maintenance_and_erasure, "program_hash", lambda: "a newer one")

    await scene.restart()
    await scene.pass_time(MINUTE)

    (told,) = [told for told in told_to_owner(scene) if "frozen" in told]
    assert "one table replayed, one of them can’t be replayed exactly" in told


async def test_the_owner_hears_of_damage(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    owned_by_the_first(scene, monkeypatch)
    await scene.gather()
    monkeypatch.setattr(backup, "find_page_damage", lambda _: "Page 7 is never used")

    await scene.restart()
    await scene.pass_time(MINUTE)

    told = [told for told in told_to_owner(scene) if "The database is damaged" in told]
    assert len(told) == 1
    assert "No table that is open has lost anything" in told[0]
    assert not any("upgraded" in told for told in told_to_owner(scene))
    assert await scene.next()


async def test_the_owner_is_told_once_of_a_table_that_freezes_while_people_play(
    scene: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    owned_by_the_first(scene, monkeypatch)
    await scene.gather()
    await scene.bot.services.tables.reload_tables([scene.table])
    with closing(sqlite3.connect(tmp_path / "signoria.db")) as kept, kept:
        kept.execute("DELETE FROM budgets WHERE seat = 1")

    await scene.slash(scene.people[0], "board")
    for _ in range(2):
        await tended(scene, HOUR)
        await scene.restart()

    told = [told for told in told_to_owner(scene) if "frozen" in told]
    assert len(told) == 1
    assert "Table 1 is frozen" in told[0]


async def test_the_owner_is_told_again_of_what_could_not_be_told_and_of_what_comes_back(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    owned_by_the_first(scene, monkeypatch)
    store, there = scene.bot._store, SignoriaBot.create_dm
    assert store

    async def fail(*_: object) -> None:
        raise OSError("Discord is away")

    monkeypatch.setattr(SignoriaBot, "create_dm", fail)
    store.was_full = True
    await tended(scene, MINUTE)
    monkeypatch.setattr(SignoriaBot, "create_dm", there)
    for _ in range(3):
        store.was_full = True
        await tended(scene, MINUTE)
    assert len(told_to_owner(scene)) == 1

    await tended(scene, DAY + HOUR)
    store.was_full = True
    await tended(scene, MINUTE)
    assert len(told_to_owner(scene)) == 2


async def fill_the_disk(scene: Stage, _: pytest.MonkeyPatch) -> None:
    """No page fits into the file any more; a player meets that."""
    assert scene.bot._store
    assert scene.bot._store._writer
    await scene.bot._store._writer.run_task(
        lambda file: file.execute("PRAGMA max_page_count = 1").fetchall()
    )
    written = [
        await scene.slash(person, "notes", note="x" * LONGEST_NOTE) for person in scene.people
    ]
    assert any("could not be saved" in told for told in written)


async def leave_little_room(_: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance_and_erasure, "LITTLE_ROOM", 1 << 62)


async def let_masters_die(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_pool, "_PROCESS_CODE", "")
    edition = catalogue.current_edition("princes")
    problem = MoveProblem(edition, None, Seat(0), "master", "a seed", moves=0)
    for _ in range(thinking_pool.MOST_FAILURES):
        assert scene.bot._thinking
        await scene.bot._thinking._queue_and_ask(Asker(QuestionKind.MOVE, 1), problem)


@pytest.mark.parametrize(
    ("happen", "words"),
    [
        (fill_the_disk, "The disk of the database is full"),
        (leave_little_room, "The disk of the database is full, or nearly so"),
        (let_masters_die, "Computer players at master level keep failing"),
    ],
)
async def test_the_owner_is_told_once_of_a_trouble_that_does_not_end(
    scene: Stage,
    monkeypatch: pytest.MonkeyPatch,
    happen: Callable[[Stage, pytest.MonkeyPatch], Awaitable[None]],
    words: str,
) -> None:
    owned_by_the_first(scene, monkeypatch)
    await scene.gather()
    for _ in range(3):
        await happen(scene, monkeypatch)
        await tended(scene, MINUTE)
        await scene.restart()

    (told,) = [told for told in told_to_owner(scene) if words in told]
    assert "restore" not in told


def test_another_line_of_source_is_another_program(tmp_path: Path) -> None:
    seals = []
    for at, content in enumerate(("a = 1", "a = 2", "a = 1")):
        rooms = tmp_path / str(at) / "bot"
        rooms.mkdir(parents=True)
        (rooms / "a.py").write_text(content, "utf-8")
        seals.append(maintenance_and_erasure.program_hash(rooms.parent))

    assert seals[0] == seals[2] != seals[1]


async def test_the_owner_is_told_once_of_copies_that_are_far_behind(
    scene: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    owned_by_the_first(scene, monkeypatch)
    caretaker = scene.bot._maintenance
    caretaker._copies = str(tmp_path)
    monkeypatch.setattr(maintenance_and_erasure, "last_copy_time", lambda _: caretaker._clock.now())
    await tended(scene, 20 * MINUTE)
    assert not told_to_owner(scene)
    monkeypatch.setattr(maintenance_and_erasure, "last_copy_time", lambda _: None)
    await tended(scene, 40 * MINUTE)

    (told,) = told_to_owner(scene)
    assert "continuous copies" in told
