"""One message on its way to Discord: the forms it may take there, and what a refusal means."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import blake2b
from io import BytesIO
from typing import Any, Protocol, TypeVar

import discord
from discord.abc import Messageable

from bot.host.ports import Later, Unreachable
from cogs.door import limits, presses
from cogs.door.layout import Block, Leaf, Pictured, Words, laid_out, words_in
from cogs.door.presses import Pressable
from cogs.door.rights import rights_in
from cogs.posts.old_posts import TooOld
from cogs.posts.pictures import Picture

T = TypeVar("T")

# Nobody is to be found there, or nothing may be said: closed messages, no common server, no access,
# no permission; unknown channel, guild, user; a thread that is archived or locked for good.
SHUT = frozenset({50007, 50278, 50001, 50013, 10003, 10004, 10013, 50019, 50083, 160005})
NO_PERMISSION, ARCHIVED = 50013, 50083
TOO_MANY_THREADS = frozenset({160006, 160007})  # that are active on a server; in channels for news
# To be edited it is gone, or its thread is archived: a new message wakes that, an edit does not.
NOT_TO_BE_EDITED = frozenset({10008, ARCHIVED})
SILENT = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Form:
    """A message as Discord takes it; of one that is laid out the words stand in its view."""

    words: str
    view: discord.ui.View | discord.ui.LayoutView
    pictures: tuple[Picture, ...] = ()

    @property
    def files(self) -> list[discord.File]:
        return [
            discord.File(BytesIO(one.png), one.name, description=limits.alt_text(one.alt))
            for one in self.pictures
        ]


class Message(Protocol):
    """What is to be sent."""

    @property
    def mentions(self) -> discord.AllowedMentions: ...
    @property
    def silent(self) -> bool: ...
    def forms(self, allowed: discord.Permissions) -> Iterator[Form]:
        """The richest that is allowed first; the last is nothing but words."""
        ...


@dataclass(frozen=True, slots=True)
class Letter:
    """A plain message: of one that is laid out, a push notification would say nothing."""

    words: str
    presses: tuple[Pressable, ...] = ()
    picture: Picture | None = None
    instead: str = ""  # the picture in words
    mentions: discord.AllowedMentions = SILENT
    silent: bool = False

    def forms(self, allowed: discord.Permissions) -> Iterator[Form]:
        if self.picture is not None and allowed.attach_files:
            yield Form(self.words, presses.below(self.presses), (self.picture,))
        words = "\n".join(filter(None, (self.words, self.instead if self.picture else "")))
        yield Form(words, presses.below(self.presses))


@dataclass(frozen=True, slots=True)
class Placard:
    """A post that is laid out: what stands above its picture, and what below."""

    head: tuple[Block, ...]
    foot: tuple[Block, ...] = ()
    picture: Picture | None = None
    leaves: tuple[Picture, ...] = ()  # drawn: the pages of the book that stand in its head
    instead: str = ""  # the picture in words
    accent: int | None = None  # the colour of whom it speaks of
    mentions: discord.AllowedMentions = SILENT
    silent: bool = False

    def forms(self, allowed: discord.Permissions) -> Iterator[Form]:
        if self.picture is not None and allowed.attach_files:
            seen = Pictured(self.picture.name, self.picture.alt)
            yield Form("", self._laid_out([*self.head, seen]), (*self.leaves, self.picture))
        words = [Words(self.instead)] if self.instead else []
        bare = [one for one in self.head if not isinstance(one, Leaf)]
        yield Form("", self._laid_out([*bare, *words]))

    def _laid_out(self, above: Sequence[Block]) -> discord.ui.LayoutView:
        return laid_out([*above, *self.foot], self.accent)


def with_pictures_of(placard: Placard, shown: Placard) -> Placard:
    """With the pictures that a post shows already, and no page of the book that it does not."""
    names = {one.name for one in shown.leaves}
    head = tuple(one for one in placard.head if not isinstance(one, Leaf) or one.name in names)
    return replace(placard, head=head, picture=shown.picture, leaves=shown.leaves)


async def send(channel: Messageable, message: Message, nonce: str) -> discord.Message:
    async def given(form: Form) -> discord.Message:
        # Of the two kinds of views discord.py has two signatures.
        words: dict[str, Any] = {"content": limits.shortened(form.words, limits.CONTENT)}
        return await channel.send(
            **(words if form.words else {}),
            view=form.view,
            files=form.files,
            nonce=nonce,
            silent=message.silent,
            allowed_mentions=message.mentions,
        )

    return await _in_some_form(message, rights_in(channel), given)


async def edit(post: discord.PartialMessage, channel: Messageable, placard: Placard) -> bool:
    """Whether it is still there to be edited; a plain post of old is laid out from now on."""

    async def given(form: Form) -> discord.Message:
        return await post.edit(
            content=None,
            embeds=[],
            view=form.view,
            attachments=form.files,
            allowed_mentions=placard.mentions,
        )

    try:
        await _in_some_form(placard, rights_in(channel), given)
    except TooOld:
        return False
    except discord.HTTPException as error:
        if error.code in NOT_TO_BE_EDITED:
            return False
        raise
    return True


async def edit_words(post: discord.PartialMessage, placard: Placard) -> bool:
    """Edit all but the pictures that lie there; whether it is still there to be edited."""
    form = next(placard.forms(discord.Permissions.all()))
    try:
        await post.edit(view=form.view, allowed_mentions=placard.mentions)
    except TooOld:
        return False
    except discord.HTTPException as error:
        if error.code in NOT_TO_BE_EDITED:
            return False
        raise
    return True


async def reword(post: discord.PartialMessage, letter: Letter) -> bool:
    """Whether a letter is still there to be edited; that makes no sound."""
    form = next(letter.forms(discord.Permissions.all()))  # it goes to nobody's server
    try:
        await post.edit(
            content=limits.shortened(form.words, limits.CONTENT),
            view=presses.below(letter.presses),
            attachments=form.files,
            allowed_mentions=letter.mentions,
        )
    except TooOld:
        return False
    except discord.HTTPException as error:
        if error.code in NOT_TO_BE_EDITED:
            return False
        raise
    return True


async def take_away(client: discord.Client, channel: str, message: str) -> None:
    """Out of a thread that fell asleep too: it is woken, for else nothing of it can be changed."""
    there = client.get_partial_messageable(int(channel)).get_partial_message(int(message))
    try:
        await there.delete()
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
        await wake(client, channel)
        await there.delete()


async def wake(client: discord.Client, thread: str) -> None:
    await client.http.edit_channel(int(thread), archived=False)


def seal_of(blocks: Sequence[Block]) -> str:
    """Another one as soon as its words are others."""
    return blake2b(words_in(blocks).encode(), digest_size=8).hexdigest()


async def _in_some_form(
    message: Message, allowed: discord.Permissions, give: Callable[[Form], Awaitable[T]]
) -> T:
    """Where pictures may not be shown, the words are what counts."""
    *richer, barest = message.forms(allowed)
    for form in richer:
        try:
            return await give(form)
        except discord.Forbidden as error:
            if error.code != NO_PERMISSION:
                raise
    return await give(barest)


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
