"""Queries about people, tables, journals, jobs and deals: one function on a connection for each."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable
from statistics import median
from typing import Any, NamedTuple, TypeVar

from bot.engine.game import Seat
from bot.engine.journal import Opening
from bot.engine.text import Text
from bot.storage import rows
from bot.storage.db_thread import Value, read_snapshot
from bot.tables import people
from bot.tables import records as kept
from bot.tables.lobby import OPENINGS_WINDOW, LimitedUse, LimitKind
from bot.tables.people import Person, PersonId, SeatHolder, TableCard, TableId, TableStatus, Time
from bot.tables.records import MessageKey, MessageKind

T = TypeVar("T")

# People


def select_person(database: sqlite3.Connection, person: PersonId) -> Person | None:
    return rows.PEOPLE.first(database, "WHERE id = ?", person)


def select_person_by_account(database: sqlite3.Connection, outside: str) -> Person | None:
    # Written so that SQLite uses the index, which has only people with an outside.
    return rows.PEOPLE.first(database, "WHERE outside = ? AND outside <> ''", outside)


def select_server_settings(database: sqlite3.Connection, server: str) -> dict[str, str]:
    return dict(database.execute("SELECT key, value FROM settings WHERE server = ?", (server,)))


def was_text_sent(database: sqlite3.Connection, table: TableId, key: kept.MessageKey) -> bool:
    """Whether a text of this key waits, or was sent a while ago."""
    asked = "SELECT 1 FROM messages WHERE table_id = ? AND key = ? AND text IS NOT NULL"
    return bool(_select_value(database, 0, asked, table, str(key)))


def select_play_wishes(
    database: sqlite3.Connection, server: str, now: Time
) -> tuple[kept.PlayWish, ...]:
    where = "WHERE server = ? AND until > ? ORDER BY until, person"
    return rows.PLAY_WISHES.select(database, where, server, now)


def select_banned_people(database: sqlite3.Connection, server: str) -> frozenset[PersonId]:
    found = database.execute("SELECT person FROM banned WHERE server = ?", (server,))
    return frozenset(person for (person,) in found)


def select_presence_at_table(database: sqlite3.Connection, table: TableId) -> dict[PersonId, Time]:
    return dict(database.execute("SELECT person, at FROM presence WHERE table_id = ?", (table,)))


def select_visited_tables(database: sqlite3.Connection, since: Time) -> tuple[TableId, ...]:
    """Return the open tables where somebody was seen since then."""
    asked = """
        SELECT DISTINCT table_id FROM presence JOIN tables ON id = table_id
        WHERE at >= ? AND status IN ('gathering', 'playing', 'paused')
    """
    return tuple(table for (table,) in database.execute(asked, (since,)))


def select_presence_of_person(
    database: sqlite3.Connection, person: PersonId
) -> dict[TableId, Time]:
    return dict(database.execute("SELECT table_id, at FROM presence WHERE person = ?", (person,)))


def select_avoided_people(database: sqlite3.Connection, person: PersonId) -> frozenset[PersonId]:
    found = database.execute("SELECT other FROM avoided WHERE person = ?", (person,))
    return frozenset(other for (other,) in found)


def select_player_note(database: sqlite3.Connection, table: TableId, person: PersonId) -> str:
    asked = "SELECT text FROM player_notes WHERE table_id = ? AND person = ?"
    return _select_value(database, "", asked, table, person)


def select_review(database: sqlite3.Connection, table: TableId, person: PersonId) -> str:
    asked = "SELECT text FROM reviews WHERE table_id = ? AND person = ?"
    return _select_value(database, "", asked, table, person)


def _select_value(database: sqlite3.Connection, default: T, asked: str, *values: Value) -> T:
    """The only column of the first row, or the default."""
    (found,) = database.execute(asked, values).fetchone() or (default,)
    return found


FEWEST_ANSWERS = 10  # fewer have no median worth showing
LATEST_ANSWERS = 200  # people change

# Automatic moves do not count, nor those in a game continued from the position of another one,
# where no player waits for another.
_ANSWERS = """
    SELECT own.at - before.at
    FROM holders
    JOIN tables ON tables.id = holders.table_id
    JOIN lines AS own ON own.table_id = holders.table_id AND own.seat = holders.seat
    JOIN lines AS before ON before.table_id = own.table_id AND before.ply = own.ply - 1
    WHERE holders.person = ? AND tables.server = ? AND tables.origin IS NULL AND own.step = 1
      AND before.seat IS NOT own.seat AND own.ply > holders.came_after
      AND own.request NOT GLOB 'answer *' AND own.request NOT GLOB 'deadline *'
    ORDER BY own.at DESC LIMIT ?
