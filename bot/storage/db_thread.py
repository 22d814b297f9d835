"""An SQLite connection on its own thread, the lock of its file, and errors as one sentence."""

import asyncio
import errno
import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Literal, Protocol, TypeAlias, TypeVar

import aiosqlite

from bot.tables.store_protocols import DamageError, ReadError


class DatabaseError(ReadError):
    """The database cannot be used; nothing was changed. The message is one sentence."""


class DiskFull(DatabaseError):
    """There is no room on the disk; what is stored is sound."""


class DatabaseDamaged(DatabaseError, DamageError):
    """A part of the database is damaged; others may be sound."""


# What sqlite3 raises about a file: a message that quotes a damaged name can't be decoded.
SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)

# Faults of the environment; all others are errors of this program.
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
LEAST_ROOM = 1 << 16  # bytes: with less SQLite can't make its own files, and reports any error
_WITHOUT_DETAIL = 0xFF  # the lowest byte of an error code names its family


def environment_fault(error: sqlite3.Error | UnicodeDecodeError) -> str:
    """Why the environment made it fail; "" for an error of this program."""
    return _FAULT_SENTENCES.get(_primary_error_code(error), "")


def _primary_error_code(error: sqlite3.Error | UnicodeDecodeError) -> int:
    """The primary code SQLite reports; SQLITE_OK if none."""
    if isinstance(error, UnicodeDecodeError):
        return sqlite3.SQLITE_CORRUPT
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & _WITHOUT_DETAIL


@contextmanager
def translate_sqlite_errors(path: Path) -> Iterator[None]:
    """Raise errors of sqlite3 as DatabaseError, or DatabaseDamaged if trying again is no use."""
    try:
        yield
    except SQLITE_ERRORS as error:
        raise to_database_error(path, error) from error


def to_database_error(
    path: Path, error: sqlite3.Error | UnicodeDecodeError | OSError
) -> DatabaseError:
    if isinstance(error, OSError):
        kind = DiskFull if error.errno == errno.ENOSPC else DatabaseError
        return kind(f"{path}: {error.strerror or error}")
    fault, code = environment_fault(error), _primary_error_code(error)
    is_odd = code == sqlite3.SQLITE_IOERR and not has_disk_room(path, LEAST_ROOM)
    if code == sqlite3.SQLITE_FULL or is_odd:
        return DiskFull(f"{path}: {_FAULT_SENTENCES[sqlite3.SQLITE_FULL]}")
    if fault and code not in _DAMAGE:
        return DatabaseError(f"{path}: {fault}")
    return DatabaseDamaged(f"{path}: {fault or f'it is damaged ({error})'}")


def has_disk_room(path: Path, least: int) -> bool:
    """Check whether the disk of a file has room for so many bytes; True if it can't be told."""
    with suppress(OSError):
        return shutil.disk_usage(path.parent).free >= least
    return True


T = TypeVar("T")
Value: TypeAlias = int | float | str | None

DbTask: TypeAlias = Callable[[sqlite3.Connection], T]

BUSY_TIMEOUT = 5  # seconds to wait for another process that writes
_PRAGMAS = (
    f"PRAGMA busy_timeout = {BUSY_TIMEOUT * 1000}",
    "PRAGMA foreign_keys = ON",
    "PRAGMA synchronous = FULL",
    # Orders are secret and people may be erased: overwrite what is deleted.
    "PRAGMA secure_delete = ON",
)
_UNKNOWN_AIOSQLITE = (
    f"aiosqlite {aiosqlite.__version__} is not one this store knows; see requirements.lock"
)


class _Queue(Protocol):
    def put_nowait(self, item: tuple[None, Callable[[], object]], /) -> None: ...


def open_connection(path: Path, mode: Literal["ro", "rw"]) -> sqlite3.Connection:
    """Open in autocommit mode, with the pragmas of every connection."""
    database = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None
    )
    # A damaged text is read with replacements; the error would quote all of it.
    database.text_factory = partial(str, encoding="utf-8", errors="replace")
    try:
        for pragma in _PRAGMAS:
            database.execute(pragma)
    except BaseException:
        database.close()
        raise
    return database


@contextmanager
def open_for_block(path: Path, mode: Literal["ro", "rw"]) -> Iterator[sqlite3.Connection]:
    """Open for a block; errors of sqlite3 in it are raised as DatabaseError."""
    with translate_sqlite_errors(path), closing(open_connection(path, mode)) as database:
        yield database


@contextmanager
def write_transaction(database: sqlite3.Connection) -> Iterator[None]:
    """Commit the block, or roll it back whatever exception ends it."""
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
    """Run several queries on one snapshot; may be nested."""
    if database.in_transaction:
        yield
        return
    database.execute("BEGIN")
    try:
        yield
    finally:
        database.execute("COMMIT")


