"""What several chores ask of the database; a bot may be playing on it meanwhile."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from bot import catalogue, settings
from bot.catalogue import Edition
from bot.chores import Unfit
from bot.engine.journal import Course, Opening, replay
from bot.host.company import TableCard
from bot.store import reading, upgrade
from bot.store.scribe import opened
from bot.store.trouble import Unusable

AnyCourse: TypeAlias = Course[Any, Any]


class Unplayable(Exception):
    """A table that this program has no game for; its message says what is missing."""


@contextmanager
def the_database() -> Iterator[sqlite3.Connection]:
    """A connection that can only read; Unfit when there is nothing it could read."""
    path = settings.database()
    if not path.exists():
        raise Unfit(f"there is no database yet at {path}; the first start of the bot makes it")
    try:
        with opened(path, "ro") as kept:
            upgrade.must_be_current(kept, path)
            yield kept
    except Unusable as trouble:
        raise Unfit(str(trouble)) from trouble


def edition_of(kept: sqlite3.Connection, opening: Opening) -> Edition:
    """The printed numbers a game was started with; Unplayable when the house lacks them."""
    if opening.game not in catalogue.GAMES:
        raise Unplayable(f"there is no game '{opening.game}' in the house")
    try:
        edition = Edition(*reading.edition(kept, opening.printed))
    except LookupError as missing:
        raise Unplayable(str(missing)) from missing
    if (edition.game, edition.seal) != (opening.game, opening.printed):
        raise Unplayable("its printed numbers are damaged")
    return edition


def replayed(kept: sqlite3.Connection, card: TableCard, opening: Opening) -> AnyCourse:
    """The course of a kept game, checked line by line; Diverged where it is another, or torn."""
    game = catalogue.unpacked(edition_of(kept, opening))
    shelf = reading.shelf(kept, card.id)
    shelf.must_be_whole()
    return replay(game, opening, shelf.entries)
