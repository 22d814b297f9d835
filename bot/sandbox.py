"""The sandbox: the whole bot on a simulated Discord, shown in the browser, without a token."""

import asyncio
import json
import re
import signal
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

import simcord
from simcord.actors import MemberActor
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle, UserHandle
from simcord.env import Env
from simcord.preview import Preview

from bot.client import SignoriaBot
from bot.engine.text import Text, say
from bot.i18n.speak import speaker_for
from bot.scheduler.job_scheduler import Sleep, run_periodically
from bot.tables.lobby import NO_LIMITS
from cogs.messages.emojis import draw_emojis
from cogs.messages.pictures import CachingPainter
from cogs.table import lobby_options

PLAYER_NAMES = ("Lorenzo", "Isabella", "Cosimo", "Caterina", "Ludovico")
SERVER, CHANNEL = "Firenze", "piazza-della-signoria"
TICK_SECONDS = 1.0  # seconds
POLL_SECONDS = 0.002  # seconds
PATIENCE = 120.0  # seconds; the film of a whole game is drawn in less
MOST_AT_ONCE = 6.0  # so that time does not jump to tomorrow's reminder

Viewer: TypeAlias = MemberActor | UserHandle


class SandboxUnavailable(Exception):
    """Raised if the sandbox can't be opened; the message is one line for the owner."""


@dataclass(frozen=True, slots=True)
class SandboxSetup:
    """Who plays what when the page opens; a person alone plays in direct messages."""

    game: str
    people: int
    guests: int
    options: tuple[tuple[str, str], ...] = ()
    language: str = "en"
    terms: tuple[tuple[str, str], ...] = ()  # what `/game deadline` is told
    is_lesson: bool = False  # in direct messages

    @property
    def is_alone(self) -> bool:
        return self.is_lesson or self.people + self.guests == 1


@dataclass(frozen=True, slots=True)
class SimulatedChannel:
    """A simulated channel with people, and the bot."""

    env: Env
    bot: SignoriaBot
    channel: ChannelHandle
    people: tuple[Viewer, ...]

    async def type_command(self, who: Viewer, command: str, **words: object) -> None:
        if isinstance(who, MemberActor):
            await who.slash(self.channel, command, **words)
        else:
            await who.slash(command, **words)


@asynccontextmanager
async def open_stage(database: Path, setup: SandboxSetup) -> AsyncIterator[SimulatedChannel]:
    """Run the bot on a Discord in memory, with a game that has started."""
    bot = SignoriaBot(database, shard_count=1, painter=CachingPainter(), limits=NO_LIMITS)
    world = simulate_discord(bot, check_errors=False, settle_timeout=PATIENCE)
    _set_name_and_time(world)
    async with world as env:
        stage = _make_simulated_channel(env, bot, setup)
        try:
            await _open_first_table(stage, setup)
            _show_uploaded_emojis(env)
            yield stage
        finally:
            await bot.stop_services()


def _make_simulated_channel(env: Env, bot: SignoriaBot, setup: SandboxSetup) -> SimulatedChannel:
    users = [
        env.create_user(name.lower(), global_name=name) for name in PLAYER_NAMES[: setup.people]
    ]
    if setup.is_alone:
        return SimulatedChannel(env, bot, users[0].dm_channel, (users[0],))
    server = env.create_guild(SERVER, owner=users[0])
    channel = server.create_text_channel(CHANNEL)
    return SimulatedChannel(env, bot, channel, tuple(server.add_member(user) for user in users))


async def _open_first_table(stage: SimulatedChannel, setup: SandboxSetup) -> None:
    """Open a table with all these people, and start its game."""
    for person in stage.people:
        if setup.language != "en":
            await stage.type_command(person, "settings language", language=setup.language)
    if setup.is_lesson:
        await stage.type_command(stage.people[0], "learn", game=setup.game)
        return
    begin = _begin_solo if setup.is_alone else _begin_table
    await begin(stage, setup)


async def _begin_solo(stage: SimulatedChannel, setup: SandboxSetup) -> None:
    await _say_to_all(stage, setup, say("sandbox-welcome-alone"))
    wished = dict(setup.options)
    level, dummies = wished[lobby_options.LEVEL], wished[lobby_options.SIZE]
    await stage.type_command(
        stage.people[0], "game new", game=setup.game, solo=level, dummies=dummies
    )


