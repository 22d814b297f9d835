"""Turns made ahead by clicks: the panels of a turn, opened before it has come."""

from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.engine.game import Seat
from bot.planning import turns_ahead
from bot.planning.orders_and_plans import plans_of
from bot.tables.command_runner import Applied
from cogs.interaction.game_ui import MORE
from cogs.interaction.speech import SpeechContext
from cogs.play.plans import _newest_lines as shown_of
from tests.cogs.reading import components, said, unstamped
from tests.cogs.stage import LANGUAGES, Stage, ids, stage
from tests.cogs.test_whole_games import no_trouble


async def to_come(scene: Stage) -> tuple[MemberActor, Seat]:
    """Who has the turn after this one."""
    state, course = await scene.standing(), await scene.course()
    seat = state.game.turn(course.state)
    assert seat is not None
    following = Seat((seat + 1) % len(scene.people))
    return scene.people[following], following


async def plan_of(scene: Stage, who: MemberActor) -> Any:
    """The planner, by the button below whatever he is told when it isn't his turn."""
    told = (await scene.click(who, scene.board, custom_id=f"d:turn:{scene.table}:")).response
    return await pressed(scene, who, told, f"d:plan:{scene.table}:")


async def pressed(scene: Stage, who: MemberActor, panel: Any, ending: str) -> Any:
    """The button whose id ends like this."""
    buttons = [one["custom_id"] for one in components(panel) if "options" not in one]
    found = [one for one in buttons if unstamped(one).endswith(ending)]
    for one in components(panel):
        offered = [option["value"] for option in one.get("options", ())]
        whole = ending.rsplit(":", maxsplit=1)[-1]
        if not found and whole in offered and one["custom_id"].endswith(f":{MORE}"):
            return (await scene.select(who, panel, whole, one["custom_id"])).response
    assert found, (ending, ids(panel), said(panel))
    return (await scene.click(who, panel, custom_id=found[0])).response


async def choosing(scene: Stage, who: MemberActor, panel: Any, place: int) -> Any:
    """The panel of a card of the row, before it is taken; what costs nothing has none."""
    offered = [option["value"] for one in components(panel) for option in one.get("options", ())]
    dear = f"take {place} -"
    return await pressed(scene, who, panel, f":{dear}") if dear in offered else panel


async def kept(scene: Stage, seat: Seat) -> list[str]:
    return [plan.kind for plan in turns_ahead.parse_plans(plans_of(await scene.standing(), seat))]


async def done(scene: Stage, who: MemberActor, spelt: str) -> None:
    person, ply = await scene.person(who), (await scene.course()).ply
    outcome = await scene.bot.services.tables.submit_moves(
        scene.table, person.id, [spelt], None, f"done {ply}"
    )
    assert isinstance(outcome, Applied), outcome
    await scene.env.settle()