"""
_GAMES = """
    SELECT tables.status = ? AND NOT holders.resigned
    FROM holders JOIN tables ON tables.id = holders.table_id
    WHERE holders.person = ? AND tables.server = ? AND tables.started IS NOT NULL
      AND (tables.status = ? OR holders.resigned) AND tables.origin IS NULL
"""


def select_response_habit(
    database: sqlite3.Connection, person: PersonId, server: str
) -> kept.ResponseHabit:
    with read_snapshot(database):
        answers = [took for (took,) in database.execute(_ANSWERS, (person, server, LATEST_ANSWERS))]
        over = TableStatus.OVER
        games = [bool(own) for (own,) in database.execute(_GAMES, (over, person, server, over))]
    usual = round(median(answers)) if len(answers) >= FEWEST_ANSWERS else None
    return kept.ResponseHabit(usual, sum(games), len(games))


# Tables and their games

# Where the row of a person is lost, their seat has no holder and their table another owner: no row
# may be written that refers to one that is missing.
_OWNER = "ifnull((SELECT id FROM people WHERE people.id = owner), (SELECT min(id) FROM people))"
_SELECT_CARDS = rows.CARDS.select_sql.replace(" owner,", f" {_OWNER},")
_SELECT_HOLDERS = f"""
    SELECT table_id, {rows.HOLDERS.columns.replace("person", "people.id")}
    FROM holders LEFT JOIN people ON people.id = person
