"""Copy the database while people play.

Without FILE the copy goes to the folder backups beside the database.
"""

import argparse
import asyncio
import time
from pathlib import Path

from bot import settings
from bot.chores import Unfit
from bot.host.ports import CannotKeep
from bot.host.time import Time
from bot.store import backup
from bot.store.trouble import Unusable


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help="where to put the copy")


def run(arguments: argparse.Namespace) -> int:
    database = settings.database()
    if not database.exists():
        raise Unfit(f"there is no database at {database}")
    file: Path = arguments.file or _beside(database)
    if file.exists():
        raise Unfit(f"{file} is there already")
    try:
        asyncio.run(backup.back_up(database, file))
    except (CannotKeep, Unusable) as trouble:
        raise Unfit(str(trouble)) from trouble
    print(file)
    return 0


def _beside(database: Path) -> Path:
    now = Time(int(time.time()))
    return backup.folder_beside(database) / f"{database.stem}-{backup.stamp(now)}.db"
