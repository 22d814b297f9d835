"""Undo, votes, replacements, take-overs and resigning."""

from collections.abc import Iterable
from dataclasses import replace

from discord import app_commands

from bot.engine.game import Seat
from bot.engine.text import Refusal, Who, say
from bot.i18n.speak import LANGUAGES
from bot.tables import motion_kinds, pace, seat_commands, votes_and_seat_changes
from bot.tables.command_runner import Applied, Rejected
from bot.tables.people import TableId
from bot.tables.service import SeatCommand
from bot.tables.state import (
    TableCommand,
    TableState,
    all_seats,
    button_stamp,
    is_solo,
    seats_of_people,
)
from cogs.interaction import components, table_context
from cogs.interaction.components import route_button
from cogs.interaction.context import RequestContext
from cogs.interaction.replies import PrivateReply, refusal_reply
from cogs.interaction.routes_and_forms import RouteTable
from cogs.interaction.slash_commands import Given
from cogs.interaction.speech import find_typed_value, speech_at_table
from cogs.messages import table_texts
from cogs.messages.result_and_review import absence_lines
from cogs.play.submit_move import open_turn, result_reply

MOTIONS: tuple[motion_kinds.Motion, ...] = (
    motion_kinds.UndoMotion(1),
    motion_kinds.PlainMotion.LIVE,
    motion_kinds.PlainMotion.PAUSE,
    motion_kinds.PlainMotion.RESUME,
    motion_kinds.PlainMotion.CANCEL,
)


async def _run_and_reply(
    request: RequestContext, table: TableId, seat_act: SeatCommand
) -> PrivateReply:
    outcome = await request.run_seat_command(table, seat_act)
    return result_reply(table_context.context_after(request, outcome), outcome)


# Undo


