"""What may be asked of the file: one function on a connection for each question."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.engine.game import Seat
from bot.engine.journal import Entry, Opening
from bot.engine.text import Refusal
from bot.host import motions
from bot.host.company import (
    ODD,
    Allowed,
    AtDeadline,
    Chair,
    Origin,
    Person,
    PersonId,
    Rings,
    Status,
    TableCard,
    TableId,
    Terms,
)
from bot.host.motions import Motion
from bot.host.rows import (
    Ballot,
    Budget,
    Due,
    JournalEnd,
    Line,
    Order,
    Ring,
    Shelf,
)
from bot.host.time import Time
from bot.store import deals, errands
from bot.store.rows import ODDITIES, pairs, readable, where
from bot.store.scribe import snapshot
from bot.store.tables import LOST_ROWS

# People

PERSON = """
    SELECT id, outside, name, language, zone,
           quiet_from, quiet_until, away_from, away_until, remind_every, hears_next, rings,
           allows, respite, coached, named
    FROM people
"""


def person(database: sqlite3.Connection, who: PersonId) -> Person | None:
    row = database.execute(f"{PERSON} WHERE id = ?", (who,)).fetchone()
    return row and _person(*row)


def person_outside(database: sqlite3.Connection, outside: str) -> Person | None:
    # Written so that SQLite sees: only people with an outside are asked for, who have an index.
    asked = f"{PERSON} WHERE outside = ? AND outside <> ''"
    row = database.execute(asked, (outside,)).fetchone()
    return row and _person(*row)


def _person(
    id: int,
    outside: str,
    name: str,
    language: str,
    zone: str,
    quiet_from: int | None,
    quiet_until: int | None,
    away_from: Time | None,
    away_until: Time | None,
    remind_every: int,
    hears_next: int,
    rings: str,
    allows: str,
    respite: int,
    coached: str,
    named: int,
) -> Person:
    quiet = None if quiet_from is None or quiet_until is None else (quiet_from, quiet_until)
    return Person(
        *(PersonId(id), outside, name, language, zone, quiet),
        *(away_from, away_until, remind_every, bool(hears_next), _rings(rings)),
        allows=_allowed(allows),
        respite=respite,
        coached=coached,
        named=bool(named),
    )


def settings(database: sqlite3.Connection, server: str) -> dict[str, str]:
    return dict(database.execute("SELECT key, value FROM settings WHERE server = ?", (server,)))


def kept_out(database: sqlite3.Connection, server: str) -> frozenset[PersonId]:
    rows = database.execute("SELECT person FROM kept_out WHERE server = ?", (server,))
    return frozenset(person for (person,) in rows)


def _rings(spelt: str) -> Rings:
    """Damaged text rings as usual."""
    return Rings(spelt) if spelt in list(Rings) else Rings.ONCE


def _allowed(spelt: str) -> Allowed:
    return Allowed(spelt) if spelt in list(Allowed) else Allowed.CAREFUL


def presence(database: sqlite3.Connection, table: TableId) -> dict[PersonId, Time]:
    return dict(database.execute("SELECT person, at FROM presence WHERE table_id = ?", (table,)))


def presence_of(database: sqlite3.Connection, person: PersonId) -> dict[TableId, Time]:
    return dict(database.execute("SELECT table_id, at FROM presence WHERE person = ?", (person,)))


def avoided(database: sqlite3.Connection, person: PersonId) -> frozenset[PersonId]:
    rows = database.execute("SELECT other FROM avoided WHERE person = ?", (person,))
    return frozenset(other for (other,) in rows)


# Tables and their games

# Where the row of a person is lost, a chair is nobody's, and a table somebody else's: no row may be
# written that refers to one that is missing.
CARDS = """
    SELECT id, game, status, server, place,
           ifnull((SELECT id FROM people WHERE people.id = owner), (SELECT min(id) FROM people)),
           options,
           clock, at_deadline, weekend_pause, language, pictures, auctions, chronicle,
           opened, started, ended, why, live_until, live_asked, teaching, origin, origin_moves
    FROM tables
"""
_HIGHEST = 1 << 63  # what no row can be numbered
CHAIRS = """
    SELECT table_id, people.id, guest, stand_in, resigned, came_after
    FROM chairs LEFT JOIN people ON people.id = person
"""
SENT_AWAY = "SELECT table_id, person FROM sent_away JOIN people ON people.id = person"
EVERY_LINE = """
    SELECT ply, seat, act, seal, request, step, at FROM lines WHERE table_id = ? ORDER BY ply
