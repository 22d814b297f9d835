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
from bot.engine.journal import replay_journal
from bot.players.registry import computer_players
from bot.storage import rows
from bot.storage.store import SqliteStore
from bot.tables import people
from bot.tables.people import SeatHolder, TableCard, TableId, TableStatus, TableTerms, Time
from bot.tables.state import TableState
from cogs.interaction.speech import SpeechContext
from cogs.messages.pictures import game_page_drawing, make_game_page
from tests.tools.figures import Figure
from tests.tools.figures.engine import recorded
from tests.tools.game_pictures import PLAYER_NAMES

GAMES, SEATS, PEOPLE = 10_000, 4, 30
SOURCES = ("works", "best-works", "buildings", "landscapes", "builders", "prestige", "sold")
PERSON, SERVER, GAME = people.PersonId(1), "florence", "princes"
TIMES = 5


def fill(database: sqlite3.Connection, games: int) -> None:
    """Games of four, in each of which the first of all people played; rank by rank in turn."""
    database.execute("PRAGMA foreign_keys = OFF")
    accounts = ((f"outside {at}", f"Person {at}", at % 2) for at in range(PEOPLE))
    database.executemany(
        "INSERT INTO people (outside, name, language, zone, remind_every, named,"
        " hears_next, rings, allows, undo_grace, panel, coached)"
        " VALUES (?, ?, 'en', 'UTC', 0, ?, 0, 'once', 'careful', 0, 'short', '')",
        accounts,
    )
    for table in range(1, games + 1):
        _finished(database, table)
    database.commit()


def _finished(database: sqlite3.Connection, table: int) -> None:
    options = (("money", "open"),) if table % 2 else ()
    whole = (table, GAME, SERVER, json.dumps(options), table % 5 == 0, table % 17)
    greatest = 15 + table * 7 % 16
    finished = (greatest, *whole, json.dumps(SOURCES))
    database.execute(rows.FINISHED_GAMES.insert_sql, finished)
    others = [2 + (table + at * 7) % (PEOPLE - 1) for at in range(SEATS - 1)]
    for seat, person in enumerate((int(PERSON), *others)):
        rank = 1 + (seat + table) % SEATS
        database.execute(
            "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, '', ?, ?, ?, 0)",
            (table, GAME, SERVER, SEATS, seat, person, 60 - rank, rank, table),
        )
        points = json.dumps([(seat + table + at) % 20 for at in range(len(SOURCES))])
        database.execute(rows.ACCOUNTS.insert_sql, (table, seat, points, 5, 3000, 3100))
        for kind in ("work", "jester", "lot", "prestige"):
            key = (table, GAME, SERVER, True, seat, person)
            amount = (table * 31 + seat) % 997
            what = (kind, "lot", "jester", amount, kind != "work")
            database.execute(rows.FEATS.insert_sql, (*key, *what))


async def _records(store: SqliteStore) -> None:
    """One's own record and the server's bests."""
    own = await store.own_record(PERSON, SERVER, GAME)
    await store.server_bests(SERVER, GAME)
    assert own.sheets


def read(games: int, asked: Callable[[SqliteStore], Awaitable[None]] = _records) -> float:
    """Milliseconds for what is asked of the store with so many games in it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "signoria.db"
        asyncio.run(_made(path))
        with closing(sqlite3.connect(path)) as database:
            fill(database, games)
        return asyncio.run(_timed(path, asked))


async def _made(path: Path) -> None:
    store = await SqliteStore.open_for_hosting(path)
    await store.close_store()


async def _timed(path: Path, asked: Callable[[SqliteStore], Awaitable[None]]) -> float:
    store = await SqliteStore.open_for_reading(path)
    try:
        took = []
        for _ in range(TIMES):
            begun = perf_counter()
            await asked(store)
            took.append(perf_counter() - begun)
        return 1000 * min(took)
    finally:
        await store.close_store()


@cache
def _of_many() -> float:
    return read(GAMES)


# The page of a finished game


@cache
def page(key: str = GAME) -> tuple[float, int]:
    """Milliseconds and bytes of a page of as many as can play, found and drawn from the journal.

    What was kept of letters and tiles stays: so it is wherever pictures have been drawn before.
    """
    game = catalogue.current_game(key)
    record = recorded(game, game.seats[-1], "bench", computer_players(key)["greedy"])
    course = replay_journal(game, record.opening, record.entries)
    holders = tuple(SeatHolder(None, "greedy") for _ in range(course.opening.seats))
    card = TableCard(
        *(TableId(1), key, TableStatus.OVER, "", "", PERSON, course.opening.options, TableTerms()),
        *(holders, Time(0), Time(0), Time(1)),
    )
    best, size = float("inf"), 0
    for at in range(TIMES):
        speech = SpeechContext("de", tuple(f"{name} {at}" for name in PLAYER_NAMES.values()))
        begun = perf_counter()
        told = make_game_page(TableState(card, game, course))
        assert told is not None
        size = len(game_page_drawing(told, speech)())
        best = min(best, 1000 * (perf_counter() - begun))
    return best, size


FIGURES = (
    Figure("record read", "ms", "at most", 50, _of_many),
    Figure("record page", "ms for the page of a game of five", "at most", 100, lambda: page()[0]),
    Figure("record page size", "kB", "at most", 150, lambda: page()[1] / 1000),
)
