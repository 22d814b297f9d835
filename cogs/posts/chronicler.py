"""The chronicler: tells a table's story in a thread below its opening post, each line once.

What was told is never edited: of what is taken back afterwards a line says so. Where it names
somebody who was forgotten, all of it goes and is told anew. Rights are read again at each use;
where they are lacking it waits and tells all of it later.
"""

import asyncio
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import accumulate, chain
from typing import Literal, TypeAlias

import discord

from bot.engine.journal import AnyGame, replay, undone
from bot.engine.text import Named, Text, say
from bot.host import chronicles
from bot.host.company import Status, TableId
from bot.host.house import House
from bot.host.outcomes import heard
from bot.host.ports import Later, Store
from bot.host.rows import Note, Post, Scroll
from bot.host.standing import AnyCourse, Standing, shown_at
from bot.host.time import MINUTE, Clock
from bot.host.topics import Chronicle, Opening
from cogs.door import limits, rights
from cogs.door.answers import noted
from cogs.door.speech import voice_at
from cogs.games import FRONTS, front_of
from cogs.posts import gathering, story
from cogs.posts.letters import (
    ARCHIVED,
    SHUT,
    TOO_MANY_THREADS,
    Letter,
    send,
    take_away,
    wake,
)
from cogs.posts.pictures import Painter, Picture, sketched

SETTING = "chronicle"  # of a server
OPENING = Opening()
LOOKED_AT = 20  # messages, when one is looked for
AT_A_TIME = 50  # of them, where many are taken away
ASLEEP_AFTER: Literal[10080] = 10080  # minutes of silence: a week; the next line wakes it
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, LOCKED, HAS_ONE = 10003, 10008, 160005, 160004
CLOSED = frozenset({UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED, LOCKED})

# A line of the story, by the number of the event that completes it.
AnyLine: TypeAlias = tuple[int, Text]


@dataclass(frozen=True, slots=True)
class Piece:
    """What goes into one message: words, and after how many moves the board is drawn, if it is."""

    words: str
    lines: int  # of the story are told with it
    drawn: int | None = None


