"""Whatever is put on a page is read back as it was."""

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from functools import cache, partial
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.game import Seat
from bot.engine.journal import Opening
from bot.engine.text import Text
from bot.host import motions
from bot.host.company import Person, PersonId, Status, TableCard, TableId
from bot.host.motions import Cancel, Motion, Pause, Resume, StandIn, Substitute, Undo
from bot.host.ports import Store
from bot.host.rows import Ballot, Budget, Due, Line, Order, Rating, Result, Ring, Way
from bot.host.time import Time
from bot.store import annals, reading, upgrade
from bot.store.draft import Draft
from bot.store.sqlite import Sqlite
from tests.store.papers import LORENZO, SEVEN, card, keep, line, opening, set_up
from tests.store.test_texts import TEXTS

SEAT = Seat(1)
ISABELLA = PersonId(2)
SMALLEST, LARGEST = -(2**63), 2**63 - 1
NUMBERS = st.integers(0, 10**motions.LONGEST_NUMBER - 1)
MOTIONS = st.one_of(
    st.builds(Undo, NUMBERS),
    st.builds(StandIn, NUMBERS),
    st.builds(Substitute, NUMBERS, NUMBERS),
    st.sampled_from([Pause(), Resume(), Cancel()]),
)


def anything(hint: Any) -> st.SearchStrategy[Any]:
    """Every value of a type that a file can hold."""
    if hint is int:
        return st.integers(SMALLEST, LARGEST)
    if hint is Text:
        return TEXTS
    if hint == Motion:
        return MOTIONS
    if isinstance(hint, NewType):
        return anything(hint.__supertype__)
    if get_origin(hint) in (Union, UnionType):
        return st.one_of(*map(anything, get_args(hint)))
    if get_origin(hint) is frozenset:
        return st.frozensets(*map(anything, get_args(hint)), max_size=4)
    if get_origin(hint) is tuple:
        kinds = get_args(hint)
        if kinds[-1] is Ellipsis:
            return st.lists(anything(kinds[0]), max_size=4).map(tuple)
        return st.tuples(*map(anything, kinds))
    if hint is float:
        return st.floats(allow_nan=False)
    if hint in (str, bool, NoneType) or issubclass(hint, Enum):
        return st.from_type(hint)
    return st.builds(hint, **{name: anything(of) for name, of in get_type_hints(hint).items()})


@cache
def file_in_memory() -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """An empty one that was brought up to date, and one to write in."""
    empty, used = (sqlite3.connect(":memory:", isolation_level=None) for _ in range(2))
    upgrade.bring_up_to_date(empty, Path("in memory"))
    used.execute("PRAGMA foreign_keys = OFF")
    return empty, used


def put(*entries: Callable[[Draft], object]) -> sqlite3.Connection:
    """A file with these entries alone."""
    draft, (empty, database) = Draft(), file_in_memory()
    for entry in entries:
        entry(draft)
    empty.backup(database)
    draft.write(database)
    return database


@settings(max_examples=60, deadline=None)
@given(before=anything(TableCard), after=anything(TableCard))
def test_a_card_is_read_as_it_was_last_put(before: TableCard, after: TableCard) -> None:
    after = TableCard(before.id, *(getattr(after, name) for name in after.__slots__[1:]))

    people = {after.owner, *after.sent_away, *(chair.person for chair in after.chairs)} - {None}
    known = [Person(PersonId(one), str(one), "") for one in people if one is not None]
    cards = partial(Draft.put_card, card=before), partial(Draft.put_card, card=after)

    database = put(*cards, *(partial(Draft.put_person, person=person) for person in known))

    assert reading.card(database, after.id) == after
    assert reading.cards(database, status=[after.status]) == (after,)


@settings(max_examples=30, deadline=None)
@given(anything(Person))
def test_a_person_is_read_as_put(person: Person) -> None:
    database = put(lambda page: page.put_person(person))

    assert reading.person(database, person.id) == person
    assert reading.person_outside(database, person.outside) == (person if person.outside else None)


@settings(max_examples=30, deadline=None)
@given(anything(Opening))
def test_an_opening_is_read_as_put(opening: Opening) -> None:
    database = put(lambda page: page.put_opening(SEVEN, opening))

    assert reading.opening(database, SEVEN) == opening


