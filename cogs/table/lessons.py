"""The guided first game: how a lesson is asked for, and what comes after it."""

from dataclasses import replace

from discord import app_commands

from bot.engine.text import Refusal
from bot.tables import lobby, votes
from bot.tables.motions import CancelMotion
from bot.tables.people import NOWHERE, TableCard, TableId, TableStatus, TableTerms
from bot.tables.results import Rejected
from cogs.interaction import components
from cogs.interaction.command_texts import (
    EVERYWHERE,
    INSTALLED,
    command_text,
    describe_options,
    game_choices,
)
from cogs.interaction.components import ButtonSpec, ComponentSpec, LinkSpec, UnknownButton
from cogs.interaction.context import Interaction, RequestContext
from cogs.interaction.replies import PrivateReply, answer_interaction, refusal_reply
from cogs.interaction.routes import button_route
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

_TAUGHT = tuple(playable_lessons())


@app_commands.command(**command_text("command-learn"))
@describe_options("game", "public")
@app_commands.choices(game=game_choices(_TAUGHT))
async def learn_command(
    interaction: Interaction, game: str = _TAUGHT[0], public: bool = False
) -> None:
    lesson = playable_lessons()[game]

    async def first(caller: RequestContext) -> PrivateReply:
        return await lesson_reply(caller, lesson)

    async def there(caller: RequestContext) -> PrivateReply:
        return await _public_lesson(caller, lesson)

    async def looked_on(caller: RequestContext) -> PrivateReply:
        return await places.open_in_thread(interaction, caller, game, there)

    await answer_interaction(interaction, looked_on if public else first)


learn_command.allowed_contexts, learn_command.allowed_installs = EVERYWHERE, INSTALLED


def lesson_buttons(voice: SpeechContext) -> tuple[ComponentSpec, ...]:
    """The way to every lesson."""
    return tuple(press for game in playable_lessons() for press in lesson_button(voice, game))


@button_route(LEARN_ROUTE)
async def start_lesson(caller: RequestContext, table: TableId, key: str) -> PrivateReply:
    lesson = playable_lessons().get(key)
    if lesson is None:
        raise UnknownButton
    return await lesson_reply(caller, lesson, instead_of=table)


async def lesson_reply(
    caller: RequestContext, lesson: Lesson, instead_of: TableId = NOWHERE
) -> PrivateReply:
    """Give a lesson in direct messages; where there are none, in the place itself.

    A table that has the place is left for good only if it is the one named.
    """
    place = await caller.alone() or caller.place
    is_here = place == caller.place
    at_home = caller if is_here else replace(caller, place=place, server="")
    why = places.refuse_playing_here(caller) if is_here else None
    if why is not None:
        return why
    async with caller.services.opening:
        running = await places.table_running_at(caller, place)
        if running is not None and running.id == instead_of and not running.server:
            await _leave_for_lesson(caller, running)
            running = await places.table_running_at(caller, place)
        if running is None:
            reply = await _begin_lesson(at_home, lesson, lesson.server_seed)
        elif await _is_lesson_running(caller, running, lesson):
            reply = await open_turn(caller, running.id)
        else:
            return places.place_taken(
                caller, running, _instead_reply(caller.voice, running, lesson)
            )
    if is_here:
        return reply
    there = LinkSpec(
        f"https://discord.com/channels/@me/{place}", caller.voice.label_text("press-lesson")
    )
    return PrivateReply(caller.voice("lesson-is-there"), (there,))


def _instead_reply(voice: SpeechContext, card: TableCard, lesson: Lesson) -> ButtonSpec:
    """Leaves the table that has the place, and begins the lesson."""
    label = voice.label_text("press-learn-instead", table=card.id)
    return ButtonSpec(components.route_id(LEARN_ROUTE, card.id, lesson.game), label, grave=True)


async def _leave_for_lesson(caller: RequestContext, card: TableCard) -> None:
    if card.status is TableStatus.GATHERING:
        act = lobby.stand_up(caller.person.id)
        await caller.services.house.run_command(card.id, act, f"{caller.request} leave")
    else:
        await caller.run_seat_command(card.id, votes.resign_seat)


async def _is_lesson_running(caller: RequestContext, card: TableCard, lesson: Lesson) -> bool:
    """Whether it is this lesson that is on there."""
    standing = await caller.services.house.table_state(card.id)
    return not isinstance(standing, Refusal) and lesson_at_table(standing) == lesson


async def _public_lesson(caller: RequestContext, lesson: Lesson) -> PrivateReply:
    """Where others look on it is a teaching table, and all hands lie open."""
    async with caller.services.opening:
        reply = await _begin_lesson(caller, lesson, lesson.server_seed, teaching=True)
    has_begun = await places.table_running_here(caller) is not None
    return replace(reply, words=caller.voice("lesson-is-public")) if has_begun else reply


async def _begin_lesson(
    caller: RequestContext, lesson: Lesson, half: str, *, teaching: bool = False
) -> PrivateReply:
    """It begins at once; the computers sit there already, and the deal may be the lesson's."""
    table = await caller.services.house.open_table(
        lesson.game,
        caller.person.id,
        server=caller.server,
        place=caller.place,
        terms=TableTerms(language=caller.person.language, teaching=teaching),
        computers=lesson.computers,
        half=half,
    )
    return (
        refusal_reply(caller, table)
        if isinstance(table, Refusal)
        else await start_table(caller, table)
    )


@button_route(LEARNED_ROUTE)
async def start_whole_game(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    """The lesson is over, and a whole game begins in its place."""
    visit = await enter_table(caller, table)
    lesson = lesson_at_table(visit.standing)
    if lesson is None:
        raise UnknownButton
    seat = visit.require_seat().seat
    if visit.standing.card.status is TableStatus.PLAYING:
        end = votes.cast_vote(seat, CancelMotion(), in_favour=True)
        outcome = await caller.services.house.run_command(table, end, f"{caller.request} learned")
        if isinstance(outcome, Rejected):
            return result_reply(visit, outcome)
    return await _open_whole_game(caller, lesson)


async def _open_whole_game(caller: RequestContext, lesson: Lesson) -> PrivateReply:
    """Alone if the lesson says how, else against its computers, and then with a deal of its own."""
    if lesson.afterwards:
        return await open_table_reply(caller, lesson.game, wishes=tuple(lesson.afterwards.items()))
    async with caller.services.opening:
        running = await places.table_running_here(caller)
        if running and running.owner == caller.person.id and running.game == lesson.game:
            return await open_turn(caller, running.id)  # asked for twice
        return await places.refuse_new_table(caller) or await _begin_lesson(caller, lesson, half="")
