"""Whatever is pressed twice is done once, and an id from before there were stamps is answered."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import pytest
from simcord.actors import MemberActor

from bot.engine.journal import count_undoable
from bot.planning.orders_and_plans import auction_orders_of, plans_of
from bot.players.registry import default_player
from bot.tables.people import TableStatus
from tests.cogs.reading import on, said, unstamped
from tests.cogs.stage import Stage, ids, played
from tests.cogs.test_ahead import choosing, plan_of, pressed, to_come
from tests.cogs.test_coaching import learned_together
from tests.cogs.test_forged import forge
from tests.cogs.test_wishes_on_stage import at_the_auctions, take

Seen: TypeAlias = Callable[[], Awaitable[Any]]


async def press_twice(
    scene: Stage, who: MemberActor, panel: Any, id_: str, seen: Seen, *, at_once: bool
) -> str:
    """What is seen after two presses is what was seen after one; the answer to the second."""
    drawn, before = on(panel, id_), await seen()
    assert drawn != id_, f"{id_} has no stamp"
    if at_once:
        answers = await scene.click_at_once((who, panel, drawn), (who, panel, drawn))
        told = "\n".join(said(one.response) for one in answers if one.response)
        once = await seen()
        await forge(scene, who, drawn)
    else:
        await scene.click(who, panel, custom_id=drawn)
        once = await seen()
        told = await forge(scene, who, drawn)
    assert once != before, f"{id_} did nothing"
    assert await seen() == once, f"{id_} was done twice"
    old = await forge(scene, who, unstamped(drawn))
    assert await seen() == once, f"{unstamped(drawn)} is done without a stamp"
    assert "Something went wrong" not in old
    assert "no longer works" not in old
    return told


async def both_give_back(scene: Stage) -> None:
    for who in scene.people:
        seat = await scene.seat(who)
        hand = (await scene.course()).state.estates[seat].hidden.hand
        await scene.slash(who, "princes give-back", profession=hand[0])


def moves(scene: Stage) -> Seen:
    async def seen() -> object:
        return [made.move for made in (await scene.course()).made]

    return seen


def chairs(scene: Stage) -> Seen:
    async def seen() -> object:
        return (await scene.standing()).card.holders

    return seen


@pytest.mark.parametrize("at_once", [True, False])
async def test_two_presses_take_back_one_move(scene: Stage, at_once: bool) -> None:
    """Two moves in a row are theirs, so that the second press could take back the first one."""
    await scene.gather(game="firenze")
    who = await moved_twice(scene)
    await scene.pass_time(10)

    told = await press_twice(scene, who, scene.board, "d:undo:1:1", moves(scene), at_once=at_once)
    assert "Things have moved on since this button appeared" in told


async def moved_twice(scene: Stage) -> MemberActor:
    """Who made two moves in a row that can be taken back."""
    while following := await scene.next():
        who, spelt = following
        await scene.done_elsewhere(who, spelt)
        if count_undoable(await scene.course(), await scene.seat(who)) > 1:
            return who
    raise AssertionError("nobody made two moves that can be taken back")


@pytest.mark.parametrize("at_once", [True, False])
async def test_two_presses_take_back_one_move_in_a_lesson(scene: Stage, at_once: bool) -> None:
    await learned_together(scene)
    await both_give_back(scene)
    await press_twice(
        scene, scene.people[0], scene.board, "d:undo:1:1", moves(scene), at_once=at_once
    )


async def test_only_the_button_that_offers_a_motion_opens_it(scene: Stage) -> None:
    await scene.gather()
    await both_give_back(scene)
    lorenzo, isabella = scene.people
    refused = (await lorenzo.slash(scene.channel, "game undo")).response
    assert refused is not None
    motion = on(refused, "d:vote:1:undo 1")
    await scene.click(lorenzo, refused, custom_id=motion)
    assert "already in favor" in await forge(scene, lorenzo, motion)
    (ballot,) = (await scene.standing()).ballots
    assert len(ballot.votes) == 1

    made = len((await scene.course()).made)
    await scene.click(isabella, scene.board, custom_id="d:vote:1:undo 1")
    assert len((await scene.course()).made) == made - 1
    told = await forge(scene, isabella, "d:vote:1:undo 1")
    assert "There is no vote on taking back" in told
    await forge(scene, lorenzo, motion)
    assert not (await scene.standing()).ballots
    assert len((await scene.course()).made) == made - 1


async def test_an_old_vote_does_not_count_in_a_newer_one(trio: Stage) -> None:
    await trio.gather()
    lorenzo, isabella, cosimo = trio.people
    await trio.slash(lorenzo, "game vote", motion="pause")
    old = [on(trio.board, f"d:{way}:1:pause") for way in ("vote", "against")]
    await trio.click(cosimo, trio.board, custom_id="d:against:1:pause")
    for id_ in old:
        assert "There is no vote on taking a break" in await forge(trio, isabella, id_)
    await trio.pass_time(10)
    await trio.slash(cosimo, "game vote", motion="pause")
    before = (await trio.standing()).ballots

    for id_ in old:
        assert "an earlier vote on taking a break" in await forge(trio, isabella, id_)
        assert (await trio.standing()).ballots == before
    await trio.click(isabella, trio.board, custom_id="d:vote:1:pause")
    (ballot,) = (await trio.standing()).ballots
    assert len(ballot.votes) == 2
    await forge(trio, isabella, "d:against:1:pause")
    assert not (await trio.standing()).ballots


async def test_an_old_button_does_not_resume_another_pause(trio: Stage) -> None:
    await trio.gather()
    lorenzo, isabella, cosimo = trio.people
    await pause(trio)
    old = on(trio.board, "d:resume:1:")
    await trio.click(lorenzo, trio.board, custom_id="d:resume:1:")
    under_vote = on(trio.board, "d:resume:1:")
    await trio.click(cosimo, trio.board, custom_id="d:against:1:resume")
    assert "There is no vote on playing on" in await forge(trio, isabella, under_vote)
    await forge(trio, isabella, old)  # the pause it was drawn in
    for who in (lorenzo, cosimo):
        await trio.click(who, trio.board, custom_id="d:resume:1:")
    await played(trio, 1)
    assert "moved on since this button" in await forge(trio, isabella, old)
    await pause(trio)

    assert "taking a break" in await forge(trio, isabella, old)
    assert "There is no vote on playing on" in await forge(trio, isabella, under_vote)
    assert not (await trio.standing()).ballots
    await forge(trio, isabella, "d:resume:1:")  # from before there were stamps
    await forge(trio, lorenzo, old)
    await forge(trio, lorenzo, under_vote)
    (ballot,) = (await trio.standing()).ballots
    assert ballot.votes == (1,)


async def pause(scene: Stage) -> None:
    for who in scene.people:
        await scene.slash(who, "game vote", motion="pause")
    await scene.pass_time(10)
    assert (await scene.standing()).card.status is TableStatus.PAUSED


@pytest.mark.parametrize("at_once", [True, False])
async def test_two_presses_seat_one_computer(scene: Stage, at_once: bool) -> None:
    lorenzo, _ = scene.people
    await scene.slash(lorenzo, "game new")
    panel = (await scene.click(lorenzo, scene.board, custom_id="d:computers:1:")).response
    level = f"d:guest:1:{default_player('princes')}"

    told = await press_twice(scene, lorenzo, panel, level, chairs(scene), at_once=at_once)

    assert "The table has changed since this button appeared" in told
    assert len((await scene.standing()).card.holders) == 2


@pytest.mark.parametrize("at_once", [True, False])
async def test_two_presses_send_one_computer_away(scene: Stage, at_once: bool) -> None:
    lorenzo, _ = scene.people
    await scene.slash(lorenzo, "game new")
    for _ in range(3):
        await scene.slash(lorenzo, "game add-computer")
    panel = (await scene.click(lorenzo, scene.board, custom_id="d:chairs:1:")).response
    away = f"d:away:1:1 0 {default_player('princes')}"

    await press_twice(scene, lorenzo, panel, away, chairs(scene), at_once=at_once)

    assert len((await scene.standing()).card.holders) == 3


@pytest.mark.parametrize("at_once", [True, False])
async def test_two_presses_go_one_step_back_in_a_plan(trio: Stage, at_once: bool) -> None:
    await trio.gather(game="firenze")
    who, seat = await to_come(trio)

    async def plans() -> object:
        return plans_of(await trio.standing(), seat)

    panel = await choosing(trio, who, await plan_of(trio, who), 1)
    panel = await pressed(trio, who, panel, ":take 1")
    panel = await pressed(trio, who, panel, ":leave")
    panel = await pressed(trio, who, panel, ":another")
    panel = await choosing(trio, who, panel, 1)
    panel = await pressed(trio, who, panel, ":take 1")
    panel = await pressed(trio, who, panel, ":leave")
    told = await press_twice(trio, who, panel, "d:plan:1:change", plans, at_once=at_once)
    assert "Your plan has changed since that button was shown" in told
    panel = await plan_of(trio, who)
    await press_twice(trio, who, panel, "d:plan:1:back", plans, at_once=at_once)
    panel = await plan_of(trio, who)
    await press_twice(trio, who, panel, "d:plan:1:forget", plans, at_once=at_once)


@pytest.mark.parametrize("at_once", [True, False])
async def test_two_presses_move_a_wish_up_by_one(trio: Stage, at_once: bool) -> None:
    await at_the_auctions(trio)
    following = await trio.next()
    assert following is not None
    who = next(one for one in trio.people if one is not following[0])
    seat = await trio.seat(who)

    async def wishes() -> object:
        return auction_orders_of(await trio.standing(), seat)

    await trio.slash(who, "wishes", list="jester 500, lake 500, forest 500")
    done = await who.slash(trio.channel, "wishes")
    panel = await take(trio, who, done.response, "lot", "forest")

    told = await press_twice(trio, who, panel, "d:orders:1:up forest", wishes, at_once=at_once)

    assert "Your wishes have changed since this button was shown" in told or at_once
    ranked = auction_orders_of(await trio.standing(), seat)
    assert [act.split()[2] for act in ranked] == ["jester", "forest", "lake"]


async def test_what_was_noted_since_the_question_is_not_wiped(scene: Stage) -> None:
    await scene.gather()
    lorenzo, _ = scene.people
    await scene.slash(lorenzo, "notes", note="the jester")
    panel = (await lorenzo.slash(scene.channel, "notes")).response
    asked = (await scene.click(lorenzo, panel, custom_id="d:notes:1:wipe")).response
    assert asked is not None
    sure = on(asked, "d:notes:1:sure")
    await scene.slash(lorenzo, "notes", note="and the lake")

    for id_ in (sure, unstamped(sure)):
        assert "and the lake" in await forge(scene, lorenzo, id_)
        assert "and the lake" in await scene.slash(lorenzo, "notes")
    assert ids(asked)
