"""Planted faults: each is made for a while, and the storm must find it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import replace
from itertools import count
from typing import Any, TypeAlias
from unittest.mock import AsyncMock

import pytest

from bot.notifications import notifier
from bot.outbox.worker import OutboxWorker
from bot.scheduler.job_scheduler import Scheduler
from bot.storage import queries
from bot.storage.store import SqliteStore
from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables import command_runner
from bot.tables.command_runner import Applied, Table
from bot.tables.people import Time
from bot.tables.records import BOARD_KEY, JobKind
from bot.tables.service import TableService
from bot.tables.state import TableState
from bot.tables.store_protocols import WriteError
from bot.tables.thinking_pool import FairQueue
from cogs.interaction import replies
from cogs.interaction.context import SeatContext
from cogs.messages.discord_messages import PostRegistry

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
    patch.setattr("bot.scheduler.job_scheduler.LONGEST_SLEEP", 10**7)


def plant_other_family(patch: pytest.MonkeyPatch) -> None:
    """The store raises what SQLite raises."""

    async def run_reading(store: SqliteStore, task: Any) -> Any:
        return await store._reader.run_task(task)

    patch.setattr(SqliteStore, "_run_reading", run_reading)


def plant_stale_cache(patch: pytest.MonkeyPatch) -> None:
    """A state is adopted before it is stored, and kept if that fails."""
    stored = command_runner.store_effects

    async def store_effects(services: Any, changes: Any, *also: Any) -> None:
        for one, found in changes:
            one.adopt_state(found)
        await stored(services, changes, *also)

    patch.setattr(command_runner, "store_effects", store_effects)
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
    patch.setattr("bot.outbox.worker.make_nonce", lambda _: f"{next(numbers)}")
    patch.setattr(PostRegistry, "has_arrived", AsyncMock(return_value=False))


def plant_forgotten_retry(patch: pytest.MonkeyPatch) -> None:
    """A message whose delivery failed counts as sent."""
    sent = SqlUnitOfWork.mark_message_sent
    patch.setattr(SqlUnitOfWork, "note_failed_attempt", lambda unit, number, *_: sent(unit, number))


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


def plant_lost_save(patch: pytest.MonkeyPatch) -> None:
    """Where a post lies is stored by a coroutine that nobody awaits."""
    saved = PostRegistry.save_post

    async def save_post(registry: PostRegistry, post: Any, replaced: Any = None) -> None:
        saved(registry, post, replaced).close()

    patch.setattr(PostRegistry, "save_post", save_post)


def plant_swallowed_failure(patch: pytest.MonkeyPatch) -> None:
    """What the disk did not take counts as stored."""
    stored = command_runner.store_effects

    async def store_effects(services: Any, changes: Any, *also: Any) -> None:
        with suppress(WriteError):
            await stored(services, changes, *also)

    patch.setattr(command_runner, "store_effects", store_effects)


def plant_doubled_recipient(patch: pytest.MonkeyPatch) -> None:
    """Messages to one recipient are sent at the same time."""
    patch.setattr("bot.outbox.worker.recipient_of", lambda message: (message.table, message.id))


def plant_forgotten_attempt(patch: pytest.MonkeyPatch) -> None:
    """A new attempt does not ask whether the last one has arrived."""
    patch.setattr(OutboxWorker, "_may_have_arrived", AsyncMock(return_value=False))


def plant_forgotten_old_post(patch: pytest.MonkeyPatch) -> None:
    """A post that was replaced is deleted only if that succeeds at once."""
    patch.setattr(SqlUnitOfWork, "take_down_message", lambda *_: None)


def plant_forgotten_sweep(patch: pytest.MonkeyPatch) -> None:
    """Nobody looks for messages that are due for another try."""
    patch.setattr(SqliteStore, "due_messages", AsyncMock(return_value=()))


def plant_forgotten_answer(patch: pytest.MonkeyPatch) -> None:
    """Some jobs of computers and wishes are not stored."""
    replace_jobs = SqlUnitOfWork.replace_jobs

    def replace_some(unit: SqlUnitOfWork, one: Any, jobs: Any, *seats: Any) -> None:
        kept = [job for job in jobs if job.kind is not JobKind.ANSWER or job.at % 5]
        replace_jobs(unit, one, kept, *seats)

    patch.setattr(SqlUnitOfWork, "replace_jobs", replace_some)


def plant_state_kept_too_early(patch: pytest.MonkeyPatch) -> None:
    """A state is kept with what it has not stored yet."""

    def adopt_state(one: Table, found: Any) -> None:
        one._state = found.after

    patch.setattr(Table, "adopt_state", adopt_state)


def plant_last_in_first_out(patch: pytest.MonkeyPatch) -> None:
    """The table that thought last thinks next."""

    def precedence(queue: FairQueue, question: Any) -> Any:
        return question.asker.kind, -queue._last_begun.get(question.asker, 0)

    patch.setattr(FairQueue, "_precedence", precedence)


def plant_first_table_first(patch: pytest.MonkeyPatch) -> None:
    """The oldest table thinks first, however often."""
    patch.setattr(FairQueue, "_precedence", lambda _, question: question.asker)


def plant_other_family_of_writing(patch: pytest.MonkeyPatch) -> None:
    """The store raises what SQLite raises when it writes."""

    async def run_writing(store: SqliteStore, task: Any) -> Any:
        assert store._writer is not None
        return await store._writer.run_task(task)

    patch.setattr(SqliteStore, "_run_writing", run_writing)


def plant_other_family_of_the_line(patch: pytest.MonkeyPatch) -> None:
    """Nobody expects that the line to Discord is cut while an answer is sent."""
    patch.setattr(replies, "CONNECTION_ERRORS", ())


def plant_unread_message(patch: pytest.MonkeyPatch) -> None:
    """The last of a table's messages is not read."""
    select = queries.select_messages_of_table

    async def messages(store: SqliteStore, of: Any) -> Any:
        return (await store._run_reading(lambda database: select(database, of)))[:-1]

    patch.setattr(SqliteStore, "messages_of_table", messages)


