"""The Discord client: opens the house, hangs up the commands, rings the bell, sends the postman."""

import asyncio
import hashlib
import json
import logging
import sys
from collections.abc import Mapping
from math import isfinite
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import tasks

from bot import catalogue
from bot.host.bell import Bell
from bot.host.house import House
from bot.host.ports import CannotKeep, CannotRead, Clock, TableId, Time
from bot.host.postman import Postman
from bot.store.backup import back_up_if_due, folder_beside
from bot.store.sqlite import Sqlite
from cogs import (
    bells,
    buttons,
    chronicle,
    film,
    habits,
    hand,
    lobby,
    menus,
    old_posts,
    orders,
    play,
    steward,
    together,
    wishes,
)
from cogs.answers import Reply, answer, noted
from cogs.command_names import CommandNames
from cogs.commands import GAME
from cogs.door import Caller, Door, Hosting, Interaction
from cogs.messenger import Messenger
from cogs.pictures import Painter
from render.album import Album

_log = logging.getLogger(__name__)

INTENTS = discord.Intents(guilds=True, guild_messages=True)
PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)

SHORTEST_SLEEP, LONGEST_SLEEP, TROUBLED_SLEEP = 1.0, 30.0, 5.0  # seconds, of the bell
SWEEP_EVERY = 5.0
TEND_EVERY = 60.0
LONGEST_LIMIT = 30.0  # seconds; whoever has to wait longer does so on disk
_OF_NO_SERVER, _COMMANDS, _HEARD = "", "commands", "discord heard"

# What they hang up, commands of the group and bells, is there once they are imported.
ROOMS = (lobby, wishes, chronicle, habits, together, bells)


class DiscordClock:
    """The time by discord.py's own clock, which a simulated Discord turns by hand."""

    def now(self) -> Time:
        return Time(int(discord.utils.utcnow().timestamp()))


