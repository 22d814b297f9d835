"""How fast the house is: what an accepted move costs, and how many tables it can hold open.

Everything lies on the disk of the owner's database, in a folder that goes away again.
"""

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter

import aiosqlite

from bot import catalogue, settings
from bot.client import make_features
from bot.engine.text import Refusal
from bot.notifications.notifier import MessagePlace, Notification
from bot.outbox.worker import OutboxWorker
from bot.planning.orders_and_plans import OrdersAndPlansPlanner
from bot.players.registry import computer_players
from bot.scheduler.job_scheduler import Scheduler
from bot.storage.store import SqliteStore
from bot.tables import lobby
from bot.tables.command_runner import Applied
from bot.tables.people import Clock, PersonId, TableId, TableTerms, Time
from bot.tables.records import DirectMessageState, OutboxMessage
from bot.tables.service import TableService
from bot.tables.thinking_pool import ThinkingPool
from tests.tables.recording_transport import make_outbox_worker
from tests.tools.figures import Figure
from tests.tools.figures.engine import HOUSE, PRINCES, peak, recorded

PLIES = 100  # of a table in the midst of its game
TABLES = 1_000  # open at the same time
FEW, MANY = 10, 10_000  # in the file
SAMPLES = 3  # tables at which moves are timed to the end of the game
SEATS, SEED = 4, "bench"


# A house with nobody in it but those who are timed


class Standstill:
    """A clock that makes nothing due."""

    def now(self) -> Time:
        return Time(1_700_000_000)


class NullTransport:
    """A messenger who has nowhere to go."""

    async def deliver_message(self, note: OutboxMessage, nonce: str) -> bool:
        return True

    async def has_arrived(self, note: OutboxMessage, nonce: str) -> bool:
        return False

    async def send_direct_message(self, contents: Notification, nonce: str) -> MessagePlace:
        return "", nonce

    async def edit_direct_message(self, letter: DirectMessageState, contents: Notification) -> bool:
        return True

    async def delete_direct_message(self, letter: DirectMessageState) -> None:
        return

    async def find_direct_message(self, letter: DirectMessageState) -> MessagePlace | None:
        return None


def make_service(
    store: SqliteStore, clock: Clock, seed: str, kept: Callable[[TableId], None] = lambda _: None
) -> TableService:
    """Make the table service of the bot; its games have this seed."""
    features, planner = make_features(store), OrdersAndPlansPlanner()
    return TableService(
        store, clock, kept=kept, half=lambda: seed, features=features, planner=planner
    )


@dataclass(frozen=True, slots=True)
class _Place:
    """An open house, and who plays in it."""

    house: TableService
    store: SqliteStore
    people: tuple[PersonId, ...]

    async def move(self, table: int, ply: int) -> float:
        """The next move of the game at this table, and the seconds until it was accepted."""
        return await self.act(table, *long_game()[ply], f"{table} press {ply}")

    async def act(self, table: int, seat: int, act: str, request: str) -> float:
        person, begun = self.people[seat], perf_counter()
        outcome = await self.house.submit_moves(TableId(table), person, [act], None, request)
        elapsed = perf_counter() - begun
        assert isinstance(outcome, Applied), outcome
        return elapsed


@asynccontextmanager
async def _opened(database: Path) -> AsyncIterator[_Place]:
    store = await SqliteStore.open_for_hosting(database)
    try:
        people = [await store.find_or_add_person(f"bench {seat}", "") for seat in range(SEATS)]
        house = make_service(store, Standstill(), SEED)
        yield _Place(house, store, tuple(person.id for person in people))
    finally:
        await store.close_store()


@cache
def long_game() -> tuple[tuple[int, str], ...]:
    """Who does what in a long game; at every table here the same one is played."""
    game = catalogue.current_game(PRINCES)
    record = recorded(game, SEATS, SEED, computer_players(game.key)["greedy"])
    return tuple(
        (seat, entry.act) for (seat, _), entry in zip(record.moves, record.entries, strict=True)
    )


# Files full of tables


@contextmanager
def own_folder() -> Iterator[Path]:
    """On the disk where the owner's database is or would be: in memory nothing costs anything."""
    near = (folder for folder in settings.database_path().absolute().parents if folder.is_dir())
    here = next((folder for folder in near if os.access(folder, os.W_OK)), None)
    with TemporaryDirectory(prefix="signoria-bench-", dir=here) as folder:
        yield Path(folder)


def build(database: Path, tables: int, plies: int = PLIES) -> None:
    """So many tables at which so many moves were made, all of them told."""
    asyncio.run(_play_first(database, plies))
    if tables > 1:
        _copy_first(database, tables)


async def _play_first(database: Path, plies: int) -> None:
    async with _opened(database) as place:
        house, (owner, *others) = place.house, place.people
        table = await house.open_table(
            PRINCES, owner, server="", place="", terms=TableTerms("fast")
        )
        assert not isinstance(table, Refusal)
        for person in others:
            await house.run_command(table, lobby.sit_down(person), f"{table} sit {person}")
        await house.start_game(table, owner, f"{table} start")
        for ply in range(plies):
            await place.move(table, ply)
        async with place.store.unit_of_work() as page:
            for note in await place.store.messages_of_table(table):
                page.mark_message_sent(note.id)


# What differs from table to table; everything else is copied as it is.
_OWN = {"table_id": "number", "request": "replace(request, '1 press', number || ' press')"}
_OWN_OF_TABLE = {"tables": {"id": "number", "place": "number"}, "messages": {"id": "NULL"}}
_NUMBERS = """
    WITH RECURSIVE numbers (number) AS (
        VALUES (2) UNION ALL SELECT number + 1 FROM numbers WHERE number < ?
    )
"""


