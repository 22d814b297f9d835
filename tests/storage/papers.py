"""Cards, lines and notes as the store's tests need them, and a task cancelled where one wants."""

import asyncio
from collections.abc import Awaitable, Coroutine, Generator
from threading import Event
from typing import Any, Generic, TypeVar

from bot.catalogue import Edition
from bot.engine.game import Seat
from bot.engine.journal import Entry, Opening
from bot.engine.text import say
from bot.storage.store import SqliteStore
from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables import records
from bot.tables.people import (
    DeadlineAction,
    PersonId,
    SeatHolder,
    TableCard,
    TableId,
    TableStatus,
    TableTerms,
    Time,
)
from bot.tables.records import JournalLine, OutboxMessage

T = TypeVar("T")

SEVEN = TableId(7)
LORENZO = PersonId(1)
PRINTED = Edition("princes", "{}")
SEED = "a-seed-nobody-may-see"


def card(
    table: int = SEVEN,
    *people: int,
    status: TableStatus = TableStatus.PLAYING,
    place: str = "loggia",
    server: str = "florence",
) -> TableCard:
    chairs = tuple(SeatHolder(PersonId(person)) for person in people or (LORENZO,))
    return TableCard(
        TableId(table),
        "princes",
        status,
        server,
        place,
        chairs[0].person or LORENZO,
        (("deal", "printed"),),
        TableTerms("fast", DeadlineAction.PASS),
        chairs,
        opened=Time(100),
        started=Time(200),
    )


def opening(printed: str = PRINTED.seal) -> Opening:
    return Opening("princes", 1, printed, 1, (("deal", "printed"),), SEED)


def line(ply: int, request: str = "", *, step: int = 0, act: str = "bid 300") -> JournalLine:
    return JournalLine(
        ply, Entry(Seat(0), act, "0badcafe"), request or f"click {ply}", step, Time(ply)
    )


def note(
    topic: str = "board", *, person: PersonId | None = None, created: int = 0
) -> OutboxMessage:
    return OutboxMessage(
        SEVEN,
        records.parse_message_key(topic),
        person,
        say("table-is-playing"),
        created=Time(created),
    )


async def set_up(store: SqliteStore, *people: str) -> None:
    """Table 7 with these people at it, Lorenzo first."""
    names = people or ("Lorenzo",)
    known = [await store.find_or_add_person(name.lower(), name) for name in names]
    async with store.unit_of_work() as page:
        open_game(page, SEVEN, *(person.id for person in known))


def open_game(page: SqlUnitOfWork, table: int, *people: int) -> None:
    page.save_table_card(card(table, *people))
    page.save_edition(PRINTED.seal, PRINTED.game, PRINTED.text)
    page.save_opening(TableId(table), opening())


async def keep(store: SqliteStore, *lines: JournalLine, table: int = SEVEN) -> None:
    async with store.unit_of_work() as page:
        page.add_journal_lines(TableId(table), lines)


async def plies(store: SqliteStore, table: int = SEVEN) -> list[int]:
    return [line.ply for line in await store.journal_lines(TableId(table))]


class CancelledAt(Generic[T]):
    """Awaits some work, and cancels it at one of the awaits in it; `reached` if there is one."""

    def __init__(self, work: Coroutine[Any, Any, T], which: int) -> None:
        self._work, self._which, self.reached = work, which, False

    def __await__(self) -> Generator[Any, Any, T]:
        steps = self._work.__await__()
        count = 0
        try:
            waiting = next(steps)
            while True:
                count += 1
                if count == self._which:
                    self.reached = True
                    waiting = steps.throw(asyncio.CancelledError())
                    continue
                waiting = steps.send((yield waiting))
        except StopIteration as over:
            result: T = over.value
            return result


async def outcome(work: Awaitable[object]) -> BaseException | None:
    """What it raises, whatever that is."""
    try:
        await work
    except BaseException as raised:
        return raised
    return None


class Paused:
    """Keeps the writing scribe busy until told to go on."""

    def __init__(self, store: SqliteStore) -> None:
        assert store._writer
        self._writer, self._gate = store._writer, Event()

    async def __aenter__(self) -> "Paused":
        self._busy = asyncio.create_task(
            self._writer.run_task(lambda _: self._gate.wait(timeout=5))
        )
        await asyncio.sleep(0)
        return self

    def go_on(self) -> None:
        self._gate.set()

    async def __aexit__(self, *_: object) -> None:
        self.go_on()
        await self._busy
