"""The table service: loads tables, runs commands at them, and remembers people."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from secrets import token_hex
from typing import TypeAlias

from bot import catalogue
from bot.engine.game import Seat
from bot.engine.text import Named, Refusal, Who, refuse, say
from bot.players.registry import levels_of_game
from bot.scheduler.downtime_and_metrics import DowntimeWatcher
from bot.tables import lobby, moderation, personal_settings, seat_commands, votes_and_seat_changes
from bot.tables.command_runner import (
    Applied,
    CommandResult,
    NoSuchTable,
    Rejected,
    StorageError,
    Table,
    TableDependencies,
    store_effects,
)
from bot.tables.derived_effects import Effects, Feature, make_sleep_job
from bot.tables.lobby import NO_LIMITS, LimitKind, Limits, limits_for_table, why_limited
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
from bot.tables.records import BOARD_KEY, Job, MessageKey, MessageKind, OutboxMessage
from bot.tables.state import (
    NO_PLANNER,
    CommandRejected,
    Planner,
    TableCommand,
    TableState,
    reject_if_refused,
)
from bot.tables.store_protocols import ReadError, Store, UnitOfWork, WriteError

EVERYWHERE = ""  # in place of a server
MOST_AVOIDED = 25  # whom one person may avoid: as many as a menu shows


async def avoid_person(store: Store, person: PersonId, other: PersonId) -> Refusal | None:
    """Do not seat these two together in automatic invitations; return why not if refused."""
    known = await store.avoided_people(person)
    if other == person:
        return refuse("lobby", "avoids-nobody-else")
    if other not in known and len(known) >= MOST_AVOIDED:
        return refuse("lobby", "avoids-too-many", most=MOST_AVOIDED)
    async with store.unit_of_work() as unit:
        unit.replace_avoided(person, known | {other})
    return None


async def stop_avoiding(store: Store, person: PersonId, other: PersonId) -> None:
    known = await store.avoided_people(person)
    async with store.unit_of_work() as unit:
        unit.replace_avoided(person, known - {other})


async def can_be_seated_together(store: Store, people: Iterable[PersonId]) -> bool:
    """Check whether none of them avoids another one of them."""
    together = frozenset(people)
    return not any([together & await store.avoided_people(one) for one in together])


# The command of a person: their seat is looked up when the command runs.
SeatCommand: TypeAlias = Callable[[Seat], TableCommand]
ExtraWrites: TypeAlias = Callable[
    [UnitOfWork], None
]  # rows that are written in the same transaction

ROOM, PEOPLE = 64, 4096  # tables and people that are kept in memory
_HIGHEST = 1 << 62  # larger table numbers do not fit into a row


class TableService:
    """The way to all tables: loads them, runs commands at them, remembers people.

    Commands return a CommandResult; other methods raise WriteError or ReadError if the store fails.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        *,
        room: int = ROOM,
        kept: Callable[[TableId], None] = lambda _: None,
        half: Callable[[], str] = lambda: token_hex(16),
        features: Sequence[Feature] = (),
        planner: Planner = NO_PLANNER,
        limits: Limits = NO_LIMITS,
    ) -> None:
        """`kept` is called when messages or jobs may have been stored; `half` makes server seeds.

        At most `room` tables are kept in memory.
        """
        self._store = store
        self.downtime = DowntimeWatcher(store, clock)
        self._room = room
        self._notify_stored = kept
        self.new_server_seed = half
        self._shared = TableDependencies(store, self._with_time_and_people, kept, features, planner)
        self._tables: OrderedDict[TableId, Table] = OrderedDict()
        self._people: dict[PersonId, Person] = {}
        self._forgotten: set[PersonId] = set()
        self.applied_commands = 0  # since the process began
        self._editions: set[str] = set()  # the seals that are known to be kept
        self._rematching = asyncio.Lock()
        self._limits = limits
        self._opening = asyncio.Lock()
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
        """Make these moves for the person's seat, all of them or none."""
        return await self.run_seat_command(
            table,
            person,
            lambda seat: seat_commands.submit_moves(seat, moves, decision),
            request,
        )

    async def run_seat_command(
        self, table: TableId, person: PersonId, seat_command: SeatCommand, request: str
    ) -> CommandResult:
        """Run a command that only a person who plays at the table may give."""

        def command(state: TableState) -> TableState:
            card = state.card
            seat = card.owned_seat(person)
            if person in self._forgotten or card.seat_of_person(person) is None:
                raise CommandRejected(refuse("table", "does-not-sit-here"))
            if seat is None:
                raise CommandRejected(refuse("table", "has-resigned"))
            return seat_command(seat)(state)

        return await self.run_command(table, command, request)

    async def run_command(
        self, table: TableId, command: TableCommand, request: str, job: Job | None = None
    ) -> CommandResult:
        """Run a command at a table; `job` is the due job that asks for it."""
        try:
            result = await self._find_table(table).run_command(command, request, job)
            self.applied_commands += isinstance(result, Applied)
            return result
        except NoSuchTable:
            return Rejected(_why_no_such_table())
        except ReadError as trouble:
            return StorageError(str(trouble))

    async def thaw_table(
        self, table: TableId, request: str, job: Job | None = None
    ) -> CommandResult:
        """Let a frozen table play on; `job` is the due job that asks for it."""
        try:
            return await self._find_table(table).thaw_table(request, job)
        except NoSuchTable:
            return Rejected(_why_no_such_table())

    async def table_state(self, table: TableId) -> TableState | Refusal:
        """Return the state of a table, or a refusal if there is none."""
        try:
            return await self._find_table(table).current_state()
        except NoSuchTable:
            return _why_no_such_table()

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
        exempt: bool = False,
    ) -> TableId | Refusal:
        """Open a table with its owner in the first seat; `half` is the server seed of a lesson.

        Raise CommandRejected at a limit of the owner, unless they are exempt from them.
        """
        terms = terms or TableTerms()
        if owner in await self.banned_people(server):
            return refuse("stewards", "is-kept-out")
        if refusal := _why_not_game_or_options(game, terms, options):
            return refusal
        table, now = await self._store.next_table_id(), await self.downtime.current_time()
        card = lobby.make_table_card(table, game, owner, server, place, terms, tuple(options), now)
        seated = tuple(SeatHolder(computer=guest) for guest in computers)
        card = replace(card, holders=(*card.holders, *seated))
        await self.store_new_table(card, half=half, exempt=exempt)
        return table

    async def why_no_new_table(
        self, person: PersonId, kinds: Iterable[LimitKind]
    ) -> Refusal | None:
        """Say which of these limits another table of the person would exceed; None if none."""
        now = await self.downtime.current_time()
        for kind in kinds:
            if kind in self._limits:
                uses = await self._store.limited_uses(kind, person, now)
                if refusal := why_limited(self._limits, kind, uses):
                    return refusal
        return None

    @asynccontextmanager
    async def enforce_owner_limits(
        self, card: TableCard, *, exempt: bool = False
    ) -> AsyncIterator[None]:
        """Store a new table within the limits of its owner; else raise CommandRejected.

        One after another, so that tables opened at the same moment are counted.
        """
        async with self._opening:
            if not exempt:
                reject_if_refused(await self.why_no_new_table(card.owner, limits_for_table(card)))
            yield

    async def store_new_table(
        self,
        card: TableCard,
        *notes: OutboxMessage,
        half: str = "",
        also: ExtraWrites | None = None,
        exempt: bool = False,
    ) -> None:
        """Store a new table, with more messages and rows in the same transaction.

        Raise CommandRejected at a limit of its owner, unless they are exempt.
        """
        async with (
            self.enforce_owner_limits(card, exempt=exempt),
            self._store.unit_of_work() as unit,
        ):
            unit.save_table_card(card)
            unit.save_server_seed(card.id, half or self.new_server_seed())
            unit.replace_jobs(card.id, [make_sleep_job(card, card.opened)], (None,))
            for note in (
                OutboxMessage(card.id, BOARD_KEY, None, None, created=card.opened),
                *notes,
            ):
                unit.enqueue_message(note)
            if also is not None:
                also(unit)
        self._notify_stored(card.id)

    async def delete_table(self, table: TableId) -> None:
        """Delete a table with everything stored about it."""
        found = self._find_table(table)
        async with found.hold_lock():
            await self._store.delete_table(table)
            found.forget_state()

    async def reload_tables(self, tables: Iterable[TableId]) -> None:
        """Read tables again whose rows were changed by other means than commands."""
        for number in tables:
            if number in self._tables:
                await self._tables[number].reload_state()
            self._notify_stored(number)

    async def open_or_join_rematch(
        self,
        table: TableId,
        person: PersonId,
        request: str,
        *,
        level: str = "",
        exempt: bool = False,
    ) -> TableId | Refusal:
        """Open a table like a finished one; for all but the first who asks: join it.

        The computers play at this level, or as before.

        Raise CommandRejected at a limit of who opens it, unless they are exempt.
        """
        state = await self.table_state(table)
        if isinstance(state, Refusal):
            return state
        before = state.card
        if before.seat_of_person(person) is None:
            return refuse("table", "does-not-sit-here")
        if before.started is None or before.status not in (TableStatus.OVER, TableStatus.CANCELLED):
            return refuse("lobby", "rematch-after-the-end")
        if person in {*before.sent_away, *await self.banned_people(before.server)}:
            return refuse("lobby", "was-sent-away")
        async with self._rematching:
            there = await self._store.rematch_of(table)
            if there is None:
                return await self._open_rematch(before, person, level, exempt=exempt)
        outcome = await self.run_command(there, lobby.sit_down(person), request)
        if isinstance(outcome, Rejected) and outcome.refusal.text.key != "you-play-already":
            return outcome.refusal
        return there

    async def has_rematch(self, table: TableId) -> bool:
        """Check whether the rematch was opened, so that one would join it."""
        return await self._store.rematch_of(table) is not None

    async def _open_rematch(
        self, before: TableCard, person: PersonId, level: str, *, exempt: bool
    ) -> TableId:
        """Open a table with the same game, options, terms and computers; invite the others."""
        table, now = await self._store.next_table_id(), await self.downtime.current_time()
        card = lobby.make_table_card(
            *(table, before.game, person, before.server, before.place),
            *(replace(before.terms, live_until=None), before.options, now),
        )
        chosen = level if level in levels_of_game(before.game) else ""
        computers = (
            SeatHolder(computer=chosen or holder.computer)
            for holder in before.holders
            if holder.computer and not holder.free
        )
        others = [
            (Seat(at), holder.person)
            for at, holder in enumerate(before.holders)
            if holder.person is not None and holder.person not in {person, *before.sent_away}
        ]
        # Inviting only some would show who avoids whom.
        if not await can_be_seated_together(self._store, [person, *(other for _, other in others)]):
            others = []
        asking = say("asks-for-a-rematch", who=Who(0), table=table)
        await self.store_new_table(
            replace(card, holders=(*card.holders, *computers), sent_away=before.sent_away),
            *(
                OutboxMessage(
                    table, MessageKey(MessageKind.INVITATION, at), other, asking, created=now
                )
                for at, other in others
            ),
            also=lambda unit: unit.save_rematch(before.id, table),
            exempt=exempt,
        )
        return table

    async def start_game(
        self,
        table: TableId,
        owner: PersonId,
        request: str,
        moves: Sequence[tuple[Seat, str]] = (),
        *,
        first: TableCommand = lambda state: state,
    ) -> CommandResult:
        """Deal the game and make these moves; store its printed numbers by value.

        `first` is a command that has to be done in the lobby before, or all is refused.
        """
        state = await self.table_state(table)
        if isinstance(state, Refusal):
            return Rejected(state)
        edition = catalogue.current_edition(state.card.game)
        seal = edition.seal
        if seal not in self._editions:
            try:
                async with self._store.unit_of_work() as unit:
                    unit.save_edition(seal, edition.game, edition.text)
            except WriteError as trouble:
                return StorageError(str(trouble), state=state)
            self._editions.add(seal)
        game = catalogue.unpack_edition(edition)
        start = lobby.start_game(owner, game, seal, moves)
        return await self.run_command(table, lambda state: start(first(state)), request)

    # People

    async def find_person(self, person: PersonId) -> Person | None:
        known = self._people.get(person)
        if known is None:
            known = await self._store.load_person(person)
            if known is not None and person not in self._forgotten:
                # What was saved while we read is newer.
                known = self._people.setdefault(person, known)
                if len(self._people) > PEOPLE:  # the first one read goes
                    del self._people[next(iter(self._people))]
        return known

    async def save_person(self, wished: Person) -> Refusal | None:
        """Save a person's settings; return a refusal if they are not allowed.

        In the same transaction running clocks are settled by the old settings, and jobs are
        scheduled by the new ones.
        """
        before, now = await self.find_person(wished.id), await self.downtime.current_time()
        try:
            person = personal_settings.check_personal_settings(before, wished, now)
        except CommandRejected as rejected:
            return rejected.refusal
        cards = await self._store.find_table_cards(person=person.id, status=(TableStatus.PLAYING,))
        async with AsyncExitStack() as tables:
            # In the order of their numbers: two calls never wait for each other.
            changes = []
            for number in sorted(card.id for card in cards):
                table = self._find_table(number)
                await tables.enter_async_context(table.hold_lock())
                change = personal_settings.settle_clock_and_apply_settings(person)
                proposed = await table.propose_effects(change, f"habits {person.id}")
                if isinstance(proposed, Effects):
                    changes.append((table, proposed))
            self._people.pop(person.id, None)
            await store_effects(self._shared, changes, lambda unit: unit.save_person(person))
            if person.id not in self._forgotten:
                self._people[person.id] = person
        return None

    async def forget_person(self, person: PersonId) -> None:
        """Resign a person from all tables and erase what identifies them."""
        for card in await self._store.find_table_cards(person=person):
            leave, seat = lobby.stand_up(person), card.owned_seat(person)
            if seat is not None and card.status in votes_and_seat_changes.RUNNING_STATUSES:
                leave = votes_and_seat_changes.resign_seat(seat)
            await self.run_command(card.id, leave, f"forget {person} {card.id}")
        self._banned.clear()
        for feature in self._shared.features:
            feature.forget_person(person)
        self._forgotten.add(person)  # commands of theirs that are under way are refused
        self._people.pop(person, None)
        try:
            await self._store.erase_person(person)
        except WriteError:
            self._forgotten.discard(person)
            raise
        for table in list(self._tables.values()):
            await table.reload_state()

    # Bans

    async def banned_people(self, server: str) -> frozenset[PersonId]:
        """Return who may not open or join tables on a server, or anywhere."""
        return await self._banned_from(server) | await self._banned_from(EVERYWHERE)

    async def _banned_from(self, server: str) -> frozenset[PersonId]:
        known = self._banned.get(server)
        if known is None:
            # What was saved while we read is newer.
            known = self._banned.setdefault(server, await self._store.banned_people(server))
        return known

    def reload_bans(self) -> None:
        """Read again whom the owner of the bot has blocked."""
        self._banned.pop(EVERYWHERE, None)

    async def set_ban(self, server: str, person: PersonId, request: str, *, out: bool) -> None:
        """Ban a person from a server, or end the ban; announce it at their open tables there."""
        async with self._banning:
            others = await self._banned_from(server) - {person}
            people = others | {person} if out else others
            self._banned.pop(server, None)
            async with self._store.unit_of_work() as unit:
                unit.replace_banned(server, people)
            self._banned[server] = people
        said = moderation.announce_ban if out else moderation.announce_unban
        for card in await self._store.find_table_cards(
            person=person, server=server, status=moderation.OPEN_STATUSES
        ):
            await self.run_command(card.id, said(person), f"{request} {card.id}")

    # Time

    async def _with_time_and_people(self, state: TableState) -> TableState:
        people = {}
        for holder in state.card.holders:
            if holder.person is not None:
                # Almost always known: then without a task switch.
                person = self._people.get(holder.person) or await self.find_person(holder.person)
                if person is not None:
                    people[person.id] = person
        now = await self.downtime.current_time()
        kept_out = await self.banned_people(state.card.server)
        state = replace(state, now=now, people=people, kept_out=kept_out)
        return self.downtime.adjust_clocks(state)

    # Loading and forgetting

    def _find_table(self, number: TableId) -> Table:
        """Return the one writer of a table; not async, so that it can't be forgotten meanwhile."""
        if not 0 < number < _HIGHEST:
            raise NoSuchTable(number)
        table = self._tables.get(number)
        if table is None:
            table = self._tables[number] = Table(number, self._shared)
        self._tables.move_to_end(number)
        if len(self._tables) > self._room:
            self._forget_idle_tables(besides=table)
        return table

    def _forget_idle_tables(self, besides: Table) -> None:
        idle = [table.id for table in self._tables.values() if not table.is_busy]
        for number in idle[: len(self._tables) - self._room]:
            if number != besides.id:
                del self._tables[number]


def _why_not_game_or_options(
    game: str, terms: TableTerms, options: Sequence[tuple[str, str]]
) -> Refusal | None:
    if game not in catalogue.GAMES:
        games = tuple(Named("game", key) for key in catalogue.GAMES)
        return refuse("lobby", "no-such-game", game=game[:40], games=games)
    sizes = lobby.table_sizes(catalogue.current_game(game), (name for name, _ in options))
    refusals = (
        lobby.why_not_option(catalogue.current_game(game), sizes, *option) for option in options
    )
    return lobby.why_not_terms(terms) or next((found for found in refusals if found), None)


def _why_no_such_table() -> Refusal:
    return refuse("table", "no-such-table")
