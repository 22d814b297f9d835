"""What is known of somebody can be had and can be forgotten."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.storage import privacy
from bot.storage import store as storage_store
from bot.storage.store import SqliteStore
from bot.tables import records
from bot.tables.motion_kinds import PlainMotion
from bot.tables.people import HOUR, Person, PersonId, SeatHolder, TableId, TableStatus, Time
from tests.storage.papers import LORENZO, SEED, SEVEN, card, keep, line, note, set_up

ISABELLA = PersonId(2)
EIGHT = TableId(8)


async def fill(store: SqliteStore) -> None:
    """Lorenzo (seat 0) and Isabella (seat 1) have left traces in every corner."""
    await set_up(store, "Lorenzo", "Isabella")
    await keep(store, line(1, act="bid 300"))
    async with store.unit_of_work() as page:
        page.save_person(
            Person(
                LORENZO, "lorenzo", "Lorenzo", "it", "Europe/Rome", (0, 60), Time(1), Time(2), HOUR
            )
        )
        page.save_table_card(
            card(EIGHT, 1, status=TableStatus.OVER, place="his messages", server="")
        )
        for seat, person in enumerate([LORENZO, ISABELLA]):
            page.replace_orders(
                SEVEN, Seat(seat), [records.SecretOrder(SEVEN, Seat(seat), f"limit {seat}00")]
            )
            page.enqueue_message(note(f"hand {seat}", person=person))
            page.save_record(records.PlayerRating(person, "princes", 2, 25.0, 8.0, 1))
            page.save_record(
                records.SeatResult(
                    EIGHT, "princes", "", 2, Seat(seat), person, "", 40, 1 + seat, Time(9)
                )
            )
        page.replace_ballots(
            SEVEN,
            [records.Ballot(PlainMotion.PAUSE, (Seat(0), Seat(1)), Time(5), Time(9), Time(5))],
        )


async def test_moves_of_whoever_sat_there_before_are_not_told_as_his(store: SqliteStore) -> None:
    await set_up(store, "Lorenzo")
    await keep(store, line(1, act="bid 300"), line(2, act="bid 400"))
    seven = await store.load_table_card(SEVEN)
    assert seven is not None
    async with store.unit_of_work() as page:
        page.save_table_card(replace(seven, holders=(SeatHolder(LORENZO, came_after=1),)))

    told = json.loads(json.dumps(await store.export_person(LORENZO)))

    assert [move["act"] for move in told["moves"]] == ["bid 400"]


async def test_all_about_somebody_is_told_and_nothing_about_another(store: SqliteStore) -> None:
    await fill(store)

    told = json.loads(json.dumps(await store.export_person(LORENZO)))

    assert told["person"]["name"] == "Lorenzo"
    assert [(table["table"], table["seat"]) for table in told["tables"]] == [(7, 0), (8, 0)]
    assert told["moves"] == [{"table": 7, "ply": 1, "act": "bid 300", "at": 1}]
    assert told["orders"] == [{"table": 7, "rank": 0, "act": "limit 000"}]
    assert told["votes"] == [{"table": 7, "motion": "pause"}]
    assert [note["topic"] for note in told["notes"]] == ["hand 0"]
    assert [result["rank"] for result in told["results"]] == [1]
    assert [rating["mu"] for rating in told["ratings"]] == [25.0]
    assert "limit 100" not in str(told)
    assert "Isabella" not in str(told)
    assert SEED not in str(told)
    both = [told["tables"], (await store.export_person(ISABELLA))["tables"]]
    assert [{table["owned"] for table in tables} for tables in both] == [{True}, {False}]


async def test_somebody_forgotten_leaves_an_anonymous_seat(store: SqliteStore) -> None:
    await fill(store)

    await store.erase_person(LORENZO)

    assert await store.load_person(LORENZO) == Person(LORENZO, outside="", name="")
    assert (await store.load_table(SEVEN)).lines == (line(1, act="bid 300"),)
    assert [(result.seat, result.person) for result in await store.find_results()] == [
        (0, None),
        (1, ISABELLA),
    ]
    told = await store.export_person(LORENZO)
    assert not any(told[kind] for kind in ("orders", "votes", "notes", "results", "ratings"))


def named(database: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """Every column that says who somebody is, or where he sat."""
    tables = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
    for (table,) in tables:
        for _, __, other, column, *_ in database.execute(f"PRAGMA foreign_key_list({table})"):
            if other == "people":
                yield table, column
        columns = {row[1] for row in database.execute(f"PRAGMA table_info({table})")}
        if "seat" in columns and "person" not in columns:
            yield table, "seat"


def written_into(database: sqlite3.Connection, table: str) -> None:
    """A row in which every number is Lorenzo's, that of his table and his seat."""
    row = {
        name: "[]" if kind == "TEXT" else LORENZO
        for _, name, kind, must_be, default, *_ in database.execute(f"PRAGMA table_info({table})")
        if (must_be and default is None) or name in ("person", "seat")
    }
    values = ", ".join("?" * len(row))
    names = ", ".join(row)
    database.execute(f"INSERT INTO {table} ({names}) VALUES ({values})", tuple(row.values()))


