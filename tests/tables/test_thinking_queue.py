"""The fair queue of thinking: who is asked next, whatever comes in whatever order."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio

from bot.engine.game import Seat
from bot.players.review import DecisionToWeigh
from bot.tables import thinking_pool
from bot.tables.people import PersonId, TableId
from bot.tables.thinking_pool import (
    Asker,
    FairQueue,
    QuestionKind,
    QueuedQuestion,
    ThinkingPool,
)
from bot.tables.thinking_process import MoveProblem, ReviewProblem
from tests.tables.houses import LORENZO, World

MOVE, REVIEW = QuestionKind


class Desk:
    """A queue without processes: what is under way, and in what order it began."""

    def __init__(self, most: int = 1) -> None:
        self.queue, self.most = FairQueue(most), most
        self.waiting, self.under_way = list[QueuedQuestion](), list[QueuedQuestion]()
        self.order = list[Asker]()

    def ask(self, kind: QuestionKind, number: int) -> QueuedQuestion:
        asker = Asker(kind, number)
        question = QueuedQuestion(asker, lambda: self.begin(question))
        self.waiting.append(question)
        self.queue.add(question)
        return question

    def begin(self, question: QueuedQuestion) -> None:
        self.waiting.remove(question)
        self.under_way.append(question)
        self.order.append(question.asker)

    def end(self, question: QueuedQuestion) -> None:
        (self.under_way if question in self.under_way else self.waiting).remove(question)
        self.queue.release(question)

    def run(self) -> list[Asker]:
        """To the end, one after another; who was asked."""
        while self.under_way:
            self.end(self.under_way[0])
        return self.order

    def able(self) -> set[Asker]:
        """Who waits, and for nothing else of their own."""
        return {one.asker for one in self.waiting} - {one.asker for one in self.under_way}


@pytest.mark.parametrize("people", [1, 20])
def test_a_move_waits_for_one_question_of_a_review_at_most(people: int) -> None:
    desk = Desk()
    for game in range(20):
        desk.ask(REVIEW, game % people)
    desk.end(desk.under_way[0])

    desk.ask(MOVE, 5)

    assert [one.kind for one in desk.run()[:4]] == [REVIEW, REVIEW, MOVE, REVIEW]


def test_tables_of_four_masters_keep_another_table_waiting_for_one_question() -> None:
    desk = Desk()
    for number in range(80):
        desk.ask(MOVE, number // 4)
    for _ in range(30):
        desk.end(desk.under_way[0])

    desk.ask(MOVE, 99)

    order = [one.number for one in desk.run()]
    assert order[:20] == [*range(20)]
    assert order[31] == 99


def test_a_person_who_reviews_many_games_keeps_another_waiting_for_one_question() -> None:
    desk = Desk()
    for person in (1, 1, 1, 2, 2):
        desk.ask(REVIEW, person)

    assert [one.number for one in desk.run()] == [1, 2, 1, 2, 1]


def test_the_oldest_askers_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking_pool, "MOST_REMEMBERED", 3)
    desk = Desk()
    for table in (1, 2, 3, 1, 4):
        desk.end(desk.ask(MOVE, table))
    for table in (5, 1, 2):
        desk.ask(MOVE, table)

    assert [one.number for one in desk.run()[5:]] == [5, 2, 1]
    assert len(desk.queue._last_begun) == 3


@pytest.mark.parametrize("most", [1, 2, 3])
@pytest.mark.parametrize("seed", range(20))
def test_whatever_comes_nobody_is_kept_waiting_unfairly(seed: int, most: int) -> None:
    chance, desk, before = Random(seed), Desk(most), Counter[tuple[Asker, Asker]]()
    for _ in range(400):
        running, able, begun = [*desk.under_way], desk.able(), len(desk.order)
        match chance.choice(("move", "move", "review", "answered", "answered", "given up")):
            case "move":
                desk.ask(MOVE, chance.randrange(6))
            case "review":
                desk.ask(REVIEW, chance.randrange(3))
            case "answered" if running:
                desk.end(chance.choice(running))
            case "given up" if desk.waiting:
                desk.end(chance.choice(desk.waiting))

        assert len({one.asker for one in desk.under_way}) == len(desk.under_way) <= most
        assert not desk.able() or len(desk.under_way) == most
        for asker in desk.order[begun:]:
            waited = able & desk.able()
            assert asker.kind is MOVE or not any(one.kind is MOVE for one in waited)
            before.update((one, asker) for one in waited if one.kind is asker.kind)
        for pair in [*before]:
            if pair[0] not in desk.able():
                del before[pair]
        assert max(before.values(), default=0) <= 1, "of each other one, one question"


# Who the asker is: of moves the table, of look-backs the person


class Pool:
    """A pool with thinkers to spare, who answer when they are told to."""

    def __init__(self, world: World) -> None:
        self.world, self.pool = world, ThinkingPool(world.store, lambda: self, most=9)
        self.under_way = list[tuple[str, asyncio.Future[None]]]()
        self.asking = list[asyncio.Task[object]]()

    async def start(self) -> TableId:
        """A table with two masters."""
        return await self.world.start(LORENZO, guests=("master", "master"))

    async def ask_move(self, table: TableId, seat: int) -> None:
        self.pool.poll_move(await self.world.standing(table), Seat(seat), "master")

    async def ask_review(self, table: TableId, person: int, at: int) -> None:
        opening = (await self.world.course(table)).opening
        doubt = DecisionToWeigh(at, None, Seat(0), "pass", 2, "luck")
        weighing = self.pool.weigh_decision(PersonId(person), opening, doubt)
        self.asking.append(asyncio.create_task(weighing))

    async def thought_about(self) -> list[str]:
        """Questions that need not wait, in the order in which they began."""
        for _ in range(20):
            await asyncio.sleep(0)
        return [name for name, _ in self.under_way]

    def answer_first(self) -> None:
        _, first = self.under_way.pop(0)
        first.set_result(None)

    # As a thinker

    async def ask_process(self, problem: MoveProblem | ReviewProblem) -> None:
        if isinstance(problem, MoveProblem):
            name = f"seat {problem.seat}"
        else:
            name = f"decision {problem.doubt.at}"
        answer = asyncio.get_running_loop().create_future()
        self.under_way.append((name, answer))
        await answer

    def end_process(self) -> None: ...
    async def end_and_wait(self) -> None: ...


@pytest_asyncio.fixture
async def pool(world: World) -> AsyncIterator[Pool]:
    pool = Pool(world)
    yield pool
    for task in pool.asking:
        task.cancel()
    await pool.pool.close()


async def test_two_look_backs_of_one_person_wait_for_each_other(pool: Pool) -> None:
    one, another = await pool.start(), await pool.start()
    await pool.ask_review(one, 7, at=1)
    await pool.ask_review(another, 7, at=2)
    assert await pool.thought_about() == ["decision 1"]

    pool.answer_first()

    assert await pool.thought_about() == ["decision 2"]


async def test_look_backs_of_two_people_at_one_game_do_not_wait_for_each_other(pool: Pool) -> None:
    table = await pool.start()
    await pool.ask_review(table, 7, at=1)
    await pool.ask_review(table, 8, at=2)

    assert await pool.thought_about() == ["decision 1", "decision 2"]


async def test_two_moves_at_one_table_wait_for_each_other(pool: Pool) -> None:
    table = await pool.start()
    await pool.ask_move(table, 1)
    await pool.ask_move(table, 2)
    assert await pool.thought_about() == ["seat 1"]

    pool.answer_first()

    assert await pool.thought_about() == ["seat 2"]


async def test_moves_at_two_tables_do_not_wait_for_each_other(pool: Pool) -> None:
    """Nor does a look-back of the person whose number is that of a table."""
    one, another = await pool.start(), await pool.start()
    await pool.ask_move(one, 1)
    await pool.ask_move(another, 1)
    await pool.ask_review(another, one, at=5)

    assert await pool.thought_about() == ["seat 1", "seat 1", "decision 5"]
