"""Where interactions are answered: at once, in private, and always with something one can use."""

import asyncio
import io
import logging
import traceback
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from secrets import token_hex
from typing import TypeAlias

import aiohttp
import discord

from bot.engine.text import Refusal
from bot.host.ports import CannotKeep
from cogs.door import limits
from cogs.door.caller import Caller, Hosting, Interaction, caller_of, door_of
from cogs.door.presses import Pressable, WornOut, laid_out
from cogs.door.speech import Voice, refusal_in_words
from cogs.door.typed import fits

_log = logging.getLogger(__name__)

GONE = frozenset({10062, 10015})  # the interaction, or what was to be edited, is no more
CUT_OFF = (aiohttp.ClientError, OSError)  # nobody knows whether it arrived
MOMENT = 1.0  # seconds before an answer that failed is given once more


Draw: TypeAlias = Callable[[], bytes]


async def _in_a_thread(draw: Draw) -> bytes:
    return await asyncio.to_thread(draw)


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture that is drawn when it is shown, and the same in words where none is."""

    draw: Draw = field(repr=False)
    alt: str
    in_words: str
    name: str = "panel.png"
    caption: str = ""  # said only where it is shown
    by: Callable[[Draw], Awaitable[bytes]] = _in_a_thread
    meanwhile: str = ""  # said at once where drawing takes its time


@dataclass(frozen=True, slots=True)
class Reply:
    """What somebody is told in private, and what he may press next."""

    words: str
    presses: tuple[Pressable, ...] = ()
    paper: tuple[str, str] | None = None  # a file: its name and what is in it
    more: str = ""  # a text for which an answer has no room
    sketch: Sketch | None = None


Offer: TypeAlias = discord.app_commands.Choice[str | int | float]
# What may be chosen: how it is called, and what it is.
Choosing: TypeAlias = Callable[[Caller], Awaitable[Sequence[tuple[str, str | int]]]]
Answering: TypeAlias = Callable[[Caller], Awaitable[Reply]]


class TurnedAway(Exception):
    """Whoever asks hears this in place of what he asked for."""

    def __init__(self, reply: Reply) -> None:
        super().__init__()  # to say nothing: what it answers may be a secret
        self.reply = reply


async def answer(interaction: Interaction, answering: Answering) -> None:
    """Acknowledge, do what is asked, tell what came of it; nobody is left without an answer.

    Whoever is too late has been told by Discord that it failed: then it isn't done either.
    """
    client, task = interaction.client, asyncio.current_task()
    assert isinstance(client, Hosting)
    assert task is not None
    if client.is_shutting:
        await _sent_away(interaction)
        return
    client.inside.add(task)
    try:
        if await _acknowledged(interaction):
            callers: list[Caller] = []
            await _delivered(interaction, await _reply(interaction, answering, callers))
            await _noticed(callers)
    finally:
        client.inside.discard(task)


async def _sent_away(interaction: Interaction) -> None:
    """At once, and with nothing done: there may be no time for more."""
    voice = Voice(interaction.locale.value)
    try:
        await interaction.response.send_message(voice("door-shuts"), ephemeral=True)
    except (discord.DiscordException, *CUT_OFF) as error:
        _log.warning("somebody could not be sent away: %s", type(error).__name__)


async def _acknowledged(interaction: Interaction) -> bool:
    """A private panel changes in its place; everything else gets a private answer of its own."""
    message = interaction.message
    is_panel = message is not None and message.flags.ephemeral
    try:
        if is_panel:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    except discord.InteractionResponded:
        return True
    except discord.HTTPException as error:
        if error.code in GONE:
            _log.warning("an interaction came too late to be answered")
            return False
        # It may have arrived all the same, so the answer is tried.
        _log.warning("an acknowledgement failed: %d %d", error.status, error.code)
    except CUT_OFF as error:
        _log.warning("an acknowledgement failed: %s", type(error).__name__)
    return True


async def _noticed(callers: Iterable[Caller]) -> None:
    """That he is there is noted once he has his answer; if it can't be, that is no loss to him."""
    for caller in callers:
        for standing in caller.visited.values():
            try:
                await caller.door.house.pressed(standing, caller.person.id, caller.request)
            except Exception as error:
                noted(error)


