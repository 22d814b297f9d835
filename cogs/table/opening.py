"""Whether a table may be opened in a place, or moved there: asked in one way, one after another."""

from bot.host import lobby
from bot.host.company import Status, TableCard
from bot.host.ports import Unreachable
from cogs.door import presses, rights
from cogs.door.answers import Reply, TurnedAway
from cogs.door.caller import OPEN, Caller
from cogs.door.presses import Link, Press
from cogs.door.visit import Visit
from cogs.table import steward


async def why_not_open(caller: Caller) -> Reply | None:
    """Why whoever asks gets no new table here; whoever goes on to open one holds the door."""
    return why_not_play(caller) or await steward.why_not_open(caller) or await _taken(caller)


async def why_not_here(caller: Caller) -> Reply | None:
    """Why no table that there is already may come here."""
    return why_not_play(caller) or await steward.why_not_here(caller) or await _taken(caller)


async def why_not_at(visit: Visit) -> Reply | None:
    """Why nobody sits down or begins at this table; of a place elsewhere nothing is known here."""
    if visit.standing.card.place != visit.caller.place:
        return None
    return why_not_play(visit.caller) or await why_not_wake(visit)


async def why_not_wake(visit: Visit) -> Reply | None:
    """A table that sleeps has lost its place: to be woken is to be opened again."""
    card = visit.standing.card
    sleeps = card.status is Status.CANCELLED and card.why == lobby.ASLEEP
    return await why_not_open(visit.caller) if sleeps else None


def why_not_play(caller: Caller) -> Reply | None:
    """Why no game can be played here whoever asks: the bot may not show it."""
    venue, voice = caller.venue, caller.voice
    if not venue.is_ours:
        link = Link(venue.invitation, voice.label("press-invite"))
        return Reply(voice("rights-not-invited"), (link,))
    if venue.lacking:
        return Reply(
            voice("rights-lacking", rights=tuple(map(rights.permission_name, venue.lacking)))
        )
    return None


async def _taken(caller: Caller) -> Reply | None:
    running = await running_here(caller)
    return taken(caller, running) if running else None


def taken(caller: Caller, card: TableCard, *instead: Press) -> Reply:
    """Tell that this table has the place; in direct messages with the ways on and out."""
    voice, table = caller.voice, card.id
    if card.server:
        return Reply(voice("lobby-taken", table=table))
    on = Press(presses.knock("turn", table), voice.label("press-turn-at", table=table), likely=True)
    leave = presses.knock("leave" if card.status is Status.GATHERING else "resign", table)
    out = Press(leave, voice.label("press-leave-table", table=table), grave=True)
    return Reply(voice("week-busy", table=table), (on, *(instead or (out,))))


async def running_here(caller: Caller) -> TableCard | None:
    return await running_at(caller, caller.place)


async def running_at(caller: Caller, place: str) -> TableCard | None:
    """The table that has this place."""
    cards = await caller.door.store.cards(place=place, status=OPEN)
    return cards[0] if cards else None


# Alone, where nobody else sees it


async def place_in_private(caller: Caller, words: str) -> str:
    """The place of his direct messages, if they are open and free: he reads these words there."""
    for card in await caller.door.store.cards(person=caller.person.id, status=OPEN):
        if not card.server:
            raise TurnedAway(taken(caller, card))
    try:
        return await caller.door.in_private(caller.person, words)
    except Unreachable as shut:
        raise TurnedAway(Reply(caller.voice("week-shut"))) from shut


def is_in_private(caller: Caller, place: str) -> Reply:
    link = Link(f"https://discord.com/channels/@me/{place}", caller.voice.label("press-to-week"))
    return Reply(caller.voice("week-goes-on"), (link,))
