"""A hand is shown to its owner alone: by command or button, as a private reply."""

from discord import app_commands

from bot.host.company import Status, TableId
from cogs.door import presses
from cogs.door.answers import Reply, answer
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import phrased
from cogs.door.commands import EVERYWHERE, INSTALLED
from cogs.door.knocks import knock
from cogs.door.presses import Press
from cogs.door.visit import at
from cogs.posts import pictures, position
from cogs.turn import ahead
from cogs.turn.moving import take_turn
from cogs.turn.which_table import at_table_meant


@app_commands.command(**phrased("command-hand"))
async def hand(interaction: Interaction) -> None:
    await answer(interaction, lambda caller: at_table_meant(caller, "hand"))


hand.allowed_contexts, hand.allowed_installs = EVERYWHERE, INSTALLED


@knock("hand")
async def shown(caller: Caller, table: TableId, _: str) -> Reply:
    sitting = (await at(caller, table)).own()
    standing = sitting.standing
    turn = Press(presses.knock("turn", table), sitting.voice.label("press-turn"), likely=True)
    asks = standing.card.status is Status.PLAYING and sitting.is_asked
    words = position.hand(sitting)
    sketch = pictures.hand_sketched(sitting, words) if caller.door.draws else None
    if standing.card.place != caller.place:
        words = f"{position.heading(standing, sitting.voice)}\n{words}"
    return Reply(words, (*([turn] if asks else []), *ahead.offered(sitting)), sketch=sketch)


@knock("turn")
async def turn(caller: Caller, table: TableId, _: str) -> Reply:
    return await take_turn(caller, table)
