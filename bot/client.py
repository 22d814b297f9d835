"""The Discord client: opens the house, hangs up the commands, rings the bell, sends the postman."""

import asyncio
import hashlib
import json
import logging
import sys
from collections.abc import Callable, Coroutine, Iterator, Sequence
from math import isfinite
from pathlib import Path
from typing import Any, NoReturn

import discord
from discord import app_commands

from bot.host.bell import Bell
from bot.host.company import TableId
from bot.host.gauge import ROW, Gauge
from bot.host.house import House
from bot.host.postman import Postman
from bot.host.reviews import Reviews
from bot.host.shared import SharedDeals
from bot.host.thinking import Thinking
from bot.host.time import Clock, Time
from bot.host.vigil import Sleep, keep_vigil
from bot.store.sqlite import Sqlite
from cogs.door import mentions
from cogs.door.answers import Reply, answer, noted
from cogs.door.caller import Caller, Door, Hosting, Interaction
from cogs.door.command_names import CommandNames
from cogs.door.commands import GAME, SETTINGS
from cogs.door.forms import FORMS
from cogs.door.knocks import register_modules
from cogs.games import FRONTS
from cogs.posts import film, old_posts
from cogs.posts.caretaker import Caretaker
from cogs.posts.curator import Curator
from cogs.posts.messenger import Messenger
from cogs.posts.pictures import Painter
from cogs.posts.weekly import Herald
from cogs.table import (
    chairs,
    checking,
    chronicle,
    ending,
    florence,
    habits,
    helping,
    leafing,
    learning,
    lobby,
    moderating,
    options,
    pages,
    places,
    playing_on,
    records,
    reviews,
    rulebook,
    settings,
    steward,
    together,
    weekly,
)
from cogs.turn import ahead, buttons, elbow, hand, hinting, notes, orders, play, which_table
from cogs.turn.buttons import register_games
from render.album import Album

_log = logging.getLogger(__name__)

INTENTS = discord.Intents(guilds=True, guild_messages=True)
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
TEND_EVERY = 60.0  # seconds
# How long a stop waits, in seconds: together less than the ten that Docker grants.
LONGEST_ANSWER, LONGEST_ROUND, LONGEST_FAREWELL = 2.5, 2.0, 2.0
LONGEST_LIMIT = 30.0  # seconds; whoever has to wait longer does so on disk
_OF_NO_SERVER, _COMMANDS, _HEARD = "", "commands", "discord heard"
_NUMBERS = "commands by number"

