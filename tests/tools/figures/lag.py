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
from time import time

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.storage.store import SqliteStore
from bot.tables import lobby
from bot.tables.command_runner import Applied
from bot.tables.people import PersonId, TableId, TableTerms, Time
from bot.tables.service import TableService
from bot.tables.state import is_person_asked
from bot.tables.thinking_pool import ThinkingPool
from bot.tables.thinking_process import MoveProblem, ReviewProblem
from tests.tools.figures import Figure, late_wakings
from tests.tools.figures.engine import PRINCES
from tests.tools.figures.house import make_service, own_folder, serve

MASTERS = 4
MASTER = "master"
HIS = Seat(0)  # who answers at once
_ANSWERS = {"nominating": "withdraw", "bidding": "pass", "acting": "end"}
OFTEN = 0.2  # seconds
NAP = 0.005  # seconds between two looks
LONG_ENOUGH = 30.0  # seconds, once all of them have begun to think
LONGEST = 300.0  # seconds until they must have thought
MOST = 6  # milliseconds


class _Today:
    """The clock on the wall."""

    def now(self) -> Time:
        return Time(int(time()))


class _Thinkers(ThinkingPool):
    """They count what they have found."""

    thoughts = 0

    async def _ask_process(self, problem: MoveProblem | ReviewProblem) -> object:
        move = await super()._ask_process(problem)
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
                late = await late_wakings(seconds, NAP)
                # They think only when nothing else wants the processor, which may be long.
                while thinking.thoughts < before + masters:
                    assert len(late) * NAP < LONGEST, "they did not think"
                    late += await late_wakings(seconds, NAP)
                return late
            finally:
                for player in players:
                    player.cancel()
                await asyncio.gather(*players, return_exceptions=True)


@asynccontextmanager
async def _house(database: Path) -> AsyncIterator[tuple[TableService, _Thinkers, PersonId]]:
    store, clock = await SqliteStore.open_for_hosting(database), _Today()
    thinking, wakes = _Thinkers(store), list[Callable[[TableId], object]]()

    def kept(table: TableId) -> None:
        for wake in wakes:
            wake(table)

    house = make_service(store, clock, "lag", kept)
    try:
        async with serve(house, store, clock, thinking) as (jobs, outbox):
            wakes += [lambda _: jobs.wake_up(), outbox.wake_for_table]
            yield house, thinking, (await store.find_or_add_person("lag", "")).id
    finally:
        await thinking.close()
        await store.close_store()


async def _table(house: TableService, person: PersonId) -> TableId:
    table = await house.open_table(PRINCES, person, server="", place="", terms=TableTerms())
    assert not isinstance(table, Refusal)
    await house.run_command(table, lobby.invite_computer(person, MASTER), f"{table} {MASTER}")
    await house.start_game(table, person, f"{table} start")
    return table


async def _plays(house: TableService, person: PersonId, table: TableId) -> None:
    """He buys and does nothing, so that his answers take nobody's time."""
    while True:
        state = await house.table_state(table)
        assert not isinstance(state, Refusal)
        assert state.course is not None
        if is_person_asked(state, HIS):
            view = state.game.view(state.course.state, HIS)
            answer = _ANSWERS.get(view.asked.kind) or f"give-back {view.mine.hidden.hand[0]}"
            request = f"{table} press {state.course.ply}"
            outcome = await house.submit_moves(table, person, [answer], None, request)
            assert isinstance(outcome, Applied), outcome
        await asyncio.sleep(OFTEN)


async def _heard(house: TableService, table: TableId) -> None:
    """The master there has found his first move."""
    while True:
        state = await house.table_state(table)
        assert not isinstance(state, Refusal)
        assert state.course is not None
        if any(made.seat != HIS for made in state.course.made):
            return
        await asyncio.sleep(OFTEN)


FIGURES = (
    Figure("house lag", "ms, p99 of the loop while four masters think", "at most", MOST, lag),
)
