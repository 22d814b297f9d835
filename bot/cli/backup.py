"""Copy the database while people play.

Without FILE the copy goes to the folder backups beside the database.
"""

import argparse
import asyncio
import time
from pathlib import Path

from bot import settings
from bot.cli import CommandError
from bot.storage import backup
from bot.storage.db_thread import DatabaseError
from bot.tables.people import Time
from bot.tables.store_protocols import WriteError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help="where to put the copy")


def run_command(arguments: argparse.Namespace) -> int:
    database = settings.database_path()
    if not database.exists():
        raise CommandError(f"there is no database at {database}")
    file: Path = arguments.file or _default_path(database)
    if file.exists():
        raise CommandError(f"{file} is there already")
    try:
        asyncio.run(backup.back_up(database, file))
    except (WriteError, DatabaseError) as error:
        raise CommandError(str(error)) from error
    print(file)
    return 0


def _default_path(database: Path) -> Path:
    now = Time(int(time.time()))
    return backup.backup_folder(database) / f"{database.stem}-{backup.format_stamp(now)}.db"
