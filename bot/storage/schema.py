"""The schema, its numbered migrations, and the check of rows one by one."""

import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Any, TypeAlias

from bot.catalogue import Edition
from bot.history import reviews
from bot.players.registry import players_and_replacements
from bot.storage import backup, db_thread, queries, rows
from bot.storage.db_thread import DatabaseError, to_database_error, translate_sqlite_errors
from bot.tables.people import ODD_ROW, ReplacementFreedom, RingPreference, TableId
from bot.tables.store_protocols import WriteError

SCHEMA_FOLDER = Path(__file__).parent
APPLICATION_ID = int.from_bytes(b"SIGN", "big")  # in the header of each of our databases
_COMMENTS_AND_SPACE = re.compile(r"(?:--[^\n]*|\s)+")
OLDEST_SQLITE = (3, 37)  # the first with STRICT tables


def load_migrations(folder: Path = SCHEMA_FOLDER) -> tuple[str, ...]:
    """The text of schema.sql, then of the migrations 0002_….sql, 0003_….sql and so on."""
    files = sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    numbers = [int(file.name[:4]) for file in files]
    assert numbers == list(range(2, len(files) + 2)), f"{folder} has gaps or doubles"
    return tuple(file.read_text("utf-8") for file in (folder / "schema.sql", *files))


def read_version(database: sqlite3.Connection, path: Path) -> int:
    """The version of the schema, 0 for an empty file; raise DatabaseError if it is not ours."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise DatabaseError(f"SQLite 3.37 or newer is needed, this is {sqlite3.sqlite_version}")
    with translate_sqlite_errors(path):
        (version,) = database.execute("PRAGMA user_version").fetchone()
        (mark,) = database.execute("PRAGMA application_id").fetchone()
        (things,) = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if mark != APPLICATION_ID and (mark or version or things):
        raise DatabaseError(f"{path}: it is the database of another program")
    return int(version)


def check_version(database: sqlite3.Connection, path: Path, folder: Path = SCHEMA_FOLDER) -> int:
    """The version of the schema; raise DatabaseError if it is newer than this program."""
    version, newest = read_version(database, path), len(load_migrations(folder))
    if version > newest:
        raise DatabaseError(
            f"{path}: it was written by a newer Signoria (its schema is {version}, this program"
            f" knows {newest}); run that one, or restore an older backup"
        )
    return version


def check_schema(database: sqlite3.Connection, path: Path, folder: Path = SCHEMA_FOLDER) -> None:
    """Raise DatabaseError unless the file is ours and has exactly the schema of its version."""
    version = check_version(database, path, folder)
    if not version:
        raise DatabaseError(f"{path}: it is empty, and no database of a Signoria")
    with translate_sqlite_errors(path):
        found = _read_schema(database)
    ours = _expected_schema(load_migrations(folder)[:version])
    strange = sorted({name for _, name, _ in found ^ ours})
    if strange:
        raise DatabaseError(
            f"{path}: its schema is not the one that a Signoria makes; other than there are:"
            f" {', '.join(strange)}"
        )


def _read_schema(database: sqlite3.Connection) -> set[tuple[str, str, str]]:
    """Every table, index, trigger and view with its SQL, apart from comments.

    Litestream adds tables of its own to a database that it copies.
    """
    rows = database.execute("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
    return {
        (kind, name, _COMMENTS_AND_SPACE.sub(" ", sql))
        for kind, name, sql in rows
        if not name.startswith(("sqlite_", "_litestream_"))
    }


def _expected_schema(scripts: tuple[str, ...]) -> set[tuple[str, str, str]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        for number, script in enumerate(scripts, start=1):
            _run_migration(database, number, script)
        return _read_schema(database)


def check_is_current(
    database: sqlite3.Connection, path: Path, folder: Path = SCHEMA_FOLDER
) -> None:
    """Raise DatabaseError if the schema would have to be migrated first."""
    if check_version(database, path, folder) < len(load_migrations(folder)):
        raise DatabaseError(f"{path}: it was written by an older Signoria; start the host once")


def migration_backup_path(path: Path, number: int) -> Path:
    """Return where the database is backed up before a migration."""
    return backup.backup_folder(path) / f"{path.stem}-before-schema-{number:04}.db"


def migrate_database(
    database: sqlite3.Connection, path: Path, folder: Path = SCHEMA_FOLDER
) -> None:
    """Run missing migrations, each after a backup; a failed one leaves the file unchanged."""
    seen = check_version(database, path, folder)
    for number, script in enumerate(load_migrations(folder)[seen:], start=seen + 1):
        if seen:
            try:
                backup.copy_database(database, migration_backup_path(path, number))
            except WriteError as error:
                raise DatabaseError(f"{path} was not brought up to date: {error}") from error
        try:
            _run_migration(database, number, script)
        except db_thread.SQLITE_ERRORS as error:
            why = to_database_error(path, error)
            raise DatabaseError(f"{why} (while bringing its schema to {number})") from error


def _run_migration(database: sqlite3.Connection, number: int, script: str) -> None:
    # A migration may rebuild a table, which foreign keys would forbid; they are checked after.
    database.execute("PRAGMA foreign_keys = OFF")
    try:
        database.executescript(f"BEGIN IMMEDIATE;\n{script}")
        if database.execute("PRAGMA foreign_key_check").fetchone():
            raise sqlite3.IntegrityError("a row refers to one that is missing")
        database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        database.execute(f"PRAGMA user_version = {number}")
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise
    finally:
        database.execute("PRAGMA foreign_keys = ON")


# Integrity

SELECT_INCOMPLETE = f"""
    {queries.LOST_ROWS} OR lines <> (SELECT count(*) FROM lines WHERE table_id = tables.id)
        OR started IS NOT NULL AND id NOT IN (SELECT table_id FROM openings)
        OR (id IN (SELECT table_id FROM finished_games)) <> (id IN (SELECT table_id FROM results))
    UNION SELECT table_id FROM results GROUP BY table_id HAVING count(*) <> max(seats)
