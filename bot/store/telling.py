"""What is to be told, and what was: notes and letters, posts and whispers, and the ways there."""

import json
import sqlite3
from typing import Any

from bot.engine.text import Text
from bot.host import topics
from bot.host.company import PersonId, TableId
from bot.host.rows import Letter, Note, Post, Scroll, Wait, Way, Whisper
from bot.host.time import Time
from bot.host.topics import StillYourTurn
from bot.store import texts
from bot.store.rows import readable

NOTE = "table_id, topic, person, text, seat, decision, id, tries, not_before, created"
WAITING = f"SELECT {NOTE} FROM notes WHERE state = 'waiting'"
TO_BE_SENT = """
    SELECT count(*) FROM notes WHERE state = 'waiting' AND tries = 0 AND not_before <= created
"""
IN_ORDER = "ORDER BY +id"  # by id alone, SQLite would rather walk through those told long ago
SAID = """
    SELECT text FROM notes
    WHERE table_id = ? AND topic = ? AND decision = ? AND state <> 'lost' AND text IS NOT NULL
    ORDER BY id
"""
LETTERS = """
    SELECT person, channel, message, made_at, told, rang, heeded, nonce, sent_at, loud FROM letters
"""
# Whoever is asked has a clock that runs; of a table that came from elsewhere no clock is known.
ASKING = """
    SELECT chairs.table_id FROM chairs
    JOIN tables ON tables.id = chairs.table_id AND status IN ('playing', 'paused')
    JOIN people ON people.id = person
    LEFT JOIN budgets ON budgets.table_id = chairs.table_id AND budgets.seat = chairs.seat
    WHERE person = ?
      AND (since IS NOT NULL OR budgets.seat IS NULL OR hears_next
           OR EXISTS (SELECT 1 FROM ballots WHERE ballots.table_id = chairs.table_id))
    ORDER BY chairs.table_id
"""
LOST = f"SELECT {NOTE}, why FROM notes WHERE state = 'lost' ORDER BY id"
POSTS = "SELECT table_id, topic, channel, message, made_at, ply, seal FROM posts"
SCROLL = """
    SELECT thread, message, ply, lines, sent_ply, sent_lines FROM scrolls WHERE table_id = ?
"""
WAY = "SELECT shut, called FROM ways WHERE table_id = ? AND person IS ?"
_WHISPERS = "SELECT place, message, token, at, table_id, question FROM whispers WHERE person = ?"
WHISPER = f"{_WHISPERS} AND place = ?"
PANELS = f"{_WHISPERS} AND table_id = ? ORDER BY place"
LOST_CHANNELS = """
    SELECT table_id, server FROM ways JOIN tables ON tables.id = table_id
    WHERE person IS NULL AND shut ORDER BY table_id
"""
PUT_POST = """
    INSERT OR REPLACE INTO posts (table_id, topic, channel, message, made_at, ply, seal)
    VALUES (?, ?, ?, ?, ?, ?, ?)
"""
PUT_SCROLL = """
    INSERT OR REPLACE INTO scrolls (table_id, thread, message, ply, lines, sent_ply, sent_lines)
    VALUES (?, ?, ?, ?, ?, ?, ?)
"""


def notes(database: sqlite3.Connection, until: Time) -> tuple[Note, ...]:
    rows = database.execute(f"{WAITING} AND not_before <= ? {IN_ORDER}", (until,))
    return tuple(readable(read_note, rows))


def to_be_sent(database: sqlite3.Connection) -> int:
    """How many notes nobody has tried to carry yet, and nobody has put off."""
    (many,) = database.execute(TO_BE_SENT).fetchone()
    return int(many)


def notes_of(database: sqlite3.Connection, table: TableId) -> tuple[Note, ...]:
    rows = database.execute(f"{WAITING} AND table_id = ? {IN_ORDER}", (table,))
    return tuple(readable(read_note, rows))


def notes_to(database: sqlite3.Connection, person: PersonId) -> tuple[Note, ...]:
    rows = database.execute(f"{WAITING} AND person = ? {IN_ORDER}", (person,))
    return tuple(readable(read_note, rows))


def said_about(database: sqlite3.Connection, wait: Wait) -> tuple[Text, ...]:
    rows = database.execute(SAID, (wait.table, str(StillYourTurn(wait.seat)), wait.decision))
    return tuple(dict.fromkeys(readable(texts.read, rows)))


def asking(database: sqlite3.Connection, person: PersonId) -> tuple[TableId, ...]:
    return tuple([TableId(table) for (table,) in database.execute(ASKING, (person,))])


def letter(database: sqlite3.Connection, person: PersonId) -> Letter:
    rows = database.execute(f"{LETTERS} WHERE person = ?", (person,))
    return next(readable(read_letter, rows), Letter(person))


def read_letter(
    person: int, channel: str, message: str, made_at: int, told: str, *rest: Any
) -> Letter:
    rang, heeded, nonce, sent_at, loud = rest
    waits = tuple(Wait(*wait) for wait in json.loads(told))
    return Letter(
        *(PersonId(person), channel, message, Time(made_at), waits),
        *(rang, heeded, nonce, sent_at, bool(loud)),
    )


def lost_notes(database: sqlite3.Connection) -> tuple[tuple[Note, str], ...]:
    return tuple(readable(lambda *row: (read_note(*row[:-1]), row[-1]), database.execute(LOST)))


def read_note(table: int, topic: str, person: int | None, text: str | None, *rest: Any) -> Note:
    to = None if person is None else PersonId(person)
    words = None if text is None else texts.read(text)
    return Note(TableId(table), topics.read(topic), to, words, *rest)


def posts(database: sqlite3.Connection, table: TableId) -> tuple[Post, ...]:
    rows = database.execute(f"{POSTS} WHERE table_id = ? ORDER BY topic", (table,))
    return tuple(readable(read_post, rows))


def read_post(table: int, topic: str, *rest: Any) -> Post:
    return Post(TableId(table), topics.read(topic), *rest)


def scroll(database: sqlite3.Connection, table: TableId) -> Scroll:
    row = database.execute(SCROLL, (table,)).fetchone()
    return Scroll(table, *row) if row else Scroll(table)


def way(database: sqlite3.Connection, table: TableId, person: PersonId | None) -> Way:
    shut, called = database.execute(WAY, (table, person)).fetchone() or (False, "")
    return Way(table, person, bool(shut), called)


def whisper(database: sqlite3.Connection, person: PersonId, place: str) -> Whisper | None:
    row = database.execute(WHISPER, (person, place)).fetchone()
    return Whisper(person, *row) if row else None


def panels(database: sqlite3.Connection, person: PersonId, table: TableId) -> tuple[Whisper, ...]:
    return tuple([Whisper(person, *row) for row in database.execute(PANELS, (person, table))])


def lost_channels(database: sqlite3.Connection) -> dict[TableId, str]:
    return dict(database.execute(LOST_CHANNELS))
