"""A table may have a thread of its own, so that a server needs one channel for all its games."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from bot.engine.text import Fact, Named, say
from bot.host.rows import Exhibit
from cogs.door import limits, rights
from cogs.door.answers import CUT_OFF, Reply
from cogs.door.caller import Caller, Interaction
from cogs.door.command_names import choices
from cogs.door.speech import Voice
from cogs.posts.letters import TOO_MANY_THREADS
from cogs.table import opening, steward

OWN = "thread"
PLACES = choices({OWN: "where-thread"})


def why_none(caller: Caller) -> str:
    """Why no thread can be made where somebody stands; "" if one can."""
    venue, voice = caller.venue, caller.voice
    if not venue.has_threads:
        return voice("thread-not-here")
    if venue.lacking_for_threads:
        names = tuple(map(rights.permission_name, venue.lacking_for_threads))
        return voice("thread-rights-lacking", rights=names)
    return ""


async def opened(
    interaction: Interaction, caller: Caller, game: str, there: Callable[[Caller], Awaitable[Reply]]
) -> Reply:
    """What is opened there is opened in the new thread; none is made where none may be opened."""
    channel, voice = interaction.channel, caller.voice
    why = opening.why_not_play(caller) or await steward.why_not_open(caller)
    if why:
        return why
    none = why_none(caller)
    if none or not isinstance(channel, discord.TextChannel):
        return Reply(none)
    thread = await _make_thread(channel, _called(voice, game, caller.person.name))
    if isinstance(thread, str):
        return Reply(voice(thread))
    await _remembered(caller, thread, _called(voice, game, say("record-somebody")))
    reply = await there(replace(caller, place=str(thread.id)))
    return replace(reply, words=f"{reply.words}\n{thread.mention}")


async def _make_thread(channel: discord.TextChannel, name: str) -> discord.Thread | str:
    """A new thread in this channel, or the phrase that says why Discord makes none."""
    kinds = discord.ChannelType
    kind = kinds.news_thread if channel.is_news() else kinds.public_thread
    try:
        return await channel.create_thread(name=name, type=kind)
    except discord.HTTPException as error:
        return "thread-too-many" if error.code in TOO_MANY_THREADS else "thread-refused"
    except (discord.RateLimited, *CUT_OFF):
        return "thread-refused"


def _called(voice: Voice, game: str, name: Fact) -> str:
    named = voice.plain(say("thread-name", game=Named("game", game), name=name))
    return limits.shortened(named, limits.THREAD)


async def _remembered(caller: Caller, thread: discord.Thread, instead: str) -> None:
    """Should whoever opened it be forgotten, it is called otherwise."""
    people = frozenset({caller.person.id})
    async with caller.door.store.page() as page:
        page.put_exhibit(Exhibit(str(thread.id), people=people, instead=instead))
