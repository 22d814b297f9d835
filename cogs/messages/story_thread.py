"""Write a table's story to a thread below its opening post, each line once."""

import asyncio
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import accumulate, chain
from typing import Literal, TypeAlias

import discord

from bot.engine.journal import AnyGame, count_undone, replay_journal
from bot.engine.text import Named, Text, say
from bot.history import records
from bot.storage.store import SqliteStore
from bot.tables.command_runner import texts_heard
from bot.tables.people import MINUTE, Clock, TableId, TableStatus
from bot.tables.records import OPENING_KEY, STORY_KEY, OutboxMessage, PostRecord, ThreadCursor
from bot.tables.service import TableService
from bot.tables.state import AnyCourse, TableState, state_shown_at
from bot.tables.store_protocols import DeliverLaterError
from cogs.games import GAME_UIS, game_ui_of
from cogs.interaction import context, discord_limits
from cogs.interaction.replies import log_error
from cogs.interaction.speech import speech_at_table
from cogs.messages import discord_messages, table_post, table_texts
from cogs.messages.discord_messages import ARCHIVED, TextMessage, send_message, unarchive_thread
from cogs.messages.pictures import DrawnPicture, PicturePainter, board_picture

STORY_SETTING = "chronicle"  # of a server
LOOKED_AT = 20  # messages, when one is looked for
AT_A_TIME = 50  # messages deleted in one go
ASLEEP_AFTER: Literal[10080] = 10080  # minutes: a week; the next message wakes it
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, LOCKED, HAS_ONE = 10003, 10008, 160005, 160004
THREAD_CLOSED_CODES = frozenset({UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED, LOCKED})

# A line of the story, with the number of the event that completes it.
FinalLine: TypeAlias = tuple[int, Text]


@dataclass(frozen=True, slots=True)
class StoryPiece:
    """One message of the story, and after how many moves the board is drawn with it."""

    words: str
    lines: int  # of the story, up to and including this piece
    drawn: int | None = None


