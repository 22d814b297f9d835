"""List the servers where tables are kept; leave or block one, block a person, tell of a restart.

A running bot leaves within a minute, another one once it runs. Players of running games there are
told. A blocked server is left again whenever the bot is invited to it.

The list has for each server how many of its tables are open, when somebody last moved there, and
about how much of the database is its own. Names of servers are not kept.

A blocked person opens and joins no table anywhere any more; running games they finish. A restart is
told where somebody was in the last quarter of an hour: stop the bot at that time.
"""

import argparse
import sqlite3
import time
from collections.abc import Iterator

from bot import settings
from bot.cli import CommandError
from bot.cli.health import format_ago
from bot.cli.stored_games import open_database
from bot.scheduler.downtime_and_metrics import OF_NO_SERVER
from bot.storage import queries
from bot.storage.db_thread import DatabaseError, open_for_block
from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables import moderation
from bot.tables.people import MINUTE
from cogs.interaction.context import account_key


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--leave", metavar="SERVER", type=int, help="leave this server once")
    what.add_argument("--block", metavar="SERVER", type=int, help="leave it now and ever after")
    what.add_argument("--unblock", metavar="SERVER", type=int, help="let it invite the bot again")
    what.add_argument("--block-person", metavar="ACCOUNT", type=int, help="a Discord user's number")
    what.add_argument("--unblock-person", metavar="ACCOUNT", type=int, help="let them play again")
    what.add_argument("--restart-in", metavar="MINUTES", type=int, help="tell of a restart")


def run_command(arguments: argparse.Namespace) -> int:
    with open_database() as connection:
        unit = _plan_change(arguments, connection)
        if unit is None:
            print(*_describe_servers(connection), sep="\n")
            return 0
    try:
        with open_for_block(settings.database_path(), "rw") as connection:
            unit.write_transaction_to(connection)
    except DatabaseError as trouble:
        raise CommandError(str(trouble)) from trouble
    print("a running bot does so within a minute")
    return 0


def _plan_change(
    arguments: argparse.Namespace, connection: sqlite3.Connection
) -> SqlUnitOfWork | None:
    """Return what is to be written; None if nothing is asked for but the list."""
    unit, rows = SqlUnitOfWork(), queries.select_server_settings(connection, OF_NO_SERVER)
    if arguments.restart_in:
        at = int(time.time()) + MINUTE * arguments.restart_in
        unit.save_setting(OF_NO_SERVER, moderation.RESTART_ROW, str(at))
    elif account := arguments.block_person or arguments.unblock_person:
        person = queries.select_person_by_account(connection, account_key(account))
        if person is None:
            raise CommandError(f"account {account} has never used this bot")
        others = queries.select_banned_people(connection, OF_NO_SERVER) - {person.id}
        people = others | {person.id} if arguments.block_person else others
        unit.replace_banned(OF_NO_SERVER, people)
    elif server := arguments.leave or arguments.block or arguments.unblock:
        row = moderation.LEAVING_ROW if arguments.leave else moderation.BLOCKED_ROW
        servers, named = moderation.parse_servers(rows.get(row, "")), {str(server)}
        servers = servers - named if arguments.unblock else servers | named
        unit.save_setting(OF_NO_SERVER, row, moderation.format_servers(servers))
    else:
        return None
    return unit


def _describe_servers(connection: sqlite3.Connection) -> Iterator[str]:
    rows = queries.select_server_settings(connection, OF_NO_SERVER)
    blocked = moderation.parse_servers(rows.get(moderation.BLOCKED_ROW, ""))
    now, size = int(time.time()), settings.database_path().stat().st_size
    found = queries.select_servers(connection)
    moves = sum(one.moves for one in found) or 1
    for one in found:
        ago = "never" if one.last is None else format_ago(now - one.last)
        disk = f"{size * one.moves / moves / 1_000_000:.1f} MB"
        mark = ", blocked" if one.server in blocked else ""
        name = f"server {one.server}" if one.server else "direct messages"
        tables = f"{one.open_tables} of {one.tables} tables open"
        yield f"{name}: {tables}, last move {ago}, {disk}{mark}"
    yield from (f"server {one}: blocked" for one in sorted(blocked - {one.server for one in found}))
    for banned in sorted(queries.select_banned_people(connection, OF_NO_SERVER)):
        if person := queries.select_person(connection, banned):
            yield f"account {person.outside.partition(' ')[2]}: blocked"
    if not (found or blocked):
        yield "there is no table yet"
