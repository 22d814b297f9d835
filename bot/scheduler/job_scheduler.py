"""The scheduler: run stored jobs when they are due, and run periodic tasks until cancelled."""

import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import NoReturn, TypeAlias

from bot.engine.text import Refusal
from bot.tables import auto_play, lobby, pace, votes_and_seat_changes
from bot.tables.command_runner import Applied, CommandResult, StorageError
from bot.tables.people import HOUR, MINUTE, Clock, TableId, Time
from bot.tables.records import Job, JobKind
from bot.tables.service import TableService
from bot.tables.state import TableCommand, question_number, seats_waited_for
from bot.tables.store_protocols import ReadError, Store, WriteError, format_trace
from bot.tables.thinking_pool import ThinkingPool

_log = logging.getLogger(__name__)

# Sleep for some seconds, by the real clock or by a simulated one.
Sleep: TypeAlias = Callable[[float], Awaitable[object]]

PAUSE_AFTER_FAILURE = 5.0  # seconds; the disk may be full
LOOK_EVERY = 1.0  # seconds
LONGEST_SLEEP = 30  # seconds between two looks at the store
_FOREVER = Time(1 << 60)
RETRY_AFTER = 15 * MINUTE  # after a programming error
LISTING_CHECK_EVERY = HOUR  # between looks whether the opener of a lobby still looks for players


async def run_periodically(
    name: str, work: Callable[[], Awaitable[bool]], *, every: float, sleep: Sleep
) -> NoReturn:
    """Run a job periodically until cancelled; `work` returns whether all went well.

    Errors are logged, and tried again after a pause.
    """
    while True:
        well = False
        try:
            well = await work()
        except (WriteError, ReadError) as trouble:  # their texts are meant for the owner
            _log.error("the %s has to wait: %s", name, trouble)
        except Exception as error:
            _log.error("the %s missed a round and goes on: %s", name, format_trace(error))
        await sleep(every if well else max(every, PAUSE_AFTER_FAILURE))


class Scheduler:
    """Run due jobs as commands of their tables."""

    def __init__(
        self,
        service: TableService,
        store: Store,
        clock: Clock,
        thinking: ThinkingPool | None = None,
    ) -> None:
        """Without a thinking pool, computer players choose their moves in the event loop."""
        self._thinking = thinking
        if thinking is not None:
            thinking.found = self.wake_up
        self._service = service
        self._store = store
        self._clock = clock
        self._wakes = _FOREVER  # nothing is due before; _FOREVER: unknown

    def wake_up(self) -> None:
        """Look for due jobs soon: something was stored."""
        self._wakes = Time(0)

    async def run_forever(self, sleep: Sleep) -> NoReturn:
        await run_periodically("scheduler", self.run_if_due, every=LOOK_EVERY, sleep=sleep)

    async def run_if_due(self) -> bool:
        """Run due jobs unless none can be due yet; return whether all results were stored."""
        if self._wakes - LONGEST_SLEEP <= self._clock.now() < self._wakes:
            return True
        self._wakes = _FOREVER  # so that `wake_up` from now on is noticed
        well = await self.run_due_jobs()
        if well:
            self._wakes = min(self._wakes, await self._next_job_time())
        return well

    async def _next_job_time(self) -> Time:
        longest, job = Time(self._clock.now() + LONGEST_SLEEP), await self._store.next_job_time()
        return longest if job is None else min(longest, job)

    async def run_due_jobs(self) -> bool:
        """Run all due jobs, each on its own; return whether all results were stored."""
        downtime = self._service.downtime
        with suppress(WriteError):
            await downtime.save_heartbeat()
        if not downtime.was_set_back:
            return await self._run_jobs(await self._store.due_jobs(self._clock.now()))
        # The clock was set back: jobs may be years away, so check all of them.
        well = await self._run_jobs(
            job for job in await self._store.due_jobs(_FOREVER) if job.kind is not JobKind.SLEEP
        )
        downtime.was_set_back = not well
        return well

    async def _run_jobs(self, jobs: Iterable[Job]) -> bool:
        # Close votes before applying deadlines of the same time.
        in_order = sorted(jobs, key=lambda job: (job.at, job.kind is not JobKind.VOTE))
        return all([await self._run_job(job) for job in in_order])

    async def _run_job(self, job: Job) -> bool:
        try:
            if job.kind is JobKind.SLEEP and (at := await self._next_listing_check(job.table)):
                await self._postpone_job(job, at)
                return True
            outcome = await self._run_job_command(job)
            if outcome is None:
                return True  # somebody thinks about it: it stays due until he has found a move
        except Exception as error:
            _log.error("job %s of table %d failed: %s", job.kind, job.table, format_trace(error))
            await self._postpone_job(job, Time(self._clock.now() + RETRY_AFTER))
            return True
        if not isinstance(outcome, Applied | StorageError):
            # The job is obsolete; commands that are applied delete theirs.
            async with self._store.unit_of_work() as unit:
                unit.delete_job(job)
        return not isinstance(outcome, StorageError)

    async def _run_job_command(self, job: Job) -> CommandResult | None:
        """Run the job; None while a computer player is thinking."""
        if job.kind is JobKind.THAW:
            return await self._service.thaw_table(job.table, job.request_id, job)
        act = await self._make_job_command(job)
        if act is None:
            return None
        return await self._service.run_command(job.table, act, job.request_id, job=job)

    async def _make_job_command(self, job: Job) -> TableCommand | None:
        """Return the job's command; None while a computer player is thinking."""
        if self._thinking is None or job.kind is not JobKind.ANSWER or job.seat is None:
            return _make_command_of_kind(job)
        state = await self._service.table_state(job.table)
        if isinstance(state, Refusal) or job.seat not in seats_waited_for(state):
            return _make_command_of_kind(job)
        computer = auto_play.slow_player_of_seat(state, job.seat)
        if not computer or question_number(state, job.seat) != job.decision:
            return _make_command_of_kind(job)
        thought = self._thinking.poll_move(state, job.seat, computer)
        return (
            None if thought is None else auto_play.answer_for_seat(job.seat, job.decision, thought)
        )

    async def _next_listing_check(self, table: TableId) -> Time | None:
        """Return when to look again whether a lobby is listed for players; None if it is not.

        Its opener may take the wish back before it ends.
        """
        state = await self._service.table_state(table)
        if isinstance(state, Refusal):
            return None
        now, wished = self._clock.now(), (state.card.owner, state.card.game)
        wishes = await self._store.play_wishes(state.card.server, now)
        ends = (one.until for one in wishes if (one.person, one.game) == wished)
        return next((min(end, Time(now + LISTING_CHECK_EVERY)) for end in ends), None)

    async def _postpone_job(self, job: Job, at: Time) -> None:
        async with self._store.unit_of_work() as unit:
            unit.delete_job(job)
            unit.replace_jobs(job.table, [replace(job, at=at)], ())


def _make_command_of_kind(job: Job) -> TableCommand:
    match job.kind, job.seat:
        case JobKind.VOTE, _:
            return votes_and_seat_changes.close_due_ballots()
        case JobKind.LIVE, _:
            return pace.expire_live_play()
        case JobKind.ANSWER, seat if seat is not None:
            return auto_play.answer_for_seat(seat, job.decision)
        case JobKind.REMIND, seat if seat is not None:
            return auto_play.remind_seat(seat, job.decision, job.at)
        case JobKind.DEADLINE, seat if seat is not None:
            return auto_play.apply_deadline(seat, job.decision)
    return lobby.put_lobby_to_sleep()
