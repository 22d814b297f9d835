"""Standing orders by command, in the games that have any."""

from discord import app_commands

from bot.engine.text import refuse
from cogs.door.answers import Reply, answer, refused
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import phrased
from cogs.door.commands import EVERYWHERE, INSTALLED
from cogs.door.knocks import KNOCKS
from cogs.door.visit import card_meant
from cogs.games import FRONTS


@app_commands.command(**phrased("command-orders"))
async def orders(interaction: Interaction) -> None:
    await answer(interaction, _listed)


orders.allowed_contexts, orders.allowed_installs = EVERYWHERE, INSTALLED


async def _listed(caller: Caller) -> Reply:
    card = await card_meant(caller)
    name = FRONTS[card.game].orders
    if not name:
        return refused(caller, refuse("orders", "no-orders-here"))
    return await KNOCKS[name](caller, card.id, "")
