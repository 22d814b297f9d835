"""The chore `health`: alive or not, in one line and in time."""

import asyncio
import time
from pathlib import Path

import pytest

from bot.__main__ import run_command_line
from bot.cli.health import LAST_HEARD, LONGEST_DEAFNESS, LONGEST_SILENCE
from bot.scheduler import downtime_and_metrics
from bot.storage.db_thread import HostLock, lock_holder
from bot.storage.store import SqliteStore
from bot.tables.people import Time
from tests.cli.kept_tables import on_a_page
from tests.tables.recording_transport import HandClock


def seen(database: Path, ago: int) -> None:
    """The bot wrote so many seconds ago that it is open."""
    at = str(int(time.time()) - ago)
    on_a_page(
        database,
        lambda page: page.save_setting(
            downtime_and_metrics.OF_NO_SERVER, downtime_and_metrics.LAST_SEEN, at
        ),
    )


def health(capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    status, said = run_command_line(["health"]), capsys.readouterr().out
    assert said.count("\n") == 1
    return status, said


def test_a_bot_that_says_so_is_well(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seen(database, ago=20)
    lock = HostLock(database)

    status, said = health(capsys)

    lock.release_lock()
    assert status == 0
    assert said.startswith("well: the bot is running (process ")
    assert ", last seen 2" in said


@pytest.mark.parametrize("silence", [LONGEST_SILENCE + 60, -LONGEST_SILENCE - 60])
def test_a_bot_that_says_nothing_is_ill(
    database: Path, capsys: pytest.CaptureFixture[str], silence: int
) -> None:
    seen(database, ago=silence)
    lock = HostLock(database)

    status, said = health(capsys)

    lock.release_lock()
    assert status == 1
    assert said.startswith("ill: the bot is running (process ")


@pytest.mark.parametrize(("silence", "status"), [(20, 0), (LONGEST_DEAFNESS + 60, 1)])
def test_a_bot_that_has_not_heard_discord_for_long_is_ill(
    database: Path, capsys: pytest.CaptureFixture[str], silence: int, status: int
) -> None:
    heard = str(int(time.time()) - silence)
    seen(database, ago=20)
    on_a_page(
        database,
        lambda page: page.save_setting(downtime_and_metrics.OF_NO_SERVER, LAST_HEARD, heard),
    )
    lock = HostLock(database)

    found, said = health(capsys)

    lock.release_lock()
    assert found == status
    assert ("but Discord was last heard 11 minutes ago" in said) == bool(status)


def test_a_silent_new_bot_is_not_well(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    on_a_page(database)
    lock = HostLock(database)

    status, said = health(capsys)

    lock.release_lock()
    assert status == 1
    assert said.endswith(", never seen\n")


def test_a_bot_that_is_gone_is_ill(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seen(database, ago=1)

    status, said = health(capsys)

    assert status == 1
    assert said.startswith("ill: no bot is running; last seen ")


@pytest.mark.parametrize("content", [None, "a letter"])
def test_without_a_database_it_is_ill_and_says_why(
    database: Path, capsys: pytest.CaptureFixture[str], content: str | None
) -> None:
    if content:
        database.parent.mkdir()
        database.write_text(content, "utf-8")

    status, said = health(capsys)

    assert status == 1
    assert said.startswith("ill: ")
    assert str(database) in said


def test_it_reads_what_the_house_writes(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def beat() -> int:
        store = await SqliteStore.open_for_hosting(database)
        try:
            await downtime_and_metrics.DowntimeWatcher(
                store, HandClock(Time(int(time.time())))
            ).save_heartbeat()
            return run_command_line(["health"])
        finally:
            await store.close_store()

    assert asyncio.run(beat()) == 0
    assert "well: " in capsys.readouterr().out


def test_measured_delays_are_told(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seen(database, ago=20)
    row = downtime_and_metrics.MetricsSample(answers=20, slow=240, lag=31, memory=165).to_json
    on_a_page(
        database,
        lambda page: page.save_setting(
            downtime_and_metrics.OF_NO_SERVER, downtime_and_metrics.METRICS_ROW, row
        ),
    )
    lock = HostLock(database)

    _, said = health(capsys)

    lock.release_lock()
    told = "95 of 100 answers within 240 ms; held up for 31 ms at most; 165 MB; "
    assert said.endswith(f"{told}0 messages to be sent\n")


@pytest.mark.parametrize(
    "damaged", ["", "[]", "{}", '{"slow": "x"}', '{"slow": 1e999}', "[" * 9000, "null"]
)
def test_what_is_damaged_of_it_is_left_out(damaged: str) -> None:
    assert downtime_and_metrics.parse_sample(damaged) is None


async def test_waiting_people_and_long_delays_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(downtime_and_metrics, "SAMPLE_EVERY", 0.001)
    looked = downtime_and_metrics.Metrics()
    looked.start_sampling()
    for hundredth in range(100):
        looked.add_answer_time(hundredth / 100)
    await asyncio.sleep(0)
    time.sleep(0.02)
    await asyncio.sleep(0.002)

    found = looked.take_sample()
    looked.stop_sampling()

    assert (found.answers, found.slow) == (100, 950)
    assert found.lag >= 18
    assert downtime_and_metrics.parse_sample(found.to_json) == found
    assert looked.take_sample().lag < found.lag


def test_asking_for_the_holder_neither_takes_nor_changes_the_lock(tmp_path: Path) -> None:
    database = tmp_path / "signoria.db"
    assert lock_holder(database) is None
    assert list(tmp_path.iterdir()) == []

    lock = HostLock(database)
    number = database.with_name("signoria.db.lock").read_text("utf-8")
    assert lock_holder(database) == number
    assert lock_holder(database) == number
    lock.release_lock()

    assert lock_holder(database) is None
    HostLock(database).release_lock()
