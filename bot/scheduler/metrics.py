"""Measure answer times, event loop lag and memory of the process."""

import asyncio
import json
import os
from collections import deque
from dataclasses import asdict, dataclass
from pathlib import Path

METRICS_ROW = "bears"  # stored among the settings of no server
MOST_WAITS = 200  # number of latest answers
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
    """Answer times and event loop lag of this process."""

    def __init__(self) -> None:
        self._waits: deque[float] = deque(maxlen=MOST_WAITS)
        self._lag = 0.0
        self._next: asyncio.TimerHandle | None = None

    def add_answer_time(self, seconds: float) -> None:
        self._waits.append(seconds)

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
        lag, self._lag = self._lag, 0.0
        waits = sorted(self._waits)
        slow = waits[len(waits) * 95 // 100] if waits else 0.0
        return MetricsSample(len(waits), round(1000 * slow), round(1000 * lag), _memory_megabytes())


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
