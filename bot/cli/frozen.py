"""List frozen tables; report the law that a game broke, or let a table play on.

A table is frozen when its game breaks a law of the rules, which is a fault of this program, or
when its game can't be replayed.

--report writes the game as a score sheet for the authors of the program. It names nobody, but it
tells every hand: do not read it if you play at the table.

--resume lets the table play on; the laws that its game breaks are not asked there any more. A
running bot does so within half a minute, another one when it starts.

Exit status: 0 when it is done, 2 when it cannot be done.
"""

import argparse
import sqlite3
import time
from collections.abc import Iterable
from pathlib import Path

from bot import catalogue, settings
from bot.cli import CommandError, stored_games, write_new_file
from bot.engine import game_transcript
from bot.engine.journal import Diverged
from bot.storage import queries
from bot.storage.db_thread import DatabaseError, open_for_block
from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables.derived_effects import find_broken_law
from bot.tables.people import BROKEN_LAW, TableCard, TableId, TableStatus, Time
from bot.tables.records import Job, JobKind


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", metavar="TABLE", type=int, nargs="?", help="only this one")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--report", metavar="FILE", type=Path, help="write a report to a new file")
    what.add_argument("--resume", action="store_true", help="let the table play on")


def run_command(arguments: argparse.Namespace) -> int:
    with stored_games.open_database() as connection:
        cards = queries.select_table_cards(connection, status=(TableStatus.FROZEN,))
        if arguments.table is not None:
            cards = tuple(card for card in cards if card.id == arguments.table)
        if not (arguments.report or arguments.resume):
            print(*_describe_tables(cards), sep="\n")
            return 0
        if arguments.table is None or not cards:
            raise CommandError("name a frozen table; 'python -m bot frozen' lists them")
        report = write_law_report(connection, cards[0])
    if arguments.report:
        write_new_file(arguments.report, report, mode=0o600)
        print(f"{arguments.report} tells every hand: do not read it if you play at this table")
    else:
        schedule_resume(cards[0].id)
        print(f"table {arguments.table} plays on within half a minute if the bot is running")
    return 0


def _describe_tables(cards: Iterable[TableCard]) -> list[str]:
    lines = {
        card.id: "its game breaks a law; write a --report for the authors, or --resume it"
        if card.why == BROKEN_LAW
        else "its game can't be replayed; see 'python -m bot doctor'"
        for card in cards
    }
    return [f"table {table}: {why}" for table, why in lines.items()] or ["none is frozen"]


def write_law_report(connection: sqlite3.Connection, card: TableCard) -> str:
    """Write a score sheet that ends with the broken law; CommandError if it can't be replayed."""
    try:
        course = stored_games.replay_stored_game(connection, card)
        game = catalogue.unpack_edition(stored_games.edition_of_table(connection, course.opening))
    except (Diverged, stored_games.UnplayableTable) as fault:
        raise CommandError(f"the game of table {card.id} can't be replayed") from fault
    positions = (course.start, *(made.step.state for made in course.made))
    aside = card.laws_aside
    law = next(filter(None, (find_broken_law(game, one, aside) for one in positions)), "")
    entries = [line.entry for line in queries.select_journal_lines(connection, card.id)]
    ends = f"{game_transcript.BROKEN}{law}" if law else None
    return game_transcript.write_score_sheet(game, course.opening, entries, ends=ends)


def schedule_resume(table: TableId) -> None:
    """Store a job by which the bot lets the table play on."""
    unit = SqlUnitOfWork()
    job = Job(table, None, JobKind.THAW, Time(int(time.time())))
    unit.replace_jobs(table, (job,), (None,))
    try:
        with open_for_block(settings.database_path(), "rw") as connection:
            unit.write_transaction_to(connection)
    except DatabaseError as trouble:
        raise CommandError(str(trouble)) from trouble
