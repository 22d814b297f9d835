"""Commands of a server's moderators; move a table to another channel."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

import discord

from bot.engine.text import Refusal, refuse, say
from bot.tables import moderation
from bot.tables.people import PersonId, TableCard, TableId, TableStatus
from bot.tables.state import TableState, refuse_not_running
from bot.tables.table import TableCommand
from cogs.interaction import components
from cogs.interaction.components import ButtonSpec
from cogs.interaction.context import RequestContext, account_key, find_person
from cogs.interaction.permissions import bot_permissions, missing_permissions, permission_name
from cogs.interaction.replies import PrivateReply
from cogs.interaction.routes import RouteTable
from cogs.interaction.table_context import find_table_meant, own_cards, require_moderator
from cogs.table import places
from cogs.table.lobby import run_lobby_command

Place: TypeAlias = discord.TextChannel | discord.Thread


async def run_at_table(
    caller: RequestContext, table: int | None, act: TableCommand
) -> PrivateReply:
    """The table of this place, or one that is named: of another server it is refused."""
    require_moderator(caller)
    meant = await find_table_meant(caller, table)
    return await run_lobby_command(
        caller, meant, moderation.on_server(caller.server, act), say("steward-done")
    )


async def run_about_person(
    caller: RequestContext,
    account: discord.User,
    table: int | None,
    act_on: Callable[[PersonId], TableCommand],
) -> PrivateReply:
    require_moderator(caller)
    if account.bot:
        return PrivateReply(caller.voice("steward-nobody"))
    person = await find_person(caller.services, account)
    return await run_at_table(caller, table, act_on(person.id))


async def replace_person(
    caller: RequestContext, player: discord.User, by: discord.User, table: int | None
) -> PrivateReply:
    """Give a player's seat to another; never to the moderator, who would see its hand."""
    require_moderator(caller)
    if player.bot or by.bot:
        return PrivateReply(caller.voice("steward-nobody"))
    leaving = await find_person(caller.services, player)
    coming = await find_person(caller.services, by)
    if coming.id == caller.person.id:
        return PrivateReply(caller.voice("steward-not-yourself"))
    return await run_at_table(caller, table, moderation.replace_person(leaving.id, coming.id))


async def move_table(caller: RequestContext, channel: Place, table: int | None) -> PrivateReply:
    """Move a table to this channel, if the bot may play there and no other table has it."""
    lacking = missing_permissions(channel, bot_permissions(channel))
    if lacking:
        rights = tuple(map(permission_name, lacking))
        return PrivateReply(caller.voice("rights-lacking", rights=rights))
    async with caller.services.opening:
        running = await places.table_running_at(caller, str(channel.id))
        if running is not None:
            return places.place_taken(caller, running)
        return await run_at_table(caller, table, moderation.move_table(str(channel.id)))


async def set_ban(caller: RequestContext, account: discord.User, *, out: bool) -> PrivateReply:
    """Keep a person from opening or joining tables on this server, or allow it again."""
    require_moderator(caller)
    if account.bot or account_key(account.id) == caller.person.outside:
        return PrivateReply(caller.voice("steward-nobody"))
    person = await find_person(caller.services, account)
    await caller.services.house.set_ban(caller.server, person.id, caller.request, out=out)
    return PrivateReply(caller.voice("steward-done"))


MOST_OFFERED = 4  # tables one is offered to go on with in another channel
_BEGUN = (TableStatus.PLAYING, TableStatus.PAUSED)


async def offer_tables_here(caller: RequestContext) -> PrivateReply | None:
    """His own tables that could go on in this channel, if it is free; None if there are none."""
    own = await own_cards(caller)
    found = [card for card in own if _can_move_table(caller, card)][-MOST_OFFERED:]
    if not found or await places.refuse_table_here(caller):
        return None
    voice = caller.voice
    pressed: list[ButtonSpec] = []
    for card in found:
        if card.status is TableStatus.PLAYING:
            turn = voice.label_text("press-turn-at", table=card.id)
            pressed.append(ButtonSpec(components.route_id("turn", card.id), turn, likely=True))
        here = voice.label_text("press-here", table=card.id)
        pressed.append(ButtonSpec(components.route_id("here", card.id), here))
    return PrivateReply(voice("here-may"), tuple(pressed))


def _can_move_table(caller: RequestContext, card: TableCard) -> bool:
    """Its owner may, within its server or out of one that is gone; alone, wherever he goes."""
    if card.owner != caller.person.id or card.status not in (TableStatus.GATHERING, *_BEGUN):
        return False
    people = [chair for chair in card.holders if chair.person is not None]
    is_gone = bool(caller.server) and not caller.is_on(card.server)
    may_leave = is_gone or len(people) == 1
    return card.place != caller.place and (card.server == caller.server or may_leave)


async def move_table_here(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    """The table goes on in the channel where this is pressed."""
    async with caller.services.opening:
        why = await places.refuse_table_here(caller)
        return why or await run_lobby_command(
            caller, table, _move_command(caller), say("here-done", table=table)
        )


def _move_command(caller: RequestContext) -> TableCommand:
    def act(standing: TableState) -> TableState | Refusal:
        card = standing.card
        if card.owner != caller.person.id:
            return refuse("lobby", "only-the-owner")
        if card.status not in (TableStatus.GATHERING, *_BEGUN):
            return refuse_not_running(standing)
        if not _can_move_table(caller, card):
            return refuse("lobby", "here-not-there")
        return replace(standing, card=replace(card, server=caller.server, place=caller.place))

    return act


ROUTES: RouteTable = {
    "here": move_table_here,
}
