"""What was kept is told at least once and seen once, whatever crashes, fails or is closed."""

import asyncio
import logging

import pytest

from bot.engine.text import say
from bot.outbox import worker
from bot.outbox.worker import NONCE_LASTS, retry_pause
from bot.tables.command_runner import StorageError
from bot.tables.people import DAY, HOUR, MINUTE
from bot.tables.records import BOARD_KEY, MessageKey, MessageKind, OutboxMessage
from bot.tables.store_protocols import DeliverLaterError, UndeliverableError
from tests.outbox.world import TABLE, World, quiet, reached, until
from tests.tables.hand_sleep import HandSleep, Woken
from tests.tables.houses import ISABELLA, LORENZO
from tests.tables.recording_transport import make_outbox_worker

# The normal case


async def test_what_a_move_leads_to_is_told_once(world: World) -> None:
    await world.play_on(TABLE)
    await quiet()
    assert world.messenger.topics().count("board") == 1
    assert await world.waiting() == []
    told = len(world.messenger.seen)
    await world.sweep()
    assert len(world.messenger.seen) == told


async def test_a_young_note_is_not_looked_for_first(world: World) -> None:
    await world.tell(world.sentence(1), world.board(), await world.turn(ISABELLA), world.hand())
    await quiet()
    assert len(world.messenger.seen) == 3
    assert world.rung() == [ISABELLA]
    assert world.messenger.looked_for == []


async def test_after_a_restart_the_board_of_an_older_table_is_looked_for_first(
    world: World,
) -> None:
    world.clock.turn(MINUTE)
    await world.crash()
    await world.tell(world.board())
    await quiet()
    assert [note.key for note in world.messenger.looked_for] == [BOARD_KEY]


async def test_before_it_is_kept_nothing_is_told(world: World) -> None:
    world.shelves.full = True
    (move, *_) = await world.legal(TABLE, LORENZO)
    assert isinstance(await world.attempt(TABLE, LORENZO, move), StorageError)
    world.shelves.full = False
    await world.sweep()
    assert world.messenger.tried == []


async def test_once_it_is_kept_nothing_but_waking_is_needed(world: World) -> None:
    await world.put(world.sentence(1))
    await quiet()
    assert world.messenger.tried == []
    world.postman.wake_for_table(TABLE)
    assert world.messenger.tried == []  # waking itself does nothing yet
    await quiet()
    assert world.messenger.topics() == ["news 1"]


async def test_a_sweep_runs_every_few_seconds_and_sleeps_in_between(world: World) -> None:
    async def sleep(seconds: float) -> None:
        assert seconds == worker.SWEEP_EVERY
        await asyncio.sleep(0)

    await world.put(world.sentence(1))
    running = asyncio.create_task(world.postman.run_forever(sleep))
    await until(lambda: world.messenger.topics() == ["news 1"])
    await world.put(world.sentence(2))
    await until(lambda: world.messenger.topics() == ["news 1", "news 2"])
    running.cancel()
    await asyncio.wait([running])


# Crashes


async def test_a_crash_before_delivery_is_made_good_at_start_up(world: World) -> None:
    stop = world.messenger.stop_before("board")
    await world.play_on(TABLE)
    await reached(stop)
    await world.crash()
    assert "board" not in world.messenger.topics()
    world.clock.turn(3 * HOUR)
    await world.sweep()
    assert world.messenger.topics().count("board") == 1


@pytest.mark.parametrize("away", [0, MINUTE, 3 * MINUTE, 10 * MINUTE, 3 * DAY])
async def test_a_crash_before_the_mark_shows_nothing_twice(world: World, away: int) -> None:
    stop = world.messenger.stop_after("news 1")
    await world.tell(world.sentence(1))
    await reached(stop)
    await world.crash()
    assert await world.waiting() == ["news 1"]
    world.clock.turn(away)
    await world.sweep()
    assert world.messenger.topics() == ["news 1"]
    assert await world.waiting() == []
    # Soon the nonce is enough; later Discord has forgotten it.
    assert bool(world.messenger.looked_for) == (away > NONCE_LASTS)


async def test_a_note_that_arrived_in_an_attempt_that_failed_is_found_later(world: World) -> None:
    world.postman = make_outbox_worker(
        world.house, world.store, world.messenger, world.clock, longest_delivery=0
    )
    stop = world.messenger.stop_after("news 1")
    await world.tell(world.sentence(1))
    await reached(stop)
    await quiet()
    assert await world.waiting() == ["news 1"]
    for _ in range(8):
        world.clock.turn(retry_pause(8))
        await world.sweep()
    assert world.messenger.topics() == ["news 1"]
    assert await world.waiting() == []


