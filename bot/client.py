"""The Discord client: open the store, load the cogs, run scheduler and outbox, stop in order."""

import asyncio
import hashlib
import json
import logging
import sys
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Any, NoReturn

import discord
from discord import app_commands

from bot.history.ratings import GameResultsWriter
from bot.history.records import StoryMessages
from bot.history.reviews import ReviewService
from bot.history.shared_deals import SharedDealService
from bot.notifications.matchmaking import PlayWishEnder
from bot.notifications.notifier import Notifier
from bot.notifications.presence_and_absence import AbsenceLog, Presence, ResponseHabits
from bot.outbox.worker import OutboxWorker
from bot.planning.orders_and_plans import OrdersAndPlansPlanner
from bot.scheduler.downtime_and_metrics import METRICS_ROW, SERVERS_ROW, Metrics
from bot.scheduler.job_scheduler import Scheduler, Sleep, run_periodically
from bot.storage.restore import RESTORED_ROW
from bot.storage.store import SqliteStore
from bot.tables.derived_effects import Feature
from bot.tables.lobby import PERSON_LIMITS, Limits
from bot.tables.people import HOUR, Clock, TableId, Time
from bot.tables.service import TableService
from bot.tables.thinking_pool import ThinkingPool
from cogs.interaction import slash_commands
from cogs.interaction.components import set_emojis
from cogs.interaction.context import Interaction, RequestContext, Services, SignoriaClient
from cogs.interaction.replies import PrivateReply, answer_interaction, log_error
from cogs.interaction.slash_commands import CommandTranslator
from cogs.interaction.speech import Payload, command_mentions
from cogs.messages import discord_messages, replay_viewer
from cogs.messages.emojis import sync_emojis
from cogs.messages.maintenance_and_erasure import Maintenance, NameEraser, find_newer_positions
from cogs.messages.pictures import PicturePainter
from cogs.messages.transport import DiscordTransport
from cogs.play import dynamic_items
from cogs.table.shared_deals import WeeklyPoster
from render.picture_cache import Album

_log = logging.getLogger(__name__)

INTENTS = discord.Intents(guilds=True, guild_messages=True)
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # voice is not used
BOARDS_LOOKED_AT = 10  # at a start, of the tables that were played at last
TEND_EVERY = 60.0  # seconds
# How long a stop waits, in seconds: together less than the ten that Docker grants.
LONGEST_ANSWER, LONGEST_ROUND, LONGEST_FAREWELL = 2.5, 2.0, 2.0
LONGEST_LIMIT = 30.0  # seconds; for a longer rate limit the outbox retries later
_OF_NO_SERVER, _COMMANDS, _HEARD = "", "commands", "discord heard"
_NUMBERS = "commands by number"

# Modules with cogs: commands, and the routes of the buttons, menus and forms that belong to them.
EXTENSIONS = (
    "cogs.play.hand_and_notes_cog",
    "cogs.table.game_cog",
    "cogs.table.settings_cog",
    "cogs.table.admin_cog",
    "cogs.table.info_cog",
)


def make_features(store: SqliteStore) -> tuple[Feature, ...]:
    """Make the features that follow every command at a table, in the order of their hooks."""
    return AbsenceLog(), GameResultsWriter(store), StoryMessages(), PlayWishEnder()


class DiscordClock:
    """A clock that reads discord.py's time, which a simulated Discord sets."""

    def now(self) -> Time:
        return Time(int(discord.utils.utcnow().timestamp()))


