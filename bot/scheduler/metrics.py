"""Measure answer times, event loop lag and memory of the process."""

import asyncio
import json
import os
from collections import deque
from dataclasses import asdict, dataclass
from pathlib import Path

METRICS_ROW = "bears"  # among the settings of no server
MOST_WAITS = 200  # answers it goes by
SAMPLE_EVERY = 1.0  # seconds between two looks at how late it is
_STATM = Path("/proc/self/statm")


@dataclass(frozen=True, slots=True)
class MetricsSample:
    """What was seen of the last answers, and of the last minute."""

    answers: int
    slow: int  # milliseconds: 95 of 100 people waited no longer
    lag: int  # milliseconds in which nobody was heard, at the longest
    memory: int  # megabytes; 0 where the machine does not say

    @property
    def to_json(self) -> str:
        return json.dumps(asdict(self))


class Metrics:
    """Of one process."""

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
        """From here on the longest time in which nobody was heard is looked for anew."""
        lag, self._lag = self._lag, 0.0
        waits = sorted(self._waits)
        slow = waits[len(waits) * 95 // 100] if waits else 0.0
        return MetricsSample(len(waits), round(1000 * slow), round(1000 * lag), _memory_megabytes())


def parse_sample(spelt: str) -> MetricsSample | None:
    """None where nothing was written, or something else."""
    try:
        facts = json.loads(spelt)
        return MetricsSample(**{name: int(value) for name, value in facts.items()})
    except (ValueError, TypeError, AttributeError, OverflowError, RecursionError):
        return None


def _memory_megabytes() -> int:
    if not _STATM.exists():
        return 0
    return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1_000_000
