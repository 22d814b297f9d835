"""Send outbox messages on Discord, and keep posts up to date."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import discord
from discord.abc import Messageable

from bot.engine.text import Refusal
from bot.notifications.matchmaking import CALL_ROLE
from bot.notifications.presence_and_absence import ResponseHabits
from bot.outbox.worker import EDITABLE_FOR
from bot.storage.store import SqliteStore
from bot.tables import records
from bot.tables.people import Clock, Person, PersonId, TableCard, TableStatus, Time
from bot.tables.records import (
    BOARD_KEY,
    ROLE_CALL_KEY,
    MessageKey,
    MessageKind,
    OutboxMessage,
    PostRecord,
)
from bot.tables.service import TableService
from bot.tables.state import (
    TableState,
    find_open_vote_on,
    is_in_direct_messages,
    is_waiting_for_computers,
    next_seat_waited_for,
    person_of_seat,
    question_number,
    seats_of_people,
    seats_waited_for,
)
from bot.tables.store_protocols import UndeliverableError
from cogs.interaction import components
from cogs.interaction.components import ComponentSpec, LinkSpec, TextBlock
from cogs.interaction.context import (
    SeatContext,
    SignoriaClient,
    account_of,
    bot_permissions,
    seat_context,
)
from cogs.interaction.speech import SpeechContext, speech_at_table
from cogs.messages import notification, private_panel, result_and_review, table_post, table_texts
from cogs.messages.discord_messages import (
    LOBBY_MARK,
    LayoutMessage,
    PostRegistry,
    TextMessage,
    board_mark,
    edit_post,
    edit_without_pictures,
    find_channel,
    hash_blocks,
    open_direct_channel,
    people_named_in,
    post_url,
    send_message,
    translate_errors,
    unarchive_thread,
    with_pictures_of,
)
from cogs.messages.notification import DirectMessages
from cogs.messages.pictures import PicturePainter
from cogs.messages.story_thread import StoryThreads
from cogs.messages.table_texts import seat_color, wants_picture
from render.picture_cache import Album

INVITATIONS = (MessageKind.INVITATION, MessageKind.CALL)
BOARDS_REMEMBERED = 256  # whose pictures are remembered


class DiscordTransport:
    """Send outbox messages on Discord: boards, calls and votes to channels, hands to people."""

    def __init__(
        self,
        client: discord.Client,
        service: TableService,
        store: SqliteStore,
        clock: Clock,
        painter: PicturePainter | None = None,
        films: Album | None = None,
        habits: ResponseHabits | None = None,
    ) -> None:
        self._client, self._service, self._store, self._clock = client, service, store, clock
        self._painter, self._films = painter, films
        self._habits = habits or ResponseHabits(store, clock)
        self._posts = PostRegistry(client, service, store, clock)
        self.direct_messages = DirectMessages(client, service, self._posts, painter is not None)
        self._pictured: dict[str, LayoutMessage] = {}  # by the message of a board, the newest last
        self._stories = StoryThreads(client, service, store, clock, painter)

    async def has_arrived(self, message: OutboxMessage, nonce: str) -> bool:
        return await self._posts.has_arrived(message)

    async def deliver_message(self, outgoing: OutboxMessage, nonce: str) -> bool:
        try:
            with translate_errors():
                return await self._deliver_to_target(outgoing, nonce)
        except asyncio.CancelledError:
            # discord.py would treat a global rate limit as endless if the task that
            # waits for its end is cancelled; if it still holds, Discord says so again.
            self._client.http._global_over.set()
            raise

    async def _deliver_to_target(self, outgoing: OutboxMessage, nonce: str) -> bool:
        if outgoing.key.kind is MessageKind.PANEL:
            await self._update_panels(outgoing)
            return False
        state = await self._service.table_state(outgoing.table)
        if isinstance(state, Refusal):
            return False
        if outgoing.person is None:
            return await self._deliver_to_channel(state, outgoing, nonce)
        person = state.people.get(outgoing.person) or await self._posts.find_recipient(outgoing)
        if person is None or account_of(person) is None:
            raise UndeliverableError
        if outgoing.key.kind is MessageKind.HAND:
            return await self._show_hand(state, person, outgoing, nonce)
        is_full = state.course is not None and not state.card.seats_kept_free
        if outgoing.key.kind in INVITATIONS and is_full:
            return False  # it began without them
        await self._send_notice(state, person, outgoing, nonce)
        return True

    async def _update_panels(self, outgoing: OutboxMessage) -> None:
        assert isinstance(self._client, SignoriaClient)
        person = await self._posts.find_recipient(outgoing)
        account = account_of(person) if person else None
        if person is None or account is None:
            return
        await private_panel.wait_for_running_answers(self._client, account)
        state = await self._service.table_state(outgoing.table)
        if not isinstance(state, Refusal):
            await private_panel.update_panels(self._client, state, person)

    # Channels

    async def _deliver_to_channel(
        self, state: TableState, outgoing: OutboxMessage, nonce: str
    ) -> bool:
        channel = find_channel(self._client, state.card.place)
        if outgoing.key == BOARD_KEY:
            if await self._is_outdated(outgoing):
                return False
            await self._delete_answered_notices(state)
            await self._delete_separate_hand(state)
            await self._post_board(state, channel, nonce)
            return True
        match outgoing.key.kind:
            case MessageKind.PROGRESS:
                if is_waiting_for_computers(state) and not await self._reword_board(state):
                    await self._post_board(state, channel, nonce)
                return False
            case MessageKind.CHANNEL_CALL:
                return await self._ping_person_in_channel(state, channel, outgoing, nonce)
            case MessageKind.VOTE | MessageKind.MOTION_POST:
                return await self._post_vote(state, channel, outgoing, nonce)
            case MessageKind.ROLE_CALL | MessageKind.OFFER:
                return await self._call_players(state, channel, outgoing, nonce)
            case MessageKind.FILM if outgoing.text is not None:
                return await self._show_film(state, channel, outgoing, nonce)
            case MessageKind.STORY | MessageKind.STORY_RETELLING as kind:  # to the story's thread
                is_new = kind is MessageKind.STORY
                await (self._stories.write_story if is_new else self._stories.retell_story)(state)
                return False
            case MessageKind.OPENING:
                return await self._remove_name_from_opening_post(state, outgoing)
            case MessageKind.FILM | MessageKind.SHOWN_POSITION:  # it names a forgotten person
                return await self._delete_notice(outgoing)
        if outgoing.text is None:
            return False
        speech = speech_at_table(state, state.card.terms.language)
        sent = await send_message(channel, TextMessage(speech.speak_text(outgoing.text)), nonce)
        await self._posts.save_people_named(sent, people_named_in(state, outgoing.text))
        return True

    async def _is_outdated(self, outgoing: OutboxMessage) -> bool:
        """Whether a newer message will draw the board below sentences that come first."""
        waiting = [
            one for one in await self._store.messages_of_table(outgoing.table) if one.person is None
        ]
        is_newer = any(one.key == BOARD_KEY and one.id > outgoing.id for one in waiting)
        return is_newer and any(one.text is not None for one in waiting)

    async def _ping_person_in_channel(
        self, state: TableState, channel: Messageable, outgoing: OutboxMessage, nonce: str
    ) -> bool:
        """Call a person who is asked and can't be reached by direct message."""
        assert outgoing.seat is not None
        person = person_of_seat(state, outgoing.seat)
        if account_of(person) is None:
            return False
        sent = await send_message(channel, notification.channel_call_message(state, person), nonce)
        await self._posts.save_notice(outgoing, sent)
        await self._posts.save_people_named(sent, (person.id,))
        return True

    async def _call_players(
        self, state: TableState, channel: Messageable, outgoing: OutboxMessage, nonce: str
    ) -> bool:
        """Post a call for players, or the offer to start with computers."""
        rows = await self._store.server_settings(state.card.server)
        content = table_post.call_for_players(state, outgoing, rows.get(CALL_ROLE, ""))
        if content is None:
            return False
        await self._posts.save_notice(outgoing, await send_message(channel, content, nonce))
        return True

    async def _post_vote(
        self, state: TableState, channel: Messageable, outgoing: OutboxMessage, nonce: str
    ) -> bool:
        """Post the state of a vote and delete the post of its earlier state."""
        content = notification.vote_message(state, outgoing)
        if content is None:
            return False
        sent = await send_message(channel, content, nonce)
        if content.presses:  # the result of a vote stays
            await self._posts.save_notice(outgoing, sent)
        if outgoing.text is not None:
            await self._posts.save_people_named(
                sent,
                (*people_named_in(state, outgoing.text), *_person_asked_to_vote(state, outgoing)),
            )
        for post in await self._store.posts_of_table(outgoing.table):
            if _is_superseded(post.key, outgoing.key):
                await self._posts.delete_post(post)
        return True

    async def _show_film(
        self, state: TableState, channel: Messageable, outgoing: OutboxMessage, nonce: str
    ) -> bool:
        """Post the film once, even if two people asked for it."""
        if await self._posts.find_post(outgoing.table, outgoing.key) is not None:
            return False
        content = await result_and_review.film_message(state, outgoing, self._films)
        await self._posts.save_notice(outgoing, await send_message(channel, content, nonce))
        return True

    async def _delete_notice(self, outgoing: OutboxMessage) -> bool:
        post = await self._posts.find_post(outgoing.table, outgoing.key)
        if post is not None:
            await self._posts.delete_post(post)
        return False

    async def _remove_name_from_opening_post(
        self, state: TableState, outgoing: OutboxMessage
    ) -> bool:
        """Rewrite the opening post without the name of a forgotten person."""
        post = await self._posts.find_post(outgoing.table, outgoing.key)
        if post is not None and not await self._edit_old_post(post, table_post.opening_post(state)):
            await self._posts.delete_post(post)
        return False

    async def _post_board(self, state: TableState, channel: Messageable, nonce: str) -> None:
        table, now = state.card.id, self._clock.now()
        post = await self._posts.find_post(table, BOARD_KEY)
        plies = len(state.course.made) if state.course else 0
        begins = (
            post
            and post.seal == LOBBY_MARK
            and state.course
            and not is_in_direct_messages(state.card)
        )
        if post and begins:
            await self._turn_lobby_into_opening(state, post)
            post = None
        is_past = _ended_long_ago(state.card, now)
        if post and post.channel == state.card.place and (is_past or self._can_edit(post, now)):
            message = await self._build_board(state, channel, post.ply)
            if await (self._edit_old_post if is_past else self._edit_post)(post, message):
                self._note_pictures(post.message, message)
                return
            if is_past:  # it was deleted, or can't be edited any more
                await self._posts.delete_post(post)
                return
        since = post.ply if post and post.ply <= plies else max(0, plies - 1)
        since = 0 if begins else since
        message = await self._build_board(state, channel, since)
        sent = await send_message(channel, message, nonce)
        self._note_pictures(str(sent.id), message)
        place, seal = state.card.place, board_mark(state.card)
        await self._posts.save_post(
            PostRecord(table, BOARD_KEY, place, str(sent.id), now, plies, seal), replaced=post
        )

    async def _reword_board(self, state: TableState) -> bool:
        """Edit the words below a board's picture; return whether that was possible."""
        post = await self._posts.find_post(state.card.id, BOARD_KEY)
        if post is None or post.seal == LOBBY_MARK or not self._can_edit(post, self._clock.now()):
            return False
        shown = self._pictured.get(post.message)
        if shown is None or not wants_picture(state):
            return False  # nothing is drawn, or the posted pictures are unknown
        layout = with_pictures_of(table_post.board_post(state, post.ply), shown)
        return await edit_without_pictures(self._posts.partial_message(post), layout)

    def _note_pictures(self, message: str, layout: LayoutMessage) -> None:
        """Note which pictures a post shows, without their data."""
        self._pictured.pop(message, None)
        if layout.picture is not None:
            bare = replace(layout.picture, png=b"")
            leaves = tuple(replace(one, png=b"") for one in layout.book_pages)
            self._pictured[message] = LayoutMessage((), picture=bare, book_pages=leaves)
        if len(self._pictured) > BOARDS_REMEMBERED:
            del self._pictured[next(iter(self._pictured))]

    async def _turn_lobby_into_opening(self, state: TableState, post: PostRecord) -> None:
        """Turn the lobby's post into the opening post, and begin the story's thread there."""
        stands = await self._edit_post(post, table_post.opening_post(state))
        async with self._store.unit_of_work() as unit:
            unit.delete_post(post.table, BOARD_KEY)
            if stands:
                unit.save_record(replace(post, key=records.OPENING_KEY))
        if not stands:
            await self._posts.delete_message(post)
        await self._stories.begin_thread(state)

    async def _build_board(
        self, state: TableState, channel: Messageable, since: int
    ) -> LayoutMessage:
        """Build the board with a picture, or in words where none is wanted or allowed."""
        habits = await self._habits.habits_at_table(state.card)
        layout = table_post.board_post(replace(state, habits=habits), since)
        painter = self._painter if bot_permissions(channel).attach_files else None
        return await table_post.add_board_picture(layout, state, painter)

    def _can_edit(self, post: PostRecord, now: Time) -> bool:
        """Whether the post is recent and still the last message of its channel."""
        if not _is_recent_post(post, now):
            return False
        channel = self._client.get_channel(int(post.channel))
        last = getattr(channel, "last_message_id", None)
        return last is None or last == int(post.message)

    # People

    async def _show_hand(
        self, state: TableState, person: Person, outgoing: OutboxMessage, nonce: str
    ) -> bool:
        """Keep one message with the hand of a seat; an earlier owner never sees it."""
        context = seat_context(state, person)
        if context is None or outgoing.key != MessageKey(MessageKind.HAND, context.seat):
            return False
        channel, now = await open_direct_channel(self._client, person), self._clock.now()
        post = await self._posts.find_post(outgoing.table, outgoing.key)
        message = await self._build_hand(context)
        seal = hash_blocks(message.head)
        if post is not None and post.channel == str(channel.id) and post.seal == seal:
            return False  # the hand has not changed
        may_edit = (
            post is not None and post.channel == str(channel.id) and _is_recent_post(post, now)
        )
        if post and may_edit and await self._edit_post(post, message):
            await self._posts.save_post(replace(post, seal=seal))
            return False  # an edit does not prove the person can be reached
        sent = await send_message(channel, message, nonce)
        place = str(channel.id), str(sent.id)
        new = PostRecord(outgoing.table, outgoing.key, *place, now, 0, seal)
        await self._posts.save_post(new, replaced=post)
        return True

    async def _build_hand(self, context: SeatContext) -> LayoutMessage:
        head = TextBlock(table_texts.table_heading(context.state, context.speech), small=True)
        hand = TextBlock(table_texts.hand_words(context))
        links = await self._build_links(context.state, context.speech)
        return LayoutMessage((head, hand), links, accent=seat_color(context.seat), silent=True)

    async def _send_notice(
        self, state: TableState, person: Person, outgoing: OutboxMessage, nonce: str
    ) -> None:
        """Send a direct message about one table."""
        speech = speech_at_table(state, person.language)
        links = await self._build_links(state, speech)
        if outgoing.key.kind in {MessageKind.CHANNEL_GONE, MessageKind.SERVER_GONE}:
            links = tuple(one for one in links if not isinstance(one, LinkSpec))
        if outgoing.key.kind in INVITATIONS:
            join = components.route_button(speech, "join", state.card.id, likely=True)
            links = (join, *(one for one in links if isinstance(one, LinkSpec)))
        words = notification.notice_text(state, speech, outgoing)
        old = await self._posts.find_post(outgoing.table, outgoing.key)
        sent = await send_message(
            await open_direct_channel(self._client, person), TextMessage(words, links), nonce
        )
        if outgoing.text is not None:
            await self._posts.save_people_named(
                sent, people_named_in(state, outgoing.text) - {person.id}
            )
        if old:
            await self._posts.delete_message(old)

    async def _build_links(
        self, state: TableState, speech: SpeechContext
    ) -> tuple[ComponentSpec, ...]:
        table = state.card.id
        found: list[ComponentSpec] = []
        if state.card.status is TableStatus.PLAYING:
            found.append(components.route_button(speech, "turn", table, likely=True))
        post = await self._posts.find_post(table, BOARD_KEY)
        if post:
            found.append(LinkSpec(post_url(state, post), speech.label_text("press-to-board")))
        return tuple(found)

    async def _delete_answered_notices(self, state: TableState) -> None:
        """Delete notices whose question is answered."""
        for post in await self._store.posts_of_table(state.card.id):
            if _is_notice_answered(state, post):
                await self._posts.delete_post(post)

    async def _delete_separate_hand(self, state: TableState) -> None:
        """Delete the hand's message where the board shows the hand."""
        if not is_in_direct_messages(state.card):
            return
        for post in await self._store.posts_of_table(state.card.id):
            if post.key.kind is MessageKind.HAND:
                await self._posts.delete_post(post)

    # Discord

    async def _edit_old_post(self, post: PostRecord, layout: LayoutMessage) -> bool:
        """Edit a post of any age, also in an archived thread."""
        if await self._edit_post(post, layout):
            return True
        if isinstance(self._client.get_channel(int(post.channel)), discord.TextChannel):
            return False
        with suppress(discord.HTTPException):
            await unarchive_thread(self._client, post.channel)
        return await self._edit_post(post, layout)

    async def _edit_post(self, post: PostRecord, layout: LayoutMessage) -> bool:
        return await edit_post(
            self._posts.partial_message(post), find_channel(self._client, post.channel), layout
        )