class DbThread:
    """Run tasks one after another on the thread of the connection, each to its end."""

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
        # A process that fails must end without waiting for a store that was not closed.
        thread.daemon = True
        try:
            with translate_sqlite_errors(path):
                await connection
        except BaseException:
            # aiosqlite tells it to end, and would let it outlive the loop.
            thread.join(BUSY_TIMEOUT)
            raise
        opened_thread = cls(connection, opened[0])
        try:
            await opened_thread._check_queue()
        except asyncio.CancelledError:
            await opened_thread.close_thread()
            raise
        return opened_thread

    async def run_task(self, task: DbTask[T]) -> T:
        """Run a function on the thread; return or raise what it does.

        It runs to its end even if the caller is cancelled, who waits for that: after CancelledError
        it is unknown whether it succeeded, but it is over, and its effects can be read.
        """
        if self._closed:
            raise RuntimeError("the store is closed")
        results: list[T] = []
        faults: list[BaseException] = []

        def run() -> None:
            try:
                results.append(task(self._database))
            except BaseException as fault:
                faults.append(fault)

        await self._run_uninterrupted(run)
        if faults:
            raise faults.pop()
        return results.pop()

    async def close_thread(self) -> None:
        """End the thread after all queued tasks; may be called twice."""
        self._closed = True
        await _wait_uninterrupted(asyncio.ensure_future(self._connection.close()))

    async def _run_uninterrupted(self, task: Callable[[], None]) -> None:
        await _wait_uninterrupted(self._queue_task(task))

    def _queue_task(self, task: Callable[[], None]) -> "asyncio.Future[None]":
        loop = asyncio.get_running_loop()
        # It carries no result: asyncio logs results, and a result may hold a seed.
        over: asyncio.Future[None] = loop.create_future()

        def run_then_notify() -> None:
            task()
            loop.call_soon_threadsafe(over.set_result, None)

        self._queue.put_nowait((None, run_then_notify))
        return over

    async def _check_queue(self) -> None:
        """Raise DatabaseError if this aiosqlite does not run what is queued."""
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


# The lock that lets one process write to a database; it ends with the process.

_TRIES, _MOMENT = 3, 0.02

if sys.platform == "win32":
    import msvcrt

    _BEHIND_THE_NUMBER = 64  # so that others can still read the process id

    def _seize(file: int) -> None:
        os.lseek(file, _BEHIND_THE_NUMBER, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

    _seize_with_others = _seize

else:
    import fcntl
    import struct

    def _seize(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _seize_with_others(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)


if sys.platform == "linux":
    # SQLite locks bytes at 1 GB. An open file description lock belongs to the file, whatever its
    # name, and no other lock of this process ends it.
    _FAR_BEHIND = 1 << 62

    def _seize_byte(file: int, kind: int) -> None:
        lock = struct.pack("hhqqi0q", kind, os.SEEK_SET, _FAR_BEHIND, 1, 0)
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, lock)

    def _is_seized(file: int, *, to_write: bool) -> bool:
        """Lock the file, where the disk supports it; return whether another process has it."""
        try:
            _seize_byte(file, fcntl.F_WRLCK if to_write else fcntl.F_RDLCK)
        except OSError as error:
            return error.errno in (errno.EAGAIN, errno.EACCES)
        return False

else:

    def _is_seized(file: int, *, to_write: bool) -> bool:
        del file, to_write  # such locks are not to be had everywhere
        return False


def _lock_file(file: int) -> None:
    """Lock the file; try again, since `lock_holder` holds the lock for a moment."""
    for _ in range(_TRIES):
        try:
            return _seize(file)
        except (BlockingIOError, PermissionError):
            time.sleep(_MOMENT)
    return _seize(file)


class HostLock:
    """A lock held until it is released or its process ends. Raise DatabaseError if it is taken.

    The lock file is never deleted: otherwise two bots could each lock another file. In case it is,
    or the database has a second name, the database itself is locked too where the system allows.
    """

    def __init__(self, database: Path) -> None:
        self._database, self._held = database, -1
        path = _lock_path(database)
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise to_database_error(path, error) from error
        try:
            _lock_file(self._file)
            os.ftruncate(self._file, 0)
            os.write(self._file, str(os.getpid()).encode())
        except OSError as error:
            process = os.read(self._file, 20).decode(errors="replace")
            os.close(self._file)
            if not isinstance(error, BlockingIOError | PermissionError):
                raise to_database_error(path, error) from error
            raise _already_running_error(database, process) from error

    def lock_database_file(self) -> None:
        """Lock the database itself, creating it; call it before SQLite opens the file."""
        try:
            self._held = os.open(self._database, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise to_database_error(self._database, error) from error
        if _is_seized(self._held, to_write=True):
            raise _already_running_error(self._database, "")

    def release_lock(self) -> None:
        """Release; may be called twice. Call it after SQLite has closed the database.

        Closing our file would end SQLite's own locks.
        """
        for file in (self._held, self._file):
            if file >= 0:
                os.close(file)
        self._held = self._file = -1


def _already_running_error(database: Path, process: str) -> DatabaseError:
    return DatabaseError(
        f"another host (process {process or 'unknown'}) plays on {database} already;"
        " two of them would spoil each other's games"
    )


def lock_holder(database: Path) -> str | None:
    """The id of the process that hosts on this database, or None; changes nothing.

    It tries the lock instead of trusting the id in its file, which outlives the process.
    """
    with _open_lock(_lock_path(database)) as file:
        if file is not None:
            try:
                _seize_with_others(file)
            except (BlockingIOError, PermissionError):
                return os.read(file, 20).decode(errors="replace") or "unknown"
    with _open_lock(database) as file:
        return "unknown" if file is not None and _is_seized(file, to_write=False) else None


@contextmanager
def _open_lock(path: Path) -> Iterator[int | None]:
    """Open a file for a block; yield None if there is none."""
    try:
        file = os.open(path, os.O_RDONLY if os.name == "posix" else os.O_RDWR)
    except FileNotFoundError:
        yield None
        return
    except OSError as error:
        raise to_database_error(path, error) from error
    try:
        yield file
    finally:
        os.close(file)


def _lock_path(database: Path) -> Path:
    return database.with_name(f"{database.name}.lock")
