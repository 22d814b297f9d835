"""The outbox worker: deliver stored messages to channels and people, in order, with retries."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b
from math import ceil
from typing import NoReturn, Protocol, TypeAlias

from bot.engine.text import Refusal, Who, say
from bot.scheduler.job_scheduler import Sleep, run_periodically
from bot.tables import records
from bot.tables.derived_effects import WriteRows
from bot.tables.people import DAY, MINUTE, NOWHERE, Clock, PersonId, TableId, TableStatus, Time
from bot.tables.records import BOARD_KEY, DeliveryChannel, MessageKey, MessageKind, OutboxMessage
from bot.tables.service import TableService
from bot.tables.state import (
    TableState,
    find_open_vote_on,
    is_person_asked,
    question_number,
    seats_of_people,
)
from bot.tables.store_protocols import (
    DeliverLaterError,
    Store,
    UndeliverableError,
    UnitOfWork,
    format_trace,
)


def _write_nothing(_: UnitOfWork) -> None:
    pass


@dataclass(frozen=True, slots=True)
class Sent:
    """It was sent, so the recipient can be reached."""

    rows: WriteRows = _write_nothing  # what is stored together with the result


@dataclass(frozen=True, slots=True)
class Skipped:
    """It is obsolete or already shown: nothing was sent."""

    rows: WriteRows = _write_nothing


@dataclass(frozen=True, slots=True)
class Retry:
    """It failed and may succeed after a pause."""

    why: str
    pause: float = 0  # seconds, if Discord asked for it


@dataclass(frozen=True, slots=True)
class Undeliverable:
    """It can't be delivered this way."""

    why: str


@dataclass(frozen=True, slots=True)
class Postponed:
    """The person is present, and is not disturbed until then."""

    until: Time
    rows: WriteRows = _write_nothing


DeliveryResult: TypeAlias = Sent | Skipped | Retry | Undeliverable | Postponed

# Send, edit or delete the one direct message that a person has over all tables.
DirectMessageHandler: TypeAlias = Callable[[OutboxMessage], Awaitable[DeliveryResult]]


class Transport(Protocol):
    """Send messages; sending the same nonce again within NONCE_LASTS has no effect."""

    async def deliver_message(self, message: OutboxMessage, nonce: str) -> bool:
        """Return whether something was sent, which proves that the recipient can be reached."""

    async def has_arrived(self, message: OutboxMessage, nonce: str) -> bool:
        """Look for a message that may have been sent before a crash."""


EDITABLE_FOR = 55 * MINUTE  # Discord limits edits of messages older than an hour
NONCE_LASTS = 2 * MINUTE  # Discord says "a few minutes"
FIRST_PAUSE, LONGEST_PAUSE = 5, 30 * MINUTE
MOST_TRIES = 7 * DAY // LONGEST_PAUSE  # a week, not counting downtime
TRIES_BEFORE_YIELDING = 3  # then later messages may overtake

# Messages to one recipient are sent one after another: a person or the channel of one table, and
# the one direct message of a person over all tables, whose table is NOWHERE.
Recipient: TypeAlias = tuple[TableId, PersonId | None]


def ready_messages(waiting: Iterable[OutboxMessage], now: Time) -> Iterator[OutboxMessage]:
    """Yield for each recipient the message that may be sent now."""
    piles: dict[Recipient, list[OutboxMessage]] = {}
    for message in sorted(waiting, key=_sending_rank):
        piles.setdefault(recipient_of(message), []).append(message)
    for pile in piles.values():
        yield from _next_of_recipient(pile, now)


def _next_of_recipient(pile: Iterable[OutboxMessage], now: Time) -> Iterator[OutboxMessage]:
    for message in pile:
        if message.not_before <= now:
            yield message
            return
        if 0 < message.tries < TRIES_BEFORE_YIELDING:
            return  # keep the order during a short trouble


def _sending_rank(message: OutboxMessage) -> tuple[bool, int]:
    """Sort sentences as they were written, then what shows the current state."""
    return message.text is None, message.id


def recipient_of(message: OutboxMessage) -> Recipient:
    return (NOWHERE if is_direct_message(message) else message.table), message.person


def is_direct_message(message: OutboxMessage) -> bool:
    return message.person is not None and message.key.kind in records.DIRECT_MESSAGE_KINDS


