"""People act and talk at an even pace, whether those before them were answered or not."""

import asyncio
import json
import os
import random
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

from bot.storage import queries
from bot.storage.db_thread import open_connection
from tests.tools.figures.engine import HOUSE
from tests.tools.figures.house import long_game
from tests.tools.load.gateway import Gateway, open_gateway
from tests.tools.load.town import Town

LONGEST_WAIT = 20.0  # seconds, for answers that are still on their way
LONGEST_START = 300.0


@dataclass(frozen=True, slots=True)
class Stretch:
    """What came of some seconds at one rate."""

    rate: float
    talk: float
    waits: tuple[float, ...]  # milliseconds, of what was answered
    unanswered: int
    cpu: float  # seconds of the bot's, for a second of the clock
    memory: float  # MB
    handles: int
    lag: float  # milliseconds, the longest that was seen
    requests: dict[str, int]
    rooms: dict[str, int]

    def at(self, hundredth: int) -> float:
        """So many of a hundred are answered sooner."""
        if self.unanswered > len(self.waits) * (100 - hundredth) / 100:
            return float("inf")
        return quantiles(self.waits, n=100)[hundredth - 1]

    @property
    def busiest_rooms(self) -> str:
        """Tell where the bot was at work, in percent."""
        seen = sum(self.rooms.values()) or 1
        rooms = sorted(self.rooms.items(), key=lambda room: -room[1])[:9]
        return ", ".join(f"{room} {100 * many / seen:.0f} %" for room, many in rooms)

    @property
    def limited(self) -> int:
        """Requests that count against what Discord allows a bot; answers to people do not."""
        return sum(
            many for kind, many in self.requests.items() if kind not in ("interactions", "webhooks")
        )


@dataclass(slots=True)
class Load:
    """A bot that runs by itself, and the town in which it does."""

    gateway: Gateway
    process: asyncio.subprocess.Process
    luck: random.Random
    plies: dict[int, int] = field(default_factory=dict)
    asked: dict[str, tuple[int, int]] = field(default_factory=dict)  # at which table, by token
    facts: list[dict[str, Any]] = field(default_factory=list)  # what the bot said last
    kept: set[tuple[int, int]] = field(default_factory=set)  # acts that were answered
    numbers: int = 10**18
    _order: list[int] = field(default_factory=list)

    @property
    def town(self) -> Town:
        return self.gateway.town

    @property
    def acts_left(self) -> int:
        """How many can be made before the first game is over."""
        made = max(self.plies.values(), default=self.town.plies)
        return (len(long_game()) - made - 1) * self.town.tables

    async def stretch(self, rate: float, seconds: float, talk: float = 0.0) -> Stretch:
        """So many acts a second, each at another table, and so many messages between them."""
        loop, due = asyncio.get_running_loop(), dict[str, float]()
        before, asked = await self._next_fact(), dict(self.gateway.requests)
        told = asyncio.create_task(self._talk(talk, seconds)) if talk else None
        begun = loop.time()
        for turn in range(round(rate * seconds)):
            at = begun + turn / rate
            await asyncio.sleep(max(0.0, at - loop.time()))
            due[await self._act()] = at
        if told:
            await told
        after, over = await self._next_fact(), loop.time() + LONGEST_WAIT
        while loop.time() < over and not due.keys() <= self.gateway.answered.keys():
            await asyncio.sleep(0.05)
        heard = {token: self.gateway.answered.pop(token, None) for token in due}
        self.kept |= {self.asked[token] for token, at in heard.items() if at is not None}
        waits = tuple(1000 * (at - due[token]) for token, at in heard.items() if at is not None)
        lasted = max(0.001, after["at"] - before["at"])
        return Stretch(
            *(rate, talk, waits, len(due) - len(waits)),
            *((after["cpu"] - before["cpu"]) / lasted, after["memory"], after["handles"]),
            1000 * max(fact["lag"] for fact in self.facts if fact["at"] > before["at"]),
            {k: v - asked.get(k, 0) for k, v in self.gateway.requests.items()},
            _less(after["rooms"], before["rooms"]),
        )

    async def _act(self) -> str:
        """The next move at a table that was left alone for the longest time."""
        if not self._order:
            self._order = list(range(1, self.town.tables + 1))
            self.luck.shuffle(self._order)
        table = self._order.pop()
        ply = self.plies.get(table, self.town.plies)
        self.plies[table] = ply + 1
        assert ply < len(long_game()), "the game at this table is over"
        self.numbers += 1 << 22
        told = self.town.act(self.numbers, table, ply)
        self.asked[str(told["token"])] = table, self.numbers
        await self.gateway.tell(self.town.at(table), "INTERACTION_CREATE", told)
        return str(told["token"])

    async def _talk(self, rate: float, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        for turn in range(round(rate * seconds)):
            if begun + turn / rate > loop.time():
                await asyncio.sleep(begun + turn / rate - loop.time())
            table = self.luck.randint(1, self.town.tables)
            told = self.town.talk(10**18 + turn, table)
            await self.gateway.tell(self.town.at(table), "MESSAGE_CREATE", told)

    # What the bot says of itself

    async def listen(self) -> None:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            fact = json.loads(line) | {"at": asyncio.get_running_loop().time()}
            self.facts = [*self.facts[-3600:], fact]

    async def said(self, what: str) -> dict[str, Any]:
        async with asyncio.timeout(LONGEST_START):
            while True:
                found = [fact for fact in self.facts if fact["what"] == what]
                if found:
                    return found[-1]
                if self.process.returncode is not None:
                    raise RuntimeError("the bot has ended")
                await asyncio.sleep(0.02)

    async def _next_fact(self) -> dict[str, Any]:
        known = len(self.facts) and self.facts[-1]["at"]
        async with asyncio.timeout(LONGEST_START):
            while not self.facts or self.facts[-1]["at"] == known or "rooms" not in self.facts[-1]:
                await asyncio.sleep(0.02)
        return self.facts[-1]


@asynccontextmanager
async def lodging(
    town: Town,
    database: Path,
    *,
    shards: int = 1,
    pictures: bool = True,
    gateway: Gateway | None = None,
) -> AsyncIterator[Load]:
    """The bot is logged in for as long as this lasts, and told to stop at its end."""
    async with AsyncExitStack() as opened:
        if gateway is None:
            gateway = await opened.enter_async_context(open_gateway(town, shards))
        address = gateway.address.replace("ws:", "http:").removesuffix("/gateway")
        words = ["-m", "tests.tools.load.lodger", str(database), address]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *(*words, "pictures" if pictures else "words"),
            cwd=HOUSE,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 20,
            env=os.environ | {"SIGNORIA_DB": str(database)},
        )
        load = Load(gateway, process, random.Random("load"))
        heard = asyncio.create_task(load.listen())
        try:
            await load.said("ready")
            yield load
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()
            await heard


def waiting(database: Path) -> int:
    """Notes that could be on their way; what is kept for a while later does not count."""
    with closing(open_connection(database, "ro")) as file:
        return queries.count_untried_messages(file)


def _less(after: list[list[Any]], before: list[list[Any]]) -> dict[str, int]:
    known = dict(before)
    return {room: many - known.get(room, 0) for room, many in after}
