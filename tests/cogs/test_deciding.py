"""Who may decide, at the door: letters that ask, buttons for and against, hands that are closed."""

from pathlib import Path

import pytest

from bot.engine.game import Seat
from bot.notifications.policy import LEFT_ALONE_FOR
from bot.outbox.worker import SWEEP_EVERY
from bot.tables import commands
from bot.tables.motions import TakeoverMotion
from bot.tables.people import TableStatus
from bot.tables.votes import VOTE_LASTS
from tests.cogs.reading import said
from tests.cogs.stage import Stage, ids, stage

pytestmark = pytest.mark.asyncio

LEFT_ALONE = LEFT_ALONE_FOR + SWEEP_EVERY  # seconds


def of_votes(scene: Stage, who: int) -> list[str]:
    """The letters that ask somebody for his vote."""
    letters = scene.letters(scene.people[who])
    return [said(one) for one in letters if "d:against:1:pause" in ids(one)]


async def test_everybody_is_asked_by_letter_and_told_until_when(tmp_path: Path) -> None:
    async with stage(tmp_path, people=3) as scene:
        await scene.gather()
        lorenzo, *_ = scene.people

        await scene.slash(lorenzo, "game vote", motion="pause")

        (ballot,) = (await scene.standing()).ballots
        assert ballot.until - ballot.since == VOTE_LASTS
        until = f"<t:{ballot.until}:R>"
        assert [of_votes(scene, who) for who in range(3)] == [[], [], []]  # all of them are there
        await scene.pass_time(LEFT_ALONE)
        assert of_votes(scene, 0) == []
        for who in (1, 2):
            (letter,) = of_votes(scene, who)
            assert "Lorenzo suggests taking a break" in letter
            assert f"<t:{ballot.until}:f>" in letter
        assert until in said(scene.board)
        assert "In favor: Lorenzo" in said(scene.board)
        assert {"d:vote:1:pause", "d:against:1:pause"} <= set(ids(scene.board))


async def test_one_click_against_it_takes_all_letters_away(tmp_path: Path) -> None:
    async with stage(tmp_path, people=3) as scene:
        await scene.gather()
        lorenzo, isabella, _ = scene.people
        await scene.slash(lorenzo, "game vote", motion="pause")
        await scene.pass_time(LEFT_ALONE)
        (letter,) = [one for one in scene.letters(isabella) if "d:against:1:pause" in ids(one)]

        scene.heard(await isabella.user.click(letter, custom_id="d:against:1:pause"))

        assert (await scene.standing()).ballots == ()
        assert [of_votes(scene, who) for who in range(3)] == [[], [], []]
        assert "In favor" not in said(scene.board)


async def test_a_vote_goes_on_after_a_restart_and_the_votes_that_came_decide(
    tmp_path: Path,
) -> None:
    async with stage(tmp_path, people=3) as scene:
        await scene.gather()
        await scene.slash(scene.people[0], "game vote", motion="pause")

        await scene.end_the_wait()

        assert (await scene.standing()).card.status is TableStatus.PAUSED
        assert [of_votes(scene, who) for who in range(3)] == [[], [], []]


async def test_whoever_gets_no_letters_is_asked_in_the_channel(tmp_path: Path) -> None:
    async with stage(tmp_path, people=3) as scene:
        await scene.gather()
        lorenzo, _, cosimo = scene.people
        shut = f"/channels/{cosimo.user.dm_channel.id}/messages"
        scene.env.inject_error("*", f"{shut}*", status=403, code=50007, times=None)

        await scene.slash(lorenzo, "game vote", motion="pause")
        await scene.pass_time(LEFT_ALONE)

        asked = [one for one in scene.channel.history() if f"<@{cosimo.user.id}>" in said(one)]
        assert any("Lorenzo suggests taking a break" in said(one) for one in asked)
        assert any("d:against:1:pause" in ids(one) for one in asked)


async def test_a_hand_is_closed_to_whoever_has_left_for_good(tmp_path: Path) -> None:
    async with stage(tmp_path, people=3) as scene:
        await scene.gather()
        lorenzo, *_ = scene.people
        assert "florins" in await scene.slash(lorenzo, "hand")
        assert any("florins" in said(one) for one in scene.letters(lorenzo))
        sure = await lorenzo.slash(scene.channel, "game resign")
        await scene.click(lorenzo, sure.response, custom_id="d:resign:1:")

        assert "florins" not in await scene.slash(lorenzo, "hand")
        assert not any("florins" in said(one) for one in scene.letters(lorenzo))
        assert "not playing anywhere" in await scene.slash(lorenzo, "game my-games")


async def test_whoever_has_offered_to_take_a_seat_over_waits_for_the_answer(tmp_path: Path) -> None:
    async with stage(tmp_path, people=3) as scene:
        await scene.gather()
        caterina = scene.env.guild.add_member(scene.env.create_user("caterina"))
        away = commands.let_computer_replace(Seat(2))
        await scene.bot.services.tables.run_command(scene.table, away, "away")

        offers = [await scene.slash(caterina, "game take-over", player=3) for _ in range(2)]

        assert "wait for the answer" not in offers[0]
        assert "You have already offered to take over a place" in offers[1]
        (ballot,) = (await scene.standing()).ballots
        assert isinstance(ballot.motion, TakeoverMotion)