@settings(max_examples=30, deadline=None)
@given(
    st.lists(
        anything(Line), unique_by=(lambda line: line.ply, lambda line: line.request), max_size=5
    )
)
def test_lines_are_read_in_the_order_of_their_plies(lines: list[Line]) -> None:
    database = put(lambda page: page.add_lines(SEVEN, lines))

    assert reading.lines(database, SEVEN) == tuple(sorted(lines, key=lambda line: line.ply))


@settings(max_examples=30, deadline=None)
@given(st.lists(anything(Due), max_size=5))
def test_dues_are_read_by_their_time(dues: list[Due]) -> None:
    ours = [Due(SEVEN, due.seat, due.ring, due.at, due.decision) for due in dues]

    database = put(lambda page: page.set_dues(SEVEN, ours))

    by_time = tuple(sorted(ours, key=lambda due: due.at))
    assert reading.dues_of(database, SEVEN) == by_time
    assert reading.dues(database, Time(LARGEST)) == by_time
    assert reading.next_due(database) == min((due.at for due in ours), default=None)


@settings(max_examples=30, deadline=None)
@given(
    st.lists(anything(Order), max_size=4),
    st.lists(anything(Ballot), max_size=4),
    st.lists(anything(Budget), max_size=4),
)
def test_orders_ballots_and_budgets_keep_their_order(
    orders: list[Order], ballots: list[Ballot], budgets: list[Budget]
) -> None:
    orders = [Order(SEVEN, SEAT, order.act) for order in orders]

    database = put(
        lambda page: page.set_orders(SEVEN, SEAT, orders),
        lambda page: page.set_ballots(SEVEN, ballots),
        lambda page: page.set_budgets(SEVEN, budgets),
    )

    assert reading.orders(database, SEVEN) == tuple(orders)
    assert reading.orders(database, SEVEN, SEAT) == tuple(orders)
    assert reading.ballots(database, SEVEN) == tuple(ballots)
    assert reading.budgets(database, SEVEN) == tuple(budgets)


@settings(max_examples=30, deadline=None)
@given(anything(Result), anything(Rating), st.floats(-1_000, 1_000), st.floats(0, 1_000))
def test_results_and_ratings_are_read_as_put(
    result: Result, rating: Rating, mu: float, sigma: float
) -> None:
    rating = replace(rating, mu=mu, sigma=sigma)
    database = put(lambda page: page.put_result(result), lambda page: page.put_rating(rating))

    assert annals.results(database) == (result,)
    assert annals.ratings(database, rating.game, rating.seats) == {rating.person: rating}


def test_only_the_dues_of_the_named_seats_are_replaced() -> None:
    def due(seat: Seat | None, at: int) -> Due:
        return Due(SEVEN, seat, Ring.DEADLINE, Time(at))

    database = put(
        lambda page: page.set_dues(SEVEN, [due(None, 1), due(Seat(0), 2), due(Seat(1), 3)]),
        lambda page: page.set_dues(SEVEN, [due(Seat(1), 4)], seats=[None, Seat(1)]),
    )

    assert reading.dues_of(database, SEVEN) == (due(Seat(0), 2), due(Seat(1), 4))


def test_a_due_that_is_struck_leaves_the_others() -> None:
    first, second = (Due(SEVEN, None, Ring.SLEEP, Time(at), 5) for at in (1, 2))

    database = put(
        lambda page: page.set_dues(SEVEN, [first, second]), lambda page: page.strike_due(first)
    )

    assert reading.dues_of(database, SEVEN) == (second,)


@pytest.mark.asyncio
async def test_the_store_is_what_the_host_asks_for(store: Sqlite) -> None:
    asked_for: Store = store

    await set_up(store, "Lorenzo", "Isabella")
    await keep(store, line(1))

    shelf = await asked_for.shelf(SEVEN)
    assert (shelf.card, shelf.opening) == (card(SEVEN, 1, 2), opening())
    assert (shelf.lines, shelf.orders, shelf.budgets, shelf.ballots) == ((line(1),), (), (), ())


