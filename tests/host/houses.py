"""A house on a real store with people in it, a clock turned by hand, and tables that are played."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias

from bot.engine.game import Seat, legal_moves
from bot.engine.journal import AnyGame, Course
from bot.engine.text import Refusal
from bot.host import acts, lobby, votes
from bot.host.bell import Bell
from bot.host.company import Person, PersonId, Status, TableId, Terms
from bot.host.house import House
from bot.host.motions import Motion
from bot.host.outcomes import Kept, Outcome, Refused
from bot.host.ports import Store
from bot.host.rows import Due, Note, Ring
from bot.host.standing import AnyCourse, Standing
from bot.host.table import Act
from bot.host.time import MINUTE, Time
from bot.store.sqlite import Sqlite
from tests.host.recording_messenger import HandClock

NAMES = ("Lorenzo", "Isabella", "Cosimo", "Caterina", "Ludovico", "Lucrezia", "Giuliano")
LORENZO, ISABELLA, COSIMO, CATERINA, LUDOVICO, LUCREZIA, GIULIANO = map(PersonId, range(1, 8))
FAR = Time(1 << 40)
STEP = 4 * MINUTE  # an open house is heard of more often than it is thought shut
EVERYBODY = (LORENZO, ISABELLA, COSIMO)
Options: TypeAlias = tuple[tuple[str, str], ...]


class World:
    """A house that can be shut and opened again on the same file."""

    def __init__(self, store: Store, *, room: int = 64, seed: str = "medici-7") -> None:
        self.store, self.clock = store, HandClock()
        self.told: list[TableId] = []
        self.requests = 0
        self._room, self._seed = room, seed
        self.open()

    def open(self) -> None:
        """A house that knows nothing but what is on disk."""
        self.house = House(
            self.store,
            self.clock,
            room=self._room,
            kept=self.told.append,
            half=lambda: self._seed,
        )
        self.bell = Bell(self.house, self.store, self.clock)

    # Time

    async def pass_time(self, seconds: int) -> None:
        """The house is open all the while, and rings whatever falls due."""
        end = Time(self.clock.now() + seconds)
        while self.clock.now() < end:
            due = await self.store.next_due()
            later = end if due is None or due <= self.clock.now() else min(due, end)
            while later - self.clock.now() > STEP:
                self.clock.turn(STEP)
                await self.house.shutters.now()  # somebody looks in; nothing is due
            self.clock.at = later
            await self.bell.sweep()

    async def be_shut(self, seconds: int) -> None:
        """The process was down."""
        await self.house.shutters.beat()
        self.clock.turn(seconds)
        self.open()

    async def ring(self) -> Ring:
        """On to the very next thing that is due; which it was."""
        (due, *_) = sorted(await self.store.dues(FAR), key=lambda due: due.at)
        await self.pass_time(max(0, due.at - self.clock.now()))
        return due.ring

    # Tables

    async def gather(
        self,
        *people: PersonId,
        guests: tuple[str, ...] = (),
        terms: Terms | None = None,
        options: Options = (),
    ) -> TableId:
        owner, *others = people
        table = await self.house.open_table(
            "princes", owner, server="Florence", place="piazza", terms=terms, options=options
        )
        assert not isinstance(table, Refusal), table
        for person in others:
            assert isinstance(await self.do(table, lobby.sit_down(person)), Kept)
        for guest in guests:
            assert isinstance(await self.do(table, lobby.invite_guest(owner, guest)), Kept)
        return table

    async def start(
        self,
        *people: PersonId,
        guests: tuple[str, ...] = (),
        terms: Terms | None = None,
        options: Options = (),
    ) -> TableId:
        """A game is on, and everybody still has to give back a profession."""
        people = people or EVERYBODY
        table = await self.gather(*people, guests=guests, terms=terms, options=options)
        assert isinstance(await self.house.start(table, people[0], self._request()), Kept)
        return table

    async def auction(
        self, *people: PersonId, terms: Terms | None = None, options: Options = ()
    ) -> TableId:
        """Everybody has given back a profession; somebody is to name a lot."""
        table = await self.start(*people, terms=terms, options=options)
        for person in people or EVERYBODY:
            await self.play(table, person, (await self.legal(table, person))[0])
        return table

    async def action(
        self, *people: PersonId, terms: Terms | None = None, options: Options = ()
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

    async def do(self, table: TableId, act: Act) -> Outcome:
        return await self.house.carry_out(table, act, self._request())

    async def do_as(
        self, table: TableId, person: PersonId, act_of: Callable[[Seat], Act]
    ) -> Outcome:
        return await self.house.as_seat(table, person, act_of, self._request())

    async def attempt(self, table: TableId, person: PersonId, *moves: str) -> Outcome:
        return await self.house.play(table, person, moves, None, self._request())

    async def play(self, table: TableId, person: PersonId, *moves: str) -> Kept:
        outcome = await self.attempt(table, person, *moves)
        assert isinstance(outcome, Kept), outcome
        return outcome

    async def order(self, table: TableId, person: PersonId, *texts: str) -> None:
        outcome = await self.do_as(table, person, lambda seat: acts.give_orders(seat, texts))
        assert isinstance(outcome, Kept), outcome

    async def vote(
        self, table: TableId, person: PersonId, motion: Motion, *, in_favour: bool = True
    ) -> Outcome:
        return await self.do_as(
            table, person, lambda seat: votes.vote(seat, motion, in_favour=in_favour)
        )

    async def say_yes(self, table: TableId, motion: Motion, *people: PersonId) -> None:
        for person in people or EVERYBODY:
            assert isinstance(await self.vote(table, person, motion), Kept)

    async def play_on(self, table: TableId, plies: int = 1) -> None:
        """Whoever is asked does the first thing he may."""
        for _ in range(plies):
            course = await self.course(table)
            seat = min((await self.game(table)).to_move(course.state))
            person = (await self.standing(table)).card.chairs[seat].person
            assert person is not None
            await self.play(table, person, (await self.legal(table, person))[0])

    # What can be seen

    async def standing(self, table: TableId) -> Standing:
        standing = await self.house.standing(table)
        assert isinstance(standing, Standing), standing
        return standing

    async def course(self, table: TableId) -> AnyCourse:
        course = (await self.standing(table)).course
        assert isinstance(course, Course)
        return course

    async def game(self, table: TableId) -> AnyGame:
        return (await self.standing(table)).game

    async def status(self, table: TableId) -> Status:
        return (await self.standing(table)).card.status

    async def asked(self, table: TableId) -> list[PersonId | None]:
        """Who has to move."""
        standing = await self.standing(table)
        seats = standing.game.to_move((await self.course(table)).state)
        return [standing.card.chairs[seat].person for seat in sorted(seats)]

    async def next(self, table: TableId) -> PersonId:
        """The one person who has to move."""
        (person,) = await self.asked(table)
        assert person is not None
        return person

    async def decision(self, table: TableId, person: PersonId) -> int:
        return (await self.course(table)).decisions[await self.seat(table, person)]

    async def seat(self, table: TableId, person: PersonId) -> Seat:
        seat = (await self.standing(table)).card.seat_of(person)
        assert seat is not None
        return seat

    async def legal(self, table: TableId, person: PersonId) -> list[str]:
        standing, course = await self.standing(table), await self.course(table)
        seat = await self.seat(table, person)
        moves = legal_moves(standing.game, course.state, seat)
        return [standing.game.vocabulary.spell(move) for move in moves]

    async def journal(self, table: TableId) -> list[str]:
        """What is on disk, line by line."""
        lines = await self.store.lines(table)
        return [f"{line.entry.seat} {line.entry.act}" for line in lines]

    async def dues(self, table: TableId, ring: Ring | None = None) -> list[Due]:
        return [due for due in await self.store.dues_of(table) if ring in (None, due.ring)]

    async def notes(self, table: TableId) -> list[Note]:
        return [note for note in await self.store.notes(FAR) if note.table == table]

    async def news(self, table: TableId) -> list[str]:
        return [note.text.key for note in await self.notes(table) if note.text is not None]

    async def take_notes(self, table: TableId) -> list[Note]:
        """What waits to be told, and is told now."""
        notes = await self.notes(table)
        async with self.store.page() as page:
            for note in notes:
                page.note_done(note.id)
        return notes

    async def person(self, person: PersonId) -> Person:
        found = await self.house.person(person)
        assert found is not None
        return found


@asynccontextmanager
async def world(folder: Path, *, room: int = 64, seed: str = "medici-7") -> AsyncIterator[World]:
    """Lorenzo, Isabella and all the others are known in it."""
    store = await Sqlite.open_for_hosting(folder / "signoria.db")
    try:
        for name in NAMES:
            await store.person_outside(f"discord {name}", name)
        yield World(store, room=room, seed=seed)
    finally:
        await store.close()


def why(outcome: object) -> str:
    """The one reason why nothing was changed."""
    refusal = outcome.refusal if isinstance(outcome, Refused) else outcome
    assert isinstance(refusal, Refusal), outcome
    return refusal.text.key
