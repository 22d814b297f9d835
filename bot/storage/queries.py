"""Queries about people, tables, journals, jobs and deals: one function on a connection for each."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from bot.engine.game import Seat
from bot.engine.journal import Entry, Opening
from bot.engine.text import Refusal
from bot.storage.db_thread import ODD_ROW_ERRORS, pairs, read_rows, read_snapshot, where_clause
from bot.storage.history import SELECT_RESULTS
from bot.storage.table_rows import LOST_ROWS
from bot.tables import motions
from bot.tables.motions import Motion
from bot.tables.people import (
    ODD_ROW,
    DeadlineAction,
    Person,
    PersonId,
    PlayOnOrigin,
    ReplacementFreedom,
    RingPreference,
    SeatHolder,
    TableCard,
    TableId,
    TableStatus,
    TableTerms,
    Time,
)
from bot.tables.records import (
    AbsenceEntry,
    Ballot,
    Job,
    JobKind,
    JournalEnd,
    JournalLine,
    PlayerSalt,
    SeatResult,
    SecretOrder,
    SharedDeal,
    SharedDealTable,
    TableRecord,
    TimeBudget,
)

SELECT_ABSENCE_LOG = """
    SELECT table_id, seat, at, stake, lines FROM errands JOIN tables ON tables.id = table_id
