"""Whoever likes to be told so hears one seat ahead that he comes next."""

import asyncio
from dataclasses import replace

from bot.engine.game import Seat
from bot.notifications.notifier import NEXT_UP
from bot.tables import seat_commands
from bot.tables.people import PersonId, TableId
from bot.tables.records import MessageKind
from bot.tables.state import TableState, next_seat_waited_for, with_holder
from tests.tables.houses import COSIMO, ISABELLA, LORENZO, World
from tests.tables.recording_transport import RecordingTransport, make_outbox_worker


async def likes_to_hear(world: World, *people: PersonId) -> None:
    for person in people:
        wished = replace(await world.person(person), hears_next=True)
        assert await world.house.save_person(wished) is None


async def foretold(world: World, table: TableId) -> list[PersonId | None]:
    """Whom a note waits for that says so."""
    return [
        note.person for note in await world.notes(table) if note.key.kind is MessageKind.NEXT_UP
    ]


async def test_only_whoever_likes_to_is_told_that_he_comes_next(world: World) -> None:
    await likes_to_hear(world, COSIMO)
    table = await world.auction()
    assert await world.next(table) == ISABELLA
    assert await foretold(world, table) == [COSIMO]

    await world.play(table, ISABELLA, "nominate jester")

    assert await world.next(table) == COSIMO
    assert next_seat_waited_for(await world.standing(table)) == await world.seat(table, LORENZO)
    assert await foretold(world, table) == []


async def test_it_is_told_no_more_once_it_is_no_longer_true(world: World) -> None:
    await likes_to_hear(world, LORENZO)
    table = await world.auction()
    await world.play(table, ISABELLA, "nominate jester")
    assert await foretold(world, table) == [LORENZO]
    (note,) = [one for one in await world.notes(table) if one.key.kind is MessageKind.NEXT_UP]

    await world.do_as(table, ISABELLA, lambda seat: seat_commands.undo_own_moves(seat, 1))

    assert await foretold(world, table) == []
    async with world.store.unit_of_work() as page:
        page.enqueue_message(note)  # as if it had been on its way all the time
    letters = RecordingTransport(world.clock)
    postman = make_outbox_worker(world.house, world.store, letters, world.clock)
    await postman.send_due_messages()
    while tasks := postman._running_tasks():
        await asyncio.wait(tasks)
    assert await foretold(world, table) == []
    told = [one for contents in letters.written for one in contents.items]
    assert not any(one.pending.about == NEXT_UP for one in told)


async def test_nobody_hears_of_a_seat_played_for_or_of_computers(world: World) -> None:
    state = await world.standing(await world.auction())  # the second one is asked
    holders = state.card.holders

    def with_stand_in(at: int) -> TableState:
        return with_holder(state, Seat(at), replace(holders[at], replacement="greedy"))

    assert next_seat_waited_for(state) == 2
    assert next_seat_waited_for(with_stand_in(2)) is None
    assert next_seat_waited_for(with_stand_in(1)) is None
    assert next_seat_waited_for(with_stand_in(0)) == 2


async def test_that_somebody_has_ordered_something_changes_nothing_of_it(world: World) -> None:
    """What is told to the next one would tell of the orders of the one before."""
    await likes_to_hear(world, LORENZO)
    told = []
    for orders in ((), ("limit jester 500 pass",)):
        table = await world.auction()
        if orders:
            await world.order(table, COSIMO, *orders)
        await world.play(table, ISABELLA, "nominate jester")
        told.append(await foretold(world, table))

    assert told == [[LORENZO], [LORENZO]]