"""
_SELECT_SENT_AWAY = "SELECT table_id, person FROM sent_away JOIN people ON people.id = person"
_SELECT_PLAYED = "SELECT table_id, person FROM people_seated"
_HIGHEST_ID = 1 << 63  # what no row can be numbered


def select_table_card(database: sqlite3.Connection, table: TableId) -> TableCard | None:
    if not -_HIGHEST_ID <= table < _HIGHEST_ID:
        return None
    return next(iter(_select_table_cards_where(database, "WHERE id = ?", [table])), None)


def select_table_cards(
    database: sqlite3.Connection,
    *,
    status: Iterable[TableStatus] = (),
    place: str = "",
    server: str = "",
    person: PersonId | None = None,
) -> tuple[TableCard, ...]:
    statuses = tuple(status)
    conditions = {
        f"status IN ({', '.join('?' * len(statuses))})": statuses,
        "place = ?": (place,) if place else (),
        "server = ?": (server,) if server else (),
        "id IN (SELECT table_id FROM holders WHERE person = ?)": ()
        if person is None
        else (person,),
    }
    return _select_table_cards_where(database, *where_clause(conditions))


def where_clause(conditions: dict[str, tuple[Any, ...]]) -> tuple[str, list[Any]]:
    """Join the conditions that have values; those values, in order."""
    used = {condition: values for condition, values in conditions.items() if values}
    clause = f"WHERE {' AND '.join(used)}" if used else ""
    return clause, [value for values in used.values() for value in values]


def select_table_cards_after(
    database: sqlite3.Connection, last: TableId, many: int
) -> tuple[TableCard, ...]:
    """So many cards with ids above this one, in the order of their ids."""
    behind = "WHERE id IN (SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?)"
    return _select_table_cards_where(database, behind, [last, many])


def _select_table_cards_where(
    database: sqlite3.Connection, where: str, values: list[Any]
) -> tuple[TableCard, ...]:
    holders: defaultdict[int, list[SeatHolder]] = defaultdict(list)
    away: defaultdict[int, list[PersonId]] = defaultdict(list)
    played: defaultdict[int, list[PersonId]] = defaultdict(list)
    with read_snapshot(database):
        found = database.execute(f"{_SELECT_CARDS} {where} ORDER BY id", values).fetchall()
        of_these = f"WHERE table_id IN (SELECT id FROM tables {where})"
        for table, *holder in database.execute(
            f"{_SELECT_HOLDERS} {of_these} ORDER BY table_id, seat", values
        ):
            holders[table].append(rows.HOLDERS.read(*holder))
        for table, person in database.execute(f"{_SELECT_SENT_AWAY} {of_these}", values):
            away[table].append(person)
        for table, person in database.execute(f"{_SELECT_PLAYED} {of_these} AND played", values):
            played[table].append(person)
    return tuple(
        _read_table_card(
            row, tuple(holders[row[0]]), frozenset(away[row[0]]), frozenset(played[row[0]])
        )
        for row in found
    )


def _read_table_card(
    row: tuple[Any, ...],
    holders: tuple[SeatHolder, ...],
    sent_away: frozenset[PersonId],
    played: frozenset[PersonId],
) -> TableCard:
    """The card; that of a frozen table where the row is damaged."""
    left = played.difference(holder.person for holder in holders if holder.person is not None)
    try:
        return rows.CARDS.read(*row, holders=holders, sent_away=sent_away, left=left)
    except rows.ODD_ROW_ERRORS:
        known = dict(zip(rows.CARDS.names, row, strict=True))
        sound = {name: known[name] for name in _ALWAYS_SOUND}
        return TableCard(
            **sound,
            status=TableStatus.FROZEN,
            options=(),
            terms=people.TableTerms(),
            holders=holders,
            why=people.ODD_ROW,
        )


_ALWAYS_SOUND = ("id", "game", "server", "place", "owner", "opened", "started", "ended")

# The kinds of rows that a table counts: without one of them it can't be played.
COUNTED = (
    *("ballots", "budgets", "holders", "jobs", "orders"),
    *("player_salts", "server_seeds", "votes"),
)
COUNT_ROWS = "{0} = (SELECT count(*) FROM {0} WHERE table_id = tables.id)"
_WITHOUT_SEAT = ("ballots", "server_seeds")
_OF_A_SEAT = "AND (seat IS NULL OR seat BETWEEN 0 AND tables.holders - 1)"
_FOUND = {
    kind: f"SELECT count(*) FROM {kind} WHERE table_id = tables.id"
    f" {'' if kind in _WITHOUT_SEAT else _OF_A_SEAT}"
    for kind in COUNTED
}
_KNOWN = "SELECT 1 FROM people WHERE people.id"
_LOST_PERSON = f"""
    NOT EXISTS ({_KNOWN} = owner) OR EXISTS (
        SELECT 1 FROM holders
        WHERE table_id = tables.id AND person IS NOT NULL AND NOT EXISTS ({_KNOWN} = person)
    )
