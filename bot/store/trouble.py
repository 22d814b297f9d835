"""What can be wrong with the file or its disk, in one sentence each."""

import sqlite3
from pathlib import Path

from bot.host.ports import CannotRead, Damage


class Unusable(CannotRead):
    """The database cannot be used as it is. Nothing was changed; the message is one sentence."""


class Damaged(Unusable, Damage):
    """A part of it is damaged; others may be sound."""


# The world's faults. Whatever is missing here is a fault of ours and is not hidden.
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
_WITHOUT_DETAIL = 0xFF  # the lowest byte of an error code names its family


def fault_of_the_world(error: sqlite3.Error) -> str:
    """Why the disk did not take it; "" when the fault is our own."""
    return _FAULTS.get(family_of(error), "")


def family_of(error: sqlite3.Error) -> int:
    """What kind of error SQLite says it is; SQLITE_OK when it is none of SQLite's."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & _WITHOUT_DETAIL


def unusable(path: Path, error: sqlite3.Error | OSError) -> Unusable:
    if isinstance(error, OSError):
        return Unusable(f"{path}: {error.strerror or error}")
    kind = Damaged if family_of(error) == sqlite3.SQLITE_CORRUPT else Unusable
    return kind(f"{path}: {fault_of_the_world(error) or error}")
