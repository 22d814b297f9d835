"""A database with tables in it, played or half played, for the chores that read one."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

from bot import catalogue
from bot.engine.game import Seat
from bot.engine.journal import Entry
from bot.storage.store import SqliteStore
from bot.storage.unit_of_work import SqlUnitOfWork
from bot.tables.motion_kinds import UndoMotion
from bot.tables.people import (
    DeadlineAction,
    SeatHolder,
    TableCard,
    TableId,
    TableStatus,
    TableTerms,
    Time,
)
from bot.tables.records import Ballot, JournalLine, SecretOrder
from tests.conformance.tables import FOR_TWO, Story, played

STORY = played(FOR_TWO)
HALF = len(STORY.entries) // 2
BEGAN = Time(1_700_000_000)
TERMS = TableTerms("fast", DeadlineAction.PASS, weekend_pause=True, language="de", pictures="turn")
SEVEN = TableId(7)
PEOPLE = (("outside-lorenzo", "Lorenzo"), ("outside-giulia", "Giulia"))


def with_table(
    database: Path,
    table: TableId = SEVEN,
    *,
    story: Story = STORY,
    plies: int | None = None,
    status: TableStatus = TableStatus.OVER,
    change: Callable[[tuple[Entry, ...]], tuple[Entry, ...]] = tuple,
) -> None:
    """Keep this story, or its first plies, as a table of Lorenzo, Giulia and guests."""
    lines = [
        JournalLine(ply, entry, f"click {table}.{ply}", 0, Time(BEGAN + ply))
        for ply, entry in enumerate(change(story.entries[:plies]), start=1)
    ]
    edition = catalogue.current_edition(story.table.key)

    async def keep() -> None:
        store = await SqliteStore.open_for_hosting(database)
        people = [await store.find_or_add_person(*person) for person in PEOPLE]
        holders = [SeatHolder(person.id) for person in people]
        holders += [SeatHolder(computer="random")] * (story.table.seats - 2)
        over = status is TableStatus.OVER
        card = TableCard(
            id=table,
            game=story.table.key,
            status=status,
            server="server-1",
            place="place-1",
            owner=people[0].id,
            options=story.opening.options,
            terms=TERMS,
            holders=tuple(holders),
            opened=BEGAN,
            started=None if status is TableStatus.GATHERING else BEGAN,
            ended=Time(BEGAN + len(lines)) if over else None,
        )
        async with store.unit_of_work() as page:
            page.save_edition(edition.seal, edition.game, edition.text)
            page.save_table_card(card)
            if status is not TableStatus.GATHERING:
                # Each game has luck of its own, but the lines were played with this one's.
                page.save_opening(table, story.opening)
            page.add_journal_lines(table, lines)
            if not over:
                page.replace_orders(table, 0, [SecretOrder(table, 0, "secret-limit 1234")])  # type: ignore[arg-type]
                page.replace_ballots(
                    table, [Ballot(UndoMotion(77), (Seat(1),), BEGAN, BEGAN, BEGAN)]
                )
        await store.close_store()

    asyncio.run(keep())


def on_a_page(database: Path, *writings: Callable[[SqlUnitOfWork], None]) -> None:
    """Whatever else shall be in it."""

    async def write() -> None:
        store = await SqliteStore.open_for_hosting(database)
        async with store.unit_of_work() as page:
            for writing in writings:
                writing(page)
        await store.close_store()

    asyncio.run(write())


def with_another_seal(at: int) -> Callable[[Iterable[Entry]], tuple[Entry, ...]]:
    """The same lines, with a tally in one of them that never was."""

    def changed(entries: Iterable[Entry]) -> tuple[Entry, ...]:
        lines = list(entries)
        lines[at - 1] = replace(lines[at - 1], seal="00000000")
        return tuple(lines)

    return changed
