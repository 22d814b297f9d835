"""One table: acts come in one after another, are judged, written, and only then believed."""

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
from bot.host import clocks, errands, sequel
from bot.host.company import ODD, Status, TableCard, TableId
from bot.host.outcomes import Already, Kept, NotKept, Outcome, Refused, Stale
from bot.host.ports import AlreadyKept, CannotKeep, Damage, Page, Store
from bot.host.rows import Due, Note, Shelf, Torn
from bot.host.sequel import Sequel
from bot.host.standing import AnyCourse, Standing, kept, not_playing, with_course, with_status
from bot.host.topics import Board, Frozen, Panel, Revision, Topic
from bot.host.trouble import outline
from bot.players.guestbook import in_chairs

# An act is judged and done at once: it leads to another standing, or says why it can't be.
Act: TypeAlias = Callable[[Standing], Standing | Refusal | Stale]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a table needs of the house around it."""

    store: Store
    moment: Callable[[Standing], Awaitable[Standing]]  # the same standing now, with its people
    kept: Callable[[TableId], None]  # something may have been kept: now it may be told
    annals: asyncio.Lock  # games that end at the same time rate the same people in turn


class NoSuchTable(Exception):
    """Nobody ever opened a table of this number."""


class Table:
    """The one authority over one table. Whoever wants something of it waits in line."""

    def __init__(self, table: TableId, around: Surroundings) -> None:
        self.id = table
        self._around = around
        self._lock = asyncio.Lock()
        self._in_line = 0
        self._standing: Standing | None = None

    @property
    def busy(self) -> bool:
        """Whether anybody is at it or waits for it: then there must be no second authority."""
        return self._in_line > 0

    @asynccontextmanager
    async def _turn_in_line(self) -> AsyncIterator[None]:
        self._in_line += 1
        try:
            async with self._lock:
                yield
        finally:
            self._in_line -= 1

    async def standing(self) -> Standing:
        """How the table stands, by what is on disk."""
        async with self._turn_in_line():
            return await self._now()

    async def carry_out(self, act: Act, request: str, rung: Due | None = None) -> Outcome:
        """Do this once: judge it, write all that follows from it in one breath, then believe it.

        A request is the name of what caused it; the same one never takes effect twice.
        """
        async with self.proposed(act, request, rung) as follows:
            if not isinstance(follows, Sequel):
                return follows
            return await self._keep(follows)

    @asynccontextmanager
    async def proposed(
        self, act: Act, request: str, rung: Due | None = None
    ) -> AsyncIterator[Sequel | Refused | Stale | Already]:
        """All that would follow, and the table held still until it is decided whether it does."""
        async with self._turn_in_line():
            before = await self._now()
            after = act(before)
            # The disk itself refuses a line for the second time; all else is asked for here.
            writes = isinstance(after, Standing) and (after.fresh or rung is not None)
            if not writes and await self._around.store.request_kept(request):
                yield Already(standing=before)
            elif isinstance(after, Standing):
                if after.card.chairs is not before.card.chairs:
                    after = await self._around.moment(after)  # somebody may have sat down
                yield sequel.of(before, after, request, rung)
            else:
                turned = after if isinstance(after, Stale) else Refused(after)
                yield replace(turned, standing=before)

    async def _keep(self, follows: Sequel) -> Outcome:
        if not follows.results:
            return await self._write(follows)
        async with self._around.annals:
            card = follows.after.card
            known = await self._around.store.ratings(card.game, len(card.chairs))
            return await self._write(follows.rated(known))

    async def _write(self, follows: Sequel) -> Outcome:
        try:
            await keep(self._around, [(self, follows)])
        except AlreadyKept:
            return Already(standing=follows.before)
        except CannotKeep as trouble:
            return NotKept(str(trouble), standing=follows.before)
        course = follows.after.course
        return Kept(course.ply if course else 0, follows.events, standing=kept(follows.after))

    def forget(self) -> None:
        """Before anything is written: if this task is cancelled, the next act reads what was kept.

        What was believed before could be old then, and what would be believed after might not be.
        """
        self._standing = None

    async def let_go(self) -> None:
        """Read again what was changed behind its back."""
        async with self._turn_in_line():
            self.forget()

    def believe(self, follows: Sequel) -> None:
        self._standing = kept(follows.after)

    # What is known

    async def _now(self) -> Standing:
        if self._standing is None:
            self._standing = await self._read()
        return await self._around.moment(self._standing)

    async def _read(self) -> Standing:
        card = await self._card()
        standing = Standing(card, catalogue.game(card.game))
        if card.why == ODD:
            return await self._frozen(standing, Torn(0, "its row is odd"))
        if card.status is Status.FROZEN:
            return standing
        try:
            return await self._as_written()
        except Diverged as diverged:
            return await self._frozen(standing, diverged)

    async def _card(self) -> TableCard:
        card = await self._around.store.card(self.id)
        if card is None or card.game not in catalogue.GAMES:
            raise NoSuchTable(self.id)
        return card

    async def _as_written(self) -> Standing:
        """As its rows tell it; Diverged if they tell another game, or can't be read."""
        try:
            shelf = await self._around.store.shelf(self.id)
            return replayed(shelf, await printed_for(self._around.store, shelf))
        except Damage as damage:
            raise Torn(0, "the disk can't read it") from damage

    async def _frozen(self, standing: Standing, diverged: Diverged) -> Standing:
        """Its journal no longer tells the same game: nothing is guessed, its people are told."""
        torn = isinstance(diverged, Torn)
        # Of what diverges, the log learns only where: the act may be a secret.
        why = diverged.reason if torn else f"its journal diverges at line {diverged.ply}"
        _log.error("table %d is frozen: %s", self.id, why)
        frozen = with_status(standing, Status.FROZEN, f"line {diverged.ply}")
        text = say("table-is-torn" if torn else "table-freezes", table=self.id)
        now = (await self._around.moment(frozen)).now
        try:
            async with self._around.store.page() as page:
                page.put_card(frozen.card)
                page.set_dues(self.id, ())
                page.put_note(Note(self.id, Frozen(), None, text, created=now))
                page.put_note(Note(self.id, Board(), None, None, created=now))
                for seat, chair in enumerate(frozen.card.chairs):
                    about: tuple[Topic, ...] = (Revision(Seat(seat)), Panel(Seat(seat)))
                    for topic in about if chair.person is not None else ():
                        # what he was written asks for nothing any more
                        page.put_note(Note(self.id, topic, chair.person, None, created=now))
        except CannotKeep:
            _log.error("that table %d is frozen could not be kept", self.id)
        self._around.kept(self.id)
        return frozen

    async def thaw(self, request: str) -> Outcome:
        """Try a frozen table again: perhaps the house has learnt to tell its game."""
        async with self._turn_in_line():
            frozen = await self._now()
            if frozen.card.status is not Status.FROZEN:
                return Refused(not_playing(frozen))
            try:
                written = await self._as_written()
            except Diverged:
                return Refused(refuse("table", "table-is-frozen"))
            status = Status.PLAYING if written.course else Status.GATHERING
            after = with_status(await self._around.moment(written), status)
            return await self._keep(sequel.of(frozen, after, request))


