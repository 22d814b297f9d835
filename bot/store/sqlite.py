"""The store on SQLite: one connection that writes, one that reads, and the lock of the house."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

from bot.engine.game import Seat
from bot.engine.journal import Opening
from bot.engine.text import Text
from bot.host.city import Built, Feat
from bot.host.company import Person, PersonId, Status, TableCard, TableId
from bot.host.deeds import Bests, OwnRecord
from bot.host.ports import CannotKeep, Page
from bot.host.rows import (
    Ballot,
    Budget,
    Due,
    Exhibit,
    Habit,
    Letter,
    Line,
    Note,
    Order,
    Post,
    Rating,
    Result,
    Scroll,
    SharedDeal,
    Sharer,
    Shelf,
    Wait,
    Way,
    Whisper,
)
from bot.host.time import Time
from bot.store import (
    annals,
    backup,
    city,
    deals,
    deeds,
    exhibits,
    habits,
    jottings,
    oddities,
    people,
    privacy,
    reading,
    reviews,
    telling,
    upgrade,
)
from bot.store.draft import Draft
from bot.store.lock import HostLock
from bot.store.scribe import PATIENCE, Errand, Scribe, transaction
from bot.store.tray import Tray
from bot.store.trouble import (
    SQLITE_ERRORS,
    Unusable,
    disk_faults,
    fault_of_the_world,
    unusable,
)

T = TypeVar("T")

TRUNCATED_AGAIN = (0.1, 1, 5, 10)  # seconds; a backup or the doctor may be reading

_log = logging.getLogger(__name__)

# A number is given once, even when nothing came of what it was for, or the counter was lost.
NEXT = """
    INSERT INTO counters (name, last) SELECT ?, 1 + ifnull(max(id), 0) FROM {0} WHERE true
    ON CONFLICT (name) DO UPDATE SET last = max(last + 1, excluded.last)
    RETURNING last
