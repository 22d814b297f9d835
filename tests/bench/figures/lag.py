"""How long the house keeps others waiting while masters think: the lag of its event loop.

Four tables, a master at each beside somebody who answers at once, in a house that is open as every
house is: with a bell, a postman, and thinkers in processes of their own. A task of the same loop
sleeps for a few milliseconds over and over, and notes by how much it is woken too late.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import quantiles
from time import perf_counter, time

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.host import lobby
from bot.host.bell import Bell
from bot.host.company import PersonId, TableId, Terms
from bot.host.house import House
from bot.host.outcomes import Kept
from bot.host.postman import Postman
from bot.host.standing import asks_person
from bot.host.thinker import Problem, Retrospect
from bot.host.thinking import Thinking
from bot.host.time import Time
from bot.store.sqlite import Sqlite
from tests.bench.figures import Figure
from tests.bench.figures.engine import PRINCES
from tests.bench.figures.house import Nobody, own_folder

MASTERS = 4
MASTER = "master"
HIS = Seat(0)  # who answers at once
_ANSWERS = {"nominating": "withdraw", "bidding": "pass", "acting": "end"}
OFTEN = 0.2  # seconds
NAP = 0.005  # seconds between two looks
LONG_ENOUGH = 30.0  # seconds, once all of them have begun to think
MOST = 6  # milliseconds


class _Today:
    """The clock on the wall."""

    def now(self) -> Time:
        return Time(int(time()))


class _Thinkers(Thinking):
    """They count what they have found."""

    thoughts = 0

    async def _thought_through(self, problem: Problem | Retrospect) -> object:
        move = await super()._thought_through(problem)
        self.thoughts += bool(move)
        return move


def lag(seconds: float = LONG_ENOUGH) -> float:
    """Of a hundred looks all but one were late by no more milliseconds."""
    return quantiles(asyncio.run(lagged(seconds)), n=100)[-1]


async def lagged(seconds: float, masters: int = MASTERS) -> list[float]:
    """By how many milliseconds the loop was late, at each look, while so many masters thought."""
    with own_folder() as folder:
        async with _house(folder / "signoria.db") as (house, thinking, person):
            tables = [await _table(house, person) for _ in range(masters)]
            players = [asyncio.create_task(_plays(house, person, table)) for table in tables]
            try:
                await asyncio.gather(*(_heard(house, table) for table in tables))
                before = thinking.thoughts
                late = await _late(seconds)
                assert thinking.thoughts >= before + masters, "they did not think"
                return late
            finally:
                for player in players:
                    player.cancel()
                await asyncio.gather(*players, return_exceptions=True)


async def _late(seconds: float) -> list[float]:
    late: list[float] = []
    until = perf_counter() + seconds
    while (begun := perf_counter()) < until:
        await asyncio.sleep(NAP)
        late.append(1000 * (perf_counter() - begun - NAP))
    return late


@asynccontextmanager
async def _house(database: Path) -> AsyncIterator[tuple[House, _Thinkers, PersonId]]:
    store, clock = await Sqlite.open_for_hosting(database), _Today()
    thinking, wakes = _Thinkers(store), list[Callable[[TableId], object]]()

    def kept(table: TableId) -> None:
        for wake in wakes:
            wake(table)

    house = House(store, clock, kept=kept, half=lambda: "lag")
    bell, postman = Bell(house, store, clock, thinking), Postman(house, store, Nobody(), clock)
    wakes += [lambda _: bell.nudge(), postman.wake]
    tasks = [asyncio.create_task(one.run(asyncio.sleep)) for one in (bell, postman)]
    try:
        yield house, thinking, (await store.person_outside("lag", "")).id
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await thinking.close()
        await postman.close()
        await store.close()


async def _table(house: House, person: PersonId) -> TableId:
    table = await house.open_table(PRINCES, person, server="", place="", terms=Terms())
    assert not isinstance(table, Refusal)
    await house.carry_out(table, lobby.invite_guest(person, MASTER), f"{table} {MASTER}")
    await house.start(table, person, f"{table} start")
    return table


async def _plays(house: House, person: PersonId, table: TableId) -> None:
    """He buys and does nothing, so that his answers take nobody's time."""
    while True:
        standing = await house.standing(table)
        assert not isinstance(standing, Refusal)
        assert standing.course is not None
        if asks_person(standing, HIS):
            view = standing.game.view(standing.course.state, HIS)
            answer = _ANSWERS.get(view.asked.kind) or f"give-back {view.mine.hidden.hand[0]}"
            request = f"{table} press {standing.course.ply}"
            outcome = await house.play(table, person, [answer], None, request)
            assert isinstance(outcome, Kept), outcome
        await asyncio.sleep(OFTEN)


async def _heard(house: House, table: TableId) -> None:
    """The master there has found his first move."""
    while True:
        standing = await house.standing(table)
        assert not isinstance(standing, Refusal)
        assert standing.course is not None
        if any(made.seat != HIS for made in standing.course.made):
            return
        await asyncio.sleep(OFTEN)


FIGURES = (
    Figure(
        "house lag",
        "ms, p99 of the loop while four masters think",
        "at most",
        MOST,
        lag,
    ),
)
