"""Records on the disk: who may be named, what is forgotten, what stays whole."""

import sqlite3
from contextlib import closing
from dataclasses import replace

from bot.engine.game import Seat
from bot.engine.text import Named
from bot.history.records import (
    BestFeat,
    CloseFinish,
    FinishedGame,
    OwnRecord,
    PeakRecord,
    PlayerAccount,
    ServerBests,
)
from bot.storage.store import SqliteStore
from bot.tables.people import PersonId, TableId, TableStatus, Time
from bot.tables.records import SeatResult
from tests.storage.papers import LORENZO, card, set_up

ISABELLA = PersonId(2)
EIGHT = TableId(8)
JESTER = Named("lot", "jester")


def game(table: TableId, margin: int = 3, *, computers: bool = False) -> FinishedGame:
    deeds = tuple(
        BestFeat(Seat(seat), PersonId(1 + seat), "jester", JESTER, 900 + 100 * seat, is_price=True)
        for seat in range(2)
    )
    accounts = tuple(PlayerAccount(Seat(seat), (20 + seat, 10), 1, 900, 700) for seat in range(2))
    options = (("money", "open"),)
    whole = (table, "princes", "florence", options, computers, margin, ("works", "sold"))
    return FinishedGame(*whole, accounts, deeds)


async def fill(store: SqliteStore, *tables: int, computers: bool = False) -> None:
    """Games of Lorenzo and Isabella, which he won."""
    async with store.unit_of_work() as page:
        for number in tables:
            table = TableId(number)
            page.save_card(card(table, 1, 2, status=TableStatus.OVER))
            for seat, person in enumerate((LORENZO, ISABELLA)):
                page.save_record(
                    SeatResult(
                        *(table, "princes", "florence", 2, Seat(seat), person, ""),
                        *(40 - seat, 1 + seat, Time(9)),
                    )
                )
            page.save_record(game(table, margin=number - 7, computers=computers))


async def test_nobody_is_named_among_the_best_who_has_not_allowed_it(store: SqliteStore) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    await fill(store, EIGHT)
    isabella = await store.load_person(ISABELLA)
    assert isabella is not None
    before = await store.server_bests("florence", "princes")

    async with store.unit_of_work() as page:
        page.save_person(replace(isabella, named=True))
    after = await store.server_bests("florence", "princes")

    assert [one.name for one in before.peaks] == ["", ""]
    assert after.peaks[0] == PeakRecord("jester", JESTER, 1000, is_price=True, name="Isabella")
    assert after.peaks[1].name == ""
    assert after.finishes == (CloseFinish(1, ("", "Isabella")),)


async def test_games_of_a_size_are_added_up_without_computers(store: SqliteStore) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    await fill(store, 8, 9)
    await fill(store, 10, computers=True)

    among, apart = (await store.own_record(LORENZO, "", "princes")).sheets

    assert (among.games, among.wins, among.best, among.total) == (2, 2, 40, 80)
    assert among.sources == (("works", 40), ("sold", 20))
    assert (among.bought, among.paid, among.usual) == (2, 1800, 1400)
    assert (apart.games, apart.computers) == (1, True)


async def test_a_forgotten_person_takes_no_record_from_others(store: SqliteStore) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    await fill(store, 8, 9)
    before = await store.own_record(LORENZO, "florence", "princes")

    await store.erase_person(ISABELLA)

    assert await store.own_record(ISABELLA, "", "princes") == OwnRecord()
    told = await store.export_person(ISABELLA)
    assert (told["accounts"], told["deeds"]) == ([], [])
    after = await store.own_record(LORENZO, "florence", "princes")
    assert (after.sheets, after.peaks) == (before.sheets, before.peaks)
    assert (len(before.meetings), after.meetings) == (1, ())
    bests = await store.server_bests("florence", "princes")
    assert [one.amount for one in bests.peaks] == [900, 900]  # his own alone
    assert all("Isabella" not in one.names for one in bests.finishes)


async def test_a_deal_is_told_once_nobody_plays_it(store: SqliteStore) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    await fill(store, 8)
    with closing(sqlite3.connect(store.path)) as database:
        database.execute(
            "INSERT INTO shared_deals VALUES"
            " (1, 'florence', '', 'en', 'princes', 1, 'printed', '[]', 'half', 1, NULL, 0, '', '')"
        )
        database.execute("INSERT INTO shared_deal_tables VALUES (8, 1, 1)")
        database.commit()
        running = await store.server_bests("florence", "princes")
        own = await store.own_record(LORENZO, "florence", "princes")
        database.execute("UPDATE shared_deals SET over = 1")
        database.commit()

    assert (running, own) == (ServerBests(), OwnRecord())
    assert (await store.own_record(LORENZO, "florence", "princes")).sheets
    assert (await store.server_bests("florence", "princes")).finishes
