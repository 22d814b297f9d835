"""The board, while computers play: it waits for a person, and for whoever may take back."""

from dataclasses import replace

import pytest

from bot.tables import derived_messages, seat_commands
from bot.tables.people import TableId, TableTerms
from bot.tables.records import BOARD_KEY, PROGRESS_KEY, JobKind
from tests.notifications.desk import World, auctions
from tests.tables.houses import COSIMO, ISABELLA, LORENZO


async def test_the_board_waits_until_the_computers_have_played_on_to_a_person(world: World) -> None:
    table = await world.start(LORENZO, guests=("greedy", "greedy"))
    await world.take_notes(table)
    await world.play(table, LORENZO, (await world.legal(table, LORENZO))[0])

    waits: list[int] = []
    while LORENZO not in await world.asked(table):
        (board,) = [one for one in await world.take_notes(table) if one.key == BOARD_KEY]
        waits.append(board.not_before - world.clock.now())
        assert await world.ring() is JobKind.ANSWER

    assert waits == [derived_messages.QUIET] * len(waits)  # nobody asked for time to take back
    assert len(waits) > 2
    (board,) = [one for one in await world.take_notes(table) if one.key == BOARD_KEY]
    assert board.not_before <= world.clock.now()  # he is asked: now it is drawn


async def at_an_auction(world: World, respite: int) -> TableId:
    """Lorenzo, who likes so long to take back, has just bid against two computers."""
    likes = replace(await world.person(LORENZO), undo_grace=respite)
    assert await world.house.save_person(likes) is None
    table = await world.start(LORENZO, guests=("greedy", "greedy"))
    await world.play(table, LORENZO, (await world.legal(table, LORENZO))[0])
    while LORENZO not in await world.asked(table):
        await world.ring()
    await world.take_notes(table)
    bid = next(
        move for move in await world.legal(table, LORENZO) if move.startswith(("bid", "nominate"))
    )
    await world.play(table, LORENZO, bid)
    assert LORENZO not in await world.asked(table)
    return table


@pytest.mark.parametrize("respite", [0, 20, 60])
async def test_the_board_shows_during_the_grace_of_an_undo(respite: int, world: World) -> None:
    table = await at_an_auction(world, respite)
    before = len((await world.course(table)).made)

    (board,) = [one for one in await world.take_notes(table) if one.key == BOARD_KEY]
    (due,) = await world.dues(table, JobKind.ANSWER)

    assert due.at - world.clock.now() == max(1, respite)
    assert (board.not_before <= world.clock.now()) == bool(respite)
    await world.do_as(table, LORENZO, lambda seat: seat_commands.undo_own_moves(seat, 1))
    assert len((await world.course(table)).made) == before - 1
    assert await world.asked(table) == [LORENZO]


async def test_computers_do_not_wait_for_one_another(world: World) -> None:
    table = await at_an_auction(world, respite=20)
    passed = []
    while LORENZO not in await world.asked(table):
        before = world.clock.now()
        assert await world.ring() is JobKind.ANSWER
        passed.append(world.clock.now() - before)
    assert passed[0] == 20
    assert passed[1:] == [1] * (len(passed) - 1)
    assert len(passed) > 1


async def test_orders_wait_the_same_grace_whatever_they_say(world: World) -> None:
    likes = replace(await world.person(ISABELLA), undo_grace=60)
    assert await world.house.save_person(likes) is None
    (table,) = await auctions(world, TableTerms())
    await world.order(table, COSIMO, "limit jester 700 pass")

    await world.play(table, ISABELLA, "nominate jester")

    (due,) = await world.dues(table, JobKind.ANSWER)
    assert due.at - world.clock.now() == 60


async def asked_to_bid(world: World) -> TableId:
    """Isabella is the first who is asked to bid; a computer is asked after her."""
    table = await world.start(LORENZO, ISABELLA, guests=("greedy",))
    while True:
        asked = [person for person in await world.asked(table) if person is not None]
        for person in asked:
            legal = await world.legal(table, person)
            if person == ISABELLA and "bid 300" in legal:
                await world.take_notes(table)
                return table
            jester = "nominate jester" if "nominate jester" in legal else legal[-1]
            await world.play(table, person, "pass" if "pass" in legal else jester)
        if not asked:
            await world.ring()


@pytest.mark.parametrize("is_by_hand", [True, False])
async def test_a_board_does_not_tell_hands_from_orders(is_by_hand: bool, world: World) -> None:
    table = await asked_to_bid(world)

    if is_by_hand:
        await world.play(table, ISABELLA, "bid 300")
    else:
        await world.order(table, ISABELLA, "limit jester 700 pass")
        await world.take_notes(table)
        assert await world.ring() is JobKind.ANSWER

    notes = {one.key: one.not_before for one in await world.take_notes(table)}
    assert notes[PROGRESS_KEY] <= world.clock.now()
    assert notes[BOARD_KEY] == world.clock.now() + derived_messages.QUIET


async def test_of_what_computers_do_nothing_is_told_in_passing(world: World) -> None:
    table = await world.start(LORENZO, guests=("greedy", "greedy"))
    await world.play(table, LORENZO, (await world.legal(table, LORENZO))[0])
    assert PROGRESS_KEY in {one.key for one in await world.notes(table)}

    while LORENZO not in await world.asked(table):
        await world.take_notes(table)
        assert await world.ring() is JobKind.ANSWER
        assert PROGRESS_KEY not in {one.key for one in await world.notes(table)}


async def test_passing_news_are_dropped_once_a_person_is_asked(world: World) -> None:
    table = await world.start(LORENZO, guests=("greedy", "greedy"))
    await world.play(table, LORENZO, (await world.legal(table, LORENZO))[0])
    while LORENZO not in await world.asked(table):
        assert PROGRESS_KEY in {one.key for one in await world.notes(table)}
        assert await world.ring() is JobKind.ANSWER

    assert PROGRESS_KEY not in {one.key for one in await world.notes(table)}