async def undo_by_button(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    """Undo once: a second press of the same button is stale."""
    count, stamp = components.split_stamp(rest)
    return await undo_moves(request, table, count, stamp)


async def undo_here(
    request: RequestContext, moves: app_commands.Range[int, 1, 40] = 1
) -> PrivateReply:
    return await undo_moves(request, await table_context.find_table_id(request), str(moves))


async def undo_moves(
    request: RequestContext, table: TableId, count: str, stamp: str | None = None
) -> PrivateReply:
    """Undo own moves; where others have seen or done something since, offer a vote."""
    number = components.parse_number(count or "1")
    outcome = await request.run_seat_command(
        table, lambda seat: _stale_if_moved(stamp, _undo_seat_command(seat, number))
    )
    context = table_context.context_after(request, outcome)
    done = say("takes-back", count=number, who=Who(context.seat or Seat(0)))
    reply = result_reply(context, outcome, done)
    if not isinstance(outcome, Rejected) or outcome.refusal.rule != "undo":
        return reply
    if is_solo(context.state.card):
        return reply
    if context.state.card.terms.teaching:
        return await _cast_vote(request, table, f"undo {number}", stamp)
    to, at = (request.speech, "vote", table, f"undo {number}"), button_stamp(context.state)
    press = route_button(*to, at=at, label="press-vote-undo")
    return PrivateReply(reply.words, (press, *reply.components))


def _undo_seat_command(seat: Seat, number: int) -> TableCommand:
    return (
        seat_commands.undo_last_move(seat)
        if number == 1
        else seat_commands.undo_own_moves(seat, number)
    )


def _stale_if_moved(stamp: str | None, act: TableCommand) -> TableCommand:
    """Make a command stale if the table has moved since its button; typed ones never are."""
    return act if stamp is None else seat_commands.run_unless_journal_grew(stamp, act)


# Votes


def _possible_motions(state: TableState) -> Iterable[motion_kinds.Motion]:
    """List the motions that are possible now, those under vote first."""
    open_ = (ballot.motion for ballot in state.ballots)
    others = [
        *map(motion_kinds.ReplaceMotion, all_seats(state.card)),
        *table_texts.auction_and_turn_motions(state),
    ]
    return dict.fromkeys([*open_, *MOTIONS, *others])


def _find_typed_motion(state: TableState, typed: str) -> str:
    """Find a motion by its description in any language."""
    voices = [speech_at_table(state, language) for language in LANGUAGES]
    motions_ = [(one, str(one)) for one in _possible_motions(state)]
    return find_typed_value(
        typed,
        [
            (speech.plain_text(motion_kinds.describe_motion(one)), spelt)
            for speech in voices
            for one, spelt in motions_
        ],
    )


async def vote_for(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    """Vote for a motion; only a button with the stamp of a position opens a new vote."""
    motion, stamp = components.split_stamp(rest)
    return await _cast_vote(request, table, motion, stamp, opens=bool(stamp))


async def vote_against(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    motion, stamp = components.split_stamp(rest)
    return await _cast_vote(request, table, motion, stamp, in_favour=False)


async def vote_resume(request: RequestContext, table: TableId, rest: str) -> PrivateReply:
    _, stamp = components.split_stamp(rest)
    return await _cast_vote(request, table, str(motion_kinds.PlainMotion.RESUME), stamp)


async def _cast_vote(
    request: RequestContext,
    table: TableId,
    spelt: str,
    stamp: str | None = None,
    *,
    in_favour: bool = True,
    opens: bool = True,
) -> PrivateReply:
    """Vote as typed, or by a button; one from before there were stamps does what it did then."""
    motion = motion_kinds.parse_motion(spelt)
    if isinstance(motion, Refusal):
        return refusal_reply(request, motion)

    def seat_act(seat: Seat) -> TableCommand:
        if stamp:
            return votes_and_seat_changes.cast_vote_by_button(
                seat, motion, stamp, in_favour=in_favour
            )
        return votes_and_seat_changes.cast_vote(seat, motion, in_favour=in_favour, opens=opens)

    return await _run_and_reply(request, table, seat_act)


# Being away for a while


async def let_computer_play(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Let a computer player replace the person until they act again."""
    return await _run_and_reply(request, table, seat_commands.let_computer_replace)


async def come_back(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """End the replacement, and report what it did."""
    outcome = await request.run_seat_command(table, seat_commands.come_back)
    context = table_context.context_after(request, outcome)
    reply = result_reply(context, outcome)
    told = absence_lines(context.own_seat_context) if context.own_seat_context is not None else []
    return replace(reply, words="\n".join([reply.words, *told]))


# Live


async def end_live(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    return await _run_and_reply(request, table, pace.leave_live_play)


# Leaving for good


async def resign(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    return await _run_and_reply(request, table, votes_and_seat_changes.resign_seat)


async def cast_typed_vote(
    request: RequestContext, motion: str, *, in_favor: bool = True
) -> PrivateReply:
    """Vote on a motion at the table here, named in any language."""
    context = await table_context.enter_table_here(request)
    spelt = _find_typed_motion(context.state, motion)
    return await _cast_vote(request, context.table_id, spelt, in_favour=in_favor)


async def motion_choices(request: RequestContext, _: Given) -> list[tuple[str, str | int]]:
    context = await table_context.enter_table_here(request)
    return [
        (context.speech.plain_text(motion_kinds.describe_motion(one)), str(one))
        for one in _possible_motions(context.state)
    ]


async def take_over_here(
    request: RequestContext, seat: app_commands.Range[int, 1, 5]
) -> PrivateReply:
    """Take over a free place, or offer to replace whoever keeps the others waiting."""
    return await take_over(request, await table_context.find_table_id(request), str(seat - 1))


async def take_over(request: RequestContext, table: TableId, number: str) -> PrivateReply:
    """Take over a free place and show its turn, or offer to; then the others vote."""
    act = votes_and_seat_changes.offer_takeover(
        request.person.id, Seat(components.parse_number(number))
    )
    outcome = await request.services.tables.run_command(table, act, request.request_id)
    context = table_context.context_after(request, outcome)
    if context.seat is not None and isinstance(outcome, Applied):
        return await open_turn(request, table)
    return result_reply(context, outcome, say("takeover-offered"))


async def show_free_places(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Show the free places with what everybody sees, and let the person take one over."""
    context = await table_context.enter_table(request, table)
    state, speech = context.state, context.speech
    free = state.card.seats_kept_free
    if not free:
        return PrivateReply(speech("no-free-places"))
    asked = votes_and_seat_changes.needs_takeover_vote(state)
    words = speech("free-places", who=tuple(map(Who, free)), vote=int(asked))
    buttons = (route_button(speech, "takeover", table, one, who=Who(one)) for one in free)
    return PrivateReply(words, tuple(buttons), more=table_texts.board_words(state, speech))


async def ask_to_resign(request: RequestContext) -> PrivateReply:
    speech, card = request.speech, await table_context.require_table_card_here(request)
    press = route_button(speech, "resign", card.id, grave=True)
    is_last = seats_of_people(card) == (card.owned_seat(request.person.id),)
    sure = "together-resign-last" if is_last else "together-resign-sure"
    return PrivateReply(speech(sure, table=card.id), (press,))


ROUTES: RouteTable = {
    "undo": undo_by_button,
    "vote": vote_for,
    "against": vote_against,
    "resume": vote_resume,
    "standin": let_computer_play,
    "back": come_back,
    "endlive": end_live,
    "places": show_free_places,
    "takeover": take_over,
    "resign": resign,
}
