"""After the end: whoever played shows the film to everybody, once."""

from bot.engine.text import refuse, say
from bot.host.company import TableId
from bot.host.standing import News, with_news
from bot.host.topics import Film
from cogs.door.answers import Reply, TurnedAway, refused
from cogs.door.caller import Caller
from cogs.door.knocks import knock
from cogs.door.presses import Link
from cogs.door.visit import Visit, at
from cogs.posts import result
from cogs.posts.notices import address_of
from cogs.table.lobby import done_at


@knock(result.KNOCK)
async def sharing(caller: Caller, table: TableId, _: str) -> Reply:
    """It is drawn and sent by the post, which asks nobody to wait for it."""
    visit = await at(caller, table)
    visit.begun()
    visit.unsealed()
    if visit.seat is None:
        raise TurnedAway(refused(caller, refuse("table", "does-not-sit-here")))
    scores = result.scores_of(visit.standing)
    if scores is None:
        raise TurnedAway(Reply(visit.voice(f"table-is-{visit.standing.card.status}")))
    shown = await _shown(visit)
    if shown is not None:
        return shown
    film = News(result.film_shared(visit.standing, scores, visit.seat), topic=Film())
    return await done_at(
        caller, table, lambda standing: with_news(standing, film), say("film-shared-soon")
    )


async def _shown(visit: Visit) -> Reply | None:
    posts = await visit.caller.door.store.posts(visit.table)
    post = next((post for post in posts if post.topic == Film()), None)
    if post is None:
        return None
    link = Link(address_of(visit.standing, post), visit.voice.label("press-to-film"))
    return Reply(visit.voice("film-shared-already"), (link,))
