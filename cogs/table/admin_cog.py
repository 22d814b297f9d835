"""The /admin commands, for moderators of a server: places, limits, tables and players."""

from collections.abc import Callable
from typing import TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.text import say
from bot.tables import moderation
from bot.tables.people import PersonId
from bot.tables.state import TableCommand
from cogs.interaction import slash_commands
from cogs.interaction.context import (
    RequestContext,
    SignoriaClient,
    account_key,
    bot_permissions,
    find_or_add_person,
    missing_permissions,
    permission_name,
)
from cogs.interaction.replies import PrivateReply
from cogs.interaction.slash_commands import localized_description, localized_name, slash_command
from cogs.interaction.table_context import find_table_id, require_moderator
from cogs.table import lobby_options, where_tables_may_open
from cogs.table.lobby import run_lobby_command
from cogs.table.shared_deals import set_weekly

MOST_HOURS = 168  # that a player is given at once
Place: TypeAlias = discord.TextChannel | discord.Thread


async def pause_table(request: RequestContext, table: int | None = None) -> PrivateReply:
    return await _run_at_table(request, table, moderation.pause_table())


async def resume_table(request: RequestContext, table: int | None = None) -> PrivateReply:
    return await _run_at_table(request, table, moderation.resume_table())


async def _run_at_table(
    request: RequestContext, table: int | None, act: TableCommand
) -> PrivateReply:
    """Run a moderator's command at the table here or one of this server that is named."""
    require_moderator(request)
    meant = await find_table_id(request, table)
    return await run_lobby_command(
        request, meant, moderation.run_if_on_server(request.server, act), say("steward-done")
    )


async def give_time(
    request: RequestContext,
    player: discord.User,
    hours: app_commands.Range[int, 1, MOST_HOURS],
    table: int | None = None,
) -> PrivateReply:
    return await _run_about_person(
        request, player, table, lambda person: moderation.give_time(person, hours)
    )


async def remove_person(
    request: RequestContext, player: discord.User, table: int | None = None
) -> PrivateReply:
    return await _run_about_person(request, player, table, moderation.remove_person)


async def _run_about_person(
    request: RequestContext,
    account: discord.User,
    table: int | None,
    act_on: Callable[[PersonId], TableCommand],
) -> PrivateReply:
    require_moderator(request)
    if account.bot:
        return PrivateReply(request.speech("steward-nobody"))
    person = await find_or_add_person(request.services, account)
    return await _run_at_table(request, table, act_on(person.id))


async def replace_person(
    request: RequestContext, player: discord.User, by: discord.User, table: int | None = None
) -> PrivateReply:
    """Give a player's seat to another; never to the moderator, who would see its hand."""
    require_moderator(request)
    if player.bot or by.bot:
        return PrivateReply(request.speech("steward-nobody"))
    leaving = await find_or_add_person(request.services, player)
    coming = await find_or_add_person(request.services, by)
    if coming.id == request.person.id:
        return PrivateReply(request.speech("steward-not-yourself"))
    return await _run_at_table(request, table, moderation.replace_person(leaving.id, coming.id))


async def move_table(
    request: RequestContext, channel: Place, table: int | None = None
) -> PrivateReply:
    """Move a table to this channel, if the bot may play there and no other table has it."""
    lacking = missing_permissions(channel, bot_permissions(channel))
    if lacking:
        rights = tuple(map(permission_name, lacking))
        return PrivateReply(request.speech("rights-lacking", rights=rights))
    async with request.services.opening:
        running = await where_tables_may_open.find_open_table_at(request, str(channel.id))
        if running is not None:
            return where_tables_may_open.place_taken_reply(request, running)
        return await _run_at_table(request, table, moderation.move_table(str(channel.id)))


async def block_person(request: RequestContext, player: discord.User) -> PrivateReply:
    """Keep a person from opening or joining tables here; running games go on."""
    return await _set_ban(request, player, out=True)


async def unblock_person(request: RequestContext, player: discord.User) -> PrivateReply:
    return await _set_ban(request, player, out=False)


async def _set_ban(request: RequestContext, account: discord.User, *, out: bool) -> PrivateReply:
    require_moderator(request)
    if account.bot or account_key(account.id) == request.person.outside:
        return PrivateReply(request.speech("steward-nobody"))
    person = await find_or_add_person(request.services, account)
    await request.services.tables.set_ban(request.server, person.id, request.request_id, out=out)
    return PrivateReply(request.speech("steward-done"))


async def setup(bot: SignoriaClient) -> None:
    await bot.add_cog(AdminCog())


@slash_commands.allow_on_servers_only
@app_commands.default_permissions(manage_channels=True)
class AdminCog(
    commands.GroupCog,
    group_name=localized_name("command-admin"),
    group_description=localized_description("command-admin"),
):
    # Where tables may stand

    show = slash_command("command-admin-show", where_tables_may_open.server_settings_reply)
    channel = slash_command("command-admin-channel", where_tables_may_open.toggle_channel)
    who_can_open = slash_command(
        "command-admin-who-can-open", where_tables_may_open.set_opener_role
    )
    table_limit = slash_command("command-admin-table-limit", where_tables_may_open.set_table_limit)
    limits = slash_command("command-admin-limits", where_tables_may_open.set_exempt_role)
    call_role = slash_command("command-admin-call-role", where_tables_may_open.set_call_role)
    chronicle = slash_command("command-admin-chronicle", where_tables_may_open.set_story_threads)
    weekly = slash_command(
        "command-admin-weekly", set_weekly, solo=lobby_options.LEVELS, dummies=lobby_options.DUMMIES
    )

    # Tables and players

    pause = slash_command("command-admin-pause", pause_table)
    resume = slash_command("command-admin-resume", resume_table)
    move = slash_command("command-admin-move", move_table)
    more_time = slash_command("command-admin-more-time", give_time)
    remove = slash_command("command-admin-remove", remove_person)
    replace = slash_command("command-admin-replace", replace_person)
    block = slash_command("command-admin-block", block_person)
    unblock = slash_command("command-admin-unblock", unblock_person)