def make_nonce(message: OutboxMessage) -> str:
    """Return the same nonce for each attempt, another one for a number reused after a restore."""
    facts = (
        message.id,
        message.table,
        str(message.key),
        message.person,
        message.decision,
        message.created,
    )
    return blake2b(repr(facts).encode(), digest_size=12).hexdigest()


def retry_pause(tries: int, wished: float = 0) -> int:
    """Return the seconds until the next try, after `tries` failed ones before this."""
    own = min(LONGEST_PAUSE, FIRST_PAUSE << min(tries, 16))
    return max(own, ceil(min(wished, DAY)))


_log = logging.getLogger(__name__)

# They may name people as long as they stand, so they are updated even for a frozen table.
STATE_MESSAGES = (
    MessageKind.BOARD,
    MessageKind.OPENING,
    MessageKind.STORY_RETELLING,
    MessageKind.FILM,
    MessageKind.SHOWN_POSITION,
)
UNDER_WAY_KEYS = (TableStatus.PLAYING, TableStatus.PAUSED)
CLOSED_PAUSE = 10 * MINUTE  # before closed direct messages are tried again for a hand
AT_ONCE = 8  # deliveries at the same time, without the slow ones
PATIENCE_WITH_ONE = 1.0  # seconds; then a delivery is slow
LONGEST_DELIVERY = 60.0  # seconds; then its result is unknown, as after a crash
SWEEP_EVERY = 5.0  # seconds
LONGEST_CLOSE = 10.0  # seconds


