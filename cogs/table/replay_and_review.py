"""Finished games: film, replay viewer, review, playing on, score sheet, check of the deal."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from functools import partial
from time import monotonic

from bot.engine import game_transcript
from bot.engine.game import Seat
from bot.engine.journal import Diverged, Entry, replay_journal
from bot.engine.text import Text, refuse, say
from bot.history import play_on
from bot.history.play_on import PlayOnPosition
from bot.history.reviews import RunningReview
from bot.players.review import GameReview, ReviewProgress
from bot.tables import lobby, records
from bot.tables.lobby import TO_PLAY_ON
from bot.tables.people import TableId, TableStatus
from bot.tables.records import FILM_KEY, MessageKey, MessageKind, PlayerSalt, PostRecord
from bot.tables.state import Announcement, AnyCourse, TableState, with_news
from cogs.interaction.components import LinkSpec
from cogs.interaction.context import RequestContext
from cogs.interaction.replies import PrivateReply, ReplyInstead, refusal_reply
from cogs.interaction.routes_and_forms import RouteTable
from cogs.interaction.speech import SpeechContext, speech_at_table
from cogs.interaction.table_context import TableContext, enter_table
from cogs.messages import replay_viewer, result_and_review
from cogs.messages.discord_messages import post_url
from cogs.messages.replay_viewer import ReplayPosition
from cogs.messages.table_texts import deal_commitment_blocks, origin_text, salt_giver
from cogs.table import where_tables_may_open
from cogs.table.lobby import run_lobby_command


async def share_film(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Queue the film as a public message; the outbox draws and sends it."""
    context = await enter_table(request, table)
    context.require_started()
    context.require_no_embargo()
    if context.seat is None:
        raise ReplyInstead(refusal_reply(request, refuse("table", "does-not-sit-here")))
    scores = result_and_review.scores_if_over(context.state)
    if scores is None:
        raise ReplyInstead(PrivateReply(context.speech(f"table-is-{context.state.card.status}")))
    shown = await _film_already_shared_reply(context)
    if shown is not None:
        return shown
    film = Announcement(
        result_and_review.film_shared_text(context.state, scores, context.seat), topic=FILM_KEY
    )
    return await run_lobby_command(
        request, table, lambda state: with_news(state, film), say("film-shared-soon")
    )


async def _film_already_shared_reply(context: TableContext) -> PrivateReply | None:
    posts = await context.request.services.store.posts_of_table(context.table_id)
    post = next((post for post in posts if post.key == FILM_KEY), None)
    if post is None:
        return None
    link = LinkSpec(post_url(context.state, post), context.speech.label_text("press-to-film"))
    return PrivateReply(context.speech("film-shared-already"), (link,))


