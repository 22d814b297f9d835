"""Notes: what somebody writes for himself at a table, which nobody else ever gets to read."""

import json
import logging
from contextlib import closing
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.cli import export
from bot.storage import privacy
from bot.storage.db_thread import open_connection
from bot.storage.store import SqliteStore
from bot.tables.people import PersonId
from bot.tables.store_protocols import WriteError
from cogs.interaction import discord_limits, routes_and_forms
from cogs.play import hand_and_notes_cog
from tests.cogs.reading import Message, private, said, unstamped
from tests.cogs.stage import LANGUAGES, Stage, ids, played, stage
from tests.cogs.test_forged import forge
from tests.cogs.test_whole_games import no_trouble

SECRET = "Isabella has no lake"
OPEN, KNOCK = "f:notes:1:", "d:notes:1:"


def answer(done: InteractionResult) -> Message:
    found = private(done)
    assert found is not None
    return found


@pytest.mark.parametrize("language", LANGUAGES)
async def test_notes_are_written_changed_and_wiped(
    tmp_path: Path, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather(languages=(language, language))
        lorenzo, isabella = scene.people
        hand = answer(await scene.click(lorenzo, scene.board, custom_id="d:hand:1:"))

        panel = answer(await scene.click(lorenzo, hand, custom_id=KNOCK))
        opened = await lorenzo.click(panel, custom_id=OPEN)
        assert opened.modal
        await scene.restart()
        panel = answer(await lorenzo.submit_modal(opened, {"text": SECRET}))
        assert SECRET in said(panel)
        added = await scene.slash(lorenzo, "notes", note="  and four jesters  ")
        assert f"{SECRET}\nand four jesters" in added
        panel = answer(scene.answers[-1])
        assert SECRET not in await scene.slash(isabella, "notes")

        opened = await lorenzo.click(panel, custom_id=OPEN)
        assert SECRET in str(opened.modal)
        panel = answer(await lorenzo.submit_modal(opened, {"text": "only this"}))
        assert said(panel).endswith("only this")
        asked = answer(await scene.click(lorenzo, panel, custom_id=f"{KNOCK}wipe"))
        assert said(asked).endswith("only this"), "nothing is gone by one slip"
        assert [*map(unstamped, ids(asked))] == [KNOCK, f"{KNOCK}sure"]
        panel = answer(await scene.click(lorenzo, asked, custom_id=KNOCK))
        assert said(panel).endswith("only this")
        asked = answer(await scene.click(lorenzo, panel, custom_id=f"{KNOCK}wipe"))
        panel = answer(await scene.click(lorenzo, asked, custom_id=f"{KNOCK}sure"))
        assert "only this" not in said(panel)
        assert ids(panel) == [OPEN, "d:hand:1:"]
        assert await forge(scene, lorenzo, f"{KNOCK}wipe") == said(panel)
    no_trouble(caplog)
    assert SECRET not in caplog.text


async def test_what_is_noted_while_a_sheet_lies_open_stays(scene: Stage) -> None:
    await scene.gather()
    lorenzo, _ = scene.people
    await scene.slash(lorenzo, "notes", note="a forest")
    panel = answer(scene.answers[-1])
    opened = [await lorenzo.click(panel, custom_id=OPEN) for _ in range(2)]
    store = scene.bot.services.store  # as from another device: this message stays where it is
    card = (await scene.standing()).card
    assert (
        await hand_and_notes_cog.append_note(store, card, await _by(scene, 0), "and a lake") is None
    )

    told = said(answer(await lorenzo.submit_modal(opened[0], {"text": "no forest"})))
    assert told.endswith("no forest\nand a lake")
    told = said(answer(await lorenzo.submit_modal(opened[1], {"text": "a park"})))
    assert told.endswith("a park\nno forest\nand a lake"), "the other sheet is no longer known"


async def _by(scene: Stage, nth: int) -> PersonId:
    return await _id(scene, scene.people[nth])


async def _id(scene: Stage, who: MemberActor) -> PersonId:
    return (await scene.person(who)).id


async def test_notes_leave_no_trace_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        lorenzo, isabella = scene.people

        async def others_see() -> object:
            log = await scene.slash(isabella, "game log")
            hand = await scene.slash(isabella, "hand")
            channel = [(one.id, said(one), one.edited_at) for one in scene.channel.history()]
            store = scene.bot.services.store
            kept = await store.load_table(scene.table), await store.messages_of_table(scene.table)
            return log, hand, channel, kept, len(scene.letters(isabella))

        await scene.slash(lorenzo, "hand")
        before = await others_see()
        await scene.slash(lorenzo, "notes", note=SECRET)
        await scene.pass_time(60)
        assert await others_see() == before

        store = scene.bot.services.store
        assert isinstance(store, SqliteStore)
        monkeypatch.setenv("SIGNORIA_DB", str(store.path))
        for with_secrets in (False, True):
            assert SECRET not in json.dumps(
                export.export_table(scene.table, with_secrets=with_secrets)
            )
        assert SECRET not in caplog.text
        with closing(open_connection(store.path, "ro")) as kept:
            about = {nth: privacy.export_person(kept, await _by(scene, nth)) for nth in (0, 1)}
        assert about[0]["own notes"] == [{"table": scene.table, "text": SECRET}]
        assert SECRET not in str(about[1])


async def test_notes_end_with_their_writer_and_outlive_the_game(scene: Stage) -> None:
    await scene.gather()
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "notes", note=SECRET)
    await scene.slash(isabella, "notes", note="mine")
    store = scene.bot.services.store
    await scene.slash(lorenzo, "game resign")
    assert SECRET in await scene.slash(lorenzo, "notes")

    await scene.bot.services.tables.forget_person((await scene.person(lorenzo)).id)
    for nth, left in ((1, "mine"), (0, "")):
        assert await store.load_player_note(scene.table, await _by(scene, nth)) == left