"""
_OTHER_COUNT = " OR ".join(f"{kind} <> ({found})" for kind, found in _FOUND.items())
# Tables that have other rows than they count, or refer to a person whose row is lost.
LOST_ROWS = f"SELECT id FROM tables WHERE ({_OTHER_COUNT} OR {_LOST_PERSON})"


def select_table_record(database: sqlite3.Connection, table: TableId) -> kept.TableRecord:
    """Everything about one table in one snapshot; raise LookupError if it does not exist."""
    with read_snapshot(database):
        card = select_table_card(database, table)
        if card is None:
            raise LookupError(f"there is no table {table}")
        end = "SELECT lines, last_seal FROM tables WHERE id = ?"
        seed = "SELECT server_seed FROM server_seeds WHERE table_id = ?"
        return kept.TableRecord(
            card,
            select_opening(database, table),
            select_journal_lines(database, table),
            kept.JournalEnd(*database.execute(end, (table,)).fetchone()),
            select_orders(database, table),
            select_time_budgets(database, table),
            select_ballots(database, table),
            _select_value(database, "", seed, table),
            rows.PLAYER_SALTS.select(database, "WHERE table_id = ? ORDER BY rowid", table),
            _select_absence_log(database, table),
            select_deal_of_table(database, table),
            database.execute(f"{LOST_ROWS} AND id = ?", (table,)).fetchone() is not None,
        )


def select_opening(database: sqlite3.Connection, table: TableId) -> Opening | None:
    return rows.OPENINGS.first(database, "WHERE table_id = ?", table)


def select_edition(database: sqlite3.Connection, seal: str) -> tuple[str, str]:
    for game, text in database.execute("SELECT game, text FROM editions WHERE seal = ?", (seal,)):
        return game, text
    raise LookupError(f"no printed numbers are kept under the seal {seal}")


def select_journal_lines(
    database: sqlite3.Connection, table: TableId
) -> tuple[kept.JournalLine, ...]:
    return rows.LINES.select(database, "WHERE table_id = ? ORDER BY ply", table)


def has_stored_request(database: sqlite3.Connection, request: str) -> bool:
    asked = "SELECT 1 FROM lines WHERE request = ? LIMIT 1"
    return database.execute(asked, (request,)).fetchone() is not None


SELECT_ABSENCE_LOG = f"""
    SELECT table_id, {rows.ABSENCE_LOG.columns}, lines
    FROM absence_log JOIN tables ON tables.id = table_id
"""


def _select_absence_log(
    database: sqlite3.Connection, table: TableId
) -> tuple[kept.MoveInAbsence, ...]:
    found = database.execute(f"{SELECT_ABSENCE_LOG} WHERE table_id = ? ORDER BY at", (table,))
    return tuple(rows.read_rows(read_move_in_absence, found))


def read_move_in_absence(_: int, seat: int, at: int, stake: int, lines: int) -> kept.MoveInAbsence:
    if not 0 <= at < lines or stake < 0:
        raise ValueError("the journal has no such move")
    return kept.MoveInAbsence(Seat(seat), at, stake)


def select_rematch(database: sqlite3.Connection, table: TableId) -> TableId | None:
    asked = "SELECT again FROM rematches WHERE table_id = ?"
    return _select_value(database, None, asked, table)


# By kind of limit: the tables that count for a person, and until when; NULL: until they end.
_LIMITED_USES = {
    LimitKind.LOBBIES: f"""
        SELECT id, max(jobs.at, ifnull(until, 0)) FROM tables
        LEFT JOIN jobs ON jobs.table_id = id AND jobs.kind = '{kept.JobKind.SLEEP}'
        LEFT JOIN play_wishes AS wish ON wish.person = owner
          AND wish.server = tables.server AND wish.game = tables.game
        WHERE owner = :person AND status = '{TableStatus.GATHERING}' AND NOT EXISTS (
            SELECT 1 FROM holders WHERE holders.table_id = id AND person <> :person
        )
    """,
    LimitKind.OPENINGS: f"""
        SELECT id, opened + {OPENINGS_WINDOW} FROM tables
        WHERE owner = :person AND opened > :now - {OPENINGS_WINDOW}
    """,
    LimitKind.PLAY_ONS: f"""
        SELECT id, NULL FROM tables WHERE owner = :person AND origin IS NOT NULL
          AND status IN ('{TableStatus.PLAYING}', '{TableStatus.PAUSED}')
    """,
}


def select_limited_uses(
    database: sqlite3.Connection, kind: LimitKind, person: PersonId, now: Time
) -> tuple[LimitedUse, ...]:
    found = database.execute(_LIMITED_USES[kind], {"person": person, "now": now})
    return tuple(LimitedUse(*use) for use in found)


_ABANDONED_PLAY_ONS = f"""
    SELECT id FROM tables INDEXED BY tables_by_origin
    WHERE origin IS NOT NULL AND status = '{TableStatus.CANCELLED}' AND ended <= ? AND NOT EXISTS (
        SELECT 1 FROM messages WHERE table_id = tables.id AND state = 'waiting'
    )