"""


def card(database: sqlite3.Connection, table: TableId) -> TableCard | None:
    if not -_HIGHEST <= table < _HIGHEST:
        return None
    return next(iter(_cards(database, "WHERE id = ?", [table])), None)


def cards(
    database: sqlite3.Connection,
    *,
    status: Iterable[Status] = (),
    place: str = "",
    server: str = "",
    person: PersonId | None = None,
) -> tuple[TableCard, ...]:
    conditions: list[str] = []
    values: list[object] = []
    if statuses := tuple(status):
        conditions.append(f"status IN ({', '.join('?' * len(statuses))})")
        values.extend(statuses)
    if place:
        conditions.append("place = ?")
        values.append(place)
    if server:
        conditions.append("server = ?")
        values.append(server)
    if person is not None:
        conditions.append("id IN (SELECT table_id FROM chairs WHERE person = ?)")
        values.append(person)
    return _cards(database, where(conditions), values)


def cards_behind(database: sqlite3.Connection, last: TableId, many: int) -> tuple[TableCard, ...]:
    """So many, by their numbers, behind this one."""
    behind = "WHERE id IN (SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?)"
    return _cards(database, behind, [last, many])


def _cards(database: sqlite3.Connection, where: str, values: list[object]) -> tuple[TableCard, ...]:
    chairs: defaultdict[int, list[Chair]] = defaultdict(list)
    away: defaultdict[int, list[PersonId]] = defaultdict(list)
    with snapshot(database):
        rows = database.execute(f"{CARDS} {where} ORDER BY id", values).fetchall()
        of_these = f"WHERE table_id IN (SELECT id FROM tables {where})"
        for table, person, guest, stand_in, resigned, came_after in database.execute(
            f"{CHAIRS} {of_these} ORDER BY table_id, seat", values
        ):
            chairs[table].append(Chair(person, guest, stand_in, bool(resigned), came_after))
        for table, person in database.execute(f"{SENT_AWAY} {of_these}", values):
            away[table].append(person)
    return tuple(_card_or_odd(row, tuple(chairs[row[0]]), away[row[0]]) for row in rows)


def _card_or_odd(
    row: tuple[Any, ...], chairs: tuple[Chair, ...], sent_away: Iterable[PersonId]
) -> TableCard:
    try:
        return _card(row, chairs, frozenset(sent_away))
    except ODDITIES:
        id, game, _, server, place, owner = row[:6]
        opened, started, ended = row[14:17]
        odd = TableCard(
            *(TableId(id), game, Status.FROZEN, server, place, PersonId(owner)),
            *((), Terms(), chairs, opened),
        )
        return replace(odd, started=started, ended=ended, why=ODD)


def _card(
    row: tuple[Any, ...], chairs: tuple[Chair, ...], sent_away: frozenset[PersonId]
) -> TableCard:
    id, game, status, server, place, owner, options = row[:7]
    clock, at_deadline, weekend_pause, *shown = row[7:14]
    *times, live_until, live_asked, teaching, origin, moves = row[14:]
    terms = Terms(clock, AtDeadline(at_deadline), bool(weekend_pause), *shown)
    terms = replace(terms, live_until=live_until, teaching=bool(teaching))
    known = TableCard(
        *(TableId(id), game, Status(status), server, place, PersonId(owner)),
        *(pairs(options), terms, chairs, *times, sent_away),
    )
    came_from = None if origin is None else Origin(TableId(origin), moves)
    return replace(known, live_asked=live_asked, origin=came_from)


def shelf(database: sqlite3.Connection, table: TableId) -> Shelf:
    with snapshot(database):
        known = card(database, table)
        if known is None:
            raise LookupError(f"there is no table {table}")
        return Shelf(
            known,
            opening(database, table),
            lines(database, table),
            _journal_end(database, table),
            orders(database, table),
            budgets(database, table),
            ballots(database, table),
            deals.half(database, table),
            deals.words(database, table),
            errands.errands(database, table),
            deals.shared_at(database, table),
            database.execute(f"{LOST_ROWS} AND id = ?", (table,)).fetchone() is not None,
        )


def opening(database: sqlite3.Connection, table: TableId) -> Opening | None:
    asked = """
        SELECT game, rules, printed, seats, options, seed FROM openings WHERE table_id = ?
    """
    return next(readable(read_opening, database.execute(asked, (table,))), None)


def read_opening(
    game: str, rules: int, printed: str, seats: int, options: str, seed: str
) -> Opening:
    return Opening(game, rules, printed, seats, pairs(options), seed)


def edition(database: sqlite3.Connection, seal: str) -> tuple[str, str]:
    for game, text in database.execute("SELECT game, text FROM editions WHERE seal = ?", (seal,)):
        return game, text
    raise LookupError(f"no printed numbers are kept under the seal {seal}")


def lines(database: sqlite3.Connection, table: TableId) -> tuple[Line, ...]:
    return tuple(
        Line(ply, Entry(seat, act, seal), request, step, at)
        for ply, seat, act, seal, request, step, at in database.execute(EVERY_LINE, (table,))
    )


def _journal_end(database: sqlite3.Connection, table: TableId) -> JournalEnd:
    asked = "SELECT lines, last_seal FROM tables WHERE id = ?"
    return JournalEnd(*database.execute(asked, (table,)).fetchone())


def request_kept(database: sqlite3.Connection, request: str) -> bool:
    asked = "SELECT 1 FROM lines WHERE request = ? LIMIT 1"
    return database.execute(asked, (request,)).fetchone() is not None


# What waits

DUES = "SELECT table_id, seat, ring, at, decision FROM dues"
KNOWN_RINGS = ", ".join(f"'{ring}'" for ring in Ring)
ORDERS = "SELECT table_id, seat, act FROM orders"
BALLOTS = "SELECT rank, motion, since, until FROM ballots WHERE table_id = ? ORDER BY rank"
VOICES = "SELECT ballot, seat FROM voices WHERE table_id = ? ORDER BY ballot, rank"
BUDGETS = """
    SELECT time_left, since, missed, snoozed, by_hand, wished, counted FROM budgets
    WHERE table_id = ? ORDER BY seat