async def _begin_table(stage: SimulatedChannel, setup: SandboxSetup) -> None:
    """Open a table; the welcome is the last message before the board."""
    owner, *others = stage.people
    await stage.type_command(owner, "game new", game=setup.game)
    for option, value in setup.options:
        await stage.type_command(owner, "game options", option=option, value=value)
    if setup.terms:
        await stage.type_command(owner, "game deadline", **dict(setup.terms))
    for person in others:
        await stage.type_command(person, "game join")
    for _ in range(setup.guests):
        await stage.type_command(owner, "game add-computer")
    await _say_to_all(
        stage, setup, say("sandbox-welcome", people=setup.people, guests=setup.guests)
    )
    await stage.type_command(owner, "game start")


async def _say_to_all(stage: SimulatedChannel, setup: SandboxSetup, text: Text) -> None:
    talk = stage.bot.get_partial_messageable(stage.channel.id)
    speaker = speaker_for(setup.language)
    aim = f"about-{setup.game}"
    first = [Text(aim)] if speaker.has_phrase(aim) else []
    await talk.send("\n".join(map(speaker.speak_text, [*first, text])))


# The page


async def serve_sandbox(
    database: Path, setup: SandboxSetup, *, port: int | None, opened: Callable[[str], object]
) -> None:
    """Serve the sandbox until the page is closed or the process is stopped."""
    _stop_on_signals()
    async with open_stage(database, setup) as stage, serve_channel_pages(stage, port) as page:
        opened(page.url)
        await page.wait_closed()


def _stop_on_signals() -> None:
    """Stop in order on Ctrl+C and SIGTERM."""
    task = asyncio.current_task()
    assert task is not None
    with suppress(NotImplementedError):  # on Windows
        for told in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(told, task.cancel)


@asynccontextmanager
async def serve_channel_pages(
    stage: SimulatedChannel, port: int | None = None
) -> AsyncIterator[Preview]:
    """Serve a page for each channel, and let time pass meanwhile."""
    async with AsyncExitStack() as served:
        pages = SandboxPages(stage, served, port)
        await pages.serve_missing()
        ticking = asyncio.create_task(_run_simulated_time(stage, pages))
        try:
            yield pages.of[str(stage.channel.id)]
        finally:
            ticking.cancel()
            await asyncio.gather(ticking, return_exceptions=True)


async def _run_simulated_time(stage: SimulatedChannel, pages: "SandboxPages") -> NoReturn:
    """Advance the simulated time, which stands still by itself, when a job is due."""
    passed = 0.0

    async def tick() -> bool:
        nonlocal passed
        passed = min(passed + TICK_SECONDS, MOST_AT_ONCE)
        async with pages.at_once:
            passed -= await _advance_time_if_due(stage, pages, passed)
        return True

    await run_periodically("sandbox's clock", tick, every=TICK_SECONDS, sleep=asyncio.sleep)


async def _advance_time_if_due(
    stage: SimulatedChannel, pages: "SandboxPages", passed: float
) -> float:
    """Advance time if a job is due in these seconds; return by how much."""
    door = stage.bot.services
    now, due = door.clock.now(), await door.store.next_job_time()
    if due is None or due > now + passed:
        return 0
    step = min(passed, max(TICK_SECONDS, due - now))
    await stage.env.advance_time(step)
    await pages.refresh_others()
    return step


# Only here private members of SimCord are used


def simulate_discord(bot: SignoriaBot, **wishes: Any) -> simcord.env.run:
    """Make a Discord in memory around this bot, which sleeps by its clock.

    Its background tasks never end, so SimCord has to look often whether they rest.
    """
    world = simcord.run(bot, **wishes)
    env = world._env
    env._settle_internal = partial(env._settle_internal, idle=POLL_SECONDS)  # type: ignore[method-assign]
    bot.sleep = make_simulated_sleep(env)
    return world


def make_simulated_sleep(env: Env) -> Sleep:
    """Make a sleep that ends when time advances, and that does not count as activity."""

    async def sleep(seconds: float) -> None:
        await env.external_wait(asyncio.sleep(seconds), reason="a background task sleeps")

    return sleep


