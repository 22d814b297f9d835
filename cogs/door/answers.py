"""Where interactions are answered: at once, in private, and always with something one can use."""

import asyncio
import io
import logging
import traceback
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import partial
from secrets import token_hex
from typing import TypeAlias, TypeVar

import aiohttp
import discord
from discord.ui import LayoutView

from bot.engine.text import Refusal
from bot.host.ports import CannotKeep
from cogs.door import book, limits, whispers
from cogs.door.caller import Caller, Door, Hosting, Interaction, caller_of, door_of
from cogs.door.layout import Block, Paper, Pictured, Words, laid_out, presses_in, words_in
from cogs.door.mentions import touchable
from cogs.door.presses import Pressable, WornOut
from cogs.door.sitting import Asks
from cogs.door.speech import Voice, refusal_in_words
from cogs.door.typed import fits

T = TypeVar("T")

_log = logging.getLogger(__name__)

GONE = frozenset({10062, 10015})  # the interaction, or its token, is no more
UNKNOWN_MESSAGE = 10008
MALFORMED = 50035  # it was laid out as Discord takes nothing
CUT_OFF = (aiohttp.ClientError, OSError)  # nobody knows whether it arrived
NOBODY = discord.AllowedMentions.none()
MOMENT = 1.0  # seconds before an answer that failed is given once more
_ALL_OF_IT = "signoria.txt"  # a text that is too long for a message


Draw: TypeAlias = Callable[[], bytes]
Then: TypeAlias = Callable[[str], Awaitable[None]]  # of a message


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
    more: str = ""  # a long text; what there is no room for goes along as a file
    sketch: Sketch | None = None
    accent: int | None = None  # the colour of whom it speaks of
    on_the_board: bool = False  # everybody sees there what came of it
    aloud: "Reply | None" = None  # and what everybody in the channel is told
    # With the message in which it was said aloud: what is to be done then.
    then: Then | None = None
    # What is told in its place once it has been thought of; told so far, where there is more later.
    later: "Answering | None" = None
    blocks: tuple[Block, ...] = ()  # between the words and the presses, line by line
    asks: Asks | None = None  # of a panel: what it shows, to be kept up to date

    @property
    def read(self) -> str:
        """All its words, those of its lines too."""
        return "\n".join(filter(None, (self.words, words_in(self.blocks))))

    @property
    def pressed(self) -> tuple[Pressable, ...]:
        """All that can be pressed in it, from top to bottom."""
        return (*presses_in(self.blocks), *self.presses)


Offer: TypeAlias = discord.app_commands.Choice[str | int | float]
# What may be chosen: how it is called, and what it is.
Choosing: TypeAlias = Callable[[Caller], Awaitable[Sequence[tuple[str, str | int]]]]
Answering: TypeAlias = Callable[[Caller], Awaitable[Reply]]


class TurnedAway(Exception):
    """Whoever asks hears this in place of what he asked for."""

    def __init__(self, reply: Reply) -> None:
        super().__init__()  # to say nothing: what it answers may be a secret
        self.reply = reply


class Manner(Enum):
    """How somebody is answered."""

    IN_PLACE = auto()  # a private panel changes where it lies
    ANEW = auto()  # by a private reply
    QUIETLY = auto()  # by the board, which everybody sees; in private only what it doesn't say


async def answer(
    interaction: Interaction, answering: Answering, *, is_public: bool = False
) -> None:
    """Acknowledge, do what is asked, tell what came of it; nobody is left without an answer.

    Whoever is too late has been told by Discord that it failed: then it isn't done either.
    What is done in public is answered by the board, if that says it all.
    """
    client, task = interaction.client, asyncio.current_task()
    assert isinstance(client, Hosting)
    assert task is not None
    if client.is_shutting:
        await _sent_away(interaction)
        return
    client.inside[task] = interaction.user.id
    try:
        await _answered(interaction, client, answering, is_public=is_public)
    finally:
        del client.inside[task]


async def _answered(
    interaction: Interaction, client: Hosting, answering: Answering, *, is_public: bool
) -> None:
    begun, manner = client.loop.time(), _manner(interaction, is_public=is_public)
    if not await _acknowledged(interaction, manner):
        return
    reply, caller = await _reply(interaction, answering)
    at_once = _at_once(interaction, manner, reply)
    try:
        if at_once is not None:
            await _show(interaction, manner, at_once, b"", caller)
            client.gauge.answered(client.loop.time() - begun)
        while reply.later is not None:
            reply, caller = await _reply(interaction, reply.later)
            if reply.later is not None:
                await _show(interaction, manner, reply, b"", caller)
        await _delivered(interaction, manner, reply, caller, is_public=is_public)
    except Exception as error:  # it could not be laid out
        await _given(partial(_put, interaction, manner, _trouble(interaction, caller, error), b""))
    if at_once is None:
        client.gauge.answered(client.loop.time() - begun)
    if caller is not None:
        await _noticed(caller)


