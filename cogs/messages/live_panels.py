"""Keep private panels up to date: edit or delete them when their table moves."""

import asyncio
import logging

import discord

from bot.tables.people import Person, TableStatus
from bot.tables.records import EphemeralReply
from bot.tables.state import TableState, is_left_to_computers
from cogs.interaction import replies
from cogs.interaction.context import PLANNED, TOLD, AnySeatContext, SignoriaClient, seat_context
from cogs.interaction.replies import NO_MENTIONS, build_message, draw_picture, fit_reply
from cogs.messages.panel import turn_panel

_log = logging.getLogger(__name__)

TRY_AGAIN = 500  # a status from which on Discord itself is in trouble


async def until_answered(client: SignoriaClient, account: int) -> None:
    """Wait for the answers that a person is just being given: those change their panel too."""
    answering = [task for task, asking in client.inside.items() if asking == account]
    if answering:
        await asyncio.wait(answering)


async def update_panels(client: SignoriaClient, state: TableState, person: Person) -> None:
    """Edit or delete whatever panel of a person shows an old question of this table."""
    door, context = client.services, seat_context(state, person)
    for panel in await door.store.panels_of_person(person.id, state.card.id):
        if context is not None and context.panel_question.question == panel.question:
            continue
        if not replies.is_token_alive(panel, door.clock.now()) or _can_stay(context, panel):
            continue
        await _update_panel(client, context if context and context.can_act else None, panel)


def _can_stay(context: AnySeatContext | None, panel: EphemeralReply) -> bool:
    """A plan is its owner's work until the turn begins; what was told is read until more is asked.

    While computers move in turn, whoever waits is soon asked.
    """
    if context is None or context.standing.card.status is not TableStatus.PLAYING:
        return False
    if panel.question == PLANNED:
        return context.standing.game.turn(context.course.state) != context.seat
    if context.can_act or panel.question == TOLD:
        return not context.can_act
    is_waiting = panel.question.startswith(TableStatus.PLAYING)
    return is_waiting and is_left_to_computers(context.standing)


async def _update_panel(
    client: SignoriaClient, asked: AnySeatContext | None, panel: EphemeralReply
) -> None:
    """Discord's own trouble is raised; what is out of reach is nobody's panel any more."""
    try:
        if asked is not None:
            await _edit_panel(client, asked, panel)
        else:
            await replies.delete_reply(client, panel)
    except discord.HTTPException as error:
        if error.status == 429 or error.status >= TRY_AGAIN:
            raise
        _log.info("a panel is out of reach: %d", error.code)
        asked = None
    async with client.services.store.unit_of_work() as page:
        if asked is None:
            page.delete_ephemeral_reply(panel)
        else:
            page.save_panel_question(panel, asked.panel_question.question)


async def _edit_panel(
    client: SignoriaClient, context: AnySeatContext, panel: EphemeralReply
) -> None:
    reply = fit_reply(turn_panel(context), context.voice)
    view, files = build_message(
        client.services, reply, await draw_picture(client.services, reply.sketch)
    )
    await replies.reply_webhook(client, panel).edit_message(
        int(panel.message), view=view, attachments=files, allowed_mentions=NO_MENTIONS
    )
