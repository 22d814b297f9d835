"""Leafing through a game: covered while it is played, through anybody’s eyes after the end."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.engine.game import Seat
from bot.i18n.speak import LANGUAGES
from bot.tables.people import MINUTE, Time
from bot.tables.records import SharedDeal
from cogs.games import GAME_UIS
from cogs.interaction.components import LinkSpec, MenuSpec, count_parts
from cogs.interaction.speech import speech_at_table
from cogs.messages import replay_viewer
from tests.cogs.reading import parts, private, said
from tests.cogs.stage import Stage, ids, played, stage
from tests.cogs.test_film import imagined
from tests.cogs.test_panels_on_stage import Painter

both = pytest.mark.parametrize("game", GAME_UIS)


async def opened(scene: Stage, who: MemberActor) -> Any:
    """The leaf behind the button of the board that he asks for."""
    board = (await who.slash(scene.channel, "board")).response
    return private(await scene.click(who, board, custom_id=way(board, "")))


def way(message: Any, key: str) -> str:
    """The button that leads on so."""
    (found,) = [one for one in ids(message) if one.startswith("d:leaf:") and one.endswith(key)]
    return found


@both
async def test_a_game_is_paged_through_in_one_private_panel(game: str, tmp_path: Path) -> None:
    async with stage(tmp_path, people=2, painter=Painter()) as scene:
        await scene.gather(game=game)
        await played(scene, 30)
        lorenzo = scene.people[0]
        panel = await opened(scene, lorenzo)
        assert "After move 30 of 30" in said(panel)

        for key, words in (
            ("back", "After move 29 of 30"),
            ("first", "Before the first move"),
            ("on", "After move 1 of 30"),
            ("last", "After move 30 of 30"),
        ):
            done = await scene.click(lorenzo, panel, custom_id=way(panel, key))
            assert done.response is not None
            assert done.response.id == panel.id, "it changes in place"
            panel = done.response
            assert words in said(panel)
            assert panel.attachments

        await played(scene, 1)
        done = await scene.click(lorenzo, panel, custom_id=way(panel, "back"))
        assert done.response
        assert "After move 29 of 31" in said(done.response)


async def test_after_the_end_one_chooses_whose_eyes_to_look_through(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2, painter=Painter()) as scene:
        await scene.gather()
        await played(scene)
        lorenzo = scene.people[0]
        panel = await opened(scene, lorenzo)
        assert "Before the first move" in said(panel)
        assert way(scene.board, " 0"), "below the result, too"

        panel = (await scene.select(lorenzo, panel, "1", "s:eyes:1:0")).response
        assert "This is what" in said(panel)
        on = (await scene.click(lorenzo, panel, custom_id=way(panel, "on"))).response
        assert on is not None
        assert "saw." in said(on)
        rounds = (await scene.select(lorenzo, on, option_of(on, 3), "s:leaf:1:1")).response
        assert "round 3" in said(rounds).lower()
        assert "saw." in said(rounds)


def option_of(message: Any, number: int) -> str:
    """Where the round of this number begins."""
    (menu,) = [
        part for part in parts(message) if str(part.get("custom_id", "")).startswith("s:leaf:")
    ]
    return str(menu["options"][number - 1]["value"])


# Shown to everybody


def newest(scene: Stage) -> Any:
    return max(scene.channel.history(), key=lambda message: message.id)


async def test_a_position_is_shown_to_all_once_a_minute(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2, painter=Painter()) as scene:
        await scene.gather()
        await played(scene, 30)
        lorenzo, isabella = scene.people
        await scene.slash(isabella, "settings language", language="fr")
        panel = await opened(scene, isabella)

        kept = (await scene.click(isabella, panel, custom_id="d:showleaf:1:- 30")).response
        assert kept is not None
        assert kept.id == panel.id, "the panel stays open where it was"
        assert said(kept) == said(panel)
        shown = newest(scene)
        assert "Isabella shows a position of this game." in said(shown)
        assert "After move 30 of 30" in said(shown)
        assert shown.attachments
        assert ids(shown) == ["d:leaf:1:- 30"]

        again = (await scene.click(isabella, panel, custom_id="d:showleaf:1:- 30")).response
        assert again is not None
        assert "moins d’une minute" in said(again)
        assert newest(scene).id == shown.id
        await scene.pass_time(MINUTE)
        await scene.click(isabella, panel, custom_id="d:showleaf:1:- 30")
        assert newest(scene).id != shown.id
        on = private(await scene.click(lorenzo, newest(scene), custom_id="d:leaf:1:- 30"))
        assert on is not None
        assert "After move 30 of 30" in said(on)

        await scene.pass_time(MINUTE)
        cosimo = scene.env.guild.add_member(scene.env.create_user("cosimo", global_name="Cosimo"))
        seen = private(await scene.click(cosimo, newest(scene), custom_id="d:leaf:1:- 30"))
        assert seen is not None
        await scene.click(cosimo, seen, custom_id="d:showleaf:1:- 30")
        assert "Somebody who is watching shows a position" in said(newest(scene))
        posts = [one.id for one in scene.channel.history() if "shows a pos" in said(one)]
        assert len(posts) == 3

        await scene.bot.services.tables.forget_person((await scene.person(lorenzo)).id)
        for _ in range(12):  # two minutes: the board, which is drawn, goes first
            await scene.pass_time(10)
        left = {one.id for one in scene.channel.history()}
        assert left.isdisjoint(posts), "they named whoever was forgotten"


async def test_a_position_is_shown_only_where_one_may_write(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2, painter=Painter()) as scene:
        await scene.gather()
        await played(scene, 10)
        lorenzo, show = scene.people[0], "d:showleaf:1:- 10"
        elsewhere = scene.env.guild.create_text_channel("elsewhere")
        there = (await lorenzo.slash(elsewhere, "board")).response
        assert there is not None
        there = private(await scene.click(lorenzo, there, custom_id=way(there, "")))
        assert there is not None
        assert show not in ids(there)

        panel, posts = await opened(scene, lorenzo), len(scene.channel.history())
        denied = int(discord.Permissions(send_messages=True).value)
        scene.env.backend.set_overwrite(
            scene.channel.id, Overwrite(lorenzo.id, OverwriteType.MEMBER, allow=0, deny=denied)
        )
        refused = (await scene.click(lorenzo, panel, custom_id=show)).response
        assert refused is not None
        assert "by somebody who may write there" in said(refused)
        assert show not in ids(refused)
        assert len(scene.channel.history()) == posts


# What is secret


@both
async def test_no_page_before_the_end_depends_on_hands(scene: Stage, game: str) -> None:
    await scene.gather(game=game)
    await played(scene, 40)
    running = await scene.standing()
    other, speech = imagined(running, "other hands"), speech_at_table(running, "en")

    for at in range(0, 41, 4):
        for eyes in ("0", "1", "-"):
            here, there = (
                replay_viewer.parse_replay_position(running, str(at), eyes),
                replay_viewer.parse_replay_position(other, str(at), eyes),
            )
            assert here.eyes is None
            assert here.view == there.view
            for told in (
                [replay_viewer.replay_reply(one, speech, draws=False) for one in (here, there)],
                [
                    replay_viewer.shared_position_reply(one, speech, None, draws=False)
                    for one in (here, there)
                ],
            ):
                assert told[0] == told[1]


# What nobody drew


async def test_forged_words_open_some_leaf_and_never_fail(scene: Stage) -> None:
    await scene.gather()
    await played(scene, 5)
    state = await scene.standing()

    for at in ("", "-3", "9" * 30, "x", "7", "²"):
        assert replay_viewer.parse_replay_position(state, at).at == 5
    assert replay_viewer.parse_replay_position(state, "2", "9").eyes is None
    await played(scene)
    over = await scene.standing()
    for eyes in ("9", "-1", "", "1 ", "²"):
        assert replay_viewer.parse_replay_position(over, "2", eyes).eyes is None
    assert replay_viewer.parse_replay_position(over, "2", "1").eyes == Seat(1)
    # As long as others play the same deal, what it held is told to nobody.
    deal = SharedDeal(1, "", "", "en", over.card.game, 1, "", (), "", Time(0), until=None)
    shared = replace(over, shared=deal)
    assert replay_viewer.parse_replay_position(shared, "2", "1").eyes is None
    assert replay_viewer.can_share_positions(over)
    assert not replay_viewer.can_share_positions(shared)


@both
async def test_every_page_has_rounds_and_fits_into_a_message(scene: Stage, game: str) -> None:
    await scene.gather(game=game)
    await played(scene)
    over = await scene.standing()
    assert over.course is not None
    last = len(over.course.made)
    for number, at in enumerate(range(0, last + 1, max(1, last // 12))):
        speech = speech_at_table(over, LANGUAGES[number % len(LANGUAGES)])
        reply = replay_viewer.replay_reply(
            replay_viewer.parse_replay_position(over, str(at), "1"), speech, draws=True
        )
        assert count_parts(reply.components) < 40
        menus = [one for one in reply.components if isinstance(one, MenuSpec)]
        assert len({one.id for one in reply.components if not isinstance(one, LinkSpec)}) == 6
        for menu in menus:
            assert sum(option.chosen for option in menu.options) == 1
            assert len({option.value for option in menu.options}) == len(menu.options) <= 25
