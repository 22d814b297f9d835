"""Putting a backup back: looked at on a copy first, and what it replaces is kept."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.host.ports import CannotKeep, Time
from bot.store import backup, upgrade
from bot.store.lock import HostLock
from bot.store.scribe import connect
from bot.store.trouble import Unusable, unusable

_JOURNALS = ("-wal", "-shm")  # what SQLite keeps beside a database


def unpack(file: Path, copy: Path) -> None:
    """A copy of a backup, sound and up to date; Unusable when there is none to be had."""
    try:
        with closing(connect(file, "ro")) as packed:
            upgrade.known_version(packed, file)
            backup.copy(packed, copy)
        with closing(connect(copy, "rw")) as unpacked:
            upgrade.bring_up_to_date(unpacked, copy)
            damage = first_damage(unpacked)
    except sqlite3.Error as error:
        raise unusable(file, error) from error
    except CannotKeep as error:
        raise Unusable(str(error)) from error
    if damage:
        raise Unusable(f"{file}: it is damaged ({damage})")


def first_damage(database: sqlite3.Connection) -> str:
    """What SQLite finds wrong when it reads every page, or ""."""
    (found,) = database.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        return " ".join(str(found).split())
    missing = database.execute("PRAGMA foreign_key_check").fetchone()
    return f"a row of {missing[0]} refers to one of {missing[2]} that is missing" if missing else ""


def replace(database: Path, copy: Path, now: Time) -> Path | None:
    """Make the copy the database, unless a host plays on it; where the one before is now."""
    database = database.expanduser().resolve()
    try:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = HostLock(database)
    except OSError as error:
        raise unusable(database, error) from error
    try:
        before = _put_aside(database, now)
        # Another database's journal would be played into the new one.
        for journal in _JOURNALS:
            database.with_name(f"{database.name}{journal}").unlink(missing_ok=True)
        backup.put_in_place(copy, database)
    except OSError as error:
        raise unusable(database, error) from error
    finally:
        lock.release()
    return before


def _put_aside(database: Path, now: Time) -> Path | None:
    """Copied byte by byte: it may be damaged, which may be why it is replaced."""
    if not database.exists():
        return None
    folder = database.parent / "backups"
    folder.mkdir(parents=True, exist_ok=True)
    before = folder / f"{database.stem}-replaced-{backup.stamp(now)}.db"
    for end in ("", "-wal"):
        part = database.with_name(f"{database.name}{end}")
        if part.exists():
            shutil.copy2(part, before.with_name(f"{before.name}{end}"))
    return before
