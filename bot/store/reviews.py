"""What people are told who look back at their games, as it lies on the disk."""

import sqlite3

from bot.host.company import PersonId, TableId

READ = "SELECT text FROM reviews WHERE table_id = ? AND person = ?"
# Whoever was forgotten meanwhile stays so.
PUT = """
    INSERT OR REPLACE INTO reviews (table_id, person, text)
    SELECT ?, id, ? FROM people WHERE id = ? AND outside <> ''
"""


def review(database: sqlite3.Connection, table: TableId, person: PersonId) -> str:
    """ "" where nobody has asked for it."""
    (text,) = database.execute(READ, (table, person)).fetchone() or ("",)
    return str(text)
