"""Looking back at a game of one's own: what was done best, and what cost most."""

from bot.host.company import TableId
from cogs.door.answers import Reply, TurnedAway
from cogs.door.caller import Caller
from cogs.door.knocks import knock
from cogs.door.visit import Visit, at
from cogs.posts import review


@knock(review.KNOCK)
async def asked(caller: Caller, table: TableId, _: str) -> Reply:
    """What is known already at once; else he hears how long it takes, and then what came of it."""
    visit = await _visited(caller, table)
    known = await caller.door.reviews.kept(visit.standing, visit.own().seat)
    if known is not None:
        return review.reply(visit.own(), known)

    async def later(caller: Caller) -> Reply:
        visit = await _visited(caller, table)
        found = await caller.door.reviews.found(visit.standing, visit.own().seat)
        if found is None:
            return review.later(visit.standing, visit.voice)
        return review.reply(visit.own(), found)

    return Reply(visit.voice("review-meanwhile"), later=later)


async def _visited(caller: Caller, table: TableId) -> Visit:
    visit = await at(caller, table)
    visit.begun()
    visit.unsealed()
    visit.own()
    if not review.may_be_asked(visit.standing):
        raise TurnedAway(Reply(visit.voice("review-after-the-end")))
    return visit
