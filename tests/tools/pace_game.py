"""Simulate a game through the real table service, among people who visit now and then.

Its clock leaps from one job or visit to the next. Nothing outlives the process; direct messages
arrive at once, and those that ring are counted.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from heapq import merge
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.notifications.notifier import MessagePlace, Notification
from bot.notifications.presence_and_absence import Presence
from bot.players.player import make_player_chance, make_reliable, make_situation
from bot.players.registry import AnyComputerPlayer, computer_players
from bot.scheduler.job_scheduler import Scheduler
from bot.storage.store import SqliteStore
from bot.tables import clocks, lobby, seat_commands
from bot.tables.command_runner import Applied, CommandResult
from bot.tables.people import DAY, MINUTE, SECOND, PersonId, TableId, TableStatus, TableTerms, Time
from bot.tables.records import MessageKind, OutboxMessage
from bot.tables.service import SeatCommand
from bot.tables.state import AnyCourse, TableState, is_person_asked, seats_yet_to_plan
from tests.tables.recording_transport import HandClock, make_outbox_worker
from tests.tools import pace_people
from tests.tools.figures.house import NullTransport, make_service
from tests.tools.pace_people import PlayStyle, VisitCalendar

LIVENESS_STEP = (
    clocks.SHORTEST_DOWNTIME - 1
)  # an open house is heard of more often than it is thought shut


@asynccontextmanager
async def open_simulated_host(opens: Time, seed: str) -> AsyncIterator["SimulatedHost"]:
    """Make a table service whose first game has this seed."""
    with TemporaryDirectory(prefix="signoria-pace-") as folder:
        store = await SqliteStore.open_for_hosting(Path(folder) / "signoria.db")
        try:
            await store.disable_sync()
            yield SimulatedHost(store, opens, seed)
        finally:
            await store.close_store()


@dataclass(slots=True)
class CountingTransport(NullTransport):
    """A transport that delivers at once and counts the direct messages that ring."""

    ring_counts: Counter[PersonId] = field(default_factory=Counter)

    async def deliver_message(self, note: OutboxMessage, nonce: str) -> bool:
        # What is told in the channel, and a hand that changes, ring nobody; letters come below.
        if note.person is not None and note.key.kind is not MessageKind.HAND:
            self.ring_counts[note.person] += 1
        return True

    async def send_direct_message(self, contents: Notification, nonce: str) -> MessagePlace:
        if not contents.silent:
            self.ring_counts[contents.person.id] += 1
        return "", nonce


class SimulatedHost:
    """A service with people, a started table and a clock."""

    def __init__(self, store: SqliteStore, opens: Time, seed: str) -> None:
        self._store = store
        self._clock = HandClock(opens)
        self._presence = Presence(store, self._clock)
        self._service = make_service(store, self._clock, seed, self._wake_outbox)
        self._scheduler = Scheduler(self._service, store, self._clock)
        self.transport = CountingTransport()
        self._outbox_worker = make_outbox_worker(
            *(self._service, store, self.transport, self._clock), presence=self._presence
        )
        self._requests = 0

    def _wake_outbox(self, table: TableId) -> None:
        self._outbox_worker.wake_for_table(table)

    def _new_request_id(self) -> str:
        self._requests += 1
        return f"pace {self._requests}"

    # People and tables

    async def add_person(self, name: str, zone: str, night: tuple[int, int]) -> PersonId:
        """Add a person with this time zone and these quiet hours."""
        person = await self._store.find_or_add_person(name, name)
        refusal = await self._service.save_person(replace(person, zone=zone, quiet=night))
        assert refusal is None, refusal
        return person.id

    async def start_game(
        self,
        game: str,
        people: Sequence[PersonId],
        options: Sequence[tuple[str, str]],
        style: PlayStyle,
    ) -> TableId:
        """Seat these people and start the game."""
        owner, *others = people
        terms = TableTerms(auctions=style.auctions, turns=style.turns)
        table = await self._service.open_table(
            game, owner, server="", place="", terms=terms, options=options
        )
        assert not isinstance(table, Refusal), table
        for person in others:
            sit = lobby.sit_down(person)
            _require_applied(await self._service.run_command(table, sit, self._new_request_id()))
        _require_applied(await self._service.start_game(table, owner, self._new_request_id()))
        await self._finish_deliveries()
        return table

    async def table_state(self, table: TableId) -> TableState:
        state = await self._service.table_state(table)
        assert isinstance(state, TableState), state
        return state

    async def run_seat_command(self, table: TableId, person: PersonId, act: SeatCommand) -> None:
        """Mark the person as present and run a command; AssertionError unless it is applied."""
        await self._presence.mark_present(table, person)
        _require_applied(
            await self._service.run_seat_command(table, person, act, self._new_request_id())
        )
        await self._finish_deliveries()

    # Time

    @property
    def now(self) -> Time:
        return self._clock.at

    async def wait_until(self, until: Time) -> None:
        """Run all jobs that are due by then, and advance the clock."""
        while await self.run_next_job(until):
            pass
        await self._advance_clock(until)

    async def run_next_job(self, until: Time) -> bool:
        """Go to the next job that is due by then and run it, if there is one."""
        due = await self._store.next_job_time()
        if due is None or due > until:
            return False
        await self._advance_clock(due)
        await self._scheduler.run_due_jobs()
        await self._finish_deliveries()
        return True

    async def _advance_clock(self, at: Time) -> None:
        """Set the clock, mark the bot as running all the time, and send what was postponed."""
        while self._clock.at < at:
            self._clock.at = min(at, Time(self._clock.at + LIVENESS_STEP))
            await self._service.downtime.current_time()
        await self._outbox_worker.send_due_messages()
        await self._finish_deliveries()

    async def _finish_deliveries(self) -> None:
        """Wait for direct messages under way; no other task runs in this loop."""
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(others)
            await asyncio.sleep(0)  # a finished task may have started another


def _require_applied(outcome: CommandResult) -> None:
    assert isinstance(outcome, Applied), outcome


_log = logging.getLogger(__name__)

VISIT_LASTS = 10 * MINUTE  # a visitor answers again if asked again meanwhile
ANSWER_TAKES = 20 * SECOND
LONGEST_GAME = 3000 * DAY  # no game takes so long: a table stands still

SeatVisit: TypeAlias = tuple[Time, Seat]


@dataclass(frozen=True, slots=True)
class PaceSetup:
    """Which game is played, by whom, how, and with which seed."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    style: PlayStyle
    visits: int  # of each person, each day
    seed: str
    see_first: int = 25  # of a hundred turns that all are to plan at once, not planned
    laggard: bool = False  # whether the last person visits once in two days


