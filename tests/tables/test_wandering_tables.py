"""Whatever people do at a table, in whatever order: the rows and what is believed agree."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.client import make_features
from bot.engine.game import Seat
from bot.notifications import notifier
from bot.planning import orders_and_plans
from bot.planning.orders_and_plans import OrdersAndPlansPlanner
from bot.tables import clocks, people, seat_commands, votes_and_seat_changes
from bot.tables import state as tables
from bot.tables.command_runner import Applied, CommandResult
from bot.tables.motion_kinds import Motion, PlainMotion, ReplaceMotion, TakeoverMotion, UndoMotion
from bot.tables.records import JobKind
from bot.tables.service import TableService
from tests.tables.houses import EVERYBODY, GIULIANO, World, why, world

STEPS = 60
LOOK_ANEW = 6  # steps between two looks at features
MOTIONS: tuple[Motion, ...] = (
    *(
        UndoMotion(1),
        UndoMotion(4),
        PlainMotion.PAUSE,
        PlainMotion.RESUME,
        PlainMotion.SEALED,
        PlainMotion.BY_HAND,
    ),
    *(ReplaceMotion(Seat(1)), TakeoverMotion(Seat(1), GIULIANO)),
)
ORDERS = ("limit jester 700 pass", "limit lake 400 ask", "wish forest 900", "pass-rest")


class Wanderer:
    """Does anything that somebody at the table might do, by luck."""

    def __init__(self, here: World, table: people.TableId, luck: Random) -> None:
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

    def someone(self) -> people.PersonId:
        return self.luck.choice(EVERYBODY)

    async def as_someone(self, act: Callable[[Seat], tables.TableCommand]) -> CommandResult:
        return await self.here.do_as(self.table, self.someone(), act)

    async def play(self) -> None:
        state = await self.here.standing(self.table)
        if tables.seats_called(state):
            await self.answer_a_call(state)
            return
        for seat in sorted(tables.seats_waited_for(state)):
            person = state.card.holders[seat].person
            if person is not None and not state.card.holders[seat].resigned:
                legal = await self.here.legal(self.table, person)
                assert legal
                outcome = await self.here.attempt(self.table, person, self.luck.choice(legal))
                assert isinstance(outcome, Applied), outcome
                return

    async def answer_a_call(self, state: tables.TableState) -> None:
        seat = self.luck.choice(sorted(tables.seats_called(state)))
        person = state.card.holders[seat].person
        assert person is not None
        assert why(await self.here.attempt(self.table, person, "withdraw")) == "wishes-come-first"
        outcome = await self.here.do_as(
            self.table, person, lambda at: seat_commands.declare_wishes_complete(at, state.phase)
        )
        assert isinstance(outcome, Applied), outcome

    async def wish(self) -> None:
        """Whoever wants to, before the call too; and thinks better of it."""
        state, person = await self.here.standing(self.table), self.someone()
        seat = state.card.owned_seat(person)
        phases = seat_commands.answerable_auction_phases(state, seat) if seat is not None else ()
        if phases and self.luck.random() < 0.7:
            phase = self.luck.choice(phases)
            await self.here.do_as(
                self.table, person, lambda at: seat_commands.declare_wishes_complete(at, phase)
            )
        else:
            await self.here.do_as(self.table, person, seat_commands.reopen_wishes)

    async def pass_time(self) -> None:
        await self.here.pass_time(
            self.luck.choice((1, 5, people.HOUR, 7 * people.HOUR, 2 * people.DAY))
        )

    async def ring(self) -> None:
        if await self.here.store.next_job_time() is not None:
            await self.here.ring()

    async def undo(self) -> None:
        await self.as_someone(lambda seat: seat_commands.undo_own_moves(seat, 1))

    async def order(self) -> None:
        texts = [self.luck.choice(ORDERS)]
        await self.as_someone(lambda seat: orders_and_plans.give_orders(seat, texts))

    async def withdraw(self) -> None:
        orders = await self.here.store.load_orders(self.table)
        if orders:
            one = self.luck.choice(orders)
            await self.here.do(self.table, orders_and_plans.withdraw_orders(one.seat, [one.act]))

    async def vote(self) -> None:
        motion = self.luck.choice(MOTIONS)
        for person in (*EVERYBODY, GIULIANO):
            in_favour = self.luck.random() < 0.9
            await self.here.vote(self.table, person, motion, in_favour=in_favour)

    async def offer(self) -> None:
        await self.here.do(self.table, votes_and_seat_changes.offer_takeover(GIULIANO, Seat(1)))

    async def leave(self) -> None:
        await self.as_someone(seat_commands.let_computer_replace)

    async def come_back(self) -> None:
        await self.as_someone(seat_commands.come_back)

    async def snooze(self) -> None:
        until = people.Time(self.here.clock.now() + self.luck.choice((people.HOUR, people.DAY)))
        await self.as_someone(lambda seat: seat_commands.snooze_reminders(seat, until))

    async def habits(self) -> None:
        person = await self.here.person(self.someone())
        until = people.Time(self.here.clock.now() + people.DAY)
        wishes = (
            {"zone": "Asia/Tokyo"},
            {"quiet": (22 * 60, 7 * 60)},
            {"remind_every": 0},
            {"away_until": until},
            {"away_from": None, "away_until": None},
        )
        await self.here.house.save_person(replace(person, **self.luck.choice(wishes)))

    async def restart(self) -> None:
        self.here.open()

    async def be_shut(self) -> None:
        await self.here.be_shut(self.luck.choice((60, people.HOUR, 3 * people.DAY)))


async def the_rows_agree(here: World, table: people.TableId) -> None:
    state = await here.standing(table)
    shelf = await here.store.load_table(table)
    assert shelf.card == state.card
    assert set(shelf.orders) == set(state.orders)
    # What ran while the house was shut is put right whenever it is looked at, and kept with the
    # next act: until then the rows say how it was before.
    asked = here.house.downtime.adjust_clocks(replace(state, ballots=shelf.ballots))
    assert asked.ballots == state.ballots
    assert state.course is not None
    assert len(shelf.lines) == state.course.ply
    waits = tables.seats_waited_for(state)
    dues = await here.dues(table)
    of_motions = [due for due in dues if due.seat is None]
    assert sorted(due.at for due in of_motions) == sorted(one.until for one in shelf.ballots)
    assert {due.kind for due in of_motions} <= {JobKind.VOTE}
    dues = [due for due in dues if due.seat is not None]
    for due in dues:
        assert due.seat in waits
        assert due.decision == tables.question_number(state, due.seat or Seat(0))
    for seat in waits:
        own = sorted(due.kind for due in dues if due.seat == seat)
        budget = state.budgets[seat]
        assert budget.since is not None
        if not tables.is_person_asked(state, seat):
            assert own == [JobKind.ANSWER]
            continue
        assert JobKind.ANSWER not in own
        assert len(own) == len(set(own))
        hurries = clocks.has_clock(state.card.terms) and not clocks.has_missed_deadline(budget)
        assert (JobKind.DEADLINE in own) == hurries
    for seat in tables.all_seats(state.card):
        assert (state.budgets[seat].since is not None) == (seat in waits)
    for person in EVERYBODY:
        if any(notifier.pending_items(state, person)):
            assert table in await here.store.tables_asking_person(person)


async def the_features_agree(here: World, table: people.TableId) -> None:
    """The part of every feature is the same, however it came about, as where it is read anew."""
    state = await here.standing(table)
    other = TableService(
        here.store, here.clock, features=make_features(here.store), planner=OrdersAndPlansPlanner()
    )
    anew = await other.table_state(table)
    assert isinstance(anew, tables.TableState)
    assert anew.parts == state.parts
    for ask in (tables.seats_called, tables.seats_asked_to_plan, tables.seats_yet_to_plan):
        assert ask(anew) == ask(state)
    for seat in tables.all_seats(state.card):
        assert tables.question_number(anew, seat) == tables.question_number(state, seat)
        assert tables.is_person_asked(anew, seat) == tables.is_person_asked(state, seat)


async def wandered(folder: Path, seed: int) -> None:
    luck = Random(seed)
    terms = people.TableTerms(
        luck.choice(("none", "fast", "slow", "18:30 Europe/Paris")),
        luck.choice(tuple(people.DeadlineAction)),
        weekend_pause=luck.random() < 0.3,
    )
    async with world(folder, seed=f"wandering {seed}") as here:
        guests = ("greedy",) if luck.random() < 0.5 else ()
        table = await here.start(*EVERYBODY, guests=guests, terms=terms)
        wanderer = Wanderer(here, table, luck)
        for step in range(STEPS):
            await wanderer.wander()
            await the_rows_agree(here, table)
            if step % LOOK_ANEW == 0:
                await the_features_agree(here, table)
            if await here.status(table) is people.TableStatus.OVER:
                return


@pytest.mark.parametrize("seed", range(12))
async def test_the_rows_agree_with_what_is_believed(tmp_path: Path, seed: int) -> None:
    await wandered(tmp_path, seed)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(12, 600))
async def test_rows_agree_at_very_many_tables(tmp_path: Path, seed: int) -> None:
    await wandered(tmp_path, seed)