class Signoria(Hosting):
    """The bot: all it knows is in the store, so it may be stopped and started at any time."""

    def __init__(
        self,
        database: Path,
        *,
        clock: Clock | None = None,
        shard_count: int | None = None,
        painter: Painter | None = None,
    ) -> None:
        super().__init__(
            command_prefix=(),
            intents=INTENTS,
            shard_count=shard_count,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=Tree,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_LIMIT,
            http_trace=old_posts.watch(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self._database = database
        self._clock = clock or DiscordClock()
        self._painter = painter
        self._films = Album(kept=film.KEPT)  # with a worker of its own: no board waits for it
        self._store: Sqlite | None = None
        self._postman: Postman | None = None
        self._ringing = tasks.loop(seconds=SHORTEST_SLEEP)(self._ring)
        self._sweeping = tasks.loop(seconds=SWEEP_EVERY)(self._sweep)
        self._tending = tasks.loop(seconds=TEND_EVERY)(self._tend)

    # Start and stop

    async def setup_hook(self) -> None:
        self._store = await Sqlite.open_for_hosting(self._database)
        house = House(self._store, self._clock, kept=self._kept)
        self.door = Door(
            house, self._store, self._clock, self._films, draws=self._painter is not None
        )
        messenger = Messenger(self, house, self._store, self._clock, self._painter)
        self._postman = Postman(house, self._store, messenger, self._clock)
        self._bell = Bell(house, self._store, self._clock)
        self.add_dynamic_items(*menus.DYNAMIC)
        await self._hang_up_commands()

    async def on_ready(self) -> None:
        """Only now channels are known; a reconnect starts nothing twice."""
        if not self._ringing.is_running():
            self._ringing.start()
            self._sweeping.start()
            self._tending.start()

    async def close(self) -> None:
        """No half-told move: what is under way arrives first, the rest waits on disk."""
        self._ringing.cancel()
        self._sweeping.cancel()
        self._tending.cancel()
        await self.leave_the_house()
        await super().close()

    async def leave_the_house(self) -> None:
        """Let the postman come home, and close the store behind him."""
        if self._postman is not None:
            await self._postman.close()
        if self._store is not None:
            await self._store.close()
        if self._painter is not None:
            self._painter.close()
        await asyncio.to_thread(self._films.close)

    # What goes on by itself

    def _kept(self, table: TableId) -> None:
        """There may be something to tell, or to ring sooner than the bell would wake."""
        if self._postman is not None:
            self._postman.wake(table)
        self._ringing.change_interval(seconds=SHORTEST_SLEEP)

    async def _ring(self) -> None:
        """A sweep, and a sleep until the next one is due."""
        try:
            well = await self._bell.sweep()
            pause = await self._until_the_next_due() if well else TROUBLED_SLEEP
        except Exception as error:
            noted(error)
            pause = TROUBLED_SLEEP
        self._ringing.change_interval(seconds=pause)

    async def _until_the_next_due(self) -> float:
        due = await self.door.store.next_due()
        if due is None:
            return LONGEST_SLEEP
        return min(LONGEST_SLEEP, max(SHORTEST_SLEEP, due - self._clock.now()))

    async def _sweep(self) -> None:
        assert self._postman is not None
        await self._postman.sweep()

    async def _tend(self) -> None:
        """The hourly backup, and the sign that Discord can still be heard."""
        assert self._store is not None
        now = self._clock.now()
        try:
            await back_up_if_due(self._store.path, folder_beside(self._store.path), now)
            if self.is_ready() and isfinite(self.latency):
                async with self._store.page() as page:
                    page.put_setting(_OF_NO_SERVER, _HEARD, str(now))
        except (CannotKeep, CannotRead) as trouble:
            _log.error("the house could not be tended: %s", trouble)

    # What changes on a server, after which a way that was shut may be open again

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._look_again(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._look_again(guild.id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        await self._look_again(role.guild.id)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        await self._look_again(member.guild.id)  # without that intent it is the bot itself

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        await self._look_again(channel.guild.id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        await self._look_again(thread.guild_id)

    async def _look_again(self, server: int) -> None:
        if self._postman is not None:
            await self._postman.look_again(str(server))

    # Commands

    async def _hang_up_commands(self) -> None:
        for group in (GAME, steward.STEWARD, *map(play.group_of, catalogue.GAMES)):
            self.tree.add_command(group)
        self.tree.add_command(hand.hand)
        self.tree.add_command(chronicle.board)
        self.tree.add_command(chronicle.help_)
        self.tree.add_command(orders.orders)
        await self.tree.set_translator(CommandNames())
        await self._sync()

    async def _sync(self) -> None:
        """Discord is told of the commands only when they are others than it knows."""
        assert self._store is not None
        seal = await self._seal()
        known = (await self._store.settings(_OF_NO_SERVER)).get(_COMMANDS)
        if seal == known:
            return
        await self.tree.sync()
        async with self._store.page() as page:
            page.put_setting(_OF_NO_SERVER, _COMMANDS, seal)
        _log.info("the commands were hung up anew")

    async def _seal(self) -> str:
        translator = self.tree.translator
        assert translator is not None
        payload = [
            await command.get_translated_payload(self.tree, translator)
            for command in self.tree.get_commands()
        ]
        told = json.dumps([self.application_id, payload], sort_keys=True)
        return hashlib.sha256(told.encode()).hexdigest()

    # What nobody else answers

    async def on_interaction(self, interaction: Interaction) -> None:
        """Of a component that no room knows, discord.py would say nothing at all."""
        if interaction.type is not discord.InteractionType.component:
            return
        data: Mapping[str, Any] = interaction.data or {}
        if not menus.is_known(str(data.get("custom_id", ""))):
            await buttons.answer_unknown(interaction)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        error = sys.exception()
        if error is not None:  # what it says may be a secret: only where it happened is told
            _log.error("event %s could not be dealt with, trouble %s", event_method, noted(error))


class Tree(app_commands.CommandTree[Signoria]):
    """Commands whose failure is told like every other."""

    async def on_error(
        self, interaction: discord.Interaction[Signoria], error: app_commands.AppCommandError, /
    ) -> None:
        number = noted(error)
        if interaction.type is discord.InteractionType.autocomplete:
            return

        async def told(caller: Caller) -> Reply:
            return Reply(caller.voice("door-trouble", number=number))

        await answer(interaction, told)
