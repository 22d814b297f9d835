"""No question of the host reads through a whole table: ten thousand tables cost nothing."""

import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
import pytest_asyncio

from bot.engine.game import Seat
from bot.host.company import PersonId, Status
from bot.host.motions import Pause
from bot.host.rows import Ballot, Budget, Due, Order, Rating, Result, Ring, Way
from bot.host.time import Time
from bot.store.scribe import Scribe
from bot.store.sqlite import Sqlite
from tests.store.papers import LORENZO, PRINTED, SEVEN, keep, line, note, set_up

pytestmark = pytest.mark.asyncio

ALLOWED = {
    # Whoever asks for all results reads all results,
    "SCAN results",
    # and for all lost notes all of those, but no others.
    "SCAN notes USING INDEX notes_lost",
    "SCAN ways USING INDEX ways_lost",
    # Whoever asks for the next due stops at the first that is one.
    "SCAN dues USING INDEX dues_by_time",
}


@pytest_asyncio.fixture
async def overheard(store: Sqlite) -> AsyncIterator[list[str]]:
    """Every statement that reaches SQLite."""
    said: list[str] = []
    assert store._writer
    await set_up(store)
    for scribe in (store._reader, store._writer):
        await _listen(scribe, said)
    yield said


async def _listen(scribe: Scribe, said: list[str]) -> None:
    await scribe.run(lambda database: database.set_trace_callback(said.append))


def plan(database: sqlite3.Connection, statement: str) -> list[str]:
    database.set_trace_callback(None)
    return [step for *_, step in database.execute(f"EXPLAIN QUERY PLAN {statement}")]


async def test_every_question_is_answered_by_an_index(store: Sqlite, overheard: list[str]) -> None:
    await store.person(LORENZO)
    await store.person_outside("somebody new", "Isabella")
    await store.shelf(SEVEN)
    await store.card(SEVEN)
    questions: list[dict[str, Any]] = [
        {"status": [Status.PLAYING]},
        {"status": [Status.PLAYING, Status.PAUSED], "server": "florence"},
        {"place": "loggia"},
        {"status": [Status.GATHERING], "place": "loggia"},
        {"person": LORENZO},
    ]
    for asked in questions:
        await store.cards(**asked)
    await store.opening(SEVEN)
    await store.edition(PRINTED.seal)
    await store.lines(SEVEN)
    await store.request_kept("click")
    await store.dues(Time(9))
    await store.dues_of(SEVEN)
    await store.next_due()
    await store.orders(SEVEN)
    await store.orders(SEVEN, Seat(0))
    await store.budgets(SEVEN)
    await store.ballots(SEVEN)
    await store.notes(Time(9))
    await store.notes_of(SEVEN)
    await store.notes_to(LORENZO)
    await store.asking(LORENZO)
    await store.letter(LORENZO)
    await store.presence_of(LORENZO)
    await store.lost_notes()
    await store.way(SEVEN, LORENZO)
    await store.way(SEVEN, None)
    await store.rematch(SEVEN)
    await store.lost_channels()
    await store.settings("florence")
    await store.results()
    await store.results(server="florence")
    await store.results(person=LORENZO)
    await store.ratings("princes", 3)
    await store.all_about(LORENZO)

    await unhurried(store, overheard, at_least=39)


async def test_everything_is_written_where_an_index_leads(
    store: Sqlite, overheard: list[str]
) -> None:
    due = Due(SEVEN, Seat(0), Ring.REMIND, Time(5))
    await keep(store, line(1))
    async with store.page() as page:
        page.set_dues(SEVEN, [due])
        page.set_dues(SEVEN, [due], [None, Seat(0)])
        page.strike_due(due)
        page.set_orders(SEVEN, Seat(0), [Order(SEVEN, Seat(0), "limit 300")])
        page.set_ballots(SEVEN, [Ballot(Pause(), (Seat(0),), Time(5), Time(9))])
        page.set_budgets(SEVEN, [Budget(60)])
        page.put_note(note())
        page.note_failed(1, Time(9), "slow")
        page.note_done(1)
        page.note_lost(1, "gone")
        page.put_setting("florence", "language", "it")
        page.put_way(Way(SEVEN, LORENZO, shut=True))
        page.put_way(Way(SEVEN, None))
        page.put_rematch(SEVEN, SEVEN)
        page.put_rating(Rating(LORENZO, "princes", 3, 25.0, 8.0, 1))
        page.put_result(
            Result(SEVEN, "princes", "florence", 3, Seat(0), LORENZO, "", 40, 1, Time(9))
        )
    await store.forget(PersonId(1))

    await unhurried(store, overheard, at_least=25)


async def unhurried(store: Sqlite, statements: list[str], *, at_least: int) -> None:
    """None of these statements goes through a table from end to end."""
    asked = [words for words in statements if words.split()[0] not in {"BEGIN", "COMMIT", "--"}]
    assert len(asked) >= at_least
    for statement in asked:
        steps = await store._reader.run(partial(plan, statement=statement))
        scans = {step for step in steps if step.startswith("SCAN")}
        assert scans <= ALLOWED, f"{statement}: {steps}"
