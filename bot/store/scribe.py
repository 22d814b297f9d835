"""A scribe: a connection to the file with a thread of its own, where an errand is one hop.

aiosqlite hops to its thread for every statement, and between two statements another task may put
in its own. An errand is a whole function that runs there undisturbed: it is faster, and the queue
of errands is the lock that keeps transactions apart. aiosqlite offers no such thing, so this file
uses its queue; nothing else in the house touches what is private to it.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Literal, Protocol, TypeAlias, TypeVar

import aiosqlite

from bot.store.trouble import Unusable, disk_faults

T = TypeVar("T")
Value: TypeAlias = int | float | str | None

Errand: TypeAlias = Callable[[sqlite3.Connection], T]

PATIENCE = 5  # seconds to wait for another process that writes
_PRAGMAS = (
    f"PRAGMA busy_timeout = {PATIENCE * 1000}",
    "PRAGMA foreign_keys = ON",
    "PRAGMA synchronous = FULL",
    # Orders are secret and people may be forgotten: what is deleted is overwritten.
    "PRAGMA secure_delete = ON",
)
_STRANGE = f"aiosqlite {aiosqlite.__version__} is not one this store knows; see requirements.lock"


class _Queue(Protocol):
    def put_nowait(self, item: tuple[None, Callable[[], object]], /) -> None: ...


def connect(path: Path, mode: Literal["ro", "rw"]) -> sqlite3.Connection:
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
def opened(path: Path, mode: Literal["ro", "rw"]) -> Iterator[sqlite3.Connection]:
    """A connection for this block; whatever sqlite3 raises in it is raised as Unusable."""
    with disk_faults(path), closing(connect(path, mode)) as database:
        yield database


@contextmanager
def transaction(database: sqlite3.Connection) -> Iterator[None]:
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
def snapshot(database: sqlite3.Connection) -> Iterator[None]:
    """Several questions about one and the same moment; they may be nested."""
    if database.in_transaction:
        yield
        return
    database.execute("BEGIN")
    try:
        yield
    finally:
        database.execute("COMMIT")


class Scribe:
    """Runs errands one after the other, each to its end."""

    def __init__(self, connection: aiosqlite.Connection, database: sqlite3.Connection) -> None:
        self._connection, self._database = connection, database
        self._queue = _queue_of(connection)
        self._closed = False

    @classmethod
    async def at(cls, path: Path, mode: Literal["ro", "rw"]) -> "Scribe":
        opened: list[sqlite3.Connection] = []

        def connector() -> sqlite3.Connection:
            opened.append(connect(path, mode))
            return opened[0]

        connection = aiosqlite.Connection(connector, iter_chunk_size=64)
        _queue_of(connection)
        thread = _thread_of(connection)
        # A process that fails must end, and not wait for a store that nobody closed.
        thread.daemon = True
        try:
            with disk_faults(path):
                await connection
        except BaseException:
            thread.join(PATIENCE)  # aiosqlite tells it to end, and would let it outlive the loop
            raise
        scribe = cls(connection, opened[0])
        try:
            await scribe._prove()
        except asyncio.CancelledError:
            await scribe.close()
            raise
        return scribe

    async def run(self, errand: Errand[T]) -> T:
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

        await self._over(task)
        if faults:
            raise faults.pop()
        return results.pop()

    async def close(self) -> None:
        """The thread ends when all errands are done. A scribe may be closed twice."""
        self._closed = True
        await _to_its_end(asyncio.ensure_future(self._connection.close()))

    async def _over(self, task: Callable[[], None]) -> None:
        await _to_its_end(self._put(task))

    def _put(self, task: Callable[[], None]) -> "asyncio.Future[None]":
        loop = asyncio.get_running_loop()
        # It carries no result: asyncio shows results in its log, and a result may hold a seed.
        over: asyncio.Future[None] = loop.create_future()

        def task_then_bell() -> None:
            task()
            loop.call_soon_threadsafe(over.set_result, None)

        self._queue.put_nowait((None, task_then_bell))
        return over

    async def _prove(self) -> None:
        """An aiosqlite that reads its queue in another way would never answer at all."""
        answered, _ = await asyncio.wait([self._put(lambda: None)], timeout=PATIENCE)
        if not answered:
            raise Unusable(_STRANGE)


def _thread_of(connection: aiosqlite.Connection) -> Thread:
    thread = getattr(connection, "_thread", None)
    if not isinstance(thread, Thread):
        raise Unusable(_STRANGE)
    return thread


def _queue_of(connection: aiosqlite.Connection) -> _Queue:
    queue = getattr(connection, "_tx", None)
    if queue is None or not hasattr(queue, "put_nowait"):
        raise Unusable(_STRANGE)
    return queue  # type: ignore[no-any-return]


async def _to_its_end(work: "asyncio.Future[None]") -> None:
    cancelled: asyncio.CancelledError | None = None
    while not work.done():
        try:
            await asyncio.wait([work])
        except asyncio.CancelledError as interruption:
            cancelled = interruption
    if cancelled:
        raise cancelled
    work.result()
