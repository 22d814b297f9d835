"""The table service: loads tables, runs commands at them, and remembers people."""

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
from bot.history.ratings import LeaderboardRow, SoloRecord, build_leaderboard, build_solo_records
from bot.notifications.presence import Presence
from bot.scheduler.downtime import Downtime
from bot.tables import commands, lobby, moderation, pace, personal_settings, votes
from bot.tables.effects import Effects, make_sleep_job
from bot.tables.message_keys import BOARD_KEY, MessageKey, MessageKind
from bot.tables.pace import ResponseHabits
from bot.tables.people import (
    Clock,
    Person,
    PersonId,
    SeatHolder,
    TableCard,
    TableId,
    TableStatus,
    TableTerms,
)
from bot.tables.records import Job, OutboxMessage
from bot.tables.results import CommandResult, Rejected, Stale, StorageError
from bot.tables.state import TableState
from bot.tables.store import ReadError, Store, UnitOfWork, WriteError
from bot.tables.table import NoSuchTable, Table, TableCommand, TableContextPorts, store_effects

MOST_AVOIDED = 25  # people somebody may avoid: as many as a menu shows


async def avoid_person(store: Store, person: PersonId, other: PersonId) -> Refusal | None:
    """From now on the house does not bring these two together."""
    known = await store.avoided_people(person)
    if other == person:
        return refuse("lobby", "avoids-nobody-else")
    if other not in known and len(known) >= MOST_AVOIDED:
        return refuse("lobby", "avoids-too-many", most=MOST_AVOIDED)
    async with store.unit_of_work() as page:
        page.replace_avoided(person, known | {other})
    return None


async def stop_avoiding(store: Store, person: PersonId, other: PersonId) -> None:
    known = await store.avoided_people(person)
    async with store.unit_of_work() as page:
        page.replace_avoided(person, known - {other})


async def can_be_seated_together(store: Store, people: Iterable[PersonId]) -> bool:
    """Whether none of them would rather not be seated with another one of them."""
    together = frozenset(people)
    return not any([together & await store.avoided_people(one) for one in together])


# An act of somebody who is known by his person: his seat is found when the act comes in line.
SeatCommand: TypeAlias = Callable[[Seat], TableCommand]
ExtraWrites: TypeAlias = Callable[[UnitOfWork], None]  # what is written along

ROOM, PEOPLE = 64, 4096  # tables and people that are kept in memory
_HIGHEST = 1 << 62  # numbers of tables that a row could hold


