"""Whether a bot lives on a database: who holds its lock, and when it last said that it is open."""

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.host.gauge import ROW, Reading, read_back
from bot.host.shutters import LAST_SEEN, OF_NO_SERVER, time_in
from bot.host.time import DAY, HOUR, MINUTE, Time
from bot.store import reading, telling
from bot.store.lock import holder

LONGEST_SILENCE = 3 * MINUTE
# Where bot/client.py writes down, as often, that Discord can be heard.
LAST_HEARD = "discord heard"
TIMES = (LAST_SEEN, LAST_HEARD)
LONGEST_WAIT = 1000  # milliseconds
LONGEST_DEAFNESS = 10 * MINUTE  # Discord has its own troubles; a restart helps against longer ones

_UNITS = ((DAY, "day"), (HOUR, "hour"), (MINUTE, "minute"), (1, "second"))


@dataclass(frozen=True, slots=True)
class Pulse:
    """What can be noticed of a bot from outside."""

    process: str | None  # None: the lock is free, nobody plays
    seen: Time | None  # None: never
    heard: Time | None = None  # Discord; None: nobody has listened yet
    bears: Reading | None = None  # None: it has not been written down yet
    waiting: int = 0  # messages that could be on their way

    def beats(self, now: Time) -> bool:
        """Whether a bot plays and has said so lately; a clock set back is no silence for long."""
        return (
            self.process is not None
            and self.seen is not None
            and abs(now - self.seen) <= LONGEST_SILENCE
            and not self.is_deaf(now)
        )

    def is_deaf(self, now: Time) -> bool:
        return self.heard is not None and abs(now - self.heard) > LONGEST_DEAFNESS

    def told(self, now: Time) -> str:
        seen = "never seen" if self.seen is None else f"last seen {ago(now - self.seen)}"
        if self.process is None:
            return f"no bot is running; {seen}"
        running = f"the bot is running (process {self.process}), {seen}"
        if self.heard is None or not self.is_deaf(now):
            return "; ".join((running, *self.borne()))
        return f"{running}, but Discord was last heard {ago(now - self.heard)}"

    def borne(self) -> Iterator[str]:
        """How far away the walls of this machine are."""
        if self.bears is None:
            return
        if self.bears.answers:
            yield f"95 of 100 answers within {self.bears.slow} ms"
        yield f"held up for {self.bears.lag} ms at most"
        if self.bears.memory:
            yield f"{self.bears.memory} MB"
        yield f"{self.waiting} messages to be sent"

    @property
    def is_slow(self) -> bool:
        """Whether people notice that too much is asked of this machine."""
        return self.bears is not None and max(self.bears.slow, self.bears.lag) > LONGEST_WAIT


def felt(kept: sqlite3.Connection, database: Path) -> Pulse:
    rows = reading.settings(kept, OF_NO_SERVER)
    seen, heard = (time_in(rows, key) for key in TIMES)
    process = holder(database.expanduser().resolve())
    bears = read_back(rows.get(ROW, ""))
    return Pulse(process, seen, heard, bears, telling.to_be_sent(kept))


def ago(seconds: int) -> str:
    return f"{span(seconds)} ago" if seconds >= 0 else f"{span(-seconds)} in the future"


def span(seconds: int) -> str:
    """A length of time in its largest unit: `3 days`, `1 hour`, `14 seconds`."""
    size, unit = next((unit for unit in _UNITS if seconds >= unit[0]), _UNITS[-1])
    count = seconds // size
    return f"{count} {unit}" if count == 1 else f"{count} {unit}s"