async def test_notes_are_for_players_and_have_an_end(trio: Stage) -> None:
    onlooker = trio.people.pop()
    await trio.gather()
    told = await trio.slash(onlooker, "notes", note=SECRET)
    assert "for those who play" in told
    assert not await trio.bot.services.store.load_player_note(trio.table, await _id(trio, onlooker))
    lorenzo = trio.people[0]
    await trio.slash(lorenzo, "notes", note="x" * hand_and_notes_cog.LONGEST_NOTE)
    told = await trio.slash(lorenzo, "notes", note="one more")
    assert "9 too many" in told
    assert "one more" in told, "what he typed is not lost"
    await played(trio, 2)
    assert "one more" not in await trio.slash(lorenzo, "notes")


async def test_unsaved_notes_are_not_lost(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: object) -> None:
        raise WriteError("the disk is full")

    await scene.gather()
    lorenzo, _ = scene.people
    await scene.slash(lorenzo, "notes", note="a forest")
    opened = await lorenzo.click(answer(scene.answers[-1]), custom_id=OPEN)
    monkeypatch.setattr(hand_and_notes_cog, "write_note", full)

    told = said(answer(await lorenzo.submit_modal(opened, {"text": SECRET})))

    assert SECRET in told
    assert "forest" not in told


@pytest.mark.parametrize(
    "length",
    [
        hand_and_notes_cog.LONGEST_NOTE,
        hand_and_notes_cog.LONGEST_NOTE + 9,
        discord_limits.FIELD + 1,
    ],
)
def test_a_sheet_has_room_for_whatever_stands_there_already(length: int) -> None:
    drawn = routes_and_forms._make_modal(
        routes_and_forms.FormSpec(
            "f:notes:1:", "My notes", "", hand_and_notes_cog.LONGEST_NOTE, "x" * length
        )
    )
    (label,) = drawn.to_dict()["components"]
    field = label["component"]
    assert len(field["value"]) <= field["max_length"] <= discord_limits.FIELD
