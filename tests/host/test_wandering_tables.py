"""Whatever people do at a table, in whatever order: the rows and what is believed agree."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.engine.game import Seat
from bot.host import acts, calls, clocks, letters, votes
from bot.host.company import AtDeadline, PersonId, Status, TableId, Terms
from bot.host.motions import ByHand, Motion, Pause, Resume, Sealed, StandIn, Substitute, Undo
from bot.host.outcomes import Kept, Outcome
from bot.host.rows import Ring
from bot.host.standing import (
    Standing,
    asks_person,
    called_for_wishes,
    decision_of,
    seats_of,
    waited_for,
)
from bot.host.table import Act
from bot.host.time import DAY, HOUR, Time
from tests.host.houses import EVERYBODY, GIULIANO, World, why, world

pytestmark = pytest.mark.asyncio

STEPS = 60
MOTIONS: tuple[Motion, ...] = (
    *(Undo(1), Undo(4), Pause(), Resume(), Sealed(), ByHand()),
    *(StandIn(Seat(1)), Substitute(Seat(1), GIULIANO)),
)
ORDERS = ("limit jester 700 pass", "limit lake 400 ask", "wish forest 900", "pass-rest")


class Wanderer:
    """Does anything that somebody at the table might do, by luck."""

    def __init__(self, here: World, table: TableId, luck: Random) -> None:
        self.here, self.table, self.luck = here, table, luck
        self.done: list[str] = []
        self._deeds: list[Callable[[], Awaitable[object]]] = [
            *[self.play] * 8,
            *[self.pass_time] * 5,
            *[self.ring] * 4,
            *[self.wish] * 2,
            *(self.undo, self.order, self.order, self.withdraw, self.vote, self.vote),
            *(self.leave, self.come_back, self.snooze, self.habits, self.offer),
            *(self.restart, self.be_shut),
        ]

    async def wander(self) -> None:
        deed = self.luck.choice(self._deeds)
        self.done.append(deed.__name__)
        await deed()

    def someone(self) -> PersonId:
        return self.luck.choice(EVERYBODY)

    async def as_someone(self, act: Callable[[Seat], Act]) -> Outcome:
        return await self.here.do_as(self.table, self.someone(), act)

    async def play(self) -> None:
        standing = await self.here.standing(self.table)
        if called_for_wishes(standing):
            await self.answer_a_call(standing)
            return
        for seat in sorted(waited_for(standing)):
            person = standing.card.chairs[seat].person
            if person is not None and not standing.card.chairs[seat].resigned:
                legal = await self.here.legal(self.table, person)
                assert legal
                outcome = await self.here.attempt(self.table, person, self.luck.choice(legal))
                assert isinstance(outcome, Kept), outcome
                return

    async def answer_a_call(self, standing: Standing) -> None:
        seat = self.luck.choice(sorted(called_for_wishes(standing)))
        person = standing.card.chairs[seat].person
        assert person is not None
        assert why(await self.here.attempt(self.table, person, "withdraw")) == "wishes-come-first"
        outcome = await self.here.do_as(
            self.table, person, lambda at: calls.answer(at, standing.phase)
        )
        assert isinstance(outcome, Kept), outcome

    async def wish(self) -> None:
        """Whoever wants to, before the call too; and thinks better of it."""
        standing, person = await self.here.standing(self.table), self.someone()
        seat = standing.card.seat_of(person)
        phases = calls.answerable(standing, seat) if seat is not None else ()
        if phases and self.luck.random() < 0.7:
            phase = self.luck.choice(phases)
            await self.here.do_as(self.table, person, lambda at: calls.answer(at, phase))
        else:
            await self.here.do_as(self.table, person, calls.reconsider)

    async def pass_time(self) -> None:
        await self.here.pass_time(self.luck.choice((1, 5, HOUR, 7 * HOUR, 2 * DAY)))

    async def ring(self) -> None:
        if await self.here.store.next_due() is not None:
            await self.here.ring()

    async def undo(self) -> None:
        await self.as_someone(lambda seat: acts.take_back_own(seat, 1))

    async def order(self) -> None:
        texts = [self.luck.choice(ORDERS)]
        await self.as_someone(lambda seat: acts.give_orders(seat, texts))

    async def withdraw(self) -> None:
        orders = await self.here.store.orders(self.table)
        if orders:
            one = self.luck.choice(orders)
            await self.here.do(self.table, acts.withdraw_orders(one.seat, [one.act]))

    async def vote(self) -> None:
        motion = self.luck.choice(MOTIONS)
        for person in (*EVERYBODY, GIULIANO):
            in_favour = self.luck.random() < 0.9
            await self.here.vote(self.table, person, motion, in_favour=in_favour)

    async def offer(self) -> None:
        await self.here.do(self.table, votes.offer(GIULIANO, Seat(1)))

    async def leave(self) -> None:
        await self.as_someone(acts.let_stand_in)

    async def come_back(self) -> None:
        await self.as_someone(acts.come_back)

    async def snooze(self) -> None:
        until = Time(self.here.clock.now() + self.luck.choice((HOUR, DAY)))
        await self.as_someone(lambda seat: acts.snooze(seat, until))

    async def habits(self) -> None:
        person = await self.here.person(self.someone())
        until = Time(self.here.clock.now() + DAY)
        wishes = (
            {"zone": "Asia/Tokyo"},
            {"quiet": (22 * 60, 7 * 60)},
            {"remind_every": 0},
            {"away_until": until},
            {"away_from": None, "away_until": None},
        )
        await self.here.house.write_down(replace(person, **self.luck.choice(wishes)))

    async def restart(self) -> None:
        self.here.open()

    async def be_shut(self) -> None:
        await self.here.be_shut(self.luck.choice((60, HOUR, 3 * DAY)))


async def the_rows_agree(here: World, table: TableId) -> None:
    standing = await here.standing(table)
    shelf = await here.store.shelf(table)
    assert shelf.card == standing.card
    assert set(shelf.orders) == set(standing.orders)
    # What ran while the house was shut is put right whenever it is looked at, and kept with the
    # next act: until then the rows say how it was before.
    asked = here.house.shutters.put_right(replace(standing, ballots=shelf.ballots))
    assert asked.ballots == standing.ballots
    assert standing.course is not None
    assert len(shelf.lines) == standing.course.ply
    waits = waited_for(standing)
    dues = await here.dues(table)
    of_motions = [due for due in dues if due.seat is None]
    assert sorted(due.at for due in of_motions) == sorted(one.until for one in shelf.ballots)
    assert {due.ring for due in of_motions} <= {Ring.VOTE}
    dues = [due for due in dues if due.seat is not None]
    for due in dues:
        assert due.seat in waits
        assert due.decision == decision_of(standing, due.seat or Seat(0))
    for seat in waits:
        own = sorted(due.ring for due in dues if due.seat == seat)
        budget = standing.budgets[seat]
        assert budget.since is not None
        if not asks_person(standing, seat):
            assert own == [Ring.ANSWER]
            continue
        assert Ring.ANSWER not in own
        assert len(own) == len(set(own))
        hurries = clocks.runs(standing.card.terms) and not clocks.has_missed(budget)
        assert (Ring.DEADLINE in own) == hurries
    for seat in seats_of(standing.card):
        assert (standing.budgets[seat].since is not None) == (seat in waits)
    for person in EVERYBODY:
        if any(letters.waits_of(standing, person)):
            assert table in await here.store.asking(person)


async def wandered(folder: Path, seed: int) -> None:
    luck = Random(seed)
    terms = Terms(
        luck.choice(("none", "fast", "slow", "18:30 Europe/Paris")),
        luck.choice(tuple(AtDeadline)),
        weekend_pause=luck.random() < 0.3,
    )
    async with world(folder, seed=f"wandering {seed}") as here:
        guests = ("greedy",) if luck.random() < 0.5 else ()
        table = await here.start(*EVERYBODY, guests=guests, terms=terms)
        wanderer = Wanderer(here, table, luck)
        for _ in range(STEPS):
            await wanderer.wander()
            await the_rows_agree(here, table)
            if await here.status(table) is Status.OVER:
                return


@pytest.mark.parametrize("seed", range(12))
async def test_the_rows_agree_with_what_is_believed(tmp_path: Path, seed: int) -> None:
    await wandered(tmp_path, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12, 600))
async def test_the_rows_agree_with_what_is_believed_at_very_many_tables(
    tmp_path: Path, seed: int
) -> None:
    await wandered(tmp_path, seed)