@pytest.mark.asyncio
async def test_what_is_not_there_is_not_found(store: Sqlite) -> None:
    assert await store.card(SEVEN) is None
    assert await store.opening(SEVEN) is None
    assert await store.person(LORENZO) is None
    assert await store.next_due() is None
    assert not await store.request_kept("click 1")
    with pytest.raises(LookupError, match="table 7"):
        await store.shelf(SEVEN)
    with pytest.raises(LookupError, match="seal"):
        await store.edition("seal")


@pytest.mark.asyncio
async def test_cards_are_found_by_all_that_is_asked_for_together(store: Sqlite) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    async with store.page() as page:
        page.put_card(card(8, 1, status=Status.OVER))
        page.put_card(card(9, 2, place="garden", server="rome"))

    async def found(**asked: Any) -> list[int]:
        return [card.id for card in await store.cards(**asked)]

    assert await found() == [7, 8, 9]
    assert await found(status=[Status.PLAYING, Status.PAUSED]) == [7, 9]
    assert await found(status=[Status.PLAYING], server="florence") == [7]
    assert await found(place="garden") == [9]
    assert await found(person=PersonId(2)) == [7, 9]
    assert await found(person=PersonId(2), place="loggia") == [7]


@pytest.mark.asyncio
async def test_what_is_known_of_a_way_is_kept_and_replaced(store: Sqlite) -> None:
    await set_up(store)
    ways = [Way(SEVEN, None, shut=True), Way(SEVEN, LORENZO, shut=True, called="2 900")]
    for way in (Way(SEVEN, None), *ways):
        async with store.page() as page:
            page.put_way(way)

    assert [await store.way(SEVEN, None), await store.way(SEVEN, LORENZO)] == ways
    assert await store.way(SEVEN, ISABELLA) == Way(SEVEN, ISABELLA)


@pytest.mark.asyncio
async def test_a_rematch_is_found_by_the_table_it_follows(store: Sqlite) -> None:
    await set_up(store)
    async with store.page() as page:
        page.put_card(card(8))
        page.put_rematch(SEVEN, TableId(8))

    assert await store.rematch(SEVEN) == 8
    assert await store.rematch(TableId(8)) is None


@pytest.mark.asyncio
async def test_settings_and_printed_numbers_are_kept(store: Sqlite) -> None:
    async with store.page() as page:
        page.put_setting("florence", "language", "it")
        page.put_setting("florence", "language", "de")
        page.put_setting("rome", "language", "fr")
        page.put_edition("seal", "princes", "{}")
        page.put_edition("seal", "princes", "{}")

    assert await store.settings("florence") == {"language": "de"}
    assert await store.edition("seal") == ("princes", "{}")


@pytest.mark.asyncio
async def test_a_request_is_known_once_its_line_is_kept(store: Sqlite) -> None:
    await set_up(store)
    await keep(store, line(1, "click"))

    assert await store.request_kept("click")
    assert not await store.request_kept("clic")


@pytest.mark.asyncio
async def test_the_number_of_a_table_is_given_once_in_all_times(tmp_path: Path) -> None:
    given = []
    for _ in range(2):
        store = await Sqlite.open_for_hosting(tmp_path / "signoria.db")
        given += await asyncio.gather(*(store.next_table() for _ in range(3)))
        await store.close()

    assert sorted(given) == [1, 2, 3, 4, 5, 6]


@pytest.mark.asyncio
async def test_somebody_who_clicks_twice_is_one_person(store: Sqlite) -> None:
    clicks = [store.person_outside("4711", name) for name in ("Lorenzo", "Lorenzo il Magnifico")]

    first, second = await asyncio.gather(*clicks)

    assert first == second == await store.person(first.id)
    assert first != await store.person_outside("4712", "Lorenzo")


@pytest.mark.asyncio
@pytest.mark.usefixtures("patient")
async def test_a_house_that_ends_with_its_process_keeps_all_and_waits_for_no_disk(
    store: Sqlite,
) -> None:
    waits = []

    def looked(database: sqlite3.Connection) -> None:
        waits.append(database.execute("PRAGMA synchronous").fetchone()[0])

    await store._write(looked)
    await store.spare_the_disk()
    await store._write(looked)
    await set_up(store)
    await keep(store, line(1, "click"))

    assert waits[0] > 0
    assert waits[1] == 0
    assert await store.request_kept("click")