async def _reply(interaction: Interaction, answering: Answering, callers: list[Caller]) -> Reply:
    voice = Voice(interaction.locale.value)
    try:
        caller = await caller_of(interaction)
        callers.append(caller)
        return await answering(caller)
    except TurnedAway as away:
        return away.reply
    except WornOut:
        return Reply(voice("door-worn-out"))
    except CannotKeep as trouble:
        _log.error("the disk does not take it: %s", trouble)
        return Reply(voice("door-not-kept"))
    except Exception as error:
        return Reply(voice("door-trouble", number=noted(error)))


def noted(error: BaseException) -> str:
    """The short id under which an error stands in the log. What it says may be a secret."""
    number = token_hex(3)
    trace = "".join(traceback.format_tb(error.__traceback__))
    _log.error("trouble %s: %s\n%s", number, type(error).__name__, trace)
    return number


async def _delivered(interaction: Interaction, reply: Reply) -> None:
    sketch = reply.sketch
    if sketch and sketch.meanwhile and door_of(interaction).draws:
        await _given(interaction, Reply(sketch.meanwhile), b"")
    await _given(interaction, reply, await _drawn(interaction, sketch) if sketch else b"")


async def _given(interaction: Interaction, reply: Reply, png: bytes) -> None:
    """To edit the answer is the same however often it is done, so it may be done again."""
    for last in (False, True):
        try:
            await _edited(interaction, reply, png)
        except discord.HTTPException as error:
            if error.code in GONE or last or error.status < 500:
                _log.warning("an answer did not arrive: %d %d", error.status, error.code)
                return
            await asyncio.sleep(MOMENT)
        except CUT_OFF as error:
            _log.warning("an answer did not arrive: %s", type(error).__name__)
            await asyncio.sleep(MOMENT)
        else:
            return


async def _drawn(interaction: Interaction, sketch: Sketch) -> bytes:
    """Nothing where no pictures are drawn, or where drawing fails: then the words do."""
    if not door_of(interaction).draws:
        return b""
    try:
        return await sketch.by(sketch.draw)
    except Exception as error:
        noted(error)
        return b""


async def _edited(interaction: Interaction, reply: Reply, png: bytes) -> None:
    papers, words = [], reply.words
    if reply.paper is not None:
        name, text = reply.paper
        papers.append(discord.File(_stream(text), name))
    if reply.sketch is not None and png:
        alt = limits.alt_text(reply.sketch.alt)
        papers.append(discord.File(io.BytesIO(png), reply.sketch.name, description=alt))
        words = "\n".join(filter(None, [words, reply.sketch.caption]))
    elif reply.sketch is not None:
        words = f"{reply.sketch.in_words}\n{words}"
    await interaction.edit_original_response(
        content=limits.shortened(words, limits.CONTENT),
        view=laid_out(reply.presses),
        attachments=papers,
        embeds=framed(reply.more),
        allowed_mentions=discord.AllowedMentions.none(),
    )


def framed(words: str) -> list[discord.Embed]:
    """A long text in frames of its own, which hold three times as much."""
    return [discord.Embed(description=frame) for frame in limits.in_frames(words)]


def _stream(text: str) -> io.BytesIO:
    return io.BytesIO(text.encode())


async def offer(interaction: Interaction, typed: object, choices: Choosing) -> list[Offer]:
    """What autocompletion shows: all that fits what is typed, by what people read.

    In trouble nothing, for there is nobody to be told.
    """
    try:
        found = await choices(await caller_of(interaction))
    except TurnedAway:
        return []
    except Exception as error:
        noted(error)
        return []
    fitting = [pair for pair in found if fits(str(typed), *pair)]
    return [
        Offer(name=limits.shortened(label, limits.CHOICE), value=value)
        for label, value in fitting[: limits.OPTIONS]
    ]


def refused(caller: Caller, refusal: Refusal) -> Reply:
    """Where no table is known that could name its players."""
    return Reply(caller.voice.text(refusal_in_words(None, refusal)))
