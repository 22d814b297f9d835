"""Queries about messages to be sent, direct messages, posts and panels."""

import sqlite3

from bot.engine.text import Text
from bot.storage import rows
from bot.tables import records as kept
from bot.tables.message_keys import MessageKey, MessageKind
from bot.tables.people import PersonId, TableId, Time

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


def count_untried(database: sqlite3.Connection) -> int:
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


def select_texts_about(database: sqlite3.Connection, wait: kept.PendingItem) -> tuple[Text, ...]:
    about = (wait.table, str(MessageKey(MessageKind.TURN_NEWS, wait.seat)), wait.decision)
    found = database.execute(_SELECT_TEXTS, about)
    return tuple(dict.fromkeys(rows.read_rows(rows.text_from_json, found)))


def select_tables_asking(database: sqlite3.Connection, person: PersonId) -> tuple[TableId, ...]:
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


def select_delivery_channel(
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


def select_lost_channels(database: sqlite3.Connection) -> dict[TableId, str]:
    return dict(database.execute(_SELECT_LOST_CHANNELS))
