"""Posts that are kept up to date: edited while young, sent anew when old, gone, or pushed away."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.tables.people import MINUTE, Time
from bot.tables.records import BOARD_KEY, OutboxMessage
from bot.tables.state import TableState
from cogs.messages.transport import DiscordTransport
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids, stage
from tests.interaction.evening import FakePainter


async def move(scene: Stage) -> None:
    who, spelt = await scene.next() or (None, "")
    assert who
    await scene.slash(who, "princes give-back", profession=spelt.split()[1])


async def test_a_young_board_is_edited(trio: Stage) -> None:
    await trio.gather()
    await move(trio)
    before = trio.board.id

    await move(trio)

    assert trio.board.id == before
    assert "chosen." in said(trio.board)


async def test_an_old_board_is_sent_anew_because_discord_limits_its_edits(trio: Stage) -> None:
    await trio.gather()
    await move(trio)
    before, store = trio.board.id, trio.bot.services.store
    (post,) = [one for one in await store.posts_of_table(trio.table) if str(one.key) == "board"]
    async with store.unit_of_work() as page:
        page.save_record(replace(post, made_at=Time(post.made_at - 56 * MINUTE)))

    await move(trio)

    assert trio.board.id != before


async def test_a_deleted_board_comes_back(trio: Stage) -> None:
    await trio.gather()
    await move(trio)
    board = trio.board
    trio.env.backend.delete_message(board.channel.id, board.id)

    await move(trio)

    assert trio.board.id != board.id


async def test_a_board_sent_just_before_a_crash_is_found_again(trio: Stage) -> None:
    await trio.gather()
    await move(trio)
    before, door = trio.board.id, trio.bot.services
    async with door.store.unit_of_work() as page:
        page.delete_post(trio.table, BOARD_KEY)
    messenger = DiscordTransport(trio.bot, door.tables, door.store, door.clock)

    arrived = await messenger.has_arrived(OutboxMessage(trio.table, BOARD_KEY, None, None), "nonce")
    await move(trio)

    assert not arrived
    assert trio.board.id == before


async def test_a_picture_comes_with_its_words_for_those_who_do_not_see_it(tmp_path: Path) -> None:
    painter = FakePainter()
    async with stage(tmp_path, people=2, painter=painter) as scene:
        await scene.gather()
        await move(scene)

        (picture,) = scene.board.attachments

        assert picture.description == "table 1"
        assert painter.drawn
        assert "Starting player" not in said(scene.board)


async def test_without_pictures_the_board_says_everything_in_words(scene: Stage) -> None:
    await scene.gather()

    words = said(scene.board)

    assert "Starting player" in words
    assert "Lorenzo" in words


# What the bot may no longer do, and may again


def deny(scene: Stage, **permissions: bool) -> None:
    """The bot may no longer do this in the channel."""
    bot, denied = scene.env.backend.bot_user.id, discord.Permissions(**permissions).value
    scene.env.backend.set_overwrite(
        scene.channel.id, Overwrite(bot, OverwriteType.MEMBER, allow=0, deny=denied)
    )


async def allow(scene: Stage) -> None:
    scene.env.backend.delete_overwrite(scene.channel.id, scene.env.backend.bot_user.id)
    await scene.env.settle()


async def test_where_no_pictures_may_be_attached_the_board_goes_on_in_words(tmp_path: Path) -> None:
    painter = FakePainter()
    async with stage(tmp_path, people=2, painter=painter) as scene:
        await scene.gather()
        deny(scene, attach_files=True)
        drawn = painter.drawn

        await move(scene)

        assert "Starting player" in said(scene.board)
        assert not scene.board.attachments
        assert painter.drawn == drawn
        await allow(scene)
        await move(scene)
        assert scene.board.attachments


async def test_a_board_that_was_lost_comes_back_with_the_permission(scene: Stage) -> None:
    await scene.gather()
    board = scene.board
    scene.env.backend.delete_message(board.channel.id, board.id)
    deny(scene, view_channel=True, send_messages=True)
    await move(scene)
    assert not [one for one in scene.channel.history() if ids(one)]
    assert any("may not write there" in said(one) for one in scene.letters(scene.people[0]))

    await allow(scene)

    assert "chosen." in said(scene.board)


async def lose_the_board(scene: Stage) -> None:
    """There is one no more, and nobody has said that it could be posted again by now."""
    board = scene.board
    path = f"/channels/{scene.channel.id}/*"
    scene.env.backend.delete_message(board.channel.id, board.id)
    scene.env.inject_error("*", path, status=404, code=10003, times=None)
    await move(scene)
    scene.env.backend.faults.clear()


async def test_a_board_that_was_lost_comes_back_when_the_house_opens(scene: Stage) -> None:
    await scene.gather()
    await lose_the_board(scene)

    await scene.restart()

    assert "chosen." in said(scene.board)


WHATEVER_CHANGES: dict[str, Callable[[discord.Guild], tuple[object, ...]]] = {
    "guild_available": lambda guild: (guild,),
    "guild_join": lambda guild: (guild,),
    "guild_role_update": lambda guild: (guild.default_role, guild.default_role),
    "member_update": lambda guild: (guild.me, guild.me),
    "guild_channel_update": lambda guild: (guild.channels[0], guild.channels[0]),
    "raw_thread_update": lambda guild: (SimpleNamespace(guild_id=guild.id),),
}


@pytest.mark.parametrize("event", WHATEVER_CHANGES)
async def test_a_lost_board_comes_back_with_the_next_change(scene: Stage, event: str) -> None:
    await scene.gather()
    await lose_the_board(scene)
    (guild,) = scene.bot.guilds
    assert not [one for one in scene.channel.history() if ids(one)]

    with scene.env._bot_scope():  # else nobody waits for what it begins
        scene.bot.dispatch(event, *WHATEVER_CHANGES[event](guild))
    await scene.pass_time(1)

    assert "chosen." in said(scene.board)


COMMANDS: list[tuple[str, dict[str, object]]] = [
    ("game new", {"solo": "standard"}),
    ("game new", {"solo": "standard", "place": "thread"}),
    ("learn", {"public": True}),
]


@pytest.mark.parametrize(("command", "options"), COMMANDS)
async def test_a_table_that_begins_at_once_has_its_board_posted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, options: dict[str, object]
) -> None:
    """Also where the game begins while the note that it was opened is on its way."""
    deliver = DiscordTransport.deliver_message

    async def late(messenger: DiscordTransport, note: OutboxMessage, nonce: str) -> bool:
        for _ in range(5000):
            state = await messenger._service.table_state(note.table)
            if isinstance(state, TableState) and state.course is not None:
                break
            await asyncio.sleep(0.001)
        return await deliver(messenger, note, nonce)

    async with stage(tmp_path, people=1) as scene:
        monkeypatch.setattr(DiscordTransport, "deliver_message", late)
        await scene.slash(scene.people[0], command, **options)
        card = (await scene.standing()).card

        posted = [
            request.json.get("content") or "board"
            for request in scene.env.http_requests
            if (request.method, request.path) == ("POST", f"/channels/{card.place}/messages")
            and isinstance(request.json, dict)
        ]
        assert posted[0].startswith("The cards are dealt")
        assert posted[1:] == ["board"]
