"""Commands outside /game that show something, and those in the menu of a board's message."""

import discord
from discord import app_commands

from cogs.interaction.command_texts import (
    allow_everywhere,
    game_choices,
    localized_name,
    slash_command,
)
from cogs.interaction.context import Interaction, RequestContext, SignoriaClient
from cogs.interaction.replies import AutocompleteChoice, answer_command, autocomplete
from cogs.interaction.routes import RouteCog, RouteHandler, join_routes
from cogs.messages.lesson import all_lessons
from cogs.play.table_choice import answer_at_own_table
from cogs.table import help, info, lessons, records
from cogs.table.help import complete_page, search_book
from cogs.table.lobby import GAME_CHOICES

TAUGHT_GAMES = tuple(all_lessons())


async def setup(bot: SignoriaClient) -> None:
    await bot.add_cog(InfoCog(bot))


class InfoCog(RouteCog):
    routes = join_routes(help.ROUTES, lessons.ROUTES, records.ROUTES)

    async def cog_load(self) -> None:
        await super().cog_load()
        for menu in _MENUS:
            self.bot.tree.add_command(menu)

    async def cog_unload(self) -> None:
        await super().cog_unload()
        for menu in _MENUS:
            self.bot.tree.remove_command(menu.name, type=menu.type)

    @slash_command("command-board")
    @allow_everywhere
    async def board(self, interaction: Interaction) -> None:
        await answer_command(interaction, answer_at_own_table, "board")

    @slash_command("command-help", "topic")
    @allow_everywhere
    async def help(self, interaction: Interaction, topic: str = "") -> None:
        await answer_command(
            interaction,
            (lambda request: search_book(request, topic)) if topic else help.help_reply,
        )

    @help.autocomplete("topic")
    async def complete_topic(
        self, interaction: Interaction, typed: str
    ) -> list[AutocompleteChoice]:
        async def choices(request: RequestContext) -> list[tuple[str, str | int]]:
            return [*await complete_page(request, typed)]

        return await autocomplete(interaction, "", choices)  # it has compared the words already

    @slash_command("command-learn", "game", "public")
    @app_commands.choices(game=game_choices(TAUGHT_GAMES))
    @allow_everywhere
    async def learn(
        self, interaction: Interaction, game: str = TAUGHT_GAMES[0], public: bool = False
    ) -> None:
        lesson = all_lessons()[game]
        answer = lessons.answer_in_thread(interaction, lesson) if public else None
        await answer_command(
            interaction, answer or (lambda request: lessons.lesson_reply(request, lesson))
        )

    @slash_command("command-record", "game")
    @app_commands.choices(game=GAME_CHOICES)
    @allow_everywhere
    async def record(self, interaction: Interaction, game: str = records.FIRST) -> None:
        await answer_command(interaction, records.record_reply, records.OWN, game)

    @slash_command("command-florence")
    @allow_everywhere
    async def florence(self, interaction: Interaction) -> None:
        await answer_command(interaction, records.city_reply)


# In the menu of a message


def _message_menu(key: str, answer: RouteHandler) -> app_commands.ContextMenu:
    """Make a command for the menu of messages: it answers about the table of a board."""

    async def answer_about(interaction: Interaction, message: discord.Message) -> None:
        shown = message.components if message.author == interaction.client.user else ()
        await answer_command(interaction, info.answer_about_post, shown, answer)

    return allow_everywhere(
        app_commands.ContextMenu(name=localized_name(key), callback=answer_about)
    )


_MENUS = (
    _message_menu("menu-story", info.show_log),
    _message_menu("menu-waiting", info.show_waiting),
)
