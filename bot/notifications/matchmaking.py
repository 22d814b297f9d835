"""Wishes to play: which table fits whom, and who is told that a table looks for players."""

from collections.abc import Iterable, Sequence

from bot import catalogue
from bot.tables import clocks, lobby
from bot.tables.derived_effects import Feature
from bot.tables.moderation import OPEN_STATUSES
from bot.tables.people import DAY, HOUR, MINUTE, Person, TableCard, TableStatus, TableTerms, Time
from bot.tables.records import PlayWish
from bot.tables.service import TableService, can_be_seated_together
from bot.tables.state import TableState, people_at
from bot.tables.store_protocols import Store, UnitOfWork
from bot.tables.votes_and_seat_changes import needs_takeover_vote

TODAY, THIS_WEEK = "today", "week"
CALL_ROLE = "call role"  # the setting of a server
LASTS = {TODAY: 12 * HOUR, THIS_WEEK: 7 * DAY}
OFFER_AFTER = 5 * MINUTE  # before computers are offered to those who want to play today
SHARED_HOURS = 8  # of a day, in which all are awake
_LOOKS = 48  # at a day, for the hours in which people are awake
_ANY_TERMS = TableTerms()


class PlayWishEnder(Feature):
    """End the wishes of the people who play with another one; among computers they stand."""

    def write_card_change(self, before: TableState, after: TableState, unit: UnitOfWork) -> None:
        known = () if before.course is None else people_at(before.card)
        people = people_at(after.card)
        is_fresh = bool(set(people).difference(known)) and after.course is not None
        if is_fresh and len(people) > 1 and after.card.server:
            unit.end_play_wishes(after.card.server, sorted(people))


