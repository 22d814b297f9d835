"""The /admin commands, for moderators of a server."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.history import records
from bot.tables import moderation as table_moderation
from cogs.interaction.command_texts import (
    install_on_servers,
    localized_description,
    localized_name,
    slash_command,
)
from cogs.interaction.context import Interaction, SignoriaClient
from cogs.interaction.replies import answer_command
from cogs.messages.story_thread import STORY_SETTING
from cogs.table import lobby_options, moderation, places
from cogs.table.weekly import set_weekly

MOST_HOURS = 168  # that a player is given at once


async def setup(bot: SignoriaClient) -> None:
    await bot.add_cog(AdminCog())


@install_on_servers
@app_commands.default_permissions(manage_channels=True)
class AdminCog(
    commands.GroupCog,
    group_name=localized_name("command-admin"),
    group_description=localized_description("command-admin"),
):
    # Where tables may stand

    @slash_command("command-admin-show")
    async def show(self, interaction: Interaction) -> None:
        await answer_command(interaction, places.settings_reply)

    @slash_command("command-admin-channel", "channel")
    async def channel(self, interaction: Interaction, channel: discord.TextChannel) -> None:
        """Allow tables in this channel; the second call takes the permission back."""
        await answer_command(interaction, places.toggle_channel, channel)

    @slash_command("command-admin-who-can-open", "role")
    async def who_can_open(
        self, interaction: Interaction, role: discord.Role | None = None
    ) -> None:
        await answer_command(
            interaction, places.save_setting, places.OPENERS, str(role.id) if role else ""
        )

    @slash_command("command-admin-table-limit", "maximum")
    async def table_limit(
        self, interaction: Interaction, maximum: app_commands.Range[int, 0, 500]
    ) -> None:
        await answer_command(interaction, places.save_setting, places.TABLES, str(maximum))

    @slash_command("command-admin-limits", "exempt")
    async def limits(self, interaction: Interaction, exempt: discord.Role | None = None) -> None:
        """Set the role that may open tables here beyond the limits per person."""
        await answer_command(
            interaction, places.save_setting, places.EXEMPT, str(exempt.id) if exempt else ""
        )

    @slash_command("command-admin-chronicle", "wanted")
    async def chronicle(self, interaction: Interaction, wanted: bool) -> None:
        """Set whether tables have a story thread, unless a table says otherwise."""
        value = records.ON if wanted else records.OFF
        await answer_command(interaction, places.save_setting, STORY_SETTING, value)

    @slash_command("command-admin-weekly", "weekly", "solo", "dummies")
    @app_commands.choices(solo=lobby_options.LEVELS, dummies=lobby_options.DUMMIES)
    async def weekly(
        self, interaction: Interaction, weekly: bool, solo: str = "", dummies: str = ""
    ) -> None:
        """Post the deal of the week in this channel; a deal under way is played to its end."""
        await answer_command(interaction, set_weekly, solo, dummies, on=weekly)

    # A table

    @slash_command("command-admin-pause", "table")
    async def pause(self, interaction: Interaction, table: int | None = None) -> None:
        pause = table_moderation.pause_table()
        await answer_command(interaction, moderation.run_at_table, table, pause)

    @slash_command("command-admin-resume", "table")
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        resume = table_moderation.resume_table()
        await answer_command(interaction, moderation.run_at_table, table, resume)

    @slash_command("command-admin-move", "channel", "table")
    async def move(
        self, interaction: Interaction, channel: moderation.Place, table: int | None = None
    ) -> None:
        await answer_command(interaction, moderation.move_table, channel, table)

    # A player

    @slash_command("command-admin-more-time", "player", "hours", "table")
    async def more_time(
        self,
        interaction: Interaction,
        player: discord.User,
        hours: app_commands.Range[int, 1, MOST_HOURS],
        table: int | None = None,
    ) -> None:
        await answer_command(
            interaction,
            moderation.run_about_person,
            player,
            table,
            lambda person: table_moderation.give_time(person, hours),
        )

    @slash_command("command-admin-remove", "player", "table")
    async def remove(
        self, interaction: Interaction, player: discord.User, table: int | None = None
    ) -> None:
        await answer_command(
            interaction, moderation.run_about_person, player, table, table_moderation.remove_person
        )

    @slash_command("command-admin-replace", "player", "by", "table")
    async def replace(
        self,
        interaction: Interaction,
        player: discord.User,
        by: discord.User,
        table: int | None = None,
    ) -> None:
        await answer_command(interaction, moderation.replace_person, player, by, table)

    @slash_command("command-admin-block", "player")
    async def block(self, interaction: Interaction, player: discord.User) -> None:
        """Keep a person from opening or joining tables here; running games go on."""
        await answer_command(interaction, moderation.set_ban, player, out=True)

    @slash_command("command-admin-unblock", "player")
    async def unblock(self, interaction: Interaction, player: discord.User) -> None:
        await answer_command(interaction, moderation.set_ban, player, out=False)
