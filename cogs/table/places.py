"""Where a table stands: its game may go on in another channel, as when its own is gone."""

from dataclasses import replace

from bot.engine.text import Refusal, refuse, say
from bot.host.company import Status, TableCard, TableId
from bot.host.standing import Standing, not_playing
from bot.host.table import Act
from cogs.door import presses
from cogs.door.answers import Reply
from cogs.door.caller import Caller
from cogs.door.knocks import knock
from cogs.door.presses import Press
from cogs.door.visit import own_cards
from cogs.table import opening
from cogs.table.lobby import done_at

MOST = 4  # tables one is offered to go on with in another channel
_BEGUN = (Status.PLAYING, Status.PAUSED)


async def offered_here(caller: Caller) -> Reply | None:
    """His own tables that could go on in this channel, if it is free; None if there are none."""
    own = await own_cards(caller)
    found = [card for card in own if _may_move(caller, card)][-MOST:]
    if not found or await opening.why_not_here(caller):
        return None
    voice = caller.voice
    pressed: list[Press] = []
    for card in found:
        if card.status is Status.PLAYING:
            turn = voice.label("press-turn-at", table=card.id)
            pressed.append(Press(presses.knock("turn", card.id), turn, likely=True))
        here = voice.label("press-here", table=card.id)
        pressed.append(Press(presses.knock("here", card.id), here))
    return Reply(voice("here-may"), tuple(pressed))


def _may_move(caller: Caller, card: TableCard) -> bool:
    """Its owner may, within its server or out of one that is gone; alone, wherever he goes."""
    if card.owner != caller.person.id or card.status not in (Status.GATHERING, *_BEGUN):
        return False
    people = [chair for chair in card.chairs if chair.person is not None]
    is_gone = bool(caller.server) and not caller.is_on(card.server)
    may_leave = is_gone or len(people) == 1
    return card.place != caller.place and (card.server == caller.server or may_leave)


@knock("here")
async def here(caller: Caller, table: TableId, _: str) -> Reply:
    """The table goes on in the channel where this is pressed."""
    async with caller.door.opening:
        why = await opening.why_not_here(caller)
        return why or await done_at(caller, table, _moved(caller), say("here-done", table=table))


def _moved(caller: Caller) -> Act:
    def act(standing: Standing) -> Standing | Refusal:
        card = standing.card
        if card.owner != caller.person.id:
            return refuse("lobby", "only-the-owner")
        if card.status not in (Status.GATHERING, *_BEGUN):
            return not_playing(standing)
        if not _may_move(caller, card):
            return refuse("lobby", "here-not-there")
        return replace(standing, card=replace(card, server=caller.server, place=caller.place))

    return act
