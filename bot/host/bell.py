"""The bell: rings whatever is due, with the rows as its only memory."""

import logging
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from typing import NoReturn

from bot.engine.text import Refusal
from bot.host import answers, live, lobby, votes
from bot.host.house import House
from bot.host.outcomes import Kept, NotKept
from bot.host.ports import CannotKeep, Store
from bot.host.rows import Due, Ring
from bot.host.standing import decision_of, waited_for
from bot.host.table import Act
from bot.host.thinking import Thinking
from bot.host.time import MINUTE, Clock, Time
from bot.host.trouble import outline
from bot.host.vigil import Sleep, keep_vigil

_log = logging.getLogger(__name__)

LOOK_EVERY = 1.0  # seconds
LONGEST_SLEEP = 30  # seconds without a look at the disk, whatever was written there
_FOR_EVER = Time(1 << 60)
PUT_OFF = 15 * MINUTE  # what failed by a fault of ours is tried again then


class Bell:
    """Sweeps the dues; everything it does goes through the table's own line."""

    def __init__(
        self, house: House, store: Store, clock: Clock, thinking: Thinking | None = None
    ) -> None:
        """Without anybody who thinks elsewhere, every guest thinks as soon as he is rung for."""
        self._thinking = thinking
        if thinking is not None:
            thinking.found = self.nudge
        self._house = house
        self._store = store
        self._clock = clock
        self._wakes = _FOR_EVER  # until then nothing is due; FOR_EVER: that isn't known

    def nudge(self) -> None:
        """Something was kept: it may be due before the bell would wake."""
        self._wakes = Time(0)

    async def run(self, sleep: Sleep) -> NoReturn:
        await keep_vigil("bell", self.look, every=LOOK_EVERY, sleep=sleep)

    async def look(self) -> bool:
        """Sweep, unless it is known that nothing is due; whether the disk took all of it."""
        if self._wakes - LONGEST_SLEEP <= self._clock.now() < self._wakes:
            return True
        self._wakes = _FOR_EVER  # whoever nudges from now on is not overheard
        well = await self.sweep()
        if well:
            self._wakes = min(self._wakes, await self._next_look())
        return well

    async def _next_look(self) -> Time:
        longest, due = Time(self._clock.now() + LONGEST_SLEEP), await self._store.next_due()
        return longest if due is None else min(longest, due)

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
        try:
            act = await self._asked_for(due)
            if act is None:
                return True  # somebody thinks about it: it stays due until he has found a move
            outcome = await self._house.carry_out(due.table, act, due.request, rung=due)
        except Exception as error:
            _log.error("the bell's %s at table %d failed: %s", due.ring, due.table, outline(error))
            await self._put_off(due)
            return True
        if not isinstance(outcome, Kept | NotKept):
            # Nothing was waiting for it any more. What was kept has struck it out itself.
            async with self._store.page() as page:
                page.strike_due(due)
        return not isinstance(outcome, NotKept)

    async def _asked_for(self, due: Due) -> Act | None:
        """What the due asks for; None as long as a guest thinks about it."""
        if self._thinking is None or due.ring is not Ring.ANSWER or due.seat is None:
            return _act_of(due)
        standing = await self._house.standing(due.table)
        if isinstance(standing, Refusal) or due.seat not in waited_for(standing):
            return _act_of(due)
        guest = answers.pondering(standing, due.seat)
        if not guest or decision_of(standing, due.seat) != due.decision:
            return _act_of(due)
        thought = self._thinking.move(standing, due.seat, guest)
        return None if thought is None else answers.answer(due.seat, due.decision, thought)

    async def _put_off(self, due: Due) -> None:
        later = replace(due, at=Time(self._clock.now() + PUT_OFF))
        async with self._store.page() as page:
            page.strike_due(due)
            page.set_dues(due.table, [later], ())


def _act_of(due: Due) -> Act:
    match due.ring, due.seat:
        case Ring.VOTE, _:
            return votes.time_is_up()
        case Ring.LIVE, _:
            return live.time_is_up()
        case Ring.ANSWER, seat if seat is not None:
            return answers.answer(seat, due.decision)
        case Ring.REMIND, seat if seat is not None:
            return answers.reminded(seat, due.decision, due.at)
        case Ring.DEADLINE, seat if seat is not None:
            return answers.deadline_passed(seat, due.decision)
    return lobby.sleep()
