"""Standing orders by command, in the games that have any."""

from dataclasses import replace

from discord import app_commands

from bot.engine.text import refuse
from bot.host import planning
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
    name, sitting = FRONTS[card.game].orders, (await at(caller, card.id)).sitting
    has_plan = sitting is not None and planning.is_kept(sitting.standing, sitting.seat)
    if not name:
        if has_plan:
            return await KNOCKS[ahead.KNOCK](caller, card.id, "")
        return refused(caller, refuse("orders", "no-orders-here"))
    reply = await KNOCKS[name](caller, card.id, f"typed {typed}" if typed.strip() else "")
    if not has_plan:
        return reply
    return replace(reply, words=f"{reply.words}\n{caller.voice('plan-beside-orders')}")
