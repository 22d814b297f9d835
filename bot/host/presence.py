"""Presence: when somebody last pressed something at a table.

It is kept as rows, so that a restart forgets nobody who is there; but they are written sparsely,
and never while somebody waits for his answer.
"""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass

from bot.host.company import PersonId, TableId
from bot.host.ports import Store
from bot.host.time import DAY, MINUTE, Clock, Time

KEPT_EVERY = 2 * MINUTE  # so much less than the truth a row may tell
PRESENCE_LASTS = 14 * DAY  # and not beyond the end of the game
ROOM = 1024  # tables of which more is known than the rows tell


@dataclass(frozen=True, slots=True)
class _Presses:
    """When everybody last pressed something at a table, and what its rows say of it."""

    seen: dict[PersonId, Time]
    kept: dict[PersonId, Time]


class Presence:
    """Who has pressed something where, and when."""

    def __init__(self, store: Store, clock: Clock, *, room: int = ROOM) -> None:
        self._store = store
        self._clock = clock
        self._room = room
        self._tables: OrderedDict[TableId, _Presses] = OrderedDict()
        # Who is answered just now, or is about to be written down.
        self._acting: dict[PersonId, dict[TableId, Time]] = {}
        self._rung: set[PersonId] = set()  # that he has come since then is written at once

    async def at(self, table: TableId) -> Mapping[PersonId, Time]:
        """When everybody last pressed something at this table, of whom that is known."""
        return (await self._presses(table)).seen

    async def _presses(self, table: TableId) -> _Presses:
        if table not in self._tables:
            known = await self._store.presence(table)
            # What was pressed while we read is newer.
            self._tables.setdefault(table, _Presses(dict(known), dict(known)))
        self._tables.move_to_end(table)
        if len(self._tables) > self._room:
            self._tables.popitem(last=False)
        return self._tables[table]

    def acts(self, table: TableId, person: PersonId) -> None:
        """He is doing something there: what follows from it finds him there."""
        self._acting.setdefault(person, {})[table] = self._clock.now()

    async def of(self, person: PersonId) -> Mapping[TableId, Time]:
        """When he last pressed something, table by table."""
        known = await self._store.presence_of(person)
        here = {
            table: self._tables[table].seen[person]
            for table in known
            if table in self._tables and person in self._tables[table].seen
        }
        return {**known, **here, **self._acting.get(person, {})}

    def was_rung(self, person: PersonId) -> None:
        self._rung.add(person)

    async def came(self, table: TableId, person: PersonId) -> Mapping[PersonId, Time]:
        """He has just pressed something there, and who else has and when."""
        now, here = self._clock.now(), await self._presses(table)
        here.seen[person] = now
        known = here.kept.get(person)
        try:
            if known is None or not 0 <= now - known < KEPT_EVERY or person in self._rung:
                self.acts(table, person)
                await self._keep(table, person, now)
                here.kept[person] = now
        finally:
            self._has_acted(table, person)
        return here.seen

    async def _keep(self, table: TableId, person: PersonId, now: Time) -> None:
        self._rung.discard(person)
        async with self._store.page() as page:
            page.put_presence(table, person, now)

    def _has_acted(self, table: TableId, person: PersonId) -> None:
        acting = self._acting.get(person, {})
        acting.pop(table, None)
        if not acting:
            self._acting.pop(person, None)

    def forget(self, person: PersonId) -> None:
        for presses in self._tables.values():
            presses.seen.pop(person, None)
            presses.kept.pop(person, None)
        self._acting.pop(person, None)
