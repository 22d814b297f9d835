"""What stewards do at the tables of their server, each by a command of its own."""

from collections.abc import Callable
from typing import TypeAlias

import discord
from discord import app_commands

from bot.engine.text import say
from bot.host import stewards
from bot.host.company import Person, PersonId
from bot.host.table import Act
from cogs.door.answers import Reply, answer
from cogs.door.caller import Caller, Interaction, door_of, known
from cogs.door.command_names import phrased, worded
from cogs.door.rights import lacking_in, permission_name, rights_in
from cogs.door.visit import stewards_only, table_meant
from cogs.table import opening
from cogs.table.lobby import done_at
from cogs.table.steward import STEWARD

LONGEST = 168  # hours at once
Place: TypeAlias = discord.TextChannel | discord.Thread


async def _at_table(caller: Caller, table: int | None, act: Act) -> Reply:
    """The table of this place, or one that is named: of another server it is refused."""
    stewards_only(caller)
    meant = await table_meant(caller, table)
    return await done_at(caller, meant, stewards.at(caller.server, act), say("steward-done"))


async def _person(interaction: Interaction, account: discord.User | discord.Member) -> Person:
    return await known(door_of(interaction), account)


@STEWARD.command(**phrased("command-admin-pause"))
@worded("table")
async def pause(interaction: Interaction, table: int | None = None) -> None:
    await answer(interaction, lambda caller: _at_table(caller, table, stewards.pause()))


@STEWARD.command(**phrased("command-admin-resume"))
@worded("table")
async def resume(interaction: Interaction, table: int | None = None) -> None:
    await answer(interaction, lambda caller: _at_table(caller, table, stewards.go_on()))


# About somebody at the table


async def _about(
    interaction: Interaction,
    account: discord.User,
    table: int | None,
    act_on: Callable[[PersonId], Act],
) -> None:
    async def answered(caller: Caller) -> Reply:
        stewards_only(caller)
        if account.bot:
            return Reply(caller.voice("steward-nobody"))
        person = await _person(interaction, account)
        return await _at_table(caller, table, act_on(person.id))

    await answer(interaction, answered)


@STEWARD.command(**phrased("command-admin-more-time"))
@worded("player", "hours", "table")
async def more_time(
    interaction: Interaction,
    player: discord.User,
    hours: app_commands.Range[int, 1, LONGEST],
    table: int | None = None,
) -> None:
    await _about(interaction, player, table, lambda person: stewards.more_time(person, hours))


@STEWARD.command(**phrased("command-admin-remove"))
@worded("player", "table")
async def remove(interaction: Interaction, player: discord.User, table: int | None = None) -> None:
    await _about(interaction, player, table, stewards.remove)


@STEWARD.command(**phrased("command-admin-replace"))
@worded("player", "by", "table")
async def replace(
    interaction: Interaction,
    player: discord.User,
    by: discord.User,
    table: int | None = None,
) -> None:
    """Never by the steward himself: whoever takes a seat sees its hand."""

    async def answered(caller: Caller) -> Reply:
        stewards_only(caller)
        if player.bot or by.bot:
            return Reply(caller.voice("steward-nobody"))
        leaving, coming = await _person(interaction, player), await _person(interaction, by)
        if coming.id == caller.person.id:
            return Reply(caller.voice("steward-not-yourself"))
        return await _at_table(caller, table, stewards.replaced(leaving.id, coming.id))

    await answer(interaction, answered)


# Another channel


@STEWARD.command(**phrased("command-admin-move"))
@worded("channel", "table")
async def move(interaction: Interaction, channel: Place, table: int | None = None) -> None:
    async def answered(caller: Caller) -> Reply:
        lacking = lacking_in(channel, rights_in(channel))
        if lacking:
            return Reply(
                caller.voice("rights-lacking", rights=tuple(map(permission_name, lacking)))
            )
        async with caller.door.opening:
            running = await opening.running_at(caller, str(channel.id))
            if running is not None:
                return opening.taken(caller, running)
            return await _at_table(caller, table, stewards.moved(str(channel.id)))

    await answer(interaction, answered)


# Who may come at all


async def _kept(interaction: Interaction, account: discord.User, *, out: bool) -> None:
    async def answered(caller: Caller) -> Reply:
        stewards_only(caller)
        if account.bot or account.id == interaction.user.id:
            return Reply(caller.voice("steward-nobody"))
        person = await _person(interaction, account)
        await caller.door.house.keep_out(caller.server, person.id, caller.request, out=out)
        return Reply(caller.voice("steward-done"))

    await answer(interaction, answered)


@STEWARD.command(**phrased("command-admin-block"))
@worded("player")
async def block(interaction: Interaction, player: discord.User) -> None:
    """Nobody opens or joins a table here whom a steward keeps out; where he plays, he plays on."""
    await _kept(interaction, player, out=True)


@STEWARD.command(**phrased("command-admin-unblock"))
@worded("player")
async def unblock(interaction: Interaction, player: discord.User) -> None:
    await _kept(interaction, player, out=False)