def _set_name_and_time(world: simcord.env.run) -> None:
    """Set the bot's name, and the present as SimCord's time.

    Call it before anything runs: tasks that sleep until an earlier time would never wake.
    """
    backend = world._env.backend
    backend.bot_user.name = "Signoria"
    backend.clock._epoch = datetime.now(UTC).replace(microsecond=0)


def _show_uploaded_emojis(env: Env) -> None:
    """Let pages show the emojis that the bot has uploaded: SimCord forgets their pictures."""
    pictures = {one.name: one.picture for one in draw_emojis()}
    for one in env.backend.application_emojis.values():
        env.backend.cdn._blobs[f"{CDN_BASE}/emojis/{one.id}.png"] = pictures[one.name]


_LINK = re.compile(r"https://discord\.com/channels/(?:@me|\d+)/(\d+)(?:/\d+)?\b")
# As SimCord writes the mention of a channel or thread, which it shows without a link.
_CHANNEL = re.compile(r'\{"type": "mention", "kind": "channel", "id": "(\d+)", "label": "[^"]*"\}')


@dataclass(slots=True)
class SandboxPages:
    """A page for each channel, thread and direct messages.

    SimCord shows one channel, allows one action at a time, and offers no way to wait.
    """

    stage: SimulatedChannel
    served: AsyncExitStack
    port: int | None = None  # of the first page; else any that are free
    of: dict[str, Preview] = field(default_factory=dict)  # by the id of the channel
    at_once: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def serve_missing(self) -> None:
        """Serve pages of the channels that have none yet."""
        for place, viewers in _channels_with_viewers(self.stage):
            if str(place.id) not in self.of:
                page = await self._make_preview(place, viewers)
                self.of[str(place.id)] = page
                self._patch_page(page)

    async def refresh_others(self, *shown: Preview) -> None:
        """Refresh all pages but these."""
        await self.serve_missing()
        for page in self.of.values():
            if page not in shown and not page._closed:
                await page.refresh()

    async def _make_preview(self, place: ChannelHandle, viewers: Sequence[Viewer]) -> Preview:
        """Serve a page, at the port after those of the pages before it if one was asked for."""
        port = self.port and self.port + len(self.of)
        try:
            page = await self._open_preview(place, viewers, port)
        except SetupError as error:
            if not self.of:
                raise SandboxUnavailable(str(error)) from error
            page = await self._open_preview(place, viewers, None)
        self.served.push_async_callback(page.close)
        return page

    async def _open_preview(
        self, place: ChannelHandle, viewers: Sequence[Viewer], port: int | None
    ) -> Preview:
        self.stage.env._preview = None
        page = self.stage.env.preview(place, viewers=viewers, layout="channel", port=port)
        await page.__aenter__()
        return page

    def _patch_page(self, page: Preview) -> None:
        """Run clicks one at a time, and make links to a channel lead to its page."""
        act, payload = page._action, page._page_payload

        async def act_in_turn(context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self.at_once:
                self.stage.env._preview = page
                answer = await act(context, body)
                await self.refresh_others(page)
                return answer

        def payload_with_links(shown: Any) -> dict[str, Any]:
            written = _CHANNEL.sub(self._mention_link, json.dumps(payload(shown)))
            led: dict[str, Any] = json.loads(_LINK.sub(self._page_link, written))
            return led

        page._action = act_in_turn  # type: ignore[assignment, method-assign]
        page._page_payload = payload_with_links  # type: ignore[assignment, method-assign]

    def _page_link(self, link: re.Match[str]) -> str:
        page = self.of.get(link[1])
        return page.url if page else link[0]

    def _mention_link(self, mention: re.Match[str]) -> str:
        page = self.of.get(mention[1])
        if page is None:
            return mention[0]
        ends = json.dumps({"type": "link_open", "href": page.url}), '{"type": "link_close"}'
        return f"{ends[0]}, {mention[0]}, {ends[1]}"


def _channels_with_viewers(
    stage: SimulatedChannel,
) -> Iterator[tuple[ChannelHandle, Sequence[Viewer]]]:
    """List every channel and who may see it, the first page first."""
    yield stage.channel, stage.people
    members = [who for who in stage.people if isinstance(who, MemberActor)]
    yield from ((thread, members) for thread in stage.channel.threads if members)
    yield from ((who.user.dm_channel, (who.user,)) for who in members)
