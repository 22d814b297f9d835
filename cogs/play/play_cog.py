"""The commands of play: /hand, /plan, /wishes, /notes and every move of every game."""

from functools import partial

from discord import app_commands

from bot.tables.people import TableId
from cogs.games import GAME_UIS
from cogs.interaction.command_texts import allow_everywhere, english_name, slash_command
from cogs.interaction.components import parse_question
from cogs.interaction.context import Interaction, RequestContext, SignoriaClient
from cogs.interaction.game_ui import MovesOfButton
from cogs.interaction.replies import PrivateReply, answer_command
from cogs.interaction.routes import RouteCog, RouteTable, join_routes
from cogs.play import hand, notes, plans, slash_moves, submit_move, table_choice
from cogs.play.notes import LONGEST_NOTE


async def setup(bot: SignoriaClient) -> None:
    await bot.add_cog(PlayCog(bot))


def _game_routes() -> RouteTable:
    """Collect the routes of the games' own buttons."""
    tables = [ui.routes for ui in GAME_UIS.values()]
    for game, ui in GAME_UIS.items():
        tables.append(
            {
                name: partial(_make_game_moves, game, moves)
                for name, moves in ui.moves_of_routes.items()
            }
        )
    return join_routes(*tables)


async def _make_game_moves(
    game: str, moves_of: MovesOfButton[object], request: RequestContext, table: TableId, rest: str
) -> PrivateReply:
    question, words = parse_question(table, rest)
    return await submit_move.submit_game_moves(request, question, game, words, moves_of)


class PlayCog(RouteCog):
    routes = join_routes(
        hand.ROUTES,
        submit_move.ROUTES,
        notes.ROUTES,
        plans.ROUTES,
        table_choice.ROUTES,
        _game_routes(),
    )
    forms = notes.FORMS

    async def cog_load(self) -> None:
        await super().cog_load()
        for game in GAME_UIS:
            self.bot.tree.add_command(slash_moves.make_game_group(game))

    async def cog_unload(self) -> None:
        for game in GAME_UIS:
            self.bot.tree.remove_command(english_name(f"command-{game}"))
        await super().cog_unload()

    @slash_command("command-hand")
    @allow_everywhere
    async def hand(self, interaction: Interaction) -> None:
        await answer_command(interaction, table_choice.answer_at_own_table, "hand")

    @slash_command("command-plan")
    @allow_everywhere
    async def plan(self, interaction: Interaction) -> None:
        await answer_command(interaction, plans.show_plan_here)

    @slash_command("command-orders", "wishes")
    @allow_everywhere
    async def wishes(self, interaction: Interaction, wishes: str = "") -> None:
        await answer_command(interaction, slash_moves.list_wishes, wishes)

    @slash_command("command-notes", "note")
    @allow_everywhere
    async def notes(
        self, interaction: Interaction, note: app_commands.Range[str, 1, LONGEST_NOTE] = ""
    ) -> None:
        await answer_command(interaction, notes.append_typed, note)
