"""Run the bot on Discord, with the token in DISCORD_TOKEN or in a file .env.

Everything is kept in the database; the bot may be stopped at any time, and goes on where it was.
"""

import argparse
import asyncio
import json
import logging
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from itertools import chain, repeat
from typing import Any

import aiohttp
import discord

from bot import settings
from bot.cli import CommandError
from bot.cli.prometheus import serve_metrics
from bot.client import SignoriaBot
from bot.storage.copies import CopyProcess
from bot.storage.db_thread import DatabaseError
from cogs.interaction.permissions import install_link, invite_link
from cogs.messages.pictures import AlbumPainter

_log = logging.getLogger(__name__)

NO_TOKEN = (
    "there is no token: put it into DISCORD_TOKEN or a file .env,"
    " or play without one by 'python -m bot sandbox'"
)
WRONG_TOKEN = "Discord does not know this token; copy it anew from the developer portal"

LONGEST_STOP = 9.0  # seconds
LOG_LINE = "[{asctime}] [{levelname:<8}] {name}: {message}"

# Errors that pass by themselves. AttributeError: how a failed first connect of discord.py ends
# (#10520).
PASSING_ERRORS = (
    OSError,
    aiohttp.ClientError,
    asyncio.TimeoutError,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    discord.HTTPException,
    AttributeError,
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--has-token", action="store_true", help="only tell by the exit status whether there is one"
    )
    parser.add_argument(
        "--log", choices=("text", "json"), default="text", help="how to log; default: %(default)s"
    )


def run_command(arguments: argparse.Namespace) -> int:
    token = settings.discord_token()
    if arguments.has_token:
        return int(not token)
    if not token:
        raise CommandError(NO_TOKEN)
    discord.utils.setup_logging(level=logging.INFO, formatter=_log_format(arguments.log))
    hide_token_in_logs(token)
    with suppress(asyncio.CancelledError):
        asyncio.run(serve_forever(token))
    return 0


class JsonFormatter(logging.Formatter):
    """Write each log record as one JSON object on a line."""

    def format(self, record: logging.LogRecord) -> str:
        trouble = self.formatException(record.exc_info) if record.exc_info else None
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        return json.dumps(said | ({"exception": trouble} if trouble else {}), ensure_ascii=False)


def _log_format(named: str) -> Any:
    """Return colored logs for a terminal only: in a container discord.py always colors them."""
    if named == "json":
        return JsonFormatter()
    if sys.stderr.isatty():
        return discord.utils.MISSING  # the default of discord.py
    return logging.Formatter(LOG_LINE, "%Y-%m-%d %H:%M:%S", style="{")


async def serve_forever(token: str) -> None:
    """Run the bot until it is stopped; after network errors wait and connect again."""
    _stop_on_signal()
    for pause in retry_pauses():
        try:
            await _run_bot(token)
        except discord.LoginFailure as failure:
            raise CommandError(WRONG_TOKEN) from failure
        except DatabaseError as trouble:
            raise CommandError(str(trouble)) from trouble
        except PASSING_ERRORS as trouble:
            _log.warning("no connection (%s); once more in %d s", type(trouble).__name__, pause)
            await asyncio.sleep(pause)
        else:
            return


def retry_pauses() -> Iterator[int]:
    """Yield seconds to wait before the next attempt, up to five minutes."""
    return chain((1, 2, 5, 10, 30, 60, 120), repeat(300))


async def _run_bot(token: str) -> None:
    database, place = settings.database_path(), settings.copies_place()
    bot = SignoriaBot(
        database, painter=AlbumPainter(), second_place=settings.backup_path(), copies=place
    )
    bot.pages = settings.page_addresses()
    # The copies end last, so that they have all that is stored.
    copying = CopyProcess(database, place, settings.child_environment())
    serving = serve_metrics(bot, database, settings.metrics_address())
    async with copying as copies, bot:
        bot.metrics.start_sampling()  # only here: a simulated Discord has no clock of its own
        await bot.login(token)
        if place:
            copies.start_copying()
        print(f"For a server: {invite_link(bot.application_id)}", flush=True)
        print(f"For yourself: {install_link(bot.application_id)}", flush=True)
        with serving:
            await bot.connect()


def _stop_on_signal() -> None:
    """Stop cleanly on SIGTERM, as containers send it: finish what is under way, begin nothing."""
    task = asyncio.current_task()
    assert task is not None

    def stop() -> None:
        loop.add_signal_handler(signal.SIGTERM, lambda: None)  # once is enough
        _exit_in_time()
        task.cancel()

    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # on Windows
        loop.add_signal_handler(signal.SIGTERM, stop)


def _exit_in_time() -> None:
    """End the process before a container kills it after ten seconds; all is stored by then."""
    end = threading.Timer(LONGEST_STOP, os._exit, (0,))
    end.daemon = True
    end.start()


class _TokenFilter(logging.Filter):
    """Remove the token from log lines."""

    def __init__(self, token: str) -> None:
        super().__init__()
        self._token = token

    def filter(self, record: logging.LogRecord) -> bool:
        told = record.getMessage()
        if self._token in told:
            record.msg, record.args = told.replace(self._token, "…"), ()
        return True


def hide_token_in_logs(token: str) -> None:
    for handler in logging.getLogger().handlers:
        handler.addFilter(_TokenFilter(token))
