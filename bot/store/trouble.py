"""What can be wrong with the file or its disk, in one sentence each."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.host.ports import CannotRead, Damage


class Unusable(CannotRead):
    """The database cannot be used as it is. Nothing was changed; the message is one sentence."""


class Damaged(Unusable, Damage):
    """A part of it is damaged; others may be sound."""


# All that sqlite3 raises over a file: a message that quotes a damaged name can't be decoded.
SQLITE_ERRORS = (sqlite3.Error, UnicodeDecodeError)

# The world's faults. When something is written, whatever is missing here is a fault of ours.
_FAULTS = {
    sqlite3.SQLITE_BUSY: "another program keeps it locked",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened",
    sqlite3.SQLITE_CORRUPT: "it is damaged",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk reports an error",
    sqlite3.SQLITE_LOCKED: "another program keeps it locked",
    sqlite3.SQLITE_NOLFS: "the disk takes no files of this size",
    sqlite3.SQLITE_NOMEM: "there is no memory left",
    sqlite3.SQLITE_NOTADB: "it is no database",
    sqlite3.SQLITE_PERM: "it may not be opened",
    sqlite3.SQLITE_PROTOCOL: "another program keeps it locked",
    sqlite3.SQLITE_READONLY: "it may only be read, not written",
}
_DAMAGE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_WITHOUT_DETAIL = 0xFF  # the lowest byte of an error code names its family


def fault_of_the_world(error: sqlite3.Error | UnicodeDecodeError) -> str:
    """Why the disk did not take it; "" when the fault is our own."""
    return _FAULTS.get(_family_of(error), "")


def _family_of(error: sqlite3.Error | UnicodeDecodeError) -> int:
    """The kind of error SQLite reports; SQLITE_OK when it reports none."""
    if isinstance(error, UnicodeDecodeError):
        return sqlite3.SQLITE_CORRUPT
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & _WITHOUT_DETAIL


@contextmanager
def disk_faults(path: Path) -> Iterator[None]:
    """Raise Unusable for all that sqlite3 raises over this file, Damaged unless it may pass."""
    try:
        yield
    except SQLITE_ERRORS as error:
        raise unusable(path, error) from error


def unusable(path: Path, error: sqlite3.Error | UnicodeDecodeError | OSError) -> Unusable:
    if isinstance(error, OSError):
        return Unusable(f"{path}: {error.strerror or error}")
    fault = fault_of_the_world(error)
    if fault and _family_of(error) not in _DAMAGE:
        return Unusable(f"{path}: {fault}")
    return Damaged(f"{path}: {fault or f'it is damaged ({error})'}")
