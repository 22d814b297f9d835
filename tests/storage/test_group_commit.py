"""Pages that wait for the same writer: they go together, and each is answered for itself."""

import asyncio
import sqlite3
from contextlib import closing

from bot.storage.store import SqliteStore
from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables.people import TableId
from bot.tables.store_protocols import DuplicateRequest
from tests.storage.papers import SEVEN, Paused, keep, line, outcome, plies, set_up


async def test_waiting_units_are_committed_together(store: SqliteStore) -> None:
    await set_up(store)
    said: list[str] = []
    assert store._writer
    await store._writer.run_task(lambda database: database.set_trace_callback(said.append))
    async with Paused(store) as writer:
        pages = [asyncio.create_task(keep(store, line(at, f"click {at}"))) for at in (1, 2, 3)]
        await asyncio.sleep(0)
        writer.go_on()
        await asyncio.gather(*pages)
    assert await plies(store) == [1, 2, 3]
    assert sum(one.startswith("BEGIN") for one in said) == 1


async def test_a_faulty_unit_does_not_harm_those_beside_it(store: SqliteStore) -> None:
    await set_up(store)
    await keep(store, line(1, "click"))
    async with Paused(store) as writer:
        again = asyncio.create_task(outcome(keep(store, line(2, "click"))))
        no_table = asyncio.create_task(outcome(keep(store, line(3), table=TableId(8))))
        sound = asyncio.create_task(outcome(keep(store, line(2, "another"))))
        await asyncio.sleep(0)
        writer.go_on()
    assert isinstance(await again, DuplicateRequest)
    assert isinstance(await no_table, sqlite3.IntegrityError)
    assert await sound is None
    assert await plies(store) == [1, 2]


async def test_a_full_disk_is_reported_before_others_are_tried(store: SqliteStore) -> None:
    await set_up(store)
    tries: list[str] = []
    assert store._writer
    await store._writer.run_task(lambda database: database.execute("PRAGMA busy_timeout = 1"))
    await store._writer.run_task(lambda database: database.set_trace_callback(tries.append))
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        async with Paused(store) as writer:
            other.execute("BEGIN IMMEDIATE")
            heard = [asyncio.create_task(_tries_before(store, at, tries)) for at in (1, 2, 3)]
            await asyncio.sleep(0)
            writer.go_on()
            assert await asyncio.gather(*heard) == [2, 3, 4]  # together, then each alone
    assert await plies(store) == []


async def _tries_before(store: SqliteStore, ply: int, tries: list[str]) -> int:
    """How often the disk was asked for room until it was known that there is none."""
    assert store._writer
    draft = SqlUnitOfWork()
    draft.add_journal_lines(SEVEN, [line(ply)])
    errand, found = store._group_commit.queue_unit(draft), list[int]()

    def counted(database: sqlite3.Connection) -> None:
        try:
            errand(database)
        finally:
            found.append(sum(one.startswith("BEGIN") for one in tries))

    assert isinstance(await outcome(store._writer.run_task(counted)), sqlite3.OperationalError)
    return found.pop()
