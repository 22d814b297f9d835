"""Messages in the forms Discord may accept, how to send and edit them, and what errors mean."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from hashlib import blake2b
from io import BytesIO
from types import SimpleNamespace
from typing import Any, TypeAlias, TypeVar

import aiohttp
import discord
from discord.abc import Messageable

from bot.tables.people import Person
from bot.tables.store import DeliverLater, UndeliverableError
from cogs.interaction import components, limits
from cogs.interaction.components import ComponentSpec
from cogs.interaction.context import account_of
from cogs.interaction.layout import (
    Block,
    BookPageBlock,
    PictureBlock,
    TextBlock,
    build_view,
    words_of_blocks,
)
from cogs.interaction.permissions import bot_permissions
from cogs.messages.pictures import BoardPicture

EDITED_TOO_OFTEN = 30046
LOOKED_AT = 50  # messages, when one is looked for


class PostTooOld(Exception):
    """The message is too old for another edit, and has to be posted anew."""


def make_trace_config() -> aiohttp.TraceConfig:
    """Raise PostTooOld before discord.py retries a hopeless edit."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_check_response)
    return trace


async def _check_response(
    _: aiohttp.ClientSession, __: SimpleNamespace, asked: aiohttp.TraceRequestEndParams
) -> None:
    if asked.response.status == 429 and await _is_about_age(asked.response):
        raise PostTooOld


async def _is_about_age(answer: aiohttp.ClientResponse) -> bool:
    try:
        told = await answer.json()
    except (aiohttp.ClientError, ValueError):
        return False
    return isinstance(told, dict) and told.get("code") == EDITED_TOO_OFTEN


T = TypeVar("T")

# The recipient is gone or closed: closed messages, no common server, no access,
# no permission; unknown channel, guild, user; a thread that is archived or locked for good.
CLOSED_CODES = frozenset({50007, 50278, 50001, 50013, 10003, 10004, 10013, 50019, 50083, 160005})
NO_PERMISSION, ARCHIVED = 50013, 50083
TOO_MANY_THREADS = frozenset({160006, 160007})  # too many are active; announcements
# It is gone, or its thread is archived: a new message wakes a thread, an edit does not.
UNEDITABLE_CODES = frozenset({10008, ARCHIVED})
NO_MENTIONS = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class MessageForm:
    """A message as Discord takes it; the words of a layout are in its view."""

    words: str
    view: discord.ui.View | discord.ui.LayoutView
    pictures: tuple[BoardPicture, ...] = ()

    @property
    def files(self) -> list[discord.File]:
        return [
            discord.File(BytesIO(one.png), one.name, description=limits.alt_text(one.alt))
            for one in self.pictures
        ]


@dataclass(frozen=True, slots=True)
class TextMessage:
    """A plain message, whose words appear in push notifications."""

    words: str
    presses: tuple[ComponentSpec, ...] = ()
    picture: BoardPicture | None = None
    instead: str = ""  # the picture in words
    mentions: discord.AllowedMentions = NO_MENTIONS
    silent: bool = False

    def forms(self, allowed: discord.Permissions) -> Iterator[MessageForm]:
        """Yield the richest allowed form first; the last one is words alone."""
        if self.picture is not None and allowed.attach_files:
            yield MessageForm(
                self.words, components.build_plain_view(self.presses), (self.picture,)
            )
        words = "\n".join(filter(None, (self.words, self.instead if self.picture else "")))
        yield MessageForm(words, components.build_plain_view(self.presses))


@dataclass(frozen=True, slots=True)
class LayoutMessage:
    """A laid out post: blocks above its picture, and below."""

    head: tuple[Block, ...]
    foot: tuple[Block, ...] = ()
    picture: BoardPicture | None = None
    book_pages: tuple[BoardPicture, ...] = ()  # pictures of the rulebook's pages in its head
    instead: str = ""  # the picture in words
    accent: int | None = None  # colour of the seat it is about
    mentions: discord.AllowedMentions = NO_MENTIONS
    silent: bool = False

    def forms(self, allowed: discord.Permissions) -> Iterator[MessageForm]:
        if self.picture is not None and allowed.attach_files:
            seen = PictureBlock(self.picture.name, self.picture.alt)
            yield MessageForm(
                "", self._build_layout([*self.head, seen]), (*self.book_pages, self.picture)
            )
        words = [TextBlock(self.instead)] if self.instead else []
        bare = [one for one in self.head if not isinstance(one, BookPageBlock)]
        yield MessageForm("", self._build_layout([*bare, *words]))

    def _build_layout(self, above: Sequence[Block]) -> discord.ui.LayoutView:
        return build_view([*above, *self.foot], self.accent)


