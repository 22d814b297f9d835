"""Lessons: begin one, go on to its next stage, and to the first game after it."""

from dataclasses import replace
from functools import partial

from bot.engine.text import Refusal, say
from bot.tables import lobby, votes_and_seat_changes
from bot.tables.command_runner import Rejected
from bot.tables.lobby import TO_BEGIN
from bot.tables.motion_kinds import PlainMotion
from bot.tables.people import NOWHERE, TableCard, TableId, TableStatus, TableTerms
from cogs.interaction import components
from cogs.interaction.components import ButtonSpec, ComponentSpec, LinkSpec, UnknownButton
from cogs.interaction.context import RequestContext
from cogs.interaction.replies import PrivateReply, refusal_reply
from cogs.interaction.routes_and_forms import RouteTable
from cogs.interaction.speech import SpeechContext
from cogs.interaction.table_context import enter_table
from cogs.messages import table_texts
from cogs.messages.coach import LEARN_ROUTE, LEARNED_ROUTE, lesson_button
from cogs.messages.lesson import Lesson, LessonStage, all_lessons, lesson_at_table, stage_at_table
from cogs.play.submit_move import open_turn, result_reply
from cogs.table import where_tables_may_open
from cogs.table.lobby import lobby_result_reply, start_table

TAUGHT_GAMES = tuple(all_lessons())


def lesson_buttons(speech: SpeechContext) -> tuple[ComponentSpec, ...]:
    """Make a button for every lesson."""
    return tuple(press for game in all_lessons() for press in lesson_button(speech, game))


async def start_lesson(request: RequestContext, table: TableId, key: str) -> PrivateReply:
    lesson = all_lessons().get(key)
    if lesson is None:
        raise UnknownButton
    return await begin_lesson(request, lesson, instead_of=table)


async def begin_lesson(
    request: RequestContext, lesson: Lesson, instead_of: TableId = NOWHERE
) -> PrivateReply:
    """Begin a lesson in direct messages; where there are none, here.

    Leave the table that has the place only if it is the one named.
    """
    place = await request.find_direct_messages() or request.place
    is_here = place == request.place
    at_home = request if is_here else request.moved_to_direct_messages(place)
    if is_here:
        where_tables_may_open.require_playable(request)
    async with request.services.opening:
        running = await where_tables_may_open.find_open_table_at(request, place)
        if running is not None and running.id == instead_of and not running.server:
            await _leave_for_lesson(request, running)
            running = await where_tables_may_open.find_open_table_at(request, place)
        if running is None:
            reply = await _begin_stage(at_home, lesson, lesson.stages[0])
        elif await _is_lesson_running(request, running, lesson):
            reply = await open_turn(request, running.id)
        else:
            return where_tables_may_open.place_taken_reply(
                request, running, _lesson_instead_button(request.speech, running, lesson)
            )
    if is_here:
        return reply
    there = LinkSpec(
        f"https://discord.com/channels/@me/{place}", request.speech.label_text("press-lesson")
    )
    told = request.speech("lesson-is-there")
    aim = table_texts.aim_line(request.speech, lesson.game)
    return PrivateReply(f"{aim}\n{told}", (there,))


def _lesson_instead_button(speech: SpeechContext, card: TableCard, lesson: Lesson) -> ButtonSpec:
    """Leaves the table that has the place, and begins the lesson."""
    to, label = (speech, LEARN_ROUTE, card.id, lesson.game), "press-learn-instead"
    return components.route_button(*to, label=label, grave=True, table=card.id)


async def _leave_for_lesson(request: RequestContext, card: TableCard) -> None:
    if card.status is TableStatus.GATHERING:
        act = lobby.stand_up(request.person.id)
        await request.services.tables.run_command(card.id, act, f"{request.request_id} leave")
    else:
        await request.run_seat_command(card.id, votes_and_seat_changes.resign_seat)


