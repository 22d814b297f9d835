"""What people write for themselves at a table, as it lies on the disk: by writer, not by seat."""

import sqlite3

from bot.host.company import PersonId, TableId
from bot.store.scribe import Value

READ = "SELECT text FROM jottings WHERE table_id = ? AND person = ?"
STRIKE = "DELETE FROM jottings WHERE table_id = ? AND person = ?"
# Whoever was forgotten meanwhile stays so, and writes nothing any more.
_PUT = """
    INSERT INTO jottings (table_id, person, text)
    SELECT ?, id, ? FROM people WHERE id = ? AND outside <> ''
    ON CONFLICT (table_id, person) DO UPDATE SET text = {}
"""
SET, ADD = _PUT.format("excluded.text"), _PUT.format("text || char(10) || excluded.text")


def jotting(database: sqlite3.Connection, table: TableId, person: PersonId) -> str:
    (text,) = database.execute(READ, (table, person)).fetchone() or ("",)
    return str(text)


def written(table: TableId, person: PersonId, text: str) -> tuple[str, tuple[Value, ...]]:
    """The statement that leaves this there, and no row where there is nothing to be read."""
    if not text:
        return STRIKE, (table, person)
    return SET, (table, text, person)
