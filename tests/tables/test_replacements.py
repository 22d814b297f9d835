"""A stand-in goes on for somebody as he has said, and beyond that does nothing he might regret."""

from dataclasses import replace

import pytest

from bot.planning.orders_and_plans import plans_of
from bot.tables import seat_commands
from bot.tables.people import PersonId, ReplacementFreedom, TableId
from tests.tables.houses import EVERYBODY, World
from tests.tables.turns_ahead import leave, thought_of

LIMIT = 700


async def auctioned_with_one_away(
    world: World, *, wishes: tuple[str, ...]
) -> tuple[TableId, PersonId]:
    """A jester is bid for by who named it, against somebody who is away; the third one passes."""
    table = await world.auction()
    namer = await world.next(table)
    away = next(person for person in EVERYBODY if person != namer)
    if wishes:
        await world.order(table, away, *wishes)
    await world.do_as(table, away, seat_commands.let_computer_replace)
    await world.play(table, namer, "nominate jester")
    while (asked := await world.next(table)) and (await _lot(world, table)) == "jester":
        bids = [move for move in await world.legal(table, asked) if move.startswith("bid")]
        if asked == away:
            await world.ring()
        else:
            await world.play(table, asked, *(bids if asked == namer else ["pass"]))
    return table, away


async def _lot(world: World, table: TableId) -> str:
    state = await world.standing(table)
    assert state.course is not None
    lot: str = state.game.view(state.course.state, None).asked.lot
    return lot


async def acts_of(world: World, table: TableId, person: PersonId) -> list[str]:
    seat = await world.seat(table, person)
    return [
        line.entry.act for line in await world.store.journal_lines(table) if line.entry.seat == seat
    ]


async def bids_of(world: World, table: TableId, person: PersonId) -> list[int]:
    acted = await acts_of(world, table, person)
    return [int(act.removeprefix("bid ")) for act in acted if act.startswith("bid ")]


async def test_he_bids_as_far_as_his_owner_has_said(world: World) -> None:
    table, away = await auctioned_with_one_away(world, wishes=(f"limit jester {LIMIT} pass",))

    bids = await bids_of(world, table, away)
    assert bids
    assert LIMIT - 100 <= bids[-1] <= LIMIT


async def test_where_nothing_was_said_he_raises_no_bid(world: World) -> None:
    table, away = await auctioned_with_one_away(world, wishes=())

    assert await bids_of(world, table, away) == []


async def test_where_his_owner_wished_to_be_asked_he_raises_no_bid(world: World) -> None:
    table, away = await auctioned_with_one_away(world, wishes=("limit jester 400 ask",))

    assert all(bid <= 400 for bid in await bids_of(world, table, away))
    assert (await world.standing(table)).card.holders[await world.seat(table, away)].replacement


async def test_he_makes_the_turn_that_his_owner_has_made_ahead(world: World) -> None:
    table = await world.action()
    away = (EVERYBODY * 2)[EVERYBODY.index(await world.next(table)) + 1]
    said = (await thought_of(world, table, away))[0]
    await leave(world, table, away, said)
    await world.do_as(table, away, seat_commands.let_computer_replace)
    await world.play(table, await world.next(table), "end")
    seat = await world.seat(table, away)
    while await world.next(table) == away:
        await world.ring()

    made = await acts_of(world, table, away)
    asked_for = ["keep" if step.startswith("keep-") else step for step in said]
    assert ["keep" if act.startswith("keep ") else act for act in made[-len(said) :]] == asked_for
    assert plans_of(await world.standing(table), seat) == ()


@pytest.mark.parametrize(("allowed", "stands_in"), [("passive", "passive"), ("free", "journeyman")])
async def test_owners_limit_their_replacement(world: World, allowed: str, stands_in: str) -> None:
    table = await world.action()
    away = (EVERYBODY * 2)[EVERYBODY.index(await world.next(table)) + 1]
    person = await world.store.load_person(away)
    assert person is not None
    await world.house.save_person(replace(person, allows=ReplacementFreedom(allowed)))
    await world.do_as(table, away, seat_commands.let_computer_replace)
    await world.play(table, await world.next(table), "end")
    before = len(await acts_of(world, table, away))
    while await world.next(table) == away:
        await world.ring()

    done = (await acts_of(world, table, away))[before:]
    holder = (await world.standing(table)).card.holders[await world.seat(table, away)]
    assert holder.replacement == stands_in
    assert (done == ["end"]) == (allowed == "passive")
