"""Check the deal of a finished game, and tell how to check it by hand."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import partial

from bot.engine import scoresheet
from bot.engine.deal import Deal
from bot.engine.journal import Diverged, Entry, replay
from bot.engine.text import Who, say
from bot.tables import lobby
from bot.tables.message_keys import OpeningKey
from bot.tables.people import TableId, TableStatus
from bot.tables.state import AnyCourse, TableState
from cogs.interaction.components import LinkSpec
from cogs.interaction.context import RequestContext
from cogs.interaction.replies import PrivateReply, ReplyInstead
from cogs.interaction.routes import RouteTable
from cogs.interaction.speech import SpeechContext
from cogs.interaction.table_context import TableContext, enter_table
from cogs.messages.notices import post_url
from cogs.messages.table_texts import origin_text


async def check_deal(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Replay the game from its seed, and recompute the seed from its parts."""
    context = await enter_table(request, table)
    course, state = context.require_started(), context.standing
    context.require_no_embargo()
    if state.card.status is not TableStatus.OVER:
        raise ReplyInstead(PrivateReply(context.voice("deal-later")))
    if state.card.origin is not None:
        raise ReplyInstead(PrivateReply(context.voice.speak_text(origin_text(state.card.origin))))
    entries = await _load_entries(request, state)
    follows = await asyncio.to_thread(_deal_matches, state, course, entries)
    deal = lobby.deal_of_game(state, course)
    words = "\n".join(_describe_check(context.voice, deal, course, follows=follows))
    links = tuple([link async for link in _commitment_links(context)])
    return PrivateReply(words, links, await _write_score_sheet(state, course, entries))


async def make_score_sheet(
    request: RequestContext, state: TableState, course: AnyCourse
) -> tuple[str, str]:
    """Write the score sheet of a finished game with all hands; return file name and text."""
    return await _write_score_sheet(state, course, await _load_entries(request, state))


async def _write_score_sheet(
    state: TableState, course: AnyCourse, entries: Sequence[Entry]
) -> tuple[str, str]:
    """Write the score sheet in a thread, since the game is replayed."""
    origin = state.card.origin
    remarks = [f"played on from table {origin.table}, move {origin.moves}"] if origin else []
    deal = lobby.deal_of_game(state, course)
    written = partial(scoresheet.write_sheet, deal=deal, remarks=remarks)
    sheet = await asyncio.to_thread(written, state.game, course.opening, entries)
    return f"table-{state.card.id}.game", sheet


async def _load_entries(request: RequestContext, state: TableState) -> list[Entry]:
    return [line.entry for line in await request.services.store.journal_lines(state.card.id)]


def _deal_matches(state: TableState, course: AnyCourse, entries: Sequence[Entry]) -> bool:
    """Whether the journal replays to the same events."""
    try:
        replay(state.game, course.opening, entries)
    except Diverged:
        return False
    return True


def _describe_check(
    speech: SpeechContext, deal: Deal, course: AnyCourse, *, follows: bool
) -> Iterator[str]:
    """Describe the result, the codes that were announced, and how to check them by hand."""
    is_made = deal.is_whole and deal.seed == course.opening.seed
    sound = follows and (is_made or not deal.is_whole)
    yield speech("deal-follows" if sound else "deal-differs", moves=len(course.made))
    yield speech("deal-half", half=deal.server_seed)
    words = tuple(
        say("deal-word", who=Who(seat), word=word) for seat, word in deal.player_salts if word
    )
    if words:
        yield speech("deal-words", words=words)
    if not deal.player_salts:
        yield speech("deal-no-words")
    if not deal.is_whole:
        yield speech("deal-withdrawn")
    yield speech("deal-codes", promise=deal.promise, commitment=deal.commitment(course.opening))
    yield speech("deal-by-hand")


async def _commitment_links(context: TableContext) -> AsyncIterator[LinkSpec]:
    """Link the message that announced the codes, if it is there."""
    for post in await context.request.services.store.posts_of_table(context.table_id):
        if post.key == OpeningKey():
            yield LinkSpec(
                post_url(context.standing, post), context.voice.label_text("press-to-beginning")
            )


ROUTES: RouteTable = {"deal": check_deal}
