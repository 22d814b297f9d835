"""Whether a monitor is told the truth under load: its counters beside what Discord saw."""

import argparse
import asyncio
import os
import time
from contextlib import closing
from pathlib import Path
from socket import socket
from statistics import median
from urllib.request import urlopen

from bot.storage.db_thread import open_connection
from tests.tools.load.drive import lodging
from tests.tools.load.town import Town, asked_town

SCRAPES, LONGEST_SCRAPE = 40, 0.005  # seconds
ANSWERS, COMMANDS, WAITING = "answer_seconds_count", "commands_total", "outbox_messages"
_LINES = "SELECT count(DISTINCT request) FROM lines"
_WAITING = "SELECT count(*) FROM messages WHERE state = 'waiting'"


def monitor(arguments: argparse.Namespace, folder: Path) -> bool:
    """Return whether every counter equals what was seen, and a scrape is quick."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    os.environ["SIGNORIA_METRICS"] = address
    return asyncio.run(_compare(arguments, *asked_town(arguments, folder), address))


async def _compare(arguments: argparse.Namespace, town: Town, database: Path, address: str) -> bool:
    rate = float(arguments.rates.split(",")[0])
    async with lodging(town, database, pictures=False) as load:
        (before, _), lines = await _scrape(address), _count(database, _LINES)
        playing = asyncio.create_task(load.stretch(rate, arguments.seconds))
        waits = list[float]()
        for _ in range(SCRAPES):
            await asyncio.sleep(arguments.seconds / SCRAPES)
            waits.append((await _scrape(address))[1])
        answered = len((await playing).waits)
        await asyncio.sleep(2)
        after, _ = await _scrape(address)
        pairs = [
            ("answers", after[ANSWERS] - before[ANSWERS], answered),
            ("commands", after[COMMANDS] - before[COMMANDS], _count(database, _LINES) - lines),
            ("outbox", after[WAITING], _count(database, _WAITING)),
        ]
    for name, told, seen in pairs:
        print(f"{name}: {told:.0f} told, {seen} seen")
    print(f"a scrape: {1000 * median(waits):.1f} ms, the longest {1000 * max(waits):.1f} ms")
    return median(waits) <= LONGEST_SCRAPE and all(told == seen for _, told, seen in pairs)


def _count(database: Path, asked: str) -> int:
    with closing(open_connection(database, "ro")) as file:
        return int(file.execute(asked).fetchone()[0])


async def _scrape(address: str) -> tuple[dict[str, float], float]:
    """Return the figures and how many seconds they took."""

    def scrape() -> tuple[str, float]:
        begun = time.perf_counter()
        with urlopen(f"http://{address}/metrics", timeout=30) as answer:
            told = answer.read().decode()
        return told, time.perf_counter() - begun

    told, seconds = await asyncio.to_thread(scrape)
    rows = (line.rpartition(" ") for line in told.splitlines() if not line.startswith("#"))
    return {name.removeprefix("signoria_"): float(value) for name, _, value in rows}, seconds
