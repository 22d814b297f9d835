"""Minutes or an hour at an even pace, with a kill in the middle: what grows, and what is lost."""

import argparse
import asyncio
import random
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.storage.db_thread import open_connection
from tests.tools.load.drive import Load, Stretch, lodging, waiting
from tests.tools.load.gateway import open_gateway
from tests.tools.load.town import Town, asked_town

EVERY = 30.0  # seconds between two looks
KILLED_AFTER = 3.0  # seconds of acts nobody hears of
SETTLES = 180.0  # seconds, until whoever was there is written to


@dataclass(frozen=True, slots=True)
class Look:
    """How it stands after so many seconds."""

    at: float
    came: Stretch
    wal: float  # MB
    outbox: int

    def told(self) -> str:
        return (
            f"{self.at:6.0f}  {self.came.at(50):6.0f}  {self.came.at(95):6.0f}"
            f"  {self.came.unanswered:4}  {self.came.cpu:4.2f}  {self.came.memory:4.0f}"
            f"  {self.came.handles:7}  {self.wal:6.1f}  {self.outbox:6}"
        )


def endure(arguments: argparse.Namespace, folder: Path) -> bool:
    """Whether nothing was lost, and nothing went on growing."""
    return asyncio.run(_endured(arguments, *asked_town(arguments, folder)))


async def _endured(arguments: argparse.Namespace, town: Town, database: Path) -> bool:
    rate, half = float(arguments.rates.split(",")[0]), arguments.endure * 30
    print("     s  p50 ms  p95 ms  lost   CPU    MB  handles  WAL MB  outbox", flush=True)
    async with open_gateway(town) as gateway:
        async with lodging(town, database, gateway=gateway) as before:
            first = await _looks(before, database, rate, half)
            await _killed(before, rate)
        print("killed, and started again", flush=True)
        async with lodging(town, database, gateway=gateway) as after:
            after.plies, after.numbers = plies(database, town), before.numbers
            after.luck = random.Random("after the kill")
            second = await _looks(after, database, rate, half)
            await asyncio.sleep(SETTLES)
            left = waiting(database)
    answered = before.kept | heard_before_the_kill(before) | after.kept
    lost = missing(database, answered)
    print(f"{len(answered)} acts were answered, {len(lost)} of them are not in the file")
    print(f"{left} messages are left to be sent")
    grown = [*growth(first), *growth(second)]
    print(*(grown or ["nothing goes on growing"]), sep="\n")
    return not (lost or left or grown)


async def _killed(load: Load, rate: float) -> None:
    """While more is asked of it than usual."""
    doomed = asyncio.create_task(load.stretch(2 * rate, KILLED_AFTER))
    await asyncio.sleep(KILLED_AFTER / 2)
    load.process.kill()
    await load.process.wait()
    doomed.cancel()
    await asyncio.gather(doomed, return_exceptions=True)


async def _looks(load: Load, database: Path, rate: float, seconds: float) -> list[Look]:
    looks: list[Look] = []
    begun = asyncio.get_running_loop().time()
    while (at := asyncio.get_running_loop().time() - begun) < seconds:
        came = await load.stretch(rate, min(EVERY, max(1.0, seconds - at)))
        wal = database.with_name(f"{database.name}-wal").stat().st_size / 1e6
        looks.append(Look(at, came, wal, waiting(database)))
        print(looks[-1].told(), flush=True)
    return looks


def heard_before_the_kill(load: Load) -> set[tuple[int, int]]:
    """Answered in the last moment, though nobody counted it any more."""
    answered = load.gateway.answered.keys()
    return {act for token, act in load.asked.items() if token in answered}


def missing(database: Path, answered: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Which of these acts no journal tells: each is known by the number of its request."""
    with closing(open_connection(database, "ro")) as file:
        asked = "SELECT table_id, request FROM lines WHERE request GLOB 'discord *'"
        told = set(file.execute(asked))
    return {act for act in answered if (act[0], f"discord {act[1]}") not in told}


def plies(database: Path, town: Town) -> dict[int, int]:
    """How far each game has come: of what nobody heard, some was kept and some was not."""
    with closing(open_connection(database, "ro")) as file:
        return dict(file.execute("SELECT id, lines FROM tables WHERE lines > ?", (town.plies,)))


def growth(looks: Sequence[Look]) -> list[str]:
    """What is a tenth larger in the last third than in the one before; the first is for warming."""
    third = len(looks) // 3
    if not third:
        return []
    earlier, later = looks[-2 * third : -third], looks[-third:]
    found = []
    for name, least in (("memory", 5.0), ("handles", 5.0), ("wal", 2.0), ("outbox", 20.0)):
        was, now = (_mean(name, some) for some in (earlier, later))
        if now > was * 1.1 and now - was > least:
            found.append(f"{name} grows: {was:.1f}, then {now:.1f}")
    return found


def _mean(name: str, looks: Sequence[Look]) -> float:
    owned: list[float] = [
        getattr(look if hasattr(look, name) else look.came, name) for look in looks
    ]
    return sum(owned) / len(owned)
