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

from bot.engine.game import Seat
from bot.engine.text import Refusal
from bot.host import acts, calls, motions, ports, votes
from bot.host.bell import Bell
from bot.host.company import PersonId, TableId
from bot.host.house import House
from bot.host.letters import Contents
from bot.host.motions import Motion
from bot.host.outcomes import Outcome
from bot.host.ports import Later, Store
from bot.host.postman import Postman
from bot.host.rows import Letter, Note
from bot.host.table import Act
from bot.host.time import MINUTE, Clock, Time
from bot.store.sqlite import Sqlite

HASTE = 60  # a minute passes in a second, so that guests and orders answer within a short life
NONCE_LASTS = 5 * MINUTE
PEOPLE = ("Lorenzo", "Isabella", "Cosimo")

# What was ever kept of notes stands here, written in the same breath as they, with the line of the
# journal before them.
WITNESS = """
    BEGIN;
    CREATE TABLE IF NOT EXISTS witness (
        id INTEGER PRIMARY KEY, table_id, topic, person, text, seat, decision, created,
        ply, ending
    );
    CREATE TRIGGER IF NOT EXISTS written AFTER INSERT ON notes BEGIN
        INSERT INTO witness VALUES (
            NEW.id, NEW.table_id, NEW.topic, NEW.person, NEW.text, NEW.seat, NEW.decision,
            NEW.created, (SELECT max(ply) FROM lines WHERE table_id = NEW.table_id), 'waiting'
        );
    END;
    CREATE TRIGGER IF NOT EXISTS ended AFTER UPDATE OF state ON notes BEGIN
        UPDATE witness SET ending = NEW.state WHERE id = NEW.id;
    END;
    CREATE TRIGGER IF NOT EXISTS struck AFTER DELETE ON notes WHEN OLD.state = 'waiting' BEGIN
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


class FiledMessenger:
    """Its messages outlive the house; it knows a nonce for minutes, and is not always lucky."""

    def __init__(self, file: Path, clock: Clock, luck: Random) -> None:
        self._clock, self._luck = clock, luck
        arrived = file.read_bytes() if file.exists() else b""
        whole = arrived.rpartition(b"\n")[0]
        self._file = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.ftruncate(self._file, len(whole) + 1 if whole else 0)  # half a message is none
        lines = (line.split() for line in whole.decode().splitlines())
        self._seen = {nonce: Time(int(at)) for nonce, at in lines}

    async def deliver(self, note: Note, nonce: str) -> bool:
        await self._bad_luck()
        self._see(nonce)
        await self._bad_luck()
        return True

    def _see(self, nonce: str) -> None:
        now = self._clock.now()
        if now - self._seen.get(nonce, -NONCE_LASTS) >= NONCE_LASTS:
            os.write(self._file, f"{nonce} {now}\n".encode())
            self._seen[nonce] = now

    async def has_arrived(self, note: Note, nonce: str) -> bool:
        await self._bad_luck()
        return nonce in self._seen

    async def write(self, contents: Contents, nonce: str) -> ports.Place:
        await self._bad_luck()
        self._see(nonce)
        await self._bad_luck()
        return "letters", nonce

    async def rewrite(self, letter: Letter, contents: Contents) -> bool:
        await self._bad_luck()
        return True

    async def take_away(self, letter: Letter) -> None: ...

    async def find(self, letter: Letter) -> ports.Place | None:
        return ("letters", letter.nonce) if letter.nonce in self._seen else None

    def close(self) -> None:
        os.close(self._file)

    async def _bad_luck(self) -> None:
        await asyncio.sleep(self._luck.random() / 500)
        if self._luck.random() < 0.05:
            raise Later(self._luck.randrange(20))


class Place:
    """A whole house with its bell and its postman."""

    def __init__(self, store: Store, clock: Clock, messenger: FiledMessenger) -> None:
        self.store = store
        self.house = House(store, clock, kept=self._kept)
        self.bell = Bell(self.house, store, clock)
        self.postman = Postman(self.house, store, messenger, clock)

    def _kept(self, table: TableId) -> None:
        self.bell.nudge()
        self.postman.wake(table)

    async def put(self, ask: Ask) -> Outcome:
        table, person = TableId(ask.table), PersonId(ask.person)
        if ask.verb == "play":
            return await self.house.play(table, person, ask.words, ask.decision, ask.request)
        act_of = _ACTS[ask.verb](ask.words)
        return await self.house.as_seat(table, person, act_of, ask.request)


_ACTS: dict[str, Callable[[Sequence[str]], Callable[[Seat], Act]]] = {
    "undo": lambda words: lambda seat: acts.take_back_own(seat, int(words[0])),
    "order": lambda words: lambda seat: acts.give_orders(seat, words),
    "vote": lambda words: lambda seat: votes.vote(seat, _motion(words[0]), in_favour=True),
    "wishes": lambda words: lambda seat: calls.answer(seat, int(words[0])),
    "away": lambda _: acts.let_stand_in,
    "back": lambda _: acts.come_back,
}


def _motion(words: str) -> Motion:
    motion = motions.read(words)
    assert not isinstance(motion, Refusal)
    return motion


@asynccontextmanager
async def opened(folder: Path, clock: Clock, luck: Random) -> AsyncIterator[Place]:
    store = await Sqlite.open_for_hosting(folder / "signoria.db")
    messenger = FiledMessenger(folder / "messages", clock, luck)
    try:
        with closing(sqlite3.connect(store.path)) as file:
            file.executescript(WITNESS)
        for name in PEOPLE:
            await store.person_outside(name, name)
        yield Place(store, clock, messenger)
    finally:
        messenger.close()
        await store.close()
