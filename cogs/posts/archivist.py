"""The archivist: knows where each post lies, and finds what arrived though nobody heard of it."""

from collections.abc import Iterable
from contextlib import suppress

import discord
from discord.abc import Messageable

from bot.engine.text import Refusal
from bot.host.company import PersonId, TableCard
from bot.host.house import House
from bot.host.ports import Later, Store, Unreachable
from bot.host.rows import Exhibit, Note, Post
from bot.host.time import Clock, Time
from bot.host.topics import Board, Film, Hand, PutToTheVote
from cogs.door import limits, presses
from cogs.door.layout import parts_of
from cogs.door.speech import voice_at
from cogs.posts.correspondent import LOOKED_AT, Correspondent
from cogs.posts.letters import take_away, troubles
from cogs.posts.notices import named_in

LOBBY = "lobby"  # the seal of a board before there is one

_OF_A_BOARD = ("hand", "leave", "log")  # the knocks of which one stands below every board


class Archivist(Correspondent):
    """Of the port `Messenger` what is about posts that are there."""

    def __init__(
        self, client: discord.Client, house: House, store: Store, clock: Clock, *, draws: bool
    ) -> None:
        super().__init__(client, house, store, draws=draws)
        self._clock = clock

    async def has_arrived(self, note: Note, nonce: str) -> bool:
        """A post is brought up to date as often as one likes; a sentence is looked for."""
        if note.text is None:
            if isinstance(note.topic, Board | Hand):
                await self._adopt(note)
            return False
        try:
            with troubles():
                return await self._was_said(note)
        except (Unreachable, Later):
            return False

    async def _adopt(self, note: Note) -> None:
        """A post that was sent by us just before we fell asleep is ours all the same."""
        card = await self._store.card(note.table)
        person = None if note.person is None else await self._house.person(note.person)
        if card is None or (person is None and not card.place.isdecimal()):
            return
        known = await self._post(note.table, note.topic)
        with suppress(discord.HTTPException, Unreachable):
            channel = await self._direct(person) if person else self._channel(card.place)
            async for message in channel.history(limit=LOOKED_AT):
                if not self._is_post(message, note):
                    continue
                if known is None or int(known.message) < message.id:
                    made_at = Time(int(message.created_at.timestamp()))
                    place, ply = str(message.channel.id), known.ply if known else 0
                    seal = "" if person else seal_of_board(card)
                    post = Post(note.table, note.topic, place, str(message.id), made_at, ply, seal)
                    await self._keep(post)
                    if known:
                        await self._remove(known)
                return

    def _is_post(self, message: discord.Message, note: Note) -> bool:
        """By its buttons; among direct messages a hand alone is laid out."""
        if message.author != self._client.user:
            return False
        is_hand = isinstance(note.topic, Hand)
        if is_hand and not message.flags.components_v2:
            return False
        below = ("turn",) if is_hand else _OF_A_BOARD
        ids = {getattr(item, "custom_id", None) for item in parts_of(message.components)}
        return not ids.isdisjoint({presses.knock(name, note.table) for name in below})

    async def _was_said(self, note: Note) -> bool:
        standing = await self._house.standing(note.table)
        if isinstance(standing, Refusal) or note.text is None:
            return True
        person = None if note.person is None else await self._house.person(note.person)
        if note.person is not None and person is None:
            return True
        channel: Messageable = self._channel(standing.card.place)
        language = standing.card.terms.language
        if person is not None:
            channel, language = await self._direct(person), person.language
        words = limits.shortened(voice_at(standing, language).text(note.text), limits.CONTENT)
        async for message in channel.history(limit=LOOKED_AT):
            is_new = message.created_at.timestamp() >= note.created
            if is_new and message.author == self._client.user and words in message.content:
                # Or nobody would know of it again.
                if isinstance(note.topic, Film | PutToTheVote):
                    await self._remember(note, message)
                await self._hang(message, named_in(standing, note.text) - {note.person})
                return True
        return False

    async def _remember(self, note: Note, sent: discord.Message) -> None:
        """What is about a question is taken away with it."""
        at, place = self._clock.now(), str(sent.channel.id)
        await self._keep(Post(note.table, note.topic, place, str(sent.id), at, note.decision))

    async def _hang(self, sent: discord.Message, people: Iterable[PersonId | None]) -> None:
        """What is never written anew is taken down once one of them is forgotten."""
        named = frozenset(person for person in people if person is not None)
        if named:
            exhibit = Exhibit(str(sent.channel.id), str(sent.id), named)
            async with self._store.page() as page:
                page.put_exhibit(exhibit)

    async def _keep(self, post: Post) -> None:
        async with self._store.page() as page:
            page.put_post(post)

    async def _strike(self, post: Post) -> None:
        await self._remove(post)
        async with self._store.page() as page:
            page.strike_post(post.table, post.topic)

    async def _remove(self, post: Post) -> None:
        """If it is gone already, or may not be touched any more, so much the better."""
        with suppress(discord.HTTPException):
            await take_away(self._client, post.channel, post.message)

    def _partial(self, post: Post) -> discord.PartialMessage:
        channel = self._client.get_partial_messageable(int(post.channel))
        return channel.get_partial_message(int(post.message))

    def _channel(self, place: str) -> Messageable:
        if not place.isdecimal():
            raise Unreachable
        channel = self._client.get_channel(int(place))
        if isinstance(channel, Messageable):
            return channel
        return self._client.get_partial_messageable(int(place))


def seal_of_board(card: TableCard) -> str:
    return LOBBY if card.started is None else ""
