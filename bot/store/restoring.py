"""Putting a backup back: looked at on a copy first, and what it replaces is kept."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.host.ports import CannotKeep
from bot.host.time import Time
from bot.store import backup, upgrade
from bot.store.lock import HostLock
from bot.store.scribe import connect, opened
from bot.store.trouble import Damaged, Unusable, disk_faults, unusable

_JOURNALS = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a database


@contextmanager
def alone_with(database: Path) -> Iterator[Path]:
    """Its real place, on which no host plays meanwhile; Unusable when one does."""
    database = database.expanduser().resolve()
    try:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = HostLock(database)
    except OSError as error:
        raise unusable(database, error) from error
    try:
        if database.exists():
            lock.hold_file()
        backup.sweep_scratch(database)
        yield database
    finally:
        lock.release()


def unpack(file: Path, copy: Path) -> None:
    """A copy of a backup, sound and up to date; Unusable when there is none to be had."""
    try:
        with opened(file, "ro") as packed:
            upgrade.must_be_whole(packed, file)
            backup.copy(packed, copy)
        with disk_faults(file), closing(connect(copy, "rw")) as unpacked:
            damage = first_damage(unpacked)
            if not damage:
                upgrade.bring_up_to_date(unpacked, copy)
    except CannotKeep as error:
        raise Unusable(str(error)) from error
    if damage:
        raise Damaged(f"{file}: it is damaged ({damage})")


def first_damage(database: sqlite3.Connection) -> str:
    """What SQLite finds wrong when it reads every page, or ""."""
    (found,) = database.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        return " ".join(str(found).split())
    missing = database.execute("PRAGMA foreign_key_check").fetchone()
    return f"a row of {missing[0]} refers to one of {missing[2]} that is missing" if missing else ""


def replace(database: Path, copy: Path, now: Time) -> Path | None:
    """Make the copy the database one is alone with; where the one before is now.

    Killed at any moment, it leaves the one or the other, and whole.
    """
    try:
        before = _put_aside(database, now) if database.exists() else None
        # Another database's journal would be played into the new one.
        for journal in _companions(database):
            journal.unlink()
        backup.put_in_place(copy, database)
    except OSError as error:
        raise unusable(database, error) from error
    return before


def _put_aside(database: Path, now: Time) -> Path:
    """Copied byte by byte: it may be damaged, which may be why it is replaced."""
    _take_in_journal(database)
    folder = backup.folder_beside(database)
    folder.mkdir(parents=True, exist_ok=True)
    before = folder / f"{database.stem}-replaced-{backup.stamp(now)}.db"
    for part in (*_companions(database), database):
        end = part.name.removeprefix(database.name)
        backup.copy_bytes(part, before.with_name(f"{before.name}{end}"))
    return before


def _take_in_journal(database: Path) -> None:
    """Its last moves may stand in a journal beside it only: then without it they were lost."""
    try:
        with opened(database, "rw") as kept:
            kept.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            (busy, *_) = kept.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except Damaged:
        return
    if busy:
        raise Unusable(f"{database}: another program reads it; let that end first")


def _companions(database: Path) -> list[Path]:
    paths = (database.with_name(f"{database.name}{end}") for end in _JOURNALS)
    return [path for path in paths if path.exists()]
