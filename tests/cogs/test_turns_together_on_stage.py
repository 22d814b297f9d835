"""Turns that all plan at once, on a simulated Discord: one panel, one answer, and who is asked."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.notifications.notifier import LEFT_ALONE_FOR
from bot.tables.people import HOUR, SECOND
from bot.tables.state import seats_asked_to_plan, seats_yet_to_plan
from tests.cogs.reading import said, unstamped
from tests.cogs.stage import LANGUAGES, Stage, ids, stage
from tests.cogs.test_ahead import done, kept, plan_of, pressed
from tests.cogs.test_ahead_whole import Slowly, is_as_by_hand
from tests.cogs.test_sealed_on_stage import my_turn
from tests.cogs.test_whole_games import no_trouble


async def opened(
    scene: Stage, *languages: str, auctions: str = "hand", clock: str = "fast"
) -> None:
    """A table at which turns are planned at once, before its first auction."""
    owner, *others = scene.people
    for person, language in zip(scene.people, languages, strict=False):
        await scene.slash(person, "settings language", language=language)
    await scene.slash(owner, "game new", game="princes")
    for person in others:
        await scene.slash(person, "game join")
    terms = {"clock": clock, "auctions": auctions, "turns": "together", "timeout": "pass"}
    told = await scene.slash(owner, "game deadline", **terms)
    assert "faster, a little less interaction" in told + said(scene.board)
    await scene.slash(owner, "game start")


async def to_the_actions(scene: Stage) -> Sequence[MemberActor]:
    """Nobody buys anything; everybody in the order of their turns."""
    while not seats_asked_to_plan(state := await scene.standing()):
        following = await scene.next()
        assert following
        who, greedy = following
        view = state.game.view((await scene.course()).state, await scene.seat(who))
        await done(scene, who, "withdraw" if view.asked.kind == "nominating" else greedy)
    first = state.game.turn((await scene.course()).state)
    assert first is not None
    return [*scene.people[first:], *scene.people[:first]]


async def called(scene: Stage) -> int:
    return len(seats_yet_to_plan(await scene.standing()))


def calls(scene: Stage, who: MemberActor) -> list[str]:
    """The letters that ask for something."""
    return [said(one) for one in scene.letters(who) if said(one).startswith("►")]


async def left_as_plan(scene: Stage, who: MemberActor) -> Any:
    """He ends his turn at once: a press and one that leaves it."""
    panel = await my_turn(scene, who)
    panel = await pressed(scene, who, panel, ":p0:end")
    return await pressed(scene, who, panel, ":leave")


async def test_all_are_called_answer_in_one_panel_and_only_one_is_asked_again(
    trio: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    await opened(trio, *LANGUAGES)
    first, second, third = await to_the_actions(trio)
    await trio.pass_time(10)
    assert "all others plan their turns meanwhile" in said(trio.board)
    board = said(trio.board)
    await trio.pass_time(LEFT_ALONE_FOR + SECOND)
    assert "enregistrez les vôtres" in calls(trio, second)[0]
    assert "Speichere deinen" in calls(trio, third)[0]
    panel = await my_turn(trio, third)
    assert any(unstamped(one).endswith(":plan:1:wait") for one in ids(panel))
    await left_as_plan(trio, third)
    await pressed(trio, second, await my_turn(trio, second), ":wait")
    assert await called(trio) == 0
    assert said(trio.board) == board  # it says nothing of that
    await trio.pass_time(10)
    assert calls(trio, third) == calls(trio, second) == []  # what is answered asks no more

    await trio.restart()
    await done(trio, first, "end")
    await trio.pass_time(LEFT_ALONE_FOR + SECOND)
    assert "À vous" in calls(trio, second)[0]
    assert calls(trio, third) == []
    await done(trio, second, "end")
    before = (await trio.course()).ply
    await trio.pass_time(60)
    assert (await trio.course()).ply > before
    assert await kept(trio, await trio.seat(third)) == []
    no_trouble(caplog)


async def test_the_panel_of_a_call_offers_the_wishes_for_the_next_auctions(scene: Stage) -> None:
    await opened(scene, auctions="hand")
    _, second = await to_the_actions(scene)
    for who in scene.people:
        await scene.slash(who, "game vote", motion="sealed")
    panel = await my_turn(scene, second)
    assert "Everybody is asked at once" in said(panel)
    panel = await left_as_plan(scene, second)
    assert "give your wishes now" in said(panel)
    panel = await pressed(scene, second, panel, f"d:orders:{scene.table}:")
    assert "given" in str(ids(panel))
    for who in scene.people:
        await scene.slash(who, "game vote", motion="in-order")
    assert "wait" not in str(ids(await plan_of(scene, second)))


async def test_the_table_votes_for_turns_in_order(scene: Stage) -> None:
    await opened(scene)
    for motion, turns in (("in-order", ""), ("together", "together")):
        for who in scene.people:
            await scene.slash(who, "game vote", motion=motion)
        assert (await scene.standing()).card.terms.turns == turns
    told = await scene.slash(scene.people[0], "game deadline")
    assert "bid by bid" in told
    assert "one after the other" in told  # what a vote can still change


@pytest.mark.long
async def test_a_deadline_passes_in_the_midst_of_a_call(scene: Stage) -> None:
    await opened(scene)
    _, second = await to_the_actions(scene)
    await left_as_plan(scene, second)
    await scene.restart()
    plies = (await scene.course()).ply
    while (await scene.course()).ply == plies:
        await scene.pass_time(6 * HOUR)
    await scene.pass_time(60)
    assert await kept(scene, await scene.seat(second)) == []
    told = "\n".join(said(message) for message in scene.channel.history())
    assert "Time is up for" in told


class AtOnce(Slowly):
    """People who answer each call for their turns by a plan or by seeing the others' first."""

    seen_first = 0

    async def plan_ahead(self) -> None:
        for seat in sorted(seats_yet_to_plan(await self.scene.standing())):
            who = self.scene.people[seat]
            if self.luck.random() < 0.25:
                await pressed(self.scene, who, await my_turn(self.scene, who), ":wait")
                self.seen_first += 1
            else:
                await self.plan_turn(who, seat, await my_turn(self.scene, who))


@pytest.mark.long
@pytest.mark.parametrize("people", [2, 3])
async def test_a_whole_game_is_played_with_calls_for_turns_and_restarts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, people: int
) -> None:
    async with stage(tmp_path, people=people) as scene:
        await opened(scene, *LANGUAGES, auctions="sealed", clock="slow")
        game = AtOnce(scene, people)
        await game.play()
        assert game.planned >= 3
        assert game.seen_first
        assert game.done_by_house > game.planned
        await is_as_by_hand(scene)
    no_trouble(caplog)
