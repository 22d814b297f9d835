"""Notes wait until they are told, are replaced by newer ones, and are forgotten in time."""

import asyncio

from bot.engine.game import Seat
from bot.storage.store import SqliteStore
from bot.tables.people import DAY, Time
from bot.tables.records import BOARD_KEY, MessageKey, MessageKind, OutboxMessage
from cogs.play import hand_and_notes_cog
from tests.storage.papers import LORENZO, SEVEN, note, set_up

LATER = Time(10 * DAY)


async def put(store: SqliteStore, *notes: OutboxMessage) -> tuple[int, ...]:
    """Their numbers."""
    async with store.unit_of_work() as page:
        for each in notes:
            page.enqueue_message(each)
    return tuple(waiting.id for waiting in await store.messages_of_table(SEVEN))


async def topics(store: SqliteStore, until: int = LATER) -> list[str]:
    return [str(waiting.key) for waiting in await store.due_messages(Time(until))]


async def remembered(store: SqliteStore) -> int:
    count = "SELECT count(*) FROM messages"
    found = await store._reader.run_task(lambda database: database.execute(count).fetchone()[0])
    return int(found)


async def test_a_note_waits_with_all_that_was_written(store: SqliteStore) -> None:
    await set_up(store)

    (number,) = await put(store, note("turn 0", person=LORENZO, created=5))

    (waiting,) = await store.due_messages(LATER)
    assert waiting == OutboxMessage(
        SEVEN,
        MessageKey(MessageKind.TURN, Seat(0)),
        LORENZO,
        note().text,
        id=number,
        created=Time(5),
    )


async def test_the_newest_note_on_a_topic_replaces_those_that_wait(store: SqliteStore) -> None:
    await set_up(store)
    first, _ = await put(store, note("board"), note("news 1"))

    numbers = await put(store, note("board", created=2))

    assert await topics(store) == ["news 1", "board"]
    assert first not in numbers


async def test_the_end_of_a_replaced_note_does_not_end_the_new_one(store: SqliteStore) -> None:
    await set_up(store)
    (old,) = await put(store, note("board"))
    await put(store, note("board"))

    async with store.unit_of_work() as page:
        page.mark_message_sent(old)
        page.mark_message_undeliverable(old, "gone")
        page.note_failed_attempt(old, LATER, "slow")

    assert await topics(store, until=0) == ["board"]


async def test_the_number_of_a_note_is_never_given_again(store: SqliteStore) -> None:
    await set_up(store)
    (first,) = await put(store, note("board"))
    async with store.unit_of_work() as page:
        page.cancel_messages(SEVEN, BOARD_KEY)

    (second,) = await put(store, note("board"))

    assert second > first


async def test_a_note_that_failed_waits_for_another_try(store: SqliteStore) -> None:
    await set_up(store)
    (number,) = await put(store, note("board"))

    async with store.unit_of_work() as page:
        page.note_failed_attempt(number, Time(60), "Discord is away")

    assert await topics(store, until=59) == []
    (waiting,) = await store.due_messages(Time(60))
    assert (waiting.tries, waiting.not_before) == (1, 60)
    assert await store.messages_of_table(SEVEN) == (waiting,)


async def test_a_message_that_was_sent_is_forgotten_after_a_week(store: SqliteStore) -> None:
    await set_up(store)
    (told,) = await put(store, note("news 1", created=DAY))
    async with store.unit_of_work() as page:
        page.mark_message_sent(told)
    assert await topics(store) == []

    for age, known in ((7 * DAY, 2), (7 * DAY + 1, 2)):
        (number,) = await put(store, note("news 2", created=DAY + age))
        async with store.unit_of_work() as page:
            page.mark_message_sent(number)
        assert await remembered(store) == known


async def test_a_note_that_was_lost_is_remembered_with_the_reason(store: SqliteStore) -> None:
    await set_up(store)
    (number,) = await put(store, note("hand 0", person=LORENZO))

    async with store.unit_of_work() as page:
        page.mark_message_undeliverable(number, "direct messages are closed")

    assert await topics(store) == []
    ((lost, why),) = await store.lost_messages()
    assert (lost.id, str(lost.key), why) == (number, "hand 0", "direct messages are closed")


async def test_a_message_that_was_lost_is_forgotten_after_90_days(store: SqliteStore) -> None:
    await set_up(store)
    for age, known in (
        (0, [0]),
        (90 * DAY, [0, 90 * DAY]),
        (90 * DAY + 1, [90 * DAY, 90 * DAY + 1]),
    ):
        (number,) = await put(store, note("hand 0", person=LORENZO, created=age))
        async with store.unit_of_work() as page:
            page.mark_message_undeliverable(number, "gone")
        assert [lost.created for lost, _ in await store.lost_messages()] == known


# What somebody notes for himself lies there as he wrote it, whatever else comes at once


async def test_of_lines_that_come_at_once_none_is_lost(store: SqliteStore) -> None:
    await set_up(store)
    (at_table,) = await store.find_table_cards()
    lines = (
        hand_and_notes_cog.append_note(store, at_table, LORENZO, text)
        for text in ("lake", "park", "forest")
    )

    assert await asyncio.gather(*lines) == [None, None, None]

    noted = await store.load_player_note(SEVEN, LORENZO)
    assert sorted(noted.splitlines()) == ["forest", "lake", "park"]
