"""Check the deal of a finished game, and how to check it by hand."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import partial

from bot.engine import scoresheet
from bot.engine.deal import Deal
from bot.engine.journal import Diverged, Entry, replay
from bot.engine.text import Who, say
from bot.tables import lobby
from bot.tables.message_keys import OPENING_KEY
from bot.tables.people import TableId, TableStatus
from bot.tables.state import AnyCourse, TableState
from cogs.interaction.components import LinkSpec
from cogs.interaction.context import RequestContext
from cogs.interaction.replies import PrivateReply, ReplyInstead
from cogs.interaction.routes import button_route
from cogs.interaction.speech import SpeechContext
from cogs.interaction.table_context import TableContext, enter_table
from cogs.messages.notices import post_url
from cogs.messages.table_texts import origin_text


@button_route("deal")
async def check_deal(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    """The game is played again from its seed, and the seed made again of the half and the words."""
    visit = await enter_table(caller, table)
    course, standing = visit.require_started(), visit.standing
    visit.require_no_embargo()
    if standing.card.status is not TableStatus.OVER:
        raise ReplyInstead(PrivateReply(visit.voice("deal-later")))
    if standing.card.origin is not None:
        raise ReplyInstead(PrivateReply(visit.voice.speak_text(origin_text(standing.card.origin))))
    entries = await _load_entries(caller, standing)
    follows = await asyncio.to_thread(_deal_matches, standing, course, entries)
    deal = lobby.deal_of_game(standing, course)
    words = "\n".join(_describe_check(visit.voice, deal, course, follows=follows))
    links = tuple([link async for link in _commitment_links(visit)])
    return PrivateReply(words, links, await _write_score_sheet(standing, course, entries))


async def make_score_sheet(
    caller: RequestContext, standing: TableState, course: AnyCourse
) -> tuple[str, str]:
    """All of a game that is over, with every hand: the file's name, and what is in it."""
    return await _write_score_sheet(standing, course, await _load_entries(caller, standing))


async def _write_score_sheet(
    standing: TableState, course: AnyCourse, entries: Sequence[Entry]
) -> tuple[str, str]:
    """Aside, for the whole game is told again."""
    origin = standing.card.origin
    remarks = [f"played on from table {origin.table}, move {origin.moves}"] if origin else []
    deal = lobby.deal_of_game(standing, course)
    written = partial(scoresheet.write_sheet, deal=deal, remarks=remarks)
    sheet = await asyncio.to_thread(written, standing.game, course.opening, entries)
    return f"table-{standing.card.id}.game", sheet


async def _load_entries(caller: RequestContext, standing: TableState) -> list[Entry]:
    return [line.entry for line in await caller.services.store.journal_lines(standing.card.id)]


def _deal_matches(standing: TableState, course: AnyCourse, entries: Sequence[Entry]) -> bool:
    """Whether the same comes out once more."""
    try:
        replay(standing.game, course.opening, entries)
    except Diverged:
        return False
    return True


def _describe_check(
    voice: SpeechContext, deal: Deal, course: AnyCourse, *, follows: bool
) -> Iterator[str]:
    """What came out; then what was announced, made anew; then how one does it by hand."""
    is_made = deal.is_whole and deal.seed == course.opening.seed
    sound = follows and (is_made or not deal.is_whole)
    yield voice("deal-follows" if sound else "deal-differs", moves=len(course.made))
    yield voice("deal-half", half=deal.server_seed)
    words = tuple(
        say("deal-word", who=Who(seat), word=word) for seat, word in deal.player_salts if word
    )
    if words:
        yield voice("deal-words", words=words)
    if not deal.player_salts:
        yield voice("deal-no-words")
    if not deal.is_whole:
        yield voice("deal-withdrawn")
    yield voice("deal-codes", promise=deal.promise, commitment=deal.commitment(course.opening))
    yield voice("deal-by-hand")


async def _commitment_links(visit: TableContext) -> AsyncIterator[LinkSpec]:
    """To where the codes were announced, if that still stands."""
    for post in await visit.caller.services.store.posts_of_table(visit.table_id):
        if post.key == OPENING_KEY:
            yield LinkSpec(
                post_url(visit.standing, post), visit.voice.label_text("press-to-beginning")
            )
