"""Put a backup back as the database, after a look at all of it.

Every page is read and every open game replayed. The database it replaces is kept.

Exit status: 0 when all is well, 1 when a game no longer replays (the host would freeze it, the
others play on), 2 when nothing can be restored.
"""

import argparse
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bot import settings
from bot.chores import Unfit
from bot.chores._kept import Unplayable, replayed
from bot.engine.journal import Diverged
from bot.host.company import Status, TableCard
from bot.host.time import Time
from bot.store import reading, restoring
from bot.store.backup import SCRATCH
from bot.store.scribe import opened
from bot.store.trouble import Unusable

OPEN = (Status.PLAYING, Status.PAUSED)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a backup")
    parser.add_argument("--dry-run", action="store_true", help="only look, and change nothing")


def run(arguments: argparse.Namespace) -> int:
    file: Path = arguments.file
    if not file.is_file():
        raise Unfit(f"there is no file {file}")
    try:
        return restored(file, settings.database(), dry_run=arguments.dry_run)
    except Unusable as unusable:
        raise Unfit(str(unusable)) from unusable


def restored(file: Path, database: Path, *, dry_run: bool) -> int:
    if dry_run:
        with TemporaryDirectory() as folder:
            return int(looked_at(file, Path(folder) / "unpacked.db"))
    # What becomes the database has to lie on its disk.
    with (
        restoring.alone_with(database) as real,
        TemporaryDirectory(prefix=SCRATCH, dir=real.parent) as folder,
    ):
        copy = Path(folder) / "unpacked.db"
        has_faults = looked_at(file, copy)
        before = restoring.replace(real, copy, Time(int(time.time())))
        print(f"restored as {database}" + (f"; the one before is {before}" if before else ""))
        return int(has_faults)


def looked_at(file: Path, copy: Path) -> bool:
    """Unpack it there and tell what is in it; whether a game no longer replays."""
    restoring.unpack(file, copy)
    with opened(copy, "ro") as kept:
        open_games, faults = look_at_games(kept)
    print(f"{file}: sound, with {open_games} open games")
    print(*faults, sep="\n", end="\n" if faults else "")
    return bool(faults)


def look_at_games(kept: sqlite3.Connection) -> tuple[int, list[str]]:
    """How many open games there are, and a line on each that no longer replays."""
    cards = reading.cards(kept, status=OPEN)
    return len(cards), [fault for card in cards for fault in _faults(kept, card)]


def _faults(kept: sqlite3.Connection, card: TableCard) -> Iterator[str]:
    opening = reading.opening(kept, card.id)
    if opening is None:
        yield f"table {card.id}: it is played, but its opening is missing"
        return
    try:
        replayed(kept, card, opening)
    except (Diverged, Unplayable) as reason:
        yield f"table {card.id}: {reason}"
    except Exception as fault:
        # One game that the rules stumble over must not stand in the way of all others.
        yield f"table {card.id}: it cannot be replayed ({type(fault).__name__})"
