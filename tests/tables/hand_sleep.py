"""Sleep that takes no time: the clock turned by hand goes on by it, and after some naps it ends."""

import asyncio

from tests.tables.recording_transport import HandClock


class Woken(Exception):
    """Whoever slept is not wanted any more."""


class HandSleep:
    def __init__(self, clock: HandClock, *, naps: int) -> None:
        self.naps: list[float] = []
        self._clock, self._most = clock, naps

    async def __call__(self, seconds: float) -> None:
        if len(self.naps) == self._most:
            raise Woken
        self.naps.append(seconds)
        self._clock.turn(int(seconds))
        await asyncio.sleep(0.002)  # others come to their turn