"""


def dues(database: sqlite3.Connection, until: Time) -> tuple[Due, ...]:
    rows = database.execute(f"{DUES} WHERE at <= ? ORDER BY at, rowid", (until,))
    return tuple(readable(read_due, rows))


def dues_of(database: sqlite3.Connection, table: TableId) -> tuple[Due, ...]:
    rows = database.execute(f"{DUES} WHERE table_id = ? ORDER BY at, rowid", (table,))
    return tuple(readable(read_due, rows))


def read_due(table: int, seat: int | None, ring: str, at: int, decision: int) -> Due:
    return Due(TableId(table), None if seat is None else Seat(seat), Ring(ring), Time(at), decision)


def next_due(database: sqlite3.Connection) -> Time | None:
    rows = database.execute(f"{DUES} WHERE ring IN ({KNOWN_RINGS}) ORDER BY at LIMIT 1")
    return next((due.at for due in readable(read_due, rows)), None)


def orders(
    database: sqlite3.Connection, table: TableId, seat: Seat | None = None
) -> tuple[Order, ...]:
    if seat is None:
        rows = database.execute(f"{ORDERS} WHERE table_id = ? ORDER BY seat, rank", (table,))
    else:
        asked = f"{ORDERS} WHERE table_id = ? AND seat = ? ORDER BY rank"
        rows = database.execute(asked, (table, seat))
    return tuple(Order(*row) for row in rows)


def ballots(database: sqlite3.Connection, table: TableId) -> tuple[Ballot, ...]:
    voices: defaultdict[int, list[Seat]] = defaultdict(list)
    with snapshot(database):
        for at, seat in database.execute(VOICES, (table,)):
            voices[at].append(Seat(seat))
        rows = database.execute(BALLOTS, (table,)).fetchall()

    def ballot(rank: int, motion: str, since: int, until: int) -> Ballot:
        return Ballot(read_motion(motion), tuple(voices[rank]), Time(since), Time(until))

    return tuple(readable(ballot, rows))


def read_motion(spelt: str) -> Motion:
    motion = motions.read(spelt)
    if isinstance(motion, Refusal):
        raise ValueError("what is kept here is no motion")
    return motion


def budgets(database: sqlite3.Connection, table: TableId) -> tuple[Budget, ...]:
    return tuple(Budget(*row) for row in database.execute(BUDGETS, (table,)))


def rematch(database: sqlite3.Connection, table: TableId) -> TableId | None:
    asked = "SELECT again FROM rematches WHERE table_id = ?"
    (again,) = database.execute(asked, (table,)).fetchone() or (None,)
    return again
