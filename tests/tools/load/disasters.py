"""Disks lost under load at random moments: restored from the copies, and played on elsewhere."""

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import signal
from collections import Counter
from contextlib import closing, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from bot.__main__ import run_command_line
from bot.storage import litestream, restore
from bot.storage.db_thread import open_connection
from tests.tools.load.drive import Load, lodging
from tests.tools.load.endurance import heard_before_the_kill, missing, plies
from tests.tools.load.gateway import Gateway, open_gateway
from tests.tools.load.town import CHANNEL, Town, asked_town

FIRST_ANSWERS = 5  # then a disk may be lost,
SOONEST, LATEST = 0.0, 5.0  # so many seconds later
LONGEST_LIFE = 600.0
MOST_LOST, LONGEST_AWAY = 1.0, 120.0  # seconds
SETTLES = 900.0  # seconds, at most, until all are told

NOTICE = "restored from a copy"
_UNSENT = "SELECT count(*) FROM messages WHERE text LIKE '%table-restored%' AND state = 'waiting'"
_POSITION = re.compile(r'"d:(?:undo|vote):([0-9]+):[^"]* @([0-9]+)"')
_POSITIONS = "SELECT id, incarnation + lines FROM tables"


@dataclass(frozen=True, slots=True)
class Disaster:
    """What came of one lost disk."""

    answered: int  # acts that were
    lost: int  # of these
    seconds: float  # between the first lost act and the end
    away: float  # seconds until somebody plays on
    told: int  # tables that were active, and told
    told_wrong: int  # tables that were not told exactly once
    too_new: int  # boards that show more than the journal

    @property
    def is_well(self) -> bool:
        is_in_time = self.seconds <= MOST_LOST and self.away <= LONGEST_AWAY
        return is_in_time and not (self.told_wrong or self.too_new)


def survive(arguments: argparse.Namespace, folder: Path) -> bool:
    """Lose so many disks; return whether each time no more was lost than may be."""
    (folder / "copies").mkdir(exist_ok=True)
    os.environ["SIGNORIA_COPIES"] = str(folder / "copies")
    (folder / "disk-0").mkdir()
    town, _ = asked_town(arguments, folder / "disk-0")
    found = asyncio.run(_lose_disks(arguments, town, folder))
    worst = max(found, key=lambda one: one.seconds)
    print(f"{len(found)} disks lost, {sum(one.is_well for one in found)} as promised")
    print(f"at most {worst.seconds:.2f} s of acts lost, {max(x.away for x in found):.0f} s away")
    return all(one.is_well for one in found)


async def _lose_disks(arguments: argparse.Namespace, town: Town, folder: Path) -> list[Disaster]:
    rate, luck = float(arguments.rates.split(",")[0]), random.Random("disks")
    found, load = list[Disaster](), None
    print("  n  answered  lost  lost s  away s  told  told wrong  boards too new", flush=True)
    async with open_gateway(town) as gateway:
        for number in range(arguments.disasters):
            database = folder / f"disk-{number}" / "signoria.db"
            elsewhere = folder / f"disk-{number + 1}" / "signoria.db"
            async with lodging(town, database, pictures=False, gateway=gateway) as before:
                _go_on(before, load, database, town, number)
                ended = await _destroy(before, database, rate, luck.uniform(SOONEST, LATEST))
            load = before
            found.append(await _come_back(before, ended, elsewhere, gateway))
            one = found[-1]
            print(
                f"{number + 1:3}  {one.answered:8}  {one.lost:4}  {one.seconds:6.2f}"
                f"  {one.away:6.1f}  {one.told:4}  {one.told_wrong:10}  {one.too_new:14}",
                flush=True,
            )
    return found


def _go_on(load: Load, last: Load | None, database: Path, town: Town, number: int) -> None:
    load.luck = random.Random(f"disk {number}")
    if last is not None:
        load.plies, load.numbers = plies(database, town), last.numbers


async def _destroy(load: Load, database: Path, rate: float, seconds: float) -> float:
    """While people play: the bot and its copier are killed, and the folder is gone."""
    doomed = asyncio.create_task(load.stretch(rate, LONGEST_LIFE))
    while len(load.gateway.answered) < FIRST_ANSWERS:
        await asyncio.sleep(0.02)
    await asyncio.sleep(seconds)
    copier = (await asyncio.to_thread(litestream._ask_litestream, "info", database)).get("pid")
    load.process.kill()
    if isinstance(copier, int):
        os.kill(copier, signal.SIGKILL)
    ended = asyncio.get_running_loop().time()
    await load.process.wait()
    doomed.cancel()
    await asyncio.gather(doomed, return_exceptions=True)
    shutil.rmtree(database.parent)
    return ended


async def _come_back(load: Load, ended: float, database: Path, gateway: Gateway) -> Disaster:
    """Restore the copies to another disk, start the bot there, and look at what it has."""
    loop = asyncio.get_running_loop()
    begun, town = loop.time(), load.town
    os.environ["SIGNORIA_DB"] = str(database)
    with redirect_stdout(StringIO()):
        assert await asyncio.to_thread(run_command_line, ["restore"]) == 0
    times = {load.asked[token]: at for token, at in gateway.answered.items() if token in load.asked}
    answered = load.kept | heard_before_the_kill(load)
    gateway.answered.clear()
    lost = missing(database, answered)
    seconds = max((ended - times.get(act, ended) for act in lost), default=0.0)
    with closing(open_connection(database, "ro")) as file:
        active, told = restore._select_recent_tables(file)[1], _notices(gateway)
    async with lodging(town, database, pictures=False, gateway=gateway) as after:
        _go_on(after, load, database, town, 0)
        await after.stretch(1.0, 1.0)
        away, load.numbers = loop.time() - begun, after.numbers
        await _settle(database)
    new = _notices(gateway) - told
    wrong = sum(new[table] != 1 for table in {*active, *new})
    too_new = _boards_too_new(database, gateway)
    return Disaster(len(answered), len(lost), seconds, away, len(new), wrong, too_new)


async def _settle(database: Path) -> None:
    """Wait until every table was told."""
    async with asyncio.timeout(SETTLES):
        with closing(open_connection(database, "ro")) as file:
            while file.execute(_UNSENT).fetchone()[0]:
                await asyncio.sleep(0.2)


def _notices(gateway: Gateway) -> Counter[int]:
    """Count by table the messages in the channels that tell of a restore."""
    posts = gateway.office.messages.values()
    return Counter(
        int(post["channel_id"]) - CHANNEL for post in posts if NOTICE in json.dumps(post)
    )


def _boards_too_new(database: Path, gateway: Gateway) -> int:
    """Count the boards in the channels that show more than the journal has."""
    with closing(open_connection(database, "ro")) as file:
        last = dict(file.execute(_POSITIONS).fetchall())
    shown = _POSITION.findall(json.dumps([*gateway.office.messages.values()]))
    return sum(int(position) > last.get(int(table), 0) for table, position in shown)
