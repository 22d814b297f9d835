"""Shared deals: what is offered is offered once, though it is pressed twice."""

import asyncio

from bot.history.shared_deals import SharedDeals
from bot.tables.records import SharedDeal
from tests.tables.houses import LORENZO, World
from tests.tables.test_solo_tables import in_direct_messages


async def test_a_deal_that_is_offered_twice_at_once_is_one_deal(world: World) -> None:
    table = await in_direct_messages(world)
    shared = SharedDeals(world.house, world.store, world.clock)

    one, other = await asyncio.gather(*(shared.offer_deal(table, LORENZO) for _ in range(2)))

    assert isinstance(one, SharedDeal)
    assert one == other
    assert [sharer.table for sharer in await world.store.shared_deal_tables(one.id)] == [table]
