"""The sandbox: the whole bot against a simulated Discord, shown in the browser, without a token."""

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
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle, UserHandle
from simcord.env import Env
from simcord.preview import Preview

from bot.client import SignoriaBot
from bot.engine.text import Text, say
from bot.i18n.speak import speaker_for
from bot.scheduler.jobs import Sleep, run_periodically
from cogs.messages.pictures import AlbumPainter
from cogs.table import lobby_options

PLAYER_NAMES = ("Lorenzo", "Isabella", "Cosimo", "Caterina", "Ludovico")
SERVER, CHANNEL = "Firenze", "piazza-della-signoria"
TICK_SECONDS = 1.0  # seconds
POLL_SECONDS = 0.002  # seconds
PATIENCE = 120.0  # seconds; the film of a whole game is drawn in less
MOST_AT_ONCE = 6.0  # time moves on for what is due in a moment, not for a reminder tomorrow

Viewer: TypeAlias = MemberActor | UserHandle


class SandboxUnavailable(Exception):
    """The sandbox cannot be opened; its message is one line for whoever asked."""


@dataclass(frozen=True, slots=True)
class SandboxSetup:
    """Who plays what when the page opens; one alone does so in his direct messages."""

    game: str
    people: int
    guests: int
    options: tuple[tuple[str, str], ...] = ()
    language: str = "en"

    @property
    def is_alone(self) -> bool:
        return self.people + self.guests == 1


@dataclass(frozen=True, slots=True)
class SandboxStage:
    """A place with people in it, and the bot."""

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
async def open_stage(database: Path, cast: SandboxSetup) -> AsyncIterator[SandboxStage]:
    """The bot as it is, with a Discord in memory around it."""
    bot = SignoriaBot(database, shard_count=1, painter=AlbumPainter())
    world = simulate_discord(bot, check_errors=False, settle_timeout=PATIENCE)
    _set_name_and_time(world)
    async with world as env:
        set_up = _build_stage(env, bot, cast)
        try:
            await _open_first_table(set_up, cast)
            yield set_up
        finally:
            await bot.stop_services()


def _build_stage(env: Env, bot: SignoriaBot, cast: SandboxSetup) -> SandboxStage:
    users = [
        env.create_user(name.lower(), global_name=name) for name in PLAYER_NAMES[: cast.people]
    ]
    if cast.is_alone:
        return SandboxStage(env, bot, users[0].dm_channel, (users[0],))
    server = env.create_guild(SERVER, owner=users[0])
    channel = server.create_text_channel(CHANNEL)
    return SandboxStage(env, bot, channel, tuple(server.add_member(user) for user in users))


async def _open_first_table(set_up: SandboxStage, cast: SandboxSetup) -> None:
    """A table is open, everybody sits at it, and the cards are dealt."""
    for person in set_up.people:
        if cast.language != "en":
            await set_up.type_command(person, "settings language", language=cast.language)
    begin = _begin_solo if cast.is_alone else _begin_table
    await begin(set_up, cast)


async def _begin_solo(set_up: SandboxStage, cast: SandboxSetup) -> None:
    await _say_to_all(set_up, cast, say("sandbox-welcome-alone"))
    wished = dict(cast.options)
    level, dummies = wished[lobby_options.LEVEL], wished[lobby_options.SIZE]
    await set_up.type_command(
        set_up.people[0], "game new", game=cast.game, solo=level, dummies=dummies
    )


async def _begin_table(set_up: SandboxStage, cast: SandboxSetup) -> None:
    """The welcome comes last before the board: nobody has to look for it."""
    owner, *others = set_up.people
    await set_up.type_command(owner, "game new", game=cast.game)
    for option, value in cast.options:
        await set_up.type_command(owner, "game options", option=option, value=value)
    for person in others:
        await set_up.type_command(person, "game join")
    for _ in range(cast.guests):
        await set_up.type_command(owner, "game add-computer")
    await _say_to_all(set_up, cast, say("sandbox-welcome", people=cast.people, guests=cast.guests))
    await set_up.type_command(owner, "game start")


async def _say_to_all(set_up: SandboxStage, cast: SandboxSetup, text: Text) -> None:
    talk = set_up.bot.get_partial_messageable(set_up.channel.id)
    await talk.send(speaker_for(cast.language).speak_text(text))


# The page


async def serve_sandbox(
    database: Path, cast: SandboxSetup, *, port: int | None, opened: Callable[[str], object]
) -> None:
    """Until the page is closed, or whoever started it ends it."""
    _stop_when_told()
    async with open_stage(database, cast) as set_up, serve_page(set_up, port) as page:
        opened(page.url)
        await page.wait_closed()


def _stop_when_told() -> None:
    """Ctrl+C and SIGTERM end it alike, in order: nothing is left lying about or complained of."""
    task = asyncio.current_task()
    assert task is not None
    with suppress(NotImplementedError):  # on Windows
        for told in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(told, task.cancel)


