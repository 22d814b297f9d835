"""Wishes to play: which table fits whom, and who is told that a table looks for players."""

from collections.abc import Iterable, Sequence

from bot import catalogue
from bot.tables import clocks, lobby
from bot.tables.effects import Feature
from bot.tables.people import DAY, HOUR, MINUTE, Person, TableStatus, TableTerms, Time
from bot.tables.records import PlayWish
from bot.tables.service import TableService, can_be_seated_together
from bot.tables.state import TableState, people_at
from bot.tables.store import Store, UnitOfWork

TODAY, THIS_WEEK = "today", "week"
CALL_ROLE = "call role"  # the setting of a server
LASTS = {TODAY: 12 * HOUR, THIS_WEEK: 7 * DAY}
OFFER_AFTER = 5 * MINUTE  # before computers are offered to those who want to play today
SHARED_HOURS = 8  # of a day, in which all are awake
_LOOKS = 48  # at a day, for the hours in which people are awake
_ANY_TERMS = TableTerms()


class PlayWishes(Feature):
    """End the wishes of the people whose game begins."""

    def write(self, before: TableState, after: TableState, unit: UnitOfWork) -> None:
        has_begun = before.course is None and after.course is not None
        if has_begun and after.card.server:
            unit.end_play_wishes(after.card.server, people_at(after.card))


def shared_waking_hours(people: Iterable[Person], now: Time) -> float:
    """Return the hours of a day in which all of them are awake; unknown ones count as awake."""
    known = [person for person in people if person.quiet is not None]
    looks = [Time(now + at * DAY // _LOOKS) for at in range(_LOOKS)]
    awake = [all(clocks.is_waking(at, one, _ANY_TERMS) for one in known) for at in looks]
    return sum(awake) * DAY / HOUR / _LOOKS


def fits_table(
    wish: PlayWish, state: TableState, wished_seats: int, people: Sequence[Person], now: Time
) -> bool:
    """Check whether a person's wish fits a table that its opener wants for so many (0: any).

    `people` are all who would sit there then.
    """
    card = state.card
    sizes = lobby.table_sizes(state.game, dict(card.options))
    most = wish.seats or wished_seats or sizes[-1]
    return (
        card.status is TableStatus.GATHERING
        and not card.terms.teaching
        and card.game == wish.game
        and card.server == wish.server
        and wish.pace in ("", card.terms.clock)
        and 0 in (wish.seats, wished_seats, wish.seats - wished_seats)
        and sizes[0] <= most <= sizes[-1]
        and len(card.holders) < most
        and shared_waking_hours(people, now) >= SHARED_HOURS
    )


class Matchmaker:
    """Find the table that fits a wish, and the people whose wishes fit a table."""

    def __init__(self, service: TableService, store: Store) -> None:
        self._service, self._store = service, store

    async def find_table(self, wish: PlayWish, person: Person) -> TableState | None:
        """Find the fullest table of the server that looks for players like this one."""
        found = []
        for card in await self._store.find_cards(
            server=wish.server, status=(TableStatus.GATHERING,)
        ):
            state = await self._service.table_state(card.id)
            if isinstance(state, TableState) and await self._fits(wish, state, person):
                found.append(state)
        return min(found, key=lambda one: (-len(one.card.holders), one.card.id), default=None)

    async def people_to_tell(self, state: TableState) -> Sequence[Person]:
        """Return those on the list of the server whose wishes the table fits."""
        found = []
        for wish in await self._store.play_wishes(state.card.server, state.now):
            person = await self._service.find_person(wish.person)
            if person is not None and await self._fits(wish, state, person):
                found.append(person)
        return found

    async def _fits(self, wish: PlayWish, state: TableState, person: Person) -> bool:
        if state.card.seat_ever_held(person.id) is not None or lobby.refuse_person(
            state, person.id
        ):
            return False
        wished = await self._wished_seats(state)
        people = [*state.people.values(), person]
        if not fits_table(wish, state, wished, people, state.now):
            return False
        return await can_be_seated_together(self._store, [*people_at(state.card), person.id])

    async def _wished_seats(self, state: TableState) -> int:
        """Return how many the opener of a table wants to be; 0 if that was not said."""
        wishes = await self._store.play_wishes(state.card.server, state.now)
        own = [one for one in wishes if one.person == state.card.owner]
        return own[0].seats if own and own[0].game == state.card.game else 0


def missing_players(state: TableState, wished_seats: int) -> int:
    """Return how many players a table still looks for."""
    sizes = lobby.table_sizes(catalogue.current_game(state.card.game), dict(state.card.options))
    return max(1, (wished_seats or sizes[0]) - len(state.card.holders))
