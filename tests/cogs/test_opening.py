"""A table is opened where a game can be shown, once, and after the same questions every time."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import InteractionType, OverwriteType
from simcord.interactions import base_payload
from simcord.results import InteractionResult

from bot.tables.people import TableStatus
from cogs.interaction.context import OPEN_STATUSES
from cogs.interaction.permissions import PERMISSIONS
from tests.cogs.reading import components, said
from tests.cogs.stage import Stage, stage
from tests.cogs.test_posts import Painter


def deny(scene: Stage, *permissions: str) -> None:
    """The bot may no longer do this in the channel."""
    denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
    bot = scene.env.backend.bot_user.id
    scene.env.backend.set_overwrite(
        scene.channel.id, Overwrite(bot, OverwriteType.MEMBER, allow=0, deny=denied)
    )


def allow_all(scene: Stage) -> None:
    scene.env.backend.delete_overwrite(scene.channel.id, scene.env.backend.bot_user.id)


async def opened(scene: Stage) -> int:
    return len(await scene.bot.services.store.find_cards(status=OPEN_STATUSES))


async def type_at_once(
    scene: Stage, *typed: tuple[MemberActor, str, dict[str, str]]
) -> list[InteractionResult]:
    """Several commands `/game …` before the bot has answered any of them."""
    backend, records = scene.env.backend, []
    for who, name, options in typed:
        told = [{"name": key, "type": 3, "value": value} for key, value in options.items()]
        data: dict[str, Any] = {
            "id": "1",
            "name": "game",
            "type": 1,
            "options": [{"name": name, "type": 1, "options": told}],
        }
        record, payload = base_payload(
            backend,
            type=InteractionType.APPLICATION_COMMAND,
            channel_id=scene.channel.id,
            guild_id=who.guild.id,
            user_id=who.id,
            data=data,
        )
        records.append(record)
        backend.emit("INTERACTION_CREATE", payload)
    await scene.env.settle()
    return [InteractionResult(scene.env, record) for record in records]


# What the bot may do


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("permission", "called"),
    [
        ("send_messages", "Send Messages"),
        ("embed_links", "Embed Links"),
    ],
)
async def test_no_table_is_opened_where_it_could_not_be_shown(
    permission: str, called: str, tmp_path: Path
) -> None:
    async with stage(tmp_path, people=2) as scene:
        deny(scene, permission)

        told = await scene.slash(scene.people[0], "game new")

        assert f"Missing: {called}." in told
        assert "Whoever manages this channel" in told
        assert await opened(scene) == 0
        allow_all(scene)
        assert "is open" in await scene.slash(scene.people[0], "game new")


@pytest.mark.asyncio
async def test_all_that_is_missing_is_named_at_once(tmp_path: Path) -> None:
    async with stage(tmp_path, people=1) as scene:
        deny(scene, "view_channel", "embed_links")

        told = await scene.slash(scene.people[0], "game new", solo="standard")

        assert "View Channel" in told
        assert "Embed Links" in told
        assert await opened(scene) == 0


@pytest.mark.asyncio
async def test_where_no_files_may_be_attached_a_game_begins_and_is_told_in_words(
    tmp_path: Path,
) -> None:
    painter = Painter()
    async with stage(tmp_path, people=2, painter=painter) as scene:
        deny(scene, "attach_files")
        await scene.gather()

        assert (await scene.standing()).course is not None
        assert "Starting player" in said(scene.board)
        assert not [one for one in scene.channel.history() if one.attachments]


@pytest.mark.asyncio
async def test_in_a_thread_it_is_the_right_to_write_in_threads_that_counts(tmp_path: Path) -> None:
    async with stage(tmp_path, people=1) as scene:
        deny(scene, "send_messages_in_threads")
        backend = scene.env.backend
        made = backend.create_thread(scene.channel.id, "palazzo", scene.people[0].id)
        channel = scene.channel
        scene.channel = ChannelHandle(scene.env, channel.guild, made)

        told = await scene.slash(scene.people[0], "game new")

        assert "Missing: Send Messages in Threads." in told
        scene.channel = channel
        assert "is open" in await scene.slash(scene.people[0], "game new")


@pytest.mark.asyncio
async def test_a_server_that_has_the_commands_without_the_bot_is_given_the_link(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stage(tmp_path, people=1) as scene:
        monkeypatch.setattr(type(scene.bot), "get_guild", lambda *_: None)

        done = await scene.people[0].slash(scene.channel, "game new")

        assert "invite me" in scene.heard(done)
        assert done.response
        (link,) = components(done.response)
        assert f"permissions={PERMISSIONS.value}" in link["url"]
        assert "scope=bot" in link["url"]
        assert await opened(scene) == 0


@pytest.mark.asyncio
async def test_nobody_sits_down_or_starts_where_the_board_can_not_be_shown(tmp_path: Path) -> None:
    async with stage(tmp_path, people=3) as scene:
        lorenzo, isabella, cosimo = scene.people
        await scene.slash(lorenzo, "game new")
        await scene.slash(isabella, "game join")
        post = scene.board
        deny(scene, "send_messages")

        for who, command in ((cosimo, "game join"), (lorenzo, "game start")):
            assert "Send Messages" in await scene.slash(who, command)
        for who, knock in ((cosimo, "d:join:1:"), (lorenzo, "d:start:1:")):
            done = await scene.click(who, post, custom_id=knock)
            assert done.response
            assert "Send Messages" in said(done.response)

        card = (await scene.standing()).card
        assert card.status is TableStatus.GATHERING
        assert len(card.holders) == 2
        assert "Isabella" not in await scene.slash(isabella, "game leave")


@pytest.mark.asyncio
async def test_no_table_moves_to_where_it_could_not_be_shown(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        lorenzo, guild = scene.people[0], scene.channel.guild
        assert guild is not None
        here = str(scene.channel.id)
        scene.channel = guild.create_text_channel("mercato")
        offered = await lorenzo.slash(scene.channel, "game status")
        deny(scene, "send_messages")

        done = await scene.click(lorenzo, offered.response, custom_id="d:here:1:")

        assert done.response
        assert "Send Messages" in said(done.response)
        assert (await scene.standing()).card.place == here


# Once


@pytest.mark.asyncio
async def test_six_who_open_a_table_at_the_same_time_open_one(tmp_path: Path) -> None:
    async with stage(tmp_path, people=5) as scene:
        chief = scene.env.guild.add_member(scene.env.guild.owner)
        six = (*scene.people, chief)
        done = await type_at_once(scene, *((one, "new", {}) for one in six))

        told = [said(one.response) for one in done if one.response]
        assert await opened(scene) == 1
        assert len([one for one in told if "is open. The others" in one]) == 1
        assert len([one for one in told if "already open in this channel" in one]) == 5


@pytest.mark.asyncio
async def test_two_clicks_on_a_level_begin_one_game(tmp_path: Path) -> None:
    async with stage(tmp_path, people=1) as scene:
        (lorenzo,) = scene.people
        await scene.slash(lorenzo, "help")
        await scene.click(lorenzo, scene.answers[-1].response, custom_id="d:alone:0:")
        panel = scene.answers[-1].response
        assert panel

        first, second = await scene.click_at_once(
            (lorenzo, panel, "d:alone:0:standard 2"), (lorenzo, panel, "d:alone:0:standard 2")
        )

        assert await opened(scene) == 1
        assert (await scene.standing()).card.status is TableStatus.PLAYING
        assert first.response
        assert second.response
        assert "already open" not in said(second.response)


@pytest.mark.asyncio
async def test_two_tables_never_come_to_stand_in_one_channel(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        lorenzo, isabella = scene.people
        guild = scene.channel.guild
        assert guild is not None
        scene.channel = guild.create_text_channel("mercato")
        offered = (await lorenzo.slash(scene.channel, "game status")).response
        assert offered

        await type_at_once(scene, (isabella, "new", {}))
        await scene.click(lorenzo, offered, custom_id="d:here:1:")

        assert (
            len(
                await scene.bot.services.store.find_cards(
                    place=str(scene.channel.id), status=OPEN_STATUSES
                )
            )
            == 1
        )


# Play again


async def given_up(scene: Stage) -> discord.Message:
    """The game is over before its end; its last post."""
    await scene.gather()
    for who in scene.people:
        await scene.slash(who, "game vote", motion="cancel")
    assert (await scene.standing()).card.status is TableStatus.CANCELLED
    return scene.board


@pytest.mark.asyncio
async def test_playing_again_asks_what_opening_asks(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        post = await given_up(scene)
        lorenzo, isabella = scene.people
        chief = scene.env.guild.add_member(scene.env.guild.owner)
        other = scene.env.guild.create_text_channel("mercato")

        async def again() -> str:
            done = await scene.click(lorenzo, post, custom_id="d:rematch:1:")
            assert done.response
            return said(done.response)

        deny(scene, "embed_links")
        assert "Embed Links" in await again()
        allow_all(scene)
        await chief.slash(scene.channel, "admin channel", channel=other)
        assert "games are played in" in await again()
        await chief.slash(scene.channel, "admin channel", channel=other)
        await chief.slash(scene.channel, "admin table-limit", maximum=0)
        assert "no more are allowed" in await again()
        await chief.slash(scene.channel, "admin table-limit", maximum=9)
        await scene.slash(isabella, "game new")
        assert "already open" in await again()
        await scene.slash(isabella, "game leave")

        assert "Table 3 is open" in await again()
        assert await opened(scene) == 1


@pytest.mark.asyncio
async def test_a_table_that_slept_wakes_only_where_its_place_is_free(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        lorenzo, isabella = scene.people
        await scene.slash(lorenzo, "game new")
        post = scene.board
        store = scene.bot.services.store
        card = (await scene.standing()).card
        async with store.unit_of_work() as page:
            page.save_card(replace(card, status=TableStatus.CANCELLED, why="asleep"))
        await scene.restart()
        await scene.slash(isabella, "game new")

        done = await scene.click(isabella, post, custom_id="d:join:1:")

        assert done.response
        assert "Table 2 is already open" in said(done.response)
        assert await opened(scene) == 1


@pytest.mark.asyncio
async def test_a_thread_of_an_allowed_channel_is_allowed(tmp_path: Path) -> None:
    async with stage(tmp_path, people=1) as scene:
        chief = scene.env.guild.add_member(scene.env.guild.owner)
        mercato = scene.env.guild.create_text_channel("mercato")
        await chief.slash(scene.channel, "admin channel", channel=scene.channel)
        backend = scene.env.backend
        for channel, answer in ((scene.channel, "is open"), (mercato, "games are played in")):
            made = backend.create_thread(channel.id, "palazzo", scene.people[0].id)
            scene.channel = ChannelHandle(scene.env, channel.guild, made)

            assert answer in await scene.slash(scene.people[0], "game new")
