"""Timekeeping: how those who gather at a table are used to answer, looked up now and then."""

from collections.abc import Mapping

from bot.host.company import PersonId, Status, TableCard
from bot.host.ports import Store
from bot.host.rows import Habit
from bot.host.standing import people_at
from bot.host.time import HOUR, Clock, Time

MOST = 4096  # that are remembered


class Timekeeping:
    """The habits of people at the tables of a server; of another server they are no news."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[tuple[PersonId, str], tuple[Time, Habit]] = {}

    async def at(self, card: TableCard) -> Mapping[PersonId, Habit]:
        """Of those who gather; once they play it is seen anyway, and alone it matters to nobody."""
        if card.status is not Status.GATHERING or not card.server:
            return {}
        return {person: await self._of(person, card.server) for person in people_at(card)}

    async def _of(self, person: PersonId, server: str) -> Habit:
        now, one = self._clock.now(), (person, server)
        known = self._known.get(one)
        if known is None or not 0 <= now - known[0] < HOUR:
            known = self._known[one] = now, await self._store.habit(person, server)
            if len(self._known) > MOST:
                del self._known[next(iter(self._known))]
        return known[1]

    def forget(self, person: PersonId) -> None:
        for one in [one for one in self._known if one[0] == person]:
            del self._known[one]