async def show_position(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    """To another move; which button led there, the last word says, and it says nothing else."""
    eyes, moves, *_ = *rest.split(" "), ""
    return replay_reply(await _enter_for_replay(request, table), moves, eyes)


async def change_viewer(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    """At the same move, with the eyes of somebody else."""
    moves, eyes, *_ = *rest.split(" "), ""
    return replay_reply(await _enter_for_replay(request, table), moves, eyes)


async def share_position(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    """In the channel of its table, in the language that is spoken there."""
    eyes, moves, *_ = *rest.split(" "), ""
    context = await _enter_for_replay(request, table)
    context.require_no_embargo()
    why_not, own = _why_not_share(context), replay_reply(context, moves, eyes)
    if why_not:
        return replace(own, words=f"{context.speech(why_not)}\n{own.words}")
    state, draws = context.state, request.services.draws
    there = speech_at_table(state, state.card.terms.language)
    shown = replay_viewer.shared_position_reply(
        replay_viewer.parse_replay_position(state, moves, eyes), there, context.seat, draws=draws
    )
    return replace(own, public_reply=shown, after_sending=partial(_save_shown_position, context))


async def _save_shown_position(context: TableContext, message: str) -> None:
    """Store the public message, so that it is removed if a person in it is forgotten."""
    request, now = context.request, context.request.services.clock.now()
    key = MessageKey(MessageKind.SHOWN_POSITION, source=request.request_id)
    post = PostRecord(context.table_id, key, request.place, message, now, 0)
    async with request.services.store.unit_of_work() as page:
        page.save_record(post)


async def _enter_for_replay(request: RequestContext, table: TableId) -> TableContext:
    context = await enter_table(request, table)
    context.require_started()
    if context.seat is None:  # its players have seen it anyway
        context.require_no_embargo()
    return context


def replay_reply(context: TableContext, moves: str, eyes: str) -> PrivateReply:
    request, seen = context.request, replay_viewer.parse_replay_position(context.state, moves, eyes)
    may_show = replay_viewer.can_share_positions(context.state) and _is_at_its_table(context)
    back = (
        result_and_review.review_button(context.state, context.speech)
        if context.seat is not None
        else ()
    )
    ways = (*replay_viewer.play_on_button(seen, context.speech), *back)
    return replay_viewer.replay_reply(
        seen, context.speech, draws=request.services.draws, may_show=may_show, ways=ways
    )


def _is_at_its_table(context: TableContext) -> bool:
    """Whether the person is in the table's channel and may write there."""
    request = context.request
    return request.place == context.state.card.place and request.venue.may_write


def _why_not_share(context: TableContext) -> str:
    """Refuse to share positions too fast."""
    if not (replay_viewer.can_share_positions(context.state) and _is_at_its_table(context)):
        return "leaf-show-there"
    return "" if context.request.claim_public_showing(context.table_id) else "leaf-show-later"


async def play_on_from(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    """The leaf stays open; above it stands where he plays on, or why he doesn't."""
    eyes, moves, *_ = *rest.split(" "), ""
    context = await enter_table(request, table)
    context.require_started()
    context.require_no_embargo()
    seen = replay_viewer.parse_replay_position(context.state, moves, eyes)
    try:
        told = await _begin_playing_on(context, seen)
    except ReplyInstead as away:
        told = away.reply
    own = replay_reply(context, moves, eyes)
    words = f"{told.words}\n{own.words}"
    return replace(own, words=words, components=(*told.components, *own.components))


async def _begin_playing_on(context: TableContext, seen: ReplayPosition) -> PrivateReply:
    """Begin the new game, in the seat whose view is open or in the person's own."""
    request, why = context.request, play_on.why_no_play_on(context.state, seen.at)
    if why is not None:
        return refusal_reply(request, why)
    position = PlayOnPosition(context.state, seen.at, _play_on_seat(context, seen))
    told = request.speech.speak_text(origin_text(position.origin))
    async with request.services.opening:
        place = await where_tables_may_open.find_direct_message_place(request, told, TO_PLAY_ON)
        await play_on.open_play_on_table(
            *(request.services.tables, request.services.store, position),
            *(request.person, place, f"{request.request_id} play on"),
        )
    return where_tables_may_open.direct_message_link_reply(request, place)


def _play_on_seat(context: TableContext, seen: ReplayPosition) -> Seat:
    """Choose the seat to play on in; spectators take the first."""
    return next(seat for seat in (seen.eyes, context.seat, Seat(0)) if seat is not None)


SIGN_OF_LIFE = 1.5  # seconds before the progress is told, and told anew
PATIENCE = 600  # seconds: for so long an answer can be edited, with room to spare


async def show_review(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Show a stored review at once; else acknowledge, tell the progress, then show the review."""
    context = await _enter_for_review(request, table)
    known = await request.services.reviews.earlier_review(
        context.state, context.require_seat().seat
    )
    if known is not None:
        return result_and_review.review_reply(context.require_seat(), known)
    later = partial(_wait_for_review, table=table, until=monotonic() + PATIENCE)
    return PrivateReply(
        result_and_review.review_progress_text(context.speech, ReviewProgress()), later=later
    )


async def _wait_for_review(
    request: RequestContext, *, table: TableId, until: float, review: RunningReview | None = None
) -> PrivateReply:
    context = await _enter_for_review(request, table)
    review = review or request.services.reviews.start_review(
        context.state, context.require_seat().seat
    )
    found = await review.wait_for_review(SIGN_OF_LIFE)
    if isinstance(found, GameReview):
        return result_and_review.review_reply(context.require_seat(), found)
    if found is None or monotonic() > until:
        return result_and_review.review_too_slow_reply(context.state, context.speech)
    later = partial(_wait_for_review, table=table, until=until, review=review)
    return PrivateReply(result_and_review.review_progress_text(context.speech, found), later=later)


async def _enter_for_review(request: RequestContext, table: TableId) -> TableContext:
    context = await enter_table(request, table)
    context.require_started()
    context.require_no_embargo()
    context.require_seat()
    if not result_and_review.can_be_reviewed(context.state):
        raise ReplyInstead(PrivateReply(context.speech("review-after-the-end")))
    return context


async def check_deal(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Replay the game from its seed, and recompute the seed from its parts."""
    context = await enter_table(request, table)
    state = context.state
    context.require_no_embargo()
    if state.card.status is not TableStatus.GATHERING:
        context.require_started()
    if state.card.status is not TableStatus.OVER:
        blocks = deal_commitment_blocks(state, context.speech)
        raise ReplyInstead(PrivateReply(context.speech("deal-later"), blocks=tuple(blocks)))
    if state.card.origin is not None:
        raise ReplyInstead(PrivateReply(context.speech.speak_text(origin_text(state.card.origin))))
    entries = await _load_journal_entries(request, state)
    course = state.begun_course
    follows = await asyncio.to_thread(_replays_to_same_events, state, course, entries)
    words = "\n".join(_describe_deal_check(context.speech, state, follows=follows))
    links = tuple([link async for link in _commitment_links(context)])
    return PrivateReply(words, links, await _write_score_sheet(state, course, entries))


async def make_score_sheet(
    request: RequestContext, state: TableState, course: AnyCourse
) -> tuple[str, str]:
    """Write the score sheet of a finished game with all hands; return file name and text."""
    return await _write_score_sheet(state, course, await _load_journal_entries(request, state))


async def _write_score_sheet(
    state: TableState, course: AnyCourse, entries: Sequence[Entry]
) -> tuple[str, str]:
    """Write the score sheet in a thread, since the game is replayed."""
    origin = state.card.origin
    remarks = [f"played on from table {origin.table}, move {origin.moves}"] if origin else []
    deal = lobby.deal_of_game(state, course)
    written = partial(game_transcript.write_score_sheet, deal=deal, remarks=remarks)
    sheet = await asyncio.to_thread(written, state.game, course.opening, entries)
    return f"table-{state.card.id}.game", sheet


async def _load_journal_entries(request: RequestContext, state: TableState) -> list[Entry]:
    return [line.entry for line in await request.services.store.journal_lines(state.card.id)]


def _replays_to_same_events(state: TableState, course: AnyCourse, entries: Sequence[Entry]) -> bool:
    """Whether the journal replays to the same events."""
    try:
        replay_journal(state.game, course.opening, entries)
    except Diverged:
        return False
    return True


def _describe_deal_check(
    speech: SpeechContext, state: TableState, *, follows: bool
) -> Iterator[str]:
    """Describe the result, the codes that were announced, and how to check them by hand."""
    course = state.begun_course
    deal = lobby.deal_of_game(state, course)
    sound = follows and deal.salt_codes_match and deal.seed == course.opening.seed
    yield speech("deal-follows" if sound else "deal-differs", moves=len(course.made))
    yield speech("deal-half", half=deal.server_seed)
    words = tuple(_describe_salt(state, salt) for salt in state.player_salts)
    yield speech("deal-words", words=words) if words else speech("deal-no-words")
    if not deal.has_no_deleted_salt:
        yield speech("deal-withdrawn")
    yield speech("deal-codes", promise=deal.promise, commitment=deal.commitment(course.opening))
    yield speech("deal-by-hand")


def _describe_salt(state: TableState, salt: PlayerSalt) -> Text:
    giver = salt_giver(state, salt)
    if not salt.text:
        return say("deal-word-code", who=giver, code=salt.code)
    return say("deal-word", who=giver, word=salt.text, code=salt.code)


async def _commitment_links(context: TableContext) -> AsyncIterator[LinkSpec]:
    """Link the message that announced the codes, if it is there."""
    for post in await context.request.services.store.posts_of_table(context.table_id):
        if post.key == records.OPENING_KEY:
            yield LinkSpec(
                post_url(context.state, post), context.speech.label_text("press-to-beginning")
            )


ROUTES: RouteTable = {
    result_and_review.SHARE_ROUTE: share_film,
    replay_viewer.POSITION_ROUTE: show_position,
    replay_viewer.EYES_ROUTE: change_viewer,
    replay_viewer.SHARE_POSITION_ROUTE: share_position,
    replay_viewer.PLAY_ON_ROUTE: play_on_from,
    result_and_review.REVIEW_ROUTE: show_review,
    "deal": check_deal,
}