class StoryThreads:
    """Write the complete part of stories that is not in their threads yet."""

    def __init__(
        self,
        client: discord.Client,
        service: TableService,
        store: SqliteStore,
        clock: Clock,
        painter: PicturePainter | None,
    ) -> None:
        self._client, self._service, self._store, self._clock = client, service, store, clock
        self._painter = painter
        self._taking_down = asyncio.Lock()

    async def begin_thread(self, state: TableState) -> None:
        """Begin the thread while its post is the last one; later it would be announced."""
        await self._try_to_write(state, tells=False)

    async def write_story(self, state: TableState) -> None:
        await self._try_to_write(state, tells=True)

    async def _try_to_write(self, state: TableState, *, tells: bool) -> None:
        channel = await self._story_channel(state)
        if channel is None:
            return
        try:
            cursor = await self._find_or_begin_thread(state, channel)
            if tells and cursor is not None:
                await self._send_pieces(state, cursor)
        except discord.HTTPException as error:
            if error.code in THREAD_CLOSED_CODES:
                await self._give_up_thread(state, error.code)
            elif (
                error.code not in discord_messages.CLOSED_CODES | discord_messages.TOO_MANY_THREADS
            ):  # those errors may pass
                raise

    async def _story_channel(self, state: TableState) -> discord.TextChannel | None:
        """Return the table's channel if it has a story there."""
        card = state.card
        if state.course is None or not card.place.isdecimal():
            return None
        channel = self._client.get_channel(int(card.place))
        if not isinstance(channel, discord.TextChannel):
            return None
        at_server = (await self._store.server_settings(card.server)).get(STORY_SETTING, "")
        return channel if records.wants_story_thread(card, at_server) else None

    # The thread

    async def _find_or_begin_thread(
        self, state: TableState, channel: discord.TextChannel
    ) -> ThreadCursor | None:
        """Return the cursor of the story's thread; None where threads are not allowed."""
        cursor = await self._store.thread_cursor(state.card.id)
        lacking = context.missing_for_threads(
            context.bot_permissions(channel), has_one=bool(cursor.thread)
        )
        if lacking:
            return None
        if cursor.thread:
            return cursor
        opening = int((await self._find_or_send_opening(state, channel)).message)
        thread = str(await self._create_thread(state, channel.get_partial_message(opening)))
        cursor = ThreadCursor(state.card.id, thread, thread)
        await self._save_cursor(cursor)
        return cursor

    async def _find_or_send_opening(
        self, state: TableState, channel: discord.TextChannel
    ) -> PostRecord:
        """Return the opening post, and send one if there is none."""
        table = state.card.id
        for post in await self._store.posts_of_table(table):
            if post.key == OPENING_KEY and post.channel == str(channel.id):
                return post
        sent = await send_message(
            channel, table_post.opening_post(state), _piece_nonce(table, "opening")
        )
        at = self._clock.now()
        post = PostRecord(table, OPENING_KEY, str(channel.id), str(sent.id), at, 0)
        async with self._store.unit_of_work() as unit:
            unit.save_record(post)
        return post

    async def _create_thread(self, state: TableState, opening: discord.PartialMessage) -> int:
        """Return the thread's id, which is that of its message, also if it exists already."""
        card = state.card
        speech = speech_at_table(state, card.terms.language)
        name = say("chronicle-name", game=Named("game", card.game), table=card.id)
        try:
            thread = await opening.create_thread(
                name=discord_limits.shorten_text(speech.plain_text(name), discord_limits.THREAD),
                auto_archive_duration=ASLEEP_AFTER,
            )
        except discord.HTTPException as error:
            if error.code != HAS_ONE:
                raise
            return opening.id
        return thread.id

    async def _give_up_thread(self, state: TableState, code: int) -> None:
        """Turn the story off after its thread or post was deleted or locked."""
        table = state.card.id
        await self._service.run_command(table, records.turn_story_thread_off, f"chronicle {table}")
        if code not in (UNKNOWN_CHANNEL, UNKNOWN_MESSAGE):
            return
        async with self._store.unit_of_work() as unit:
            unit.save_record(ThreadCursor(table))
            unit.delete_post(table, OPENING_KEY)

    # Erasing names

    async def retell_story(self, state: TableState) -> None:
        """Delete all messages of the story, and write it anew.

        Raise DeliverLater where the history may not be read for now.
        """
        table, now = state.card.id, self._clock.now()
        cursor = await self._store.thread_cursor(table)
        if not cursor.thread:
            return
        channel = self._client.get_channel(int(state.card.place))
        if not context.bot_permissions(channel).read_message_history:
            raise DeliverLaterError  # the history would look empty
        if self._taking_down.locked() and state.card.ended is not None:
            raise DeliverLaterError(MINUTE)  # many games of one person are done one by one
        try:
            async with self._taking_down:
                await self._empty_thread(self._client.get_partial_messageable(int(cursor.thread)))
        except discord.Forbidden as error:
            raise DeliverLaterError from error
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            return
        async with self._store.unit_of_work() as unit:
            unit.save_record(ThreadCursor(table, cursor.thread, cursor.thread))
            unit.enqueue_message(OutboxMessage(table, STORY_KEY, None, None, created=now))

    async def _empty_thread(self, thread: discord.PartialMessageable) -> None:
        """Delete up to AT_A_TIME messages; raise DeliverLater if there are more."""
        many = 0
        async for message in thread.history(limit=None):
            if not self._is_story_message(message):
                continue
            if many == AT_A_TIME:
                raise DeliverLaterError
            await discord_messages.delete_message(self._client, str(thread.id), str(message.id))
            many += 1

    def _is_story_message(self, message: discord.Message) -> bool:
        """Whether the bot wrote it as part of the story; its other replies are laid out."""
        is_ours = message.author == self._client.user
        is_told = message.type is discord.MessageType.default
        return is_ours and is_told and not message.flags.components_v2

    # Writing

    async def _send_pieces(self, state: TableState, cursor: ThreadCursor) -> None:
        course = state.begun_course
        thread = self._client.get_partial_messageable(int(cursor.thread))
        cursor = await self._find_sent_piece(thread, cursor)
        now = final_story_lines(state.game, course)
        told = await self._lines_told(state, cursor, now)
        holds = _count_same_lines(told, now)
        for piece in cut_pieces(state, now, holds, told[holds:]):
            sent = replace(cursor, sent_ply=course.ply, sent_lines=piece.lines)
            await self._save_cursor(sent)
            content = TextMessage(
                piece.words, (), await self._draw_piece(state, piece), silent=True
            )
            nonce = _piece_nonce(cursor.table, f"{cursor.message} {course.ply} {piece.lines}")
            message = await self._send_piece(thread, content, nonce)
            cursor = replace(sent, message=str(message), ply=course.ply, lines=piece.lines)
            await self._save_cursor(cursor)

    async def _find_sent_piece(
        self, thread: discord.PartialMessageable, cursor: ThreadCursor
    ) -> ThreadCursor:
        """Find out whether the message that was being sent before a crash has arrived."""
        if cursor.is_settled:
            return cursor
        async for message in thread.history(limit=LOOKED_AT):
            is_ours = message.author == self._client.user
            is_new = message.id > int(cursor.message)
            if is_ours and is_new and message.type is discord.MessageType.default:
                told = cursor.sent_ply, cursor.sent_lines
                cursor = ThreadCursor(cursor.table, cursor.thread, str(message.id), *told, *told)
                await self._save_cursor(cursor)
                return cursor
        return cursor

    async def _lines_told(
        self, state: TableState, cursor: ThreadCursor, now: Sequence[FinalLine]
    ) -> Sequence[FinalLine]:
        """Return the lines in the thread, whether they still hold or not."""
        course = state.begun_course
        if course.ply == len(course.made):  # nothing was ever undone
            return now[: cursor.lines]
        entries = [line.entry for line in await self._store.journal_lines(state.card.id)]
        if any(count_undone(entry.act) for entry in entries[cursor.ply :]):
            earlier = entries[: cursor.ply]
            then = await asyncio.to_thread(replay_journal, state.game, course.opening, earlier)
            now = final_story_lines(state.game, then)
        return now[: cursor.lines]

    async def _draw_piece(self, state: TableState, piece: StoryPiece) -> DrawnPicture | None:
        if piece.drawn is None or self._painter is None:
            return None
        course = state.begun_course
        speech = speech_at_table(state, state.card.terms.language)
        try:
            if piece.drawn == len(course.made):
                return await self._painter.paint_board(state, speech)
            then = replace(course, made=course.made[: piece.drawn])
            card = replace(state.card, status=TableStatus.PLAYING)
            sketch = board_picture(state_shown_at(replace(state, card=card), then), speech)
            return (
                DrawnPicture(await asyncio.to_thread(sketch.draw), sketch.alt) if sketch else None
            )
        except Exception as error:
            log_error(error)  # words are enough
            return None

    async def _send_piece(
        self, thread: discord.PartialMessageable, content: TextMessage, nonce: str
    ) -> int:
        """Send a message; wake an archived thread for it."""
        try:
            return (await send_message(thread, content, nonce)).id
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
        await unarchive_thread(self._client, str(thread.id))
        return (await send_message(thread, content, nonce)).id

    async def _save_cursor(self, cursor: ThreadCursor) -> None:
        async with self._store.unit_of_work() as unit:
            unit.save_record(cursor)


