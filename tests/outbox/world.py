"""A table of three, and a postman who carries its notes: he can be stopped, the disk be full."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from time import sleep

from bot.client import make_features
from bot.engine.game import Seat
from bot.engine.text import Who, say
from bot.planning.orders_and_plans import OrdersAndPlansPlanner
from bot.storage.store import SqliteStore
from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables.people import PersonId, TableCard, TableId
from bot.tables.records import BOARD_KEY, DirectMessageState, MessageKey, MessageKind, OutboxMessage
from bot.tables.service import TableService
from bot.tables.store_protocols import WriteError
from tests.tables import houses
from tests.tables.houses import EVERYBODY, ISABELLA
from tests.tables.recording_transport import RecordingTransport, Stop, make_outbox_worker

TABLE = TableId(1)


class Shelves(SqliteStore):
    """A store whose disk can be full."""

    full = False

    @asynccontextmanager
    async def unit_of_work(self) -> AsyncIterator[SqlUnitOfWork]:
        async with super().unit_of_work() as page:
            yield page
            if self.full:
                raise WriteError("the disk is full")


class World(houses.World):
    """A table of three where a game is on, and somebody who carries what is told there."""

    def __init__(self, store: Shelves) -> None:
        super().__init__(store)
        self.shelves, self.messenger = store, RecordingTransport(self.clock)
        self.employ()

    def employ(self) -> None:
        """A house and a postman that know nothing but what is on disk."""
        self.house = TableService(
            self.store,
            self.clock,
            kept=self._wake,
            half=lambda: "medici-7",
            features=make_features(self.store),
            planner=OrdersAndPlansPlanner(),
        )
        self.postman = make_outbox_worker(self.house, self.store, self.messenger, self.clock)

    def _wake(self, table: TableId) -> None:
        self.postman.wake_for_table(table)

    async def crash(self) -> None:
        """All that is not on disk is gone."""
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.messenger.go_on()
        self.employ()

    async def sweep(self) -> None:
        await self.postman.send_due_messages()
        await quiet()

    # What is told

    async def put(self, *notes: OutboxMessage) -> None:
        """Keep notes as an act of the table would, without waking the postman."""
        async with self.store.unit_of_work() as page:
            for note in notes:
                page.enqueue_message(replace(note, created=self.clock.now()))

    async def tell(self, *notes: OutboxMessage) -> None:
        await self.put(*notes)
        self.postman.wake_for_table(notes[0].table)

    def sentence(self, number: int, person: PersonId | None = None) -> OutboxMessage:
        return OutboxMessage(
            TABLE,
            MessageKey(MessageKind.SENTENCE, source=str(number)),
            person,
            say("is-back", who=Who(0)),
        )

    def board(self) -> OutboxMessage:
        return OutboxMessage(TABLE, BOARD_KEY, None, None)

    def hand(self) -> OutboxMessage:
        return OutboxMessage(TABLE, MessageKey(MessageKind.HAND, Seat(1)), ISABELLA, None, Seat(1))

    async def turn(self, person: PersonId) -> OutboxMessage:
        """What tells somebody that he is asked what his seat is asked now."""
        seat, decision = await self.seat(TABLE, person), await self.decision(TABLE, person)
        return OutboxMessage(
            TABLE, MessageKey(MessageKind.TURN, seat), person, None, seat, decision
        )

    async def burn_letters(self) -> None:
        """Nobody has been written to yet."""
        async with self.store.unit_of_work() as page:
            for person in EVERYBODY:
                page.save_record(DirectMessageState(person))

    def rung(self) -> list[PersonId]:
        """Whose letters rang."""
        return [one.person.id for one in self.messenger.written if not one.silent]

    async def waiting(self) -> list[str]:
        """But for the chronicle, which waits a while on purpose."""
        topics = [str(note.key) for note in await self.store.messages_of_table(TABLE)]
        return [topic for topic in topics if topic != "chronicle"]

    async def lost(self) -> list[tuple[str, str]]:
        return [(str(note.key), why) for note, why in await self.shelves.lost_messages()]

    async def recast(self, change: Callable[[TableCard], TableCard]) -> None:
        """Change the table's card behind everybody's back."""
        card = await self.store.load_table_card(TABLE)
        assert card is not None
        async with self.store.unit_of_work() as page:
            page.save_table_card(change(card))
        await self.crash()


async def shelves_at(path: Path) -> Shelves:
    store = await Shelves.open_for_hosting(path)
    assert isinstance(store, Shelves)
    return store


async def until(met: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not met():
            sleep(0)  # the store's threads have their turn, too
            await asyncio.sleep(0)


async def quiet() -> None:
    """Every short task is over; one that waited for ever would be noticed here."""
    calm = 0
    async with asyncio.timeout(10):
        while calm < 3:  # what follows a task begins a turn after its end
            others = asyncio.all_tasks() - {asyncio.current_task()}
            calm = 0 if others else calm + 1
            await (asyncio.wait(others) if others else asyncio.sleep(0))


async def turns(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def reached(stop: Stop, times: int = 1) -> None:
    await until(lambda: stop.reached >= times)