"""


def select_abandoned_play_ons(database: sqlite3.Connection, before: Time) -> tuple[TableId, ...]:
    found = database.execute(_ABANDONED_PLAY_ONS, (before,))
    return tuple(TableId(table) for (table,) in found)


# What waits

_KNOWN_JOB_KINDS = ", ".join(f"'{kind}'" for kind in kept.JobKind)


def select_due_jobs(database: sqlite3.Connection, until: Time) -> tuple[kept.Job, ...]:
    return rows.JOBS.select(database, "WHERE at <= ? ORDER BY at, rowid", until)


_SELECT_SERVERS = """
    SELECT server, count(*), sum(status IN ('gathering', 'playing', 'paused')), sum(lines),
        max((SELECT at FROM lines WHERE table_id = id AND ply = tables.lines))
    FROM tables GROUP BY server ORDER BY count(*) DESC, server
"""


class ServerUse(NamedTuple):
    """What a server has of the database; `last` is the time of the last move there."""

    server: str
    tables: int
    open_tables: int
    moves: int
    last: Time | None


def select_servers(database: sqlite3.Connection) -> tuple[ServerUse, ...]:
    """Return the servers that have tables; that of direct messages has no id."""
    return tuple(ServerUse(*row) for row in database.execute(_SELECT_SERVERS))


_OPEN_TABLES = """
    SELECT status, count(*) FROM tables
    WHERE status IN ('gathering', 'playing', 'paused', 'frozen') GROUP BY status
"""
_WAITING_MESSAGES = """
    SELECT count(*), ifnull(max(0, ? - min(max(not_before, created))), 0)
    FROM messages WHERE state = 'waiting'
"""
_LATE_JOBS = "SELECT count(*), ifnull(max(0, ? - min(at)), 0) FROM jobs WHERE at < ?"


def count_open_tables(database: sqlite3.Connection) -> dict[str, int]:
    """Count the tables that have not ended, by status."""
    return dict(database.execute(_OPEN_TABLES).fetchall())


def measure_queues(database: sqlite3.Connection, now: Time) -> tuple[int, int, int, int]:
    """Count waiting messages and due jobs; each followed by the age of the oldest in seconds."""
    messages = database.execute(_WAITING_MESSAGES, (now,)).fetchone()
    return (*messages, *database.execute(_LATE_JOBS, (now, now)).fetchone())


def select_jobs_of_table(database: sqlite3.Connection, table: TableId) -> tuple[kept.Job, ...]:
    return rows.JOBS.select(database, "WHERE table_id = ? ORDER BY at, rowid", table)


def select_next_job_time(database: sqlite3.Connection) -> Time | None:
    job = rows.JOBS.first(database, f"WHERE kind IN ({_KNOWN_JOB_KINDS}) ORDER BY at LIMIT 1")
    return job.at if job else None


def select_orders(
    database: sqlite3.Connection, table: TableId, seat: Seat | None = None
) -> tuple[kept.SecretOrder, ...]:
    if seat is None:
        return rows.ORDERS.select(database, "WHERE table_id = ? ORDER BY seat, rank", table)
    return rows.ORDERS.select(
        database, "WHERE table_id = ? AND seat = ? ORDER BY rank", table, seat
    )


_SELECT_BALLOTS = f"""
    SELECT rank, {rows.BALLOTS.columns} FROM ballots WHERE table_id = ? ORDER BY rank
