"""Moderators' actions at tables, bans, and moving a table to another channel."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeAlias

import discord

from bot.engine.text import refuse, say
from bot.tables import moderation
from bot.tables.people import PersonId, TableCard, TableId, TableStatus
from bot.tables.state import (
    CommandRejected,
    TableCommand,
    TableState,
    refuse_not_running,
    table_command,
)
from cogs.interaction.components import ButtonSpec, route_button
from cogs.interaction.context import RequestContext, account_key, find_person
from cogs.interaction.permissions import bot_permissions, missing_permissions, permission_name
from cogs.interaction.replies import PrivateReply, ReplyInstead
from cogs.interaction.routes import RouteTable
from cogs.interaction.speech import SpeechContext
from cogs.interaction.table_context import find_table_meant, own_cards, require_moderator
from cogs.table import places
from cogs.table.lobby import run_lobby_command

Place: TypeAlias = discord.TextChannel | discord.Thread


async def run_at_table(
    request: RequestContext, table: int | None, act: TableCommand
) -> PrivateReply:
    """Run a moderator's command at the table here or one of this server that is named."""
    require_moderator(request)
    meant = await find_table_meant(request, table)
    return await run_lobby_command(
        request, meant, moderation.on_server(request.server, act), say("steward-done")
    )


async def run_about_person(
    request: RequestContext,
    account: discord.User,
    table: int | None,
    act_on: Callable[[PersonId], TableCommand],
) -> PrivateReply:
    require_moderator(request)
    if account.bot:
        return PrivateReply(request.speech("steward-nobody"))
    person = await find_person(request.services, account)
    return await run_at_table(request, table, act_on(person.id))


async def replace_person(
    request: RequestContext, player: discord.User, by: discord.User, table: int | None
) -> PrivateReply:
    """Give a player's seat to another; never to the moderator, who would see its hand."""
    require_moderator(request)
    if player.bot or by.bot:
        return PrivateReply(request.speech("steward-nobody"))
    leaving = await find_person(request.services, player)
    coming = await find_person(request.services, by)
    if coming.id == request.person.id:
        return PrivateReply(request.speech("steward-not-yourself"))
    return await run_at_table(request, table, moderation.replace_person(leaving.id, coming.id))


async def move_table(request: RequestContext, channel: Place, table: int | None) -> PrivateReply:
    """Move a table to this channel, if the bot may play there and no other table has it."""
    lacking = missing_permissions(channel, bot_permissions(channel))
    if lacking:
        rights = tuple(map(permission_name, lacking))
        return PrivateReply(request.speech("rights-lacking", rights=rights))
    async with request.services.opening:
        running = await places.table_running_at(request, str(channel.id))
        if running is not None:
            return places.place_taken(request, running)
        return await run_at_table(request, table, moderation.move_table(str(channel.id)))


async def set_ban(request: RequestContext, account: discord.User, *, out: bool) -> PrivateReply:
    """Keep a person from opening or joining tables on this server, or allow it again."""
    require_moderator(request)
    if account.bot or account_key(account.id) == request.person.outside:
        return PrivateReply(request.speech("steward-nobody"))
    person = await find_person(request.services, account)
    await request.services.tables.set_ban(request.server, person.id, request.request_id, out=out)
    return PrivateReply(request.speech("steward-done"))


MOST_OFFERED = 4  # tables one is offered to go on with in another channel
_BEGUN = (TableStatus.PLAYING, TableStatus.PAUSED)


async def offer_tables_here(request: RequestContext) -> PrivateReply | None:
    """Offer to move the person's tables here; None if there are none or the place is taken."""
    own = await own_cards(request)
    found = [card for card in own if _can_move_table(request, card)][-MOST_OFFERED:]
    if not found:
        return None
    try:
        await places.require_table_here(request)
    except ReplyInstead:
        return None
    buttons = (button for card in found for button in _offer_buttons(request.speech, card))
    return PrivateReply(request.speech("here-may"), tuple(buttons))


def _offer_buttons(speech: SpeechContext, card: TableCard) -> Iterator[ButtonSpec]:
    if card.status is TableStatus.PLAYING:
        yield route_button(
            speech, "turn", card.id, label="press-turn-at", likely=True, table=card.id
        )
    yield route_button(speech, "here", card.id, table=card.id)


def _can_move_table(request: RequestContext, card: TableCard) -> bool:
    """Whether the owner may move it: within its server, from a lost one, or alone."""
    if card.owner != request.person.id or card.status not in (TableStatus.GATHERING, *_BEGUN):
        return False
    people = [holder for holder in card.holders if holder.person is not None]
    is_gone = bool(request.server) and not request.is_on(card.server)
    may_leave = is_gone or len(people) == 1
    return card.place != request.place and (card.server == request.server or may_leave)


async def move_table_here(request: RequestContext, table: TableId, _: str) -> PrivateReply:
    """Move the table to the channel of the button."""
    async with request.services.opening:
        await places.require_table_here(request)
        return await run_lobby_command(
            request, table, _move_command(request), say("here-done", table=table)
        )


@table_command
def _move_command(state: TableState, request: RequestContext) -> TableState:
    card = state.card
    if card.owner != request.person.id:
        raise CommandRejected(refuse("lobby", "only-the-owner"))
    if card.status not in (TableStatus.GATHERING, *_BEGUN):
        raise CommandRejected(refuse_not_running(state))
    if not _can_move_table(request, card):
        raise CommandRejected(refuse("lobby", "here-not-there"))
    return replace(state, card=replace(card, server=request.server, place=request.place))


ROUTES: RouteTable = {"here": move_table_here}
