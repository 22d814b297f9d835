"""Queries about messages, direct messages and posts, and texts as JSON."""

import json
import sqlite3
from typing import Any

from bot.engine.text import Fact, Florins, Named, Text, Who
from bot.storage.db_thread import read_rows
from bot.tables import message_keys
from bot.tables.message_keys import MessageKey, MessageKind
from bot.tables.people import PersonId, TableId, Time
from bot.tables.records import (
    DeliveryChannel,
    DirectMessageState,
    EphemeralReply,
    OutboxMessage,
    PendingItem,
    PostRecord,
    ThreadCursor,
)


def text_to_json(text: Text) -> str:
    return json.dumps(_fact_to_plain(text), separators=(",", ":"))


def text_from_json(words: str) -> Text:
    text = _fact_from_plain(json.loads(words))
    if not isinstance(text, Text):
        raise ValueError("what is kept here is no sentence")
    return text


def _fact_to_plain(fact: Fact) -> object:
    match fact:
        case Text(key, facts):
            return {"say": key, "of": [[name, _fact_to_plain(value)] for name, value in facts]}
        case Who(seat):
            return {"who": seat}
        case Named(kind, name):
            return {"named": [kind, name]}
        case Florins(amount):
            return {"florins": amount}
        case tuple():
            return [_fact_to_plain(part) for part in fact]
        case int() | str():
            return fact
    raise TypeError(f"a sentence cannot speak of {type(fact).__name__}")


def _fact_from_plain(plain: Any) -> Fact:
    match plain:
        case {"say": str(key), "of": list(facts)}:
            return Text(key, tuple((name, _fact_from_plain(value)) for name, value in facts))
        case {"who": int(seat)}:
            return Who(seat)
        case {"named": [str(kind), str(name)]}:
            return Named(kind, name)
        case {"florins": int(amount)}:
            return Florins(amount)
        case list():
            return tuple(_fact_from_plain(part) for part in plain)
        case int() | str():
            return plain
    raise ValueError("what is kept here is no fact of a sentence")


MESSAGE_COLUMNS = "table_id, topic, person, text, seat, decision, id, tries, not_before, created"
SELECT_WAITING = f"SELECT {MESSAGE_COLUMNS} FROM notes WHERE state = 'waiting'"
COUNT_TO_BE_SENT = """
    SELECT count(*) FROM notes WHERE state = 'waiting' AND tries = 0 AND not_before <= created
"""
ORDER_BY_ID = "ORDER BY +id"  # by id alone, SQLite would rather walk through those told long ago
SELECT_SAID = """
    SELECT text FROM notes
    WHERE table_id = ? AND topic = ? AND decision = ? AND state <> 'lost' AND text IS NOT NULL
    ORDER BY id
"""
SELECT_DIRECT_MESSAGES = """
    SELECT person, channel, message, made_at, told, rang, heeded, nonce, sent_at, loud FROM letters
"""
# Whoever is asked has a clock that runs; of a table that came from elsewhere no clock is known.
SELECT_ASKING = """
    SELECT chairs.table_id FROM chairs
    JOIN tables ON tables.id = chairs.table_id AND status IN ('playing', 'paused')
    JOIN people ON people.id = person
    LEFT JOIN budgets ON budgets.table_id = chairs.table_id AND budgets.seat = chairs.seat
    WHERE person = ?
      AND (since IS NOT NULL OR budgets.seat IS NULL OR hears_next
           OR EXISTS (SELECT 1 FROM ballots WHERE ballots.table_id = chairs.table_id))
    ORDER BY chairs.table_id
"""
SELECT_LOST = f"SELECT {MESSAGE_COLUMNS}, why FROM notes WHERE state = 'lost' ORDER BY id"
SELECT_POSTS = "SELECT table_id, topic, channel, message, made_at, ply, seal FROM posts"
SELECT_THREAD_CURSOR = """
    SELECT thread, message, ply, lines, sent_ply, sent_lines FROM scrolls WHERE table_id = ?
"""
SELECT_DELIVERY_CHANNEL = "SELECT shut, called FROM ways WHERE table_id = ? AND person IS ?"
_SELECT_EPHEMERAL_REPLIES = (
    "SELECT place, message, token, at, table_id, question FROM whispers WHERE person = ?"
)
SELECT_EPHEMERAL_REPLY = f"{_SELECT_EPHEMERAL_REPLIES} AND place = ?"
SELECT_PANELS = f"{_SELECT_EPHEMERAL_REPLIES} AND table_id = ? ORDER BY place"
SELECT_LOST_CHANNELS = """
    SELECT table_id, server FROM ways JOIN tables ON tables.id = table_id
    WHERE person IS NULL AND shut ORDER BY table_id
"""
INSERT_POST = """
    INSERT OR REPLACE INTO posts (table_id, topic, channel, message, made_at, ply, seal)
    VALUES (?, ?, ?, ?, ?, ?, ?)
"""
INSERT_THREAD_CURSOR = """
    INSERT OR REPLACE INTO scrolls (table_id, thread, message, ply, lines, sent_ply, sent_lines)
    VALUES (?, ?, ?, ?, ?, ?, ?)
"""


