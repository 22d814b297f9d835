"""The /game commands: open and start a table, vote, undo, and look at games."""

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot import catalogue
from bot.engine.deal import LONGEST_SALT
from bot.engine.game import Seat
from bot.i18n.speak import LANGUAGES
from bot.players.registry import computer_players, default_player, levels_of_game
from bot.tables import clocks
from bot.tables import votes as table_votes
from bot.tables.lobby import TO_BEGIN, TO_GATHER
from bot.tables.people import DeadlineAction
from cogs.interaction.command_texts import (
    allow_everywhere,
    localized_description,
    localized_name,
    make_choices,
    slash_command,
)
from cogs.interaction.context import Interaction, RequestContext, SignoriaClient
from cogs.interaction.replies import AutocompleteChoice, PrivateReply, answer_command, autocomplete
from cogs.interaction.routes import RouteCog, join_routes
from cogs.interaction.speech import find_thing_meant
from cogs.interaction.table_context import (
    answer_at_this_table,
    find_card_meant,
    find_table_meant,
    table_here,
)
from cogs.table import (
    finished_games,
    info,
    lobby,
    lobby_options,
    moderation,
    places,
    records,
    settings,
    votes,
    weekly,
)
from cogs.table.lobby import GAME_CHOICES

DEADLINE_CHOICES = make_choices({late.value: f"late-{late.value}" for late in DeadlineAction})
AUCTION_CHOICES = make_choices({one: f"auctions-{one}" for one in clocks.AUCTIONS})
TURN_CHOICES = make_choices({one: f"turns-{one}" for one in (clocks.TOGETHER, "order")})
A_TIME = "18:30"  # of day, as an example


async def setup(bot: SignoriaClient) -> None:
    await bot.add_cog(GameCog(bot))