def final_story_lines(game: AnyGame, course: AnyCourse) -> list[FinalLine]:
    """Return all public lines that can't change any more."""
    events = chain.from_iterable(made.step.events for made in course.made)
    return sorted(GAME_UIS[game.key].complete_lines(texts_heard(events, None)).items())


def _count_same_lines(told: Sequence[FinalLine], now: Sequence[FinalLine]) -> int:
    """Return how many of the written lines still hold."""
    pairs = enumerate(zip(told, now, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(told), len(now)))


def cut_pieces(
    state: TableState, now: Sequence[FinalLine], holds: int, gone: Sequence[FinalLine]
) -> Iterator[StoryPiece]:
    """Yield what is new, cut where a round ends or a message is full."""
    speech = speech_at_table(state, state.card.terms.language)
    words: list[str] = []
    if gone:
        _, first = gone[0]
        words.append(speech("chronicle-taken-back", line=first, count=len(gone)))
    ends = _round_ends(state, now[holds:])
    room = discord_limits.CONTENT
    for at, (event, text) in enumerate(now[holds:], start=holds + 1):
        line = "\n".join(table_texts.story_in_words(state, speech, [text]))
        if words and len("\n".join([*words, line])) > room:
            yield StoryPiece("\n".join(words), at - 1)
            words = []
        words.append(line)
        if event in ends:
            yield StoryPiece("\n".join(words), at, ends[event])
            words = []
    if words:
        yield StoryPiece("\n".join(words), len(now))


def _piece_nonce(table: TableId, what: str) -> str:
    """Return the same nonce for the same piece after the same message."""
    return blake2b(f"chronicle {table} {what}".encode(), digest_size=12).hexdigest()


def _round_ends(state: TableState, lines: Sequence[FinalLine]) -> dict[int, int]:
    """Return the lines that end a round, each with its number of moves."""
    course, pictures = state.begun_course, game_ui_of(state).pictures
    if pictures is None:
        return {}
    begins = list(accumulate((len(made.step.events) for made in course.made), initial=0))
    last = {bisect_right(begins, event): event for event, _ in lines}  # of each move
    states = [course.start, *(made.step.state for made in course.made)]

    def round_after(moves: int) -> int:
        return pictures.round_of(state.game.view(states[moves], None))

    def ends(moves: int) -> bool:
        is_over = state.game.scores(states[moves]) is not None
        return is_over or 0 < round_after(moves - 1) < round_after(moves)

    return {event: moves for moves, event in last.items() if ends(moves)}
