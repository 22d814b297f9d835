"""An SQLite connection on its own thread; whatever fails there is told in one sentence."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Literal, Protocol, TypeAlias, TypeVar

import aiosqlite

from bot.tables.store import DamageError, ReadError


class DatabaseError(ReadError):
    """The database cannot be used as it is. Nothing was changed; the message is one sentence."""


class DatabaseDamaged(DatabaseError, DamageError):
    """A part of it is damaged; others may be sound."""


# All that sqlite3 raises over a file: a message that quotes a damaged name can't be decoded.
SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)

# The world's faults. When something is written, whatever is missing here is a fault of ours.
_FAULT_SENTENCES = {
    sqlite3.SQLITE_BUSY: "another program keeps it locked",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_CORRUPT: "it is damaged",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk reports an error",
    sqlite3.SQLITE_LOCKED: "another program keeps it locked",
    sqlite3.SQLITE_NOLFS: "the disk takes no files of this size",
    sqlite3.SQLITE_NOMEM: "there is no memory left",
    sqlite3.SQLITE_NOTADB: "it is no database",
    sqlite3.SQLITE_PERM: "it may not be opened",
    sqlite3.SQLITE_PROTOCOL: "another program keeps it locked",
    sqlite3.SQLITE_READONLY: "it may only be read, not written",
}
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_WITHOUT_DETAIL = 0xFF  # the lowest byte of an error code names its family


def environment_fault(error: sqlite3.Error | UnicodeDecodeError) -> str:
    """Why the disk did not take it; "" when the fault is our own."""
    return _FAULT_SENTENCES.get(_primary_error_code(error), "")


def _primary_error_code(error: sqlite3.Error | UnicodeDecodeError) -> int:
    """The kind of error SQLite reports; SQLITE_OK when it reports none."""
    if isinstance(error, UnicodeDecodeError):
        return sqlite3.SQLITE_CORRUPT
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & _WITHOUT_DETAIL


@contextmanager
def translate_sqlite_errors(path: Path) -> Iterator[None]:
    """Raise Unusable for all that sqlite3 raises over this file, Damaged unless it may pass."""
    try:
        yield
    except SQLITE_ERRORS as error:
        raise to_database_error(path, error) from error


def to_database_error(
    path: Path, error: sqlite3.Error | UnicodeDecodeError | OSError
) -> DatabaseError:
    if isinstance(error, OSError):
        return DatabaseError(f"{path}: {error.strerror or error}")
    fault = environment_fault(error)
    if fault and _primary_error_code(error) not in _DAMAGE:
        return DatabaseError(f"{path}: {fault}")
    return DatabaseDamaged(f"{path}: {fault or f'it is damaged ({error})'}")


T = TypeVar("T")
Value: TypeAlias = int | float | str | None

DbTask: TypeAlias = Callable[[sqlite3.Connection], T]

BUSY_TIMEOUT = 5  # seconds to wait for another process that writes
_PRAGMAS = (
    f"PRAGMA busy_timeout = {BUSY_TIMEOUT * 1000}",
    "PRAGMA foreign_keys = ON",
    "PRAGMA synchronous = FULL",
    # Orders are secret and people may be forgotten: what is deleted is overwritten.
    "PRAGMA secure_delete = ON",
)
_UNKNOWN_AIOSQLITE = (
    f"aiosqlite {aiosqlite.__version__} is not one this store knows; see requirements.lock"
)


class _Queue(Protocol):
    def put_nowait(self, item: tuple[None, Callable[[], object]], /) -> None: ...


def open_connection(path: Path, mode: Literal["ro", "rw"]) -> sqlite3.Connection:
    """A connection that begins no transaction by itself, with all that holds for every one."""
    database = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None
    )
    # Damage within a text is damage of what it says; as an error it would tell all of the text.
    database.text_factory = partial(str, encoding="utf-8", errors="replace")
    try:
        for pragma in _PRAGMAS:
            database.execute(pragma)
    except BaseException:
        database.close()
        raise
    return database


@contextmanager
def open_and_close(path: Path, mode: Literal["ro", "rw"]) -> Iterator[sqlite3.Connection]:
    """A connection for this block; whatever sqlite3 raises in it is raised as Unusable."""
    with translate_sqlite_errors(path), closing(open_connection(path, mode)) as database:
        yield database


@contextmanager
def write_transaction(database: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing, whatever ends it."""
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise


