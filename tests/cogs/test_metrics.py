"""What a monitor is told is what happened, and nothing of anybody is in it."""

import re
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from socket import socket

import pytest

from bot import settings
from bot.cli import CommandError, run
from bot.client import SignoriaBot
from bot.outbox.worker import OutboxWorker
from bot.scheduler.job_scheduler import Scheduler
from bot.settings import SettingsError
from bot.storage.store import SqliteStore
from bot.tables.people import HOUR, MINUTE, TableId, TableStatus, Time
from bot.tables.records import BOARD_KEY, Job, JobKind, OutboxMessage
from bot.tables.store_protocols import WriteError
from render.picture_cache import Album
from tests.cogs.stage import Stage, played, stage
from tests.project.checkout import ROOT
from tests.tables.recording_transport import HandClock

pytest.importorskip("prometheus_client")

ALL_ANSWERS = 'answer_seconds_bucket{le="+Inf"}'
PLAYING = 'tables{state="playing"}'


@pytest.fixture
def address() -> tuple[str, int]:
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        return "127.0.0.1", free.getsockname()[1]


def ask(address: tuple[str, int]) -> str:
    where = "http://{}:{}/metrics".format(*address)
    with urllib.request.urlopen(where, timeout=10) as answer:
        return str(answer.read().decode())


def figures(told: str) -> dict[str, float]:
    lines = (line.rpartition(" ") for line in told.splitlines() if not line.startswith("#"))
    return {name.removeprefix("signoria_"): float(value) for name, _, value in lines}


@asynccontextmanager
async def watched(
    tmp_path: Path, address: tuple[str, int]
) -> AsyncIterator[tuple[Stage, Callable[[], dict[str, float]]]]:
    """A game of two with a monitor; asking it is a function."""
    async with stage(tmp_path, people=2) as scene:
        # On another thread, that of the scrape, the simulated clock would not be simulated.
        clock = HandClock(scene.bot.services.clock.now())
        scene.bot.services = replace(scene.bot.services, clock=clock)
        with run.serve_metrics(scene.bot, scene._database, address):
            yield scene, lambda: figures(ask(address))


async def test_counters_equal_what_discord_saw(tmp_path: Path, address: tuple[str, int]) -> None:
    async with watched(tmp_path, address) as (scene, look):
        nothing = look()
        await scene.gather()
        gathered = look()
        answers = len(scene.answers)
        await scene.slash(scene.people[0], "board")
        await played(scene, moves=5)
        after = look()

        assert nothing["answer_seconds_count"] == 0
        assert gathered["answer_seconds_count"] == answers
        assert (
            after["answer_seconds_count"]
            == answers + 1
            == after['answer_seconds_bucket{le="+Inf"}']
        )
        assert after["commands_total"] - gathered["commands_total"] == 5
        assert after["pictures_total"] == Album.drawn
        assert (nothing.get(PLAYING), after[PLAYING]) == (None, 1)
        waiting = await scene.bot.services.store.messages_of_table(scene.table)
        assert after["outbox_messages"] == len(waiting)
        assert max(after["outbox_late_seconds"], after["late_job_seconds"]) < MINUTE
        assert after["gateway_connected"] == scene.bot._is_any_shard_connected()


async def test_what_could_not_be_stored_is_not_counted(
    tmp_path: Path, address: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with watched(tmp_path, address) as (scene, look):
        await scene.gather()
        before = look()["commands_total"]

        async def full(*_: object) -> None:
            raise WriteError("the disk is full")

        monkeypatch.setattr(SqliteStore, "_run_writing", full)
        with pytest.raises(AssertionError):
            await played(scene, moves=1)
        monkeypatch.undo()

        assert look()["commands_total"] == before


async def test_what_waits_too_long_is_measured(
    tmp_path: Path, address: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def idle(_: object) -> bool:
        return True

    async with watched(tmp_path, address) as (scene, look):
        await scene.gather()
        past = Time(scene.bot.services.clock.now() - HOUR)
        before = look()["outbox_messages"]
        store = scene.bot.services.store
        monkeypatch.setattr(OutboxWorker, "send_due_messages", idle)
        monkeypatch.setattr(Scheduler, "run_if_due", idle)
        async with store.unit_of_work() as unit:
            unit.replace_jobs(TableId(1), [Job(TableId(1), None, JobKind.SLEEP, past)], ())
            unit.enqueue_message(OutboxMessage(TableId(1), BOARD_KEY, None, None, created=past))
        told = look()

        assert told["outbox_messages"] == before + 1
        assert (told["late_jobs"], told["late_job_seconds"]) == (1, HOUR)
        assert told["outbox_late_seconds"] == HOUR


async def test_no_label_tells_of_anybody(tmp_path: Path, address: tuple[str, int]) -> None:
    async with watched(tmp_path, address) as (scene, _):
        await scene.gather()
        await played(scene, moves=3)
        told = ask(address)
        spans = []
        for _ in range(20):
            begun = time.process_time()  # whatever else the machine does meanwhile
            ask(address)
            spans.append(time.process_time() - begun)

    labels = set(re.findall(r"(\w+)=\"([^\"]*)\"", told))
    assert {name for name, _ in labels} <= {"le", "state"}
    assert {value for name, value in labels if name == "state"} <= set(TableStatus)
    assert min(spans) < 0.005, spans


def test_the_alarm_rules_ask_for_figures_that_there_are() -> None:
    rules = (ROOT / "data" / "alarms.yml").read_text("utf-8")
    source = (ROOT / "bot" / "client.py").read_text("utf-8") + Path(run.__file__).read_text()

    asked = set(re.findall(r"signoria_([a-z_]+)", rules))
    assert len(asked) > 5
    for name in asked:
        assert f'"{name.removesuffix("_total").removesuffix("_bucket")}"' in source.replace(
            '"signoria_', '"'
        )


@pytest.mark.parametrize("named", ["9464", ":9464", "127.0.0.1", "127.0.0.1:http", "::1:99999"])
def test_an_address_that_is_none_is_refused(named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIGNORIA_METRICS", named)

    with pytest.raises(SettingsError, match=r"127\.0\.0\.1:9464"):
        settings.metrics_address()


def test_without_the_library_or_with_a_port_that_is_taken_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bot = SignoriaBot(tmp_path / "signoria.db")
    with socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with (
            pytest.raises(CommandError, match="in use"),
            run.serve_metrics(bot, bot._database, taken.getsockname()),
        ):
            pass
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    with (
        pytest.raises(CommandError, match="make extras"),
        run.serve_metrics(bot, bot._database, ("127.0.0.1", 1)),
    ):
        pass
    with run.serve_metrics(bot, bot._database, None):
        pass