def plant_unread_line(patch: pytest.MonkeyPatch) -> None:
    """The last line of a journal is not read."""
    select = queries.select_table_record

    async def load_table(store: SqliteStore, of: Any) -> Any:
        record = await store._run_reading(lambda database: select(database, of))
        return replace(record, lines=record.lines[:-1])

    patch.setattr(SqliteStore, "load_table", load_table)


def leak_in_time(patch: pytest.MonkeyPatch) -> None:
    """Every command at a table takes longer the longer the secret orders of its players are."""
    refresh = TableService._with_time_and_people

    async def refresh_slowly(service: TableService, state: TableState) -> TableState:
        await asyncio.sleep(sum(len(order.act) for order in state.orders) / 100)
        return await refresh(service, state)

    patch.setattr(TableService, "_with_time_and_people", refresh_slowly)


def leak_by_cache(patch: pytest.MonkeyPatch) -> None:
    """What is seen of a position is kept without who sees it."""
    seen: dict[object, object] = {}

    def view(context: SeatContext[Any]) -> object:
        state, course = context.state, context.course
        fresh = state.game.view(course.state, context.seat)
        return seen.setdefault((state.card.id, course.ply), fresh)

    patch.setattr(SeatContext, "view", property(view))


def leak_in_public(patch: pytest.MonkeyPatch) -> None:
    """What a person is told in private is read by everybody in the channel."""

    async def acknowledge(interaction: Any, _: Any) -> bool:
        await interaction.response.defer(thinking=True)
        return True

    patch.setattr(replies, "_acknowledge", acknowledge)


FAULTS: dict[str, Plant] = {
    name.removeprefix("plant_"): plant
    for name, plant in list(globals().items())
    if name.startswith("plant_")
}
# Seen only beside another truth that the others can't tell apart.
LEAKS: dict[str, Plant] = {
    "in time": leak_in_time,
    "by cache": leak_by_cache,
    "in public": leak_in_public,
}
