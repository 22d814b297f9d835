"""The deals on the disk: the house's half of each, and the words of those who sit at its table."""

import sqlite3

from bot.host.company import TableId
from bot.host.rows import Word

PUT_HALF = "INSERT OR REPLACE INTO halves (table_id, half) VALUES (?, ?)"
CLEAR_WORDS = "DELETE FROM words WHERE table_id = ?"
ADD_WORD = "INSERT INTO words (table_id, seat, person, word) VALUES (?, ?, ?, ?)"
HALF = "SELECT half FROM halves WHERE table_id = ?"
WORDS = "SELECT person, word, seat FROM words WHERE table_id = ? ORDER BY seat, rowid"


def half(database: sqlite3.Connection, table: TableId) -> str:
    """ "" where a table was opened by an older Signoria, and not started since."""
    (found,) = database.execute(HALF, (table,)).fetchone() or ("",)
    return str(found)


def words(database: sqlite3.Connection, table: TableId) -> tuple[Word, ...]:
    return tuple(Word(*row) for row in database.execute(WORDS, (table,)))
