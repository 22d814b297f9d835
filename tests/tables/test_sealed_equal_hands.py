"""Sealed auctions: the same game as bid by bid, and nobody can tell what was written, or when."""

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeAlias

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from bot.engine.game import Event, Seat, legal_moves, passing_move
from bot.engine.random_draws import Chance
from bot.engine.text import Refusal
from bot.games.princes.moves import Sell
from bot.planning import auction_orders, orders_and_plans
from bot.planning.planning_rules import PlayMove
from bot.tables import clocks, seat_commands
from bot.tables.command_runner import Applied
from bot.tables.people import PersonId, TableId, TableTerms
from bot.tables.records import JobKind
from bot.tables.state import TableState, all_seats, seats_called, seats_waited_for
from tests.tables.houses import Options, World, world

LOTS = ("forest", "lake", "park", "prestige", "recruiting", "jester", "builder")
CHARACTERS = ("muse", "banker", "merchant", "professor", "princess", "captain")
PRICES = st.integers(2, 15).map(lambda steps: 100 * steps)
TEXTS = st.one_of(
    st.builds(
        "limit {} {} {}".format, st.sampled_from(LOTS), PRICES, st.sampled_from(["pass", "ask"])
    ),
    st.builds("wish {} {}".format, st.sampled_from(LOTS), PRICES),
    st.builds("courtship {} {}".format, st.sampled_from(CHARACTERS), PRICES),
    st.sampled_from(["pass-rest", "otherwise pass", "otherwise ask", "no-courtship"]),
    st.sampled_from(["choose prestige - dearest", "choose prestige most-lakes ask"]),
    st.sampled_from(["enlist - hold", "enlist poet ask", "put-up lake+jester"]),
    st.sampled_from(["lay forest c3-0+a4-0+d1-1", "lay lake c3-0", "courtship-otherwise ask"]),
    st.builds("total {}".format, PRICES),
)
Wishes: TypeAlias = Mapping[tuple[int, Seat], Sequence[str]]  # of a seat, in the first or next call
OPTIONS: tuple[Options, ...] = (
    (),
    (("characters", "on"),),
    (("together", "on"),),
    (("characters", "on"), ("together", "on")),
)


@dataclass(frozen=True)
class Company:
    """Who plays what."""

    seed: int
    seats: int
    options: Options


companies = st.builds(
    Company, st.integers(0, 10**6), st.sampled_from([2, 3, 3, 4, 5]), st.sampled_from(OPTIONS)
)
minds: st.SearchStrategy[Wishes] = st.dictionaries(
    st.tuples(st.integers(0, 1), st.integers(0, 4).map(Seat)),
    st.lists(TEXTS, max_size=5).map(tuple),
    max_size=8,
)


@dataclass(frozen=True)
class Told:
    """All that everybody can know of one round of auctions."""

    entries: tuple[str, ...]
    events: tuple[Event, ...]
    views: tuple[object, ...]


class _Auctions:
    """One round of them at one table, played by people with wishes and, else, by luck."""

    def __init__(self, here: World, table: TableId, company: Company, wishes: Wishes) -> None:
        self.here, self.table, self.company, self.wishes = here, table, company, wishes
        self.heads: dict[Seat, tuple[str, ...]] = {}

    async def told(self) -> Told:
        state = await self.here.standing(self.table)
        assert state.course is not None
        begun, ply = len(state.course.made), state.course.ply
        number, phase = -1, 0
        while state.phase:
            if state.phase != phase:
                number, phase = number + 1, state.phase
                await self.opens(state, number)
            else:
                await self.goes_on(state)
            state = await self.here.standing(self.table)
        assert state.course is not None
        course, viewers = state.course, [*range(self.company.seats), None]
        lines = (await self.here.store.journal_lines(self.table))[ply:]
        return Told(
            tuple(f"{line.entry.seat} {line.entry.act} {line.entry.seal}" for line in lines),
            tuple(event for one in course.made[begun:] for event in one.step.events),
            tuple(state.game.view(course.state, viewer) for viewer in viewers),
        )

    async def opens(self, state: TableState, number: int) -> None:
        raise NotImplementedError

    async def goes_on(self, state: TableState) -> None:
        if await self.here.dues(self.table, JobKind.ANSWER):
            assert await self.here.ring() is JobKind.ANSWER
            return
        seat = min(seats_waited_for(state))
        person = state.card.holders[seat].person
        assert person is not None
        await self.here.play(self.table, person, self.choice(state, seat))

    def choice(self, state: TableState, seat: Seat) -> str:
        """As what he has in his head says; else by luck, which is the same at both tables."""
        game, course = state.game, state.course
        assert course is not None
        legal = legal_moves(game, course.state, seat)
        view = game.view(course.state, seat)
        match auction_orders.answer_by_orders(game.key, view, legal, self.heads.get(seat, ())):
            case PlayMove(move):
                return game.vocabulary.spell(move)
        calm = [move for move in legal if not isinstance(move, Sell)]
        luck = Chance(f"people {self.company.seed}", len(course.made))
        return game.vocabulary.spell(luck.one_of(calm, "move"))