def _person_asked_to_vote(state: TableState, outgoing: OutboxMessage) -> Iterator[PersonId]:
    """Yield the person who is publicly asked to vote."""
    if outgoing.key.seat is not None:
        yield person_of_seat(state, outgoing.key.seat).id


def _ended_long_ago(card: TableCard, now: Time) -> bool:
    """Whether the result is edited where it is instead of posted again."""
    return card.ended is not None and now - card.ended >= EDITABLE_FOR


def _is_recent_post(post: PostRecord, now: Time) -> bool:
    return 0 <= now - post.made_at < EDITABLE_FOR


def _is_notice_answered(state: TableState, post: PostRecord) -> bool:
    """Whether a notice is about a question, vote or hand that is no longer open to its seat."""
    match post.key:
        case MessageKey(
            MessageKind.TURN | MessageKind.TURN_NEWS | MessageKind.CHANNEL_CALL, int(seat)
        ):
            is_open = seat in seats_waited_for(state)
            return not (is_open and question_number(state, seat) == post.ply)
        case MessageKey(MessageKind.NEXT_UP, seat):
            return next_seat_waited_for(state) != seat
        case MessageKey(MessageKind.ROLE_CALL | MessageKind.OFFER):
            is_call = post.key == ROLE_CALL_KEY and bool(state.card.seats_kept_free)
            return state.card.status is not TableStatus.GATHERING and not is_call
        case MessageKey(MessageKind.HAND, seat):
            return seat not in seats_of_people(state.card)
        case MessageKey(seat=int(seat), motion=motion) if motion is not None:
            ballot = find_open_vote_on(state, motion)
            return ballot is None or seat in ballot.votes or seat not in seats_of_people(state.card)
        case MessageKey(motion=motion) if motion is not None:
            return find_open_vote_on(state, motion) is None
    return False


def _is_superseded(old: MessageKey, new: MessageKey) -> bool:
    """Whether both are posts of the same motion, the new one with other votes."""
    is_post = old.kind is new.kind is MessageKind.MOTION_POST
    return is_post and old.motion == new.motion and old.votes != new.votes