def shared_waking_hours(people: Iterable[Person], now: Time) -> float:
    """Return the hours of a day in which all of them are awake; unknown ones count as awake."""
    known = [person for person in people if person.quiet is not None]
    looks = [Time(now + at * DAY // _LOOKS) for at in range(_LOOKS)]
    awake = [all(clocks.is_awake_at(at, one, _ANY_TERMS) for one in known) for at in looks]
    return sum(awake) * DAY / HOUR / _LOOKS


def wish_fits_table(
    wish: PlayWish,
    state: TableState,
    wished_seats: int,
    people: Sequence[Person],
    *,
    any_pace: bool = False,
) -> bool:
    """Check whether a wish fits a table where so many are wanted (0: any), awake or asleep.

    `people` are all who would sit there then; with `any_pace` none of the others wished for one.
    """
    card = state.card
    sizes = lobby.table_sizes(state.game, dict(card.options))
    most = wish.seats or wished_seats or sizes[-1]
    is_asleep = card.status is TableStatus.CANCELLED and card.why == lobby.ASLEEP_REASON
    return (
        (is_asleep or card.status is TableStatus.GATHERING)
        and _wish_fits_terms(wish, state, people, any_pace=any_pace)
        and 0 in (wish.seats, wished_seats, wish.seats - wished_seats)
        and sizes[0] <= most <= sizes[-1]
        and len(card.holders) < most
    )


def wish_fits_running_game(wish: PlayWish, state: TableState, people: Sequence[Person]) -> bool:
    """Check whether a running game has a place for this wish that nobody has to vote on."""
    is_free = bool(state.card.seats_kept_free) and not needs_takeover_vote(state)
    fits_size = wish.seats in (0, len(state.card.holders))
    return is_free and fits_size and _wish_fits_terms(wish, state, people)


def _wish_fits_terms(
    wish: PlayWish, state: TableState, people: Sequence[Person], *, any_pace: bool = False
) -> bool:
    card = state.card
    return (
        not card.terms.teaching
        and (card.game, card.server) == (wish.game, wish.server)
        and (any_pace or wish.pace in ("", card.terms.clock))
        and shared_waking_hours(people, state.now) >= SHARED_HOURS
    )


class Matchmaker:
    """Find the table that fits a wish, and the people whose wishes fit a table."""

    def __init__(self, service: TableService, store: Store) -> None:
        self._service, self._store = service, store

    async def find_fitting_lobby(self, wish: PlayWish, person: Person) -> TableState | None:
        """Find the fullest table of the server that looks for players like this one.

        A table that fell asleep counts as long as the wish of its only player stands.
        """
        store, gathering = self._store, (TableStatus.GATHERING,)
        cards = [*await store.find_table_cards(server=wish.server, status=gathering)]
        now = await self._service.downtime.current_time()
        for other in await store.play_wishes(wish.server, now):
            cards += await self._sleeping_tables(other)
        found = []
        for card in cards:
            state = await self._service.table_state(card.id)
            if isinstance(state, TableState) and await self._fits_person(wish, state, person):
                found.append(state)
        return min(found, key=lambda one: (-len(one.card.holders), one.card.id), default=None)

    async def _sleeping_tables(self, wish: PlayWish) -> Sequence[TableCard]:
        """Return the tables that a person opened and that sleep, if their places are free."""
        found = []
        for card in await self._store.find_table_cards(
            server=wish.server, person=wish.person, status=(TableStatus.CANCELLED,)
        ):
            open_there = await self._store.find_table_cards(place=card.place, status=OPEN_STATUSES)
            if card.why == lobby.ASLEEP_REASON and not open_there:
                found.append(card)
        return found[-1:]

    async def find_running_game(self, wish: PlayWish, person: Person) -> TableState | None:
        """Find a running game of the server with a free place for this person."""
        for card in await self._store.find_table_cards(
            server=wish.server, status=(TableStatus.PLAYING,)
        ):
            if card.seats_kept_free:
                state = await self._service.table_state(card.id)
                if (
                    isinstance(state, TableState)
                    and wish_fits_running_game(wish, state, [*state.people.values(), person])
                    and await self._may_be_seated(state, person)
                ):
                    return state
        return None

    async def people_with_fitting_wishes(self, state: TableState) -> Sequence[Person]:
        """Return those on the list of the server whose wishes the table fits."""
        found = []
        for wish in await self._store.play_wishes(state.card.server, state.now):
            person = await self._service.find_person(wish.person)
            if person is not None and await self._fits_person(wish, state, person):
                found.append(person)
        return found

    async def _fits_person(self, wish: PlayWish, state: TableState, person: Person) -> bool:
        wishes = await self.wishes_at_table(state)
        wished = next((one.seats for one in wishes if one.seats), 0)
        people, is_any = [*state.people.values(), person], is_any_pace_wished(state, wishes)
        if not wish_fits_table(wish, state, wished, people, any_pace=is_any):
            return False
        return await self._may_be_seated(state, person)

    async def _may_be_seated(self, state: TableState, person: Person) -> bool:
        """Check that the person was never there, is welcome, and that nobody avoids another."""
        card = state.card
        if card.seat_of_person(person.id) is not None or person.id in card.left:
            return False
        if lobby.why_person_may_not_join(state, person.id):
            return False
        return await can_be_seated_together(self._store, [*people_at(card), person.id])

    async def wishes_at_table(self, state: TableState) -> Sequence[PlayWish]:
        """Return the wishes of the people at a table that are for its game."""
        wishes = await self._store.play_wishes(state.card.server, state.now)
        there = set(people_at(state.card))
        return [one for one in wishes if one.person in there and one.game == state.card.game]


def is_any_pace_wished(state: TableState, wishes: Sequence[PlayWish]) -> bool:
    """Check whether everybody at a table wished to play there at whatever pace."""
    return len(wishes) == len(state.card.holders) and not any(one.pace for one in wishes)


def count_missing_players(state: TableState, wished_seats: int) -> int:
    """Return how many players a table still looks for."""
    sizes = lobby.table_sizes(catalogue.current_game(state.card.game), dict(state.card.options))
    return max(1, (wished_seats or sizes[0]) - len(state.card.holders))
