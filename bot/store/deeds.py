"""Records on the disk: what finished games are remembered by, and how they are read."""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any, TypeAlias

from bot.engine.text import Named
from bot.host.company import PersonId
from bot.host.deeds import Bests, Finish, Finished, Meeting, OwnRecord, Peak, Sheet
from bot.store.rows import listed, pairs, readable
from bot.store.scribe import Value, snapshot

MOST = 5  # of anything that is told in the order of its rank

Written: TypeAlias = tuple[str, tuple[Value, ...]]

PUT_FINISHED = """
    INSERT OR REPLACE INTO finished (
        table_id, game, server, options, computers, margin, sources, greatest
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
PUT_ACCOUNT = """
    INSERT OR REPLACE INTO accounts (table_id, seat, points, bought, paid, usual)
    VALUES (?, ?, ?, ?, ?, ?)
"""
PUT_DEED = """
    INSERT OR REPLACE INTO deeds (
        table_id, seat, kind, thing, name, amount, is_price, person, game, server, among
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

# Whoever left a game has no part in what its record says. A server of '' stands for all of them.
# What came of a deal is nobody's to read while others play it.
SEALED = """
    SELECT sharers.table_id FROM sharers JOIN shared_deals ON shared_deals.id = sharers.deal
    WHERE NOT shared_deals.over
"""
_PLAYED = f"""
    results.person = :person AND results.game = :game AND results.guest = ''
    AND (:server = '' OR results.server = :server)
    AND results.table_id NOT IN ({SEALED})
"""
_SHEETS = f"""
    SELECT results.seats, options, computers, sources, count(*), sum(rank = 1),
           max(results.points), sum(results.points), count(accounts.seat),
           '[' || coalesce(group_concat(accounts.points, ','), '') || ']',
           coalesce(sum(bought), 0), coalesce(sum(paid), 0), coalesce(sum(usual), 0)
    FROM results
    JOIN finished ON finished.table_id = results.table_id
    LEFT JOIN accounts
        ON accounts.table_id = results.table_id AND accounts.seat = results.seat
        AND CASE WHEN json_valid(accounts.points) AND json_valid(sources)
            THEN json_array_length(accounts.points) = json_array_length(sources) END
    WHERE {_PLAYED}
    GROUP BY results.seats, options, computers, sources
"""
_MEETINGS = f"""
    SELECT name, named, games, before, behind
    FROM (
        SELECT other.person AS who, count(*) AS games, sum(results.rank < other.rank) AS before,
               sum(results.rank > other.rank) AS behind
        FROM results
        JOIN results AS other
            ON other.table_id = results.table_id AND other.seat <> results.seat
            AND other.guest = '' AND other.person IS NOT NULL
        WHERE {_PLAYED}
        GROUP BY other.person
    )
    JOIN people ON people.id = who AND outside <> ''
    ORDER BY games DESC, who LIMIT {MOST}
"""
# From one kind to the next by the index, without a look at what lies between them.
_OWN_KINDS = """
    WITH RECURSIVE kinds (kind) AS (
        SELECT min(kind) FROM deeds WHERE person = :person AND game = :game
        UNION ALL
        SELECT (SELECT min(kind) FROM deeds
                WHERE person = :person AND game = :game AND kind > kinds.kind)
        FROM kinds WHERE kind IS NOT NULL
    )
    SELECT kind FROM kinds WHERE kind IS NOT NULL
"""
_KINDS = """
    WITH RECURSIVE kinds (kind) AS (
        SELECT min(kind) FROM deeds WHERE server = :server AND game = :game AND among = 1
        UNION ALL
        SELECT (SELECT min(kind) FROM deeds
                WHERE server = :server AND game = :game AND among = 1 AND kind > kinds.kind)
        FROM kinds WHERE kind IS NOT NULL
    )
    SELECT kind FROM kinds WHERE kind IS NOT NULL
"""
_OWN_PEAK = f"""
    SELECT kind, thing, name, amount, is_price, '' FROM deeds
    WHERE person = :person AND game = :game AND kind = :kind
        AND (:server = '' OR server = :server) AND table_id NOT IN ({SEALED})
    ORDER BY amount DESC LIMIT 1
"""
_PEAKS = f"""
    SELECT kind, thing, deeds.name, amount, is_price,
           CASE WHEN named AND outside <> '' THEN people.name ELSE '' END
    FROM deeds JOIN people ON people.id = deeds.person
    WHERE server = :server AND game = :game AND kind = :kind AND among = 1
        AND table_id NOT IN ({SEALED})
    ORDER BY amount DESC LIMIT {MOST}
"""
_FINISHES = f"""
    SELECT closest.table_id, margin,
           CASE WHEN named AND outside <> '' THEN people.name ELSE '' END
    FROM (
        SELECT table_id, margin FROM finished
        WHERE server = :server AND game = :game AND margin IS NOT NULL AND computers = 0
            AND table_id NOT IN ({SEALED})
        ORDER BY margin LIMIT {MOST}
    ) AS closest
    JOIN results ON results.table_id = closest.table_id
    LEFT JOIN people ON people.id = results.person
    ORDER BY margin, closest.table_id, rank, results.seat
"""


# Writing


def written(game: Finished) -> Iterator[Written]:
    options, sources = json.dumps(game.options), json.dumps(game.sources)
    whole = (game.table, game.game, game.server, options, game.computers, game.margin, sources)
    yield PUT_FINISHED, (*whole, game.greatest)
    for one in game.accounts:
        points = json.dumps(one.points)
        yield PUT_ACCOUNT, (game.table, one.seat, points, one.bought, one.paid, one.usual)
    among = game.margin is not None and not game.computers
    for deed in game.deeds:
        what = (deed.kind, deed.what.kind, deed.what.name, deed.amount, deed.is_price)
        where = (deed.person, game.game, game.server, among)
        yield PUT_DEED, (game.table, deed.seat, *what, *where)


# Reading


def own_record(database: sqlite3.Connection, person: PersonId, server: str, game: str) -> OwnRecord:
    asked = {"person": person, "server": server, "game": game}
    with snapshot(database):
        sheets = list(readable(_sheet, database.execute(_SHEETS, asked)))
        meetings = [
            Meeting(name, bool(named), *counted)
            for name, named, *counted in database.execute(_MEETINGS, asked)
        ]
        peaks = _peaks(database, _OWN_KINDS, _OWN_PEAK, asked)
    sheets = sorted(_merged(sheets), key=lambda one: (one.computers, -one.games, one.seats))
    return OwnRecord(tuple(sheets), tuple(meetings), peaks)


def bests(database: sqlite3.Connection, server: str, game: str) -> Bests:
    """Where there is no server, nobody is there to be compared with."""
    if not server:
        return Bests()
    asked = {"server": server, "game": game}
    with snapshot(database):
        peaks = _peaks(database, _KINDS, _PEAKS, asked)
        finishes = database.execute(_FINISHES, asked).fetchall()
    return Bests(peaks, tuple(_finishes(finishes)))


def _peaks(
    database: sqlite3.Connection, kinds: str, of_kind: str, asked: dict[str, Any]
) -> tuple[Peak, ...]:
    found = [kind for (kind,) in database.execute(kinds, asked)]
    rows = (row for kind in found for row in database.execute(of_kind, {**asked, "kind": kind}))
    return tuple(_peak(*row) for row in rows)


def _sheet(
    seats: int,
    options: str,
    computers: int,
    sources: str,
    *counted: Any,
) -> Sheet:
    games, wins, best, total, known, points, bought, paid, usual = counted
    by_source = [sum(column) for column in zip(*json.loads(points), strict=True)]
    return Sheet(
        *(seats, pairs(options), bool(computers), games, wins, best, total, known),
        sources=tuple(zip(listed(sources, str), by_source, strict=bool(by_source))),
        bought=bought,
        paid=paid,
        usual=usual,
    )


def _merged(sheets: Iterable[Sheet]) -> Iterator[Sheet]:
    """Those of one size and variant, of before and after more was remembered."""

    def kind(one: Sheet) -> tuple[Any, ...]:
        return one.seats, one.options, one.computers

    for _, alike in groupby(sorted(sheets, key=kind), key=kind):
        first, *others = alike
        for other in others:
            first = _together(first, other)
        yield first


def _together(one: Sheet, other: Sheet) -> Sheet:
    points = dict(one.sources)
    for source, more in other.sources:
        points[source] = points.get(source, 0) + more
    return replace(
        one,
        games=one.games + other.games,
        wins=one.wins + other.wins,
        best=max(one.best, other.best),
        total=one.total + other.total,
        known=one.known + other.known,
        sources=tuple(points.items()),
        bought=one.bought + other.bought,
        paid=one.paid + other.paid,
        usual=one.usual + other.usual,
    )


def _peak(kind: str, thing: str, what: str, amount: int, is_price: int, name: str) -> Peak:
    return Peak(kind, Named(thing, what), amount, bool(is_price), name)


def _finishes(rows: Iterable[tuple[int, int, str]]) -> Iterator[Finish]:
    for _, of_table in groupby(rows, key=lambda row: row[0]):
        played = tuple(of_table)
        yield Finish(played[0][1], tuple(name for _, _, name in played))
