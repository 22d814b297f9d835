"""The process of the bot: alone with its file, as on its owner's machine; it says how it fares.

`python -m tests.tools.load.lodger FILE ADDRESS [pictures]`
"""

import asyncio
import json
import os
import resource
import signal
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import discord

from bot import settings
from bot.cli.run import serve_metrics
from bot.client import SignoriaBot
from bot.storage.litestream import CopyProcess
from bot.tables.lobby import NO_LIMITS
from bot.tables.people import Time
from cogs.messages.pictures import CachingPainter
from tests.tools.figures.house import Standstill
from tests.tools.load.rooms import Rooms

EVERY = 1.0  # seconds


class Lodger(SignoriaBot):
    """The bot as it is; only its shards need not wait for each other as long as Discord asks."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await asyncio.sleep(0)


class Since:
    """Time goes on from where it stood when the file was filled: nothing is due all at once."""

    def __init__(self) -> None:
        self._begun = time.monotonic()

    def now(self) -> Time:
        return Time(Standstill().now() + int(time.monotonic() - self._begun))


async def live(database: Path, address: str, *, pictures: bool) -> None:
    discord.http.Route.BASE = address
    begun, rooms = time.monotonic(), Rooms()
    painter = CachingPainter() if pictures else None
    place = settings.copies_place()
    bot = Lodger(database, clock=Since(), painter=painter, limits=NO_LIMITS, copies=place)
    copying = CopyProcess(database, place, settings.child_environment())
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None
    loop.add_signal_handler(signal.SIGTERM, task.cancel)
    serving = serve_metrics(bot, database, settings.metrics_address())
    async with copying as copies, bot:
        await bot.login("load")
        if place:
            copies.start_copying()
        say("opened", seconds=time.monotonic() - begun)
        opened = ExitStack()
        opened.enter_context(serving)
        connected = asyncio.create_task(bot.connect())
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait([ready, connected], return_when=asyncio.FIRST_COMPLETED)
        if connected.done():
            return connected.result()
        say("ready", seconds=time.monotonic() - begun)
        rooms.start()
        try:
            while not connected.done():
                due = loop.time() + EVERY
                await asyncio.sleep(EVERY)
                say("fares", lag=loop.time() - due, rooms=rooms.seen.most_common())
        finally:
            rooms.close()
            opened.close()


def say(what: str, **facts: object) -> None:
    """One line for whoever started this process."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    known = {
        "cpu": used.ru_utime + used.ru_stime,
        "memory": pages * os.sysconf("SC_PAGE_SIZE") / 1e6,
        "peak": used.ru_maxrss / 1e3,
        "handles": len(os.listdir("/proc/self/fd")),
    }
    print(json.dumps({"what": what, **known, **facts}), flush=True)


if __name__ == "__main__":
    try:
        asyncio.run(live(Path(sys.argv[1]), sys.argv[2], pictures="pictures" in sys.argv[3:]))
    except asyncio.CancelledError:
        say("left")
