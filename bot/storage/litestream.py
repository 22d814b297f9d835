"""Continuous copies of the database, made by Litestream in a process of its own."""

import asyncio
import json
import logging
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Any

from bot.storage.db_thread import DatabaseError
from bot.tables.people import Time

_log = logging.getLogger(__name__)

EVERY = "500ms"  # between two looks at the database
RESTART_AFTER = 10.0  # seconds
LONGEST_STOP = 2  # seconds for the last commits to be copied
LONGEST_ANSWER = 5  # seconds


def find_litestream() -> str | None:
    """Return the program, installed beside this Python or on the path."""
    beside = Path(sys.executable).with_name("litestream")
    return str(beside) if beside.exists() else shutil.which("litestream")


def copies_address(place: str) -> str:
    """Return the address of a folder; that of a bucket is one already."""
    return place if "://" in place else Path(place).expanduser().absolute().as_uri()


def why_no_copies(place: str) -> str:
    """Return what keeps copies from being made at a place; "" if nothing is known to."""
    if find_litestream() is None:
        return "Litestream is not installed: 'make extras'"
    if "://" not in place and not Path(place).expanduser().is_dir():
        # If it were created, it would be on the wrong disk.
        return f"there is no folder {place}"
    return ""


def reset_copy_state(database: Path) -> None:
    """Let Litestream begin anew with a database that is replaced."""
    _end_orphan(database)
    shutil.rmtree(database.with_name(f".{database.name}-litestream"), ignore_errors=True)


def last_copy_time(database: Path) -> Time | None:
    """Return when a running Litestream last had all of the database copied, or None."""
    for known in _ask_litestream("list", database).get("databases", ()):
        if "last_sync_at" in known:
            return Time(int(datetime.fromisoformat(known["last_sync_at"]).timestamp()))
    return None


def fetch_copy(place: str, to: Path, environment: Mapping[str, str]) -> None:
    """Write the latest state of the copies to a new file; raise DatabaseError."""
    why = why_no_copies(place)
    if not why:
        words = (find_litestream() or "", "restore", "-o", str(to), copies_address(place))
        done = subprocess.run(words, capture_output=True, text=True, env=environment, check=False)
        why = " ".join(done.stderr.split()) if done.returncode else ""
    if why:
        raise DatabaseError(f"no copy can be fetched from {place}: {why}")


class CopyProcess:
    """Litestream for one database, started again whenever it ends, stopped after the block.

    Only it checkpoints the database meanwhile: see `SqliteStore.leave_checkpoints_to_litestream`.
    """

    def __init__(self, database: Path, place: str, environment: Mapping[str, str]) -> None:
        self._database = database.expanduser().resolve()
        self._place, self._environment = place, environment
        self._watch: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> "CopyProcess":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._watch is None:
            return
        self._watch.cancel()
        await asyncio.wait([self._watch])
        if self._process is not None and self._process.returncode is None:
            self._process.terminate()
            try:
                await asyncio.wait_for(self._process.wait(), LONGEST_STOP + 1)
            except TimeoutError:
                self._process.kill()
                await self._process.wait()

    def start_copying(self) -> None:
        """Begin; call it once the database has its schema, since Litestream adds tables."""
        self._watch = asyncio.create_task(self._run_forever())

    async def _run_forever(self) -> None:
        while True:
            why = why_no_copies(self._place) or await self._run_once()
            _log.error("copies to %s: %s; once more in %d s", self._place, why, RESTART_AFTER)
            await asyncio.sleep(RESTART_AFTER)

    async def _run_once(self) -> str:
        """Run Litestream until it ends; return why."""
        await asyncio.to_thread(_end_orphan, self._database)
        try:
            self._process = await asyncio.create_subprocess_exec(
                *(find_litestream() or "", "replicate", "-no-expand-env", "-config", "/dev/stdin"),
                stdin=asyncio.subprocess.PIPE,
                env=self._environment,
                start_new_session=True,  # a Ctrl-C in the terminal is for the bot, which ends it
            )
        except OSError as error:
            return str(error)
        with suppress(ConnectionError):
            await self._process.communicate(self._configuration().encode())
        return f"Litestream ended ({await self._process.wait()})"

    def _configuration(self) -> str:
        replica = {"url": copies_address(self._place), "sync-interval": EVERY}
        database = {"path": str(self._database), "monitor-interval": EVERY, "replica": replica}
        return json.dumps(
            {
                "dbs": [database],
                "socket": {"enabled": True, "path": str(_socket_of(self._database))},
                "shutdown-sync-timeout": f"{LONGEST_STOP}s",
                "logging": {"level": "warn", "stderr": True},
            }
        )


def _socket_of(database: Path) -> Path:
    return database.with_name(f"{database.name}.sock")


def _ask_litestream(what: str, database: Path) -> dict[str, Any]:
    """Ask a running Litestream; an empty answer if there is none."""
    socket = _socket_of(database.expanduser().resolve())
    words = (find_litestream() or "", what, "-json", "-socket", str(socket))
    if not socket.exists() or not words[0]:
        return {}
    with suppress(OSError, subprocess.TimeoutExpired, ValueError):
        done = subprocess.run(words, capture_output=True, timeout=LONGEST_ANSWER, check=False)
        return dict(json.loads(done.stdout or b"{}"))
    return {}


def _end_orphan(database: Path) -> None:
    """End a Litestream that outlived a killed bot: two of them would spoil the copies."""
    process = _ask_litestream("info", database).get("pid")
    if not isinstance(process, int):
        return
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGTERM)
    end = time.monotonic() + LONGEST_STOP + 1
    while _ask_litestream("info", database) and time.monotonic() < end:
        time.sleep(0.1)
