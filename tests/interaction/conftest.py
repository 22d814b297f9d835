"""Whatever goes wrong at the door, the token is in no line of the log."""

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.interaction.doors import TOKEN, Doorway, doorway


@pytest.fixture(autouse=True)
def discretion(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    for speaker in ("aiohttp", "bot", "cogs", "discord"):
        caplog.set_level(logging.DEBUG, speaker)
    yield
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    lines = [record.getMessage() for record in records]
    assert lines
    assert not [line for line in lines if TOKEN in line]
    assert TOKEN not in caplog.text


@pytest_asyncio.fixture
async def way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Doorway]:
    async with doorway(tmp_path, monkeypatch) as way:
        yield way
