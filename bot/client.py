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

from bot.history.reviews import ReviewService
from bot.history.shared_deals import SharedDeals
from bot.notifications.notifier import Notifier
from bot.outbox.worker import OutboxWorker
from bot.scheduler.jobs import Scheduler, Sleep, run_periodically
from bot.scheduler.metrics import METRICS_ROW, Metrics
from bot.storage.store import SqliteStore
from bot.tables.people import Clock, TableId, Time
from bot.tables.service import TableService
from bot.tables.thinking import ThinkingPool
from cogs.games import GAME_UIS
from cogs.interaction import command_texts
from cogs.interaction.command_texts import GAME, SETTINGS, CommandTranslator
from cogs.interaction.context import Interaction, RequestContext, Services, SignoriaClient
from cogs.interaction.replies import PrivateReply, answer_interaction, log_error
from cogs.interaction.routes import FORM_ROUTES, register_modules
from cogs.messages import discord_messages, replay_viewer
from cogs.messages.maintenance import Maintenance, NameEraser
from cogs.messages.pictures import PicturePainter
from cogs.messages.transport import DiscordTransport
from cogs.messages.weekly_post import WeeklyPoster
from cogs.play import buttons, hand, notes, plans, slash_moves, submit_move, table_choice
from cogs.play.buttons import register_games
from cogs.table import (
    city,
    deal_check,
    finished_games,
    help,
    info,
    lessons,
    lobby,
    lobby_options,
    moderation,
    places,
    records,
    rulebook,
    settings,
    votes,
    weekly,
)
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
    *(
        lobby,
        lobby_options,
        lobby,
        info,
        info,
        finished_games,
        finished_games,
        finished_games,
        finished_games,
        deal_check,
    ),
    *(settings, settings, votes, moderation, weekly, help, rulebook, lessons, records),
    *(city, moderation, hand, hand, submit_move, notes, plans, table_choice),
)
register_games()
FORM_ROUTES.update(notes.FORMS)
COMMANDS: tuple[app_commands.Group | app_commands.Command[Any, ..., None], ...] = (
    *(
        GAME,
        SETTINGS,
        places.ADMIN_GROUP,
        hand.hand_command,
        info.board_command,
        info.help_command,
        slash_moves.wishes_command,
    ),
    *(
        plans.plan_command,
        notes.notes_command,
        lessons.learn_command,
        records.record_command,
        city.city_command,
    ),
)


class DiscordClock:
    """The time by discord.py's own clock, which a simulated Discord turns by hand."""

    def now(self) -> Time:
        return Time(int(discord.utils.utcnow().timestamp()))