class Chronicler:
    """Tells what is complete of a story, as far as it has not been told."""

    def __init__(
        self,
        client: discord.Client,
        house: House,
        store: Store,
        clock: Clock,
        painter: Painter | None,
    ) -> None:
        self._client = client
        self._house = house
        self._store = store
        self._clock = clock
        self._painter = painter
        self._taking_down = asyncio.Lock()

    async def hang(self, standing: Standing) -> None:
        """The thread is begun while its post is the last: else it is announced below others."""
        await self._attempt(standing, tells=False)

    async def write(self, standing: Standing) -> None:
        await self._attempt(standing, tells=True)

    async def _attempt(self, standing: Standing, *, tells: bool) -> None:
        channel = await self._channel(standing)
        if channel is None:
            return
        try:
            scroll = await self._hung(standing, channel)
            if tells and scroll is not None:
                await self._tell(standing, scroll)
        except discord.HTTPException as error:
            if error.code in CLOSED:
                await self._given_up(standing, error.code)
            elif error.code not in SHUT | TOO_MANY_THREADS:  # else it may not be done for now
                raise

    async def _channel(self, standing: Standing) -> discord.TextChannel | None:
        """Where the table stands, if it has a chronicle there."""
        card = standing.card
        if standing.course is None or not card.place.isdecimal():
            return None
        channel = self._client.get_channel(int(card.place))
        if not isinstance(channel, discord.TextChannel):
            return None
        at_server = (await self._store.settings(card.server)).get(SETTING, "")
        return channel if chronicles.is_wanted(card, at_server) else None

    # The thread

    async def _hung(self, standing: Standing, channel: discord.TextChannel) -> Scroll | None:
        """The thread that hangs from the opening post; None where none may be used."""
        scroll = await self._store.scroll(standing.card.id)
        lacking = rights.lacking_for_threads(rights.rights_in(channel), has_one=bool(scroll.thread))
        if lacking:
            return None
        if scroll.thread:
            return scroll
        opening = int((await self._opening(standing, channel)).message)
        thread = str(await self._begun(standing, channel.get_partial_message(opening)))
        scroll = Scroll(standing.card.id, thread, thread)
        await self._keep(scroll)
        return scroll

    async def _opening(self, standing: Standing, channel: discord.TextChannel) -> Post:
        """The post that was left standing; a table that has none gets one."""
        table = standing.card.id
        for post in await self._store.posts(table):
            if post.topic == OPENING and post.channel == str(channel.id):
                return post
        sent = await send(channel, gathering.opening_post(standing), _nonce(table, "opening"))
        at = self._clock.now()
        post = Post(table, OPENING, str(channel.id), str(sent.id), at, 0)
        async with self._store.page() as page:
            page.put_post(post)
        return post

    async def _begun(self, standing: Standing, opening: discord.PartialMessage) -> int:
        """A thread has the number of the message it hangs from: one of a lost answer is known."""
        card = standing.card
        voice = voice_at(standing, card.terms.language)
        name = say("chronicle-name", game=Named("game", card.game), table=card.id)
        try:
            thread = await opening.create_thread(
                name=limits.shortened(voice.plain(name), limits.THREAD),
                auto_archive_duration=ASLEEP_AFTER,
            )
        except discord.HTTPException as error:
            if error.code != HAS_ONE:
                raise
            return opening.id
        return thread.id

    async def _given_up(self, standing: Standing, code: int) -> None:
        """Its thread was deleted or locked, or the post it was to hang from."""
        table = standing.card.id
        await self._house.carry_out(table, chronicles.given_up, f"chronicle {table}")
        if code not in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE):
            return
        async with self._store.page() as page:
            page.put_scroll(Scroll(table))
            page.strike_post(table, OPENING)

    # What names somebody who was forgotten

    async def begin_anew(self, standing: Standing) -> None:
        """All that we told goes, and from then on nothing of it has been told.

        Where we may not look for it that is tried again: by and by it may be allowed.
        """
        table, now = standing.card.id, self._clock.now()
        scroll = await self._store.scroll(table)
        if not scroll.thread:
            return
        channel = self._client.get_channel(int(standing.card.place))
        if not rights.rights_in(channel).read_message_history:
            raise Later  # we would be told that nothing stands there
        if self._taking_down.locked() and standing.card.ended is not None:
            raise Later(MINUTE)  # of many games of his one comes after another
        try:
            async with self._taking_down:
                await self._emptied(self._client.get_partial_messageable(int(scroll.thread)))
        except discord.Forbidden as error:
            raise Later from error
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            return
        async with self._store.page() as page:
            page.put_scroll(Scroll(table, scroll.thread, scroll.thread))
            page.put_note(Note(table, Chronicle(), None, None, created=now))

    async def _emptied(self, thread: discord.PartialMessageable) -> None:
        """Some at a time: what is gone need not go once more."""
        many = 0
        async for message in thread.history(limit=None):
            if not self._is_of_story(message):
                continue
            if many == AT_A_TIME:
                raise Later
            await take_away(self._client, str(thread.id), str(message.id))
            many += 1

    def _is_of_story(self, message: discord.Message) -> bool:
        """Whatever else we are asked for there is laid out."""
        is_ours = message.author == self._client.user
        is_told = message.type is discord.MessageType.default
        return is_ours and is_told and not message.flags.components_v2

    # What is told

    async def _tell(self, standing: Standing, scroll: Scroll) -> None:
        course = standing.course
        assert course is not None
        thread = self._client.get_partial_messageable(int(scroll.thread))
        scroll = await self._found_out(thread, scroll)
        now = lines_of(standing.game, course)
        told = await self._told(standing, scroll, now)
        holds = _same(told, now)
        for piece in pieces(standing, now, holds, told[holds:]):
            sent = replace(scroll, sent_ply=course.ply, sent_lines=piece.lines)
            await self._keep(sent)
            letter = Letter(piece.words, (), await self._drawn(standing, piece), silent=True)
            nonce = _nonce(scroll.table, f"{scroll.message} {course.ply} {piece.lines}")
            message = await self._said(thread, letter, nonce)
            scroll = replace(sent, message=str(message), ply=course.ply, lines=piece.lines)
            await self._keep(scroll)

    async def _found_out(self, thread: discord.PartialMessageable, scroll: Scroll) -> Scroll:
        """Whether what was on its way when we fell asleep has arrived."""
        if scroll.is_sure:
            return scroll
        async for message in thread.history(limit=LOOKED_AT):
            is_ours = message.author == self._client.user
            is_new = message.id > int(scroll.message)
            if is_ours and is_new and message.type is discord.MessageType.default:
                told = scroll.sent_ply, scroll.sent_lines
                scroll = Scroll(scroll.table, scroll.thread, str(message.id), *told, *told)
                await self._keep(scroll)
                return scroll
        return scroll

    async def _told(
        self, standing: Standing, scroll: Scroll, now: Sequence[AnyLine]
    ) -> Sequence[AnyLine]:
        """What stands in the thread, whether it still holds or not."""
        course = standing.course
        assert course is not None
        if course.ply == len(course.made):  # nothing was ever taken back
            return now[: scroll.lines]
        entries = [line.entry for line in await self._store.lines(standing.card.id)]
        if any(undone(entry.act) for entry in entries[scroll.ply :]):
            earlier = entries[: scroll.ply]
            then = await asyncio.to_thread(replay, standing.game, course.opening, earlier)
            now = lines_of(standing.game, then)
        return now[: scroll.lines]

    async def _drawn(self, standing: Standing, piece: Piece) -> Picture | None:
        if piece.drawn is None or self._painter is None:
            return None
        course = standing.course
        assert course is not None
        voice = voice_at(standing, standing.card.terms.language)
        try:
            if piece.drawn == len(course.made):
                return await self._painter.board(standing, voice)
            then = replace(course, made=course.made[: piece.drawn])
            card = replace(standing.card, status=Status.PLAYING)
            sketch = sketched(shown_at(replace(standing, card=card), then), voice)
            return Picture(await asyncio.to_thread(sketch.draw), sketch.alt) if sketch else None
        except Exception as error:
            noted(error)  # the words are what counts
            return None

    async def _said(self, thread: discord.PartialMessageable, letter: Letter, nonce: str) -> int:
        """A thread that fell asleep is woken."""
        try:
            return (await send(thread, letter, nonce)).id
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        await wake(self._client, str(thread.id))
        return (await send(thread, letter, nonce)).id

    async def _keep(self, scroll: Scroll) -> None:
        async with self._store.page() as page:
            page.put_scroll(scroll)


