"""What somebody notes for himself lies there as he wrote it, whatever else comes at once."""

import asyncio

from bot.storage.store import SqliteStore
from cogs.play import play_cog
from tests.storage.papers import LORENZO, SEVEN, set_up


async def test_of_lines_that_come_at_once_none_is_lost(store: SqliteStore) -> None:
    await set_up(store)
    (at_table,) = await store.find_cards()
    lines = (
        play_cog.append_note(store, at_table, LORENZO, text) for text in ("lake", "park", "forest")
    )

    assert await asyncio.gather(*lines) == [None, None, None]

    noted = await store.load_player_note(SEVEN, LORENZO)
    assert sorted(noted.splitlines()) == ["forest", "lake", "park"]