async def test_all_that_the_schema_keeps_of_a_person_is_forgotten(store: SqliteStore) -> None:
    await set_up(store)
    with closing(sqlite3.connect(store.path, isolation_level=None)) as database:
        keeps = set(named(database))
        for table in dict.fromkeys(table for table, _ in keeps):
            database.execute(f"DELETE FROM {table}")
            written_into(database, table)
        told = privacy.export_person(database, LORENZO)
        privacy.erase_person(database, LORENZO)
        asked = ((one, f"SELECT 1 FROM {one[0]} WHERE {one[1]} = ?") for one in keeps)
        left = {one for one, question in asked if database.execute(question, (LORENZO,)).fetchone()}

    # Where somebody sat is known, and no longer who he was.
    games = {(table, "seat") for table in ("lines", "jobs", "budgets")}
    assert left == {("tables", "owner"), ("holders", "person")} | games
    assert all(told[kind] for kind in ("errands", "own notes", "reviews"))


async def test_a_later_write_brings_nobody_back(store: SqliteStore) -> None:
    await fill(store)
    known = await store.load_person(LORENZO)
    assert known
    await store.erase_person(LORENZO)

    async with store.unit_of_work() as page:
        page.save_person(replace(known, name="Lorenzo il Magnifico"))

    assert await store.load_person(LORENZO) == Person(LORENZO, outside="", name="")
    assert (await store.find_or_add_person("lorenzo", "Lorenzo")).id != LORENZO


async def test_who_is_forgotten_takes_nothing_of_anybody_else_along(store: SqliteStore) -> None:
    await fill(store)
    before = await store.export_person(ISABELLA)

    await store.erase_person(LORENZO)

    assert await store.export_person(ISABELLA) == before


async def test_that_somebody_could_not_be_reached_is_forgotten_too(store: SqliteStore) -> None:
    await fill(store)
    async with store.unit_of_work() as page:
        for person in (LORENZO, ISABELLA, None):
            page.save_record(records.DeliveryChannel(SEVEN, person, shut=True, called="0 5"))
    ways = (await store.export_person(LORENZO))["ways"]
    assert ways == [{"table": 7, "shut": 1, "called": "0 5"}]

    await store.erase_person(LORENZO)

    assert (await store.export_person(LORENZO))["ways"] == []
    assert await store.delivery_channel(SEVEN, LORENZO) == records.DeliveryChannel(SEVEN, LORENZO)
    for other in (ISABELLA, None):
        assert (await store.delivery_channel(SEVEN, other)).shut


async def test_where_somebody_forgotten_played_alone_is_forgotten_too(store: SqliteStore) -> None:
    await fill(store)

    await store.erase_person(LORENZO)

    private, public = await store.load_table_card(EIGHT), await store.load_table_card(SEVEN)
    assert private
    assert public
    assert (private.place, public.place) == ("", "loggia")


async def test_somebody_forgotten_who_comes_back_is_somebody_new(store: SqliteStore) -> None:
    await fill(store)
    await store.erase_person(LORENZO)
    await store.erase_person(ISABELLA)

    again = await store.find_or_add_person("lorenzo", "Lorenzo")

    assert again.id not in (LORENZO, ISABELLA)


@pytest.mark.parametrize("is_read", [False, True])
async def test_who_was_forgotten_is_named_by_no_file_of_the_database(
    store: SqliteStore,
    is_read: bool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Where another program reads the log for good, it says so and does not wait for ever."""
    monkeypatch.setattr(storage_store, "TRUNCATED_AGAIN", (0, 0))
    await set_up(store, "Lorenzo the unmistakable")
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        if is_read:
            other.execute("BEGIN")
            other.execute("SELECT count(*) FROM people").fetchone()

        await store.erase_person(LORENZO)

        files = [path.read_bytes() for path in store.path.parent.glob(f"{store.path.name}*")]
        assert len(files) > 2  # beside the lock
        assert any(b"unmistakable" in file for file in files) == is_read
        assert ("still named by" in caplog.text) == is_read


async def test_what_was_forgotten_is_overwritten_on_the_disk(store: SqliteStore) -> None:
    await set_up(store, "Lorenzo the unmistakable")
    await store.erase_person(LORENZO)
    path = store.path

    await store.close_store()

    assert b"unmistakable" not in path.read_bytes()


async def test_a_post_kept_too_late_is_taken_down_too(store: SqliteStore) -> None:
    await fill(store)
    both, hers = frozenset({LORENZO, ISABELLA}), frozenset({ISABELLA})
    async with store.unit_of_work() as page:
        page.add_message_naming_people(records.MessageNamingPeople("piazza", "1", both))
        page.add_message_naming_people(records.MessageNamingPeople("piazza", "2", hers))

    await store.erase_person(LORENZO)
    async with store.unit_of_work() as page:
        page.add_message_naming_people(
            records.MessageNamingPeople("thread", "", both, "somebody's")
        )

    down = await store.messages_to_take_down()
    assert [(one.channel, one.message, one.instead) for one in down] == [
        ("piazza", "1", ""),
        ("thread", "", "somebody's"),
    ]
    assert (await store.export_person(ISABELLA))["shown"] == [
        {"channel": "piazza", "message": "1"},
        {"channel": "piazza", "message": "2"},
        {"channel": "thread", "message": ""},
    ]
    async with store.unit_of_work() as page:
        for one in down:
            page.delete_message_naming_people(one)
    assert await store.messages_to_take_down() == ()
    assert (await store.export_person(ISABELLA))["shown"] == [{"channel": "piazza", "message": "2"}]


async def test_whoever_finished_a_game_there_is_found_by_his_name(store: SqliteStore) -> None:
    await fill(store)

    assert await store.people_named("", ["Lorenzo", "Cosimo"]) == {LORENZO}
    assert await store.people_named("elsewhere", ["Lorenzo"]) == frozenset()