"""
_SELECT_OPENINGS = f"""
    SELECT table_id, tables.game, tables.holders, openings.{", openings.".join(rows.OPENINGS.names)}
    FROM openings JOIN tables ON tables.id = table_id
"""
_SELECT_HOLDERS = """
    SELECT table_id, game, computer, replacement FROM holders JOIN tables ON tables.id = table_id
"""
_SELECT_TABLE_NAMES = "SELECT name FROM sqlite_schema WHERE type = 'table'"

_RowReader: TypeAlias = Callable[..., object]

ROWS_AT_ONCE = 500  # rows checked before other tasks get their turn


def _require_sound(is_sound: bool) -> None:
    if not is_sound:
        raise ValueError("this program has not written this row")


def _check_opening_row(_: int, game: str, seats: int, *row: Any) -> None:
    opening = rows.OPENINGS.read(*row)
    _require_sound((opening.game, opening.seats) == (game, seats))


def _check_holder_row(_: int, game: str, *players: str) -> None:
    _require_sound({"", *players_and_replacements(game)}.issuperset(players))


def _check_edition_row(seal: str, game: str, text: str) -> None:
    _require_sound(Edition(game, text).seal == seal)


# By table: what a row of it is called, its query, and a reader that raises ODD_ROW_ERRORS.
ROW_KINDS: dict[str, tuple[str, str, _RowReader]] = {
    "openings": ("the opening of table", _SELECT_OPENINGS, _check_opening_row),
    "holders": ("a chair of table", _SELECT_HOLDERS, _check_holder_row),
    "editions": (
        "the printed numbers",
        "SELECT seal, game, text FROM editions",
        _check_edition_row,
    ),
    "jobs": ("a due of table", rows.JOBS.select_sql, rows.JOBS.read),
    "ballots": (
        "a motion of table",
        "SELECT table_id, motion FROM ballots",
        lambda _, motion: rows.parse_motion(motion),
    ),
    "messages": ("a message of table", rows.MESSAGES.select_sql, rows.MESSAGES.read),
    "posts": ("a post of table", rows.POSTS.select_sql, rows.POSTS.read),
    "absence_log": ("an errand of table", queries.SELECT_ABSENCE_LOG, queries.read_move_in_absence),
    "reviews": (
        "a review of table",
        "SELECT table_id, text FROM reviews",
        lambda _, text: reviews.parse_review(text),
    ),
    "finished_games": (
        "what is remembered of table",
        "SELECT table_id, options, sources FROM finished_games",
        lambda _, options, sources: (
            rows.parse_json_pairs(options),
            rows.parse_json_list(sources, str),
        ),
    ),
    "accounts": (
        "an account of table",
        "SELECT table_id, points FROM accounts",
        lambda _, points: rows.parse_json_list(points, int),
    ),
    "ratings": ("a rating of person", rows.RATINGS.select_sql, rows.RATINGS.read),
    "play_wishes": ("a wish to play on", rows.PLAY_WISHES.select_sql, rows.PLAY_WISHES.read),
    "direct_messages": (
        "the letter to person",
        rows.DIRECT_MESSAGES.select_sql,
        rows.DIRECT_MESSAGES.read,
    ),
    "people": (
        "what is set by person",
        "SELECT id, rings, allows FROM people",
        lambda _, rings, allows: (RingPreference(rings), ReplacementFreedom(allows)),
    ),
    "shared_deals": ("the shared deal", rows.SHARED_DEALS.select_sql, rows.SHARED_DEALS.read),
}


def find_odd_rows(database: sqlite3.Connection) -> Iterator[str]:
    """Name the place of every damaged row, but not its content."""
    return chain.from_iterable(batches_of_odd_rows(database))


def batches_of_odd_rows(database: sqlite3.Connection) -> Iterator[Sequence[str]]:
    """Name damaged rows in batches, most of them empty.

    Text that can't be decoded is damaged in every table; for more see ROW_KINDS.
    """
    odd_in = set()
    for table, found in chain(_find_odd_table_cards(database), _odd_rows_by_table(database)):
        odd_in.update([table] if found else [])
        yield found
    usual, database.text_factory = database.text_factory, _decode_if_text
    try:
        tables = {table for (table,) in database.execute(_SELECT_TABLE_NAMES).fetchall()}
        for table in sorted(tables - odd_in):
            for batch in _rows_in_batches(database, f"SELECT * FROM {table}"):
                yield [f"a text in {table}" for row in batch if bytes in map(type, row)]
    finally:
        database.text_factory = usual


def _find_odd_table_cards(database: sqlite3.Connection) -> Iterator[tuple[str, Sequence[str]]]:
    last = TableId(-(1 << 63))
    while found := queries.select_table_cards_after(database, last, ROWS_AT_ONCE):
        yield "tables", [f"the row of table {card.id}" for card in found if card.why == ODD_ROW]
        last = found[-1].id


def _odd_rows_by_table(database: sqlite3.Connection) -> Iterator[tuple[str, Sequence[str]]]:
    for table, (name, asked, read) in ROW_KINDS.items():
        for batch in _rows_in_batches(database, asked):
            yield table, [f"{name} {row[0]}" for row in batch if _is_odd_row(read, row)]


def _rows_in_batches(database: sqlite3.Connection, asked: str) -> Iterator[list[tuple[Any, ...]]]:
    cursor = database.execute(asked)
    while batch := cursor.fetchmany(ROWS_AT_ONCE):
        yield batch


def _decode_if_text(found: bytes) -> str | bytes:
    try:
        return found.decode()
    except UnicodeDecodeError:
        return found


def _is_odd_row(read: _RowReader, row: tuple[Any, ...]) -> bool:
    try:
        read(*row)
    except rows.ODD_ROW_ERRORS:
        return True
    return False


def tables_with_lost_rows(database: sqlite3.Connection) -> tuple[TableId, ...]:
    """Tables that have lost lines of their journal, or other rows."""
    return tuple(TableId(table) for (table,) in database.execute(SELECT_INCOMPLETE))
