"""A page is written in one breath: all of it or nothing, and nothing twice."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from typing import Any

import pytest

from bot.engine.game import Seat
from bot.storage.store import SqliteStore
from bot.tables.people import TableId
from bot.tables.records import Job, JobKind
from bot.tables.store_protocols import DuplicateRequest, WriteError
from tests.storage.papers import (
    PRINTED,
    SEED,
    SEVEN,
    CancelledAt,
    Paused,
    card,
    keep,
    line,
    note,
    open_game,
    opening,
    outcome,
    plies,
    set_up,
)

# All or nothing


@pytest.mark.parametrize(
    "blow", [ValueError, asyncio.CancelledError, KeyboardInterrupt, SystemExit, GeneratorExit]
)
async def test_a_failed_unit_writes_nothing(blow: type[BaseException], store: SqliteStore) -> None:
    await set_up(store)

    with suppress(blow):
        async with store.unit_of_work() as page:
            page.add_journal_lines(SEVEN, [line(1)])
            raise blow

    assert await plies(store) == []
    await keep(store, line(1))
    assert await plies(store) == [1]


async def test_a_page_that_fails_at_its_end_is_taken_back_as_a_whole(store: SqliteStore) -> None:
    await set_up(store)
    await keep(store, line(1))

    async def write() -> None:
        async with store.unit_of_work() as page:
            page.enqueue_message(note())
            page.add_journal_lines(SEVEN, [line(2), line(1, "another click")])

    assert isinstance(await outcome(write()), sqlite3.IntegrityError)
    assert await plies(store) == [1]
    assert await store.messages_of_table(SEVEN) == ()


async def test_an_empty_page_is_no_work(store: SqliteStore) -> None:
    async with store.unit_of_work():
        pass

    assert await store.find_table_cards() == ()


async def test_a_page_may_be_written_in_any_order(store: SqliteStore) -> None:
    lorenzo = await store.find_or_add_person("lorenzo", "Lorenzo")

    async with store.unit_of_work() as page:
        page.add_journal_lines(SEVEN, [line(1)])
        page.save_opening(SEVEN, opening())
        page.save_edition(PRINTED.seal, PRINTED.game, PRINTED.text)
        page.save_table_card(card(SEVEN, lorenzo.id))

    assert (await store.load_table(SEVEN)).lines == (line(1),)


async def test_a_line_of_no_table_is_a_fault_of_ours(store: SqliteStore) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        await keep(store, line(1))


async def test_tables_take_only_what_they_are_made_for(store: SqliteStore) -> None:
    await set_up(store)

    with pytest.raises(sqlite3.IntegrityError, match="cannot store TEXT value in INTEGER"):
        async with store.unit_of_work() as page:
            page.replace_jobs(SEVEN, [Job(SEVEN, Seat(0), JobKind.REMIND, "soon")])  # type: ignore[arg-type]


# Nothing twice


async def test_a_request_is_carried_out_once(store: SqliteStore) -> None:
    await set_up(store)
    await keep(store, line(1, "click"), line(2, "click", step=1))

    for again in (line(1, "click"), line(3, "click"), line(3, "click", step=1)):
        with pytest.raises(DuplicateRequest):
            await keep(store, again)

    assert await plies(store) == [1, 2]


async def test_a_request_kept_for_one_table_is_kept_for_all(store: SqliteStore) -> None:
    await set_up(store)
    async with store.unit_of_work() as page:
        open_game(page, 8, 1)
    await keep(store, line(1, "click"))

    with pytest.raises(DuplicateRequest):
        await keep(store, line(1, "click"), table=8)


async def test_a_request_is_not_taken_for_kept_because_it_failed(store: SqliteStore) -> None:
    await set_up(store)
    await keep(store, line(1, "click"))

    # Its first line could be written, its second could not: the ply is taken.
    with pytest.raises(sqlite3.IntegrityError):
        await keep(store, line(2, "other"), line(1, "other", step=1))

    assert not await store.has_stored_request("other")


# Two at once


async def test_pages_written_at_once_do_not_mix(store: SqliteStore) -> None:
    await set_up(store)
    async with store.unit_of_work() as page:
        for table in range(10, 20):
            open_game(page, table, 1)

    async def play(table: int) -> None:
        for ply in range(1, 11):
            request = f"{table}/{ply}"
            failing = line(ply, f"{request} too") if ply % 2 else line(ply + 1, f"{request} too")
            with suppress(sqlite3.IntegrityError):
                await keep(store, line(ply, request), failing, table=table)
            with suppress(sqlite3.IntegrityError):
                await keep(store, line(ply, request + " again"), table=table)

    await asyncio.gather(*map(play, range(10, 20)))

    for table in range(10, 20):
        kept = await store.journal_lines(TableId(table))
        requests = [line.request for line in kept]
        assert [line.ply for line in kept] == list(range(1, 12))
        # Of two lines of one page both are there, or neither is.
        alone = [name for name in requests if not name.endswith(" again")]
        assert {f"{name} too" for name in alone if not name.endswith(" too")} == {
            name for name in alone if name.endswith(" too")
        }


async def test_reading_does_not_wait_for_who_writes(store: SqliteStore) -> None:
    await set_up(store)
    async with Paused(store) as writer:
        page = asyncio.create_task(keep(store, line(1)))

        assert await asyncio.wait_for(plies(store), timeout=2) == []
        writer.go_on()
        await page

    assert await plies(store) == [1]


# Cancelled


async def test_a_cancelled_commit_is_over_before_one_hears_of_it(store: SqliteStore) -> None:
    await set_up(store)
    async with Paused(store) as writer:
        page = asyncio.create_task(keep(store, line(1), line(2)))
        for _ in range(3):  # a task may be cancelled more than once
            await asyncio.sleep(0)
            page.cancel()
        assert not page.done()
        writer.go_on()

        with pytest.raises(asyncio.CancelledError):
            await page

    assert await plies(store) == [1, 2]
    await keep(store, line(3))
    assert await plies(store) == [1, 2, 3]


async def test_a_page_cancelled_while_it_fails_is_cancelled_and_leaves_nothing(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    await set_up(store)
    await keep(store, line(1))
    async with Paused(store):
        page = asyncio.create_task(keep(store, line(2), line(1, "another click")))
        await asyncio.sleep(0)
        page.cancel()

    with pytest.raises(asyncio.CancelledError):
        await page
    assert await plies(store) == [1]
    assert not caplog.records


ERRANDS: dict[str, Callable[[SqliteStore], Coroutine[Any, Any, object]]] = {
    "page": lambda store: keep(store, line(1), line(2)),
    "next table": lambda store: store.next_table_id(),
    "somebody new": lambda store: store.find_or_add_person("isabella", "Isabella"),
    "shelf": lambda store: store.load_table(SEVEN),
    "forget": lambda store: store.erase_person((card()).owner),
}


@pytest.mark.parametrize("errand", ERRANDS)
async def test_a_store_survives_every_cancelled_task(errand: str, store: SqliteStore) -> None:
    await set_up(store)
    for which in count(1):
        async with store.unit_of_work() as page:
            open_game(page, SEVEN, 1)
        attempt = CancelledAt(ERRANDS[errand](store), which)

        raised = await outcome(attempt)

        assert await plies(store) in ([], [1, 2])
        if not attempt.reached:
            break
        assert isinstance(raised, asyncio.CancelledError)
        before = await plies(store)
        await keep(store, line(len(before) + 1, f"after {which}"))
        assert len(await plies(store)) == len(before) + 1
        await _clear(store)
    assert which > 1, "nothing was ever awaited"


async def _clear(store: SqliteStore) -> None:
    assert store._writer
    await store._writer.run_task(lambda database: database.execute("DELETE FROM lines").fetchall())


# The disk does not take it


async def test_a_full_disk_keeps_nothing_and_says_so(store: SqliteStore) -> None:
    await set_up(store)
    await _allow_no_more_pages(store)

    with pytest.raises(WriteError, match="the disk is full"):
        await keep(store, *(line(ply, act="bid " + "0" * 2000) for ply in range(1, 50)))

    assert await plies(store) == []
    await _allow_no_more_pages(store, but=10_000)
    await keep(store, line(1))
    assert await plies(store) == [1]


async def _allow_no_more_pages(store: SqliteStore, *, but: int = 1) -> None:
    assert store._writer
    limit = f"PRAGMA max_page_count = {but}"  # never less than there are
    await store._writer.run_task(lambda database: database.execute(limit).fetchall())


async def test_a_database_locked_by_a_program_takes_nothing(store: SqliteStore) -> None:
    await set_up(store)
    assert store._writer
    await store._writer.run_task(
        lambda database: database.execute("PRAGMA busy_timeout = 20").fetchall()
    )
    other = sqlite3.connect(store.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    with pytest.raises(WriteError, match="another program keeps it locked"):
        await keep(store, line(1))

    other.close()
    await keep(store, line(1))
    assert await plies(store) == [1]


async def test_a_closed_store_says_that_it_is(store: SqliteStore) -> None:
    await store.close_store()

    with pytest.raises(RuntimeError, match="closed"):
        await plies(store)
    with pytest.raises(RuntimeError, match="closed"):
        await keep(store, line(1))


# Secrets


async def test_a_seed_is_in_no_log_and_no_error(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    asyncio.get_running_loop().set_debug(True)
    asyncio.get_running_loop().slow_callback_duration = 0
    await set_up(store)

    opened = await store.load_opening(SEVEN)
    with pytest.raises(sqlite3.IntegrityError) as caught:
        async with store.unit_of_work() as page:
            page.save_opening(TableId(99), opening())

    assert opened
    assert opened.seed == SEED
    assert caplog.records, "aiosqlite tells what it does"
    assert SEED not in caplog.text
    assert SEED not in str(caught.value)
