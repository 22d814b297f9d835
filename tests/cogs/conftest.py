"""A stage for every test that asks for one: `scene` has two people, `solo` one and `trio` three."""

from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import pytest_asyncio
from simcord.env import Env

from bot.sandbox import simulate_discord
from tests.cogs import requests
from tests.cogs.stage import LONGEST, Stage, made


async def opened(folder: Path, people: int) -> AsyncIterator[Stage]:
    database = folder / "signoria.db"
    bot = made(database)
    env: Env = simulate_discord(bot, settle_timeout=LONGEST)._env
    await env.start()
    scene = Stage(env, bot, database, people)
    yield scene
    await scene.bot.stop_services()
    await env.shutdown()
    requests.check(env)
    env._raise_errors_since(env._errors_acknowledged)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Function) -> Iterator[None]:
    """Let the test itself read the clock of its stage, as in `simcord.run`."""
    with ExitStack() as stack:
        for value in item.funcargs.values():
            if isinstance(value, Stage):
                stack.enter_context(value.env.time_context())
        return (yield)


@pytest_asyncio.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Stage]:
    async for one in opened(tmp_path, 2):
        yield one


@pytest_asyncio.fixture
async def solo(tmp_path: Path) -> AsyncIterator[Stage]:
    async for one in opened(tmp_path, 1):
        yield one


@pytest_asyncio.fixture
async def trio(tmp_path: Path) -> AsyncIterator[Stage]:
    async for one in opened(tmp_path, 3):
        yield one