def _trouble(interaction: Interaction, caller: Caller | None, error: BaseException) -> Reply:
    voice = caller.voice if caller else Voice(interaction.locale.value)
    return Reply(voice("door-trouble", number=noted(error)))


def _at_once(interaction: Interaction, manner: Manner, reply: Reply) -> Reply | None:
    """What he reads first where the rest takes its time: for that he does not wait unawares."""
    if reply.later is not None:
        return reply
    meanwhile = reply.sketch.meanwhile if reply.sketch else ""
    if meanwhile and door_of(interaction).draws and manner is not Manner.QUIETLY:
        return Reply(meanwhile)
    return None


def _manner(interaction: Interaction, *, is_public: bool) -> Manner:
    if interaction.message is None:
        return Manner.ANEW
    if interaction.message.flags.ephemeral:
        return Manner.IN_PLACE
    return Manner.QUIETLY if is_public else Manner.ANEW


async def _sent_away(interaction: Interaction) -> None:
    """At once, and with nothing done: there may be no time for more."""
    voice = Voice(interaction.locale.value)
    try:
        await interaction.response.send_message(voice("door-shuts"), ephemeral=True)
    except (discord.DiscordException, *CUT_OFF) as error:
        _log.warning("somebody could not be sent away: %s", type(error).__name__)


async def _acknowledged(interaction: Interaction, manner: Manner) -> bool:
    try:
        if manner is Manner.ANEW:
            await interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await interaction.response.defer()
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


async def _noticed(caller: Caller) -> None:
    """That he is there is noted once he has his answer; if it can't be, that is no loss to him."""
    for standing in caller.visited.values():
        try:
            await caller.door.house.pressed(standing, caller.person.id, caller.request)
        except Exception as error:
            noted(error)


async def _reply(interaction: Interaction, answering: Answering) -> tuple[Reply, Caller | None]:
    voice, caller = Voice(interaction.locale.value), None
    try:
        caller = await caller_of(interaction)
        return fitted(await answering(caller), caller.voice), caller
    except TurnedAway as away:
        return away.reply, caller
    except WornOut:
        return Reply(voice("door-worn-out")), caller
    except CannotKeep as trouble:
        _log.error("the disk does not take it: %s", trouble)
        return Reply(voice("door-not-kept")), caller
    except Exception as error:
        return _trouble(interaction, caller, error), caller


def fitted(reply: Reply, voice: Voice) -> Reply:
    """Nothing is left out: a text that a message has no room for goes along as a file."""
    words = reply.read
    if reply.sketch:
        words += reply.sketch.in_words + reply.sketch.caption
    room = limits.WORDS - len(words) - len("\n\n")
    if len(reply.more) <= room:
        return reply
    rest = voice("story-in-file")
    return replace(reply, more=limits.cut(reply.more, room, rest), paper=(_ALL_OF_IT, reply.more))


def noted(error: BaseException) -> str:
    """The short id under which an error stands in the log, with whatever it was raised from.

    Only where it happened: what an error says may be a secret.
    """
    number, chain = token_hex(3), [*_raised_from(error)]
    traces = ["".join(traceback.format_tb(one.__traceback__)) for one in chain]
    names = " < ".join(type(one).__name__ for one in chain)
    _log.error("trouble %s: %s\n%s", number, names, "\n".join(filter(None, traces)))
    return number


def _raised_from(error: BaseException | None) -> Iterator[BaseException]:
    """The first cause comes first."""
    if error is not None:
        yield from _raised_from(error.__cause__)
        yield error


async def _delivered(
    interaction: Interaction,
    manner: Manner,
    reply: Reply,
    caller: Caller | None,
    *,
    is_public: bool,
) -> None:
    if reply.on_the_board and manner is Manner.QUIETLY:
        return
    asks_more = reply.asks is not None and reply.asks.is_question
    if reply.on_the_board and manner is Manner.IN_PLACE and not asks_more:
        await _taken_away(interaction, caller)
        return
    if reply.on_the_board and is_public and manner is Manner.ANEW:
        await _given(interaction.delete_original_response)
        return
    png = await drawn(door_of(interaction), reply.sketch)
    if reply.aloud:
        await _said_aloud(interaction, reply.aloud, reply.then)
    await _show(interaction, manner, reply, png, caller)


