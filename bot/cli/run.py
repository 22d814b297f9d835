"""Run the bot on Discord, with the token in DISCORD_TOKEN or in a file .env.

Everything is kept in the database; the bot may be stopped at any time, and goes on where it was.
"""

import argparse
import asyncio
import importlib
import json
import logging
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from itertools import accumulate, chain, repeat
from math import isfinite
from pathlib import Path
from typing import Any

import aiohttp
import discord

from bot import settings
from bot.cli import CommandError
from bot.client import SignoriaBot
from bot.scheduler.downtime_and_metrics import ANSWER_BUCKETS
from bot.storage import queries
from bot.storage.db_thread import DatabaseError, open_for_block
from bot.storage.litestream import CopyProcess
from cogs.interaction.context import install_link, invite_link
from cogs.messages.pictures import CachingPainter

_log = logging.getLogger(__name__)

NO_TOKEN = (
    "there is no token: put it into DISCORD_TOKEN or a file .env,"
    " or play without one by 'python -m bot sandbox'"
)
WRONG_TOKEN = "Discord does not know this token; copy it anew from the developer portal"

LONGEST_STOP = 9.0  # seconds
LOG_LINE = "[{asctime}] [{levelname:<8}] {name}: {message}"

# Errors that pass by themselves. AttributeError: how a failed first connect of discord.py ends
# (#10520).
PASSING_ERRORS = (
    OSError,
    aiohttp.ClientError,
    asyncio.TimeoutError,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    discord.HTTPException,
    AttributeError,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--has-token", action="store_true", help="only tell by the exit status whether there is one"
    )
    parser.add_argument(
        "--log", choices=("text", "json"), default="text", help="how to log; default: %(default)s"
    )


def run_command(arguments: argparse.Namespace) -> int:
    token = settings.discord_token()
    if arguments.has_token:
        return int(not token)
    if not token:
        raise CommandError(NO_TOKEN)
    discord.utils.setup_logging(level=logging.INFO, formatter=_make_log_formatter(arguments.log))
    hide_token_in_logs(token)
    with suppress(asyncio.CancelledError):
        asyncio.run(serve_forever(token))
    return 0


class JsonFormatter(logging.Formatter):
    """Write each log record as one JSON object on a line."""

    def format(self, record: logging.LogRecord) -> str:
        trouble = self.formatException(record.exc_info) if record.exc_info else None
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        return json.dumps(said | ({"exception": trouble} if trouble else {}), ensure_ascii=False)


def _make_log_formatter(named: str) -> Any:
    """Return colored logs for a terminal only: in a container discord.py always colors them."""
    if named == "json":
        return JsonFormatter()
    if sys.stderr.isatty():
        return discord.utils.MISSING  # the default of discord.py
    return logging.Formatter(LOG_LINE, "%Y-%m-%d %H:%M:%S", style="{")


async def serve_forever(token: str) -> None:
    """Run the bot until it is stopped; after network errors wait and connect again."""
    _stop_on_signal()
    for pause in retry_pauses():
        try:
            await _run_bot(token)
        except discord.LoginFailure as failure:
            raise CommandError(WRONG_TOKEN) from failure
        except DatabaseError as trouble:
            raise CommandError(str(trouble)) from trouble
        except PASSING_ERRORS as trouble:
            _log.warning("no connection (%s); once more in %d s", type(trouble).__name__, pause)
            await asyncio.sleep(pause)
        else:
            return


def retry_pauses() -> Iterator[int]:
    """Yield seconds to wait before the next attempt, up to five minutes."""
    return chain((1, 2, 5, 10, 30, 60, 120), repeat(300))


async def _run_bot(token: str) -> None:
    database, place = settings.database_path(), settings.copies_place()
    bot = SignoriaBot(
        database,
        painter=CachingPainter(),
        second_place=settings.second_backup_folder(),
        copies=place,
    )
    bot.pages = settings.legal_page_addresses()
    # The copies end last, so that they have all that is stored.
    copying = CopyProcess(database, place, settings.child_environment())
    serving = serve_metrics(bot, database, settings.metrics_address())
    async with copying as copies, bot:
        bot.metrics.start_sampling()  # only here: a simulated Discord has no clock of its own
        await bot.login(token)
        if place:
            copies.start_copying()
        print(f"For a server: {invite_link(bot.application_id)}", flush=True)
        print(f"For yourself: {install_link(bot.application_id)}", flush=True)
        with serving:
            await bot.connect()


