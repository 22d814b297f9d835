"""Leafing through a game, move by move: in private, and everybody at a leaf of his own."""

from bot.host.company import TableId
from cogs.door.answers import Reply
from cogs.door.caller import Caller
from cogs.door.knocks import knock
from cogs.door.visit import at
from cogs.posts import leaf


@knock(leaf.KNOCK)
async def leafed(caller: Caller, table: TableId, rest: str) -> Reply:
    """To another move; which button led there, the last word says, and it says nothing else."""
    eyes, moves, *_ = *rest.split(" "), ""
    return await _opened(caller, table, moves, eyes)


@knock(leaf.EYES)
async def looked(caller: Caller, table: TableId, rest: str) -> Reply:
    """At the same move, with the eyes of somebody else."""
    moves, eyes, *_ = *rest.split(" "), ""
    return await _opened(caller, table, moves, eyes)


async def _opened(caller: Caller, table: TableId, moves: str, eyes: str) -> Reply:
    visit = await at(caller, table)
    visit.begun()
    if visit.seat is None:  # who plays there has seen it anyway
        visit.unsealed()
    return leaf.reply(
        leaf.opened(visit.standing, moves, eyes), visit.voice, draws=caller.door.draws
    )
