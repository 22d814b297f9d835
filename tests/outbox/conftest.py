"""A game that is on, made once, and a world of its own for every test."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from shutil import copyfile

import pytest
import pytest_asyncio

from tests.outbox.world import TABLE, World, quiet, shelves_at
from tests.tables import houses


async def _gathered(path: Path) -> None:
    store = await shelves_at(path)
    for name in houses.NAMES:
        await store.find_or_add_person(f"discord {name}", name)
    assert await World(store).start() == TABLE
    await quiet()
    await store.close_store()


@pytest.fixture(scope="session")
def florence(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file in which the three sit at their table."""
    path = tmp_path_factory.mktemp("florence") / "signoria.db"
    asyncio.run(_gathered(path))
    return path


@pytest_asyncio.fixture
async def world(florence: Path, tmp_path: Path) -> AsyncIterator[World]:
    path = tmp_path / "signoria.db"
    copyfile(florence, path)
    store = await shelves_at(path)
    world = World(store)
    await world.burn_letters()
    yield world
    await world.postman.finish_sending(patience=0)
    await store.close_store()
    assert not world.messenger.overlapped
