"""The store on SQLite: one connection that writes, one that reads; implements the port `Store`."""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from bot.engine.game import Seat
from bot.engine.journal import Opening
from bot.engine.text import Text
from bot.history.city import BuiltGame, CityFeat
from bot.history.records import OwnRecord, ServerBests
from bot.storage import backup, history, outbox, people, privacy, queries, schema
from bot.storage.db_thread import (
    BUSY_TIMEOUT,
    SQLITE_ERRORS,
    DatabaseError,
    DbTask,
    DbThread,
    environment_fault,
    to_database_error,
    translate_sqlite_errors,
    write_transaction,
)
from bot.storage.lock import HostLock
from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables.people import Person, PersonId, TableCard, TableId, TableStatus, Time
from bot.tables.records import (
    Ballot,
    DeliveryChannel,
    DirectMessageState,
    EphemeralReply,
    Job,
    JournalLine,
    NamedMessage,
    OutboxMessage,
    PendingItem,
    PlayerRating,
    PostRecord,
    ResponseHabit,
    SeatResult,
    SecretOrder,
    SharedDeal,
    SharedDealTable,
    TableRecord,
    ThreadCursor,
    TimeBudget,
)
from bot.tables.store import UnitOfWork, WriteError

MOST_TOGETHER = 64  # pages in one breath: nobody waits long for others


@dataclass(slots=True, eq=False)
class _QueuedUnit:
    """A page on its way, and what has come of it so far."""

    draft: SqlUnitOfWork
    is_kept: bool = False


class GroupCommit:
    """For one writer. Whoever laid a page is answered by its own errand, and never before."""

    def __init__(self) -> None:
        self._waiting: deque[_QueuedUnit] = deque()

    def queue_unit(self, draft: SqlUnitOfWork) -> DbTask[None]:
        """What writes this page, unless another errand has done it by then."""
        sheet = _QueuedUnit(draft)
        self._waiting.append(sheet)
        return partial(self._write_own, own=sheet)

    def _write_own(self, database: sqlite3.Connection, own: _QueuedUnit) -> None:
        if own in self._waiting:
            many = min(MOST_TOGETHER, len(self._waiting))
            _write_units(database, [self._waiting.popleft() for _ in range(many)])
        if not own.is_kept:
            own.draft.write_transaction_to(database)


def _write_units(database: sqlite3.Connection, sheets: Sequence[_QueuedUnit]) -> None:
    if len(sheets) < 2:
        return
    try:
        with write_transaction(database):
            for sheet in sheets:
                sheet.draft.run_statements(database)
    except Exception:  # whose it is comes out when each is written alone
        return
    for sheet in sheets:
        sheet.is_kept = True


T = TypeVar("T")

TRUNCATED_AGAIN = (0.1, 1, 5, 10)  # seconds; a backup or the doctor may be reading

_log = logging.getLogger(__name__)

# A number is given once, even when nothing came of what it was for, or the counter was lost.
INCREMENT_COUNTER = """
    INSERT INTO counters (name, last) SELECT ?, 1 + ifnull(max(id), 0) FROM {0} WHERE true
    ON CONFLICT (name) DO UPDATE SET last = max(last + 1, excluded.last)
    RETURNING last
"""


