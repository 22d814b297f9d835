"""Say what starting this version would change; the bot of the older one may play meanwhile.

Run it after the checkout was updated, before the bot is started again. All is tried on a copy:
the database gets the new schema there, and every open game is replayed with the new rules.

Exit status: 0 when nothing stands in the way, 1 when a game no longer replays, 2 when this version
cannot use the database.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bot import catalogue, settings
from bot.cli import CommandError
from bot.cli.restore import OPEN_STATUSES, examine_backup
from bot.storage import queries, schema
from bot.storage.db_thread import DatabaseError, open_for_block


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", required=True, help="change nothing")


def run_command(_: argparse.Namespace) -> int:
    database = settings.database_path()
    if not database.exists():
        raise CommandError(f"there is no database yet at {database}")
    try:
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "upgraded.db"
            print(_describe_schema_change(database))
            has_faults = examine_backup(database, copy)
            print(*_describe_outdated_games(copy), sep="\n")
    except DatabaseError as unusable:
        raise CommandError(str(unusable)) from unusable
    return int(has_faults)


def _describe_schema_change(database: Path) -> str:
    with open_for_block(database, "ro") as connection:
        seen, newest = schema.check_version(connection, database), len(schema.load_migrations())
    if seen == newest:
        return f"schema: {seen}, as now"
    before = schema.migration_backup_path(database, seen + 1)
    return f"schema: {seen} becomes {newest}; the way back is 'python -m bot restore {before}'"


def _describe_outdated_games(copy: Path) -> Iterator[str]:
    """Yield which open games keep older rules or printed numbers than new ones get."""
    with open_for_block(copy, "ro") as connection:
        cards = queries.select_table_cards(connection, status=OPEN_STATUSES)
        openings = [queries.select_opening(connection, card.id) for card in cards]
    for name in catalogue.GAMES:
        rules, seal = catalogue.current_game(name).rules, catalogue.current_edition(name).seal
        own = Counter(
            one.rules == rules and one.printed == seal
            for one in openings
            if one is not None and one.game == name
        )
        older = f", {own[False]} open games keep older ones" if own[False] else ""
        yield f"{name}: rules {rules}, printed numbers {seal}{older}"