@dataclass(frozen=True, slots=True)
class PaceResult:
    """The measured result of one game."""

    days: float
    moves: int
    handovers: int  # from one person who answered to another one
    visits: tuple[int, ...]  # by person, at which something was done
    messages_rung: tuple[int, ...]  # by person, that rang
    ahead: float  # of all turns, those at which the house asked nobody anything
    asked_again: float  # of all turns, those made by hand though a call to plan was answered


def simulate_game(fixture: PaceSetup) -> PaceResult:
    """Play one game; the same fixture always gives the same result."""
    return asyncio.run(_simulate_game(fixture))


async def _simulate_game(fixture: PaceSetup) -> PaceResult:
    calendars = [
        pace_people.draw_calendar(f"{fixture.seed}\nperson {seat}", fixture.visits)
        for seat in range(fixture.seats)
    ]
    if fixture.laggard:
        calendars[-1] = replace(calendars[-1], hours=calendars[-1].hours[:1], every=2)
    begins = next(calendars[0].visit_times(pace_people.draw_first_day(fixture.seed)))
    async with open_simulated_host(begins, fixture.seed) as house:
        people = [
            await house.add_person(f"pace {seat}", days.zone, pace_people.NIGHT)
            for seat, days in enumerate(calendars)
        ]
        manner = fixture.style
        table = await house.start_game(fixture.game, people, fixture.options, manner)
        chosen = make_reliable(computer_players(fixture.game)["greedy"], _log_failure)
        coming = _merge_visits(calendars, begins)
        simulation = GameSimulation(house, table, people, manner, chosen, coming, fixture.see_first)
        return await simulation.play_game()


def _log_failure(failure: Exception) -> None:
    _log.error("a guest fails, a random one answers in his place", exc_info=failure)


def _merge_visits(calendars: Sequence[VisitCalendar], since: Time) -> Iterator[SeatVisit]:
    """Yield the visits of everybody in order of time."""

    def of(seat: Seat, days: VisitCalendar) -> Iterator[SeatVisit]:
        return ((context, seat) for context in days.visit_times(since))

    return merge(*(of(Seat(seat), days) for seat, days in enumerate(calendars)))


