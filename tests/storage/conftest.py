"""A store for every test that asks for one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from bot.storage.store import SqliteStore


@pytest_asyncio.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open_for_hosting(tmp_path / "signoria.db")
    yield opened
    await opened.close_store()
