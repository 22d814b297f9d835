"""One table: runs commands one after another and keeps a state only once it is stored."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from bot import catalogue
from bot.engine.game import Event, Seat, Viewer
from bot.engine.journal import AnyGame, Diverged, Entry, Opening, replay_journal
from bot.engine.text import Refusal, Text, refuse, say
from bot.players.registry import players_and_replacements
from bot.tables import clocks, derived_effects, records
from bot.tables.derived_effects import Effects, Feature, WriteRows, set_laws_aside
from bot.tables.people import BROKEN_LAW, ODD_ROW, TableCard, TableId, TableStatus
from bot.tables.state import (
    NO_PLANNER,
    Announcement,
    AnyCourse,
    CommandRejected,
    CommandStale,
    Planner,
    TableCommand,
    TableState,
    why_not_running,
    with_news,
    with_status,
    without_saved_news,
)
from bot.tables.store_protocols import (
    DamageError,
    DuplicateRequest,
    Store,
    WriteError,
    format_trace,
)


@dataclass(frozen=True, slots=True)
class _WithState:
    """The state of the table that was asked; None if there is no such table."""

    state: TableState | None = field(default=None, kw_only=True, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Applied(_WithState):
    """The command took effect and is stored."""

    ply: int
    events: tuple[Event, ...] = field(repr=False)


def texts_heard(events: Iterable[Event], viewer: Viewer) -> tuple[Text, ...]:
    """Return the texts of events as this seat, or a spectator, may hear them."""
    return tuple([event.text_for(viewer) for event in events])


@dataclass(frozen=True, slots=True)
class Rejected(_WithState):
    """The command is against the rules of the game or of the table; nothing was changed."""

    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Stale(_WithState):
    """The command answers an older question; nothing was changed."""

    decision: int  # the number of the question that is open now; 0 if it was no question


@dataclass(frozen=True, slots=True)
class Duplicate(_WithState):
    """The same request took effect before; nothing was changed."""


@dataclass(frozen=True, slots=True)
class StorageError(_WithState):
    """The store could not be read or written; nothing was changed."""

    why: str  # names files: for the log and the owner of the bot alone


CommandResult: TypeAlias = Applied | Rejected | Stale | Duplicate | StorageError


_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TableDependencies:
    """What all tables share."""

    store: Store
    refresh: Callable[[TableState], Awaitable[TableState]]  # with the present time and people
    notify_stored: Callable[[TableId], None]  # called when messages or jobs may have been stored
    features: Sequence[Feature] = ()
    planner: Planner = NO_PLANNER


class NoSuchTable(Exception):
    """Raised for a table number that was never opened."""


class Table:
    """The only writer of one table: runs its commands one after another."""

    def __init__(self, table: TableId, services: TableDependencies) -> None:
        self.id = table
        self._services = services
        self._lock = asyncio.Lock()
        self._in_line = 0
        self._state: TableState | None = None

    @property
    def is_busy(self) -> bool:
        """Whether the table is in use or waited for: then it must stay in memory."""
        return self._in_line > 0

    @asynccontextmanager
    async def hold_lock(self) -> AsyncIterator[None]:
        self._in_line += 1
        try:
            async with self._lock:
                yield
        finally:
            self._in_line -= 1

    async def current_state(self) -> TableState:
        """Return the state by what is stored."""
        async with self.hold_lock():
            return await self._state_now()

    async def run_command(
        self, command: TableCommand, request: str, job: records.Job | None = None
    ) -> CommandResult:
        """Run a command and write all its effects in one transaction.

        A request id takes effect once only; `job` is the due job that asks for the command.
        """
        async with self.hold_lock():
            proposed = await self.propose_effects(command, request, job)
            if not isinstance(proposed, Effects):
                return proposed
            return await self._store_effects(proposed)

    async def propose_effects(
        self, command: TableCommand, request: str, job: records.Job | None = None
    ) -> Effects | Rejected | Stale | Duplicate:
        """Run a command and return its effects, not stored yet; the caller holds the lock."""
        before = await self._state_now()
        after: TableState | Rejected | Stale
        try:
            after = command(before)
        except CommandRejected as rejected:
            after = Rejected(rejected.refusal, state=before)
        except CommandStale as stale:
            after = Stale(stale.decision, state=before)
        # A journal line, or the deletion of a job, can't be written twice: no need to look first.
        is_write = isinstance(after, TableState) and (after.new_entries or job is not None)
        if not is_write and await self._services.store.has_stored_request(request):
            return Duplicate(state=before)
        if not isinstance(after, TableState):
            return after
        if after.card.holders is not before.card.holders:
            after = await self._services.refresh(after)  # with the people who have joined
        return derived_effects.derive_effects(before, after, request, job, self._services.features)

    async def _store_effects(self, found: Effects) -> CommandResult:
        try:
            await store_effects(self._services, [(self, found)])
        except DuplicateRequest:
            return Duplicate(state=found.before)
        except WriteError as error:
            return StorageError(str(error), state=found.before)
        course, after, events = found.after.course, found.after, found.new_events
        if after.card.status is TableStatus.FROZEN:
            after, events = await self._state_now(), ()  # what comes of a broken law is not told
        return Applied(course.ply if course else 0, events, state=without_saved_news(after))

    def forget_state(self) -> None:
        """Read the state again before the next command.

        Called before every write: if the task is cancelled, it is unknown what was stored.
        """
        self._state = None

    async def reload_state(self) -> None:
        """Read the state again, because its rows were changed by other means than commands."""
        async with self.hold_lock():
            self.forget_state()

    def adopt_state(self, found: Effects) -> None:
        """Keep the state that is stored now; that of a frozen table has no course."""
        if found.after.card.status is not TableStatus.FROZEN:
            self._state = without_saved_news(found.after)

    # Reading

    async def _state_now(self) -> TableState:
        if self._state is None:
            self._state = await self._read_state()
        return await self._services.refresh(self._state)

    async def _read_state(self) -> TableState:
        card = await self._read_table_card()
        state = TableState(card, catalogue.current_game(card.game))
        if card.why == ODD_ROW:
            return await self._freeze_table(state, records.IncompleteJournal(0, "its row is odd"))
        if card.status is TableStatus.FROZEN:
            return state
        try:
            return await self._replay_rows()
        except Diverged as diverged:
            return await self._freeze_table(state, diverged)

    async def _read_table_card(self) -> TableCard:
        card = await self._services.store.load_table_card(self.id)
        if card is None or card.game not in catalogue.GAMES:
            raise NoSuchTable(self.id)
        return card

    async def _replay_rows(self) -> TableState:
        """Replay the stored journal; raise Diverged if it tells another game or can't be read."""
        try:
            record = await self._services.store.load_table(self.id)
            game = await load_game_edition(self._services.store, record)
            state = replay_table(record, game, self._services.planner)
            for feature in self._services.features:
                state = feature.load(record, state)
            return state
        except DamageError as damage:
            raise records.IncompleteJournal(0, "the disk can't read it") from damage

    async def _freeze_table(self, state: TableState, diverged: Diverged) -> TableState:
        """Freeze a table whose journal can't be replayed, and tell its people."""
        torn = isinstance(diverged, records.IncompleteJournal)
        # The log says only where it diverges: the move may be a secret.
        why = diverged.reason if torn else f"its journal diverges at line {diverged.ply}"
        _log.error("table %d is frozen: %s", self.id, why)
        frozen = with_status(state, TableStatus.FROZEN, f"line {diverged.ply}")
        text = say("table-is-torn" if torn else "table-freezes", table=self.id)
        now = (await self._services.refresh(frozen)).now
        try:
            async with self._services.store.unit_of_work() as unit:
                unit.save_table_card(frozen.card)
                unit.replace_jobs(self.id, ())
                unit.enqueue_message(
                    records.OutboxMessage(self.id, records.FROZEN_KEY, None, text, created=now)
                )
                unit.enqueue_message(
                    records.OutboxMessage(self.id, records.BOARD_KEY, None, None, created=now)
                )
                for seat, holder in enumerate(frozen.card.holders):
                    about: tuple[records.MessageKey, ...] = (
                        records.MessageKey(records.MessageKind.REVISION, Seat(seat)),
                        records.MessageKey(records.MessageKind.PANEL, Seat(seat)),
                    )
                    for topic in about if holder.person is not None else ():
                        unit.enqueue_message(
                            records.OutboxMessage(self.id, topic, holder.person, None, created=now)
                        )
        except WriteError:
            _log.error("that table %d is frozen could not be kept", self.id)
        self._services.notify_stored(self.id)
        return frozen

    async def thaw_table(self, request: str, job: records.Job | None = None) -> CommandResult:
        """Let a frozen table play on if it replays, without the laws that its game broke."""
        async with self.hold_lock():
            frozen = await self._state_now()
            if frozen.card.status is not TableStatus.FROZEN:
                return Rejected(why_not_running(frozen))
            try:
                written = await self._replay_rows()
            except Diverged:
                return Rejected(refuse("table", "table-is-frozen"))
            status = TableStatus.PLAYING if written.course else TableStatus.GATHERING
            if frozen.card.why == BROKEN_LAW:
                written = set_laws_aside(written)
            after = with_status(await self._services.refresh(written), status)
            after = with_news(after, Announcement(say("table-thaws")))
            return await self._store_effects(
                derived_effects.derive_effects(frozen, after, request, job)
            )