# All that is answered: a module, a form or a command that is not listed here is not.
register_modules(
    *(lobby, options, chairs, chronicle, pages, leafing, playing_on, reviews, ending, checking),
    *(settings, habits, together, moderating, weekly, helping, rulebook, learning, records),
    *(florence, places, hand, hinting, elbow, notes, ahead, which_table),
)
register_games()
FORMS.update(notes.FORMS)
COMMANDS: tuple[app_commands.Group | app_commands.Command[Any, ..., None], ...] = (
    *(GAME, SETTINGS, steward.STEWARD, hand.hand, chronicle.board, chronicle.help_, orders.orders),
    *(ahead.plan, notes.notes, learning.learn, records.record, florence.florence),
)


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
        second_place: Path | None = None,
    ) -> None:
        """Backups lie beside the database, and in a second place if there is one."""
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
        self._second_place = second_place
        self.inside = {}
        self.gauge = Gauge()
        self._films = Album(kept=film.KEPT)  # with a worker of its own: no board waits for it
        self._store: Sqlite | None = None
        self._thinking: Thinking | None = None
        self._reviews: Reviews | None = None
        self._postman: Postman | None = None
        self._vigils: tuple[asyncio.Task[NoReturn], ...] = ()
        self.sleep: Sleep = asyncio.sleep  # a simulated Discord puts its own in this place

    # Start and stop

    async def setup_hook(self) -> None:
        self._store = await Sqlite.open_for_hosting(self._database)
        house = House(self._store, self._clock, kept=self._kept)
        messenger = Messenger(self, house, self._store, self._clock, self._painter, self._films)
        shared = SharedDeals(house, self._store, self._clock)
        self._thinking = Thinking(self._store)
        self._reviews = Reviews(self._store, self._thinking)
        self.door = Door(
            *(house, self._store, self._clock, self._films, shared, self._reviews, messenger.say),
            draws=self._painter is not None,
            mentions=await self._hang_up_commands(),
        )
        self.herald = Herald(self, house, self._store, shared, self._clock)
        self._curator = Curator(self, self._store)
        self._postman = Postman(house, self._store, messenger, self._clock)
        self._bell = Bell(house, self._store, self._clock, self._thinking)
        self._caretaker = Caretaker(self, house, self._store, self._clock, self._second_place)
        self.add_dynamic_items(*buttons.DYNAMIC)

    async def on_ready(self) -> None:
        """Only now channels are known; a reconnect starts nothing twice."""
        known = {str(guild.id) for guild in self.guilds}
        await self._tell_removed(lambda server: server not in known)
        if not self._vigils:
            self._vigils = tuple(map(asyncio.create_task, self._kept_up()))
        await self._look_again(*(guild.id for guild in self.guilds))

    def _kept_up(self) -> Iterator[Coroutine[None, None, NoReturn]]:
        """What goes on by itself; whatever befalls one of it, the others go on."""
        assert self._postman is not None
        yield self._bell.run(self.sleep)
        yield self._postman.run(self.sleep)
        yield keep_vigil(
            "caretaker", self._caretaker.come_round, every=TEND_EVERY, sleep=self.sleep
        )
        yield keep_vigil("herald", self.herald.come_round, every=TEND_EVERY, sleep=self.sleep)
        yield keep_vigil("curator", self._curator.come_round, every=TEND_EVERY, sleep=self.sleep)
        yield keep_vigil("sign of life", self._give_sign, every=TEND_EVERY, sleep=self.sleep)

    async def close(self) -> None:
        """No half-told move: what is under way arrives first, the rest waits on disk.

        Nobody waits for Discord longer than whoever stops us waits for us.
        """
        await self.leave_the_house()
        await _for_a_while(LONGEST_FAREWELL, asyncio.ensure_future(super().close()))

    async def leave_the_house(self) -> None:
        """Nothing is begun any more; let the postman come home, and close the store behind him."""
        self.is_shutting = True
        self.gauge.stop()
        for vigil in self._vigils:
            vigil.cancel()
        if self._reviews is not None:
            await self._reviews.close()
        if self._thinking is not None:
            await self._thinking.close()
        await _for_a_while(LONGEST_ANSWER, *self.inside, *self._vigils)
        if self._postman is not None:
            await self._postman.close(LONGEST_ROUND)
        if self._store is not None:
            await self._store.close()
        if self._painter is not None:
            self._painter.close()
        self._films.close()

    # What goes on by itself

    def _kept(self, table: TableId) -> None:
        """There may be something to tell, or to ring sooner than the bell would wake."""
        if self._postman is not None:
            self._postman.wake(table)
            self._bell.nudge()

    async def _give_sign(self) -> bool:
        """That Discord can still be heard, by one shard at least; and how the house bears it."""
        assert self._store is not None
        async with self._store.page() as page:
            page.put_setting(_OF_NO_SERVER, ROW, self.gauge.read().spelt)
            if self.is_ready() and self._hears():
                page.put_setting(_OF_NO_SERVER, _HEARD, str(self._clock.now()))
        return True

    def _hears(self) -> bool:
        """Of a socket that is shut the latency stays what it was last; of a new one there is none.

        The others are in play whatever becomes of one shard.
        """
        if not self.shards:
            return isfinite(self.latency)
        shards = self.shards.values()
        return any(isfinite(shard.latency) and not shard.is_closed() for shard in shards)

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

    # What is gone, and was not told by anything that is posted there

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._tell_removed(str(guild.id).__eq__)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._show_in(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._show_in(thread.thread_id)

    async def _tell_removed(self, is_gone: Callable[[str], bool]) -> None:
        if self._postman is not None and not self.is_shutting:
            await self._postman.tell_removed(is_gone)

    async def _show_in(self, place: int) -> None:
        if self._postman is not None and not self.is_shutting:
            await self._postman.show_in(str(place))

    async def _look_again(self, *servers: int) -> None:
        if self._postman is not None and not self.is_shutting:
            await self._postman.look_again(*map(str, servers))

    # Commands

    async def _hang_up_commands(self) -> dict[str, str]:
        """What is written where each of them is named."""
        for command in (*COMMANDS, *map(play.group_of, FRONTS)):
            self.tree.add_command(command)
        names = CommandNames()
        await self.tree.set_translator(names)
        hung_up = self.tree.get_commands()
        told = [await one.get_translated_payload(self.tree, names) for one in hung_up]
        return mentions.mentions(told, await self._numbers(told))

    async def _numbers(self, told: Sequence[mentions.Payload]) -> dict[str, str]:
        """Discord is told of the commands only when they are others than it knows."""
        assert self._store is not None
        seal = hashlib.sha256(json.dumps([self.application_id, told], sort_keys=True).encode())
        known = await self._store.settings(_OF_NO_SERVER)
        if known.get(_COMMANDS) == seal.hexdigest() and _NUMBERS in known:
            return dict(json.loads(known[_NUMBERS]))
        numbers = {one.name: str(one.id) for one in await self.tree.sync()}
        async with self._store.page() as page:
            page.put_setting(_OF_NO_SERVER, _COMMANDS, seal.hexdigest())
            page.put_setting(_OF_NO_SERVER, _NUMBERS, json.dumps(numbers))
        _log.info("the commands were hung up anew")
        return numbers

    # What nobody else answers

    async def on_interaction(self, interaction: Interaction) -> None:
        """Of a component that no room knows, and of a form, discord.py would say nothing at all."""
        match interaction.type:
            case discord.InteractionType.component:
                await buttons.answer_unknown(interaction)
            case discord.InteractionType.modal_submit:
                await buttons.answer_sheet(interaction)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        error = sys.exception()
        if error is not None:  # what it says may be a secret: only where it happened is told
            _log.error("event %s could not be dealt with, trouble %s", event_method, noted(error))


async def _for_a_while(seconds: float, *work: asyncio.Future[Any]) -> None:
    """Until all of it is done, or the time is over."""
    if work:
        await asyncio.wait(work, timeout=seconds)


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
