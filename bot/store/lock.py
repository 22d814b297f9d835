"""The lock that lets one host alone write to a database, gone with its process."""

import os
import sys
import time
from pathlib import Path

from bot.store.trouble import Unusable, unusable

_TRIES, _MOMENT = 3, 0.02

if sys.platform == "win32":
    import msvcrt

    _BEHIND_THE_NUMBER = 64  # so that others can still read who holds the lock

    def _seize(file: int) -> None:
        os.lseek(file, _BEHIND_THE_NUMBER, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

    _seize_with_others = _seize

else:
    import fcntl

    def _seize(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _seize_with_others(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)


def _seize_soon(file: int) -> None:
    """Whoever only asks who holds the lock holds it for a moment."""
    for _ in range(_TRIES):
        try:
            return _seize(file)
        except (BlockingIOError, PermissionError):
            time.sleep(_MOMENT)
    return _seize(file)


class HostLock:
    """Held until it is released or its process ends, in whatever way.

    The lock file itself stays: if it were removed, two hosts could each lock another file.
    """

    def __init__(self, database: Path) -> None:
        path = _beside(database)
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise unusable(path, error) from error
        try:
            _seize_soon(self._file)
            os.ftruncate(self._file, 0)
            os.write(self._file, str(os.getpid()).encode())
        except OSError as error:
            process = os.read(self._file, 20).decode(errors="replace")
            os.close(self._file)
            if not isinstance(error, BlockingIOError | PermissionError):
                raise unusable(path, error) from error
            raise Unusable(
                f"another host (process {process or 'unknown'}) plays on {database} already;"
                " two of them would spoil each other's games"
            ) from error

    def release(self) -> None:
        """Once is enough, more do no harm."""
        file, self._file = self._file, -1
        if file >= 0:
            os.close(file)


def holder(database: Path) -> str | None:
    """The process that plays on this database, None when nobody does; nothing is changed by it.

    The lock itself is asked, not the number in its file, which outlives the process.
    """
    try:
        file = os.open(_beside(database), os.O_RDONLY if os.name == "posix" else os.O_RDWR)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise unusable(_beside(database), error) from error
    try:
        _seize_with_others(file)
    except (BlockingIOError, PermissionError):
        return os.read(file, 20).decode(errors="replace") or "unknown"
    finally:
        os.close(file)
    return None


def _beside(database: Path) -> Path:
    return database.with_name(f"{database.name}.lock")
