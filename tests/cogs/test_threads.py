"""A table in a thread of its own, of which a channel may have many."""

from pathlib import Path

import discord
import pytest

from bot.tables.people import TableId
from bot.tables.state import TableState
from tests.cogs.chamber import chamber
from tests.cogs.stage import Stage
from tests.cogs.test_posts import deny


async def test_several_tables_of_one_channel_have_a_thread_each(scene: Stage) -> None:
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


async def test_without_the_right_to_it_no_thread_is_made(solo: Stage) -> None:
    (lorenzo,) = solo.people
    deny(solo, create_public_threads=True)

    told = await solo.slash(lorenzo, "game new", place="thread")

    assert "Create Public Threads" in told
    assert not await solo.bot.services.store.find_table_cards()


async def test_in_direct_messages_there_are_no_threads(tmp_path: Path) -> None:
    async with chamber(tmp_path) as scene:
        assert "only be opened from a text channel" in await scene.slash("game new", place="thread")
        assert not await scene.bot.services.store.find_table_cards()


TOO_MANY, TOO_MANY_NEWS, FORBIDDEN = 160006, 160007, 50013
COMMANDS: list[tuple[str, dict[str, object]]] = [
    ("game new", {"place": "thread"}),
    ("learn", {"public": True}),
]


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
    solo: Stage, command: str, options: dict[str, object], status: int, code: int, why: str
) -> None:
    solo.env.inject_error("POST", "/channels/*/threads", status=status, code=code, times=None)

    assert why in await solo.slash(solo.people[0], command, **options)
    assert not await solo.bot.services.store.find_table_cards()

    solo.env.backend.faults.clear()
    await solo.slash(solo.people[0], command, **options)
    assert await solo.bot.services.store.find_table_cards()


async def test_in_an_announcement_channel_the_thread_is_of_its_kind(solo: Stage) -> None:
    assert solo.channel.guild is not None
    solo.channel = solo.channel.guild.create_news_channel("bando")

    await solo.slash(solo.people[0], "game new", place="thread")

    (made,) = [one for one in solo.env.http_requests if one.path.endswith("/threads")]
    assert isinstance(made.json, dict)
    assert made.json["type"] == discord.ChannelType.news_thread.value
