"""Records on the disk: who may be named, what is forgotten, what stays whole."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.engine.journal import Entry
from bot.engine.text import Named
from bot.history import records
from bot.history.records import FeatRecord, FinishedGame, OwnRecord, PlayerFinances, ServerBests
from bot.storage import queries
from bot.storage.store import SqliteStore
from bot.tables.people import (
    HOUR,
    MINUTE,
    PersonId,
    PlayOnOrigin,
    SeatHolder,
    TableCard,
    TableId,
    TableStatus,
    Time,
)
from bot.tables.records import (
    EphemeralReply,
    JournalLine,
    MessageKey,
    MessageKind,
    OutboxMessage,
    ResponseHabit,
    SeatResult,
)
from tests.storage.papers import LORENZO, SEVEN, card, set_up

ISABELLA = PersonId(2)
EIGHT = TableId(8)
JESTER = Named("lot", "jester")


def game(table: TableId, margin: int = 3, *, computers: bool = False) -> FinishedGame:
    deeds = tuple(
        records.BestFeat(
            Seat(seat), PersonId(1 + seat), "jester", JESTER, 900 + 100 * seat, is_price=True
        )
        for seat in range(2)
    )
    accounts = tuple(PlayerFinances(Seat(seat), (20 + seat, 10), 1, 900, 700) for seat in range(2))
    options = (("money", "open"),)
    whole = (table, "princes", "florence", options, computers, margin, ("works", "sold"))
    return FinishedGame(*whole, accounts, deeds)


async def fill(store: SqliteStore, *tables: int, computers: bool = False) -> None:
    """Games of Lorenzo and Isabella, which he won."""
    async with store.unit_of_work() as page:
        for number in tables:
            table = TableId(number)
            page.save_table_card(card(table, 1, 2, status=TableStatus.OVER))
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
    assert after.peaks[0] == FeatRecord("jester", JESTER, 1000, is_price=True, name="Isabella")
    assert after.peaks[1].name == ""
    assert after.finishes == (records.CloseFinish(1, ("", "Isabella")),)


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


# How somebody keeps time is read from the lines and tables there are

FLORENCE, SIENA = "Florence", "Siena"


def table(number: int, status: TableStatus = TableStatus.OVER, *, left: bool = False) -> TableCard:
    chairs = (SeatHolder(LORENZO, resigned=left), SeatHolder(ISABELLA))
    plain = card(TableId(number), 2, status=status, server=FLORENCE)
    return replace(plain, holders=chairs, started=Time(1))


async def keep(
    store: SqliteStore, known: TableCard, *answers: int, request: str = "discord"
) -> None:
    """Isabella moves, and Lorenzo after so many seconds, again and again."""
    lines: list[JournalLine] = []
    at = 0
    for nth, took in enumerate(answers):
        for seat, later in ((1, 1), (0, took)):
            at += later
            ply = len(lines) + 1
            name = f"{request if seat == 0 else 'discord'} {known.id} {nth} {seat}"
            lines.append(JournalLine(ply, Entry(Seat(seat), "pass", f"{ply}"), name, 1, Time(at)))
    async with store.unit_of_work() as page:
        page.save_table_card(known)
        page.add_journal_lines(known.id, lines)


async def test_a_median_of_answers_counts_games_to_the_end(store: SqliteStore) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    await keep(store, table(8), *[HOUR] * 6, *[3 * HOUR] * 7)
    await keep(store, table(9, left=True))
    await keep(store, table(10, TableStatus.PLAYING))
    await keep(store, table(11, TableStatus.CANCELLED))

    assert await store.response_habit(LORENZO, FLORENCE) == ResponseHabit(
        3 * HOUR, finished=1, begun=2
    )
    assert (await store.response_habit(ISABELLA, FLORENCE)).answer == 1


async def test_of_a_few_answers_and_on_another_server_nothing_is_told(store: SqliteStore) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    await keep(store, table(8), *[HOUR] * (queries.FEWEST_ANSWERS - 1))

    assert await store.response_habit(LORENZO, FLORENCE) == ResponseHabit(None, 1, 1)
    assert await store.response_habit(LORENZO, SIENA) == ResponseHabit(None, 0, 0)


@pytest.mark.parametrize("request_", ["answer 8 0 1", "deadline 8 0 1"])
async def test_orders_and_deadlines_count_for_nobody(store: SqliteStore, request_: str) -> None:
    """A quick answer of an order would tell that there was one."""
    await set_up(store, "Lorenzo", "Isabella")
    await keep(store, table(8), *[HOUR] * 20, request=request_)

    assert (await store.response_habit(LORENZO, FLORENCE)).answer is None


async def test_answers_before_a_takeover_count_for_the_other(store: SqliteStore) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    lines = 2 * queries.FEWEST_ANSWERS
    came = replace(table(8), holders=(SeatHolder(LORENZO, came_after=lines), SeatHolder(ISABELLA)))
    await keep(store, came, *[HOUR] * queries.FEWEST_ANSWERS, *[3 * HOUR] * queries.FEWEST_ANSWERS)

    assert await store.load_table_card(came.id) == came
    assert (await store.response_habit(LORENZO, FLORENCE)).answer == 3 * HOUR


async def test_what_is_played_on_from_a_game_that_was_over_is_no_habit(store: SqliteStore) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    on = replace(table(8), origin=PlayOnOrigin(SEVEN, 3))
    await keep(store, on, *[HOUR] * 20)

    assert await store.load_table_card(on.id) == on
    assert await store.response_habit(LORENZO, FLORENCE) == ResponseHabit(None, 0, 0)


async def test_whoever_is_forgotten_has_no_habits(store: SqliteStore) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    await keep(store, table(8), *[HOUR] * 20)

    await store.erase_person(LORENZO)
    back = await store.find_or_add_person("lorenzo", "Lorenzo")

    assert await store.response_habit(back.id, FLORENCE) == ResponseHabit(None, 0, 0)


# Private panels: which question they show, and when a note about them is worth keeping

NOW = Time(1_700_000_000)
PANEL = EphemeralReply(LORENZO, "300", "41", "token", NOW, SEVEN, "question 3")


async def told(store: SqliteStore, whisper: EphemeralReply) -> None:
    async with store.unit_of_work() as page:
        page.save_ephemeral_reply(whisper)


async def test_a_panel_is_found_by_its_table_and_other_replies_are_not(store: SqliteStore) -> None:
    await set_up(store)
    await told(store, PANEL)
    await told(store, replace(PANEL, place="301", table=None, question=""))

    assert await store.panels_of_person(LORENZO, SEVEN) == (PANEL,)
    assert await store.panels_of_person(LORENZO, TableId(8)) == ()


async def test_an_edit_touches_no_panel_that_is_newer_than_it(store: SqliteStore) -> None:
    await set_up(store)
    newer = replace(PANEL, message="42", token="another")
    await told(store, PANEL)
    async with store.unit_of_work() as page:
        page.save_panel_question(PANEL, "question 4")
    assert await store.panels_of_person(LORENZO, SEVEN) == (replace(PANEL, question="question 4"),)

    await told(store, newer)
    async with store.unit_of_work() as page:
        page.save_panel_question(PANEL, "question 5")
        page.delete_ephemeral_reply(PANEL)

    assert await store.panels_of_person(LORENZO, SEVEN) == (newer,)


@pytest.mark.parametrize(
    ("shown", "minutes", "is_kept"),
    [(PANEL, 14, True), (PANEL, 16, False), (replace(PANEL, table=None), 0, False)],
)
async def test_a_note_about_panels_is_kept_while_there_is_one_that_can_be_changed(
    shown: EphemeralReply, minutes: int, is_kept: bool, store: SqliteStore
) -> None:
    await set_up(store)
    await told(store, shown)
    later = Time(NOW + minutes * MINUTE)

    async with store.unit_of_work() as page:
        page.enqueue_message(
            OutboxMessage(
                SEVEN, MessageKey(MessageKind.PANEL, Seat(0)), LORENZO, None, Seat(0), created=later
            )
        )

    assert bool(await store.messages_of_table(SEVEN)) == is_kept
