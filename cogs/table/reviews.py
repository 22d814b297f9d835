"""Looking back at a game of one's own: what was done best, and what cost most."""

from functools import partial
from time import monotonic

from bot.host.company import TableId
from bot.host.reviews import Look
from bot.players.review import Progress, Review
from cogs.door.answers import Reply, TurnedAway
from cogs.door.caller import Caller
from cogs.door.knocks import knock
from cogs.door.visit import Visit, at
from cogs.posts import review

SIGN_OF_LIFE = 1.5  # seconds before the progress is told, and told anew
PATIENCE = 600  # seconds: for so long an answer can be edited, with room to spare


@knock(review.KNOCK)
async def asked(caller: Caller, table: TableId, _: str) -> Reply:
    """Show a stored review at once; else acknowledge, tell the progress, then show the review."""
    visit = await _visited(caller, table)
    known = await caller.door.reviews.kept(visit.standing, visit.own().seat)
    if known is not None:
        return review.reply(visit.own(), known)
    later = partial(_found, table=table, until=monotonic() + PATIENCE)
    return Reply(review.meanwhile(visit.voice, Progress()), later=later)


async def _found(
    caller: Caller, *, table: TableId, until: float, look: Look | None = None
) -> Reply:
    visit = await _visited(caller, table)
    look = look or caller.door.reviews.look(visit.standing, visit.own().seat)
    found = await look.found(SIGN_OF_LIFE)
    if isinstance(found, Review):
        return review.reply(visit.own(), found)
    if found is None or monotonic() > until:
        return review.later(visit.standing, visit.voice)
    later = partial(_found, table=table, until=until, look=look)
    return Reply(review.meanwhile(visit.voice, found), later=later)


async def _visited(caller: Caller, table: TableId) -> Visit:
    visit = await at(caller, table)
    visit.begun()
    visit.unsealed()
    visit.own()
    if not review.may_be_asked(visit.standing):
        raise TurnedAway(Reply(visit.voice("review-after-the-end")))
    return visit
