"""Record when each person last pressed something at a table."""

from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass

from bot.tables.people import DAY, MINUTE, Clock, PersonId, TableId, Time
from bot.tables.store import Store

KEPT_EVERY = 2 * MINUTE  # stored times may be older than the truth by this
PRESENCE_LASTS = 14 * DAY  # at most until the end of the game
MOST_TABLES = 1024  # kept in memory


@dataclass(frozen=True, slots=True)
class _TablePresence:
    """When each person was last seen at a table, and what is stored of it."""

    seen: dict[PersonId, Time]
    kept: dict[PersonId, Time]


class Presence:
    """Keep the newest times in memory and store them every few minutes."""

    def __init__(self, store: Store, clock: Clock, *, room: int = MOST_TABLES) -> None:
        self._store = store
        self._clock = clock
        self._room = room
        self._tables: OrderedDict[TableId, _TablePresence] = OrderedDict()
        # People whose command runs, or is about to be stored.
        self._acting: dict[PersonId, dict[TableId, Time]] = {}
        self._rung: set[PersonId] = set()  # their next action is stored at once

    async def last_seen_at(self, table: TableId) -> Mapping[PersonId, Time]:
        """Return when each person was last seen at this table."""
        return (await self._load_presence(table)).seen

    async def _load_presence(self, table: TableId) -> _TablePresence:
        if table not in self._tables:
            known = await self._store.presence_at_table(table)
            # What was recorded during the read is newer.
            self._tables.setdefault(table, _TablePresence(dict(known), dict(known)))
        self._tables.move_to_end(table)
        if len(self._tables) > self._room:
            self._tables.popitem(last=False)
        return self._tables[table]

    def acting_at(self, table: TableId, person: PersonId) -> None:
        """Mark a person as present before their command runs, so that its effects see it."""
        self._acting.setdefault(person, {})[table] = self._clock.now()

    async def last_seen_of(self, person: PersonId) -> Mapping[TableId, Time]:
        """Return when the person was last seen, by table."""
        known = await self._store.presence_of(person)
        here = {
            table: self._tables[table].seen[person]
            for table in known
            if table in self._tables and person in self._tables[table].seen
        }
        return {**known, **here, **self._acting.get(person, {})}

    def mark_rung(self, person: PersonId) -> None:
        self._rung.add(person)

    async def mark_present(self, table: TableId, person: PersonId) -> Mapping[PersonId, Time]:
        """Record the person's presence now, and return everybody's at this table."""
        now, here = self._clock.now(), await self._load_presence(table)
        here.seen[person] = now
        known = here.kept.get(person)
        try:
            if known is None or not 0 <= now - known < KEPT_EVERY or person in self._rung:
                self.acting_at(table, person)
                await self._save_presence(table, person, now)
                here.kept[person] = now
        finally:
            self._end_acting(table, person)
        return here.seen

    async def _save_presence(self, table: TableId, person: PersonId, now: Time) -> None:
        self._rung.discard(person)
        async with self._store.unit_of_work() as unit:
            unit.save_presence(table, person, now)

    def _end_acting(self, table: TableId, person: PersonId) -> None:
        acting = self._acting.get(person, {})
        acting.pop(table, None)
        if not acting:
            self._acting.pop(person, None)

    def forget_person(self, person: PersonId) -> None:
        for presses in self._tables.values():
            presses.seen.pop(person, None)
            presses.kept.pop(person, None)
        self._acting.pop(person, None)
