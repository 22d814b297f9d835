"""Statements and queries about finished games: results, ratings, records, the city."""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby
from typing import Any, TypeAlias

from bot.engine.text import Named
from bot.history.city import BuiltGame, CityFeat
from bot.history.records import (
    CloseFinish,
    FinishedGame,
    MeetingRecord,
    OwnRecord,
    PeakRecord,
    RecordSheet,
    ServerBests,
)
from bot.storage.db_thread import Value, listed, pairs, read_rows, read_snapshot, where_clause
from bot.tables.people import DAY, PersonId, TableId, Time
from bot.tables.records import PlayerRating, SeatResult

SELECT_RESULTS = """
    SELECT table_id, game, server, seats, seat, person, guest, points, rank, ended FROM results
"""
HIGHEST = 1_000  # strength; one begins at 25
SELECT_RATINGS = "SELECT person, game, seats, mu, sigma, games FROM ratings"
INSERT_RESULT = """
    INSERT OR REPLACE INTO results (
        table_id, game, server, seats, seat, person, guest, points, rank, ended
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
INSERT_RATING = """
    INSERT OR REPLACE INTO ratings (game, seats, person, mu, sigma, games)
    VALUES (?, ?, ?, ?, ?, ?)
"""


def select_results(
    database: sqlite3.Connection, *, server: str = "", person: PersonId | None = None
) -> tuple[SeatResult, ...]:
    conditions: list[str] = []
    values: list[object] = []
    if server:
        conditions.append("server = ?")
        values.append(server)
    if person is not None:
        conditions.append("person = ?")
        values.append(person)
    asked = f"{SELECT_RESULTS} {where_clause(conditions)} ORDER BY ended, table_id, seat"
    return tuple(SeatResult(*row) for row in database.execute(asked, values))


def select_ratings(
    database: sqlite3.Connection, game: str, seats: int
) -> dict[PersonId, PlayerRating]:
    rows = database.execute(f"{SELECT_RATINGS} WHERE game = ? AND seats = ?", (game, seats))
    return {rating.person: rating for rating in read_rows(read_rating, rows)}


def read_rating(*row: Any) -> PlayerRating:
    rating = PlayerRating(*row)
    if not (abs(rating.mu) <= HIGHEST and 0 <= rating.sigma <= HIGHEST):
        raise ValueError("nobody is as strong as that")
    return rating


MOST_ROWS = 5  # of anything that is told in the order of its rank

Statement: TypeAlias = tuple[str, tuple[Value, ...]]

INSERT_FINISHED = """
    INSERT OR REPLACE INTO finished (
        table_id, game, server, options, computers, margin, sources, greatest
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
"""
INSERT_ACCOUNT = """
    INSERT OR REPLACE INTO accounts (table_id, seat, points, bought, paid, usual)
    VALUES (?, ?, ?, ?, ?, ?)
"""
INSERT_FEAT = """
    INSERT OR REPLACE INTO deeds (
        table_id, seat, kind, thing, name, amount, is_price, person, game, server, among
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

# Whoever left a game has no part in what its record says. A server of '' stands for all of them.
# What came of a deal is nobody's to read while others play it.
SELECT_EMBARGOED = """
    SELECT sharers.table_id FROM sharers JOIN shared_deals ON shared_deals.id = sharers.deal
    WHERE NOT shared_deals.over
"""
_PLAYED = f"""
    results.person = :person AND results.game = :game AND results.guest = ''
    AND (:server = '' OR results.server = :server)
    AND results.table_id NOT IN ({SELECT_EMBARGOED})
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
    ORDER BY games DESC, who LIMIT {MOST_ROWS}
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
        AND (:server = '' OR server = :server) AND table_id NOT IN ({SELECT_EMBARGOED})
    ORDER BY amount DESC LIMIT 1
"""
_PEAKS = f"""
    SELECT kind, thing, deeds.name, amount, is_price,
           CASE WHEN named AND outside <> '' THEN people.name ELSE '' END
    FROM deeds JOIN people ON people.id = deeds.person
    WHERE server = :server AND game = :game AND kind = :kind AND among = 1
        AND table_id NOT IN ({SELECT_EMBARGOED})
    ORDER BY amount DESC LIMIT {MOST_ROWS}
"""
_FINISHES = f"""
    SELECT closest.table_id, margin,
           CASE WHEN named AND outside <> '' THEN people.name ELSE '' END
    FROM (
        SELECT table_id, margin FROM finished
        WHERE server = :server AND game = :game AND margin IS NOT NULL AND computers = 0
            AND table_id NOT IN ({SELECT_EMBARGOED})
        ORDER BY margin LIMIT {MOST_ROWS}
    ) AS closest
    JOIN results ON results.table_id = closest.table_id
    LEFT JOIN people ON people.id = results.person
    ORDER BY margin, closest.table_id, rank, results.seat
"""


# Writing


def finished_game_statements(game: FinishedGame) -> Iterator[Statement]:
    options, sources = json.dumps(game.options), json.dumps(game.sources)
    whole = (game.table, game.game, game.server, options, game.computers, game.margin, sources)
    yield INSERT_FINISHED, (*whole, game.greatest_feat)
    for one in game.accounts:
        points = json.dumps(one.points)
        yield INSERT_ACCOUNT, (game.table, one.seat, points, one.bought, one.paid, one.usual)
    among = game.margin is not None and not game.computers
    for deed in game.feats:
        what = (deed.kind, deed.what.kind, deed.what.name, deed.amount, deed.is_price)
        where = (deed.person, game.game, game.server, among)
        yield INSERT_FEAT, (game.table, deed.seat, *what, *where)


# Reading


def select_own_record(
    database: sqlite3.Connection, person: PersonId, server: str, game: str
) -> OwnRecord:
    asked = {"person": person, "server": server, "game": game}
    with read_snapshot(database):
        sheets = list(read_rows(_read_sheet, database.execute(_SHEETS, asked)))
        meetings = [
            MeetingRecord(name, bool(named), *counted)
            for name, named, *counted in database.execute(_MEETINGS, asked)
        ]
        peaks = _select_peaks(database, _OWN_KINDS, _OWN_PEAK, asked)
    sheets = sorted(_merge_sheets(sheets), key=lambda one: (one.computers, -one.games, one.seats))
    return OwnRecord(tuple(sheets), tuple(meetings), peaks)


def select_server_bests(database: sqlite3.Connection, server: str, game: str) -> ServerBests:
    """Where there is no server, nobody is there to be compared with."""
    if not server:
        return ServerBests()
    asked = {"server": server, "game": game}
    with read_snapshot(database):
        peaks = _select_peaks(database, _KINDS, _PEAKS, asked)
        finishes = database.execute(_FINISHES, asked).fetchall()
    return ServerBests(peaks, tuple(_read_finishes(finishes)))


def _select_peaks(
    database: sqlite3.Connection, kinds: str, of_kind: str, asked: dict[str, Any]
) -> tuple[PeakRecord, ...]:
    found = [kind for (kind,) in database.execute(kinds, asked)]
    rows = (row for kind in found for row in database.execute(of_kind, {**asked, "kind": kind}))
    return tuple(_read_peak(*row) for row in rows)


def _read_sheet(
    seats: int,
    options: str,
    computers: int,
    sources: str,
    *counted: Any,
) -> RecordSheet:
    games, wins, best, total, known, points, bought, paid, usual = counted
    by_source = [sum(column) for column in zip(*json.loads(points), strict=True)]
    return RecordSheet(
        *(seats, pairs(options), bool(computers), games, wins, best, total, known),
        sources=tuple(zip(listed(sources, str), by_source, strict=bool(by_source))),
        bought=bought,
        paid=paid,
        usual=usual,
    )


def _merge_sheets(sheets: Iterable[RecordSheet]) -> Iterator[RecordSheet]:
    """Those of one size and variant, of before and after more was remembered."""

    def kind(one: RecordSheet) -> tuple[Any, ...]:
        return one.seats, one.options, one.computers

    for _, alike in groupby(sorted(sheets, key=kind), key=kind):
        first, *others = alike
        for other in others:
            first = _add_sheets(first, other)
        yield first


def _add_sheets(one: RecordSheet, other: RecordSheet) -> RecordSheet:
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


def _read_peak(
    kind: str, thing: str, what: str, amount: int, is_price: int, name: str
) -> PeakRecord:
    return PeakRecord(kind, Named(thing, what), amount, bool(is_price), name)


def _read_finishes(rows: Iterable[tuple[int, int, str]]) -> Iterator[CloseFinish]:
    for _, of_table in groupby(rows, key=lambda row: row[0]):
        played = tuple(of_table)
        yield CloseFinish(played[0][1], tuple(name for _, _, name in played))


_MOST_SEATS = 25  # no menu has room for more people
_LAST_DAY = 2_900_000 * DAY  # calendars end some days after

# Whoever left a game has no part in it, and a computer has no name. Of a deal that several tables
# play nothing is told before the last of them has ended: then is when it is built.
_SELECT_BUILT = f"""
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
        AND results.table_id NOT IN ({SELECT_EMBARGOED})
    ORDER BY results.table_id, seat
"""
_SELECT_FEAT = """
    SELECT kind, thing, deeds.name, amount,
           CASE WHEN named AND outside <> '' THEN people.name ELSE '' END
    FROM deeds JOIN people ON people.id = deeds.person
    JOIN finished ON finished.table_id = deeds.table_id AND amount = greatest
    WHERE deeds.table_id = ? AND NOT is_price ORDER BY seat LIMIT 1
"""


def select_built(database: sqlite3.Connection, server: str) -> tuple[BuiltGame, ...]:
    """Where there is no server, there is no city."""
    if not server:
        return ()
    return tuple(_group_games(database.execute(_SELECT_BUILT, {"server": server})))


def select_feats(
    database: sqlite3.Connection, tables: Iterable[TableId]
) -> dict[TableId, CityFeat]:
    """The best in each of these games, unless whoever did it is forgotten."""
    found = {}
    for table in tables:
        for kind, thing, what, amount, name in database.execute(_SELECT_FEAT, (table,)):
            found[table] = CityFeat(kind, Named(thing, what), amount, name)
    return found


def _group_games(rows: Iterable[tuple[Any, ...]]) -> Iterator[BuiltGame]:
    """Where a row tells of no game that could have been played, nothing was built."""
    by_table = groupby(rows, key=lambda row: row[0])
    return read_rows(_read_game, (tuple(winners) for _, winners in by_table))


def _read_game(first: tuple[Any, ...], *others: tuple[Any, ...]) -> BuiltGame:
    table, game, seats, computers, points, won, greatest, opened, *_ = first
    if not 0 < seats <= _MOST_SEATS or not 0 <= opened <= _LAST_DAY:
        raise ValueError("no such game has ended")
    names = tuple(row[-2] for row in (first, *others) if row[-2])
    return BuiltGame(
        *(TableId(table), game, seats, computers, points, bool(won), greatest, Time(opened)),
        names=names,
        is_known=all(row[-1] for row in (first, *others)),
    )
