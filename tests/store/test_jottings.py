"""What somebody notes for himself lies there as he wrote it, whatever else comes at once."""

import asyncio

import pytest

from bot.host import jottings
from bot.store.sqlite import Sqlite
from tests.store.papers import LORENZO, SEVEN, set_up

pytestmark = pytest.mark.asyncio


async def test_of_lines_that_come_at_once_none_is_lost(store: Sqlite) -> None:
    await set_up(store)
    (at_table,) = await store.cards()
    lines = (jottings.add(store, at_table, LORENZO, text) for text in ("lake", "park", "forest"))

    assert await asyncio.gather(*lines) == [None, None, None]

    noted = await store.jotting(SEVEN, LORENZO)
    assert sorted(noted.splitlines()) == ["forest", "lake", "park"]
