"""Whatever goes wrong at the door, the token is in no line of the log."""

import logging
from collections.abc import Iterator

import pytest

from tests.interaction.doors import TOKEN


@pytest.fixture(autouse=True)
def discretion(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    for speaker in ("aiohttp", "bot", "cogs", "discord"):
        caplog.set_level(logging.DEBUG, speaker)
    yield
    lines = [record.getMessage() for record in caplog.get_records("call")]
    assert lines
    assert not [line for line in lines if TOKEN in line]
    assert TOKEN not in caplog.text
