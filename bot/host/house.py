"""The house: all its tables, loaded when asked for and forgotten when idle."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from secrets import token_hex
from typing import TypeAlias

from bot import catalogue
from bot.engine.game import Seat
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.host import acts, annals, apart, habits, leaving, live, lobby, stewards
from bot.host.company import Chair, Person, PersonId, Status, TableCard, TableId, Terms
from bot.host.outcomes import NotKept, Outcome, Refused, Stale
from bot.host.ports import CannotKeep, CannotRead, Page, Store
from bot.host.presence import Presence
from bot.host.rows import Due, Note
from bot.host.sequel import Sequel, asleep_at
from bot.host.shutters import Shutters
from bot.host.standing import Standing
from bot.host.table import Act, NoSuchTable, Surroundings, Table, keep
from bot.host.time import Clock
from bot.host.timekeeping import Timekeeping
from bot.host.topics import Board, Invitation

# An act of somebody who is known by his person: his seat is found when the act comes in line.
SeatAct: TypeAlias = Callable[[Seat], Act]
Also: TypeAlias = Callable[[Page], None]  # what is written along

ROOM, PEOPLE = 64, 4096  # tables and people that are kept in memory
_HIGHEST = 1 << 62  # numbers of tables that a row could hold


class House:
    """Where people and their front doors ask for things; it finds the table and tells who waits.

    What a table is asked for comes to an `Outcome`; everything else raises CannotKeep or CannotRead
    when the disk does not do its part.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        *,
        room: int = ROOM,
        kept: Callable[[TableId], None] = lambda _: None,
        half: Callable[[], str] = lambda: token_hex(16),
    ) -> None:
        """`kept` is called when something may have been kept: now it may be told and rung.

        `half` chooses the house's half of a deal; where nobody adds a word it is the seed.
        """
        self._store = store
        self.shutters = Shutters(store, clock)
        self._room = room
        self._kept = kept
        self.half = half
        self._around = Surroundings(store, self._at_this_moment, kept, asyncio.Lock())
        self._tables: OrderedDict[TableId, Table] = OrderedDict()
        self._people: dict[PersonId, Person] = {}
        self._forgotten: set[PersonId] = set()
        self._editions: set[str] = set()  # the seals that are known to be kept
        self._rematching = asyncio.Lock()
        self.presence = Presence(store, clock)
        self.timekeeping = Timekeeping(store, clock)
        self._kept_out: dict[str, frozenset[PersonId]] = {}
        self._keeping_out = asyncio.Lock()

    # What people do

    async def play(
        self,
        table: TableId,
        person: PersonId,
        moves: Sequence[str],
        decision: int | None,
        request: str,
    ) -> Outcome:
        """Make these moves for the seat of this person, all of them or none."""
        return await self.as_seat(
            table, person, lambda seat: acts.play(seat, moves, decision), request
        )

    async def as_seat(
        self, table: TableId, person: PersonId, seat_act: SeatAct, request: str
    ) -> Outcome:
        """Do something that only somebody who sits at the table may do."""

        def act(standing: Standing) -> Standing | Refusal | Stale:
            card = standing.card
            seat = card.seat_of(person)
            if person in self._forgotten or card.chair_of(person) is None:
                return refuse("table", "does-not-sit-here")
            if seat is None:
                return refuse("table", "has-resigned")
            return seat_act(seat)(standing)

        return await self.carry_out(table, act, request)

    async def carry_out(
        self, table: TableId, act: Act, request: str, rung: Due | None = None
    ) -> Outcome:
        """Have a table do something, whoever asked; `rung` is the due that asks for it."""
        try:
            return await self._table(table).carry_out(act, request, rung)
        except NoSuchTable:
            return Refused(_no_such_table())
        except CannotRead as trouble:
            return NotKept(str(trouble))

    async def thaw(self, table: TableId, request: str) -> Outcome:
        """Try again to tell the game of a frozen table."""
        try:
            return await self._table(table).thaw(request)
        except NoSuchTable:
            return Refused(_no_such_table())

    async def standing(self, table: TableId) -> Standing | Refusal:
        """How a table stands, for whoever is about to show it."""
        try:
            return await self._table(table).standing()
        except NoSuchTable:
            return _no_such_table()

    async def pressed(self, standing: Standing, person: PersonId, request: str) -> None:
        """Somebody is there: once all are, they are asked whether they play live for a while."""
        table = standing.card.id
        here = await self.presence.came(table, person)
        if live.is_wanted(standing, here):
            await self.carry_out(table, live.asked(here), f"{request} live")

    # The lobby

    async def open_table(
        self,
        game: str,
        owner: PersonId,
        *,
        server: str,
        place: str,
        terms: Terms | None = None,
        options: Sequence[tuple[str, str]] = (),
        computers: Sequence[str] = (),
        half: str = "",
    ) -> TableId | Refusal:
        """A new table, with its owner in the first chair; a lesson brings its own deal."""
        terms = terms or Terms()
        if owner in await self.kept_out(server):
            return refuse("stewards", "is-kept-out")
        if refusal := _why_not_open(game, terms, options):
            return refusal
        table, now = await self._store.next_table(), await self.shutters.now()
        card = lobby.new_card(table, game, owner, server, place, terms, tuple(options), now)
        seated = tuple(Chair(guest=guest) for guest in computers)
        await self.open(replace(card, chairs=(*card.chairs, *seated)), half=half)
        return table

    async def open(
        self, card: TableCard, *notes: Note, half: str = "", also: Also | None = None
    ) -> None:
        """A table that is there from now on, and in the same breath what goes along with it."""
        async with self._store.page() as page:
            page.put_card(card)
            page.put_half(card.id, half or self.half())
            page.set_dues(card.id, [asleep_at(card.id, card.opened)], (None,))
            for note in (Note(card.id, Board(), None, None, created=card.opened), *notes):
                page.put_note(note)
            if also is not None:
                also(page)
        self._kept(card.id)

    async def read_again(self, tables: Iterable[TableId]) -> None:
        """What is on disk of these was changed behind their backs."""
        for number in tables:
            if number in self._tables:
                await self._tables[number].let_go()
            self._kept(number)

    async def rematch(self, table: TableId, person: PersonId, request: str) -> TableId | Refusal:
        """A new table like this one; whoever asks first opens it, the others sit down at it."""
        standing = await self.standing(table)
        if isinstance(standing, Refusal):
            return standing
        before = standing.card
        if before.chair_of(person) is None:
            return refuse("table", "does-not-sit-here")
        if before.started is None or before.status not in (Status.OVER, Status.CANCELLED):
            return refuse("lobby", "rematch-after-the-end")
        if person in {*before.sent_away, *await self.kept_out(before.server)}:
            return refuse("lobby", "was-sent-away")
        async with self._rematching:
            there = await self._store.rematch(table)
            if there is None:
                return await self._open_again(before, person)
        outcome = await self.carry_out(there, lobby.sit_down(person), request)
        if isinstance(outcome, Refused) and outcome.refusal.text.key != "you-play-already":
            return outcome.refusal
        return there

    async def has_rematch(self, table: TableId) -> bool:
        """Whether the new table is there already, so that one would only sit down at it."""
        return await self._store.rematch(table) is not None

    async def _open_again(self, before: TableCard, person: PersonId) -> TableId:
        """The same game, options, terms and guests; the others are asked whether they come."""
        table, now = await self._store.next_table(), await self.shutters.now()
        card = lobby.new_card(
            *(table, before.game, person, before.server, before.place),
            *(replace(before.terms, live_until=None), before.options, now),
        )
        guests = (Chair(guest=chair.guest) for chair in before.chairs if chair.guest)
        others = [
            (Seat(at), chair.person)
            for at, chair in enumerate(before.chairs)
            if chair.person is not None and chair.person not in {person, *before.sent_away}
        ]
        # Were some asked and others not, they could tell who would rather not be with whom.
        if not await apart.may_meet(self._store, [person, *(other for _, other in others)]):
            others = []
        asking = say("asks-for-a-rematch", who=Who(0), table=table)
        await self.open(
            replace(card, chairs=(*card.chairs, *guests), sent_away=before.sent_away),
            *(Note(table, Invitation(at), other, asking, created=now) for at, other in others),
            also=lambda page: page.put_rematch(before.id, table),
        )
        return table

    async def start(self, table: TableId, owner: PersonId, request: str) -> Outcome:
        """Deal the game; its printed numbers are kept by value from now on."""
        standing = await self.standing(table)
        if isinstance(standing, Refusal):
            return Refused(standing)
        edition = catalogue.current(standing.card.game)
        seal = edition.seal
        if seal not in self._editions:
            try:
                async with self._store.page() as page:
                    page.put_edition(seal, edition.game, edition.text)
            except CannotKeep as trouble:
                return NotKept(str(trouble), standing=standing)
            self._editions.add(seal)
        game = catalogue.unpacked(edition)
        return await self.carry_out(table, lobby.start(owner, game, seal, self.half()), request)

    # People

    async def person(self, person: PersonId) -> Person | None:
        known = self._people.get(person)
        if known is None:
            known = await self._store.person(person)
            if known is not None and person not in self._forgotten:
                # What was written down while we read is newer.
                known = self._people.setdefault(person, known)
                if len(self._people) > PEOPLE:  # whoever was read first is read again
                    del self._people[next(iter(self._people))]
        return known

    async def write_down(self, wished: Person) -> Refusal | None:
        """A person's habits have changed.

        The clocks that run for him are settled by his old habits, and all that waits for him is
        set by the new ones, in one breath with them.
        """
        before, now = await self.person(wished.id), await self.shutters.now()
        person = habits.adopted(before, wished, now)
        if isinstance(person, Refusal):
            return person
        cards = await self._store.cards(person=person.id, status=(Status.PLAYING,))
        async with AsyncExitStack() as tables:
            # In the order of their numbers, so that two people never wait for each other.
            changes = []
            for number in sorted(card.id for card in cards):
                table = self._table(number)
                change = table.proposed(habits.changed(person), f"habits {person.id}")
                follows = await tables.enter_async_context(change)
                if isinstance(follows, Sequel):
                    changes.append((table, follows))
            self._people.pop(person.id, None)
            await keep(self._around, changes, lambda page: page.put_person(person))
            if person.id not in self._forgotten:
                self._people[person.id] = person
        return None

    async def forget(self, person: PersonId) -> None:
        """Nobody knows any more who this was; his seats are played to the end by stand-ins."""
        for card in await self._store.cards(person=person):
            leave, seat = lobby.stand_up(person), card.seat_of(person)
            if seat is not None and card.status in leaving.RUNNING:
                leave = leaving.resign(seat)
            await self.carry_out(card.id, leave, f"forget {person} {card.id}")
        self._kept_out.clear()
        self.presence.forget(person)
        self.timekeeping.forget(person)
        self._forgotten.add(person)  # whatever of his is under way comes too late
        self._people.pop(person, None)
        try:
            await self._store.forget(person)
        except CannotKeep:
            self._forgotten.discard(person)
            raise
        for table in list(self._tables.values()):
            await table.let_go()

    async def leaderboard(
        self, server: str, game: str, seats: int
    ) -> tuple[tuple[Person, annals.Rank], ...]:
        """The people of a server, the strongest first."""
        results = await self._store.results(server=server)
        ratings = await self._store.ratings(game, seats)
        ranks = annals.ranks(results, ratings, game, seats)
        found = [(await self.person(rank.person), rank) for rank in ranks]
        return tuple((person, rank) for person, rank in found if person is not None)

    async def records(
        self, server: str, game: str, asking: PersonId
    ) -> tuple[tuple[Person, annals.Record], ...]:
        """How the people of a server did alone; where there is no server, how one did oneself."""
        if server:
            results = await self._store.results(server=server)
        else:
            results = await self._store.results(person=asking)
        found = [(await self.person(one.person), one) for one in annals.records(results, game)]
        return tuple((person, record) for person, record in found if person is not None)

    # Who is kept out of a server

    async def kept_out(self, server: str) -> frozenset[PersonId]:
        """Whom the stewards keep from opening and joining tables there."""
        if not server:
            return frozenset()
        known = self._kept_out.get(server)
        if known is None:
            # What was written down while we read is newer.
            known = self._kept_out.setdefault(server, await self._store.kept_out(server))
        return known

    async def keep_out(self, server: str, person: PersonId, request: str, *, out: bool) -> None:
        """From now on, or no longer; it is said at every open table of his there."""
        async with self._keeping_out:
            others = await self.kept_out(server) - {person}
            people = others | {person} if out else others
            self._kept_out.pop(server, None)
            async with self._store.page() as page:
                page.keep_out(server, people)
            self._kept_out[server] = people
        said = stewards.kept_out if out else stewards.let_in
        for card in await self._store.cards(person=person, server=server, status=stewards.OPEN):
            await self.carry_out(card.id, said(person), f"{request} {card.id}")

    # Time

    async def _at_this_moment(self, standing: Standing) -> Standing:
        people = {}
        for chair in standing.card.chairs:
            if chair.person is not None:
                # Almost always known: then nothing is waited for.
                person = self._people.get(chair.person) or await self.person(chair.person)
                if person is not None:
                    people[person.id] = person
        now = await self.shutters.now()
        kept_out = await self.kept_out(standing.card.server)
        standing = replace(standing, now=now, people=people, kept_out=kept_out)
        return self.shutters.put_right(standing)

    # Loading and forgetting

    def _table(self, number: TableId) -> Table:
        """The one authority. Nothing is waited for until it stands in line itself, so that it
        can't be forgotten meanwhile."""
        if not 0 < number < _HIGHEST:
            raise NoSuchTable(number)
        table = self._tables.get(number)
        if table is None:
            table = self._tables[number] = Table(number, self._around)
        self._tables.move_to_end(number)
        if len(self._tables) > self._room:
            self._forget_idle(besides=table)
        return table

    def _forget_idle(self, besides: Table) -> None:
        idle = [table.id for table in self._tables.values() if not table.busy]
        for number in idle[: len(self._tables) - self._room]:
            if number != besides.id:
                del self._tables[number]


def _why_not_open(game: str, terms: Terms, options: Sequence[tuple[str, str]]) -> Refusal | None:
    if game not in catalogue.GAMES:
        games = tuple(Named("game", key) for key in catalogue.GAMES)
        return refuse("lobby", "no-such-game", game=game[:40], games=games)
    sizes = lobby.sizes(catalogue.game(game), (name for name, _ in options))
    refusals = (lobby.why_no_option(catalogue.game(game), sizes, *option) for option in options)
    return lobby.why_no_terms(terms) or next((found for found in refusals if found), None)


def _no_such_table() -> Refusal:
    return refuse("table", "no-such-table")
