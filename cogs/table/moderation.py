"""Commands of a server's moderators; move a table to another channel."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

import discord
from discord import app_commands

from bot.engine.text import refuse, say
from bot.tables import moderation
from bot.tables.people import Person, PersonId, TableCard, TableId, TableStatus
from bot.tables.state import (
    CommandRejected,
    TableCommand,
    TableState,
    refuse_not_running,
    table_command,
)
from cogs.interaction import components
from cogs.interaction.command_texts import command_text, describe_options
from cogs.interaction.components import ButtonSpec
from cogs.interaction.context import Interaction, RequestContext, find_person, services_of
from cogs.interaction.permissions import bot_permissions, missing_permissions, permission_name
from cogs.interaction.replies import PrivateReply, answer_interaction
from cogs.interaction.routes import button_route
from cogs.interaction.table_context import find_table_meant, own_cards, require_moderator
from cogs.table import places
from cogs.table.lobby import run_lobby_command
from cogs.table.places import ADMIN_GROUP

LONGEST = 168  # hours at once
Place: TypeAlias = discord.TextChannel | discord.Thread


async def _run_at_table(
    caller: RequestContext, table: int | None, act: TableCommand
) -> PrivateReply:
    """The table of this place, or one that is named: of another server it is refused."""
    require_moderator(caller)
    meant = await find_table_meant(caller, table)
    return await run_lobby_command(
        caller, meant, moderation.on_server(caller.server, act), say("steward-done")
    )


async def _find_account(interaction: Interaction, account: discord.User | discord.Member) -> Person:
    return await find_person(services_of(interaction), account)


@ADMIN_GROUP.command(**command_text("command-admin-pause"))
@describe_options("table")
async def pause_command(interaction: Interaction, table: int | None = None) -> None:
    await answer_interaction(
        interaction, lambda caller: _run_at_table(caller, table, moderation.pause_table())
    )


@ADMIN_GROUP.command(**command_text("command-admin-resume"))
@describe_options("table")
async def resume_command(interaction: Interaction, table: int | None = None) -> None:
    await answer_interaction(
        interaction, lambda caller: _run_at_table(caller, table, moderation.resume_table())
    )


# About somebody at the table


async def _run_about_person(
    interaction: Interaction,
    account: discord.User,
    table: int | None,
    act_on: Callable[[PersonId], TableCommand],
) -> None:
    async def answered(caller: RequestContext) -> PrivateReply:
        require_moderator(caller)
        if account.bot:
            return PrivateReply(caller.voice("steward-nobody"))
        person = await _find_account(interaction, account)
        return await _run_at_table(caller, table, act_on(person.id))

    await answer_interaction(interaction, answered)


@ADMIN_GROUP.command(**command_text("command-admin-more-time"))
@describe_options("player", "hours", "table")
async def more_time_command(
    interaction: Interaction,
    player: discord.User,
    hours: app_commands.Range[int, 1, LONGEST],
    table: int | None = None,
) -> None:
    await _run_about_person(
        interaction, player, table, lambda person: moderation.give_time(person, hours)
    )


@ADMIN_GROUP.command(**command_text("command-admin-remove"))
@describe_options("player", "table")
async def remove_command(
    interaction: Interaction, player: discord.User, table: int | None = None
) -> None:
    await _run_about_person(interaction, player, table, moderation.remove_person)


@ADMIN_GROUP.command(**command_text("command-admin-replace"))
@describe_options("player", "by", "table")
async def replace_command(
    interaction: Interaction,
    player: discord.User,
    by: discord.User,
    table: int | None = None,
) -> None:
    """Never by the steward himself: whoever takes a seat sees its hand."""

    async def answered(caller: RequestContext) -> PrivateReply:
        require_moderator(caller)
        if player.bot or by.bot:
            return PrivateReply(caller.voice("steward-nobody"))
        leaving, coming = (
            await _find_account(interaction, player),
            await _find_account(interaction, by),
        )
        if coming.id == caller.person.id:
            return PrivateReply(caller.voice("steward-not-yourself"))
        return await _run_at_table(caller, table, moderation.replace_person(leaving.id, coming.id))

    await answer_interaction(interaction, answered)


# Another channel


@ADMIN_GROUP.command(**command_text("command-admin-move"))
@describe_options("channel", "table")
async def move_command(interaction: Interaction, channel: Place, table: int | None = None) -> None:
    async def answered(caller: RequestContext) -> PrivateReply:
        lacking = missing_permissions(channel, bot_permissions(channel))
        if lacking:
            return PrivateReply(
                caller.voice("rights-lacking", rights=tuple(map(permission_name, lacking)))
            )
        async with caller.services.opening:
            running = await places.table_running_at(caller, str(channel.id))
            if running is not None:
                return places.place_taken(caller, running)
            return await _run_at_table(caller, table, moderation.move_table(str(channel.id)))

    await answer_interaction(interaction, answered)


# Who may come at all


async def _set_ban(interaction: Interaction, account: discord.User, *, out: bool) -> None:
    async def answered(caller: RequestContext) -> PrivateReply:
        require_moderator(caller)
        if account.bot or account.id == interaction.user.id:
            return PrivateReply(caller.voice("steward-nobody"))
        person = await _find_account(interaction, account)
        await caller.services.house.set_ban(caller.server, person.id, caller.request, out=out)
        return PrivateReply(caller.voice("steward-done"))

    await answer_interaction(interaction, answered)


@ADMIN_GROUP.command(**command_text("command-admin-block"))
@describe_options("player")
async def block_command(interaction: Interaction, player: discord.User) -> None:
    """Nobody opens or joins a table here whom a steward keeps out; where he plays, he plays on."""
    await _set_ban(interaction, player, out=True)


@ADMIN_GROUP.command(**command_text("command-admin-unblock"))
@describe_options("player")
async def unblock_command(interaction: Interaction, player: discord.User) -> None:
    await _set_ban(interaction, player, out=False)


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


@button_route("here")
async def move_table_here(caller: RequestContext, table: TableId, _: str) -> PrivateReply:
    """The table goes on in the channel where this is pressed."""
    async with caller.services.opening:
        why = await places.refuse_table_here(caller)
        return why or await run_lobby_command(
            caller, table, _move_command(caller), say("here-done", table=table)
        )


@table_command
def _move_command(state: TableState, caller: RequestContext) -> TableState:
    card = state.card
    if card.owner != caller.person.id:
        raise CommandRejected(refuse("lobby", "only-the-owner"))
    if card.status not in (TableStatus.GATHERING, *_BEGUN):
        raise CommandRejected(refuse_not_running(state))
    if not _can_move_table(caller, card):
        raise CommandRejected(refuse("lobby", "here-not-there"))
    return replace(state, card=replace(card, server=caller.server, place=caller.place))
