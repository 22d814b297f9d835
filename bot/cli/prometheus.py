"""Figures of the running bot for Prometheus, over HTTP; no label names anybody or anything."""

import importlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import accumulate
from math import isfinite
from pathlib import Path
from typing import Any

from bot.cli import CommandError
from bot.client import SignoriaBot
from bot.scheduler.metrics import ANSWER_BUCKETS
from bot.storage import queries
from bot.storage.db_thread import DatabaseError, open_and_close

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
    registry.register(BotCollector(bot, database))
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


class BotCollector:
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
        yield self._answer_times()
        for name, about, number in self._bot.count_events():
            yield self._counter(f"signoria_{name}", about, number)
        for name, about, value in self._bot.measure_state():
            yield self._gauge(f"signoria_{name}", about, value)
        with suppress(DatabaseError):
            yield from self._read_database()

    def _answer_times(self) -> Any:
        metrics = self._bot.metrics
        totals = accumulate(metrics.answers[bucket] for bucket in ANSWER_BUCKETS)
        named = [str(bucket) if isfinite(bucket) else "+Inf" for bucket in ANSWER_BUCKETS]
        return self._histogram(
            "signoria_answer_seconds",
            "Time from a press to its answer",
            buckets=list(zip(named, totals, strict=True)),
            sum_value=metrics.answer_time,
        )

    def _read_database(self) -> Iterator[Any]:
        with open_and_close(self._database, "ro") as connection:
            states = queries.count_open_tables(connection)
            queues = queries.measure_queues(connection, self._bot.services.clock.now())
        tables = self._gauge("signoria_tables", "Tables that have not ended", labels=["state"])
        for state, number in states.items():
            tables.add_metric([state], number)
        yield tables
        for (name, about), value in zip(_QUEUES, queues, strict=True):
            yield self._gauge(f"signoria_{name}", about, value)
