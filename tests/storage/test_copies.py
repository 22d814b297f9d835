"""Continuous copies: every commit comes back after the disk is lost, whoever checkpointed."""

import asyncio
import os
import re
import shutil
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.__main__ import run_command_line
from bot.cli import CommandError
from bot.cli import run as chore
from bot.cli.doctor import examine_all
from bot.client import SignoriaBot
from bot.scheduler.downtime_and_metrics import LAST_SEEN, OF_NO_SERVER
from bot.settings import child_environment
from bot.storage import litestream
from bot.storage.backup import back_up
from bot.storage.litestream import CopyProcess, find_litestream, last_copy_time
from bot.storage.store import SqliteStore
from bot.tables.people import DAWN, Time

pytestmark = [pytest.mark.skipif(find_litestream() is None, reason="Litestream is not installed")]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database that is copied to a folder whose name has a space."""
    place = tmp_path / "other disk"
    place.mkdir()
    database = tmp_path / "house" / "signoria.db"
    monkeypatch.setenv("SIGNORIA_DB", str(database))
    monkeypatch.setenv("SIGNORIA_COPIES", str(place))
    monkeypatch.setattr(litestream, "RESTART_AFTER", 0.1)
    return database


@asynccontextmanager
async def copied(house: Path) -> AsyncIterator[tuple[SqliteStore, CopyProcess]]:
    """A store that is written to while it is copied; the copies end last."""
    place = os.environ["SIGNORIA_COPIES"]
    async with CopyProcess(house, place, child_environment()) as process:
        store = await SqliteStore.open_for_hosting(house)
        await store.leave_checkpoints_to_litestream()
        process.start_copying()
        try:
            yield store, process
        finally:
            await store.close_store()


async def write(store: SqliteStore, *numbers: int) -> None:
    for number in numbers:
        async with store.unit_of_work() as unit:
            unit.save_setting("", str(number), "kept" * 500)


async def until(is_so: Callable[[], object]) -> None:
    for _ in range(200):
        if await asyncio.to_thread(is_so):
            return
        await asyncio.sleep(0.1)
    raise AssertionError("it never came to that")


async def until_copied(house: Path) -> None:
    """All that is stored now is among the copies."""
    after = Time(int(time.time()) + 1)  # Litestream's time is cut to seconds
    await until(lambda: (last_copy_time(house) or DAWN) >= after)


def burn(house: Path) -> None:
    """The disk is gone with all that was on it."""
    shutil.rmtree(house.parent)


async def restored(house: Path) -> list[str]:
    """What the database has after the latest copy was put in place."""
    assert await asyncio.to_thread(run_command_line, ["restore"]) == 0
    store = await SqliteStore.open_for_reading(house)
    try:
        return sorted(filter(str.isdecimal, await store.server_settings("")), key=int)
    finally:
        await store.close_store()


def kill(process: CopyProcess) -> int:
    """Litestream ends without a farewell."""
    assert process._process is not None
    process._process.send_signal(signal.SIGKILL)
    return process._process.pid


async def test_every_commit_comes_back_though_all_checkpoint(house: Path) -> None:
    async with copied(house) as (store, process):
        await write(store, *range(300))
        await until_copied(house)
        first = kill(process)
        await write(store, *range(300, 900))
        await until(lambda: process._process is not None and process._process.pid != first)
        await back_up(house, house.parent / "by-hand.db")
        busy = await store._run_writing(
            lambda database: database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        )
        await write(store, *range(900, 1200))
        await until_copied(house)
        assert busy is not None
    burn(house)

    assert await restored(house) == [str(number) for number in range(1200)]


async def test_a_disk_lost_at_any_moment_costs_a_second(house: Path) -> None:
    async with copied(house) as (store, process):
        await write(store, *range(200))
        await until_copied(house)
        await write(store, *range(200, 400))
        await asyncio.sleep(1)
        process._watch.cancel()  # type: ignore[union-attr]
        kill(process)
        await write(store, *range(400, 500))
    burn(house)

    assert len(await restored(house)) >= 400


async def test_an_older_backup_put_back_is_copied_from_then_on(house: Path) -> None:
    older = house.parent.parent / "older.db"
    async with copied(house) as (store, _):
        await write(store, *range(10))
        await back_up(house, older)
        await write(store, *range(10, 200))
    assert await asyncio.to_thread(run_command_line, ["restore", str(older)]) == 0
    async with copied(house) as (store, _):
        await write(store, 1000)
        await until_copied(house)
    burn(house)

    assert await restored(house) == [*map(str, range(10)), "1000"]


async def test_one_that_outlived_a_killed_bot_ends_before_the_next_begins(house: Path) -> None:
    async with copied(house) as (store, process):
        await write(store, 1)
        await until_copied(house)
        process._watch.cancel()  # type: ignore[union-attr]
        orphan, process._process = process._process, None
        assert orphan is not None
    async with copied(house) as (store, _):
        assert await asyncio.wait_for(orphan.wait(), 10) == 0
        await until_copied(house)


async def test_one_that_ends_at_once_is_started_again_only_after_a_pause(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[CopyProcess] = []

    async def end_at_once(process: CopyProcess) -> str:
        begun.append(process)
        await asyncio.sleep(0)
        return "it ended"

    monkeypatch.setattr(CopyProcess, "_run_once", end_at_once)
    monkeypatch.setattr(litestream, "RESTART_AFTER", 60)
    async with copied(house) as (_, process):
        await asyncio.sleep(0.05)
        assert begun == [process]


async def test_it_is_watched_and_its_age_is_told(
    house: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> str:
        (finding,) = [one for one in examine_all(house, now()) if one.about == "copies"]
        return finding.to_line()

    def now() -> Time:
        return Time(int(time.time()))

    async with copied(house) as (store, process):
        async with store.unit_of_work() as unit:
            unit.save_setting(OF_NO_SERVER, LAST_SEEN, str(now()))
        await until_copied(house)
        assert run_command_line(["health"]) == 0
        assert re.search(r"; copied -?[01] seconds? (ago|in the future)", capsys.readouterr().out)
        assert told().startswith("well   copies: to ")
        process._watch.cancel()  # type: ignore[union-attr]
        kill(process)
        assert "never" in told()
        assert "remedy: see what the bot's log says" in told()
    assert told().endswith(" while the bot runs")
    monkeypatch.setenv("SIGNORIA_COPIES", str(house / "nowhere"))
    assert "there is no folder" in told()
    monkeypatch.setattr(litestream, "find_litestream", lambda: None)
    assert "make extras" in told()
    with pytest.raises(CommandError, match="make extras"):
        run_command_line(["restore"])


async def test_the_bot_starts_it_and_ends_it_last_without_the_token(
    house: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, str] = {}

    class Bot(SignoriaBot):
        async def login(self, _: str) -> None:
            self._store = await SqliteStore.open_for_hosting(self._database)

        async def connect(self, *, reconnect: bool = True) -> None:
            await until_copied(house)
            pid = litestream._ask_litestream("info", house)["pid"]
            environment = Path(f"/proc/{pid}/environ").read_bytes().decode()
            pairs = (line.partition("=") for line in environment.split("\0"))
            seen.update((name, value) for name, _, value in pairs)

        async def close(self) -> None:
            assert self._store is not None
            await write(self._store, 7)
            await super().close()

        application_id = 1

    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setattr(chore, "SignoriaBot", Bot)

    await chore._run_bot("secret")

    assert "PATH" in seen
    assert "DISCORD_TOKEN" not in seen
    assert not litestream._ask_litestream("info", house)
    burn(house)
    assert await restored(house) == ["7"]
