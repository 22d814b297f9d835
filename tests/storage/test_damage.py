"""A damaged file: no journal is believed short, and what one row says stops no other."""

import asyncio
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from itertools import repeat
from pathlib import Path

import pytest

from bot.engine.game import Seat
from bot.storage import queries, schema
from bot.storage.db_thread import open_connection
from bot.storage.store import SqliteStore
from bot.tables.motion_kinds import PlainMotion
from bot.tables.people import ODD_ROW, TableId, TableStatus, Time
from bot.tables.records import Ballot, IncompleteJournal, Job, JobKind, MoveInAbsence, SecretOrder
from tests.storage.papers import LORENZO, PRINTED, SEVEN, card, keep, line, note, set_up

PAGE = 4096
COUNT = (3, 4)  # where in the head of a page stands how many cells it has
LINES = 579
EIGHT = TableId(8)
SET_ASIDE = {"key", "text", "kind", "options", "status", "motion"}


def read(path: Path) -> tuple[int, int]:
    """How many lines can be read, and how many are believed; all of them if there is any doubt."""
    found = LINES
    try:
        with closing(open_connection(path, "ro")) as database:
            found = len(queries.select_journal_lines(database, SEVEN))
            return found, len(queries.select_table_record(database, SEVEN).entries)
    except IncompleteJournal:
        return found, LINES
    except (sqlite3.DatabaseError, LookupError):
        return LINES, LINES


async def test_no_flipped_bit_makes_a_journal_shorter(store: SqliteStore) -> None:
    await set_up(store)
    await keep(store, *(line(ply, act=f"bid {ply * 100}") for ply in range(1, LINES + 1)))
    await store.close_store()
    seen = {}
    with store.path.open("r+b", buffering=0) as file:
        for byte in (page + at for page in range(PAGE, len(file.read()), PAGE) for at in COUNT):
            (sound,) = os.pread(file.fileno(), 1, byte)
            os.pwrite(file.fileno(), bytes([sound ^ 1]), byte)
            seen[byte] = read(store.path)
            os.pwrite(file.fileno(), bytes([sound]), byte)

    assert read(store.path) == (LINES, LINES)
    assert any(found < LINES for found, _ in seen.values()), "it could have been believed"
    assert [byte for byte, (_, believed) in seen.items() if believed != LINES] == []


# Rows that nobody of ours has written


def change(store: SqliteStore, statement: str) -> None:
    with closing(sqlite3.connect(store.path)) as database, database:
        database.execute(statement)


async def with_much_to_do(store: SqliteStore) -> None:
    """Two tables; for each a due and a note."""
    await set_up(store)
    async with store.unit_of_work() as page:
        page.save_table_card(card(EIGHT, place="bottega"))
        for table, at in ((SEVEN, 5), (EIGHT, 6)):
            page.replace_jobs(table, [Job(table, Seat(0), JobKind.REMIND, Time(at))])
            page.enqueue_message(replace(note(), table=table))


async def test_one_odd_row_keeps_no_other_from_being_read(store: SqliteStore) -> None:
    await with_much_to_do(store)
    for statement in (
        "UPDATE messages SET text = '{' WHERE table_id = 7",
        "UPDATE jobs SET kind = 'gong' WHERE table_id = 7",
        "UPDATE tables SET status = 'asleep' WHERE id = 7",
    ):
        change(store, statement)

    assert [waiting.table for waiting in await store.due_messages(Time(9))] == [EIGHT]
    assert await store.messages_of_table(SEVEN) == ()
    assert [due.table for due in await store.due_jobs(Time(9))] == [EIGHT]
    assert await store.jobs_of_table(SEVEN) == ()
    assert await store.next_job_time() == 6
    odd, sound = await store.find_table_cards()
    assert (odd.status, odd.why, odd.holders) == (TableStatus.FROZEN, ODD_ROW, card(SEVEN).holders)
    assert (sound.status, sound.why) == (TableStatus.PLAYING, "")
    assert set(
        await store._reader.run_task(lambda database: list(schema.find_odd_rows(database)))
    ) == {"the row of table 7", "a due of table 7", "a message of table 7"}


async def test_odd_rows_are_named_in_the_log_while_people_play(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    await with_much_to_do(store)
    change(store, "UPDATE jobs SET kind = 'gong' WHERE table_id = 7")
    change(store, "UPDATE tables SET status = 'asleep' WHERE id = 7")

    looking = asyncio.create_task(store.report_odd_rows())
    await keep(store, line(1))
    await looking

    assert [record.message for record in caplog.records] == [
        "the row of table 7 is damaged and set aside",
        "a due of table 7 is damaged and set aside",
    ]


async def test_damaged_rows_about_nobody_are_set_aside_and_named(store: SqliteStore) -> None:
    await with_much_to_do(store)
    await keep(store, line(1))
    sound = MoveInAbsence(Seat(0), 0, 2)
    async with store.unit_of_work() as page:
        page.replace_absence_log(SEVEN, [sound, replace(sound, at=1), replace(sound, at=-1)])
        page.replace_absence_log(EIGHT, [replace(sound, stake=-2)])
        page.save_review(SEVEN, LORENZO, '[null, [0, "pass", 1]]')
        page.save_review(EIGHT, LORENZO, '[null, [0, "pass"')

    assert (await store.load_table(SEVEN)).absence_log == (sound,)
    assert await store._reader.run_task(lambda database: list(schema.find_odd_rows(database))) == [
        "an errand of table 7",
        "an errand of table 7",
        "an errand of table 8",
        "a review of table 8",
    ]


async def test_whoever_looks_for_odd_rows_stops_when_the_house_is_shut(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "batches_of_odd_rows", lambda _: repeat(()))

    looking = asyncio.create_task(store.report_odd_rows())
    await asyncio.sleep(0.05)
    looking.cancel()

    async with asyncio.timeout(1):
        with pytest.raises(asyncio.CancelledError):
            await looking


@pytest.mark.parametrize(
    ("column", "table"),
    [
        *[(column, "tables") for column in ("game", "place", "options", "clock", "why", "status")],
        *[(column, "openings") for column in ("game", "options", "seed")],
        *[(column, "lines") for column in ("act", "seal", "request")],
        *[("key", "messages"), ("text", "messages"), ("kind", "jobs"), ("name", "people")],
        *[("act", "orders"), ("motion", "ballots"), ("value", "settings"), ("text", "editions")],
    ],
)
async def test_bad_utf_8_is_read_as_damaged(store: SqliteStore, column: str, table: str) -> None:
    await with_much_to_do(store)
    await keep(store, line(1))
    async with store.unit_of_work() as page:
        page.save_setting("florence", "key", "value")
        page.replace_orders(SEVEN, Seat(0), [SecretOrder(SEVEN, Seat(0), "pass-rest")])
        page.replace_ballots(
            SEVEN, [Ballot(PlainMotion.PAUSE, (Seat(0),), Time(5), Time(9), Time(5))]
        )
    change(store, f"UPDATE {table} SET {column} = CAST(x'ff' || {column} AS TEXT)")

    seen = [
        *(
            await store.load_table(SEVEN),
            await store.find_table_cards(),
            await store.server_settings("florence"),
        ),
        *(
            await store.due_messages(Time(9)),
            await store.due_jobs(Time(9)),
            await store.next_job_time(),
        ),
        *(await store.load_person(LORENZO), await store.load_edition(PRINTED.seal)),
        await store.export_person(LORENZO),
    ]

    assert ("\ufffd" in repr(seen)) or column in SET_ASIDE
