"""No question of the host reads through a whole table: ten thousand tables cost nothing."""

import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest_asyncio

from bot.engine.game import Seat
from bot.storage.db_thread import DbThread
from bot.storage.store import SqliteStore
from bot.tables import records
from bot.tables.motion_kinds import PlainMotion
from bot.tables.people import PersonId, TableStatus, Time
from tests.storage.papers import LORENZO, PRINTED, SEVEN, keep, line, note, set_up

ALLOWED = {
    # Whoever asks for all results reads all results,
    "SCAN results",
    # and for all lost notes all of those, but no others.
    "SCAN messages USING INDEX messages_lost",
    "SCAN delivery_channels USING INDEX delivery_channels_lost",
    # Whoever asks for the next due stops at the first that is one.
    "SCAN jobs USING INDEX jobs_by_time",
}


@pytest_asyncio.fixture
async def overheard(store: SqliteStore) -> AsyncIterator[list[str]]:
    """Every statement that reaches SQLite."""
    said: list[str] = []
    assert store._writer
    assert store._short_reader
    await set_up(store)
    store._short_reader.set_trace_callback(said.append)
    for scribe in (store._reader, store._writer):
        await _listen(scribe, said)
    yield said


async def _listen(scribe: DbThread, said: list[str]) -> None:
    await scribe.run_task(lambda database: database.set_trace_callback(said.append))


def plan(database: sqlite3.Connection, statement: str) -> list[str]:
    database.set_trace_callback(None)
    return [step for *_, step in database.execute(f"EXPLAIN QUERY PLAN {statement}")]


async def test_each_query_has_an_index(store: SqliteStore, overheard: list[str]) -> None:
    await store.load_person(LORENZO)
    await store.find_or_add_person("somebody new", "Isabella")
    await store.load_table(SEVEN)
    await store.load_table_card(SEVEN)
    questions: list[dict[str, Any]] = [
        {"status": [TableStatus.PLAYING]},
        {"status": [TableStatus.PLAYING, TableStatus.PAUSED], "server": "florence"},
        {"place": "loggia"},
        {"status": [TableStatus.GATHERING], "place": "loggia"},
        {"person": LORENZO},
    ]
    for asked in questions:
        await store.find_table_cards(**asked)
    await store.load_opening(SEVEN)
    await store.load_edition(PRINTED.seal)
    await store.journal_lines(SEVEN)
    await store.has_stored_request("click")
    await store.due_jobs(Time(9))
    await store.jobs_of_table(SEVEN)
    await store.next_job_time()
    await store.load_orders(SEVEN)
    await store.load_orders(SEVEN, Seat(0))
    await store.load_budgets(SEVEN)
    await store.load_ballots(SEVEN)
    await store.due_messages(Time(9))
    await store.messages_of_table(SEVEN)
    await store.messages_to_person(LORENZO)
    await store.tables_asking_person(LORENZO)
    await store.load_direct_message(LORENZO)
    await store.presence_of_person(LORENZO)
    await store.lost_messages()
    await store.delivery_channel(SEVEN, LORENZO)
    await store.delivery_channel(SEVEN, None)
    await store.rematch_of(SEVEN)
    await store.tables_without_channel()
    await store.server_settings("florence")
    await store.find_results()
    await store.find_results(server="florence")
    await store.find_results(person=LORENZO)
    await store.load_ratings("princes", 3)
    await store.export_person(LORENZO)

    await unhurried(store, overheard, at_least=90)


async def test_each_write_has_an_index(store: SqliteStore, overheard: list[str]) -> None:
    due = records.Job(SEVEN, Seat(0), records.JobKind.REMIND, Time(5))
    await keep(store, line(1))
    async with store.unit_of_work() as page:
        page.replace_jobs(SEVEN, [due])
        page.replace_jobs(SEVEN, [due], [None, Seat(0)])
        page.delete_job(due)
        page.replace_orders(SEVEN, Seat(0), [records.SecretOrder(SEVEN, Seat(0), "limit 300")])
        page.replace_ballots(
            SEVEN, [records.Ballot(PlainMotion.PAUSE, (Seat(0),), Time(5), Time(9), Time(5))]
        )
        page.replace_time_budgets(SEVEN, [records.TimeBudget(60)])
        page.enqueue_message(note())
        page.note_failed_attempt(1, Time(9), "slow")
        page.mark_message_sent(1)
        page.mark_message_undeliverable(1, "gone")
        page.save_setting("florence", "language", "it")
        page.save_record(records.DeliveryChannel(SEVEN, LORENZO, shut=True))
        page.save_record(records.DeliveryChannel(SEVEN, None))
        page.save_rematch(SEVEN, SEVEN)
        page.save_record(records.PlayerRating(LORENZO, "princes", 3, 25.0, 8.0, 1))
        page.save_record(
            records.SeatResult(
                SEVEN, "princes", "florence", 3, Seat(0), LORENZO, "", 40, 1, Time(9)
            )
        )
    await store.erase_person(PersonId(1))

    await unhurried(store, overheard, at_least=25)


async def test_nobody_on_the_loop_waits_for_another_process(store: SqliteStore) -> None:
    assert store._short_reader
    assert store._short_reader.execute("PRAGMA busy_timeout").fetchone() == (0,)


async def unhurried(store: SqliteStore, statements: list[str], *, at_least: int) -> None:
    """None of these statements goes through a table from end to end."""
    asked = [words for words in statements if words.split()[0] not in {"BEGIN", "COMMIT", "--"}]
    assert len(asked) >= at_least
    for statement in asked:
        steps = await store._reader.run_task(partial(plan, statement=statement))
        scans = {step for step in steps if step.startswith("SCAN")}
        assert scans <= ALLOWED, f"{statement}: {steps}"