class SignoriaBot(SignoriaClient):
    """The bot: all it knows is in the store, so it may be stopped and started at any time."""

    def __init__(
        self,
        database: Path,
        *,
        clock: Clock | None = None,
        shard_count: int | None = None,
        painter: PicturePainter | None = None,
        second_place: Path | None = None,
    ) -> None:
        """Backups lie beside the database, and in a second place if there is one."""
        super().__init__(
            command_prefix=(),
            intents=INTENTS,
            shard_count=shard_count,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=SignoriaTree,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_LIMIT,
            http_trace=discord_messages.make_trace_config(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self._database = database
        self._clock = clock or DiscordClock()
        self._painter = painter
        self._second_place = second_place
        self.inside = {}
        self.gauge = Metrics()
        self._films = Album(
            kept=replay_viewer.FILMS_KEPT
        )  # with a worker of its own: no board waits for it
        self._store: SqliteStore | None = None
        self._thinking: ThinkingPool | None = None
        self._reviews: ReviewService | None = None
        self._postman: OutboxWorker | None = None
        self._vigils: tuple[asyncio.Task[NoReturn], ...] = ()
        self.sleep: Sleep = asyncio.sleep  # a simulated Discord puts its own in this place

    # Start and stop

    async def setup_hook(self) -> None:
        self._store = await SqliteStore.open_for_hosting(self._database)
        house = TableService(self._store, self._clock, kept=self._wake_workers)
        messenger = DiscordTransport(
            self, house, self._store, self._clock, self._painter, self._films
        )
        notifier = Notifier(house, self._store, messenger.direct_messages, self._clock)
        shared = SharedDeals(house, self._store, self._clock)
        self._thinking = ThinkingPool(self._store)
        self._reviews = ReviewService(self._store, self._thinking)
        self.services = Services(
            *(
                house,
                self._store,
                self._clock,
                self._films,
                shared,
                self._reviews,
                messenger.direct_messages.send_words,
            ),
            draws=self._painter is not None,
            mentions=await self._sync_commands(),
        )
        self.herald = WeeklyPoster(self, house, self._store, shared, self._clock)
        self._curator = NameEraser(self, self._store)
        self._postman = OutboxWorker(
            house, self._store, messenger, notifier.handle_message, self._clock
        )
        self._bell = Scheduler(house, self._store, self._clock, self._thinking)
        self._caretaker = Maintenance(self, house, self._store, self._clock, self._second_place)
        self.add_dynamic_items(*buttons.DYNAMIC_ITEMS)

    async def on_ready(self) -> None:
        """Only now channels are known; a reconnect starts nothing twice."""
        known = {str(guild.id) for guild in self.guilds}
        await self._tell_removed(lambda server: server not in known)
        if not self._vigils:
            self._vigils = tuple(map(asyncio.create_task, self._background_tasks()))
        await self._retry_servers(*(guild.id for guild in self.guilds))

    def _background_tasks(self) -> Iterator[Coroutine[None, None, NoReturn]]:
        """What goes on by itself; whatever befalls one of it, the others go on."""
        assert self._postman is not None
        yield self._bell.run_forever(self.sleep)
        yield self._postman.run_forever(self.sleep)
        yield run_periodically(
            "caretaker", self._caretaker.run_round, every=TEND_EVERY, sleep=self.sleep
        )
        yield run_periodically("herald", self.herald.run_round, every=TEND_EVERY, sleep=self.sleep)
        yield run_periodically(
            "curator", self._curator.run_round, every=TEND_EVERY, sleep=self.sleep
        )
        yield run_periodically(
            "sign of life", self._save_liveness, every=TEND_EVERY, sleep=self.sleep
        )

    async def close(self) -> None:
        """No half-told move: what is under way arrives first, the rest waits on disk.

        Nobody waits for Discord longer than whoever stops us waits for us.
        """
        await self.stop_services()
        await _wait_at_most(LONGEST_FAREWELL, asyncio.ensure_future(super().close()))

    async def stop_services(self) -> None:
        """Nothing is begun any more; let the postman come home, and close the store behind him."""
        self.is_shutting = True
        self.gauge.stop_sampling()
        for vigil in self._vigils:
            vigil.cancel()
        if self._reviews is not None:
            await self._reviews.close_service()
        if self._thinking is not None:
            await self._thinking.close()
        await _wait_at_most(LONGEST_ANSWER, *self.inside, *self._vigils)
        if self._postman is not None:
            await self._postman.finish_sending(LONGEST_ROUND)
        if self._store is not None:
            await self._store.close_store()
        if self._painter is not None:
            self._painter.close_painter()
        self._films.close()

    # What goes on by itself

    def _wake_workers(self, table: TableId) -> None:
        """There may be something to tell, or to ring sooner than the bell would wake."""
        if self._postman is not None:
            self._postman.wake_for_table(table)
            self._bell.wake_up()

    async def _save_liveness(self) -> bool:
        """That Discord can still be heard, by one shard at least; and how the house bears it."""
        assert self._store is not None
        async with self._store.unit_of_work() as page:
            page.save_setting(_OF_NO_SERVER, METRICS_ROW, self.gauge.take_sample().to_json)
            if self.is_ready() and self._hears_discord():
                page.save_setting(_OF_NO_SERVER, _HEARD, str(self._clock.now()))
        return True

    def _hears_discord(self) -> bool:
        """Of a socket that is shut the latency stays what it was last; of a new one there is none.

        The others are in play whatever becomes of one shard.
        """
        if not self.shards:
            return isfinite(self.latency)
        shards = self.shards.values()
        return any(isfinite(shard.latency) and not shard.is_closed() for shard in shards)

    # What changes on a server, after which a way that was shut may be open again

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._retry_servers(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._retry_servers(guild.id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        await self._retry_servers(role.guild.id)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        await self._retry_servers(member.guild.id)  # without that intent it is the bot itself

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        await self._retry_servers(channel.guild.id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        await self._retry_servers(thread.guild_id)

    # What is gone, and was not told by anything that is posted there

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._tell_removed(str(guild.id).__eq__)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._show_again_in(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._show_again_in(thread.thread_id)

    async def _tell_removed(self, is_gone: Callable[[str], bool]) -> None:
        if self._postman is not None and not self.is_shutting:
            await self._postman.tell_removed(is_gone)

    async def _show_again_in(self, place: int) -> None:
        if self._postman is not None and not self.is_shutting:
            await self._postman.show_boards_in(str(place))

    async def _retry_servers(self, *servers: int) -> None:
        if self._postman is not None and not self.is_shutting:
            await self._postman.retry_lost_channels(*map(str, servers))

    # Commands

    async def _sync_commands(self) -> dict[str, str]:
        """What is written where each of them is named."""
        for command in (*COMMANDS, *map(slash_moves.make_game_group, GAME_UIS)):
            self.tree.add_command(command)
        names = CommandTranslator()
        await self.tree.set_translator(names)
        hung_up = self.tree.get_commands()
        told = [await one.get_translated_payload(self.tree, names) for one in hung_up]
        return command_texts.command_mentions(told, await self._command_numbers(told))

    async def _command_numbers(self, told: Sequence[command_texts.Payload]) -> dict[str, str]:
        """Discord is told of the commands only when they are others than it knows."""
        assert self._store is not None
        seal = hashlib.sha256(json.dumps([self.application_id, told], sort_keys=True).encode())
        known = await self._store.server_settings(_OF_NO_SERVER)
        if known.get(_COMMANDS) == seal.hexdigest() and _NUMBERS in known:
            return dict(json.loads(known[_NUMBERS]))
        numbers = {one.name: str(one.id) for one in await self.tree.sync()}
        async with self._store.unit_of_work() as page:
            page.save_setting(_OF_NO_SERVER, _COMMANDS, seal.hexdigest())
            page.save_setting(_OF_NO_SERVER, _NUMBERS, json.dumps(numbers))
        _log.info("the commands were hung up anew")
        return numbers

    # What nobody else answers

    async def on_interaction(self, interaction: Interaction) -> None:
        """Of a component that no room knows, and of a form, discord.py would say nothing at all."""
        match interaction.type:
            case discord.InteractionType.component:
                await buttons.answer_unknown(interaction)
            case discord.InteractionType.modal_submit:
                await buttons.answer_form(interaction)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        error = sys.exception()
        if error is not None:  # what it says may be a secret: only where it happened is told
            _log.error(
                "event %s could not be dealt with, trouble %s", event_method, log_error(error)
            )


async def _wait_at_most(seconds: float, *work: asyncio.Future[Any]) -> None:
    """Until all of it is done, or the time is over."""
    if work:
        await asyncio.wait(work, timeout=seconds)


class SignoriaTree(app_commands.CommandTree[SignoriaBot]):
    """Commands whose failure is told like every other."""

    async def on_error(
        self, interaction: discord.Interaction[SignoriaBot], error: app_commands.AppCommandError, /
    ) -> None:
        number = log_error(error)
        if interaction.type is discord.InteractionType.autocomplete:
            return

        async def told(caller: RequestContext) -> PrivateReply:
            return PrivateReply(caller.voice("door-trouble", number=number))

        await answer_interaction(interaction, told)
