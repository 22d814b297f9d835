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
from bot.storage import history, queries, schema
from bot.storage.store import SqliteStore
from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables import motion_kinds, records
from bot.tables.people import Person, PersonId, TableCard, TableId, TableStatus, Time
from bot.tables.store_protocols import Store
from tests.storage.papers import LORENZO, SEVEN, card, keep, line, opening, set_up
from tests.storage.test_texts import TEXTS

SEAT = Seat(1)
ISABELLA = PersonId(2)
SMALLEST, LARGEST = -(2**63), 2**63 - 1
NUMBERS = st.integers(0, 10**motion_kinds.LONGEST_NUMBER - 1)
MOTIONS = st.one_of(
    st.builds(motion_kinds.UndoMotion, NUMBERS),
    st.builds(motion_kinds.ReplaceMotion, NUMBERS),
    st.builds(motion_kinds.TakeoverMotion, NUMBERS, NUMBERS),
    st.sampled_from(
        [
            motion_kinds.PlainMotion.PAUSE,
            motion_kinds.PlainMotion.RESUME,
            motion_kinds.PlainMotion.CANCEL,
        ]
    ),
)


def anything(hint: Any) -> st.SearchStrategy[Any]:
    """Every value of a type that a file can hold."""
    if hint is int:
        return st.integers(SMALLEST, LARGEST)
    if hint is Text:
        return TEXTS
    if hint == motion_kinds.Motion:
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
    schema.migrate_database(empty, Path("in memory"))
    used.execute("PRAGMA foreign_keys = OFF")
    return empty, used


def put(*entries: Callable[[SqlUnitOfWork], object]) -> sqlite3.Connection:
    """A file with these entries alone."""
    draft, (empty, database) = SqlUnitOfWork(), file_in_memory()
    for entry in entries:
        entry(draft)
    empty.backup(database)
    draft.write_transaction_to(database)
    return database


@settings(max_examples=60, deadline=None)
@given(before=anything(TableCard), after=anything(TableCard))
def test_a_card_is_read_as_it_was_last_put(before: TableCard, after: TableCard) -> None:
    after = TableCard(before.id, *(getattr(after, name) for name in after.__slots__[1:]))
    after = replace(after, left=frozenset())  # follows from who has had a seat

    people = {after.owner, *after.sent_away, *(chair.person for chair in after.holders)} - {None}
    known = [Person(PersonId(one), str(one), "") for one in people if one is not None]
    cards = (
        partial(SqlUnitOfWork.save_table_card, card=before),
        partial(SqlUnitOfWork.save_table_card, card=after),
    )

    database = put(*cards, *(partial(SqlUnitOfWork.save_person, person=person) for person in known))

    assert queries.select_table_card(database, after.id) == after
    assert queries.select_table_cards(database, status=[after.status]) == (after,)


@settings(max_examples=30, deadline=None)
@given(anything(Person))
def test_a_person_is_read_as_put(person: Person) -> None:
    database = put(lambda page: page.save_person(person))

    assert queries.select_person(database, person.id) == person
    assert queries.select_person_by_account(database, person.outside) == (
        person if person.outside else None
    )


@settings(max_examples=30, deadline=None)
@given(anything(Opening))
def test_an_opening_is_read_as_put(opening: Opening) -> None:
    database = put(lambda page: page.save_opening(SEVEN, opening))

    assert queries.select_opening(database, SEVEN) == opening


@settings(max_examples=30, deadline=None)
@given(
    st.lists(
        anything(records.JournalLine),
        unique_by=(lambda line: line.ply, lambda line: line.request),
        max_size=5,
    )
)
def test_lines_are_read_in_the_order_of_their_plies(lines: list[records.JournalLine]) -> None:
    database = put(lambda page: page.add_journal_lines(SEVEN, lines))

    assert queries.select_journal_lines(database, SEVEN) == tuple(
        sorted(lines, key=lambda line: line.ply)
    )


