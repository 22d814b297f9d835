"""When somebody was last at a table is known for a while only."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.engine.text import say
from bot.history.shared_deals import SharedDealService
from bot.outbox.worker import make_nonce, retry_pause
from bot.scheduler.job_scheduler import PAUSE_AFTER_FAILURE, run_periodically
from bot.tables import seat_commands
from bot.tables.motion_kinds import PlainMotion
from bot.tables.people import DAY, HOUR, MINUTE, PersonId, TableId, Time
from bot.tables.records import BOARD_KEY, MessageKey, MessageKind, OutboxMessage, SharedDeal
from bot.tables.store_protocols import WriteError
from tests.tables.hand_sleep import HandSleep, Woken
from tests.tables.houses import EVERYBODY, ISABELLA, LORENZO, World
from tests.tables.recording_transport import HandClock
from tests.tables.test_records import play_out
from tests.tables.test_solo_tables import in_direct_messages


async def came(world: World, *people: PersonId) -> TableId:
    table = await world.start(*people)
    for person in people:
        await world.presence.mark_present(table, person)
    assert (await world.store.presence_at_table(table)).keys() == set(people)
    return table


async def test_it_goes_with_the_end_of_the_game(world: World) -> None:
    over = await came(world, LORENZO, ISABELLA)
    for person in (LORENZO, ISABELLA):
        await world.do_as(over, person, seat_commands.let_computer_replace)
    await play_out(world, over)
    cancelled = await came(world, *EVERYBODY)
    await world.say_yes(cancelled, PlainMotion.CANCEL)

    assert await world.store.presence_at_table(over) == {}
    assert await world.store.presence_at_table(cancelled) == {}
    assert (await world.store.export_person(LORENZO))["presence"] == []


async def test_it_is_known_for_fourteen_days_though_nobody_comes_any_more(world: World) -> None:
    table = await came(world, LORENZO, ISABELLA)
    await world.pass_time(14 * DAY - HOUR)
    assert (await world.store.presence_at_table(table)).keys() == {LORENZO, ISABELLA}

    await world.presence.mark_present(table, LORENZO)
    await world.pass_time(2 * HOUR)

    assert (await world.store.presence_at_table(table)).keys() == {LORENZO}


async def test_it_goes_though_the_bot_was_down_meanwhile(world: World) -> None:
    table = await came(world, LORENZO, ISABELLA)

    await world.be_shut(15 * DAY)
    await world.house.downtime.save_heartbeat()

    assert await world.store.presence_at_table(table) == {}


# What the postman reckons for a note: its nonce, and when it is tried again


def test_pauses_double_up_to_half_an_hour() -> None:
    assert [retry_pause(tries) for tries in range(12)] == [
        5, 10, 20, 40, 80, 160, 320, 640, 1280, 1800, 1800, 1800,
    ]  # fmt: skip
    assert retry_pause(10_000) == 30 * MINUTE


def test_who_asks_for_a_longer_pause_gets_it_within_reason() -> None:
    assert retry_pause(0, 0.2) == 5
    assert retry_pause(0, 7.1) == 8
    assert retry_pause(0, HOUR) == HOUR
    assert retry_pause(0, float("inf")) == DAY


def test_a_nonce_is_the_notes_own_and_short_enough() -> None:
    note = OutboxMessage(
        TableId(7),
        MessageKey(MessageKind.SENTENCE, source="1"),
        None,
        say("is-back"),
        id=12,
        created=Time(99),
    )
    assert make_nonce(note) == make_nonce(replace(note, tries=3, not_before=Time(100)))
    assert len(make_nonce(note)) <= 25
    # After a backup was restored numbers are given anew.
    others = (replace(note, id=13), replace(note, created=Time(98)), replace(note, key=BOARD_KEY))
    assert len({make_nonce(other) for other in (note, *others)}) == 4


# The vigil: what goes on by itself goes on whatever befalls it, and no sooner than is of use

EVERY = 2.0


async def kept(
    work: Callable[[], Awaitable[bool]], *, naps: int, every: float = EVERY
) -> HandSleep:
    sleep = HandSleep(HandClock(), naps=naps)
    with pytest.raises(Woken):
        await run_periodically("lamp", work, every=every, sleep=sleep)
    return sleep


async def test_it_begins_at_once_and_sleeps_after_each_round() -> None:
    rounds: list[None] = []

    async def work() -> bool:
        rounds.append(None)
        return True

    assert (await kept(work, naps=3)).naps == [EVERY, EVERY, EVERY]
    assert len(rounds) == 4


async def test_a_failure_is_logged_without_its_words(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> bool:
        raise ValueError("the hand of Isabella")

    assert (await kept(work, naps=2)).naps == [PAUSE_AFTER_FAILURE, PAUSE_AFTER_FAILURE]
    assert len(caplog.messages) == 3
    assert all("the lamp missed a round" in line for line in caplog.messages)
    assert "Isabella" not in caplog.text


async def test_what_the_disk_says_is_told_to_the_owner(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> bool:
        raise WriteError("the disk is full")

    assert (await kept(work, naps=1, every=60)).naps == [60]
    assert "the lamp has to wait: the disk is full" in caplog.messages


async def test_what_did_not_go_well_is_slept_over_longer() -> None:
    outcomes = [True, False, True]

    async def work() -> bool:
        return outcomes.pop(0)

    assert (await kept(work, naps=2)).naps == [EVERY, PAUSE_AFTER_FAILURE]


# Shared deals: what is offered is offered once, though it is pressed twice


async def test_a_deal_that_is_offered_twice_at_once_is_one_deal(world: World) -> None:
    table = await in_direct_messages(world)
    shared = SharedDealService(world.house, world.store, world.clock)

    one, other = await asyncio.gather(*(shared.share_deal(table, LORENZO) for _ in range(2)))

    assert isinstance(one, SharedDeal)
    assert one == other
    assert [sharer.table for sharer in await world.store.shared_deal_tables(one.id)] == [table]