@asynccontextmanager
async def serve_page(set_up: SandboxStage, port: int | None = None) -> AsyncIterator[Preview]:
    """The page, and while it is served time that moves on; other places have pages of their own."""
    async with AsyncExitStack() as served:
        pages = SandboxPages(set_up, served)
        await pages.serve_missing(port)
        ticking = asyncio.create_task(_run_time(set_up, pages))
        try:
            yield pages.of[str(set_up.channel.id)]
        finally:
            ticking.cancel()
            await asyncio.gather(ticking, return_exceptions=True)


async def _run_time(set_up: SandboxStage, pages: "SandboxPages") -> NoReturn:
    """Time stands still in a simulated Discord: it is moved on when something falls due."""
    passed = 0.0

    async def tick() -> bool:
        nonlocal passed
        passed = min(passed + TICK_SECONDS, MOST_AT_ONCE)
        async with pages.at_once:
            passed -= await _advance_time(set_up, pages, passed)
        return True

    await run_periodically("sandbox's clock", tick, every=TICK_SECONDS, sleep=asyncio.sleep)


async def _advance_time(set_up: SandboxStage, pages: "SandboxPages", passed: float) -> float:
    """By how many of the seconds that have passed: none where nothing falls due in them."""
    door = set_up.bot.services
    now, due = door.clock.now(), await door.store.next_job_time()
    if due is None or due > now + passed:
        return 0
    step = min(passed, max(TICK_SECONDS, due - now))
    await set_up.env.advance_time(step)
    await pages.refresh_others()
    return step


# What is private to SimCord is touched here alone


def simulate_discord(bot: SignoriaBot, **wishes: Any) -> simcord.env.run:
    """A Discord in memory around this bot, whose house sleeps by its clock.

    Who goes on for ever never ends: waiting for an end, SimCord looks too seldom whether he rests.
    """
    world = simcord.run(bot, **wishes)
    env = world._env
    env._settle_internal = partial(env._settle_internal, idle=POLL_SECONDS)  # type: ignore[method-assign]
    bot.sleep = make_sleep(env)
    return world


def make_sleep(env: Env) -> Sleep:
    """It ends when time is moved on; nobody who waits for the bot to come to rest waits for it."""

    async def sleep(seconds: float) -> None:
        await env.external_wait(asyncio.sleep(seconds), reason="the house sleeps")

    return sleep


def _set_name_and_time(world: simcord.env.run) -> None:
    """SimCord's bots are all called TestBot, and its time begins on a day of its own.

    Nothing may run yet: who sleeps until a time of that day would never catch up with this one.
    """
    backend = world._env.backend
    backend.bot_user.name = "Signoria"
    backend.clock._epoch = datetime.now(UTC).replace(microsecond=0)


_LINK = re.compile(r"https://discord\.com/channels/(?:@me|\d+)/(\d+)(?:/\d+)?\b")


@dataclass(slots=True)
class SandboxPages:
    """A page for each place: the channel, its threads, everybody's direct messages.

    SimCord shows one place, refuses two things at once, and offers no way to wait.
    """

    set_up: SandboxStage
    served: AsyncExitStack
    of: dict[str, Preview] = field(default_factory=dict)  # by the number of the place
    at_once: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def serve_missing(self, port: int | None = None) -> None:
        """Serve pages of the places that have none yet."""
        for place, viewers in _places_with_viewers(self.set_up):
            if str(place.id) not in self.of:
                page = await self._make_preview(place, viewers, None if self.of else port)
                self.of[str(place.id)] = page
                self._patch_page(page)

    async def refresh_others(self, *shown: Preview) -> None:
        """Have all pages but these show what has happened."""
        await self.serve_missing()
        for page in self.of.values():
            if page not in shown and not page._closed:
                await page.refresh()

    async def _make_preview(
        self, place: ChannelHandle, viewers: Sequence[Viewer], port: int | None
    ) -> Preview:
        env = self.set_up.env
        env._preview = None
        page = env.preview(place, viewers=viewers, layout="channel", port=port)
        try:
            await page.__aenter__()
        except SetupError as error:
            raise SandboxUnavailable(str(error)) from error
        self.served.push_async_callback(page.close)
        return page

    def _patch_page(self, page: Preview) -> None:
        """Have clicks wait for their turn, and links to a place lead to its page."""
        act, payload = page._action, page._page_payload

        async def act_in_turn(context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self.at_once:
                self.set_up.env._preview = page
                answer = await act(context, body)
                await self.refresh_others(page)
                return answer

        def payload_with_links(shown: Any) -> dict[str, Any]:
            led: dict[str, Any] = json.loads(
                _LINK.sub(self._link_to_page, json.dumps(payload(shown)))
            )
            return led

        page._action = act_in_turn  # type: ignore[assignment, method-assign]
        page._page_payload = payload_with_links  # type: ignore[assignment, method-assign]

    def _link_to_page(self, link: re.Match[str]) -> str:
        page = self.of.get(link[1])
        return page.url if page else link[0]


def _places_with_viewers(set_up: SandboxStage) -> Iterator[tuple[ChannelHandle, Sequence[Viewer]]]:
    """Every place, the one that is shown first, and who may see it."""
    yield set_up.channel, set_up.people
    members = [who for who in set_up.people if isinstance(who, MemberActor)]
    yield from ((thread, members) for thread in set_up.channel.threads if members)
    yield from ((who.user.dm_channel, (who.user,)) for who in members)