def _copy_first(database: Path, tables: int) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as file:
        file.execute("PRAGMA journal_mode = OFF")
        file.execute("PRAGMA synchronous = OFF")
        for statement in list(_copies(file)):
            file.execute(statement, (tables,))
    # What the disk still has to write would be paid for by whoever is timed next.
    with database.open("r+b") as written:
        os.fsync(written.fileno())


def _copies(file: sqlite3.Connection) -> Iterator[str]:
    """For everything that is kept by tables, how the rows of the first become those of others."""
    for (name,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        columns = [column for _, column, *_ in file.execute(f"PRAGMA table_info ({name})")]
        own, key = _OWN | _OWN_OF_TABLE.get(name, {}), "id" if name == "tables" else "table_id"
        if key in columns:
            values = ", ".join(own.get(column, column) for column in columns)
            into = f"{_NUMBERS} INSERT INTO {name} ({', '.join(columns)})"
            yield f"{into} SELECT {values} FROM numbers CROSS JOIN {name} WHERE {key} = 1"


# A move at a warm table


def warm_move(tables: int = SAMPLES) -> float:
    """How many bare inserts one accepted move is worth, over whole games."""
    with own_folder() as folder:
        build(folder / "signoria.db", tables, plies=1)
        return asyncio.run(_beside_inserts(folder, tables))


async def _beside_inserts(folder: Path, tables: int) -> float:
    moves, inserts = [], []
    async with (
        _opened(folder / "signoria.db") as place,
        aiosqlite.connect(folder / "bare.db") as bare,
    ):
        await bare.execute("PRAGMA journal_mode = WAL")
        await bare.execute("PRAGMA synchronous = FULL")
        await bare.execute("CREATE TABLE lines (ply INTEGER PRIMARY KEY, act TEXT)")
        for table in range(1, tables + 1):
            await place.move(table, 1)
            for ply in range(2, len(long_game())):
                moves.append(await place.move(table, ply))
                begun = perf_counter()
                await bare.execute("INSERT INTO lines (act) VALUES (?)", (f"{table} press {ply}",))
                await bare.commit()
                inserts.append(perf_counter() - begun)
    return median(moves) / median(inserts)


def crowd(few: int = FEW, many: int = MANY, tables: int = SAMPLES) -> float:
    """How much longer a move takes when the file holds many tables."""
    with own_folder() as folder:
        build(folder / "few.db", few)
        build(folder / "many.db", many)
        return asyncio.run(_side_by_side(folder / "few.db", folder / "many.db", tables))


async def _side_by_side(few: Path, many: Path, tables: int) -> float:
    times: dict[Path, list[float]] = {few: [], many: []}
    async with _opened(few) as small, _opened(many) as large:
        for table in range(1, tables + 1):
            for place in (small, large):
                await place.move(table, PLIES)
            for ply in range(PLIES + 1, len(long_game())):
                times[few].append(await small.move(table, ply))
                times[many].append(await large.move(table, ply))
    return median(times[many]) / median(times[few])


# A day on which the house opens and somebody moves at every table


@dataclass(frozen=True, slots=True)
class Day:
    """What a process of its own came to, which did nothing else."""

    start: float  # seconds from nothing to the first accepted move
    cold: float  # milliseconds for a first move at a table
    memory: float  # megabytes at the peak


@cache
def day(tables: int = TABLES) -> Day:
    with own_folder() as folder:
        build(folder / "signoria.db", tables)
        seat, act = long_game()[PLIES]
        told = (str(folder / "signoria.db"), tables, seat, act, monotonic())
        words = [sys.executable, "-c", f"from {__name__} import live; live{told!r}"]
        done = subprocess.run(words, cwd=HOUSE, capture_output=True, text=True, check=True)
        return Day(**json.loads(done.stdout))


def live(database: str, tables: int, seat: int, act: str, begun: float) -> None:
    """The process that `day` starts, at a time both read from the same clock."""
    print(json.dumps(asdict(asyncio.run(_lived(Path(database), tables, seat, act, begun)))))


async def _lived(database: Path, tables: int, seat: int, act: str, begun: float) -> Day:
    async with _opened(database) as place, serve(place.house, place.store, Standstill()):
        await place.act(1, seat, act, "1 press")
        start = monotonic() - begun
        cold = [
            await place.act(table, seat, act, f"{table} press") for table in range(2, tables + 1)
        ]
        return Day(start, 1000 * median(cold), peak())


@asynccontextmanager
async def serve(
    house: TableService, store: SqliteStore, clock: Clock, thinking: ThinkingPool | None = None
) -> AsyncIterator[tuple[Scheduler, OutboxWorker]]:
    """Keep the scheduler and the outbox at work; both look at once what waits for them."""
    outbox = make_outbox_worker(house, store, NullTransport(), clock)
    jobs = Scheduler(house, store, clock, thinking)
    tasks = [asyncio.create_task(one.run_forever(asyncio.sleep)) for one in (jobs, outbox)]
    try:
        yield jobs, outbox
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await outbox.finish_sending()


FIGURES = (
    Figure("house move", "bare inserts for a move at a warm table", "at most", 4, warm_move),
    Figure("house crowd", "× the time if the file has 10,000 tables", "at most", 1.3, crowd),
    Figure("house start", "s to a move, 1,000 tables", "at most", 2, lambda: day().start),
    Figure("house cold", "ms for a move at a cold table", "at most", 30, lambda: day().cold),
    Figure("house memory", "MB once at 1,000 tables", "at most", 200, lambda: day().memory),
)
