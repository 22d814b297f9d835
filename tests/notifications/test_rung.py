"""One letter for each person over all tables: who is there is left alone, an absence rings once."""

import asyncio
from dataclasses import replace

import pytest

from bot.engine.text import Who, say
from bot.notifications.notifier import LEFT_ALONE_FOR, RECENTLY_PRESENT
from bot.notifications.presence_and_absence import Presence
from bot.tables import seat_commands
from bot.tables.motion_kinds import PlainMotion
from bot.tables.people import DAY, HOUR, MINUTE, TableTerms
from bot.tables.records import MessageKey, MessageKind, OutboxMessage
from bot.tables.store_protocols import DeliverLaterError, UndeliverableError
from tests.notifications.desk import World, auctions
from tests.tables.houses import COSIMO, ISABELLA, LORENZO


async def test_whoever_is_there_is_written_to_only_after_two_minutes(world: World) -> None:
    table = await world.auction()
    await world.come(table, ISABELLA)
    await world.sweep_after()
    assert world.tables(ISABELLA) == []

    await world.sweep_after(LEFT_ALONE_FOR - 1)
    assert world.rung(ISABELLA) == 0
    await world.sweep_after(1)

    assert (world.rung(ISABELLA), world.tables(ISABELLA)) == (1, [table])


async def test_whoever_presses_something_meanwhile_is_left_alone_longer(world: World) -> None:
    table = await world.auction()
    await world.come(table, ISABELLA)
    await world.sweep_after(MINUTE)
    await world.come(table, ISABELLA)

    await world.sweep_after(LEFT_ALONE_FOR - 1)
    assert world.rung(ISABELLA) == 0
    await world.sweep_after(1)
    assert world.rung(ISABELLA) == 1


async def test_nobody_who_answers_in_time_is_ever_written_to(world: World) -> None:
    table = await world.auction()
    for _ in range(6):
        person = await world.next(table)
        await world.come(table, person)
        await world.sweep_after(MINUTE)
        await world.play_on(table)
        await world.come(table, person)
    await world.sweep_after()

    for person in (LORENZO, ISABELLA, COSIMO):
        assert world.rung(person) <= 1  # before he first came


async def test_who_is_there_is_known_after_a_restart(world: World) -> None:
    table = await world.auction()
    await world.come(table, ISABELLA)
    world.open()

    await world.sweep_after()
    assert world.rung(ISABELLA) == 0
    await world.sweep_after(LEFT_ALONE_FOR)
    assert world.rung(ISABELLA) == 1


async def test_whoever_was_here_long_ago_is_written_to_at_once(world: World) -> None:
    table = await world.start()
    await world.come(table, ISABELLA)
    world.clock.turn(RECENTLY_PRESENT + 1)
    for person in (LORENZO, ISABELLA, COSIMO):
        await world.play(table, person, (await world.legal(table, person))[0])

    await world.sweep_after()

    assert world.rung(ISABELLA) == 1


async def test_several_tables_are_one_letter_that_rings_once(world: World) -> None:
    first, second = await auctions(world, TableTerms(), TableTerms())

    assert world.rung(ISABELLA) == 1
    assert world.tables(ISABELLA) == [first, second]
    await world.sweep_after(HOUR)
    assert world.rung(ISABELLA) == 1


async def test_only_tables_that_may_ask_something_are_read_for_a_letter(world: World) -> None:
    first, second = await auctions(world, TableTerms(), TableTerms())
    assert await world.store.tables_asking_person(ISABELLA) == (first, second)
    assert await world.store.tables_asking_person(LORENZO) == ()

    await world.play(first, ISABELLA, "nominate jester")
    assert await world.store.tables_asking_person(ISABELLA) == (second,)
    await world.vote(second, LORENZO, PlainMotion.PAUSE)
    assert await world.store.tables_asking_person(LORENZO) == (second,)

    who = await world.person(LORENZO)
    assert await world.house.save_person(replace(who, hears_next=True)) is None
    assert await world.store.tables_asking_person(LORENZO) == (first, second)


async def test_a_press_is_remembered_though_others_press_elsewhere(world: World) -> None:
    presence = Presence(world.store, world.clock, room=1)
    first, second = await auctions(world, TableTerms(), TableTerms())
    await presence.mark_present(first, ISABELLA)
    world.clock.turn(MINUTE)
    await presence.mark_present(second, LORENZO)

    assert set(await presence.last_seen_by_person(first)) == {ISABELLA}
    assert await presence.last_seen_by_table(ISABELLA) == {first: world.clock.now() - MINUTE}
    assert len(presence._tables) == 1


