"""What is wrong with the file, row by row: what nobody of the house would have written so."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, TypeAlias

from bot.host import reviews
from bot.host.company import ODD, TableId
from bot.store.errands import ERRANDS, read_errand
from bot.store.reading import DUES, cards_behind, read_due, read_motion, read_opening
from bot.store.rows import ODDITIES
from bot.store.telling import NOTE, POSTS, read_note, read_post

OPENINGS = "SELECT table_id, game, rules, printed, seats, options, seed FROM openings"
TORN = """
    SELECT id, lines, (SELECT count(*) FROM lines WHERE table_id = tables.id) AS found
    FROM tables WHERE lines <> found
"""


_Reading: TypeAlias = Callable[..., object]

AT_ONCE = 500  # rows that are looked at before anybody else has his turn

_KINDS: tuple[tuple[str, str, _Reading], ...] = (
    ("the opening", OPENINGS, lambda _, *row: read_opening(*row)),
    ("a due", DUES, read_due),
    ("a motion", "SELECT table_id, motion FROM ballots", lambda _, spelt: read_motion(spelt)),
    ("a message", f"SELECT {NOTE} FROM notes", read_note),
    ("a post", POSTS, read_post),
    ("an errand", ERRANDS, read_errand),
    ("a review", "SELECT table_id, text FROM reviews", lambda _, text: reviews.read(text)),
)


def odd(database: sqlite3.Connection) -> Iterator[str]:
    """Where a row is that says nothing the house would have written; not what it says."""
    return chain.from_iterable(looked_over(database))


def looked_over(database: sqlite3.Connection) -> Iterator[Sequence[str]]:
    """The same, some rows at a time; of most of them there is nothing to tell."""
    last = TableId(-(1 << 63))
    while found := cards_behind(database, last, AT_ONCE):
        yield [f"the row of table {card.id}" for card in found if card.why == ODD]
        last = found[-1].id
    for name, asked, read in _KINDS:
        cursor = database.execute(asked)
        while rows := cursor.fetchmany(AT_ONCE):
            yield [f"{name} of table {row[0]}" for row in rows if _is_odd(read, row)]


def _is_odd(read: _Reading, row: tuple[Any, ...]) -> bool:
    try:
        read(*row)
    except ODDITIES:
        return True
    return False


def torn(database: sqlite3.Connection) -> tuple[TableId, ...]:
    """The tables whose journals have not as many lines as were written."""
    return tuple(TableId(table) for table, *_ in database.execute(TORN))
