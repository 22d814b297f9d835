"""How fast records are read over ten thousand finished games, all of them one person's own."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bot import catalogue
from bot.chores._pictured import NAMES
from bot.engine.journal import replay
from bot.host.company import Chair, PersonId, Status, TableCard, TableId, Terms
from bot.host.standing import Standing
from bot.host.time import Time
from bot.players.guestbook import guests
from bot.store import deeds
from bot.store.sqlite import Sqlite
from cogs.door.speech import Voice
from cogs.posts.page import chronicled, drawing
from tests.bench.figures import Figure
from tests.bench.figures.engine import recorded

GAMES, SEATS, PEOPLE = 10_000, 4, 30
SOURCES = ("works", "best-works", "buildings", "landscapes", "builders", "prestige", "sold")
PERSON, SERVER, GAME = PersonId(1), "florence", "princes"
TIMES = 5


def fill(database: sqlite3.Connection, games: int) -> None:
    """Games of four, in each of which the first of all people played; rank by rank in turn."""
    database.execute("PRAGMA foreign_keys = OFF")
    people = ((f"outside {at}", f"Person {at}", at % 2) for at in range(PEOPLE))
    database.executemany(
        "INSERT INTO people (outside, name, language, zone, remind_every, named)"
        " VALUES (?, ?, 'en', 'UTC', 0, ?)",
        people,
    )
    for table in range(1, games + 1):
        _finished(database, table)
    database.commit()


def _finished(database: sqlite3.Connection, table: int) -> None:
    options = (("money", "open"),) if table % 2 else ()
    whole = (table, GAME, SERVER, json.dumps(options), table % 5 == 0, table % 17)
    database.execute(deeds.PUT_FINISHED, (*whole, json.dumps(SOURCES), 15 + table * 7 % 16))
    others = [2 + (table + at * 7) % (PEOPLE - 1) for at in range(SEATS - 1)]
    for seat, person in enumerate((int(PERSON), *others)):
        rank = 1 + (seat + table) % SEATS
        database.execute(
            "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, '', ?, ?, ?)",
            (table, GAME, SERVER, SEATS, seat, person, 60 - rank, rank, table),
        )
        points = json.dumps([(seat + table + at) % 20 for at in range(len(SOURCES))])
        database.execute(deeds.PUT_ACCOUNT, (table, seat, points, 5, 3000, 3100))
        for kind in ("work", "jester", "lot", "prestige"):
            what = (
                "lot",
                "jester",
                (table * 31 + seat) % 997,
                kind != "work",
                person,
                GAME,
                SERVER,
                True,
            )
            database.execute(deeds.PUT_DEED, (table, seat, kind, *what))


async def _records(store: Sqlite) -> None:
    """One's own record and the server's bests."""
    own = await store.own_record(PERSON, SERVER, GAME)
    await store.bests(SERVER, GAME)
    assert own.sheets


def read(games: int, asked: Callable[[Sqlite], Awaitable[None]] = _records) -> float:
    """Milliseconds for what is asked of the store with so many games in it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "signoria.db"
        asyncio.run(_made(path))
        with closing(sqlite3.connect(path)) as database:
            fill(database, games)
        return asyncio.run(_timed(path, asked))


async def _made(path: Path) -> None:
    store = await Sqlite.open_for_hosting(path)
    await store.close()


async def _timed(path: Path, asked: Callable[[Sqlite], Awaitable[None]]) -> float:
    store = await Sqlite.open_for_reading(path)
    try:
        took = []
        for _ in range(TIMES):
            begun = perf_counter()
            await asked(store)
            took.append(perf_counter() - begun)
        return 1000 * min(took)
    finally:
        await store.close()


@cache
def _of_many() -> float:
    return read(GAMES)


# The page of a finished game


@cache
def page(key: str = GAME) -> tuple[float, int]:
    """Milliseconds and bytes of a page of as many as can play, found and drawn from the journal.

    What was kept of letters and tiles stays: so it is wherever pictures have been drawn before.
    """
    game = catalogue.game(key)
    record = recorded(game, game.seats[-1], "bench", guests(key)["greedy"])
    course = replay(game, record.opening, record.entries)
    people = tuple(Chair(None, "greedy") for _ in range(course.opening.seats))
    card = TableCard(
        *(TableId(1), key, Status.OVER, "", "", PERSON, course.opening.options, Terms()),
        *(people, Time(0), Time(0), Time(1)),
    )
    best, size = float("inf"), 0
    for at in range(TIMES):
        voice = Voice("de", tuple(f"{name} {at}" for name in NAMES.values()))
        begun = perf_counter()
        told = chronicled(Standing(card, game, course))
        assert told is not None
        size = len(drawing(told, voice)())
        best = min(best, 1000 * (perf_counter() - begun))
    return best, size


FIGURES = (
    Figure("record read", "ms", "at most", 50, _of_many),
    Figure("record page", "ms for the page of a game of five", "at most", 100, lambda: page()[0]),
    Figure("record page size", "kB", "at most", 150, lambda: page()[1] / 1000),
)
