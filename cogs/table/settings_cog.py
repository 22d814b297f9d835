"""The /settings commands."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n.speak import LANGUAGES
from cogs.interaction.command_texts import (
    allow_everywhere,
    english_name,
    localized_description,
    localized_name,
    slash_command,
)
from cogs.interaction.context import Interaction, SignoriaClient
from cogs.interaction.replies import AutocompleteChoice, answer_command, autocomplete
from cogs.interaction.routes import RouteCog
from cogs.table import settings

LANGUAGE_CHOICES = [
    app_commands.Choice(name=english_name(f"language-{one}"), value=one) for one in LANGUAGES
]


async def setup(bot: SignoriaClient) -> None:
    await bot.add_cog(SettingsCog(bot))


@allow_everywhere
class SettingsCog(
    RouteCog,
    commands.GroupCog,
    group_name=localized_name("command-settings"),
    group_description=localized_description("command-settings"),
):
    routes = settings.ROUTES

    @slash_command("command-settings-show")
    async def show(self, interaction: Interaction) -> None:
        await answer_command(interaction, settings.settings_panel)

    @slash_command("command-settings-next-turn", "told")
    async def next_turn(self, interaction: Interaction, told: bool) -> None:
        value = settings.YES if told else settings.NO
        await answer_command(interaction, settings.save_from_panel, "next", value)

    @slash_command("command-settings-coach", "explains")
    async def coach(self, interaction: Interaction, explains: bool) -> None:
        """Turned on, the coach explains everything again from the beginning."""
        value = settings.YES if explains else settings.NO
        await answer_command(interaction, settings.save_from_panel, "coach", value)

    @slash_command("command-settings-not-with", "player")
    async def not_with(self, interaction: Interaction, player: discord.User) -> None:
        await answer_command(interaction, settings.avoid_user, player)

    @slash_command("command-settings-language", "language")
    @app_commands.choices(language=LANGUAGE_CHOICES)
    async def language(self, interaction: Interaction, language: str) -> None:
        await answer_command(interaction, settings.save_from_command, "language", language)

    @slash_command("command-settings-timezone", "zone")
    async def timezone(self, interaction: Interaction, zone: str) -> None:
        await answer_command(
            interaction, settings.save_from_command, "zone", settings.find_zone(zone)
        )

    @timezone.autocomplete("zone")
    async def complete_zone(self, interaction: Interaction, typed: str) -> list[AutocompleteChoice]:
        return await autocomplete(interaction, typed, settings.zone_choices)

    @slash_command("command-settings-quiet-hours", "start", "end")
    async def quiet_hours(
        self,
        interaction: Interaction,
        start: app_commands.Range[int, 0, 23],
        end: app_commands.Range[int, 0, 23],
    ) -> None:
        """The same hour twice: no quiet hours."""
        await answer_command(
            interaction,
            settings.save_from_command,
            "night",
            settings.NO_NIGHT if start == end else f"{start}-{end}",
        )

    @slash_command("command-settings-reminders", "hours")
    async def reminders(
        self, interaction: Interaction, hours: app_commands.Range[int, 0, 720]
    ) -> None:
        await answer_command(interaction, settings.save_from_command, "reminders", str(hours))

    @slash_command("command-settings-away", "days")
    async def away(self, interaction: Interaction, days: app_commands.Range[int, 0, 30]) -> None:
        await answer_command(interaction, settings.go_away, days)

    @slash_command("command-settings-privacy")
    async def privacy(self, interaction: Interaction) -> None:
        await answer_command(interaction, settings.privacy_reply)