"""
_SELECT_VOTES = "SELECT ballot, seat FROM votes WHERE table_id = ? ORDER BY ballot, rank"


def select_ballots(database: sqlite3.Connection, table: TableId) -> tuple[kept.Ballot, ...]:
    votes: defaultdict[int, list[Seat]] = defaultdict(list)
    with read_snapshot(database):
        for ballot, seat in database.execute(_SELECT_VOTES, (table,)):
            votes[ballot].append(Seat(seat))
        found = database.execute(_SELECT_BALLOTS, (table,)).fetchall()

    def read_ballot(rank: int, *row: Any) -> kept.Ballot:
        return rows.BALLOTS.read(*row, votes=tuple(votes[rank]))

    return tuple(rows.read_rows(read_ballot, found))


def select_time_budgets(
    database: sqlite3.Connection, table: TableId
) -> tuple[kept.TimeBudget, ...]:
    return rows.BUDGETS.select(database, "WHERE table_id = ? ORDER BY seat", table)


# Deals that several tables play

_SHARED_DEAL_RESULTS = """
    WHERE table_id IN (
        SELECT table_id FROM shared_deal_tables WHERE deal = ? AND person IS NOT NULL
    )
      AND computer = '' AND person IS NOT NULL AND (? IS NULL OR ended <= ?)
    ORDER BY rank, points DESC, table_id
"""


def select_open_shared_deals(
    database: sqlite3.Connection, server: str = ""
) -> tuple[kept.SharedDeal, ...]:
    """Deals that are not over or whose post has to be written anew, of all servers or of one."""
    where = "WHERE (NOT over OR seal = '') AND (? = '' OR server = ?) ORDER BY id"
    return rows.SHARED_DEALS.select(database, where, server, server)


def select_shared_deal(database: sqlite3.Connection, deal: int) -> kept.SharedDeal | None:
    return rows.SHARED_DEALS.first(database, "WHERE id = ?", deal)


def select_deal_of_table(database: sqlite3.Connection, table: TableId) -> kept.SharedDeal | None:
    where = "WHERE id = (SELECT deal FROM shared_deal_tables WHERE table_id = ?)"
    return rows.SHARED_DEALS.first(database, where, table)


def has_played_deal(database: sqlite3.Connection, deal: int, account_hash: str) -> bool:
    asked = "SELECT 1 FROM shared_deal_accounts WHERE deal = ? AND account = ?"
    return database.execute(asked, (deal, account_hash)).fetchone() is not None


def select_shared_deal_tables(
    database: sqlite3.Connection, deal: int
) -> tuple[kept.SharedDealTable, ...]:
    return rows.SHARED_DEAL_TABLES.select(database, "WHERE deal = ? ORDER BY table_id", deal)


def select_shared_deal_results(
    database: sqlite3.Connection, deal: kept.SharedDeal
) -> tuple[kept.SeatResult, ...]:
    """Results in time of people who are not forgotten, the best first."""
    return rows.RESULTS.select(database, _SHARED_DEAL_RESULTS, deal.id, deal.until, deal.until)


# Messages to be sent, direct messages, posts and panels

_BY_ID = "ORDER BY +id"  # by id alone, SQLite would walk through those sent long ago
_COUNT_UNTRIED = """
    SELECT count(*) FROM messages WHERE state = 'waiting' AND tries = 0 AND not_before <= created
"""
_SELECT_TEXTS = """
    SELECT text FROM messages
    WHERE table_id = ? AND key = ? AND decision = ? AND state <> 'lost' AND text IS NOT NULL
    ORDER BY id
"""
# A player who is asked has a running clock; imported tables have none.
_SELECT_ASKING = """
    SELECT holders.table_id FROM holders
    JOIN tables ON tables.id = holders.table_id AND status IN ('playing', 'paused')
    JOIN people ON people.id = person
    LEFT JOIN budgets ON budgets.table_id = holders.table_id AND budgets.seat = holders.seat
    WHERE person = ?
      AND (since IS NOT NULL OR budgets.seat IS NULL OR hears_next OR turns <> ''
           OR EXISTS (SELECT 1 FROM ballots WHERE ballots.table_id = holders.table_id))
    ORDER BY holders.table_id
