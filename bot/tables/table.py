"""One table: commands run one after another, are judged, stored, and only then believed."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot import catalogue
from bot.engine.game import Seat
from bot.engine.journal import AnyGame, Diverged, Entry, Opening, replay
from bot.engine.text import Refusal, refuse, say
from bot.notifications import absence_log
from bot.players.registry import players_and_replacements
from bot.tables import clocks, effects
from bot.tables.effects import Effects
from bot.tables.message_keys import BOARD_KEY, FROZEN_KEY, MessageKey, MessageKind
from bot.tables.people import ODD_ROW, TableCard, TableId, TableStatus
from bot.tables.records import IncompleteJournal, Job, OutboxMessage, TableRecord
from bot.tables.results import Applied, CommandResult, Duplicate, Rejected, Stale, StorageError
from bot.tables.state import (
    AnyCourse,
    TableState,
    refuse_not_running,
    with_course,
    with_status,
    without_unsaved,
)
from bot.tables.store import (
    DamageError,
    DuplicateRequest,
    Store,
    UnitOfWork,
    WriteError,
    summarize_error,
)

# An act is judged and done at once: it leads to another standing, or says why it can't be.
TableCommand: TypeAlias = Callable[[TableState], TableState | Refusal | Stale]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class TableContextPorts:
    """What a table needs of the house around it."""

    store: Store
    at_this_moment: Callable[
        [TableState], Awaitable[TableState]
    ]  # the same standing now, with its people
    notify_stored: Callable[[TableId], None]  # something may have been kept: now it may be told
    ratings_lock: asyncio.Lock  # games that end at the same time rate the same people in turn


class NoSuchTable(Exception):
    """Nobody ever opened a table of this number."""


class Table:
    """The one authority over one table. Whoever wants something of it waits in line."""

    def __init__(self, table: TableId, around: TableContextPorts) -> None:
        self.id = table
        self._around = around
        self._lock = asyncio.Lock()
        self._in_line = 0
        self._state: TableState | None = None

    @property
    def is_busy(self) -> bool:
        """Whether anybody is at it or waits for it: then there must be no second authority."""
        return self._in_line > 0

    @asynccontextmanager
    async def _hold_lock(self) -> AsyncIterator[None]:
        self._in_line += 1
        try:
            async with self._lock:
                yield
        finally:
            self._in_line -= 1

    async def current_state(self) -> TableState:
        """How the table stands, by what is on disk."""
        async with self._hold_lock():
            return await self._state_now()

    async def run_command(
        self, act: TableCommand, request: str, rung: Job | None = None
    ) -> CommandResult:
        """Do this once: judge it, write all that follows from it in one breath, then believe it.

        A request is the name of what caused it; the same one never takes effect twice.
        """
        async with self.propose_command(act, request, rung) as follows:
            if not isinstance(follows, Effects):
                return follows
            return await self._store_effects(follows)

    @asynccontextmanager
    async def propose_command(
        self, act: TableCommand, request: str, rung: Job | None = None
    ) -> AsyncIterator[Effects | Rejected | Stale | Duplicate]:
        """All that would follow, and the table held still until it is decided whether it does."""
        async with self._hold_lock():
            before = await self._state_now()
            after = act(before)
            # The disk itself refuses a line for the second time; all else is asked for here.
            writes = isinstance(after, TableState) and (after.new_entries or rung is not None)
            if not writes and await self._around.store.has_request(request):
                yield Duplicate(state=before)
            elif isinstance(after, TableState):
                if after.card.holders is not before.card.holders:
                    after = await self._around.at_this_moment(after)  # somebody may have sat down
                yield effects.derive_effects(before, after, request, rung)
            else:
                turned = after if isinstance(after, Stale) else Rejected(after)
                yield replace(turned, state=before)

    async def _store_effects(self, follows: Effects) -> CommandResult:
        if not follows.results:
            return await self._write_effects(follows)
        async with self._around.ratings_lock:
            card = follows.after.card
            known = await self._around.store.load_ratings(card.game, len(card.holders))
            return await self._write_effects(follows.with_ratings(known))

    async def _write_effects(self, follows: Effects) -> CommandResult:
        try:
            await store_effects(self._around, [(self, follows)])
        except DuplicateRequest:
            return Duplicate(state=follows.before)
        except WriteError as trouble:
            return StorageError(str(trouble), state=follows.before)
        course = follows.after.course
        return Applied(
            course.ply if course else 0, follows.new_events, state=without_unsaved(follows.after)
        )

    def forget_state(self) -> None:
        """Before anything is written: if this task is cancelled, the next act reads what was kept.

        What was believed before could be old then, and what would be believed after might not be.
        """
        self._state = None

    async def reload_state(self) -> None:
        """Read again what was changed behind its back."""
        async with self._hold_lock():
            self.forget_state()

    def adopt_state(self, follows: Effects) -> None:
        self._state = without_unsaved(follows.after)

    # What is known

    async def _state_now(self) -> TableState:
        if self._state is None:
            self._state = await self._read_state()
        return await self._around.at_this_moment(self._state)

    async def _read_state(self) -> TableState:
        card = await self._read_card()
        standing = TableState(card, catalogue.current_game(card.game))
        if card.why == ODD_ROW:
            return await self._freeze_table(standing, IncompleteJournal(0, "its row is odd"))
        if card.status is TableStatus.FROZEN:
            return standing
        try:
            return await self._replay_rows()
        except Diverged as diverged:
            return await self._freeze_table(standing, diverged)

    async def _read_card(self) -> TableCard:
        card = await self._around.store.load_card(self.id)
        if card is None or card.game not in catalogue.GAMES:
            raise NoSuchTable(self.id)
        return card

    async def _replay_rows(self) -> TableState:
        """As its rows tell it; Diverged if they tell another game, or can't be read."""
        try:
            shelf = await self._around.store.load_table(self.id)
            return replay_table(shelf, await load_game_edition(self._around.store, shelf))
        except DamageError as damage:
            raise IncompleteJournal(0, "the disk can't read it") from damage

    async def _freeze_table(self, standing: TableState, diverged: Diverged) -> TableState:
        """Its journal no longer tells the same game: nothing is guessed, its people are told."""
        torn = isinstance(diverged, IncompleteJournal)
        # Of what diverges, the log learns only where: the act may be a secret.
        why = diverged.reason if torn else f"its journal diverges at line {diverged.ply}"
        _log.error("table %d is frozen: %s", self.id, why)
        frozen = with_status(standing, TableStatus.FROZEN, f"line {diverged.ply}")
        text = say("table-is-torn" if torn else "table-freezes", table=self.id)
        now = (await self._around.at_this_moment(frozen)).now
        try:
            async with self._around.store.unit_of_work() as page:
                page.save_card(frozen.card)
                page.replace_jobs(self.id, ())
                page.enqueue_message(OutboxMessage(self.id, FROZEN_KEY, None, text, created=now))
                page.enqueue_message(OutboxMessage(self.id, BOARD_KEY, None, None, created=now))
                for seat, chair in enumerate(frozen.card.holders):
                    about: tuple[MessageKey, ...] = (
                        MessageKey(MessageKind.REVISION, Seat(seat)),
                        MessageKey(MessageKind.PANEL, Seat(seat)),
                    )
                    for topic in about if chair.person is not None else ():
                        # what he was written asks for nothing any more
                        page.enqueue_message(
                            OutboxMessage(self.id, topic, chair.person, None, created=now)
                        )
        except WriteError:
            _log.error("that table %d is frozen could not be kept", self.id)
        self._around.notify_stored(self.id)
        return frozen

    async def thaw_table(self, request: str) -> CommandResult:
        """Try a frozen table again: perhaps the house has learnt to tell its game."""
        async with self._hold_lock():
            frozen = await self._state_now()
            if frozen.card.status is not TableStatus.FROZEN:
                return Rejected(refuse_not_running(frozen))
            try:
                written = await self._replay_rows()
            except Diverged:
                return Rejected(refuse("table", "table-is-frozen"))
            status = TableStatus.PLAYING if written.course else TableStatus.GATHERING
            after = with_status(await self._around.at_this_moment(written), status)
            return await self._store_effects(effects.derive_effects(frozen, after, request))


