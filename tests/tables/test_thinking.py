"""Thinking: whoever looks far ahead does so in a process of its own, and nobody waits for him."""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot import catalogue
from bot.engine.game import Seat
from bot.players.player import make_player_chance, make_situation
from bot.players.registry import computer_players
from bot.players.review import DecisionToWeigh
from bot.scheduler.job_scheduler import Scheduler
from bot.tables.people import PersonId, TableId
from bot.tables.thinking_pool import NO_MOVE, ThinkingFailed, ThinkingPool
from bot.tables.thinking_process import MoveProblem
from tests.tables.houses import LORENZO, World

PATIENCE = 60.0  # seconds


@pytest_asyncio.fixture
async def thinking(world: World) -> AsyncIterator[ThinkingPool]:
    thinking = ThinkingPool(world.store, most=1)
    world.bell = Scheduler(world.house, world.store, world.clock, thinking)
    yield thinking
    await thinking.close()


async def asked(world: World) -> TableId:
    """A table at which a master is the next to answer."""
    table = await world.start(LORENZO, guests=("master",))
    await world.play(table, LORENZO, (await world.legal(table, LORENZO))[0])
    world.clock.turn(10)
    return table


async def found(thinking: ThinkingPool) -> None:
    """As soon as a move has been found; whoever rings does not wait for that."""
    rung = asyncio.Event()
    thinking.found = rung.set
    await asyncio.wait_for(rung.wait(), PATIENCE)


async def test_what_he_finds_elsewhere_is_what_he_would_find_here(
    world: World, thinking: ThinkingPool, caplog: pytest.LogCaptureFixture
) -> None:
    table = await asked(world)
    before = await world.course(table)
    situation = make_situation(await world.game(table), before.state, Seat(1))
    chance = make_player_chance(before.opening.seed, Seat(1), len(before.made))

    await world.bell.run_due_jobs()
    assert (await world.course(table)).ply == before.ply  # he still thinks
    await found(thinking)
    await world.bell.run_due_jobs()

    made = (await world.course(table)).made[before.ply]
    assert made.move == computer_players("princes")["master"](situation, chance)
    assert caplog.text == ""  # he found it himself: nobody had to help him out


async def test_a_thinker_who_dies_is_started_again(
    world: World, thinking: ThinkingPool, caplog: pytest.LogCaptureFixture
) -> None:
    table = await asked(world)
    before = await world.course(table)
    thinker: Any = thinking._thinkers[0]

    await world.bell.run_due_jobs()
    while thinker._process is None:
        await asyncio.sleep(0.01)
    thinker._process.kill()
    await found(thinking)
    await world.bell.run_due_jobs()

    assert (await world.course(table)).ply > before.ply
    assert "a thinker is gone" in caplog.text


async def test_where_he_is_at_a_loss_the_next_best_answers(
    world: World,
    thinking: ThinkingPool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def at_a_loss(*_: object) -> str:
        return ""

    monkeypatch.setattr(thinking, "_ask_process", at_a_loss)
    table = await asked(world)
    before = await world.course(table)

    with caplog.at_level(logging.ERROR):
        await world.bell.run_due_jobs()
        await found(thinking)
        await world.bell.run_due_jobs()

    assert (await world.course(table)).ply > before.ply
    assert "guest master finds no move" in caplog.text


async def test_of_what_fails_while_he_thinks_the_log_says_no_secret(
    world: World,
    thinking: ThinkingPool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def failing(problem: MoveProblem) -> str:
        raise ValueError(f"{problem} {problem.seed}")

    monkeypatch.setattr(thinking, "_ask_process", failing)
    table = await asked(world)
    seed = (await world.course(table)).opening.seed

    await world.bell.run_due_jobs()
    await found(thinking)

    assert "guest master can't think" in caplog.text
    assert "ValueError at " in caplog.text
    assert seed not in caplog.text


async def test_a_problem_shows_neither_seed_nor_hands() -> None:
    problem = MoveProblem(
        catalogue.current_edition("princes"), "a hand", Seat(0), "master", "a seed", moves=3
    )

    assert "a hand" not in repr(problem)
    assert "a seed" not in repr(problem)


async def test_when_the_house_closes_nobody_thinks_on(world: World, thinking: ThinkingPool) -> None:
    await asked(world)
    await world.bell.run_due_jobs()
    thinker: Any = thinking._thinkers[0]
    while thinker._process is None:
        await asyncio.sleep(0.01)
    process = thinker._process

    await thinking.close()

    assert process.returncode


async def test_that_nobody_could_think_about_a_decision_is_not_taken_for_no_choice(
    world: World, thinking: ThinkingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    opening = (await world.course(await world.start(LORENZO, guests=("master",)))).opening
    answers: list[object] = [None, NO_MOVE]

    async def answered(_: object) -> object:
        return answers.pop(0)

    monkeypatch.setattr(thinking, "_ask_process", answered)
    doubt = DecisionToWeigh(0, None, Seat(0), "pass", 2, "luck")
    assert await thinking.weigh_decision(PersonId(1), opening, doubt) is None
    with pytest.raises(ThinkingFailed):
        await thinking.weigh_decision(PersonId(1), opening, doubt)


class Stuck:
    """In place of a process: it never answers the first question, and the others at once."""

    asked = 0

    async def ask_process(self, _: object) -> None:
        self.asked += 1
        await asyncio.sleep(PATIENCE if self.asked == 1 else 0)

    def end_process(self) -> None: ...
    async def end_and_wait(self) -> None: ...


async def test_a_question_that_is_given_up_keeps_nobody_waiting(world: World) -> None:
    opening = (await world.course(await world.start(LORENZO, guests=("master",)))).opening
    thinking = ThinkingPool(world.store, Stuck, most=1)
    doubt = DecisionToWeigh(0, None, Seat(0), "pass", 2, "luck")
    under_way, waiting, last = (
        asyncio.create_task(thinking.weigh_decision(PersonId(person), opening, doubt))
        for person in (1, 2, 3)
    )
    await asyncio.sleep(0)

    waiting.cancel()
    under_way.cancel()

    assert await asyncio.wait_for(last, 1) is None
    assert await thinking.weigh_decision(PersonId(2), opening, doubt) is None
