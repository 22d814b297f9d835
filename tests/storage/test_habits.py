"""How somebody keeps time is read from the lines and tables there are."""

from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.engine.journal import Entry
from bot.storage import queries
from bot.storage.store import SqliteStore
from bot.tables.people import (
    HOUR,
    PersonId,
    PlayOnOrigin,
    SeatHolder,
    TableCard,
    TableId,
    TableStatus,
    Time,
)
from bot.tables.records import JournalLine, ResponseHabit
from tests.storage.papers import LORENZO, SEVEN, card, set_up

ISABELLA = PersonId(2)
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
        page.save_card(known)
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

    assert await store.load_card(came.id) == came
    assert (await store.response_habit(LORENZO, FLORENCE)).answer == 3 * HOUR


async def test_what_is_played_on_from_a_game_that_was_over_is_no_habit(store: SqliteStore) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    on = replace(table(8), origin=PlayOnOrigin(SEVEN, 3))
    await keep(store, on, *[HOUR] * 20)

    assert await store.load_card(on.id) == on
    assert await store.response_habit(LORENZO, FLORENCE) == ResponseHabit(None, 0, 0)


async def test_whoever_is_forgotten_has_no_habits(store: SqliteStore) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    await keep(store, table(8), *[HOUR] * 20)

    await store.erase_person(LORENZO)
    back = await store.find_or_add_person("lorenzo", "Lorenzo")

    assert await store.response_habit(back.id, FLORENCE) == ResponseHabit(None, 0, 0)