"""
DELETE_ABSENCE_LOG = "DELETE FROM errands WHERE table_id = ?"
INSERT_ABSENCE_ENTRY = "INSERT INTO errands (table_id, seat, at, stake) VALUES (?, ?, ?, ?)"


def select_absence_log(database: sqlite3.Connection, table: TableId) -> tuple[AbsenceEntry, ...]:
    rows = database.execute(f"{SELECT_ABSENCE_LOG} WHERE table_id = ? ORDER BY at", (table,))
    return tuple(read_rows(read_absence_entry, rows))


def read_absence_entry(_: int, seat: int, at: int, stake: int, lines: int) -> AbsenceEntry:
    if not 0 <= at < lines or stake < 0:
        raise ValueError("no such move was made for anybody")
    return AbsenceEntry(Seat(seat), at, stake)


INSERT_SERVER_SEED = "INSERT OR REPLACE INTO halves (table_id, half) VALUES (?, ?)"
DELETE_SALTS = "DELETE FROM words WHERE table_id = ?"
INSERT_SALT = "INSERT INTO words (table_id, seat, person, word) VALUES (?, ?, ?, ?)"
SELECT_SERVER_SEED = "SELECT half FROM halves WHERE table_id = ?"
SELECT_SALTS = "SELECT person, word, seat FROM words WHERE table_id = ? ORDER BY seat, rowid"


def select_server_seed(database: sqlite3.Connection, table: TableId) -> str:
    """ "" where a table was opened by an older Signoria, and not started since."""
    (found,) = database.execute(SELECT_SERVER_SEED, (table,)).fetchone() or ("",)
    return str(found)


def select_player_salts(database: sqlite3.Connection, table: TableId) -> tuple[PlayerSalt, ...]:
    return tuple(PlayerSalt(*row) for row in database.execute(SELECT_SALTS, (table,)))


# Deals that several tables play

INSERT_SHARED_DEAL = """
    INSERT OR REPLACE INTO shared_deals (
        id, server, place, language, game, rules, printed, options, half, since, until,
        over, post, seal
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
INSERT_SHARED_DEAL_TABLE = "INSERT INTO sharers (table_id, deal, person) VALUES (?, ?, ?)"
SELECT_SHARED_DEAL = """
    SELECT id, server, place, language, game, rules, printed, options, half, since, until,
           over, post, seal
    FROM shared_deals
"""
SELECT_SHARED_DEAL_AT = (
    f"{SELECT_SHARED_DEAL} WHERE id = (SELECT deal FROM sharers WHERE table_id = ?)"
)
SELECT_SHARED_DEAL_TABLES = (
    "SELECT table_id, deal, person FROM sharers WHERE deal = ? ORDER BY table_id"
)
SELECT_SHARED_DEAL_RESULTS = f"""
    {SELECT_RESULTS}
    WHERE table_id IN (SELECT table_id FROM sharers WHERE deal = ? AND person IS NOT NULL)
      AND guest = '' AND person IS NOT NULL AND (? IS NULL OR ended <= ?)
    ORDER BY rank, points DESC, table_id
"""


def select_open_shared_deals(
    database: sqlite3.Connection, server: str = ""
) -> tuple[SharedDeal, ...]:
    """Those that something is still to be done about; of one server, if it is named."""
    asked = (
        f"{SELECT_SHARED_DEAL} WHERE (NOT over OR seal = '') AND (? = '' OR server = ?) ORDER BY id"
    )
    return tuple(read_rows(read_shared_deal, database.execute(asked, (server, server))))


def select_shared_deal(database: sqlite3.Connection, deal: int) -> SharedDeal | None:
    rows = database.execute(f"{SELECT_SHARED_DEAL} WHERE id = ?", (deal,))
    return next(read_rows(read_shared_deal, rows), None)


def select_shared_deal_at(database: sqlite3.Connection, table: TableId) -> SharedDeal | None:
    """What is played at this table too, if its deal is a shared one."""
    return next(
        read_rows(read_shared_deal, database.execute(SELECT_SHARED_DEAL_AT, (table,))), None
    )


def select_shared_deal_tables(
    database: sqlite3.Connection, deal: int
) -> tuple[SharedDealTable, ...]:
    return tuple(
        SharedDealTable(*row) for row in database.execute(SELECT_SHARED_DEAL_TABLES, (deal,))
    )


def select_shared_deal_results(
    database: sqlite3.Connection, deal: SharedDeal
) -> tuple[SeatResult, ...]:
    """How those who are known still came out in time, the best first."""
    rows = database.execute(SELECT_SHARED_DEAL_RESULTS, (deal.id, deal.until, deal.until))
    return tuple(SeatResult(*row) for row in rows)


def read_shared_deal(*row: Any) -> SharedDeal:
    id, server, place, language, game, rules, printed, options, half, since, until, *end = row
    over, post, seal = end
    return SharedDeal(
        *(id, server, place, language, game, rules, printed, pairs(options)),
        *(half, since, until, bool(over), post, seal),
    )


# People

SELECT_PERSON = """
    SELECT id, outside, name, language, zone,
           quiet_from, quiet_until, away_from, away_until, remind_every, hears_next, rings,
           allows, respite, coached, named
    FROM people
"""


def select_person(database: sqlite3.Connection, who: PersonId) -> Person | None:
    row = database.execute(f"{SELECT_PERSON} WHERE id = ?", (who,)).fetchone()
    return row and _read_person(*row)


def select_person_outside(database: sqlite3.Connection, outside: str) -> Person | None:
    # Written so that SQLite sees: only people with an outside are asked for, who have an index.
    asked = f"{SELECT_PERSON} WHERE outside = ? AND outside <> ''"
    row = database.execute(asked, (outside,)).fetchone()
    return row and _read_person(*row)


def _read_person(
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
        *(away_from, away_until, remind_every, bool(hears_next), _read_ring_preference(rings)),
        allows=_read_replacement_freedom(allows),
        undo_grace=respite,
        coached=coached,
        named=bool(named),
    )


def select_settings(database: sqlite3.Connection, server: str) -> dict[str, str]:
    return dict(database.execute("SELECT key, value FROM settings WHERE server = ?", (server,)))


def select_banned(database: sqlite3.Connection, server: str) -> frozenset[PersonId]:
    rows = database.execute("SELECT person FROM kept_out WHERE server = ?", (server,))
    return frozenset(person for (person,) in rows)


def _read_ring_preference(spelt: str) -> RingPreference:
    """Damaged text rings as usual."""
    return RingPreference(spelt) if spelt in list(RingPreference) else RingPreference.ONCE


def _read_replacement_freedom(spelt: str) -> ReplacementFreedom:
    return (
        ReplacementFreedom(spelt)
        if spelt in list(ReplacementFreedom)
        else ReplacementFreedom.CAREFUL
    )


def select_presence(database: sqlite3.Connection, table: TableId) -> dict[PersonId, Time]:
    return dict(database.execute("SELECT person, at FROM presence WHERE table_id = ?", (table,)))


def select_presence_of(database: sqlite3.Connection, person: PersonId) -> dict[TableId, Time]:
    return dict(database.execute("SELECT table_id, at FROM presence WHERE person = ?", (person,)))


def select_avoided(database: sqlite3.Connection, person: PersonId) -> frozenset[PersonId]:
    rows = database.execute("SELECT other FROM avoided WHERE person = ?", (person,))
    return frozenset(other for (other,) in rows)


# Tables and their games

# Where the row of a person is lost, a chair is nobody's, and a table somebody else's: no row may be
# written that refers to one that is missing.
SELECT_CARDS = """
    SELECT id, game, status, server, place,
           ifnull((SELECT id FROM people WHERE people.id = owner), (SELECT min(id) FROM people)),
           options,
           clock, at_deadline, weekend_pause, language, pictures, auctions, chronicle,
           opened, started, ended, why, live_until, live_asked, teaching, origin, origin_moves
    FROM tables
"""
_HIGHEST = 1 << 63  # what no row can be numbered
SELECT_HOLDERS = """
    SELECT table_id, people.id, guest, stand_in, resigned, came_after
    FROM chairs LEFT JOIN people ON people.id = person
"""
SELECT_SENT_AWAY = "SELECT table_id, person FROM sent_away JOIN people ON people.id = person"
SELECT_LINES = """
    SELECT ply, seat, act, seal, request, step, at FROM lines WHERE table_id = ? ORDER BY ply
"""


def select_card(database: sqlite3.Connection, table: TableId) -> TableCard | None:
    if not -_HIGHEST <= table < _HIGHEST:
        return None
    return next(iter(_select_cards_where(database, "WHERE id = ?", [table])), None)


def select_cards(
    database: sqlite3.Connection,
    *,
    status: Iterable[TableStatus] = (),
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
    return _select_cards_where(database, where_clause(conditions), values)


def select_cards_after(
    database: sqlite3.Connection, last: TableId, many: int
) -> tuple[TableCard, ...]:
    """So many, by their numbers, behind this one."""
    behind = "WHERE id IN (SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?)"
    return _select_cards_where(database, behind, [last, many])


def _select_cards_where(
    database: sqlite3.Connection, where: str, values: list[object]
) -> tuple[TableCard, ...]:
    chairs: defaultdict[int, list[SeatHolder]] = defaultdict(list)
    away: defaultdict[int, list[PersonId]] = defaultdict(list)
    with read_snapshot(database):
        rows = database.execute(f"{SELECT_CARDS} {where} ORDER BY id", values).fetchall()
        of_these = f"WHERE table_id IN (SELECT id FROM tables {where})"
        for table, person, guest, stand_in, resigned, came_after in database.execute(
            f"{SELECT_HOLDERS} {of_these} ORDER BY table_id, seat", values
        ):
            chairs[table].append(SeatHolder(person, guest, stand_in, bool(resigned), came_after))
        for table, person in database.execute(f"{SELECT_SENT_AWAY} {of_these}", values):
            away[table].append(person)
    return tuple(_read_card_or_odd(row, tuple(chairs[row[0]]), away[row[0]]) for row in rows)


def _read_card_or_odd(
    row: tuple[Any, ...], chairs: tuple[SeatHolder, ...], sent_away: Iterable[PersonId]
) -> TableCard:
    try:
        return _read_card(row, chairs, frozenset(sent_away))
    except ODD_ROW_ERRORS:
        id, game, _, server, place, owner = row[:6]
        opened, started, ended = row[14:17]
        odd = TableCard(
            *(TableId(id), game, TableStatus.FROZEN, server, place, PersonId(owner)),
            *((), TableTerms(), chairs, opened),
        )
        return replace(odd, started=started, ended=ended, why=ODD_ROW)


def _read_card(
    row: tuple[Any, ...], chairs: tuple[SeatHolder, ...], sent_away: frozenset[PersonId]
) -> TableCard:
    id, game, status, server, place, owner, options = row[:7]
    clock, at_deadline, weekend_pause, *shown = row[7:14]
    *times, live_until, live_asked, teaching, origin, moves = row[14:]
    terms = TableTerms(clock, DeadlineAction(at_deadline), bool(weekend_pause), *shown)
    terms = replace(terms, live_until=live_until, teaching=bool(teaching))
    known = TableCard(
        *(TableId(id), game, TableStatus(status), server, place, PersonId(owner)),
        *(pairs(options), terms, chairs, *times, sent_away),
    )
    came_from = None if origin is None else PlayOnOrigin(TableId(origin), moves)
    return replace(known, live_asked=live_asked, origin=came_from)


def select_table_record(database: sqlite3.Connection, table: TableId) -> TableRecord:
    with read_snapshot(database):
        known = select_card(database, table)
        if known is None:
            raise LookupError(f"there is no table {table}")
        return TableRecord(
            known,
            select_opening(database, table),
            select_lines(database, table),
            _select_journal_end(database, table),
            select_orders(database, table),
            select_budgets(database, table),
            select_ballots(database, table),
            select_server_seed(database, table),
            select_player_salts(database, table),
            select_absence_log(database, table),
            select_shared_deal_at(database, table),
            database.execute(f"{LOST_ROWS} AND id = ?", (table,)).fetchone() is not None,
        )


def select_opening(database: sqlite3.Connection, table: TableId) -> Opening | None:
    asked = """
        SELECT game, rules, printed, seats, options, seed FROM openings WHERE table_id = ?
    """
    return next(read_rows(read_opening, database.execute(asked, (table,))), None)


def read_opening(
    game: str, rules: int, printed: str, seats: int, options: str, seed: str
) -> Opening:
    return Opening(game, rules, printed, seats, pairs(options), seed)


def select_edition(database: sqlite3.Connection, seal: str) -> tuple[str, str]:
    for game, text in database.execute("SELECT game, text FROM editions WHERE seal = ?", (seal,)):
        return game, text
    raise LookupError(f"no printed numbers are kept under the seal {seal}")


def select_lines(database: sqlite3.Connection, table: TableId) -> tuple[JournalLine, ...]:
    return tuple(
        JournalLine(ply, Entry(seat, act, seal), request, step, at)
        for ply, seat, act, seal, request, step, at in database.execute(SELECT_LINES, (table,))
    )


def _select_journal_end(database: sqlite3.Connection, table: TableId) -> JournalEnd:
    asked = "SELECT lines, last_seal FROM tables WHERE id = ?"
    return JournalEnd(*database.execute(asked, (table,)).fetchone())


def select_has_request(database: sqlite3.Connection, request: str) -> bool:
    asked = "SELECT 1 FROM lines WHERE request = ? LIMIT 1"
    return database.execute(asked, (request,)).fetchone() is not None


# What waits

SELECT_JOBS = "SELECT table_id, seat, ring, at, decision FROM dues"
KNOWN_JOB_KINDS = ", ".join(f"'{ring}'" for ring in JobKind)
SELECT_ORDERS = "SELECT table_id, seat, act FROM orders"
SELECT_BALLOTS = "SELECT rank, motion, since, until FROM ballots WHERE table_id = ? ORDER BY rank"
SELECT_VOTES = "SELECT ballot, seat FROM voices WHERE table_id = ? ORDER BY ballot, rank"
SELECT_BUDGETS = """
    SELECT time_left, since, missed, snoozed, by_hand, wished, counted FROM budgets
    WHERE table_id = ? ORDER BY seat
"""


def select_due_jobs(database: sqlite3.Connection, until: Time) -> tuple[Job, ...]:
    rows = database.execute(f"{SELECT_JOBS} WHERE at <= ? ORDER BY at, rowid", (until,))
    return tuple(read_rows(read_job, rows))


def select_jobs_of_table(database: sqlite3.Connection, table: TableId) -> tuple[Job, ...]:
    rows = database.execute(f"{SELECT_JOBS} WHERE table_id = ? ORDER BY at, rowid", (table,))
    return tuple(read_rows(read_job, rows))


def read_job(table: int, seat: int | None, ring: str, at: int, decision: int) -> Job:
    return Job(
        TableId(table), None if seat is None else Seat(seat), JobKind(ring), Time(at), decision
    )


def select_next_job_time(database: sqlite3.Connection) -> Time | None:
    rows = database.execute(f"{SELECT_JOBS} WHERE ring IN ({KNOWN_JOB_KINDS}) ORDER BY at LIMIT 1")
    return next((due.at for due in read_rows(read_job, rows)), None)


def select_orders(
    database: sqlite3.Connection, table: TableId, seat: Seat | None = None
) -> tuple[SecretOrder, ...]:
    if seat is None:
        rows = database.execute(f"{SELECT_ORDERS} WHERE table_id = ? ORDER BY seat, rank", (table,))
    else:
        asked = f"{SELECT_ORDERS} WHERE table_id = ? AND seat = ? ORDER BY rank"
        rows = database.execute(asked, (table, seat))
    return tuple(SecretOrder(*row) for row in rows)


def select_ballots(database: sqlite3.Connection, table: TableId) -> tuple[Ballot, ...]:
    voices: defaultdict[int, list[Seat]] = defaultdict(list)
    with read_snapshot(database):
        for at, seat in database.execute(SELECT_VOTES, (table,)):
            voices[at].append(Seat(seat))
        rows = database.execute(SELECT_BALLOTS, (table,)).fetchall()

    def ballot(rank: int, motion: str, since: int, until: int) -> Ballot:
        return Ballot(read_motion(motion), tuple(voices[rank]), Time(since), Time(until))

    return tuple(read_rows(ballot, rows))


def read_motion(spelt: str) -> Motion:
    motion = motions.parse_motion(spelt)
    if isinstance(motion, Refusal):
        raise ValueError("what is kept here is no motion")
    return motion


def select_budgets(database: sqlite3.Connection, table: TableId) -> tuple[TimeBudget, ...]:
    return tuple(TimeBudget(*row) for row in database.execute(SELECT_BUDGETS, (table,)))


def select_rematch(database: sqlite3.Connection, table: TableId) -> TableId | None:
    asked = "SELECT again FROM rematches WHERE table_id = ?"
    (again,) = database.execute(asked, (table,)).fetchone() or (None,)
    return again