class SignoriaBot(SignoriaClient):
    """The bot. All its state is in the store, so it may be stopped and started at any time."""

    def __init__(
        self,
        database: Path,
        *,
        clock: Clock | None = None,
        shard_count: int | None = None,
        painter: PicturePainter | None = None,
        second_place: Path | None = None,
        copies: str = "",
        limits: Limits = PERSON_LIMITS,
    ) -> None:
        """Backups are written beside the database, and to `second_place` if it is given.

        `copies` is where Litestream copies the database to, if it does.
        """
        self._limits = limits
        super().__init__(
            command_prefix=(),
            intents=INTENTS,
            shard_count=shard_count,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            tree_cls=SignoriaTree,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_LIMIT,
            http_trace=discord_messages.make_old_post_trace(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self._database = database
        self._clock = clock or DiscordClock()
        self._painter = painter
        self._second_place, self._copies = second_place, copies
        self.running_answers, self.routes, self.forms = {}, {}, {}
        self.changed_panels = {}
        self.metrics = Metrics()
        self.pages: Mapping[str, str] = {}  # addresses of the owner's terms and privacy policy
        self._films = Album(
            kept=replay_viewer.FILMS_KEPT
        )  # a worker of its own, so that boards do not wait for films
        self._store: SqliteStore | None = None
        self._thinking: ThinkingPool | None = None
        self._reviews: ReviewService | None = None
        self._outbox_worker: OutboxWorker | None = None
        self._background: tuple[asyncio.Task[NoReturn], ...] = ()
        self.sleep: Sleep = asyncio.sleep  # replaced by a simulated Discord

    # Start and stop

    async def setup_hook(self) -> None:
        self.add_dynamic_items(*dynamic_items.DYNAMIC_ITEMS)
        await self.load_extensions()
        store, clock = await self._open_store(), self._clock
        presence = Presence(store, clock)
        habits = ResponseHabits(store, clock)
        tables = TableService(
            store,
            clock,
            kept=self._wake_workers,
            features=(*make_features(store), presence, habits),
            planner=OrdersAndPlansPlanner(),
            limits=self._limits,
        )
        transport = DiscordTransport(self, tables, store, clock, self._painter, self._films, habits)
        notifier = Notifier(tables, store, transport.direct_messages, clock, presence)
        shared = SharedDealService(tables, store, clock)
        self._thinking = ThinkingPool(store)
        self._reviews = ReviewService(store, self._thinking, self._limits)
        self.services = Services(
            *(tables, store, clock, self._films, shared, self._reviews, presence),
            transport.direct_messages.send_words,
            draws=self._painter is not None,
            mentions=await self._sync_commands(),
            routes=self.routes,
            pages=self.pages,
        )
        self.weekly_poster = WeeklyPoster(self, tables, store, shared, clock)
        self._name_eraser = NameEraser(self, store)
        send = notifier.handle_message
        self._outbox_worker = OutboxWorker(tables, store, transport, send, clock)
        self._scheduler = Scheduler(tables, store, clock, self._thinking)
        self._maintenance = Maintenance(
            *(self, tables, store, clock, self._thinking), *(self._second_place, self._copies)
        )

    async def _open_store(self) -> SqliteStore:
        """Open the file; tell tables what they have lost if it is older than what was played."""
        self._store = store = await SqliteStore.open_for_hosting(self._database)
        if self._copies:
            await store.leave_checkpoints_to_litestream()
        rows = await store.server_settings(_OF_NO_SERVER)
        shown = await find_newer_positions(self, await store.last_boards(BOARDS_LOOKED_AT))
        if shown or rows.get(RESTORED_ROW):
            _log.warning("the database is older than what was played; the tables are told")
            await store.prepare_after_restore(self._clock.now(), shown)
        return store

    async def load_extensions(self) -> None:
        for name in EXTENSIONS:
            await self.load_extension(name)

    async def on_ready(self) -> None:
        """Start the background tasks, now that channels are known; a reconnect starts nothing."""
        if not self._background:  # first: what follows may fail
            self._background = tuple(map(asyncio.create_task, self._background_tasks()))
        known = {str(guild.id) for guild in self.guilds}
        await self._announce_bot_removal(lambda server: server not in known)
        await self._retry_lost_channels(*(guild.id for guild in self.guilds))

    def _background_tasks(self) -> Iterator[Coroutine[None, None, NoReturn]]:
        """Make the background tasks; an error in one stops no other."""
        assert self._outbox_worker is not None
        yield self._scheduler.run_forever(self.sleep)
        yield self._outbox_worker.run_forever(self.sleep)
        yield run_periodically(
            "maintenance", self._maintenance.run_round, every=TEND_EVERY, sleep=self.sleep
        )
        yield run_periodically(
            "weekly poster", self.weekly_poster.run_round, every=TEND_EVERY, sleep=self.sleep
        )
        yield run_periodically(
            "name eraser", self._name_eraser.run_round, every=TEND_EVERY, sleep=self.sleep
        )
        if self._painter is not None:
            yield run_periodically(
                "emojis", partial(sync_emojis, self), every=HOUR, sleep=self.sleep
            )
        yield run_periodically("liveness", self._save_liveness, every=TEND_EVERY, sleep=self.sleep)

    async def close(self) -> None:
        """Finish what has begun, and disconnect; messages that are not sent stay in the outbox.

        Waits no longer than the process manager does before it kills the process.
        """
        await self.stop_services()
        await _wait_with_time_limit(LONGEST_FAREWELL, asyncio.ensure_future(super().close()))

    async def stop_services(self) -> None:
        """Accept nothing new, let running answers and the outbox finish, and close the store."""
        self.is_shutting_down = True
        set_emojis({})
        self.metrics.stop_sampling()
        for task in self._background:
            task.cancel()
        if self._reviews is not None:
            await self._reviews.close_service()
        if self._thinking is not None:
            await self._thinking.close()
        await _wait_with_time_limit(LONGEST_ANSWER, *self.running_answers, *self._background)
        if self._outbox_worker is not None:
            await self._outbox_worker.finish_sending(LONGEST_ROUND)
        if self._store is not None:
            await self._store.close_store()
        if self._painter is not None:
            self._painter.close_painter()
        self._films.close()

    # Background work

    def _wake_workers(self, table: TableId) -> None:
        """Wake outbox and scheduler, after a command at this table was stored."""
        if self._outbox_worker is not None:
            self._outbox_worker.wake_for_table(table)
            self._scheduler.wake_up()

    async def _save_liveness(self) -> bool:
        """Store when a shard last heard Discord, and the metrics."""
        assert self._store is not None
        async with self._store.unit_of_work() as unit_of_work:
            unit_of_work.save_setting(
                _OF_NO_SERVER, METRICS_ROW, self.metrics.take_sample().to_json
            )
            unit_of_work.save_setting(_OF_NO_SERVER, SERVERS_ROW, str(len(self.guilds)))
            if self.is_ready() and self._is_any_shard_connected():
                unit_of_work.save_setting(_OF_NO_SERVER, _HEARD, str(self._clock.now()))
        return True

    def process_figures(self) -> Iterator[tuple[str, str, float]]:
        """Yield figures of this process for a monitor: name, what it is, value."""
        questions = self._thinking.question_count if self._thinking else 0
        yield "loop_lag_seconds", "Longest lag of a minute", self.metrics.longest_lag()
        yield "gateway_connected", "Whether Discord is heard", float(self._is_any_shard_connected())
        yield "thinking_questions", "Questions that computer players work on", questions

    def event_counts(self) -> Iterator[tuple[str, str, int]]:
        """Yield what was counted since the process began: name, what it is, count."""
        yield "commands", "Commands stored at tables", self.services.tables.applied_commands
        yield "pictures", "Pictures drawn", Album.drawn
        if self._thinking is not None:
            answered, failed = self._thinking.answered, self._thinking.unanswered
            yield "thoughts", "Questions that computer players answered", answered
            yield "failed_thoughts", "Questions that they could not answer", failed

    def _is_any_shard_connected(self) -> bool:
        """Whether any shard is connected.

        The latency of a closed connection keeps its last value; that of a new one is not finite.
        """
        if not self.shards:
            return isfinite(self.latency)
        shards = self.shards.values()
        return any(isfinite(shard.latency) and not shard.is_closed() for shard in shards)

    # Changes on a server, after which lost channels may be open again

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._retry_lost_channels(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._retry_lost_channels(guild.id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        await self._retry_lost_channels(role.guild.id)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        await self._retry_lost_channels(
            member.guild.id
        )  # without the members intent this is the bot itself

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        await self._retry_lost_channels(channel.guild.id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        await self._retry_lost_channels(thread.guild_id)

    # Removed servers and channels

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._announce_bot_removal(str(guild.id).__eq__)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._repost_boards_in(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._repost_boards_in(thread.thread_id)

    async def _announce_bot_removal(self, is_gone: Callable[[str], bool]) -> None:
        if self._outbox_worker is not None and not self.is_shutting_down:
            await self._outbox_worker.announce_bot_removal(is_gone)

    async def _repost_boards_in(self, place: int) -> None:
        if self._outbox_worker is not None and not self.is_shutting_down:
            await self._outbox_worker.repost_boards_in(str(place))

    async def _retry_lost_channels(self, *servers: int) -> None:
        if self._outbox_worker is not None and not self.is_shutting_down:
            await self._outbox_worker.retry_lost_channels(*map(str, servers))

    # Commands

    async def _sync_commands(self) -> dict[str, str]:
        """Send the commands to Discord if they changed; return the mention of each name."""
        await self.tree.set_translator(CommandTranslator())
        told = await slash_commands.translate_commands(self.tree)
        return command_mentions(told, await self._send_changed_commands(told))

    async def _send_changed_commands(self, told: Sequence[Payload]) -> dict[str, str]:
        """Return the ids of the commands; send the commands only if their hash changed."""
        assert self._store is not None
        digest = hashlib.sha256(json.dumps([self.application_id, told], sort_keys=True).encode())
        known = await self._store.server_settings(_OF_NO_SERVER)
        if known.get(_COMMANDS) == digest.hexdigest() and _NUMBERS in known:
            return dict(json.loads(known[_NUMBERS]))
        assert self.application_id is not None
        # Not by the tree's own sync, which would translate everything once more.
        kept = await self.http.bulk_upsert_global_commands(self.application_id, payload=[*told])
        numbers = {one["name"]: str(one["id"]) for one in kept}
        async with self._store.unit_of_work() as unit_of_work:
            unit_of_work.save_setting(_OF_NO_SERVER, _COMMANDS, digest.hexdigest())
            unit_of_work.save_setting(_OF_NO_SERVER, _NUMBERS, json.dumps(numbers))
        _log.info("the commands were sent to Discord")
        return numbers

    # Interactions without a handler, and errors

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer unknown components and submitted forms, which discord.py ignores."""
        match interaction.type:
            case discord.InteractionType.component:
                await dynamic_items.answer_unknown_component(interaction)
            case discord.InteractionType.modal_submit:
                await dynamic_items.answer_form(interaction)

    async def on_error(self, event_method: str, /, *args: object, **kwargs: object) -> None:
        error = sys.exception()
        if error is not None:  # its message may contain a secret
            _log.error(
                "event %s could not be dealt with, trouble %s", event_method, log_error(error)
            )


async def _wait_with_time_limit(seconds: float, *work: asyncio.Future[Any]) -> None:
    """Wait until all is done or the time is over."""
    if work:
        await asyncio.wait(work, timeout=seconds)


class SignoriaTree(app_commands.CommandTree[SignoriaBot]):
    """A command tree that reports errors as all other interactions do."""

    async def on_error(
        self, interaction: discord.Interaction[SignoriaBot], error: app_commands.AppCommandError, /
    ) -> None:
        number = log_error(error)
        if interaction.type is discord.InteractionType.autocomplete:
            return

        async def answer(request: RequestContext) -> PrivateReply:
            return PrivateReply(request.speech("door-trouble", number=number))

        await answer_interaction(interaction, answer)
