"""A disk in memory for the store: no thread, and faults by the number of the statement."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.storage import db_thread, schema
from bot.storage.db_thread import DbTask, T
from bot.storage.store import SqliteStore
from tests.storm.loop import Seed

_FAULTS = {
    "full": sqlite3.SQLITE_FULL,
    "refused": sqlite3.SQLITE_BUSY,
    "torn": sqlite3.SQLITE_IOERR,
}
FAULTS = tuple(_FAULTS)
DISK_SECONDS = 0.02  # at most, that a task of the store takes, but for one of many
SLOW_SECONDS, ONE_SLOW_OF = 1.5, 100


class PowerCut(BaseException):
    """Raised in the statement at which the process ends."""


class SimConnection(sqlite3.Connection):
    """A connection that asks before each statement what happens to it."""

    before_statement: Callable[[str], None]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        # What is left open is closed by whichever thread collects garbage.
        super().__init__(*args, **kwargs | {"check_same_thread": False})
        self.before_statement = _let_pass

    def __del__(self) -> None:
        """Close it: whatever a process that is gone has left open is nobody's fault."""
        self.close()

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        self.before_statement(sql)
        return super().execute(sql, *values)


class Disk:
    """The database of all processes that run one after another; outlives each of them."""

    def __init__(self, seed: Seed, faults: Callable[[str, int], str]) -> None:
        """`faults` names what goes wrong with reading or writing of this number, if anything."""
        self._seed, self._faults = seed, faults
        self._tasks = self.statements = 0
        self.cut_at = 0  # the number of the statement at which the process ends
        self.database = sqlite3.connect(":memory:", isolation_level=None, factory=SimConnection)
        schema.migrate_database(self.database, Path("storm"))
        self.database.execute("PRAGMA foreign_keys = ON")

    def ask(self, sql: str, *values: Any) -> list[Any]:
        """Look at what is stored, beside the bot; nothing goes wrong."""
        assert not self.database.in_transaction
        return sqlite3.Connection.execute(self.database, sql, values).fetchall()

    def next_duration(self) -> float:
        """Return how many seconds the next task takes."""
        slow = self._seed.draw("slow disk", self._tasks) < 1 / ONE_SLOW_OF
        return (SLOW_SECONDS if slow else DISK_SECONDS) * self._seed.draw("disk", self._tasks)

    def end_process(self) -> None:
        """Forget what was not committed, as a file and its log do when the process is gone."""
        self.cut_at = 0
        if self.database.in_transaction:
            sqlite3.Connection.execute(self.database, "ROLLBACK")

    def copy_database(self) -> SimConnection:
        copy = sqlite3.connect(":memory:", isolation_level=None, factory=SimConnection)
        self.database.backup(copy)
        return copy

    def run_task(self, database: SimConnection, task: DbTask[T], *, writes: bool) -> T:
        """Run a task; of one that reads only the whole can fail."""
        self._tasks += 1
        if writes:
            database.before_statement = self._before_statement
        elif self._faults("reading", self._tasks):
            raise _fault("torn")
        try:
            return task(database)
        finally:
            database.before_statement = _let_pass

    def _before_statement(self, sql: str) -> None:
        self.statements += 1
        if self.cut_at and self.statements >= self.cut_at:
            raise PowerCut
        fault = "" if sql == "ROLLBACK" else self._faults("writing", self.statements)
        if fault:
            raise _fault(fault)


def _let_pass(sql: str) -> None:
    pass


def _fault(name: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(name)
    error.sqlite_errorcode = _FAULTS[name]
    return error


class SimThread:
    """In place of `DbThread`: each task runs in one piece after a while, one after another."""

    def __init__(
        self, disk: Disk, end_process: Callable[[], None], *, writes: bool, is_copy: bool = False
    ) -> None:
        self._disk, self._end_process, self._writes = disk, end_process, writes
        self._database = disk.copy_database() if is_copy else disk.database
        self._is_closed, self._free_at = False, 0.0

    async def run_task(self, task: DbTask[T]) -> T:
        if self._is_closed:
            raise RuntimeError("the store is closed")
        loop = asyncio.get_running_loop()
        over: asyncio.Future[None] = loop.create_future()
        results: list[T] = []
        faults: list[BaseException] = []

        def run() -> None:
            try:
                results.append(self._disk.run_task(self._database, task, writes=self._writes))
            except PowerCut:
                self._end_process()
            except BaseException as fault:
                faults.append(fault)
            over.set_result(None)

        self._free_at = max(self._free_at, loop.time()) + self._disk.next_duration()
        loop.call_at(self._free_at, run)
        await db_thread._wait_uninterrupted(over)
        if faults:
            raise faults.pop()
        return results.pop()

    async def close_thread(self) -> None:
        self._is_closed = True
        if self._database is not self._disk.database:
            self._database.close()


def patch_store(patch: pytest.MonkeyPatch, thread: Callable[..., SimThread]) -> None:
    """Let every store and every thread of a store be one in memory."""

    async def open_store(path: Path) -> SqliteStore:
        reader, writer = thread(writes=False), thread(writes=True)
        return SqliteStore(path, reader, writer, None)  # type: ignore[arg-type]

    async def open_copy(*_: object) -> SimThread:
        """Open a reader of its own, which keeps a snapshot over several tasks."""
        return thread(writes=False, is_copy=True)

    async def back_up(*_: object) -> None:
        pass

    patch.setattr(SqliteStore, "open_for_hosting", staticmethod(open_store))
    patch.setattr(db_thread.DbThread, "open_at", staticmethod(open_copy))
    patch.setattr("cogs.messages.maintenance_and_erasure.back_up_if_due", back_up)
    for module in ("cogs.messages.maintenance_and_erasure", "bot.storage.db_thread"):
        patch.setattr(f"{module}.has_disk_room", lambda *_: True)