DiscordMessage: TypeAlias = TextMessage | LayoutMessage


def with_pictures_of(layout: LayoutMessage, shown: LayoutMessage) -> LayoutMessage:
    """Keep the pictures that a post already shows, and drop new pages of the rulebook."""
    names = {one.name for one in shown.book_pages}
    head = tuple(
        one for one in layout.head if not isinstance(one, BookPageBlock) or one.name in names
    )
    return replace(layout, head=head, picture=shown.picture, book_pages=shown.book_pages)


async def send_message(
    channel: Messageable, message: DiscordMessage, nonce: str
) -> discord.Message:
    async def send_form(form: MessageForm) -> discord.Message:
        # discord.py has one signature for each kind of view.
        words: dict[str, Any] = {"content": limits.shorten_text(form.words, limits.CONTENT)}
        return await channel.send(
            **(words if form.words else {}),
            view=form.view,
            files=form.files,
            nonce=nonce,
            silent=message.silent,
            allowed_mentions=message.mentions,
        )

    return await _try_forms(message, bot_permissions(channel), send_form)


async def edit_post(
    post: discord.PartialMessage, channel: Messageable, layout: LayoutMessage
) -> bool:
    """Return whether the post still existed and could be edited."""

    async def edit_form(form: MessageForm) -> discord.Message:
        return await post.edit(
            content=None,
            embeds=[],
            view=form.view,
            attachments=form.files,
            allowed_mentions=layout.mentions,
        )

    return await _is_edited(_try_forms(layout, bot_permissions(channel), edit_form))


async def edit_words(post: discord.PartialMessage, layout: LayoutMessage) -> bool:
    """Edit all but the pictures; return whether the post still existed."""
    form = next(layout.forms(discord.Permissions.all()))
    return await _is_edited(post.edit(view=form.view, allowed_mentions=layout.mentions))


async def edit_text(post: discord.PartialMessage, content: TextMessage) -> bool:
    """Edit a direct message, silently; return whether it still existed."""
    form = next(content.forms(discord.Permissions.all()))  # servers don't restrict it
    edit = post.edit(
        content=limits.shorten_text(form.words, limits.CONTENT),
        view=components.build_plain_view(content.presses),
        attachments=form.files,
        allowed_mentions=content.mentions,
    )
    return await _is_edited(edit)


async def _is_edited(edit: Awaitable[discord.Message]) -> bool:
    try:
        await edit
    except PostTooOld:
        return False
    except discord.HTTPException as error:
        if error.code in UNEDITABLE_CODES:
            return False
        raise
    return True


def find_channel(client: discord.Client, channel: str) -> Messageable:
    """Raise UndeliverableError if this was never a channel of Discord."""
    if not channel.isdecimal():
        raise UndeliverableError
    found = client.get_channel(int(channel))
    if isinstance(found, Messageable):
        return found
    return client.get_partial_messageable(int(channel))


async def open_direct_channel(client: discord.Client, person: Person) -> discord.DMChannel:
    """Raise UndeliverableError if the person has no Discord account."""
    account = account_of(person)
    if account is None:
        raise UndeliverableError
    return await client.create_dm(discord.Object(account))


async def delete_message(client: discord.Client, channel: str, message: str) -> None:
    """Delete a message; wake an archived thread for it."""
    there = client.get_partial_messageable(int(channel)).get_partial_message(int(message))
    try:
        await there.delete()
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
        await unarchive_thread(client, channel)
        await there.delete()


async def unarchive_thread(client: discord.Client, thread: str) -> None:
    await client.http.edit_channel(int(thread), archived=False)


def hash_blocks(blocks: Sequence[Block]) -> str:
    """Return a hash of the words."""
    return blake2b(words_of_blocks(blocks).encode(), digest_size=8).hexdigest()


async def _try_forms(
    message: DiscordMessage,
    allowed: discord.Permissions,
    give: Callable[[MessageForm], Awaitable[T]],
) -> T:
    """Fall back to words where pictures are not allowed."""
    *richer, barest = message.forms(allowed)
    for form in richer:
        try:
            return await give(form)
        except discord.Forbidden as error:
            if error.code != NO_PERMISSION:
                raise
    return await give(barest)


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise UndeliverableError or DeliverLater for errors of Discord."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code in CLOSED_CODES:
            raise UndeliverableError(str(error.code)) from error
        if error.status == 429 or error.status >= 500:
            raise DeliverLater(float(getattr(error, "retry_after", 0) or 0)) from error
        raise
    except discord.RateLimited as limited:
        raise DeliverLater(limited.retry_after) from limited