async def _show(
    interaction: Interaction, manner: Manner, reply: Reply, png: bytes, caller: Caller | None
) -> None:
    """Show it in private; what was shown there before is taken away."""
    message = await _given(partial(_put, interaction, manner, reply, png))
    if message is not None and caller is not None:
        await whispers.remembered(interaction, caller, message.id, reply.asks)


async def _taken_away(interaction: Interaction, caller: Caller | None) -> None:
    """A panel that has done its part: the board says all of it, and nothing more is asked."""
    await _given(interaction.delete_original_response)
    if interaction.message and caller:
        await whispers.forgotten(interaction, caller, interaction.message.id)


async def _given(give: Callable[[], Awaitable[T]]) -> T | None:
    """To edit the answer is the same however often it is done, so it may be done again."""
    for last in (False, True):
        try:
            return await give()
        except discord.HTTPException as error:
            if error.code == MALFORMED:
                raise
            if error.code in GONE or last or error.status < 500:
                _log.warning("an answer did not arrive: %d %d", error.status, error.code)
                return None
            await asyncio.sleep(MOMENT)
        except CUT_OFF as error:
            _log.warning("an answer did not arrive: %s", type(error).__name__)
            await asyncio.sleep(MOMENT)
    return None


async def drawn(door: Door, sketch: Sketch | None) -> bytes:
    """Nothing where no pictures are drawn, or where drawing fails: then the words do."""
    if sketch is None or not door.draws:
        return b""
    try:
        return await sketch.by(sketch.draw)
    except Exception as error:
        noted(error)
        return b""


async def _put(
    interaction: Interaction, manner: Manner, reply: Reply, png: bytes
) -> discord.Message:
    view, papers = as_message(door_of(interaction), reply, png)
    if manner is Manner.QUIETLY:  # what was answered then is the board
        return await interaction.followup.send(
            view=view, files=papers, allowed_mentions=NOBODY, ephemeral=True, wait=True
        )
    try:
        return await interaction.edit_original_response(
            content=None, embeds=[], view=view, attachments=papers, allowed_mentions=NOBODY
        )
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
    # A newer answer took this one away meanwhile.
    return await _put(interaction, Manner.QUIETLY, reply, png)


async def _said_aloud(interaction: Interaction, aloud: Reply, then: Then | None) -> None:
    png = await drawn(door_of(interaction), aloud.sketch)

    async def said() -> discord.Message:
        blocks, papers = in_full(aloud, png)
        return await interaction.followup.send(
            view=laid_out(blocks, aloud.accent), files=papers, allowed_mentions=NOBODY, wait=True
        )

    message = await _given(said)
    if message is not None and then is not None:
        try:
            await then(str(message.id))
        except CannotKeep as trouble:
            _log.error("the disk does not take it: %s", trouble)


def as_message(door: Door, reply: Reply, png: bytes) -> tuple[LayoutView, list[discord.File]]:
    """The layout of a private reply, and the files that go along."""
    blocks, papers = in_full(_touchable(reply, door.mentions), png)
    return laid_out(blocks, reply.accent), papers


def _touchable(reply: Reply, written: Mapping[str, str]) -> Reply:
    words, more = (touchable(text, written) for text in (reply.words, reply.more))
    return replace(reply, words=words, more=more)


def in_full(reply: Reply, png: bytes) -> tuple[list[Block], list[discord.File]]:
    """From top to bottom, and the files it speaks of."""
    papers, sketch = [reply.paper] if reply.paper else [], reply.sketch
    files, seen = list[discord.File](), list[Block]()
    words = [sketch.in_words, reply.words] if sketch and not png else [reply.words]
    if sketch and png:
        alt = limits.alt_text(sketch.alt)
        files.append(discord.File(io.BytesIO(png), sketch.name, description=alt))
        seen.append(Pictured(sketch.name, alt))
        words.append(sketch.caption)
    files += [discord.File(io.BytesIO(text.encode()), name) for name, text in papers]
    room = limits.WORDS - len(reply.more) - len(words_in(reply.blocks))
    told = limits.shortened("\n".join(filter(None, words)), room)
    above, below = ([Words(text)] if text else [] for text in (told, reply.more))
    attached = (Paper(name) for name, _ in papers)
    return [*above, *seen, *below, *attached, *reply.blocks, *reply.presses], files


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
    words = caller.voice.text(refusal_in_words(None, refusal))
    return Reply(words, tuple(book.of_rule(caller.voice, refusal.rule)))
