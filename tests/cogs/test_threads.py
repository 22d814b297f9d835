"""A table in a thread of its own, of which a channel may have many."""

from pathlib import Path

import pytest

from bot.host.company import TableId
from bot.host.standing import Standing
from tests.cogs.chamber import chamber
from tests.cogs.stage import stage
from tests.cogs.test_posts import deny


@pytest.mark.asyncio
async def test_several_tables_of_one_channel_have_a_thread_each(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        lorenzo, isabella = scene.people
        first = await scene.slash(lorenzo, "game new", place="thread")
        second = await scene.slash(isabella, "game new", game="firenze", place="thread")

        assert not [one for one in scene.channel.history() if one.components]
        places = set()
        for table, told in ((1, first), (2, second)):
            standing = await scene.bot.door.house.standing(TableId(table))
            assert isinstance(standing, Standing)
            assert f"<#{standing.card.place}>" in told
            assert standing.card.place != str(scene.channel.id)
            places.add(standing.card.place)
        assert len(places) == 2


@pytest.mark.asyncio
async def test_without_the_right_to_it_no_thread_is_made_and_it_is_said_which(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, people=1) as scene:
        (lorenzo,) = scene.people
        deny(scene, create_public_threads=True)

        told = await scene.slash(lorenzo, "game new", place="thread")

        assert "Create Public Threads" in told
        assert not await scene.bot.door.store.cards()


@pytest.mark.asyncio
async def test_in_direct_messages_there_are_no_threads(tmp_path: Path) -> None:
    async with chamber(tmp_path) as scene:
        assert "only be opened from a text channel" in await scene.slash("game new", place="thread")
        assert not await scene.bot.door.store.cards()
