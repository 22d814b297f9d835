"""Where each post is, and which posts arrived before a crash."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

import discord
from discord.abc import Messageable

from bot.engine.text import Refusal
from bot.storage.store import SqliteStore
from bot.tables.people import Clock, PersonId, TableCard, TableId, Time
from bot.tables.records import (
    BOARD_KEY,
    PROGRESS_KEY,
    MessageKey,
    MessageKind,
    NamedMessage,
    OutboxMessage,
    PostRecord,
)
from bot.tables.service import TableService
from bot.tables.store import DeliverLater, UndeliverableError
from cogs.interaction import components, limits
from cogs.interaction.layout import walk_components
from cogs.interaction.replies import CONNECTION_ERRORS
from cogs.interaction.speech import speech_at_table
from cogs.messages.discord_messages import (
    LOOKED_AT,
    delete_message,
    find_channel,
    open_direct_channel,
    translate_errors,
)
from cogs.messages.notices import people_named_in

LOBBY_MARK = "lobby"  # the seal of a post before the game starts

_OF_A_BOARD = ("hand", "leave", "log")  # routes of which every board has a button


class PostRegistry:
    """Store where posts are, and find those that arrived before a crash."""

    def __init__(
        self, client: discord.Client, service: TableService, store: SqliteStore, clock: Clock
    ) -> None:
        self._client = client
        self._service = service
        self._store = store
        self._clock = clock

    async def find_post(self, table: TableId, key: MessageKey) -> PostRecord | None:
        posts = await self._store.posts_of_table(table)
        return next((post for post in posts if post.key == key), None)

    async def has_arrived(self, outgoing: OutboxMessage) -> bool:
        """Look for a sentence; adopt a board or hand, which is updated anyway."""
        if outgoing.key == PROGRESS_KEY:  # it is shown on the board
            outgoing = replace(outgoing, key=BOARD_KEY)
        if outgoing.text is None:
            if outgoing.key.kind in {MessageKind.BOARD, MessageKind.HAND}:
                await self._adopt_post(outgoing)
            return False
        try:
            with translate_errors():
                return await self._was_sent(outgoing)
        except (UndeliverableError, DeliverLater):
            return False

    async def _adopt_post(self, outgoing: OutboxMessage) -> None:
        """Register a post that was sent just before a crash, and delete the older one."""
        card = await self._store.load_card(outgoing.table)
        person = (
            None if outgoing.person is None else await self._service.find_person(outgoing.person)
        )
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
                    post = PostRecord(
                        outgoing.table, outgoing.key, place, str(message.id), made_at, ply, seal
                    )
                    await self.save_post(post, replaced=known)
                return

    def _is_post(self, message: discord.Message, outgoing: OutboxMessage) -> bool:
        """Recognize a post by its buttons."""
        if message.author != self._client.user:
            return False
        is_hand = outgoing.key.kind is MessageKind.HAND
        if is_hand and not message.flags.components_v2:
            return False
        below = ("turn",) if is_hand else _OF_A_BOARD
        ids = {getattr(item, "custom_id", None) for item in walk_components(message.components)}
        return not ids.isdisjoint({components.route_id(name, outgoing.table) for name in below})

    async def _was_sent(self, outgoing: OutboxMessage) -> bool:
        state = await self._service.table_state(outgoing.table)
        if isinstance(state, Refusal) or outgoing.text is None:
            return True
        person = (
            None if outgoing.person is None else await self._service.find_person(outgoing.person)
        )
        if outgoing.person is not None and person is None:
            return True
        channel: Messageable = find_channel(self._client, state.card.place)
        language = state.card.terms.language
        if person is not None:
            channel, language = await open_direct_channel(self._client, person), person.language
        words = limits.shorten_text(
            speech_at_table(state, language).speak_text(outgoing.text), limits.CONTENT
        )
        async for message in channel.history(limit=LOOKED_AT):
            is_new = message.created_at.timestamp() >= outgoing.created
            if is_new and message.author == self._client.user and words in message.content:
                # Otherwise it would never be found again.
                if outgoing.key.kind in {MessageKind.FILM, MessageKind.MOTION_POST}:
                    await self.save_notice(outgoing, message)
                await self.save_named(
                    message, people_named_in(state, outgoing.text) - {outgoing.person}
                )
                return True
        return False

    async def save_notice(self, outgoing: OutboxMessage, sent: discord.Message) -> None:
        """Register a notice, which is deleted with its question."""
        at, place = self._clock.now(), str(sent.channel.id)
        await self.save_post(
            PostRecord(outgoing.table, outgoing.key, place, str(sent.id), at, outgoing.decision)
        )

    async def save_named(self, sent: discord.Message, people: Iterable[PersonId | None]) -> None:
        """Note whom a message names, so that it is deleted when one of them is forgotten."""
        named = frozenset(person for person in people if person is not None)
        if named:
            named_message = NamedMessage(str(sent.channel.id), str(sent.id), named)
            async with self._store.unit_of_work() as unit:
                unit.add_named_message(named_message)

    async def save_post(self, post: PostRecord, replaced: PostRecord | None = None) -> None:
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

    async def delete_post(self, post: PostRecord) -> None:
        await self.delete_message(post)
        async with self._store.unit_of_work() as unit:
            unit.delete_post(post.table, post.key)

    async def delete_message(self, post: PostRecord) -> None:
        await self.take_down(post.channel, post.message)

    async def take_down(self, channel: str, message: str) -> None:
        """Delete a message unless it is gone or out of reach; after a failure, a while later."""
        try:
            with translate_errors():
                await delete_message(self._client, channel, message)
        except (DeliverLater, *CONNECTION_ERRORS):
            async with self._store.unit_of_work() as unit:
                unit.take_down_message(channel, message)
            return
        except (UndeliverableError, discord.HTTPException):
            pass
        async with self._store.unit_of_work() as unit:
            unit.delete_named_message(NamedMessage(channel, message))

    def partial_message(self, post: PostRecord) -> discord.PartialMessage:
        channel = self._client.get_partial_messageable(int(post.channel))
        return channel.get_partial_message(int(post.message))


def board_mark(card: TableCard) -> str:
    return LOBBY_MARK if card.started is None else ""
