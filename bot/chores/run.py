"""Run the bot on Discord, with the token in DISCORD_TOKEN or in a file .env.

Everything is kept in the database; the bot may be stopped at any time, and goes on where it was.
"""

import argparse
import asyncio
import logging
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, repeat
from typing import Any

import aiohttp
import discord

from bot import settings
from bot.chores import Unfit
from bot.client import Signoria
from bot.store.trouble import Unusable
from cogs.door.rights import invitation
from cogs.posts.pictures import Gallery

_log = logging.getLogger(__name__)

NO_TOKEN = (
    "there is no token: put it into DISCORD_TOKEN or a file .env,"
    " or play without one by 'python -m bot sandbox'"
)
WRONG_TOKEN = "Discord does not know this token; copy it anew from the developer portal"

LONGEST_STOP = 9.0  # seconds
LOG_LINE = "[{asctime}] [{levelname:<8}] {name}: {message}"

# What passes by itself. AttributeError: a failed first connect of discord.py ends in one (#10520).
PASSING = (
    OSError,
    aiohttp.ClientError,
    asyncio.TimeoutError,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    discord.HTTPException,
    AttributeError,
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--has-token", action="store_true", help="only tell by the exit status whether there is one"
    )


def run(arguments: argparse.Namespace) -> int:
    token = settings.token()
    if arguments.has_token:
        return int(not token)
    if not token:
        raise Unfit(NO_TOKEN)
    discord.utils.setup_logging(level=logging.INFO, formatter=_log_format())
    keep_out_of_the_log(token)
    with suppress(asyncio.CancelledError):
        asyncio.run(serve(token))
    return 0


def _log_format() -> Any:
    """Colors for a terminal alone: discord.py writes them to any output within a container."""
    if sys.stderr.isatty():
        return discord.utils.MISSING  # which leaves it to discord.py
    return logging.Formatter(LOG_LINE, "%Y-%m-%d %H:%M:%S", style="{")


async def serve(token: str) -> None:
    """Until it is told to stop; trouble with the network only makes it wait."""
    _stop_when_told()
    for pause in pauses():
        try:
            await _connected(token)
        except discord.LoginFailure as failure:
            raise Unfit(WRONG_TOKEN) from failure
        except Unusable as trouble:
            raise Unfit(str(trouble)) from trouble
        except PASSING as trouble:
            _log.warning("no connection (%s); once more in %d s", type(trouble).__name__, pause)
            await asyncio.sleep(pause)
        else:
            return


def pauses() -> Iterator[int]:
    """Ever longer, up to five minutes."""
    return chain((1, 2, 5, 10, 30, 60, 120), repeat(300))


async def _connected(token: str) -> None:
    bot = Signoria(settings.database(), painter=Gallery(), second_place=settings.backups())
    async with bot:
        bot.gauge.start()  # by the clock on the wall: where Discord is simulated nothing runs by it
        await bot.login(token)
        print(f"Invite me: {invitation(bot.application_id)}", flush=True)
        await bot.connect()


def _stop_when_told() -> None:
    """A container says SIGTERM: what is under way is finished, and nothing is begun any more."""
    task = asyncio.current_task()
    assert task is not None

    def stop() -> None:
        loop.add_signal_handler(signal.SIGTERM, lambda: None)  # once is enough
        _end_in_time()
        task.cancel()

    loop = asyncio.get_running_loop()
    with suppress(NotImplementedError):  # on Windows
        loop.add_signal_handler(signal.SIGTERM, stop)


def _end_in_time() -> None:
    """A container waits ten seconds and then kills. All that matters is kept by then, so rather
    than be killed the process ends by itself, even with a picture half drawn."""
    end = threading.Timer(LONGEST_STOP, os._exit, (0,))
    end.daemon = True
    end.start()


class _Discreet(logging.Filter):
    """Lets no line pass that holds the token, without taking it out."""

    def __init__(self, token: str) -> None:
        super().__init__()
        self._token = token

    def filter(self, record: logging.LogRecord) -> bool:
        told = record.getMessage()
        if self._token in told:
            record.msg, record.args = told.replace(self._token, "…"), ()
        return True


def keep_out_of_the_log(token: str) -> None:
    for handler in logging.getLogger().handlers:
        handler.addFilter(_Discreet(token))