@settings(max_examples=30, deadline=None)
@given(st.lists(anything(records.Job), max_size=5))
def test_dues_are_read_by_their_time(dues: list[records.Job]) -> None:
    ours = [records.Job(SEVEN, due.seat, due.kind, due.at, due.decision) for due in dues]

    database = put(lambda page: page.replace_jobs(SEVEN, ours))

    by_time = tuple(sorted(ours, key=lambda due: due.at))
    assert queries.select_jobs_of_table(database, SEVEN) == by_time
    assert queries.select_due_jobs(database, Time(LARGEST)) == by_time
    assert queries.select_next_job_time(database) == min((due.at for due in ours), default=None)


@settings(max_examples=30, deadline=None)
@given(
    st.lists(anything(records.SecretOrder), max_size=4),
    st.lists(anything(records.Ballot), max_size=4),
    st.lists(anything(records.TimeBudget), max_size=4),
)
def test_orders_ballots_and_budgets_keep_their_order(
    orders: list[records.SecretOrder],
    ballots: list[records.Ballot],
    budgets: list[records.TimeBudget],
) -> None:
    orders = [records.SecretOrder(SEVEN, SEAT, order.act) for order in orders]

    database = put(
        lambda page: page.replace_orders(SEVEN, SEAT, orders),
        lambda page: page.replace_ballots(SEVEN, ballots),
        lambda page: page.replace_time_budgets(SEVEN, budgets),
    )

    assert queries.select_orders(database, SEVEN) == tuple(orders)
    assert queries.select_orders(database, SEVEN, SEAT) == tuple(orders)
    assert queries.select_ballots(database, SEVEN) == tuple(ballots)
    assert queries.select_time_budgets(database, SEVEN) == tuple(budgets)


@settings(max_examples=30, deadline=None)
@given(
    anything(records.SeatResult),
    anything(records.PlayerRating),
    st.floats(-1_000, 1_000),
    st.floats(0, 1_000),
)
def test_results_and_ratings_are_read_as_put(
    result: records.SeatResult, rating: records.PlayerRating, mu: float, sigma: float
) -> None:
    rating = replace(rating, mu=mu, sigma=sigma)
    database = put(lambda page: page.save_record(result), lambda page: page.save_record(rating))

    assert history.select_results(database) == (result,)
    assert history.select_ratings(database, rating.game, rating.seats) == {rating.person: rating}


def test_only_the_dues_of_the_named_seats_are_replaced() -> None:
    def due(seat: Seat | None, at: int) -> records.Job:
        return records.Job(SEVEN, seat, records.JobKind.DEADLINE, Time(at))

    database = put(
        lambda page: page.replace_jobs(SEVEN, [due(None, 1), due(Seat(0), 2), due(Seat(1), 3)]),
        lambda page: page.replace_jobs(SEVEN, [due(Seat(1), 4)], seats=[None, Seat(1)]),
    )

    assert queries.select_jobs_of_table(database, SEVEN) == (due(Seat(0), 2), due(Seat(1), 4))


def test_a_due_that_is_struck_leaves_the_others() -> None:
    first, second = (records.Job(SEVEN, None, records.JobKind.SLEEP, Time(at), 5) for at in (1, 2))

    database = put(
        lambda page: page.replace_jobs(SEVEN, [first, second]), lambda page: page.delete_job(first)
    )

    assert queries.select_jobs_of_table(database, SEVEN) == (second,)


async def test_the_store_is_what_the_host_asks_for(store: SqliteStore) -> None:
    asked_for: Store = store

    await set_up(store, "Lorenzo", "Isabella")
    await keep(store, line(1))

    shelf = await asked_for.load_table(SEVEN)
    assert (shelf.card, shelf.opening) == (card(SEVEN, 1, 2), opening())
    assert (shelf.lines, shelf.orders, shelf.budgets, shelf.ballots) == ((line(1),), (), (), ())


async def test_what_is_not_there_is_not_found(store: SqliteStore) -> None:
    assert await store.load_table_card(SEVEN) is None
    assert await store.load_opening(SEVEN) is None
    assert await store.load_person(LORENZO) is None
    assert await store.next_job_time() is None
    assert not await store.has_stored_request("click 1")
    with pytest.raises(LookupError, match="table 7"):
        await store.load_table(SEVEN)
    with pytest.raises(LookupError, match="seal"):
        await store.load_edition("seal")


