"""The schema and its numbered migrations: each in one transaction, each after a backup."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.host.ports import CannotKeep
from bot.store import backup
from bot.store.trouble import SQLITE_ERRORS, Unusable, disk_faults, unusable

SCHEMA = Path(__file__).parent / "schema"
OURS = int.from_bytes(b"SIGN", "big")  # the mark in the head of a file that is a house's
_NO_WORD = re.compile(r"(?:--[^\n]*|\s)+")
OLDEST_SQLITE = (3, 37)  # the first with STRICT tables


def migrations(folder: Path = SCHEMA) -> tuple[str, ...]:
    """The text of 0001_….sql, 0002_….sql and so on; none may be missing."""
    files = sorted(folder.glob("[0-9][0-9][0-9][0-9]_*.sql"))
    numbers = [int(file.name[:4]) for file in files]
    assert numbers == list(range(1, len(files) + 1)), f"{folder} has gaps or doubles"
    return tuple(file.read_text("utf-8") for file in files)


def version_of(database: sqlite3.Connection, path: Path) -> int:
    """How many migrations the file has seen; Unusable when it is not a house's."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise Unusable(f"SQLite 3.37 or newer is needed, this is {sqlite3.sqlite_version}")
    with disk_faults(path):
        (version,) = database.execute("PRAGMA user_version").fetchone()
        (mark,) = database.execute("PRAGMA application_id").fetchone()
        (things,) = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if mark != OURS and (mark or version or things):
        raise Unusable(f"{path}: it is the database of another program")
    return int(version)


def known_version(database: sqlite3.Connection, path: Path, folder: Path = SCHEMA) -> int:
    """The version of the file, if this program is not too old for it."""
    version, newest = version_of(database, path), len(migrations(folder))
    if version > newest:
        raise Unusable(
            f"{path}: it was written by a newer Signoria (its schema is {version}, this program"
            f" knows {newest}); run that one, or restore an older backup"
        )
    return version


def must_be_whole(database: sqlite3.Connection, path: Path, folder: Path = SCHEMA) -> None:
    """For what is to become the house's: it has the mark, and the schema of its version."""
    version = known_version(database, path, folder)
    if not version:
        raise Unusable(f"{path}: it is empty, and no database of a Signoria")
    with disk_faults(path):
        found = _schema_of(database)
    ours = _schema_made(migrations(folder)[:version])
    strange = sorted({name for _, name, _ in found ^ ours})
    if strange:
        raise Unusable(
            f"{path}: its schema is not the one that a Signoria makes; other than there are:"
            f" {', '.join(strange)}"
        )


def _schema_of(database: sqlite3.Connection) -> set[tuple[str, str, str]]:
    """Every table, index, trigger and view, and how it was made, apart from comments."""
    rows = database.execute("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL")
    return {
        (kind, name, _NO_WORD.sub(" ", sql))
        for kind, name, sql in rows
        if not name.startswith("sqlite_")
    }


def _schema_made(scripts: tuple[str, ...]) -> set[tuple[str, str, str]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        for number, script in enumerate(scripts, start=1):
            _migrate(database, number, script)
        return _schema_of(database)


def must_be_current(database: sqlite3.Connection, path: Path, folder: Path = SCHEMA) -> None:
    """For those who only read and may change nothing."""
    if known_version(database, path, folder) < len(migrations(folder)):
        raise Unusable(f"{path}: it was written by an older Signoria; start the host once")


def bring_up_to_date(database: sqlite3.Connection, path: Path, folder: Path = SCHEMA) -> None:
    """Run what is missing. A migration that fails leaves the file as it was before it."""
    seen = known_version(database, path, folder)
    for number, script in enumerate(migrations(folder)[seen:], start=seen + 1):
        if seen:
            before = path.parent / "backups" / f"{path.stem}-before-schema-{number:04}.db"
            try:
                backup.copy(database, before)
            except CannotKeep as error:
                raise Unusable(f"{path} was not brought up to date: {error}") from error
        try:
            _migrate(database, number, script)
        except SQLITE_ERRORS as error:
            why = unusable(path, error)
            raise Unusable(f"{why} (while bringing its schema to {number})") from error


def _migrate(database: sqlite3.Connection, number: int, script: str) -> None:
    # A migration may build a table anew, which foreign keys would forbid; they are looked at after.
    database.execute("PRAGMA foreign_keys = OFF")
    try:
        database.executescript(f"BEGIN IMMEDIATE;\n{script}")
        if database.execute("PRAGMA foreign_key_check").fetchone():
            raise sqlite3.IntegrityError("a row refers to one that is missing")
        database.execute(f"PRAGMA application_id = {OURS}")
        database.execute(f"PRAGMA user_version = {number}")
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:
            database.execute("ROLLBACK")
        raise
    finally:
        database.execute("PRAGMA foreign_keys = ON")
