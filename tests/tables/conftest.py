"""A house for every test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.tables import houses


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[houses.World]:
    async with houses.world(tmp_path) as opened:
        yield opened
