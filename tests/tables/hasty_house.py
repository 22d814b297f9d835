"""A house for a short life: its clock hurries, its messages outlive it, its notes are witnessed."""

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bot.client import make_features
from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.notifications.notifier import MessagePlace, Notification
from bot.planning import orders_and_plans
from bot.planning.orders_and_plans import OrdersAndPlansPlanner
from bot.scheduler.job_scheduler import Scheduler
from bot.storage.store import SqliteStore
from bot.tables import motion_kinds, seat_commands, votes_and_seat_changes
from bot.tables.command_runner import CommandResult
from bot.tables.motion_kinds import Motion
from bot.tables.people import MINUTE, Clock, PersonId, TableId, Time
from bot.tables.records import DirectMessageState, OutboxMessage
from bot.tables.service import TableService
from bot.tables.state import TableCommand
from bot.tables.store_protocols import DeliverLaterError
from tests.tables.recording_transport import make_outbox_worker

HASTE = 60  # a minute passes in a second, so that guests and orders answer within a short life
NONCE_LASTS = 5 * MINUTE
PEOPLE = ("Lorenzo", "Isabella", "Cosimo", "Caterina")

# What was ever kept of notes stands here, written in the same breath as they, with the line of the
# journal before them.
WITNESS = """
    BEGIN;
    CREATE TABLE IF NOT EXISTS witness (
        id INTEGER PRIMARY KEY, table_id, topic, person, text, seat, decision, created,
        ply, ending
    );
    CREATE TRIGGER IF NOT EXISTS written AFTER INSERT ON messages BEGIN
        INSERT INTO witness VALUES (
            NEW.id, NEW.table_id, NEW.key, NEW.person, NEW.text, NEW.seat, NEW.decision,
            NEW.created, (SELECT max(ply) FROM lines WHERE table_id = NEW.table_id), 'waiting'
        );
    END;
    CREATE TRIGGER IF NOT EXISTS ended AFTER UPDATE OF state ON messages BEGIN
        UPDATE witness SET ending = NEW.state WHERE id = NEW.id;
    END;
    CREATE TRIGGER IF NOT EXISTS struck AFTER DELETE ON messages WHEN OLD.state = 'waiting' BEGIN
        UPDATE witness SET ending = 'struck' WHERE id = OLD.id;
    END;
    COMMIT;
"""


@dataclass(frozen=True, slots=True)
class Ask:
    """What a person wants of a table, so that it can be asked again in the next life."""

    request: str
    table: int
    person: int
    verb: str
    words: tuple[str, ...] = ()
    decision: int | None = None

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> "Ask":
        return cls(**{**told, "words": tuple(told["words"])})


@dataclass(frozen=True, slots=True)
class HastyClock:
    """Goes on from where the last life ended."""

    begun: Time
    born: float

    def now(self) -> Time:
        return Time(self.begun + int((time.monotonic() - self.born) * HASTE))


async def hasty_sleep(seconds: float) -> None:
    await asyncio.sleep(seconds / HASTE)


class FileTransport:
    """Its messages outlive the house; it knows a nonce for minutes, and is not always lucky."""

    def __init__(self, file: Path, clock: Clock, luck: Random) -> None:
        self._clock, self._luck = clock, luck
        arrived = file.read_bytes() if file.exists() else b""
        whole = arrived.rpartition(b"\n")[0]
        self._file = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.ftruncate(self._file, len(whole) + 1 if whole else 0)  # half a message is none
        lines = (line.split() for line in whole.decode().splitlines())
        self._seen = {nonce: Time(int(at)) for nonce, at in lines}

    async def deliver_message(self, note: OutboxMessage, nonce: str) -> bool:
        await self._bad_luck()
        self._see(nonce)
        await self._bad_luck()
        return True

    def _see(self, nonce: str) -> None:
        now = self._clock.now()
        if now - self._seen.get(nonce, -NONCE_LASTS) >= NONCE_LASTS:
            os.write(self._file, f"{nonce} {now}\n".encode())
            self._seen[nonce] = now

    async def has_arrived(self, note: OutboxMessage, nonce: str) -> bool:
        await self._bad_luck()
        return nonce in self._seen

    async def send_direct_message(self, contents: Notification, nonce: str) -> MessagePlace:
        await self._bad_luck()
        self._see(nonce)
        await self._bad_luck()
        return "letters", nonce

    async def edit_direct_message(self, letter: DirectMessageState, contents: Notification) -> bool:
        await self._bad_luck()
        return True

    async def delete_direct_message(self, letter: DirectMessageState) -> None: ...

    async def find_direct_message(self, letter: DirectMessageState) -> MessagePlace | None:
        return ("letters", letter.nonce) if letter.nonce in self._seen else None

    def close(self) -> None:
        os.close(self._file)

    async def _bad_luck(self) -> None:
        await asyncio.sleep(self._luck.random() / 500)
        if self._luck.random() < 0.05:
            raise DeliverLaterError(self._luck.randrange(20))


class Place:
    """A whole house with its bell and its postman."""

    def __init__(self, store: SqliteStore, clock: Clock, messenger: FileTransport) -> None:
        self.store = store
        self.house = TableService(
            store,
            clock,
            kept=self._kept,
            features=make_features(store),
            planner=OrdersAndPlansPlanner(),
        )
        self.bell = Scheduler(self.house, store, clock)
        self.postman = make_outbox_worker(self.house, store, messenger, clock)

    def _kept(self, table: TableId) -> None:
        self.bell.wake_up()
        self.postman.wake_for_table(table)

    async def put(self, ask: Ask) -> CommandResult:
        table, person = TableId(ask.table), PersonId(ask.person)
        if ask.verb == "play":
            return await self.house.submit_moves(
                table, person, ask.words, ask.decision, ask.request
            )
        if ask.verb == "takeover":
            act = votes_and_seat_changes.offer_takeover(person, Seat(int(ask.words[0])))
            return await self.house.run_command(table, act, ask.request)
        act_of = _ACTS[ask.verb](ask.words)
        return await self.house.run_seat_command(table, person, act_of, ask.request)


_ACTS: dict[str, Callable[[Sequence[str]], Callable[[Seat], TableCommand]]] = {
    "undo": lambda words: lambda seat: seat_commands.undo_own_moves(seat, int(words[0])),
    "order": lambda words: lambda seat: orders_and_plans.give_orders(seat, words),
    "vote": lambda words: (
        lambda seat: votes_and_seat_changes.cast_vote(seat, _motion(words[0]), in_favour=True)
    ),
    "wishes": lambda words: lambda seat: seat_commands.declare_wishes_complete(seat, int(words[0])),
    "away": lambda _: seat_commands.let_computer_replace,
    "back": lambda _: seat_commands.come_back,
}


def _motion(words: str) -> Motion:
    motion = motion_kinds.parse_motion(words)
    assert not isinstance(motion, Refusal)
    return motion


@asynccontextmanager
async def opened(folder: Path, clock: Clock, luck: Random) -> AsyncIterator[Place]:
    store = await SqliteStore.open_for_hosting(folder / "signoria.db")
    messenger = FileTransport(folder / "messages", clock, luck)
    try:
        with closing(sqlite3.connect(store.path)) as file:
            file.executescript(WITNESS)
        for name in PEOPLE:
            await store.find_or_add_person(name, name)
        yield Place(store, clock, messenger)
    finally:
        messenger.close()
        await store.close_store()
