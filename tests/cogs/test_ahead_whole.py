"""Whole games as they are played slowly: wishes before sealed auctions, and turns made ahead."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.engine.game import Seat
from bot.engine.journal import replay_journal
from bot.engine.text import Refusal
from bot.planning import orders_and_plans
from bot.planning.turns_ahead import PLAN, PlanCheck
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import computer_players
from bot.tables.derived_effects import AT_HAND
from bot.tables.people import TableStatus
from bot.tables.state import is_person_asked, seats_called, seats_waited_for
from tests.cogs.reading import components
from tests.cogs.stage import Stage, greedy, ids, press_move, press_on, stage
from tests.cogs.test_ahead import plan_of, pressed, to_come
from tests.cogs.test_sealed_on_stage import my_turn, sealed, these_are_my_wishes
from tests.cogs.test_whole_games import no_trouble

STEPS = 25  # of one plan
AWAY = 0.1  # how often the house is shut and opened again between two clicks


class Slowly:
    """People who plan half of their turns and answer every call; what the house did for them."""

    def __init__(self, scene: Stage, seed: int) -> None:
        self.scene, self.luck = scene, Random(seed)
        self.calls = self.rung_in_midst = self.wished = 0
        self.planned = self.done_by_house = 0

    async def play(self, until_round: int | None = None) -> None:
        scene = self.scene
        while (state := await scene.standing()).card.status is TableStatus.PLAYING:
            assert state.course is not None
            view = state.game.view(state.course.state, None)
            if until_round is not None and view.round >= until_round:
                return
            if self.luck.random() < AWAY:
                await scene.restart()
            if seats_called(state):
                await self.answer_the_call()
            else:
                await self.go_on()

    async def go_on(self) -> None:
        """Somebody answers by clicks, or the house does for whoever told it what."""
        await self.plan_ahead()
        state, course = await self.scene.standing(), await self.scene.course()
        seat = min(seats_waited_for(state))
        if is_person_asked(state, seat):
            await press_move(self.scene, self.scene.people[seat], greedy(state.game, course, seat))
            return
        await self.scene.pass_time(10)
        self.done_by_house += (await self.scene.course()).ply > course.ply

    # Wishes

    async def answer_the_call(self) -> None:
        """One answers at once; the bell rings while the others are still asked."""
        self.calls += 1
        first, *_ = await self.called()
        await self.wish(first)
        await these_are_my_wishes(self.scene, first)
        before = await self.called()
        await self.scene.pass_time(AT_HAND.stop)
        self.rung_in_midst += bool(before)
        for who in await self.called():
            await self.wish(who)
            await these_are_my_wishes(self.scene, who)

    async def called(self) -> Sequence[MemberActor]:
        called = seats_called(await self.scene.standing())
        return [self.scene.people[seat] for seat in sorted(called)]

    async def wish(self, who: MemberActor) -> None:
        """For an object or a character, at a price that is offered; else he will bid by hand."""
        panel = await my_turn(self.scene, who)
        menus = [one for one in ids(panel) if one.endswith((":lot", ":character"))]
        if not menus:
            return  # nothing is of any use to him
        wanted = self.luck.choice([one for one in values(panel, menus[0]) if one != "landscapes"])
        panel = (await self.scene.select(who, panel, wanted, menus[0])).response
        prices = [one for one in ids(panel) if f":price {wanted} " in one]
        if prices:
            price = self.luck.choice(values(panel, prices[0])[:4])
            await self.scene.select(who, panel, price, prices[0])
            self.wished += 1

    # Plans

    async def plan_ahead(self) -> None:
        """Every other time whoever comes next makes his turn ahead."""
        state, course = await self.scene.standing(), await self.scene.course()
        if state.game.turn(course.state) is None or self.luck.random() < 0.5:
            return
        who, seat = await to_come(self.scene)
        is_to_come = state.game.ahead(course.state, seat) is not None
        if (
            not is_to_come
            or orders_and_plans.has_plans(state, seat)
            or is_person_asked(state, seat)
        ):
            return
        await self.plan_turn(who, seat, await plan_of(self.scene, who))

    async def plan_turn(self, who: MemberActor, seat: Seat, panel: Any) -> None:
        for _ in range(STEPS):
            thinking = await self.thinking(seat)
            after = (
                await self.step(who, panel, thinking) if thinking.turn_so_far.can_continue else None
            )
            panel = after or panel
            if after is None or len((await self.thinking(seat)).feasible_steps) == len(
                thinking.feasible_steps
            ):
                break
        if (await self.thinking(seat)).feasible_steps:
            await pressed(self.scene, who, panel, ":leave")
            assert orders_and_plans.plans_of_kind(await self.scene.standing(), seat, PLAN)
            self.planned += 1

    async def step(self, who: MemberActor, panel: Any, thinking: PlanCheck) -> Any:
        """What he would do then, by the panels of his turn."""
        thought, made = thinking.turn_so_far, len(thinking.feasible_steps)
        wishes = thought.wishes_instead()
        if wishes:
            return await pressed(self.scene, who, panel, f":{wishes[0]}")
        situation = make_situation(thought.game, thought.shown_state, thought.seat)
        move = computer_players(thought.game.key)["greedy"](
            situation, make_player_chance("plan", thought.seat, made)
        )

        async def is_made() -> bool:
            return len((await self.thinking(thought.seat)).feasible_steps) != made

        spelt = thought.game.vocabulary.spell(move)
        return (await press_on(self.scene, who, panel, spelt, is_made)).response

    async def thinking(self, seat: Seat) -> PlanCheck:
        thinking = orders_and_plans.check_draft(await self.scene.standing(), seat)
        assert not isinstance(thinking, Refusal)
        return thinking


def values(panel: Any, menu: str) -> list[str]:
    found = next(one for one in components(panel) if one.get("custom_id") == menu)
    return [option["value"] for option in found["options"]]


async def is_as_by_hand(scene: Stage) -> None:
    """Every line of the journal is a move of somebody, judged like any other."""
    state, course = await scene.standing(), await scene.course()
    lines = await scene.bot.services.store.journal_lines(scene.table)
    again = replay_journal(state.game, course.opening, [line.entry for line in lines])
    assert again.state == course.state
    assert {line.entry.seat for line in lines} == set(range(len(scene.people)))


async def test_a_round_is_played_with_a_call_and_a_plan_and_restarts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with stage(tmp_path, people=2) as scene:
        await sealed(scene)
        slowly = Slowly(scene, 3)
        await slowly.play(until_round=2)
        assert slowly.calls == slowly.rung_in_midst == 1
        assert slowly.wished == 2
        assert slowly.planned
        assert slowly.done_by_house
        await is_as_by_hand(scene)
    no_trouble(caplog)


@pytest.mark.long
@pytest.mark.parametrize(("people", "characters"), [(2, "off"), (3, "on")])
async def test_a_whole_game_of_princes_is_played_with_wishes_and_plans(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, people: int, characters: str
) -> None:
    async with stage(tmp_path, people=people) as scene:
        await sealed(scene, "en", "fr", "de", characters=characters)
        slowly = Slowly(scene, people)
        await slowly.play()
        assert slowly.calls >= 7
        assert slowly.rung_in_midst >= 7
        assert slowly.wished >= 7
        assert slowly.planned > 5
        assert slowly.done_by_house > slowly.planned
        await is_as_by_hand(scene)
    no_trouble(caplog)


@pytest.mark.long
@pytest.mark.parametrize("people", [2, 4])
async def test_a_whole_game_of_firenze_is_played_with_plans(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, people: int
) -> None:
    async with stage(tmp_path, people=people) as scene:
        await scene.gather(game="firenze", languages=("de", "fr"))
        slowly = Slowly(scene, people)
        await slowly.play()
        assert slowly.planned > 5
        assert slowly.done_by_house > slowly.planned
        await is_as_by_hand(scene)
    no_trouble(caplog)