def _stop_on_signal() -> None:
    """Stop cleanly on SIGTERM, as containers send it: finish what is under way, begin nothing."""
    task = asyncio.current_task()
    assert task is not None

    def stop() -> None:
        loop.add_signal_handler(signal.SIGTERM, lambda: None)  # once is enough
        _force_exit_in_time()
        task.cancel()

    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # on Windows
        loop.add_signal_handler(signal.SIGTERM, stop)


def _force_exit_in_time() -> None:
    """End the process before a container kills it after ten seconds; all is stored by then."""
    end = threading.Timer(LONGEST_STOP, os._exit, (0,))
    end.daemon = True
    end.start()


class _TokenFilter(logging.Filter):
    """Remove the token from log lines."""

    def __init__(self, token: str) -> None:
        super().__init__()
        self._token = token

    def filter(self, record: logging.LogRecord) -> bool:
        told = record.getMessage()
        if self._token in told:
            record.msg, record.args = told.replace(self._token, "…"), ()
        return True


def hide_token_in_logs(token: str) -> None:
    for handler in logging.getLogger().handlers:
        handler.addFilter(_TokenFilter(token))


# Figures for Prometheus, over HTTP; no label names anybody or anything

_QUEUES = (
    ("outbox_messages", "Messages that wait to be sent"),
    ("outbox_late_seconds", "For how long the oldest of them is due"),
    ("late_jobs", "Jobs that are due"),
    ("late_job_seconds", "For how long the oldest of them is due"),
)


@contextmanager
def serve_metrics(
    bot: SignoriaBot, database: Path, address: tuple[str, int] | None
) -> Iterator[None]:
    """Answer scrapes at an address, if any, during the block; CommandError if that can't be."""
    if address is None:
        yield
        return
    try:
        client = importlib.import_module("prometheus_client")
    except ImportError as error:
        raise CommandError("SIGNORIA_METRICS needs prometheus_client: 'make extras'") from error
    registry = client.CollectorRegistry()
    registry.register(PrometheusCollector(bot, database))
    client.ProcessCollector(registry=registry)
    try:
        server, thread = client.start_http_server(address[1], address[0], registry)
    except OSError as error:
        raise CommandError(f"SIGNORIA_METRICS: {error.strerror or error}") from error
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class PrometheusCollector:
    """Collect the figures of a bot, on the thread of the scrape."""

    def __init__(self, bot: SignoriaBot, database: Path) -> None:
        self._bot, self._database = bot, database
        core = importlib.import_module("prometheus_client.core")
        self._counter, self._gauge = core.CounterMetricFamily, core.GaugeMetricFamily
        self._histogram = core.HistogramMetricFamily

    def describe(self) -> tuple[()]:
        """Return nothing: else it would be collected before there is a database."""
        return ()

    def collect(self) -> Iterator[Any]:
        """Yield all figures; those of the database only if it can be read."""
        yield self._collect_answer_times()
        for name, about, number in self._bot.event_counts():
            yield self._counter(f"signoria_{name}", about, number)
        for name, about, value in self._bot.process_figures():
            yield self._gauge(f"signoria_{name}", about, value)
        with suppress(DatabaseError):
            yield from self._collect_from_database()

    def _collect_answer_times(self) -> Any:
        metrics = self._bot.metrics
        totals = accumulate(metrics.answers[bucket] for bucket in ANSWER_BUCKETS)
        named = [str(bucket) if isfinite(bucket) else "+Inf" for bucket in ANSWER_BUCKETS]
        return self._histogram(
            "signoria_answer_seconds",
            "Time from a press to its answer",
            buckets=list(zip(named, totals, strict=True)),
            sum_value=metrics.answer_time,
        )

    def _collect_from_database(self) -> Iterator[Any]:
        with open_for_block(self._database, "ro") as connection:
            states = queries.count_open_tables(connection)
            queues = queries.measure_queues(connection, self._bot.services.clock.now())
        tables = self._gauge("signoria_tables", "Tables that have not ended", labels=["state"])
        for state, number in states.items():
            tables.add_metric([state], number)
        yield tables
        for (name, about), value in zip(_QUEUES, queues, strict=True):
            yield self._gauge(f"signoria_{name}", about, value)
