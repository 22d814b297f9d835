"""What is wrong with the file, row by row: what nobody of the house would have written so."""

import sqlite3
from collections.abc import Callable, Iterator

from bot.host.company import ODD, TableId
from bot.store.reading import DUES, ODDITIES, cards, read_due, read_motion, read_opening
from bot.store.telling import NOTE, POSTS, read_note, read_post

OPENINGS = "SELECT table_id, game, rules, printed, seats, options, seed FROM openings"
TORN = """
    SELECT id, lines, (SELECT count(*) FROM lines WHERE table_id = tables.id) AS found
    FROM tables WHERE lines <> found
"""


def odd(database: sqlite3.Connection) -> Iterator[str]:
    """Where a row is that says nothing the house would have written; not what it says."""
    for card in cards(database):
        if card.why == ODD:
            yield f"the row of table {card.id}"
    kinds: tuple[tuple[str, str, Callable[..., object]], ...] = (
        ("the opening", OPENINGS, lambda _, *row: read_opening(*row)),
        ("a due", DUES, read_due),
        ("a motion", "SELECT table_id, motion FROM ballots", lambda _, spelt: read_motion(spelt)),
        ("a message", f"SELECT {NOTE} FROM notes", read_note),
        ("a post", POSTS, read_post),
    )
    for name, asked, read in kinds:
        for row in database.execute(asked):
            try:
                read(*row)
            except ODDITIES:
                yield f"{name} of table {row[0]}"


def torn(database: sqlite3.Connection) -> tuple[TableId, ...]:
    """The tables whose journals have not as many lines as were written."""
    return tuple(TableId(table) for table, *_ in database.execute(TORN))