async def store_effects(
    services: TableDependencies,
    changes: Sequence[tuple[Table, Effects]],
    also: WriteRows = lambda _: None,
) -> None:
    """Write the effects at some tables, whose locks the caller holds, in one transaction."""
    for table, _ in changes:
        table.forget_state()
    try:
        async with AsyncExitStack() as stack:
            prepared = [
                await stack.enter_async_context(context)
                for _, found in changes
                if found.before.card.status is not found.after.card.status
                for feature in services.features
                if (context := feature.prepare(found.before, found.after)) is not None
            ]
            async with services.store.unit_of_work() as unit:
                for write in (also, *(found.write_to for _, found in changes), *prepared):
                    write(unit)
                for feature in services.features:
                    for _, found in changes:
                        feature.write(found.before, found.after, unit)
                        if found.before.card != found.after.card:
                            feature.write_card_change(found.before, found.after, unit)
    finally:
        for table, _ in changes:
            services.notify_stored(table.id)
    for table, found in changes:
        table.adopt_state(found)


async def load_game_edition(store: Store, record: records.TableRecord) -> AnyGame:
    """Return the game with the printed numbers of the table, or current ones before its start."""
    edition = catalogue.current_edition(record.card.game)
    if record.opening is None or record.opening.printed == edition.seal:
        return catalogue.unpack_edition(edition)
    try:
        edition = catalogue.Edition(*await store.load_edition(record.opening.printed))
    except LookupError as missing:
        raise Diverged(0, "", "its printed numbers are missing") from missing
    if edition.seal != record.opening.printed:
        raise records.IncompleteJournal(0, "its printed numbers are damaged")
    try:
        return catalogue.unpack_edition(edition)
    except Exception as damaged:  # each game says in its own way what it can't be played with
        raise Diverged(0, "", "its printed numbers are damaged") from damaged


