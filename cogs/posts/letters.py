"""One message on its way to Discord: the forms it may take there, and what a refusal means."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from io import BytesIO
from typing import TypeVar

import discord
from discord.abc import Messageable

from bot.host.ports import Later, Unreachable
from cogs.door import limits, presses
from cogs.door.answers import framed
from cogs.door.presses import Pressable
from cogs.door.rights import rights_in
from cogs.posts.old_posts import TooOld
from cogs.posts.pictures import Picture

T = TypeVar("T")

# Nobody is to be found there, or nothing may be said: closed messages, no common server, no access,
# no permission; unknown channel, guild, user; a thread that is archived or locked for good.
SHUT = frozenset({50007, 50278, 50001, 50013, 10003, 10004, 10013, 50019, 50083, 160005})
NO_PERMISSION = 50013
# To be edited it is gone, or its thread is archived: a new message wakes that, an edit does not.
NOT_TO_BE_EDITED = frozenset({10008, 50083})
SILENT = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Message:
    """What is to be sent, or to be made of what was."""

    words: str
    presses: tuple[Pressable, ...] = ()
    picture: Picture | None = None
    more: str = ""  # in frames
    instead: str = ""  # the picture in words
    mentions: discord.AllowedMentions = SILENT
    silent: bool = False

    def forms(self, allowed: discord.Permissions) -> Iterator["Message"]:
        """The richest that is allowed first; the last is nothing but words."""
        if self.picture is not None and allowed.attach_files:
            yield self
        more = "\n\n".join(filter(None, (self.more, self.instead if self.picture else "")))
        unpictured = replace(self, picture=None, more=more)
        if more and allowed.embed_links:
            yield unpictured
        words = "\n".join(filter(None, (self.words, more)))
        yield replace(unpictured, words=words, more="")


async def send(channel: Messageable, message: Message, nonce: str) -> discord.Message:
    async def given(form: Message) -> discord.Message:
        return await channel.send(
            content=limits.shortened(form.words, limits.CONTENT),
            view=presses.laid_out(form.presses),
            files=_files(form),
            embeds=framed(form.more),
            nonce=nonce,
            silent=form.silent,
            allowed_mentions=form.mentions,
        )

    return await _in_some_form(message, rights_in(channel), given)


async def edit(post: discord.PartialMessage, channel: Messageable, message: Message) -> bool:
    """Whether it is still there to be edited."""

    async def given(form: Message) -> discord.Message:
        return await post.edit(
            content=limits.shortened(form.words, limits.CONTENT),
            view=presses.laid_out(form.presses),
            attachments=_files(form),
            embeds=framed(form.more),
            allowed_mentions=form.mentions,
        )

    try:
        await _in_some_form(message, rights_in(channel), given)
    except TooOld:
        return False
    except discord.HTTPException as error:
        if error.code in NOT_TO_BE_EDITED:
            return False
        raise
    return True


async def _in_some_form(
    message: Message, allowed: discord.Permissions, give: Callable[[Message], Awaitable[T]]
) -> T:
    """Where pictures or frames may not be shown, the words are what counts."""
    *richer, barest = message.forms(allowed)
    for form in richer:
        try:
            return await give(form)
        except discord.Forbidden as error:
            if error.code != NO_PERMISSION:
                raise
    return await give(barest)


def _files(message: Message) -> list[discord.File]:
    if message.picture is None:
        return []
    alt = limits.alt_text(message.picture.alt)
    return [discord.File(BytesIO(message.picture.png), "board.png", description=alt)]


@contextmanager
def troubles() -> Iterator[None]:
    """Discord's errors in the words of the house."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code in SHUT:
            raise Unreachable(str(error.code)) from error
        if error.status == 429 or error.status >= 500:
            raise Later(float(getattr(error, "retry_after", 0) or 0)) from error
        raise
    except discord.RateLimited as limited:
        raise Later(limited.retry_after) from limited