class TableService:
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
        self.downtime = Downtime(store, clock)
        self._room = room
        self._notify_stored = kept
        self.new_server_seed = half
        self._around = TableContextPorts(store, self._at_this_moment, kept, asyncio.Lock())
        self._tables: OrderedDict[TableId, Table] = OrderedDict()
        self._people: dict[PersonId, Person] = {}
        self._forgotten: set[PersonId] = set()
        self._editions: set[str] = set()  # the seals that are known to be kept
        self._rematching = asyncio.Lock()
        self.presence = Presence(store, clock)
        self.timekeeping = ResponseHabits(store, clock)
        self._banned: dict[str, frozenset[PersonId]] = {}
        self._banning = asyncio.Lock()

    # What people do

    async def submit_moves(
        self,
        table: TableId,
        person: PersonId,
        moves: Sequence[str],
        decision: int | None,
        request: str,
    ) -> CommandResult:
        """Make these moves for the seat of this person, all of them or none."""
        return await self.run_seat_command(
            table, person, lambda seat: commands.submit_moves(seat, moves, decision), request
        )

    async def run_seat_command(
        self, table: TableId, person: PersonId, seat_act: SeatCommand, request: str
    ) -> CommandResult:
        """Do something that only somebody who sits at the table may do."""

        def act(standing: TableState) -> TableState | Refusal | Stale:
            card = standing.card
            seat = card.owned_seat(person)
            if person in self._forgotten or card.seat_ever_held(person) is None:
                return refuse("table", "does-not-sit-here")
            if seat is None:
                return refuse("table", "has-resigned")
            return seat_act(seat)(standing)

        return await self.run_command(table, act, request)

    async def run_command(
        self, table: TableId, act: TableCommand, request: str, rung: Job | None = None
    ) -> CommandResult:
        """Have a table do something, whoever asked; `rung` is the due that asks for it."""
        try:
            return await self._find_table(table).run_command(act, request, rung)
        except NoSuchTable:
            return Rejected(_refuse_no_table())
        except ReadError as trouble:
            return StorageError(str(trouble))

    async def thaw_table(self, table: TableId, request: str) -> CommandResult:
        """Try again to tell the game of a frozen table."""
        try:
            return await self._find_table(table).thaw_table(request)
        except NoSuchTable:
            return Rejected(_refuse_no_table())

    async def table_state(self, table: TableId) -> TableState | Refusal:
        """How a table stands, for whoever is about to show it."""
        try:
            return await self._find_table(table).current_state()
        except NoSuchTable:
            return _refuse_no_table()

    async def note_presence(self, standing: TableState, person: PersonId, request: str) -> None:
        """Somebody is there: once all are, they are asked whether they play live for a while."""
        table = standing.card.id
        here = await self.presence.mark_present(table, person)
        if pace.should_ask_live(standing, here):
            await self.run_command(table, pace.ask_live(here), f"{request} live")

    # The lobby

    async def open_table(
        self,
        game: str,
        owner: PersonId,
        *,
        server: str,
        place: str,
        terms: TableTerms | None = None,
        options: Sequence[tuple[str, str]] = (),
        computers: Sequence[str] = (),
        half: str = "",
    ) -> TableId | Refusal:
        """A new table, with its owner in the first chair; a lesson brings its own deal."""
        terms = terms or TableTerms()
        if owner in await self.banned_people(server):
            return refuse("stewards", "is-kept-out")
        if refusal := _refuse_opening(game, terms, options):
            return refusal
        table, now = await self._store.next_table_id(), await self.downtime.current_time()
        card = lobby.make_card(table, game, owner, server, place, terms, tuple(options), now)
        seated = tuple(SeatHolder(computer=guest) for guest in computers)
        await self.store_new_table(replace(card, holders=(*card.holders, *seated)), half=half)
        return table

    async def store_new_table(
        self,
        card: TableCard,
        *notes: OutboxMessage,
        half: str = "",
        also: ExtraWrites | None = None,
    ) -> None:
        """A table that is there from now on, and in the same breath what goes along with it."""
        async with self._store.unit_of_work() as page:
            page.save_card(card)
            page.save_server_seed(card.id, half or self.new_server_seed())
            page.replace_jobs(card.id, [make_sleep_job(card.id, card.opened)], (None,))
            for note in (
                OutboxMessage(card.id, BOARD_KEY, None, None, created=card.opened),
                *notes,
            ):
                page.enqueue_message(note)
            if also is not None:
                also(page)
        self._notify_stored(card.id)

    async def reload_tables(self, tables: Iterable[TableId]) -> None:
        """What is on disk of these was changed behind their backs."""
        for number in tables:
            if number in self._tables:
                await self._tables[number].reload_state()
            self._notify_stored(number)

    async def open_rematch(
        self, table: TableId, person: PersonId, request: str
    ) -> TableId | Refusal:
        """A new table like this one; whoever asks first opens it, the others sit down at it."""
        standing = await self.table_state(table)
        if isinstance(standing, Refusal):
            return standing
        before = standing.card
        if before.seat_ever_held(person) is None:
            return refuse("table", "does-not-sit-here")
        if before.started is None or before.status not in (TableStatus.OVER, TableStatus.CANCELLED):
            return refuse("lobby", "rematch-after-the-end")
        if person in {*before.sent_away, *await self.banned_people(before.server)}:
            return refuse("lobby", "was-sent-away")
        async with self._rematching:
            there = await self._store.rematch_of(table)
            if there is None:
                return await self._open_rematch(before, person)
        outcome = await self.run_command(there, lobby.sit_down(person), request)
        if isinstance(outcome, Rejected) and outcome.refusal.text.key != "you-play-already":
            return outcome.refusal
        return there

    async def has_rematch(self, table: TableId) -> bool:
        """Whether the new table is there already, so that one would only sit down at it."""
        return await self._store.rematch_of(table) is not None

    async def _open_rematch(self, before: TableCard, person: PersonId) -> TableId:
        """The same game, options, terms and guests; the others are asked whether they come."""
        table, now = await self._store.next_table_id(), await self.downtime.current_time()
        card = lobby.make_card(
            *(table, before.game, person, before.server, before.place),
            *(replace(before.terms, live_until=None), before.options, now),
        )
        guests = (SeatHolder(computer=chair.computer) for chair in before.holders if chair.computer)
        others = [
            (Seat(at), chair.person)
            for at, chair in enumerate(before.holders)
            if chair.person is not None and chair.person not in {person, *before.sent_away}
        ]
        # Were some asked and others not, they could tell who would rather not be with whom.
        if not await can_be_seated_together(self._store, [person, *(other for _, other in others)]):
            others = []
        asking = say("asks-for-a-rematch", who=Who(0), table=table)
        await self.store_new_table(
            replace(card, holders=(*card.holders, *guests), sent_away=before.sent_away),
            *(
                OutboxMessage(
                    table, MessageKey(MessageKind.INVITATION, at), other, asking, created=now
                )
                for at, other in others
            ),
            also=lambda page: page.save_rematch(before.id, table),
        )
        return table

    async def start_game(self, table: TableId, owner: PersonId, request: str) -> CommandResult:
        """Deal the game; its printed numbers are kept by value from now on."""
        standing = await self.table_state(table)
        if isinstance(standing, Refusal):
            return Rejected(standing)
        edition = catalogue.current_edition(standing.card.game)
        seal = edition.seal
        if seal not in self._editions:
            try:
                async with self._store.unit_of_work() as page:
                    page.save_edition(seal, edition.game, edition.text)
            except WriteError as trouble:
                return StorageError(str(trouble), state=standing)
            self._editions.add(seal)
        game = catalogue.unpack_edition(edition)
        return await self.run_command(
            table, lobby.start_game(owner, game, seal, self.new_server_seed()), request
        )

    # People

    async def find_person(self, person: PersonId) -> Person | None:
        known = self._people.get(person)
        if known is None:
            known = await self._store.load_person(person)
            if known is not None and person not in self._forgotten:
                # What was written down while we read is newer.
                known = self._people.setdefault(person, known)
                if len(self._people) > PEOPLE:  # whoever was read first is read again
                    del self._people[next(iter(self._people))]
        return known

    async def save_person(self, wished: Person) -> Refusal | None:
        """A person's habits have changed.

        The clocks that run for him are settled by his old habits, and all that waits for him is
        set by the new ones, in one breath with them.
        """
        before, now = await self.find_person(wished.id), await self.downtime.current_time()
        person = personal_settings.apply_personal_settings(before, wished, now)
        if isinstance(person, Refusal):
            return person
        cards = await self._store.find_cards(person=person.id, status=(TableStatus.PLAYING,))
        async with AsyncExitStack() as tables:
            # In the order of their numbers, so that two people never wait for each other.
            changes = []
            for number in sorted(card.id for card in cards):
                table = self._find_table(number)
                change = table.propose_command(
                    personal_settings.change_person(person), f"habits {person.id}"
                )
                follows = await tables.enter_async_context(change)
                if isinstance(follows, Effects):
                    changes.append((table, follows))
            self._people.pop(person.id, None)
            await store_effects(self._around, changes, lambda page: page.save_person(person))
            if person.id not in self._forgotten:
                self._people[person.id] = person
        return None

    async def forget_person(self, person: PersonId) -> None:
        """Nobody knows any more who this was; his seats are played to the end by stand-ins."""
        for card in await self._store.find_cards(person=person):
            leave, seat = lobby.stand_up(person), card.owned_seat(person)
            if seat is not None and card.status in votes.RUNNING_STATUSES:
                leave = votes.resign_seat(seat)
            await self.run_command(card.id, leave, f"forget {person} {card.id}")
        self._banned.clear()
        self.presence.forget_person(person)
        self.timekeeping.forget_person(person)
        self._forgotten.add(person)  # whatever of his is under way comes too late
        self._people.pop(person, None)
        try:
            await self._store.erase_person(person)
        except WriteError:
            self._forgotten.discard(person)
            raise
        for table in list(self._tables.values()):
            await table.reload_state()

    async def leaderboard(
        self, server: str, game: str, seats: int
    ) -> tuple[tuple[Person, LeaderboardRow], ...]:
        """The people of a server, the strongest first."""
        results = await self._store.find_results(server=server)
        ratings = await self._store.load_ratings(game, seats)
        ranks = build_leaderboard(results, ratings, game, seats)
        found = [(await self.find_person(rank.person), rank) for rank in ranks]
        return tuple((person, rank) for person, rank in found if person is not None)

    async def solo_records(
        self, server: str, game: str, asking: PersonId
    ) -> tuple[tuple[Person, SoloRecord], ...]:
        """How the people of a server did alone; where there is no server, how one did oneself."""
        if server:
            results = await self._store.find_results(server=server)
        else:
            results = await self._store.find_results(person=asking)
        found = [
            (await self.find_person(one.person), one) for one in build_solo_records(results, game)
        ]
        return tuple((person, record) for person, record in found if person is not None)

    # Who is kept out of a server

    async def banned_people(self, server: str) -> frozenset[PersonId]:
        """Whom the stewards keep from opening and joining tables there."""
        if not server:
            return frozenset()
        known = self._banned.get(server)
        if known is None:
            # What was written down while we read is newer.
            known = self._banned.setdefault(server, await self._store.banned_people(server))
        return known

    async def set_ban(self, server: str, person: PersonId, request: str, *, out: bool) -> None:
        """From now on, or no longer; it is said at every open table of his there."""
        async with self._banning:
            others = await self.banned_people(server) - {person}
            people = others | {person} if out else others
            self._banned.pop(server, None)
            async with self._store.unit_of_work() as page:
                page.replace_banned(server, people)
            self._banned[server] = people
        said = moderation.announce_ban if out else moderation.announce_unban
        for card in await self._store.find_cards(
            person=person, server=server, status=moderation.OPEN_STATUSES
        ):
            await self.run_command(card.id, said(person), f"{request} {card.id}")

    # Time

    async def _at_this_moment(self, standing: TableState) -> TableState:
        people = {}
        for chair in standing.card.holders:
            if chair.person is not None:
                # Almost always known: then nothing is waited for.
                person = self._people.get(chair.person) or await self.find_person(chair.person)
                if person is not None:
                    people[person.id] = person
        now = await self.downtime.current_time()
        kept_out = await self.banned_people(standing.card.server)
        standing = replace(standing, now=now, people=people, kept_out=kept_out)
        return self.downtime.adjust_clocks(standing)

    # Loading and forgetting

    def _find_table(self, number: TableId) -> Table:
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
        idle = [table.id for table in self._tables.values() if not table.is_busy]
        for number in idle[: len(self._tables) - self._room]:
            if number != besides.id:
                del self._tables[number]


def _refuse_opening(
    game: str, terms: TableTerms, options: Sequence[tuple[str, str]]
) -> Refusal | None:
    if game not in catalogue.GAMES:
        games = tuple(Named("game", key) for key in catalogue.GAMES)
        return refuse("lobby", "no-such-game", game=game[:40], games=games)
    sizes = lobby.table_sizes(catalogue.current_game(game), (name for name, _ in options))
    refusals = (
        lobby.refuse_option(catalogue.current_game(game), sizes, *option) for option in options
    )
    return lobby.refuse_terms(terms) or next((found for found in refusals if found), None)


def _refuse_no_table() -> Refusal:
    return refuse("table", "no-such-table")
