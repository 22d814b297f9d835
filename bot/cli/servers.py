"""List the servers where tables are kept; leave one, or block one for good.

A running bot leaves within a minute, another one once it runs. Players of running games there are
told. A blocked server is left again whenever the bot is invited to it.

The list has for each server how many of its tables are open, when somebody last moved there, and
about how much of the database is its own. Names of servers are not kept.
"""

import argparse
import sqlite3
import time
from collections.abc import Iterator

from bot import settings
from bot.cli import CommandError
from bot.cli.database import open_database
from bot.cli.health import format_ago
from bot.scheduler.liveness import OF_NO_SERVER
from bot.storage import queries
from bot.storage.db_thread import DatabaseError, open_and_close
from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables.moderation import BLOCKED_ROW, LEAVING_ROW, format_servers, parse_servers


def add_arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--leave", metavar="SERVER", type=int, help="leave this server once")
    what.add_argument("--block", metavar="SERVER", type=int, help="leave it now and ever after")
    what.add_argument("--unblock", metavar="SERVER", type=int, help="let it invite the bot again")


def run_command(arguments: argparse.Namespace) -> int:
    with open_database() as connection:
        rows = queries.select_settings(connection, OF_NO_SERVER)
        blocked = parse_servers(rows.get(BLOCKED_ROW, ""))
        leaving = parse_servers(rows.get(LEAVING_ROW, ""))
        if not (arguments.leave or arguments.block or arguments.unblock):
            print(*_describe_servers(connection, blocked), sep="\n")
            return 0
    if arguments.leave:
        _save_servers(LEAVING_ROW, leaving | {str(arguments.leave)})
    else:
        named = {str(arguments.block or arguments.unblock)}
        _save_servers(BLOCKED_ROW, blocked | named if arguments.block else blocked - named)
    print("a running bot does so within a minute")
    return 0


def _describe_servers(connection: sqlite3.Connection, blocked: frozenset[str]) -> Iterator[str]:
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
    if not (found or blocked):
        yield "there is no table yet"


def _save_servers(row: str, servers: frozenset[str]) -> None:
    unit = SqlUnitOfWork()
    unit.save_setting(OF_NO_SERVER, row, format_servers(servers))
    try:
        with open_and_close(settings.database_path(), "rw") as connection:
            unit.write_transaction_to(connection)
    except DatabaseError as trouble:
        raise CommandError(str(trouble)) from trouble
