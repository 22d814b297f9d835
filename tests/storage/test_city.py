"""The city on the disk: which games built it, who is named, what stays of who is forgotten."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine.game import Seat
from bot.engine.text import Named
from bot.history.city import City, CityFeat, build_city
from bot.history.records import BestFeat, FinishedGame, OwnRecord, PlayerFinances
from bot.storage.store import SqliteStore
from bot.tables.people import DAY, PersonId, TableId, TableStatus, Time
from bot.tables.records import PlayerRating, SeatResult
from render.city import draw_city
from tests.storage.papers import LORENZO, card, set_up

ISABELLA, COSIMO = PersonId(2), PersonId(3)
POET = Named("profession", "poet")
GAMES = range(8, 24)


async def fill(store: SqliteStore, *, server: str = "florence", computers: int = 0) -> None:
    """Games of three, won by each of them in turn, and all of them may be named."""
    await set_up(store, "Lorenzo", "Isabella", "Cosimo")
    async with store.unit_of_work() as page:
        for person in (LORENZO, ISABELLA, COSIMO):
            known = await store.load_person(person)
            assert known is not None
            page.save_person(replace(known, named=True))
            page.save_record(PlayerRating(person, "princes", 3, 25.0, 8.0, 16))
        for table in GAMES:
            people = [PersonId(1 + (seat + table) % 3) for seat in range(3)]
            number = TableId(table)
            page.save_table_card(card(table, *people, status=TableStatus.OVER))
            for seat, person in enumerate(people):
                guest = "greedy" if seat >= 3 - computers else ""
                whole = (number, "princes", server, 3, Seat(seat), person, guest)
                page.save_record(SeatResult(*whole, 60 - seat, 1 + seat, Time(table * DAY)))
            page.save_record(_finished(number, people, server, computers=bool(computers)))


def _finished(
    table: TableId, people: list[PersonId], server: str, *, computers: bool
) -> FinishedGame:
    deeds = [
        BestFeat(Seat(seat), person, kind, POET, 10 * table + seat, is_price=kind == "lot")
        for seat, person in enumerate(people)
        for kind in ("work", "lot")
    ]
    accounts = tuple(PlayerFinances(Seat(seat), (50, 10 - seat), 1, 900, 700) for seat in range(3))
    whole = (table, "princes", server, (), computers, 1, ("works", "sold"))
    return FinishedGame(*whole, accounts, tuple(deeds))


async def city(store: SqliteStore) -> City:
    return build_city(await store.finished_buildings("florence"))


async def test_each_server_has_the_city_that_its_own_games_have_built(store: SqliteStore) -> None:
    await fill(store, computers=1)

    built = await store.finished_buildings("florence")

    assert [one.table for one in built] == list(GAMES)
    assert (built[0].seats, built[0].computers, built[0].points) == (3, 1, 60)
    assert built[0].greatest == 82
    assert await store.finished_buildings("siena") == ()
    assert await store.finished_buildings("") == ()


async def test_a_person_decides_whether_a_name_stands_in_the_city(store: SqliteStore) -> None:
    await fill(store)
    before = await store.finished_buildings("florence")
    isabella = await store.load_person(ISABELLA)
    assert isabella is not None

    async with store.unit_of_work() as page:
        page.save_person(replace(isabella, named=False))

    after = await store.finished_buildings("florence")
    assert {name for one in before for name in one.names} == {"Lorenzo", "Isabella", "Cosimo"}
    assert {name for one in after for name in one.names} == {"Lorenzo", "Cosimo"}
    feats = await store.best_feats(TableId(table) for table in GAMES)
    assert feats[TableId(9)] == CityFeat("work", POET, 92, "Cosimo")
    assert {feat.name for feat in feats.values()} == {"Lorenzo", "", "Cosimo"}


async def test_a_deal_in_play_builds_nothing_yet_and_then_last(store: SqliteStore) -> None:
    await fill(store)
    with closing(sqlite3.connect(store.path)) as database:
        database.execute(
            "INSERT INTO shared_deals VALUES (1, '', '', 'en', 'princes', 1, 'printed', '[]',"
            " 'half', 1, NULL, 0, '', '')"
        )
        database.execute("INSERT INTO shared_deal_tables VALUES (8, 1, 1), (20, 1, 2)")
        database.commit()
        running = await store.finished_buildings("florence")
        database.execute("UPDATE shared_deals SET over = 1")
        database.commit()

    assert {one.table for one in running} == set(GAMES) - {8, 20}
    newest = (await city(store)).plots_newest_first
    numbers = [plot.number for plot in reversed(newest)]
    assert numbers == [*range(9, 20), 8, 20, 21, 22, 23]


@pytest.mark.parametrize("odd", ["seats = 0", "seats = -3", f"seats = {2**40}", f"ended = {2**62}"])
async def test_a_game_never_played_builds_nothing(store: SqliteStore, odd: str) -> None:
    await fill(store)
    with closing(sqlite3.connect(store.path)) as database, database:
        database.execute(f"UPDATE results SET {odd} WHERE table_id = 9")

    found = await city(store)
    assert {plot.number for plot in found.plots_newest_first} == set(GAMES) - {9}
    assert [district.years for district in found.districts] == [(1970, 1970)]


# Whoever is forgotten


def texts(path: Path) -> Iterator[tuple[str, dict[str, object]]]:
    """Every row there is, of every table."""
    with closing(sqlite3.connect(path)) as database:
        database.row_factory = sqlite3.Row
        named = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        for (table,) in named:
            for row in database.execute(f"SELECT * FROM {table}").fetchall():
                yield table, dict(row)


async def test_a_forgotten_person_leaves_the_city_standing(store: SqliteStore) -> None:
    await fill(store)
    before = await city(store)
    bests = await store.server_bests("florence", "princes")
    own = await store.own_record(ISABELLA, "florence", "princes")
    about = await store.export_person(ISABELLA)
    drawn = draw_city(before, "en")

    await store.erase_person(LORENZO)

    # What is shown: all that he built, and neither he nor what he came to.
    after = await city(store)
    both = list(zip(after.plots_newest_first, before.plots_newest_first, strict=True))
    assert all(replace(now, built=then.built) == then for now, then in both)
    assert (after.landmarks, after.games) == (before.landmarks, before.games)
    his = [plot.built for plot in before.plots_newest_first if "Lorenzo" in plot.names]
    left = [plot.built for plot in after.plots_newest_first if not plot.built.is_known]
    assert [one.table for one in left] == [one.table for one in his]
    assert not any(one.names for one in left)
    without = build_city(
        replace(one, names=tuple(name for name in one.names if name != "Lorenzo"))
        for one in (plot.built for plot in before.plots_newest_first)
    )
    assert drawn != draw_city(after, "en") == draw_city(without, "en")
    feats = await store.best_feats(TableId(table) for table in GAMES)
    assert {feat.name for feat in feats.values()} == {"Isabella", "Cosimo"}
    greatest = {plot.number: plot.built.greatest for plot in after.plots_newest_first}
    assert {table: feat.amount for table, feat in feats.items()}.items() <= greatest.items(), (
        "nobody has done what the one did who is forgotten"
    )
    assert await store.own_record(LORENZO, "", "princes") == OwnRecord()

    # What is kept of the others is as it was, and of him nothing that says so.
    assert (await store.own_record(ISABELLA, "florence", "princes")).sheets == own.sheets
    assert (await store.own_record(ISABELLA, "florence", "princes")).peaks == own.peaks
    assert await store.export_person(ISABELLA) == about
    others = {peak for peak in bests.peaks if peak.name != "Lorenzo"}
    assert others <= set((await store.server_bests("florence", "princes")).peaks)
    rows = list(texts(store.path))
    assert not [row for _, row in rows if "lorenzo" in str(list(row.values())).lower()]
    of_his = {table for table, row in rows if row.get("person") == LORENZO}
    assert of_his == {"holders"}  # seats of nobody, without which no game could be told again
    assert sum(table == "accounts" for table, _ in rows) == 2 * len(GAMES)
    await store.close_store()
    assert b"orenzo" not in store.path.read_bytes()