async def test_cards_are_found_by_all_that_is_asked_for_together(store: SqliteStore) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    async with store.unit_of_work() as page:
        page.save_table_card(card(8, 1, status=TableStatus.OVER))
        page.save_table_card(card(9, 2, place="garden", server="rome"))

    async def found(**asked: Any) -> list[int]:
        return [card.id for card in await store.find_table_cards(**asked)]

    assert await found() == [7, 8, 9]
    assert await found(status=[TableStatus.PLAYING, TableStatus.PAUSED]) == [7, 9]
    assert await found(status=[TableStatus.PLAYING], server="florence") == [7]
    assert await found(place="garden") == [9]
    assert await found(person=PersonId(2)) == [7, 9]
    assert await found(person=PersonId(2), place="loggia") == [7]


async def test_what_is_known_of_a_way_is_kept_and_replaced(store: SqliteStore) -> None:
    await set_up(store)
    ways = [
        records.DeliveryChannel(SEVEN, None, shut=True),
        records.DeliveryChannel(SEVEN, LORENZO, shut=True, called="2 900"),
    ]
    for way in (records.DeliveryChannel(SEVEN, None), *ways):
        async with store.unit_of_work() as page:
            page.save_record(way)

    assert [
        await store.delivery_channel(SEVEN, None),
        await store.delivery_channel(SEVEN, LORENZO),
    ] == ways
    assert await store.delivery_channel(SEVEN, ISABELLA) == records.DeliveryChannel(SEVEN, ISABELLA)


async def test_a_rematch_is_found_by_the_table_it_follows(store: SqliteStore) -> None:
    await set_up(store)
    async with store.unit_of_work() as page:
        page.save_table_card(card(8))
        page.save_rematch(SEVEN, TableId(8))

    assert await store.rematch_of(SEVEN) == 8
    assert await store.rematch_of(TableId(8)) is None


async def test_settings_and_printed_numbers_are_kept(store: SqliteStore) -> None:
    async with store.unit_of_work() as page:
        page.save_setting("florence", "language", "it")
        page.save_setting("florence", "language", "de")
        page.save_setting("rome", "language", "fr")
        page.save_edition("seal", "princes", "{}")
        page.save_edition("seal", "princes", "{}")

    assert await store.server_settings("florence") == {"language": "de"}
    assert await store.load_edition("seal") == ("princes", "{}")


async def test_a_request_is_known_once_its_line_is_kept(store: SqliteStore) -> None:
    await set_up(store)
    await keep(store, line(1, "click"))

    assert await store.has_stored_request("click")
    assert not await store.has_stored_request("clic")


async def test_the_number_of_a_table_is_given_once_in_all_times(tmp_path: Path) -> None:
    given = []
    for _ in range(2):
        store = await SqliteStore.open_for_hosting(tmp_path / "signoria.db")
        given += await asyncio.gather(*(store.next_table_id() for _ in range(3)))
        await store.close_store()

    assert sorted(given) == [1, 2, 3, 4, 5, 6]


async def test_somebody_who_clicks_twice_is_one_person(store: SqliteStore) -> None:
    clicks = [
        store.find_or_add_person("4711", name) for name in ("Lorenzo", "Lorenzo il Magnifico")
    ]

    first, second = await asyncio.gather(*clicks)

    assert first == second == await store.load_person(first.id)
    assert first != await store.find_or_add_person("4712", "Lorenzo")


@pytest.mark.usefixtures("patient")
async def test_a_process_that_ends_keeps_all_without_a_wait(store: SqliteStore) -> None:
    waits = []

    def looked(database: sqlite3.Connection) -> None:
        waits.append(database.execute("PRAGMA synchronous").fetchone()[0])

    await store._run_writing(looked)
    await store.disable_sync()
    await store._run_writing(looked)
    await set_up(store)
    await keep(store, line(1, "click"))

    assert waits[0] > 0
    assert waits[1] == 0
    assert await store.has_stored_request("click")
