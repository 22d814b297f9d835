"""The premises: the real house with bell and postman, and a clock that is turned from deed to deed.

Nothing of it outlives the process; letters arrive at once, and those that ring are counted.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.engine.text import Refusal
from bot.host import clocks, lobby
from bot.host.bell import Bell
from bot.host.company import PersonId, TableId, Terms
from bot.host.house import House, SeatAct
from bot.host.letters import Contents
from bot.host.outcomes import Kept, Outcome
from bot.host.ports import Place, Store
from bot.host.postman import Postman
from bot.host.rows import Letter, Note
from bot.host.standing import Standing
from bot.host.time import Time
from bot.host.topics import Hand
from bot.store.sqlite import Sqlite

HEARD_OF = clocks.NAP - 1  # an open house is heard of more often than it is thought shut


@asynccontextmanager
async def premises(opens: Time, seed: str) -> AsyncIterator["Premises"]:
    """A new house; the game that starts in it has this seed."""
    with TemporaryDirectory(prefix="signoria-pace-") as folder:
        store = await Sqlite.open_for_hosting(Path(folder) / "signoria.db")
        try:
            await store.spare_the_disk()
            yield Premises(store, opens, seed)
        finally:
            await store.close()


@dataclass(slots=True)
class HandClock:
    """Stands still until it is turned."""

    at: Time

    def now(self) -> Time:
        return self.at


@dataclass(slots=True)
class LetterBox:
    """A messenger who delivers at once and counts the letters that ring."""

    rung: Counter[PersonId] = field(default_factory=Counter)

    async def deliver(self, note: Note, nonce: str) -> bool:
        # What is told in the channel, and a hand that changes, ring nobody; letters come below.
        if note.person is not None and not isinstance(note.topic, Hand):
            self.rung[note.person] += 1
        return True

    async def has_arrived(self, note: Note, nonce: str) -> bool:
        return False

    async def write(self, contents: Contents, nonce: str) -> Place:
        if not contents.silent:
            self.rung[contents.person.id] += 1
        return "", nonce

    async def rewrite(self, letter: Letter, contents: Contents) -> bool:
        return True

    async def take_away(self, letter: Letter) -> None: ...

    async def find(self, letter: Letter) -> Place | None:
        return None


class Premises:
    """Where people are known, a table is started, and time goes on."""

    def __init__(self, store: Store, opens: Time, seed: str) -> None:
        self._store = store
        self._clock = HandClock(opens)
        self._house = House(store, self._clock, kept=self._kept, half=lambda: seed)
        self._bell = Bell(self._house, store, self._clock)
        self.letters = LetterBox()
        self._postman = Postman(self._house, store, self.letters, self._clock)
        self._requests = 0

    def _kept(self, table: TableId) -> None:
        self._postman.wake(table)

    def _request(self) -> str:
        self._requests += 1
        return f"pace {self._requests}"

    # People and tables

    async def introduce(self, name: str, zone: str, night: tuple[int, int]) -> PersonId:
        """Somebody new, who lives there and sleeps then."""
        person = await self._store.person_outside(name, name)
        refusal = await self._house.write_down(replace(person, zone=zone, quiet=night))
        assert refusal is None, refusal
        return person.id

    async def start(
        self,
        game: str,
        people: Sequence[PersonId],
        options: Sequence[tuple[str, str]],
        auctions: str,
    ) -> TableId:
        """They sit down, and the game is on."""
        owner, *others = people
        table = await self._house.open_table(
            game, owner, server="", place="", terms=Terms(auctions=auctions), options=options
        )
        assert not isinstance(table, Refusal), table
        for person in others:
            sit = lobby.sit_down(person)
            _must_be_kept(await self._house.carry_out(table, sit, self._request()))
        _must_be_kept(await self._house.start(table, owner, self._request()))
        await self._delivered()
        return table

    async def standing(self, table: TableId) -> Standing:
        standing = await self._house.standing(table)
        assert isinstance(standing, Standing), standing
        return standing

    async def do(self, table: TableId, person: PersonId, act: SeatAct) -> None:
        """What is done here the house takes, or something is wrong with it or with us."""
        await self._house.presence.came(table, person)
        _must_be_kept(await self._house.as_seat(table, person, act, self._request()))
        await self._delivered()

    # Time

    @property
    def now(self) -> Time:
        return self._clock.at

    async def wait(self, until: Time) -> None:
        """All that is due by then is rung."""
        while await self.ring(until):
            pass
        await self._turn(until)

    async def ring(self, until: Time) -> bool:
        """On to the next that is due, and the bell rings, if anything is due by then."""
        due = await self._store.next_due()
        if due is None or due > until:
            return False
        await self._turn(due)
        await self._bell.sweep()
        await self._delivered()
        return True

    async def _turn(self, at: Time) -> None:
        """The house is open all the while, and what was put off till then is told."""
        while self._clock.at < at:
            self._clock.at = min(at, Time(self._clock.at + HEARD_OF))
            await self._house.shutters.now()
        await self._postman.sweep()
        await self._delivered()

    async def _delivered(self) -> None:
        """Nobody else is about in this loop: what is under way are letters."""
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            await asyncio.wait(others)
            await asyncio.sleep(0)  # whoever is back may set out again


def _must_be_kept(outcome: Outcome) -> None:
    assert isinstance(outcome, Kept), outcome
