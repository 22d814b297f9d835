"""Played in the house where the auction is a game: on a simulated Discord, in words alone."""

from pathlib import Path
from typing import Any

import pytest

from bot import sandbox
from bot.i18n.speak import LANGUAGES
from bot.sandbox import SandboxSetup
from bot.tables.people import MINUTE, TableId, TableStatus
from bot.tables.state import TableState, seats_waited_for
from cogs.messages.pictures import CachingPainter
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids, stage, words_of

PLENTY = 60  # moves; five lots among two are fewer


async def asked(scene: Stage) -> Any:
    """Whoever is to move."""
    (seat,) = seats_waited_for(await scene.standing())
    return scene.people[seat]


async def typed(scene: Stage, act: str) -> str:
    name, options = words_of((await scene.standing()).game, act)
    return await scene.slash(await asked(scene), name, **options)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_game_is_played_by_commands(language: str, tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather(game="auction", languages=(language,))
        for _ in range(PLENTY):
            if (await scene.standing()).card.status is not TableStatus.PLAYING:
                break
            state = (await scene.course()).state
            (seat,) = seats_waited_for(await scene.standing())
            await typed(scene, "pass" if state.price or not state.purses[seat] else "bid 1")

        standing = await scene.standing()
        assert standing.card.status is TableStatus.OVER
        assert standing.game.scores((await scene.course()).state)


async def test_it_is_played_by_buttons_taken_back_and_goes_on_after_a_restart(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, people=3, painter=CachingPainter()) as scene:
        await scene.gather(game="auction")
        assert not scene.board.attachments
        assert "lies open at 0" in said(scene.board)
        who = await asked(scene)

        turn = (await scene.click(who, scene.board, custom_id=f"d:turn:{scene.table}:")).response
        assert turn is not None
        (bid,) = [one for one in ids(turn) if one.startswith("c:") and one.endswith(":bid")]
        menu = (await scene.click(who, turn, custom_id=bid)).response
        assert menu is not None
        (choice,) = [one for one in ids(menu) if one.startswith("k:")]
        await scene.select(who, menu, "3", choice)
        assert (await scene.course()).state.price == 3

        await scene.slash(who, "game undo")
        assert (await scene.course()).state.price == 0

        await scene.restart(CachingPainter())
        await typed(scene, "bid 2")
        assert (await scene.course()).state.price == 2


@pytest.mark.parametrize("command", ["hand", "board", "help", "game status"])
async def test_whatever_is_asked_is_answered_in_words(command: str, tmp_path: Path) -> None:
    async with stage(tmp_path, people=2, painter=CachingPainter()) as scene:
        await scene.gather(game="auction")

        told = await scene.slash(scene.people[0], command)

        assert "{" not in told


async def test_a_wrong_move_is_answered_with_the_rule(tmp_path: Path) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather(game="auction")

        told = await typed(scene, "bid 99")

        assert "There are 9 coins in your purse" in told
        assert "Bids" in told


async def test_the_sandbox_opens_with_it_and_a_computer_plays(tmp_path: Path) -> None:
    async with sandbox.open_stage(
        tmp_path / "s.db", SandboxSetup("auction", people=1, guests=1)
    ) as set_up:
        await set_up.type_command(set_up.people[0], "auction pass")
        await set_up.env.advance_time(MINUTE)

        after = await set_up.bot.services.tables.table_state(TableId(1))
        assert isinstance(after, TableState)
        assert [holder.computer for holder in after.card.holders] == ["", "random"]
        assert after.course is not None
        assert {made.seat for made in after.course.made} == {0, 1}
