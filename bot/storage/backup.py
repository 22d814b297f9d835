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

from bot.storage.db_thread import (
    SQLITE_ERRORS,
    DatabaseError,
    DbThread,
    environment_fault,
    open_and_close,
)
from bot.tables.people import DAY, HOUR, Time
from bot.tables.store import WriteError

HOURS, DAYS, WEEKS = 24, 7, 4  # of each the newest backup is kept
AUTOMATIC = "auto"
_STAMP = "%Y%m%dT%H%M%SZ"
_PART = ".part"
SCRATCH = "unpacking-"


# Copying


def copy_database(database: sqlite3.Connection, to: Path) -> None:
    """A whole and consistent copy; it has its name only once it lies on the disk."""
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        handle, name = mkstemp(_PART, f"{to.name}.", to.parent)
        os.close(handle)
        part = Path(name)
        try:
            with closing(sqlite3.connect(part, isolation_level=None)) as target:
                database.backup(target)
                # One file without companions, which a folder that may only be read can hold.
                target.execute("PRAGMA journal_mode = DELETE")
            move_into_place(part, to)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise WriteError(f"{to}: {error.strerror or error}") from error
    except SQLITE_ERRORS as error:
        raise WriteError(f"{to}: {environment_fault(error) or error}") from error


def move_into_place(part: Path, to: Path) -> None:
    """A power cut leaves the old file under this name, or the new one, and whole."""
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
    """The same, whatever is in it; it has its name only once it lies on the disk."""
    handle, name = mkstemp(_PART, f"{to.name}.", to.parent)
    os.close(handle)
    part = Path(name)
    try:
        shutil.copy2(file, part)
        move_into_place(part, to)
    finally:
        part.unlink(missing_ok=True)


def sweep_scratch(database: Path) -> None:
    """Where something was unpacked when it was killed; for those who are alone with it."""
    for left in database.parent.glob(f"{SCRATCH}*"):
        shutil.rmtree(left, ignore_errors=True)


def backup_folder(database: Path) -> Path:
    return database.parent / "backups"


async def back_up(database: Path, to: Path) -> Path:
    """A copy of a database that others may be writing to; no lock is needed."""
    scribe = await DbThread.open_at(database, "ro")
    try:
        await scribe.run_task(partial(copy_database, to=to))
    finally:
        await scribe.close_thread()
    return to


# Rotation


async def back_up_if_due(database: Path, folder: Path, now: Time) -> Path | None:
    """The hourly backup, unless there is one; if it is sound, those too many are thrown away."""
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


def quick_check(database: sqlite3.Connection) -> str:
    """What SQLite finds wrong with the pages, without comparing indexes with tables, or ""."""
    try:
        (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    except SQLITE_ERRORS as error:
        return environment_fault(error) or str(error)
    return "" if found == "ok" else " ".join(str(found).split())


def _find_damage(backup: Path) -> str:
    try:
        with open_and_close(backup, "ro") as made:
            return quick_check(made)
    except DatabaseError as unusable:
        return str(unusable)


def rotate_backups(folder: Path, now: Time) -> None:
    """Throw away the automatic backups no longer wanted; those made by hand are left alone."""
    backups = _automatic_backups(folder)
    # A clock that was wrong once must not cost a backup: those of the future stay and do not count.
    past = [at for at in backups if at <= now]
    for at in set(past) - backups_to_keep(past):
        backups[at].unlink(missing_ok=True)
    for part in folder.glob(f"*{_PART}*"):
        # One that is made by hand may be under way just now.
        if part.name.startswith(f"{AUTOMATIC}-") or part.stat().st_mtime < now - DAY:
            part.unlink(missing_ok=True)


def backups_to_keep(taken: Iterable[Time]) -> set[Time]:
    """The newest of each of the last hours, days and weeks that have any."""
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
