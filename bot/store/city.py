"""The city of a server on the disk: what its finished games have built, and what for."""

import sqlite3
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from bot.engine.text import Named
from bot.host.city import Built, Feat
from bot.host.company import TableId
from bot.host.time import DAY, Time
from bot.store.deeds import SEALED
from bot.store.rows import readable

_MOST_SEATS = 25  # no menu has room for more people
_LAST_DAY = 2_900_000 * DAY  # calendars end some days after

# Whoever left a game has no part in it, and a computer has no name. Of a deal that several tables
# play nothing is told before the last of them has ended: then is when it is built.
_BUILT = f"""
    SELECT results.table_id, results.game, seats,
           CASE WHEN computers THEN (
               SELECT count(*) FROM results AS other
               WHERE other.table_id = results.table_id AND guest <> ''
           ) ELSE 0 END,
           points, rank = 1, greatest,
           max(ended, coalesce(until, (
               SELECT max(other.ended) FROM sharers AS beside
               JOIN results AS other ON other.table_id = beside.table_id
               WHERE beside.deal = sharers.deal
           ), 0)),
           CASE WHEN named AND outside <> '' AND guest = '' THEN people.name ELSE '' END,
           guest <> '' OR results.person IS NOT NULL
    FROM results
    JOIN finished ON finished.table_id = results.table_id
    LEFT JOIN people ON people.id = results.person
    LEFT JOIN sharers ON sharers.table_id = results.table_id
    LEFT JOIN shared_deals ON shared_deals.id = sharers.deal
    WHERE results.server = :server AND (rank = 1 OR seats = 1)
        AND results.table_id NOT IN ({SEALED})
    ORDER BY results.table_id, seat
"""
_FEAT = """
    SELECT kind, thing, deeds.name, amount,
           CASE WHEN named AND outside <> '' THEN people.name ELSE '' END
    FROM deeds JOIN people ON people.id = deeds.person
    JOIN finished ON finished.table_id = deeds.table_id AND amount = greatest
    WHERE deeds.table_id = ? AND NOT is_price ORDER BY seat LIMIT 1
"""


def built(database: sqlite3.Connection, server: str) -> tuple[Built, ...]:
    """Where there is no server, there is no city."""
    if not server:
        return ()
    return tuple(_games(database.execute(_BUILT, {"server": server})))


def feats(database: sqlite3.Connection, tables: Iterable[TableId]) -> dict[TableId, Feat]:
    """The best in each of these games, unless whoever did it is forgotten."""
    found = {}
    for table in tables:
        for kind, thing, what, amount, name in database.execute(_FEAT, (table,)):
            found[table] = Feat(kind, Named(thing, what), amount, name)
    return found


def _games(rows: Iterable[tuple[Any, ...]]) -> Iterator[Built]:
    """Where a row tells of no game that could have been played, nothing was built."""
    by_table = groupby(rows, key=lambda row: row[0])
    return readable(_game, (tuple(winners) for _, winners in by_table))


def _game(first: tuple[Any, ...], *others: tuple[Any, ...]) -> Built:
    table, game, seats, computers, points, won, greatest, opened, *_ = first
    if not 0 < seats <= _MOST_SEATS or not 0 <= opened <= _LAST_DAY:
        raise ValueError("no such game has ended")
    names = tuple(row[-2] for row in (first, *others) if row[-2])
    return Built(
        *(TableId(table), game, seats, computers, points, bool(won), greatest, Time(opened)),
        names=names,
        is_known=all(row[-1] for row in (first, *others)),
    )
