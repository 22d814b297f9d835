"""Messages in the forms Discord may accept: sent, edited, found again; what errors mean."""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from hashlib import blake2b
from io import BytesIO
from types import SimpleNamespace
from typing import Any, TypeAlias, TypeVar

import aiohttp
import discord
from discord.abc import Messageable

from bot.engine.text import Fact, Refusal, Text, Who
from bot.storage.store import SqliteStore
from bot.tables import records
from bot.tables.people import Clock, Person, PersonId, TableCard, TableId, Time
from bot.tables.service import TableService
from bot.tables.state import TableState
from bot.tables.store_protocols import DeliverLaterError, UndeliverableError
from cogs.interaction import components, discord_limits
from cogs.interaction.context import account_of, bot_permissions
from cogs.interaction.replies import CONNECTION_ERRORS
from cogs.interaction.speech import speech_at_table
from cogs.messages.pictures import DrawnPicture

EDITED_TOO_OFTEN = 30046
LOOKED_AT = 50  # messages, when one is looked for


class PostTooOld(Exception):
    """The message is too old for another edit, and has to be posted anew."""


def make_old_post_trace() -> aiohttp.TraceConfig:
    """Raise PostTooOld before discord.py retries a hopeless edit."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_raise_if_too_old)
    return trace


async def _raise_if_too_old(
    _: aiohttp.ClientSession, __: SimpleNamespace, asked: aiohttp.TraceRequestEndParams
) -> None:
    if asked.response.status == 429 and await _is_too_old_error(asked.response):
        raise PostTooOld


async def _is_too_old_error(answer: aiohttp.ClientResponse) -> bool:
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
    pictures: tuple[DrawnPicture, ...] = ()

    @property
    def files(self) -> list[discord.File]:
        return [
            discord.File(
                BytesIO(one.png), one.name, description=discord_limits.cut_alt_text(one.alt)
            )
            for one in self.pictures
        ]


@dataclass(frozen=True, slots=True)
class TextMessage:
    """A plain message, whose words appear in push notifications."""

    words: str
    presses: tuple[components.ComponentSpec, ...] = ()
    picture: DrawnPicture | None = None
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

    head: tuple[components.Block, ...]
    foot: tuple[components.Block, ...] = ()
    picture: DrawnPicture | None = None
    book_pages: tuple[DrawnPicture, ...] = ()  # pictures of the rulebook's pages in its head
    instead: Callable[[], str] = str  # makes the picture in words, where it is not shown
    accent: int | None = None  # colour of the seat it is about
    mentions: discord.AllowedMentions = NO_MENTIONS
    silent: bool = False

    def forms(self, allowed: discord.Permissions) -> Iterator[MessageForm]:
        if self.picture is not None and allowed.attach_files:
            seen = components.PictureBlock(self.picture.name, self.picture.alt)
            yield MessageForm(
                "", self._build_layout([*self.head, seen]), (*self.book_pages, self.picture)
            )
        instead = self.instead()
        words = [components.TextBlock(instead)] if instead else []
        bare = [one for one in self.head if not isinstance(one, components.BookPageBlock)]
        yield MessageForm("", self._build_layout([*bare, *words]))

    def _build_layout(self, above: Sequence[components.Block]) -> discord.ui.LayoutView:
        return components.build_view([*above, *self.foot], self.accent)


DiscordMessage: TypeAlias = TextMessage | LayoutMessage


def with_pictures_of(layout: LayoutMessage, shown: LayoutMessage) -> LayoutMessage:
    """Keep the pictures that a post already shows, and drop new pages of the rulebook."""
    names = {one.name for one in shown.book_pages}
    head = tuple(
        one
        for one in layout.head
        if not isinstance(one, components.BookPageBlock) or one.name in names
    )
    return replace(layout, head=head, picture=shown.picture, book_pages=shown.book_pages)


async def send_message(
    channel: Messageable, message: DiscordMessage, nonce: str
) -> discord.Message:
    async def send_form(form: MessageForm) -> discord.Message:
        # discord.py has one signature for each kind of view.
        words: dict[str, Any] = {
            "content": discord_limits.shorten_text(form.words, discord_limits.CONTENT)
        }
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

    return await _try_edit(_try_forms(layout, bot_permissions(channel), edit_form))


async def edit_without_pictures(post: discord.PartialMessage, layout: LayoutMessage) -> bool:
    """Edit all but the pictures; return whether the post still existed."""
    form = next(layout.forms(discord.Permissions.all()))
    return await _try_edit(post.edit(view=form.view, allowed_mentions=layout.mentions))


async def edit_text_message(post: discord.PartialMessage, content: TextMessage) -> bool:
    """Edit a direct message, silently; return whether it still existed."""
    form = next(content.forms(discord.Permissions.all()))  # servers don't restrict it
    edit = post.edit(
        content=discord_limits.shorten_text(form.words, discord_limits.CONTENT),
        view=components.build_plain_view(content.presses),
        attachments=form.files,
        allowed_mentions=content.mentions,
    )
    return await _try_edit(edit)


async def _try_edit(edit: Awaitable[discord.Message]) -> bool:
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


def hash_blocks(blocks: Sequence[components.Block]) -> str:
    """Return a hash of the words."""
    return blake2b(components.words_of_blocks(blocks).encode(), digest_size=8).hexdigest()


async def _try_forms(
    message: DiscordMessage,
    allowed: discord.Permissions,
    give: Callable[[MessageForm], Awaitable[T]],
) -> T:
    """Fall back to words where pictures are not allowed."""
    refused: discord.Forbidden | None = None
    for form in message.forms(allowed):
        try:
            return await give(form)
        except discord.Forbidden as error:
            if error.code != NO_PERMISSION:
                raise
            refused = error
    assert refused is not None
    raise refused


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise UndeliverableError or DeliverLater for errors of Discord."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code in CLOSED_CODES:
            raise UndeliverableError(str(error.code)) from error
        if error.status == 429 or error.status >= 500:
            raise DeliverLaterError(float(getattr(error, "retry_after", 0) or 0)) from error
        raise
    except discord.RateLimited as limited:
        raise DeliverLaterError(limited.retry_after) from limited


def people_named_in(state: TableState, text: Text) -> frozenset[PersonId]:
    """Return the people of this table whom a sentence names."""
    holders = state.card.holders
    found = (holders[seat].person for seat in _seats_named(text) if seat < len(holders))
    return frozenset(person for person in found if person is not None)


def _seats_named(fact: Fact) -> Iterator[int]:
    match fact:
        case Who(seat):
            yield seat
        case Text():
            yield from _seats_named(tuple([told for _, told in fact.facts]))
        case tuple():
            for one in fact:
                yield from _seats_named(one)


def post_url(state: TableState, post: records.PostRecord) -> str:
    server = state.card.server or "@me"
    return f"https://discord.com/channels/{server}/{post.channel}/{post.message}"


LOBBY_MARK = "lobby"  # the seal of a post before the game starts

_OF_A_BOARD = ("hand", "leave", "log")  # routes of which every board has a button


# Where posts are


class PostRegistry:
    """Store where posts are, and find those that arrived before a crash."""

    def __init__(
        self, client: discord.Client, service: TableService, store: SqliteStore, clock: Clock
    ) -> None:
        self._client, self._service, self._store, self._clock = client, service, store, clock

    async def find_post(self, table: TableId, key: records.MessageKey) -> records.PostRecord | None:
        posts = await self._store.posts_of_table(table)
        return next((post for post in posts if post.key == key), None)

    async def find_recipient(self, outgoing: records.OutboxMessage) -> Person | None:
        """Find the person of a message; None if it is for a channel, or they are forgotten."""
        if outgoing.person is None:
            return None
        return await self._service.find_person(outgoing.person)

    async def has_arrived(self, outgoing: records.OutboxMessage) -> bool:
        """Look for a sentence; adopt a board or hand, which is updated anyway."""
        if outgoing.key == records.PROGRESS_KEY:  # it is shown on the board
            outgoing = replace(outgoing, key=records.BOARD_KEY)
        if outgoing.text is None:
            if outgoing.key.kind in {records.MessageKind.BOARD, records.MessageKind.HAND}:
                await self._adopt_post(outgoing)
            return False
        try:
            with translate_errors():
                return await self._was_sent(outgoing)
        except (UndeliverableError, DeliverLaterError):
            return False

    async def _adopt_post(self, outgoing: records.OutboxMessage) -> None:
        """Register a post that was sent just before a crash, and delete the older one."""
        card = await self._store.load_table_card(outgoing.table)
        person = await self.find_recipient(outgoing)
        if card is None or (person is None and not card.place.isdecimal()):
            return
        known = await self.find_post(outgoing.table, outgoing.key)
        with suppress(discord.HTTPException, UndeliverableError):
            channel = (
                await open_direct_channel(self._client, person)
                if person
                else find_channel(self._client, card.place)
            )
            async for message in channel.history(limit=LOOKED_AT):
                if not self._is_post(message, outgoing):
                    continue
                if known is None or int(known.message) < message.id:
                    made_at = Time(int(message.created_at.timestamp()))
                    place, ply = str(message.channel.id), known.ply if known else 0
                    seal = "" if person else board_mark(card)
                    post = records.PostRecord(
                        outgoing.table, outgoing.key, place, str(message.id), made_at, ply, seal
                    )
                    await self.save_post(post, replaced=known)
                return

    def _is_post(self, message: discord.Message, outgoing: records.OutboxMessage) -> bool:
        """Recognize a post by its buttons."""
        if message.author != self._client.user:
            return False
        is_hand = outgoing.key.kind is records.MessageKind.HAND
        if is_hand and not message.flags.components_v2:
            return False
        below = ("turn",) if is_hand else _OF_A_BOARD
        ids = {
            getattr(item, "custom_id", None)
            for item in components.walk_components(message.components)
        }
        return not ids.isdisjoint({components.route_id(name, outgoing.table) for name in below})

    async def _was_sent(self, outgoing: records.OutboxMessage) -> bool:
        state = await self._service.table_state(outgoing.table)
        if isinstance(state, Refusal) or outgoing.text is None:
            return True
        person = await self.find_recipient(outgoing)
        if outgoing.person is not None and person is None:
            return True
        channel: Messageable = find_channel(self._client, state.card.place)
        language = state.card.terms.language
        if person is not None:
            channel, language = await open_direct_channel(self._client, person), person.language
        words = discord_limits.shorten_text(
            speech_at_table(state, language).speak_text(outgoing.text), discord_limits.CONTENT
        )
        async for message in channel.history(limit=LOOKED_AT):
            is_new = message.created_at.timestamp() >= outgoing.created
            if is_new and message.author == self._client.user and words in message.content:
                # Otherwise it would never be found again.
                if outgoing.key.kind in {records.MessageKind.FILM, records.MessageKind.MOTION_POST}:
                    await self.save_notice(outgoing, message)
                await self.save_people_named(
                    message, people_named_in(state, outgoing.text) - {outgoing.person}
                )
                return True
        return False

    async def save_notice(self, outgoing: records.OutboxMessage, sent: discord.Message) -> None:
        """Register a notice, which is deleted with its question."""
        at, place = self._clock.now(), str(sent.channel.id)
        await self.save_post(
            records.PostRecord(
                outgoing.table, outgoing.key, place, str(sent.id), at, outgoing.decision
            )
        )

    async def save_people_named(
        self, sent: discord.Message, people: Iterable[PersonId | None]
    ) -> None:
        """Note whom a message names, so that it is deleted when one of them is forgotten."""
        named = frozenset(person for person in people if person is not None)
        if named:
            named_message = records.MessageNamingPeople(str(sent.channel.id), str(sent.id), named)
            async with self._store.unit_of_work() as unit:
                unit.add_message_naming_people(named_message)

    async def save_post(
        self, post: records.PostRecord, replaced: records.PostRecord | None = None
    ) -> None:
        """Store a post; delete the one it replaces, now or, if that fails, a while later.

        A nonce that is sent again gives the same message, which replaces nothing.
        """
        if replaced and replaced.message == post.message:
            replaced = None
        async with self._store.unit_of_work() as unit:
            unit.save_record(post)
            if replaced:
                unit.take_down_message(replaced.channel, replaced.message)
        if replaced:
            await self.take_down(replaced.channel, replaced.message)

    async def delete_post(self, post: records.PostRecord) -> None:
        await self.delete_message(post)
        async with self._store.unit_of_work() as unit:
            unit.delete_post(post.table, post.key)

    async def delete_message(self, post: records.PostRecord) -> None:
        await self.take_down(post.channel, post.message)

    async def take_down(self, channel: str, message: str) -> None:
        """Delete a message unless it is gone or out of reach; after a failure, a while later."""
        try:
            with translate_errors():
                await delete_message(self._client, channel, message)
        except (DeliverLaterError, *CONNECTION_ERRORS):
            async with self._store.unit_of_work() as unit:
                unit.take_down_message(channel, message)
            return
        except (UndeliverableError, discord.HTTPException):
            pass
        async with self._store.unit_of_work() as unit:
            unit.delete_message_naming_people(records.MessageNamingPeople(channel, message))

    def partial_message(self, post: records.PostRecord) -> discord.PartialMessage:
        channel = self._client.get_partial_messageable(int(post.channel))
        return channel.get_partial_message(int(post.message))


def board_mark(card: TableCard) -> str:
    return LOBBY_MARK if card.started is None else ""
