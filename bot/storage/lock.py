"""The lock that lets one process write to a database; it ends with the process."""

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.storage.db_thread import DatabaseError, to_database_error

_TRIES, _MOMENT = 3, 0.02

if sys.platform == "win32":
    import msvcrt

    _BEHIND_THE_NUMBER = 64  # so that others can still read the process id

    def _seize(file: int) -> None:
        os.lseek(file, _BEHIND_THE_NUMBER, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

    _seize_with_others = _seize

else:
    import fcntl
    import struct

    def _seize(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _seize_with_others(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)


if sys.platform == "linux":
    # SQLite locks bytes at 1 GB. An open file description lock belongs to the file, whatever its
    # name, and no other lock of this process ends it.
    _FAR_BEHIND = 1 << 62

    def _seize_byte(file: int, kind: int) -> None:
        lock = struct.pack("hhqqi0q", kind, os.SEEK_SET, _FAR_BEHIND, 1, 0)
        fcntl.fcntl(file, fcntl.F_OFD_SETLK, lock)

    def _is_seized(file: int, *, to_write: bool) -> bool:
        """Lock the file, where the disk supports it; return whether another process has it."""
        try:
            _seize_byte(file, fcntl.F_WRLCK if to_write else fcntl.F_RDLCK)
        except OSError as error:
            return error.errno in (errno.EAGAIN, errno.EACCES)
        return False

else:

    def _is_seized(file: int, *, to_write: bool) -> bool:
        del file, to_write  # such locks are not to be had everywhere
        return False


def _seize_file(file: int) -> None:
    """Lock the file; try again, since `lock_holder` holds the lock for a moment."""
    for _ in range(_TRIES):
        try:
            return _seize(file)
        except (BlockingIOError, PermissionError):
            time.sleep(_MOMENT)
    return _seize(file)


class HostLock:
    """A lock held until it is released or its process ends. Raise DatabaseError if it is taken.

    The lock file is never deleted: otherwise two bots could each lock another file. In case it is,
    or the database has a second name, the database itself is locked too where the system allows.
    """

    def __init__(self, database: Path) -> None:
        self._database, self._held = database, -1
        path = _lock_path(database)
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise to_database_error(path, error) from error
        try:
            _seize_file(self._file)
            os.ftruncate(self._file, 0)
            os.write(self._file, str(os.getpid()).encode())
        except OSError as error:
            process = os.read(self._file, 20).decode(errors="replace")
            os.close(self._file)
            if not isinstance(error, BlockingIOError | PermissionError):
                raise to_database_error(path, error) from error
            raise _already_running(database, process) from error

    def hold_file(self) -> None:
        """Lock the database itself, creating it; call it before SQLite opens the file."""
        try:
            self._held = os.open(self._database, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise to_database_error(self._database, error) from error
        if _is_seized(self._held, to_write=True):
            raise _already_running(self._database, "")

    def release_lock(self) -> None:
        """Release; may be called twice. Call it after SQLite has closed the database.

        Closing our file would end SQLite's own locks.
        """
        for file in (self._held, self._file):
            if file >= 0:
                os.close(file)
        self._held = self._file = -1


def _already_running(database: Path, process: str) -> DatabaseError:
    return DatabaseError(
        f"another host (process {process or 'unknown'}) plays on {database} already;"
        " two of them would spoil each other's games"
    )


def lock_holder(database: Path) -> str | None:
    """The id of the process that hosts on this database, or None; changes nothing.

    It tries the lock instead of trusting the id in its file, which outlives the process.
    """
    with _open_lock(_lock_path(database)) as file:
        if file is not None:
            try:
                _seize_with_others(file)
            except (BlockingIOError, PermissionError):
                return os.read(file, 20).decode(errors="replace") or "unknown"
    with _open_lock(database) as file:
        return "unknown" if file is not None and _is_seized(file, to_write=False) else None


@contextmanager
def _open_lock(path: Path) -> Iterator[int | None]:
    """Open a file for a block; yield None if there is none."""
    try:
        file = os.open(path, os.O_RDONLY if os.name == "posix" else os.O_RDWR)
    except FileNotFoundError:
        yield None
        return
    except OSError as error:
        raise to_database_error(path, error) from error
    try:
        yield file
    finally:
        os.close(file)


def _lock_path(database: Path) -> Path:
    return database.with_name(f"{database.name}.lock")