def lines_of(game: AnyGame, course: AnyCourse) -> list[AnyLine]:
    """All of the story that stays as it is, as everybody heard it."""
    events = chain.from_iterable(made.step.events for made in course.made)
    return sorted(FRONTS[game.key].complete(heard(events, None)).items())


def _same(told: Sequence[AnyLine], now: Sequence[AnyLine]) -> int:
    """How many of the lines that were told still hold."""
    pairs = enumerate(zip(told, now, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(told), len(now)))


def pieces(
    standing: Standing, now: Sequence[AnyLine], holds: int, gone: Sequence[AnyLine]
) -> Iterator[Piece]:
    """What is new after so many lines, cut where a round ends or a message is full."""
    voice = voice_at(standing, standing.card.terms.language)
    words: list[str] = []
    if gone:
        _, first = gone[0]
        words.append(voice("chronicle-taken-back", line=first, count=len(gone)))
    ends = _ends(standing, now[holds:])
    room = limits.CONTENT
    for at, (event, text) in enumerate(now[holds:], start=holds + 1):
        line = "\n".join(story.in_words(standing, voice, [text]))
        if words and len("\n".join([*words, line])) > room:
            yield Piece("\n".join(words), at - 1)
            words = []
        words.append(line)
        if event in ends:
            yield Piece("\n".join(words), at, ends[event])
            words = []
    if words:
        yield Piece("\n".join(words), len(now))


def _nonce(table: TableId, what: str) -> str:
    """The same for what is told again after the same."""
    return blake2b(f"chronicle {table} {what}".encode(), digest_size=12).hexdigest()


def _ends(standing: Standing, lines: Sequence[AnyLine]) -> dict[int, int]:
    """With which of these lines a round is over, and after how many moves that was."""
    course, pictures = standing.course, front_of(standing).pictures
    assert course is not None
    if pictures is None:
        return {}
    begins = list(accumulate((len(made.step.events) for made in course.made), initial=0))
    last = {bisect_right(begins, event): event for event, _ in lines}  # of each move
    states = [course.start, *(made.step.state for made in course.made)]

    def round_after(moves: int) -> int:
        return pictures.round_of(standing.game.view(states[moves], None))

    def ends(moves: int) -> bool:
        is_over = standing.game.scores(states[moves]) is not None
        return is_over or 0 < round_after(moves - 1) < round_after(moves)

    return {event: moves for moves, event in last.items() if ends(moves)}
