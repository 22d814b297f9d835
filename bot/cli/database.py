"""Read the database from the command line while a bot may be running on it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from bot import catalogue, settings
from bot.catalogue import Edition
from bot.cli import CommandError
from bot.engine.journal import Course, Opening, replay
from bot.storage import queries, schema
from bot.storage.db_thread import DatabaseError, open_and_close
from bot.tables.people import TableCard

AnyCourse: TypeAlias = Course[Any, Any]


class UnplayableTable(Exception):
    """A table that this program has no game for; its message says what is missing."""


@contextmanager
def open_database() -> Iterator[sqlite3.Connection]:
    """A connection that can only read; Unfit when there is nothing it could read."""
    path = settings.database_path()
    if not path.exists():
        raise CommandError(
            f"there is no database yet at {path}; the first start of the bot makes it"
        )
    try:
        with open_and_close(path, "ro") as kept:
            schema.check_is_current(kept, path)
            yield kept
    except DatabaseError as trouble:
        raise CommandError(str(trouble)) from trouble


def edition_of_table(kept: sqlite3.Connection, opening: Opening) -> Edition:
    """The printed numbers a game was started with; Unplayable when the house lacks them."""
    if opening.game not in catalogue.GAMES:
        raise UnplayableTable(f"there is no game '{opening.game}' in the house")
    try:
        edition = Edition(*queries.select_edition(kept, opening.printed))
    except LookupError as missing:
        raise UnplayableTable(str(missing)) from missing
    if (edition.game, edition.seal) != (opening.game, opening.printed):
        raise UnplayableTable("its printed numbers are damaged")
    return edition


def replay_stored_game(kept: sqlite3.Connection, card: TableCard, opening: Opening) -> AnyCourse:
    """The course of a kept game, checked line by line; Diverged where it is another, or torn."""
    game = catalogue.unpack_edition(edition_of_table(kept, opening))
    shelf = queries.select_table_record(kept, card.id)
    shelf.must_be_whole()
    return replay(game, opening, shelf.entries)
