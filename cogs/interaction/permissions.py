"""What the bot and the person may do in a channel, and the invite link."""

from dataclasses import dataclass

import discord
from discord.abc import GuildChannel

from bot.engine.text import Named

# What the invitation asks for, and nothing else.
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
_TO_PLAY = ("view_channel", "send_messages", "embed_links")  # without files it goes in words
_IN_A_THREAD = {"send_messages": "send_messages_in_threads"}
_TO_OPEN_THREADS = ("create_public_threads", "send_messages_in_threads")
NEEDED_PERMISSIONS = (*_TO_PLAY, *_TO_OPEN_THREADS)


@dataclass(frozen=True, slots=True)
class ChannelContext:
    """What the bot and the person may do in a channel."""

    is_ours: bool = True  # people bring the commands to places where the bot is no member
    lacking: tuple[str, ...] = ()  # permissions, by Discord's names
    thread_parent: discord.TextChannel | None = None  # the channel, if threads may hang of it
    lacking_for_threads: tuple[str, ...] = ()
    channel: str = ""  # the place itself, or the channel whose thread it is
    invitation: str = ""
    may_write: bool = True  # the person


def channel_context(interaction: discord.Interaction[discord.Client]) -> ChannelContext:
    server, channel = interaction.guild_id, interaction.channel
    if server is None:
        return ChannelContext(is_ours=is_bot_dm(interaction))
    thread = channel if isinstance(channel, discord.Thread) else None
    return ChannelContext(
        is_ours=interaction.client.get_guild(server) is not None,
        lacking=missing_permissions(channel, interaction.app_permissions),
        thread_parent=channel if isinstance(channel, discord.TextChannel) else None,
        lacking_for_threads=missing_for_threads(interaction.app_permissions),
        channel=str(thread.parent_id if thread else interaction.channel_id),
        invitation=invite_link(interaction.application_id),
        may_write=can_write(channel, interaction.permissions),
    )


def is_bot_dm(interaction: discord.Interaction[discord.Client]) -> bool:
    """Whether it comes from direct messages with the bot, not among people."""
    return interaction.guild_id is None and not interaction.context.private_channel


def can_write(channel: object, allowed: discord.Permissions) -> bool:
    in_thread = isinstance(channel, discord.Thread)
    return allowed.send_messages_in_threads if in_thread else allowed.send_messages


def missing_permissions(channel: object, allowed: discord.Permissions) -> tuple[str, ...]:
    """List the permissions that playing in this channel needs and the bot lacks."""
    in_thread = isinstance(channel, discord.Thread)
    needed = [_IN_A_THREAD.get(one, one) if in_thread else one for one in _TO_PLAY]
    return tuple(one for one in needed if not getattr(allowed, one))


def missing_for_threads(allowed: discord.Permissions, *, has_one: bool = False) -> tuple[str, ...]:
    """List the permissions that the bot lacks to open a thread, or to write in one."""
    needed = _IN_A_THREAD.values() if has_one else _TO_OPEN_THREADS
    return tuple(one for one in needed if not getattr(allowed, one))


def bot_permissions(channel: object) -> discord.Permissions:
    """Find the bot's permissions in a channel; all of them where nothing is known."""
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return discord.Permissions.all()
    if isinstance(channel, (GuildChannel, discord.Thread)):
        return channel.permissions_for(channel.guild.me)
    return discord.Permissions.all()


def invite_link(application: int | None) -> str:
    """Make an invite link with exactly the permissions that are needed."""
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application or 0, permissions=PERMISSIONS, scopes=scopes)


def install_link(application: int | None) -> str:
    """Make a link by which people add the commands for themselves, wherever they are."""
    link = discord.utils.oauth_url(application or 0, scopes=("applications.commands",))
    return f"{link}&integration_type=1"


def permission_name(permission: str) -> Named:
    """Name a permission as Discord's settings do."""
    return Named("permission", permission.replace("_", "-"))
