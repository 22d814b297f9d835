"""The bell: rings whatever is due, with the rows as its only memory."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

from bot.host import answers, lobby, votes
from bot.host.house import House
from bot.host.outcomes import Kept, NotKept
from bot.host.ports import MINUTE, CannotKeep, Clock, Due, Ring, Store, TableId, Time
from bot.host.table import Act
from bot.host.trouble import outline

_log = logging.getLogger(__name__)

LONGEST_SLEEP = 30.0  # seconds; a clock that is set forward is noticed at the latest then
SHORTEST_SLEEP = 0.2
TROUBLED_SLEEP = 5.0  # the disk may be full: there is no use in trying five times a second
_FOR_EVER = Time(1 << 60)
PUT_OFF = 15 * MINUTE  # what failed by a fault of ours is tried again then


class Bell:
    """Sweeps the dues; everything it does goes through the table's own line."""

    def __init__(self, house: House, store: Store, clock: Clock) -> None:
        self._house = house
        self._store = store
        self._clock = clock
        self._nudged = asyncio.Event()

    def nudge(self, _: TableId) -> None:
        """Something was kept: it may be due before the bell would wake."""
        self._nudged.set()

    async def run(self) -> None:
        """Sweep and sleep until cancelled. What nudges it only makes it look earlier."""
        while True:
            self._nudged.clear()
            await asyncio.sleep(SHORTEST_SLEEP)
            pause = TROUBLED_SLEEP
            try:
                if await self.sweep():
                    pause = await self._pause()
            except Exception as error:
                _log.error("the bell missed a sweep and goes on: %s", outline(error))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._nudged.wait(), pause)

    async def sweep(self) -> bool:
        """Ring all that is due now, each due on its own: one that fails spoils no other.

        Whether the disk took all of it.
        """
        shutters = self._house.shutters
        with suppress(CannotKeep):
            await shutters.beat()
        if not shutters.was_set_back:
            return await self._ring_all(await self._store.dues(self._clock.now()))
        # What was to be in a moment may be years away: all that waits is looked at again.
        well = await self._ring_all(
            due for due in await self._store.dues(_FOR_EVER) if due.ring is not Ring.SLEEP
        )
        shutters.was_set_back = not well
        return well

    async def _ring_all(self, dues: Iterable[Due]) -> bool:
        # A motion that waited for a deadline is decided before what the deadline itself does.
        in_order = sorted(dues, key=lambda due: (due.at, due.ring is not Ring.VOTE))
        return all([await self._ring(due) for due in in_order])

    async def _ring(self, due: Due) -> bool:
        # The name is the same each time: whatever was rung and kept is never done twice.
        request = f"{due.ring} {due.table} {due.seat} {due.decision} {due.at}"
        try:
            outcome = await self._house.carry_out(due.table, _act_of(due), request, rung=due)
        except Exception as error:
            _log.error("the bell's %s at table %d failed: %s", due.ring, due.table, outline(error))
            await self._put_off(due)
            return True
        if not isinstance(outcome, Kept | NotKept):
            # Nothing was waiting for it any more. What was kept has struck it out itself.
            async with self._store.page() as page:
                page.strike_due(due)
        return not isinstance(outcome, NotKept)

    async def _put_off(self, due: Due) -> None:
        later = replace(due, at=Time(self._clock.now() + PUT_OFF))
        async with self._store.page() as page:
            page.strike_due(due)
            page.set_dues(due.table, [later], ())

    async def _pause(self) -> float:
        following = await self._store.next_due()
        if following is None:
            return LONGEST_SLEEP
        return min(LONGEST_SLEEP, max(0, following - self._clock.now()))


def _act_of(due: Due) -> Act:
    match due.ring, due.seat:
        case Ring.VOTE, _:
            return votes.time_is_up()
        case Ring.ANSWER, seat if seat is not None:
            return answers.answer(seat, due.decision)
        case Ring.REMIND, seat if seat is not None:
            return answers.reminded(seat, due.decision, due.at)
        case Ring.DEADLINE, seat if seat is not None:
            return answers.deadline_passed(seat, due.decision)
    return lobby.sleep()
