"""What names people and is never written anew, and at which tables anybody ever sat."""

import json
import sqlite3
from collections.abc import Iterable, Iterator

from bot.host.company import PersonId
from bot.host.rows import Exhibit
from bot.store.scribe import Value

# Whoever was forgotten meanwhile stays so: then it need not even be kept whom it names.
_PUT = "INSERT OR REPLACE INTO exhibits (channel, message, instead) VALUES (?, ?, ?)"
_NAME = """
    INSERT OR REPLACE INTO exhibited (channel, message, person)
    SELECT ?, ?, id FROM people WHERE id = ? AND outside <> ''
"""
_TOO_LATE = """
    UPDATE exhibits SET down = 1
    WHERE channel = ? AND message = ?
      AND EXISTS (SELECT 1 FROM people WHERE id = ? AND outside = '')
"""
_STRIKE = "DELETE FROM exhibits WHERE channel = ? AND message = ?"
_STRIKE_NAMES = "DELETE FROM exhibited WHERE channel = ? AND message = ?"
ADD_SITTER = """
    INSERT OR IGNORE INTO sitters (table_id, person)
    SELECT ?, id FROM people WHERE id = ? AND outside <> ''
"""

_DOWN = "SELECT channel, message, instead FROM exhibits WHERE down ORDER BY channel, message"
_CALLED = """
    SELECT DISTINCT people.id FROM results JOIN people ON people.id = results.person
    WHERE results.server = ? AND people.name IN (SELECT value FROM json_each(?))
"""
EXHIBITED = "SELECT channel, message FROM exhibited WHERE person = ? ORDER BY channel, message"
SAT_AT = "SELECT table_id FROM sitters WHERE person = ?"

# In this order, each for one person.
FORGET = (
    """
    UPDATE exhibits SET down = 1
    WHERE (channel, message) IN (SELECT channel, message FROM exhibited WHERE person = ?)
    """,
    "DELETE FROM exhibited WHERE person = ?",
    "DELETE FROM sitters WHERE person = ?",
)


def written(exhibit: Exhibit) -> Iterator[tuple[str, tuple[Value, ...]]]:
    where = exhibit.channel, exhibit.message
    yield _PUT, (*where, exhibit.instead)
    for person in sorted(exhibit.people):
        yield _NAME, (*where, person)
        yield _TOO_LATE, (*where, person)


def struck(exhibit: Exhibit) -> Iterator[tuple[str, tuple[Value, ...]]]:
    for statement in (_STRIKE, _STRIKE_NAMES):
        yield statement, (exhibit.channel, exhibit.message)


def to_take_down(database: sqlite3.Connection) -> tuple[Exhibit, ...]:
    """Of whom they name nobody need know any more."""
    rows = database.execute(_DOWN)
    return tuple(Exhibit(channel, message, instead=instead) for channel, message, instead in rows)


def called(database: sqlite3.Connection, server: str, names: Iterable[str]) -> frozenset[PersonId]:
    rows = database.execute(_CALLED, (server, json.dumps(sorted(names))))
    return frozenset(PersonId(person) for (person,) in rows)