def select_due_messages(database: sqlite3.Connection, until: Time) -> tuple[OutboxMessage, ...]:
    rows = database.execute(f"{SELECT_WAITING} AND not_before <= ? {ORDER_BY_ID}", (until,))
    return tuple(read_rows(read_message, rows))


def count_to_be_sent(database: sqlite3.Connection) -> int:
    """How many notes nobody has tried to carry yet, and nobody has put off."""
    (many,) = database.execute(COUNT_TO_BE_SENT).fetchone()
    return int(many)


def select_messages_of_table(
    database: sqlite3.Connection, table: TableId
) -> tuple[OutboxMessage, ...]:
    rows = database.execute(f"{SELECT_WAITING} AND table_id = ? {ORDER_BY_ID}", (table,))
    return tuple(read_rows(read_message, rows))


def select_messages_to_person(
    database: sqlite3.Connection, person: PersonId
) -> tuple[OutboxMessage, ...]:
    rows = database.execute(f"{SELECT_WAITING} AND person = ? {ORDER_BY_ID}", (person,))
    return tuple(read_rows(read_message, rows))


def select_texts_about(database: sqlite3.Connection, wait: PendingItem) -> tuple[Text, ...]:
    rows = database.execute(
        SELECT_SAID, (wait.table, str(MessageKey(MessageKind.TURN_NEWS, wait.seat)), wait.decision)
    )
    return tuple(dict.fromkeys(read_rows(text_from_json, rows)))


def select_tables_asking(database: sqlite3.Connection, person: PersonId) -> tuple[TableId, ...]:
    return tuple([TableId(table) for (table,) in database.execute(SELECT_ASKING, (person,))])


def select_direct_message(database: sqlite3.Connection, person: PersonId) -> DirectMessageState:
    rows = database.execute(f"{SELECT_DIRECT_MESSAGES} WHERE person = ?", (person,))
    return next(read_rows(read_direct_message, rows), DirectMessageState(person))


def read_direct_message(
    person: int, channel: str, message: str, made_at: int, told: str, *rest: Any
) -> DirectMessageState:
    rang, heeded, nonce, sent_at, loud = rest
    waits = tuple(PendingItem(*wait) for wait in json.loads(told))
    return DirectMessageState(
        *(PersonId(person), channel, message, Time(made_at), waits),
        *(rang, heeded, nonce, sent_at, bool(loud)),
    )


def select_lost_messages(database: sqlite3.Connection) -> tuple[tuple[OutboxMessage, str], ...]:
    return tuple(
        read_rows(lambda *row: (read_message(*row[:-1]), row[-1]), database.execute(SELECT_LOST))
    )


def read_message(
    table: int, topic: str, person: int | None, text: str | None, *rest: Any
) -> OutboxMessage:
    to = None if person is None else PersonId(person)
    words = None if text is None else text_from_json(text)
    return OutboxMessage(TableId(table), message_keys.parse_key(topic), to, words, *rest)


def select_posts(database: sqlite3.Connection, table: TableId) -> tuple[PostRecord, ...]:
    rows = database.execute(f"{SELECT_POSTS} WHERE table_id = ? ORDER BY topic", (table,))
    return tuple(read_rows(read_post, rows))


def read_post(table: int, topic: str, *rest: Any) -> PostRecord:
    return PostRecord(TableId(table), message_keys.parse_key(topic), *rest)


def select_thread_cursor(database: sqlite3.Connection, table: TableId) -> ThreadCursor:
    row = database.execute(SELECT_THREAD_CURSOR, (table,)).fetchone()
    return ThreadCursor(table, *row) if row else ThreadCursor(table)


def select_delivery_channel(
    database: sqlite3.Connection, table: TableId, person: PersonId | None
) -> DeliveryChannel:
    shut, called = database.execute(SELECT_DELIVERY_CHANNEL, (table, person)).fetchone() or (
        False,
        "",
    )
    return DeliveryChannel(table, person, bool(shut), called)


def select_ephemeral_reply(
    database: sqlite3.Connection, person: PersonId, place: str
) -> EphemeralReply | None:
    row = database.execute(SELECT_EPHEMERAL_REPLY, (person, place)).fetchone()
    return EphemeralReply(person, *row) if row else None


def select_panels(
    database: sqlite3.Connection, person: PersonId, table: TableId
) -> tuple[EphemeralReply, ...]:
    return tuple(
        [EphemeralReply(person, *row) for row in database.execute(SELECT_PANELS, (person, table))]
    )


def select_lost_channels(database: sqlite3.Connection) -> dict[TableId, str]:
    return dict(database.execute(SELECT_LOST_CHANNELS))