async def keep(
    around: Surroundings,
    changes: Sequence[tuple[Table, Sequel]],
    also: Callable[[Page], None] = lambda _: None,
) -> None:
    """What follows at these tables, and what goes with it, in one breath; then it is believed.

    The tables are held still by whoever asks.
    """
    for table, _ in changes:
        table.forget()
    try:
        async with around.store.page() as page:
            also(page)
            for _, follows in changes:
                follows.put_on(page)
    finally:
        for table, _ in changes:
            around.kept(table.id)
    for table, follows in changes:
        table.believe(follows)


async def printed_for(store: Store, shelf: Shelf) -> AnyGame:
    """The game with the printed numbers this table was started with, or would start with now."""
    edition = catalogue.current(shelf.card.game)
    if shelf.opening is None or shelf.opening.printed == edition.seal:
        return catalogue.unpacked(edition)
    try:
        edition = catalogue.Edition(*await store.edition(shelf.opening.printed))
    except LookupError as missing:
        raise Diverged(0, "", "its printed numbers are missing") from missing
    if edition.seal != shelf.opening.printed:
        raise Torn(0, "its printed numbers are damaged")
    try:
        return catalogue.unpacked(edition)
    except Exception as damaged:  # each game says in its own way what it can't be played with
        raise Diverged(0, "", "its printed numbers are damaged") from damaged


def replayed(shelf: Shelf, game: AnyGame) -> Standing:
    """The standing that the rows on disk tell; Diverged if the journal tells another game."""
    shelf.must_be_whole()
    card, budgets = shelf.card, shelf.budgets
    guests = {one for chair in card.chairs for one in (chair.guest, chair.stand_in) if one}
    if not guests.issubset(in_chairs(card.game)):
        raise Torn(0, "there is no such computer player")
    if shelf.opening is not None:
        # A table that comes from elsewhere brings no clocks with it.
        budgets = budgets or (clocks.started(card.terms),) * len(card.chairs)
    elif card.started is not None:
        raise Diverged(0, "", "its opening is missing")
    waits = shelf.orders, budgets, shelf.ballots
    standing = Standing(card, game, None, *waits, half=shelf.half, words=shelf.words)
    standing = replace(standing, shared=shelf.shared, errands=shelf.errands)
    if shelf.opening is None:
        return standing
    return errands.in_force(with_course(standing, _replayed(game, shelf.opening, shelf.entries)))


def _replayed(game: AnyGame, opening: Opening, entries: Sequence[Entry]) -> AnyCourse:
    try:
        return replay(game, opening, entries)
    except Diverged:
        raise
    except Exception as error:
        _log.error("the rules fail over a journal: %s", outline(error))
        raise Diverged(len(entries), "", "the rules fail") from error
