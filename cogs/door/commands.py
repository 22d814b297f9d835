"""The commands that hang in the tree: one group for the house, one for each game, a few alone."""

from discord import app_commands

from cogs.door.command_names import about

# In a server, in a thread, and in direct messages; never in somebody else's.
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)

GAME = app_commands.Group(
    name="game",
    description=about("command-game"),
    allowed_contexts=EVERYWHERE,
    allowed_installs=INSTALLED,
)