async def store_effects(
    around: TableContextPorts,
    changes: Sequence[tuple[Table, Effects]],
    also: Callable[[UnitOfWork], None] = lambda _: None,
) -> None:
    """What follows at these tables, and what goes with it, in one breath; then it is believed.

    The tables are held still by whoever asks.
    """
    for table, _ in changes:
        table.forget_state()
    try:
        async with around.store.unit_of_work() as page:
            also(page)
            for _, follows in changes:
                follows.write_to(page)
    finally:
        for table, _ in changes:
            around.notify_stored(table.id)
    for table, follows in changes:
        table.adopt_state(follows)


async def load_game_edition(store: Store, shelf: TableRecord) -> AnyGame:
    """The game with the printed numbers this table was started with, or would start with now."""
    edition = catalogue.current_edition(shelf.card.game)
    if shelf.opening is None or shelf.opening.printed == edition.seal:
        return catalogue.unpack_edition(edition)
    try:
        edition = catalogue.Edition(*await store.load_edition(shelf.opening.printed))
    except LookupError as missing:
        raise Diverged(0, "", "its printed numbers are missing") from missing
    if edition.seal != shelf.opening.printed:
        raise IncompleteJournal(0, "its printed numbers are damaged")
    try:
        return catalogue.unpack_edition(edition)
    except Exception as damaged:  # each game says in its own way what it can't be played with
        raise Diverged(0, "", "its printed numbers are damaged") from damaged


def replay_table(shelf: TableRecord, game: AnyGame) -> TableState:
    """The standing that the rows on disk tell; Diverged if the journal tells another game."""
    shelf.must_be_whole()
    card, budgets = shelf.card, shelf.budgets
    guests = {one for chair in card.holders for one in (chair.computer, chair.replacement) if one}
    if not guests.issubset(players_and_replacements(card.game)):
        raise IncompleteJournal(0, "there is no such computer player")
    if shelf.opening is not None:
        # A table that comes from elsewhere brings no clocks with it.
        budgets = budgets or (clocks.start_budget(card.terms),) * len(card.holders)
    elif card.started is not None:
        raise Diverged(0, "", "its opening is missing")
    waits = shelf.orders, budgets, shelf.ballots
    standing = TableState(
        card, game, None, *waits, server_seed=shelf.server_seed, player_salts=shelf.player_salts
    )
    standing = replace(standing, shared=shelf.shared, absence_log=shelf.absence_log)
    if shelf.opening is None:
        return standing
    return absence_log.drop_undone(
        with_course(standing, _replay_journal(game, shelf.opening, shelf.entries))
    )


def _replay_journal(game: AnyGame, opening: Opening, entries: Sequence[Entry]) -> AnyCourse:
    try:
        return replay(game, opening, entries)
    except Diverged:
        raise
    except Exception as error:
        _log.error("the rules fail over a journal: %s", summarize_error(error))
        raise Diverged(len(entries), "", "the rules fail") from error
