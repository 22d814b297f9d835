"""Private panels: which question they show, and when a note about them is worth keeping."""

from dataclasses import replace

import pytest

from bot.engine.game import Seat
from bot.storage.store import SqliteStore
from bot.tables.people import MINUTE, TableId, Time
from bot.tables.records import EphemeralReply, MessageKey, MessageKind, OutboxMessage
from tests.storage.papers import LORENZO, SEVEN, set_up

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
