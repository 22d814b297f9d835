"""What the door seldom has to say: where nothing is played, nothing is kept, nobody is meant."""

from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.tables.service import TableService
from bot.tables.store_protocols import WriteError
from cogs.games import GAME_UIS
from cogs.interaction import discord_limits, replies
from cogs.interaction.components import MenuSpec, PictureBlock, TextBlock
from cogs.interaction.context import RequestContext
from cogs.interaction.replies import PictureRequest, PrivateReply, fit_reply
from cogs.interaction.speech import SpeechContext
from cogs.messages import private_panel
from tests.cogs.panel_sittings import pressed, sittings
from tests.cogs.stage import Stage, stage

asyncs = pytest.mark.asyncio


async def caller(
    scene: Stage, who: MemberActor, *, server: str | None = None, place: str | None = None
) -> RequestContext:
    """Somebody who presses a button in the channel, or elsewhere."""
    person, place = await scene.person(who), place or str(scene.channel.id)
    server = server or str(scene.env.guild.id)
    return RequestContext(scene.bot.services, person, place, server, "a press", is_moderator=False)


# Where there is no table, or not yet


@asyncs
async def test_where_there_is_no_table_one_is_told_how_to_open_one(scene: Stage) -> None:
    told = await scene.slash(scene.people[0], "game start")

    assert "There is no table here. Open one with /game new" in told


@asyncs
async def test_help_at_a_table_that_gathers_is_to_join(scene: Stage) -> None:
    await scene.slash(scene.people[0], "game new")

    told = await scene.slash(scene.people[1], "help")

    assert "This table is waiting for players" in told


@asyncs
async def test_a_game_for_several_is_not_played_alone(scene: Stage) -> None:
    told = await scene.slash(scene.people[0], "game new", game="firenze", solo="standard")

    assert "Firenze takes 2 players at least" in told
    assert "/game add-computer" in told


@asyncs
async def test_who_sits_alone_has_nobody_to_send_away(scene: Stage) -> None:
    lorenzo = scene.people[0]
    await scene.slash(lorenzo, "game new")
    await scene.slash(scene.people[1], "game join")
    await scene.slash(scene.people[1], "game leave")

    told = await scene.bot.routes["chairs"](await caller(scene, lorenzo), scene.table, "")

    assert told.words.startswith("There is nobody to remove")


# What is not for everybody


@asyncs
async def test_a_game_that_has_begun_is_called_off_by_a_vote(scene: Stage) -> None:
    await scene.gather()

    told = await scene.slash(scene.people[0], "game cancel")

    assert "the players decide together: /game vote" in told


@asyncs
async def test_only_those_of_a_role_open_tables_where_stewards_say_so(scene: Stage) -> None:
    guild = scene.env.guild
    chief, role = guild.add_member(guild.owner), guild.create_role("Medici")
    await scene.slash(chief, "admin who-can-open", role=role)

    told = await scene.slash(scene.people[0], "game new")

    assert f"Here, tables are opened by: <@&{role.id}>" in told


@asyncs
async def test_a_steward_keeps_nobody_out_who_is_no_person_or_himself(scene: Stage) -> None:
    chief = scene.env.guild.add_member(scene.env.guild.owner)

    told = await scene.slash(chief, "admin block", player=chief)

    assert "Please name somebody else" in told


@asyncs
async def test_a_table_of_several_goes_on_in_no_other_server(scene: Stage) -> None:
    await scene.gather()
    elsewhere = await caller(scene, scene.people[0], server="77", place="78")

    told = await scene.bot.routes["here"](elsewhere, scene.table, "")

    assert "server" in told.words


# When something fails


@asyncs
@pytest.mark.parametrize(
    ("fault", "words", "logged"),
    [
        (WriteError("disk full"), "That could not be saved just now", "disk full"),
        (RuntimeError("a tower leans"), "Something went wrong on our side", "RuntimeError"),
    ],
)
async def test_whoever_asks_is_told_that_it_failed_and_the_log_why(
    fault: Exception,
    words: str,
    logged: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise fault

    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        monkeypatch.setattr(TableService, "table_state", fails)

        told = await scene.slash(scene.people[0], "hand")

        assert words in told
        assert str(fault) not in told
        monkeypatch.undo()
    assert logged in caplog.text


# Panels


def test_a_move_that_leaves_no_choice_is_confirmed() -> None:
    (sitting, *_) = sittings("three-sensible", kind="bidding")

    reply = private_panel.choice_panel(sitting, "pass")

    assert reply.words == sitting.speech("door-choose-sure")
    assert [one.id.split(":", 4)[4] for one in pressed(reply) if one.id.startswith("m:")] == [
        "pass"
    ]


@asyncs
async def test_open_hands_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME_UIS["princes"], "describe_hand", lambda *_: ())
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()

        told = await scene.slash(scene.people[0], "hand")

        assert "everything in this game lies open" in told


def test_a_text_that_no_message_holds_is_in_a_file() -> None:
    menu, whole = MenuSpec("s:story:1:", "rounds", ()), "\n".join(["Lorenzo builds. " * 20] * 40)

    reply = fit_reply(PrivateReply("**Round 3**", (menu,), more=whole), SpeechContext("en"))

    assert reply.more.endswith("the file has all of it.")
    assert len(reply.words) + len(reply.more) < discord_limits.WORDS
    assert reply.attachment == ("signoria.txt", whole)
    assert reply.components == (menu,)
    assert fit_reply(PrivateReply("", more="short"), SpeechContext("en")) == PrivateReply(
        "", more="short"
    )


def test_a_picture_alone_is_an_answer_too() -> None:
    alone = PrivateReply("", picture=PictureRequest(lambda: b"png", "a Lake", "a Lake in words"))

    shown, _ = replies.blocks_and_files_of_reply(alone, b"png")
    told, _ = replies.blocks_and_files_of_reply(alone, b"")

    assert shown == [PictureBlock("panel.png", "a Lake")]
    assert told == [TextBlock("a Lake in words")]
