"""Guided first games: begin a lesson, and the whole game after it."""

from dataclasses import replace

from bot.engine.text import Refusal
from bot.tables import lobby, votes
from bot.tables.motions import CancelMotion
from bot.tables.people import NOWHERE, TableCard, TableId, TableStatus, TableTerms
from bot.tables.results import Rejected
from cogs.interaction import components
from cogs.interaction.components import ButtonSpec, ComponentSpec, LinkSpec, UnknownButton
from cogs.interaction.context import Interaction, RequestContext
from cogs.interaction.replies import AnswerCaller, PrivateReply, refusal_reply
from cogs.interaction.routes import RouteTable
from cogs.interaction.speech import SpeechContext
from cogs.interaction.table_context import enter_table
from cogs.messages.coach import (
    LEARN_ROUTE,
    LEARNED_ROUTE,
    Lesson,
    lesson_at_table,
    lesson_button,
    playable_lessons,
)
from cogs.play.submit_move import open_turn, result_reply
from cogs.table import places
from cogs.table.lobby import open_table_reply, start_table


def lesson_buttons(speech: SpeechContext) -> tuple[ComponentSpec, ...]:
    """Make a button for every lesson."""
    return tuple(press for game in playable_lessons() for press in lesson_button(speech, game))


async def start_lesson(request: RequestContext, table: TableId, key: str) -> PrivateReply:
    lesson = playable_lessons().get(key)
    if lesson is None:
        raise UnknownButton
    return await lesson_reply(request, lesson, instead_of=table)


async def lesson_reply(
    request: RequestContext, lesson: Lesson, instead_of: TableId = NOWHERE
) -> PrivateReply:
    """Begin a lesson in direct messages; where there are none, here.

    Leave the table that has the place only if it is the one named.
    """
    place = await request.find_direct_messages() or request.place
    is_here = place == request.place
    at_home = request if is_here else replace(request, place=place, server="")
    if is_here:
        places.require_playable(request)
    async with request.services.opening:
        running = await places.table_running_at(request, place)
        if running is not None and running.id == instead_of and not running.server:
            await _leave_for_lesson(request, running)
            running = await places.table_running_at(request, place)
        if running is None:
            reply = await _begin_lesson(at_home, lesson, lesson.server_seed)
        elif await _is_lesson_running(request, running, lesson):
            reply = await open_turn(request, running.id)
        else:
            return places.place_taken(
                request, running, _instead_reply(request.speech, running, lesson)
            )
    if is_here:
        return reply
    there = LinkSpec(
        f"https://discord.com/channels/@me/{place}", request.speech.label_text("press-lesson")
    )
    return PrivateReply(request.speech("lesson-is-there"), (there,))


def _instead_reply(speech: SpeechContext, card: TableCard, lesson: Lesson) -> ButtonSpec:
    """Leaves the table that has the place, and begins the lesson."""
    label = speech.label_text("press-learn-instead", table=card.id)
    return ButtonSpec(components.route_id(LEARN_ROUTE, card.id, lesson.game), label, grave=True)


async def _leave_for_lesson(request: RequestContext, card: TableCard) -> None:
    if card.status is TableStatus.GATHERING:
        act = lobby.stand_up(request.person.id)
        await request.services.tables.run_command(card.id, act, f"{request.request_id} leave")
    else:
        await request.run_seat_command(card.id, votes.resign_seat)


async def _is_lesson_running(request: RequestContext, card: TableCard, lesson: Lesson) -> bool:
    """Whether this table plays this lesson."""
    state = await request.services.tables.table_state(card.id)
    return not isinstance(state, Refusal) and lesson_at_table(state) == lesson


async def _public_lesson(request: RequestContext, lesson: Lesson) -> PrivateReply:
    """Begin a lesson at a teaching table, where all hands are open."""
    async with request.services.opening:
        reply = await _begin_lesson(request, lesson, lesson.server_seed, teaching=True)
    has_begun = await places.table_running_at(request, request.place) is not None
    return replace(reply, words=request.speech("lesson-is-public")) if has_begun else reply


async def _begin_lesson(
    request: RequestContext, lesson: Lesson, half: str, *, teaching: bool = False
) -> PrivateReply:
    """Open the lesson's table with its computer players and deal, and start it."""
    table = await request.services.tables.open_table(
        lesson.game,
        request.person.id,
        server=request.server,
        place=request.place,
        terms=TableTerms(language=request.person.language, teaching=teaching),
        computers=lesson.computers,
        half=half,
    )
    return (
        refusal_reply(request, table)
        if isinstance(table, Refusal)
        else await start_table(request, table)
    )


async def start_whole_game(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """The lesson is over, and a whole game begins in its place."""
    context = await enter_table(request, table)
    lesson = lesson_at_table(context.state)
    if lesson is None:
        raise UnknownButton
    seat = context.require_seat().seat
    if context.state.card.status is TableStatus.PLAYING:
        end = votes.cast_vote(seat, CancelMotion(), in_favour=True)
        outcome = await request.services.tables.run_command(
            table, end, f"{request.request_id} learned"
        )
        if isinstance(outcome, Rejected):
            return result_reply(context, outcome)
    return await _open_whole_game(request, lesson)


async def _open_whole_game(request: RequestContext, lesson: Lesson) -> PrivateReply:
    """Open the game that follows the lesson, with a deal of its own."""
    if lesson.afterwards:
        return await open_table_reply(request, lesson.game, wishes=tuple(lesson.afterwards.items()))
    async with request.services.opening:
        running = await places.table_running_at(request, request.place)
        if running and running.owner == request.person.id and running.game == lesson.game:
            return await open_turn(request, running.id)  # asked for twice
        await places.require_new_table(request)
        return await _begin_lesson(request, lesson, half="")


def answer_in_thread(interaction: Interaction, lesson: Lesson) -> AnswerCaller:
    """Answer by a lesson in a new thread, where others may look on."""

    async def open_there(request: RequestContext) -> PrivateReply:
        return await _public_lesson(request, lesson)

    return lambda request: places.open_in_thread(interaction, request, lesson.game, open_there)


ROUTES: RouteTable = {LEARN_ROUTE: start_lesson, LEARNED_ROUTE: start_whole_game}
