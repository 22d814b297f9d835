"""Live play on the board: offered by a line and two buttons, ended by one."""

from pathlib import Path

import pytest

from bot.tables.state import is_live
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids, stage

FOR, AGAINST = "d:vote:1:live", "d:against:1:live"
END = "d:endlive:1:"


async def all_are_there(scene: Stage) -> None:
    """At a table with a clock; whoever presses something once its game is on is there."""
    lorenzo = scene.people[0]
    await scene.slash(lorenzo, "game new")
    for person in scene.people[1:]:
        await scene.slash(person, "game join")
    await scene.slash(lorenzo, "game deadline", clock="slow")
    await scene.pass_time(1)
    await scene.slash(lorenzo, "game start")
    for person in scene.people:
        assert FOR not in ids(scene.board)
        await scene.slash(person, "hand")
    await scene.pass_time(6)


@pytest.mark.asyncio
async def test_all_who_are_there_agree_by_pressing_and_anybody_ends_it(tmp_path: Path) -> None:
    async with stage(tmp_path, people=3) as scene:
        await all_are_there(scene)
        assert "Everybody is here" in said(scene.board)
        assert {FOR, AGAINST} <= set(ids(scene.board))

        for person in scene.people:
            await scene.click(person, scene.board, custom_id=FOR)
        await scene.pass_time(6)

        assert is_live(await scene.standing())
        assert "**Live**" in said(scene.board)
        await scene.click(scene.people[1], scene.board, custom_id=END)
        await scene.pass_time(6)
        assert not is_live(await scene.standing())
        assert END not in ids(scene.board)


@pytest.mark.asyncio
async def test_an_old_button_that_ends_it_is_answered(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await all_are_there(scene)
        for person in scene.people:
            await scene.click(person, scene.board, custom_id=FOR)
        await scene.pass_time(6)
        both = [(person, scene.board, END) for person in scene.people]

        _, late = await scene.click_at_once(*both)

        assert late.response
        assert "Nobody is playing live" in said(late.response)


@pytest.mark.asyncio
async def test_whoever_looks_on_is_not_waited_for(tmp_path: Path) -> None:
    async with stage(tmp_path, people=3) as scene:
        *players, onlooker = scene.people
        scene.people = players
        await all_are_there(scene)

        await scene.slash(onlooker, "board")

        assert set(await scene.bot.services.store.presence_at_table(scene.table)) == {1, 2}
        assert "Everybody is here" in said(scene.board)
