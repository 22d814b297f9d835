"""Notes come in the order written, of boards the newest; who is slow holds up nobody else."""

from dataclasses import replace

import pytest

from bot.outbox import worker
from bot.tables.people import DAY, MINUTE, TableId, Time
from bot.tables.records import OutboxMessage
from bot.tables.store_protocols import DeliverLaterError
from tests.outbox.world import TABLE, World, quiet, reached, turns, until
from tests.tables.houses import COSIMO, EVERYBODY, ISABELLA, LORENZO
from tests.tables.recording_transport import make_outbox_worker

# Boards and order


async def test_of_a_burst_of_boards_only_the_newest_follows_the_one_under_way(world: World) -> None:
    stop = world.messenger.stop_before("board")
    await world.play_on(TABLE)
    await reached(stop)  # or, on a busy machine, all of them might be made before
    await world.play_on(TABLE, 19)
    world.messenger.go_on()
    await quiet()
    assert world.messenger.topics().count("board") == 2  # the first, and the last
    assert await world.waiting() == []


async def test_sentences_come_in_the_order_written_and_before_the_board(world: World) -> None:
    await world.tell(world.sentence(1), world.board(), world.sentence(2), world.sentence(3))
    await quiet()
    assert world.messenger.topics() == ["news 1", "news 2", "news 3", "board"]


async def test_a_short_trouble_does_not_change_the_order(world: World) -> None:
    world.messenger.fail("news 1", DeliverLaterError(2), OSError())
    await world.tell(world.sentence(1), world.sentence(2), world.board())
    for _ in range(3):
        await quiet()
        world.clock.turn(10)
        await world.sweep()
    assert world.messenger.topics() == ["news 1", "news 2", "board"]


async def test_a_note_that_fails_again_and_again_lets_the_others_pass(world: World) -> None:
    world.messenger.fail("news 1", *[OSError()] * 9)
    await world.tell(world.sentence(1), world.sentence(2), world.board())
    await quiet()
    for pause in (5, 10):
        world.clock.turn(pause)
        await world.sweep()
    assert world.messenger.topics() == ["news 2", "board"]
    for _ in range(7):
        world.clock.turn(30 * MINUTE)
        await world.sweep()
    assert world.messenger.topics() == ["news 2", "board", "news 1"]


async def test_a_note_for_later_holds_nobody_up(world: World) -> None:
    tomorrow = Time(world.clock.now() + DAY)
    await world.tell(replace(world.sentence(1), not_before=tomorrow), world.sentence(2))
    await quiet()
    assert world.messenger.topics() == ["news 2"]


# One does not hold up the others


async def test_who_is_slow_delays_nobody_else(world: World) -> None:
    stop = world.messenger.stop_before("news 1")
    await world.tell(world.sentence(1, ISABELLA), world.sentence(2, COSIMO), world.board())
    await reached(stop)
    await until(lambda: len(world.messenger.seen) == 2)
    await world.tell(world.sentence(3, ISABELLA), world.sentence(4, COSIMO))
    await until(lambda: world.messenger.topics(COSIMO) == ["news 2", "news 4"])
    world.messenger.go_on()
    await quiet()
    assert world.messenger.topics(ISABELLA) == ["news 1", "news 3"]


async def test_who_never_answers_is_left_and_tried_again(world: World) -> None:
    world.postman = make_outbox_worker(
        world.house, world.store, world.messenger, world.clock, longest_delivery=0
    )
    stop = world.messenger.stop_before("news 1")
    await world.tell(world.sentence(1))
    await reached(stop)
    await quiet()
    assert await world.waiting() == ["news 1"]
    world.messenger.go_on()
    world.clock.turn(5)
    await world.sweep()
    assert world.messenger.topics() == ["news 1"]


async def test_a_few_notes_at_once_and_no_more(world: World) -> None:
    tables = [TABLE, *[await world.start() for _ in range(3)]]
    await quiet()
    world.messenger.seen.clear()
    everybody = [world.sentence(0), *[world.sentence(who, who) for who in EVERYBODY]]
    stop = world.messenger.stop_before(*[str(note.key) for note in everybody])
    for table in tables:
        await world.put(*[replace(note, table=table) for note in everybody])
    await world.postman.send_due_messages()
    await reached(stop, worker.AT_ONCE)
    await turns(50)
    assert stop.reached == worker.AT_ONCE
    world.messenger.go_on()
    await quiet()
    assert len(world.messenger.seen) == 16
    assert world.messenger.most_at_once == worker.AT_ONCE


async def test_who_is_slow_takes_no_place_from_the_others(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "AT_ONCE", 1)
    world.postman = make_outbox_worker(
        world.house, world.store, world.messenger, world.clock, patience=0.01
    )
    stop = world.messenger.stop_before("news 1")
    await world.tell(world.sentence(1, ISABELLA), world.sentence(2, COSIMO))
    await reached(stop)
    await until(lambda: world.messenger.topics(COSIMO) == ["news 2"])


async def test_a_free_worker_overtakes(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    other = await world.start(LORENZO, ISABELLA)
    await quiet()
    world.messenger.seen.clear()
    monkeypatch.setattr(worker, "AT_ONCE", 2)
    slow, slower = world.messenger.stop_before("news 1"), world.messenger.stop_before("news 2")
    await world.tell(replace(world.sentence(1), table=other))
    await world.tell(world.sentence(2, ISABELLA), world.sentence(3, COSIMO))
    await reached(slow)
    await reached(slower)
    slow.open()
    await until(lambda: world.messenger.topics(COSIMO) == ["news 3"])


async def test_what_is_read_is_told_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    stop, look = world.messenger.stop_before("news 1"), world.store.messages_of_table
    await world.tell(world.sentence(1))
    await reached(stop)

    async def slow(table: TableId) -> tuple[OutboxMessage, ...]:
        waiting = await look(table)
        stop.open()
        await turns(50)
        await until(lambda: not world.postman._under_way)
        return waiting

    monkeypatch.setattr(world.store, "messages_of_table", slow)
    world.postman.wake_for_table(TABLE)
    await quiet()
    assert [str(note.key) for note in world.messenger.tried] == ["news 1"]
