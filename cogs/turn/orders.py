"""Standing orders by command, in the games that have any."""

from dataclasses import replace

from discord import app_commands

from bot.engine.text import refuse
from bot.host import planning
from bot.host.company import TableId
from cogs.door.answers import Reply, answer, refused
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import phrased, worded
from cogs.door.commands import EVERYWHERE, INSTALLED
from cogs.door.knocks import KNOCKS
from cogs.door.visit import at, card_meant
from cogs.games import FRONTS
from cogs.turn import ahead


@app_commands.command(**phrased("command-orders"))
@worded("wishes")
async def orders(interaction: Interaction, wishes: str = "") -> None:
    await answer(interaction, lambda caller: _listed(caller, wishes))


orders.allowed_contexts, orders.allowed_installs = EVERYWHERE, INSTALLED


async def _listed(caller: Caller, typed: str) -> Reply:
    """The list, once more is ordered if anything was typed; and whether a turn is made ahead."""
    card = await card_meant(caller)
    name = FRONTS[card.game].orders
    if not name:
        await at(caller, card.id)
        if _has_plan(caller, card.id):
            return await KNOCKS[ahead.KNOCK](caller, card.id, "")
        return refused(caller, refuse("orders", "no-orders-here"))
    reply = await KNOCKS[name](caller, card.id, f"typed {typed}" if typed.strip() else "")
    if not _has_plan(caller, card.id):
        return reply
    return replace(reply, words=f"{reply.words}\n{caller.voice('plan-beside-orders')}")


def _has_plan(caller: Caller, table: TableId) -> bool:
    """As the table stood when it was looked at for him."""
    standing = caller.visited.get(table)
    seat = None if standing is None else standing.card.seat_of(caller.person.id)
    return standing is not None and seat is not None and planning.is_kept(standing, seat)