async def _is_lesson_running(request: RequestContext, card: TableCard, lesson: Lesson) -> bool:
    """Whether this table plays this lesson."""
    state = await request.services.tables.table_state(card.id)
    return not isinstance(state, Refusal) and lesson_at_table(state) == lesson


async def _begin_public_lesson(request: RequestContext, lesson: Lesson) -> PrivateReply:
    """Begin a lesson where others may look on."""
    async with request.services.opening:
        reply = await _begin_stage(request, lesson, lesson.stages[0])
    has_begun = await where_tables_may_open.find_open_table_at(request, request.place) is not None
    return replace(reply, words=request.speech("lesson-is-public")) if has_begun else reply


async def _begin_stage(request: RequestContext, lesson: Lesson, stage: LessonStage) -> PrivateReply:
    """Open a stage's table, and start it in its position; its game is not rated."""
    is_first = stage is lesson.stages[0]
    seed = lesson.make_seed(stage.deal)
    table = await _open_table(request, lesson, seed, teaching=True, is_first=is_first)
    if isinstance(table, Refusal):
        return refusal_reply(request, table)
    outcome = await request.services.tables.start_game(
        table, request.person.id, request.request_id, stage.moves
    )
    return lobby_result_reply(request, outcome, say("lobby-started-here"))


async def _open_table(
    request: RequestContext, lesson: Lesson, seed: str, *, teaching: bool, is_first: bool = False
) -> TableId | Refusal:
    """Open a table of the lesson; at a limit of the person, what has begun goes on."""
    return await request.services.tables.open_table(
        lesson.game,
        request.person.id,
        server=request.server,
        place=request.place,
        terms=TableTerms(language=request.person.language, teaching=teaching),
        computers=lesson.computers,
        half=seed,
        exempt=not is_first or await where_tables_may_open.is_exempt_from_limits(request),
    )


async def go_on(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """End this stage and begin the next one, or after the last one the first game."""
    context = await enter_table(request, table)
    at = stage_at_table(context.state, context.speech)
    if at is None or context.require_seat().seat != at.pupil.seat:
        raise UnknownButton
    if context.state.card.status is TableStatus.PLAYING:
        end = votes_and_seat_changes.cast_vote(at.pupil.seat, PlainMotion.CANCEL, in_favour=True)
        outcome = await request.services.tables.run_command(
            table, end, f"{request.request_id} learned"
        )
        if isinstance(outcome, Rejected):
            return result_reply(context, outcome)
    async with request.services.opening:
        running = await where_tables_may_open.find_open_table_at(request, request.place)
        if running is not None and await _is_lesson_running(request, running, at.lesson):
            return await open_turn(request, running.id)  # asked for twice
        await where_tables_may_open.require_new_table_allowed(request)
        if at.is_last:
            return await _begin_first_game(request, at.lesson)
        return await _begin_stage(request, at.lesson, at.lesson.stages[at.number])


async def _begin_first_game(request: RequestContext, lesson: Lesson) -> PrivateReply:
    """Start a whole game with the coach, with a deal of its own."""
    seed = lesson.make_seed(request.services.tables.new_server_seed())
    table = await _open_table(request, lesson, seed, teaching=bool(request.server))
    if isinstance(table, Refusal):
        return refusal_reply(request, table)
    return await start_table(request, table)


async def learn_game(
    request: RequestContext, game: str = TAUGHT_GAMES[0], *, public: bool = False
) -> PrivateReply:
    """Begin a lesson in direct messages, or in a new thread where others may look on."""
    lesson = all_lessons()[game]
    if not public:
        return await begin_lesson(request, lesson)
    open_there = partial(_begin_public_lesson, lesson=lesson)
    return await where_tables_may_open.open_in_thread(request, lesson.game, open_there, TO_BEGIN)


ROUTES: RouteTable = {LEARN_ROUTE: start_lesson, LEARNED_ROUTE: go_on}