@dataclass(slots=True)
class GameSimulation:
    """One table, and who is visiting it now."""

    host: SimulatedHost
    table: TableId
    people: Sequence[PersonId]
    style: PlayStyle
    choose: AnyComputerPlayer
    coming: Iterator[SeatVisit]
    see_first: int = 0

    _until: dict[Seat, Time] = field(default_factory=dict)  # who is there, and how long
    _idle: set[Seat] = field(default_factory=set)  # who is there and has done nothing yet
    _leaving: set[Seat] = field(default_factory=set)  # who has not thought ahead since he answered
    _used: Counter[Seat] = field(default_factory=Counter)  # visits at which something was done
    _answered: Seat | None = None  # who answered last
    _handovers: int = 0
    _by_hand: set[tuple[Seat, int]] = field(default_factory=set)  # turns, each seat's by number

    _called: set[tuple[Seat, int]] = field(default_factory=set)  # turns whose call was answered

    async def play_game(self) -> PaceResult:
        """Play the game from start to end."""
        begun = self.host.now
        for at, seat in self.coming:
            await self._play_until(at)
            state = await self.host.table_state(self.table)
            if state.card.status is not TableStatus.PLAYING:
                return self._make_result(state, begun)
            self._until[seat] = Time(max(at, self.host.now) + VISIT_LASTS)
            self._idle.add(seat)
            self._leaving.add(seat)
            assert at < begun + LONGEST_GAME, "the table stands still"
        raise AssertionError("days never end")

    async def _play_until(self, until: Time) -> None:
        """Let present people act and jobs run until the next visit."""
        while self.host.now < until and not await self._is_over():
            if not await self._act_once() and not await self.host.run_next_job(until):
                await self.host.wait_until(until)

    async def _is_over(self) -> bool:
        state = await self.host.table_state(self.table)
        return state.card.status is not TableStatus.PLAYING

    async def _act_once(self) -> bool:
        """Let one present person act; return whether anybody did."""
        state, now = await self.host.table_state(self.table), self.host.now
        for seat in [seat for seat, until in self._until.items() if now <= until]:
            deed = self.style.unasked(state, seat)
            if deed is None and seat in seats_yet_to_plan(state):
                deed = pace_people.answer_call_to_plan(state, seat, self.see_first)
                begun = pace_people.count_turns_begun(state.game, _require_course(state), seat)
                self._called.add((seat, begun + 1))
            if deed is None and is_person_asked(state, seat):
                deed = self._answer_question(state, seat)
            if deed is None and seat in self._leaving:
                self._leaving.discard(seat)
                deed = self.style.ahead(state, seat, len(self._turns_by_hand(seat)))
            if deed is not None:
                await self._run_command(seat, deed)
                return True
        return False

    def _answer_question(self, state: TableState, seat: Seat) -> SeatCommand:
        """Choose a move as the computer player of this person does."""
        self._handovers += self._answered not in (None, seat)
        self._answered = seat
        self._leaving.add(seat)  # there may be another turn to plan
        game, course = state.game, _require_course(state)
        if game.turn(course.state) == seat:
            self._by_hand.add((seat, pace_people.count_turns_begun(game, course, seat)))
        situation = make_situation(game, course.state, seat)
        move = self.choose(
            situation, make_player_chance(course.opening.seed, seat, len(course.made))
        )
        spelt, decision = game.vocabulary.spell(move), course.decisions[seat]
        return lambda at: seat_commands.submit_moves(at, [spelt], decision)

    def _turns_by_hand(self, seat: Seat) -> list[int]:
        """Return the turns that this person made by hand, at least in part."""
        return [turn for at, turn in self._by_hand if at == seat]

    async def _run_command(self, seat: Seat, deed: SeatCommand) -> None:
        await self.host.run_seat_command(self.table, self.people[seat], deed)
        self._used[seat] += seat in self._idle
        self._idle.discard(seat)
        await self.host.wait_until(Time(self.host.now + ANSWER_TAKES))
        # A visit does not end within a turn.
        self._until[seat] = max(self._until[seat], self.host.now)

    def _make_result(self, state: TableState, begun: Time) -> PaceResult:
        ended, course = state.card.ended, _require_course(state)
        assert ended is not None
        seats = map(Seat, range(len(self.people)))
        turns = sum(pace_people.count_turns_begun(state.game, course, seat) for seat in seats)
        return PaceResult(
            days=(ended - begun) / DAY,
            moves=len(course.made),
            handovers=self._handovers,
            visits=tuple(self._used[Seat(seat)] for seat in range(len(self.people))),
            messages_rung=tuple(self.host.transport.ring_counts[person] for person in self.people),
            ahead=1 - len(self._by_hand) / turns,
            asked_again=len(self._by_hand & self._called) / turns,
        )


def _require_course(state: TableState) -> AnyCourse:
    assert state.course is not None
    return state.course