class OutboxWorker:
    """Deliver stored messages; a failure of one message delays only its own recipient."""

    def __init__(
        self,
        service: TableService,
        store: Store,
        transport: Transport,
        update_direct_message: DirectMessageHandler,
        clock: Clock,
        *,
        longest_delivery: float = LONGEST_DELIVERY,
        patience: float = PATIENCE_WITH_ONE,
    ) -> None:
        self._service = service
        self._store = store
        self._transport = transport
        self._clock = clock
        self._update_direct_message = update_direct_message
        self._longest_delivery = longest_delivery
        self._patience = patience
        self._waiting_tables: dict[TableId, None] = {}  # an ordered set
        self._round: asyncio.Task[None] | None = None
        self._begun = clock.now()
        self._is_settled: dict[
            tuple[TableId, MessageKey], bool
        ] = {}  # False if the result of the last attempt is unknown
        self._under_way: dict[Recipient, asyncio.Task[bool]] = {}
        self._in_hand: dict[Recipient, asyncio.TimerHandle] = {}  # not slow yet
        self._passed_over: dict[TableId, None] = {}  # waiting for another delivery
        self._storing_undeliverable = asyncio.Lock()
        self._refused_at: dict[PersonId | None, Time] = {}  # direct messages, by Discord
        self._changed_servers: set[str] = set()  # servers whose permissions or channels changed
        self._reposting = asyncio.Lock()
        self._closed = False

    def wake_for_table(self, table: TableId) -> None:
        """Schedule a look at this table's messages, without waiting for it."""
        self._waiting_tables[table] = None
        self._start_delivery_round()

    async def run_forever(self, sleep: Sleep) -> NoReturn:
        await run_periodically(
            "outbox worker", self.send_due_messages, every=SWEEP_EVERY, sleep=sleep
        )

    async def send_due_messages(self) -> bool:
        """Start on what was left by the last run or is due for another try."""
        waiting = await self._store.due_messages(self._clock.now())
        self._waiting_tables.update((message.table, None) for message in waiting)
        self._start_delivery_round()
        return True

    async def retry_lost_channels(self, *servers: str) -> None:
        """Post boards again whose channel was lost, after a change on these servers."""
        self._changed_servers.update(servers)
        try:
            async with self._reposting:  # servers that change meanwhile are handled together
                servers, self._changed_servers = tuple(self._changed_servers), set()
                if servers and not self._closed:
                    await self._repost_boards(servers)
        except Exception as error:
            _log.error("lost channels were not tried again: %s", format_trace(error))

    async def _repost_boards(self, servers: Collection[str]) -> None:
        for table, server in (await self._store.tables_without_channel()).items():
            if server in servers:
                await self._enqueue_board(table)

    async def _enqueue_board(self, table: TableId) -> None:
        board = OutboxMessage(table, BOARD_KEY, None, None, created=self._clock.now())
        async with self._store.unit_of_work() as unit:
            unit.enqueue_message(board)
        self.wake_for_table(table)

    async def repost_boards_in(self, place: str) -> None:
        """Post the boards of this channel's tables again; if it is gone, tell their owners."""
        for card in await self._store.find_table_cards(place=place, status=UNDER_WAY_KEYS):
            await self._enqueue_board(card.id)

    async def announce_bot_removal(self, is_gone: Callable[[str], bool]) -> None:
        """Tell the players of running games on servers that removed the bot, once."""
        for card in await self._store.find_table_cards(status=UNDER_WAY_KEYS):
            if not card.server or not is_gone(card.server):
                continue
            channel = await self._store.delivery_channel(card.id, None)
            if channel.shut:
                continue
            text, now = say("server-is-gone", table=card.id), self._clock.now()
            async with self._store.unit_of_work() as unit:
                unit.save_record(replace(channel, shut=True))
                for seat in seats_of_people(card):
                    key = MessageKey(MessageKind.SERVER_GONE, seat)
                    person = card.holders[seat].person
                    unit.enqueue_message(OutboxMessage(card.id, key, person, text, created=now))
            self.wake_for_table(card.id)

    async def finish_sending(self, patience: float = LONGEST_CLOSE) -> None:
        """Let running deliveries finish for a while, then cancel them."""
        self._closed = True
        late = await _wait_for_tasks(self._running_tasks(), patience)
        for task in late:
            task.cancel()
        if await _wait_for_tasks(late, 1):
            _log.error("some deliveries could not be cancelled")

    def _running_tasks(self) -> set[asyncio.Task[None] | asyncio.Task[bool]]:
        return {*self._under_way.values(), *([self._round] if self._round else [])}

    # Rounds over tables

    def _start_delivery_round(self) -> None:
        if self._round or not self._waiting_tables or not self._has_capacity():
            return
        self._round = asyncio.create_task(self._start_deliveries())
        self._round.add_done_callback(self._end_delivery_round)

    def _has_capacity(self) -> bool:
        return not self._closed and len(self._in_hand) < AT_ONCE

    async def _start_deliveries(self) -> None:
        """Start deliveries table by table while there is capacity."""
        while self._waiting_tables and self._has_capacity():
            table = next(iter(self._waiting_tables))
            del self._waiting_tables[table]
            try:
                waiting = await self._store.messages_of_table(table)
            except Exception as error:
                _log.error("messages of table %d could not be read: %s", table, format_trace(error))
                continue
            # If it was woken during the read, sent messages may be among the rows: read them again.
            if table not in self._waiting_tables:
                self._start_sending(table, waiting)

    def _start_sending(self, table: TableId, waiting: tuple[OutboxMessage, ...]) -> None:
        for message in ready_messages(waiting, self._clock.now()):
            if not self._has_capacity():
                self._waiting_tables[table] = None
                return
            if recipient_of(message) not in self._under_way:
                self._send_message(message)
            elif is_direct_message(message):
                self._passed_over[table] = None

    def _send_message(self, message: OutboxMessage) -> None:
        recipient = recipient_of(message)
        task = asyncio.create_task(self._deliver_and_store(message))
        self._under_way[recipient] = task
        loop = asyncio.get_running_loop()
        self._in_hand[recipient] = loop.call_later(
            self._patience, self._mark_delivery_slow, recipient
        )
        task.add_done_callback(partial(self._end_delivery, message))

    def _mark_delivery_slow(self, recipient: Recipient) -> None:
        """Free the capacity of a slow delivery."""
        self._in_hand.pop(recipient).cancel()
        self._start_delivery_round()

    def _end_delivery_round(self, _: asyncio.Task[None]) -> None:
        self._round = None
        self._start_delivery_round()

    def _end_delivery(self, message: OutboxMessage, task: asyncio.Task[bool]) -> None:
        del self._under_way[recipient_of(message)]
        if recipient_of(message) in self._in_hand:
            self._in_hand.pop(recipient_of(message)).cancel()
        if not task.cancelled() and task.exception() is None and task.result():
            # Other messages may have waited for this one, at other tables too.
            self._waiting_tables |= {message.table: None, **self._passed_over}
            self._passed_over.clear()
        self._start_delivery_round()

    # One message

    async def _deliver_and_store(self, message: OutboxMessage) -> bool:
        """Return whether the result was stored; if not, the next sweep finds the message."""
        result = await self._attempt_delivery(message)
        # A channel that is closed now may hold what an attempt before sent.
        if message.text is None and not isinstance(result, Undeliverable):
            self._is_settled[_post_key(message)] = not isinstance(result, Retry)
        try:
            await self._store_result(message, result)
        except Exception as error:
            _log.error(
                "the result of message %d could not be stored: %s",
                message.id,
                format_trace(error),
            )
            return False
        return True

    async def _attempt_delivery(self, message: OutboxMessage) -> DeliveryResult:
        try:
            async with asyncio.timeout(self._longest_delivery):
                if is_direct_message(message):
                    return await self._update_direct_message(message)
                if not await self._is_message_still_true(message):
                    return Skipped()
                return Sent() if await self._deliver_once(message) else Skipped()
        except UndeliverableError as unreachable:
            return Undeliverable(str(unreachable) or "unreachable")
        except DeliverLaterError as later:
            return Retry("later", later.seconds)
        except Exception as error:
            # The error's text may be private: log only where it happened. Log it at the first try,
            # and once more when it is given up.
            if not message.tries:
                _log.error(
                    "message %d (%s) of table %d: %s",
                    message.id,
                    message.key,
                    message.table,
                    format_trace(error),
                )
            return Retry(format_trace(error))

    async def _deliver_once(self, message: OutboxMessage) -> bool:
        """Return whether it was sent, now or by an earlier attempt of unknown result."""
        nonce = make_nonce(message)
        young = 0 <= self._clock.now() - message.created < NONCE_LASTS
        may_lie_there = not young or await self._may_have_arrived(message)
        if may_lie_there and await self._transport.has_arrived(message, nonce):
            return True
        return await self._transport.deliver_message(message, nonce)

    async def _may_have_arrived(self, message: OutboxMessage) -> bool:
        """Whether an attempt at the same post, of unknown result, may have arrived.

        That attempt may have had another nonce, so the post is looked for.
        """
        settled = self._is_settled.get(_post_key(message))
        if message.text is not None or settled is not None:
            return settled is False
        card = await self._store.load_table_card(message.table)
        return card is not None and card.opened < self._begun

    async def _is_message_still_true(self, message: OutboxMessage) -> bool:
        """Whether the message still says something true."""
        if message.key.kind is MessageKind.PANEL:
            return True  # panels are updated whatever became of the table
        motion = message.key.motion if message.key.kind is MessageKind.VOTE else None
        if message.text is not None and not _is_about_question(message) and motion is None:
            return True
        state = await self._service.table_state(message.table)
        if isinstance(state, Refusal):
            return False
        if state.card.status is TableStatus.FROZEN:
            return message.key.kind in STATE_MESSAGES  # nothing else of a frozen table can be shown
        if motion is not None:
            return find_open_vote_on(state, motion) is not None
        if _is_about_question(message):
            return _is_question_open(state, message)
        return message.seat is None or (
            _may_see_hand(state, message) and not await self._has_just_refused_messages(message)
        )

    async def _has_just_refused_messages(self, message: OutboxMessage) -> bool:
        """Whether direct messages were closed a moment ago; hands change too often to try again."""
        refused_at = self._refused_at.get(message.person)
        if refused_at is None or not 0 <= self._clock.now() - refused_at < CLOSED_PAUSE:
            return False
        return (await self._store.delivery_channel(message.table, message.person)).shut

    # Results

    async def _store_result(self, message: OutboxMessage, result: DeliveryResult) -> None:
        if isinstance(result, Undeliverable):
            async with self._storing_undeliverable:  # a notification and a hand may fail together
                await self._store_undeliverable(message, result.why)
            return
        channel = None
        if isinstance(result, Sent):
            self._refused_at.pop(message.person, None)
            channel = await self._store.delivery_channel(message.table, message.person)
        async with self._store.unit_of_work() as unit:
            if channel and channel.shut:
                unit.save_record(replace(channel, shut=False))
            match result:
                case Sent(rows) | Skipped(rows):
                    rows(unit)
                    unit.mark_message_sent(message.id)
                case Postponed(until, rows):
                    rows(unit)
                    unit.postpone_message(message.id, until)
                case Retry(why) if message.tries + 1 >= MOST_TRIES:
                    _log_lost(message)
                    unit.mark_message_undeliverable(message.id, f"given up: {why}")
                case Retry(why, pause):
                    again = Time(self._clock.now() + retry_pause(message.tries, pause))
                    unit.note_failed_attempt(message.id, again, why)

    async def _store_undeliverable(self, message: OutboxMessage, why: str) -> None:
        """Mark the way as closed, and tell it once by another way.

        A person who is asked is called in the channel, once for each wait.
        """
        self._refused_at[message.person] = self._clock.now()
        channel = await self._store.delivery_channel(message.table, message.person)
        notice = None if channel.shut else await self._make_closed_notice(message)
        wait, now = await self._make_wait_id(message, channel), self._clock.now()
        _log_lost(message)
        async with self._store.unit_of_work() as unit:
            unit.mark_message_undeliverable(message.id, why)
            if notice:
                unit.enqueue_message(replace(notice, created=now))
            if message.key.kind is MessageKind.VOTE and message.person is not None:
                # Motions are public: ask in the channel instead.
                unit.enqueue_message(replace(message, person=None, created=now))
            if wait:
                unit.enqueue_message(replace(_make_channel_call(message), created=now))
            shut = channel.shut or notice is not None
            unit.save_record(replace(channel, shut=shut, called=wait or channel.called))

    async def _make_wait_id(self, message: OutboxMessage, channel: DeliveryChannel) -> str:
        """Return an id of the wait a person is to be called for, or "" for none."""
        if message.person is None or message.seat is None or not _is_about_question(message):
            return ""
        state = await self._service.table_state(message.table)
        if isinstance(state, Refusal) or not _is_question_open(state, message):
            return ""
        item = f"{message.seat} {state.budgets[message.seat].since}"
        begins = message.key.kind is MessageKind.TURN  # there is one for each wait
        return item if begins or channel.called != item else ""

    async def _make_closed_notice(self, message: OutboxMessage) -> OutboxMessage | None:
        """Tell that the way is closed, without what was to be sent."""
        card = await self._store.load_table_card(message.table)
        if card is None:
            return None
        if message.person is None:
            text = say("channel-is-gone", table=card.id)
            return OutboxMessage(card.id, records.CHANNEL_GONE_KEY, card.owner, text)
        seat = card.owned_seat(message.person)
        if seat is None:
            return None
        text = say("private-messages-closed", who=Who(seat))
        return OutboxMessage(card.id, MessageKey(MessageKind.MESSAGES_CLOSED, seat), None, text)


