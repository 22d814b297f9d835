"""A table in a thread of its own, of which a channel may have many."""

from pathlib import Path

import discord
import pytest

from bot.tables.people import TableId
from bot.tables.state import TableState
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
            state = await scene.bot.services.tables.table_state(TableId(table))
            assert isinstance(state, TableState)
            assert f"<#{state.card.place}>" in told
            assert state.card.place != str(scene.channel.id)
            places.add(state.card.place)
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
        assert not await scene.bot.services.store.find_cards()


@pytest.mark.asyncio
async def test_in_direct_messages_there_are_no_threads(tmp_path: Path) -> None:
    async with chamber(tmp_path) as scene:
        assert "only be opened from a text channel" in await scene.slash("game new", place="thread")
        assert not await scene.bot.services.store.find_cards()


TOO_MANY, TOO_MANY_NEWS, FORBIDDEN = 160006, 160007, 50013
COMMANDS: list[tuple[str, dict[str, object]]] = [
    ("game new", {"place": "thread"}),
    ("learn", {"public": True}),
]


@pytest.mark.asyncio
@pytest.mark.parametrize(("command", "options"), COMMANDS)
@pytest.mark.parametrize(
    ("status", "code", "why"),
    [
        (400, TOO_MANY, "as many active threads as Discord allows"),
        (400, TOO_MANY_NEWS, "as many active threads as Discord allows"),
        (403, FORBIDDEN, "isn’t opening a thread"),
        (400, 0, "isn’t opening a thread"),
    ],
)
async def test_a_thread_that_discord_refuses_is_said_to_be_refused(
    tmp_path: Path, command: str, options: dict[str, object], status: int, code: int, why: str
) -> None:
    async with stage(tmp_path, people=1) as scene:
        scene.env.inject_error("POST", "/channels/*/threads", status=status, code=code, times=None)

        assert why in await scene.slash(scene.people[0], command, **options)
        assert not await scene.bot.services.store.find_cards()

        scene.env.backend.faults.clear()
        await scene.slash(scene.people[0], command, **options)
        assert await scene.bot.services.store.find_cards()


@pytest.mark.asyncio
async def test_in_an_announcement_channel_the_thread_is_of_its_kind(tmp_path: Path) -> None:
    async with stage(tmp_path, people=1) as scene:
        assert scene.channel.guild is not None
        scene.channel = scene.channel.guild.create_news_channel("bando")

        await scene.slash(scene.people[0], "game new", place="thread")

        (made,) = [one for one in scene.env.http_requests if one.path.endswith("/threads")]
        assert isinstance(made.json, dict)
        assert made.json["type"] == discord.ChannelType.news_thread.value
