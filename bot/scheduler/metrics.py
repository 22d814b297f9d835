"""Measure answer times, event loop lag and memory of the process."""

import asyncio
import json
import os
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path

from bot.tables.features import Feature, WriteRows
from bot.tables.state import TableState

METRICS_ROW = "bears"  # stored among the settings of no server
SERVERS_ROW = "servers"  # how many the bot is on, stored likewise
MOST_WAITS = 200  # number of latest answers
ANSWER_BUCKETS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, inf)  # seconds
SAMPLE_EVERY = 1.0  # seconds
_STATM = Path("/proc/self/statm")


@dataclass(frozen=True, slots=True)
class MetricsSample:
    """Figures of the last answers and of the last minute."""

    answers: int
    slow: int  # milliseconds, 95th percentile
    lag: int  # milliseconds, the longest
    memory: int  # megabytes; 0 where unknown

    @property
    def to_json(self) -> str:
        return json.dumps(asdict(self))


class Metrics:
    """Answer times and event loop lag of this process; `commands` stored since it began."""

    def __init__(self) -> None:
        self.commands = 0
        self.answers = Counter[float]()  # since it began, by the bucket of their time
        self.answer_time = 0.0  # seconds, of all of them
        self.last_lag = 0.0  # seconds, the longest before the last sample
        self._waits: deque[float] = deque(maxlen=MOST_WAITS)
        self._lag = 0.0
        self._next: asyncio.TimerHandle | None = None

    def add_answer_time(self, seconds: float) -> None:
        self._waits.append(seconds)
        self.answers[next(bucket for bucket in ANSWER_BUCKETS if seconds <= bucket)] += 1
        self.answer_time += seconds

    def longest_lag(self) -> float:
        """Return the longest lag of the last minute or two, in seconds."""
        return max(self._lag, self.last_lag)

    def start_sampling(self) -> None:
        loop = asyncio.get_running_loop()
        self._next = loop.call_later(SAMPLE_EVERY, self._sample_lag, loop.time() + SAMPLE_EVERY)

    def _sample_lag(self, due: float) -> None:
        self._lag = max(self._lag, asyncio.get_running_loop().time() - due)
        self.start_sampling()

    def stop_sampling(self) -> None:
        if self._next is not None:
            self._next.cancel()

    def take_sample(self) -> MetricsSample:
        """Return a sample and reset the longest lag."""
        self.last_lag = lag = self._lag
        self._lag = 0.0
        waits = sorted(self._waits)
        slow = waits[len(waits) * 95 // 100] if waits else 0.0
        return MetricsSample(len(waits), round(1000 * slow), round(1000 * lag), _memory_megabytes())


class CommandCounter(Feature):
    """Count the commands that were stored."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    def prepare(
        self, before: TableState, after: TableState
    ) -> AbstractAsyncContextManager[WriteRows]:
        return self._count_if_stored()

    @asynccontextmanager
    async def _count_if_stored(self) -> AsyncIterator[WriteRows]:
        yield lambda _: None
        self._metrics.commands += 1


def parse_sample(spelt: str) -> MetricsSample | None:
    """Return None if the text is not a stored sample."""
    try:
        facts = json.loads(spelt)
        return MetricsSample(**{name: int(value) for name, value in facts.items()})
    except (ValueError, TypeError, AttributeError, OverflowError, RecursionError):
        return None


def _memory_megabytes() -> int:
    if not _STATM.exists():
        return 0
    return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1_000_000