def _post_key(message: OutboxMessage) -> tuple[TableId, MessageKey]:
    """Return the key of the post that a message edits: progress is shown on the board."""
    return message.table, BOARD_KEY if message.key == records.PROGRESS_KEY else message.key


def _log_lost(message: OutboxMessage) -> None:
    _log.warning("message %d (%s) of table %d is lost", message.id, message.key, message.table)


def _make_channel_call(message: OutboxMessage) -> OutboxMessage:
    """Call in the channel without the question, which may be secret."""
    assert message.seat is not None
    return OutboxMessage(
        message.table,
        MessageKey(MessageKind.CHANNEL_CALL, message.seat),
        None,
        None,
        message.seat,
        message.decision,
    )


# Whether a message is still true


def _is_about_question(message: OutboxMessage) -> bool:
    """Whether the message is about the open question of its seat."""
    return message.seat is not None and message.key.kind not in {
        MessageKind.HAND,
        MessageKind.PANEL,
        MessageKind.REVISION,
    }


def _is_question_open(state: TableState, message: OutboxMessage) -> bool:
    """Whether this question still waits for the person who would be told."""
    seat = message.seat
    if seat is None or not is_person_asked(state, seat) or not _is_still_seated(state, message):
        return False
    return message.key.kind is MessageKind.TURN or question_number(state, seat) == message.decision


def _may_see_hand(state: TableState, message: OutboxMessage) -> bool:
    """Whether there is a hand and the person still owns its seat."""
    if state.course is None or state.card.status is TableStatus.CANCELLED:
        return False
    return _is_still_seated(state, message)


def _is_still_seated(state: TableState, message: OutboxMessage) -> bool:
    """Whether the recipient still owns the seat: an earlier owner must not see it."""
    assert message.seat is not None
    return message.person is None or state.card.owned_seat(message.person) == message.seat


async def _wait_for_tasks(
    tasks: set[asyncio.Task[None] | asyncio.Task[bool]], patience: float
) -> set[asyncio.Task[None] | asyncio.Task[bool]]:
    """Return the tasks that are not done in time."""
    if not tasks:
        return set()
    _, late = await asyncio.wait(tasks, timeout=patience)
    return late