"""


class Sqlite:
    """The port `Store`.

    A page is one errand of the writing scribe, and errands queue: that is the writers' lock. What
    lies in the queue goes to the disk together. The reader has a connection of its own, which in
    WAL mode waits for nobody and sees every page as soon as `page()` is left, even when it is left
    by a CancelledError: a page once begun is finished first, so what was kept can be read, but is
    not known without reading.
    """

    def __init__(
        self, path: Path, reader: Scribe, writer: Scribe | None, lock: HostLock | None
    ) -> None:
        self.path = path
        self.damage = ""  # what is wrong with the file since it was opened for hosting
        self._reader, self._writer, self._lock = reader, writer, lock
        self._tray = Tray()

    @classmethod
    async def open_for_hosting(cls, path: Path) -> "Sqlite":
        """The only one that writes to this database, made or brought up to date if need be."""
        path = path.expanduser().resolve()
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise unusable(path, error) from error
        async with AsyncExitStack() as undo:
            lock = HostLock(path)
            undo.callback(lock.release)
            lock.hold_file()
            backup.sweep_scratch(path)
            writer = await Scribe.at(path, "rw")
            undo.push_async_callback(writer.close)
            await writer.run(partial(_make_ready, path=path))
            reader = await Scribe.at(path, "ro")
            undo.push_async_callback(reader.close)
            store = cls(path, reader, writer, lock)
            store.damage = await reader.run(backup.quick_damage)
            if store.damage:
                _log.error("%s is damaged: %s", path, store.damage)
            undo.pop_all()
        return store

    @classmethod
    async def open_for_reading(cls, path: Path) -> "Sqlite":
        """Beside a host or without one; its pages cannot be kept."""
        path = path.expanduser().resolve()
        if not path.exists():
            raise Unusable(f"{path}: there is no database")
        reader = await Scribe.at(path, "ro")
        try:
            await reader.run(partial(upgrade.must_be_current, path=path))
        except BaseException:
            await reader.close()
            raise
        return cls(path, reader, writer=None, lock=None)

    async def look_over(self) -> None:
        """Tell the owner what rows are odd; people play meanwhile with what is sound."""
        reader = await Scribe.at(self.path, "ro")
        try:
            batches = await reader.run(oddities.looked_over)
            while (found := await reader.run(lambda _: next(batches, None))) is not None:
                for where in found:
                    _log.error("%s is damaged and set aside", where)
        except SQLITE_ERRORS as error:
            _log.error("not all can be read: %s", unusable(self.path, error))
        finally:
            await reader.close()

    async def spare_the_disk(self) -> None:
        """For a house that ends with its process: nobody waits until anything lies on the disk."""
        await self._write(_spared)

    async def close(self) -> None:
        """What was begun is finished first. A store may be closed twice."""
        try:
            await self._reader.close()
        finally:
            if self._writer:
                await self._writer.close()
            if self._lock:
                self._lock.release()

    # Writing

    @asynccontextmanager
    async def page(self) -> AsyncIterator[Page]:
        draft = Draft()
        yield draft
        await self._write(self._tray.lay(draft))

    async def next_table(self) -> TableId:
        return TableId(await self._write(partial(_counted, of="table", kept_in="tables")))

    async def next_shared(self) -> int:
        return await self._write(partial(_counted, of="shared deal", kept_in="shared_deals"))

    async def person_outside(self, outside: str, name: str, language: str = "en") -> Person:
        known = await self.known_outside(outside)
        if known:
            return known
        new = Person(PersonId(0), outside, name, language)
        return await self._write(partial(people.introduced, new=new))

    async def known_outside(self, outside: str) -> Person | None:
        """Who is known by this outside; nothing is written down."""
        return await self._read(partial(reading.person_outside, outside=outside))

    async def forget(self, person: PersonId) -> None:
        await self._write(partial(privacy.forget, person=person))
        for pause in TRUNCATED_AGAIN:
            if await self._write(_truncate_log):
                return
            await asyncio.sleep(pause)
        _log.warning("somebody is forgotten and still named by %s-wal, which is read", self.path)

    async def _write(self, errand: Errand[T]) -> T:
        if self._writer is None:
            raise CannotKeep(f"{self.path} was opened for reading only")
        try:
            return await self._writer.run(errand)
        except SQLITE_ERRORS as error:
            fault = fault_of_the_world(error)
            if not fault:
                raise
            raise CannotKeep(f"{self.path}: {fault}") from error

    # Reading

    async def _read(self, errand: Errand[T]) -> T:
        with disk_faults(self.path):
            return await self._reader.run(errand)

    async def person(self, person: PersonId) -> Person | None:
        return await self._read(partial(reading.person, who=person))

    async def card(self, table: TableId) -> TableCard | None:
        return await self._read(partial(reading.card, table=table))

    async def cards(
        self,
        *,
        status: Iterable[Status] = (),
        place: str = "",
        server: str = "",
        person: PersonId | None = None,
    ) -> tuple[TableCard, ...]:
        return await self._read(
            partial(reading.cards, status=status, place=place, server=server, person=person)
        )

    async def shelf(self, table: TableId) -> Shelf:
        return await self._read(partial(reading.shelf, table=table))

    async def opening(self, table: TableId) -> Opening | None:
        return await self._read(partial(reading.opening, table=table))

    async def edition(self, seal: str) -> tuple[str, str]:
        return await self._read(partial(reading.edition, seal=seal))

    async def lines(self, table: TableId) -> tuple[Line, ...]:
        return await self._read(partial(reading.lines, table=table))

    async def request_kept(self, request: str) -> bool:
        return await self._read(partial(reading.request_kept, request=request))

    async def dues(self, until: Time) -> tuple[Due, ...]:
        return await self._read(partial(reading.dues, until=until))

    async def dues_of(self, table: TableId) -> tuple[Due, ...]:
        return await self._read(partial(reading.dues_of, table=table))

    async def next_due(self) -> Time | None:
        return await self._read(reading.next_due)

    async def orders(self, table: TableId, seat: Seat | None = None) -> tuple[Order, ...]:
        return await self._read(partial(reading.orders, table=table, seat=seat))

    async def jotting(self, table: TableId, person: PersonId) -> str:
        return await self._read(partial(jottings.jotting, table=table, person=person))

    async def review(self, table: TableId, person: PersonId) -> str:
        return await self._read(partial(reviews.review, table=table, person=person))

    async def budgets(self, table: TableId) -> tuple[Budget, ...]:
        return await self._read(partial(reading.budgets, table=table))

    async def ballots(self, table: TableId) -> tuple[Ballot, ...]:
        return await self._read(partial(reading.ballots, table=table))

    async def notes(self, until: Time) -> tuple[Note, ...]:
        return await self._read(partial(telling.notes, until=until))

    async def notes_of(self, table: TableId) -> tuple[Note, ...]:
        return await self._read(partial(telling.notes_of, table=table))

    async def notes_to(self, person: PersonId) -> tuple[Note, ...]:
        return await self._read(partial(telling.notes_to, person=person))

    async def said_about(self, wait: Wait) -> tuple[Text, ...]:
        return await self._read(partial(telling.said_about, wait=wait))

    async def asking(self, person: PersonId) -> tuple[TableId, ...]:
        return await self._read(partial(telling.asking, person=person))

    async def letter(self, person: PersonId) -> Letter:
        return await self._read(partial(telling.letter, person=person))

    async def lost_notes(self) -> tuple[tuple[Note, str], ...]:
        """Notes that never arrived, and why."""
        return await self._read(telling.lost_notes)

    async def posts(self, table: TableId) -> tuple[Post, ...]:
        return await self._read(partial(telling.posts, table=table))

    async def scroll(self, table: TableId) -> Scroll:
        return await self._read(partial(telling.scroll, table=table))

    async def rematch(self, table: TableId) -> TableId | None:
        return await self._read(partial(reading.rematch, table=table))

    async def way(self, table: TableId, person: PersonId | None) -> Way:
        return await self._read(partial(telling.way, table=table, person=person))

    async def whisper(self, person: PersonId, place: str) -> Whisper | None:
        return await self._read(partial(telling.whisper, person=person, place=place))

    async def panels(self, person: PersonId, table: TableId) -> tuple[Whisper, ...]:
        return await self._read(partial(telling.panels, person=person, table=table))

    async def lost_channels(self) -> dict[TableId, str]:
        return await self._read(telling.lost_channels)

    async def to_take_down(self) -> tuple[Exhibit, ...]:
        return await self._read(exhibits.to_take_down)

    async def called(self, server: str, names: Iterable[str]) -> frozenset[PersonId]:
        return await self._read(partial(exhibits.called, server=server, names=tuple(names)))

    async def settings(self, server: str) -> dict[str, str]:
        return await self._read(partial(reading.settings, server=server))

    async def presence(self, table: TableId) -> dict[PersonId, Time]:
        return await self._read(partial(reading.presence, table=table))

    async def habit(self, person: PersonId, server: str) -> Habit:
        return await self._read(partial(habits.habit, person=person, server=server))

    async def presence_of(self, person: PersonId) -> dict[TableId, Time]:
        return await self._read(partial(reading.presence_of, person=person))

    async def avoided(self, person: PersonId) -> frozenset[PersonId]:
        return await self._read(partial(reading.avoided, person=person))

    async def kept_out(self, server: str) -> frozenset[PersonId]:
        return await self._read(partial(reading.kept_out, server=server))

    async def shared_deals(self, server: str = "") -> tuple[SharedDeal, ...]:
        return await self._read(partial(deals.shared_deals, server=server))

    async def shared(self, deal: int) -> SharedDeal | None:
        return await self._read(partial(deals.shared, deal=deal))

    async def sharers(self, deal: int) -> tuple[Sharer, ...]:
        return await self._read(partial(deals.sharers, deal=deal))

    async def shared_at(self, table: TableId) -> SharedDeal | None:
        return await self._read(partial(deals.shared_at, table=table))

    async def shared_results(self, deal: SharedDeal) -> tuple[Result, ...]:
        return await self._read(partial(deals.results, deal=deal))

    async def results(
        self, *, server: str = "", person: PersonId | None = None
    ) -> tuple[Result, ...]:
        return await self._read(partial(annals.results, server=server, person=person))

    async def ratings(self, game: str, seats: int) -> dict[PersonId, Rating]:
        return await self._read(partial(annals.ratings, game=game, seats=seats))

    async def own_record(self, person: PersonId, server: str, game: str) -> OwnRecord:
        return await self._read(partial(deeds.own_record, person=person, server=server, game=game))

    async def bests(self, server: str, game: str) -> Bests:
        return await self._read(partial(deeds.bests, server=server, game=game))

    async def built(self, server: str) -> tuple[Built, ...]:
        return await self._read(partial(city.built, server=server))

    async def feats(self, tables: Iterable[TableId]) -> dict[TableId, Feat]:
        return await self._read(partial(city.feats, tables=tuple(tables)))

    async def all_about(self, person: PersonId) -> dict[str, object]:
        """Everything kept about somebody, ready for JSON."""
        return await self._read(partial(privacy.all_about, person=person))


def _make_ready(database: sqlite3.Connection, path: Path) -> None:
    """Up to date, in WAL mode, and really writable; before that is known nothing is changed."""
    with disk_faults(path):
        upgrade.known_version(database, path)
        with transaction(database):
            pass
        upgrade.bring_up_to_date(database, path)
        (mode,) = database.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise Unusable(f"{path}: its disk cannot be shared between a reader and a writer")


def _truncate_log(database: sqlite3.Connection) -> bool:
    """Write the log into the database and empty it; False, at once, while anybody reads it."""
    database.execute("PRAGMA busy_timeout = 0")
    try:
        (busy, *_) = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        database.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
    return not busy


def _spared(database: sqlite3.Connection) -> None:
    database.execute("PRAGMA synchronous = OFF")


def _counted(database: sqlite3.Connection, of: str, kept_in: str) -> int:
    with transaction(database):
        (number,) = database.execute(NEXT.format(kept_in), (of,)).fetchone()
    return int(number)