"""
_SELECT_LOST = f"SELECT why, {rows.MESSAGES.columns} FROM messages WHERE state = 'lost' ORDER BY id"
_SELECT_LOST_CHANNELS = """
    SELECT table_id, server FROM delivery_channels JOIN tables ON tables.id = table_id
    WHERE person IS NULL AND shut ORDER BY table_id
"""


def select_due_messages(
    database: sqlite3.Connection, until: Time
) -> tuple[kept.OutboxMessage, ...]:
    where = f"WHERE state = 'waiting' AND not_before <= ? {_BY_ID}"
    return rows.MESSAGES.select(database, where, until)


def count_untried_messages(database: sqlite3.Connection) -> int:
    """Count the messages never tried nor postponed."""
    (many,) = database.execute(_COUNT_UNTRIED).fetchone()
    return int(many)


def select_messages_of_table(
    database: sqlite3.Connection, table: TableId
) -> tuple[kept.OutboxMessage, ...]:
    where = f"WHERE state = 'waiting' AND table_id = ? {_BY_ID}"
    return rows.MESSAGES.select(database, where, table)


def select_messages_to_person(
    database: sqlite3.Connection, person: PersonId
) -> tuple[kept.OutboxMessage, ...]:
    where = f"WHERE state = 'waiting' AND person = ? {_BY_ID}"
    return rows.MESSAGES.select(database, where, person)


def select_texts_about_question(
    database: sqlite3.Connection, wait: kept.PendingItem
) -> tuple[Text, ...]:
    about = (wait.table, str(MessageKey(MessageKind.TURN_NEWS, wait.seat)), wait.decision)
    found = database.execute(_SELECT_TEXTS, about)
    return tuple(dict.fromkeys(rows.read_rows(rows.text_from_json, found)))


def select_tables_asking_person(
    database: sqlite3.Connection, person: PersonId
) -> tuple[TableId, ...]:
    return tuple([TableId(table) for (table,) in database.execute(_SELECT_ASKING, (person,))])


def select_direct_message(
    database: sqlite3.Connection, person: PersonId
) -> kept.DirectMessageState:
    found = rows.DIRECT_MESSAGES.first(database, "WHERE person = ?", person)
    return found or kept.DirectMessageState(person)


def select_lost_messages(
    database: sqlite3.Connection,
) -> tuple[tuple[kept.OutboxMessage, str], ...]:
    """Messages that were given up, each with the reason."""
    found = database.execute(_SELECT_LOST)
    return tuple(rows.read_rows(lambda why, *row: (rows.MESSAGES.read(*row), why), found))


def select_posts(database: sqlite3.Connection, table: TableId) -> tuple[kept.PostRecord, ...]:
    return rows.POSTS.select(database, "WHERE table_id = ? ORDER BY key", table)


def select_thread_cursor(database: sqlite3.Connection, table: TableId) -> kept.ThreadCursor:
    found = rows.THREAD_CURSORS.first(database, "WHERE table_id = ?", table)
    return found or kept.ThreadCursor(table)


def select_reachability(
    database: sqlite3.Connection, table: TableId, person: PersonId | None
) -> kept.DeliveryChannel:
    where = "WHERE table_id = ? AND person IS ?"
    found = rows.DELIVERY_CHANNELS.first(database, where, table, person)
    return found or kept.DeliveryChannel(table, person)


def select_ephemeral_reply(
    database: sqlite3.Connection, person: PersonId, place: str
) -> kept.EphemeralReply | None:
    return rows.EPHEMERAL_REPLIES.first(database, "WHERE person = ? AND place = ?", person, place)


def select_panels(
    database: sqlite3.Connection, person: PersonId, table: TableId
) -> tuple[kept.EphemeralReply, ...]:
    where = "WHERE person = ? AND table_id = ? ORDER BY place"
    return rows.EPHEMERAL_REPLIES.select(database, where, person, table)


def select_tables_without_channel(database: sqlite3.Connection) -> dict[TableId, str]:
    return dict(database.execute(_SELECT_LOST_CHANNELS))
