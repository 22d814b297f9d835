"""The gauge: how long people wait for an answer, and how long everybody is held up at once.

It is written down once a minute beside the sign of life, so that an owner sees a wall before
anybody stands before it; nothing in the house goes by it.
"""

import asyncio
import json
import os
from collections import deque
from dataclasses import asdict, dataclass
from pathlib import Path

ROW = "bears"  # among the settings of no server
MOST = 200  # answers it goes by
EVERY = 1.0  # seconds between two looks at how late it is
_STATM = Path("/proc/self/statm")


@dataclass(frozen=True, slots=True)
class Reading:
    """What was seen of the last answers, and of the last minute."""

    answers: int
    slow: int  # milliseconds: 95 of 100 people waited no longer
    lag: int  # milliseconds in which nobody was heard, at the longest
    memory: int  # megabytes; 0 where the machine does not say

    @property
    def spelt(self) -> str:
        return json.dumps(asdict(self))


class Gauge:
    """Of one process."""

    def __init__(self) -> None:
        self._waits: deque[float] = deque(maxlen=MOST)
        self._lag = 0.0
        self._next: asyncio.TimerHandle | None = None

    def answered(self, seconds: float) -> None:
        self._waits.append(seconds)

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._next = loop.call_later(EVERY, self._look, loop.time() + EVERY)

    def _look(self, due: float) -> None:
        self._lag = max(self._lag, asyncio.get_running_loop().time() - due)
        self.start()

    def stop(self) -> None:
        if self._next is not None:
            self._next.cancel()

    def read(self) -> Reading:
        """From here on the longest time in which nobody was heard is looked for anew."""
        lag, self._lag = self._lag, 0.0
        waits = sorted(self._waits)
        slow = waits[len(waits) * 95 // 100] if waits else 0.0
        return Reading(len(waits), round(1000 * slow), round(1000 * lag), _memory())


def read_back(spelt: str) -> Reading | None:
    """None where nothing was written, or something else."""
    try:
        facts = json.loads(spelt)
        return Reading(**{name: int(value) for name, value in facts.items()})
    except (ValueError, TypeError, AttributeError, OverflowError, RecursionError):
        return None


def _memory() -> int:
    if not _STATM.exists():
        return 0
    return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1_000_000
