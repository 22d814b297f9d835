"""Put a backup, or the latest copy, back as the database, after a look at all of it.

Without FILE the latest state is fetched from SIGNORIA_COPIES. Every page is read and every open
game replayed. The database it replaces is kept. Tables that were played at shortly before the
backup was made are told that what followed was not kept; buttons of that time answer nothing.

Exit status: 0 when all is well, 1 when a game no longer replays (the host would freeze it, the
others play on), 2 when nothing can be restored.
"""

import argparse
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bot import settings
from bot.cli import CommandError, show_progress
from bot.cli.replay import find_replay_fault
from bot.storage import queries, restore
from bot.storage.backup import SCRATCH
from bot.storage.db_thread import DatabaseError, open_for_block
from bot.storage.litestream import fetch_copy, reset_copy_state
from bot.tables.people import TableStatus, Time

OPEN_STATUSES = (TableStatus.PLAYING, TableStatus.PAUSED)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?", help="a backup")
    parser.add_argument(
        "--moved", action="store_true", help="nothing was played since: the bot was stopped before"
    )
    parser.add_argument("--dry-run", action="store_true", help="only look, and change nothing")


def run_command(arguments: argparse.Namespace) -> int:
    file: Path | None = arguments.file
    place = settings.copies_place()
    if file is None and not place:
        raise CommandError("name a backup; without one SIGNORIA_COPIES must name the copies")
    if file is not None and not file.is_file():
        raise CommandError(f"there is no file {file}")
    try:
        with TemporaryDirectory() as folder:
            if file is None:
                file = Path(folder) / "latest.db"
                fetch_copy(place, file, settings.child_environment())
            if arguments.dry_run:
                return int(examine_backup(file, Path(folder) / "unpacked.db"))
            return restore_backup(file, settings.database_path(), is_moved=arguments.moved)
    except DatabaseError as unusable:
        raise CommandError(str(unusable)) from unusable


def restore_backup(file: Path, database: Path, *, is_moved: bool) -> int:
    # A file can only be moved atomically within one disk.
    with (
        restore.hold_database_lock(database) as real,
        TemporaryDirectory(prefix=SCRATCH, dir=real.parent) as folder,
    ):
        copy = Path(folder) / "unpacked.db"
        has_faults, now = examine_backup(file, copy), Time(int(time.time()))
        with open_for_block(copy, "rw") as connection:
            connection.execute("PRAGMA journal_mode = WAL")  # as the bot keeps it
            if not is_moved:
                told = restore.mark_restored(connection)
                print(f"what was done since is lost; {told} tables will be told")
        reset_copy_state(real)
        before = restore.replace_database(real, copy, now)
        print(f"restored as {database}" + (f"; the one before is {before}" if before else ""))
        return int(has_faults)


def examine_backup(file: Path, copy: Path) -> bool:
    """Unpack a backup, print what it contains and return whether a game no longer replays."""
    restore.copy_and_check_backup(file, copy)
    with open_for_block(copy, "ro") as connection:
        cards = queries.select_table_cards(connection, status=OPEN_STATUSES)
        replayed = show_progress(cards, "games replayed")
        faults = {card.id: find_replay_fault(connection, card) for card in replayed}
    print(f"{file}: sound, with {len(cards)} open games")
    for table, fault in faults.items():
        if fault:
            print(f"table {table}: {fault}")
    return any(faults.values())