async def at_turn(scene: Stage, seat: Seat) -> None:
    """Everybody before him does what the greedy guest would."""
    while True:
        state, course = await scene.standing(), await scene.course()
        if state.game.turn(course.state) == seat:
            return
        following = await scene.next()
        assert following is not None
        who, spelt = following
        await done(scene, who, spelt)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_long_plan_the_last_steps_are_shown_and_that_there_are_others(language: str) -> None:
    speech, steps = SpeechContext(language), [f"{at} {'x' * 90}" for at in range(20)]

    first, *kept = shown_of(steps, speech).splitlines()

    assert first == speech("plan-earlier")
    assert kept == steps[-len(kept) :]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_turn_of_firenze_is_thought_of_left_and_made(
    tmp_path: Path, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather(game="firenze", languages=(language, language))
        who, seat = await to_come(scene)
        panel = await plan_of(scene, who)
        assert (await scene.course()).ply == 0

        panel = await choosing(scene, who, panel, 2)
        take = next(one for one in ids(panel) if ":p0:take 2 " in one)
        panel = (await scene.click(who, panel, custom_id=take)).response
        assert await kept(scene, seat) == [turns_ahead.DRAFT]
        panel = await pressed(scene, who, panel, ":p1:begin - - end")
        await scene.restart()
        panel = await pressed(scene, who, panel, ":back")
        panel = await pressed(scene, who, panel, ":leave")
        assert await kept(scene, seat) == [turns_ahead.PLAN]
        panel = await pressed(scene, who, panel, ":another")
        panel = await pressed(scene, who, panel, ":p0:whichever 2")
        panel = await pressed(scene, who, panel, ":leave")
        assert await kept(scene, seat) == [turns_ahead.PLAN, turns_ahead.PLAN]
        assert (await scene.course()).ply == 0

        await at_turn(scene, seat)
        before = len((await scene.course()).made)
        await scene.pass_time(120)
        assert await kept(scene, seat) == []
        assert len((await scene.course()).made) > before
    no_trouble(caplog)


async def test_a_turn_of_the_princes_waits_for_a_card_nobody_has_seen(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people=2) as scene:
        await scene.gather()
        while (await scene.standing()).game.turn((await scene.course()).state) is None:
            following = await scene.next()
            assert following is not None
            await done(scene, *following)
        who, seat = await to_come(scene)
        panel = await plan_of(scene, who)
        panel = await pressed(scene, who, panel, ":p0:acquire-bonus")
        panel = await pressed(scene, who, panel, ":p1:keep-dearest")
        panel = await pressed(scene, who, panel, ":leave")
        assert "nobody else" not in said(panel)
        listed = await scene.slash(who, "wishes")
        assert "planned your turn" in listed

        await at_turn(scene, seat)
        await scene.pass_time(60)
        spelt = [
            (await scene.standing()).game.vocabulary.spell(one.move).split()[0]
            for one in (await scene.course()).made
            if one.seat == seat
        ]
        assert spelt[-2:] == ["acquire-bonus", "keep"]
    no_trouble(caplog)


async def test_the_planner_says_what_is_refused_and_what_has_changed(trio: Stage) -> None:
    await trio.gather(game="firenze")
    who, seat = await to_come(trio)
    start = await plan_of(trio, who)
    panel = await choosing(trio, who, start, 2)
    take = next(one for one in ids(panel) if ":p0:take 2 " in one)
    answers = await trio.click_at_once((who, panel, take), (who, panel, take))
    assert any("has changed" in said(one.response) for one in answers if one.response)
    panel = await plan_of(trio, who)
    other = next(one for one in trio.people if one is not who)
    listed = await trio.slash(other, "plan")
    assert "It is your turn" in listed or "Plan your next turn" in listed

    panel = await pressed(trio, who, panel, ":forget")
    panel = await pressed(trio, who, panel, ":take 1")
    panel = await pressed(trio, who, panel, ":leave")
    first = trio.people[(seat - 1) % 3]
    await done(trio, first, "take 1")  # the very card
    panel = await pressed(trio, who, panel, f"d:plan:{trio.table}:change")
    assert "no longer lies in the row" in said(panel)
    panel = await pressed(trio, who, panel, ":forget")
    assert await kept(trio, seat) == []
    assert "Try it out" in said(panel)


async def test_nobody_finds_out_by_asking(scene: Stage) -> None:
    """The board, the log and what others are answered are the same before a plan and after."""
    await scene.gather(game="firenze")
    who, _ = await to_come(scene)
    other = next(one for one in scene.people if one is not who)

    async def seen() -> object:
        log = await scene.slash(other, "game log")
        return scene.board.content, ids(scene.board), scene.board.edited_at, log

    before = await seen()
    panel = await choosing(scene, who, await plan_of(scene, who), 1)
    panel = await pressed(scene, who, panel, ":take 1")
    await pressed(scene, who, panel, ":leave")
    await scene.pass_time(60)
    assert await seen() == before


async def test_after_an_undo_the_planner_asks_whether_the_plan_still_holds(scene: Stage) -> None:
    await scene.gather(game="firenze")
    who, seat = await to_come(scene)
    first = scene.people[1 - seat]
    await done(scene, first, "take 1")
    panel = await choosing(scene, who, await plan_of(scene, who), 1)
    panel = await pressed(scene, who, panel, ":take 1")
    await pressed(scene, who, panel, ":leave")
    await done(scene, first, "done")
    await scene.slash(first, "game undo")
    assert await kept(scene, seat) == [turns_ahead.LOOSE]
    await scene.pass_time(60)
    assert "whether you keep it" in said(scene.letters(who)[-1])
    panel = await plan_of(scene, who)
    assert "is on hold" in said(panel)
    await pressed(scene, who, panel, ":again")
    assert await kept(scene, seat) == [turns_ahead.PLAN]
