"""When somebody was last at a table is known for a while only."""

from bot.tables import commands
from bot.tables.motions import PlainMotion
from bot.tables.people import DAY, HOUR, PersonId, TableId
from tests.tables.houses import EVERYBODY, ISABELLA, LORENZO, World
from tests.tables.test_annals import play_out


async def came(world: World, *people: PersonId) -> TableId:
    table = await world.start(*people)
    for person in people:
        await world.presence.mark_present(table, person)
    assert (await world.store.presence_at_table(table)).keys() == set(people)
    return table


async def test_it_goes_with_the_end_of_the_game(world: World) -> None:
    over = await came(world, LORENZO, ISABELLA)
    for person in (LORENZO, ISABELLA):
        await world.do_as(over, person, commands.let_computer_replace)
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
