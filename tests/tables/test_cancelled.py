"""Cancelled at every await of an act: it is kept entirely or not at all, and the house goes on."""

import asyncio
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from bot.planning import orders_and_plans
from bot.tables import seat_commands
from bot.tables.command_runner import Applied, Duplicate
from bot.tables.people import TableId, TableStatus, TableTerms
from tests.tables.houses import COSIMO, EVERYBODY, LORENZO, World, world
from tests.tables.interruptions import cancelled_at


@pytest.mark.parametrize("table_is", ["warm", "cold", "cold and busy"])
async def test_a_cancelled_move_is_whole_or_nothing(world: World, table_is: str) -> None:
    seen: set[int] = set()
    for number in count():
        table = await world.action()
        person, before = await world.next(table), len(await world.journal(table))
        decision = await world.decision(table, person)
        if table_is != "warm":
            world.open()
        # Who looks at it stands in line before us, and reads it for both.
        looking = [asyncio.create_task(world.standing(table))] * (table_is == "cold and busy")
        moves = ["introduce travel", "end"]
        press = partial(world.house.submit_moves, table, person, moves, decision, f"press {number}")

        reached, outcome = await cancelled_at(number, press())

        await asyncio.gather(*looking)
        kept = len(await world.journal(table)) - before
        assert kept in (0, 2)
        if outcome is not None:
            assert kept == 2
        # Whoever was cut off presses again, and it is done once.
        assert isinstance(await press(), Duplicate if kept else Applied)
        assert len(await world.journal(table)) == before + 2
        await the_rows_tell_what_is_believed(world, table)
        seen.add(kept)
        if not reached:
            break
    # A warm table waits for nothing but the page, which is finished once it was begun.
    assert seen == ({2} if table_is == "warm" else {0, 2})


async def the_rows_tell_what_is_believed(world: World, table: TableId) -> None:
    believed = await world.standing(table)
    world.open()
    read = await world.standing(table)
    assert read.course is not None
    assert believed.course is not None
    assert read.course.state == believed.course.state
    assert read.course.decisions == believed.course.decisions
    assert (read.card, read.orders) == (believed.card, believed.orders)
    assert read.ballots == believed.ballots
    assert read.budgets == believed.budgets


async def test_an_order_cancelled_at_any_await_is_kept_or_not(world: World) -> None:
    table = await world.auction()
    for number in count():
        price = 300 + 100 * (number % 20)
        text = f"limit jester {price} pass"
        order = partial(orders_and_plans.give_orders, texts=[text])
        reached, outcome = await cancelled_at(
            number, world.house.run_seat_command(table, COSIMO, order, f"order {number}")
        )
        orders = [order.act for order in await world.store.load_orders(table)]
        if outcome is not None:
            assert orders == [f"1: {text}"]
        await the_rows_tell_what_is_believed(world, table)
        if not reached:
            return


async def test_the_last_move_cancelled_at_any_await_ends_the_game_once(tmp_path: Path) -> None:
    async with world(made(tmp_path / "first")) as first:
        table = await game_of_stand_ins(first)
        while await first.status(table) is TableStatus.PLAYING:
            await first.ring()
        length = len(await first.journal(table))

    for number in count():
        async with world(made(tmp_path / str(number))) as here:
            table = await game_of_stand_ins(here)
            while len(await here.journal(table)) < length - 1:
                await here.ring()
            (due,) = await here.dues(table)
            here.clock.at = due.at

            reached, _ = await cancelled_at(number, here.bell.run_due_jobs())

            over = await here.status(table) is TableStatus.OVER
            results = await here.store.find_results()
            ratings = await here.store.load_ratings("princes", 3)
            assert (len(results), len(ratings)) == ((3, 3) if over else (0, 0))
            await here.pass_time(5)
            assert await here.status(table) is TableStatus.OVER
            assert len(await here.store.find_results()) == 3
            rated = (await here.store.load_ratings("princes", 3)).values()
            assert [rating.games for rating in rated] == [1, 1, 1]
            if not reached:
                return


def made(folder: Path) -> Path:
    folder.mkdir()
    return folder


async def game_of_stand_ins(world: World) -> TableId:
    table = await world.start(*EVERYBODY)
    for person in EVERYBODY:
        await world.do_as(table, person, seat_commands.let_computer_replace)
    return table


async def test_cancelled_settings_change_everywhere_or_nowhere(world: World) -> None:
    tables = [await world.auction(terms=TableTerms("fast")) for _ in range(3)]
    zones = ("Europe/Paris", "Asia/Tokyo")
    for number in count():
        before = await world.person(LORENZO)
        wished = replace(before, zone=zones[number % 2], quiet=(60, 120 + number))
        reached, _ = await cancelled_at(number, world.house.save_person(wished))
        on_disk = await world.store.load_person(LORENZO)
        assert on_disk in (before, wished)
        assert await world.person(LORENZO) == on_disk
        for table in tables:
            assert (await world.standing(table)).people[LORENZO] == on_disk
            await the_rows_tell_what_is_believed(world, table)
        world.clock.turn(60)
        if not reached:
            return
