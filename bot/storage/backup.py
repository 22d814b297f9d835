"""Back the database up while people play; rotate backups."""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from tempfile import mkstemp

from bot.storage import db_thread
from bot.tables.people import DAY, HOUR, Time
from bot.tables.store_protocols import WriteError

HOURS, DAYS, WEEKS = 24, 7, 4  # of each the newest backup is kept
AUTOMATIC = "auto"
_STAMP = "%Y%m%dT%H%M%SZ"
_PART = ".part"
SCRATCH = "unpacking-"


# Copying


def copy_database(database: sqlite3.Connection, to: Path) -> None:
    """Make a consistent copy, renamed once it is on the disk; raise WriteError."""
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        handle, name = mkstemp(_PART, f"{to.name}.", to.parent)
        os.close(handle)
        part = Path(name)
        try:
            with closing(sqlite3.connect(part, isolation_level=None)) as target:
                database.backup(target)
                # One file without a WAL, which can be opened in a read-only folder.
                target.execute("PRAGMA journal_mode = DELETE")
            move_into_place(part, to)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise WriteError(f"{to}: {error.strerror or error}") from error
    except db_thread.SQLITE_ERRORS as error:
        raise WriteError(f"{to}: {db_thread.environment_fault(error) or error}") from error


def move_into_place(part: Path, to: Path) -> None:
    """Rename a file so that a power cut leaves the old or the new one, complete."""
    _sync_file(part)
    part.replace(to)
    if os.name == "posix":
        _sync_file(to.parent)


def _sync_file(path: Path) -> None:
    file = os.open(path, os.O_RDONLY if os.name == "posix" else os.O_RDWR)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def copy_file(file: Path, to: Path) -> None:
    """Copy any file byte by byte; the copy is renamed once it is on the disk."""
    handle, name = mkstemp(_PART, f"{to.name}.", to.parent)
    os.close(handle)
    part = Path(name)
    try:
        shutil.copy2(file, part)
        move_into_place(part, to)
    finally:
        part.unlink(missing_ok=True)


def delete_restore_leftovers(database: Path) -> None:
    """Delete folders of restores that were killed; the database must be locked."""
    for left in database.parent.glob(f"{SCRATCH}*"):
        shutil.rmtree(left, ignore_errors=True)


def backup_folder(database: Path) -> Path:
    return database.parent / "backups"


async def back_up(database: Path, to: Path) -> Path:
    """Copy a database that others may be writing to; needs no lock."""
    thread = await db_thread.DbThread.open_at(database, "ro")
    try:
        await thread.run_task(partial(copy_database, to=to))
    finally:
        await thread.close_thread()
    return to


# Rotation


async def back_up_if_due(database: Path, folder: Path, now: Time) -> Path | None:
    """Make the hourly backup if it is due; delete superfluous ones if it is sound."""
    taken = [at for at in _automatic_backups(folder) if at <= now]
    if taken and now - max(taken) < HOUR:
        return None
    made = await back_up(database, folder / f"{AUTOMATIC}-{format_stamp(now)}.db")
    damage = await asyncio.to_thread(_find_damage, made)
    if damage:
        made.unlink()
        raise WriteError(f"{database}: it is damaged ({damage}), so its older backups are kept")
    rotate_backups(folder, now)
    return made


def find_page_damage(database: sqlite3.Connection) -> str:
    """Damage of pages that SQLite finds without comparing indexes, or ""."""
    try:
        (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    except db_thread.SQLITE_ERRORS as error:
        return db_thread.environment_fault(error) or str(error)
    return "" if found == "ok" else " ".join(str(found).split())


def _find_damage(backup: Path) -> str:
    try:
        with db_thread.open_for_block(backup, "ro") as made:
            return find_page_damage(made)
    except db_thread.DatabaseError as unusable:
        return str(unusable)


def rotate_backups(folder: Path, now: Time) -> None:
    """Delete automatic backups not in `backups_to_keep`; leave manual ones alone."""
    backups = _automatic_backups(folder)
    # The clock may have been wrong: backups of the future stay and do not count.
    past = [at for at in backups if at <= now]
    for at in set(past) - backups_to_keep(past):
        backups[at].unlink(missing_ok=True)
    for part in folder.glob(f"*{_PART}*"):
        # A manual backup may be under way.
        if part.name.startswith(f"{AUTOMATIC}-") or part.stat().st_mtime < now - DAY:
            part.unlink(missing_ok=True)


def backups_to_keep(taken: Iterable[Time]) -> set[Time]:
    """The newest of each of the last HOURS, DAYS and WEEKS that have any."""
    times = sorted(taken, reverse=True)
    return (
        _newest_per_span(times, "%Y %j %H", HOURS)
        | _newest_per_span(times, "%Y %j", DAYS)
        | _newest_per_span(times, "%G %V", WEEKS)
    )


def format_stamp(at: Time) -> str:
    return datetime.fromtimestamp(at, UTC).strftime(_STAMP)


def _newest_per_span(newest_first: list[Time], span: str, count: int) -> set[Time]:
    newest: dict[str, Time] = {}
    for at in newest_first:
        newest.setdefault(datetime.fromtimestamp(at, UTC).strftime(span), at)
    return set(list(newest.values())[:count])


def _automatic_backups(folder: Path) -> dict[Time, Path]:
    found: dict[Time, Path] = {}
    for path in folder.glob(f"{AUTOMATIC}-*.db"):
        try:
            at = datetime.strptime(path.stem.removeprefix(f"{AUTOMATIC}-"), _STAMP)
        except ValueError:
            continue
        found[Time(int(at.replace(tzinfo=UTC).timestamp()))] = path
    return found