@pytest.mark.parametrize("seen_before", [False, True])
async def test_a_cancelled_delivery_is_made_by_a_sweep(world: World, seen_before: bool) -> None:
    stops = world.messenger.stop_after if seen_before else world.messenger.stop_before
    stop = stops("news 1")
    await world.tell(world.sentence(1))
    await reached(stop)
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await quiet()
    assert await world.waiting() == ["news 1"]
    world.messenger.go_on()
    await world.sweep()
    assert await world.waiting() == []
    assert world.messenger.topics() == ["news 1"]


async def test_an_unmarked_note_is_one_note(world: World, caplog: pytest.LogCaptureFixture) -> None:
    await world.put(world.sentence(1))
    world.shelves.full = True
    for _ in range(3):
        await world.sweep()
    world.shelves.full = False
    world.clock.turn(HOUR)
    await world.sweep()
    assert world.messenger.topics() == ["news 1"]
    assert await world.waiting() == []
    assert "could not be stored: WriteError" in caplog.text


async def test_a_board_of_unknown_result_is_looked_for_once_its_closed_channel_is_open(
    world: World,
) -> None:
    world.messenger.fail("board", RuntimeError("its row could not be stored"))
    await world.play_on(TABLE)
    await world.sweep()
    world.messenger.shut(None, UndeliverableError())
    world.clock.turn(MINUTE)
    await world.sweep()
    assert "board" not in await world.waiting()
    world.messenger.reopen(None)
    world.messenger.looked_for.clear()
    await world.play_on(TABLE)
    await world.sweep()
    assert "board" in [str(note.key) for note in world.messenger.looked_for]


# Failures


async def test_a_failed_note_is_tried_again_when_its_pause_is_over(world: World) -> None:
    world.messenger.fail("news 1", OSError(), DeliverLaterError(60))
    await world.tell(world.sentence(1))
    await quiet()
    for turned, tries in ((4, 1), (1, 2), (59, 2), (1, 3)):
        world.clock.turn(turned)
        await world.sweep()
        assert len(world.messenger.tried) == tries
    assert world.messenger.topics() == ["news 1"]


async def test_old_notes_are_given_up(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    assert worker.MOST_TRIES == 336
    monkeypatch.setattr(worker, "MOST_TRIES", 3)
    world.messenger.fail("news 1", *[OSError()] * 3)
    await world.put(world.sentence(1))
    for _ in range(3):
        await world.sweep()
        world.clock.turn(HOUR)
    assert await world.waiting() == []
    ((topic, why),) = await world.lost()
    assert topic == "news 1"
    assert why.startswith("given up: OSError at ")


async def test_failures_hide_their_words(world: World, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    secret = OutboxMessage(
        TABLE,
        MessageKey(MessageKind.SENTENCE, source="1"),
        ISABELLA,
        say("limit", florins="4711 fl."),
    )
    world.messenger.fail("news 1", RuntimeError("4711 fl."))
    await world.tell(secret)
    await quiet()
    assert ": RuntimeError at " in caplog.text
    assert "4711" not in caplog.text
    assert await world.waiting() == ["news 1"]


async def test_a_store_may_fail_for_a_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.put(world.sentence(1))

    async def broken(_: object) -> tuple[OutboxMessage, ...]:
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(world.store, "messages_of_table", broken)
        await world.sweep()
        patch.setattr(world.store, "due_messages", broken)
        with pytest.raises(Woken):
            await world.postman.run_forever(HandSleep(world.clock, naps=1))
    await world.sweep()
    assert world.messenger.topics() == ["news 1"]


# Closing


async def test_closing_lets_what_is_under_way_arrive(world: World) -> None:
    stop = world.messenger.stop_before("news 1")
    await world.tell(world.sentence(1), world.sentence(2))
    await reached(stop)
    closing = asyncio.create_task(world.postman.finish_sending())
    await asyncio.sleep(0)
    world.messenger.go_on()
    await closing
    await quiet()
    assert world.messenger.topics() == ["news 1"]
    assert await world.waiting() == ["news 2"]  # for the next start
    world.postman.wake_for_table(TABLE)
    await world.sweep()
    assert world.messenger.topics() == ["news 1"]


async def test_closing_does_not_wait_for_ever(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    stop = world.messenger.stop_before("news 1")
    await world.tell(world.sentence(1))
    await reached(stop)
    await world.postman.finish_sending(patience=0)
    await quiet()
    assert await world.waiting() == ["news 1"]
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_a_postman_with_nothing_to_do_closes_at_once(world: World) -> None:
    await world.postman.finish_sending()
    await world.postman.finish_sending()
