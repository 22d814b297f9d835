"""A desk with a clock that is turned by hand."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.notifications.desk import World
from tests.tables import houses


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with houses.world(tmp_path) as known:
        world = World(known.store)
        yield world
        await world.postman.finish_sending(patience=0)
        assert not world.messenger.overlapped
