"""The /game commands: open and start a table, vote, undo, and look at games."""

from discord.ext import commands

from cogs.interaction import slash_commands
from cogs.interaction.context import SignoriaClient
from cogs.interaction.routes_and_forms import RouteCog, join_routes
from cogs.interaction.slash_commands import localized_description, localized_name, slash_command
from cogs.interaction.table_context import handler_for_table_here
from cogs.table import (
    info_cog,
    lobby,
    lobby_options,
    replay_and_review,
    settings_cog,
    shared_deals,
    votes_and_seat_changes,
    where_tables_may_open,
)


async def setup(bot: SignoriaClient) -> None:
    await bot.add_cog(GameCog(bot))


@slash_commands.allow_everywhere
class GameCog(
    RouteCog,
    commands.GroupCog,
    group_name=localized_name("command-game"),
    group_description=localized_description("command-game"),
):
    routes = join_routes(
        lobby.ROUTES,
        lobby_options.ROUTES,
        votes_and_seat_changes.ROUTES,
        info_cog.ROUTES,
        replay_and_review.ROUTES,
        shared_deals.ROUTES,
    )

    # Opening a table

    new = slash_command(
        "command-game-new",
        lobby.open_new_table,
        game=lobby.GAME_CHOICES,
        language=lobby.language_choices,
        solo=lobby_options.LEVELS,
        dummies=lobby_options.DUMMIES,
        where=where_tables_may_open.PLACE_CHOICES,
    )
    join = slash_command("command-game-join", lobby.join_here)
    leave = slash_command("command-game-leave", handler_for_table_here(lobby.leave_table))
    add_computer = slash_command(
        "command-game-add-computer", lobby.add_computer, computer=lobby.computer_choices
    )
    start = slash_command("command-game-start", lobby.start_by_command)
    deadline = slash_command(
        "command-game-deadline",
        lobby.change_deadline,
        clock=lobby.clock_choices,
        timeout=lobby.DEADLINE_CHOICES,
        auctions=lobby.AUCTION_CHOICES,
        turns=lobby.TURN_CHOICES,
    )
    options = slash_command(
        "command-game-options",
        lobby_options.set_typed_option,
        option=lobby_options.option_choices,
        value=lobby_options.value_choices,
    )
    same_deal = slash_command("command-game-same-deal", shared_deals.offer_or_play_deal)
    rematch = slash_command("command-game-rematch", handler_for_table_here(lobby.play_again))
    cancel = slash_command("command-game-cancel", lobby.ask_to_cancel)

    # While a game is on

    undo = slash_command("command-game-undo", votes_and_seat_changes.undo_here)
    vote = slash_command(
        "command-game-vote",
        votes_and_seat_changes.cast_typed_vote,
        motion=votes_and_seat_changes.motion_choices,
    )
    take_over = slash_command("command-game-take-over", votes_and_seat_changes.take_over_here)
    resign = slash_command("command-game-resign", votes_and_seat_changes.ask_to_resign)
    snooze = slash_command("command-game-snooze", settings_cog.snooze_reminders)

    # Looking at games

    status = slash_command("command-game-status", info_cog.status_reply)
    my_games = slash_command("command-game-my-games", info_cog.own_tables_reply)
    log = slash_command("command-game-log", handler_for_table_here(info_cog.show_log))
    export = slash_command("command-game-export", info_cog.export_reply)
    chronicle = slash_command("command-game-chronicle", info_cog.newest_game_page_reply)