@allow_everywhere
class GameCog(
    RouteCog,
    commands.GroupCog,
    group_name=localized_name("command-game"),
    group_description=localized_description("command-game"),
):
    routes = join_routes(
        lobby.ROUTES,
        lobby_options.ROUTES,
        votes.ROUTES,
        info.ROUTES,
        finished_games.ROUTES,
        weekly.ROUTES,
        moderation.ROUTES,
    )

    # Opening a table

    @slash_command("command-game-new", "game", "language", "solo", "dummies", "where", "teaching")
    @app_commands.choices(
        game=GAME_CHOICES,
        solo=lobby_options.LEVELS,
        dummies=lobby_options.DUMMIES,
        where=places.PLACE_CHOICES,
    )
    async def new(
        self,
        interaction: Interaction,
        game: str = catalogue.GAMES[0],
        language: str = "",
        solo: str = "",
        dummies: str = "",
        where: str = "",
        teaching: bool = False,
    ) -> None:
        """With a level or a number of dummies it is a solo game, and begins at once."""
        wishes = lobby_options.solo_wishes(solo, dummies)
        spoken = find_thing_meant(language, "language", LANGUAGES)
        kinds = TO_BEGIN if wishes else TO_GATHER

        async def open_here(request: RequestContext) -> PrivateReply:
            return await lobby.open_table_reply(request, game, spoken, wishes, teaching=teaching)

        async def open_in_thread(request: RequestContext) -> PrivateReply:
            return await places.open_in_thread(interaction, request, game, open_here, kinds)

        in_thread = where == places.OWN_THREAD
        await answer_command(interaction, open_in_thread if in_thread else open_here)

    @new.autocomplete("language")
    async def complete_language(
        self, interaction: Interaction, typed: str
    ) -> list[AutocompleteChoice]:
        async def choices(request: RequestContext) -> Sequence[tuple[str, str]]:
            return [(request.speech(f"language-{one}"), one) for one in LANGUAGES]

        return await autocomplete(interaction, typed, choices)

    @slash_command("command-game-join", "word")
    async def join(
        self, interaction: Interaction, word: app_commands.Range[str, 1, LONGEST_SALT] | None = None
    ) -> None:
        """The word is the player's share of the chance of the deal; later calls replace it."""
        await answer_command(interaction, answer_at_this_table(lobby.join_table, word or ""))

    @slash_command("command-game-leave")
    async def leave(self, interaction: Interaction) -> None:
        await answer_command(interaction, answer_at_this_table(lobby.leave_table))

    @slash_command("command-game-add-computer", "computer")
    async def add_computer(self, interaction: Interaction, computer: str = "") -> None:
        async def make_reply(request: RequestContext) -> PrivateReply:
            card = await find_card_meant(request)
            typed, known = computer or default_player(card.game), computer_players(card.game)
            name = find_thing_meant(typed, "guest", known)
            return await lobby.invite_computer(request, card.id, name)

        await answer_command(interaction, make_reply)

    @add_computer.autocomplete("computer")
    async def complete_computer(
        self, interaction: Interaction, typed: str
    ) -> list[AutocompleteChoice]:
        async def choices(request: RequestContext) -> Sequence[tuple[str, str]]:
            card = await table_here(request)
            known = levels_of_game(card.game if card else catalogue.GAMES[0])
            return [(request.speech.name_thing("guest", one), one) for one in known]

        return await autocomplete(interaction, typed, choices)

    @slash_command("command-game-start")
    async def start(self, interaction: Interaction) -> None:
        await answer_command(interaction, answer_at_this_table(lobby.start_here))

    @slash_command("command-game-deadline", "clock", "timeout", "weekend", "auctions", "turns")
    @app_commands.choices(timeout=DEADLINE_CHOICES, auctions=AUCTION_CHOICES, turns=TURN_CHOICES)
    async def deadline(
        self,
        interaction: Interaction,
        clock: str | None = None,
        timeout: str | None = None,
        weekend: bool | None = None,
        auctions: str | None = None,
        turns: str | None = None,
    ) -> None:
        """Without options the terms in force are shown."""
        await answer_command(
            interaction, lobby.change_deadline, clock, timeout, weekend, auctions, turns
        )

    @deadline.autocomplete("clock")
    async def complete_clock(
        self, interaction: Interaction, typed: str
    ) -> list[AutocompleteChoice]:
        async def choices(request: RequestContext) -> Sequence[tuple[str, str]]:
            named = [(request.speech.name_thing("clock", one), one) for one in clocks.CLOCK_NAMES]
            return [*named, (A_TIME, A_TIME)]

        return await autocomplete(interaction, typed, choices)

    @slash_command("command-game-options", "option", "value")
    async def options(self, interaction: Interaction, option: str, value: str) -> None:
        await answer_command(interaction, lobby_options.set_typed_option, option, value)

    @options.autocomplete("option")
    async def complete_option(
        self, interaction: Interaction, typed: str
    ) -> list[AutocompleteChoice]:
        return await autocomplete(interaction, typed, lobby_options.option_choices)

    @options.autocomplete("value")
    async def complete_option_value(
        self, interaction: Interaction, typed: str
    ) -> list[AutocompleteChoice]:
        chosen = str(getattr(interaction.namespace, "option", ""))
        return await autocomplete(
            interaction, typed, lambda request: lobby_options.value_choices(request, chosen)
        )

    @slash_command("command-game-same-deal", "same_table")
    async def same_deal(self, interaction: Interaction, same_table: int | None = None) -> None:
        await answer_command(interaction, weekly.offer_or_play_deal, same_table)

    @slash_command("command-game-rematch")
    async def rematch(self, interaction: Interaction) -> None:
        await answer_command(interaction, answer_at_this_table(lobby.play_again))

    @slash_command("command-game-cancel")
    async def cancel(self, interaction: Interaction) -> None:
        """Before the start by the owner or a moderator; later by everybody's vote."""
        await answer_command(interaction, lobby.ask_to_cancel)

    # While a game is on

    @slash_command("command-game-undo", "moves")
    async def undo(
        self, interaction: Interaction, moves: app_commands.Range[int, 1, 40] = 1
    ) -> None:
        await answer_command(interaction, answer_at_this_table(votes.undo_moves, str(moves)))

    @slash_command("command-game-vote", "motion", "in_favor")
    async def vote(self, interaction: Interaction, motion: str, in_favor: bool = True) -> None:
        await answer_command(interaction, votes.cast_typed_vote, motion, in_favour=in_favor)

    @vote.autocomplete("motion")
    async def complete_motion(
        self, interaction: Interaction, typed: str
    ) -> list[AutocompleteChoice]:
        return await autocomplete(interaction, typed, votes.motion_choices)

    @slash_command("command-game-take-over", "seat")
    async def take_over(
        self, interaction: Interaction, seat: app_commands.Range[int, 1, 5]
    ) -> None:
        """Offer to take over a seat whose owner keeps the others waiting; they vote on it."""

        async def make_reply(request: RequestContext) -> PrivateReply:
            offer = table_votes.offer_takeover(request.person.id, Seat(seat - 1))
            return await lobby.run_lobby_command(request, await find_table_meant(request), offer)

        await answer_command(interaction, make_reply)

    @slash_command("command-game-resign")
    async def resign(self, interaction: Interaction) -> None:
        await answer_command(interaction, votes.ask_to_resign)

    @slash_command("command-game-snooze", "hours")
    async def snooze(
        self, interaction: Interaction, hours: app_commands.Range[int, 1, 168]
    ) -> None:
        await answer_command(interaction, settings.snooze_reminders, hours)

    # Looking at games

    @slash_command("command-game-status")
    async def status(self, interaction: Interaction) -> None:
        await answer_command(interaction, info.status_reply)

    @slash_command("command-game-my-games")
    async def my_games(self, interaction: Interaction) -> None:
        await answer_command(interaction, info.own_tables_reply)

    @slash_command("command-game-log")
    async def log(self, interaction: Interaction) -> None:
        await answer_command(interaction, answer_at_this_table(info.show_log))

    @slash_command("command-game-export")
    async def export(self, interaction: Interaction) -> None:
        await answer_command(interaction, info.export_reply)

    @slash_command("command-game-chronicle")
    async def chronicle(self, interaction: Interaction) -> None:
        await answer_command(interaction, info.newest_page_reply)

    @slash_command("command-game-ratings", "players", "game")
    @app_commands.choices(game=GAME_CHOICES)
    async def ratings(
        self,
        interaction: Interaction,
        players: app_commands.Range[int, 1, 5] = 3,
        game: str = catalogue.GAMES[0],
    ) -> None:
        await answer_command(interaction, records.ratings_reply, game, players)
