"""A store for every test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.store.sqlite import Sqlite


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[Sqlite]:
    opened = await Sqlite.open_for_hosting(tmp_path / "signoria.db")
    yield opened
    await opened.close()
