"""Queries about finished games: results, ratings, records, the city."""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from bot.engine.text import Named
from bot.history import records
from bot.history.city import CityFeat, CityGame
from bot.storage import rows
from bot.storage.db_thread import read_snapshot
from bot.storage.queries import where_clause
from bot.tables.people import DAY, PersonId, TableId, Time
from bot.tables.records import PlayerRating, SeatResult


def select_results(
    database: sqlite3.Connection, *, server: str = "", person: PersonId | None = None
) -> tuple[SeatResult, ...]:
    where, values = where_clause(
        {
            "server = ?": (server,) if server else (),
            "person = ?": () if person is None else (person,),
        }
    )
    return rows.RESULTS.select(database, f"{where} ORDER BY ended, table_id, seat", *values)


def select_ratings(
    database: sqlite3.Connection, game: str, seats: int
) -> dict[PersonId, PlayerRating]:
    found = rows.RATINGS.select(database, "WHERE game = ? AND seats = ?", game, seats)
    return {rating.person: rating for rating in found}


MOST_ROWS = 5  # of anything ranked

# Players who left a game, or took a seat over, do not count. A server of '' stands for all of
# them. Results of a shared deal are secret while others play it.
SELECT_EMBARGOED = """
    SELECT shared_deal_tables.table_id
    FROM shared_deal_tables JOIN shared_deals ON shared_deals.id = shared_deal_tables.deal
    WHERE NOT shared_deals.over
"""
_FINISHED = f"""
    results.person = :person AND results.game = :game AND results.computer = ''
    AND (:server = '' OR results.server = :server)
    AND results.table_id NOT IN ({SELECT_EMBARGOED})
"""
_PLAYED = f"results.took_over = 0 AND {_FINISHED}"
_TOOK_OVER = f"SELECT took_over FROM results WHERE took_over > 0 AND {_FINISHED} ORDER BY ended"
_SHEETS = f"""
    SELECT results.seats, options, computers, sources, count(*), sum(rank = 1),
           max(results.points), sum(results.points), count(accounts.seat),
           '[' || coalesce(group_concat(accounts.points, ','), '') || ']',
           coalesce(sum(bought), 0), coalesce(sum(paid), 0), coalesce(sum(usual), 0)
    FROM results
    JOIN finished_games ON finished_games.table_id = results.table_id
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
            AND other.computer = '' AND other.person IS NOT NULL
        WHERE {_PLAYED}
        GROUP BY other.person
    )
    JOIN people ON people.id = who AND outside <> ''
    ORDER BY games DESC, who LIMIT {MOST_ROWS}
"""
# Step from one kind to the next by the index, without reading the rows between them.
_OWN_KINDS = """
    WITH RECURSIVE kinds (kind) AS (
        SELECT min(kind) FROM feats WHERE person = :person AND game = :game
        UNION ALL
        SELECT (SELECT min(kind) FROM feats
                WHERE person = :person AND game = :game AND kind > kinds.kind)
        FROM kinds WHERE kind IS NOT NULL
    )
    SELECT kind FROM kinds WHERE kind IS NOT NULL
"""
_KINDS = """
    WITH RECURSIVE kinds (kind) AS (
        SELECT min(kind) FROM feats WHERE server = :server AND game = :game AND among = 1
        UNION ALL
        SELECT (SELECT min(kind) FROM feats
                WHERE server = :server AND game = :game AND among = 1 AND kind > kinds.kind)
        FROM kinds WHERE kind IS NOT NULL
    )
    SELECT kind FROM kinds WHERE kind IS NOT NULL
"""
_OWN_PEAK = f"""
    SELECT kind, thing, name, amount, is_price, '' FROM feats
    WHERE person = :person AND game = :game AND kind = :kind
        AND (:server = '' OR server = :server) AND table_id NOT IN ({SELECT_EMBARGOED})
    ORDER BY amount DESC LIMIT 1
"""
_PEAKS = f"""
    SELECT kind, thing, feats.name, amount, is_price,
           CASE WHEN named AND outside <> '' THEN people.name ELSE '' END
    FROM feats JOIN people ON people.id = feats.person
    WHERE server = :server AND game = :game AND kind = :kind AND among = 1
        AND table_id NOT IN ({SELECT_EMBARGOED})
    ORDER BY amount DESC LIMIT {MOST_ROWS}
"""
_FINISHES = f"""
    SELECT closest.table_id, margin,
           CASE WHEN named AND outside <> '' THEN people.name ELSE '' END
    FROM (
        SELECT table_id, margin FROM finished_games
        WHERE server = :server AND game = :game AND margin IS NOT NULL AND computers = 0
            AND table_id NOT IN ({SELECT_EMBARGOED})
        ORDER BY margin LIMIT {MOST_ROWS}
    ) AS closest
    JOIN results ON results.table_id = closest.table_id
    LEFT JOIN people ON people.id = results.person
    ORDER BY margin, closest.table_id, rank, results.seat
"""


# Reading


def select_own_record(
    database: sqlite3.Connection, person: PersonId, server: str, game: str
) -> records.OwnRecord:
    asked = {"person": person, "server": server, "game": game}
    with read_snapshot(database):
        sheets = list(rows.read_rows(_read_variant_results, database.execute(_SHEETS, asked)))
        meetings = [
            records.OpponentRecord(name, bool(named), *counted)
            for name, named, *counted in database.execute(_MEETINGS, asked)
        ]
        peaks = _select_feat_records(database, _OWN_KINDS, _OWN_PEAK, asked)
        took_over = tuple(came for (came,) in database.execute(_TOOK_OVER, asked))
    sheets.sort(key=lambda one: (one.computers, -one.games, one.seats))
    return records.OwnRecord(tuple(sheets), tuple(meetings), peaks, took_over)


