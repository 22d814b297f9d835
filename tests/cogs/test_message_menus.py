"""The commands in the menu of a message: they answer about the table of a board."""

from pathlib import Path

import pytest

from tests.cogs.reading import private, said
from tests.cogs.stage import Stage, played, stage

STORY, WAITING = "Story", "Who are we waiting for?"


async def asked(scene: Stage, name: str, message: object) -> str:
    done = await scene.people[-1].context_menu(scene.channel, name, message)  # type: ignore[arg-type]
    answer = private(done)
    assert answer is not None
    return said(answer)


@pytest.mark.asyncio
async def test_a_board_tells_its_story_and_whom_it_waits_for(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        await played(scene, 30)
        await scene.pass_time(60)
        following = await scene.next()
        assert following is not None

        assert "Jester" in await asked(scene, STORY, scene.board)
        assert following[0].name.title() in await asked(scene, WAITING, scene.board)


@pytest.mark.asyncio
async def test_another_message_is_no_board(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        spoken = await scene.people[0].send(scene.channel, "hello")

        assert "not a board of mine" in await asked(scene, STORY, spoken)
