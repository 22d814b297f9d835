"""Read the database from the command line while a bot may be running on it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from bot import catalogue, settings
from bot.catalogue import Edition
from bot.cli import CommandError
from bot.engine.journal import Course, Opening, replay_journal
from bot.storage import queries, schema
from bot.storage.db_thread import DatabaseError, open_for_block
from bot.tables.people import TableCard

AnyCourse: TypeAlias = Course[Any, Any]


class UnplayableTable(Exception):
    """A table whose game this program cannot load; its message says what is missing."""


@contextmanager
def open_database() -> Iterator[sqlite3.Connection]:
    """Open the database for reading only; CommandError if there is none that can be read."""
    path = settings.database_path()
    if not path.exists():
        raise CommandError(
            f"there is no database yet at {path}; the first start of the bot makes it"
        )
    try:
        with open_for_block(path, "ro") as connection:
            schema.check_is_current(connection, path)
            yield connection
    except DatabaseError as trouble:
        raise CommandError(str(trouble)) from trouble


def edition_of_table(connection: sqlite3.Connection, opening: Opening) -> Edition:
    """Load the printed numbers a game was started with; UnplayableTable if they are missing."""
    if opening.game not in catalogue.GAMES:
        raise UnplayableTable(f"this version has no game '{opening.game}'")
    try:
        edition = Edition(*queries.select_edition(connection, opening.printed))
    except LookupError as missing:
        raise UnplayableTable(str(missing)) from missing
    if (edition.game, edition.seal) != (opening.game, opening.printed):
        raise UnplayableTable("its printed numbers are damaged")
    return edition


def replay_stored_game(connection: sqlite3.Connection, card: TableCard) -> AnyCourse:
    """Replay a stored game; UnplayableTable or Diverged if it can't be done."""
    record = queries.select_table_record(connection, card.id)
    if record.opening is None:
        raise UnplayableTable("its opening is missing")
    game = catalogue.unpack_edition(edition_of_table(connection, record.opening))
    record.require_whole()
    return replay_journal(game, record.opening, record.entries)
