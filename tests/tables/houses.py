"""A house on a real store with people in it, a clock turned by hand, and tables that are played."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias

from bot.client import make_features
from bot.engine.game import Seat, legal_moves
from bot.engine.journal import AnyGame, Course
from bot.engine.text import Refusal
from bot.notifications.presence_and_absence import Presence
from bot.planning import orders_and_plans
from bot.planning.orders_and_plans import OrdersAndPlansPlanner
from bot.scheduler.job_scheduler import Scheduler
from bot.storage.store import SqliteStore
from bot.tables import lobby, votes_and_seat_changes
from bot.tables.command_runner import Applied, CommandResult, Rejected
from bot.tables.lobby import NO_LIMITS, PERSON_LIMITS, Limits
from bot.tables.motion_kinds import Motion
from bot.tables.people import MINUTE, Person, PersonId, TableId, TableStatus, TableTerms, Time
from bot.tables.records import Job, JobKind, OutboxMessage
from bot.tables.service import TableService
from bot.tables.state import AnyCourse, TableCommand, TableState
from tests.tables.recording_transport import HandClock

NAMES = ("Lorenzo", "Isabella", "Cosimo", "Caterina", "Ludovico", "Lucrezia", "Giuliano")
LORENZO, ISABELLA, COSIMO, CATERINA, LUDOVICO, LUCREZIA, GIULIANO = map(PersonId, range(1, 8))
FAR = Time(1 << 40)
STEP = 4 * MINUTE  # an open house is heard of more often than it is thought shut
EVERYBODY = (LORENZO, ISABELLA, COSIMO)
Options: TypeAlias = tuple[tuple[str, str], ...]


class World:
    """A house that can be shut and opened again on the same file."""

    _limits: Limits = NO_LIMITS

    def __init__(self, store: SqliteStore, *, room: int = 64, seed: str = "medici-7") -> None:
        self.store, self.clock = store, HandClock()
        self.told: list[TableId] = []
        self.requests = 0
        self._room, self._seed = room, seed
        self.open()

    def limit_people(self) -> None:
        """From now on as the bot does it; in tests a person opens what they like."""
        self._limits = PERSON_LIMITS
        self.open()

    def open(self) -> None:
        """A house that knows nothing but what is on disk."""
        self.presence = Presence(self.store, self.clock)
        self.house = TableService(
            self.store,
            self.clock,
            room=self._room,
            kept=self.told.append,
            half=lambda: self._seed,
            features=(*make_features(self.store), self.presence),
            planner=OrdersAndPlansPlanner(),
            limits=self._limits,
        )
        self.bell = Scheduler(self.house, self.store, self.clock)

    # Time

    async def pass_time(self, seconds: int) -> None:
        """The house is open all the while, and rings whatever falls due."""
        end = Time(self.clock.now() + seconds)
        while self.clock.now() < end:
            due = await self.store.next_job_time()
            later = end if due is None or due <= self.clock.now() else min(due, end)
            while later - self.clock.now() > STEP:
                self.clock.turn(STEP)
                await self.house.downtime.current_time()  # somebody looks in; nothing is due
            self.clock.at = later
            await self.bell.run_due_jobs()

    async def be_shut(self, seconds: int) -> None:
        """The process was down."""
        await self.house.downtime.save_heartbeat()
        self.clock.turn(seconds)
        self.open()

    async def ring(self) -> JobKind:
        """On to the very next thing that is due; which it was."""
        (due, *_) = sorted(await self.store.due_jobs(FAR), key=lambda due: due.at)
        await self.pass_time(max(0, due.at - self.clock.now()))
        return due.kind

    # Tables

    async def gather(
        self,
        *people: PersonId,
        game: str = "princes",
        guests: tuple[str, ...] = (),
        terms: TableTerms | None = None,
        options: Options = (),
    ) -> TableId:
        owner, *others = people
        table = await self.house.open_table(
            game, owner, server="Florence", place="piazza", terms=terms, options=options
        )
        assert not isinstance(table, Refusal), table
        for person in others:
            assert isinstance(await self.do(table, lobby.sit_down(person)), Applied)
        for guest in guests:
            assert isinstance(await self.do(table, lobby.invite_computer(owner, guest)), Applied)
        return table

    async def start(
        self,
        *people: PersonId,
        guests: tuple[str, ...] = (),
        terms: TableTerms | None = None,
        options: Options = (),
    ) -> TableId:
        """A game is on, and everybody still has to give back a profession."""
        people = people or EVERYBODY
        table = await self.gather(*people, guests=guests, terms=terms, options=options)
        assert isinstance(await self.house.start_game(table, people[0], self._request()), Applied)
        return table

    async def auction(
        self, *people: PersonId, terms: TableTerms | None = None, options: Options = ()
    ) -> TableId:
        """Everybody has given back a profession; somebody is to name a lot."""
        table = await self.start(*people, terms=terms, options=options)
        for person in people or EVERYBODY:
            await self.play(table, person, (await self.legal(table, person))[0])
        return table

    async def action(
        self, *people: PersonId, terms: TableTerms | None = None, options: Options = ()
    ) -> TableId:
        """Nobody bought anything; somebody has his two actions."""
        table = await self.auction(*people, terms=terms, options=options)
        for _ in people or EVERYBODY:
            await self.play(table, await self.next(table), "withdraw")
        return table

    # Acts

    def _request(self) -> str:
        self.requests += 1
        return f"interaction {self.requests}"

    async def do(self, table: TableId, act: TableCommand) -> CommandResult:
        return await self.house.run_command(table, act, self._request())

    async def do_as(
        self, table: TableId, person: PersonId, act_of: Callable[[Seat], TableCommand]
    ) -> CommandResult:
        return await self.house.run_seat_command(table, person, act_of, self._request())

    async def attempt(self, table: TableId, person: PersonId, *moves: str) -> CommandResult:
        return await self.house.submit_moves(table, person, moves, None, self._request())

    async def play(self, table: TableId, person: PersonId, *moves: str) -> Applied:
        outcome = await self.attempt(table, person, *moves)
        assert isinstance(outcome, Applied), outcome
        return outcome

    async def order(self, table: TableId, person: PersonId, *texts: str) -> None:
        outcome = await self.do_as(
            table, person, lambda seat: orders_and_plans.give_orders(seat, texts)
        )
        assert isinstance(outcome, Applied), outcome

    async def vote(
        self, table: TableId, person: PersonId, motion: Motion, *, in_favour: bool = True
    ) -> CommandResult:
        return await self.do_as(
            table,
            person,
            lambda seat: votes_and_seat_changes.cast_vote(seat, motion, in_favour=in_favour),
        )

    async def say_yes(self, table: TableId, motion: Motion, *people: PersonId) -> None:
        for person in people or EVERYBODY:
            assert isinstance(await self.vote(table, person, motion), Applied)

    async def play_on(self, table: TableId, plies: int = 1) -> None:
        """Whoever is asked does the first thing he may."""
        for _ in range(plies):
            course = await self.course(table)
            seat = min((await self.game(table)).to_move(course.state))
            person = (await self.standing(table)).card.holders[seat].person
            assert person is not None
            await self.play(table, person, (await self.legal(table, person))[0])

    # What can be seen

    async def standing(self, table: TableId) -> TableState:
        state = await self.house.table_state(table)
        assert isinstance(state, TableState), state
        return state

    async def course(self, table: TableId) -> AnyCourse:
        course = (await self.standing(table)).course
        assert isinstance(course, Course)
        return course

    async def game(self, table: TableId) -> AnyGame:
        return (await self.standing(table)).game

    async def status(self, table: TableId) -> TableStatus:
        return (await self.standing(table)).card.status

    async def asked(self, table: TableId) -> list[PersonId | None]:
        """Who has to move."""
        state = await self.standing(table)
        seats = state.game.to_move((await self.course(table)).state)
        return [state.card.holders[seat].person for seat in sorted(seats)]

    async def next(self, table: TableId) -> PersonId:
        """The one person who has to move."""
        (person,) = await self.asked(table)
        assert person is not None
        return person

    async def decision(self, table: TableId, person: PersonId) -> int:
        return (await self.course(table)).decisions[await self.seat(table, person)]

    async def seat(self, table: TableId, person: PersonId) -> Seat:
        seat = (await self.standing(table)).card.owned_seat(person)
        assert seat is not None
        return seat

    async def legal(self, table: TableId, person: PersonId) -> list[str]:
        state, course = await self.standing(table), await self.course(table)
        seat = await self.seat(table, person)
        moves = legal_moves(state.game, course.state, seat)
        return [state.game.vocabulary.spell(move) for move in moves]

    async def journal(self, table: TableId) -> list[str]:
        """What is on disk, line by line."""
        lines = await self.store.journal_lines(table)
        return [f"{line.entry.seat} {line.entry.act}" for line in lines]

    async def dues(self, table: TableId, ring: JobKind | None = None) -> list[Job]:
        return [due for due in await self.store.jobs_of_table(table) if ring in (None, due.kind)]

    async def notes(self, table: TableId) -> list[OutboxMessage]:
        return [note for note in await self.store.due_messages(FAR) if note.table == table]

    async def news(self, table: TableId) -> list[str]:
        return [note.text.key for note in await self.notes(table) if note.text is not None]

    async def take_notes(self, table: TableId) -> list[OutboxMessage]:
        """What waits to be told, and is told now."""
        notes = await self.notes(table)
        async with self.store.unit_of_work() as page:
            for note in notes:
                page.mark_message_sent(note.id)
        return notes

    async def person(self, person: PersonId) -> Person:
        found = await self.house.find_person(person)
        assert found is not None
        return found


@asynccontextmanager
async def world(folder: Path, *, room: int = 64, seed: str = "medici-7") -> AsyncIterator[World]:
    """Lorenzo, Isabella and all the others are known in it."""
    store = await SqliteStore.open_for_hosting(folder / "signoria.db")
    try:
        for name in NAMES:
            await store.find_or_add_person(f"discord {name}", name)
        yield World(store, room=room, seed=seed)
    finally:
        await store.close_store()


def why(outcome: object) -> str:
    """The one reason why nothing was changed."""
    refusal = outcome.refusal if isinstance(outcome, Rejected) else outcome
    assert isinstance(refusal, Refusal), outcome
    return refusal.text.key
