"""What is wrong with the file, row by row: what nobody of the house would have written so."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, TypeAlias

from bot.catalogue import Edition
from bot.host import reviews
from bot.host.company import ODD, Allowed, Rings, TableId
from bot.players.guestbook import in_chairs
from bot.store.annals import RATINGS, read_rating
from bot.store.deals import SHARED, read_shared
from bot.store.errands import ERRANDS, read_errand
from bot.store.reading import DUES, cards_behind, read_due, read_motion, read_opening
from bot.store.rows import ODDITIES, listed, pairs
from bot.store.tables import LOST_ROWS
from bot.store.telling import LETTERS, NOTE, POSTS, read_letter, read_note, read_post

TORN = f"""
    {LOST_ROWS} OR lines <> (SELECT count(*) FROM lines WHERE table_id = tables.id)
        OR started IS NOT NULL AND id NOT IN (SELECT table_id FROM openings)
        OR (id IN (SELECT table_id FROM finished)) <> (id IN (SELECT table_id FROM results))
    UNION SELECT table_id FROM results GROUP BY table_id HAVING count(*) <> max(seats)
"""
_OPENINGS = """
    SELECT table_id, tables.game, tables.chairs,
           openings.game, rules, printed, seats, openings.options, seed
    FROM openings JOIN tables ON tables.id = table_id
"""
_CHAIRS = """
    SELECT table_id, game, guest, stand_in FROM chairs JOIN tables ON tables.id = table_id
"""
_TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table'"

_Reading: TypeAlias = Callable[..., object]

AT_ONCE = 500  # rows that are looked at before anybody else has his turn


def _check(is_sound: bool) -> None:
    if not is_sound:
        raise ValueError("nobody of the house has written this")


def _read_opening(_: int, of_game: str, chairs: int, *row: Any) -> None:
    opening = read_opening(*row)
    _check((opening.game, opening.seats) == (of_game, chairs))


def _read_chair(_: int, game: str, *guests: str) -> None:
    _check({"", *in_chairs(game)}.issuperset(guests))


def _read_edition(seal: str, game: str, text: str) -> None:
    _check(Edition(game, text).seal == seal)


# By table: what a row of it is called, how it is asked for, and what raises one of ODDITIES.
KINDS: dict[str, tuple[str, str, _Reading]] = {
    "openings": ("the opening of table", _OPENINGS, _read_opening),
    "chairs": ("a chair of table", _CHAIRS, _read_chair),
    "editions": ("the printed numbers", "SELECT seal, game, text FROM editions", _read_edition),
    "dues": ("a due of table", DUES, read_due),
    "ballots": (
        "a motion of table",
        "SELECT table_id, motion FROM ballots",
        lambda _, spelt: read_motion(spelt),
    ),
    "notes": ("a message of table", f"SELECT {NOTE} FROM notes", read_note),
    "posts": ("a post of table", POSTS, read_post),
    "errands": ("an errand of table", ERRANDS, read_errand),
    "reviews": (
        "a review of table",
        "SELECT table_id, text FROM reviews",
        lambda _, text: reviews.read(text),
    ),
    "finished": (
        "what is remembered of table",
        "SELECT table_id, options, sources FROM finished",
        lambda _, options, sources: (pairs(options), listed(sources, str)),
    ),
    "accounts": (
        "an account of table",
        "SELECT table_id, points FROM accounts",
        lambda _, points: listed(points, int),
    ),
    "ratings": ("a rating of person", RATINGS, read_rating),
    "letters": ("the letter to person", LETTERS, read_letter),
    "people": (
        "what is set by person",
        "SELECT id, rings, allows FROM people",
        lambda _, rings, allows: (Rings(rings), Allowed(allows)),
    ),
    "shared_deals": ("the shared deal", SHARED, read_shared),
}


def odd(database: sqlite3.Connection) -> Iterator[str]:
    """Where a row is that says nothing the house would have written; not what it says."""
    return chain.from_iterable(looked_over(database))


def looked_over(database: sqlite3.Connection) -> Iterator[Sequence[str]]:
    """The same, some rows at a time; of most of them there is nothing to tell.

    In every table of the schema, text that can't be decoded is odd; what else is stands in KINDS.
    """
    odd_in = set()
    for table, found in chain(_odd_cards(database), _odd_rows(database)):
        odd_in.update([table] if found else [])
        yield found
    usual, database.text_factory = database.text_factory, _text_or_bytes
    try:
        tables = {table for (table,) in database.execute(_TABLES).fetchall()}
        for table in sorted(tables - odd_in):
            for rows in _rows(database, f"SELECT * FROM {table}"):
                yield [f"a text in {table}" for row in rows if bytes in map(type, row)]
    finally:
        database.text_factory = usual


def _odd_cards(database: sqlite3.Connection) -> Iterator[tuple[str, Sequence[str]]]:
    last = TableId(-(1 << 63))
    while found := cards_behind(database, last, AT_ONCE):
        yield "tables", [f"the row of table {card.id}" for card in found if card.why == ODD]
        last = found[-1].id


def _odd_rows(database: sqlite3.Connection) -> Iterator[tuple[str, Sequence[str]]]:
    for table, (name, asked, read) in KINDS.items():
        for rows in _rows(database, asked):
            yield table, [f"{name} {row[0]}" for row in rows if _is_odd(read, row)]


def _rows(database: sqlite3.Connection, asked: str) -> Iterator[list[tuple[Any, ...]]]:
    cursor = database.execute(asked)
    while rows := cursor.fetchmany(AT_ONCE):
        yield rows


def _text_or_bytes(found: bytes) -> str | bytes:
    try:
        return found.decode()
    except UnicodeDecodeError:
        return found


def _is_odd(read: _Reading, row: tuple[Any, ...]) -> bool:
    try:
        read(*row)
    except ODDITIES:
        return True
    return False


def torn(database: sqlite3.Connection) -> tuple[TableId, ...]:
    """The tables that have not as many lines, or other rows, as were written."""
    return tuple(TableId(table) for (table,) in database.execute(TORN))
