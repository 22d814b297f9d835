"""The sandbox: the whole bot against a simulated Discord, shown in the browser, without a token."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

import simcord
from simcord.actors import MemberActor
from simcord.backend.errors import SetupError
from simcord.builders import ChannelHandle, UserHandle
from simcord.env import Env
from simcord.preview import Preview

from bot.client import Signoria
from bot.engine.text import say
from bot.i18n.speak import speaker
from cogs.pictures import Gallery

NAMES = ("Lorenzo", "Isabella", "Cosimo", "Caterina", "Ludovico")
SERVER, CHANNEL = "Firenze", "piazza-della-signoria"
TICK = 1.0  # seconds
PATIENCE = 120.0  # seconds; the film of a whole game is drawn in less
MOST_AT_ONCE = 6.0  # time moves on for what is due in a moment, not for a reminder tomorrow

Viewer: TypeAlias = MemberActor | UserHandle


class Shut(Exception):
    """The sandbox cannot be opened; its message is one line for whoever asked."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Who is there when the page opens."""

    people: int = 3
    guests: int = 0
    solo: bool = False  # in the direct messages of one person
    language: str = "en"
    begin: bool = True


@dataclass(frozen=True, slots=True)
class Stage:
    """A place with people in it, and the bot."""

    env: Env
    bot: Signoria
    channel: ChannelHandle
    people: tuple[Viewer, ...]

    async def type(self, who: Viewer, command: str, **words: object) -> None:
        if isinstance(who, MemberActor):
            await who.slash(self.channel, command, **words)
        else:
            await who.slash(command, **words)


@asynccontextmanager
async def stage(database: Path, scene: Scene) -> AsyncIterator[Stage]:
    """The bot as it is, with a Discord in memory around it."""
    bot = Signoria(database, shard_count=1, painter=Gallery())
    async with simcord.run(bot, check_errors=False, settle_timeout=PATIENCE) as env:
        _here_and_now(env)
        set_up = _set_up(env, bot, scene)
        try:
            await _play_the_prologue(set_up, scene)
            yield set_up
        finally:
            await bot.leave_the_house()


def _set_up(env: Env, bot: Signoria, scene: Scene) -> Stage:
    users = [env.create_user(name.lower(), global_name=name) for name in NAMES[: scene.people]]
    if scene.solo:
        return Stage(env, bot, users[0].dm_channel, (users[0],))
    server = env.create_guild(SERVER, owner=users[0])
    channel = server.create_text_channel(CHANNEL)
    return Stage(env, bot, channel, tuple(server.add_member(user) for user in users))


async def _play_the_prologue(set_up: Stage, scene: Scene) -> None:
    """A table is open, everybody sits at it, and the cards are dealt."""
    owner, *others = set_up.people
    welcome = say("sandbox-welcome", people=scene.people)
    talk = set_up.bot.get_partial_messageable(set_up.channel.id)
    await talk.send(speaker(scene.language).speak(welcome))
    for person in set_up.people:
        if scene.language != "en":
            await set_up.type(person, "game language", spoken=scene.language)
    await set_up.type(owner, "game new")
    for person in others:
        await set_up.type(person, "game join")
    for _ in range(scene.guests):
        await set_up.type(owner, "game guest")
    if scene.begin:
        await set_up.type(owner, "game start")


# The page


async def show(
    database: Path, scene: Scene, *, port: int | None, opened: Callable[[str], object]
) -> None:
    """Until the page is closed, or whoever started it ends it."""
    _stop_when_told()
    async with stage(database, scene) as set_up:
        page = set_up.env.preview(
            set_up.channel, viewers=set_up.people, layout="channel", port=port
        )
        try:
            await page.__aenter__()
        except SetupError as error:
            raise Shut(str(error)) from error
        try:
            await _shown(set_up, page, opened)
        finally:
            await page.close()


def _stop_when_told() -> None:
    """A SIGTERM ends it as Ctrl+C does: nothing is left lying about."""
    task = asyncio.current_task()
    assert task is not None
    with suppress(NotImplementedError):  # on Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)


async def _shown(set_up: Stage, page: Preview, opened: Callable[[str], object]) -> None:
    ticking = asyncio.create_task(_tick(set_up, page))
    try:
        opened(page.url)
        await page.wait_closed()
    finally:
        ticking.cancel()
        with suppress(asyncio.CancelledError):
            await ticking


async def _tick(set_up: Stage, page: Preview) -> None:
    """Time stands still in a simulated Discord: it is moved on when something falls due."""
    at_once = _one_at_a_time(page)
    passed = 0.0
    while True:
        await asyncio.sleep(TICK)
        passed = min(passed + TICK, MOST_AT_ONCE)
        door = set_up.bot.door
        due = await door.store.next_due()
        if due is None or due > door.clock.now() + passed:
            continue
        step = min(passed, max(TICK, due - door.clock.now()))
        with suppress(SetupError):  # somebody is clicking just now
            async with at_once:
                await set_up.env.advance_time(step)
                passed -= step
                await page.refresh()


# What is private to SimCord is touched here alone


def _here_and_now(env: Env) -> None:
    """SimCord's bots are all called TestBot, and its time begins on a day of its own."""
    env.backend.bot_user.name = "Signoria"
    env.backend.clock._epoch = datetime.now(UTC).replace(microsecond=0)


def _one_at_a_time(page: Preview) -> asyncio.Lock:
    """A click that comes while time moves on waits for its turn.

    SimCord refuses two things at once, and offers no way to wait.
    """
    at_once, act = asyncio.Lock(), page._action

    async def act_in_turn(context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with at_once:
            return await act(context, body)

    page._action = act_in_turn  # type: ignore[assignment, method-assign]
    return at_once
