"""The correspondent: carries to each person the one letter he has, and takes it away again."""

import asyncio
from contextlib import suppress
from secrets import token_hex

import discord

from bot.host import letters
from bot.host.company import Person, TableId
from bot.host.house import House
from bot.host.letters import Contents
from bot.host.ports import Place, Store, Unreachable
from bot.host.rows import Letter, Post
from bot.host.time import MINUTE
from bot.host.topics import Board, Topic
from cogs.door import presses
from cogs.door.answers import Sketch, noted
from cogs.door.caller import account_of
from cogs.door.layout import parts_of
from cogs.posts import summons
from cogs.posts.letters import Letter as Message
from cogs.posts.letters import reword, send, troubles
from cogs.posts.notices import address_of
from cogs.posts.pictures import Picture

LOOKED_AT = 50  # messages, when one is looked for
CLOCKS_APART = MINUTE  # Discord's and ours, at the most
BOARD = Board()


class Correspondent:
    """Of the port `Messenger` what is about letters."""

    def __init__(self, client: discord.Client, house: House, store: Store, *, draws: bool) -> None:
        self._draws = draws
        self._client = client
        self._house = house
        self._store = store

    async def write(self, contents: Contents, nonce: str) -> Place:
        with troubles():
            letter = await self._summons(contents)
            sent = await self._posted(contents, letter, nonce)
        return str(sent.channel.id), str(sent.id)

    async def _posted(self, contents: Contents, letter: Message, nonce: str) -> discord.Message:
        """Where one lay before, Discord need not be asked again where that is."""
        if contents.channel:
            known = self._client.get_partial_messageable(int(contents.channel))
            try:
                return await send(known, letter, nonce)
            except discord.NotFound:
                pass  # it is another one by now
        return await send(await self._direct(contents.person), letter, nonce)

    async def rewrite(self, letter: Letter, contents: Contents) -> bool:
        with troubles():
            return await reword(_partial(self._client, letter), await self._summons(contents))

    async def take_away(self, letter: Letter) -> None:
        with suppress(discord.HTTPException):
            await _partial(self._client, letter).delete()

    async def find(self, letter: Letter) -> Place | None:
        """Among the last of what was said to him, by the ids of its buttons."""
        person = await self._house.person(letter.person)
        if person is None:
            return None
        with troubles():
            channel = await self._direct(person)
            async for message in channel.history(limit=LOOKED_AT):
                is_new = message.created_at.timestamp() >= letter.sent_at - CLOCKS_APART
                if is_new and message.author == self._client.user and _is_letter(message):
                    return str(channel.id), str(message.id)
        return None

    async def say(self, person: Person, words: str) -> str:
        """At once, and in which channel that was."""
        with troubles():
            channel = await self._direct(person)
            await send(channel, Message(words), token_hex(8))
        return str(channel.id)

    async def _summons(self, contents: Contents) -> Message:
        boards = {}
        for matter in contents.matters[: letters.MOST]:
            post = await self._post(matter.wait.table, BOARD)
            if post:
                boards[matter.wait.table] = address_of(matter.standing, post)
        draft = summons.drafted(contents)
        return summons.summons(draft, boards, await self._drawn(draft.sketch))

    async def _drawn(self, sketch: Sketch | None) -> Picture | None:
        if sketch is None or not self._draws:
            return None
        try:
            return Picture(await asyncio.to_thread(sketch.draw), sketch.alt)
        except Exception as error:
            noted(error)  # then the words do, as in the panel
            return None

    async def _direct(self, person: Person) -> discord.DMChannel:
        account = account_of(person)
        if account is None:
            raise Unreachable
        return await self._client.create_dm(discord.Object(account))

    async def _post(self, table: TableId, topic: Topic) -> Post | None:
        posts = await self._store.posts(table)
        return next((post for post in posts if post.topic == topic), None)


def _is_letter(message: discord.Message) -> bool:
    ids = [str(getattr(item, "custom_id", "")) for item in parts_of(message.components)]
    return any(presses.is_knock(one, way, summons.MARK) for one in ids for way in summons.WAYS)


def _partial(client: discord.Client, letter: Letter) -> discord.PartialMessage:
    channel = client.get_partial_messageable(int(letter.channel))
    return channel.get_partial_message(int(letter.message))
