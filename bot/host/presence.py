"""Presence: when somebody last pressed something at a table.

It is kept as rows, so that a restart forgets nobody who is there; but they are written sparsely,
and never while somebody waits for his answer.
"""

from collections.abc import Mapping

from bot.host.company import PersonId, TableId
from bot.host.ports import Store
from bot.host.time import MINUTE, Clock, Time

KEPT_EVERY = 2 * MINUTE  # so much less than the truth a row may tell


class Presence:
    """Who has pressed something where, and when."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._pressed: dict[TableId, dict[PersonId, Time]] = {}
        self._kept: dict[tuple[TableId, PersonId], Time] = {}
        self._acting: dict[tuple[TableId, PersonId], Time] = {}  # who is answered just now
        self._rung: set[PersonId] = set()  # that he has come since then is written at once

    async def at(self, table: TableId) -> Mapping[PersonId, Time]:
        """When everybody last pressed something at this table, of whom that is known."""
        if table not in self._pressed:
            known = await self._store.presence(table)
            self._pressed.setdefault(table, dict(known))
            self._kept |= {(table, person): at for person, at in known.items()}
        return self._pressed[table]

    def acts(self, table: TableId, person: PersonId) -> None:
        """He is doing something there: what follows from it finds him there."""
        self._acting[table, person] = self._clock.now()

    async def of(self, person: PersonId) -> Mapping[TableId, Time]:
        """When he last pressed something, table by table."""
        known = await self._store.presence_of(person)
        here = {table: at[person] for table, at in self._pressed.items() if person in at}
        acting = {table: at for (table, one), at in self._acting.items() if one == person}
        return {**known, **here, **acting}

    def was_rung(self, person: PersonId) -> None:
        self._rung.add(person)

    async def came(self, table: TableId, person: PersonId) -> Mapping[PersonId, Time]:
        """He has just pressed something there, and who else has and when."""
        now, one, here = self._clock.now(), (table, person), await self.at(table)
        self._pressed[table][person] = now
        self._acting.pop(one, None)
        known = self._kept.get(one)
        if known is None or not 0 <= now - known < KEPT_EVERY or person in self._rung:
            self._kept[one] = now
            self._rung.discard(person)
            async with self._store.page() as page:
                page.put_presence(table, person, now)
        return here

    def forget(self, person: PersonId) -> None:
        for pressed in self._pressed.values():
            pressed.pop(person, None)
        self._acting = {one: at for one, at in self._acting.items() if one[1] != person}
