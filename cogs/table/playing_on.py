"""Playing on from a position of a game that is over: alone, in direct messages."""

from dataclasses import replace

from bot.engine.game import Seat
from bot.host import playing_on
from bot.host.company import TableId
from bot.host.playing_on import Position
from cogs.door.answers import Reply, TurnedAway, refused
from cogs.door.caller import Caller
from cogs.door.knocks import knock
from cogs.door.visit import Visit, at
from cogs.posts import leaf
from cogs.posts.leaf import Leaf
from cogs.posts.looks import played_on
from cogs.table import leafing, opening


@knock(leaf.PLAY_ON)
async def played_from(caller: Caller, table: TableId, rest: str) -> Reply:
    """The leaf stays open; above it stands where he plays on, or why he doesn't."""
    eyes, moves, *_ = *rest.split(" "), ""
    visit = await at(caller, table)
    visit.begun()
    visit.unsealed()
    seen = leaf.opened(visit.standing, moves, eyes)
    try:
        told = await _begun(visit, seen)
    except TurnedAway as away:
        told = away.reply
    own = leafing.opened(visit, moves, eyes)
    words = f"{told.words}\n{own.words}"
    return replace(own, words=words, presses=(*told.presses, *own.presses))


async def _begun(visit: Visit, seen: Leaf) -> Reply:
    """In the place of whoever it is seen with, or in his own."""
    caller, why = visit.caller, playing_on.why_not(visit.standing, seen.at)
    if why is not None:
        return refused(caller, why)
    position = Position(visit.standing, seen.at, _seat(visit, seen))
    told = caller.voice.text(played_on(position.origin))
    async with caller.door.opening:
        place = await opening.place_in_private(caller, told)
        await playing_on.begin(
            *(caller.door.house, caller.door.store, position),
            *(caller.person, place, f"{caller.request} play on"),
        )
    return opening.is_in_private(caller, place)


def _seat(visit: Visit, seen: Leaf) -> Seat:
    """Who only looked on plays in the first place."""
    return next(seat for seat in (seen.eyes, visit.seat, Seat(0)) if seat is not None)
