"""How somebody keeps time is read from the lines and tables there are."""

from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.engine.journal import Entry
from bot.host.company import Chair, Origin, PersonId, Status, TableCard, TableId
from bot.host.rows import Habit, Line
from bot.host.time import HOUR, Time
from bot.store import habits
from bot.store.sqlite import Sqlite
from tests.store.papers import LORENZO, SEVEN, card, set_up

pytestmark = pytest.mark.asyncio

ISABELLA = PersonId(2)
FLORENCE, SIENA = "Florence", "Siena"


def table(number: int, status: Status = Status.OVER, *, left: bool = False) -> TableCard:
    chairs = (Chair(LORENZO, resigned=left), Chair(ISABELLA))
    plain = card(TableId(number), 2, status=status, server=FLORENCE)
    return replace(plain, chairs=chairs, started=Time(1))


async def keep(store: Sqlite, known: TableCard, *answers: int, request: str = "discord") -> None:
    """Isabella moves, and Lorenzo after so many seconds, again and again."""
    lines: list[Line] = []
    at = 0
    for nth, took in enumerate(answers):
        for seat, later in ((1, 1), (0, took)):
            at += later
            ply = len(lines) + 1
            name = f"{request if seat == 0 else 'discord'} {known.id} {nth} {seat}"
            lines.append(Line(ply, Entry(Seat(seat), "pass", f"{ply}"), name, 1, Time(at)))
    async with store.page() as page:
        page.put_card(known)
        page.add_lines(known.id, lines)


async def test_the_middle_one_of_the_answers_is_told_and_games_played_to_the_end(
    store: Sqlite,
) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    await keep(store, table(8), *[HOUR] * 6, *[3 * HOUR] * 7)
    await keep(store, table(9, left=True))
    await keep(store, table(10, Status.PLAYING))
    await keep(store, table(11, Status.CANCELLED))

    assert await store.habit(LORENZO, FLORENCE) == Habit(3 * HOUR, finished=1, begun=2)
    assert (await store.habit(ISABELLA, FLORENCE)).answer == 1


async def test_of_a_few_answers_and_on_another_server_nothing_is_told(store: Sqlite) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    await keep(store, table(8), *[HOUR] * (habits.FEWEST - 1))

    assert await store.habit(LORENZO, FLORENCE) == Habit(None, 1, 1)
    assert await store.habit(LORENZO, SIENA) == Habit(None, 0, 0)


@pytest.mark.parametrize("request_", ["answer 8 0 1", "deadline 8 0 1"])
async def test_what_orders_and_deadlines_answered_was_not_he(store: Sqlite, request_: str) -> None:
    """A quick answer of an order would tell that there was one."""
    await set_up(store, "Lorenzo", "Isabella")
    await keep(store, table(8), *[HOUR] * 20, request=request_)

    assert (await store.habit(LORENZO, FLORENCE)).answer is None


async def test_what_was_answered_before_he_took_the_seat_over_was_not_he(store: Sqlite) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    lines = 2 * habits.FEWEST
    came = replace(table(8), chairs=(Chair(LORENZO, came_after=lines), Chair(ISABELLA)))
    await keep(store, came, *[HOUR] * habits.FEWEST, *[3 * HOUR] * habits.FEWEST)

    assert await store.card(came.id) == came
    assert (await store.habit(LORENZO, FLORENCE)).answer == 3 * HOUR


async def test_what_is_played_on_from_a_game_that_was_over_is_no_habit(store: Sqlite) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    on = replace(table(8), origin=Origin(SEVEN, 3))
    await keep(store, on, *[HOUR] * 20)

    assert await store.card(on.id) == on
    assert await store.habit(LORENZO, FLORENCE) == Habit(None, 0, 0)


async def test_whoever_is_forgotten_has_no_habits(store: Sqlite) -> None:
    await set_up(store, "Lorenzo", "Isabella")
    await keep(store, table(8), *[HOUR] * 20)

    await store.forget(LORENZO)
    back = await store.person_outside("lorenzo", "Lorenzo")

    assert await store.habit(back.id, FLORENCE) == Habit(None, 0, 0)
