"""Planted faults: each is made for a while, and the storm must find it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import replace
from itertools import count
from typing import Any, TypeAlias
from unittest.mock import AsyncMock

import pytest

from bot.notifications import notifier
from bot.outbox.worker import OutboxWorker
from bot.scheduler.jobs import Scheduler
from bot.storage import queries
from bot.storage.store import SqliteStore
from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables import table
from bot.tables.people import Time
from bot.tables.records import BOARD_KEY
from bot.tables.service import TableService
from bot.tables.state import TableState
from bot.tables.table import Applied, Table
from cogs.interaction import replies
from cogs.messages.post_registry import PostRegistry

Plant: TypeAlias = Callable[[pytest.MonkeyPatch], None]


def plant_lost_await(patch: pytest.MonkeyPatch) -> None:
    """The reply is shown by a coroutine that nobody awaits."""
    shown = replies._show_privately

    async def show(interaction: Any, mode: Any, *rest: Any) -> None:
        work = shown(interaction, mode, *rest)
        if mode is replies.ReplyMode.ANEW:
            work.close()
        else:
            await work

    patch.setattr(replies, "_show_privately", show)


def plant_told_before_kept(patch: pytest.MonkeyPatch) -> None:
    """A unit of work is left before it is written."""

    @asynccontextmanager
    async def unit_of_work(store: SqliteStore) -> AsyncIterator[SqlUnitOfWork]:
        unit = SqlUnitOfWork()
        yield unit
        work = store._run_writing(store._group_commit.queue_unit(unit))
        asyncio.get_running_loop().create_task(work)

    patch.setattr(SqliteStore, "unit_of_work", unit_of_work)


def plant_retry_that_doubles(patch: pytest.MonkeyPatch) -> None:
    """A command that takes long is given once more, under another id."""
    run = TableService.run_seat_command

    async def run_twice(
        service: TableService, table: Any, person: Any, command: Any, request: str
    ) -> Any:
        first = await run(service, table, person, command, request)
        if isinstance(first, Applied) and sum(request.encode()) % 7 == 0:
            return await run(service, table, person, command, f"{request} again")
        return first

    patch.setattr(TableService, "run_seat_command", run_twice)


def plant_forgotten_due(patch: pytest.MonkeyPatch) -> None:
    """The scheduler sleeps past the next job."""

    async def next_job_time(scheduler: Scheduler) -> Time:
        return Time(scheduler._clock.now() + 10**7)

    patch.setattr(Scheduler, "_next_job_time", next_job_time)
    patch.setattr("bot.scheduler.jobs.LONGEST_SLEEP", 10**7)


def plant_other_family(patch: pytest.MonkeyPatch) -> None:
    """The store raises what SQLite raises."""

    async def run_reading(store: SqliteStore, task: Any) -> Any:
        return await store._reader.run_task(task)

    patch.setattr(SqliteStore, "_run_reading", run_reading)


def plant_stale_cache(patch: pytest.MonkeyPatch) -> None:
    """A state is adopted before it is stored, and kept if that fails."""
    stored = table.store_effects

    async def store_effects(services: Any, changes: Any, *also: Any) -> None:
        for one, found in changes:
            one.adopt_state(found)
        await stored(services, changes, *also)

    patch.setattr(table, "store_effects", store_effects)
    patch.setattr(Table, "forget_state", lambda _: None)


def plant_missing_lock(patch: pytest.MonkeyPatch) -> None:
    """Commands of one table run at the same time."""
    patch.setattr(Table, "hold_lock", lambda _: nullcontext())


def plant_unread_row(patch: pytest.MonkeyPatch) -> None:
    """One of several jobs that are due is not read."""
    select = queries.select_due_jobs

    async def due_jobs(store: SqliteStore, now: Time) -> Any:
        return (await store._run_reading(lambda database: select(database, now)))[1:]

    patch.setattr(SqliteStore, "due_jobs", due_jobs)


def plant_unmarked_sending(patch: pytest.MonkeyPatch) -> None:
    """A direct message is sent without a mark that it may have been."""

    def mark_nothing(sent: Any, *_: Any, loud: bool) -> Any:
        return replace(sent, nonce="", loud=loud)

    patch.setattr(notifier, "mark_sending", mark_nothing)


def plant_other_nonce(patch: pytest.MonkeyPatch) -> None:
    """Every attempt at a message has a nonce of its own, and nobody looks for the last."""
    numbers = count()
    patch.setattr("bot.outbox.worker.delivery.make_nonce", lambda _: f"{next(numbers)}")
    patch.setattr(PostRegistry, "has_arrived", AsyncMock(return_value=False))


def plant_forgotten_retry(patch: pytest.MonkeyPatch) -> None:
    """A message whose delivery failed counts as sent."""
    sent = SqlUnitOfWork.mark_message_sent
    patch.setattr(SqlUnitOfWork, "mark_message_failed", lambda unit, number, *_: sent(unit, number))


def plant_lost_board(patch: pytest.MonkeyPatch) -> None:
    """Some moves enqueue no board."""
    enqueue = SqlUnitOfWork.enqueue_message

    def enqueue_some(unit: SqlUnitOfWork, message: Any) -> None:
        if message.key != BOARD_KEY or message.created % 5:
            enqueue(unit, message)

    patch.setattr(SqlUnitOfWork, "enqueue_message", enqueue_some)


def plant_endless_wait(patch: pytest.MonkeyPatch) -> None:
    """A delivery that Discord does not answer is waited for without end."""
    attempt = OutboxWorker._attempt_delivery

    async def attempt_forever(worker: OutboxWorker, message: Any) -> Any:
        result = await attempt(worker, message)
        if type(result).__name__ == "Retry":
            await asyncio.Event().wait()
        return result

    patch.setattr(OutboxWorker, "_attempt_delivery", attempt_forever)


def plant_late_acknowledgement(patch: pytest.MonkeyPatch) -> None:
    """An interaction is not acknowledged before its answer."""
    patch.setattr(replies, "_acknowledge", AsyncMock(return_value=True))


def leak_in_time(patch: pytest.MonkeyPatch) -> None:
    """Every command at a table takes longer the longer the secret orders of its players are."""
    refresh = TableService._at_this_moment

    async def refresh_slowly(service: TableService, state: TableState) -> TableState:
        await asyncio.sleep(sum(len(order.act) for order in state.orders) / 100)
        return await refresh(service, state)

    patch.setattr(TableService, "_at_this_moment", refresh_slowly)


FAULTS: dict[str, Plant] = {
    name.removeprefix("plant_"): plant
    for name, plant in list(globals().items())
    if name.startswith("plant_")
}
