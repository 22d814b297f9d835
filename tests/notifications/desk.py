"""People at several tables, a postman, and what lies in their direct messages."""

import asyncio

from bot.notifications.notifier import note_presence
from bot.tables.people import PersonId, TableId, TableTerms
from tests.tables import houses
from tests.tables.houses import ISABELLA
from tests.tables.recording_transport import RecordingTransport, make_outbox_worker


class World(houses.World):
    """People at several tables, and what lies in their direct messages."""

    def open(self) -> None:
        super().open()
        if not hasattr(self, "messenger"):
            self.messenger = RecordingTransport(self.clock)
        self.postman = make_outbox_worker(
            self.house, self.store, self.messenger, self.clock, self.presence
        )

    async def come(self, table: TableId, person: PersonId) -> None:
        """He presses something there."""
        state, request = await self.standing(table), f"{person} {self.clock.now()}"
        await note_presence(self.house, self.presence, state, person, request)

    async def sweep_after(self, seconds: int = 0) -> None:
        self.clock.turn(seconds)
        await self.postman.send_due_messages()
        while tasks := self.postman._running_tasks():
            await asyncio.wait(tasks)

    def rung(self, person: PersonId) -> int:
        return sum(
            not contents.silent
            for contents in self.messenger.written
            if contents.person.id == person
        )

    def about(self, person: PersonId) -> list[str]:
        """What stands in the letter that lies with him: "" for a question."""
        _, contents = self.messenger.lying.get(person, ("", None))
        return [matter.pending.about for matter in contents.items] if contents else []

    def tables(self, person: PersonId) -> list[TableId]:
        """Which tables the letter speaks of that lies with him; none if there is none."""
        _, contents = self.messenger.lying.get(person, ("", None))
        return [matter.pending.table for matter in contents.items] if contents else []


async def auctions(world: World, *terms: TableTerms) -> list[TableId]:
    """Tables at which Isabella is asked to name a lot; of what led there nobody was written."""
    tables = [await world.auction(terms=one) for one in terms]
    for table in tables:
        assert await world.next(table) == ISABELLA
    await world.sweep_after()
    return tables
