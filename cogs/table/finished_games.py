"""After the end: show the film, step through the game, look back, play on."""

from dataclasses import replace
from functools import partial
from time import monotonic

from bot.engine.game import Seat
from bot.engine.text import refuse, say
from bot.history import reviews
from bot.history.reviews import PlayOnPosition, RunningReview
from bot.players.review import GameReview, ReviewProgress
from bot.tables.message_keys import FILM_KEY, MessageKey, MessageKind
from bot.tables.people import MINUTE, TableId
from bot.tables.records import PostRecord
from bot.tables.state import Announcement, with_news
from cogs.interaction.components import LinkSpec
from cogs.interaction.context import RequestContext
from cogs.interaction.replies import PrivateReply, ReplyInstead, refusal_reply
from cogs.interaction.routes import button_route
from cogs.interaction.speech import speech_at_table
from cogs.interaction.table_context import TableContext, enter_table
from cogs.messages import replay_viewer, result
from cogs.messages.notices import post_url
from cogs.messages.replay_viewer import ReplayPosition
from cogs.messages.table_texts import origin_text
from cogs.table import places
from cogs.table.lobby import run_lobby_command


@button_route(result.SHARE_ROUTE)
async def share_film(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    """It is drawn and sent by the post, which asks nobody to wait for it."""
    visit = await enter_table(caller, table)
    visit.require_started()
    visit.require_no_embargo()
    if visit.seat is None:
        raise ReplyInstead(refusal_reply(caller, refuse("table", "does-not-sit-here")))
    scores = result.final_scores(visit.standing)
    if scores is None:
        raise ReplyInstead(PrivateReply(visit.voice(f"table-is-{visit.standing.card.status}")))
    shown = await _film_already_shared(visit)
    if shown is not None:
        return shown
    film = Announcement(result.film_text(visit.standing, scores, visit.seat), topic=FILM_KEY)
    return await run_lobby_command(
        caller, table, lambda standing: with_news(standing, film), say("film-shared-soon")
    )


async def _film_already_shared(visit: TableContext) -> PrivateReply | None:
    posts = await visit.caller.services.store.posts_of_table(visit.table_id)
    post = next((post for post in posts if post.key == FILM_KEY), None)
    if post is None:
        return None
    link = LinkSpec(post_url(visit.standing, post), visit.voice.label_text("press-to-film"))
    return PrivateReply(visit.voice("film-shared-already"), (link,))


PAUSE_BETWEEN_POSTS = MINUTE  # between two positions that are shown at one table


@button_route(replay_viewer.POSITION_ROUTE)
async def show_position(caller: RequestContext, table: TableId, rest: str) -> PrivateReply:
    """To another move; which button led there, the last word says, and it says nothing else."""
    eyes, moves, *_ = *rest.split(" "), ""
    return replay_reply(await _enter_finished(caller, table), moves, eyes)


@button_route(replay_viewer.EYES_ROUTE)
async def change_viewer(caller: RequestContext, table: TableId, rest: str) -> PrivateReply:
    """At the same move, with the eyes of somebody else."""
    moves, eyes, *_ = *rest.split(" "), ""
    return replay_reply(await _enter_finished(caller, table), moves, eyes)


@button_route(replay_viewer.SHARE_POSITION_ROUTE)
async def share_position(caller: RequestContext, table: TableId, rest: str) -> PrivateReply:
    """In the channel of its table, in the language that is spoken there."""
    eyes, moves, *_ = *rest.split(" "), ""
    visit = await _enter_finished(caller, table)
    visit.require_no_embargo()
    why_not, own = _refuse_sharing(visit), replay_reply(visit, moves, eyes)
    if why_not:
        return replace(own, words=f"{visit.voice(why_not)}\n{own.words}")
    standing, draws = visit.standing, caller.services.draws
    there = speech_at_table(standing, standing.card.terms.language)
    shown = replay_viewer.shared_position_reply(
        replay_viewer.open_position(standing, moves, eyes), there, visit.seat, draws=draws
    )
    return replace(own, aloud=shown, then=partial(_save_shown_position, visit))


async def _save_shown_position(visit: TableContext, message: str) -> None:
    """Should somebody be forgotten whom it names, it is taken away."""
    caller, now = visit.caller, visit.caller.services.clock.now()
    post = PostRecord(
        visit.table_id,
        MessageKey(MessageKind.SHOWN_POSITION, source=caller.request),
        caller.place,
        message,
        now,
        0,
    )
    async with caller.services.store.unit_of_work() as page:
        page.save_post(post)


async def _enter_finished(caller: RequestContext, table: TableId) -> TableContext:
    visit = await enter_table(caller, table)
    visit.require_started()
    if visit.seat is None:  # who plays there has seen it anyway
        visit.require_no_embargo()
    return visit


def replay_reply(visit: TableContext, moves: str, eyes: str) -> PrivateReply:
    caller, seen = visit.caller, replay_viewer.open_position(visit.standing, moves, eyes)
    may_show = replay_viewer.can_be_shared(visit.standing) and _is_at_its_table(visit)
    back = result.review_button(visit.standing, visit.voice) if visit.seat is not None else ()
    ways = (*replay_viewer.play_on_button(seen, visit.voice), *back)
    return replay_viewer.replay_reply(
        seen, visit.voice, draws=caller.services.draws, may_show=may_show, ways=ways
    )


def _is_at_its_table(visit: TableContext) -> bool:
    """Where its table stands, as somebody who could say so himself."""
    caller = visit.caller
    return caller.place == visit.standing.card.place and caller.venue.may_write


def _refuse_sharing(visit: TableContext) -> str:
    """From now on not one position after another."""
    if not (replay_viewer.can_be_shared(visit.standing) and _is_at_its_table(visit)):
        return "leaf-show-there"
    shown, now = visit.caller.services.shown, visit.caller.services.clock.now()
    if visit.table_id in shown and 0 <= now - shown[visit.table_id] < PAUSE_BETWEEN_POSTS:
        return "leaf-show-later"
    shown[visit.table_id] = now
    return ""


@button_route(replay_viewer.PLAY_ON_ROUTE)
async def play_on_from(caller: RequestContext, table: TableId, rest: str) -> PrivateReply:
    """The leaf stays open; above it stands where he plays on, or why he doesn't."""
    eyes, moves, *_ = *rest.split(" "), ""
    visit = await enter_table(caller, table)
    visit.require_started()
    visit.require_no_embargo()
    seen = replay_viewer.open_position(visit.standing, moves, eyes)
    try:
        told = await _begin_reply(visit, seen)
    except ReplyInstead as away:
        told = away.reply
    own = replay_reply(visit, moves, eyes)
    words = f"{told.words}\n{own.words}"
    return replace(own, words=words, presses=(*told.presses, *own.presses))


async def _begin_reply(visit: TableContext, seen: ReplayPosition) -> PrivateReply:
    """In the place of whoever it is seen with, or in his own."""
    caller, why = visit.caller, reviews.refuse_play_on(visit.standing, seen.at)
    if why is not None:
        return refusal_reply(caller, why)
    position = PlayOnPosition(visit.standing, seen.at, _play_on_seat(visit, seen))
    told = caller.voice.speak_text(origin_text(position.origin))
    async with caller.services.opening:
        place = await places.find_direct_message_place(caller, told)
        await reviews.begin_play_on(
            *(caller.services.house, caller.services.store, position),
            *(caller.person, place, f"{caller.request} play on"),
        )
    return places.direct_message_reply(caller, place)


def _play_on_seat(visit: TableContext, seen: ReplayPosition) -> Seat:
    """Who only looked on plays in the first place."""
    return next(seat for seat in (seen.eyes, visit.seat, Seat(0)) if seat is not None)


SIGN_OF_LIFE = 1.5  # seconds before the progress is told, and told anew
PATIENCE = 600  # seconds: for so long an answer can be edited, with room to spare


@button_route(result.REVIEW_ROUTE)
async def look_back(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Show a stored review at once; else acknowledge, tell the progress, then show the review."""
    visit = await _enter_for_review(caller, table)
    known = await caller.services.reviews.stored_review(visit.standing, visit.require_seat().seat)
    if known is not None:
        return result.review_reply(visit.require_seat(), known)
    later = partial(_found, table=table, until=monotonic() + PATIENCE)
    return PrivateReply(result.meanwhile(visit.voice, ReviewProgress()), later=later)


async def _found(
    caller: RequestContext, *, table: TableId, until: float, look: RunningReview | None = None
) -> PrivateReply:
    visit = await _enter_for_review(caller, table)
    look = look or caller.services.reviews.start_review(visit.standing, visit.require_seat().seat)
    found = await look.wait_for_review(SIGN_OF_LIFE)
    if isinstance(found, GameReview):
        return result.review_reply(visit.require_seat(), found)
    if found is None or monotonic() > until:
        return result.review_later_reply(visit.standing, visit.voice)
    later = partial(_found, table=table, until=until, look=look)
    return PrivateReply(result.meanwhile(visit.voice, found), later=later)


async def _enter_for_review(caller: RequestContext, table: TableId) -> TableContext:
    visit = await enter_table(caller, table)
    visit.require_started()
    visit.require_no_embargo()
    visit.require_seat()
    if not result.can_be_reviewed(visit.standing):
        raise ReplyInstead(PrivateReply(visit.voice("review-after-the-end")))
    return visit
