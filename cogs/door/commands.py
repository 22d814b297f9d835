"""The groups of commands that hang in the tree, and where commands may be used."""

from discord import app_commands

from cogs.door.command_names import phrased

# In a server, in a thread, and in direct messages; never in somebody else's.
EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
INSTALLED = app_commands.AppInstallationType(guild=True, user=False)


def _group(key: str) -> app_commands.Group:
    return app_commands.Group(
        **phrased(key), allowed_contexts=EVERYWHERE, allowed_installs=INSTALLED
    )


GAME = _group("command-game")
SETTINGS = _group("command-settings")
