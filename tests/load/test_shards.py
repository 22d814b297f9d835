"""Four shards in one process, on a Discord behind a port: one that is lost leaves the others."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import isfinite
from pathlib import Path
from threading import enumerate as threads

import discord
import pytest
from discord.gateway import KeepAliveHandler

from tests.tools.load.gateway import Gateway, open_gateway
from tests.tools.load.lodger import Lodger, Since
from tests.tools.load.town import Town

pytestmark = pytest.mark.long

SHARDS = 4
TOWN = Town(tables=8, servers=8)
LONGEST = 20.0  # seconds


@asynccontextmanager
async def lodging(database: Path) -> AsyncIterator[tuple[Lodger, Gateway]]:
    elsewhere = discord.http.Route.BASE
    async with open_gateway(TOWN, SHARDS) as gateway:
        discord.http.Route.BASE = gateway.address.replace("ws:", "http:").removesuffix("/gateway")
        bot = Lodger(database, clock=Since())
        try:
            async with bot:
                await bot.login("shards")
                connected = asyncio.create_task(bot.connect())
                await bot.wait_until_ready()
                yield bot, gateway
                # discord.py leaves one open that is just coming back when the bot is closed.
                gateway.is_silent.clear()
                await until(lambda: all(map(hears, bot.shards.values())))
            await connected
            await until(lambda: not any(isinstance(one, KeepAliveHandler) for one in threads()))
        finally:
            discord.http.Route.BASE = elsewhere


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    database = tmp_path_factory.mktemp("town") / "signoria.db"
    TOWN.fill(database)
    return database.read_bytes()


@pytest.fixture
def database(filled: bytes, tmp_path: Path) -> Path:
    file = tmp_path / "signoria.db"
    file.write_bytes(filled)
    return file


async def act(gateway: Gateway, table: int, ply: int = 0) -> str:
    """The next move at this table; the token it is answered with, '' where nobody hears it."""
    number = (10**12 + table * 1000 + ply) << 22
    told = TOWN.act(number, table, TOWN.plies + ply)
    heard = await gateway.tell(TOWN.at(table), "INTERACTION_CREATE", told)
    return str(told["token"]) if heard else ""


def hears(shard: discord.ShardInfo) -> bool:
    return isfinite(shard.latency) and not shard.is_closed()


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONGEST):
        while not what():
            await asyncio.sleep(0.02)


def tables_of(gateway: Gateway, shard: int) -> list[int]:
    every = range(1, TOWN.tables + 1)
    return [table for table in every if gateway.shard_of(TOWN.at(table)) == shard]


async def test_whatever_shard_tells_of_a_move_it_is_answered(database: Path) -> None:
    async with lodging(database) as (bot, gateway):
        assert sorted(gateway.identified) == sorted(bot.shards) == list(range(SHARDS))
        tokens = {await act(gateway, table) for table in range(1, TOWN.tables + 1)}

        await until(lambda: gateway.answered.keys() >= tokens)

        assert all(tokens)


async def test_a_lost_shard_leaves_the_others_in_play(database: Path) -> None:
    lost = 2
    async with lodging(database) as (bot, gateway):
        theirs = tables_of(gateway, lost)
        others = [table for table in range(1, TOWN.tables + 1) if table not in theirs]
        gateway.is_silent.add(lost)
        await gateway.hang_up(lost)
        await until(bot.shards[lost].is_closed)

        assert theirs
        assert [await act(gateway, table) for table in theirs] == [""] * len(theirs)
        tokens = {await act(gateway, table) for table in others}
        await until(lambda: gateway.answered.keys() >= tokens)
        assert all(tokens)
        assert bot._is_any_shard_connected()

        gateway.is_silent.clear()
        await until(lambda: lost in gateway.lines)
        token = await act(gateway, theirs[0])
        await until(lambda: token in gateway.answered)


async def test_where_no_shard_hears_anything_the_bot_is_deaf(database: Path) -> None:
    async with lodging(database) as (bot, gateway):
        assert bot._is_any_shard_connected()
        gateway.is_silent.update(range(SHARDS))
        for shard in range(SHARDS):
            await gateway.hang_up(shard)

        await until(lambda: not bot._is_any_shard_connected())