class _Sealed(_Auctions):
    async def opens(self, state: TableState, number: int) -> None:
        assert seats_called(state) == set(range(self.company.seats))
        for seat in sorted(seats_called(state)):
            person = state.card.holders[seat].person
            assert person is not None
            for text in self.wishes.get((number, seat), ()):
                await order(self.here, self.table, person, text)
            outcome = await self.here.do_as(
                self.table,
                person,
                lambda at: seat_commands.declare_wishes_complete(at, state.phase),
            )
            assert isinstance(outcome, Applied), outcome


async def order(here: World, table: TableId, person: PersonId, text: str) -> None:
    """It may be refused, as it is at the other table then."""
    await here.do_as(table, person, lambda seat: orders_and_plans.give_orders(seat, [text]))


class _ByHand(_Auctions):
    async def opens(self, state: TableState, number: int) -> None:
        assert not seats_called(state)
        assert state.course is not None
        for seat in map(Seat, range(self.company.seats)):
            view = state.game.view(state.course.state, seat)
            for text in self.wishes.get((number, seat), ()):
                has = self.heads.get(seat, ())
                orders = auction_orders.add_orders(state.game.key, view, has, [text])
                if not isinstance(orders, Refusal):
                    self.heads[seat] = orders


async def played(company: Company, wishes: Wishes, *, sealed: bool) -> Told:
    people = [PersonId(number) for number in range(1, company.seats + 1)]
    terms = TableTerms(auctions=clocks.SEALED if sealed else clocks.BY_HAND)
    with TemporaryDirectory() as folder:
        async with world(Path(folder), seed=f"sealed {company.seed}") as here:
            table = await here.auction(*people, terms=terms, options=company.options)
            auctions = _Sealed if sealed else _ByHand
            return await auctions(here, table, company, wishes).told()


def sealed_equals_hands(company: Company, wishes: Wishes) -> None:
    sealed = asyncio.run(played(company, wishes, sealed=True))
    by_hand = asyncio.run(played(company, wishes, sealed=False))
    assert sealed.entries == by_hand.entries
    assert sealed.events == by_hand.events
    assert repr(sealed.views) == repr(by_hand.views)


# Two with characters, one of whom writes nothing and the other of whom is asked at some price; and
# five of whom one does everything by hand, where some wish for a place, a card, a profession.
TWO = (
    Company(7, 2, (("characters", "on"),)),
    {
        (0, Seat(0)): ("limit jester 500 ask", "wish builder 600", "otherwise ask"),
        (1, Seat(0)): ("courtship muse 400", "courtship-otherwise ask"),
    },
)
FIVE = (
    Company(11, 5, ()),
    {
        (0, Seat(0)): ("wish forest 700", "lay forest c3-0+a4-0+d1-1", "otherwise pass"),
        (0, Seat(1)): ("wish prestige 600", "choose prestige - dearest", "total 700"),
        (0, Seat(2)): ("wish recruiting 500", "enlist - hold", "put-up recruiting+jester"),
        (0, Seat(3)): ("pass-rest",),
    },
)

_calm = settings(
    max_examples=6, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)


@given(companies, minds)
@example(*TWO)
@example(*FIVE)
@_calm
def test_sealed_auctions_equal_auctions_by_hand(company: Company, wishes: Wishes) -> None:
    sealed_equals_hands(company, wishes)


@pytest.mark.long
@given(companies, minds)
@settings(_calm, max_examples=600)
def test_very_many_sealed_auctions_equal_those_by_hand(company: Company, wishes: Wishes) -> None:
    sealed_equals_hands(company, wishes)


# What the others notice


@dataclass(frozen=True)
class Seen:
    """What the others see at a time: for whom the table waits, clocks, letters, bells, views."""

    at: int
    told: str
    is_open: bool  # the call
    is_counted: bool  # whoever may have written something
    begun: tuple[int, ...]  # when bids were made


async def noticed(company: Company, texts: Sequence[str], *, before: bool) -> list[Seen]:
    """All that others can notice of the call of the second round, of which the first seat wrote.

    Before: he said in the actions before it that these are his wishes; else he never says so.
    """
    people = [PersonId(number) for number in range(1, company.seats + 1)]
    with TemporaryDirectory() as folder:
        async with world(Path(folder), seed=f"noticed {company.seed}") as here:
            terms = TableTerms("slow", auctions=clocks.SEALED)
            table = await here.auction(*people, terms=terms, options=company.options)
            await to_the_actions(here, table, people)
            coming = seat_commands.answerable_auction_phases(await here.standing(table), Seat(0))[0]
            if before:
                await here.do_as(
                    table,
                    people[0],
                    lambda at: seat_commands.declare_wishes_complete(at, coming),
                )
            for _ in people:
                await here.play(table, await here.next(table), "end")
            with overheard() as log:
                watch = _Watch(here, table, people[0], log)
                await watch.look()
                for text in texts:
                    await order(here, table, people[0], text)
                await watch.look()
                for person in people[1:]:
                    await here.do_as(
                        table,
                        person,
                        lambda at: seat_commands.declare_wishes_complete(at, coming),
                    )
                    await watch.look()
                for _ in range(16):
                    await here.pass_time(60)
                    await watch.look()
            return watch.seen


