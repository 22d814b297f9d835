"""The deals on the disk: the house's half of each, and the words of those who sit at its table."""

import sqlite3
from typing import Any

from bot.host.company import TableId
from bot.host.rows import Result, SharedDeal, Sharer, Word
from bot.store.annals import RESULTS
from bot.store.rows import pairs, readable

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


# Deals that several tables play

PUT_SHARED = """
    INSERT OR REPLACE INTO shared_deals (
        id, server, place, language, game, rules, printed, options, half, since, until,
        over, post, seal
    )
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
ADD_SHARER = "INSERT INTO sharers (table_id, deal, person) VALUES (?, ?, ?)"
SHARED = """
    SELECT id, server, place, language, game, rules, printed, options, half, since, until,
           over, post, seal
    FROM shared_deals
"""
SHARED_AT = f"{SHARED} WHERE id = (SELECT deal FROM sharers WHERE table_id = ?)"
SHARERS = "SELECT table_id, deal, person FROM sharers WHERE deal = ? ORDER BY table_id"
RESULTS_OF = f"""
    {RESULTS}
    WHERE table_id IN (SELECT table_id FROM sharers WHERE deal = ? AND person IS NOT NULL)
      AND guest = '' AND person IS NOT NULL AND (? IS NULL OR ended <= ?)
    ORDER BY rank, points DESC, table_id
"""


def shared_deals(database: sqlite3.Connection, server: str = "") -> tuple[SharedDeal, ...]:
    """Those that something is still to be done about; of one server, if it is named."""
    asked = f"{SHARED} WHERE (NOT over OR seal = '') AND (? = '' OR server = ?) ORDER BY id"
    return tuple(readable(read_shared, database.execute(asked, (server, server))))


def shared(database: sqlite3.Connection, deal: int) -> SharedDeal | None:
    rows = database.execute(f"{SHARED} WHERE id = ?", (deal,))
    return next(readable(read_shared, rows), None)


def shared_at(database: sqlite3.Connection, table: TableId) -> SharedDeal | None:
    """What is played at this table too, if its deal is a shared one."""
    return next(readable(read_shared, database.execute(SHARED_AT, (table,))), None)


def sharers(database: sqlite3.Connection, deal: int) -> tuple[Sharer, ...]:
    return tuple(Sharer(*row) for row in database.execute(SHARERS, (deal,)))


def results(database: sqlite3.Connection, deal: SharedDeal) -> tuple[Result, ...]:
    """How those who are known still came out in time, the best first."""
    rows = database.execute(RESULTS_OF, (deal.id, deal.until, deal.until))
    return tuple(Result(*row) for row in rows)


def read_shared(*row: Any) -> SharedDeal:
    id, server, place, language, game, rules, printed, options, half, since, until, *end = row
    over, post, seal = end
    return SharedDeal(
        *(id, server, place, language, game, rules, printed, pairs(options)),
        *(half, since, until, bool(over), post, seal),
    )
