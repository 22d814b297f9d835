"""A correspondence: one game among people who look in a few times a day."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from heapq import merge
from typing import TypeAlias

from bot.chores._pace import calendar, turns_ahead
from bot.chores._pace.calendar import Calendar
from bot.chores._pace.manners import Manner
from bot.chores._pace.premises import Premises, premises
from bot.engine.game import Seat
from bot.host import acts
from bot.host.company import PersonId, Status, TableId
from bot.host.house import SeatAct
from bot.host.standing import AnyCourse, Standing, asks_person
from bot.host.time import DAY, MINUTE, SECOND, Time
from bot.players.guest import luck, situation_of
from bot.players.guestbook import AnyGuest, guests
from bot.players.reliable import reliable

_log = logging.getLogger(__name__)

STAYS = 10 * MINUTE  # how long a visitor is there, who answers again if he is asked again
ANSWER_TAKES = 20 * SECOND
ENDLESS = 3000 * DAY  # no game takes so long: a table stands still

Visit: TypeAlias = tuple[Time, Seat]


@dataclass(frozen=True, slots=True)
class Fixture:
    """Who plays what, how, and by which luck."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    manner: Manner
    visits: int  # of each person, each day
    seed: str


@dataclass(frozen=True, slots=True)
class Played:
    """What a game came to, from its start to its end."""

    days: float
    moves: int
    handovers: int  # from one person who answered to another one
    visits: tuple[int, ...]  # by person, at which something was done
    letters: tuple[int, ...]  # by person, that rang
    ahead: float  # of all turns, those at which the house asked nobody anything


def played(fixture: Fixture) -> Played:
    """The same fixture is played the same way at any time."""
    return asyncio.run(_played(fixture))


async def _played(fixture: Fixture) -> Played:
    calendars = [
        calendar.calendar_of(f"{fixture.seed}\nperson {seat}", fixture.visits)
        for seat in range(fixture.seats)
    ]
    begins = next(calendars[0].visits(calendar.first_day(fixture.seed)))
    async with premises(begins, fixture.seed) as house:
        people = [
            await house.introduce(f"pace {seat}", days.zone, calendar.NIGHT)
            for seat, days in enumerate(calendars)
        ]
        manner = fixture.manner
        table = await house.start(fixture.game, people, fixture.options, manner.auctions)
        chosen = reliable(guests(fixture.game)["greedy"], _told_failing)
        coming = _visits(calendars, begins)
        return await Correspondence(house, table, people, fixture.manner, chosen, coming).play()


def _told_failing(failure: Exception) -> None:
    _log.error("a guest fails, a random one answers in his place", exc_info=failure)


def _visits(calendars: Sequence[Calendar], since: Time) -> Iterator[Visit]:
    """Everybody's, in the order they come."""

    def of(seat: Seat, days: Calendar) -> Iterator[Visit]:
        return ((visit, seat) for visit in days.visits(since))

    return merge(*(of(Seat(seat), days) for seat, days in enumerate(calendars)))


@dataclass(slots=True)
class Correspondence:
    """One table, and who is looking at it now."""

    house: Premises
    table: TableId
    people: Sequence[PersonId]
    manner: Manner
    choose: AnyGuest
    coming: Iterator[Visit]

    _until: dict[Seat, Time] = field(default_factory=dict)  # who is there, and how long
    _idle: set[Seat] = field(default_factory=set)  # who is there and has done nothing yet
    _leaving: set[Seat] = field(default_factory=set)  # who has not thought ahead since he answered
    _used: Counter[Seat] = field(default_factory=Counter)  # visits at which something was done
    _answered: Seat | None = None  # who answered last
    _handovers: int = 0
    _by_hand: set[tuple[Seat, int]] = field(default_factory=set)  # turns, each seat's by number

    async def play(self) -> Played:
        """From the start to the end of the game."""
        begun = self.house.now
        for at, seat in self.coming:
            await self._play_on(at)
            standing = await self.house.standing(self.table)
            if standing.card.status is not Status.PLAYING:
                return self._told(standing, begun)
            self._until[seat] = Time(max(at, self.house.now) + STAYS)
            self._idle.add(seat)
            self._leaving.add(seat)
            assert at < begun + ENDLESS, "the table stands still"
        raise AssertionError("days never end")

    async def _play_on(self, until: Time) -> None:
        """All that those who are there do, and the bell, before somebody else looks in."""
        while self.house.now < until and not await self._is_over():
            if not await self._act() and not await self.house.ring(until):
                await self.house.wait(until)

    async def _is_over(self) -> bool:
        standing = await self.house.standing(self.table)
        return standing.card.status is not Status.PLAYING

    async def _act(self) -> bool:
        """One of those who are there does what is his to do, if anything is."""
        standing, now = await self.house.standing(self.table), self.house.now
        for seat in [seat for seat, until in self._until.items() if now <= until]:
            deed = self.manner.unasked(standing, seat)
            if deed is None and asks_person(standing, seat):
                deed = self._answer(standing, seat)
            if deed is None and seat in self._leaving:
                self._leaving.discard(seat)
                deed = self.manner.ahead(standing, seat, len(self._made_by_hand(seat)))
            if deed is not None:
                await self._do(seat, deed)
                return True
        return False

    def _answer(self, standing: Standing, seat: Seat) -> SeatAct:
        """He sees what guests see, and decides as they do."""
        self._handovers += self._answered not in (None, seat)
        self._answered = seat
        self._leaving.add(seat)  # there is another turn to think of
        game, course = standing.game, _course(standing)
        if game.turn(course.state) == seat:
            self._by_hand.add((seat, turns_ahead.begun(game, course, seat)))
        situation = situation_of(game, course.state, seat)
        move = self.choose(situation, luck(course.opening.seed, seat, len(course.made)))
        spelt, decision = game.vocabulary.spell(move), course.decisions[seat]
        return lambda at: acts.play(at, [spelt], decision)

    def _made_by_hand(self, seat: Seat) -> list[int]:
        """Which of his turns he has made by hand, or a part of them."""
        return [turn for at, turn in self._by_hand if at == seat]

    async def _do(self, seat: Seat, deed: SeatAct) -> None:
        await self.house.do(self.table, self.people[seat], deed)
        self._used[seat] += seat in self._idle
        self._idle.discard(seat)
        await self.house.wait(Time(self.house.now + ANSWER_TAKES))
        # Nobody leaves in the midst of his turn.
        self._until[seat] = max(self._until[seat], self.house.now)

    def _told(self, standing: Standing, begun: Time) -> Played:
        ended, course = standing.card.ended, _course(standing)
        assert ended is not None
        seats = map(Seat, range(len(self.people)))
        turns = sum(turns_ahead.begun(standing.game, course, seat) for seat in seats)
        return Played(
            days=(ended - begun) / DAY,
            moves=len(course.made),
            handovers=self._handovers,
            visits=tuple(self._used[Seat(seat)] for seat in range(len(self.people))),
            letters=tuple(self.house.letters.rung[person] for person in self.people),
            ahead=1 - len(self._by_hand) / turns,
        )


def _course(standing: Standing) -> AnyCourse:
    assert standing.course is not None
    return standing.course
