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
from cogs.interaction.context import OPEN_STATUSES, PERMISSIONS
from tests.cogs.reading import components, said
from tests.cogs.stage import Stage, stage
from tests.interaction.evening import FakePainter


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
    return len(await scene.bot.services.store.find_table_cards(status=OPEN_STATUSES))


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


@pytest.mark.parametrize(
    ("permission", "called"), [("send_messages", "Send Messages"), ("embed_links", "Embed Links")]
)
async def test_unseen_tables_are_not_opened(scene: Stage, permission: str, called: str) -> None:
    deny(scene, permission)

    told = await scene.slash(scene.people[0], "game new")

    assert f"Missing: {called}." in told
    assert "A manager of this channel" in told
    assert await opened(scene) == 0
    allow_all(scene)
    assert "is open" in await scene.slash(scene.people[0], "game new")


async def test_all_that_is_missing_is_named_at_once(solo: Stage) -> None:
    deny(solo, "view_channel", "embed_links")

    told = await solo.slash(solo.people[0], "game new", solo="standard")

    assert "View Channel" in told
    assert "Embed Links" in told
    assert await opened(solo) == 0


async def test_where_no_files_may_be_attached_a_game_is_told_in_words(tmp_path: Path) -> None:
    painter = FakePainter()
    async with stage(tmp_path, people=2, painter=painter) as scene:
        deny(scene, "attach_files")
        await scene.gather()

        assert (await scene.standing()).course is not None
        assert "Starting player" in said(scene.board)
        assert not [one for one in scene.channel.history() if one.attachments]


async def test_in_a_thread_it_is_the_right_to_write_in_threads_that_counts(solo: Stage) -> None:
    deny(solo, "send_messages_in_threads")
    backend = solo.env.backend
    made = backend.create_thread(solo.channel.id, "palazzo", solo.people[0].id)
    channel = solo.channel
    solo.channel = ChannelHandle(solo.env, channel.guild, made)

    told = await solo.slash(solo.people[0], "game new")

    assert "Missing: Send Messages in Threads." in told
    solo.channel = channel
    assert "is open" in await solo.slash(solo.people[0], "game new")


async def test_a_missing_bot_gets_its_link(solo: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(solo.bot), "get_guild", lambda *_: None)

    done = await solo.people[0].slash(solo.channel, "game new")

    assert "not a member here" in solo.heard(done)
    assert done.response
    _, link = components(done.response)  # the first leads to direct messages
    assert f"permissions={PERMISSIONS.value}" in link["url"]
    assert "scope=bot" in link["url"]
    assert await opened(solo) == 0


async def test_nobody_sits_down_or_starts_where_the_board_can_not_be_shown(trio: Stage) -> None:
    lorenzo, isabella, cosimo = trio.people
    await trio.slash(lorenzo, "game new")
    await trio.slash(isabella, "game join")
    post = trio.board
    deny(trio, "send_messages")

    for who, command in ((cosimo, "game join"), (lorenzo, "game start")):
        assert "Send Messages" in await trio.slash(who, command)
    for who, knock in ((cosimo, "d:join:1:"), (lorenzo, "d:start:1:")):
        done = await trio.click(who, post, custom_id=knock)
        assert done.response
        assert "Send Messages" in said(done.response)

    card = (await trio.standing()).card
    assert card.status is TableStatus.GATHERING
    assert len(card.holders) == 2
    assert "Isabella" not in await trio.slash(isabella, "game leave")


async def test_no_table_moves_to_where_it_could_not_be_shown(scene: Stage) -> None:
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


async def test_six_who_open_a_table_at_the_same_time_open_one(tmp_path: Path) -> None:
    async with stage(tmp_path, people=5) as scene:
        chief = scene.env.guild.add_member(scene.env.guild.owner)
        six = (*scene.people, chief)
        done = await type_at_once(scene, *((one, "new", {}) for one in six))

        told = [said(one.response) for one in done if one.response]
        assert await opened(scene) == 1
        assert len([one for one in told if "is open. The others" in one]) == 1
        assert len([one for one in told if "already open in this channel" in one]) == 5


async def test_two_clicks_on_a_level_begin_one_game(solo: Stage) -> None:
    (lorenzo,) = solo.people
    await solo.slash(lorenzo, "help")
    await solo.click(lorenzo, solo.answers[-1].response, custom_id="d:alone:0:")
    panel = solo.answers[-1].response
    assert panel

    first, second = await solo.click_at_once(
        (lorenzo, panel, "d:alone:0:standard 2"), (lorenzo, panel, "d:alone:0:standard 2")
    )

    assert await opened(solo) == 1
    assert (await solo.standing()).card.status is TableStatus.PLAYING
    assert first.response
    assert second.response
    assert "already open" not in said(second.response)


async def test_two_tables_never_come_to_stand_in_one_channel(scene: Stage) -> None:
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
            await scene.bot.services.store.find_table_cards(
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


async def test_playing_again_asks_what_opening_asks(scene: Stage) -> None:
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


async def test_a_table_that_slept_wakes_only_where_its_place_is_free(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "game new")
    post = scene.board
    store = scene.bot.services.store
    card = (await scene.standing()).card
    async with store.unit_of_work() as page:
        page.save_table_card(replace(card, status=TableStatus.CANCELLED, why="asleep"))
    await scene.restart()
    await scene.slash(isabella, "game new")

    done = await scene.click(isabella, post, custom_id="d:join:1:")

    assert done.response
    assert "Table 2 is already open" in said(done.response)
    assert await opened(scene) == 1


async def test_a_thread_of_an_allowed_channel_is_allowed(solo: Stage) -> None:
    chief = solo.env.guild.add_member(solo.env.guild.owner)
    mercato = solo.env.guild.create_text_channel("mercato")
    await chief.slash(solo.channel, "admin channel", channel=solo.channel)
    backend = solo.env.backend
    for channel, answer in ((solo.channel, "is open"), (mercato, "games are played in")):
        made = backend.create_thread(channel.id, "palazzo", solo.people[0].id)
        solo.channel = ChannelHandle(solo.env, channel.guild, made)

        assert answer in await solo.slash(solo.people[0], "game new")
