"""Statements and queries about people: settings, habits, notes, reviews."""

import sqlite3
from dataclasses import replace
from statistics import median

from bot.storage import queries
from bot.storage.db_thread import Value, read_snapshot, write_transaction
from bot.tables.people import Person, PersonId, TableId, TableStatus
from bot.tables.records import ResponseHabit

INSERT_PERSON = """
    INSERT INTO people (
        id, outside, name, language, zone, quiet_from, quiet_until, away_from, away_until,
        remind_every, hears_next, rings, allows, respite, coached, named
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
        outside = excluded.outside, name = excluded.name, language = excluded.language,
        zone = excluded.zone,
        quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
        away_from = excluded.away_from, away_until = excluded.away_until,
        remind_every = excluded.remind_every, hears_next = excluded.hears_next,
        rings = excluded.rings, allows = excluded.allows, respite = excluded.respite,
        coached = excluded.coached, named = excluded.named
    WHERE people.outside <> ''  -- whoever was forgotten meanwhile stays so
"""

DELETE_AVOIDED = "DELETE FROM avoided WHERE person = ?"
INSERT_AVOIDED = "INSERT INTO avoided (person, other) VALUES (?, ?)"
DELETE_BANNED = "DELETE FROM kept_out WHERE server = ?"
INSERT_BANNED = "INSERT INTO kept_out (server, person) VALUES (?, ?)"


def person_values(person: Person) -> tuple[Value, ...]:
    """A person in the order of PUT_PERSON."""
    quiet_from, quiet_until = person.quiet or (None, None)
    return (
        *(person.id, person.outside, person.name, person.language, person.zone),
        *(quiet_from, quiet_until, person.away_from, person.away_until, person.remind_every),
        *(person.hears_next, person.rings, person.allows, person.undo_grace, person.coached),
        person.named,
    )


def find_or_insert_person(database: sqlite3.Connection, new: Person) -> Person:
    assert new.outside, "nobody can be told from somebody who was forgotten"
    with write_transaction(database):
        # Another click may have been faster.
        known = queries.select_person_outside(database, new.outside)
        if known is None:
            _, *rest = person_values(new)
            (number,) = database.execute(f"{INSERT_PERSON} RETURNING id", (None, *rest)).fetchone()
            known = replace(new, id=PersonId(number))
    return known


FEWEST_ANSWERS = 10  # answers of which a median tells something
LATEST_ANSWERS = 200  # answers: people change

# What computers, orders and the house answered for him was not he; and whoever plays on from a
# game that is over keeps nobody waiting.
_ANSWERS = """
    SELECT own.at - before.at
    FROM chairs
    JOIN tables ON tables.id = chairs.table_id
    JOIN lines AS own ON own.table_id = chairs.table_id AND own.seat = chairs.seat
    JOIN lines AS before ON before.table_id = own.table_id AND before.ply = own.ply - 1
    WHERE chairs.person = ? AND tables.server = ? AND tables.origin IS NULL AND own.step = 1
      AND before.seat IS NOT own.seat AND own.ply > chairs.came_after
      AND own.request NOT GLOB 'answer *' AND own.request NOT GLOB 'deadline *'
    ORDER BY own.at DESC LIMIT ?
"""
_GAMES = """
    SELECT tables.status = ? AND NOT chairs.resigned
    FROM chairs JOIN tables ON tables.id = chairs.table_id
    WHERE chairs.person = ? AND tables.server = ? AND tables.started IS NOT NULL
      AND (tables.status = ? OR chairs.resigned) AND tables.origin IS NULL
"""


def select_response_habit(
    database: sqlite3.Connection, person: PersonId, server: str
) -> ResponseHabit:
    with read_snapshot(database):
        answers = [took for (took,) in database.execute(_ANSWERS, (person, server, LATEST_ANSWERS))]
        over = TableStatus.OVER
        games = [bool(own) for (own,) in database.execute(_GAMES, (over, person, server, over))]
    usual = round(median(answers)) if len(answers) >= FEWEST_ANSWERS else None
    return ResponseHabit(usual, sum(games), len(games))


SELECT_PLAYER_NOTE = "SELECT text FROM jottings WHERE table_id = ? AND person = ?"
DELETE_PLAYER_NOTE = "DELETE FROM jottings WHERE table_id = ? AND person = ?"
# Whoever was forgotten meanwhile stays so, and writes nothing any more.
_INSERT_PLAYER_NOTE = """
    INSERT INTO jottings (table_id, person, text)
    SELECT ?, id, ? FROM people WHERE id = ? AND outside <> ''
    ON CONFLICT (table_id, person) DO UPDATE SET text = {}
"""
SET, APPEND_PLAYER_NOTE = (
    _INSERT_PLAYER_NOTE.format("excluded.text"),
    _INSERT_PLAYER_NOTE.format("text || char(10) || excluded.text"),
)


def select_player_note(database: sqlite3.Connection, table: TableId, person: PersonId) -> str:
    (text,) = database.execute(SELECT_PLAYER_NOTE, (table, person)).fetchone() or ("",)
    return str(text)


def player_note_statement(
    table: TableId, person: PersonId, text: str
) -> tuple[str, tuple[Value, ...]]:
    """The statement that leaves this there, and no row where there is nothing to be read."""
    if not text:
        return DELETE_PLAYER_NOTE, (table, person)
    return SET, (table, text, person)


SELECT_REVIEW = "SELECT text FROM reviews WHERE table_id = ? AND person = ?"
# Whoever was forgotten meanwhile stays so.
INSERT_REVIEW = """
    INSERT OR REPLACE INTO reviews (table_id, person, text)
    SELECT ?, id, ? FROM people WHERE id = ? AND outside <> ''
"""


def select_review(database: sqlite3.Connection, table: TableId, person: PersonId) -> str:
    """ "" where nobody has asked for it."""
    (text,) = database.execute(SELECT_REVIEW, (table, person)).fetchone() or ("",)
    return str(text)
