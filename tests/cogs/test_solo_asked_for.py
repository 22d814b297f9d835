"""Alone against Wolfgang: how a solo game is asked for, and what is refused."""

import re
from pathlib import Path

import discord
import pytest
from simcord.results import InteractionResult

from bot.tables.people import TableStatus
from cogs.interaction.slash_commands import CommandTranslator
from cogs.table import lobby_options as at_the_door
from tests.cogs.chamber import Chamber, chamber, options
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids

NAMED = re.compile(r"^\*\*(\D+?)(?: \d+)?\*\* –", re.MULTILINE)  # a card, and what it is worth


def labels_of(scene: Chamber, done: InteractionResult) -> list[str]:
    assert done.response
    return scene.labels(done.response)


async def test_a_game_alone_begins_at_once_in_one_message(tmp_path: Path) -> None:
    async with chamber(tmp_path) as scene:
        assert "begun" in await scene.slash("game new", solo="hard")

        assert await options(scene) == {"level": "hard", "dummies": "2"}
        assert (await scene.standing()).card.terms.clock == "none"
        assert scene.letters == [scene.board]
        assert "You have " in said(scene.board)
        assert "Which of your four Professions" in said(scene.board)


async def test_a_card_is_told_once_though_hand_and_panel_are_one(tmp_path: Path) -> None:
    async with chamber(tmp_path) as scene:
        await scene.slash("game new", solo="standard")
        kept = []
        for _ in range(2):
            names = NAMED.findall(said(scene.board))
            assert len(names) == len(set(names)), names
            kept.append(len(names))
            await scene.press(await scene.next() or "")
        assert kept == [4, 3]


async def test_two_clicks_are_enough(tmp_path: Path) -> None:
    async with chamber(tmp_path) as scene:
        helped = await scene.user.slash("help")
        assert helped.response
        levels = await scene.click(None, helped.response, custom_id="d:alone:0:")
        assert labels_of(scene, levels)[:2] == [
            "easy · table for four",
            "standard · table for four",
        ]

        await scene.click(None, levels.response, custom_id="d:alone:0:easy 3")

        assert await options(scene) == {"level": "easy", "dummies": "3"}
        assert (await scene.standing()).card.status is TableStatus.PLAYING


async def test_nobody_is_left_alone_with_wolfgang_by_a_press_of_start(solo: Stage) -> None:
    (lorenzo,) = solo.people
    await solo.slash(lorenzo, "game new")
    assert "d:start:1:" not in ids(solo.board)

    refused = await lorenzo.slash(solo.channel, "game start")

    assert refused.response
    assert "Invite others" in said(refused.response)
    assert "solo" in said(refused.response)
    assert (await solo.standing()).card.status is TableStatus.GATHERING
    chosen = await solo.click(lorenzo, refused.response, custom_id="d:alone:1:")
    await solo.click(lorenzo, chosen.response, custom_id="d:alone:1:standard 2")
    assert (await solo.standing()).card.status is TableStatus.PLAYING
    assert await options(solo) == {"level": "standard", "dummies": "2"}


async def test_a_table_where_somebody_has_sat_down_is_no_solo_game_any_more(scene: Stage) -> None:
    lorenzo, isabella = scene.people
    await scene.slash(lorenzo, "game new")
    await scene.slash(isabella, "game join")

    assert "already open" in await scene.slash(lorenzo, "game new", solo="easy")
    assert (await scene.standing()).card.status is TableStatus.GATHERING


@pytest.mark.parametrize("expansion", ["characters", "together"])
async def test_expansions_are_refused_where_one_plays_alone(solo: Stage, expansion: str) -> None:
    (lorenzo,) = solo.people
    await solo.slash(lorenzo, "game new")
    await solo.slash(lorenzo, "game options", option=expansion, value="on")

    at_new = await solo.slash(lorenzo, "game new", solo="easy")
    assert "alone it isn’t possible" in at_new
    assert (await solo.standing()).card.status is TableStatus.GATHERING

    await solo.slash(lorenzo, "game options", option=expansion, value="off")
    await solo.slash(lorenzo, "game new", solo="easy")
    assert (await solo.standing()).card.status is TableStatus.PLAYING
    later = await solo.slash(lorenzo, "game options", option=expansion, value="on")
    assert "alone it isn’t possible" in later


async def test_a_level_is_no_option_of_a_table_for_several(solo: Stage) -> None:
    (lorenzo,) = solo.people
    await solo.slash(lorenzo, "game new")

    refused = await solo.slash(lorenzo, "game options", option="level", value="easy")

    assert "only for a solo game" in refused


@pytest.mark.parametrize(
    ("locale", "names"),
    [("fr", ["facile", "normal", "difficile"]), ("de", ["leicht", "normal", "schwer"])],
)
async def test_levels_are_named_in_the_askers_language(locale: str, names: list[str]) -> None:
    told = [
        await choice.get_translated_payload_for_locale(CommandTranslator(), discord.Locale(locale))
        for choice in at_the_door.LEVELS
    ]
    assert [one["name"] for one in told] == names