async def to_the_actions(here: World, table: TableId, people: Sequence[PersonId]) -> None:
    """Nobody wishes for anything, and nobody buys anything."""
    while phase := (await here.standing(table)).phase:
        for person in people:
            answer = partial(seat_commands.declare_wishes_complete, phase=phase)
            await here.do_as(table, person, answer)
        while (state := await here.standing(table)).phase == phase:
            seat = min(seats_waited_for(state))
            assert state.course is not None
            move = passing_move(state.game, state.course.state, seat)
            await here.play(table, people[seat], state.game.vocabulary.spell(move))


@contextmanager
def overheard() -> Iterator[list[str]]:
    """All that the house writes into its log meanwhile, however little it matters."""
    written: list[str] = []
    ear = logging.Handler(logging.DEBUG)
    ear.emit = lambda record: written.append(record.getMessage())  # type: ignore[method-assign]
    logger = logging.getLogger("bot")
    level = logger.level
    logger.addHandler(ear)
    logger.setLevel(logging.DEBUG)
    try:
        yield written
    finally:
        logger.removeHandler(ear)
        logger.setLevel(level)


class _Watch:
    def __init__(self, here: World, table: TableId, writer: PersonId, log: list[str]) -> None:
        self._here, self._table, self._writer, self._log = here, table, writer, log
        self.seen: list[Seen] = []

    async def look(self) -> None:
        here, table = self._here, self._table
        state = await here.standing(table)
        assert state.course is not None
        own = state.card.owned_seat(self._writer)
        notes = [
            (str(note.key), note.person, note.text, note.seat, note.decision, note.created)
            for note in await here.take_notes(table)
            if note.person != self._writer
        ]
        dues = [due for due in await here.dues(table) if due.seat != own or due.decision < 0]
        clocks_ = [(one.left, one.since, one.missed, one.counted) for one in state.budgets]
        viewers = [at for at in all_seats(state.card) if at != own]
        views = [state.game.view(state.course.state, viewer) for viewer in (*viewers, None)]
        events = [
            event.text_for(viewer)
            for made in state.course.made
            for event in made.step.events
            for viewer in (*viewers, None)
        ]
        told = repr(
            (sorted(seats_waited_for(state)), clocks_, notes, dues, views, events, self._log)
        )
        called = seats_called(state)
        lines = await here.store.journal_lines(table)
        begun = [line.at for line in lines if line.entry.act.split()[0] in ("nominate", "withdraw")]
        before = len(state.card.holders)  # everybody let them go by in the first round
        self.seen.append(
            Seen(here.clock.now(), told, bool(called), own not in called, tuple(begun[before:]))
        )


_one_round = st.builds(
    Company, st.integers(0, 10**6), st.sampled_from([2, 3, 5]), st.sampled_from(OPTIONS)
)
_texts = st.lists(TEXTS, max_size=4)


def nobody_can_tell_what_is_written(company: Company, texts: Sequence[str]) -> None:
    nothing, something = (asyncio.run(noticed(company, some, before=False)) for some in ((), texts))
    assert nothing == something
    assert nothing[-1].is_open


def when_somebody_is_counted_says_nothing(
    company: Company, one: Sequence[str], other: Sequence[str]
) -> None:
    first, second = (asyncio.run(noticed(company, some, before=True)) for some in (one, other))
    during = [seen for seen in first if seen.is_open]
    assert during == [seen for seen in second if seen.is_open]
    assert not first[-1].is_open
    if first[-1].begun and second[-1].begun:
        assert first[-1].begun[0] == second[-1].begun[0]


@given(_one_round, _texts)
@settings(_calm, max_examples=3)
def test_answers_in_writing_are_unobservable(company: Company, texts: Sequence[str]) -> None:
    nobody_can_tell_what_is_written(company, texts)


@given(_one_round, _texts, _texts)
@settings(_calm, max_examples=3)
def test_when_somebody_is_counted_says_nothing_of_what_he_wrote(
    company: Company, one: Sequence[str], other: Sequence[str]
) -> None:
    when_somebody_is_counted_says_nothing(company, one, other)


@pytest.mark.long
@given(_one_round, _texts, _texts)
@settings(_calm, max_examples=80)
def test_nobody_can_tell_what_is_written_at_very_many_tables(
    company: Company, one: Sequence[str], other: Sequence[str]
) -> None:
    nobody_can_tell_what_is_written(company, one)
    when_somebody_is_counted_says_nothing(company, one, other)


@given(_one_round)
@settings(_calm, max_examples=3)
def test_first_moments_do_not_tell_who_had_written_before_the_round(company: Company) -> None:
    """Nor does anybody later: he could have been at hand and have written then."""
    never, before = (asyncio.run(noticed(company, (), before=one)) for one in (False, True))
    counted = next(at for at, seen in enumerate(before) if seen.is_counted)
    assert never[:counted] == before[:counted]
    assert 60 <= before[counted].at - before[0].at <= 16 * 60