def select_server_bests(
    database: sqlite3.Connection, server: str, game: str
) -> records.ServerBests:
    """The best of all players of a server; none where there is no server."""
    if not server:
        return records.ServerBests()
    asked = {"server": server, "game": game}
    with read_snapshot(database):
        peaks = _select_feat_records(database, _KINDS, _PEAKS, asked)
        finishes = database.execute(_FINISHES, asked).fetchall()
    return records.ServerBests(peaks, tuple(_read_close_finishes(finishes)))


def _select_feat_records(
    database: sqlite3.Connection, kinds: str, of_kind: str, asked: dict[str, Any]
) -> tuple[records.FeatRecord, ...]:
    found = [kind for (kind,) in database.execute(kinds, asked)]
    best = (row for kind in found for row in database.execute(of_kind, {**asked, "kind": kind}))
    return tuple(_read_feat_record(*row) for row in best)


def _read_variant_results(
    seats: int, options: str, computers: int, sources: str, *counted: Any
) -> records.VariantResults:
    games, wins, best, total, known, points, bought, paid, usual = counted
    by_source = [sum(column) for column in zip(*json.loads(points), strict=True)]
    return records.VariantResults(
        *(seats, rows.parse_json_pairs(options), bool(computers), games, wins, best, total, known),
        sources=tuple(zip(rows.parse_json_list(sources, str), by_source, strict=bool(by_source))),
        bought=bought,
        paid=paid,
        usual=usual,
    )


def _read_feat_record(
    kind: str, thing: str, what: str, amount: int, is_price: int, name: str
) -> records.FeatRecord:
    return records.FeatRecord(kind, Named(thing, what), amount, bool(is_price), name)


def _read_close_finishes(found: Iterable[tuple[int, int, str]]) -> Iterator[records.CloseFinish]:
    for _, of_table in groupby(found, key=lambda row: row[0]):
        played = tuple(of_table)
        yield records.CloseFinish(played[0][1], tuple(name for _, _, name in played))


_MOST_SEATS = 25  # more do not fit in a menu
_LAST_DAY = 2_900_000 * DAY  # the calendar ends some days after

# Players who left a game do not count, and computer players have no name. The game of a shared deal
# is built when the last of its tables has ended.
_SELECT_BUILT = f"""
    SELECT results.table_id, results.game, seats,
           CASE WHEN computers THEN (
               SELECT count(*) FROM results AS other
               WHERE other.table_id = results.table_id AND computer <> ''
           ) ELSE 0 END,
           points, rank = 1, greatest,
           max(ended, coalesce(until, (
               SELECT max(other.ended) FROM shared_deal_tables AS beside
               JOIN results AS other ON other.table_id = beside.table_id
               WHERE beside.deal = shared_deal_tables.deal
           ), 0)),
           CASE WHEN named AND outside <> '' AND computer = '' THEN people.name ELSE '' END,
           computer <> '' OR results.person IS NOT NULL
    FROM results
    JOIN finished_games ON finished_games.table_id = results.table_id
    LEFT JOIN people ON people.id = results.person
    LEFT JOIN shared_deal_tables ON shared_deal_tables.table_id = results.table_id
    LEFT JOIN shared_deals ON shared_deals.id = shared_deal_tables.deal
    WHERE results.server = :server AND (rank = 1 OR seats = 1)
        AND results.table_id NOT IN ({SELECT_EMBARGOED})
    ORDER BY results.table_id, seat
"""
_SELECT_FEAT = """
    SELECT kind, thing, feats.name, amount,
           CASE WHEN named AND outside <> '' THEN people.name ELSE '' END
    FROM feats JOIN people ON people.id = feats.person
    JOIN finished_games ON finished_games.table_id = feats.table_id AND amount = greatest
    WHERE feats.table_id = ? AND NOT is_price ORDER BY seat LIMIT 1
"""


def select_city_games(database: sqlite3.Connection, server: str) -> tuple[CityGame, ...]:
    """The games of the city of a server; none where there is no server."""
    if not server:
        return ()
    return tuple(_group_games(database.execute(_SELECT_BUILT, {"server": server})))


def select_best_feats(
    database: sqlite3.Connection, tables: Iterable[TableId]
) -> dict[TableId, CityFeat]:
    """The best feat in each of these games, unless its player is forgotten."""
    found = {}
    for table in tables:
        for kind, thing, what, amount, name in database.execute(_SELECT_FEAT, (table,)):
            found[table] = CityFeat(kind, Named(thing, what), amount, name)
    return found


def _group_games(found: Iterable[tuple[Any, ...]]) -> Iterator[CityGame]:
    """Group the winners by game; skip games with impossible values."""
    by_table = groupby(found, key=lambda row: row[0])
    return rows.read_rows(_read_city_game, (tuple(winners) for _, winners in by_table))


def _read_city_game(first: tuple[Any, ...], *others: tuple[Any, ...]) -> CityGame:
    table, game, seats, computers, points, won, greatest, opened, *_ = first
    if not 0 < seats <= _MOST_SEATS or not 0 <= opened <= _LAST_DAY:
        raise ValueError("a stored value is impossible")
    return CityGame(
        *(TableId(table), game, seats, computers, points, bool(won), greatest, Time(opened)),
        names=tuple(row[-2] for row in (first, *others) if row[-2]),
        is_known=all(row[-1] for row in (first, *others)),
    )
