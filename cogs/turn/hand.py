"""A hand is shown to its owner alone: by command or button, as a private reply."""

from discord import app_commands

from bot.engine.text import Who
from bot.host.company import Status, TableId
from bot.host.standing import seats_of
from cogs.door import presses
from cogs.door.answers import Reply, answer
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import phrased
from cogs.door.commands import EVERYWHERE, INSTALLED
from cogs.door.knocks import knock
from cogs.door.presses import Press
from cogs.door.sitting import Sitting
from cogs.door.visit import Visit, at
from cogs.posts import pictures, position
from cogs.posts.panel import plan_press
from cogs.turn import notes
from cogs.turn.moving import take_turn
from cogs.turn.which_table import at_table_meant


@app_commands.command(**phrased("command-hand"))
async def hand(interaction: Interaction) -> None:
    await answer(interaction, lambda caller: at_table_meant(caller, "hand"))


hand.allowed_contexts, hand.allowed_installs = EVERYWHERE, INSTALLED


@knock("hand")
async def shown(caller: Caller, table: TableId, _: str) -> Reply:
    visit = await at(caller, table)
    if visit.sitting is None and is_open(visit):
        return Reply(_all_hands(visit))
    sitting = visit.own()
    standing = sitting.standing
    turn = Press(presses.knock("turn", table), sitting.voice.label("press-turn"), likely=True)
    asks = standing.card.status is Status.PLAYING and sitting.is_asked
    words = position.hand(sitting)
    sketch = pictures.hand_sketched(sitting, words) if caller.door.draws else None
    if standing.card.place != caller.place:
        words = f"{position.heading(standing, sitting.voice)}\n{words}"
    others = _all_hands(visit) if is_open(visit) else ""
    own_notes = notes.press(table, sitting.voice)
    ways = (*([turn] if asks else []), *plan_press(sitting), own_notes)
    return Reply(words, ways, sketch=sketch, more=others)


def is_open(visit: Visit) -> bool:
    """Whether all hands lie open: whoever joined a teaching table has agreed to it."""
    return visit.standing.card.terms.teaching and visit.standing.course is not None


def _all_hands(visit: Visit) -> str:
    """Everybody's, for whoever looks on too."""
    lines = [visit.voice("teaching-hands")]
    for seat in seats_of(visit.standing.card):
        lines.append(visit.voice("teaching-hand", who=Who(seat)))
        lines.append(position.hand(Sitting(visit.standing, seat, visit.voice)))
    return "\n".join(lines)


@knock("turn")
async def turn(caller: Caller, table: TableId, _: str) -> Reply:
    return await take_turn(caller, table)