def replay_table(
    record: records.TableRecord, game: AnyGame, planner: Planner = NO_PLANNER
) -> TableState:
    """Replay a stored table; raise Diverged if the journal tells another game."""
    record.require_whole()
    card, budgets = record.card, record.budgets
    computers = {
        one for holder in card.holders for one in (holder.computer, holder.replacement) if one
    }
    if not computers.issubset(players_and_replacements(card.game)):
        raise records.IncompleteJournal(0, "there is no such computer player")
    if record.opening is not None:
        # An imported table has no clocks.
        budgets = budgets or (clocks.initial_budget(card.terms),) * len(card.holders)
    elif card.started is not None:
        raise Diverged(0, "", "its opening is missing")
    waits = record.orders, budgets, record.ballots
    state = TableState(
        card, game, None, *waits, server_seed=record.server_seed, player_salts=record.player_salts
    )
    state = replace(state, shared=record.shared, planner=planner)
    if record.opening is None:
        return state
    return replace(state, course=_replay_journal(game, record.opening, record.entries))


def _replay_journal(game: AnyGame, opening: Opening, entries: Sequence[Entry]) -> AnyCourse:
    try:
        return replay_journal(game, opening, entries)
    except Diverged:
        raise
    except Exception as error:
        _log.error("the rules fail over a journal: %s", format_trace(error))
        raise Diverged(len(entries), "", "the rules fail") from error
