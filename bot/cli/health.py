"""Say in one line whether the bot is alive, for a container.

It is alive when it holds the lock of its database, the database can be read, it has written down
within three minutes that it is open, and within ten that Discord can be heard. Nothing is changed
and nobody is kept waiting.

Exit status: 0 when it is alive, 1 when it is not, whatever the reason.
"""

import argparse
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot import settings
from bot.cli import CommandError
from bot.cli.stored_games import open_database
from bot.scheduler import downtime_and_metrics
from bot.scheduler.downtime_and_metrics import (
    OF_NO_SERVER,
    MetricsSample,
    parse_sample,
    parse_time_setting,
)
from bot.storage import queries
from bot.storage.db_thread import lock_holder
from bot.storage.litestream import last_copy_time
from bot.tables.people import DAY, HOUR, MINUTE, Time

LONGEST_SILENCE = 3 * MINUTE
# The key under which bot/client.py stores when Discord was last heard.
LAST_HEARD = "discord heard"
TIME_KEYS = (downtime_and_metrics.LAST_SEEN, LAST_HEARD)
LONGEST_WAIT = 1000  # milliseconds
LONGEST_DEAFNESS = 10 * MINUTE  # Discord has its own troubles; a restart helps against longer ones

_UNITS = ((DAY, "day"), (HOUR, "hour"), (MINUTE, "minute"), (1, "second"))


@dataclass(frozen=True, slots=True)
class Liveness:
    """Whether a bot runs on a database, and how well, seen from outside."""

    process: str | None  # None: the lock is free, no bot runs
    seen: Time | None  # None: never
    heard: Time | None = None  # Discord; None: never
    metrics: MetricsSample | None = None  # None: not written yet
    waiting: int = 0  # messages to be sent
    copied: Time | None = None  # None: no copies are made

    def is_alive(self, now: Time) -> bool:
        """Whether a bot runs and was seen lately; a clock set back does not count as silence."""
        return (
            self.process is not None
            and self.seen is not None
            and abs(now - self.seen) <= LONGEST_SILENCE
            and not self.is_disconnected(now)
        )

    def is_disconnected(self, now: Time) -> bool:
        return self.heard is not None and abs(now - self.heard) > LONGEST_DEAFNESS

    def to_line(self, now: Time) -> str:
        seen = "never seen" if self.seen is None else f"last seen {format_ago(now - self.seen)}"
        if self.process is None:
            return f"no bot is running; {seen}"
        running = f"the bot is running (process {self.process}), {seen}"
        if self.heard is None or not self.is_disconnected(now):
            copied = [] if self.copied is None else [f"copied {format_ago(now - self.copied)}"]
            return "; ".join((running, *copied, *self.describe_load()))
        return f"{running}, but Discord was last heard {format_ago(now - self.heard)}"

    def describe_load(self) -> Iterator[str]:
        """Yield how heavily the machine is loaded."""
        if self.metrics is None:
            return
        if self.metrics.answers:
            yield f"95 of 100 answers within {self.metrics.slow} ms"
        yield f"held up for {self.metrics.lag} ms at most"
        if self.metrics.memory:
            yield f"{self.metrics.memory} MB"
        yield f"{self.waiting} messages to be sent"

    @property
    def is_overloaded(self) -> bool:
        """Whether people notice that this machine has too much to do."""
        return self.metrics is not None and max(self.metrics.slow, self.metrics.lag) > LONGEST_WAIT


def read_liveness(connection: sqlite3.Connection, database: Path) -> Liveness:
    rows = queries.select_server_settings(connection, OF_NO_SERVER)
    seen, heard = (parse_time_setting(rows, key) for key in TIME_KEYS)
    process = lock_holder(database.expanduser().resolve())
    sample = parse_sample(rows.get(downtime_and_metrics.METRICS_ROW, ""))
    copied = last_copy_time(database) if process and settings.copies_place() else None
    return Liveness(
        process, seen, heard, sample, queries.count_untried_messages(connection), copied
    )


def format_ago(seconds: int) -> str:
    return (
        f"{format_span(seconds)} ago" if seconds >= 0 else f"{format_span(-seconds)} in the future"
    )


def format_span(seconds: int) -> str:
    """Format seconds in their largest unit: `3 days`, `1 hour`, `14 seconds`."""
    size, unit = next((unit for unit in _UNITS if seconds >= unit[0]), _UNITS[-1])
    count = seconds // size
    return f"{count} {unit}" if count == 1 else f"{count} {unit}s"


def add_arguments(_: argparse.ArgumentParser) -> None:
    pass


def run_command(_: argparse.Namespace) -> int:
    now = Time(int(time.time()))
    try:
        with open_database() as connection:
            liveness = read_liveness(connection, settings.database_path())
    except (CommandError, settings.SettingsError) as trouble:
        # A container takes 0 and 1 only.
        print(f"ill: {' '.join(str(trouble).split())}")
        return 1
    alive = liveness.is_alive(now)
    print(f"{'well' if alive else 'ill'}: {liveness.to_line(now)}")
    return int(not alive)