async def test_an_answer_takes_its_line_away_and_the_last_one_the_letter(world: World) -> None:
    first, second = await auctions(world, TableTerms(), TableTerms())

    await world.play(first, ISABELLA, "nominate jester")
    await world.sweep_after()
    assert world.tables(ISABELLA) == [second]

    await world.play(second, ISABELLA, "nominate jester")
    await world.sweep_after()
    assert world.tables(ISABELLA) == []
    assert world.rung(ISABELLA) == 1


async def test_after_she_came_anywhere_a_new_absence_rings_once_more(world: World) -> None:
    (table,) = await auctions(world, TableTerms())
    world.clock.turn(MINUTE)
    await world.come(table, ISABELLA)
    await world.play(table, ISABELLA, "nominate jester")
    await world.sweep_after(HOUR)
    while await world.next(table) != ISABELLA:
        await world.play_on(table)

    await world.sweep_after()

    assert world.rung(ISABELLA) == 2


@pytest.mark.parametrize("shut", [MINUTE, 16 * MINUTE, DAY])
async def test_a_restart_rings_nobody_twice(world: World, shut: int) -> None:
    (table,) = await auctions(world, TableTerms("slow", auctions="hand"))
    await world.house.downtime.save_heartbeat()
    world.clock.turn(shut)
    world.open()

    await world.sweep_after()
    assert world.rung(ISABELLA) == 1
    assert world.tables(ISABELLA) == [table]


@pytest.mark.parametrize("away", [0, 10 * MINUTE, DAY])
@pytest.mark.parametrize("arrived", [True, False])
async def test_a_kill_while_sending_doubles_none(world: World, arrived: bool, away: int) -> None:
    table = await world.auction()
    stops = world.messenger.stop_after if arrived else world.messenger.stop_before
    stop = stops("letter")
    await world.postman.send_due_messages()
    async with asyncio.timeout(10):
        while not stop.reached:
            await asyncio.sleep(0.001)
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    await asyncio.sleep(0.01)
    world.messenger.go_on()
    world.open()

    await world.sweep_after(away)

    assert world.rung(ISABELLA) == 1
    assert world.tables(ISABELLA) == [table]
    assert (await world.store.load_direct_message(ISABELLA)).nonce == ""
    assert await world.store.messages_to_person(ISABELLA) == ()


async def test_what_discord_could_not_take_comes_later_and_once(world: World) -> None:
    world.messenger.fail("letter", DeliverLaterError(1), DeliverLaterError(1))
    await auctions(world, TableTerms())
    for _ in range(3):
        await world.sweep_after(HOUR)
    assert world.rung(ISABELLA) == 1


async def test_closed_direct_messages_are_told_at_the_table_once(world: World) -> None:
    world.messenger.shut(ISABELLA, UndeliverableError("closed"))
    (table,) = await auctions(world, TableTerms())
    await world.sweep_after()
    topics = world.messenger.topics()
    assert (topics.count("closed 1"), topics.count("call 1")) == (1, 1)
    assert (await world.store.load_direct_message(ISABELLA)).nonce == ""
    assert world.tables(ISABELLA) == []
    assert table


async def test_a_reminder_rings_again_and_its_letter_is_the_only_one(world: World) -> None:
    (table,) = await auctions(world, TableTerms())
    seat, question = await world.seat(table, ISABELLA), await world.decision(table, ISABELLA)
    world.clock.turn(DAY)
    async with world.store.unit_of_work() as page:
        text = say("reminder", who=Who(seat))
        now = world.clock.now()
        page.enqueue_message(
            OutboxMessage(
                table,
                MessageKey(MessageKind.TURN_NEWS, seat),
                ISABELLA,
                text,
                seat,
                question,
                created=now,
            )
        )
    await world.sweep_after()
    assert world.rung(ISABELLA) == 2
    assert world.tables(ISABELLA) == [table]


async def test_a_letter_that_nobody_has_is_not_revised(world: World) -> None:
    table = await world.auction()
    await world.come(table, ISABELLA)
    await world.play(table, ISABELLA, "nominate jester")
    topics = [str(note.key) for note in await world.store.messages_to_person(ISABELLA)]
    assert "revision 1" not in topics
    assert "turn 1" not in topics


async def test_in_the_midst_of_her_turn_it_is_still_hers_to_be_told(world: World) -> None:
    table = await world.action()
    person = await world.next(table)
    await world.come(table, person)
    await world.sweep_after()
    seat = await world.seat(table, person)
    for move in await world.legal(table, person):
        await world.play(table, person, move)
        if await world.asked(table) == [person]:
            break
        await world.do_as(table, person, lambda _: seat_commands.undo_own_moves(seat, 1))
    assert await world.asked(table) == [person]
    rung = world.rung(person)

    await world.sweep_after(LEFT_ALONE_FOR)

    assert world.rung(person) == rung + 1
    assert world.tables(person) == [table]
