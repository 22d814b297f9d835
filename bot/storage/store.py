"""The store on SQLite: one connection that writes, one that reads."""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from bot.storage import backup, db_thread, history, privacy, queries, restore, rows, schema
from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables.people import Person, PersonId, TableId, Time
from bot.tables.store_protocols import WriteError

T = TypeVar("T")
P = ParamSpec("P")

TRUNCATED_AGAIN = (0.1, 1, 5, 10)  # seconds to wait while a backup or the doctor reads
# Pages in the WAL. Litestream checkpoints at 1,000; the bot then only if Litestream is gone.
CHECKPOINT_LATE = 10_000

_log = logging.getLogger(__name__)

# Never gives an id twice, even if it was not used, or the counter was lost.
INCREMENT_COUNTER = """
    INSERT INTO counters (name, last) SELECT ?, 1 + ifnull(max(id), 0) FROM {0} WHERE true
    ON CONFLICT (name) DO UPDATE SET last = max(last + 1, excluded.last)
    RETURNING last
"""


_Query: TypeAlias = Callable[Concatenate["SqliteStore", P], Coroutine[Any, Any, T]]


def _reader_query_method(query: Callable[Concatenate[sqlite3.Connection, P], T]) -> _Query[P, T]:
    """Make a method of a query: it runs on the reader's thread and raises DatabaseError."""

    async def run(store: "SqliteStore", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store._run_reading(lambda database: query(database, *args, **kwargs))

    return run


def _short_query_method(query: Callable[Concatenate[sqlite3.Connection, P], T]) -> _Query[P, T]:
    """Make a method of a short query: it costs less than the way to the reader's thread and back.

    What fails is tried on that thread, which may wait; it raises DatabaseError.
    """

    async def run(store: "SqliteStore", /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await store._run_short_query(lambda database: query(database, *args, **kwargs))

    return run


MOST_TOGETHER = 64  # units of work in one transaction, so that none waits long for others


class GroupCommit:
    """Write queued units of work in one transaction; on failure write each alone.

    Each unit has a task of its own, which ends when that unit is written or has failed.
    """

    def __init__(self) -> None:
        self._waiting: deque[SqlUnitOfWork] = deque()

    def queue_unit(self, unit: SqlUnitOfWork) -> db_thread.DbTask[None]:
        """Queue a unit; return the task that writes it unless an earlier one does."""
        self._waiting.append(unit)
        return partial(self._write_group_of, own=unit)

    def _write_group_of(self, database: sqlite3.Connection, own: SqlUnitOfWork) -> None:
        if own in self._waiting:
            many = min(MOST_TOGETHER, len(self._waiting))
            _write_units(database, [self._waiting.popleft() for _ in range(many)])
        if not own.is_written:
            own.write_transaction_to(database)


def _write_units(database: sqlite3.Connection, units: Sequence[SqlUnitOfWork]) -> None:
    if len(units) < 2:
        return
    try:
        with db_thread.write_transaction(database):
            for unit in units:
                unit.run_statements(database)
    except Exception:  # raised again for the unit at fault when each is written alone
        return
    for unit in units:
        unit.is_written = True


class SqliteStore:
    """Implement the protocol `Store`.

    A unit of work is one task of the writer's thread; tasks queue, which serves as writer lock, and
    queued units are committed together. The connections that read wait for nobody (WAL mode) and
    see a unit as soon as `unit_of_work()` is left. If that is cancelled, a unit once begun is
    finished first; read to learn whether it was written.
    """

    def __init__(
        self,
        path: Path,
        reader: db_thread.DbThread,
        writer: db_thread.DbThread | None,
        lock: db_thread.HostLock | None,
        short_reader: sqlite3.Connection | None = None,
    ) -> None:
        self.path = path
        self.damage = ""  # found when the file was opened for hosting; "" if none
        self.was_full = False  # whether the disk had no room for something, until this is reset
        self._reader, self._writer, self._lock = reader, writer, lock
        self._short_reader = short_reader  # of the thread that answers
        self._group_commit = GroupCommit()
        self._is_copied = False

    @classmethod
    async def open_for_hosting(cls, path: Path) -> "SqliteStore":
        """Open as the only writer; create or migrate the database. Raise DatabaseError."""
        path = path.expanduser().resolve()
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise db_thread.to_database_error(path, error) from error
        async with AsyncExitStack() as undo:
            lock = db_thread.HostLock(path)
            undo.callback(lock.release_lock)
            lock.lock_database_file()
            backup.delete_restore_leftovers(path)
            writer = await db_thread.DbThread.open_at(path, "rw")
            undo.push_async_callback(writer.close_thread)
            await writer.run_task(partial(_prepare_database, path=path))
            reader = await db_thread.DbThread.open_at(path, "ro")
            undo.push_async_callback(reader.close_thread)
            with db_thread.translate_sqlite_errors(path):
                short_reader = db_thread.open_connection(path, "ro")
                undo.callback(short_reader.close)
                short_reader.execute("PRAGMA busy_timeout = 0")  # the loop waits for nobody
            store = cls(path, reader, writer, lock, short_reader)
            store.damage = await reader.run_task(backup.find_page_damage)
            if store.damage:
                _log.error("%s is damaged: %s", path, store.damage)
            undo.pop_all()
        return store

    @classmethod
    async def open_for_reading(cls, path: Path) -> "SqliteStore":
        """Open beside a host or without one; writing raises WriteError."""
        path = path.expanduser().resolve()
        if not path.exists():
            raise db_thread.DatabaseError(f"{path}: there is no database")
        reader = await db_thread.DbThread.open_at(path, "ro")
        try:
            await reader.run_task(partial(schema.check_is_current, path=path))
        except BaseException:
            await reader.close_thread()
            raise
        return cls(path, reader, writer=None, lock=None)

    async def report_odd_rows(self) -> None:
        """Log every damaged row; runs on a connection of its own while the bot is used."""
        reader = await db_thread.DbThread.open_at(self.path, "ro")
        try:
            batches = await reader.run_task(schema.batches_of_odd_rows)
            while (found := await reader.run_task(lambda _: next(batches, None))) is not None:
                for where in found:
                    _log.error("%s is damaged and set aside", where)
        except db_thread.SQLITE_ERRORS as error:
            _log.error("not all can be read: %s", db_thread.to_database_error(self.path, error))
        finally:
            await reader.close_thread()

    async def disable_sync(self) -> None:
        """Stop waiting for the disk, for a bot whose data may end with its process."""
        await self._run_writing(_disable_sync)

    async def leave_checkpoints_to_litestream(self) -> None:
        """Leave checkpoints to Litestream, which has to copy all that is in the WAL before."""
        self._is_copied = True
        statement = f"PRAGMA wal_autocheckpoint = {CHECKPOINT_LATE}"
        await self._run_writing(lambda database: database.execute(statement).close())

    async def close_store(self) -> None:
        """Finish all tasks and close; may be called twice."""
        try:
            if self._short_reader:
                self._short_reader.close()
            await self._reader.close_thread()
        finally:
            if self._writer:
                await self._writer.close_thread()
            if self._lock:
                self._lock.release_lock()

    # Writing

    @asynccontextmanager
    async def unit_of_work(self) -> AsyncIterator[SqlUnitOfWork]:
        unit = SqlUnitOfWork()
        yield unit
        await self._run_writing(self._group_commit.queue_unit(unit))

    async def next_table_id(self) -> TableId:
        return TableId(
            await self._run_writing(partial(_increment_counter, of="table", kept_in="tables"))
        )

    async def next_shared_deal_id(self) -> int:
        return await self._run_writing(
            partial(_increment_counter, of="shared deal", kept_in="shared_deals")
        )

    async def find_or_add_person(self, outside: str, name: str, language: str = "en") -> Person:
        known = await self.find_person_by_account(outside)
        if known:
            return known
        new = Person(PersonId(0), outside, name, language)
        return await self._run_writing(partial(_find_or_insert_person, new=new))

    async def erase_person(self, person: PersonId) -> None:
        await self._run_writing(partial(privacy.erase_person, person=person))
        if self._is_copied:  # Litestream keeps the WAL, and its copies, for some days
            return
        for pause in TRUNCATED_AGAIN:
            if await self._run_writing(_truncate_wal):
                return
            await asyncio.sleep(pause)
        _log.warning(
            "a person was erased and is still named by %s-wal, which is being read", self.path
        )

    async def delete_table(self, table: TableId) -> None:
        await self._run_writing(partial(privacy.delete_table, table=table))

    async def prepare_after_restore(self, now: Time, shown: Mapping[TableId, int]) -> None:
        """Prepare for what people did after the file was copied; see `restore`."""
        task = partial(restore.prepare_after_restore, now=now, shown=shown)
        await self._run_writing(task)

    async def _run_writing(self, task: db_thread.DbTask[T]) -> T:
        if self._writer is None:
            raise WriteError(f"{self.path} was opened for reading only")
        try:
            return await self._writer.run_task(task)
        except db_thread.SQLITE_ERRORS as error:
            if not db_thread.environment_fault(error):
                raise
            trouble = db_thread.to_database_error(self.path, error)
            self.was_full |= isinstance(trouble, db_thread.DiskFull)
            raise WriteError(str(trouble)) from error

    # Reading

    async def _run_reading(self, task: db_thread.DbTask[T]) -> T:
        with db_thread.translate_sqlite_errors(self.path):
            return await self._reader.run_task(task)

    async def _run_short_query(self, task: db_thread.DbTask[T]) -> T:
        if self._short_reader:
            with suppress(*db_thread.SQLITE_ERRORS):
                return task(self._short_reader)
        return await self._run_reading(task)

    # Parameters are those of the function named.

    find_person_by_account = _short_query_method(queries.select_person_by_account)
    load_person = _short_query_method(queries.select_person)
    server_settings = _short_query_method(queries.select_server_settings)
    presence_at_table = _short_query_method(queries.select_presence_at_table)
    visited_tables = _reader_query_method(queries.select_visited_tables)
    presence_of_person = _short_query_method(queries.select_presence_of_person)
    avoided_people = _short_query_method(queries.select_avoided_people)
    was_told = _short_query_method(queries.was_text_sent)
    play_wishes = _reader_query_method(queries.select_play_wishes)
    banned_people = _short_query_method(queries.select_banned_people)
    response_habit = _reader_query_method(queries.select_response_habit)
    load_player_note = _short_query_method(queries.select_player_note)
    load_review = _reader_query_method(queries.select_review)

    last_boards = _reader_query_method(restore.select_last_stored_positions)
    load_table_card = _short_query_method(queries.select_table_card)
    find_table_cards = _reader_query_method(queries.select_table_cards)
    load_table = _reader_query_method(queries.select_table_record)
    load_opening = _reader_query_method(queries.select_opening)
    load_edition = _reader_query_method(queries.select_edition)
    journal_lines = _reader_query_method(queries.select_journal_lines)
    has_stored_request = _short_query_method(queries.has_stored_request)
    abandoned_play_ons = _reader_query_method(queries.select_abandoned_play_ons)
    limited_uses = _reader_query_method(queries.select_limited_uses)
    rematch_of = _short_query_method(queries.select_rematch)
    due_jobs = _reader_query_method(queries.select_due_jobs)
    jobs_of_table = _short_query_method(queries.select_jobs_of_table)
    next_job_time = _short_query_method(queries.select_next_job_time)
    load_orders = _reader_query_method(queries.select_orders)
    load_budgets = _reader_query_method(queries.select_time_budgets)
    load_ballots = _reader_query_method(queries.select_ballots)
    open_shared_deals = _reader_query_method(queries.select_open_shared_deals)
    shared_deal = _reader_query_method(queries.select_shared_deal)
    shared_deal_at = _reader_query_method(queries.select_deal_of_table)
    has_played_deal = _reader_query_method(queries.has_played_deal)
    shared_deal_tables = _reader_query_method(queries.select_shared_deal_tables)
    shared_deal_results = _reader_query_method(queries.select_shared_deal_results)

    due_messages = _reader_query_method(queries.select_due_messages)
    messages_of_table = _short_query_method(queries.select_messages_of_table)
    messages_to_person = _short_query_method(queries.select_messages_to_person)
    lost_messages = _reader_query_method(queries.select_lost_messages)
    texts_about_question = _short_query_method(queries.select_texts_about_question)
    tables_asking_person = _short_query_method(queries.select_tables_asking_person)
    load_direct_message = _short_query_method(queries.select_direct_message)
    posts_of_table = _short_query_method(queries.select_posts)
    thread_cursor = _short_query_method(queries.select_thread_cursor)
    delivery_channel = _short_query_method(queries.select_reachability)
    tables_without_channel = _reader_query_method(queries.select_tables_without_channel)
    ephemeral_reply = _short_query_method(queries.select_ephemeral_reply)
    panels_of_person = _short_query_method(queries.select_panels)

    find_results = _reader_query_method(history.select_results)
    load_ratings = _reader_query_method(history.select_ratings)
    own_record = _reader_query_method(history.select_own_record)
    server_bests = _reader_query_method(history.select_server_bests)
    finished_buildings = _reader_query_method(history.select_city_games)
    best_feats = _reader_query_method(history.select_best_feats)

    export_person = _reader_query_method(privacy.export_person)
    messages_to_take_down = _reader_query_method(privacy.select_messages_to_delete)
    people_named = _reader_query_method(privacy.select_people_named)


def _prepare_database(database: sqlite3.Connection, path: Path) -> None:
    """Migrate and set WAL mode; raise DatabaseError before any change if it is not writable."""
    with db_thread.translate_sqlite_errors(path):
        schema.check_version(database, path)
        with db_thread.write_transaction(database):
            pass
        schema.migrate_database(database, path)
        (mode,) = database.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise db_thread.DatabaseError(
            f"{path}: its disk cannot be shared between a reader and a writer"
        )


def _truncate_wal(database: sqlite3.Connection) -> bool:
    """Write the WAL into the database and empty it; return False at once while it is read."""
    database.execute("PRAGMA busy_timeout = 0")
    try:
        (busy, *_) = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        database.execute(f"PRAGMA busy_timeout = {db_thread.BUSY_TIMEOUT * 1000}")
    return not busy


def _disable_sync(database: sqlite3.Connection) -> None:
    database.execute("PRAGMA synchronous = OFF")


def _increment_counter(database: sqlite3.Connection, of: str, kept_in: str) -> int:
    with db_thread.write_transaction(database):
        (number,) = database.execute(INCREMENT_COUNTER.format(kept_in), (of,)).fetchone()
    return int(number)


def _find_or_insert_person(database: sqlite3.Connection, new: Person) -> Person:
    assert new.outside, "people without an outside can't be told apart"
    with db_thread.write_transaction(database):
        # Another request may have been faster.
        known = queries.select_person_by_account(database, new.outside)
        if known is None:
            inserted = f"{rows.PEOPLE.insert_sql} RETURNING id"
            values = (None, *rows.PEOPLE.values(new)[1:])  # SQLite gives the id
            (number,) = database.execute(inserted, values).fetchone()
            known = replace(new, id=PersonId(number))
    return known
