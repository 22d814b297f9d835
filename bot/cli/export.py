"""Write one table as JSON, its seed sealed until the game is over.

Of a game that is over the file tells all, as its players saw it end: seed, deal and every move.
Whoever has it can bring it in elsewhere with 'python -m bot import'. Who played is not in it.
What somebody plays on from a position of such a game proves nothing, and is not exported.

Of a game that is not over, or whose deal others still play, it tells only what everybody at the
table was told. The seed, the moves made under cover and the checksums of hands and decks are left
out, so it may be shown to anybody, and cannot be played on.

--with-secrets is for moving a table to another machine: it adds the seed and every move, the
server and the channel, and who sits where. Nobody who plays should see that file. Secret orders
never leave the house; nor do votes, messages and deadlines. Cancel the table here once it goes on
elsewhere.
"""

import argparse
import json
import sqlite3
import sys
from pathlib import Path

from bot.cli import CommandError, write_new_file
from bot.cli.database import UnplayableTable, edition_of_table, open_database
from bot.cli.table_file import (
    AccountName,
    PlainJson,
    SeatOccupant,
    TableFile,
    to_json,
    to_public_json,
)
from bot.engine.journal import Diverged
from bot.storage import queries
from bot.tables import lobby
from bot.tables.people import PersonId, SeatHolder, TableCard, TableId, TableStatus
from bot.tables.records import IncompleteJournal


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", metavar="TABLE", type=int, help="the table's number")
    parser.add_argument(
        "-o", metavar="FILE", dest="file", type=Path, help="a new file; otherwise it is printed"
    )
    parser.add_argument(
        "--with-secrets",
        action="store_true",
        help="tell all of a game that is not over, and who plays: to play on elsewhere",
    )


def run_command(arguments: argparse.Namespace) -> int:
    plain = export_table(TableId(arguments.table), with_secrets=arguments.with_secrets)
    text = format_json(plain)
    if arguments.file is None:
        sys.stdout.write(text)
        return 0
    write_new_file(arguments.file, text, mode=0o600 if arguments.with_secrets else 0o666)
    print(arguments.file)
    return 0


def export_table(table: TableId, *, with_secrets: bool) -> PlainJson:
    """Return the content of the file; CommandError if the table cannot be exported."""
    with open_database() as connection:
        table_file = make_table_file(connection, table, with_people=with_secrets)
    if with_secrets or (table_file.status is TableStatus.OVER and not table_file.is_sealed):
        return to_json(table_file)
    try:
        return to_public_json(table_file)
    except Diverged as diverged:
        # Where and why it diverges may tell a secret.
        raise CommandError(
            f"the game of table {table} can no longer be told line by line; it leaves the house"
            " only --with-secrets"
        ) from diverged


def make_table_file(
    connection: sqlite3.Connection, table: TableId, *, with_people: bool
) -> TableFile:
    """Read a table with all its lines; its players only `with_people`."""
    try:
        record = queries.select_table_record(connection, table)
    except LookupError as missing:
        raise CommandError(str(missing)) from missing
    card, opening = record.card, record.opening
    if opening is None:
        raise CommandError(f"the game of table {table} has not begun: there is nothing to tell")
    _refuse_continuation(card)
    try:
        edition, entries = edition_of_table(connection, opening), record.entries
    except (UnplayableTable, IncompleteJournal) as fault:
        raise CommandError(f"table {table}: {fault}") from fault

    def who(person: PersonId | None) -> AccountName | None:
        if person is None or not with_people:
            return None
        known = queries.select_person(connection, person)
        return AccountName(known.outside, known.name) if known and known.outside else None

    def occupant(holder: SeatHolder) -> SeatOccupant:
        return SeatOccupant(
            who(holder.person), holder.computer, holder.replacement, holder.resigned
        )

    return TableFile(
        table=card.id,
        status=card.status,
        terms=card.terms,
        opened=card.opened,
        started=card.started,
        ended=card.ended,
        occupants=tuple(map(occupant, card.holders)),
        edition=edition,
        opening=opening,
        deal=lobby.make_deal(record.server_seed or opening.seed, record.player_salts),
        lines=tuple(zip(entries, (line.at for line in record.lines), strict=True)),
        server=card.server,
        place=card.place,
        owner=who(card.owner),
        is_sealed=record.shared is not None and record.shared.is_embargoed,
    )


def _refuse_continuation(card: TableCard) -> None:
    if card.origin is not None:
        raise CommandError(
            f"table {card.id} plays on from move {card.origin.moves} of table {card.origin.table}:"
            " of such a game no deal was announced, and it does not leave the house"
        )


def format_json(plain: PlainJson) -> str:
    """Format as JSON with one row per fact and per line of the game, for comparing files."""
    rows = [f"  {json.dumps(name)}: {json.dumps(plain[name])}" for name in plain if name != "lines"]
    lines = ",\n".join(f"    {json.dumps(line)}" for line in plain["lines"])
    return "{\n" + ",\n".join([*rows, f'  "lines": [\n{lines}\n  ]']) + "\n}\n"
