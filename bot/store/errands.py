"""What was done for those who were away, as it lies on the disk: by seat, not by person."""

import sqlite3

from bot.engine.game import Seat
from bot.host.company import TableId
from bot.host.rows import Errand
from bot.store.rows import readable

ERRANDS = """
    SELECT table_id, seat, at, stake, lines FROM errands JOIN tables ON tables.id = table_id
"""
CLEAR = "DELETE FROM errands WHERE table_id = ?"
ADD = "INSERT INTO errands (table_id, seat, at, stake) VALUES (?, ?, ?, ?)"


def errands(database: sqlite3.Connection, table: TableId) -> tuple[Errand, ...]:
    rows = database.execute(f"{ERRANDS} WHERE table_id = ? ORDER BY at", (table,))
    return tuple(readable(read_errand, rows))


def read_errand(_: int, seat: int, at: int, stake: int, lines: int) -> Errand:
    if not 0 <= at < lines or stake < 0:
        raise ValueError("no such move was made for anybody")
    return Errand(Seat(seat), at, stake)