@contextmanager
def read_snapshot(database: sqlite3.Connection) -> Iterator[None]:
    """Several questions about one and the same moment; they may be nested."""
    if database.in_transaction:
        yield
        return
    database.execute("BEGIN")
    try:
        yield
    finally:
        database.execute("COMMIT")


class DbThread:
    """Runs errands one after the other, each to its end."""

    def __init__(self, connection: aiosqlite.Connection, database: sqlite3.Connection) -> None:
        self._connection, self._database = connection, database
        self._queue = _queue_of(connection)
        self._closed = False

    @classmethod
    async def open_at(cls, path: Path, mode: Literal["ro", "rw"]) -> "DbThread":
        opened: list[sqlite3.Connection] = []

        def connector() -> sqlite3.Connection:
            opened.append(open_connection(path, mode))
            return opened[0]

        connection = aiosqlite.Connection(connector, iter_chunk_size=64)
        _queue_of(connection)
        thread = _thread_of(connection)
        # A process that fails must end, and not wait for a store that nobody closed.
        thread.daemon = True
        try:
            with translate_sqlite_errors(path):
                await connection
        except BaseException:
            thread.join(
                BUSY_TIMEOUT
            )  # aiosqlite tells it to end, and would let it outlive the loop
            raise
        scribe = cls(connection, opened[0])
        try:
            await scribe._check_queue()
        except asyncio.CancelledError:
            await scribe.close_thread()
            raise
        return scribe

    async def run_task(self, errand: DbTask[T]) -> T:
        """What the errand returns or raises.

        Once here it runs to its end: a task cancelled meanwhile waits for that and is cancelled
        then. So after CancelledError it is not known whether the errand succeeded, but it is over,
        and whoever reads now sees what came of it.
        """
        if self._closed:
            raise RuntimeError("the store is closed")
        results: list[T] = []
        faults: list[BaseException] = []

        def task() -> None:
            try:
                results.append(errand(self._database))
            except BaseException as fault:
                faults.append(fault)

        await self._run_to_end(task)
        if faults:
            raise faults.pop()
        return results.pop()

    async def close_thread(self) -> None:
        """The thread ends when all errands are done. A scribe may be closed twice."""
        self._closed = True
        await _wait_uninterrupted(asyncio.ensure_future(self._connection.close()))

    async def _run_to_end(self, task: Callable[[], None]) -> None:
        await _wait_uninterrupted(self._queue_task(task))

    def _queue_task(self, task: Callable[[], None]) -> "asyncio.Future[None]":
        loop = asyncio.get_running_loop()
        # It carries no result: asyncio shows results in its log, and a result may hold a seed.
        over: asyncio.Future[None] = loop.create_future()

        def task_then_bell() -> None:
            task()
            loop.call_soon_threadsafe(over.set_result, None)

        self._queue.put_nowait((None, task_then_bell))
        return over

    async def _check_queue(self) -> None:
        """An aiosqlite that reads its queue in another way would never answer at all."""
        answered, _ = await asyncio.wait([self._queue_task(lambda: None)], timeout=BUSY_TIMEOUT)
        if not answered:
            raise DatabaseError(_UNKNOWN_AIOSQLITE)


def _thread_of(connection: aiosqlite.Connection) -> Thread:
    thread = getattr(connection, "_thread", None)
    if not isinstance(thread, Thread):
        raise DatabaseError(_UNKNOWN_AIOSQLITE)
    return thread


def _queue_of(connection: aiosqlite.Connection) -> _Queue:
    queue = getattr(connection, "_tx", None)
    if queue is None or not hasattr(queue, "put_nowait"):
        raise DatabaseError(_UNKNOWN_AIOSQLITE)
    return queue  # type: ignore[no-any-return]


async def _wait_uninterrupted(work: "asyncio.Future[None]") -> None:
    cancelled: asyncio.CancelledError | None = None
    while not work.done():
        try:
            await asyncio.wait([work])
        except asyncio.CancelledError as interruption:
            cancelled = interruption
    if cancelled:
        raise cancelled
    work.result()
