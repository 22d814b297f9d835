"""Whoever is forgotten is named nowhere any more, and what others have stays whole."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.engine.text import Who, say
from bot.notifications.notifier import LEFT_ALONE_FOR
from bot.storage.store import SqliteStore
from bot.tables import moderation
from bot.tables.people import MINUTE, TableStatus
from bot.tables.records import MessageKey, MessageKind, OutboxMessage
from bot.tables.state import TableState
from bot.tables.store_protocols import DeliverLaterError
from cogs.interaction.speech import SpeechContext
from cogs.messages import story_thread, transport
from cogs.messages.discord_messages import ARCHIVED
from cogs.messages.pictures import DrawnPicture
from cogs.messages.story_thread import StoryThreads
from tests.cogs.reading import said, shown
from tests.cogs.stage import Stage, played, stage
from tests.cogs.test_chronicle import A_ROUND, A_WHILE, story, thread_of, told
from tests.cogs.test_notifications import meanwhile_of
from tests.cogs.test_posts import allow, deny
from tests.interaction.evening import FakePainter

BESTS = ("d:record:0:bests princes", "d:showrecord:0:bests princes")


class Painter(FakePainter):
    """Every picture names all who sit there, as pictures of boards do."""

    async def paint_board(self, state: TableState, speech: SpeechContext) -> DrawnPicture:
        names = ", ".join(speech.plain_names[seat] for seat in range(len(state.card.holders)))
        return replace(await super().paint_board(state, speech), alt=names)


def everywhere(scene: Stage, *, besides: MemberActor) -> Iterator[tuple[int, str]]:
    """All that we have written and somebody else can read, and what our threads are called."""
    own = besides.user.dm_channel.id
    for one in scene.env.backend.channels.values():
        if one.is_thread:
            yield one.id, one.name or ""
        channel = ChannelHandle(scene.env, scene.env.guild, one)
        for message in channel.history() if one.id != own else ():
            if message.author.bot and not message.flags.ephemeral:
                seen = [f"{file.filename} {file.description}" for file in message.attachments]
                yield message.id, "\n".join((said(message), *shown(message), *seen))


def naming(scene: Stage, who: MemberActor) -> dict[int, str]:
    """What still tells who he was."""
    found = everywhere(scene, besides=who)
    return {at: words for at, words in found if "Lorenzo" in words or str(who.id) in words}


async def pressed(scene: Stage, who: MemberActor, message: Any, id: str) -> Any:
    return (await scene.click(who, message, custom_id=id)).response


async def shown_by(scene: Stage, who: MemberActor, command: str, *ids: str) -> int:
    """The post that everybody sees once these were pressed."""
    panel = (await who.slash(scene.channel, command)).response
    for one in ids:
        panel = await pressed(scene, who, panel, one)
    return max(message.id for message in scene.channel.history())


def fell_asleep(scene: Stage, thread: int, method: str) -> None:
    """Nothing of it can be changed until it is woken."""
    known = scene.env.backend.channels[thread].thread_metadata
    assert known is not None
    known.archived = True
    path = f"/channels/{thread}/messages/*"
    scene.env.inject_error(method, path, status=400, code=ARCHIVED, times=1)


async def under_way(scene: Stage) -> None:
    """Everybody has made moves, and all of them are told."""
    await scene.gather()
    await played(scene, A_ROUND)
    await scene.pass_time(A_WHILE)


async def forgotten(scene: Stage, who: MemberActor) -> None:
    """And the house is shut before it could do anything about it."""
    await scene.bot.services.tables.forget_person((await scene.person(who)).id)
    await scene.restart(Painter())
    for _ in range(3):
        await scene.pass_time(MINUTE)


async def test_the_forgotten_are_unnamed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story_thread, "AT_A_TIME", 4)  # as if the game had been ten times as long
    async with stage(tmp_path, people=2, painter=Painter()) as scene:
        lorenzo, isabella = scene.people
        await scene.gather()
        store = scene.bot.services.store
        news = OutboxMessage(
            scene.table,
            MessageKey(MessageKind.SENTENCE, source="he came 0"),
            None,
            say("is-back", who=Who(0)),
        )
        async with store.unit_of_work() as page:
            page.enqueue_message(news)
        await played(scene)
        await scene.pass_time(A_WHILE)
        before, chronicle = len(told(scene)), thread_of(scene)
        stays = await shown_by(scene, isabella, "record", "d:showrecord:0:own princes")
        for who in (isabella, lorenzo):
            await shown_by(scene, who, "record", "d:settle:0:named yes")
        kept = [said(one) for one in scene.channel.history() if one.id == stays]
        goes = {
            await shown_by(scene, lorenzo, "record", "d:showrecord:0:own princes"),
            await shown_by(scene, isabella, "record", "d:showrecord:0:own princes"),
            await shown_by(scene, isabella, "record", *BESTS),
            await shown_by(scene, lorenzo, "florence", "d:showcity:0:"),
        }
        await scene.slash(lorenzo, "game new", game="firenze", place="thread")
        own_thread = max(one.id for one in scene.channel.threads)
        assert len(goes) == 4
        fell_asleep(scene, chronicle.id, "DELETE")
        assert goes | {own_thread} < naming(scene, lorenzo).keys()

        await forgotten(scene, lorenzo)
        await scene.pass_time(A_WHILE)

        assert naming(scene, lorenzo) == {}
        assert [said(one) for one in scene.channel.history() if one.id == stays] == kept
        assert "1 finished game" in await scene.slash(isabella, "florence")
        assert "Games: 1" in await scene.slash(isabella, "record")
        tale = sorted(chronicle.history(), key=lambda message: message.id)
        assert [line for one in tale for line in one.content.splitlines()] == await story(scene)
        assert before > story_thread.AT_A_TIME


async def is_called_after(scene: Stage, who: MemberActor, name: str) -> bool:
    """Whether he is asked, and has not moved since that one did."""
    asked, _ = await scene.next() or (None, "")
    return asked is who and any(name in line for line in await meanwhile_of(scene, who))


async def test_letters_of_the_others_are_written_anew_in_a_running_game(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.gather()
    await scene.slash(isabella, "game vote", motion="pause")
    await scene.click(lorenzo, scene.board, custom_id="d:against:1:pause")
    await played(scene, A_ROUND)
    while not await is_called_after(scene, isabella, "Lorenzo"):
        await played(scene, 1)
    await scene.pass_time(LEFT_ALONE_FOR + A_WHILE)
    (letter,) = (one for one in scene.letters(isabella) if one.content)
    assert {letter.id, thread_of(scene).history()[-1].id} < naming(scene, lorenzo).keys()
    assert any("Lorenzo votes against" in one for one in naming(scene, lorenzo).values())

    await forgotten(scene, lorenzo)

    assert naming(scene, lorenzo) == {}
    assert any(one.content for one in scene.letters(isabella))
    assert told(scene)


async def test_whose_seat_is_somebody_elses_by_now_is_not_named_either(scene: Stage) -> None:
    lorenzo, _ = scene.people
    await under_way(scene)
    cosimo = scene.env.guild.add_member(scene.env.create_user("cosimo", global_name="Cosimo"))
    known, other = await scene.person(lorenzo), await scene.person(cosimo)
    replaced = moderation.replace_person(known.id, other.id)
    await scene.bot.services.tables.run_command(scene.table, replaced, "replaced")
    await scene.pass_time(A_WHILE)
    assert naming(scene, lorenzo)

    await forgotten(scene, lorenzo)

    assert naming(scene, lorenzo) == {}
    assert any(other.name in said(one) for one in told(scene))


async def test_a_table_that_cannot_be_told_names_nobody_either(scene: Stage) -> None:
    lorenzo, _ = scene.people
    await under_way(scene)
    store = scene.bot.services.store
    assert isinstance(store, SqliteStore)
    with closing(sqlite3.connect(store.path)) as database, database:
        database.execute("UPDATE lines SET seal = 'ffffffff' WHERE ply = 2")
    await scene.restart()
    assert (await scene.standing()).card.status is TableStatus.FROZEN

    await forgotten(scene, lorenzo)

    assert naming(scene, lorenzo) == {}
    assert told(scene) == []


async def test_sleeping_threads_are_clean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "EDITABLE_FOR", 0)  # as if it had ended long ago
    async with stage(tmp_path, people=2) as scene:
        lorenzo, isabella = scene.people
        await scene.slash(lorenzo, "game new", place="thread")
        own = thread_of(scene)
        await isabella.slash(own, "game join")
        sure = (await lorenzo.slash(own, "game cancel")).response
        assert sure is not None
        await scene.click(lorenzo, sure, custom_id="d:cancel:1:")
        assert (await scene.standing()).card.ended is not None
        posts = len(list(own.history()))
        (board,) = (one.id for one in own.history() if "At the table" in said(one))
        assert board in naming(scene, lorenzo)
        fell_asleep(scene, own.id, "PATCH")

        await forgotten(scene, lorenzo)

        assert naming(scene, lorenzo) == {}
        assert board in {one.id for one in own.history() if "Isabella" in said(one)}
        assert len(list(own.history())) == posts, "nothing is said once more"


async def test_threads_are_emptied_one_after_another(scene: Stage) -> None:
    await under_way(scene)
    door, state = scene.bot.services, await scene.standing()
    over = replace(state, card=replace(state.card, ended=state.now))
    teller = StoryThreads(scene.bot, door.tables, door.store, door.clock, None)

    async with teller._taking_down:
        with pytest.raises(DeliverLaterError):
            await teller.retell_story(over)
    deny(scene, read_message_history=True)
    with pytest.raises(DeliverLaterError):
        await teller.retell_story(over)
    assert told(scene)
    await allow(scene)
    await teller.retell_story(over)
    assert told(scene) == []
