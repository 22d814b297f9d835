"""After the end: the deal is told and checked, for whoever asks, and how to check it by hand."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import partial

from bot.engine import scoresheet
from bot.engine.deal import Deal
from bot.engine.journal import Diverged, Entry, replay
from bot.engine.text import Who, say
from bot.host import dealing
from bot.host.company import Status, TableId
from bot.host.standing import AnyCourse, Standing
from bot.host.topics import Opening
from cogs.door.answers import Reply, TurnedAway
from cogs.door.caller import Caller
from cogs.door.knocks import knock
from cogs.door.presses import Link
from cogs.door.speech import Voice
from cogs.door.visit import Visit, at
from cogs.posts.looks import played_on
from cogs.posts.notices import address_of


@knock("deal")
async def checked(caller: Caller, table: TableId, _: str) -> Reply:
    """The game is played again from its seed, and the seed made again of the half and the words."""
    visit = await at(caller, table)
    course, standing = visit.begun(), visit.standing
    visit.unsealed()
    if standing.card.status is not Status.OVER:
        raise TurnedAway(Reply(visit.voice("deal-later")))
    if standing.card.origin is not None:
        raise TurnedAway(Reply(visit.voice.text(played_on(standing.card.origin))))
    entries = await _entries(caller, standing)
    follows = await asyncio.to_thread(_follows, standing, course, entries)
    deal = dealing.dealt(standing, course)
    words = "\n".join(_told(visit.voice, deal, course, follows=follows))
    links = tuple([link async for link in _links(visit)])
    return Reply(words, links, await _sheet(standing, course, entries))


async def sheet_of(caller: Caller, standing: Standing, course: AnyCourse) -> tuple[str, str]:
    """All of a game that is over, with every hand: the file's name, and what is in it."""
    return await _sheet(standing, course, await _entries(caller, standing))


async def _sheet(
    standing: Standing, course: AnyCourse, entries: Sequence[Entry]
) -> tuple[str, str]:
    """Aside, for the whole game is told again."""
    origin = standing.card.origin
    remarks = [f"played on from table {origin.table}, move {origin.moves}"] if origin else []
    deal = dealing.dealt(standing, course)
    written = partial(scoresheet.written, deal=deal, remarks=remarks)
    sheet = await asyncio.to_thread(written, standing.game, course.opening, entries)
    return f"table-{standing.card.id}.game", sheet


async def _entries(caller: Caller, standing: Standing) -> list[Entry]:
    return [line.entry for line in await caller.door.store.lines(standing.card.id)]


def _follows(standing: Standing, course: AnyCourse, entries: Sequence[Entry]) -> bool:
    """Whether the same comes out once more."""
    try:
        replay(standing.game, course.opening, entries)
    except Diverged:
        return False
    return True


def _told(voice: Voice, deal: Deal, course: AnyCourse, *, follows: bool) -> Iterator[str]:
    """What came out; then what was announced, made anew; then how one does it by hand."""
    is_made = deal.is_whole and deal.seed == course.opening.seed
    sound = follows and (is_made or not deal.is_whole)
    yield voice("deal-follows" if sound else "deal-differs", moves=len(course.made))
    yield voice("deal-half", half=deal.half)
    words = tuple(say("deal-word", who=Who(seat), word=word) for seat, word in deal.words if word)
    if words:
        yield voice("deal-words", words=words)
    if not deal.words:
        yield voice("deal-no-words")
    if not deal.is_whole:
        yield voice("deal-withdrawn")
    yield voice("deal-codes", promise=deal.promise, commitment=deal.commitment(course.opening))
    yield voice("deal-by-hand")


async def _links(visit: Visit) -> AsyncIterator[Link]:
    """To where the codes were announced, if that still stands."""
    for post in await visit.caller.door.store.posts(visit.table):
        if post.topic == Opening():
            yield Link(address_of(visit.standing, post), visit.voice.label("press-to-beginning"))