class SqliteStore:
    """The port `Store`.

    A page is one errand of the writing scribe, and errands queue: that is the writers' lock. What
    lies in the queue goes to the disk together. The reader has a connection of its own, which in
    WAL mode waits for nobody and sees every page as soon as `page()` is left, even when it is left
    by a CancelledError: a page once begun is finished first, so what was kept can be read, but is
    not known without reading.
    """

    def __init__(
        self, path: Path, reader: DbThread, writer: DbThread | None, lock: HostLock | None
    ) -> None:
        self.path = path
        self.damage = ""  # what is wrong with the file since it was opened for hosting
        self._reader, self._writer, self._lock = reader, writer, lock
        self._group_commit = GroupCommit()

    @classmethod
    async def open_for_hosting(cls, path: Path) -> "SqliteStore":
        """The only one that writes to this database, made or brought up to date if need be."""
        path = path.expanduser().resolve()
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise to_database_error(path, error) from error
        async with AsyncExitStack() as undo:
            lock = HostLock(path)
            undo.callback(lock.release_lock)
            lock.hold_file()
            backup.sweep_scratch(path)
            writer = await DbThread.open_at(path, "rw")
            undo.push_async_callback(writer.close_thread)
            await writer.run_task(partial(_prepare_database, path=path))
            reader = await DbThread.open_at(path, "ro")
            undo.push_async_callback(reader.close_thread)
            store = cls(path, reader, writer, lock)
            store.damage = await reader.run_task(backup.quick_check)
            if store.damage:
                _log.error("%s is damaged: %s", path, store.damage)
            undo.pop_all()
        return store

    @classmethod
    async def open_for_reading(cls, path: Path) -> "SqliteStore":
        """Beside a host or without one; its pages cannot be kept."""
        path = path.expanduser().resolve()
        if not path.exists():
            raise DatabaseError(f"{path}: there is no database")
        reader = await DbThread.open_at(path, "ro")
        try:
            await reader.run_task(partial(schema.check_is_current, path=path))
        except BaseException:
            await reader.close_thread()
            raise
        return cls(path, reader, writer=None, lock=None)

    async def report_odd_rows(self) -> None:
        """Tell the owner what rows are odd; people play meanwhile with what is sound."""
        reader = await DbThread.open_at(self.path, "ro")
        try:
            batches = await reader.run_task(schema.check_rows)
            while (found := await reader.run_task(lambda _: next(batches, None))) is not None:
                for where in found:
                    _log.error("%s is damaged and set aside", where)
        except SQLITE_ERRORS as error:
            _log.error("not all can be read: %s", to_database_error(self.path, error))
        finally:
            await reader.close_thread()

    async def disable_sync(self) -> None:
        """For a house that ends with its process: nobody waits until anything lies on the disk."""
        await self._run_writing(_disable_sync)

    async def close_store(self) -> None:
        """What was begun is finished first. A store may be closed twice."""
        try:
            await self._reader.close_thread()
        finally:
            if self._writer:
                await self._writer.close_thread()
            if self._lock:
                self._lock.release_lock()

    # Writing

    @asynccontextmanager
    async def unit_of_work(self) -> AsyncIterator[UnitOfWork]:
        draft = SqlUnitOfWork()
        yield draft
        await self._run_writing(self._group_commit.queue_unit(draft))

    async def next_table_id(self) -> TableId:
        return TableId(
            await self._run_writing(partial(_increment_counter, of="table", kept_in="tables"))
        )

    async def next_shared_deal_id(self) -> int:
        return await self._run_writing(
            partial(_increment_counter, of="shared deal", kept_in="shared_deals")
        )

    async def find_or_add_person(self, outside: str, name: str, language: str = "en") -> Person:
        known = await self.find_person_outside(outside)
        if known:
            return known
        new = Person(PersonId(0), outside, name, language)
        return await self._run_writing(partial(people.find_or_insert_person, new=new))

    async def find_person_outside(self, outside: str) -> Person | None:
        """Who is known by this outside; nothing is written down."""
        return await self._run_reading(partial(queries.select_person_outside, outside=outside))

    async def erase_person(self, person: PersonId) -> None:
        await self._run_writing(partial(privacy.erase_person, person=person))
        for pause in TRUNCATED_AGAIN:
            if await self._run_writing(_truncate_log):
                return
            await asyncio.sleep(pause)
        _log.warning("somebody is forgotten and still named by %s-wal, which is read", self.path)

    async def _run_writing(self, errand: DbTask[T]) -> T:
        if self._writer is None:
            raise WriteError(f"{self.path} was opened for reading only")
        try:
            return await self._writer.run_task(errand)
        except SQLITE_ERRORS as error:
            fault = environment_fault(error)
            if not fault:
                raise
            raise WriteError(f"{self.path}: {fault}") from error

    # Reading

    async def _run_reading(self, errand: DbTask[T]) -> T:
        with translate_sqlite_errors(self.path):
            return await self._reader.run_task(errand)

    async def load_person(self, person: PersonId) -> Person | None:
        return await self._run_reading(partial(queries.select_person, who=person))

    async def load_card(self, table: TableId) -> TableCard | None:
        return await self._run_reading(partial(queries.select_card, table=table))

    async def find_cards(
        self,
        *,
        status: Iterable[TableStatus] = (),
        place: str = "",
        server: str = "",
        person: PersonId | None = None,
    ) -> tuple[TableCard, ...]:
        return await self._run_reading(
            partial(queries.select_cards, status=status, place=place, server=server, person=person)
        )

    async def load_table(self, table: TableId) -> TableRecord:
        return await self._run_reading(partial(queries.select_table_record, table=table))

    async def load_opening(self, table: TableId) -> Opening | None:
        return await self._run_reading(partial(queries.select_opening, table=table))

    async def load_edition(self, seal: str) -> tuple[str, str]:
        return await self._run_reading(partial(queries.select_edition, seal=seal))

    async def journal_lines(self, table: TableId) -> tuple[JournalLine, ...]:
        return await self._run_reading(partial(queries.select_lines, table=table))

    async def has_request(self, request: str) -> bool:
        return await self._run_reading(partial(queries.select_has_request, request=request))

    async def due_jobs(self, until: Time) -> tuple[Job, ...]:
        return await self._run_reading(partial(queries.select_due_jobs, until=until))

    async def jobs_of_table(self, table: TableId) -> tuple[Job, ...]:
        return await self._run_reading(partial(queries.select_jobs_of_table, table=table))

    async def next_job_time(self) -> Time | None:
        return await self._run_reading(queries.select_next_job_time)

    async def load_orders(
        self, table: TableId, seat: Seat | None = None
    ) -> tuple[SecretOrder, ...]:
        return await self._run_reading(partial(queries.select_orders, table=table, seat=seat))

    async def load_player_note(self, table: TableId, person: PersonId) -> str:
        return await self._run_reading(
            partial(people.select_player_note, table=table, person=person)
        )

    async def load_review(self, table: TableId, person: PersonId) -> str:
        return await self._run_reading(partial(people.select_review, table=table, person=person))

    async def load_budgets(self, table: TableId) -> tuple[TimeBudget, ...]:
        return await self._run_reading(partial(queries.select_budgets, table=table))

    async def load_ballots(self, table: TableId) -> tuple[Ballot, ...]:
        return await self._run_reading(partial(queries.select_ballots, table=table))

    async def due_messages(self, until: Time) -> tuple[OutboxMessage, ...]:
        return await self._run_reading(partial(outbox.select_due_messages, until=until))

    async def messages_of_table(self, table: TableId) -> tuple[OutboxMessage, ...]:
        return await self._run_reading(partial(outbox.select_messages_of_table, table=table))

    async def messages_to_person(self, person: PersonId) -> tuple[OutboxMessage, ...]:
        return await self._run_reading(partial(outbox.select_messages_to_person, person=person))

    async def texts_about(self, wait: PendingItem) -> tuple[Text, ...]:
        return await self._run_reading(partial(outbox.select_texts_about, wait=wait))

    async def tables_asking(self, person: PersonId) -> tuple[TableId, ...]:
        return await self._run_reading(partial(outbox.select_tables_asking, person=person))

    async def load_direct_message(self, person: PersonId) -> DirectMessageState:
        return await self._run_reading(partial(outbox.select_direct_message, person=person))

    async def lost_messages(self) -> tuple[tuple[OutboxMessage, str], ...]:
        """Notes that never arrived, and why."""
        return await self._run_reading(outbox.select_lost_messages)

    async def posts_of_table(self, table: TableId) -> tuple[PostRecord, ...]:
        return await self._run_reading(partial(outbox.select_posts, table=table))

    async def thread_cursor(self, table: TableId) -> ThreadCursor:
        return await self._run_reading(partial(outbox.select_thread_cursor, table=table))

    async def rematch_of(self, table: TableId) -> TableId | None:
        return await self._run_reading(partial(queries.select_rematch, table=table))

    async def delivery_channel(self, table: TableId, person: PersonId | None) -> DeliveryChannel:
        return await self._run_reading(
            partial(outbox.select_delivery_channel, table=table, person=person)
        )

    async def ephemeral_reply(self, person: PersonId, place: str) -> EphemeralReply | None:
        return await self._run_reading(
            partial(outbox.select_ephemeral_reply, person=person, place=place)
        )

    async def panels_of_person(
        self, person: PersonId, table: TableId
    ) -> tuple[EphemeralReply, ...]:
        return await self._run_reading(partial(outbox.select_panels, person=person, table=table))

    async def lost_channels(self) -> dict[TableId, str]:
        return await self._run_reading(outbox.select_lost_channels)

    async def messages_to_take_down(self) -> tuple[NamedMessage, ...]:
        return await self._run_reading(privacy.select_to_take_down)

    async def people_named(self, server: str, names: Iterable[str]) -> frozenset[PersonId]:
        return await self._run_reading(
            partial(privacy.select_people_named, server=server, names=tuple(names))
        )

    async def server_settings(self, server: str) -> dict[str, str]:
        return await self._run_reading(partial(queries.select_settings, server=server))

    async def presence_at_table(self, table: TableId) -> dict[PersonId, Time]:
        return await self._run_reading(partial(queries.select_presence, table=table))

    async def response_habit(self, person: PersonId, server: str) -> ResponseHabit:
        return await self._run_reading(
            partial(people.select_response_habit, person=person, server=server)
        )

    async def presence_of(self, person: PersonId) -> dict[TableId, Time]:
        return await self._run_reading(partial(queries.select_presence_of, person=person))

    async def avoided_people(self, person: PersonId) -> frozenset[PersonId]:
        return await self._run_reading(partial(queries.select_avoided, person=person))

    async def banned_people(self, server: str) -> frozenset[PersonId]:
        return await self._run_reading(partial(queries.select_banned, server=server))

    async def open_shared_deals(self, server: str = "") -> tuple[SharedDeal, ...]:
        return await self._run_reading(partial(queries.select_open_shared_deals, server=server))

    async def shared_deal(self, deal: int) -> SharedDeal | None:
        return await self._run_reading(partial(queries.select_shared_deal, deal=deal))

    async def shared_deal_tables(self, deal: int) -> tuple[SharedDealTable, ...]:
        return await self._run_reading(partial(queries.select_shared_deal_tables, deal=deal))

    async def shared_deal_at(self, table: TableId) -> SharedDeal | None:
        return await self._run_reading(partial(queries.select_shared_deal_at, table=table))

    async def shared_deal_results(self, deal: SharedDeal) -> tuple[SeatResult, ...]:
        return await self._run_reading(partial(queries.select_shared_deal_results, deal=deal))

    async def find_results(
        self, *, server: str = "", person: PersonId | None = None
    ) -> tuple[SeatResult, ...]:
        return await self._run_reading(
            partial(history.select_results, server=server, person=person)
        )

    async def load_ratings(self, game: str, seats: int) -> dict[PersonId, PlayerRating]:
        return await self._run_reading(partial(history.select_ratings, game=game, seats=seats))

    async def own_record(self, person: PersonId, server: str, game: str) -> OwnRecord:
        return await self._run_reading(
            partial(history.select_own_record, person=person, server=server, game=game)
        )

    async def server_bests(self, server: str, game: str) -> ServerBests:
        return await self._run_reading(
            partial(history.select_server_bests, server=server, game=game)
        )

    async def finished_buildings(self, server: str) -> tuple[BuiltGame, ...]:
        return await self._run_reading(partial(history.select_built, server=server))

    async def best_feats(self, tables: Iterable[TableId]) -> dict[TableId, CityFeat]:
        return await self._run_reading(partial(history.select_feats, tables=tuple(tables)))

    async def export_person(self, person: PersonId) -> dict[str, object]:
        """Everything kept about somebody, ready for JSON."""
        return await self._run_reading(partial(privacy.export_person, person=person))


def _prepare_database(database: sqlite3.Connection, path: Path) -> None:
    """Up to date, in WAL mode, and really writable; before that is known nothing is changed."""
    with translate_sqlite_errors(path):
        schema.check_version(database, path)
        with write_transaction(database):
            pass
        schema.migrate_database(database, path)
        (mode,) = database.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise DatabaseError(f"{path}: its disk cannot be shared between a reader and a writer")


def _truncate_log(database: sqlite3.Connection) -> bool:
    """Write the log into the database and empty it; False, at once, while anybody reads it."""
    database.execute("PRAGMA busy_timeout = 0")
    try:
        (busy, *_) = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        database.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT * 1000}")
    return not busy


def _disable_sync(database: sqlite3.Connection) -> None:
    database.execute("PRAGMA synchronous = OFF")


def _increment_counter(database: sqlite3.Connection, of: str, kept_in: str) -> int:
    with write_transaction(database):
        (number,) = database.execute(INCREMENT_COUNTER.format(kept_in), (of,)).fetchone()
    return int(number)
